"""Minchiate on the models floor: how its own events change the picture, and what the person is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from cardgui.engine.action import Action, Play
from cardgui.engine.cards import MATTO, Card
from cardgui.engine.events import CardsDealt, Event
from cardgui.engine.minchiate_cards import POINTS, verzicola_points
from cardgui.engine.minchiate_scoring import shrunk
from cardgui.engine.minchiate_terms import (
    CardRobbed,
    CardShown,
    Declare,
    Declared,
    Discard,
    Discarded,
    FolaSearched,
    FolaTurnedUp,
    MattoKept,
    MattoPaid,
    MinchiateView,
    PackCut,
    PilesCounted,
    PointsScored,
    RobbingEnded,
)
from cardgui.models.shown import LANE, Beat, Placed, ShownCard, ShownState, Zone

__all__ = [
    "FOLA",
    "MOST_ROBBED",
    "ROBBED",
    "TURNED_UP",
    "CardRobbed",
    "CardShown",
    "Declared",
    "Discarded",
    "FolaSearched",
    "FolaTurnedUp",
    "MattoKept",
    "MattoPaid",
    "MinchiateTable",
    "PilesCounted",
    "PointsScored",
    "RobbingEnded",
    "declare",
    "discard",
    "fold",
    "note",
    "own",
    "piles",
    "play",
]
"""The events stand here for the table, which does not look below the models."""

ROBBED, TURNED_UP, FOLA = range(3)
"""The lanes beside the deal: robbed by the cutter, dealt face up, robbed from the fola."""
MOST_ROBBED: Final = 13
"""Cards that the cutter may rob, and that are left otherwise (MI-6, MI-9)."""


@dataclass(slots=True)
class MinchiateTable:
    """What a table of Minchiate shows beside cards and seats.

    Attributes:
        cutter: the seat that cuts.
        cutter_robbed, dealer_robbed: cards and their points, in the order taken.
        turned_up: seat, card and points, in dealing order.
        stopped: lane → the card that ended the robbing and lies at the end of the lane.
        took: how many cards the dealer took unseen (MI-10), ``None`` before.
        lanes: whether the lanes of the opening stand on the table.
        discarded: by seat, how many cards were put away. own_discards: which ones oneself put away.
        declared: what each seat has declared, in order.
        matto: the seat that is known to hold the Matto, or ``None``.
        fola: what was turned up, or ``None`` before.
        difference: points of the own side less those of the other. resti: won so far, the own side's first.
        scores: every score event of the deal.
        paid: the card given for the Matto, or ``None``.
        counted: the final counts.
    """

    cutter: int
    cutter_robbed: list[tuple[Card, int]] = field(default_factory=list)
    dealer_robbed: list[tuple[Card, int]] = field(default_factory=list)
    turned_up: list[tuple[int, Card, int]] = field(default_factory=list)
    stopped: dict[int, Card] = field(default_factory=dict)
    took: int | None = None
    lanes: bool = True
    discarded: dict[int, int] = field(default_factory=dict)
    own_discards: tuple[Card, ...] = ()
    declared: dict[int, Declared] = field(default_factory=dict)
    matto: int | None = None
    fola: tuple[Card, ...] | None = None
    difference: int = 0
    resti: tuple[int, ...] = (0, 0)
    scores: list[PointsScored] = field(default_factory=list)
    paid: MattoPaid | None = None
    counted: PilesCounted | None = None

    @property
    def noted(self) -> frozenset[Card]:
        """Cards laid open whose points the difference has: nobody sees the one before the other."""
        return frozenset(card for event in self.scores for card in event.cards)

    @property
    def fola_left(self) -> int:
        """How many cards the fola still has."""
        return MOST_ROBBED - len(self.cutter_robbed) - len(self.dealer_robbed) - (self.took or 0)


def own(state: ShownState) -> MinchiateTable:
    """The game's own part of the picture; an empty one before the cut."""
    return state.own if isinstance(state.own, MinchiateTable) else MinchiateTable(-1)


def piles(state: ShownState) -> tuple[tuple[Card, ...], ...]:
    """By side, the cards won so far, the own side's first."""
    won: tuple[list[Card], list[Card]] = ([], [])
    for card in state.in_zone(Zone.PILE):
        if card.code is not None:
            won[card.seat % 2].append(card.code)
    return tuple(map(state.pack.sorted, won))


def note(state: ShownState, event: Event) -> None:
    """What follows from the common events: the cards are dealt before the opening has ended."""
    if isinstance(event, CardsDealt):
        state.phase = "opening"
    elif isinstance(event, Placed):
        view: MinchiateView = event.view
        state.phase = view.phase
        if view.phase == "discard":
            state.dealt = min(view.hand_sizes)  # the others hold more, until they have put it away
        state.own = _placed(view)
        for seat, won in enumerate(_won(view)):
            for card in won:
                state.cards.append(ShownCard(len(state.cards), card, Zone.PILE, seat, 0, face_up=False))


