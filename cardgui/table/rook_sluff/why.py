"""What Rook Sluff says of how a team's score came about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed
from cardgui.table.why_words import Said, WhyWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.models.score_why import ScorePart, Why, WhyTrick


class RookSluffWhy(QObject):
    """Reasons of bids and sluffs."""

    def __init__(self, parent: QObject, words: WhyWords) -> None:
        super().__init__(parent)
        self._words = words

    def about(self, why: Why, names: Sequence[str]) -> str:
        """Which deal it was: dealer and first bidder say no more."""
        del names
        return self.tr("Deal {deal}").format(deal=number(why.deal))

    def part(self, part: ScorePart, names: Sequence[str]) -> Said:
        """The bid, tricks beyond it, a sluff (RS-17, RS-18)."""
        bid, tricks = int(part.values.get("bid", 0)), int(part.values.get("tricks", 0))
        match part.key:
            case "bid_made":
                text = self.tr("Bid of {bid} made, {tricks} tricks taken").format(
                    bid=number(bid), tricks=number(tricks)
                )
                value = self._words.product(bid, part.points // bid, part.points) if bid else signed(0)
            case "bid_missed":
                text = self.tr("Bid of {bid} missed, {tricks} tricks taken").format(
                    bid=number(bid), tricks=number(tricks)
                )
                value = number(0)
            case "tricks_more":
                text = self.tr("%Ln trick(s) beyond the bid", "", tricks)
                value = self._words.product(tricks, 1, part.points)
            case _:
                kept = part.key == "sluff_kept"
                text = self.tr("Sluff kept: {name}") if kept else self.tr("Sluff failed: {name}")
                text, value = text.format(name=names[int(part.values["seat"])]), signed(part.points)
        return Said(text, value, part.points, part.rule)

    def trick(self, trick: WhyTrick) -> Said:
        """Whether the bid needed it."""
        if trick.key == "above":
            return Said(self.tr("beyond the bid"), signed(trick.points), trick.points)
        value = signed(trick.points) if trick.points else ""
        text = self.tr("{place} of {bid} bid").format(place=number(trick.place), bid=number(trick.bid))
        return Said(text, value, trick.points)

    def notes(self, trick: WhyTrick, why: Why, names: Sequence[str]) -> list[tuple[str, str]]:
        """That a sluff fails with it (RS-18)."""
        del why
        if not trick.broke_sluff:
            return []
        return [(self.tr("Sluff failed: {name}").format(name=names[trick.winner]), "RS-18")]

    def foot(self, why: Why) -> list[tuple[str, str]]:
        """Nothing more."""
        del why
        return []
