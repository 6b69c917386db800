"""Games in which the person had help: counted apart, or in with the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Card, Label, SwitchRow
from cardgui.look.i18n import number, translate
from cardgui.screens.statistics_parts import FEW, Number, average

if TYPE_CHECKING:
    from cardgui.ledger.statistics import Statistics
    from cardgui.look.controls import Words


class HelpCard(Card):
    """What there is of games with hints or cards taken back.

    Signals:
        opened: key of a figure, its value or None for all, and a title (`Words`): the deals behind it are wanted.
        count_in: whether these games are to be counted in the numbers above.
    """

    opened = Signal(str, object, object)
    count_in = Signal(bool)

    def __init__(self, found: Statistics, *, counted_in: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent, level="low")
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(6)
        column.addWidget(Label(self.tr("With help, counted apart"), 16, 600, wrap=True))
        text = self.tr("Games in which you used a hint or took a card back are not in the numbers above.")
        if counted_in:
            text = self.tr("Games in which you used a hint or took a card back are in the numbers above, too.")
        column.addWidget(Label(text, 14, color="text2", wrap=True))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(24)
        column.addLayout(self._grid)
        games = found.figure("game")
        few = games.number < FEW
        mean = average(games.mean) if games.number else "–"
        self._cells = [
            self._cell(lambda: translate("HelpCard", "Games"), number(games.number), "game"),
            self._cell(
                lambda: translate("HelpCard", "Average a game"),
                self.tr("{mean} (few)").format(mean=mean) if few and games.number else mean,
                "game",
            ),
            self._cell(lambda: translate("HelpCard", "Deals"), number(found.figure("deal").number), "deal"),
            self._cell(lambda: translate("HelpCard", "Hints"), number(found.figure("hints").total), "hints"),
            self._cell(
                lambda: translate("HelpCard", "Cards taken back"),
                number(found.figure("take_backs").total),
                "take_backs",
            ),
        ]
        self.switch = SwitchRow(self.tr("Count them in"), checked=counted_in)
        self.switch.toggled.connect(self.count_in)
        column.addWidget(self.switch)

    def _cell(self, title: Words, value: str, key: str) -> QWidget:
        cell = QWidget()
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(0)
        label = Label(title(), 13, 600, color="text2", wrap=True)
        column.addWidget(label)
        button = Number(16, 600)
        button.setText(value)
        button.setAccessibleName(f"{title()}: {value}")
        button.clicked.connect(lambda _=False: self.opened.emit(key, None, title))
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return cell

    def fit(self, room: int, percent: int) -> None:
        """Use as many columns as there is room for, at this text size."""
        columns = max(1, min(len(self._cells), room // (2 * percent)))
        for place, cell in enumerate(self._cells):
            self._grid.addWidget(cell, place // columns, place % columns)
