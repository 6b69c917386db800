"""What the table says in Rıfkı while a deal is played. Where a suit is named there is a sentence for each suit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card
from cardgui.look.i18n import number, signed
from cardgui.look.sentences import ended, joined
from cardgui.table.card_names import CardNames
from cardgui.table.rifki.names import contract_and_suit, contract_name, suit_name, worth, worth_inside


class RifkiWords(QObject):
    """Rıfkı's words, asked for anew at each use, so that they follow the language."""

    def __init__(self, parent: QObject | None, cards: CardNames) -> None:
        super().__init__(parent)
        self._cards = cards

    def title(self) -> str:
        """The game's name."""
        return self.tr("Rıfkı")

    def listed(self, names: Sequence[str]) -> str:
        """Names one after the other."""
        return self.tr(", ", "between the parts of a list").join(names)

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards one after the other, inside a sentence."""
        return self.listed([self._cards.inside(card) for card in cards])

    # top bar and plates ----------------------------------------

    def choosing(self) -> str:
        """That the contract is being chosen, as a chip."""
        return self.tr("Contract not chosen yet")

    def contract_spoken(self, contract: str, trump: str) -> str:
        """The contract read aloud, with what it scores."""
        return self.tr("{contract}: {worth}").format(
            contract=contract_and_suit(contract, trump), worth=worth_inside(contract)
        )

    def left(self, count: int) -> str:
        """How many penalty cards are still to be won, as a chip."""
        return self.tr("%Ln left", "penalty cards still to be won", count)

    def left_spoken(self, count: int) -> str:
        """The same read aloud."""
        return self.tr("%Ln penalty card(s) still to be won", "", count)

    def declarer(self) -> str:
        """The role of who chose, or chooses, the contract."""
        return self.tr("Declarer")

    def declarer_inside(self) -> str:
        """The declarer, inside a list."""
        return self.tr("declarer", "inside a list")

    def chooses(self) -> str:
        """Under the name of who is choosing."""
        return self.tr("Chooses the contract")

    def total(self, total: int) -> str:
        """The score before this deal, or after it."""
        return self.tr("Total {total}").format(total=signed(total))

    def plate_spoken(self, score: int | None, total: int, taken: int, won: Sequence[Card]) -> str:
        """Scores, tricks and open penalty cards of a seat, read aloud."""
        parts = []
        if score is not None:
            parts = [self.tr("This deal {score}.").format(score=signed(score))]
        parts.append(ended(self.total(total)))
        if taken:
            parts.append(self.tr("Took %Ln trick(s).", "", taken))
        if won:
            parts.append(self.tr("Penalty cards won: {cards}.").format(cards=self.cards(won)))
        return joined(parts)

    def declarer_now(self, name: str) -> str:
        """Who declares in a deal that begins, read aloud."""
        return self.tr("Declarer: {name}.").format(name=name)

    # prompts ----------------------------------------

    def choose(self) -> str:
        """That the contract is to be chosen."""
        return self.tr("Your turn. Choose the contract")

    def lead(self) -> str:
        """That any card may be led."""
        return self.tr("Your turn. Lead any card")

    def lead_no_hearts(self) -> str:
        """That a card may be led, but no heart (RI-22)."""
        return self.tr("Your turn. Lead, but no heart yet")

    def lead_no_hearts_spoken(self, count: int) -> str:
        """The same, read aloud."""
        return self.tr("Your turn. Lead, but no heart yet; %Ln card(s).", "", count)

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

    def follow_penalty(self, cards: Sequence[Card]) -> str:
        """That a penalty card must be played, since a higher card lies on the table (RI-21)."""
        if len(cards) == 1:
            return self.tr("Your turn. Play the {card}").format(card=self.cards(cards))
        return self.tr("Your turn. Play one of these: {cards}").format(cards=self.cards(cards))

    def void(self, suit: str) -> str:
        """That any card may be played for want of the suit led."""
        return {
            "S": self.tr("Your turn. No spades: play any card"),
            "H": self.tr("Your turn. No hearts: play any card"),
            "D": self.tr("Your turn. No diamonds: play any card"),
            "C": self.tr("Your turn. No clubs: play any card"),
        }[suit]

    def void_trump(self, suit: str) -> str:
        """That a trump must be played for want of the suit led (RI-18)."""
        return {
            "S": self.tr("Your turn. No spades: play a trump"),
            "H": self.tr("Your turn. No hearts: play a trump"),
            "D": self.tr("Your turn. No diamonds: play a trump"),
            "C": self.tr("Your turn. No clubs: play a trump"),
        }[suit]

    def void_overtrump(self, suit: str) -> str:
        """That a higher trump must be played for want of the suit led (RI-28)."""
        return {
            "S": self.tr("Your turn. No spades: play a higher trump"),
            "H": self.tr("Your turn. No hearts: play a higher trump"),
            "D": self.tr("Your turn. No diamonds: play a higher trump"),
            "C": self.tr("Your turn. No clubs: play a higher trump"),
        }[suit]

    def void_penalty(self, suit: str) -> str:
        """That a penalty card must be played for want of the suit led (RI-20)."""
        return {
            "S": self.tr("Your turn. No spades: play a penalty card"),
            "H": self.tr("Your turn. No hearts: play a penalty card"),
            "D": self.tr("Your turn. No diamonds: play a penalty card"),
            "C": self.tr("Your turn. No clubs: play a penalty card"),
        }[suit]

    def with_count(self, saying: str, count: int) -> str:
        """A prompt read aloud, with how many cards may be played."""
        return self.tr("{prompt}; %Ln card(s).", "", count).format(prompt=saying)

    # why not, inside a sentence ----------------------------------------

    def must_follow(self, suit: str) -> str:
        """Why a card may not be played."""
        return {
            "S": self.tr("follow spades"),
            "H": self.tr("follow hearts"),
            "D": self.tr("follow diamonds"),
            "C": self.tr("follow clubs"),
        }[suit]

    def no_heart_yet(self) -> str:
        """Why a heart may not be led."""
        return self.tr("no heart has been played yet")

    def must_trump(self) -> str:
        """Why another card than a trump may not be played."""
        return self.tr("play a trump")

    def must_overtrump(self) -> str:
        """Why a low trump may not be played."""
        return self.tr("play a higher trump")

    def must_play_penalty(self) -> str:
        """Why another card than a penalty card may not be played."""
        return self.tr("play a penalty card")

    # events ----------------------------------------

    def declared(self, name: str, contract: str, trump: str) -> str:
        """Which contract was chosen; the trump suit is drawn after it."""
        if trump:
            return self.tr("{name}: {contract}, trumps {suit}").format(
                name=name, contract=contract_name(contract), suit=suit_name(trump)
            )
        return self.tr("{name}: {contract}, {worth}").format(
            name=name, contract=contract_name(contract), worth=worth_inside(contract)
        )

    def declared_spoken(self, name: str, contract: str, trump: str) -> str:
        """The same, read aloud."""
        chosen = self.tr("{name} chooses the contract: {contract}.").format(
            name=name, contract=contract_and_suit(contract, trump)
        )
        return joined([chosen, ended(worth(contract))])

    def declared_by_you_spoken(self, contract: str, trump: str) -> str:
        """Which contract you chose, read aloud."""
        chosen = self.tr("You choose the contract: {contract}.").format(contract=contract_and_suit(contract, trump))
        return joined([chosen, ended(worth(contract))])

    def penalties(self, cards: Sequence[Card], points: int, left: int) -> str:
        """Which penalty cards were in a trick, what they cost, and how many there still are, read aloud."""
        won = self.tr("Penalty cards in it: {cards}, {points}.").format(cards=self.cards(cards), points=signed(points))
        return joined([won, ended(self.left_spoken(left)) if left else ""])

    def ended_early(self, contract: str, tricks: int) -> str:
        """That the remaining tricks are not played (RI-23)."""
        won = {
            "rifki": self.tr("The king of hearts is won."),
            "kiz": self.tr("All queens are won."),
            "erkek": self.tr("All kings and jacks are won."),
            "kupa": self.tr("All hearts are won."),
        }[contract]
        return joined([won, self.tr("%Ln trick(s) are not played.", "", tricks)])

    def king_made(self, name: str, tricks: int) -> str:
        """That somebody has won the whole game in this deal (RI-29)."""
        return self.tr("King: {name}. {tricks} tricks in koz win the whole game.").format(
            name=name, tricks=number(tricks)
        )

    def voided(self) -> str:
        """That the deal counts for nothing (RI-30)."""
        return self.tr("Every player has won one queen: this deal is void.")
