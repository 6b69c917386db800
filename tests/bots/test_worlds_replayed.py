"""Every world, laid out as a whole deal and played again, shows the seat exactly what it has seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cardgui.bots.hidden import Hidden
from cardgui.bots.minchiate import worlds as minchiate
from cardgui.bots.registry import player
from cardgui.bots.rifki import worlds as rifki
from cardgui.bots.rollouts.worlds import Worlds
from cardgui.bots.rook_sluff import worlds as rook_sluff
from cardgui.bots.truf import worlds as truf
from cardgui.engine.action import Action, Play
from cardgui.engine.game import Deal, Layout
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.minchiate_cards import COUNTING, ROBBED, SPARE
from cardgui.engine.minchiate_layout import MOST_ROBBED, MinchiateLayout
from cardgui.engine.minchiate_terms import Discard
from cardgui.engine.registry import make_game
from tests.engine.dealing import replayed

SEATS = 4
Laid = tuple[Layout, list[Action]]


def seen(game_id: str, options: dict[str, Any], players: int | None, number: int) -> Iterator[tuple[Deal, int, Any]]:
    """Every decision of a match's first deal: the deal, the seat, its view."""
    match = Match(make_game(game_id, options, players), number)
    match.start_deal()
    who = player(game_id, "random" if number % 2 else "steady")
    while match.in_deal:
        deal = match.deal
        assert deal is not None
        seat = min(deal.to_act)
        view = deal.view(seat)
        yield deal, seat, view
        match.apply(who.choose(view, match.seed(seat)))


def french(deal: Deal, view: Any, cards: Hidden, worlds: Worlds) -> Laid:
    """A world of Truf, Rıfkı or Rook Sluff: what was played goes back, backs get a face."""
    players = deal.game.players
    hands = [list(view.hand) if seat == view.seat else cards.held(worlds, seat) for seat in range(players)]
    actions = list(deal.actions())
    plays = [place for place, action in enumerate(actions) if isinstance(action, Play)]
    current = plays[len(plays) - len(view.current) :]
    backs = [place for place, (_, card) in zip(current, view.current, strict=True) if card is None]
    for number, place in enumerate(backs):
        (card,) = cards.held(worlds, players + number)
        actions[place] = Play(actions[place].seat, card)
    for place in plays:
        action = actions[place]
        assert isinstance(action, Play)
        hands[action.seat].append(action.card)
    return Layout(tuple(map(tuple, hands))), actions


def tarot(deal: Deal, view: Any, cards: Hidden, worlds: Worlds) -> Laid:
    """A world of Minchiate: discards, robbed cards and what the dealer took go back to where they lay."""
    dealer, cutter = view.setup.dealer, view.cutter
    at = list(zip([*cards.codes, *cards.ghosts], worlds.at, strict=True))
    hands = [set(view.hand) if seat == view.seat else set(cards.held(worlds, seat)) for seat in range(SEATS)]
    put_away = [seat for seat in range(SEATS) if view.discarded[seat] and seat != view.seat]
    after = SEATS + len(put_away)
    discards = {seat: [c for c, holder in at if holder == SEATS + n] for n, seat in enumerate(put_away)}
    actions = [Discard(a.seat, tuple(discards.get(a.seat, a.cards))) if isinstance(a, Discard) else a
               for a in deal.actions()]  # fmt: skip
    for action in actions:
        if isinstance(action, Discard):
            hands[action.seat].update(action.cards)
        elif isinstance(action, Play):
            hands[action.seat].add(action.card)
    if view.seat == dealer:
        count = len(hands[dealer]) - 21 - len(view.dealer_robbed)
        mine = [
            c for c in hands[dealer] - set(view.dealer_robbed) - {view.turned_up[dealer]} if c in COUNTING | {SPARE}
        ]
        taken = sorted(mine)[:count]
    else:
        part = cards.owners.index(dealer, SEATS) if cards.known.parts else -1
        taken = [c for c, holder in at if holder == part]
    places = range(after, len(cards.room) - len(cards.known.parts))
    left = list(view.fola or ()) or [c for place in places for c, holder in at if holder == place]
    if view.fola is None and len(left) > 1:
        left = [left[0], *left[2:], left[1]]
    fola = [*view.dealer_robbed, *left[:1], *taken, *left[1:]]
    assert len(fola) == MOST_ROBBED - len(view.cutter_robbed)
    hands[cutter] -= set(view.cutter_robbed)
    hands[dealer] -= {*view.dealer_robbed, *taken}
    assert all(card not in ROBBED for card in (fola[len(view.dealer_robbed) :][:1] + fola[-1:]))
    dealt = [(*sorted(hand - {up}), up) for hand, up in zip(hands, view.turned_up, strict=True)]
    return MinchiateLayout(tuple(dealt), view.cutter_robbed, tuple(fola)), actions


KNOWN: dict[str, tuple[Any, Callable[[Deal, Any, Hidden, Worlds], Laid]]] = {
    "truf": (truf, french),
    "rifki": (rifki, french),
    "rook_sluff": (rook_sluff, french),
    "minchiate": (minchiate, tarot),
}
MATCHES = [
    ("truf", {}, 6, None),
    ("truf", {"scoring": "E"}, 4, None),
    ("rifki", {}, 8, None),
    ("rifki", {"must_overtrump": True}, 4, None),
    ("rook_sluff", {}, 3, None),
    ("rook_sluff", {"must_trump": True}, 2, 10),
    ("minchiate", {}, 24, None),
]


@pytest.mark.parametrize(("game_id", "options", "matches", "players"), MATCHES)
def test_every_world_shows_the_seat_what_it_has_seen(
    game_id: str, options: dict[str, Any], matches: int, players: int | None
) -> None:
    room, lay = KNOWN[game_id]
    rng = random.Random(game_id)
    checked = 0
    for number in range(1, matches + 1):
        for deal, seat, view in seen(game_id, options, players, number):
            if view.phase not in ("play", "declare", "discard") or (view.phase == "declare" and game_id == "rifki"):
                continue
            if view.phase == "play" and rng.random() < 0.75:
                continue
            cards = room.hidden(view)
            weigh = room.evidence(view) if hasattr(room, "evidence") else None
            worlds = cards.worlds(rng.randrange(1 << 40), weigh)
            for _ in range(3):
                worlds.mix(2 * worlds.cards)
                layout, actions = lay(deal, view, cards, worlds)
                again = replayed(deal.game, FinishedDeal(deal.setup, layout, (), {}), actions)
                assert again.view(seat) == view
                checked += 1
    assert checked > 60
