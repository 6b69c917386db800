"""The running score of a deal of Minchiate: difference, resti, piles, and why they changed (MI-8, MI-22 to MI-27)."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.engine.cards import MATTO, MINCHIATE, Card
from cardgui.engine.events import Event
from cardgui.engine.explain import ScorePart
from cardgui.engine.game import Setup
from cardgui.engine.minchiate_cards import POINTS, Verzicola, verzicola_points
from cardgui.engine.minchiate_layout import MinchiateLayout, cutter, turn_order
from cardgui.engine.minchiate_scoring import (
    RESTO,
    SIDES,
    PileCount,
    captured,
    count_pile,
    given_for_matto,
    shrunk,
    side_of,
)
from cardgui.engine.minchiate_terms import (
    CardRobbed,
    CardShown,
    FolaSearched,
    MattoKept,
    MattoPaid,
    PackCut,
    PilesCounted,
    PointsScored,
    RobbingEnded,
)
from cardgui.engine.trickplay import Trick

_RULES = {"robbed": "MI-8", "robbed_from_fola": "MI-9", "turned_up": "MI-8", "declared": "MI-15", "captured": "MI-23"}


class Tally:
    """What stands between the sides.

    Attributes:
        difference: points of side 0 less those of side 1, −59 … 59 until the piles are counted.
        resti: resti won so far, by side.
        piles: by side, the cards won; the Matto lies with its owner's side (MI-22).
        owed: the side that owes a card for the Matto, or ``None``.
        counted: the final counts, once the play has ended.
    """

    def __init__(self, difference: int = 0, resti: Sequence[int] = (0, 0)) -> None:
        self.difference = difference
        self.resti = list(resti)
        self.piles: list[set[Card]] = [set() for _ in range(SIDES)]
        self.owed: int | None = None
        self.counted: PilesCounted | None = None
        self._before = tuple(resti)
        self._scored: list[PointsScored] = []

    def cut(self, setup: Setup, layout: MinchiateLayout) -> list[Event]:
        """Cut and robbing by the cutter, and what it scores (MI-6, MI-8)."""
        events: list[Event] = [PackCut(cutter(setup))]
        for card in layout.cutter_robbed:
            events += self._rob(cutter(setup), card, of_fola=False)
        if layout.cutter_stopped is not None:
            events.append(RobbingEnded(cutter(setup), layout.cutter_stopped, of_fola=False))
        return events

    def open(self, setup: Setup, layout: MinchiateLayout) -> list[Event]:
        """The cards turned up, robbing by the dealer, and what they score (MI-7 to MI-10)."""
        events: list[Event] = []
        for seat in turn_order(setup):
            card = layout.turned_up[seat]
            events.append(CardShown(seat, card, POINTS[card]))
            events += self.score(seat, POINTS[card], "turned_up", (card,))
        for card in layout.dealer_robbed:
            events += self._rob(setup.dealer, card, of_fola=True)
        if layout.dealer_stopped is not None:
            events.append(RobbingEnded(setup.dealer, layout.dealer_stopped, of_fola=True))
        if layout.fola:
            took = layout.dealer_took
            events.append(FolaSearched(setup.dealer, len(took), took))
        return events

    def _rob(self, seat: int, card: Card, *, of_fola: bool) -> list[Event]:
        why = "robbed_from_fola" if of_fola else "robbed"
        return [CardRobbed(seat, card, POINTS[card], of_fola), *self.score(seat, POINTS[card], why, (card,))]

    def score(self, seat: int, points: int, why: str, cards: tuple[Card, ...]) -> list[Event]:
        """A score event for the side of a seat, if it is worth anything (MI-24)."""
        if not points:
            return []
        side = side_of(seat)
        self.difference, won = shrunk(self.difference + (points if side == 0 else -points))
        self.resti[side] += won
        event = PointsScored(side, points, why, seat, cards, self.difference, won, tuple(self.resti))
        self._scored.append(event)
        return [event]

    def declare(self, seat: int, verzicole: Sequence[Verzicola], *, with_matto: bool) -> list[Event]:
        """A seat's declarations, taken together (MI-15, MI-24)."""
        points = sum(verzicola_points(cards, with_matto=with_matto) for cards in verzicole)
        cards = tuple(dict.fromkeys(card for verzicola in verzicole for card in verzicola))
        return self.score(seat, points, "declared", cards)

    def take(self, trick: Trick) -> list[Event]:
        """A complete trick goes to its winner's pile, the Matto to its owner's (MI-22, MI-23)."""
        events: list[Event] = []
        winner = side_of(trick.winner)
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            owner = side_of(seat) if card == MATTO else winner
            self.piles[owner].add(card)
            if owner != winner:
                self.owed = owner
                events.append(MattoKept(seat, trick.winner))
        cards = captured(trick)
        return events + self.score(trick.winner, sum(POINTS[card] for card in cards), "captured", cards)

    def end(self, last_winner: int) -> list[Event]:
        """The card for the Matto, the final counts and the last resti (MI-22, MI-25, MI-26).

        Args:
            last_winner: the seat that took the last trick.
        """
        events: list[Event] = []
        if self.owed is not None:
            card = given_for_matto(self.piles[self.owed], self.piles[1 - self.owed])
            self.piles[self.owed].remove(card)
            self.piles[1 - self.owed].add(card)
            events.append(MattoPaid(self.owed, card))
            self.owed = None
        last = side_of(last_winner)
        counts = tuple(count_pile(pile, last_trick=side == last) for side, pile in enumerate(self.piles))
        after = self.difference + counts[0].total - counts[1].total
        won = -(-abs(after) // RESTO)
        self.resti[0 if after > 0 else 1] += won
        self.counted = PilesCounted(counts, self.difference, after, won, tuple(self.resti))
        return [*events, self.counted]

    def sorted_piles(self) -> tuple[tuple[Card, ...], ...]:
        """By side, the cards won, suit by suit from high to low."""
        return tuple(MINCHIATE.sorted(pile) for pile in self.piles)

    def explain(self) -> tuple[ScorePart, ...]:
        """How the net resti of both sides came about (MI-27); asked before the end, it raises ``ValueError``."""
        if self.counted is None:
            raise ValueError("the deal is not over")
        return tuple(part for side in range(SIDES) for part in self._parts(side, self.counted))

    def _parts(self, side: int, last: PilesCounted) -> list[ScorePart]:
        sign = 1 if side == 0 else -1
        parts = []
        if self._before[side]:
            parts.append(ScorePart(side, "MI-24", "resti_before", self._before[side]))
        for event in self._scored:
            if event.side == side:
                values = {"scored": event.points, "seat": event.seat, "difference": sign * event.difference}
                parts.append(ScorePart(side, _RULES[event.why], event.why, event.won, values, event.cards))
        parts += _pile_parts(side, last.counts[side])
        values = {"before": sign * last.before, "difference": sign * last.after}
        won = last.won if sign * last.after > 0 else 0
        parts.append(ScorePart(side, "MI-26", "resti_at_end", won, values))
        if self.resti[1 - side]:
            parts.append(ScorePart(side, "MI-27", "resti_of_others", -self.resti[1 - side]))
        return parts


def _pile_parts(side: int, count: PileCount) -> list[ScorePart]:
    """The lines of a final count; they bring points of the difference, not resti (MI-25)."""
    lines: list[tuple[str, int, tuple[Card, ...]]] = [("pile_cards", count.cards, ())]
    lines += [("pile_verzicola", points, cards) for cards, points in count.verzicole]
    lines += [("pile_extra_cards", count.extra, ()), ("last_trick", count.last_trick, ())]
    return [ScorePart(side, "MI-25", key, 0, {"scored": points}, cards) for key, points, cards in lines]
