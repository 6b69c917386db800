"""What is painted by hand changes sides in a language from right to left, and is still read as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardgui.look.controls import IconButton, Label
from cardgui.look.paint import draw_picture, mirroring, upright
from cardgui.look.text import TextBlock
from cardgui.screens.chart import Chart, Line
from cardgui.screens.review.timeline import Timeline
from cardgui.screens.rulebook.page import RuleBlock
from cardgui.screens.statistics_parts import Scale, ScaleHead, Spread, SpreadRow
from cardgui.table.rifki.chooser_foot import Player, Players
from cardgui.table.rifki.options import SuitOption
from cardgui.table.rifki.scoring_words import RifkiScoring
from cardgui.teaching import rulebook
from cardgui.teaching.rulebook import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


def taken(widget: QWidget, direction: Qt.LayoutDirection) -> QImage:
    """A picture of a widget laid out that way."""
    widget.setLayoutDirection(direction)
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def differ(one: QImage, other: QImage) -> float:
    """The part of the pixels that are not about the same."""
    assert one.size() == other.size()
    apart = 0
    for first, second in zip(memoryview(one.constBits()), memoryview(other.constBits()), strict=True):
        apart += abs(first - second) > 40
    return apart / (4 * one.width() * one.height())


class Painted(QWidget):
    """Paints what it is told to."""

    def __init__(self, paint: Callable[..., None]) -> None:
        super().__init__()
        self._paint = paint
        self.resize(200, 40)
        self.setStyleSheet("background: white")

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint it."""
        with mirroring(self) as painter:
            self._paint(painter)


@pytest.fixture
def painted(qtbot: QtBot) -> Callable[[Callable[..., None]], Painted]:
    def made(paint: Callable[..., None]) -> Painted:
        widget = Painted(paint)
        qtbot.addWidget(widget)
        return widget

    return made


def ink(picture: QImage) -> tuple[int, int]:
    """The first and the last column in which something stands."""
    ground = picture.pixel(picture.width() // 2, 0)
    columns = [x for x in range(picture.width()) if any(picture.pixel(x, y) != ground for y in range(picture.height()))]
    return columns[0], columns[-1]


def cut(picture: QImage) -> QImage:
    """What stands in a picture, without the ground beside it."""
    first, last = ink(picture)
    return picture.copy(first, 0, last - first + 1, picture.height())


class TestMirroring:
    def test_shapes_come_out_as_mirror_images(self, painted: Callable[[Callable[..., None]], Painted]) -> None:
        widget = painted(lambda painter: painter.fillRect(QRectF(10, 5, 30, 10), QColor("red")))
        before = taken(widget, LEFT)
        assert taken(widget, RIGHT) == before.flipped(Qt.Orientation.Horizontal)

    def test_words_change_sides_and_stay_as_they_are(self, painted: Callable[[Callable[..., None]], Painted]) -> None:
        block = TextBlock("Rings", 14)
        widget = painted(lambda painter: block.draw(painter, QRectF(10, 0, 120, 40), QColor("black")))
        before, after = taken(widget, LEFT), taken(widget, RIGHT)
        assert ink(before)[0] == pytest.approx(199 - ink(after)[1], abs=2)
        assert abs(cut(before).width() - cut(after).width()) <= 2
        mirrored = cut(before).flipped(Qt.Orientation.Horizontal)
        same, turned = (differ(cut(after).scaled(one.size()), one) for one in (cut(before), mirrored))
        assert same < turned

    def test_what_stands_at_the_end_of_a_line_still_does(
        self, painted: Callable[[Callable[..., None]], Painted]
    ) -> None:
        block, end = TextBlock("12", 14), Qt.AlignmentFlag.AlignRight
        widget = painted(lambda painter: block.draw(painter, QRectF(0, 0, 200, 40), QColor("black"), end))
        assert ink(taken(widget, LEFT))[0] > 100
        assert ink(taken(widget, RIGHT))[1] < 100

    def test_pictures_stay_upright(self, painted: Callable[[Callable[..., None]], Painted]) -> None:
        drawn = IconButton("search").grab()
        widget = painted(lambda painter: draw_picture(painter, QPointF(4, 4), drawn))
        before, after = taken(widget, LEFT), taken(widget, RIGHT)
        assert after.copy(200 - 4 - drawn.width(), 4, drawn.width(), drawn.height()) == before.copy(
            4, 4, drawn.width(), drawn.height()
        )

    def test_what_is_painted_upright_keeps_its_order(self, painted: Callable[[Callable[..., None]], Painted]) -> None:
        def paint(painter) -> None:  # type: ignore[no-untyped-def]
            with upright(painter, QRectF(0, 0, 80, 40)):
                painter.fillRect(QRectF(0, 0, 20, 40), QColor("red"))

        assert ink(taken(painted(paint), RIGHT)) == (120, 139)


@pytest.mark.parametrize(
    ("name", "turns"),
    [("back", True), ("chevron-right", True), ("first", True), ("last", True), ("play", True), ("undo", True),
     ("search", False), ("clockwise", False), ("counter-clockwise", False), ("help", False)],
)  # fmt: skip
def test_icons_that_point_along_the_line_turn(name: str, turns: bool, qtbot: QtBot) -> None:
    button = IconButton(name)
    qtbot.addWidget(button)
    button.resize(40, 40)
    before, after = taken(button, LEFT), taken(button, RIGHT)
    assert differ(after, before.flipped(Qt.Orientation.Horizontal) if turns else before) < 0.01
    assert not turns or differ(after, before) > 0.01


def test_labels_at_the_end_of_a_line_change_sides(qtbot: QtBot) -> None:
    label = Label("12", align=Qt.AlignmentFlag.AlignRight)
    qtbot.addWidget(label)
    label.resize(200, 20)
    assert ink(taken(label, LEFT))[0] > 100
    assert ink(taken(label, RIGHT))[1] < 100


class TestStatistics:
    def test_spreads_lie_on_a_scale_from_the_right(self, qtbot: QtBot) -> None:
        row = SpreadRow("truf", Scale((-10, 0, 10)), [Spread(-8.0, -9, -4, few=False)])
        qtbot.addWidget(row)
        row.resize(300, 44)
        before = taken(row, LEFT)
        assert differ(taken(row, RIGHT), before.flipped(Qt.Orientation.Horizontal)) < 0.02
        assert differ(taken(row, RIGHT), before) > 0.02

    def test_the_numbers_of_the_scale_stand_over_its_lines(self, qtbot: QtBot) -> None:
        head = ScaleHead(Scale((0, 1, 20)))
        qtbot.addWidget(head)
        head.resize(300, 20)
        wide = {LEFT: TextBlock("0", 12).natural_width(), RIGHT: TextBlock("20", 12).natural_width()}
        for direction, width in wide.items():
            first, _ = ink(taken(head, direction))
            assert first == pytest.approx(SpreadRow.SIDE - width / 2, abs=3)


class TestPointers:
    """A pointer finds what is under it, and arrow keys go where they point."""

    @staticmethod
    def _move(widget: QWidget, x: float, y: float) -> None:
        at, none = QPointF(x, y), Qt.MouseButton.NoButton
        kind = QMouseEvent.Type.MouseMove
        widget.mouseMoveEvent(QMouseEvent(kind, at, at, none, none, Qt.KeyboardModifier.NoModifier))

    def test_the_chart_runs_from_the_right(self, qtbot: QtBot) -> None:
        chart = Chart()
        qtbot.addWidget(chart)
        chart.resize(480, 200)
        chart.show_lines("truf", [Line("You", (0, 2, 4, 6, 8)), Line("Budi", (0, 0, 0, 0, 0))])
        chart.setLayoutDirection(RIGHT)
        plot = chart._plot()
        self._move(chart, 480 - (plot.left() + plot.width() / 4), 100)
        assert chart.deal == 1
        key = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier)
        chart.keyPressEvent(key)
        assert chart.deal == 2

    def test_the_way_through_a_deal_runs_from_the_right(self, qtbot: QtBot) -> None:
        line = Timeline()
        qtbot.addWidget(line)
        line.resize(240, 36)
        line.show_deal(10, (2, 4))
        line.setLayoutDirection(RIGHT)
        self._move(line, 230, 18)
        assert line.value() == 0
        self._move(line, 10, 18)
        assert line.value() == 10


