"""Why a card cannot be played or put away in Minchiate: the sentences of the callout."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.engine.cards import MATTO
from cardgui.look.sentences import joined

if TYPE_CHECKING:
    from cardgui.table.context import RefusalLike


class RefusalWords(QObject):
    """Words of refusals, asked for anew at each use."""

    def cannot_be_discarded(self, card: str) -> str:
        """Title where a card may not be put away."""
        return self.tr("The {card} cannot be discarded").format(card=card)

    def counting_card(self, points: int) -> str:
        """Why: the card has points (MI-11)."""
        return self.tr(
            "It counts %Ln point(s). Only cards that count nothing may leave the deal, so that every counting card"
            " is played.",
            "",
            points,
        )

    def trump_29(self) -> str:
        """Why: trump 29 stays in the deal (MI-11)."""
        return self.tr(
            "It counts nothing by itself, but every run through it needs it. It may go only when no other card"
            " without points is left."
        )

    def others_go_first(self, card: str) -> str:
        """Why: cheaper cards have to go before (MI-11)."""
        return self.tr("Cards that count may go only when everything else has gone. Put away first: {card}.").format(
            card=card
        )

    def full(self) -> str:
        """Why: enough cards are put away."""
        return self.tr("You have put away as many cards as you have to. Take one back to choose another.")

    def discard_first(self) -> str:
        """Why: cutter and dealer discard before anybody plays (MI-11)."""
        return self.tr("Cutter and dealer discard before a card is played.")

    def declare_first(self) -> str:
        """Why: everybody may declare before the first trick (MI-15)."""
        return self.tr("Before the first trick everybody may declare. Declare, or declare nothing.")

    def follow(self, suit: str, name: str) -> str:
        """Why: the suit must be followed (MI-18)."""
        return {
            "D": self.tr("Coins were led by {name}, and you have coins. Play one of them."),
            "C": self.tr("Cups were led by {name}, and you have cups. Play one of them."),
            "S": self.tr("Swords were led by {name}, and you have swords. Play one of them."),
            "B": self.tr("Batons were led by {name}, and you have batons. Play one of them."),
            "T": self.tr("Trumps were led by {name}, and you have trumps. Play one of them."),
        }[suit].format(name=name)

    def trump(self, suit: str) -> str:
        """Why: who cannot follow must trump (MI-18)."""
        return {
            "D": self.tr("You have no coins, and who cannot follow must play a trump."),
            "C": self.tr("You have no cups, and who cannot follow must play a trump."),
            "S": self.tr("You have no swords, and who cannot follow must play a trump."),
            "B": self.tr("You have no batons, and who cannot follow must play a trump."),
        }[suit]

    def or_matto(self) -> str:
        """The way out that the Matto is (MI-21)."""
        return self.tr("The Matto may be played instead.")

    def king(self, suit: str) -> str:
        """Why: the king is forced (MI-20)."""
        return {
            "D": self.tr(
                "Coins are led for the first time and have been trumped. Whoever holds their Re (king) must"
                " play it; not even the Matto may be played instead."
            ),
            "C": self.tr(
                "Cups are led for the first time and have been trumped. Whoever holds their Re (king) must"
                " play it; not even the Matto may be played instead."
            ),
            "S": self.tr(
                "Swords are led for the first time and have been trumped. Whoever holds their Re (king) must"
                " play it; not even the Matto may be played instead."
            ),
            "B": self.tr(
                "Batons are led for the first time and have been trumped. Whoever holds their Re (king) must"
                " play it; not even the Matto may be played instead."
            ),
        }[suit]

    def otherwise(self) -> str:
        """Why: it is not the time for it."""
        return self.tr("Something else has to happen first.")


class CardRefusals:
    """Explains every refusal of a card that is to be played.

    Args:
        words: the sentences.
        decider: the name of who decided the suit: whoever led, or played the card after a led Matto (MI-21).
    """

    def __init__(self, words: RefusalWords, decider: Callable[[str], str]) -> None:
        self._words, self._decider = words, decider

    def card(self, refusal: RefusalLike) -> str:
        """Why a card cannot be played now, in one or two sentences."""
        words, suit = self._words, str(refusal.values.get("suit", "T"))
        way_out = words.or_matto() if MATTO in refusal.allowed else ""
        match refusal.reason:
            case "discard_first":
                return words.discard_first()
            case "declare_first":
                return words.declare_first()
            case "follow_suit":
                return joined([words.follow(suit, self._decider(suit)), way_out])
            case "must_trump":
                return joined([words.trump(suit), way_out])
            case "king_is_forced":
                return words.king(suit)
        return words.otherwise()
