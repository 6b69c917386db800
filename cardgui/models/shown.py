"""What the person at the table sees, folded event by event.

The match may be ahead of the picture; the *shown state* is where the picture is. Only events as seen by the person's
own seat come in here, so nothing that they cannot know can be shown. Folding one event can take several beats (cards
are dealt, then sorted): the state is complete after each, and the table moves to it before the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from cardgui.engine.cards import Card, Pack
from cardgui.engine.events import (
    CardPlayed,
    CardsDealt,
    CardsTurnedUp,
    DealBegan,
    DealEnded,
    Event,
    MatchEnded,
    ThrownIn,
    TrickTaken,
)
from cardgui.models.hand_order import in_order

LANE: Final = 100
"""The place of a card in a lane is that many times the lane's number, and its order there."""


class Zone(Enum):
    """Where a card lies."""

    HAND = "hand"
    BID = "bid"
    """Laid on the table as a bid."""
    LANE = "lane"
    """Laid open beside the deal: robbed, or dealt face up; its place names the lane, see :data:`LANE`."""
    TRICK = "trick"
    PILE = "pile"
    """In a won trick."""
    AWAY = "away"
    """Put away by its seat, face down and out of play."""
    WON = "won"
    """Won, and lying open beside its winner."""


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A deal begins in the middle: what had happened in it before, apart from the current trick.

    Attributes:
        view: what the person knows of it.
    """

    view: Any


@dataclass(slots=True)
class ShownCard:
    """One physical card.

    Attributes:
        id: stays the same during a deal; the table keeps one widget for it.
        code: what it is, or ``None`` while the person cannot know.
        zone: where it lies.
        seat: whose hand, bid, play or won trick it is.
        place: order within the zone: in the hand from the left, in the trick by play, in piles the number of the trick.
        face_up: whether its face shows.
        was_down: whether it was played face down, even if it has been turned up since (TR-13).
    """

    id: int
    code: Card | None
    zone: Zone
    seat: int
    place: int
    face_up: bool
    was_down: bool = False


@dataclass(slots=True)
class ShownSeat:
    """One player as the table shows them.

    Attributes:
        seat: number, clockwise from the person at the bottom.
        name: typed or given name; empty for the person themselves if they have none.
        level: level of a computer player, or ``None`` for a person.
        human: whether a person sits here.
        dealer, declarer: roles in this deal.
        held: cards in the hand.
        taken: tricks taken.
        bid: tricks bid, or ``None`` before it is known.
        bid_card: the bid card once turned up.
        status: ``""``, ``"thinking"`` or ``"laid_bid"``.
        total: cumulative score before this deal, after its end including it.
        deal_score: what this deal brought, once it has ended.
        to_act: whether this seat's decision is awaited.
    """

    seat: int
    name: str
    level: str | None
    human: bool
    dealer: bool = False
    declarer: bool = False
    held: int = 0
    taken: int = 0
    bid: int | None = None
    bid_card: Card | None = None
    status: str = ""
    total: int = 0
    deal_score: int | None = None
    to_act: bool = False


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The trick that was taken last.

    Attributes:
        trick: its number.
        cards: seat, card, and whether it had lain face down, in the order of play.
        winner: seat that took it.
    """

    trick: int
    cards: tuple[tuple[int, Card, bool], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of the picture.

    Attributes:
        motion: how to get there: ``begin`` (new deal, cards with the dealer), ``deal``, ``sort``,
            ``call`` (a bid said aloud), ``bid``, ``turn_up``
            (bids), ``return`` (bids back to the hands), ``announce`` (text only), ``play``, ``reveal`` (trumps of a
            trick), ``winner`` (ring and hold), ``collect``, ``throw_in`` (hands shown, hold 2 s), ``end``,
            ``match_end``.
        seat: who acts, or ``None``.
        speak: whether this is the beat at which the event is put into words.
        decided: whether somebody's choice is announced, for which a computer player takes a moment.
    """

    motion: str
    seat: int | None = None
    speak: bool = False
    decided: bool = False


@dataclass
class ShownState:
    """The picture of the table as data.

    Attributes:
        game: game id.
        pack: the cards it is played with.
        seats: one each, seat 0 the person.
        fold: folds in the game's own events.
        note: told when a deal begins, when the cards are dealt and when a trick is taken, once that is in the state
            and before the table moves: the game may add to it.
        deal, deals: number of the deal and how many there are.
        attempt: how often the cards were thrown in before this attempt.
        direction: ``"cw"`` or ``"ccw"``. turned: whether it is new in this deal.
        phase: ``"deal"``, ``"bid"``, ``"choice"``, ``"play"``, ``"end"`` or ``"match_end"``.
        trick: number of the trick to which a card was played last, 0 before the first.
        leader: who led the current trick.
        winning: seat whose card wins so far, where that can be known.
        cards: every card of the deal.
        facts: what the game wants shown: trump, mode, total.
        own: what else a game has to show, made by its fold; ``None`` until then.
        dealt: cards that a hand was dealt at most.
        last_trick: the one taken last. tricks: all that were taken in this deal, oldest first.
        thrown_in: why the cards were just thrown in.
        next_dealer: who deals next, after the end of a deal.
        winners: seats (or sides) that won, after the end of the match.
        meant: id of the own card that the person has taken hold of: of two equal ones that one leaves the hand.
        hand_order: in which order the own hand is held, one of :data:`~cardgui.models.hand_order.HAND_ORDERS`.
        lies_open: cards that lie open beside their winner once they are won.
    """

    game: str
    pack: Pack
    seats: list[ShownSeat]
    fold: Callable[[ShownState, Event], Iterator[Beat]]
    deal: int = 0
    deals: int = 0
    attempt: int = 0
    direction: str = "cw"
    turned: bool = False
    phase: str = "deal"
    trick: int = 0
    leader: int | None = None
    winning: int | None = None
    cards: list[ShownCard] = field(default_factory=list)
    facts: dict[str, str | int] = field(default_factory=dict)
    own: Any = None
    dealt: int = 0
    last_trick: LastTrick | None = None
    tricks: list[LastTrick] = field(default_factory=list)
    thrown_in: ThrownIn | None = None
    next_dealer: int | None = None
    winners: tuple[int, ...] = ()
    meant: int | None = None
    lies_open: frozenset[Card] = frozenset()
    hand_order: str = "high"
    note: Callable[[ShownState, Event], None] = lambda _state, _event: None

    @property
    def current_trick(self) -> int:
        """Number of the trick that is being played: the next one as soon as somebody is to lead to it; 0 if none is."""
        if self.phase != "play":
            return 0
        leads = any(seat.to_act for seat in self.seats) and not self.in_zone(Zone.TRICK)
        return sum(seat.taken for seat in self.seats) + 1 if leads else self.trick

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    def in_zone(self, zone: Zone, seat: int | None = None) -> list[ShownCard]:
        """The cards of a zone (of one seat) in their order."""
        found = [c for c in self.cards if c.zone is zone and (seat is None or c.seat == seat)]
        return sorted(found, key=lambda card: card.place)

    def apply(self, event: Event) -> Iterator[Beat]:
        """Fold an event in, beat by beat; the state is complete whenever a beat is yielded."""
        self._forget_turns()
        match event:
            case DealBegan():
                yield self._begin(event)
            case CardsDealt():
                yield from self._deal(event)
            case ThrownIn():
                yield self._throw_in(event)
            case Placed():
                yield self._place(event)
            case CardPlayed():
                yield self._play(event)
            case CardsTurnedUp():
                for seat, code in event.cards:
                    card = next(c for c in self.in_zone(Zone.TRICK) if c.seat == seat)
                    card.code, card.face_up = code, True
                yield Beat("reveal", speak=True)
            case TrickTaken():
                yield from self._take(event)
            case DealEnded() | MatchEnded():
                yield from self._end(event)
            case _:
                yield from self.fold(self, event)

    def _forget_turns(self) -> None:
        """What happens is shown: nobody's decision is awaited meanwhile."""
        for seat in self.seats:
            seat.to_act = False

    # -- common events --------------------------------------------------------------------------------------------

    def _begin(self, event: DealBegan) -> Beat:
        self.deal, self.deals, self.attempt = event.deal, event.deals, event.attempt
        self.direction, self.turned = event.direction, event.turned
        self.phase, self.trick, self.leader, self.winning = "deal", 0, None, None
        self.facts, self.last_trick, self.thrown_in, self.next_dealer = {}, None, None, None
        self.cards, self.tricks, self.lies_open = [], [], frozenset()
        self.own = None
        for seat in self.seats:
            seat.dealer, seat.declarer = seat.seat == event.dealer, False
            seat.held = seat.taken = 0
            seat.bid = seat.bid_card = seat.deal_score = None
            seat.status, seat.total = "", event.scores[seat.seat % len(event.scores)]
        self.note(self, event)
        return Beat("begin", event.dealer, speak=True)

    def _deal(self, event: CardsDealt) -> Iterator[Beat]:
        step = 1 if self.direction == "cw" else -1
        order = [(event.first + step * i) % self.players for i in range(self.players)]
        self.dealt = most = max(map(len, event.hands))
        self.cards = self.in_zone(Zone.LANE)
        for place in range(most):
            for seat in order:
                if place < len(event.hands[seat]):
                    code = event.hands[seat][place]
                    card = ShownCard(len(self.cards), code, Zone.HAND, seat, place, face_up=code is not None)
                    self.cards.append(card)
        for shown in self.seats:
            shown.held = len(event.hands[shown.seat])
        yield Beat("deal", self.dealer, speak=True)
        self.sort_hand()
        self.phase = "bid"
        self.note(self, event)
        yield Beat("sort", 0)

    def _place(self, event: Placed) -> Beat:
        view = event.view
        for seat, taken in zip(self.seats, view.taken, strict=True):
            seat.taken = taken
        self.trick = sum(view.taken) + 1
        self.note(self, event)
        self.sort_hand()
        return Beat("place")

    @property
    def dealer(self) -> int:
        """The seat of the dealer."""
        return next(seat.seat for seat in self.seats if seat.dealer)

    def sort_hand(self) -> None:
        """Put the own hand in the order in which the person holds it."""
        hand = self.in_zone(Zone.HAND, 0)
        codes = [c.code for c in hand if c.code is not None]
        trump = self.facts.get("trump")
        order = in_order(self.pack, codes, self.hand_order, None if trump is None else str(trump))
        places = {code: place for place, code in reversed(list(enumerate(order)))}
        for card in hand:
            if card.code is not None:
                card.place = places[card.code]
                places[card.code] += 1

    def _throw_in(self, event: ThrownIn) -> Beat:
        self.thrown_in = event
        for hand in event.hands:
            held = self.in_zone(Zone.HAND, hand.seat)
            for card, code in zip(held, hand.cards, strict=True):
                card.code, card.face_up = code, True
        return Beat("throw_in", speak=True)

    def take_from_hand(self, seat: int, code: Card | None) -> ShownCard:
        """The card that leaves a hand: the own one with this code, or any back of another hand, which then gets it."""
        hand = self.in_zone(Zone.HAND, seat)
        if seat == 0:
            equal = [c for c in hand if c.code == code]
            card = next((c for c in equal if c.id == self.meant), equal[0])
        else:
            card = hand[-1]
            card.code = code
        for other in hand:
            if other.place > card.place:
                other.place -= 1
        self.seats[seat].held -= 1
        return card

    def _play(self, event: CardPlayed) -> Beat:
        card = self.take_from_hand(event.seat, event.card)
        card.zone, card.place = Zone.TRICK, len(self.in_zone(Zone.TRICK))
        card.face_up, card.was_down = not event.face_down, event.face_down
        self.phase, self.trick, self.winning = "play", event.trick, event.winning
        if event.led:
            self.leader = event.seat
        return Beat("play", event.seat, speak=True)

    def _take(self, event: TrickTaken) -> Iterator[Beat]:
        self.winning = event.seat
        trick = self.in_zone(Zone.TRICK)
        shown = tuple((c.seat, c.code, c.was_down) for c in trick if c.code is not None)
        self.last_trick = LastTrick(event.trick, shown, event.seat)
        self.tricks.append(self.last_trick)
        yield Beat("winner", event.seat, speak=True)
        for card in trick:
            if card.code in self.lies_open:
                open_before = len(self.in_zone(Zone.WON, event.seat))
                card.zone, card.seat, card.place = Zone.WON, event.seat, open_before
            else:
                card.zone, card.seat, card.place, card.face_up = Zone.PILE, event.seat, event.trick, False
        for seat, taken in zip(self.seats, event.taken, strict=True):
            seat.taken = taken
        self.winning = self.leader = None
        self.note(self, event)
        yield Beat("collect", event.seat)

    def _put_rest_away(self) -> Iterator[Beat]:
        """Take the cards from the hands that were not played before the deal ended."""
        rest = self.in_zone(Zone.HAND) if self.phase == "play" else []
        for card in rest:
            card.zone, card.place, card.face_up = Zone.PILE, 0, False
        for seat in self.seats:
            seat.held = 0
        if rest:
            yield Beat("collect")

    def _end(self, event: DealEnded | MatchEnded) -> Iterator[Beat]:
        if isinstance(event, MatchEnded):
            self.phase, self.winners = "match_end", event.winners
            yield Beat("match_end", speak=True)
            return
        yield from self._put_rest_away()
        self.phase, self.next_dealer = "end", event.next_dealer
        for seat in self.seats:
            seat.deal_score = event.scores[seat.seat % len(event.scores)]
            seat.total = event.totals[seat.seat % len(event.totals)]
            seat.status = ""
        yield Beat("end", speak=True)
