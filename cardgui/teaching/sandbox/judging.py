"""What the rules say of a draft: who wins so far, what may be played and why not, and whether it can be played on.

The engine decides everything. Where hands are not set, other cards stand in for them: what a seat may play follows
from its own hand, the trick and what all know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from cardgui.engine.action import Play, Refusal
from cardgui.engine.cards import MATTO, Card
from cardgui.engine.game import Deal, RecordFaultError
from cardgui.engine.position import Position, Value
from cardgui.engine.registry import deal_from
from cardgui.engine.rifki_contracts import CONTRACTS
from cardgui.engine.rook_sluff_position import RED_TWO
from cardgui.teaching.sandbox.draft import Draft
from cardgui.teaching.sandbox.registry import sandbox
from cardgui.teaching.won import Won, why_won


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of a hand that may not be played now, all for the same reason.

    Attributes:
        cards: the cards, in the order of the hand.
        refusal: why not.
    """

    cards: tuple[Card, ...]
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why the deal cannot be played on, or why nothing can be said.

    Attributes:
        key: ``"hands"`` (some are not set), ``"sizes"`` (they are not equally large), ``"illegal"`` (a card of the
            trick could not be played so), ``"contract"`` (it is not chosen), ``"before"`` (the play has not begun),
            ``"over"`` (nothing is left to play) or ``"rule"`` (something else contradicts a rule).
        rule: number of the rule, or ``""``.
        seats: the seats that it is about.
        card: the card that it is about.
        refusal: why that card could not be played.
    """

    key: str
    rule: str = ""
    seats: tuple[int, ...] = ()
    card: Card = ""
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say.

    Attributes:
        winner: seat whose card wins so far, ``None`` while no card is played.
        won: the comparison that decides it, ``None`` while there is only one card.
        won_rule: rule by which a trick is won.
        seat: who plays next, ``None`` before the play or once the trick is complete.
        view: what that seat knows, where its hand is set.
        legal: cards of its hand that may be played, each as often as it is held.
        groups: the other cards.
        trouble: why it cannot be played on as it is, ``None`` if it can.
    """

    winner: int | None = None
    won: Won | None = None
    won_rule: str = ""
    seat: int | None = None
    view: Any = None
    legal: tuple[Card, ...] = ()
    groups: tuple[Group, ...] = ()
    trouble: Trouble | None = None

    @property
    def held(self) -> int:
        """How many cards the seat to play holds."""
        return len(self.legal) + sum(len(group.cards) for group in self.groups)


def judge(draft: Draft) -> Verdict:
    """What the rules say of a draft; it never fails."""
    verdict = Verdict(won_rule=sandbox(draft).won_rule(draft), seat=draft.next_seat)
    if len(draft.trick) > 1:
        won = why_won(draft.game, sandbox(draft).trump(draft), draft.played)
        verdict = replace(verdict, winner=won.seat, won=won)
    elif draft.trick:
        verdict = replace(verdict, winner=draft.leader)
    seat = draft.next_seat
    if seat is not None and draft.hands[seat]:
        try:
            verdict = _allowed(draft, seat, verdict)
        except RecordFaultError as fault:
            return replace(verdict, trouble=Trouble("rule", fault.rule))
    return replace(verdict, trouble=trouble(draft))


def _allowed(draft: Draft, seat: int, verdict: Verdict) -> Verdict:
    deal = stand_in(draft, draft.trick, seat, draft.hands[seat])
    refusals = {card: deal.refusal(Play(seat, card)) for card in dict.fromkeys(draft.hands[seat])}
    groups: dict[tuple[str, str, str], list[Card]] = {}
    why: dict[tuple[str, str, str], Refusal] = {}
    for card in draft.hands[seat]:
        refusal = refusals[card]
        if refusal is not None:
            key = (refusal.rule, refusal.reason, repr(sorted(refusal.values.items())))
            groups.setdefault(key, []).append(card)
            why.setdefault(key, refusal)
    return replace(
        verdict,
        view=deal.view(seat),
        legal=tuple(card for card in draft.hands[seat] if refusals[card] is None),
        groups=tuple(Group(tuple(cards), why[key]) for key, cards in groups.items()),
    )


