"""Search and levels: nothing hidden is used, nothing illegal comes up, roll-outs score as the rules do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import pytest

from cardgui.bots.player import LEVELS
from cardgui.bots.registry import levels, player
from cardgui.bots.thought import Thought, finished
from cardgui.engine.action import Action, Play
from cardgui.engine.cards import Card
from cardgui.engine.game import Deal, Layout
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.minchiate_cards import ROBBED
from cardgui.engine.minchiate_layout import MinchiateLayout
from cardgui.engine.minchiate_terms import Discard
from cardgui.engine.registry import make_game
from cardgui.engine.rifki_contracts import CONTRACTS
from cardgui.engine.truf_terms import Bid
from tests.engine.dealing import replayed
from tests.engine.test_minchiate_views import same_kind

GAMES = {"truf": {"scoring": "E"}, "rifki": {}, "rook_sluff": {}, "minchiate": {}}
SWAPS = {
    "truf": [("bid", "hand"), ("bid", "bid"), ("adjust", "hand"), ("play", "hand"), ("play", "back")],
    "rifki": [("declare", "hand"), ("play", "hand")],
    "rook_sluff": [("bid", "hand"), ("play", "hand")],
    "minchiate": [
        *(("discard", where) for where in ("hand", "fola", "discards")),
        *(("declare", where) for where in ("hand", "fola", "discards")),
        *(("play", where) for where in ("hand", "discards")),
    ],
}
"""By game, every kind of decision, as views name them, and where a card can lie then that the seat does not see."""
PLAYS = {game_id: [kind for kind in kinds if kind[0] == "play"] for game_id, kinds in SWAPS.items()}
LEAST = 25
"""Swaps of each kind that are compared."""
STEPS = 300


def begun(game_id: str, number: int, players: int | None = None) -> Match:
    match = Match(make_game(game_id, GAMES[game_id], players), number)
    match.start_deal()
    return match


def acted(match: Match, who: Any) -> tuple[Deal, int, Action]:
    """The next decision: the deal before it, the seat, the action."""
    deal = match.deal
    assert deal is not None
    seat = min(deal.to_act)
    return deal, seat, who.choose(deal.view(seat), match.seed(seat))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_every_level(game_id: str) -> None:
    assert levels(game_id) == LEVELS


@pytest.mark.plain
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", ["learner", "expert"])
def test_every_choice_is_legal_and_the_same_again(game_id: str, level: str) -> None:
    match = begun(game_id, 7)
    who = player(game_id, level, STEPS)
    while match.in_deal:
        deal, seat, action = acted(match, who)
        assert action in deal.legal(seat)
        assert player(game_id, level, STEPS).choose(deal.view(seat), match.seed(seat)) == action
        match.apply(action)


@pytest.mark.plain
@pytest.mark.parametrize("game_id", GAMES)
def test_the_search_has_a_value_for_every_legal_action_but_discards(game_id: str) -> None:
    match = begun(game_id, 5)
    thinker: Any = player(game_id, "expert", STEPS)
    seen = set()
    while match.in_deal:
        deal = match.deal
        assert deal is not None
        seat = min(deal.to_act)
        view: Any = deal.view(seat)
        thought: Thought = finished(thinker.think(view, match.seed(seat)))
        values = thought.values()
        seen.add(view.phase)
        if view.phase == "discard":
            assert all(action in deal.legal(seat) for action in values)
        else:
            assert set(values) == set(deal.legal(seat))
        assert values[thought.action()] == max(values.values())
        match.apply(thought.action())
    assert "play" in seen


def alike(deal: Deal, view: Any, one: Card, other: Card) -> bool:
    """Whether the rules treat two hidden cards alike, so that all that happened could have happened with them swapped.

    Where that is so, nothing that is seen may differ.
    """
    match deal.game.id:
        case "truf":
            return one[1] == other[1]
        case "rifki":
            penalties = CONTRACTS[view.contract].cards if view.contract else ()
            return one[1] == other[1] and not {one, other} & set(penalties)
        case "rook_sluff":
            # Who has the lowest red card leads (RS-13).
            return one[0] == other[0] and "R2" not in (one, other)
        case _:
            # Cards that are robbed, or that verzicole are made of, stay where they are.
            return same_kind(one, other) and not {one, other} & ROBBED


def shown(deal: Deal, view: Any) -> set[Card]:
    """Cards whose place a seat knows by more than their play: they lay face up for a while."""
    if isinstance(deal.layout, MinchiateLayout):
        layout = deal.layout
        stopped = {card for card in (layout.cutter_stopped, layout.dealer_stopped) if card is not None}
        fola = layout.fola if view.phase == "play" else ()
        faces = {*view.cutter_robbed, *view.dealer_robbed, *layout.turned_up, *fola}
        return stopped | faces | {card for some in view.declared for v in some or () for card in v} | {"T29", "M"}
    return set(view.bid_cards) if deal.game.id == "truf" and view.phase != "bid" else set()


def hidden(deal: Deal, seat: int) -> list[tuple[str, int, Card]]:
    """What the rules hide from a seat: where it lies, whose it is (-1 for nobody's), the card."""
    view: Any = deal.view(seat)
    found = []
    for other in range(deal.game.players):
        if other != seat:
            theirs: Any = deal.view(other)
            held = list(theirs.hand)
            if view.phase == "bid" and getattr(theirs, "own_bid", None):
                found.append(("bid", other, theirs.own_bid))
                held = [card for card in held if card != theirs.own_bid]
            found += [("hand", other, card) for card in held]
            found += [("discards", other, card) for card in getattr(theirs, "own_discards", ())]
            found += [
                ("back", other, now)
                for who, now in getattr(theirs, "current", ())
                # Trumps lie face down until the trick is over (TR-13); their player knows them.
                if deal.game.id == "truf" and who == other and now[1] == view.trump
            ]
    if isinstance(deal.layout, MinchiateLayout) and view.phase != "play" and seat != deal.setup.dealer:
        found += [("fola", -1, card) for card in deal.layout.fola[len(view.dealer_robbed) :]]
    known = shown(deal, view)
    return [(where, whose, card) for where, whose, card in found if card not in known]


def exchanged(action: Action, change: Mapping[Card, Card]) -> Action:
    """An action that had been taken with other hidden cards: laid as a bid, put away, or played face down."""
    match action:
        case Bid(seat, card):
            return Bid(seat, change.get(card, card))
        case Discard(seat, cards):
            return Discard(seat, tuple(change.get(card, card) for card in cards))
        case Play(seat, card):
            return Play(seat, change.get(card, card))
    return action


def twin_of(deal: Deal, seat: int, where: str, rng: random.Random) -> Deal | None:
    """The deal with a card that lies hidden there and another hidden one exchanged; ``None`` if there are no two."""
    view: Any = deal.view(seat)
    cards = hidden(deal, seat)
    pairs = [
        (one, other)
        for one in cards
        for other in cards
        if one[0] == where and one[:2] != other[:2] and one[2] != other[2] and alike(deal, view, one[2], other[2])
    ]
    if not pairs:
        return None
    (_, one_owner, one), (_, other_owner, other) = rng.choice(pairs)
    hands, actions = [list(hand) for hand in deal.layout.hands], deal.actions()
    layout = Layout(())
    if deal.game.id == "rook_sluff":
        # There may be two of a card: these ones are exchanged.
        mine, theirs = hands[one_owner], hands[other_owner]
        mine[mine.index(one)], theirs[theirs.index(other)] = other, one
        layout = Layout(tuple(map(tuple, hands)))
    else:
        change = {one: other, other: one}
        actions = tuple(exchanged(action, change) for action in actions)
        dealt = tuple(tuple(change.get(card, card) for card in hand) for hand in hands)
        layout = Layout(dealt)
        if isinstance(deal.layout, MinchiateLayout):
            fola = tuple(change.get(card, card) for card in deal.layout.fola)
            layout = MinchiateLayout(dealt, deal.layout.cutter_robbed, fola)
    assert layout != deal.layout or actions != deal.actions()
    return replayed(deal.game, FinishedDeal(deal.setup, layout, (), {}), actions)


@pytest.mark.parametrize(
    ("game_id", "players"),
    [("truf", 4), ("rifki", 4), ("rook_sluff", 6), ("rook_sluff", 8), ("rook_sluff", 10), ("minchiate", 4)],
)
@pytest.mark.parametrize("level", LEVELS)
def test_no_choice_of_any_kind_changes_when_hidden_cards_are_swapped(game_id: str, players: int, level: str) -> None:
    rng = random.Random(3)
    who = player(game_id, level, STEPS)
    swapped = dict.fromkeys(SWAPS[game_id], 0)
    number = 0
    while min(swapped.values()) < LEAST:
        number += 1
        assert number < 2000, swapped
        match = begun(game_id, number, players)
        # Where only rare decisions before the play are missing, cards need not be played.
        while match.in_deal and (phase_of(match) != "play" or min(swapped[kind] for kind in PLAYS[game_id]) < LEAST):
            deal, seat, action = acted(match, who)
            view: Any = deal.view(seat)
            for where in sorted({where for where, _, _ in hidden(deal, seat)}):
                twin = twin_of(deal, seat, where, rng)
                if twin is not None:
                    assert twin.view(seat) == view
                    assert who.choose(twin.view(seat), match.seed(seat)) == action
                    swapped[view.phase, where] = swapped.get((view.phase, where), 0) + 1
            match.apply(action)
    assert set(swapped) == set(SWAPS[game_id])


def phase_of(match: Match) -> str:
    deal = match.deal
    assert deal is not None
    return str(deal.view(min(deal.to_act)).phase)


def masks(cards: tuple[str, ...], used: dict[str, int], deal: Deal) -> tuple[int, int]:
    """Cards as masks, each copy in a place of its own."""
    words = [0, 0]
    for card in cards:
        place = deal.game.pack.places[card] + used.get(card, 0)
        used[card] = used.get(card, 0) + 1
        words[place >> 6] |= 1 << (place & 63)
    return words[0], words[1]


@pytest.mark.plain
@pytest.mark.parametrize("game_id", GAMES)
def test_roll_outs_score_as_the_rules_do(game_id: str) -> None:
    games = import_module(f"cardgui.bots.{game_id}.worlds")
    checked = 0
    for number in range(1, 25):
        match = begun(game_id, number)
        who = player(game_id, "steady")
        table: Any = None
        while match.in_deal:
            deal, seat, action = acted(match, who)
            view: Any = deal.view(seat)
            if view.phase == "play":
                if table is None:
                    table = start(game_id, games, deal, view)
                low, high = card_of(table, seat, getattr(action, "card", ""), deal)
                assert table.tricks.turn == seat
                table.play(low, high)
            match.apply(action)
        result = match.finished[-1].result
        assert table.over()
        assert worths(game_id, table) == expected(game_id, result)
        checked += 1
    assert checked == 24


def start(game_id: str, games: Any, deal: Deal, view: Any) -> Any:
    """The table at the beginning of the play with all hands as they are; others' points don't count."""
    nobody = [0.0] * deal.game.players
    if game_id == "truf":
        table = games.table(view, view.mode, view.bids, nobody)
    elif game_id == "rifki":
        table = games.table(view, view.contract, view.trump, nobody)
    else:
        table = games.table(view)
    used: dict[str, int] = {}
    for seat in range(deal.game.players):
        table.tricks.set_hand(seat, *masks(deal.view(seat).hand, used, deal))
    return table


def card_of(table: Any, seat: int, card: str, deal: Deal) -> tuple[int, int]:
    """The seat's copy of a card."""
    place = deal.game.pack.places[card]
    word = table.tricks.high(seat) if place >= 64 else table.tricks.low(seat)
    if not word >> (place & 63) & 1:
        place += 1
    return (0, 1 << (place - 64)) if place >= 64 else (1 << place, 0)


def worths(game_id: str, table: Any) -> list[float]:
    if game_id == "minchiate":
        return [table.net_resti(), table.counted()]
    if game_id == "rook_sluff":
        return [table.worth(0)]
    return [table.worth(seat) for seat in range(4)]


def expected(game_id: str, result: dict[str, Any]) -> list[float]:
    scores = result["deal_scores"]
    if game_id == "minchiate":
        return [scores[0], result["final_count"][0] - result["final_count"][1]]
    if game_id == "rook_sluff":
        return [scores[0] - scores[1]]
    return list(map(float, scores))
