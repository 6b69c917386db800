"""The motives for a card, the most telling first: forced and equal cards, following, having none, leading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardgui.engine.cards import Card
from cardgui.teaching.motives.facts import CLOSE, first, true
from cardgui.teaching.motives.reason import AVOID, LONGEST, TAKE, Case, Fact, Motive, UntrueError, Value
from cardgui.teaching.motives.sight import Outcome


def require(*conditions: bool) -> None:
    """Go no further where a motive does not fit."""
    if not all(conditions):
        raise UntrueError


def _suit(case: Case) -> str:
    return case.sight.suit(case.card)


def _mates(case: Case) -> list[Card]:
    return case.sight.playable_of(_suit(case))


def _place(case: Case) -> list[Fact]:
    """Where the card stands among the playable ones of its suit."""
    card, mates = case.card, _mates(case)
    low, high = mates[0], mates[-1]
    plain = first(case, ("lowest", {"card": card, "kept": high}), ("rid_of_highest", {"card": card, "kept": low}))
    # Where a card stands says little if another one does as well.
    return (
        plain
        or _close(case)
        or first(
            case,
            ("highest", {"card": card, "kept": low}),
            ("middle", {"card": card, "low": low, "high": high}),
        )
    )


def _close(case: Case) -> list[Fact]:
    """Another card, of another rank, that does about as well."""
    worth, card = case.worth, case.card
    others = [other for other in case.sight.legal if other != card and not _alike(case, card, other)]
    near = [other for other in others if abs(worth[other] - worth[card]) < CLOSE * case.unit]
    best = max(near, key=lambda other: worth[other], default=None)
    return [] if best is None else [true(case, "close", card=best)]


def _alike(case: Case, one: Card, other: Card) -> bool:
    cards: Value = (one, other)
    return bool(first(case, ("equal", {"cards": cards})))


def _equal(case: Case) -> list[Fact]:
    """All playable cards that are as good as this one, if there are others."""
    same = tuple(c for c in case.sight.legal if c == case.card or _alike(case, c, case.card))
    return first(case, ("equal", {"cards": same}))


def _still(case: Case, what: str, cards: Sequence[Card]) -> str:
    """The fact that cards are still out: "not seen yet" is said only where all have never been seen."""
    return f"{what}_out" if case.sight.shown.intersection(cards) else f"{what}_unseen"


def _higher(case: Case) -> tuple[str, dict[str, Value]]:
    """That higher cards of the suit are still out."""
    higher = case.sight.higher_unseen(case.card)
    return _still(case, "higher", higher), {"card": case.card, "count": len(higher)}


def _out(case: Case) -> list[Fact]:
    """How many higher cards of the suit are still out."""
    return first(case, ("none_higher", {"card": case.card}), _higher(case))


def _best(case: Case) -> list[Fact]:
    best = case.sight.best
    if best is None:
        return []
    values: dict[str, Value] = {"seat": best[0], "card": best[1]}
    return first(case, ("partner_best", values), ("best", values))


def _trick(case: Case) -> list[Fact]:
    """What lies on the table: who trumped, or who wins so far."""
    trumper = case.sight.trumper
    if trumper is not None and (case.sight.backs or case.sight.best is None):
        return [true(case, "trumped", seat=trumper)]
    return _best(case)


def _fate(case: Case) -> list[Fact]:
    """What is known of the card in this trick."""
    card = case.card
    return first(case, ("card_won", {"card": card}), ("card_lost", {"card": card})) or _out(case)


# -- any card ---------------------------------------------------------------------------------------------------------


def _only_legal(case: Case) -> Sequence[Fact]:
    return [true(case, "only_card")]


def _all_alike(case: Case) -> Sequence[Fact]:
    same = _equal(case)
    require(bool(same), len(case.sight.legal) == len(same[0].values["cards"]) if same else False)  # type: ignore[arg-type]
    return [*same, *_fate(case)]


def _matto(case: Case) -> Sequence[Fact]:
    matto = true(case, "matto", card=case.card)
    best = _best(case)
    higher = [c for c in case.sight.legal if case.points.get(c) and c != case.card]
    spared = first(case, *(("spares", {"card": card}) for card in higher))
    return [matto, *best, *spared]


# -- following suit ---------------------------------------------------------------------------------------------------


def _follows(case: Case) -> bool:
    return case.sight.led is not None and _suit(case) == case.sight.led


def _trumped(case: Case) -> Sequence[Fact]:
    trumper = case.sight.trumper
    require(_follows(case), trumper is not None)
    return [true(case, "trumped_lost", seat=trumper or 0), *(_gift(case) or _equal(case) or _place(case))]


def _gift(case: Case) -> list[Fact]:
    """A card with points in a trick that is safely the own side's."""
    points = case.points.get(case.card, 0)
    return first(case, ("saves", {"card": case.card, "count": points}))