# hands that stand in ----------------------------------------


def stand_in(draft: Draft, trick: Sequence[Card], seat: int, hand: Iterable[Card]) -> Deal:
    """A deal in which this seat, to play after these cards, holds exactly this hand, and the others hold anything.

    Raises:
        RecordFaultError: if that contradicts the rules.
    """
    held = tuple(hand)
    played = {draft.player(place): card for place, card in enumerate(trick)}
    hands = {
        other: list(held) if other == seat else _known(draft, other, held, trick) for other in range(draft.players)
    }
    placed = Counter([*trick, *(card for cards in hands.values() for card in cards)])
    pool = list((Counter(draft.rules.cards) - placed).elements())
    lanes, costly, spared = draft.rules.pack.lane_of, penalties(draft), _spared(draft)

    def order(card: Card, shunned: frozenset[int]) -> tuple[bool, bool]:
        """Cards that a seat may not have come last; a penalty card comes first, so that the deal is not over."""
        # Who does not follow plays a penalty card if they have one (RI-20).
        unlikely = card in spared or lanes[card] in shunned or (len(shunned) > 1 and card in costly)
        return unlikely, card not in costly

    for other in sorted(set(hands) - {seat}, key=lambda other: _freedom(draft, trick, played.get(other))):
        own, room = hands[other], max(len(held) - (other in played), 0)
        shunned = _shunned(draft, trick, played.get(other))
        pool.sort(key=partial(order, shunned=shunned))
        wanted = max(room - len(own), 0)
        hands[other] = [*own[:room], *pool[:wanted]]
        del pool[:wanted]
    return deal_from(_judged(draft, [hands[other] for other in range(draft.players)], trick))


def _known(draft: Draft, seat: int, held: Sequence[Card], trick: Sequence[Card]) -> list[Card]:
    """The cards of another seat that matter: its bid, and a red 2, which decides who leads first (RS-12)."""
    played = [(draft.player(place), card) for place, card in enumerate(trick)]
    if draft.game == "rook_sluff":
        later = [card for player, card in draft.played[len(trick) :] if player == seat]
        return [card for card in (*draft.hands[seat], *later) if card == RED_TWO]
    bids = draft.listed("bids") if draft.game == "truf" else []
    own = next((card for card in bids[seat : seat + 1] if card is not None), "")
    shunned = _shunned(draft, trick, next((card for player, card in played if player == seat), None))
    free = not draft.hands[seat] and own and draft.rules.pack.lane_of[own] not in shunned
    return [own] if (own in draft.hands[seat] or free) and own not in (*held, *trick) else []


def _shunned(draft: Draft, trick: Sequence[Card], card: Card | None) -> frozenset[int]:
    """Lanes of which a seat that has played this card holds nothing; of the others it may hold anything."""
    if card is None or card == MATTO:
        return frozenset()
    pack = draft.rules.pack
    first = next((one for one in trick if one != MATTO), card)
    led, own, trump = pack.lane_of[first], pack.lane_of[card], sandbox(draft).trump(draft)
    trumps = pack.lane_named[trump] if trump is not None else -1
    # Somebody who followed with another card may not have had the king that a trump forced (MI-20).
    if own == led:
        return frozenset({led})
    return frozenset({led}) if own == trumps and trumps != led else frozenset({led, trumps})


def _freedom(draft: Draft, trick: Sequence[Card], card: Card | None) -> int:
    """How much a seat that has played this card can hold: those that did not follow get their cards first."""
    if card is None:
        return 2
    lanes = draft.rules.pack.lane_of
    led = next((lanes[one] for one in trick if one != MATTO), None)
    return 1 if card == MATTO or lanes[card] == led else -len(_shunned(draft, trick, card))


def _spared(draft: Draft) -> set[Card]:
    """Cards that are given to nobody by chance: who holds them decides something."""
    if draft.game == "rook_sluff":
        return {RED_TWO}
    return {card for card in draft.listed("bids") if card is not None} if draft.game == "truf" else set()


