"""Why a trick was won, in one sentence: the comparison that decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.look.sentences import joined

if TYPE_CHECKING:
    from cardgui.models.won import Won
    from cardgui.table.card_names import CardNames


class WonWords(QObject):
    """The sentences, asked for anew at each use, so that they follow the language."""

    def __init__(self, cards: CardNames, game: str, parent: QObject) -> None:
        super().__init__(parent)
        self._cards = cards
        self._game = game

    def say(self, won: Won) -> str:
        """Why a trick was won."""
        card = self._cards.inside(won.card)
        other = self._cards.inside(won.beaten) if won.beaten is not None else ""
        sentence = self._sentence(won).format(card=card, other=other)
        if won.matto_led:
            return joined([self.tr("The Matto was led, so the next card decided the suit."), sentence])
        return sentence

    def _sentence(self, won: Won) -> str:
        if won.key == "first_twin":
            return self.tr("Two equal cards, the {card}: the one played first ranks higher.")
        if won.low_is_high:
            return self.tr("In coins and cups low numbers rank high: the {card} is above the {other}.")
        if won.one_is_high:
            return self.tr("The 1 is the highest number: the {card} is above the {other}.")
        return self._by_suit(won) if won.key in {"highest_led", "nobody_followed"} else self._by_trump(won)

    def _by_trump(self, won: Won) -> str:
        if won.key == "higher_trump":
            return self.tr("The {card} is the highest trump in the trick, above the {other}.")
        if won.key == "trump_led":
            return self.tr("A trump was led, the {card}, and nobody else played one.")
        if self._game == "truf":
            return self.tr("The {card}, played face down, is the only trump in the trick.")
        return self.tr("The {card} is the only trump in the trick.")

    def _by_suit(self, won: Won) -> str:
        rook = self._game == "rook_sluff"
        if won.key == "highest_led":
            if not won.trumps:
                return self.tr("The {card} is the highest card of the suit led, above the {other}.")
            if rook:
                return self.tr("No black card: the {card} is the highest of the color led, above the {other}.")
            return self.tr("No trump: the {card} is the highest card of the suit led, above the {other}.")
        if not won.trumps:
            return self.tr("Nobody else played the suit of the {card}.")
        if rook:
            return self.tr("No black card, and nobody else played the color of the {card}.")
        return self.tr("No trump, and nobody else played the suit of the {card}.")
