"""What a Rıfkı view leaves open, as the search needs it: hidden cards, contracts, what is scored."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.bots.hidden import Hidden, Knowledge, Weigh
from cardgui.bots.rifki.clues import clues
from cardgui.bots.rollouts.rifki import CARDS, LAST, TRICKS, RifkiTable
from cardgui.engine.cards import FRENCH, Card
from cardgui.engine.kernel import Tricks
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_deal import contract_conduct
from cardgui.engine.rifki_terms import RifkiView

_COUNTS = {"tricks": TRICKS, "last_tricks": LAST, "cards": CARDS}
SEATS = 4


def hidden(view: RifkiView) -> Hidden:
    """The cards that this seat doesn't see, and who may hold them (RI-17 to RI-21)."""
    gone = [*view.gone, *(card for trick in view.tricks for card in trick.cards)]
    current: Sequence[tuple[int, Card | None]] = view.current
    return Hidden(Knowledge(FRENCH, FRENCH.cards, view.seat, view.hand, view.hand_sizes, gone, current, view.lacking))


def table(view: RifkiView, contract: str, trump: str | None, against: list[float]) -> RifkiTable:
    """The deal at the start of the current trick, hands still empty, under a contract.

    Args:
        view: what the seat knows. contract, trump: chosen, or only thought of.
        against: by seat, how much its points count against the own ones.
    """
    terms = CONTRACTS[contract]
    rules = contract_conduct(terms, trump, must_overtrump=view.must_overtrump)
    leader = view.current[0][0] if view.current else next(iter(view.to_act))
    tricks = Tricks(rules, SEATS, [0] * SEATS, [0] * SEATS, leader, view.setup.step)
    tricks.done = sum(view.taken)
    if view.hearts:
        tricks.note_fallen(FRENCH.lane_named["H"])
    left = sum(view.hand_sizes) + len(view.current)
    return RifkiTable(tricks, left, _COUNTS[terms.counts], float(terms.each), rules.penalty_low, against, view.seat)


def evidence(view: RifkiView) -> Weigh | None:
    """What others have told of their hands: the declarer by the contract, and everybody by the cards played."""
    if view.contract is None:
        return None
    told, declarer, trump, koz = clues(view), view.declarer, view.trump, view.contract == KOZ

    def weigh(card: Card, seat: int) -> float:
        chance = told.get((seat, card), 1.0)
        if seat != declarer or seat == view.seat:
            return chance
        rank = FRENCH.rank_of[card]
        return chance * (_KOZ[rank > HIGH][card[1] == trump] if koz else _CEZA[rank])

    return weigh


HIGH = 8
"""Ranks above the ten."""
_KOZ = ((1.0, 2.2), (1.35, 3.0))
"""How much likelier the declarer of a koz holds a card: low or high, side suit or trump."""
_CEZA = tuple(1.35 - 0.05 * rank for rank in range(13))
"""The same in a penalty contract, by rank from two to ace."""