def _bring_home(case: Case) -> list[Fact]:
    """A card with points that wins so far: once it has taken the trick nobody can capture it."""
    points = case.points.get(case.card, 0)
    return first(case, ("bring_home", {"card": case.card, "count": points}))


def _partner_wins(case: Case) -> Sequence[Fact]:
    sight, best = case.sight, case.sight.best
    require(best is not None, len(sight.side) > 1, sight.outcome(case.card) is Outcome.LOST)
    assert best is not None  # noqa: S101 - required above
    partner = true(case, "partner_best", seat=best[0], card=best[1])
    return [partner, *(_gift(case) or _spared(case) or _equal(case) or _place(case))]


def _spared(case: Case) -> list[Fact]:
    """The card with which the trick could be taken, and that is kept."""
    return first(case, *(("spares", {"card": card}) for card in case.sight.legal))


def _cannot_win(case: Case) -> Sequence[Fact]:
    require(_follows(case))
    lost = true(case, "all_lost")
    equal = _equal(case)
    return [lost, *(_penalty(case) or equal or _place(case))]


def _penalty(case: Case) -> list[Fact]:
    return first(case, ("penalty_away", {"card": case.card}))


def _win_cheaply(case: Case) -> Sequence[Fact]:
    require(_follows(case), case.goal == TAKE)
    card = case.card
    sure = true(case, "card_won", card=card)
    last = first(case, ("last", {}))
    how = first(case, ("only_winner", {"card": card}), ("cheapest", {"card": card}))
    require(bool(how))
    return [*last, *how] if last else [sure, *how]


def _win_surely(case: Case) -> Sequence[Fact]:
    require(_follows(case))
    sure = true(case, "card_won", card=case.card)
    anyway = first(case, ("taken_anyway", {"card": case.card, "kept": _mates(case)[0]}))
    if anyway:
        require(case.goal == AVOID)
        return anyway
    return [sure, *(_equal(case) or _place(case))]


def _duck(case: Case) -> Sequence[Fact]:
    sight, best = case.sight, case.sight.best
    require(_follows(case), best is not None, sight.outcome(case.card) is Outcome.LOST)
    assert best is not None  # noqa: S101 - required above
    under = first(case, ("highest_under", {"card": case.card, "best": best[1]}))
    rest = under if under and case.goal == AVOID else _spared(case) or _place(case)
    return [*_best(case), *(_penalty(case) if case.goal == AVOID else []), *rest]


def _go_over(case: Case) -> Sequence[Fact]:
    """The card wins so far, but somebody may still beat it."""
    require(_follows(case), case.sight.outcome(case.card) is Outcome.OPEN)
    card = case.card
    how = first(case, ("only_winner", {"card": card}), ("cheapest", {"card": card}))
    return [*_trick(case), *_out(case), *(_bring_home(case) or how or _equal(case) or _place(case))][:LONGEST]


# -- having none of the suit led --------------------------------------------------------------------------------------


def _void(case: Case) -> list[Fact]:
    led = case.sight.led
    require(led is not None, _suit(case) != led, case.card != case.sight.wild)
    return [true(case, "no_suit", suit=led or "")]


def _trump_in(case: Case) -> Sequence[Fact]:
    void = _void(case)
    card = case.card
    require(_suit(case) == case.sight.trump)
    must = first(case, ("must_trump", {}))
    fate = first(case, ("card_won", {"card": card}), ("card_lost", {"card": card}))
    how = first(case, ("only_winner", {"card": card}), ("cheapest", {"card": card})) or _equal(case) or _place(case)
    return [*(must or void), *(fate or _out(case)), *(_bring_home(case) or how)][:LONGEST]


def _throw_penalty(case: Case) -> Sequence[Fact]:
    return [*_void(case), *_penalty_required(case), *_threat(case)][:LONGEST]


def _penalty_required(case: Case) -> list[Fact]:
    penalty = _penalty(case)
    require(bool(penalty))
    return penalty


def _threat(case: Case) -> list[Fact]:
    """How many lower cards are about with which a card can be made to win."""
    lower = case.sight.lower_unseen(case.card)
    return first(case, (_still(case, "lower", lower), {"card": case.card, "count": len(lower)}))


def _partner_has_it(case: Case) -> Sequence[Fact]:
    _void(case)
    return _partner_wins(case)


