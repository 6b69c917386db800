"""What the table says in Rook Sluff. Whole sentences: where a colour is named there is one for each colour."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.look.i18n import number
from cardgui.table.teams import Team


class RookWords(QObject):
    """Rook Sluff's words, asked for anew at each use, so that they follow the language."""

    def title(self) -> str:
        """The game's name."""
        return self.tr("Rook Sluff")

    # top bar and teams ----------------------------------------

    def trump(self) -> str:
        """The chip beside which the black star is drawn."""
        return self.tr("Trump: black")

    def trump_spoken(self) -> str:
        """The trumps in words."""
        return self.tr("Trumps: black")

    def team(self, team: Team) -> str:
        """A team, short."""
        return self.tr("Ours") if team == "ours" else self.tr("Theirs")

    def team_inside(self, team: Team) -> str:
        """A team, inside a list."""
        return self.tr("our team", "inside a list") if team == "ours" else self.tr("other team", "inside a list")

    def team_long(self, team: Team) -> str:
        """A team, as the head of a line."""
        return self.tr("Your team") if team == "ours" else self.tr("Other team")

    def stands(self, taken: int, bid: int) -> str:
        """Tricks of a team and its bid."""
        return self.tr("{figure} taken, {bid} bid", "tricks of a team").format(figure=number(taken), bid=number(bid))

    def bid_so_far(self, bid: int, to_bid: int) -> str:
        """What a team has bid, and how many of it have not bid yet."""
        if to_bid == 0:
            return self.tr("{figure} bid", "tricks of a team").format(figure=number(bid))
        return self.tr("{figure} bid, %Ln to come", "tricks of a team", to_bid).format(figure=number(bid))

    def totals_spoken(self, team: Team, taken: int, bid: int, total: int) -> str:
        """How a team stands, read aloud."""
        if team == "ours":
            text = self.tr("Our team: bid {bid}, took {taken}, total {total}.")
        else:
            text = self.tr("Other team: bid {bid}, took {taken}, total {total}.")
        return text.format(taken=number(taken), bid=number(bid), total=number(total))

    # plates ----------------------------------------

    def led(self) -> str:
        """The role of who led to the trick."""
        return self.tr("Led")

    def bid(self) -> str:
        """Before a bid on a plate."""
        return self.tr("Bid")

    def sluff(self) -> str:
        """A bid of no trick."""
        return self.tr("Sluff")

    def sluff_taken(self, taken: int) -> str:
        """A sluff, and how many tricks it has taken all the same."""
        return self.tr("Sluff · {taken}").format(taken=number(taken))

    def your_bid(self) -> str:
        """On the own plate while the bid is awaited."""
        return self.tr("Your bid")

    def bids_now(self) -> str:
        """On the plate of who is bidding."""
        return self.tr("Bidding")

    def bids_after_you(self) -> str:
        """On the plate of who bids later than you."""
        return self.tr("Bids after you")

    def still_to_bid(self) -> str:
        """On the plate of who has not bid yet."""
        return self.tr("Still to bid")

    def took(self, taken: int, bid: int) -> str:
        """What became of a bid."""
        return self.tr("Bid {bid}, took {taken}").format(taken=number(taken), bid=number(bid))

    def spoken(self, bid: int, taken: int) -> str:
        """Bid and tricks, read aloud."""
        if bid == 0:
            return self.tr("Bid sluff, took {taken}.").format(taken=number(taken))
        return self.tr("Bid {bid}, took {taken}.").format(bid=number(bid), taken=number(taken))

    # prompts ----------------------------------------

    def choose_bid(self) -> str:
        """That a bid is awaited."""
        return self.tr("Your turn. Choose a bid")

    def choose_bid_spoken(self, highest: int) -> str:
        """The same, read aloud, with how it is done."""
        return self.tr("Your turn. How many tricks will you take, 0 to {highest}? 0 is sluff.").format(
            highest=number(highest)
        )

    def lead(self) -> str:
        """That any card may be led."""
        return self.tr("Your turn. Lead any card")

    def lead_red_two(self) -> str:
        """That the first lead is a red 2."""
        return self.tr("Your turn. Lead a red 2")

    def follow(self, colour: str) -> str:
        """That a colour must be followed."""
        return {
            "R": self.tr("Your turn. Follow red"),
            "G": self.tr("Your turn. Follow green"),
            "Y": self.tr("Your turn. Follow yellow"),
            "B": self.tr("Your turn. Follow black"),
        }[colour]

    def follow_spoken(self, colour: str, count: int) -> str:
        """The same, read aloud, with how many cards there are."""
        return {
            "R": self.tr("Your turn. Follow red; %Ln card(s).", "", count),
            "G": self.tr("Your turn. Follow green; %Ln card(s).", "", count),
            "Y": self.tr("Your turn. Follow yellow; %Ln card(s).", "", count),
            "B": self.tr("Your turn. Follow black; %Ln card(s).", "", count),
        }[colour]

    def void(self, colour: str) -> str:
        """That any card may be played for want of the colour led."""
        return {
            "R": self.tr("Your turn. No red: play any card"),
            "G": self.tr("Your turn. No green: play any card"),
            "Y": self.tr("Your turn. No yellow: play any card"),
            "B": self.tr("Your turn. No black: play any card"),
        }[colour]

    def must_trump(self, colour: str) -> str:
        """That a black card must be played for want of the colour led (RS-21)."""
        return {
            "R": self.tr("Your turn. No red: play a black card"),
            "G": self.tr("Your turn. No green: play a black card"),
            "Y": self.tr("Your turn. No yellow: play a black card"),
        }[colour]

    # why not ----------------------------------------

    def not_now(self, key: str, colour: str) -> str:
        """Why a card may not be played, inside a sentence."""
        if key == "lead_red_two":
            return self.tr("lead a red 2")
        if key == "must_trump":
            return self.tr("play a black card")
        return {
            "R": self.tr("follow red"),
            "G": self.tr("follow green"),
            "Y": self.tr("follow yellow"),
            "B": self.tr("follow black"),
        }[colour]

    def refused_lead(self) -> str:
        """Why: the first lead of a deal is a red 2."""
        return self.tr(
            "You are the first from the dealer's left who holds a red 2, so you lead one to the first trick."
        )

    def refused_follow(self, colour: str, name: str) -> str:
        """Why: a colour must be followed."""
        return {
            "R": self.tr("Red was led by {name}, and you have red. Play a red card."),
            "G": self.tr("Green was led by {name}, and you have green. Play a green card."),
            "Y": self.tr("Yellow was led by {name}, and you have yellow. Play a yellow card."),
            "B": self.tr("Black was led by {name}, and you have black. Play a black card."),
        }[colour].format(name=name)

    def refused_trump(self, colour: str, name: str) -> str:
        """Why: by the house rule a player without the colour led must trump."""
        return {
            "R": self.tr(
                "Red was led by {name}, and you have none. This table's house rule asks for a black card then."
            ),
            "G": self.tr(
                "Green was led by {name}, and you have none. This table's house rule asks for a black card then."
            ),
            "Y": self.tr(
                "Yellow was led by {name}, and you have none. This table's house rule asks for a black card then."
            ),
        }[colour].format(name=name)

    def refused_otherwise(self) -> str:
        """Why: it is not the time for it."""
        return self.tr("Something else has to happen first.")

    # the trick ----------------------------------------

    def first(self) -> str:
        """On the first of two equal cards in a trick, which ranks higher."""
        return self.tr("First", "of two equal cards in a trick")

    def is_winning(self, name: str) -> str:
        """Who wins the trick so far."""
        return self.tr("{name} is winning").format(name=name)

    def you_are_winning(self) -> str:
        """You win the trick so far."""
        return self.tr("You are winning")

    def wins(self, name: str) -> str:
        """Who has won the trick."""
        return self.tr("{name} wins the trick").format(name=name)

    def you_win(self) -> str:
        """You have won the trick."""
        return self.tr("You win the trick")

    def with_card(self, card: str, team: Team) -> str:
        """The card that wins, and whose team that helps."""
        if team == "ours":
            return self.tr("{card} · your team").format(card=card)
        return self.tr("{card} · other team").format(card=card)

    # events ----------------------------------------

    def bids(self, name: str, tricks: int, team: Team, made: int) -> str:
        """A bid, read aloud, with what it makes of its team's bid."""
        if tricks == 0 and team == "ours":
            text = self.tr("{name} bids sluff. Our team has bid {made}.")
        elif tricks == 0:
            text = self.tr("{name} bids sluff. The other team has bid {made}.")
        elif team == "ours":
            text = self.tr("{name} bids {tricks}. Our team has bid {made}.")
        else:
            text = self.tr("{name} bids {tricks}. The other team has bid {made}.")
        return text.format(name=name, tricks=number(tricks), made=number(made))

    def you_bid(self, tricks: int, made: int) -> str:
        """Your bid, read aloud."""
        text = self.tr("You bid {tricks}.") if tricks else self.tr("You bid sluff.")
        told = self.tr("Our team has bid {made}.").format(made=number(made))
        return self.tr("{first} {second}", "two sentences").format(
            first=text.format(tricks=number(tricks)), second=told
        )

    def all_bid(self, ours: int, theirs: int, tricks: int, name: str | None) -> str:
        """What the bids make, and who leads; `None` is the person."""
        if name is None:
            text = self.tr("Bid: ours {ours}, theirs {theirs}, of {tricks} tricks. You lead a red 2")
        else:
            text = self.tr("Bid: ours {ours}, theirs {theirs}, of {tricks} tricks. A red 2 is led by {name}")
        return text.format(ours=number(ours), theirs=number(theirs), tricks=number(tricks), name=name or "")

    def sluff_failed(self, name: str | None) -> str:
        """That a sluff has taken its first trick; `None` is the person."""
        if name is None:
            return self.tr("You have taken a trick: your sluff fails, −50")
        return self.tr("{name} has taken a trick: the sluff fails, −50").format(name=name)

    def wins_of(self, name: str, taken: int, bid: int) -> str:
        """Who wins the trick, and how that stands to the bid."""
        return self.tr("{name} wins the trick: bid {bid}, took {taken}.").format(
            name=name, taken=number(taken), bid=number(bid)
        )

    def you_win_of(self, taken: int, bid: int) -> str:
        """You win the trick, and how that stands to your bid."""
        return self.tr("You win the trick: bid {bid}, took {taken}.").format(taken=number(taken), bid=number(bid))
