"""Ranks among players, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cardgui.look.i18n import number, translate


def ranks(totals: Sequence[int]) -> list[int]:
    """The rank of each total, from 1; equal ones share theirs."""
    return [1 + sum(other > total for other in totals) for total in totals]


def rank_title() -> str:
    """Head of a column of ranks."""
    return translate("Ranks", "Rank")


def short_rank(rank: int) -> str:
    """A rank alone: `2nd`."""
    text = {
        1: translate("Ranks", "1st"),
        2: translate("Ranks", "2nd"),
        3: translate("Ranks", "3rd"),
    }.get(rank, translate("Ranks", "{rank}th"))
    return text.format(rank=number(rank))
