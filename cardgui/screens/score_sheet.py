"""The score sheet of a match: one row a deal, with what it was about and what everyone scored."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from cardgui.look import focus
from cardgui.look.i18n import signed
from cardgui.look.icons import suit, suit_color
from cardgui.look.paint import draw_picture, mirror, mirrored, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import Weight, scaled
from cardgui.screens.games.entry import Cell, Closing, GameEntry
from cardgui.screens.sheet_texts import Foot, Score, SheetTexts
from cardgui.table.registry import explains_scores

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent

    from cardgui.models.sheet import SheetRow

Index = QModelIndex | QPersistentModelIndex
_CHOOSE = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
ROW, PADDING = 30, 10
SMALL_FIGURES_FROM = 84
"""Columns narrower than this show the score alone, logical pixels at 100 % text."""


class _Header(QHeaderView):
    """Headings in the second colour over a hairline."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHighlightSections(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """Return the height of a heading."""
        return QSize(super().sizeHint().width(), round(scaled(36)))

    def paintSection(self, painter: QPainter, rect, index: int) -> None:  # type: ignore[no-untyped-def]
        """Paint one heading."""
        model = self.model()
        area = QRectF(rect)
        painter.save()
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        if mirrored(self):
            mirror(painter, area)
        painter.fillRect(area, theme().color("surface"))
        painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), theme().color("line"))
        player = isinstance(model, SheetTexts) and index >= model.first_player()
        text = str(model.headerData(index, Qt.Orientation.Horizontal))
        align = Qt.AlignmentFlag.AlignRight if player else Qt.AlignmentFlag.AlignLeft
        inner = area.adjusted(PADDING, 0, -PADDING, 0)
        TextBlock(text, 13, 600).draw(painter, inner, theme().color("text2"), align)
        painter.restore()


class _Fields(QStyledItemDelegate):
    """Paints the fields of the sheet."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one field."""
        colors = theme()
        state = QStyle.StateFlag(option.state)
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        if option.direction == Qt.LayoutDirection.RightToLeft:
            mirror(painter, area)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, colors.color("surface2"))
        painter.fillRect(QRectF(area.left(), area.bottom() - 1, area.width(), 1), colors.color("line"))
        content = index.data(SheetTexts.CONTENT)
        inner = area.adjusted(PADDING, 0, -PADDING, -1)
        if isinstance(content, Score):
            sheet = option.widget
            if isinstance(sheet, ScoreSheet) and sheet.is_explained(index):
                wide = TextBlock(signed(content.points), 14).natural_width() + 14
                ring = QRectF(area.right() - wide - 2, area.top() + 2, wide, area.height() - 5)
                rounded(painter, ring, 6, colors.color("accent_soft"), colors.color("accent"), 2)
            self._paint_score(painter, inner, content)
        elif isinstance(content, Foot):
            weight: Weight = 600 if content.strong else 400
            align = Qt.AlignmentFlag.AlignRight if content.figure else Qt.AlignmentFlag.AlignLeft
            block = TextBlock(content.text, 14 if content.strong else 13, weight)
            block.draw(painter, inner, colors.color("text" if content.strong else "text2"), align)
        else:
            self._paint_cell(painter, inner, content, first=index.column() == 0)
        if state & QStyle.StateFlag.State_HasFocus and focus.keyboard_used():
            rounded(painter, area.adjusted(1, 1, -1, -1), 4, None, colors.color("focus"), 2.5)
        painter.restore()

    @staticmethod
    def _paint_score(painter: QPainter, area: QRectF, score: Score) -> None:
        colors = theme()
        ink = colors.color("ok" if score.points > 0 else "bad" if score.points < 0 else "text2")
        block = TextBlock(signed(score.points), 14)
        block.draw(painter, area, ink, Qt.AlignmentFlag.AlignRight)
        if area.width() + 2 * PADDING >= scaled(SMALL_FIGURES_FROM) and score.small:
            rest = area.adjusted(0, 0, -max(scaled(34), block.natural_width() + 14), 0)
            TextBlock(score.small, 12).draw(painter, rest, colors.color("text2"), Qt.AlignmentFlag.AlignRight)

    @staticmethod
    def _paint_cell(painter: QPainter, area: QRectF, cell: Cell, *, first: bool) -> None:
        colors = theme()
        block, left = TextBlock(cell.text, 14), area.left()
        if not cell.suit or cell.spoken:
            block.draw(painter, area, colors.color("text2" if first else "text"))
            left += block.natural_width() + 8
        if not cell.suit:
            return
        size = round(scaled(16))
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        top = area.center().y() - size / 2
        picture = suit(cell.suit, suit_color(cell.suit), size, ratio)
        draw_picture(painter, QPointF(left, top), picture)


def _needed(texts: SheetTexts, column: int) -> int:
    """Return the width a column needs for its heading and its fields, without small figures."""
    wide = TextBlock(str(texts.headerData(column, Qt.Orientation.Horizontal)), 13, 600).natural_width()
    for row in range(texts.rowCount()):
        wide = max(wide, _field_width(texts.content(row, column)))
    return math.ceil(wide) + 2 * PADDING + 1


def _field_width(content: Cell | Score | Foot) -> float:
    match content:
        case Foot():
            return TextBlock(content.text, 14, 600).natural_width() if content.figure else 0.0
        case Score():
            return TextBlock(signed(content.points), 14).natural_width()
    words = TextBlock(content.text, 14).natural_width() if not content.suit or content.spoken else 0.0
    return words + (scaled(16) + 8 if content.suit and content.spoken else 0)


