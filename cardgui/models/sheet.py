"""The score sheet of a match, computed from its deal records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One deal of a score sheet.

    Attributes:
        deal: its number.
        dealer: seat of the dealer.
        declarer: seat of the declarer, where the game has one.
        facts: what the deal was about, as keys and values (trump, mode, contract, void); what is kept by side has its
            number behind the key (``resti_0``).
        bids: by seat, where the game has bids; else empty.
        taken: tricks by seat.
        scores: what the deal brought, by seat or side.
        totals: cumulative scores after it.
        deal_id: id of the deal in the ledger, empty if it has none.
    """

    deal: int
    dealer: int
    declarer: int | None
    facts: Mapping[str, str | int]
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    deal_id: str


def sheet_row(record: Mapping[str, Any]) -> SheetRow:
    """The row of one deal record that verifies."""
    result = record["result"]
    scores = tuple(result["deal_scores"])
    facts = {key: result[key] for key in ("trump", "mode", "contract", "void") if result.get(key) is not None}
    for key in ("resti", "final_count"):
        facts.update({f"{key}_{side}": value for side, value in enumerate(result.get(key, ()))})
    return SheetRow(
        deal=record["deal"],
        dealer=record["dealer"],
        declarer=result.get("declarer"),
        facts=facts,
        bids=tuple(result.get("bids", ())),
        taken=tuple(result["tricks"]),
        scores=scores,
        totals=tuple(b + s for b, s in zip(record["scores_before"], scores, strict=True)),
        deal_id=str(record.get("id", "")),
    )


def series(rows: Sequence[SheetRow], sides: int) -> list[list[int]]:
    """By seat or side, the cumulative score before the first row and after each: the lines of the chart."""
    if not rows:
        return [[0] for _ in range(sides)]
    first = rows[0]
    return [[first.totals[side] - first.scores[side], *(row.totals[side] for row in rows)] for side in range(sides)]
