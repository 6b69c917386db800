"""The final count of a deal put into lines and words (MI-25 to MI-27)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardgui.engine.cards import MATTO, Card
from cardgui.look.sentences import ended
from cardgui.models.minchiate import own, piles
from cardgui.models.minchiate_prompt import PileCount, kind, points_of, worth
from cardgui.table.minchiate.count import Count, Entry, Line

if TYPE_CHECKING:
    from cardgui.models.shown import ShownState
    from cardgui.table.minchiate.count_words import CountWords

KINDS = ("run", "matto", "thirteen", "tens", "kings")
BONUS = 5


class Counting:
    """Makes what the panel shows of the shown state."""

    def __init__(self, words: CountWords, name: Callable[[int], str], matto: Callable[[ShownState], str]) -> None:
        """Speak through these words; `matto` says what was given for the Matto."""
        self._words, self._name, self._matto = words, name, matto

    def count(self, shown: ShownState) -> Count | None:
        """The count of a deal that has ended, or ``None``."""
        counted = own(shown).counted
        if counted is None:
            return None
        words, won = self._words, piles(shown)
        ours, theirs = counted.counts
        lines = [
            Line(words.card_points(), *self._cards(won, (ours.cards, theirs.cards)), strong=True),
            *self._verzicole(won, ours, theirs),
            Line(
                words.above_42(),
                Entry(ours.extra, words=words.less_42(len(won[0]))),
                Entry(theirs.extra, words=words.less_42(len(won[1]))),
                strong=True,
            ),
            Line(words.last_trick(), *self._last(shown, ours, theirs), strong=True),
            Line(words.final_count(), Entry(ours.total), Entry(theirs.total), strong=True, final=True),
        ]
        decides = shown.phase == "match_end"
        net = counted.resti[0] - counted.resti[1]
        dealer = shown.next_dealer
        return Count(
            title=words.won_by(net) if shown.deals == 1 else words.deal_won_by(shown.deal, net),
            text=words.count_text(),
            note=ended(self._matto(shown)) if own(shown).paid is not None else "",
            heads=self._heads(shown, won),
            lines=tuple(lines),
            stood=self._stood(counted.before, ours.total, theirs.total, counted.after),
            after=counted.after,
            resti=self._resti(counted.resti, counted.won, counted.after),
            following="" if dealer is None else ended(words.next_dealer(None if dealer == 0 else self._name(dealer))),
            decides=decides,
            several=shown.deals > 1,
        )

    def _heads(self, shown: ShownState, won: tuple[tuple[Card, ...], ...]) -> tuple[str, str]:
        tricks = [sum(seat.taken for seat in shown.seats if seat.seat % 2 == side) for side in (0, 1)]
        return (
            self._words.pile(len(won[0]), tricks[0]),
            self._words.pile(len(won[1]), tricks[1]),
        )

    @staticmethod
    def _cards(won: tuple[tuple[Card, ...], ...], points: tuple[int, int]) -> tuple[Entry, Entry]:
        entries = []
        for pile, total in zip(won, points, strict=True):
            counting = sorted((c for c in pile if points_of(c)), key=_order)
            entries.append(Entry(total, tuple(counting)))
        return entries[0], entries[1]

    def _verzicole(self, won: tuple[tuple[Card, ...], ...], ours: PileCount, theirs: PileCount) -> list[Line]:
        words = self._words
        sums = [sum(points for _, points in count.verzicole) for count in (ours, theirs)]
        matto = [words.with_matto(held=MATTO in pile) for pile in won]
        lines = [Line(words.verzicole(), Entry(sums[0], words=matto[0]), Entry(sums[1], words=matto[1]), strong=True)]
        for what in KINDS:
            found = [[(c, p) for c, p in count.verzicole if kind(c) == what] for count in (ours, theirs)]
            for place in range(max(1, len(found[0]), len(found[1]))):
                fields = [self._field(side, place, pile) for side, pile in zip(found, won, strict=True)]
                lines.append(Line(words.kind(what) if place == 0 else "", fields[0], fields[1]))
        return lines

    def _field(self, found: list[tuple[tuple[Card, ...], int]], place: int, pile: tuple[Card, ...]) -> Entry:
        """What stands in a line of one kind."""
        if place < len(found):
            return self._one(found[place], pile)
        return Entry(0, words=self._words.no_other() if found else self._words.none())

    def _one(self, found: tuple[tuple[Card, ...], int], pile: tuple[Card, ...]) -> Entry:
        """A verzicola of a pile, with how its points come about."""
        cards, points = found
        plain = sum(worth(card) for card in cards)
        bonus = BONUS if MATTO in pile and MATTO not in cards else 0
        return Entry(points, cards, self._words.breakdown([plain], bonus) if bonus else "")

    def _last(self, shown: ShownState, ours: PileCount, theirs: PileCount) -> tuple[Entry, Entry]:
        winner = shown.last_trick.winner if shown.last_trick is not None else 0
        words = self._words.trick_won_by(self._name(winner) if winner else None)
        return (
            Entry(ours.last_trick, words=words if ours.last_trick else ""),
            Entry(theirs.last_trick, words=words if theirs.last_trick else ""),
        )

    def _stood(self, before: int, ours: int, theirs: int, after: int) -> str:
        """From the side that leads in the end."""
        if after >= 0:
            return self._words.stood([before, ours, -theirs], after, ours=True)
        return self._words.stood([-before, theirs, -ours], -after, ours=False)

    def _resti(self, resti: tuple[int, ...], won: int, after: int) -> str:
        ours, theirs = [resti[0]], [resti[1]]
        if won and after > 0:
            ours = [resti[0] - won, won]
        elif won:
            theirs = [resti[1] - won, won]
        return self._words.resti_sum(ours, theirs)


def _order(card: Card) -> tuple[int, int]:
    """Trumps from high to low, the Matto, the kings."""
    if card[0] == "T":
        return 0, -int(card[1:])
    return (1, 0) if card == MATTO else (2, "DCSB".index(card[0]))
