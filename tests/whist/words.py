"""What whist says. These are its texts; a game in the program writes them for translation: ``self.tr("Whist")``."""

from __future__ import annotations

from PySide6.QtCore import QObject

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


class WhistWords(QObject):
    """The words of the table."""

    def title(self) -> str:
        return "Whist"

    def trump(self) -> str:
        return "Trump"

    def trump_is(self, suit: str) -> str:
        return f"Trumps: {SUITS[suit]}"

    def lead(self) -> str:
        return "Your turn. Lead any card"

    def follow(self, suit: str) -> str:
        return f"Your turn. Follow {SUITS[suit]}"

    def void(self, suit: str) -> str:
        return f"Your turn. No {SUITS[suit]}: play any card"

    def must_follow(self, suit: str) -> str:
        return f"follow {SUITS[suit]}"

    def refused(self, suit: str, name: str) -> str:
        return f"{SUITS.get(suit, 'A suit').capitalize()} were led by {name}, and you have some. Play one of them."

    def formula(self) -> str:
        return "Each trick above six is a point for the side."

    def next_dealer(self, name: str) -> str:
        return f"Next dealer: {name}"


NAME = "Whist"
ORIGIN = "England"
BLURB = "Thirteen tricks, two sides, and the last card makes trumps."
PLAYERS = "4 players"
LENGTH = "4 deals, 10 min"
SIDES = ("Your side", "Other side")


def story(deal: int, trump: str) -> str:
    """One line about a deal."""
    return f"Deal {deal}, {SUITS[trump]} trumps"