def _throw_danger(case: Case) -> Sequence[Fact]:
    void = _void(case)
    require(case.goal == AVOID, case.sight.outcome(case.card) is Outcome.LOST)
    empties = first(case, ("lone", {"card": case.card}))
    danger = _threat(case)
    require(bool(danger or empties))
    return [*void, *danger, *empties][:LONGEST]


def _throw_off(case: Case) -> Sequence[Fact]:
    void = _void(case)
    lost = true(case, "card_lost", card=case.card)
    empties = first(case, ("lone_trump", {"card": case.card}))
    plain = [fact for fact in _spared(case) if case.goal == TAKE]
    return [*void, lost, *(empties or plain or _equal(case) or _place(case) or _out(case))][:LONGEST]


# -- leading ----------------------------------------------------------------------------------------------------------


def _leads(case: Case) -> None:
    require(not case.sight.current)


def _cash(case: Case) -> Sequence[Fact]:
    """A card that nobody can beat, or only with a trump."""
    _leads(case)
    require(case.goal == TAKE, _suit(case) != case.sight.trump)
    top = true(case, "none_higher", card=case.card)
    sure = first(case, ("card_won", {"card": case.card}))
    return [top, *(sure or first(case, ("no_trumps", {})) or _trumps_out(case))]


def _trumps_out(case: Case) -> list[Fact]:
    trumps = case.sight.unseen_of(case.sight.trump)
    still = _still(case, "trumps", trumps)
    return first(case, (still, {"count": len(trumps)})) if case.sight.trump is not None else []


def _draw_trumps(case: Case) -> Sequence[Fact]:
    _leads(case)
    sight = case.sight
    require(_suit(case) == sight.trump, case.goal == TAKE)
    masters = sorted((c for c in sight.hand if sight.suit(c) != sight.trump), key=sight.rank, reverse=True)
    safe = first(case, *(("own_master", {"card": card}) for card in masters))
    fate = first(case, ("card_won", {"card": case.card})) or _out(case)
    return [*_trumps_out(case), *fate, *(_bring_home(case) or safe)][:LONGEST]


def _lead_lone(case: Case) -> Sequence[Fact]:
    _leads(case)
    lone = first(case, ("lone_trump", {"card": case.card}), ("lone", {"card": case.card}))
    require(bool(lone))
    return [*_out(case), *lone]


def _lead_under(case: Case) -> Sequence[Fact]:
    """A card that somebody else will probably take."""
    _leads(case)
    require(case.goal == AVOID)
    key, values = _higher(case)
    return [true(case, key, **values), *(_equal(case) or _place(case))]


def _lead_top(case: Case) -> Sequence[Fact]:
    """A high card while it may be followed, though tricks are to be avoided."""
    _leads(case)
    top = true(case, "none_higher", card=case.card)
    return [top, *_threat(case), *(_equal(case) or _place(case))][:LONGEST]


def _lead_from_suit(case: Case) -> Sequence[Fact]:
    _leads(case)
    return [*_out(case), *(_equal(case) or _place(case))]


# -- whatever else ----------------------------------------------------------------------------------------------------


def _about_equal(case: Case) -> Sequence[Fact]:
    near = _close(case)
    require(bool(near))
    return [*_fate(case), *near]


def _by_rank(case: Case) -> Sequence[Fact]:
    return [*_fate(case), *_place(case)]


PLAYS: Final[tuple[Motive, ...]] = (
    Motive("only_legal_card", _only_legal),
    Motive("equal_cards", _all_alike),
    Motive("matto_spares", _matto),
    Motive("trumped_already", _trumped),
    Motive("partner_is_winning", _partner_has_it),
    Motive("partner_is_winning_suit", _partner_wins),
    Motive("rid_of_penalty", _throw_penalty),
    Motive("rid_of_danger", _throw_danger),
    Motive("trump_in", _trump_in),
    Motive("throw_off", _throw_off),
    Motive("cannot_win", _cannot_win),
    Motive("win_cheaply", _win_cheaply),
    Motive("win_surely", _win_surely),
    Motive("duck", _duck),
    Motive("go_over", _go_over),
    Motive("cash_master", _cash),
    Motive("draw_trumps", _draw_trumps),
    Motive("lead_lone_card", _lead_lone),
    Motive("lead_under", _lead_under),
    Motive("lead_top", _lead_top),
    Motive("lead_from_suit", _lead_from_suit),
    Motive("about_equal", _about_equal),
    Motive("by_rank", _by_rank),
)
"""The motives for a card, in the order in which they are tried."""
