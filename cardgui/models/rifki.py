"""Rıfkı on the models floor: what its own events change, what the person is asked, what is left to declare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cardgui.engine.action import Action
from cardgui.engine.events import CardsDealt, DealBegan, Event
from cardgui.engine.rifki import Rifki
from cardgui.engine.rifki_contracts import (
    CEZA_EACH,
    CONTRACTS,
    DEALS,
    KOZ,
    KOZ_EACH,
    OPENING,
    TIMES,
    TRICKS,
    History,
    choices,
    score_part,
    standing,
)
from cardgui.engine.rifki_terms import (
    ContractChosen,
    DealVoided,
    Declare,
    EndedEarly,
    KingMade,
    PenaltiesWon,
    RifkiView,
)
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Beat, Placed, ShownCard, ShownState, Zone

if TYPE_CHECKING:
    from cardgui.models.sheet import SheetRow

__all__ = ["CONTRACTS", "DEALS", "KOZ", "OPENING", "TRICKS", "standing"]
"""What the upper floors ask here of the rules."""

SEATS: Final = 4


# -- the picture ------------------------------------------------------------------------------------------------------


def note(state: ShownState, event: Event) -> None:
    """Know the declarer from the dealer, who sits on their left (RI-3); after dealing the contract is chosen (RI-5)."""
    match event:
        case DealBegan():
            state.seats[next_declarer(event.dealer)].declarer = True
        case CardsDealt():
            state.phase = "choice"
        case Placed():
            _place(state, event.view)


def _place(state: ShownState, view: RifkiView) -> None:
    """Show the contract, and the penalty cards won, of a deal that begins in the middle."""
    if view.contract is None:
        return
    for _ in fold(state, ContractChosen(view.declarer, view.contract, view.trump)):
        pass
    for seat, cards in enumerate(view.won):
        for place, card in enumerate(cards):
            state.cards.append(ShownCard(len(state.cards), card, Zone.WON, seat, place, face_up=True))
    if "left" in state.facts:
        state.facts["left"] = int(state.facts["left"]) - sum(map(len, view.won))


def fold(state: ShownState, event: Event) -> Iterator[Beat]:
    """Fold one of Rıfkı's own events into the shown state."""
    match event:
        case ContractChosen():
            contract = CONTRACTS[event.contract]
            state.facts["contract"] = event.contract
            if event.trump is not None:
                state.facts["trump"] = event.trump
            if contract.cards:
                state.facts["left"] = len(contract.cards)
            state.lies_open = frozenset(contract.cards)
            state.phase = "play"
            yield Beat("announce", event.seat, speak=True, decided=True)
        case PenaltiesWon():
            state.facts["left"] = event.left
            yield Beat("penalties", event.seat, speak=True)
        case KingMade():
            state.facts["king"] = event.seat
            yield Beat("announce", event.seat, speak=True)
        case EndedEarly():
            state.facts["unplayed"] = event.tricks
            yield Beat("announce", speak=True)
        case DealVoided():
            state.facts["void"] = 1
            yield Beat("void", event.seat, speak=True)
        case _:
            raise TypeError(f"Rıfkı has no event {event!r}")


def deal_score(state: ShownState, seat: int) -> int | None:
    """What a seat has scored in the deal so far, nothing if it is void (RI-30); ``None`` before there is a contract."""
    contract = CONTRACTS.get(str(state.facts.get("contract", "")))
    if contract is None:
        return None
    if "void" in state.facts:
        return 0
    # The cards of a won trick keep its number: so the last two tricks are known from what lies in the pile.
    last = {card.place for card in state.in_zone(Zone.PILE, seat) if card.place > TRICKS - 2}
    won = [card.code for card in state.in_zone(Zone.WON, seat) if card.code is not None]
    return score_part(contract, seat, state.seats[seat].taken, len(last), won).points


# -- what is left to declare ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Quota:
    """How many koz and ceza a seat still has to declare (RI-6)."""

    seat: int
    koz: int
    ceza: int


