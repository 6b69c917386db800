"""From a view to a case: what each game lets its motives speak of. One line a game in the registry below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cardgui.bots.minchiate.worlds import hidden as minchiate_hidden
from cardgui.bots.rifki.worlds import hidden as rifki_hidden
from cardgui.bots.rook_sluff.worlds import hidden as rook_hidden
from cardgui.bots.truf.worlds import hidden as truf_hidden
from cardgui.engine.cards import FRENCH, MATTO, MINCHIATE, ROOK, Card
from cardgui.engine.minchiate_cards import POINTS
from cardgui.engine.minchiate_terms import MinchiateView
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import RifkiView
from cardgui.engine.rook_sluff_scoring import team_of
from cardgui.engine.rook_sluff_terms import RookSluffView
from cardgui.engine.truf_terms import TrufView
from cardgui.teaching.motives.reason import AVOID, TAKE, Case, Fact
from cardgui.teaching.motives.sight import Sight, holdings, shown, unseen

Worth = Mapping[Card, float]

TRICK_WORTH: Final = {"truf": 1.0, "rifki": 50.0, "rook_sluff": 10.0, "minchiate": 10.0}
"""What a trick is worth, in the points in which the search's values are told."""


def _truf(view: TrufView, card: Card, worth: Worth) -> Case:
    hidden = truf_hidden(view)
    holds, sure = holdings(hidden, len(view.hand_sizes))
    sight = Sight(
        FRENCH, view.seat, view.setup.step, view.hand, view.legal, view.current, view.led, view.trump,
        unseen(hidden), holds, sure, frozenset([view.seat]), shown=shown(hidden),
    )  # fmt: skip
    need = view.bids[view.seat] - view.taken[view.seat]
    exact, atas = view.scoring == "E", view.mode == "atas"
    goal = TAKE if (need > 0 if exact else atas) else AVOID
    numbers = {"need": need, "bid_done": int(exact and need <= 0)}
    numbers |= {"trick_counts": int(atas and not exact), "trick_costs": int(not atas and not exact)}
    aims = [Fact("bid_done"), Fact("trick_costs"), Fact("need", {"count": need}), Fact("trick_counts")]
    return Case("truf", sight, card, worth, TRICK_WORTH["truf"], goal, tuple(aims), numbers)


def _rifki(view: RifkiView, card: Card, worth: Worth) -> Case:
    hidden = rifki_hidden(view)
    holds, sure = holdings(hidden, len(view.hand_sizes))
    sight = Sight(
        FRENCH, view.seat, view.setup.step, view.hand, view.legal, view.current, view.led, view.trump,
        unseen(hidden), holds, sure, frozenset([view.seat]), shown=shown(hidden),
    )  # fmt: skip
    contract = CONTRACTS[str(view.contract)]
    left = max(view.hand_sizes)
    numbers = {"koz": int(contract.name == KOZ), "el_almaz": int(contract.name == "el_almaz")}
    last_two = contract.counts == "last_tricks"
    numbers |= {"last_two_now": int(last_two and left <= 2), "last_two_later": int(last_two and left > 2)}
    penalties = frozenset(contract.cards)
    lying = tuple(c for _, c in view.current if c in penalties)
    still = sum(c in penalties for c in sight.unseen)
    aims = [Fact(key) for key in ("koz", "el_almaz", "last_two_now", "last_two_later")]
    aims += [Fact("penalties_here", {"cards": lying}), Fact("no_penalty_here"), Fact("penalties_out", {"count": still})]
    goal = TAKE if contract.name == KOZ else AVOID
    return Case("rifki", sight, card, worth, TRICK_WORTH["rifki"], goal, tuple(aims), numbers, penalties)


def _rook_sluff(view: RookSluffView, card: Card, worth: Worth) -> Case:
    hidden, me = rook_hidden(view), view.seat
    holds, sure = holdings(hidden, view.players)
    side = frozenset(seat for seat in range(view.players) if team_of(seat) == team_of(me))
    sight = Sight(
        ROOK, me, view.setup.step, view.hand, view.legal, view.current, view.led, "B",
        unseen(hidden), holds, sure, side, shown=shown(hidden),
    )  # fmt: skip
    clean = [seat for seat in range(view.players) if view.bids[seat] == 0 and not view.taken[seat]]
    need = view.team_bids[team_of(me)] - sum(view.taken[seat] for seat in side)
    numbers = {f"sluff{seat}": 1 for seat in clean}
    numbers |= {"own_sluff": int(me in clean), "team_need": need, "team_done": int(need <= 0)}
    open_seats = [
        seat for seat in clean if seat != me and (seat in sight.later or (sight.best and sight.best[0] == seat))
    ]
    aims = [Fact("own_sluff"), *(Fact("cover", {"seat": seat}) for seat in open_seats if seat in side)]
    aims += [Fact("set_sluff", {"seat": seat}) for seat in open_seats if seat not in side]
    aims += [Fact("team_need", {"count": need}), Fact("team_done")]
    goal = AVOID if me in clean else TAKE
    return Case("rook_sluff", sight, card, worth, TRICK_WORTH["rook_sluff"], goal, tuple(aims), numbers)


