"""What the person is asked for in Minchiate, and what there is to know for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardgui.engine.cards import MATTO, Card
from cardgui.engine.minchiate_cards import KINGS, POINTS, Verzicola
from cardgui.engine.minchiate_scoring import RESTO as RESTO  # noqa: PLC0414  (the table asks here, not below)
from cardgui.engine.minchiate_scoring import PileCount as PileCount  # noqa: PLC0414
from cardgui.engine.minchiate_scoring import shrunk
from cardgui.engine.minchiate_terms import DiscardChoice, MinchiateView
from cardgui.models.prompt import Prompt


@dataclass(frozen=True, slots=True)
class Discarding:
    """What the person may put away (MI-11).

    Attributes:
        must: cards that all go.
        may: cards of which the rest is chosen.
        size: cards to be put away in all.
    """

    must: tuple[Card, ...]
    may: tuple[Card, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Declaring:
    """What the person may declare (MI-15).

    Attributes:
        options: the verzicole of the hand, each with its points.
        with_matto: whether the hand holds the Matto, so that declaring shows it.
        seen: own cards that all have seen already: robbed, or dealt face up.
        difference: points by which the own side leads. hand: how many cards the hand has.
    """

    options: tuple[tuple[Verzicola, int], ...]
    with_matto: bool
    seen: frozenset[Card]
    difference: int
    hand: int

    def shows(self, chosen: Sequence[Verzicola]) -> tuple[Card, ...]:
        """What all know of the hand once these are declared, in the order of the options."""
        found = dict.fromkeys(card for cards in chosen for card in cards)
        if chosen and self.with_matto:
            found = {MATTO: None, **found}
        return tuple(found)

    def points(self, chosen: Sequence[Verzicola]) -> int:
        """What these score together."""
        return sum(points for cards, points in self.options if cards in chosen)

    def after(self, chosen: Sequence[Verzicola]) -> tuple[int, int]:
        """The difference that stands then, and the resti that the leading side gains by it."""
        return shrunk(self.difference + self.points(chosen))


def kind(verzicola: Verzicola) -> str:
    """Which of the combinations it is: ``"run"``, ``"matto"``, ``"thirteen"``, ``"tens"`` or ``"kings"`` (MI-12)."""
    if verzicola[0] in KINGS:
        return "kings"
    if MATTO in verzicola:
        return "matto"
    if "T13" in verzicola:
        return "thirteen"
    return "tens" if "T20" in verzicola else "run"


def points_of(card: Card) -> int:
    """The card points (MI-4)."""
    return POINTS[card]


def worth(card: Card) -> int:
    """What a card adds to a verzicola (MI-13): its points, and 5 for trump 29."""
    return POINTS[card] or 5


def prompt(view: MinchiateView) -> Prompt | None:
    """What the person has to do now, or ``None`` when others are to act."""
    if view.seat not in view.to_act:
        return None
    if view.phase == "discard":
        choice = view.discards or DiscardChoice(view.seat, (), (), 0)
        return Prompt("discard", count=choice.size, own=Discarding(choice.must, choice.may, choice.size))
    if view.phase == "declare":
        seen = {view.turned_up[view.seat] or ""}
        seen |= set(view.cutter_robbed if view.cutter == view.seat else ())
        seen |= set(view.dealer_robbed if view.setup.dealer == view.seat else ())
        lead = view.difference if view.seat % 2 == 0 else -view.difference
        held = Declaring(view.verzicole, MATTO in view.hand, frozenset(seen), lead, len(view.hand))
        return Prompt("declare", own=held)
    return _play(view)


def _play(view: MinchiateView) -> Prompt:
    """Lead, follow, trump or anything; with or without the Matto as a way out (MI-17 to MI-21)."""
    count, suit = len(view.legal), view.led or ""
    if not view.current:
        return Prompt("lead", count=count)
    if not suit:
        return Prompt("after_matto", count=count)
    others = [card for card in view.legal if card != MATTO]
    ways = "_or_matto" if len(others) < count and others else ""
    first_time = suit != "T" and suit not in view.suits_led
    if first_time and any(card[0] == "T" for _, card in view.current) and view.legal == (suit + "K",):
        return Prompt("king", suit=suit, count=count)
    if others and all(card[0] == suit for card in others):
        return Prompt("follow" + ways, suit=suit, count=count)
    if others and all(card[0] == "T" for card in others) and len(others) < len(view.hand):
        return Prompt("trump" + ways, suit=suit, count=count)
    return Prompt("void", suit=suit, count=count)


def playable(view: MinchiateView) -> frozenset[Card]:
    """The cards that may be played, or put away, now."""
    if view.discards is not None:
        return frozenset((*view.discards.must, *view.discards.may))
    return frozenset(view.legal)
