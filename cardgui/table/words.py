"""What the table says in every game: seats, prompts, events, labels. Whole sentences with slots."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card
from cardgui.look.i18n import number
from cardgui.table.card_names import CardNames


class TableWords(QObject):
    """The words of the table, asked for anew at each use, so that they follow the language."""

    def __init__(self, parent: QObject | None = None, pack: str = "french") -> None:
        """Speak of the cards of a pack."""
        super().__init__(parent)
        self.cards = CardNames(self, pack)

    # seats ----------------------------------------

    def you(self) -> str:
        """Name of the own seat."""
        return self.tr("You")

    def dealer(self) -> str:
        """The role of who deals."""
        return self.tr("Dealer")

    def declarer(self) -> str:
        """The role of the declarer."""
        return self.tr("Declarer")

    def thinking(self) -> str:
        """Under the name of a player who takes a while."""
        return self.tr("Thinking")

    def where(self, seat: int, players: int) -> str:
        """Where a seat is, as seen from the own one."""
        if players == 4:
            return ("", self.tr("on your left"), self.tr("opposite you"), self.tr("on your right"))[seat]
        return self.tr("seat {number}").format(number=number(seat + 1)) if seat else ""

    def seat(self, name: str, where: str, roles: list[str]) -> str:
        """Who sits where: "Sari, on your left, declarer."."""
        parts = [name, *([where] if where else []), *roles]
        return self.tr("{list}.", "a list of a player's name, place and roles").format(
            list=self.tr(", ", "between the parts of a list").join(parts)
        )

    def dealer_inside(self) -> str:
        """The dealer, inside a list."""
        return self.tr("dealer", "inside a list")

    def declarer_inside(self) -> str:
        """The declarer, inside a list."""
        return self.tr("declarer", "inside a list")

    def to_act(self) -> str:
        """That a player has to do something."""
        return self.tr("To play.", "this player is expected to do something now")

    def names(self, names: list[str]) -> str:
        """Several players in a row."""
        return self.tr(", ", "between the parts of a list").join(names)

    def taken(self, count: int) -> str:
        """How many tricks somebody has taken."""
        return self.tr("%Ln trick(s) taken.", "", count)

    def held(self, count: int) -> str:
        """How many cards somebody holds."""
        return self.tr("%Ln card(s).", "", count)

    def won_tricks(self, name: str, count: int) -> str:
        """Name of the button that stands for a seat's won tricks."""
        return self.tr("{tricks}, won by: {name}. Show the last trick").format(
            tricks=self.tr("%Ln trick(s)", "won", count), name=name
        )

    # top bar ----------------------------------------

    def deal_text(self, deal: int, deals: int) -> str:
        """Which deal it is."""
        return self.tr("Deal {deal} of {deals}").format(deal=number(deal), deals=number(deals))

    def trick_text(self, trick: int, tricks: int) -> str:
        """Which trick it is."""
        return self.tr("Trick {trick} of {tricks}").format(trick=number(trick), tricks=number(tricks))

    def trick_heading(self, trick: int) -> str:
        """The heading over what happened in a trick."""
        return self.tr("Trick {trick}").format(trick=number(trick))

    def deal_and_trick(self, deal: str, trick: str) -> str:
        """Both beside each other."""
        return self.tr("{deal} · {trick}").format(deal=deal, trick=trick)

    def direction(self, direction: str) -> str:
        """The direction of play, short."""
        return self.tr("Clockwise") if direction == "cw" else self.tr("Counter-clockwise")

    def direction_turned(self, direction: str) -> str:
        """That the direction has changed."""
        if direction == "cw":
            return self.tr("This deal goes clockwise")
        return self.tr("This deal goes counter-clockwise")

    # cards ----------------------------------------

    def card(self, card: Card) -> str:
        """A card's name at the beginning of a sentence."""
        return self.cards.first(card)

    def hand_card(self, card: Card, place: int, count: int, state: str) -> str:
        """A card of the own hand: name, place, state."""
        return self.tr("{card}, card {place} of {count}, {state}.").format(
            card=self.cards.first(card), place=number(place), count=number(count), state=state
        )

    def hand_card_idle(self, card: Card, place: int, count: int) -> str:
        """A card of the own hand while others play."""
        return self.tr("{card}, card {place} of {count}.").format(
            card=self.cards.first(card), place=number(place), count=number(count)
        )

    def playable(self) -> str:
        """State of a card that may be played."""
        return self.tr("playable")

    def not_now(self, reason: str) -> str:
        """State of a card that may not be played."""
        return self.tr("not now: {reason}").format(reason=reason)

    def cannot_be_played(self, card: Card) -> str:
        """Title of the callout for a refused card."""
        return self.tr("The {card} cannot be played now").format(card=self.cards.inside(card))

    def led(self) -> str:
        """The label of the card that was led."""
        return self.tr("Led")

    def leads(self, name: str, card: Card) -> str:
        """Somebody leads a card."""
        return self.tr("{name} leads the {card}.").format(name=name, card=self.cards.inside(card))

    def plays(self, name: str, card: Card) -> str:
        """Somebody plays a card."""
        return self.tr("{name} plays the {card}.").format(name=name, card=self.cards.inside(card))

    def you_lead(self, card: Card) -> str:
        """You lead a card."""
        return self.tr("You lead the {card}.").format(card=self.cards.inside(card))

    def you_play(self, card: Card) -> str:
        """You play a card."""
        return self.tr("You play the {card}.").format(card=self.cards.inside(card))

    def leads_face_down(self, name: str) -> str:
        """Somebody leads a card face down."""
        return self.tr("{name} leads face down.").format(name=name)

    def plays_face_down(self, name: str) -> str:
        """Somebody plays a card face down."""
        return self.tr("{name} plays face down.").format(name=name)

    def turned_up(self, cards: list[Card]) -> str:
        """Which cards were turned up."""
        names = self.tr(", ", "between the parts of a list").join(self.cards.inside(card) for card in cards)
        return self.tr("Turned up: {cards}.").format(cards=names)

    def trick_empty(self) -> str:
        """The trick before the first card."""
        return self.tr("No card has been played to this trick.")

    def trick_part(self, name: str, card: Card | None) -> str:
        """One card of the trick, as the whole trick is read."""
        if card is None:
            return self.tr("{name}: a card face down").format(name=name)
        return self.tr("{name}: {card}").format(name=name, card=self.cards.inside(card))

    def trick(self, parts: list[str]) -> str:
        """The trick, read as a whole."""
        return self.tr("In the trick: {list}.").format(list=self.tr("; ", "between the cards of a trick").join(parts))

    def you_win(self) -> str:
        """That the trick is yours."""
        return self.tr("You win the trick.")

    def wins(self, name: str) -> str:
        """Whose trick it is."""
        return self.tr("{name} wins the trick.").format(name=name)

    # dealing and pausing ----------------------------------------

    def deals_now(self, deal: int, name: str) -> str:
        """A new deal begins."""
        return self.tr("Deal {deal}. Dealer: {name}.").format(deal=number(deal), name=name)

    def taken_back(self) -> str:
        """That the last decision has been taken back."""
        return self.tr("Taken back.")

    def table(self) -> str:
        """Name of the table itself."""
        return self.tr("Table")
