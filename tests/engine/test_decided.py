"""What is said to be decided is decided: in every world that the view allows, whoever plays what."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from cardgui.bots.registry import player
from cardgui.engine.action import Play
from cardgui.engine.cards import FRENCH
from cardgui.engine.decided import rest_is_decided
from cardgui.engine.game import Deal, Game, RecordFaultError
from cardgui.engine.match import Match
from cardgui.engine.position import Position, read
from cardgui.engine.registry import deal_from, make_game

GAMES = [
    ("truf", {}, 4),
    ("truf", {"scoring": "E"}, 4),
    ("rifki", {}, 4),
    ("rifki", {"must_overtrump": True, "king_ends_game": True, "void_equal_girls": True}, 4),
    ("rook_sluff", {}, 6),
    ("rook_sluff", {"must_trump": True}, 8),
    ("rook_sluff", {}, 10),
    ("minchiate", {"deals": 4}, 4),
]
WORLDS = 12


def worlds(position: Position, seat: int, chance: random.Random) -> Iterator[Deal]:
    """The deal with the other hands drawn anew from all cards in them, whatever the others have shown not to have."""
    hands: list[list[str]] = position.fields["hands"]  # type: ignore[assignment]
    hidden = [card for other, hand in enumerate(hands) for card in hand if other != seat]
    forgetting: dict[str, Any] = {name: [[] for _ in hands] for name in ("voids", "lacks") if name in position.fields}
    for _ in range(WORLDS):
        chance.shuffle(hidden)
        left = iter(hidden)
        dealt = [hand if other == seat else [next(left) for _ in hand] for other, hand in enumerate(hands)]
        # A card that lay open as a bid is known to be where it is: such a world is none.
        with suppress(RecordFaultError):
            yield deal_from(replace(position, fields={**position.fields, **forgetting, "hands": dealt}))


def played_out(deal: Deal, chance: random.Random) -> tuple[int, ...]:
    """What the deal scores if everybody, the seat itself too, plays by chance."""
    while not deal.over:
        (seat,) = deal.to_act
        deal.apply(chance.choice(list(deal.legal(seat))))
    return tuple(deal.result()["deal_scores"])


def decisions(game: Game, numbers: range, chance: random.Random) -> Iterator[tuple[Deal, int]]:
    """Every decision of some deals, in which now and then somebody plays by chance."""
    bot, fool = player(game.id, "steady"), player(game.id, "random")
    for number in numbers:
        match = Match(game, number)
        for _ in range(2):
            if match.over:
                break
            match.start_deal()
            while match.in_deal and match.deal is not None:
                deal, seat = match.deal, min(match.deal.to_act)
                yield deal, seat
                who = fool if chance.random() < 0.15 else bot
                match.apply(who.choose(deal.view(seat), match.seed(seat)))


@pytest.mark.parametrize(("game_id", "options", "players"), GAMES)
def test_what_is_decided_ends_the_same_in_every_world(game_id: str, options: dict[str, object], players: int) -> None:
    game, chance = make_game(game_id, options, players), random.Random(20261130)
    found = tried = 0
    for deal, seat in decisions(game, range(1, 40), chance):
        if not rest_is_decided(game, deal.view(seat)):
            continue
        found += 1
        ends = [played_out(world, chance) for world in worlds(deal.position(), seat, chance)]
        assert len(set(ends)) <= 1, f"{deal.view(seat).hand} may end {ends}"
        tried += len(ends)
        if found >= 25:
            break
    assert found >= 8, "this would be true of nothing"
    assert tried >= 4 * found


def test_a_higher_card_or_a_trump_that_is_still_out_leaves_it_open() -> None:
    line = "truf/4 deal=2 dealer=1 direction=cw hands={me}/{others} bids=2D,3H,4D,9H, leader=0 tricks=2,3,3,3, broken=1"

    def decided(me: str, others: str) -> bool:
        held = [*me.split(","), *others.replace("/", ",").split(",")]
        # Gone is all but what is in the hands, so that what is unseen is exactly the others' cards.
        gone = ",".join(card for card in FRENCH.cards if card not in held)
        deal = deal_from(read(line.format(me=me, others=others) + f" gone={gone},"))
        return rest_is_decided(deal.game, deal.view(0))

    assert decided("AC,2C", "4S,KS/4D,QD/7D,8D/"), "clubs alone, and none of them is out"
    assert not decided("AC,2C", "4S,KS/4D,QD/3C,8D/"), "the 3 of clubs beats the 2"
    assert not decided("AC,2C", "4S,KS/4D,QD/7D,8H/"), "a trump is out: hearts"
    assert decided("AH,2C", "4S,KS/4D,QD/7D,8D/"), "the last trump and a good club"
    assert not decided("KH,QH", "4S,KS/4D,QD/7D,AH/"), "the ace of trumps is out"


def test_only_who_leads_can_know() -> None:
    game = make_game("truf")
    match = Match(game, 3)
    match.start_deal()
    bot = player("truf", "steady")
    assert match.deal is not None
    while match.in_deal:
        seat = min(match.deal.to_act)
        for other in range(4):
            view = match.deal.view(other)
            if other != seat or view.phase != "play" or view.current:
                assert not rest_is_decided(game, view)
        action = bot.choose(match.deal.view(seat), match.seed(seat))
        assert isinstance(action, Play) or view.phase != "play"
        match.apply(action)