def _placed(view: MinchiateView) -> MinchiateTable:
    """What all know of a deal that is come upon in the middle."""
    shown = [(seat, card, POINTS[card]) for seat, card in enumerate(view.turned_up) if card is not None]
    table = MinchiateTable(
        view.cutter,
        cutter_robbed=[(card, POINTS[card]) for card in view.cutter_robbed],
        dealer_robbed=[(card, POINTS[card]) for card in view.dealer_robbed],
        turned_up=sorted(shown, key=lambda one: (view.setup.dealer - one[0] - 1) % len(view.turned_up)),
        lanes=False,
        own_discards=view.own_discards,
        matto=view.matto_shown,
        difference=view.difference,
        resti=view.resti,
    )
    table.discarded = {seat: count for seat, count in enumerate(view.discarded) if count}
    table.fola = view.fola
    for seat, verzicole in enumerate(view.declared):
        if verzicole is not None:
            raised = view.matto_shown == seat and not any(MATTO in cards for cards in verzicole)
            points = tuple(verzicola_points(cards, with_matto=view.matto_shown == seat) for cards in verzicole)
            table.declared[seat] = Declared(seat, verzicole, points, with_matto=raised)
    return table


def _won(view: MinchiateView) -> list[list[Card | None]]:
    """By seat, the cards of its tricks: only of a side is it known which they are, and not in every position."""
    won: list[list[Card | None]] = [[] for _ in view.taken]
    for side, pile in enumerate(view.piles):
        cards: list[Card | None] = list(pile)
        seats = range(side, len(view.taken), len(view.piles))
        # Each has four cards of a trick; the Matto lies with its owner's side.
        owed = 0 if view.matto_owed is None else 1 if view.matto_owed == side else -1
        cards += [None] * (4 * sum(view.taken[seat] for seat in seats) + owed - len(cards))
        for seat in seats:
            won[seat], cards = cards[: 4 * view.taken[seat]], cards[4 * view.taken[seat] :]
        won[side] += cards
    return won


def fold(state: ShownState, event: Event) -> Iterator[Beat]:
    """Fold one of Minchiate's own events into the shown state."""
    if state.own is None:
        state.own = MinchiateTable(-1)
    table: MinchiateTable = state.own
    match event:
        case PackCut():
            table.cutter = event.seat
            yield Beat("cut", event.seat, speak=True)
        case CardRobbed():
            yield from _rob(state, table, event)
        case RobbingEnded():
            yield from _stop(state, table, event)
        case CardShown():
            yield from _show(state, table, event)
        case FolaSearched():
            yield from _search(state, table, event)
        case Discarded():
            yield from _discard(state, table, event)
        case Declared():
            yield _declare(table, event)
        case PointsScored():
            yield from _score(state, table, event)
        case _:
            yield _ending(state, table, event)


def _declare(table: MinchiateTable, event: Declared) -> Beat:
    table.declared[event.seat] = event
    # The points are told with the verzicole, so they are in the difference at the same moment (MI-24).
    points = sum(event.points) * (1 if event.seat % 2 == 0 else -1)
    table.difference, won = shrunk(table.difference + points)
    table.resti = tuple(count + won * (event.seat % 2 == side) for side, count in enumerate(table.resti))
    if event.with_matto or any(MATTO in cards for cards in event.verzicole):
        table.matto = event.seat
    return Beat("declare" if event.verzicole else "pass", event.seat, speak=True, decided=True)


def _ending(state: ShownState, table: MinchiateTable, event: Event) -> Beat:
    """The fola turned up, what becomes of the Matto, and the count."""
    match event:
        case FolaTurnedUp():
            table.fola = event.cards
            return Beat("fola", speak=True)
        case MattoKept():
            _move(state, MATTO, event.seat)
            return Beat("read", event.seat, speak=True)
        case MattoPaid():
            table.paid = event
            _move(state, event.card, 1 - event.side)
            return Beat("read", speak=True)
        case PilesCounted():
            table.counted = event
            table.resti = event.resti
            return Beat("count", speak=True)
    raise TypeError(f"Minchiate has no event {event!r}")


def _new(state: ShownState, code: Card | None, zone: Zone, seat: int, place: int) -> None:
    number = max((card.id for card in state.cards), default=-1) + 1
    state.cards.append(ShownCard(number, code, zone, seat, place, face_up=code is not None))


