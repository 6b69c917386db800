"""What Minchiate says of how a side's net resti came about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed
from cardgui.look.sentences import ended, joined
from cardgui.table.card_names import CardNames
from cardgui.table.minchiate.count_words import CountWords
from cardgui.table.minchiate.event_words import EventWords
from cardgui.table.why_words import Said, WhyWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.models.score_why import ScorePart, Why, WhyTrick

_PILE = ("pile_cards", "pile_verzicola", "pile_extra_cards", "last_trick")


class MinchiateWhy(QObject):
    """Reasons of points, difference and resti."""

    def __init__(self, parent: QObject, words: WhyWords) -> None:
        super().__init__(parent)
        self._words = words
        self._names = CardNames(self, "minchiate")
        self._events = EventWords(self, self._names)
        self._count = CountWords(self)

    def about(self, why: Why, names: Sequence[str]) -> str:
        """Which deal it was, and whose score in resti."""
        del names
        return self.tr("Deal {deal}, net resti").format(deal=number(why.deal))

    def part(self, part: ScorePart, names: Sequence[str]) -> Said:
        """A score event, a line of the count, or resti (MI-8 to MI-27)."""
        self._names.retranslate()
        points = int(part.values.get("scored", 0))
        if part.key in _PILE:
            return Said(self._counted(part), number(points), 0, part.rule)
        match part.key:
            case "resti_before":
                return Said(self.tr("Resti won before"), self._resti(part.points), part.points, part.rule)
            case "resti_of_others":
                return Said(self.tr("Less the resti of the other side"), signed(part.points), part.points, part.rule)
            case "resti_at_end":
                before, after = int(part.values["before"]), int(part.values["difference"])
                text = self.tr("Difference {before} before the count, {after} after it: each 60 begun is a resto")
                text = text.format(before=signed(before), after=signed(after))
                return Said(text, self._resti(part.points), part.points, part.rule)
        seat = int(part.values["seat"])
        cause = ended(self._events.cause(part.key, names[seat] if seat else None, part.cards))
        return Said(joined([cause, self._stands(part)]), signed(points), points, part.rule)

    def _counted(self, part: ScorePart) -> str:
        """A line of the final count."""
        match part.key:
            case "pile_cards":
                text = self._count.card_points()
            case "pile_verzicola":
                text = self._events.verzicola(part.cards)
            case "pile_extra_cards":
                text = self._count.above_42()
            case _:
                text = self._count.last_trick()
        return self.tr("Final count: {what}").format(what=text)

    def _resti(self, resti: int) -> str:
        return self.tr("%Ln resto(i)", "won", resti) if resti else number(0)

    def _stands(self, part: ScorePart) -> str:
        """How the difference stands then, and what resti it brought."""
        side = part.side
        lead = int(part.values["difference"]) * (1 if side == 0 else -1)
        told = [self._events.resto(side, part.points)] if part.points else []
        return joined(map(ended, [*told, self._events.lead(lead)]))

    def trick(self, trick: WhyTrick) -> Said:
        """The points of the cards captured."""
        return Said("", signed(trick.points), trick.points)

    def notes(self, trick: WhyTrick, why: Why, names: Sequence[str]) -> list[tuple[str, str]]:
        """What was captured, and how the difference stands then (MI-23, MI-24)."""
        del why, names
        return [] if trick.part is None else [(self._stands(trick.part), "")]

    def foot(self, why: Why) -> list[tuple[str, str]]:
        """Tricks that brought nothing by themselves."""
        if not why.uncounted:
            return []
        return [(self.tr("%Ln more trick(s) without a capture.", "", why.uncounted), "")]
