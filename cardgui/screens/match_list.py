"""The list of matches in the ledger: tile, game and day, and how each ended or stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardgui.look import focus
from cardgui.look.controls.surfaces import SlimBar
from cardgui.look.i18n import day, number, signed, translate
from cardgui.look.icons import draw_tiles
from cardgui.look.paint import mirror, rounded, rounded_path
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.models.matches import MatchListModel
from cardgui.screens.match_facts import MatchFacts, facts, known
from cardgui.screens.words import rank_text, side_ended

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from cardgui.look.tokens import ColorName

Index = QModelIndex | QPersistentModelIndex
ROW = 68
SIDE = 20


def state_words(match: MatchFacts) -> str:
    """Say how a match ended, or how far it is."""
    if match.state == "abandoned":
        return translate("MatchList", "abandoned")
    if match.state == "open":
        words = translate("MatchList", "deal {deal} of {deals}")
        return words.format(deal=number(match.deal), deals=number(match.deals))
    if match.entry.sides is not None:
        return side_ended(match)
    return rank_text(match.rank, len(match.totals), shared=match.shared())


class MatchTexts(QStandardItemModel):
    """The list of matches in words, for the screen and for screen readers.

    It holds as many empty rows as there are matches: views ask for each row's index when they are laid out, which Qt
    answers by itself; words are made for the rows that are seen.
    """

    FACTS = int(Qt.ItemDataRole.UserRole) + 100

    def __init__(self, matches: MatchListModel, parent: QObject | None = None) -> None:
        super().__init__(0, 1, parent)
        self._matches = matches
        matches.modelReset.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Show other matches: not some more or less, which is all that a change of the number would tell."""
        self.beginResetModel()
        self.blockSignals(True)  # noqa: FBT003  (Qt's own)
        self.setRowCount(self._matches.rowCount())
        self.blockSignals(False)  # noqa: FBT003
        self.endResetModel()

    def place_of(self, match: str) -> int | None:
        """The row of a match; None if it isn't in the list."""
        return self._matches.place_of(match)

    def facts(self, row: int) -> MatchFacts | None:
        """Return the match in a row; None if no screen knows its game."""
        found = self._matches.row(row)
        return facts(found) if known(found) else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be chosen, nothing else."""
        return (Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable) if index.isValid() else Qt.ItemFlag(0)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a match, or the match."""
        if not index.isValid() or role not in (
            self.FACTS,
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return None
        match = self.facts(index.row())
        if role == self.FACTS or match is None:
            return match
        words = translate("MatchList", "{game}, {day}: {score}, {state}")
        return words.format(
            game=match.title,
            day=day(match.started),
            score=signed(match.totals[0]),
            state=state_words(match),
        )


class _Rows(QStyledItemDelegate):
    """Paints the rows."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002
        """Return the height of a row."""
        return QSize(200, round(max(ROW, TextBlock("", 14).line() + TextBlock("", 13).line() + 24)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one match."""
        match = index.data(MatchTexts.FACTS)
        if match is None:
            return
        colors = theme()
        state = QStyle.StateFlag(option.state)
        area = QRectF(option.rect)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        if option.direction == Qt.LayoutDirection.RightToLeft:
            mirror(painter, area)
        if chosen:
            painter.fillRect(area, colors.color("surface"))
            painter.fillRect(QRectF(area.left(), area.top(), 3, area.height()), colors.color("accent"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, colors.color("surface2"))
        painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), colors.color("line"))
        square = QRectF(area.left() + SIDE, area.center().y() - 18, 36, 36)
        self._paint_tile(painter, square, match)
        self._paint_words(painter, area.adjusted(SIDE + 48, 0, -SIDE, -1), match)
        if state & QStyle.StateFlag.State_HasFocus and focus.keyboard_used():
            rounded(painter, area.adjusted(4, 3, -4, -4), 8, None, colors.color("focus"), 2.5)
        painter.restore()

    @staticmethod
    def _paint_tile(painter: QPainter, square: QRectF, match: MatchFacts) -> None:
        painter.save()
        painter.setClipPath(rounded_path(square, 6))
        painter.fillRect(square, theme().game(match.entry.id).ground)
        draw_tiles(painter, square, match.entry.id, theme().color("card"), 18, 0.85)
        painter.restore()

    @staticmethod
    def _paint_words(painter: QPainter, area: QRectF, match: MatchFacts) -> None:
        colors = theme()
        won = match.state == "finished" and match.rank == 1
        title, total = TextBlock(match.title, 14, 600), TextBlock(signed(match.totals[0]), 14, 600)
        when, state = TextBlock(day(match.started), 13), TextBlock(state_words(match), 13)
        inks: tuple[tuple[ColorName, ColorName], ...] = (("text", "text"), ("text2", "ok" if won else "text2"))
        top = area.center().y() - (title.line() + when.line()) / 2
        for (left, right), (left_ink, right_ink) in zip(((title, total), (when, state)), inks, strict=True):
            row = QRectF(area.left(), top, area.width(), left.line())
            right.draw(painter, row, colors.color(right_ink), Qt.AlignmentFlag.AlignRight)
            left.draw(painter, row, colors.color(left_ink))
            top += left.line()


class MatchList(QListView):
    """The matches, the newest first.

    Signals:
        chosen: id of the match that is current now.
        opened: a person wants to see it: a click, or Enter.
    """

    chosen = Signal(str)
    opened = Signal(str)

    def __init__(self, model: MatchListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = MatchTexts(model, self)
        self.setModel(self._texts)
        self.setItemDelegate(_Rows(self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical))
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.clicked.connect(self._on_open)
        theme().changed.connect(self.restyle)

    def restyle(self) -> None:
        """Measure and paint all rows anew."""
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def match(self, row: int) -> MatchFacts | None:
        """Return the match in a row."""
        return self._texts.facts(row)

    def current(self) -> MatchFacts | None:
        """Return the match that is current."""
        index = self.currentIndex()
        return self._texts.facts(index.row()) if index.isValid() else None

    def choose(self, match: str) -> bool:
        """Make a match the current one; False if it isn't in the list."""
        row = self._texts.place_of(match)
        if row is None:
            return False
        self.setCurrentIndex(self._texts.index(row, 0))
        return True

    def _on_current(self, current: QModelIndex) -> None:
        match = self._texts.facts(current.row()) if current.isValid() else None
        if match is not None:
            self.chosen.emit(match.id)

    def _on_open(self, index: QModelIndex) -> None:
        match = self._texts.facts(index.row())
        if match is not None:
            self.opened.emit(match.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the match."""
        focus.note_key(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._on_open(self.currentIndex())
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember that a pointer is in use."""
        focus.note_pointer()
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which row has the focus."""
        super().focusInEvent(event)
        self.viewport().update()
