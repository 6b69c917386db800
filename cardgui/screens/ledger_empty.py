"""What the ledger shows before the first match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui.look.controls import Button, Canvas, Label, Link
from cardgui.look.icons import picture
from cardgui.look.paint import draw_picture, mirroring, rounded, shadow
from cardgui.look.theme import theme
from cardgui.screens.game_card import face_path
from cardgui.screens.games import GAMES

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class _Backs(QWidget):
    """A fan of card backs: nothing to see yet."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(QSize(180, 96))
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the backs of the games, four of them at most and at least."""
        backs = [GAMES[place % len(GAMES)] for place in range(4)]
        width, height = 50.0, 70.0
        with mirroring(self) as painter:
            for place, game in enumerate(backs):
                painter.save()
                painter.translate(self.width() / 2 + (place - 1.5) * 36, 50 + abs(place - 1.5) * 3)
                painter.rotate((place - 1.5) * 6)
                box = QRectF(-width / 2, -height / 2, width, height)
                shadow(painter, box, 4, "card")
                rounded(painter, box, 4, theme().color("card"))
                back = picture(face_path(game, ""), width, height, self.devicePixelRatioF())
                draw_picture(painter, box, back)
                painter.restore()


class EmptyLedger(Canvas):
    """Says that there is nothing yet, and where to begin.

    Signals:
        choose_game: the person wants to choose a game.
        wanted: the person wants to bring in deals (``import``) or a whole ledger (``restore``).
    """

    choose_game = Signal()
    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        middle = Qt.AlignmentFlag.AlignHCenter
        self._title = Label(size=16, weight=600, align=middle, wrap=True)
        self._text = Label(size=14, color="text2", align=middle, wrap=True)
        self.button = Button(kind="primary")
        self.button.clicked.connect(self.choose_game)
        self.links = {key: Link() for key in ("import", "restore")}
        for key, link in self.links.items():
            link.clicked.connect(lambda _=False, key=key: self.wanted.emit(key))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.addStretch(1)
        column.addWidget(_Backs(), 0, middle)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addSpacing(12)
        column.addWidget(self.button, 0, middle)
        for link in self.links.values():
            column.addWidget(link, 0, middle)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._title.setText(self.tr("The ledger is still empty"))
        self._text.setText(self.tr("Every game appears here, with its score sheet."))
        self.button.setText(self.tr("Choose a game"))
        self.links["import"].setText(self.tr("Import deals…"))
        self.links["restore"].setText(self.tr("Restore a copy…"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
