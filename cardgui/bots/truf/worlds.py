"""What a Truf view leaves open, as the search needs it: hidden cards, backs on the table, what bids score."""

from __future__ import annotations

from functools import cache

from cardgui.bots.hidden import Hidden, Knowledge
from cardgui.bots.rollouts.truf import ATAS, BAWAH, BIDS, TAKEN, TrufTable
from cardgui.engine.cards import FRENCH, Card
from cardgui.engine.kernel import Tricks
from cardgui.engine.trickplay import conduct
from cardgui.engine.truf_scoring import scored
from cardgui.engine.truf_terms import TrufView

SEATS = 4
_SUITS = {lane.name: frozenset(lane.cards) for lane in FRENCH.lanes}


def hidden(view: TrufView) -> Hidden:
    """The cards that this seat doesn't see, and who may hold them (TR-6, TR-12, TR-13)."""
    gone = [*view.gone, *(card for trick in view.tricks for card in trick.cards)]
    seen = {*gone, *view.hand, *(card for _, card in view.current if card is not None)}
    lacking = [frozenset[Card]().union(*(_SUITS[suit] for suit in voids)) for voids in view.voids]
    backs = [seat for seat, card in view.current if card is None]
    trumps = _SUITS[view.trump] if view.trump else frozenset[Card]()
    fixed: dict[Card, frozenset[int]] = {}
    for seat, card in enumerate(view.bid_cards):
        if seat != view.seat and card not in seen:
            under = [SEATS + backs.index(seat)] if seat in backs and card in trumps else []
            fixed[card] = frozenset([seat, *under])
    return Hidden(
        Knowledge(
            FRENCH,
            FRENCH.cards,
            view.seat,
            view.hand,
            view.hand_sizes,
            gone,
            view.current,
            lacking,
            fixed=fixed,
            backs=[trumps for _ in backs],
        )
    )


@cache
def points(scoring: str, factor: int) -> list[float]:
    """For mode, final bid + 1 and tricks, the points; flat (TR-17 to TR-21)."""
    modes = {BAWAH: "bawah", ATAS: "atas"}
    return [
        float(scored(scoring, factor, modes[mode], bid - 1, taken)[1])
        for mode in (BAWAH, ATAS)
        for bid in range(BIDS)
        for taken in range(TAKEN)
    ]


def table(view: TrufView, mode: str, bids: tuple[int, ...], against: list[float]) -> TrufTable:
    """The deal at the start of the current trick, hands still empty.

    Args:
        view: what the seat knows.
        mode, bids: as decided, or only thought of.
        against: by seat, how much its points count against the own ones.
    """
    rules = conduct(FRENCH)
    if view.trump is not None:
        rules.trump = rules.ban = FRENCH.lane_named[view.trump]
    leader = view.current[0][0] if view.current else next(iter(view.to_act))
    tricks = Tricks(rules, SEATS, [0] * SEATS, [0] * SEATS, leader, view.setup.step)
    tricks.done = sum(view.taken)
    tricks.taken = sum(taken << (6 * seat) for seat, taken in enumerate(view.taken))
    if view.broken:
        tricks.note_fallen(rules.trump)
    left = sum(view.hand_sizes) + len(view.current)
    result = TrufTable(tricks, left, view.scoring == "E", points(view.scoring, view.factor), list(bids), against)
    result.mode = ATAS if mode == "atas" else BAWAH
    return result
