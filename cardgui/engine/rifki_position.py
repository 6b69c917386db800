"""Reading a position of Rıfkı: every field checked against the others and the rules (fields: see ``README.md``)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardgui.engine.cards import FRENCH_SUITS, Card
from cardgui.engine.game import RecordFaultError, Setup
from cardgui.engine.position import Position
from cardgui.engine.position_fields import PositionFields
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ, TRICKS, Contract

if TYPE_CHECKING:
    from cardgui.engine.rifki import Rifki

SEATS: Final = 4

_FIELDS = ("deal", "dealer", "direction", "scores", "history", "hands", "contract", "trump", "tricks", "won", "leader",
           "trick", "gone", "hearts", "voids", "lacks")  # fmt: skip


@dataclass(frozen=True, slots=True)
class RifkiStart:
    """Where a deal begins: a checked position.

    Attributes:
        setup: dealer, direction, scores and contracts before, number of the deal.
        hands: by seat, without the cards of the current trick.
        contract, trump: as far as chosen.
        taken: tricks by seat. won: penalty cards by seat.
        leader: who led or leads the current trick; ``None`` before the play.
        trick: its cards in the order of play.
        gone: cards of finished tricks.
        hearts: whether a heart has been played (RI-22).
        voids: by seat, the suits that it has shown not to have. lacks: further such cards.
    """

    setup: Setup
    hands: tuple[tuple[Card, ...], ...]
    contract: str | None
    trump: str | None
    taken: tuple[int, ...]
    won: tuple[tuple[Card, ...], ...]
    leader: int | None
    trick: tuple[Card, ...]
    gone: tuple[Card, ...]
    hearts: bool
    voids: tuple[tuple[str, ...], ...]
    lacks: tuple[tuple[Card, ...], ...]

    @property
    def full_hands(self) -> tuple[tuple[Card, ...], ...]:
        """By seat, the hand together with the card of the current trick."""
        hands = [list(hand) for hand in self.hands]
        if self.leader is not None:
            for index, card in enumerate(self.trick):
                hands[(self.leader + self.setup.step * index) % SEATS].append(card)
        return tuple(map(tuple, hands))


def read_rifki_position(position: Position, game: Rifki) -> RifkiStart:
    """Check a position of the game.

    Raises:
        RecordFaultError: naming the field and the rule that it contradicts.
    """
    start = _shape(position, game)
    game.check_history(start.setup, partial=True)
    _check_cards(start)
    _check_knowledge(start)
    _check_contract(start)
    return start


def _shape(position: Position, game: Rifki) -> RifkiStart:
    fields = PositionFields(position, game, _FIELDS)
    given = position.fields
    history = game.read_history({"history": given.get("history", [])})
    return RifkiStart(
        setup=Setup(
            fields.integer("deal", 1, game.deals, 1),
            fields.integer("dealer", 0, SEATS - 1, 0),
            fields.word("direction", ("ccw",), "ccw"),
            fields.numbers("scores", SEATS, -9999, 9999),
            history,
        ),
        hands=fields.cards_by_seat("hands"),
        contract=fields.word("contract", CONTRACTS, KOZ) if given.get("contract") is not None else None,
        trump=fields.word("trump", FRENCH_SUITS, "S") if given.get("trump") is not None else None,
        taken=fields.numbers("tricks", SEATS, 0, TRICKS),
        won=fields.cards_by_seat("won"),
        leader=fields.seat("leader"),
        trick=fields.cards("trick"),
        gone=fields.cards("gone"),
        hearts=fields.flag("hearts"),
        voids=fields.words_by_seat("voids", FRENCH_SUITS),
        lacks=fields.cards_by_seat("lacks"),
    )


def _check_cards(start: RifkiStart) -> None:
    everywhere = Counter(card for hand in start.hands for card in hand)
    everywhere.update(start.trick)
    everywhere.update(start.gone)
    for card, times in everywhere.items():
        if times > 1:
            raise RecordFaultError("RI-1", f"{card} stands {times} times")
    if len(start.trick) >= SEATS:
        raise RecordFaultError("RI-16", "a trick of four cards is complete: put them under gone")
    if start.trick and start.leader is None:
        raise RecordFaultError("README", "a trick needs its leader")
    sizes = {len(hand) for hand in start.full_hands}
    if len(sizes) != 1 or not 1 <= min(sizes) <= TRICKS:
        raise RecordFaultError("RI-4", "the hands do not have equally many cards, 1 to 13")
    if min(sizes) + sum(start.taken) > TRICKS:
        raise RecordFaultError("RI-23", "more than 13 tricks")
    if len(start.gone) > SEATS * sum(start.taken):
        raise RecordFaultError("RI-16", f"{len(start.gone)} cards are gone in {sum(start.taken)} tricks")


def _check_knowledge(start: RifkiStart) -> None:
    for seat, hand in enumerate(start.hands):
        for card in hand:
            if card[1] in start.voids[seat] or card in start.lacks[seat]:
                raise RecordFaultError("RI-17", f"seat {seat} has shown not to have {card}, but holds it")
    if not start.hearts and any(card[1] == "H" for card in start.gone):
        raise RecordFaultError("RI-22", "a heart is gone, so a heart has been played")


def _check_contract(start: RifkiStart) -> None:
    if start.contract is None:
        begun = (start.trump, start.leader)
        shown = (*start.taken, *start.won, start.hearts, *start.voids, *start.lacks)
        if begun != (None, None) or any(shown):
            raise RecordFaultError("RI-5", "the play begins when the contract is chosen")
        return
    contract = CONTRACTS[start.contract]
    if (contract.name == KOZ) != (start.trump is not None):
        raise RecordFaultError("RI-8", "a koz has a trump suit, a penalty contract has none")
    if any(start.taken) and start.leader is None:
        raise RecordFaultError("RI-16", "the winner of the last trick leads: leader is missing")
    if contract.cards and not any(card in contract.cards for hand in start.full_hands for card in hand):
        raise RecordFaultError("RI-23", "all penalty cards are won: the deal is over")
    _check_won(start, contract)


def _check_won(start: RifkiStart, contract: Contract) -> None:
    for seat, cards in enumerate(start.won):
        if cards and not start.taken[seat]:
            raise RecordFaultError("RI-23", f"seat {seat} has won penalty cards, but no trick")
    won = [card for cards in start.won for card in cards]
    elsewhere = {card for hand in start.full_hands for card in hand}
    for card in won:
        if card not in contract.cards or card in elsewhere or won.count(card) > 1:
            raise RecordFaultError("RI-23", f"{card} cannot have been won in {contract.name}")
    for card in start.gone:
        if card in contract.cards and card not in won:
            raise RecordFaultError("RI-23", f"{card} is gone, but nobody has won it")
