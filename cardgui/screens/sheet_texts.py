"""The score sheet of a match in words: what each field says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from cardgui.look.i18n import number, signed, translate
from cardgui.screens.games.entry import Cell, Closing, GameEntry

if TYPE_CHECKING:
    from cardgui.models.sheet import SheetRow

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class Score:
    """What stands in a player's field: the score, and small figures beside it."""

    points: int
    small: str


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands in a field under the deals."""

    text: str
    strong: bool
    figure: bool
    """Whether it belongs to a player, and is no title."""


class SheetTexts(QAbstractTableModel):
    """The score sheet in words: what screen readers read and the table draws."""

    CONTENT = int(Qt.ItemDataRole.UserRole) + 1

    def __init__(
        self,
        entry: GameEntry,
        rows: Sequence[SheetRow],
        names: list[str],
        scored: list[str],
        columns: int,
        closing: Sequence[Closing] = (),
    ) -> None:
        super().__init__()
        self._closing = closing
        self._entry = entry
        self._rows = list(rows)
        self._names = names
        self._scored = scored
        # Who dealt or declared goes first where the width lacks, what the scores are for goes last.
        self._columns = entry.columns[len(entry.columns) - columns :]

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """One row a deal, and those under them."""
        return 0 if parent.isValid() else len(self._rows) + len(self._closing)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """The deal's number, what it was about, and the players."""
        return 0 if parent.isValid() else 1 + len(self._columns) + len(self._scored)

    def first_player(self) -> int:
        """Return the column of the first player."""
        return 1 + len(self._columns)

    def deal_number(self, row: int) -> int:
        """Return the number of the deal in a row, 0 for a row under the deals."""
        return self._rows[row].deal if row < len(self._rows) else 0

    def content(self, row: int, column: int) -> Cell | Score | Foot:
        """Return what stands in a field."""
        if row >= len(self._rows):
            line = self._closing[row - len(self._rows)]
            if column < self.first_player():
                return Foot(line.title if column == 0 else "", line.strong, figure=False)
            return Foot(line.cells[column - self.first_player()], line.strong, figure=True)
        deal = self._rows[row]
        if column == 0:
            return Cell(number(deal.deal))
        if column < self.first_player():
            return self._columns[column - 1].cell(deal, self._names)
        seat = column - self.first_player()
        return Score(deal.scores[seat], self._entry.per_player(deal, seat))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a field's words or its content."""
        if not index.isValid():
            return None
        content = self.content(index.row(), index.column())
        if role == self.CONTENT:
            return content
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return _spoken(content)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the heading of a column."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return translate("ScoreSheet", "Deal")
        if section < self.first_player():
            return self._columns[section - 1].title()
        return self._scored[section - self.first_player()]


def _spoken(content: Cell | Score | Foot) -> str:
    if isinstance(content, Score):
        return f"{signed(content.points)} ({content.small})" if content.small else signed(content.points)
    return content.spoken or content.text if isinstance(content, Cell) else content.text
