"""What a deal brought, by what it was about: a table with the same numbers painted beside them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Card, Hairline, Label
from cardgui.look.i18n import number, translate
from cardgui.screens.chart import ticks
from cardgui.screens.games.figures import FIGURES
from cardgui.screens.statistics_parts import FEW, LegendMark, Number, Scale, ScaleHead, SpreadRow, average, spread_of

if TYPE_CHECKING:
    from cardgui.ledger.statistics import Statistics
    from cardgui.look.controls import Words


class SubjectsCard(Card):
    """The card with one row for each subject.

    Signals:
        opened: key of a figure, its value or None for all, and a title (`Words`): the deals behind it are wanted.
    """

    opened = Signal(str, object, object)

    def __init__(self, game: str, found: Statistics, parent: QWidget | None = None) -> None:
        super().__init__(parent, level="low")
        self._game = game
        words = FIGURES[game]
        self._series = [("m", words.mine), *([] if words.others is None else [("o", words.others)])]
        self._painted: list[QWidget] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(6)
        column.addWidget(Label(words.title(), 16, 600, wrap=True))
        column.addLayout(self._legend())
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(0)
        column.addLayout(grid)
        self._fill(grid, found)
        note = Label(self.tr("Every number opens the deals behind it."), 12, color="text2", wrap=True)
        column.addWidget(note)

    def _legend(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        marks = [("mine" if key == "m" else "others", words()) for key, words in self._series]
        for kind, words in (*marks, ("bar", self.tr("middle half of the deals"))):
            row.addWidget(LegendMark(self._game, kind))
            row.addWidget(Label(words, 13, color="text2"))
            row.addSpacing(10)
        row.addStretch(1)
        return row

    def _fill(self, grid: QGridLayout, found: Statistics) -> None:
        words = FIGURES[self._game]
        figures = {
            subject.key: [found.figure(f"{subject.key}:{series}") for series, _ in self._series]
            for subject in words.subjects
        }
        ends = [end for row in figures.values() for one in row if one.number for end in (*one.middle_half, one.mean)]
        scale = Scale(tuple(ticks(min(ends, default=0), max(ends, default=0))))
        last = len(self._series) + 1
        grid.addWidget(Label(words.subject(), 13, 600, color="text2", wrap=True), 0, 0)
        for place, (_, title) in enumerate(self._series, 1):
            grid.addWidget(Label(title(), 13, 600, color="text2", wrap=True), 0, place)
        head = ScaleHead(scale)
        grid.addWidget(head, 0, last, Qt.AlignmentFlag.AlignBottom)
        self._painted.append(head)
        row = 1
        for subject in words.subjects:
            grid.addWidget(Hairline(), row, 0, 1, last + 1)
            grid.addWidget(Label(subject.name(), 14, 600, wrap=True), row + 1, 0, Qt.AlignmentFlag.AlignVCenter)
            for place, (series, title) in enumerate(self._series, 1):
                key = f"{subject.key}:{series}"
                button = Number(14, 400)
                figure = found.figure(key)
                full = named_by(subject.name, title)
                button.setText(self._numbers(figure.mean, figure.number))
                button.setToolTip(self.tr("The average score of these deals, and how many there were."))
                button.setAccessibleName(f"{full}. {button.words()}")
                button.setEnabled(figure.number > 0)
                named = partial(named_by, subject.name, title)
                button.clicked.connect(lambda _=False, key=key, named=named: self.opened.emit(key, None, named))
                grid.addWidget(button, row + 1, place)
            painted = SpreadRow(self._game, scale, [spread_of(figure) for figure in figures[subject.key]])
            grid.addWidget(painted, row + 1, last)
            self._painted.append(painted)
            row += 2
        grid.setColumnStretch(last, 1)

    def _numbers(self, mean: float, count: int) -> str:
        if not count:
            return "–"
        words = self.tr("{mean}, deals: {number}") if count >= FEW else self.tr("{mean}, deals: {number}, few")
        return words.format(mean=average(mean), number=number(count))

    def fit(self, room: int, percent: int) -> None:
        """Paint where there is room for it; the numbers say the same."""
        for painted in self._painted:
            painted.setVisible(room >= 7 * percent)


def named_by(subject: Words, who: Words) -> str:
    """Name deals by what was played and by whom."""
    return translate("SubjectsCard", "{subject}: {who}").format(subject=subject(), who=who())
