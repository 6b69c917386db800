"""What Truf says about bids, the choice at thirteen and points."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed


class ScoringWords(QObject):
    """Words of the bid callout, the choice and the end of a deal."""

    # the bid ----------------------------------------

    def bid_title(self, tricks: int) -> str:
        """What a card would promise."""
        return self.tr("Bid %Ln trick(s)", "", tricks) if tricks else self.tr("Bid no tricks")

    def bid_text(self, suit: str) -> str:
        """What laying the card means."""
        return {
            "S": self.tr("If it is the highest bid, spades are trumps. The card comes back to your hand."),
            "H": self.tr("If it is the highest bid, hearts are trumps. The card comes back to your hand."),
            "D": self.tr("If it is the highest bid, diamonds are trumps. The card comes back to your hand."),
            "C": self.tr("If it is the highest bid, clubs are trumps. The card comes back to your hand."),
        }[suit]

    def lay(self) -> str:
        """The button that lays the bid."""
        return self.tr("Lay it face down")

    # the choice ----------------------------------------

    def thirteen(self) -> str:
        """Title of the choice."""
        return self.tr("The bids make exactly 13")

    def thirteen_text(self, bids: list[int], suit: str) -> str:
        """What the choice is about."""
        terms = " + ".join(number(bid) for bid in bids)
        return {
            "S": self.tr(
                "{terms}: as many as there are tricks. You decide for all four. Spades are trumps either way."
            ),
            "H": self.tr(
                "{terms}: as many as there are tricks. You decide for all four. Hearts are trumps either way."
            ),
            "D": self.tr(
                "{terms}: as many as there are tricks. You decide for all four. Diamonds are trumps either way."
            ),
            "C": self.tr("{terms}: as many as there are tricks. You decide for all four. Clubs are trumps either way."),
        }[suit].format(terms=terms)

    def was(self, bid: int) -> str:
        """The bid before the change."""
        return self.tr("was {bid}").format(bid=number(bid))

    def bid_sum(self, total: int) -> str:
        """How many tricks would be bid in all."""
        return self.tr("{total} bid for 13 tricks.").format(total=number(total))

    def below_zero(self, points: int) -> str:
        """What a bid of −1 costs its owner at least."""
        return self.tr("A bid of −1 costs at least %Ln point(s).", "", points)

    def adjust(self, by: int) -> str:
        """The button that raises or lowers."""
        return self.tr("Raise every bid by 1") if by > 0 else self.tr("Lower every bid by 1")

    def rule(self, rule: str) -> str:
        """A rule number."""
        return self.tr("Rule {rule}").format(rule=rule)

    # points ----------------------------------------

    def formula(self, scoring: str, factor: int, mode: str) -> str:
        """How a deal of a mode scores (TR-17 to TR-21)."""
        if scoring == "E":
            if mode == "atas":
                return self.tr("Taking exactly your bid scores it. Each trick above is −1, each below −2.")
            return self.tr("Taking exactly your bid scores it. Each trick below is −1, each above −2.")
        gain = signed(factor if scoring in "CD" else 1)
        if mode == "atas":
            return self.tr("Each trick above your bid is {gain}, each below −1.").format(gain=gain)
        if scoring in "BD":
            text = self.tr("Each trick below your bid is {gain}, each above −1. A bid of 0 without a trick is +5.")
        else:
            text = self.tr("Each trick below your bid is {gain}, each above −1.")
        return text.format(gain=gain)

    def formula_of(self, mode: str, formula: str) -> str:
        """How a deal scores, after the name of its mode."""
        return self.tr("{mode}: {formula}").format(mode=mode, formula=formula)

    def columns(self) -> tuple[str, str]:
        """Heads of the columns."""
        return self.tr("Bid"), self.tr("Taken")

    def next_dealer(self, name: str | None) -> str:
        """Who deals next; `None` is the person."""
        if name is None:
            return self.tr("You have the lowest total and deal next.")
        return self.tr("Lowest total, and so next dealer: {name}").format(name=name)

    def next_dealer_tied(self, name: str) -> str:
        """Who deals next, when several are lowest."""
        return self.tr("Equal lowest totals. Next dealer: {name}").format(name=name)

    def row_spoken(self, name: str, bid: int, taken: int, score: int, total: int) -> str:
        """One player's line, read aloud."""
        return self.tr("{name}: bid {bid}, took {taken}, this deal {score}, total {total}.").format(
            name=name, bid=number(bid), taken=number(taken), score=signed(score), total=signed(total)
        )