@dataclass(frozen=True, slots=True)
class Offer:
    """A contract as it is offered to the declarer.

    Attributes:
        name: as in records.
        each: points for each trick or card that counts.
        left: how often it can still be chosen: a ceza by whomever, koz by the declarer.
        used: how often it has been.
        open: whether it can be chosen now.
    """

    name: str
    each: int
    left: int
    used: int
    open: bool


@dataclass(frozen=True, slots=True)
class ContractChoice:
    """What the declarer has to choose from.

    Attributes:
        offers: koz, then the six ceza.
        quotas: what each seat still has to declare, this deal included.
    """

    offers: tuple[Offer, ...]
    quotas: tuple[Quota, ...]


def each(contract: str) -> int:
    """Points for each trick or card that counts in a contract (RI-8 to RI-14)."""
    return CONTRACTS[contract].each


def left_to_declare(history: History) -> tuple[Quota, ...]:
    """By seat, how many koz and ceza are still to be declared after these contracts (RI-6)."""
    quotas = []
    for seat in range(SEATS):
        own = [contract for who, contract in history if who == seat]
        koz = own.count(KOZ)
        quotas.append(Quota(seat, KOZ_EACH - koz, CEZA_EACH - (len(own) - koz)))
    return tuple(quotas)


def choice(view: RifkiView) -> ContractChoice:
    """What the declarer of a deal has to choose from, as any seat can know it (RI-6, RI-7, RI-27)."""
    history, quotas = view.setup.history, left_to_declare(view.setup.history)
    possible = choices(history, view.declarer, opening_penalties=view.opening_penalties)
    offers = []
    for name, contract in CONTRACTS.items():
        if name == KOZ:
            left = quotas[view.declarer].koz
            used = KOZ_EACH - left
        else:
            used = sum(chosen == name for _, chosen in history)
            left = TIMES - used
        offers.append(Offer(name, contract.each, left, used, name in possible))
    return ContractChoice(tuple(offers), quotas)


def history_of(rows: Sequence[SheetRow]) -> tuple[tuple[int, str], ...]:
    """Who declared what in the deals of a score sheet; void deals count for nothing (RI-30)."""
    return tuple((row.declarer or 0, str(row.facts["contract"])) for row in rows if not row.facts.get("void"))


def is_king(row: SheetRow, options: Mapping[str, Any]) -> bool:
    """Whether a deal of a match with these options made somebody King (RI-29)."""
    result = {"contract": row.facts["contract"], "tricks": row.taken}
    return Rifki(options).king(result) is not None


def next_declarer(next_dealer: int) -> int:
    """Who declares when this seat deals: the dealer sits on the declarer's left (RI-3)."""
    return (next_dealer - 1) % SEATS


def declarer_of_deal(deal: int, known_deal: int, known_declarer: int) -> int:
    """Who declares in a deal, from who declares in another one: the turn goes to the right (RI-2)."""
    return (known_declarer - (deal - known_deal)) % SEATS


# -- the person -------------------------------------------------------------------------------------------------------


def prompt(view: RifkiView) -> Prompt | None:
    """What the person has to do now, or ``None`` when others are to act."""
    if view.seat not in view.to_act:
        return None
    if view.phase == "declare":
        return Prompt("choose", own=choice(view))
    count, suit = len(view.legal), view.led
    free = count == len(view.hand)
    if suit is None:
        return Prompt("lead" if free else "lead_no_hearts", count=count)
    following = sum(card[1] == suit for card in view.hand)
    if following:
        return Prompt("follow" if count == following else "follow_penalty", suit=suit, count=count, own=view.legal)
    if free:
        return Prompt("void", suit=suit, count=count)
    if view.trump is None:
        return Prompt("void_penalty", suit=suit, count=count, own=view.contract)
    trumps = sum(card[1] == view.trump for card in view.hand)
    return Prompt("void_trump" if count == trumps else "void_overtrump", suit=suit, count=count, own=view.trump)


def declare(contract: str, trump: str | None = None) -> Action:
    """The person's choice of the contract (RI-5)."""
    return Declare(0, contract, trump)
