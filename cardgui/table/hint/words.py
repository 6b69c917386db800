"""The sentences of hints: one for each fact that a reason may be made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject

from cardgui.look.i18n import number
from cardgui.look.sentences import joined
from cardgui.table.card_names import CardNames
from cardgui.table.hint.suits import SuitNames
from cardgui.table.rifki.names import contract_name

Name = Callable[[int], str]
"""The name of the player at a seat."""
_CARDS: Final = ("card", "kept", "best", "low", "high")
"""Slots that are cards."""


class FactLike(Protocol):
    """What is read of a fact."""

    @property
    def key(self) -> str:
        """Which sentence."""

    @property
    def values(self) -> Mapping[str, Any]:
        """What it names."""


class ReasonLike(Protocol):
    """What is read of a reason."""

    @property
    def facts(self) -> Sequence[FactLike]:
        """The sentences."""

    @property
    def rules(self) -> Sequence[str]:
        """Numbers of rules."""


class HintWords(QObject):
    """Reasons in words, asked for anew at each use, so that they follow the language."""

    def __init__(self, parent: QObject, pack: str, name: Name) -> None:
        """Speak of the cards of a pack and of the players of a table."""
        super().__init__(parent)
        self.cards = CardNames(self, pack)
        self.suits = SuitNames(self, pack)
        self._name = name

    def retranslate(self) -> None:
        """Follow another language."""
        self.cards.retranslate()

    def reason(self, reason: ReasonLike) -> str:
        """A reason, in at most three sentences."""
        return joined(self.sentences(reason))

    def sentences(self, reason: ReasonLike) -> list[str]:
        """The sentences of a reason."""
        return [self.sentence(fact) for fact in reason.facts]

    def list(self, cards: Sequence[str]) -> str:
        """Cards in a row."""
        return self.tr(", ", "between cards").join(self.cards.inside(card) for card in cards)

    def sentence(self, fact: FactLike) -> str:
        """A fact in words.

        Raises:
            KeyError: if there is no such fact.
        """
        count = int(fact.values.get("count", 0))
        families = [self._trick(), self._card(count), self._stake(count), self._bids(count), self._piles(count)]
        for family in families:
            if fact.key in family:
                return family[fact.key].format(**self._slots(fact.values))
        raise KeyError(fact.key)

    def _slots(self, values: Mapping[str, Any]) -> dict[str, str]:
        """What the slots of a sentence are filled with."""
        slots = {key: self.cards.inside(values[key]) for key in _CARDS if key in values}
        if "cards" in values:
            slots["cards"] = self.list(values["cards"])
        if "suit" in values:
            slots["suit"] = self.suits.name(values["suit"])
        elif "card" in values:
            slots["suit"] = self.suits.of(values["card"])
        if "suits" in values:
            slots["suits"] = self._suits([self.suits.name(suit) for suit in values["suits"]])
        if "seat" in values:
            slots["name"] = self._name(values["seat"])
        if "contract" in values:
            slots["contract"] = contract_name(values["contract"])
        if "points" in values:
            slots["points"] = _points(float(values["points"]))
        return slots | {"count": number(int(values.get("count", 0)))}

    def _suits(self, names: Sequence[str]) -> str:
        """Suits in a row, inside a sentence."""
        *first, last = names
        return (
            self.tr(" and ", "between suits").join([self.tr(", ", "between cards").join(first), last])
            if first
            else last
        )

    def _trick(self) -> dict[str, str]:
        """What one knows of the trick."""
        return {
            "only_card": self.tr("It is the only card you may play."),
            "equal": self.tr("It makes no difference which of these you play: {cards}."),
            "last": self.tr("You play last to this trick."),
            "no_suit": self.tr("You have no {suit}."),
            "best": self.tr("So far the {card} wins, played by {name}."),
            "partner_best": self.tr("So far the {card} wins, played by {name} of your team."),
            "trumped": self.tr("{name} has already trumped this trick."),
            "trumped_lost": self.tr("{name} has already trumped, so none of your cards can win this trick."),
            "all_lost": self.tr("None of the cards you may play can win this trick."),
            "must_trump": self.tr("You cannot follow, so you must trump."),
        }

    def _card(self, count: int) -> dict[str, str]:
        """What follows for the card, and so why this one."""
        return {
            "card_lost": self.tr("The {card} cannot win this trick."),
            "card_won": self.tr("The {card} takes this trick for certain."),
            "higher_unseen": self.tr("Higher {suit} not seen yet: {count}."),
            "higher_out": self.tr("Higher {suit} not played yet: {count}."),
            "none_higher": self.tr("No {suit} are left that beat the {card}."),
            "lower_unseen": self.tr("Lower {suit} not seen yet: {count}; so this card could take a trick later."),
            "lower_out": self.tr("Lower {suit} not played yet: {count}; so this card could take a trick later."),
            "trumps_unseen": self.tr("Not seen yet: %Ln trump(s).", "", count),
            "trumps_out": self.tr("Not played yet: %Ln trump(s).", "", count),
            "no_trumps": self.tr("The others have no trumps left."),
            "only_winner": self.tr("Of your cards only the {card} beats what lies on the table."),
            "cheapest": self.tr("It is the lowest of your cards that beats what lies on the table."),
            "lowest": self.tr("It is the lowest of your {suit}; the {kept} stays for later."),
            "highest": self.tr("It is the highest of your {suit}; the {kept} stays for later."),
            "rid_of_highest": self.tr("So you get rid of the highest of your {suit}; the {kept} stays to duck with."),
            "middle": self.tr("Above it you keep the {high}, below it the {low}."),
            "highest_under": self.tr(
                "It is your highest card below the {best}: you are rid of it without taking the trick."
            ),
            "taken_anyway": self.tr(
                "You take this trick whatever you play: use your highest card, the {kept} stays to duck with."
            ),
            "spares": self.tr("To take it you would have to spend the {card}; you keep that."),
            "lone": self.tr(
                "It is the last of your {suit}: when {suit} are led again, you can throw off another card."
            ),
            "lone_trump": self.tr("It is the last of your {suit}: when {suit} are led again, you can trump."),
            "own_master": self.tr("Each trump that falls makes your {card} safer: no higher {suit} are left."),
            "close": self.tr("By what you know the {card} would do about as well."),
        }

    def _stake(self, count: int) -> dict[str, str]:
        """What is at stake."""
        return {
            "trick_counts": self.tr("In Main Atas every trick counts for you."),
            "trick_costs": self.tr("In Main Bawah every trick counts against you."),
            "need": self.tr("You still need %Ln trick(s) for your bid.", "", count),
            "bid_done": self.tr("Your bid is reached; every further trick costs points."),
            "koz": self.tr("In Koz every trick brings 50 points."),
            "el_almaz": self.tr("In El Almaz every trick costs 50 points."),
            "last_two_later": self.tr("In Son İki only the last two tricks cost points; this one is free."),
            "last_two_now": self.tr("This is one of the last two tricks, which cost 180 points each."),
            "penalties_here": self.tr("Penalty cards in this trick: {cards}."),
            "no_penalty_here": self.tr("There is no penalty card in this trick so far."),
            "penalties_out": self.tr("Not seen yet: %Ln penalty card(s).", "", count),
            "penalty_away": self.tr("The {card} is a penalty card, and somebody else has to take it here."),
            "own_sluff": self.tr("You have bid sluff and must not take a trick."),
            "cover": self.tr("{name} of your team has bid sluff and should not take this trick."),
            "set_sluff": self.tr("{name} of the other team has bid sluff; a trick would spoil it."),
            "team_need": self.tr("Your team still needs %Ln trick(s) for its bid.", "", count),
            "team_done": self.tr("Your team has reached its bid; each further trick brings 1 point."),
            "captures": self.tr("The other side has played counting cards here: %Ln point(s).", "", count),
            "saves": self.tr("This trick is your side's, so your points in it are safe: %Ln.", "", count),
            "bring_home": self.tr("It counts %Ln point(s), safe once it has taken the trick.", "", count),
            "no_points": self.tr("The {card} counts no points."),
            "last_ten": self.tr("The last trick brings 10 points."),
            "points_unseen": self.tr("Counting {suit} not seen yet: {count}."),
            "points_out": self.tr("Counting {suit} not played yet: {count}."),
            "matto": self.tr("The Matto wins no trick, and nobody can capture it."),
        }

    def _bids(self, count: int) -> dict[str, str]:
        """Bids, raising or lowering, contracts."""
        return {
            "tops": self.tr("Your aces and kings: {cards}."),
            "no_tops": self.tr("You have neither an ace nor a king."),
            "suit_trumps": self.tr("You hold %Ln card(s) of the suit that this bid offers as trumps.", "", count),
            "bid_better": self.tr("By what you know, a bid of {count} would bring about {points} points less."),
            "bid_close": self.tr("By what you know, a bid of {count} would do about as well."),
            "becomes": self.tr("Your bid becomes {count}."),
            "raise_better": self.tr("By what you know, lowering would bring about {points} points less."),
            "lower_better": self.tr("By what you know, raising would bring about {points} points less."),
            "adjust_close": self.tr("By what you know, both choices do about equally well."),
            "rook_tops": self.tr("Your 1s and 14s: {cards}."),
            "no_rook_tops": self.tr("You have no 1 and no 14."),
            "rook_low": self.tr("Cards from 2 to 10 in your hand, which seldom take a trick: {count}."),
            "black_held": self.tr("Black cards in your hand, the trumps: {count}."),
            "tricks_better": self.tr(
                "By what you know, a bid of {count} would bring your team about {points} points less."
            ),
            "tricks_close": self.tr("By what you know, a bid of {count} would do about as well."),
            "sluff_better": self.tr("By what you know, a sluff would bring your team about {points} points less."),
            "sluff_close": self.tr("By what you know, a sluff would do about as well."),
            "trumps_held": self.tr("Your trumps would be: {cards}."),
            "side_tops": self.tr("Aces and kings beside them: {cards}."),
            "low_cards": self.tr("Cards from 2 to 6 in your hand, which seldom take a trick: {count}."),
            "penalties_held": self.tr("Penalty cards in your hand: {cards}."),
            "no_penalties_held": self.tr("You hold none of the penalty cards."),
            "contract_better": self.tr("By what you know, {contract} would bring about {points} points less."),
            "contract_close": self.tr("By what you know, {contract} would do about as well."),
        }

    def _piles(self, count: int) -> dict[str, str]:
        """Discards and declarations."""
        return {
            "empties": self.tr("That leaves you without {suits}, which you can then trump."),
            "keeps_trumps": self.tr("You keep all your trumps."),
            "must_go": self.tr("These are the cards you can best do without: {cards}."),
            "nothing_to_declare": self.tr("You hold no verzicola."),
            "earns": self.tr("That scores %Ln point(s) at once.", "", count),
            "would_earn": self.tr("Declaring everything would score %Ln point(s).", "", count),
            "shows": self.tr("The others then know that you hold: {cards}."),
            "would_show": self.tr("But the others would know that you hold: {cards}."),
            "shows_nothing": self.tr("It shows nothing that the others do not know yet."),
        }


def _points(points: float) -> str:
    return number(int(points)) if points == int(points) else number(points)
