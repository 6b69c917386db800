"""The card on the home screen that offers a game: its tile, three of its cards, where it comes from, how long it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Card, Label, ProgressBar
from cardgui.look.i18n import number
from cardgui.look.icons import draw_tiles, picture
from cardgui.look.paint import mirror_margins, mirrored, painting, placed, rounded, rounded_path, shadow
from cardgui.look.theme import theme
from cardgui.resources import asset, drawing_of

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPainter, QPaintEvent

    from cardgui.screens.games import GameEntry

Form = Literal["column", "wide"]
BANNER, BANNER_LOW = 116, 72
CARD_RATIOS = {"minchiate": 1.62}
"""Height by width of a pack's cards, where it is not 1.4."""
ANGLES = (-8.0, 0.0, 8.0)


def face_path(entry: GameEntry, code: str) -> Path:
    """Return the drawing of a card, or of the back of the game's pack for ""."""
    if code:
        return asset("cards", entry.pack, "standard", f"{code}.svg")
    return drawing_of(entry.id, "cards", "backs")


class GameCard(Card):
    """Offers one game. As a column it has its tile on top, wide at its left.

    Signals:
        play: the person wants to play it. learn: they want its lessons.
    """

    play = Signal()
    learn = Signal()

    def __init__(self, entry: GameEntry, form: Form = "column", parent: QWidget | None = None) -> None:
        super().__init__(parent, level="low")
        self.entry = entry
        self.form: Form = form
        self.fan = True
        self._name = Label(size=30, title=True)
        self._origin = Label(size=13, weight=600, color=lambda: theme().game(entry.id).accent)
        self._blurb = Label(size=14, wrap=True)
        self._players = Label(size=13, color="text2", wrap=True)
        self._length = Label(size=13, color="text2", wrap=True)
        self.play_button = Button(kind="game", game=entry.id, large=form == "wide")
        self.play_button.clicked.connect(self.play)
        self.learn_button = Button(large=form == "wide")
        self.learn_button.clicked.connect(self.learn)
        self._lessons = (0, 0)
        self._bar = ProgressBar(entry.id)
        self._known = Label(size=13, color="text2")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1 if form == "wide" else 0)
        words.addWidget(self._name)
        words.addWidget(self._origin)
        words.addSpacing(12)
        words.addWidget(self._blurb)
        words.addSpacing(12)
        words.addStretch(0 if form == "wide" else 1)
        words.addWidget(self._players)
        words.addWidget(self._length)
        words.addSpacing(12)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.play_button, self.learn_button):
            row.addWidget(button, 0 if form == "wide" else 1)
        if form == "wide":
            self.play_button.setMinimumWidth(160)
            row.addStretch(1)
        words.addLayout(row)
        words.addSpacing(10)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self._bar, 1, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self._known)
        words.addLayout(line)
        words.addStretch(1 if form == "wide" else 0)
        self._words = words
        outer = QVBoxLayout(self)
        outer.addLayout(words)
        self._outer = outer
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.set_fan(fan=True)
        self.retranslate()

    def set_fan(self, *, fan: bool) -> None:
        """Show three cards on the tile, or the tile alone where there is little room."""
        self.fan = fan
        if self.form == "wide":
            self._outer.setContentsMargins((440 if fan else 220) + 40, 36, 40, 36)
            if mirrored(self):
                mirror_margins(self._outer)
        else:
            self._outer.setContentsMargins(20, 170 if fan else BANNER_LOW + 16, 20, 16)
        self.update()

    def show_lessons(self, done: int, count: int) -> None:
        """Show how many of its lessons are done; a game without lessons offers none."""
        self._lessons = (done, count)
        for part in (self.learn_button, self._bar, self._known):
            part.setVisible(count > 0)
        self._bar.show_part(done / max(count, 1))
        self.retranslate()

    def _banner(self) -> QRectF:
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.form == "wide":
            area.setWidth(440 if self.fan else 220)
        else:
            area.setHeight(BANNER if self.fan else BANNER_LOW)
        return placed(self, area)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint surface, tile and cards."""
        super().paintEvent(event)
        colors = theme()
        banner = self._banner()
        with painting(self) as painter:
            painter.save()
            painter.setClipPath(rounded_path(QRectF(self.rect()).adjusted(1, 1, -1, -1), self.radius - 1))
            painter.fillRect(banner, colors.game(self.entry.id).ground)
            size = 55.0 if self.form == "wide" else 40.0
            draw_tiles(painter, banner, self.entry.id, colors.color("card"), size, 0.30)
            painter.restore()
            if self.fan:
                self._paint_fan(painter, banner)

    def _paint_fan(self, painter: QPainter, banner: QRectF) -> None:
        wide = self.form == "wide"
        width = 118.0 if wide else 75.0
        center = banner.center() if wide else QPointF(banner.center().x(), 100.0)
        for place, (code, angle) in enumerate(zip(self.entry.fan, ANGLES, strict=True)):
            painter.save()
            painter.translate(center.x() + (place - 1) * width * 0.81, center.y() + abs(angle) / 8 * width * 0.06)
            painter.rotate(angle)
            height = width * CARD_RATIOS.get(self.entry.pack, 1.4)
            box = QRectF(-width / 2, -height / 2, width, height)
            shadow(painter, box, width * 0.07, "card")
            ratio = self.devicePixelRatioF()
            face = picture(face_path(self.entry, code), width, height, ratio)
            rounded(painter, box, width * 0.07, theme().color("card"))
            painter.drawPixmap(box, face, QRectF(face.rect()))
            painter.restore()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._name.setText(self.entry.name())
        self._origin.setText(self.entry.origin())
        self._blurb.setText(self.entry.blurb())
        self._players.setText(self.entry.players())
        self._length.setText(self.entry.length())
        self.play_button.setText(self.tr("Play"))
        self.play_button.setAccessibleName(self.tr("Play {game}").format(game=self.entry.name()))
        self.learn_button.setText(self.tr("Learn"))
        self.learn_button.setAccessibleName(self.tr("Learn {game}").format(game=self.entry.name()))
        done, count = self._lessons
        known = self.tr("{done} of %Ln lesson(s)", "", count).format(done=number(done)) if count else ""
        self._known.setText(known)
        self.learn_button.setAccessibleDescription(known)
        self.setAccessibleName(self.entry.name())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
