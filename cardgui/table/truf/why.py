"""What Truf says of how a score came about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed
from cardgui.table.truf.names import deal_words
from cardgui.table.why_words import Said, WhyWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.models.score_why import ScorePart, Why, WhyTrick


class TrufWhy(QObject):
    """Reasons of the five scorings."""

    def __init__(self, parent: QObject, words: WhyWords) -> None:
        super().__init__(parent)
        self._words = words

    def about(self, why: Why, names: Sequence[str]) -> str:
        """Mode, trumps and declarer."""
        result = why.result
        return deal_words(why.deal, result["mode"], result["trump"], names[result["declarer"]])

    def part(self, part: ScorePart, names: Sequence[str]) -> Said:  # noqa: ARG002
        """Bid, tricks, and what the scoring makes of them (TR-17 to TR-21)."""
        bid, taken = int(part.values["bid"]), int(part.values["tricks"])
        off = abs(taken - bid)
        if part.key in ("exact", "exact_bid", "zero_bonus"):
            text = {
                "exact": self.tr("Bid {bid}, taken {taken}: exactly the bid."),
                "exact_bid": self.tr("Bid {bid}, taken {taken}: exactly the bid, which scores the bid."),
                "zero_bonus": self.tr("Bid {bid}, taken {taken}: no trick on a bid of 0 in Main Bawah."),
            }[part.key]
            value = signed(part.points)
        else:
            text = (
                self.tr("Bid {bid}, taken {taken}: %Ln trick(s) above the bid.", "", off)
                if taken > bid
                else self.tr("Bid {bid}, taken {taken}: %Ln trick(s) below the bid.", "", off)
            )
            value = self._words.product(off, part.points // off, part.points)
        return Said(text.format(bid=number(bid), taken=number(taken)), value, part.points, part.rule)

    def trick(self, trick: WhyTrick) -> Said:
        """Whether the bid promised (or allowed) it, or it lies above."""
        place, bid = number(trick.place), number(trick.bid)
        match trick.key:
            case "bid":
                return Said(self.tr("{place} of {bid} bid").format(place=place, bid=bid), "", 0)
            case "allowed":
                return Said(self.tr("{place} of {bid} allowed").format(place=place, bid=bid), "", 0)
        return Said(self.tr("above the bid"), signed(trick.each), trick.each)

    def notes(self, trick: WhyTrick, why: Why, names: Sequence[str]) -> list[tuple[str, str]]:
        """Nothing more: the cards say it."""
        del trick, why, names
        return []

    def foot(self, why: Why) -> list[tuple[str, str]]:
        """Nothing more."""
        del why
        return []
