"""What Rook Sluff says about bids and points."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed
from cardgui.look.text import unbroken

RULES = ("RS-9", "RS-11")
"""The first and the last rule of bidding."""


class ScoreWords(QObject):
    """Words of the bid panel and of the ends of deal and match."""

    # the bid ----------------------------------------

    def how_many(self) -> str:
        """Title of the bid panel."""
        return self.tr("How many tricks will you take?")

    def rules(self) -> str:
        """The rules that the panel is about."""
        return self.tr("Rules {first} to {last}").format(first=RULES[0], last=RULES[-1])

    def heard(self) -> str:
        """Over the bids made so far."""
        return self.tr("Heard so far, in bidding order")

    def your_bid(self) -> str:
        """Over the choices."""
        return self.tr("Your bid")

    def now(self) -> str:
        """In the own place of the bidding order."""
        return self.tr("now", "it is your turn to bid")

    def sluff(self) -> str:
        """The choice of no trick."""
        return self.tr("Sluff")

    def tricks(self, tricks: int) -> str:
        """A choice, read aloud."""
        return self.tr("%Ln trick(s)", "a bid", tricks) if tricks else self.tr("Sluff, no trick")

    def nothing_chosen(self) -> str:
        """What is to be done first."""
        return self.tr("Choose a number. 0 is a sluff: you undertake to win no trick at all.")

    def makes(self, tricks: int, team: int, partners: int) -> str:
        """What the chosen bid would make of the team's bid.

        Args:
            tricks: the bid, at least 1.
            team: the team's bid with it.
            partners: how many of the team bid later.
        """
        first = self.tr("%Ln trick(s), so your team has bid {team}.", "", tricks).format(team=number(team))
        return self._with_partners(first, partners)

    def makes_sluff(self, team: int, partners: int) -> str:
        """What a sluff would mean: the team's bid stays, and ±50."""
        first = self.tr(
            "Sluff: +50 for your team if you take no trick, −50 if you take any. Your team's bid stays {team}."
        )
        return self._with_partners(first.format(team=number(team)), partners)

    def _with_partners(self, sentence: str, partners: int) -> str:
        if partners == 0:
            return sentence
        told = self.tr("%Ln partner(s) follow.", "bid after you", partners)
        return self.tr("{first} {second}", "two sentences").format(first=sentence, second=told)

    def all_tricks(self, tricks: int, bid: int) -> str:
        """How much of the deal would then be bid."""
        return self.tr("Of {tricks} tricks, {bid} would then be bid.").format(tricks=number(tricks), bid=number(bid))

    def button(self, tricks: int | None) -> str:
        """The button that bids."""
        if tricks is None:
            return self.tr("Bid", "what a button does")
        return self.tr("Bid {tricks}").format(tricks=number(tricks)) if tricks else self.tr("Bid sluff")

    def heard_spoken(self, name: str, bid: int | None, *, own: bool) -> str:
        """One place of the bidding order, read aloud."""
        if own:
            return self.tr("Now you.")
        if bid is None:
            return self.tr("{name}: not yet.").format(name=name)
        shown = number(bid) if bid else self.sluff()
        return self.tr("{name}: {bid}.").format(name=name, bid=shown)

    # points ----------------------------------------

    def deal_title(self, deal: int, score: int) -> str:
        """What the deal brought your team."""
        if score > 0:
            text = self.tr("Deal {deal}: your team gains %Ln point(s)", "", score)
        elif score < 0:
            text = self.tr("Deal {deal}: your team loses %Ln point(s)", "", -score)
        else:
            text = self.tr("Deal {deal}: nothing for your team")
        return text.format(deal=number(deal))

    def formula(self) -> str:
        """How a deal scores (RS-17, RS-18)."""
        return self.tr(
            "A bid that is made scores 10 for each trick bid and 1 for each beyond, else 0. Each sluff: +50 or −50."
        )

    def columns(self) -> tuple[str, str]:
        """Heads of the first columns."""
        return self.tr("Bid", "head of a column"), self.tr("Taken")

    def part(self, key: str, points: int, values: Mapping[str, int | str], name: str) -> str:
        """One reason for points; `name` is the player it is about, if any."""
        gain = signed(points)
        bid, tricks = int(values.get("bid", 0)), int(values.get("tricks", 0))
        match key:
            case "bid_made":
                text = self.tr("Bid of {bid} made: {points}")
            case "bid_missed":
                text = self.tr("Bid of {bid} missed: 0")
            case "tricks_more":
                text = self.tr("%Ln trick(s) more: {points}", "", tricks)
            case "sluff_kept":
                text = self.tr("Sluff kept by {name}: {points}")
            case _:
                text = self.tr("Sluff failed by {name}: {points}")
        return text.format(bid=number(bid), points=gain, name=name)

    def parts(self, parts: list[str]) -> str:
        """All reasons of a team in a row, each of which stays on one line."""
        return self.tr(" · ", "between reasons for points").join(map(unbroken, parts))

    def row_spoken(self, team: str, bid: int, taken: int, score: int, total: int) -> str:
        """One team's line, read aloud."""
        return self.tr("{team}: bid {bid}, took {taken}, this deal {score}, total {total}.").format(
            team=team, bid=number(bid), taken=number(taken), score=signed(score), total=number(total)
        )

    def member(self, name: str, taken: int, bid: int) -> str:
        """What one player bid and took."""
        shown = number(bid) if bid else self.sluff()
        return self.tr("{name} {taken} / {bid}").format(name=name, taken=number(taken), bid=shown)

    def members(self, members: list[str]) -> str:
        """The players of a team in a row, with what their numbers are."""
        players = self.tr(", ", "between players").join(map(unbroken, members))
        return self.tr("Taken / bid: {players}").format(players=players)

    def next_dealer(self, name: str | None) -> str:
        """Who deals next; `None` is the person."""
        if name is None:
            return self.tr("You deal next.")
        return self.tr("Next dealer: {name}").format(name=name)

    # the end of the match ----------------------------------------

    def outcome(self, winners: tuple[int, ...]) -> str:
        """Which team has won."""
        if len(winners) > 1:
            return self.tr("The game is a draw")
        return self.tr("Your team wins the game") if winners == (0,) else self.tr("The other team wins the game")

    def match_text(self, deals: int) -> str:
        """After how many deals, and who wins."""
        return self.tr("After %Ln deal(s). The team with the higher total wins.", "", deals)
