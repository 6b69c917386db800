"""Why a card cannot be played, or a contract not be chosen, in Rıfkı."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card
from cardgui.look.i18n import number
from cardgui.look.sentences import joined
from cardgui.table.rifki.names import contract_name

if TYPE_CHECKING:
    from cardgui.table.context import RefusalLike


class RifkiRefusals(QObject):
    """Explains every refusal of Rıfkı's rules.

    Args:
        parent: owner.
        name: the name of a seat.
        cards: the names of cards, one after the other, inside a sentence.
    """

    def __init__(
        self, parent: QObject | None, name: Callable[[int], str], cards: Callable[[Sequence[Card]], str]
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._cards = cards

    # cards ----------------------------------------

    def card(self, refusal: RefusalLike) -> str:
        """Why a card cannot be played now, in one or two sentences."""
        values = refusal.values
        suit, trump = str(values.get("suit", "")), str(values.get("trump", ""))
        match refusal.reason:
            case "follow_suit":
                return self._follow(suit, self._name(int(values.get("led_by", 0))))
            case "must_trump":
                return joined([self._none(suit), self._trump(trump)])
            case "must_overtrump":
                return joined([self._none(suit), self._overtrump(self._highest(refusal, trump))])
            case "must_throw_penalty":
                return joined([self._none(suit), self._throw(str(values.get("contract", "")))])
            case "must_play_lower_penalty":
                return self._lower(refusal, suit)
            case "hearts_not_played":
                return self.tr("No heart has been played to an earlier trick, so none may be led. Lead another suit.")
            case "declare_first":
                return self.tr("First the contract is chosen, then the declarer leads.")
        return self.tr("Something else has to happen first.")

    def _follow(self, suit: str, name: str) -> str:
        return {
            "S": self.tr("Spades were led by {name}, and you have spades. Play one of them."),
            "H": self.tr("Hearts were led by {name}, and you have hearts. Play one of them."),
            "D": self.tr("Diamonds were led by {name}, and you have diamonds. Play one of them."),
            "C": self.tr("Clubs were led by {name}, and you have clubs. Play one of them."),
        }[suit].format(name=name)

    def _none(self, suit: str) -> str:
        return {
            "S": self.tr("You have no spades."),
            "H": self.tr("You have no hearts."),
            "D": self.tr("You have no diamonds."),
            "C": self.tr("You have no clubs."),
        }[suit]

    def _trump(self, trump: str) -> str:
        return {
            "S": self.tr("Who cannot follow must trump: play a spade."),
            "H": self.tr("Who cannot follow must trump: play a heart."),
            "D": self.tr("Who cannot follow must trump: play a diamond."),
            "C": self.tr("Who cannot follow must trump: play a club."),
        }[trump]

    def _overtrump(self, highest: str) -> str:
        return self.tr("By the house rule you must beat this trump: {card}.").format(card=highest)

    def _highest(self, refusal: RefusalLike, trump: str) -> str:
        """The trump that must be beaten: the cause that is no card of the own hand."""
        on_table = [card for card in refusal.cards if card[1] == trump and card not in refusal.allowed]
        return self._cards(on_table[-1:])

    def _throw(self, contract: str) -> str:
        return {
            "rifki": self.tr("Who cannot follow must play the king of hearts if they have it."),
            "kiz": self.tr("Who cannot follow must play a queen if they have one."),
            "erkek": self.tr("Who cannot follow must play a king or jack if they have one."),
            "kupa": self.tr("Who cannot follow must play a heart if they have one."),
        }[contract]

    def _lower(self, refusal: RefusalLike, suit: str) -> str:
        own = refusal.allowed
        higher = [card for card in refusal.cards if card[1] == suit and card not in own][-1:]
        if len(own) == 1:
            text = self.tr("On the table: {higher}. Play your lower penalty card: {cards}.")
        else:
            text = self.tr("On the table: {higher}. Play one of your lower penalty cards: {cards}.")
        return text.format(higher=self._cards(higher), cards=self._cards(own))

    # contracts ----------------------------------------

    def contract(self, refusal: RefusalLike) -> str:
        """Why a contract cannot be chosen now."""
        values = refusal.values
        deals = [int(values[key]) for key in ("deal_1", "deal_2", "deal_3") if key in values]
        seats = [int(values[key]) for key in ("seat_1", "seat_2", "seat_3") if key in values]
        match refusal.reason:
            case "no_koz_yet":
                return self.tr("By the house rule there is no koz in the first four deals.")
            case "koz_used_up":
                return self.tr(
                    "You have declared koz in deals {first} and {second}. Everyone declares it twice."
                ).format(first=number(deals[0]), second=number(deals[1]))
            case "ceza_used_up":
                return self.tr(
                    "You have declared penalties in deals {first}, {second} and {third}. Only koz is left for you."
                ).format(first=number(deals[0]), second=number(deals[1]), third=number(deals[2]))
            case "contract_used_up":
                return self.tr(
                    "{contract} was declared in deal {first} ({name1}) and deal {second} ({name2}): twice is all."
                ).format(
                    contract=contract_name(str(values["contract"])),
                    first=number(deals[0]),
                    second=number(deals[1]),
                    name1=self._name(seats[0]),
                    name2=self._name(seats[1]),
                )
        return self.tr("Something else has to happen first.")
