"""The motives for decisions before the cards are played: bids, raising or lowering, contract, discards, verzicole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardgui.engine.action import Action
from cardgui.engine.cards import FRENCH, MINCHIATE, ROOK, Card
from cardgui.engine.minchiate_terms import Declare as Verzicole
from cardgui.engine.minchiate_terms import Discard, MinchiateView
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import Declare
from cardgui.engine.rook_sluff_terms import RookSluffView, TrickBid
from cardgui.engine.truf_scoring import bid_value
from cardgui.engine.truf_terms import Adjust, Bid, TrufView
from cardgui.teaching.motives.facts import CLOSE
from cardgui.teaching.motives.reason import Fact

LOW: Final = 4
"""Cards of this rank and below (six, counted from the two) hardly ever win a trick against one's will."""
ROOK_LOW: Final = 8
"""The same of Rook cards: up to ten."""
Worths = Mapping[Action, float]


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision before play.

    Attributes:
        view: what the seat knows. action: what is to be done.
        worth: for each action, what the search expects of it, in points. unit: what a trick is worth.
    """

    view: Any
    action: Any
    worth: Worths
    unit: float

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards."""
        hand: tuple[Card, ...] = self.view.hand
        return hand


# -- what is compared -------------------------------------------------------------------------------------------------


def _kind(action: Any) -> object:
    """What tells one kind of decision from another: of equal bids it does not matter which card is laid."""
    match action:
        case Bid():
            return bid_value(action.card)
        case Declare():
            return action.contract
    return action


def runner_up(choice: Choice) -> tuple[Any, float] | None:
    """The best action of another kind, and how much less it is expected to bring."""
    others = [action for action in choice.worth if _kind(action) != _kind(choice.action)]
    best = max(others, key=lambda action: choice.worth[action], default=None)
    return None if best is None else (best, choice.worth[choice.action] - choice.worth[best])


def _compared(choice: Choice, key: str, name: Callable[[Any], dict[str, Any]]) -> list[Fact]:
    """How much the choice brings beside the best of another kind."""
    found = runner_up(choice)
    if found is None:
        return []
    other, more = found
    if more < CLOSE * choice.unit:
        return [Fact(f"{key}_close", name(other))]
    return [Fact(f"{key}_better", {**name(other), "points": _rounded(more)})]


def _rounded(points: float) -> float:
    return round(points, 1) if points < 10 else float(round(points))


def _of_suit(hand: tuple[Card, ...], suit: str) -> tuple[Card, ...]:
    return tuple(card for card in hand if card[0] == suit)


# -- Truf -------------------------------------------------------------------------------------------------------------


def _tops(hand: tuple[Card, ...]) -> list[Fact]:
    tops = tuple(card for card in hand if FRENCH.rank_of[card] >= 11)
    return [Fact("tops", {"cards": tops})] if tops else [Fact("no_tops")]


def _bid(choice: Choice) -> list[Fact]:
    card, view = choice.action.card, choice.view
    assert isinstance(view, TrufView)  # noqa: S101 - the registry says so
    suit = card[1]
    count = sum(other[1] == suit for other in view.hand)
    length = Fact("suit_trumps", {"suit": suit, "count": count})
    return [*_tops(view.hand), length, *_compared(choice, "bid", lambda other: {"count": bid_value(other.card)})]


def _adjust(choice: Choice) -> list[Fact]:
    view, by = choice.view, choice.action.by
    becomes = Fact("becomes", {"count": view.bids[view.seat] + by})
    compared = _compared(choice, "raise" if by > 0 else "lower", lambda _: {})
    # Where both do about equally well it does not matter which is which.
    told = [Fact("adjust_close") if fact.key.endswith("_close") else fact for fact in compared]
    return [*_tops(view.hand), becomes, *told]


# -- Rıfkı ------------------------------------------------------------------------------------------------------------


