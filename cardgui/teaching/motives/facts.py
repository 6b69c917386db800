"""The facts that reasons are made of: each has a predicate, which holds in every deal the seat must reckon with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cardgui.engine.cards import Card
from cardgui.teaching.motives.reason import AVOID, Case, Fact, UntrueError, Value
from cardgui.teaching.motives.sight import Outcome, Sight

CLOSE: Final = 0.1
"""Two cards do about as well as each other if the search sees less than this part of a trick between them."""

Predicate = Callable[[Case, dict[str, Any]], bool]


def _all_lost(case: Case) -> bool:
    sight = case.sight
    return bool(sight.current) and all(sight.outcome(card) is Outcome.LOST for card in sight.legal)


def _beating(sight: Sight) -> list[Card]:
    """The cards that may be played and win so far, the plain ones and the low ones first."""
    found = [card for card in sight.legal if sight.outcome(card) is not Outcome.LOST]
    return sorted(found, key=lambda card: (sight.suit(card) == sight.trump, sight.rank(card)))


def _mates(case: Case, card: Card) -> list[Card]:
    """The playable cards of a card's suit from low to high."""
    return case.sight.playable_of(case.sight.suit(card))


def _no_suit(case: Case, suit: str) -> bool:
    return not case.sight.of_suit(suit)


def _lowest(case: Case, v: dict[str, Any]) -> bool:
    mates = _mates(case, v["card"])
    return bool(mates[0] == v["card"] and v["kept"] == mates[-1] != mates[0])


def _highest(case: Case, v: dict[str, Any]) -> bool:
    mates = _mates(case, v["card"])
    return bool(mates[-1] == v["card"] and v["kept"] == mates[0] != mates[-1])


def _middle(case: Case, v: dict[str, Any]) -> bool:
    mates = _mates(case, v["card"])
    return bool(mates[0] == v["low"] != v["card"] != v["high"] == mates[-1])


def _highest_under(case: Case, v: dict[str, Any]) -> bool:
    sight, best = case.sight, case.sight.best
    if best is None or best[1] != v["best"] or sight.suit(v["card"]) != sight.suit(v["best"]):
        return False
    under = [card for card in _mates(case, v["card"]) if sight.rank(card) < sight.rank(v["best"])]
    return len(under) > 1 and under[-1] == v["card"]


def _equal(case: Case, v: dict[str, Any]) -> bool:
    sight, cards = case.sight, v["cards"]
    same = len({sight.suit(card) for card in cards}) == 1
    alike = len({(case.points.get(card, 0), card in case.penalties) for card in cards}) == 1
    return len(cards) > 1 and same and alike and not sight.foreign_between(min(cards, key=sight.rank),
                                                                           max(cards, key=sight.rank))  # fmt: skip


def _cheapest(case: Case, v: dict[str, Any]) -> bool:
    beating = _beating(case.sight)
    return not case.sight.backs and len(beating) > 1 and beating[0] == v["card"]


def _only_winner(case: Case, v: dict[str, Any]) -> bool:
    sight = case.sight
    return not sight.backs and len(sight.legal) > 1 and bool(sight.current) and _beating(sight) == [v["card"]]


def _trumper(case: Case, v: dict[str, Any]) -> bool:
    return bool(case.sight.trumper == v["seat"])


def _best(case: Case, v: dict[str, Any]) -> bool:
    """Who wins so far; where all hands are open it is the same card, since no back lay there."""
    return case.sight.best == (v["seat"], v["card"])


def _in_trick(case: Case) -> list[Card]:
    return [card for _, card in case.sight.current if card is not None]


def _rid_of_penalty(case: Case, v: dict[str, Any]) -> bool:
    card = v["card"]
    return card in case.penalties and case.sight.outcome(card) is Outcome.LOST


def _higher(case: Case, v: dict[str, Any]) -> bool:
    return bool(len(case.sight.higher_unseen(v["card"])) == v["count"] > 0)


def _lower(case: Case, v: dict[str, Any]) -> bool:
    return bool(len(case.sight.lower_unseen(v["card"])) == v["count"] > 0)


def _trumps(case: Case, v: dict[str, Any]) -> bool:
    return bool(len(case.sight.unseen_of(case.sight.trump)) == v["count"] > 0)


def _waiting(case: Case, v: dict[str, Any]) -> bool:
    """How many cards of a suit that count are still out."""
    return bool(sum(bool(case.points.get(c)) for c in case.sight.unseen_of(v["suit"])) == v["count"] > 0)


def _safe_partner(case: Case, v: dict[str, Any]) -> bool:
    return bool(case.points.get(v["card"])) and case.points[v["card"]] == v["count"] and case.sight.ours(v["card"])


def _bring_home(case: Case, v: dict[str, Any]) -> bool:
    counts = case.points.get(v["card"], 0)
    return counts == v["count"] > 0 and not case.sight.backs and case.sight.outcome(v["card"]) is not Outcome.LOST


def _captures(case: Case, v: dict[str, Any]) -> bool:
    sight = case.sight
    theirs = [(s, c) for s, c in sight.current if s not in sight.side and c is not None and c != sight.wild]
    return bool(sum(case.points.get(c, 0) for _, c in theirs) == v["count"] > 0)


def _spares(case: Case, v: dict[str, Any]) -> bool:
    """The cheapest card that could take the trick is this one, and it stays in the hand."""
    beating = _beating(case.sight)
    return not case.sight.backs and bool(beating) and beating[0] == v["card"] != case.card