class TestRulebook:
    @pytest.mark.parametrize("game", ["truf", "rifki"])
    def test_numbers_of_rules_and_first_columns_stand_at_the_right(self, game: str, qtbot: QtBot) -> None:
        rules = [rule for chapter in rulebook.load(game, "en").chapters for rule in chapter.rules]
        rule = next((one for one in rules if any(isinstance(block, Table) for block in one.blocks)), rules[0])
        block = RuleBlock(rule)
        qtbot.addWidget(block)
        block.resize(440, block.heightForWidth(440))
        number = round(10 + TextBlock("", 15).line())

        def where(direction: Qt.LayoutDirection) -> tuple[int, int]:
            return ink(taken(block, direction).copy(0, 0, 440, number))

        (first, _), (_, last) = where(LEFT), where(RIGHT)
        assert first == pytest.approx(439 - last, abs=3)


class TestChoosing:
    """The choice of a contract of Rıfkı."""

    def test_players_stand_from_the_right(self, qtbot: QtBot) -> None:
        foot = Players(RifkiScoring())
        qtbot.addWidget(foot)
        foot.show_players((Player(0, "You", 5, 1, 3), *(Player(seat, "", 0, 0, 0) for seat in (1, 2, 3))))
        foot.resize(600, 40)
        name = TextBlock("You", 13, 600).natural_width()

        def dark(picture: QImage) -> tuple[int, int]:
            strip = picture.copy(0, 0, 600, 20)
            return ink(strip)

        assert name > 0
        assert dark(taken(foot, LEFT))[0] == pytest.approx(599 - dark(taken(foot, RIGHT))[1], abs=3)

    def test_a_suit_is_the_same_from_either_side(self, qtbot: QtBot) -> None:
        option = SuitOption("S")
        qtbot.addWidget(option)
        option.resize(94, 60)
        assert differ(taken(option, LEFT), taken(option, RIGHT)) < 0.01
