"""What a hand is worth in points: how many tricks it will take, and what they score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardgui.engine.truf_scoring import scored


@dataclass(frozen=True, slots=True)
class Aim:
    """What a seat is after in this deal.

    Attributes:
        scoring: ``"A"`` … ``"E"``. factor: 2 … 5.
        mode: ``"atas"`` or ``"bawah"``.
        bid: the final bid.
    """

    scoring: str
    factor: int
    mode: str
    bid: int

    @property
    def exact(self) -> bool:
        """Whether more tricks can be worse and fewer can be worse too (TR-21)."""
        return self.scoring == "E"

    def points(self, taken: int) -> int:
        """What so many tricks score."""
        return scored(self.scoring, self.factor, self.mode, self.bid, taken)[1]


def spread(chances: Sequence[float]) -> list[float]:
    """The chance of each number of tricks, from the chance of each card."""
    result = [1.0]
    for chance in chances:
        longer = [0.0] * (len(result) + 1)
        for number, share in enumerate(result):
            longer[number] += share * (1 - chance)
            longer[number + 1] += share * chance
        result = longer
    return result


def expected(aim: Aim, taken: int, wanted: Sequence[float], avoided: Sequence[float]) -> float:
    """The points to expect from a hand.

    Args:
        aim: what the seat is after.
        taken: tricks that it has.
        wanted: for each card, the chance that it takes a trick if the seat is after tricks.
        avoided: the same if it avoids them.
    """
    if aim.exact:
        return _points(aim, taken, _steered(aim.bid - taken, wanted, avoided))
    if aim.mode == "atas":
        return _points(aim, taken, wanted)
    return _points(aim, taken, avoided)


def _steered(need: int, wanted: Sequence[float], avoided: Sequence[float]) -> Sequence[float]:
    """The chances of a hand whose owner takes about as many tricks as needed, as far as the cards let it."""
    most, least = sum(map(max, wanted, avoided)), sum(avoided)
    if need <= least:
        return avoided
    share = min(1.0, (need - least) / (most - least)) if most > least else 1.0
    return [low + share * max(0.0, high - low) for high, low in zip(wanted, avoided, strict=True)]


def _points(aim: Aim, taken: int, chances: Sequence[float]) -> float:
    return sum(share * aim.points(taken + number) for number, share in enumerate(spread(chances)))