class ScoreSheet(QTableView):
    """The table of deals, as high as its rows: the page around it scrolls.

    Signals:
        selected: number of the deal in the current row, 0 for none.
        score_chosen: row, and player or side, of a score that the person wants explained.
        laid_out: the columns have other widths; `small_figures` may have changed.
    """

    selected = Signal(int)
    score_chosen = Signal(int, int)
    laid_out = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry: GameEntry | None = None
        self._rows: Sequence[SheetRow] = ()
        self._options: Mapping[str, Any] = {}
        self._over = False
        self._names: list[str] = []
        self._scored: list[str] = []
        self._texts: SheetTexts | None = None
        self._explained: tuple[int, int] | None = None
        self.small_figures = True
        """Whether there is room for the small figures beside the scores."""
        self.explains = False
        """Whether a score can be chosen to be explained."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setItemDelegate(_Fields(self))
        self.setHorizontalHeader(_Header(self))
        self.verticalHeader().hide()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.clicked.connect(self._on_click)
        self.entered.connect(self._on_entered)
        theme().changed.connect(self._rebuild)
        self.retranslate()

    def show_deals(
        self,
        entry: GameEntry,
        rows: Sequence[SheetRow],
        names: list[str],
        scored: list[str],
        options: Mapping[str, Any],
        *,
        over: bool = True,
    ) -> None:
        """Show the deals of another match.

        Args:
            entry: its game.
            rows: the deals.
            names: of the seats.
            scored: names of the players or sides that have a score.
            options: rules that differ from the usual ones.
            over: whether no deal is to come.
        """
        self._entry, self._rows, self._names, self._scored = entry, rows, names, scored
        self._options, self._over = options, over
        self.explains = explains_scores(entry.id)
        self._rebuild()

    def explained(self, score: tuple[int, int] | None) -> None:
        """Ring the score that is explained beside the sheet: its row, and player or side."""
        self._explained = score
        self.viewport().update()

    def is_explained(self, index: Index) -> bool:
        """Whether the score in a field is the one explained."""
        texts = self._texts
        return texts is not None and self._explained == (index.row(), index.column() - texts.first_player())

    def _score_at(self, index: Index) -> tuple[int, int] | None:
        """The row and player of the score in a field, if there is one."""
        texts = self._texts
        if texts is None or not self.explains or not index.isValid():
            return None
        column = index.column() - texts.first_player()
        return (index.row(), column) if isinstance(texts.content(index.row(), index.column()), Score) else None

    def _on_click(self, index: QModelIndex) -> None:
        score = self._score_at(index)
        if score is not None:
            self.score_chosen.emit(*score)

    def _on_entered(self, index: QModelIndex) -> None:
        shape = Qt.CursorShape.ArrowCursor if self._score_at(index) is None else Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)

    def select_deal(self, deal: int) -> None:
        """Make the row of a deal the current one; 0 takes the selection away."""
        texts = self._texts
        if texts is None:
            return
        for row in reversed(range(len(self._rows))):  # a deal that was void is followed by itself
            if texts.deal_number(row) == deal:
                self.setCurrentIndex(texts.index(row, max(self.currentIndex().column(), 0)))
                return
        self.clearSelection()

    def _rebuild(self) -> None:
        """Make words and widths anew: another match, language, text size or width."""
        if self._entry is None:
            return
        row, entry = self.currentIndex().row(), self._entry
        closing: Sequence[Closing] = ()
        if entry.closing is not None:
            closing = entry.closing(self._rows, len(self._scored), self._options, over=self._over)
        for columns in range(len(entry.columns), -1, -1):
            texts = SheetTexts(entry, self._rows, self._names, self._scored, columns, closing)
            widths = [_needed(texts, column) for column in range(texts.columnCount())]
            first = texts.first_player()
            if self.width() - sum(widths[:first]) >= max(widths[first:]) * (len(widths) - first):
                break
        self._texts = texts
        self.clearSpans()
        self.setModel(self._texts)
        if first > 1:
            for line in range(len(self._rows), texts.rowCount()):
                self.setSpan(line, 0, 1, first)
        self.selectionModel().currentRowChanged.connect(self._on_row)
        self.verticalHeader().setDefaultSectionSize(round(scaled(ROW)))
        self._share_width(widths, first)
        height = round(scaled(36)) + round(scaled(ROW)) * texts.rowCount()
        self.setFixedHeight(height + 2)
        if 0 <= row < len(self._rows):
            self.setCurrentIndex(self._texts.index(row, 0))
        self.laid_out.emit()

    def _share_width(self, widths: list[int], first: int) -> None:
        """Give what a deal was about the room it needs, and the players the rest in equal parts."""
        players = len(widths) - first
        rest = self.width() - sum(widths[:first])
        each = max(rest // players, 40)
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width if column < first else each)
        self.setColumnWidth(len(widths) - 1, max(rest - each * (players - 1), 40))
        self.small_figures = each >= scaled(SMALL_FIGURES_FROM)

    def _on_row(self, current: QModelIndex) -> None:
        if self._texts is not None and current.isValid():
            self.selected.emit(self._texts.deal_number(current.row()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._rebuild()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember that the keyboard is in use; Enter and Space have a score explained."""
        focus.note_key(event)
        score = self._score_at(self.currentIndex())
        if score is not None and event.key() in _CHOOSE:
            self.score_chosen.emit(*score)
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first deal."""
        super().focusInEvent(event)
        if focus.keyboard_used() and not self.currentIndex().isValid() and self._texts is not None:
            self.setCurrentIndex(self._texts.index(0, 0))

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setAccessibleName(self.tr("Deals of this game"))
        self._rebuild()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
