"""What Rıfkı says of how a score came about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.look.i18n import number
from cardgui.table.rifki.names import deal_words, worth
from cardgui.table.rifki.scoring_words import RifkiScoring
from cardgui.table.why_words import Said, WhyWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.models.score_why import ScorePart, Why, WhyTrick

_BY_CARDS = frozenset({"rifki", "kiz", "erkek", "kupa"})


class RifkiWhy(QObject):
    """Reasons of the seven contracts."""

    def __init__(self, parent: QObject, words: WhyWords) -> None:
        super().__init__(parent)
        self._words = words
        self._scoring = RifkiScoring(self)

    def about(self, why: Why, names: Sequence[str]) -> str:
        """Contract, suit and declarer."""
        result = why.result
        return deal_words(why.deal, result["contract"], result.get("trump") or "", names[result["declarer"]])

    def part(self, part: ScorePart, names: Sequence[str]) -> Said:  # noqa: ARG002
        """What was won of what the contract counts."""
        if part.key == "void":
            return Said(self._scoring.void_text(), number(0), 0, part.rule)
        if part.key == "king":
            return Said(self.tr("King: at least eleven tricks in koz win the game."), "", 0, part.rule)
        contract, count = str(part.values["contract"]), int(part.values["number"])
        won = self.tr("Won: {what}. {worth}.").format(
            what=self._scoring.number_won(contract, count), worth=worth(contract)
        )
        value = self._words.product(count, int(part.values["each"]), part.points) if count else number(0)
        return Said(won, value, part.points, part.rule)

    def trick(self, trick: WhyTrick) -> Said:
        """How many of what counts were in it."""
        if not trick.each:
            return Said("", "", 0)
        return Said("", self._words.product(trick.number_counted, trick.each, trick.points), trick.points)

    def notes(self, trick: WhyTrick, why: Why, names: Sequence[str]) -> list[tuple[str, str]]:
        """Who could not follow and had to give a penalty card (RI-20)."""
        if why.result["contract"] not in _BY_CARDS:
            return []
        forced = [card.seat for card in trick.cards if card.counts and card.seat in trick.void]
        if not forced:
            return []
        text = {
            "S": self.tr("No spade, so a penalty card had to be played: {names}"),
            "H": self.tr("No heart, so a penalty card had to be played: {names}"),
            "D": self.tr("No diamond, so a penalty card had to be played: {names}"),
            "C": self.tr("No club, so a penalty card had to be played: {names}"),
        }[trick.lane]
        return [(text.format(names=self._words.names([names[seat] for seat in forced])), "RI-20")]

    def foot(self, why: Why) -> list[tuple[str, str]]:
        """Other tricks, and an early end (RI-23)."""
        said = []
        if why.uncounted:
            said.append((self.tr("Also won: %Ln trick(s) in which nothing counts.", "", why.uncounted), ""))
        if why.unplayed:
            text = self.tr("The deal ended after trick {number}: everything that counts was won.")
            said.append((text.format(number=number(why.played)), "RI-23"))
        return said
