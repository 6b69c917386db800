"""What happens in Minchiate, in words: declarations, captures, the Matto, resti."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card
from cardgui.look.i18n import number, signed
from cardgui.models.minchiate_prompt import kind
from cardgui.table.card_names import CardNames


class EventWords(QObject):
    """Sentences about events, asked for anew at each use."""

    def __init__(self, parent: QObject, names: CardNames) -> None:
        """Speak of cards by these names."""
        super().__init__(parent)
        self._names = names

    def cards(self, cards: tuple[Card, ...]) -> str:
        """Several cards inside a sentence; of trumps that stand together only the numbers are told apart."""
        comma, parts = self.tr(", ", "between the parts of a list"), []
        for trumps, group in groupby(cards, lambda card: card[0] == "T"):
            found = list(group)
            if trumps and len(found) > 1:
                numbers = comma.join(number(int(card[1:])) for card in found)
                parts.append(self.tr("trumps {numbers}", "inside a sentence").format(numbers=numbers))
            else:
                parts += [self._names.inside(card) for card in found]
        return comma.join(parts)

    def short(self, cards: tuple[Card, ...]) -> str:
        """The same, trumps by their number alone."""
        parts = [number(int(card[1:])) if card[0] == "T" else self._names.inside(card) for card in cards]
        return self.tr(", ", "between the parts of a list").join(parts)

    # verzicole ----------------------------------------

    def verzicola(self, cards: tuple[Card, ...]) -> str:
        """The name of a verzicola, as a title."""
        numbers = [number(int(card[1:])) for card in cards if card[0] == "T"]
        match kind(cards):
            case "run":
                return self.tr("Run {first} to {last}").format(first=numbers[0], last=numbers[-1])
            case "matto":
                return self.tr("Matto, 1 and 40")
            case "thirteen":
                return self.tr("1, 13 and 28")
            case "tens":
                listed = self.tr(", ", "between the parts of a list").join(numbers)
                return self.tr("Tens {numbers}").format(numbers=listed)
        return self.tr("Four kings") if len(cards) == 4 else self.tr("Three kings")

    def verzicola_inside(self, cards: tuple[Card, ...]) -> str:
        """The name of a verzicola inside a sentence."""
        match kind(cards):
            case "run":
                first, last = number(int(cards[0][1:])), number(int(cards[-1][1:]))
                return self.tr("run {first} to {last}", "inside a sentence").format(first=first, last=last)
            case "tens":
                comma = self.tr(", ", "between the parts of a list")
                numbers = comma.join(number(int(card[1:])) for card in cards)
                return self.tr("tens {numbers}", "inside a sentence").format(numbers=numbers)
            case "kings":
                four = self.tr("four kings", "inside a sentence")
                return four if len(cards) == 4 else self.tr("three kings", "inside a sentence")
        return self.verzicola(cards)

    def verzicole(self, found: tuple[tuple[Card, ...], ...]) -> str:
        """Several verzicole in a row, inside a sentence."""
        return self.tr("; ", "between verzicole").join(map(self.verzicola_inside, found))

    def declares(self, name: str | None, found: tuple[tuple[Card, ...], ...], points: int) -> str:
        """What somebody declares; `None` is the person."""
        what = self.verzicole(found)
        if name is None:
            return self.tr("You declare: {what} ({points})").format(what=what, points=signed(points))
        return self.tr("{name} declares: {what} ({points})").format(name=name, what=what, points=signed(points))

    def declares_nothing(self, name: str | None) -> str:
        """That somebody declares nothing."""
        if name is None:
            return self.tr("You declare nothing")
        return self.tr("{name} declares nothing").format(name=name)

    def shows_matto(self, name: str | None) -> str:
        """That a declaration shows who holds the Matto (MI-14)."""
        if name is None:
            return self.tr("Your Matto adds 5 to each of them")
        return self.tr("The Matto, held by {name}, adds 5 to each of them").format(name=name)

    def fola(self, cards: tuple[Card, ...]) -> str:
        """What the fola holds."""
        return self.tr("Fola turned up: {cards}.").format(cards=self.cards(cards))

    # points ----------------------------------------

    def captured(self, name: str | None, cards: tuple[Card, ...], points: int) -> str:
        """What was captured with a trick; `None` is the person."""
        if name is None:
            text = self.tr("You capture: {cards} ({points})")
        else:
            text = self.tr("Captured by {name}: {cards} ({points})")
        return text.format(name=name or "", cards=self.cards(cards), points=signed(points))

    def cause(self, why: str, name: str | None, cards: tuple[Card, ...]) -> str:
        """What brought points, as a line of a list; `None` is the person."""
        mine = {
            "robbed": self.tr("You rob: {cards}"),
            "robbed_from_fola": self.tr("You rob from the fola: {cards}"),
            "turned_up": self.tr("Your last card, face up: {cards}"),
            "declared": self.tr("You declare: {cards}"),
            "captured": self.tr("You capture: {cards}", "a line of a list"),
        }
        theirs = {
            "robbed": self.tr("{name} robs: {cards}"),
            "robbed_from_fola": self.tr("{name} robs from the fola: {cards}"),
            "turned_up": self.tr("{name}, last card face up: {cards}"),
            "declared": self.tr("{name} declares: {cards}"),
            "captured": self.tr("{name} captures: {cards}"),
        }
        return (mine if name is None else theirs)[why].format(name=name or "", cards=self.cards(cards))

    def lead(self, lead: int) -> str:
        """How the difference stands; positive is the own side's lead."""
        if lead > 0:
            return self.tr("We are %Ln ahead", "", lead)
        if lead < 0:
            return self.tr("We are %Ln behind", "", -lead)
        return self.tr("Nobody leads")

    def resto(self, side: int, count: int) -> str:
        """That a side wins resti."""
        if side == 0:
            return self.tr("We win %Ln resto(i)", "", count)
        return self.tr("They win %Ln resto(i)", "", count)

    # the Matto ----------------------------------------

    def matto_kept(self, name: str | None) -> str:
        """That the Matto stays with its owner's side (MI-22)."""
        if name is None:
            return self.tr("Your Matto stays with us: we give a card for it after the last trick")
        return self.tr("The Matto stays with {name}, whose side gives a card for it after the last trick").format(
            name=name
        )

    def matto_paid(self, side: int, card: str) -> str:
        """What is given for the Matto (MI-22)."""
        if side == 0:
            return self.tr("For the Matto we give them: {card}").format(card=card)
        return self.tr("For the Matto they give us: {card}").format(card=card)

    def matto_given_up(self, side: int) -> str:
        """That a side without a trick gives up the Matto itself (MI-22)."""
        if side == 0:
            return self.tr("We have no other card to give: the Matto goes to them")
        return self.tr("They have no other card to give: the Matto goes to us")

    def matto_decides(self, name: str, card: str) -> str:
        """That the card after a led Matto decides the suit (MI-21)."""
        return self.tr("{name} plays the {card}, which decides the suit.").format(name=name, card=card)

    # the count ----------------------------------------

    def counted(self, counts: tuple[int, int], resti: tuple[int, ...]) -> str:
        """The final counts and the resti."""
        return self.tr("Final count: we {ours}, they {theirs}. Resti: we {our_resti}, they {their_resti}.").format(
            ours=number(counts[0]),
            theirs=number(counts[1]),
            our_resti=number(resti[0]),
            their_resti=number(resti[1]),
        )
