"""Where a deal of Minchiate begins: after its cards were dealt, or as a position (fields: see ``README.md``)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardgui.engine.cards import MATTO, Card
from cardgui.engine.game import RecordFaultError, Setup
from cardgui.engine.minchiate_cards import ALL_VERZICOLE, HAND, ROBBED, Verzicola, discardable, verzicole
from cardgui.engine.minchiate_layout import MOST_ROBBED, SEATS, MinchiateLayout, cutter, turn_order
from cardgui.engine.minchiate_scoring import RESTO, SIDES, side_of
from cardgui.engine.position import Position
from cardgui.engine.position_fields import PositionFields

if TYPE_CHECKING:
    from cardgui.engine.minchiate import Minchiate

LANES: Final = "DCSBT"
"""What can be led: the suits and the trumps."""
_WORDS: Final = {"_".join(cards): cards for cards in ALL_VERZICOLE}

_FIELDS = ("deal", "dealer", "direction", "scores", "phase", "hands", "cutter_robbed", "dealer_robbed", "turned_up",
           "discarded", "declarations", "declared", "matto_shown", "fola", "difference", "resti", "tricks", "leader",
           "trick", "piles", "matto_owed", "led", "voids", "lacks")  # fmt: skip


@dataclass(frozen=True, slots=True)
class MinchiateStart:
    """Where a deal begins.

    Attributes:
        setup: dealer, direction, scores before, number of the deal.
        phase: ``"discard"``, ``"declare"`` or ``"play"``.
        hands: by seat, without the cards of the current trick.
        cutter_robbed, dealer_robbed: in the order taken.
        robbing_told: whether it is told what the dealer robbed; if not, ``dealer_robbed`` is empty.
        turned_up: by seat, ``None`` where it is not told.
        discarded: by seat, how many cards were put away.
        declarations: how many seats have declared or passed, from the dealer's right.
        declared: by seat, the verzicole shown.
        matto_shown: the seat whose declaration showed the Matto, or ``None``.
        fola: what is left of it, from the top.
        difference: points of side 0 less those of side 1.
        resti: won so far, by side.
        taken: tricks by seat.
        leader: who led or leads the current trick; ``None`` before the play.
        trick: its cards in the order of play.
        piles: by side, the cards won.
        owed: the side that owes a card for the Matto, or ``None``.
        led: suits led to earlier tricks (MI-20).
        voids: by seat, the suits that it has shown not to have.
        lacks: by seat, further cards that it has shown not to have.
    """

    setup: Setup
    phase: str
    hands: tuple[tuple[Card, ...], ...]
    cutter_robbed: tuple[Card, ...] = ()
    dealer_robbed: tuple[Card, ...] = ()
    robbing_told: bool = True
    turned_up: tuple[Card | None, ...] = (None,) * SEATS
    discarded: tuple[int, ...] = (0,) * SEATS
    declarations: int = 0
    declared: tuple[tuple[Verzicola, ...], ...] = ((),) * SEATS
    matto_shown: int | None = None
    fola: tuple[Card, ...] = ()
    difference: int = 0
    resti: tuple[int, ...] = (0,) * SIDES
    taken: tuple[int, ...] = (0,) * SEATS
    leader: int | None = None
    trick: tuple[Card, ...] = ()
    piles: tuple[tuple[Card, ...], ...] = ((),) * SIDES
    owed: int | None = None
    led: tuple[str, ...] = ()
    voids: tuple[tuple[str, ...], ...] = ((),) * SEATS
    lacks: tuple[tuple[Card, ...], ...] = ((),) * SEATS

    @property
    def full_hands(self) -> tuple[tuple[Card, ...], ...]:
        """By seat, the hand together with the card of the current trick."""
        hands = [list(hand) for hand in self.hands]
        if self.leader is not None:
            for index, card in enumerate(self.trick):
                hands[(self.leader + self.setup.step * index) % SEATS].append(card)
        return tuple(map(tuple, hands))


def dealt_start(setup: Setup, layout: MinchiateLayout) -> MinchiateStart:
    """The state right after cut, robbing and deal (MI-5 to MI-10)."""
    hands = [list(hand) for hand in layout.hands]
    hands[cutter(setup)] += layout.cutter_robbed
    hands[setup.dealer] += (*layout.dealer_robbed, *layout.dealer_took)
    return MinchiateStart(
        setup,
        "discard",
        tuple(map(tuple, hands)),
        layout.cutter_robbed,
        layout.dealer_robbed,
        turned_up=layout.turned_up,
        fola=layout.fola_left,
    )


def read_minchiate_position(position: Position, game: Minchiate) -> MinchiateStart:
    """Check a position of the game.

    Raises:
        RecordFaultError: naming the field and the rule that it contradicts.
    """
    start = _shape(position, game)
    _check_cards(start)
    _check_sizes(start)
    _check_knowledge(start)
    _check_declared(start)
    _check_play(start)
    return start


def _shape(position: Position, game: Minchiate) -> MinchiateStart:
    fields = PositionFields(position, game, _FIELDS)
    phase = fields.word("phase", ("discard", "declare", "play"), "play")
    words = fields.words_by_seat("declared", _WORDS)
    owed = None if position.fields.get("matto_owed") is None else fields.integer("matto_owed", 0, SIDES - 1, 0)
    return MinchiateStart(
        setup=Setup(
            fields.integer("deal", 1, game.deals, 1),
            fields.integer("dealer", 0, SEATS - 1, 0),
            fields.word("direction", ("ccw",), "ccw"),
            fields.numbers("scores", SIDES, -9999, 9999),
        ),
        phase=phase,
        hands=fields.cards_by_seat("hands"),
        cutter_robbed=fields.cards("cutter_robbed"),
        dealer_robbed=fields.cards("dealer_robbed"),
        robbing_told="dealer_robbed" in position.fields,
        turned_up=fields.card_or_none_by_seat("turned_up"),
        discarded=fields.numbers("discarded", SEATS, 0, MOST_ROBBED),
        declarations=fields.integer("declarations", 0, SEATS, SEATS if phase == "play" else 0),
        declared=tuple(tuple(_WORDS[word] for word in shown) for shown in words),
        matto_shown=fields.seat("matto_shown"),
        fola=fields.cards("fola"),
        difference=fields.integer("difference", 1 - RESTO, RESTO - 1, 0),
        resti=fields.numbers("resti", SIDES, 0, 99),
        taken=fields.numbers("tricks", SEATS, 0, HAND),
        leader=fields.seat("leader"),
        trick=fields.cards("trick"),
        piles=fields.card_lists("piles", SIDES),
        owed=owed,
        led=fields.words("led", LANES),
        voids=fields.words_by_seat("voids", LANES),
        lacks=fields.cards_by_seat("lacks"),
    )


def _check_cards(start: MinchiateStart) -> None:
    everywhere = Counter(card for cards in (*start.hands, *start.piles, start.trick, start.fola) for card in cards)
    for card, times in everywhere.items():
        if times > 1:
            raise RecordFaultError("MI-2", f"{card} stands {times} times")
    if len(start.trick) >= SEATS:
        raise RecordFaultError("MI-19", "a trick of four cards is complete: put them under piles")
    if start.trick and start.leader is None:
        raise RecordFaultError("README", "a trick needs its leader")
    if len(start.fola) > MOST_ROBBED:
        raise RecordFaultError("MI-9", f"the fola has {len(start.fola)} cards")
    for name, robbed in (("cutter_robbed", start.cutter_robbed), ("dealer_robbed", start.dealer_robbed)):
        if len(robbed) > MOST_ROBBED or not ROBBED.issuperset(robbed):
            raise RecordFaultError("MI-6", f"{name} holds what cannot be robbed")


def _check_sizes(start: MinchiateStart) -> None:
    sizes = [len(hand) for hand in start.full_hands]
    least = min(sizes)
    if not 1 <= least <= HAND:
        raise RecordFaultError("MI-7", f"the hands have 1 to {HAND} cards")
    for seat, hand in enumerate(start.full_hands):
        spare = len(hand) - least
        if not spare:
            continue
        if start.phase != "discard":
            raise RecordFaultError("MI-7", "the hands do not have equally many cards")
        if seat not in (cutter(start.setup), start.setup.dealer) or spare > MOST_ROBBED:
            raise RecordFaultError("MI-11", f"seat {seat} has {spare} cards too many")
        choice = discardable(hand, spare)
        if len(choice.must) + len(choice.may) < spare:
            raise RecordFaultError("MI-11", f"seat {seat} has not {spare} cards that may be discarded")
    if start.phase == "discard" and max(sizes) == least:
        raise RecordFaultError("MI-11", "nobody has cards to discard")
    if least + sum(start.taken) > HAND:
        raise RecordFaultError("MI-25", f"more than {HAND} tricks")
    if sum(map(len, start.piles)) > SEATS * sum(start.taken):
        raise RecordFaultError("MI-25", f"the piles hold more than {sum(start.taken)} tricks")


def _check_knowledge(start: MinchiateStart) -> None:
    for seat, hand in enumerate(start.hands):
        for card in hand:
            if card[0] in start.voids[seat] or card in start.lacks[seat]:
                raise RecordFaultError("MI-18", f"seat {seat} has shown not to have {card}, but holds it")
    owners = {card: seat for seat, hand in enumerate(start.full_hands) for card in hand}
    seen = [(cutter(start.setup), card, "robbed") for card in start.cutter_robbed]
    seen += [(start.setup.dealer, card, "robbed") for card in start.dealer_robbed]
    seen += [(seat, card, "turned up") for seat, card in enumerate(start.turned_up) if card is not None]
    seen += [(seat, card, "declared") for seat, shown in enumerate(start.declared) for v in shown for card in v]
    if start.matto_shown is not None:
        seen.append((start.matto_shown, MATTO, "shown"))
    for seat, card, how in seen:
        if owners.get(card, seat) != seat:
            raise RecordFaultError("MI-7", f"{card} was {how} by seat {seat}, but seat {owners[card]} has it")


def _check_declared(start: MinchiateStart) -> None:
    if start.phase == "play" and start.declarations < SEATS:
        raise RecordFaultError("MI-15", "the play begins after four declarations")
    if start.phase == "declare" and start.declarations == SEATS:
        raise RecordFaultError("MI-15", "all have declared")
    if start.phase == "discard" and start.declarations:
        raise RecordFaultError("MI-15", "nobody declares before the discards")
    waiting = turn_order(start.setup)[start.declarations :]
    for seat, shown in enumerate(start.declared):
        if shown and seat in waiting:
            raise RecordFaultError("MI-15", f"seat {seat} has declared before its turn")
        if len(set(shown)) < len(shown) or not set(shown) <= set(verzicole(card for v in shown for card in v)):
            raise RecordFaultError("MI-12", f"the declarations of seat {seat} are not as long as possible")


def _check_play(start: MinchiateStart) -> None:
    began = start.leader is not None or any(start.taken) or any(start.piles) or start.led or any(start.voids)
    if start.phase != "play" and (began or start.owed is not None or any(start.lacks)):
        raise RecordFaultError("MI-17", "the play has not begun")
    if any(start.taken) and start.leader is None:
        raise RecordFaultError("MI-17", "the winner of the last trick leads: leader is missing")
    if start.owed is not None and MATTO not in start.piles[start.owed]:
        raise RecordFaultError("MI-22", f"side {start.owed} owes a card for the Matto, which is not in its pile")
    for side, pile in enumerate(start.piles):
        if pile not in ((), (MATTO,)) and not any(t for seat, t in enumerate(start.taken) if side_of(seat) == side):
            raise RecordFaultError("MI-25", f"side {side} has a pile, but no trick")