def _minchiate(view: MinchiateView, card: Card, worth: Worth) -> Case:
    hidden, me = minchiate_hidden(view), view.seat
    holds, sure = holdings(hidden, len(view.hand_sizes))
    side = frozenset(seat for seat in range(len(view.hand_sizes)) if seat % 2 == me % 2)
    sight = Sight(
        MINCHIATE, me, view.setup.step, view.hand, view.legal, view.current, view.led, "T",
        unseen(hidden), holds, sure, side, MATTO, shown(hidden),
    )  # fmt: skip
    theirs = sum(POINTS[c] for seat, c in view.current if seat not in side and c != MATTO)
    suit = MINCHIATE.lanes[MINCHIATE.lane_of[card]].name
    waiting = sum(bool(POINTS[c]) for c in sight.unseen_of(suit))
    aims = [Fact("captures", {"count": theirs}), Fact("last_ten"), Fact("saves", {"card": card, "count": POINTS[card]})]
    known = any(POINTS[c] for c in sight.unseen_of(suit) if c in sight.shown)
    aims += [Fact("points_out" if known else "points_unseen", {"suit": suit, "count": waiting})]
    aims += [Fact("no_points", {"card": card})]
    unit = TRICK_WORTH["minchiate"]
    return Case("minchiate", sight, card, worth, unit, TAKE, tuple(aims), {"left": len(view.hand)}, points=POINTS)


CASES: Final[dict[str, Callable[[Any, Card, Worth], Case]]] = {
    "truf": _truf,
    "rifki": _rifki,
    "rook_sluff": _rook_sluff,
    "minchiate": _minchiate,
}
"""Game id → how its view becomes a case."""

RULES: Final[dict[str, dict[str, str]]] = {
    "truf": {
        "follow": "TR-12", "win": "TR-15", "trump": "TR-15", "back": "TR-13", "need": "TR-7",
        "trick_counts": "TR-9", "trick_costs": "TR-9", "bid_done": "TR-21", "bid": "TR-7", "adjust": "TR-10",
        "suit": "TR-8",
    },
    "rifki": {
        "follow": "RI-17", "win": "RI-18", "trump": "RI-18", "plain": "RI-19", "koz": "RI-8", "el_almaz": "RI-14",
        "last_two": "RI-13", "penalty": "RI-20", "contract": "RI-6",
    },
    "rook_sluff": {
        "follow": "RS-13", "win": "RS-15", "trump": "RS-15", "sluff": "RS-18", "need": "RS-17", "bid": "RS-11",
        "suit": "RS-6",
    },
    "minchiate": {
        "follow": "MI-18", "win": "MI-19", "trump": "MI-18", "points": "MI-23", "saves": "MI-25", "last_ten": "MI-25",
        "matto": "MI-21", "discard": "MI-11", "declare": "MI-15",
    },
}  # fmt: skip
"""Game id → for a part of its play, the rule that decides it."""

_RESTS: Final[dict[str, str]] = {
    "only_card": "follow", "no_suit": "follow", "trumped": "trump", "trumped_lost": "trump", "must_trump": "trump",
    "all_lost": "win", "card_lost": "win", "card_won": "win", "none_higher": "win", "higher_unseen": "win",
    "higher_out": "win",
    "lone_trump": "trump", "need": "need", "trick_counts": "trick_counts", "trick_costs": "trick_costs",
    "bid_done": "bid_done", "koz": "koz", "el_almaz": "el_almaz", "last_two_now": "last_two",
    "last_two_later": "last_two", "penalty_away": "penalty", "own_sluff": "sluff", "cover": "sluff",
    "set_sluff": "sluff", "team_need": "need", "team_done": "need", "captures": "points", "saves": "saves",
    "bring_home": "points",
    "last_ten": "last_ten", "matto": "matto", "promises": "bid", "bid_better": "bid", "bid_close": "bid",
    "raise_better": "adjust", "lower_better": "adjust",
    "sluff_better": "bid", "sluff_close": "bid", "adjust_close": "adjust", "becomes": "adjust", "suit_trumps": "suit",
    "contract_better": "contract", "contract_close": "contract", "tricks_better": "bid", "tricks_close": "bid",
    "empties": "discard", "keeps_trumps": "discard", "earns": "declare", "would_earn": "declare",
    "partner_best": "win", "best": "win", "equal": "win",
}  # fmt: skip
"""Key of a fact → the part of the play whose rule it rests on."""


def rules_of(game: str, facts: tuple[Fact, ...], *, trumps: bool) -> tuple[str, ...]:
    """The numbers of at most two rules that facts rest on, in their order.

    Args:
        game: id of the game. facts: of a reason.
        trumps: whether there are trumps in this deal.
    """
    found: list[str] = []
    for fact in facts:
        part = _RESTS.get(fact.key, "")
        if part == "win" and not trumps:
            part = "plain"
        rule = RULES[game].get(part)
        if rule is not None and rule not in found:
            found.append(rule)
    return tuple(found[:2])
