"""Declared verzicole beside their owner: small cards with their points, or one chip where room lacks."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from cardgui.engine.cards import Card
from cardgui.look.i18n import signed
from cardgui.look.paint import painting, rounded, shadow
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.minchiate.minis import draw_minis, mini_height, minis_width
from cardgui.table.pose import Rect

if TYPE_CHECKING:
    from cardgui.table.layout import TableLayout
    from cardgui.table.stage import Stage

Shown: TypeAlias = tuple[tuple[tuple[Card, ...], int], ...]
"""Verzicole, each with its points."""

GAP: Final = 18.0
ROW_GAP: Final = 6.0
FAN_CARDS: Final = 21
ABOVE: Final = 8.0
"""Between the strip and the plate under it, where something has its usual place."""
MARGIN: Final = 2
"""Room around the strip for the shadow of a chip."""


class DeclaredStrip(QAbstractButton):
    """What one seat has declared; a click shows all cards that everybody has seen."""

    def __init__(self, seat: int, stage: Stage) -> None:
        super().__init__(stage)
        self.seat = seat
        self.shown: Shown = ()
        self.chip = ""
        """What the chip says in place of the cards."""
        self._stage = stage
        self._rows: list[list[int]] = []
        self._cut_off = False
        self._usual = Rect(0.0, 0.0, 0.0, 0.0)
        """Where it stands unless something else does."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        theme().changed.connect(self.update)

    def show_declared(self, shown: Shown, chip: str, spoken: str) -> None:
        """Show these verzicole; none hides the strip."""
        self.shown, self.chip = shown, chip
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.setVisible(bool(shown) and not self._cut_off)
        self.update()

    @property
    def wanted(self) -> bool:
        """Whether there is something to show."""
        return bool(self.shown)

    def place(self, covered: Rect | None) -> Rect:
        """Where it stands while there is something to show: above its plate where a callout needs the usual place."""
        box = self._usual
        if covered is None or self._stage.layout_now.place_of(self.seat)[0] not in {"left", "right"}:
            return box
        pill = self._stage.prompt
        if not box.meets(covered) and not (pill.saying is not None and box.meets(pill.area())):
            return box
        layout = self._stage.layout_now
        above = layout.plate(self.seat).y - ABOVE - box.h
        return replace(box, y=above) if above >= layout.plate(2).bottom else box

    def stand(self, box: Rect | None) -> None:
        """Be there, or away while something cuts through the strip or the plate it belongs to."""
        # Without its plate nobody knows whose it is.
        self._cut_off = box is None or self._stage.plates[self.seat].isHidden()
        if box is not None:
            self.move(math.floor(box.x) - MARGIN, math.floor(box.y) - MARGIN)
        self.setVisible(bool(self.shown) and not self._cut_off)

    def put(self, own_end: float) -> float:
        """Stand beside the plate, the own strip up to `own_end` at most; the right end of where it stands."""
        layout = self._stage.layout_now
        box = self._room(layout, own_end)
        self._rows = self._flow(box.width(), box.height())
        if self._rows:
            width = max(self._row_width(row) for row in self._rows)
            height = len(self._rows) * (mini_height() + ROW_GAP) - ROW_GAP
        else:
            width, height = self._chip_block().natural_width() + 34, scaled(32)
        left = box.right() - width if layout.place_of(self.seat)[0] == "right" else box.left()
        beside = layout.place_of(self.seat)[0] in {"own", "top"}
        top = box.center().y() - height / 2 if beside else box.top()
        if not self._rows and layout.place_of(self.seat)[0] == "own":
            # Two chips in one row stand at one height: the other is the prompt, or what is said in its place.
            top = min(layout.prompt[1] - height / 2, layout.own_row.bottom + 2 - height)
        self.setGeometry(math.floor(left) - 2, math.floor(top) - 2, math.ceil(width) + 6, math.ceil(height) + 6)
        self._usual = Rect(self.x(), self.y(), self.width(), self.height()).grown(-MARGIN)
        return left + width

    def _room(self, layout: TableLayout, own_end: float) -> QRectF:
        """Where the strip may stand: in the row of the plate, or under what lies under the plate."""
        plate, pile, u = layout.plate(self.seat), layout.pile_box(self.seat), layout.u
        where = layout.place_of(self.seat)[0]
        fan = layout.back_width + 6 * u * (FAN_CARDS - 1) if layout.fans else 0.0
        if where == "own":
            left = pile.right + 12
            return QRectF(left, plate.y, max(own_end - left, 0.0), plate.h)
        if where == "top":
            left = plate.right + 16 * u + (fan + 16 * u if fan else 0.0)
            return QRectF(left, plate.y, layout.width - 20 - left, max(plate.h, mini_height()))
        below = layout.back_width * layout.shape.ratio if layout.fans else pile.h
        top = plate.bottom + 11 * u + below + 8
        low = min(layout.own_row.y, layout.plate(0).y) - 10
        trick = layout.trick(self.seat).bounds(layout.shape.ratio)
        if where == "left":
            return QRectF(plate.x + 4, top, trick.x - 16 - plate.x, max(low - top, mini_height()))
        return QRectF(trick.right + 16, top, plate.right - trick.right - 20, max(low - top, mini_height()))

    def _flow(self, width: float, height: float) -> list[list[int]]:
        """Numbers of the verzicole row by row; none where they do not fit."""
        rows: list[list[int]] = [[]]
        for place in range(len(self.shown)):
            if rows[-1] and self._row_width([*rows[-1], place]) > width:
                rows.append([])
            rows[-1].append(place)
        fits = all(self._row_width(row) <= width for row in rows)
        return rows if fits and len(rows) * (mini_height() + ROW_GAP) - ROW_GAP <= max(height, mini_height()) else []

    def _row_width(self, row: list[int]) -> float:
        return sum(self._group_width(place) for place in row) + GAP * (len(row) - 1)

    def _group_width(self, place: int) -> float:
        cards, points = self.shown[place]
        return minis_width(len(cards)) + 8 + TextBlock(signed(points), 14, 600).natural_width()

    def _chip_block(self) -> TextBlock:
        return TextBlock(self.chip, 14, 600)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the cards, or the chip."""
        ink = theme().color("table_text")
        with painting(self) as painter:
            if not self._rows:
                area = QRectF(self.rect()).adjusted(2, 2, -4, -4)
                shadow(painter, area, area.height() / 2, "low")
                rounded(painter, area, area.height() / 2, theme().color("surface"), theme().color("line"))
                self._chip_block().draw(painter, area, theme().color("text"), Qt.AlignmentFlag.AlignHCenter)
                return
            top = 2.0
            for row in self._rows:
                left = 2.0
                for place in row:
                    cards, points = self.shown[place]
                    draw_minis(painter, left, top, cards)
                    words = TextBlock(signed(points), 14, 600)
                    at = left + minis_width(len(cards)) + 8
                    words.draw(painter, QRectF(at, top, words.natural_width() + 2, mini_height()), ink)
                    left += self._group_width(place) + GAP
                top += mini_height() + ROW_GAP
