"""The log of the deal: everything that has happened, in the sentences that a screen reader was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardgui.engine.events import CardPlayed
from cardgui.look import focus
from cardgui.look.controls import Button, Label
from cardgui.look.controls.surfaces import SlimBar
from cardgui.look.paint import mirror, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.panels import Panel

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent

    from cardgui.models.controller import Step
    from cardgui.table.context import TableContext
    from cardgui.table.registry import GamePanel

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
WIDTH = 560
SIDE = 12


class LogLines(QAbstractListModel):
    """The lines of a log; some are headings."""

    HEADING = int(Qt.ItemDataRole.UserRole) + 1

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[tuple[str, bool]] = []

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a line, or whether it is a heading."""
        if not index.isValid() or role not in {Qt.ItemDataRole.DisplayRole, self.HEADING}:
            return None
        text, heading = self._lines[index.row()]
        return heading if role == self.HEADING else text

    def lines(self) -> list[str]:
        """All texts, in order."""
        return [text for text, _ in self._lines]

    def replace(self, lines: list[tuple[str, bool]]) -> None:
        """Hold other lines."""
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def add(self, lines: list[tuple[str, bool]]) -> None:
        """Hold more lines."""
        if lines:
            count = len(self._lines)
            self.beginInsertRows(QModelIndex(), count, count + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()


class _Lines(QStyledItemDelegate):
    """Paints the lines; a long one wraps."""

    @staticmethod
    def _block(index: Index) -> TextBlock:
        text = str(index.data())
        return TextBlock(text, 13, 600) if index.data(LogLines.HEADING) else TextBlock(text, 14)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The height of a line at the width of the list."""
        view = option.widget
        width = (view.viewport().width() if isinstance(view, QListView) else WIDTH) - 2 * SIDE
        above = 14 if index.data(LogLines.HEADING) and index.row() else 3
        return QSize(width, round(self._block(index).height(width)) + above + 3)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line, unless the title would cut it."""
        if option.rect.top() < -3:
            return
        heading = bool(index.data(LogLines.HEADING))
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        if option.direction == Qt.LayoutDirection.RightToLeft:
            mirror(painter, area)
        if QStyle.StateFlag(option.state) & QStyle.StateFlag.State_HasFocus and focus.keyboard_used():
            rounded(painter, area.adjusted(2, 1, -2, -1), 6, None, theme().color("focus"), 2)
        top = 14 if heading and index.row() else 3
        room = area.adjusted(SIDE, top, -SIDE, -3)
        self._block(index).draw(painter, room, theme().color("text2" if heading else "text"))
        painter.restore()


class LogList(QListView):
    """The lines, to be read with eyes, arrow keys or a screen reader; it stays at its end while lines are added."""

    def __init__(self, lines: LogLines) -> None:
        super().__init__()
        self.setModel(lines)
        self.setItemDelegate(_Lines(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # Of our own making: to wrap the one Qt has made, PySide would look through all classes of widgets first.
        viewport = QWidget()
        self.setViewport(viewport)
        viewport.setAutoFillBackground(False)
        theme().changed.connect(self.restyle)

    def restyle(self) -> None:
        """Measure and paint all lines anew."""
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """As high as all lines."""
        return QSize(WIDTH - 100, max(self.contentsSize().height() + 2, self.minimumSizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(200, round(scaled(90)))

    def to_end(self) -> None:
        """Show the last line, and make it the current one."""
        last = self.model().index(self.model().rowCount() - 1, 0)
        self.setCurrentIndex(last)
        self.scrollToBottom()

    @property
    def at_end(self) -> bool:
        """Whether the last line is the current one."""
        return self.currentIndex().row() == self.model().rowCount() - 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew, without leaving the end."""
        super().resizeEvent(event)
        self.doItemsLayout()
        if self.at_end:
            self.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go through the lines; what is no key of a list is the panel's."""
        focus.note_key(event)
        keys = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End}
        if event.key() in keys:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that a pointer is in use."""
        focus.note_pointer()
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which line has the focus."""
        super().focusInEvent(event)
        self.viewport().update()


class LogPanel(Panel):
    """The log of the deal over the table. It grows while it is open."""

    def __init__(self, context: TableContext, panel: GamePanel) -> None:
        super().__init__(context.stage, context.stage.animator, WIDTH)
        self.closes_on_escape = self.scrolls = True
        self._context = context
        self._panel = panel
        self.lines = LogLines()
        self.lines.setParent(self)
        self._title = Label("", 22, 600, title=True)
        self.list = LogList(self.lines)
        self.button = Button("", "secondary")
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.button)
        # The lines begin under the title, and the ring of the keyboard has room around them.
        edges = self.column.contentsMargins()
        edges.setLeft(edges.left() - SIDE)
        self.column.setContentsMargins(edges)
        head = QHBoxLayout()
        head.setContentsMargins(SIDE, 0, 0, 0)
        head.addWidget(self._title)
        self.column.addLayout(head)
        self.column.addSpacing(12)
        self.column.addWidget(self.list, 1)
        self.column.addSpacing(12)
        self.column.addLayout(foot)
        self.button.clicked.connect(self.closed)
        self.retranslate()

    def offer(self) -> None:
        """Tell the deal up to now."""
        lines: list[tuple[str, bool]] = []
        self._context.controller.retell(lambda step: lines.extend(self._told(step, self._panel.sentence(step))))
        self.lines.replace(lines)
        self._fit_lines()
        self.list.to_end()

    def add(self, step: Step, sentence: str) -> None:
        """Something more has happened."""
        if self.isHidden():
            return
        lines, follows = self._told(step, sentence), self.list.at_end
        if not lines:
            return
        self.lines.add(lines)
        self._fit_lines()
        if follows:
            self.list.to_end()

    def _fit_lines(self) -> None:
        """Be as high as the lines need, until the table has no more room."""
        self.list.doItemsLayout()
        self.list.updateGeometry()
        if self.isVisible():
            self.fit()

    def _told(self, step: Step, sentence: str) -> list[tuple[str, bool]]:
        if not sentence or not step.beat.speak:
            return []
        event = step.event
        if isinstance(event, CardPlayed) and event.led:
            return [(self._context.words.trick_heading(event.trick), True), (sentence, False)]
        return [(sentence, False)]

    def take_focus(self) -> None:
        """Give the focus to the lines."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Follow another language."""
        self._title.setText(self.tr("What has happened"))
        self.button.setText(self.tr("Close"))
        self.setAccessibleName(self._title.text())
        self.list.setAccessibleName(self._title.text())
        if not self.isHidden():  # settings may lie over the table
            self.offer()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