def _contract(choice: Choice) -> list[Fact]:
    action, hand = choice.action, choice.hand
    told = _koz_hand(hand, action.trump) if action.contract == KOZ else _ceza_hand(hand, action.contract)

    def name(other: Declare) -> dict[str, Any]:
        return {"contract": other.contract, "trump": other.trump or ""}

    return [*told, *_compared(choice, "contract", name)]


def _koz_hand(hand: tuple[Card, ...], trump: str) -> list[Fact]:
    trumps = tuple(card for card in hand if card[1] == trump)
    aside = tuple(card for card in hand if card[1] != trump and FRENCH.rank_of[card] >= 11)
    facts = [Fact("trumps_held", {"cards": trumps})]
    return [*facts, Fact("side_tops", {"cards": aside})] if aside else facts


def _ceza_hand(hand: tuple[Card, ...], contract: str) -> list[Fact]:
    penalties = CONTRACTS[contract].cards
    low = sum(FRENCH.rank_of[card] <= LOW for card in hand)
    small = [Fact("low_cards", {"count": low})] if low else []
    if not penalties:
        return small
    held = tuple(card for card in hand if card in penalties)
    told = Fact("penalties_held", {"cards": held}) if held else Fact("no_penalties_held")
    return [told, *small]


# -- Rook Sluff -------------------------------------------------------------------------------------------------------


def _tricks(choice: Choice) -> list[Fact]:
    view, hand = choice.view, choice.hand
    assert isinstance(view, RookSluffView)  # noqa: S101 - the registry says so
    tops = tuple(card for card in hand if ROOK.rank_of[card] >= 12)
    told = Fact("rook_tops", {"cards": tops}) if tops else Fact("no_rook_tops")
    low = sum(ROOK.rank_of[card] <= ROOK_LOW for card in hand)
    if not choice.action.tricks and low:
        told = Fact("rook_low", {"count": low})
    black = Fact("black_held", {"count": len(_of_suit(hand, "B"))})
    found = runner_up(choice)
    key = "sluff" if found is not None and not found[0].tricks else "tricks"
    return [told, black, *_compared(choice, key, lambda other: {"count": other.tricks})]


# -- Minchiate --------------------------------------------------------------------------------------------------------


def _discard(choice: Choice) -> list[Fact]:
    gone, hand = set(choice.action.cards), choice.hand
    kept = tuple(card for card in hand if card not in gone)
    emptied = tuple(suit for suit in "DCSB" if _of_suit(hand, suit) and not _of_suit(kept, suit))
    facts = [Fact("empties", {"suits": emptied})] if emptied else []
    if not any(card[0] == "T" for card in gone):
        facts.append(Fact("keeps_trumps"))
    return facts or [Fact("must_go", {"cards": tuple(choice.action.cards)})]


def _verzicole(choice: Choice) -> list[Fact]:
    view, action = choice.view, choice.action
    assert isinstance(view, MinchiateView)  # noqa: S101 - the registry says so
    points = dict(view.verzicole)
    known = {*view.cutter_robbed, *view.dealer_robbed, *view.turned_up}
    if not action.verzicole:
        if not points:
            return [Fact("nothing_to_declare")]
        new = _news(points, known)
        return [Fact("would_earn", {"count": sum(points.values())}), Fact("would_show", {"cards": new})]
    earned = Fact("earns", {"count": sum(points[verzicola] for verzicola in action.verzicole)})
    new = _news(action.verzicole, known)
    return [earned, Fact("shows", {"cards": new}) if new else Fact("shows_nothing")]


def _news(shown: Any, known: set[Card | None]) -> tuple[Card, ...]:
    cards = {card for verzicola in shown for card in verzicola} - known
    return MINCHIATE.sorted(card for card in cards if card is not None)


CHOICES: Final[dict[type[Action], tuple[str, Callable[[Choice], list[Fact]]]]] = {
    Bid: ("bid_by_hand", _bid),
    Adjust: ("raise_or_lower", _adjust),
    Declare: ("contract_by_hand", _contract),
    TrickBid: ("tricks_by_hand", _tricks),
    Discard: ("empty_suits", _discard),
    Verzicole: ("earn_or_hide", _verzicole),
}
"""Kind of action → its motive, and how its facts are found. They speak of the own hand and of what all have seen."""

