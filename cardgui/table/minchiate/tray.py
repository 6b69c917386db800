"""The discard tray: what is put away so far, places for the rest, and the button that discards (MI-11)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.engine.cards import Card
from cardgui.look.controls import Button, Label
from cardgui.look.controls.buttons import BaseButton
from cardgui.look.paint import draw_picture, rounded, shadow
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.panels import SHADE, Panel
from cardgui.table.pose import Rect

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardgui.table.layout import TableLayout
    from cardgui.table.minchiate.words import MinchiateWords
    from cardgui.table.stage import Stage

WIDTH: Final = 560
WIDE: Final = 660
"""Width where many cards are put away."""
OVERLAP_FROM: Final = 5
STRIP: Final = 0.36
"""Visible part of a card that another overlaps, in card widths."""
LOW_UNIT: Final = 0.85
"""Windows with a smaller unit have no room for the explanation."""
HIGH, LOW = 132.0, 74.0
"""Height of the cards at the design's reference size, and in low windows."""
AIR, LITTLE_AIR = 14, 9
"""Above and below the content, the second in low windows."""
BESIDE: Final = 12.0
"""From the plates at both sides, where a low tray stands between them."""


class TrayPanel(Panel):
    """What the person puts away.

    Signals:
        taken_back: a card of the tray was chosen; its code.
        discarded: the person is done.
    """

    taken_back = Signal(str)
    discarded = Signal()

    def __init__(self, stage: Stage, words: MinchiateWords, name: Callable[[Card], str]) -> None:
        super().__init__(stage, stage.animator, WIDTH)
        self._stage, self._words, self._name = stage, words, name
        self.open = False
        """Whether the person has cards to put away; the tray may make way for a callout meanwhile."""
        self.size_wanted = 0
        self.chosen: tuple[Card, ...] = ()
        self._cards = _Tray(stage)
        self._title = Label("", 16, 600)
        self._text = Label("", 13, color="text2", wrap=True)
        self._count = Label("", 14, 600)
        self.button = Button("", "primary")
        self._words_column = words_column = QVBoxLayout()
        words_column.addStretch(1)
        for widget in (self._title, self._text, self._count):
            words_column.addWidget(widget)
        words_column.addSpacing(4)
        words_column.addWidget(self.button)
        words_column.addStretch(1)
        self._row = row = QHBoxLayout()
        row.addWidget(self._cards, 3, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words_column, 2)
        self.column.addLayout(row)
        self.spare = [[self._text]]
        self._cards.taken_back.connect(self.taken_back)
        self.button.clicked.connect(self.discarded)

    def offer(self, size: int, chosen: tuple[Card, ...]) -> None:
        """Show what is put away of so many cards."""
        self.size_wanted, self.chosen = size, chosen
        self.retranslate()

    def retranslate(self) -> None:
        """Follow another language."""
        words, count, size = self._words, len(self.chosen), self.size_wanted
        self._title.setText(words.discard_title(size))
        self._text.setText(words.discard_text())
        self._count.setText(words.put_away(count, size))
        self.button.setText(words.discard())
        self.button.setEnabled(count == size)
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(f"{self._count.text()}. {self._text.text()}")
        self._cards.show_cards(self.chosen, size, [words.take_back(self._name(card)) for card in self.chosen])

    def put(self, layout: TableLayout) -> None:
        """Stand under the top plate, as a callout needs the room above the hand."""
        low = layout.u < LOW_UNIT
        self._cards.height_wanted = LOW if low else HIGH * min(layout.u, 1.0)
        # In a low window a callout needs what room there is between tray and hand, and plates stand at both sides.
        self.spare = [] if low else [[self._text]]
        self._text.setVisible(not low)
        air = SHADE + (LITTLE_AIR if low else AIR)
        self.column.setContentsMargins(SHADE + 20, air, SHADE + 20, air)
        self._row.setSpacing(16 if low else 24)
        self._words_column.setSpacing(2 if low else 4)
        self._wanted = WIDTH if self.size_wanted < OVERLAP_FROM else WIDE
        if low:
            self._activate()
            least = self.column.totalMinimumSize().width() - 2 * SHADE
            between = layout.plate(3).x - layout.plate(1).right - 2 * BESIDE
            self._wanted = min(self._wanted, max(between, least) / max(1.0, (theme().scale + 1) / 2))
        super().put(layout)

    def appear(self) -> None:
        """Come up."""
        self.open = True
        super().appear()

    def vanish(self) -> None:
        """Go away."""
        self.open = False
        super().vanish()

    @property
    def wanted(self) -> bool:
        """Whether there is something to show."""
        return self.open

    def place(self, covered: Rect | None) -> Rect:  # noqa: ARG002
        """Where it stands while cards are to be put away."""
        return Rect(self.x(), self._top, self.width(), self.height()).grown(-SHADE)

    def stand(self, box: Rect | None) -> None:
        """Be there, or wait until the callout is gone that would cut through the tray."""
        if self.open and self.isHidden() != (box is None):
            self.setVisible(box is not None)

    def fit(self) -> None:
        """As other panels, but as far up as can be."""
        super().fit()
        self._top = round(self._layout.plate(2).bottom + 8 - SHADE)
        self.move(self.x(), self._top)
        self._tell()

    def take_focus(self) -> None:
        """Give the focus to the button, or to the first card while there is still something to choose."""
        target = self.button if self.button.isEnabled() else self._cards.first()
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)