def _rob(state: ShownState, table: MinchiateTable, event: CardRobbed) -> Iterator[Beat]:
    robbed, lane = (table.dealer_robbed, FOLA) if event.of_fola else (table.cutter_robbed, ROBBED)
    _new(state, event.card, Zone.LANE, event.seat, LANE * lane + len(robbed))
    robbed.append((event.card, event.points))
    yield Beat("rob", event.seat, speak=True)


def _stop(state: ShownState, table: MinchiateTable, event: RobbingEnded) -> Iterator[Beat]:
    """What ended the robbing lies at the end of its lane until all is taken up."""
    robbed, lane = (table.dealer_robbed, FOLA) if event.of_fola else (table.cutter_robbed, ROBBED)
    place = LANE * lane + len(robbed)
    # A dealer who robs the whole fola comes upon the card that had ended the robbing by the cutter.
    lying = next((card for card in state.in_zone(Zone.LANE) if card.code == event.card), None)
    if lying is None:
        _new(state, event.card, Zone.LANE, event.seat, place)
    else:
        lying.seat, lying.place = event.seat, place
        table.stopped.pop(ROBBED, None)
    table.stopped[lane] = event.card
    yield Beat("rob", event.seat, speak=True)


def _show(state: ShownState, table: MinchiateTable, event: CardShown) -> Iterator[Beat]:
    card = state.take_from_hand(event.seat, event.card)
    card.zone, card.place, card.face_up = Zone.LANE, LANE * TURNED_UP + len(table.turned_up), True
    table.turned_up.append((event.seat, event.card, event.points))
    yield Beat("show", event.seat, speak=True)
    if not event.points:
        yield from _end_without_fola(state, table)


def _end_without_fola(state: ShownState, table: MinchiateTable) -> Iterator[Beat]:
    """After thirteen robbed cards there is no fola (MI-9): the last card turned up ends the opening."""
    if table.lanes and len(table.turned_up) == state.players and len(table.cutter_robbed) == MOST_ROBBED:
        yield from _take_up(state, table)


def _search(state: ShownState, table: MinchiateTable, event: FolaSearched) -> Iterator[Beat]:
    table.took = event.count
    yield Beat("read", event.seat, speak=True)
    for code in event.cards or (None,) * event.count:
        _new(state, code, Zone.HAND, event.seat, len(state.in_zone(Zone.HAND, event.seat)))
        state.seats[event.seat].held += 1
    yield from _take_up(state, table)


def _take_up(state: ShownState, table: MinchiateTable) -> Iterator[Beat]:
    """Everything that lies open goes to the hands."""
    table.lanes = False
    stopped, table.stopped = set(table.stopped.values()), {}
    state.cards = [card for card in state.cards if card.zone is not Zone.LANE or card.code not in stopped]
    for card in state.in_zone(Zone.LANE):
        card.zone, card.place = Zone.HAND, len(state.in_zone(Zone.HAND, card.seat))
        card.face_up = card.seat == 0
        if card.seat != 0:
            card.code = None
        state.seats[card.seat].held += 1
    state.sort_hand()
    _go_on(state)
    yield Beat("take_up", 0)


def _go_on(state: ShownState) -> None:
    """Discard while somebody holds more cards than were dealt, then declare."""
    state.phase = "discard" if any(seat.held > state.dealt for seat in state.seats) else "declare"


def _discard(state: ShownState, table: MinchiateTable, event: Discarded) -> Iterator[Beat]:
    table.discarded[event.seat] = event.count
    table.own_discards += event.cards
    for code in event.cards or (None,) * event.count:
        card = state.take_from_hand(event.seat, code)
        card.zone, card.place, card.face_up = Zone.AWAY, 0, False
    _go_on(state)
    yield Beat("discard", event.seat, speak=True, decided=True)


def _score(state: ShownState, table: MinchiateTable, event: PointsScored) -> Iterator[Beat]:
    table.difference, table.resti = event.difference, event.resti
    table.scores.append(event)
    yield Beat("resto" if event.won else "score", event.seat, speak=True)
    if event.why == "turned_up":
        yield from _end_without_fola(state, table)


def _move(state: ShownState, code: Card, seat: int) -> None:
    """A won card goes to another pile."""
    for card in state.in_zone(Zone.PILE):
        if card.code == code:
            card.seat = seat


def play(card: Card) -> Action:
    """The person plays a card."""
    return Play(0, card)


def discard(cards: Sequence[Card]) -> Action:
    """The person puts these cards away (MI-11)."""
    return Discard(0, tuple(cards))


def declare(verzicole: Sequence[tuple[Card, ...]]) -> Action:
    """The person declares these verzicole, or none (MI-15)."""
    return Declare(0, tuple(verzicole))
