"""Which cards stay where they are when a pile is put in order."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence


def longest_kept(before: Sequence[int], wanted: Sequence[int]) -> set[int]:
    """The most cards that can stay where they are while the others are put in order between them."""
    rank = {card: place for place, card in enumerate(wanted)}
    tails: list[int] = []
    chains: list[tuple[int, ...]] = []
    for card in before:
        if card not in rank:
            continue
        at = bisect_left(tails, rank[card])
        chain = (chains[at - 1] if at else ()) + (card,)
        if at == len(tails):
            tails.append(rank[card])
            chains.append(chain)
        else:
            tails[at], chains[at] = rank[card], chain
    return set(chains[-1]) if chains else set()
