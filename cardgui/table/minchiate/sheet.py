"""The score sheet of both sides: resti won, final count, net resti of the deal, and the total."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from cardgui.look.i18n import number, signed
from cardgui.look.paint import mirroring
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import scaled
from cardgui.models.sheet import SheetRow
from cardgui.table.deal_sheet import PAD, DealSheet, draw_number_head, number_column
from cardgui.table.teams import Team, draw_team_mark

SIDES: Final[tuple[Team, Team]] = ("ours", "theirs")
RIGHTS: Final = (0.22, 0.55, 0.78, 1.0)
"""Right edges of the columns of a side, in parts of its width."""
NET: Final = 2
"""The column of what the deal brought."""


class RestiSheet(DealSheet):
    """One line a deal, both sides beside each other."""

    def _names(self) -> tuple[str, str]:
        return self.tr("We", "the own side"), self.tr("They", "the other side")

    def _heads(self) -> tuple[str, str, str, str]:
        return self.tr("Resti"), self.tr("Final count"), self.tr("Net"), self.tr("Total")

    def spoken(self, row: SheetRow) -> str:
        """What the deal brought both sides."""
        parts = [
            self.tr("{side}: resti {resti}, final count {count}, net {net}, total {total}.").format(
                side=name,
                resti=number(int(row.facts[f"resti_{side}"])),
                count=number(int(row.facts[f"final_count_{side}"])),
                net=signed(row.scores[side]),
                total=signed(row.totals[side]),
            )
            for side, name in enumerate(self._names())
        ]
        return joined([self.tr("Deal {deal}.").format(deal=number(row.deal)), *parts])

    def scored(self) -> list[str]:
        """The two sides."""
        return list(self._names())

    def score_corner(self, row: int, side: int) -> tuple[float, float, float]:
        """In the column of net resti."""
        area, step = self._area(side), self._step()
        return area.left() + RIGHTS[NET] * area.width(), (row + 2) * step, step

    def _area(self, side: int) -> QRectF:
        first, gap = number_column(), 24.0
        width = (self.width() - first - gap) / 2
        return QRectF(first + side * (width + gap), 0, width - 4, self.height())

    def _step(self) -> float:
        return scaled(28)

    def sizeHint(self) -> QSize:
        """Two lines of heads and one for each deal."""
        return QSize(590, round((len(self.rows) + 2) * self._step()))

    def minimumSizeHint(self) -> QSize:
        """All lines; what holds the sheet scrolls."""
        return QSize(480, self.sizeHint().height())

    def head_height(self) -> float:
        """Two lines."""
        return 2 * self._step()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw heads and lines."""
        step, first = self._step(), number_column()
        with mirroring(self) as painter:
            draw_number_head(painter, self.rows_from() - step, step)
            for side in range(2):
                self._draw_heads(painter, side, self._area(side), step)
            self.clip_rows(painter)
            self.draw_marks(painter)
            for place, row in enumerate(self.rows):
                top = (place + 2) * step
                painter.fillRect(QRectF(0, top, self.width(), 1), theme().color("line"))
                if self.is_seen(top):
                    TextBlock(number(row.deal), 13).draw(painter, QRectF(PAD, top, first, step), theme().color("text2"))
            for side in range(2):
                self._draw_side(painter, side, self._area(side), step)

    def _draw_heads(self, painter: QPainter, side: int, area: QRectF, step: float) -> None:
        mark, top = scaled(14), self.rows_from() - 2 * step
        draw_team_mark(painter, QRectF(area.left(), top + (step - mark) / 2, mark, mark), SIDES[side])
        name = TextBlock(self._names()[side], 13, 600)
        name.draw(painter, QRectF(area.left() + mark + 8, top, area.width(), step), theme().color("text"))
        self._line(painter, area, top + step, step, [(TextBlock(head, 12, 600), "text2") for head in self._heads()])

    def _draw_side(self, painter: QPainter, side: int, area: QRectF, step: float) -> None:
        for place, row in enumerate(self.rows):
            if not self.is_seen((place + 2) * step):
                continue
            net = row.scores[side]
            ink: ColorName = "ok" if net > 0 else "bad" if net < 0 else "text2"
            blocks: list[tuple[TextBlock, ColorName]] = [
                (TextBlock(number(int(row.facts[f"resti_{side}"])), 13), "text"),
                (TextBlock(number(int(row.facts[f"final_count_{side}"])), 13), "text"),
                (TextBlock(signed(net), 13), ink),
                (TextBlock(signed(row.totals[side]), 13, 600), "text"),
            ]
            self._line(painter, area, (place + 2) * step, step, blocks)

    @staticmethod
    def _line(
        painter: QPainter, area: QRectF, top: float, step: float, blocks: list[tuple[TextBlock, ColorName]]
    ) -> None:
        for part, (block, ink) in zip(RIGHTS, blocks, strict=True):
            wide = block.natural_width() + 2
            room = QRectF(area.left() + part * area.width() - wide, top, wide, step)
            block.draw(painter, room, theme().color(ink), Qt.AlignmentFlag.AlignRight)
