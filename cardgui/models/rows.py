"""A list model over dataclass rows that changes as little as the rows do."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class RowModel(QAbstractListModel, Generic[Row]):
    """Rows of one dataclass; every field is a role of the same name, in the order of the fields."""

    def __init__(self, kind: type[Any], parent: QObject | None = None) -> None:
        """Serve rows of the dataclass ``kind``."""
        super().__init__(parent)
        self._names = [field.name for field in dataclasses.fields(kind)]
        self._rows: list[Row] = []

    def role(self, name: str) -> int:
        """The number of the role of a field."""
        return int(Qt.ItemDataRole.UserRole) + 1 + self._names.index(name)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The value of a field."""
        number = role - int(Qt.ItemDataRole.UserRole) - 1
        if not index.isValid() or not 0 <= number < len(self._names):
            return None
        return getattr(self._rows[index.row()], self._names[number])

    def roleNames(self) -> dict[int, QByteArray]:
        """Role number → field name."""
        return {self.role(name): QByteArray(name.encode()) for name in self._names}

    def row(self, number: int) -> Row:
        """The row itself."""
        return self._rows[number]

    def rows(self) -> Sequence[Row]:
        """All rows, in order."""
        return tuple(self._rows)

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Take over new rows; signals tell only what differs."""
        common = min(len(rows), len(self._rows))
        for number in range(common):
            if self._rows[number] != rows[number]:
                self._rows[number] = rows[number]
                index = self.index(number)
                self.dataChanged.emit(index, index)
        if len(rows) > common:
            self.beginInsertRows(QModelIndex(), common, len(rows) - 1)
            self._rows.extend(rows[common:])
            self.endInsertRows()
        elif len(self._rows) > common:
            self.beginRemoveRows(QModelIndex(), common, len(self._rows) - 1)
            del self._rows[common:]
            self.endRemoveRows()
