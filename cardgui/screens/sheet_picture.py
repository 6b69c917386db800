"""The score sheet of a match on paper: as PDF in pages of A4, or as one PNG."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from cardgui.look.i18n import signed
from cardgui.look.icons import suit
from cardgui.look.text import TextBlock
from cardgui.screens.sheet_texts import Foot, Score, SheetTexts

if TYPE_CHECKING:
    from pathlib import Path

    from cardgui.screens.games.entry import Cell

WIDTH, MARGIN, ROW = 794.0, 40.0, 26.0
"""Of a page of A4 at 96 dots per inch; logical pixels."""
PAGE_HEIGHT = 1123.0
INK, QUIET, LINE, PAPER = QColor("#1E2328"), QColor("#565D64"), QColor("#DAD3C5"), QColor("#FFFFFF")
RED = QColor("#B8261F")
SCALE = 2
"""Pixels per logical pixel of a PNG."""


@dataclass(frozen=True, slots=True)
class SheetPage:
    """What stands on the sheet.

    Attributes:
        title: the match.
        about: when it was played, its number, its rules.
        note: of the person, or "".
        totals: name and total of each player or side.
        texts: the table.
    """

    title: str
    about: str
    note: str
    totals: tuple[tuple[str, int], ...]
    texts: SheetTexts


def save_png(page: SheetPage, path: Path) -> None:
    """Write the whole sheet as one picture.

    Raises:
        OSError: if the file cannot be written.
    """
    height = _head_height(page) + ROW * (page.texts.rowCount() + 1) + 2 * MARGIN
    image = QImage(QSize(round(WIDTH * SCALE), round(height * SCALE)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    image.fill(PAPER)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = _draw_head(painter, page, MARGIN)
    _draw_rows(painter, page.texts, top, 0, page.texts.rowCount())
    painter.end()
    if not image.save(str(path)):
        raise OSError(0, "the picture could not be written", str(path))


def save_pdf(page: SheetPage, path: Path) -> None:
    """Write the sheet as pages of A4.

    Raises:
        OSError: if the file cannot be written.
    """
    with path.open("ab"):
        pass  # whether it can be written; QPdfWriter doesn't say
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    writer.setResolution(96 * 4)
    writer.setTitle(page.title)
    writer.setCreator("Cardgui")
    painter = QPainter(writer)
    painter.scale(4, 4)
    top, first, count = _draw_head(painter, page, MARGIN), 0, page.texts.rowCount()
    while True:
        room = int((PAGE_HEIGHT - MARGIN - top) // ROW) - 1
        last = min(count, first + room)
        _draw_rows(painter, page.texts, top, first, last)
        if last >= count:
            break
        writer.newPage()
        top, first = MARGIN, last
    painter.end()


def _blocks(page: SheetPage) -> list[tuple[TextBlock, QColor]]:
    blocks = [(TextBlock(page.title, 24, title=True), INK), (TextBlock(page.about, 13), QUIET)]
    if page.note:
        blocks.append((TextBlock(page.note, 14), INK))
    return blocks


def _head_height(page: SheetPage) -> float:
    width = WIDTH - 2 * MARGIN
    return sum(block.height(width) + 4 for block, _ in _blocks(page)) + 76


def _draw_head(painter: QPainter, page: SheetPage, top: float) -> float:
    """Draw what stands over the table; where the table begins."""
    width = WIDTH - 2 * MARGIN
    for block, ink in _blocks(page):
        height = block.height(width)
        block.draw(painter, QRectF(MARGIN, top, width, height), ink)
        top += height + 4
    each = width / max(len(page.totals), 1)
    for place, (name, total) in enumerate(page.totals):
        left = MARGIN + place * each
        TextBlock(name, 13, 600).draw(painter, QRectF(left, top + 8, each - 8, 20), QUIET)
        TextBlock(signed(total), 16, 600).draw(painter, QRectF(left, top + 28, each - 8, 26), INK)
    return top + 72


def _widths(texts: SheetTexts) -> list[float]:
    first = texts.first_player()
    widths = []
    for column in range(first):
        words = [TextBlock(str(texts.headerData(column, Qt.Orientation.Horizontal)), 12, 600).natural_width()]
        for row in range(texts.rowCount()):
            content = texts.content(row, column)
            if not isinstance(content, Foot | Score):
                words.append(TextBlock(content.text, 12).natural_width() + (20 if content.suit else 0))
        widths.append(max(words) + 16)
    rest = (WIDTH - 2 * MARGIN - sum(widths)) / (texts.columnCount() - first)
    return widths + [rest] * (texts.columnCount() - first)


def _draw_rows(painter: QPainter, texts: SheetTexts, top: float, first: int, last: int) -> None:
    """Draw the headings and some rows of the table."""
    widths, left = _widths(texts), MARGIN
    for column, width in enumerate(widths):
        title = str(texts.headerData(column, Qt.Orientation.Horizontal))
        right = column >= texts.first_player()
        TextBlock(title, 12, 600).draw(painter, QRectF(left, top, width - 8, ROW), QUIET, _side(right=right))
        left += width
    for row in range(first, last):
        top += ROW
        painter.fillRect(QRectF(MARGIN, top, WIDTH - 2 * MARGIN, 0.75), LINE)
        left = MARGIN
        for column, width in enumerate(widths):
            _draw_field(painter, QRectF(left, top, width - 8, ROW), texts.content(row, column))
            left += width


def _side(*, right: bool) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft


def _draw_field(painter: QPainter, box: QRectF, content: Cell | Score | Foot) -> None:
    if isinstance(content, Score):
        score = TextBlock(signed(content.points), 12, 600)
        score.draw(painter, box, INK, Qt.AlignmentFlag.AlignRight)
        if content.small and box.width() > 70:
            small = box.adjusted(0, 0, -score.natural_width() - 8, 0)
            TextBlock(content.small, 10).draw(painter, small, QUIET, Qt.AlignmentFlag.AlignRight)
    elif isinstance(content, Foot):
        weight = 600 if content.strong else 400
        text = TextBlock(content.text, 12, weight)  # type: ignore[arg-type]
        wide = box if content.figure else box.adjusted(0, 0, text.natural_width(), 0)
        text.draw(painter, wide, INK, _side(right=content.figure))
    else:
        left = box.left()
        if not content.suit or content.spoken:
            text = TextBlock(content.text, 12)
            text.draw(painter, box, INK)
            left += text.natural_width() + 4
        if content.suit:
            color = RED if content.suit in "HD" else INK
            picture = suit(content.suit, color, 14, 4.0)
            painter.drawPixmap(QRectF(left, box.center().y() - 7, 14, 14), picture, QRectF(picture.rect()))