def _number(name: str, *, least: int = 0) -> Predicate:
    return lambda case, v: case.numbers.get(name) == v["count"] >= least


def _flag(name: str) -> Predicate:
    return lambda case, _: case.numbers.get(name) == 1


FACTS: Final[dict[str, Predicate]] = {
    # what one knows of the trick
    "only_card": lambda case, _: len(case.sight.legal) == 1,
    "equal": _equal,
    "last": lambda case, _: not case.sight.later,
    "no_suit": lambda case, v: v["suit"] == case.sight.led and _no_suit(case, v["suit"]),
    "best": _best,
    "partner_best": lambda case, v: _best(case, v) and v["seat"] in case.sight.side,
    "trumped": _trumper,
    "trumped_lost": lambda case, v: _trumper(case, v) and _all_lost(case),
    "all_lost": lambda case, _: _all_lost(case),
    "must_trump": lambda case, _: (
        len(case.sight.legal) > 1
        and case.sight.led not in {None, case.sight.trump}
        and all(case.sight.suit(card) == case.sight.trump for card in case.sight.legal)
    ),
    # what follows for the card
    "card_lost": lambda case, v: bool(case.sight.current) and case.sight.outcome(v["card"]) is Outcome.LOST,
    "card_won": lambda case, v: case.sight.outcome(v["card"]) is Outcome.WON,
    "higher_unseen": _higher,
    "higher_out": _higher,
    "none_higher": lambda case, v: not case.sight.higher_unseen(v["card"]),
    "trumps_unseen": _trumps,
    "trumps_out": _trumps,
    "no_trumps": lambda case, _: (
        case.sight.trump is not None
        and not any(
            case.sight.suit(card) == case.sight.trump
            for seat, held in enumerate(case.sight.holds)
            if seat != case.sight.seat
            for card in held
        )
    ),
    "only_winner": _only_winner,
    # so this card
    "lowest": _lowest,
    "highest": _highest,
    "rid_of_highest": lambda case, v: (
        case.goal == AVOID and _highest(case, v) and case.sight.outcome(v["card"]) is Outcome.LOST
    ),
    "middle": _middle,
    "highest_under": _highest_under,
    "cheapest": _cheapest,
    "taken_anyway": lambda case, v: (
        _highest(case, v) and all(case.sight.outcome(card) is Outcome.WON for card in case.sight.legal)
    ),
    "spares": _spares,
    "lone": lambda case, v: case.sight.lone(v["card"]) and case.sight.suit(v["card"]) != case.sight.trump,
    "lone_trump": lambda case, v: (
        case.sight.lone(v["card"])
        and case.sight.suit(v["card"]) != case.sight.trump
        and bool(case.sight.of_suit(case.sight.trump))
    ),
    "own_master": lambda case, v: (
        v["card"] in case.sight.hand
        and not case.sight.higher_unseen(v["card"])
        and case.sight.suit(v["card"]) != case.sight.trump
        and v["card"] != case.card
    ),
    "penalty_away": _rid_of_penalty,
    "lower_unseen": _lower,
    "lower_out": _lower,
    "close": lambda case, v: abs(case.worth[case.card] - case.worth[v["card"]]) < CLOSE * case.unit,
    # what is at stake
    "trick_counts": _flag("trick_counts"),
    "trick_costs": _flag("trick_costs"),
    "need": _number("need", least=1),
    "bid_done": _flag("bid_done"),
    "koz": _flag("koz"),
    "el_almaz": _flag("el_almaz"),
    "last_two_later": _flag("last_two_later"),
    "last_two_now": _flag("last_two_now"),
    "penalties_here": lambda case, v: (
        bool(v["cards"]) and tuple(card for card in _in_trick(case) if card in case.penalties) == v["cards"]
    ),
    "no_penalty_here": lambda case, _: (
        bool(case.penalties) and bool(case.sight.current) and not any(c in case.penalties for c in _in_trick(case))
    ),
    "penalties_out": lambda case, v: sum(card in case.penalties for card in case.sight.unseen) == v["count"] > 0,
    "own_sluff": _flag("own_sluff"),
    "team_need": _number("team_need", least=1),
    "team_done": _flag("team_done"),
    "cover": lambda case, v: case.numbers.get(f"sluff{v['seat']}") == 1 and v["seat"] in case.sight.side,
    "set_sluff": lambda case, v: case.numbers.get(f"sluff{v['seat']}") == 1 and v["seat"] not in case.sight.side,
    "captures": _captures,
    "saves": _safe_partner,
    "bring_home": _bring_home,
    "no_points": lambda case, v: not case.points.get(v["card"]),
    "last_ten": lambda case, _: len(case.sight.hand) == 1 or case.numbers.get("left") == 1,
    "matto": lambda case, v: v["card"] == case.sight.wild,
    "points_unseen": _waiting,
    "points_out": _waiting,
}
"""Key of a fact → whether it is true of a case."""


def holds(fact: Fact, case: Case) -> bool:
    """Whether a fact is true of a case, seen by one seat or with all hands open."""
    return FACTS[fact.key](case, dict(fact.values))


def true(case: Case, key: str, **values: Value) -> Fact:
    """A fact about a case.

    Raises:
        UntrueError: if it is not true.
    """
    fact = Fact(key, values)
    if not holds(fact, case):
        raise UntrueError(key)
    return fact


def first(case: Case, *choices: tuple[str, Mapping[str, Value]]) -> list[Fact]:
    """The first of some facts that is true, or none of them."""
    for key, values in choices:
        fact = Fact(key, dict(values))
        if holds(fact, case):
            return [fact]
    return []
