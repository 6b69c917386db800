"""Review: a thrown trick is marked, good play is not, every decision is judged, and other lines are whole deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cardgui.bots import thought
from cardgui.bots.registry import player
from cardgui.bots.thought import finished
from cardgui.engine.action import Action, Play
from cardgui.engine.cards import FRENCH
from cardgui.engine.match import Match
from cardgui.engine.record import Record, make_record, read_record
from cardgui.engine.registry import make_game
from cardgui.teaching import review
from cardgui.teaching.hints import in_points
from cardgui.teaching.motives.cases import TRICK_WORTH
from cardgui.teaching.review import LESS, Judged, Line, decisions, judge, line

GAMES = ("truf", "rifki", "rook_sluff", "minchiate")
DEALS = {"truf": 40, "rifki": 40, "rook_sluff": 45, "minchiate": 19}
"""How many of Expert's own games are gone over: some hundred decisions."""


def played(game_id: str, number: int, level: str, **options: object) -> Record:
    """A deal that computer players have played."""
    match = Match(make_game(game_id, options), number)
    match.start_deal()
    deal = match.deal
    assert deal is not None
    who = player(game_id, level)
    while not deal.over:
        seat = min(deal.to_act)
        match.apply(who.choose(deal.view(seat), match.seed(seat)))
    return read_record(make_record(match.game, "test", match.finished[-1]))


def judged(record: Record, index: int, steps: int = 60_000) -> Judged:
    found = [one for one in judge(record, index, steps) if one is not None]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_choice_of_a_seat_is_judged(game_id: str) -> None:
    record = played(game_id, 3, "learner")
    indexes = decisions(record, 0)
    assert indexes
    assert all(record.actions[index].seat == 0 for index in indexes)
    for index in indexes:
        one = judged(record, index, 1000)
        assert one.index == index
        assert one.cost >= 0
        assert one.action == record.actions[index]
        assert (one.mark == "") == (one.cost < LESS * TRICK_WORTH[game_id])
        assert (one.reason is not None) == bool(one.mark)
        assert one.mark == "" or one.better != one.action


def thrown(game_id: str, number: int, pick: Callable[[Any, int], str | None], contract: str = "") -> Judged | None:
    """Play a deal in which seat 0 throws one card; that decision judged, ``None`` if it never could.

    Args:
        game_id: the game. number: of the match.
        pick: the card to throw in a view, or ``None`` where there is none.
        contract: the one that is declared, where there is a choice.
    """
    match = Match(make_game(game_id), number)
    match.start_deal()
    deal = match.deal
    assert deal is not None
    steady, index = player(game_id, "steady"), None
    while not deal.over:
        seat = min(deal.to_act)
        view: Any = deal.view(seat)
        action = steady.choose(view, match.seed(seat))
        if view.phase == "declare" and contract:
            action = next(action for action in deal.legal(seat) if getattr(action, "contract", "") == contract)
        elif view.phase == "play" and seat == 0 and index is None:
            card = pick(view, match.seed(seat))
            if card is not None:
                action, index = Play(0, card), len(deal.actions())
        match.apply(action)
    if index is None:
        return None
    return judged(read_record(make_record(match.game, "test", match.finished[-1])), index)


def last_with_choice(view: Any) -> tuple[list[str], list[str]]:
    """The cards with which the last player to follow suit wins, and with which it does not; none without trumps."""
    current = [card for _, card in view.current]
    if len(current) != 3 or None in current or any(card[1] != view.led for card in view.legal):
        return [], []
    best = max(FRENCH.rank_of[card] for card in current if card[1] == view.led)
    wins = [card for card in view.legal if FRENCH.rank_of[card] > best]
    return wins, [card for card in view.legal if card not in wins]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_trick_thrown_away_is_marked(game_id: str) -> None:
    """Somebody plays the card that Expert, with four other seeds, holds one and a half tricks worse than the best."""
    expert: Any = player(game_id, "expert", 60_000)

    def looked(view: Any, seed: int) -> dict[Action, float]:
        return in_points(game_id, finished(expert.think(view, seed)).values())

    def thrown_away(worth: dict[Action, float], worst: Action) -> bool:
        return max(worth.values()) - worth[worst] >= 1.5 * TRICK_WORTH[game_id]

    def pick(view: Any, seed: int) -> str | None:
        if len(view.legal) < 2:
            return None
        worth = looked(view, seed)
        worst = min(worth, key=lambda action: worth[action])
        if not thrown_away(worth, worst):
            return None
        # One look alone may be by chance.
        looks = [looked(view, seed + turn) for turn in (1, 2, 3)]
        mean = {action: sum(look[action] for look in looks) / len(looks) for action in worth}
        return str(getattr(worst, "card", "")) if thrown_away(mean, worst) else None

    found = [one for number in range(60, 67) if (one := thrown(game_id, number, pick)) is not None]
    assert len(found) >= 2
    assert all(one.mark for one in found)
    assert sum(one.mark == "trick" for one in found) > len(found) // 2


def test_a_trick_taken_on_purpose_where_tricks_cost_is_marked() -> None:
    """In El Almaz the last player takes with a middling card what a lower one would have left."""

    def pick(view: Any, _seed: int) -> str | None:
        wins, loses = last_with_choice(view)
        return wins[-1] if wins and len(loses) > 1 and len(view.hand) > 4 else None

    found = [one for number in range(80, 110) if (one := thrown("rifki", number, pick, "el_almaz")) is not None]
    assert len(found) >= 3
    assert sum(bool(one.mark) for one in found) > len(found) // 2


@pytest.mark.parametrize("game_id", GAMES)
def test_other_lines_are_whole_deals_with_a_score(game_id: str) -> None:
    record = played(game_id, 4, "learner")
    for kind in ("expert", "open"):
        found = [one for one in line(record, 0, kind, steps=500) if one is not None]
        assert len(found) == 1
        assert isinstance(found[0], Line)
        assert found[0].kind == kind
        assert 0 <= found[0].tricks <= 21


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_review_comes_out_again(game_id: str) -> None:
    record = played(game_id, 5, "learner")
    index = decisions(record, 0)[2]
    assert judged(record, index, 2000) == judged(record, index, 2000)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_cards_are_judged_the_same_in_another_match(game_id: str) -> None:
    record = played(game_id, 6, "learner")
    elsewhere = replace(record, match="another")
    index = decisions(record, 0)[1]
    assert judged(record, index, 2000) == judged(elsewhere, index, 2000)
    for kind in ("expert", "open"):
        assert list(line(record, 0, kind, steps=300))[-1] == list(line(elsewhere, 0, kind, steps=300))[-1]
    # Other cards have other worlds.
    other = played(game_id, 7, "learner")
    assert review._seed(record, 0) != review._seed(other, 0)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game_id", GAMES)
def test_experts_own_games_are_marked_almost_nowhere(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With another seed and ten times the steps, at most one decision in twenty costs more than half a trick."""
    steps = 600_000 if game_id == "minchiate" else 1_500_000
    costs = []
    for number in range(401, 401 + DEALS[game_id]):
        record = played(game_id, number, "expert")
        monkeypatch.setattr(thought, "MOST_WORLDS", 6000)
        costs += [judged(record, index, steps).cost for index in decisions(record, 0)]
        monkeypatch.undo()
    assert len(costs) >= 250
    over = sum(cost > LESS * TRICK_WORTH[game_id] for cost in costs)
    assert over <= len(costs) // 20
