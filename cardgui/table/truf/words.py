"""What the table says in Truf. Whole sentences: where a suit is named there is one for each suit."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed
from cardgui.table.truf.names import suit_name


class TrufWords(QObject):
    """Truf's words, asked for anew at each use, so that they follow the language."""

    def title(self) -> str:
        """The game's name."""
        return self.tr("Truf")

    # top bar ----------------------------------------

    def bidding(self) -> str:
        """That bids are being laid."""
        return self.tr("Bidding")

    def bids_up(self) -> str:
        """That the bids lie open and the declarer has to choose."""
        return self.tr("Bids turned up")

    def trump(self) -> str:
        """The chip beside which the trump suit is drawn."""
        return self.tr("Trump")

    def trump_spoken(self, suit: str) -> str:
        """The trump suit in words."""
        return {
            "S": self.tr("Trumps: spades"),
            "H": self.tr("Trumps: hearts"),
            "D": self.tr("Trumps: diamonds"),
            "C": self.tr("Trumps: clubs"),
        }[suit]

    def mode(self, mode: str) -> str:
        """The name of a mode, which stays in its own language."""
        return self.tr("Main Atas") if mode == "atas" else self.tr("Main Bawah")

    def mode_gloss(self, mode: str) -> str:
        """What a mode is about, in two words."""
        return self.tr("take many") if mode == "atas" else self.tr("take few")

    def mode_playing(self, mode: str) -> str:
        """What a mode's name means."""
        return self.tr("playing high") if mode == "atas" else self.tr("playing low")

    # plates ----------------------------------------

    def laid(self) -> str:
        """Under the name of who has laid a bid."""
        return self.tr("Has laid a bid")

    def total(self, total: int) -> str:
        """The score so far."""
        return self.tr("Total {total}").format(total=signed(total))

    def bid(self, bid: int) -> str:
        """A bid, short."""
        return self.tr("Bid {bid}").format(bid=number(bid))

    def took(self, taken: int, bid: int) -> str:
        """What became of a bid."""
        return self.tr("Bid {bid}, took {taken}").format(taken=number(taken), bid=number(bid))

    def spoken(self, bid: int, taken: int) -> str:
        """Bid and tricks, read aloud."""
        return self.tr("Bid {bid}, took {taken}.").format(bid=number(bid), taken=number(taken))

    def laid_spoken(self) -> str:
        """That somebody has laid a bid, read aloud."""
        return self.tr("Has laid a bid.")

    # prompts ----------------------------------------

    def bid_values(self) -> tuple[str, str, str]:
        """What a card promises: numerals, ace, pictures."""
        return self.tr("2 to 10: that many"), self.tr("A: one"), self.tr("K Q J: none")

    def bid_spoken(self) -> str:
        """That a bid is awaited, read aloud."""
        return self.tr("Your turn. Choose a card as your bid: 2 to 10, that many; ace, one; pictures, none.")

    def choose(self) -> str:
        """That a choice is awaited."""
        return self.tr("Your turn. Raise or lower")

    def lead(self) -> str:
        """That any card may be led."""
        return self.tr("Your turn. Lead any card")

    def lead_no_trumps(self, suit: str) -> str:
        """That a card may be led, but no trump."""
        return self.tr("Your turn. Lead, but no trump ({suit}) yet").format(suit=suit_name(suit))

    def lead_no_trumps_spoken(self, suit: str, count: int) -> str:
        """The same, read aloud."""
        text = self.tr("Your turn. Lead, but no trump ({suit}) yet; %Ln card(s).", "", count)
        return text.format(suit=suit_name(suit))

    def follow(self, suit: str) -> str:
        """That a suit must be followed."""
        return {
            "S": self.tr("Your turn. Follow spades"),
            "H": self.tr("Your turn. Follow hearts"),
            "D": self.tr("Your turn. Follow diamonds"),
            "C": self.tr("Your turn. Follow clubs"),
        }[suit]

    def follow_spoken(self, suit: str, count: int) -> str:
        """The same, read aloud, with how many cards there are."""
        return {
            "S": self.tr("Your turn. Follow spades; %Ln card(s).", "", count),
            "H": self.tr("Your turn. Follow hearts; %Ln card(s).", "", count),
            "D": self.tr("Your turn. Follow diamonds; %Ln card(s).", "", count),
            "C": self.tr("Your turn. Follow clubs; %Ln card(s).", "", count),
        }[suit]

    def follow_face_down(self) -> str:
        """That a trump must be played face down."""
        return self.tr("Your turn. Follow with a trump")

    def follow_face_down_spoken(self, count: int) -> str:
        """The same, read aloud."""
        return self.tr("Your turn. Follow with a trump, face down; %Ln card(s).", "", count)

    def void(self, suit: str) -> str:
        """That any card may be played for want of the suit led."""
        return {
            "S": self.tr("Your turn. No spades: play any card"),
            "H": self.tr("Your turn. No hearts: play any card"),
            "D": self.tr("Your turn. No diamonds: play any card"),
            "C": self.tr("Your turn. No clubs: play any card"),
        }[suit]

    # why not ----------------------------------------

    def must_follow(self, suit: str) -> str:
        """Why a card may not be played, inside a sentence."""
        return {
            "S": self.tr("follow spades"),
            "H": self.tr("follow hearts"),
            "D": self.tr("follow diamonds"),
            "C": self.tr("follow clubs"),
        }[suit]

    def no_trump_yet(self) -> str:
        """Why a trump may not be led, inside a sentence."""
        return self.tr("trumps are not broken yet")

    def refused_follow(self, suit: str, name: str) -> str:
        """Why: a suit must be followed."""
        return {
            "S": self.tr("Spades were led by {name}, and you have spades. Play one of them."),
            "H": self.tr("Hearts were led by {name}, and you have hearts. Play one of them."),
            "D": self.tr("Diamonds were led by {name}, and you have diamonds. Play one of them."),
            "C": self.tr("Clubs were led by {name}, and you have clubs. Play one of them."),
        }[suit].format(name=name)

    def refused_follow_trump(self, name: str) -> str:
        """Why: a trump was led face down and must be followed."""
        return self.tr(
            "A trump was led face down by {name}, and you have a trump. Play one; it lies face down, too."
        ).format(name=name)

    def refused_trump_lead(self, suit: str) -> str:
        """Why: trumps may not be led before they are broken."""
        return {
            "S": self.tr("Spades are trumps, and none has been played to an earlier trick. Lead another suit."),
            "H": self.tr("Hearts are trumps, and none has been played to an earlier trick. Lead another suit."),
            "D": self.tr("Diamonds are trumps, and none has been played to an earlier trick. Lead another suit."),
            "C": self.tr("Clubs are trumps, and none has been played to an earlier trick. Lead another suit."),
        }[suit]

    def refused_otherwise(self) -> str:
        """Why: it is not the time for it."""
        return self.tr("Something else has to happen first.")

    # labels and events ----------------------------------------

    def face_down_trump(self) -> str:
        """The label of a card that lies face down."""
        return self.tr("Face-down trump")

    def has_bid(self, name: str) -> str:
        """That somebody has laid a bid."""
        return self.tr("{name} has laid a bid.").format(name=name)

    def sum_line(self, bids: list[int], total: int, mode: str | None) -> str:
        """What the bids make; the trump suit is drawn after it."""
        terms = "+".join(number(bid) for bid in bids)
        if mode == "atas":
            text = self.tr("{terms} = {total}: Main Atas, trumps")
        elif mode == "bawah":
            text = self.tr("{terms} = {total}: Main Bawah, trumps")
        else:
            text = self.tr("{terms} = {total}: the declarer chooses, trumps")
        return text.format(terms=terms, total=number(total))

    def sum_spoken(self, total: int, mode: str | None, suit: str, declarer: str) -> str:
        """The same, read aloud."""
        if mode == "atas":
            text = self.tr("The bids make {total}: Main Atas, take many. {trumps}. Declarer: {name}.")
        elif mode == "bawah":
            text = self.tr("The bids make {total}: Main Bawah, take few. {trumps}. Declarer: {name}.")
        else:
            text = self.tr("The bids make {total}: the declarer chooses. {trumps}. Declarer: {name}.")
        return text.format(total=number(total), trumps=self.trump_spoken(suit), name=declarer)

    def adjusted(self, name: str, mode: str) -> str:
        """What the declarer chose."""
        if mode == "atas":
            return self.tr("{name}: every bid one higher, Main Atas").format(name=name)
        return self.tr("{name}: every bid one lower, Main Bawah").format(name=name)

    def thrown_in(self, name: str | None, reason: str) -> str:
        """Why the cards are thrown in; `None` is the person."""
        if name is None:
            if reason == "numerals":
                return self.tr("You have only numerals, 2 to 10. The cards are dealt again")
            return self.tr("You have only pictures and aces. The cards are dealt again")
        if reason == "numerals":
            return self.tr("{name} has only numerals, 2 to 10. The cards are dealt again").format(name=name)
        return self.tr("{name} has only pictures and aces. The cards are dealt again").format(name=name)

    def wins_of(self, name: str, taken: int, bid: int) -> str:
        """Who wins the trick, and how that stands to the bid."""
        return self.tr("{name} wins the trick: bid {bid}, took {taken}.").format(
            name=name, taken=number(taken), bid=number(bid)
        )

    def you_win_of(self, taken: int, bid: int) -> str:
        """You win the trick, and how that stands to your bid."""
        return self.tr("You win the trick: bid {bid}, took {taken}.").format(taken=number(taken), bid=number(bid))
