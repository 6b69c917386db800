"""How a score came about: the tricks that counted for it and what else brought points, from the deal's record."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from cardgui.engine.cards import FRENCH, MINCHIATE, ROOK, Pack
from cardgui.engine.explain import ScorePart
from cardgui.engine.game import RecordFaultError
from cardgui.engine.minchiate_cards import POINTS
from cardgui.engine.minchiate_scoring import captured, side_of
from cardgui.engine.record import read_record
from cardgui.engine.rifki_contracts import CONTRACTS
from cardgui.engine.rook_sluff_scoring import EACH_BID, team_of, team_sum
from cardgui.engine.verify import replay

if TYPE_CHECKING:
    from cardgui.engine.game import Deal
    from cardgui.engine.trickplay import Trick

__all__ = ["ScorePart", "Why", "WhyCard", "WhyTrick", "explained", "why"]
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class WhyCard:
    """A card of a trick that counted.

    Attributes:
        seat: who played it.
        card: its code.
        worth: the points that it stands for, or 0.
        counts: whether the score is about it: false for cards beside penalty or captured cards.
    """

    seat: int
    card: str
    worth: int
    counts: bool


@dataclass(frozen=True, slots=True)
class WhyTrick:
    """A trick that counted for a score.

    Attributes:
        number: of the trick, from 1.
        leader, winner: seats.
        cards: in the order of play.
        key: what it counts as: ``"counts"``; where tricks are bid ``"bid"`` (needed for the bid), ``"allowed"`` (by
            it, in main bawah) or ``"above"`` (beyond it); ``"captured"`` where cards of the other side are.
        place: the how many-th trick of the side it is, from 1.
        bid: tricks that the side had bid, or 0 in games without bids.
        number_counted, each: how many things that count are in it, and the points for each; ``each`` is 0 where they
            differ.
        points: what it brought by itself.
        void: seats that did not follow the lead.
        lane: name of the suit or colour led.
        part: the part of the score that it is, where each is one.
        broke_sluff: whether its winner had bid no trick, and takes the first.
    """

    number: int
    leader: int
    winner: int
    cards: tuple[WhyCard, ...]
    key: str
    place: int
    bid: int
    number_counted: int
    each: int
    points: int
    void: tuple[int, ...]
    lane: str
    part: ScorePart | None = None
    broke_sluff: bool = False


@dataclass(frozen=True, slots=True)
class Why:
    """How one score of a finished deal came about.

    Attributes:
        game: its id.
        deal: number of the deal.
        side: the seat or side whose score it is.
        score: what the deal brought.
        first: what is said before the tricks.
        tricks: those that counted, in the order of play.
        last: what is said after them.
        uncounted: tricks of this side that did not count.
        played, unplayed: tricks of the deal that were played, and that were not.
        result: of the record.
    """

    game: str
    deal: int
    side: int
    score: int
    first: tuple[ScorePart, ...]
    tricks: tuple[WhyTrick, ...]
    last: tuple[ScorePart, ...]
    uncounted: int
    played: int
    unplayed: int
    result: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _Taken:
    """A trick with its number, and the how many-th of its side it is."""

    number: int
    place: int
    trick: Trick


_Count = Callable[["Deal", Sequence[ScorePart], list[_Taken], int], list[WhyTrick]]


def why(record: Mapping[str, Any], side: int) -> Why:
    """How the score of a seat (or side, where two sides score) came about.

    Raises:
        RecordFaultError: if the record does not keep the rules.
    """
    known = read_record(record)
    deal = replay(known)
    parts = [part for part in deal.explain() if part.side == side]
    tricks: Sequence[Trick] = deal.view(0).tricks
    sides = known.game.sides  # partners sit alternately
    own = [(number, trick) for number, trick in enumerate(tricks, 1) if trick.winner % sides == side]
    taken = [_Taken(number, place, trick) for place, (number, trick) in enumerate(own, 1)]
    count = _COUNT.get(known.game.id)
    counting = [] if count is None else count(deal, parts, taken, side)
    told = {id(trick.part) for trick in counting}
    rest = [part for part in parts if id(part) not in told]
    return Why(
        game=known.game.id,
        deal=known.setup.deal,
        side=side,
        score=known.result["deal_scores"][side],
        first=tuple(part for part in rest if part.key not in _AFTER),
        tricks=tuple(counting),
        last=tuple(part for part in rest if part.key in _AFTER),
        uncounted=len(taken) - len(counting),
        played=len(tricks),
        unplayed=_LENGTHS.get(known.game.id, len(tricks)) - len(tricks),
        result=known.result,
    )


def explained(record: Mapping[str, Any], side: int) -> Why | None:
    """The same, `None` for a record that does not keep the rules."""
    try:
        return why(record, side)
    except RecordFaultError as error:
        log.warning("deal %s cannot be explained: %s", record.get("id"), error)
        return None


_AFTER: Final = frozenset(
    {"pile_cards", "pile_verzicola", "pile_extra_cards", "last_trick", "resti_at_end", "resti_of_others"}
)
"""Parts that come about after the last trick."""
_LENGTHS: Final = {"rifki": 13}
"""Tricks of a deal in games whose deals can end earlier."""


def _made(
    taken: _Taken, pack: Pack, key: str, worth: Mapping[int, int], each: int, *, bid: int = 0, by_cards: bool = False
) -> WhyTrick:
    """A trick that counts; `worth` says by place in it which cards do, and for how much."""
    trick = taken.trick
    lanes = [pack.lane_of[card] for card in trick.cards]
    return WhyTrick(
        number=taken.number,
        leader=trick.leader,
        winner=trick.winner,
        cards=tuple(
            WhyCard(seat, card, worth.get(place, 0), counts=not by_cards or place in worth)
            for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=True))
        ),
        key=key,
        place=taken.place,
        bid=bid,
        number_counted=len(worth),
        each=each,
        points=sum(worth.values()),
        void=tuple(seat for seat, lane in zip(trick.seats, lanes, strict=True) if lane != lanes[0]),
        lane=pack.lanes[lanes[0]].name,
    )


def _winning(trick: Trick) -> int:
    """The place in a trick of the card that takes it."""
    return trick.seats.index(trick.winner)


def _rifki(deal: Deal, _parts: Sequence[ScorePart], taken: list[_Taken], _side: int) -> list[WhyTrick]:
    """Tricks, the last two of them, or penalty cards (RI-8 to RI-15)."""
    result = deal.result()
    contract = CONTRACTS[result["contract"]]
    each = 0 if result.get("void") else contract.each
    found = []
    for one in taken:
        if contract.counts == "cards":
            worth = {place: each for place, card in enumerate(one.trick.cards) if card in contract.cards}
        elif contract.counts == "tricks" or one.number > 11:
            worth = {_winning(one.trick): each}
        else:
            worth = {}
        if worth:
            found.append(_made(one, FRENCH, "counts", worth, each, by_cards=contract.counts == "cards"))
    return found


def _truf(deal: Deal, parts: Sequence[ScorePart], taken: list[_Taken], side: int) -> list[WhyTrick]:
    """Every trick: those that the bid promised (or allowed), and those above it (TR-17 to TR-21)."""
    result = deal.result()
    bid, high, score = int(result["bids"][side]), result["mode"] == "atas", parts[0]
    each = 0
    if len(taken) > max(bid, 0):
        each = score.points // (len(taken) - bid)
    found = []
    for one in taken:
        above = one.place > bid
        worth = {_winning(one.trick): each if above else 0}
        found.append(_made(one, FRENCH, "above" if above else "bid" if high else "allowed", worth, each, bid=bid))
    return found


def _rook_sluff(deal: Deal, _parts: Sequence[ScorePart], taken: list[_Taken], side: int) -> list[WhyTrick]:
    """Every trick of the team: those of its bid, those beyond it, and those that break a sluff (RS-17, RS-18)."""
    bids = deal.result()["bids"]
    bid = team_sum(bids, side)
    made = len(taken) >= bid
    found, broken = [], set()
    for one in taken:
        above = one.place > bid
        points = 1 if above else EACH_BID if made else 0
        trick = _made(one, ROOK, "above" if above else "bid", {_winning(one.trick): points}, points, bid=bid)
        winner = one.trick.winner
        if bids[winner] == 0 and winner not in broken and team_of(winner) == side:
            broken.add(winner)
            trick = replace(trick, broke_sluff=True)
        found.append(trick)
    return found


def _minchiate(_deal: Deal, parts: Sequence[ScorePart], taken: list[_Taken], side: int) -> list[WhyTrick]:
    """Tricks with counting cards of the other side (MI-23), each with the part of the score that it is."""
    scored = iter([part for part in parts if part.key == "captured"])
    found = []
    for one in taken:
        cards = captured(one.trick)
        if not cards or side_of(one.trick.winner) != side:
            continue
        part = next(scored)
        worth = {place: POINTS[card] for place, card in enumerate(one.trick.cards) if card in cards}
        found.append(replace(_made(one, MINCHIATE, "captured", worth, 0, by_cards=True), part=part))
    return found


_COUNT: Final[dict[str, _Count]] = {
    "truf": _truf,
    "rifki": _rifki,
    "rook_sluff": _rook_sluff,
    "minchiate": _minchiate,
}
"""Game id → which tricks count; a game that is not here tells its scores in parts alone."""
