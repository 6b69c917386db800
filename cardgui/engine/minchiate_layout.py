"""Cut, robbing, deal and fola of Minchiate: everything that happens before the first decision (MI-5 to MI-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardgui.engine.cards import MINCHIATE, Card, is_card_list
from cardgui.engine.fields import dealt_hands
from cardgui.engine.game import Layout, RecordFaultError, Setup
from cardgui.engine.minchiate_cards import COUNTING, HAND, ROBBED, SPARE

SEATS: Final = 4
PACKET: Final = 10
"""Cards that each player gets first; the other 11 follow (MI-7)."""
MOST_ROBBED: Final = 13
SMALLEST_PART: Final = 14
"""Cards that are lifted and left at least (MI-6)."""
CUTS: Final = len(MINCHIATE.cards) - 2 * SMALLEST_PART + 1
"""Places where the pack can be cut."""


@dataclass(frozen=True, slots=True)
class MinchiateLayout(Layout):
    """The cards as dealt; ``hands`` are the 21 of each seat before anything robbed or taken.

    Attributes:
        cutter_robbed: what the cutter robbed, in this order (MI-6).
        fola: what was left after the deal, the top card first (MI-9).
    """

    cutter_robbed: tuple[Card, ...]
    fola: tuple[Card, ...]

    @property
    def turned_up(self) -> tuple[Card, ...]:
        """By seat, the last card dealt, which lies face up (MI-7)."""
        return tuple(hand[-1] for hand in self.hands)

    @property
    def dealer_robbed(self) -> tuple[Card, ...]:
        """What the dealer robs from the top of the fola, in this order (MI-9)."""
        count = 0
        while count < len(self.fola) and self.fola[count] in ROBBED:
            count += 1
        return self.fola[:count]

    @property
    def cutter_stopped(self) -> Card | None:
        """The card that ended the robbing by the cutter, now the last of the fola; none after 13 (MI-6, MI-7)."""
        return self.fola[-1] if self.fola else None

    @property
    def dealer_stopped(self) -> Card | None:
        """The card that ended the robbing by the dealer; none where there is no fola (MI-9)."""
        count = len(self.dealer_robbed)
        return self.fola[count] if count < len(self.fola) else None

    @property
    def dealer_took(self) -> tuple[Card, ...]:
        """What the dealer takes from the rest of the fola: counting cards and trump 29 (MI-10)."""
        rest = self.fola[len(self.dealer_robbed) :]
        return tuple(card for card in rest if card in COUNTING or card == SPARE)

    @property
    def fola_left(self) -> tuple[Card, ...]:
        """What is turned up for all to see before the play, the top card first (MI-16)."""
        taken = {*self.dealer_robbed, *self.dealer_took}
        return tuple(card for card in self.fola if card not in taken)


def cutter(setup: Setup) -> int:
    """The player on the dealer's left (MI-5)."""
    return (setup.dealer + 1) % SEATS


def turn_order(setup: Setup) -> tuple[int, ...]:
    """The seats from the dealer's right, counter-clockwise to the dealer (MI-1, MI-7, MI-15, MI-17)."""
    return tuple((setup.dealer + setup.step * place) % SEATS for place in range(1, SEATS + 1))


def distribute(setup: Setup, pack: Sequence[Card], cut: int) -> MinchiateLayout:
    """Cut, rob and deal (MI-6, MI-7).

    Args:
        setup: who deals.
        pack: the shuffled pack, the top card first.
        cut: 0 … 69; that many cards more than 14 are lifted.
    """
    lifted = list(pack[: SMALLEST_PART + cut])
    robbed: list[Card] = []
    while len(robbed) < MOST_ROBBED and lifted[-1] in ROBBED:
        robbed.append(lifted.pop())
    rest = [*pack[SMALLEST_PART + cut :], *lifted]
    hands: list[list[Card]] = [[] for _ in range(SEATS)]
    at = 0
    for size in (PACKET, HAND - PACKET):
        for seat in turn_order(setup):
            hands[seat] += rest[at : at + size]
            at += size
    return MinchiateLayout(tuple(map(tuple, hands)), tuple(robbed), tuple(rest[at:]))


def layout_json(layout: MinchiateLayout) -> dict[str, Any]:
    """The cards as they stand in a record."""
    return {
        "cutter_robbed": list(layout.cutter_robbed),
        "hands": [list(hand) for hand in layout.hands],
        "fola": list(layout.fola),
        "turned_up": list(layout.turned_up),
    }


def read_layout(record: Mapping[str, Any]) -> MinchiateLayout:
    """The cards of a record, checked against cut, robbing and deal (MI-2, MI-6, MI-7, MI-9).

    Raises:
        RecordFaultError: with the rule that they break.
    """
    robbed, fola = _codes(record, "cutter_robbed"), _codes(record, "fola")
    if len(robbed) > MOST_ROBBED:
        raise RecordFaultError("MI-6", f"{len(robbed)} cards are robbed, more than {MOST_ROBBED}")
    for card in robbed:
        if card not in ROBBED:
            raise RecordFaultError("MI-6", f"the cutter robs {card}")
    if len(fola) != MOST_ROBBED - len(robbed):
        raise RecordFaultError("MI-9", f"the fola has {len(fola)} cards, not {MOST_ROBBED - len(robbed)}")
    dealt = Counter(MINCHIATE.cards) - Counter([*robbed, *fola])
    if dealt.total() != SEATS * HAND:
        raise RecordFaultError("MI-2", "a card stands twice in cutter_robbed and fola")
    hands = dealt_hands(record, MINCHIATE, [HAND] * SEATS, "MI-7", tuple(dealt.elements()))
    if fola and fola[-1] in ROBBED:
        raise RecordFaultError("MI-6", f"the cutter stops before {fola[-1]}")
    layout = MinchiateLayout(hands, robbed, fola)
    if _codes(record, "turned_up") != layout.turned_up:
        raise RecordFaultError("MI-7", "turned_up is not the last card of each hand")
    return layout


def _codes(record: Mapping[str, Any], key: str) -> tuple[Card, ...]:
    if key not in record:
        raise RecordFaultError("MI-Record", f"the key {key} is missing")
    value = record[key]
    if not is_card_list(value, MINCHIATE.places):
        raise RecordFaultError("MI-Record", f"{key} is no list of card codes")
    return tuple(value)
