"""The deals behind a number of the statistics: each leads to its match."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from cardgui.look.controls import BaseButton, Button, Dialog, Label
from cardgui.look.i18n import day, number, signed
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.screens.games import entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from cardgui.ledger.statistics import Behind

MOST = 100
"""How many are listed, the newest first."""


class _Row(BaseButton):
    """A deal or a match: when, which, and what it brought."""

    def __init__(self, words: str, score: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score = score
        self.setText(words)
        self.setAccessibleName(f"{words}: {score}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of a row."""
        room = QRectF(0, 0, 440, 0)
        return QSize(200, max(round(scaled(40)), round(TextBlock(self.words(), 14).height(room.width() - 90)) + 16))

    def draw(self, painter: QPainter) -> None:
        """Paint words and score over a hairline."""
        colors = theme()
        area = QRectF(self.rect())
        if self.underMouse():
            painter.fillRect(area, colors.color("surface2"))
        painter.fillRect(QRectF(0, area.height() - 1, area.width(), 1), colors.color("line"))
        score = TextBlock(self._score, 14, 600)
        inner = area.adjusted(8, 0, -8, -1)
        score.draw(painter, inner, colors.color("text"), Qt.AlignmentFlag.AlignRight)
        words = inner.adjusted(0, 0, -score.natural_width() - 12, 0)
        TextBlock(self.words(), 14).draw(painter, words, colors.color("text"))


class BehindDialog(Dialog):
    """Lists what a number counts.

    Signals:
        chosen: id of the match and number of the deal (0 for the match as a whole) that a person wants to see.
    """

    chosen = Signal(str, int)

    def __init__(self, window: QWidget, game: str, title: str, count: int, found: Sequence[Behind]) -> None:
        super().__init__(window, 520)
        self.setAccessibleName(title)
        heading = Label(title, 16, 600, wrap=True)
        more = count > len(found)
        words = self.tr("The newest {shown} of {count}") if more else self.tr("{count} in all, the newest first")
        about = Label(words.format(shown=number(len(found)), count=number(count)), 13, color="text2", wrap=True)
        self.body.setContentsMargins(24, 24, 24, 8)
        self.body.addWidget(heading)
        self.body.addWidget(about)
        self.body.addSpacing(8)
        self.rows = [self._row(game, one) for one in found]
        for row in self.rows:
            self.body.addWidget(row)
        close = Button(self.tr("Close"), "primary")
        self.footer.addStretch(1)
        self.footer.addWidget(close)
        close.clicked.connect(self.reject)
        self.first = self.rows[0] if self.rows else close

    def _row(self, game: str, one: Behind) -> _Row:
        when = day(datetime.fromisoformat(one.started_at).astimezone())
        title = entry(game).title(one.options, one.players)
        if one.deal is None:
            words = self.tr("{day}: {game}").format(day=when, game=title)
        else:
            words = self.tr("{day}: {game}, deal {deal}").format(day=when, game=title, deal=number(one.deal))
        row = _Row(words, signed(one.score))
        row.clicked.connect(lambda _=False: self._on_row(one))
        return row

    def _on_row(self, one: Behind) -> None:
        self.accept()
        self.chosen.emit(one.match, one.deal or 0)
