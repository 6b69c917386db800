"""The score sheet of a match, computed from its deal records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One deal of a score sheet.

    Attributes:
        deal: its number.
        dealer: seat of the dealer.
        declarer: seat of the declarer, where the game has one.
        facts: what the deal was about, as keys and values (trump, mode, contract).
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
    facts = {key: result[key] for key in ("trump", "mode", "contract") if result.get(key) is not None}
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


class SheetModel(QAbstractTableModel):
    """The score sheet as a table: one row a deal, one column a seat or side.

    ``Qt.DisplayRole`` gives the deal's score as a number; :attr:`ROW` gives the whole :class:`SheetRow`; totals come
    with :attr:`TOTAL`. Words and signs are the view's affair.
    """

    ROW = int(Qt.ItemDataRole.UserRole) + 1
    TOTAL = int(Qt.ItemDataRole.UserRole) + 2

    def __init__(self, sides: int, parent: QObject | None = None) -> None:
        """An empty sheet with so many columns."""
        super().__init__(parent)
        self._sides = sides
        self._rows: list[SheetRow] = []

    def set_records(self, records: Sequence[Mapping[str, Any]], sides: int | None = None) -> None:
        """Show these deals of one match, in order."""
        self.beginResetModel()
        self._sides = self._sides if sides is None else sides
        self._rows = [sheet_row(record) for record in records]
        self.endResetModel()

    @property
    def sheet(self) -> tuple[SheetRow, ...]:
        """All rows."""
        return tuple(self._rows)

    @property
    def sides(self) -> int:
        """How many columns of scores there are."""
        return self._sides

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """One row a deal."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """One column a seat or side."""
        return 0 if parent.isValid() else self._sides

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The score, the total or the whole row."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case self.ROW:
                return row
            case self.TOTAL:
                return row.totals[index.column()]
            case Qt.ItemDataRole.DisplayRole:
                return row.scores[index.column()]
        return None
