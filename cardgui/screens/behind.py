"""The deals behind a number of the statistics: each leads to its match."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy

from cardgui.look.controls import BaseButton, Button, Dialog, Label, Words
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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.say(words, score)

    def say(self, words: str, score: str) -> None:
        """Show other words."""
        self._score = score
        self.setText(words)
        self.setAccessibleName(f"{words}: {score}")
        self.updateGeometry()
        self.update()

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

    def __init__(self, window: QWidget, game: str, title: Words, count: int, found: Sequence[Behind]) -> None:
        super().__init__(window, 520)
        self._game, self._title, self._count, self._found = game, title, count, found
        self._heading = Label(size=16, weight=600, wrap=True)
        self._about = Label(size=13, color="text2", wrap=True)
        self.body.setContentsMargins(24, 24, 24, 8)
        self.body.addWidget(self._heading)
        self.body.addWidget(self._about)
        self.body.addSpacing(8)
        self.rows = [_Row(*self._words(one)) for one in found]
        for row, one in zip(self.rows, found, strict=True):
            row.clicked.connect(lambda _=False, one=one: self._on_row(one))
            self.body.addWidget(row)
        self._leave = Button(kind="primary")
        self.footer.addStretch(1)
        self.footer.addWidget(self._leave)
        self._leave.clicked.connect(self.reject)
        self.first = self.rows[0] if self.rows else self._leave
        self.retranslate()

    def _words(self, one: Behind) -> tuple[str, str]:
        when = day(datetime.fromisoformat(one.started_at).astimezone())
        title = entry(self._game).title(one.options, one.players)
        if one.deal is None:
            words = self.tr("{day}: {game}").format(day=when, game=title)
        else:
            words = self.tr("{day}: {game}, deal {deal}").format(day=when, game=title, deal=number(one.deal))
        return words, signed(one.score)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setAccessibleName(self._title())
        self._heading.setText(self._title())
        more = self._count > len(self._found)
        words = self.tr("The newest {shown} of {count}") if more else self.tr("{count} in all, the newest first")
        self._about.setText(words.format(shown=number(len(self._found)), count=number(self._count)))
        for row, one in zip(self.rows, self._found, strict=True):
            row.say(*self._words(one))
        self._leave.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _on_row(self, one: Behind) -> None:
        self.accept()
        self.chosen.emit(one.match, one.deal or 0)