# -- predicates -------------------------------------------------------------------------------------------------------


def _differs(choice: Choice, fact: Fact, *, close: bool) -> bool:
    found = runner_up(choice)
    if found is None:
        return False
    more = found[1]
    if close:
        return more < CLOSE * choice.unit
    return abs(more - float(str(fact.values["points"]))) <= 0.5


def holds(fact: Fact, choice: Choice, hand: tuple[Card, ...]) -> bool:
    """Whether a fact about a decision before play is true.

    Args:
        fact: the fact. choice: the decision.
        hand: the cards that the seat really holds.
    """
    values: Mapping[str, Any] = fact.values
    name = fact.key
    if name.endswith(("_close", "_better")):
        return _differs(choice, fact, close=name.endswith("_close"))
    return _PREDICATES[name](choice, hand, values)


def _tops_of(hand: tuple[Card, ...], ranks: Mapping[Card, int], least: int) -> set[Card]:
    return {card for card in hand if ranks[card] >= least}


def _kept(choice: Choice, hand: tuple[Card, ...]) -> set[Card]:
    return set(hand) - set(choice.action.cards)


_PREDICATES: Final[dict[str, Callable[[Choice, tuple[Card, ...], Mapping[str, Any]], bool]]] = {
    "tops": lambda _, hand, v: set(v["cards"]) == _tops_of(hand, FRENCH.rank_of, 11),
    "no_tops": lambda _, hand, __: not _tops_of(hand, FRENCH.rank_of, 11),
    "suit_trumps": lambda c, hand, v: (
        sum(card[1] == v["suit"] for card in hand) == v["count"] and c.action.card[1] == v["suit"]
    ),
    "becomes": lambda c, _, v: c.view.bids[c.view.seat] + c.action.by == v["count"],
    "trumps_held": lambda c, hand, v: {card for card in hand if card[1] == c.action.trump} == set(v["cards"]),
    "side_tops": lambda c, hand, v: (
        {card for card in _tops_of(hand, FRENCH.rank_of, 11) if card[1] != c.action.trump} == set(v["cards"])
    ),
    "low_cards": lambda _, hand, v: sum(FRENCH.rank_of[card] <= LOW for card in hand) == v["count"],
    "penalties_held": lambda c, hand, v: set(hand) & set(CONTRACTS[c.action.contract].cards) == set(v["cards"]),
    "no_penalties_held": lambda c, hand, _: not set(hand) & set(CONTRACTS[c.action.contract].cards),
    "rook_tops": lambda _, hand, v: set(v["cards"]) == _tops_of(hand, ROOK.rank_of, 12),
    "rook_low": lambda _, hand, v: sum(ROOK.rank_of[card] <= ROOK_LOW for card in hand) == v["count"],
    "no_rook_tops": lambda _, hand, __: not _tops_of(hand, ROOK.rank_of, 12),
    "black_held": lambda _, hand, v: len(_of_suit(hand, "B")) == v["count"],
    "empties": lambda c, hand, v: all(
        _of_suit(hand, suit) and not _of_suit(tuple(_kept(c, hand)), suit) for suit in v["suits"]
    ),
    "keeps_trumps": lambda c, _, __: not any(card[0] == "T" for card in c.action.cards),
    "must_go": lambda c, _, v: set(c.action.cards) == set(v["cards"]),
    "nothing_to_declare": lambda c, _, __: not c.view.verzicole,
    "earns": lambda c, _, v: sum(dict(c.view.verzicole)[each] for each in c.action.verzicole) == v["count"],
    "would_earn": lambda c, _, v: sum(points for _, points in c.view.verzicole) == v["count"],
    "shows": lambda _, hand, v: set(v["cards"]) <= set(hand),
    "would_show": lambda _, hand, v: set(v["cards"]) <= set(hand),
    "shows_nothing": lambda c, _, __: (
        not _news(c.action.verzicole, {*c.view.cutter_robbed, *c.view.dealer_robbed, *c.view.turned_up})
    ),
}