def penalties(draft: Draft) -> frozenset[Card]:
    """The penalty cards of the contract: the deal is over once they are won (RI-23)."""
    contract = CONTRACTS.get(str(draft.rest.get("contract", "")))
    return frozenset(contract.cards) if contract is not None else frozenset()


def _judged(draft: Draft, hands: list[list[Card]], trick: Sequence[Card]) -> Position:
    """The position with these hands, as far as it decides what may be played."""
    kept = sandbox(draft).judged
    fields: dict[str, Value] = {name: value for name, value in draft.rest.items() if name in kept}
    fields |= {"hands": hands, "leader": draft.leader, "trick": list(trick)}
    return Position(draft.game, draft.players, draft.options, fields)


# whether it can be played on ----------------------------------------


def trouble(draft: Draft) -> Trouble | None:
    """Why a draft cannot be played on as it is, ``None`` if it can."""
    if draft.leader is None:
        return _before_play(draft)
    played = unplayable(draft)
    if played is not None:
        return played
    if rule := sandbox(draft).broken(draft):
        return Trouble("rule", rule)
    unset = tuple(seat for seat in range(draft.players) if not draft.size(seat))
    if draft.complete and not any(draft.hands):
        return Trouble("over")
    if not draft.complete:
        unset = tuple(seat for seat in range(draft.players) if not draft.hands[seat] and _owes(draft, seat))
    if unset:
        return Trouble("hands", seats=unset)
    most = max(map(draft.size, range(draft.players)))
    short = tuple(seat for seat in range(draft.players) if draft.size(seat) < most)
    if short:
        return Trouble("sizes", seats=short)
    try:
        deal(draft)
    except RecordFaultError as fault:
        return Trouble("rule", fault.rule)
    except DealOverError:
        return Trouble("over")
    return None


def _owes(draft: Draft, seat: int) -> bool:
    """Whether a seat without a hand would hold cards if every hand were as large as the largest."""
    most = max((*map(draft.size, range(draft.players)), 1))
    return draft.size(seat) < most


def _before_play(draft: Draft) -> Trouble | None:
    unset = tuple(seat for seat in range(draft.players) if not draft.hands[seat])
    if unset:
        return Trouble("hands", seats=unset)
    try:
        deal_from(draft.position())
    except RecordFaultError as fault:
        return Trouble("rule", fault.rule)
    return None


def unplayable(draft: Draft) -> Trouble | None:
    """The first card of the trick that could not be played so by what its seat holds."""
    for place, (seat, card) in enumerate(draft.played):
        if not draft.hands[seat]:
            continue
        try:
            refusal = refused(draft, place, (*draft.hands[seat], card))
        except RecordFaultError as fault:
            return Trouble("rule", fault.rule)
        if refusal is not None:
            return Trouble("illegal", refusal.rule, (seat,), card, refusal)
    return None


def refused(draft: Draft, place: int, hand: Iterable[Card]) -> Refusal | None:
    """Why the card at a place of the trick could not be played out of a hand, ``None`` if it could.

    Raises:
        RecordFaultError: if the draft contradicts the rules.
    """
    seat = draft.player(place)
    return stand_in(draft, draft.trick[:place], seat, hand).refusal(Play(seat, draft.trick[place]))


class DealOverError(ValueError):
    """The last card has been played."""


def deal(draft: Draft) -> Deal:
    """The deal of a complete draft, after its trick if that is complete.

    Raises:
        RecordFaultError: if it contradicts the rules.
        DealOverError: if nothing is left to play.
    """
    if not draft.complete:
        return deal_from(draft.position())
    before = replace(draft, trick=draft.trick[:-1])
    last = draft.player(len(before.trick))
    whole = before.with_hand(last, before.rules.pack.sorted((*before.hands[last], draft.trick[-1])))
    made = deal_from(whole.position())
    made.apply(Play(last, draft.trick[-1]))
    if made.over:
        raise DealOverError
    return made
