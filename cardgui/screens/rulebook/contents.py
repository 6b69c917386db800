"""The contents of a rulebook: chapters, the rules of the open one, and how often the words looked for stand in each."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.access import Role
from cardgui.look.controls import BaseButton, Label, ScrollColumn
from cardgui.look.i18n import number
from cardgui.look.paint import mirroring, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import control, scaled
from cardgui.screens.rulebook.words import numbers
from cardgui.teaching.rulebook import Rulebook
from cardgui.teaching.rulebook_search import HEAD, Hit

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent

WIDTH = 304
CHAPTER, RULE = 40, 36
GAP = 8.0


class ContentsRow(BaseButton):
    """A line of the contents."""

    def __init__(self, title: str, numbers_: str, *, rule: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers, self._rule = numbers_, rule
        self.here = False
        self._hits = 0
        self.radius = 8.0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setText(title)
        self._tell()

    def show_state(self, hits: int, *, here: bool) -> None:
        """Show how many hits there are, and whether one is there."""
        if (hits, here) != (self._hits, self.here):
            self._hits, self.here = hits, here
            self._tell()
            self.updateGeometry()
            self.update()

    def _tell(self) -> None:
        parts = [self.words(), self._numbers]
        if self._hits:
            parts.append(self.tr("%Ln hit(s)", "places where the words stand", self._hits))
        self.setAccessibleName(self.tr(", ", "between the parts of a list").join(filter(None, parts)))

    def _block(self) -> TextBlock:
        return TextBlock(self.words(), 14, 600 if self.here else 400)

    def _beside(self) -> float:
        """Width of what is not the title."""
        width = 24.0 + (scaled(14) if self._rule else 0)
        width += TextBlock(self._numbers, 13).natural_width() + GAP if self._numbers else 0
        return width + (self._badge_width() + GAP if self._hits else 0)

    def _badge_width(self) -> float:
        return max(TextBlock(number(self._hits), 12, 600).natural_width() + 14, scaled(22))

    def sizeHint(self) -> QSize:
        """Return the size with the title on one line."""
        width = math.ceil(self._block().natural_width() + self._beside()) + 1
        return QSize(width, control(RULE if self._rule else CHAPTER))

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(math.ceil(self._block().least_width() + self._beside()) + 1, control(RULE))

    def hasHeightForWidth(self) -> bool:
        """A long title takes two lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        least = control(RULE if self._rule else CHAPTER)
        return max(least, math.ceil(self._block().height(width - self._beside())) + 14)

    def draw(self, painter: QPainter) -> None:
        """Draw title, numbers and hits."""
        colors, area = theme(), QRectF(self.rect())
        if self.here and self._rule:
            rounded(painter, area, self.radius, colors.color("surface"), colors.color("line"))
        elif self.underMouse() or self.isDown():
            rounded(painter, area, self.radius, colors.color("line"))
        left = 12.0 + (scaled(14) if self._rule else 0)
        right = area.right() - 12
        if self._hits:
            width, height = self._badge_width(), scaled(20)
            badge = QRectF(right - width, area.center().y() - height / 2, width, height)
            rounded(painter, badge, height / 2, colors.color("warn_soft"))
            TextBlock(number(self._hits), 12, 600).draw(
                painter, badge, colors.color("warn"), Qt.AlignmentFlag.AlignHCenter
            )
            right -= width + GAP
        if self._numbers:
            block = TextBlock(self._numbers, 13)
            width = block.natural_width()
            box = QRectF(right - width, 0, width + 1, area.height())
            block.draw(painter, box, colors.color("text2"))
            right -= width + GAP
        box = QRectF(left, 0, right - left, area.height())
        self._block().draw(painter, box, colors.color("text"))


class Contents(QWidget):
    """The contents of one book.

    Signals:
        wanted: chapter and place of a rule in it (`HEAD` for its beginning) that the person wants to see.
    """

    access_role = Role.Grouping
    wanted = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book: Rulebook | None = None
        self._hits: Sequence[Hit] = ()
        self._here = (0, HEAD)
        self._inner = QWidget()
        self._rows: dict[tuple[int, int], ContentsRow] = {}
        self._list = QVBoxLayout(self._inner)
        self._list.setContentsMargins(12, 4, 12, 16)
        self._list.setSpacing(0)
        self._list.addStretch(1)
        self._scroll = ScrollColumn(self._inner)
        self._title = Label("", 13, 600, color="text2")
        head = QVBoxLayout()
        head.setContentsMargins(24, 16, 24, 4)
        head.addWidget(self._title)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        self.setFixedWidth(WIDTH)
        theme().changed.connect(self.update)
        self.retranslate()

    def show_book(self, book: Rulebook, here: tuple[int, int]) -> None:
        """Show the contents of a book, and where in it one is."""
        self._book, self._here = book, here
        self._fill()

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """Show how many hits there are in each chapter and rule."""
        self._hits = hits
        self._update()

    def show_place(self, chapter: int, rule: int) -> None:
        """Show where one is."""
        opened, self._here = self._here[0], (chapter, rule)
        if opened != chapter:
            self._fill()
        self._update()
        row = self._rows.get((chapter, rule))
        if row is not None:
            self._scroll.ensureWidgetVisible(row, 0, 40)

    def take_focus(self) -> None:
        """Focus the line of where one is."""
        row = self._rows.get(self._here) or self._rows.get((self._here[0], HEAD))
        if row is not None:
            row.setFocus(Qt.FocusReason.TabFocusReason)

    def _fill(self) -> None:
        """Make the lines: all chapters, and the rules of the open one."""
        book = self._book
        if book is None:
            return
        focused = next((key for key, row in self._rows.items() if row.hasFocus()), None)
        for row in self._rows.values():
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = {}
        for index, chapter in enumerate(book.chapters):
            self._add(chapter.title, numbers(chapter), (index, HEAD))
            if index == self._here[0]:
                for place, rule in enumerate(chapter.rules):
                    self._add(rule.title, rule.number, (index, place))
        if focused is not None:
            row = self._rows.get(focused) or self._rows[self._here[0], HEAD]
            row.setFocus(Qt.FocusReason.OtherFocusReason)
        self._update()

    def _add(self, title: str, numbers_: str, key: tuple[int, int]) -> None:
        row = ContentsRow(title, numbers_, rule=key[1] != HEAD, parent=self._inner)
        row.clicked.connect(lambda: self.wanted.emit(*key))
        self._list.insertWidget(self._list.count() - 1, row)
        row.show()
        self._rows[key] = row

    def _update(self) -> None:
        chapters = Counter(hit.chapter for hit in self._hits)
        rules = Counter((hit.chapter, hit.rule) for hit in self._hits)
        for key, row in self._rows.items():
            chapter, rule = key
            count = chapters[chapter] if rule == HEAD else rules[key]
            row.show_state(count, here=key == self._here or (rule == HEAD and chapter == self._here[0]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down with the arrow keys."""
        rows = list(self._rows.values())
        at = next((place for place, row in enumerate(rows) if row.hasFocus()), None)
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if at is None or step is None:
            super().keyPressEvent(event)
            return
        row = rows[min(max(at + step, 0), len(rows) - 1)]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(row, 0, 20)

    def retranslate(self) -> None:
        """Follow another language."""
        self._title.setText(self.tr("Contents"))
        self.setAccessibleName(self._title.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the ground and the line at its end."""
        with mirroring(self) as painter:
            painter.fillRect(self.rect(), theme().color("surface2"))
            painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), theme().color("line"))
