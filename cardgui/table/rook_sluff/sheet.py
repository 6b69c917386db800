"""The score sheet of two teams: tricks and bid, sluffs, what the deal brought, and the total."""

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
from cardgui.models.rook_sluff import SLUFF, team_sums
from cardgui.models.sheet import SheetRow
from cardgui.table.deal_sheet import PAD, DealSheet, draw_number_head, number_column
from cardgui.table.teams import Team, draw_team_mark

TEAMS: Final[tuple[Team, Team]] = ("ours", "theirs")
SLUFFS, DEAL = 1, 2
"""Columns: that which goes where room lacks, since the points of the deal hold it, too; and those points."""
BETWEEN, LEAST = 24.0, 8.0
"""Room between the teams, and the least between two columns."""


class TeamSheet(DealSheet):
    """One line a deal, both teams beside each other."""

    wide = 720

    def _names(self) -> tuple[str, str]:
        return self.tr("Your team"), self.tr("Other team")

    def _heads(self) -> tuple[str, str, str, str]:
        return self.tr("Taken / bid"), self.tr("Sluffs"), self.tr("This deal"), self.tr("Total")

    def spoken(self, row: SheetRow) -> str:
        """What the deal brought both teams."""
        bids, taken = team_sums(row.bids), team_sums(row.taken)
        parts = [
            self.tr("{team}: bid {bid}, took {taken}, score {score}, total {total}.").format(
                team=name, bid=number(bid), taken=number(took), score=signed(score), total=signed(total)
            )
            for name, bid, took, score, total in zip(self._names(), bids, taken, row.scores, row.totals, strict=True)
        ]
        return joined([self.tr("Deal {deal}.").format(deal=number(row.deal)), *parts])

    def scored(self) -> list[str]:
        """The two teams."""
        return list(self._names())

    def score_corner(self, row: int, side: int) -> tuple[float, float, float]:
        """In the column of what the deal brought."""
        return self._rights(side, self._area(side))[DEAL], (row + 2) * self._step(), self._step()

    def _area(self, team: int) -> QRectF:
        first = number_column()
        width = (self.width() - first - BETWEEN) / 2
        return QRectF(first + team * (width + BETWEEN), 0, width - 4, self.height())

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
            head = self.rows_from() - 2 * step
            draw_number_head(painter, head + step, step)
            for team in range(2):
                self._draw_heads(painter, team, self._area(team), head)
            self.clip_rows(painter)
            self.draw_marks(painter)
            for place in range(len(self.rows)):
                top = (place + 2) * step
                painter.fillRect(QRectF(0, top, self.width(), 1), theme().color("line"))
                if self.is_seen(top):
                    deal = TextBlock(number(self.rows[place].deal), 13)
                    deal.draw(painter, QRectF(PAD, top, first, step), theme().color("text2"))
                    for team in range(2):
                        self._draw_line(painter, team, place + 1, top)

    def _draw_heads(self, painter: QPainter, team: int, area: QRectF, top: float) -> None:
        side, step = scaled(14), self._step()
        draw_team_mark(painter, QRectF(area.left(), top + (step - side) / 2, side, side), TEAMS[team])
        name = TextBlock(self._names()[team], 13, 600)
        name.draw(painter, QRectF(area.left() + side + 8, top, area.width(), step), theme().color("text"))
        self._draw_line(painter, team, 0, top + step)

    def _draw_line(self, painter: QPainter, team: int, line: int, top: float) -> None:
        """Draw what stands in the columns of a team: heads (0), or the deal with that number."""
        blocks = self._lines(team)[line]
        for column, right in self._rights(team, self._area(team)).items():
            block, ink = blocks[column]
            wide = block.natural_width() + 2
            room = QRectF(right - wide, top, wide, self._step())
            block.draw(painter, room, theme().color(ink), Qt.AlignmentFlag.AlignRight)

    def _lines(self, team: int) -> list[list[tuple[TextBlock, ColorName]]]:
        """What stands in the columns of a team: heads, and deal after deal."""
        heads: list[tuple[TextBlock, ColorName]] = [(TextBlock(head, 12, 600), "text2") for head in self._heads()]
        return [heads, *(self._blocks(row, team) for row in self.rows)]

    def _rights(self, team: int, area: QRectF) -> dict[int, float]:
        """Right edges of the columns that there is room for."""
        lines = self._lines(team)
        widths = [max(line[column][0].natural_width() for line in lines) for column in range(len(lines[0]))]
        shown = [column for column in range(len(widths)) if column != SLUFFS or sum(widths) + 4 * LEAST <= area.width()]
        gap = (area.width() - sum(widths[column] for column in shown)) / len(shown)
        rights, right = {}, area.left()
        for column in shown:
            right += gap + widths[column]
            rights[column] = right
        return rights

    def _blocks(self, row: SheetRow, team: int) -> list[tuple[TextBlock, ColorName]]:
        """What stands in the columns of a team."""
        bid, took = team_sums(row.bids)[team], team_sums(row.taken)[team]
        score, total = row.scores[team], row.totals[team]
        ink: ColorName = "ok" if score > 0 else "bad" if score < 0 else "text2"
        return [
            (TextBlock(self.tr("{taken} / {bid}").format(taken=number(took), bid=number(bid)), 13), "text"),
            (TextBlock(self._sluffs(row, team), 13), "text2"),
            (TextBlock(signed(score), 13), ink),
            (TextBlock(signed(total), 13, 600), "text"),
        ]

    def _sluffs(self, row: SheetRow, team: int) -> str:
        """What the sluffs of a team brought, each by itself; of more than two, how many were kept, and all together."""
        kept = [row.taken[seat] == 0 for seat in range(team, len(row.bids), 2) if row.bids[seat] == 0]
        points = [SLUFF if one else -SLUFF for one in kept]
        if len(points) <= 2:
            return " ".join(map(signed, points))
        return self.tr("{kept} of {sluffs}: {points}").format(
            kept=number(sum(kept)), sluffs=number(len(kept)), points=signed(sum(points))
        )
