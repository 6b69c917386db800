"""Cards laid out in rows, and numbers in a grid, on the ground of the table: to look at, to mark, to put in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardgui.engine.cards import Card
from cardgui.look import focus
from cardgui.look.i18n import number
from cardgui.look.paint import painting
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.screens.lesson.grid import GridBox
from cardgui.table.card_names import CardNames
from cardgui.table.card_widget import FOCUS_COLOR, CardWidget
from cardgui.table.faces import Faces
from cardgui.table.felt import TableLook, felt
from cardgui.table.pose import Pose
from cardgui.table.registry import GAME_TABLES

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from cardgui.models.settings import Settings

EDGE: Final = 24.0
WIDEST, NARROWEST = 104.0, 40.0
APART, OVERLAPPING = 1.1, 0.36
"""How far cards of a row are apart, in card widths: beside each other, and at the closest."""
BETWEEN: Final = 16.0
FEW: Final = 3
"""Rows of so many cards stand beside each other, with this between them."""
BESIDE: Final = 28.0
RISE: Final = 0.12


@dataclass(frozen=True, slots=True)
class Shown:
    """A row as it is shown: its label, its cards (``""`` is a back)."""

    label: str
    cards: tuple[Card, ...]


class LaidOut(QWidget):
    """See the module.

    Signals:
        changed: what is marked has changed.
    """

    changed = Signal()

    def __init__(self, game: str, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        table = GAME_TABLES[game]
        self._game, self._settings = game, settings
        self._names = CardNames(self, table.pack)
        self._ratio = table.shape.ratio
        self._faces = Faces(table.pack, game, table.shape, self)
        self._faces.use_design(settings.card_design)
        self.rows: list[Shown] = []
        self.cards: list[CardWidget] = []
        self.order: list[CardWidget] = []
        """The marked cards in the order in which they were marked."""
        self._lit: frozenset[Card] = frozenset()
        self._numbered = self._active = False
        self._labels: list[tuple[QRectF, str]] = []
        self.grid = GridBox(self)
        self.grid.hide()
        theme().changed.connect(self._lay_out)

    def show_rows(self, rows: Sequence[Shown], *, active: bool, numbered: bool) -> None:
        """Show other rows.

        Args:
            rows: from the top.
            active: whether cards can be marked.
            numbered: whether marked cards carry their place in the order.
        """
        self.rows = list(rows)
        self._active, self._numbered = active, numbered
        codes = [card for row in rows for card in row.cards]
        while len(self.cards) < len(codes):
            self.cards.append(self._new_card())
        for widget, code in zip(self.cards, codes, strict=False):
            widget.code = code or None
        for widget in self.cards[len(codes) :]:
            widget.hide()
        self.order.clear()
        self._lay_out()

    def _new_card(self) -> CardWidget:
        widget = CardWidget(self._faces, Pose(0, 0, WIDEST), self)
        widget.clicked.connect(lambda _=False, card=widget: self._toggle(card))
        return widget

    def relabel(self, labels: Sequence[str]) -> None:
        """Call the rows otherwise."""
        self.rows = [Shown(label, row.cards) for label, row in zip(labels, self.rows, strict=True)]
        self._lay_out()

    def chosen(self) -> tuple[Card, ...]:
        """The marked cards in the order in which they were marked."""
        return tuple(card.code or "" for card in self.order)

    def choose(self, cards: Sequence[Card]) -> None:
        """Mark exactly these cards."""
        self.order.clear()
        self._lit = frozenset()
        wanted = Counter(cards)
        free = list(self._shown())
        for code in cards:
            card = next((card for card in free if card.code == code), None)
            if card is not None and wanted[code]:
                free.remove(card)
                self.order.append(card)
        self._place()
        self.changed.emit()

    def light(self, cards: Sequence[Card]) -> None:
        """Ring cards that cause a refusal, until something else is marked."""
        self._lit = frozenset(cards)
        self._place()

    def freeze(self) -> None:
        """Let nothing be marked any more."""
        self._active = False
        self._place()

    def take_focus(self) -> None:
        """Give the focus to the first card."""
        for card in self._shown()[:1]:
            card.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop(self) -> None:
        """Draw no more cards: the page is being left."""
        self._faces.stop()

    def _shown(self) -> list[CardWidget]:
        return self.cards[: sum(len(row.cards) for row in self.rows)]

    def _toggle(self, card: CardWidget) -> None:
        if not self._active or card.code is None:
            return
        self._lit = frozenset()
        if card in self.order:
            self.order.remove(card)
        else:
            self.order.append(card)
        self._place()
        self.changed.emit()

    # where everything is ----------------------------------------

    def _lay_out(self) -> None:
        for widget in self._shown():
            widget.setVisible(True)
        self._place()
        self.update()

    def _label_height(self) -> float:
        return TextBlock("", 14, 600).line() + 6 if any(row.label for row in self.rows) else 0.0

    @property
    def _abreast(self) -> bool:
        """Whether short rows stand beside each other."""
        return len(self.rows) > 1 and max(len(row.cards) for row in self.rows) <= FEW

    def _lines(self, width: float) -> list[list[int]]:
        """How many cards stand in each line of each row, at this width of a card."""
        room = self.width() - 2 * EDGE
        most = max(int((room - width) / (OVERLAPPING * width)) + 1, 1)
        lines = []
        for row in self.rows:
            count = len(row.cards)
            parts = -(-count // most)
            lines.append([count // parts + (part < count % parts) for part in range(parts)])
        return lines

    def _height(self, width: float) -> float:
        if self._abreast:
            return width * self._ratio * (1 + RISE) + self._label_height()
        lines = sum(map(len, self._lines(width)))
        tall = width * self._ratio * (1 + RISE)
        return lines * tall + len(self.rows) * self._label_height() + (len(self.rows) - 1) * BETWEEN

    def _place(self) -> None:
        top = self._place_grid()
        room = self.height() - top - EDGE
        width = WIDEST
        while width > NARROWEST and (self._height(width) > room or self._breadth(width) > self.width() - 2 * EDGE):
            width -= 2
        top += max((room - self._height(width)) / 2, 0)
        self._labels = []
        if self._abreast:
            self._place_abreast(width, top)
            self._name()
            return
        widgets = iter(self._shown())
        for row, lines in zip(self.rows, self._lines(width), strict=True):
            if row.label:
                self._labels.append((QRectF(EDGE, top, self.width() - 2 * EDGE, self._label_height() - 6), row.label))
            top += self._label_height()
            for count in lines:
                top += RISE * width * self._ratio
                strip = min(APART * width, (self.width() - 2 * EDGE - width) / max(count - 1, 1))
                self._place_line([next(widgets) for _ in range(count)], width, top, self.width() / 2, strip)
                top += width * self._ratio
            top += BETWEEN
        self._name()

    def _columns(self, width: float) -> list[float]:
        """Widths of rows that stand beside each other: of their cards, or of their labels."""
        return [
            max(width * (1 + APART * (len(row.cards) - 1)), TextBlock(row.label, 14, 600).natural_width() + 2)
            for row in self.rows
        ]

    def _breadth(self, width: float) -> float:
        return sum(self._columns(width)) + BESIDE * (len(self.rows) - 1) if self._abreast else 0.0

    def _place_abreast(self, width: float, top: float) -> None:
        left = (self.width() - self._breadth(width)) / 2
        widgets = iter(self._shown())
        for row, column in zip(self.rows, self._columns(width), strict=True):
            if row.label:
                self._labels.append((QRectF(left, top, column, self._label_height() - 6), row.label))
            middle = left + column / 2
            at = top + self._label_height() + RISE * width * self._ratio
            self._place_line([next(widgets) for _ in row.cards], width, at, middle, APART * width)
            left += column + BESIDE

    def _place_line(self, cards: Sequence[CardWidget], width: float, top: float, middle: float, strip: float) -> None:
        left = middle - strip * (len(cards) - 1) / 2
        for place, card in enumerate(cards):
            up = RISE * width * self._ratio if card in self.order else 0.0
            y = top + width * self._ratio / 2 - up
            card.place(Pose(left + strip * place, y, width, face_up=card.code is not None))
            card.raise_()
            lit = card.code in self._lit
            card.ring_color = theme().game(self._game).card_ring if lit else FOCUS_COLOR
            card.set_ring(1.0 if lit or card in self.order else 0.0)
            tag = number(self.order.index(card) + 1) if self._numbered and card in self.order else ""
            card.mark("", tag)
            card.set_playable_by_hand(on=self._active and card.code is not None)

    def _place_grid(self) -> float:
        """Put the grid in its place; where the cards begin."""
        if self.grid.isHidden():
            return EDGE
        hint = self.grid.sizeHint()
        width = min(hint.width(), round(self.width() - 2 * EDGE))
        top = EDGE if self.rows else max((self.height() - hint.height()) / 2, EDGE)
        self.grid.setGeometry(round((self.width() - width) / 2), round(top), width, hint.height())
        return top + hint.height() + BETWEEN

    def show_grid(self, *, shown: bool) -> None:
        """Show the grid, or not."""
        self.grid.setVisible(shown)
        self._lay_out()

    def _name(self) -> None:
        for card in self._shown():
            name = self._names.first(card.code) if card.code else self.tr("A card face down")
            card.setAccessibleName(self.tr("{card}, marked").format(card=name) if card in self.order else name)

    # painting, keys ----------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the ground and the labels."""
        settings, ratio = self._settings, self.devicePixelRatioF()
        look = TableLook(settings.table_contrast, settings.table_grain, settings.table_temperature)
        picture = felt(self._game, self.width(), self.height(), ratio, look, (theme().dark, theme().high_contrast))
        with painting(self) as painter:
            painter.drawPixmap(QRectF(self.rect()), picture, QRectF(picture.rect()))
            for area, label in self._labels:
                ink = theme().color("table_text")
                TextBlock(label, 14, 600).draw(painter, area, ink, Qt.AlignmentFlag.AlignHCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._names.retranslate()
            self._name()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from card to card, and mark one."""
        cards = [card for card in self._shown() if card.in_hand]
        here = next((place for place, card in enumerate(cards) if card.hasFocus()), -1)
        key = event.key()
        if here < 0 or key in focus.MODIFIERS:
            super().keyPressEvent(event)
            return
        focus.note_keyboard()
        if key in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._toggle(cards[here])
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            to = min(max(here + (1 if key == Qt.Key.Key_Right else -1), 0), len(cards) - 1)
            cards[to].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