class _Tray(QWidget):
    """The cards that are put away, and outlined places for the rest."""

    taken_back = Signal(str)

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self._size = 0
        self.height_wanted = HIGH
        self._buttons: list[_TrayCard] = []
        self._places: list[QRectF] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def first(self) -> QWidget | None:
        """The first card, if there is one."""
        return self._buttons[0] if self._buttons else None

    def show_cards(self, cards: tuple[Card, ...], size: int, names: list[str]) -> None:
        """Show these cards and empty places up to `size`."""
        self._size = size
        while len(self._buttons) > len(cards):
            gone = self._buttons.pop()
            gone.hide()
            gone.deleteLater()
        while len(self._buttons) < len(cards):
            button = _TrayCard(self._stage, self)
            button.clicked.connect(lambda _=False, b=button: self.taken_back.emit(b.card))
            self._buttons.append(button)
            button.show()
        for button, card, name in zip(self._buttons, cards, names, strict=True):
            button.card = card
            button.setText(name)
            button.setToolTip(name)
        self.updateGeometry()
        self._arrange()

    def sizeHint(self) -> QSize:
        """As high as wanted; the width is what the panel gives."""
        return QSize(300, round(self.height_wanted))

    def minimumSizeHint(self) -> QSize:
        """The cards may overlap."""
        return QSize(200, round(self.height_wanted))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: ARG002
        """Arrange anew."""
        self._arrange()

    def _arrange(self) -> None:
        height = float(self.height_wanted)
        width = height / self._stage.shape.ratio
        room = (self.width() - width) / max(self._size - 1, 1)
        step = min(width + 12, room) if self._size < OVERLAP_FROM else min(max(STRIP * width, 8.0), room)
        step = min(max(step, min(room, width + 12)), width + 12)
        top = (self.height() - height) / 2
        self._places = [QRectF(place * step, top, width, height) for place in range(self._size)]
        for button, box in zip(self._buttons, self._places, strict=False):
            button.setGeometry(math.floor(box.x()), math.floor(top), math.ceil(width), math.ceil(height))
            button.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the empty places."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme().color("border"), 1.5)
        pen.setDashPattern([4, 3])
        for box in self._places[len(self._buttons) :]:
            painter.setPen(pen)
            painter.setBrush(theme().color("surface"))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        painter.end()


class _TrayCard(BaseButton):
    """A card that is put away; a click takes it back."""

    radius = 5.0

    def __init__(self, stage: Stage, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = ""
        self._stage = stage
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def draw(self, painter: QPainter) -> None:
        """Draw the face."""
        if not self.card:
            return
        area = QRectF(self.rect()).adjusted(0, 0, -1, -1)
        shadow(painter, area, 5, "low")
        face = self._stage.faces.face(self.card, area.width(), self.devicePixelRatioF())
        draw_picture(painter, area, face)
        if self.underMouse():
            rounded(painter, area, 5, None, QColor(theme().color("focus")), max(2.0, scaled(2)))
