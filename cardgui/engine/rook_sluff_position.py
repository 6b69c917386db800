"""Reading a position of Rook Sluff: every field checked against the others and the rules (see ``README.md``)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardgui.engine.cards import ROOK_COLOURS, Card
from cardgui.engine.game import RecordFaultError, Setup
from cardgui.engine.position import Position
from cardgui.engine.position_fields import PositionFields
from cardgui.engine.rook_sluff_scoring import TEAMS

if TYPE_CHECKING:
    from cardgui.engine.rook_sluff import RookSluff

RED_TWO = "R2"

_FIELDS = ("deal", "dealer", "direction", "scores", "hands", "bids", "tricks", "leader", "trick", "gone", "voids",
           "lacks")  # fmt: skip


@dataclass(frozen=True, slots=True)
class RookSluffStart:
    """Where a deal begins: a checked position.

    Attributes:
        setup: dealer, direction, scores before, number of the deal.
        hands: by seat, without the cards of the current trick.
        bids: by seat, ``None`` where none is made yet.
        taken: tricks by seat.
        leader: who led or leads the current trick; ``None`` where the red 2 decides (RS-12).
        trick: its cards in the order of play.
        gone: cards of finished tricks.
        voids: by seat, the colours that it has shown not to have. lacks: further such cards.
    """

    setup: Setup
    hands: tuple[tuple[Card, ...], ...]
    bids: tuple[int | None, ...]
    taken: tuple[int, ...]
    leader: int | None
    trick: tuple[Card, ...]
    gone: tuple[Card, ...]
    voids: tuple[tuple[str, ...], ...]
    lacks: tuple[tuple[Card, ...], ...]

    @property
    def full_hands(self) -> tuple[tuple[Card, ...], ...]:
        """By seat, the hand together with the card of the current trick."""
        hands = [list(hand) for hand in self.hands]
        if self.leader is not None:
            for index, card in enumerate(self.trick):
                hands[(self.leader + self.setup.step * index) % len(hands)].append(card)
        return tuple(map(tuple, hands))


def bidding_order(setup: Setup, players: int) -> tuple[int, ...]:
    """The seats from the dealer's left round to the dealer (RS-9, RS-12)."""
    return tuple((setup.dealer + setup.step * (index + 1)) % players for index in range(players))


def first_leader(setup: Setup, hands: tuple[tuple[Card, ...], ...]) -> int | None:
    """The player nearest to the dealer's left who holds a red 2; ``None`` if nobody does (RS-12)."""
    return next((seat for seat in bidding_order(setup, len(hands)) if RED_TWO in hands[seat]), None)


def read_rook_sluff_position(position: Position, game: RookSluff) -> RookSluffStart:
    """Check a position of the game.

    Raises:
        RecordFaultError: naming the field and the rule that it contradicts.
    """
    start = _shape(position, game)
    _check_cards(start, game)
    _check_knowledge(start)
    _check_bids(start)
    _check_leader(start)
    return start


def _shape(position: Position, game: RookSluff) -> RookSluffStart:
    fields = PositionFields(position, game, _FIELDS)
    return RookSluffStart(
        setup=Setup(
            fields.integer("deal", 1, game.deals, 1),
            fields.integer("dealer", 0, game.players - 1, 0),
            fields.word("direction", ("cw",), "cw"),
            fields.numbers("scores", TEAMS, -9999, 9999),
        ),
        hands=fields.cards_by_seat("hands"),
        bids=fields.numbers_or_none_by_seat("bids", 0, game.hand_size),
        taken=fields.numbers("tricks", game.players, 0, game.hand_size),
        leader=fields.seat("leader"),
        trick=fields.cards("trick"),
        gone=fields.cards("gone"),
        voids=fields.words_by_seat("voids", ROOK_COLOURS),
        lacks=fields.cards_by_seat("lacks"),
    )


def _check_cards(start: RookSluffStart, game: RookSluff) -> None:
    everywhere = Counter(card for hand in start.hands for card in hand)
    everywhere.update(start.trick)
    everywhere.update(start.gone)
    there_are = Counter(game.cards)
    for card, times in everywhere.items():
        if times > there_are[card]:
            raise RecordFaultError(game.cards_rule, f"{card} stands {times} times, there are {there_are[card]}")
    if len(start.trick) >= game.players:
        raise RecordFaultError("RS-16", f"a trick of {game.players} cards is complete: put them under gone")
    if start.trick and start.leader is None:
        raise RecordFaultError("README", "a trick needs its leader")
    sizes = {len(hand) for hand in start.full_hands}
    if len(sizes) != 1 or not 1 <= min(sizes) <= game.hand_size:
        text = f"the hands do not have equally many cards, 1 to {game.hand_size}"
        raise RecordFaultError(game.cards_rule, text)
    if min(sizes) + sum(start.taken) > game.hand_size:
        raise RecordFaultError("RS-16", f"more than {game.hand_size} tricks")
    if len(start.gone) > game.players * sum(start.taken):
        raise RecordFaultError("RS-16", f"{len(start.gone)} cards are gone in {sum(start.taken)} tricks")


def _check_knowledge(start: RookSluffStart) -> None:
    for seat, hand in enumerate(start.hands):
        for card in hand:
            if card[0] in start.voids[seat] or card in start.lacks[seat]:
                raise RecordFaultError("RS-13", f"seat {seat} has shown not to have {card}, but holds it")


def _check_bids(start: RookSluffStart) -> None:
    highest = len(start.full_hands[0]) + sum(start.taken)
    for bid in start.bids:
        if bid is not None and bid > highest:
            raise RecordFaultError("RS-9", f"a bid of {bid} with {highest} cards")
    order = bidding_order(start.setup, len(start.bids))
    made = [start.bids[seat] is not None for seat in order]
    if made != sorted(made, reverse=True):
        raise RecordFaultError("RS-9", "the bids are not in order from the dealer's left")
    if not all(made) and (start.trick or any(start.taken) or any(start.voids) or any(start.lacks)):
        raise RecordFaultError("RS-9", "the play begins when all have bid")


def _check_leader(start: RookSluffStart) -> None:
    due = None if any(start.taken) else first_leader(start.setup, start.full_hands)
    if due is None and start.leader is None:
        raise RecordFaultError("RS-12", "no red 2 decides who leads: leader is missing")
    if due is not None and start.leader not in (due, None):
        raise RecordFaultError("RS-12", f"seat {due} leads to the first trick, not seat {start.leader}")
