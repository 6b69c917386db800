"""The lanes of the opening: robbed by the cutter, dealt face up, robbed from the fola; points on each card.

The ground lies under the cards and the points over them; the cards themselves are those of the table.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from cardgui.look.i18n import number, signed
from cardgui.look.paint import draw_picture, painting, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.models.minchiate import TURNED_UP
from cardgui.models.shown import LANE, Zone
from cardgui.table.pose import Pose, Rect
from cardgui.table.spot import Spot
from cardgui.table.stage import Stage
from cardgui.table.teams import Team, team_color

if TYPE_CHECKING:
    from cardgui.table.layout import TableLayout

COUNT: Final = 3
PAD: Final = 16.0
WIDE_FROM: Final = 1100
"""Narrower windows have lanes over the side plates."""
LOW: Final = 112.0
"""Lanes lower than this, at 100 % text, have no captions."""
OVERLAP_FROM: Final = 6
PACK_OVER: Final = 14.0
"""A chip on the foot of a pack is no more than this wider than the pack."""
PILL_REACH: Final = 40.0
"""No pill of points reaches farther from its corner, in either direction."""
PILL_OVER: Final = 20.0
"""How far points stick out over the right edge of their card, at 100 % text."""
STRIP: Final = 0.30
"""Visible part of a card that another overlaps, in card widths."""
TIGHT_PILL: Final = 38.0
"""The visible part is usually so wide that points have room on it, at 100 % text."""


@dataclass(frozen=True, slots=True)
class LaneTexts:
    """What stands in a lane.

    Attributes:
        title, text: at its left.
        pack: under the pack it gets its cards from; ``None`` where it has none.
        captions: under the cards, one each; where there is no room under them, on their feet.
        note: right of the cards.
        sums_title, sums: what the cards brought, at its right.
    """

    title: str
    text: str
    pack: str | None = None
    captions: tuple[str, ...] = ()
    note: str = ""
    sums_title: str = ""
    sums: tuple[str, ...] = ()


class LanePlaces:
    """Where lanes and their cards are; pure functions of the layout, for which lanes are measured once."""

    def __init__(self) -> None:
        self._layout: TableLayout | None = None
        self._area = Rect(0.0, 0.0, 0.0, 0.0)
        self._lanes: tuple[Rect, ...] = ()

    def area(self, layout: TableLayout) -> Rect:
        """The area of all lanes together."""
        self._measure(layout)
        return self._area

    def lane(self, layout: TableLayout, lane: int) -> Rect:
        """One lane."""
        self._measure(layout)
        return self._lanes[lane]

    def _measure(self, layout: TableLayout) -> None:
        if layout is self._layout:
            return
        area, gap = self._room(layout), 8 * layout.u
        height = (area.h - (COUNT - 1) * gap) / COUNT
        self._layout, self._area = layout, area
        self._lanes = tuple(Rect(area.x, area.y + lane * (height + gap), area.w, height) for lane in range(COUNT))

    @staticmethod
    def _room(layout: TableLayout) -> Rect:
        top = layout.plate(2).bottom + 6 * layout.u
        end = min(layout.own_row.y, layout.plate(0).y) - 6 * layout.u
        if layout.width >= WIDE_FROM:
            left = layout.plate(1).right + 20
            right = layout.plate(3).x - 20
        else:
            left, right = 20.0, layout.width - 20
        return Rect(left, top, right - left, end - top)

    def captioned(self, layout: TableLayout) -> bool:
        """Whether there is room for captions."""
        return self.lane(layout, 0).h >= LOW * layout.text

    def card_size(self, layout: TableLayout) -> tuple[float, float]:
        """Width and height of a card in a lane."""
        height = self.lane(layout, 0).h - 2 * max(6.0, 10 * layout.u)
        height -= 18 * layout.text if self.captioned(layout) else 0.0
        height = min(height, 1.15 * layout.th)
        return height / layout.shape.ratio, height

    def words_width(self, layout: TableLayout) -> float:
        """Width of what stands at the left of a lane."""
        return min(165.0 * layout.text, 0.24 * self.area(layout).w)

    def sums_width(self, layout: TableLayout) -> float:
        """Width of what stands at the right."""
        return 104.0 * layout.text

    def pack(self, layout: TableLayout, lane: int) -> Pose:
        """Where the pack of a lane lies."""
        box = self.lane(layout, lane)
        width, height = self.card_size(layout)
        top = box.y + max(6.0, 10 * layout.u)
        return Pose(box.x + PAD + self.words_width(layout) + 8 + width / 2, top + height / 2, width)

    def step(self, layout: TableLayout, lane: int, count: int) -> float:
        """How far the cards of a lane are apart."""
        width, _ = self.card_size(layout)
        first = self._first(layout, lane)
        room = self.lane(layout, lane).right - PAD - self.sums_width(layout) - 12 - first - width / 2
        # Between cards dealt face up there is room for the names on their feet.
        named = lane == TURNED_UP and not self.captioned(layout)
        usual = width + max(24.0, (66 if named else 30) * layout.text)
        if count < OVERLAP_FROM:
            room -= PILL_OVER * layout.text  # points stand on the corner of the last card, too
        fitting = room / max(count - 1, 1)
        if count >= OVERLAP_FROM:
            return max(min(max(0.66 * width, TIGHT_PILL * layout.text), fitting), STRIP * width)
        return min(usual, fitting)

    def _first(self, layout: TableLayout, lane: int) -> float:
        """Middle of the first card."""
        pack = self.pack(layout, lane)
        if lane == TURNED_UP:
            # A name on the foot of the first card reaches farther left than the card.
            return pack.x + (0.0 if self.captioned(layout) else 14 * layout.text)
        return pack.x + pack.width + max(24.0, 26 * layout.text)

    def points(self, layout: TableLayout, lane: int, place: int, count: int) -> QPointF:
        """Middle of a card's points: its upper right corner, or the foot of what others leave to be seen of it."""
        pose = self.pose(layout, _spot(lane, place, count))
        half = pose.width * layout.shape.ratio / 2
        if count < OVERLAP_FROM:
            return QPointF(pose.x + pose.width / 2, pose.y - half + 4)
        step = self.step(layout, lane, count)
        seen = step if place < count - 1 else pose.width
        # Where points have no room side by side, every other one stands higher.
        raised = 24 * layout.text * (place % 2) if step < TIGHT_PILL * layout.text else 0.0
        return QPointF(pose.x - pose.width / 2 + seen / 2, pose.y + half - 14 * layout.text - raised)

    def chip(self, layout: TableLayout, lane: int, place: int, count: int, words: TextBlock) -> QRectF:
        """Where a card's caption stands on its foot: in its middle, or from its left edge where others lie under it."""
        pose = self.pose(layout, _spot(lane, place, count))
        box = self.foot(pose, pose.width * layout.shape.ratio, words)
        if count >= OVERLAP_FROM:
            box.moveLeft(max(box.left(), pose.x - pose.width / 2))
        box.moveRight(min(box.right(), self.lane(layout, lane).right - PAD - self.sums_width(layout)))
        return box

    @staticmethod
    def foot(pose: Pose, high: float, words: TextBlock) -> QRectF:
        """A chip with these words on the foot of a card of this height."""
        width, height = words.natural_width() + 12, words.line() + 2
        return QRectF(pose.x - width / 2, pose.y + high / 2 - height + 3, width, height)

    def pose(self, layout: TableLayout, spot: Spot) -> Pose:
        """Where a card of a lane lies."""
        lane, place = divmod(spot.place, LANE)
        pack = self.pack(layout, lane)
        x = self._first(layout, lane) + place * self.step(layout, lane, spot.count)
        return Pose(x, pack.y, pack.width, face_up=True)


class LaneGround(QWidget):
    """The lanes themselves, under the cards."""

    def __init__(self, stage: Stage, places: LanePlaces) -> None:
        super().__init__(stage)
        self._stage, self._places = stage, places
        self.texts: tuple[LaneTexts, ...] = ()
        self._picture: QPixmap | None = None
        """The lanes drawn: while cards fly, parts of them are asked for many times a second."""
        self._cards: tuple[int, ...] = ()
        """How many lay, when that was drawn, in each lane in which that says where its note stands."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.lower()
        theme().changed.connect(self._renew)

    def show_texts(self, texts: tuple[LaneTexts, ...]) -> None:
        """Show the lanes with these words."""
        if texts != self.texts:
            self.texts = texts
            said = (part for lane in texts for part in (lane.title, lane.text, lane.note, lane.sums_title, *lane.sums))
            self.setAccessibleName(". ".join(part for part in said if part))
            self._renew()

    def put(self) -> None:
        """Cover the area of the lanes."""
        area = self._places.area(self._stage.layout_now)
        self.setGeometry(math.floor(area.x), math.floor(area.y), math.ceil(area.w) + 1, math.ceil(area.h) + 1)
        self._renew()

    def _renew(self) -> None:
        self._picture = None
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no picture of what is over."""
        super().hideEvent(event)
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the part that is to be shown anew."""
        noted = (texts.note and not texts.captions for texts in self.texts)
        cards = tuple(self._lying(lane) if note else 0 for lane, note in enumerate(noted))
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != ratio or self._cards != cards:
            self._cards = cards
            self._picture = self._drawn(ratio)
        dirty = QRectF(event.rect())
        source = QRectF(dirty.topLeft() * ratio, dirty.size() * ratio)
        with painting(self) as painter:
            painter.drawPixmap(dirty, self._picture, source)

    def _lying(self, lane: int) -> int:
        return sum(spot.zone is Zone.LANE and spot.place // LANE == lane for spot in self._stage.spots.values())

    def _drawn(self, ratio: float) -> QPixmap:
        picture = QPixmap((QSizeF(self.size()) * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with painting(picture) as painter:
            painter.translate(-self.x(), -self.y())
            for lane, texts in enumerate(self.texts):
                self._draw_lane(painter, self._stage.layout_now, lane, texts)
        return picture

    def _draw_lane(self, painter: QPainter, layout: TableLayout, lane: int, texts: LaneTexts) -> None:
        box = self._places.lane(layout, lane)
        ground = QColor(theme().color("surface"))
        ground.setAlphaF(0.62)
        rounded(painter, QRectF(box.x, box.y, box.w, box.h), 12, ground, theme().color("line"))
        text, quiet = theme().color("text"), theme().color("text2")
        width = self._places.words_width(layout)
        title, words = TextBlock(texts.title, 16, 600), TextBlock(texts.text, 13)
        top = box.y + max(8.0, 12 * layout.u)
        title.draw(painter, QRectF(box.x + PAD, top, width, title.height(width)), text)
        top += title.height(width) + 2
        if top + words.height(width) <= box.bottom - 4:
            words.draw(painter, QRectF(box.x + PAD, top, width, words.height(width)), quiet)
        card_w, card_h = self._places.card_size(layout)
        pack = self._places.pack(layout, lane)
        if texts.pack is not None:
            self._draw_pack(painter, pack, card_h)
            self._draw_pack_caption(painter, layout, pack, card_h, texts.pack)
        first = self._places.pose(layout, _spot(lane, 0, 1))
        step = self._places.step(layout, lane, max(len(texts.captions), 1))
        for place, caption in enumerate(texts.captions):
            if caption:
                self._draw_caption(painter, layout, first.x + place * step, pack.y + card_h / 2, caption)
        right = box.right - PAD
        self._draw_sums(painter, right, box, texts)
        if texts.note:
            cards = len(texts.captions) or self._cards[lane]
            step = self._places.step(layout, lane, max(cards, 1))
            left = first.x + (cards - 1) * step + card_w / 2 + 28 if cards else first.x - card_w / 2
            room = QRectF(left, box.y + 6, right - self._places.sums_width(layout) - 12 - left, box.h - 12)
            note = TextBlock(texts.note, 13)
            if room.width() > note.least_width() and note.height(room.width()) <= room.height():
                note.draw(painter, room, text)

    def _draw_pack(self, painter: QPainter, pose: Pose, height: float) -> None:
        back = self._stage.faces.back(pose.width, self.devicePixelRatioF())
        for shift in (4.0, 2.0, 0.0):
            target = QRectF(pose.x - pose.width / 2 - shift, pose.y - height / 2, pose.width, height)
            draw_picture(painter, target, back)

    def _draw_pack_caption(self, painter: QPainter, layout: TableLayout, pack: Pose, height: float, words: str) -> None:
        """Write under a pack what it is, or on its foot where it is no wider."""
        block = TextBlock(words, 12, 600)
        chip = self._places.foot(pack, height, block)
        if self._places.captioned(layout):
            self._draw_caption(painter, layout, pack.x, pack.y + height / 2, words)
        elif chip.width() <= pack.width + PACK_OVER:
            _draw_chip(painter, chip, block)

    def _draw_caption(self, painter: QPainter, layout: TableLayout, x: float, top: float, words: str) -> None:
        block = TextBlock(words, 12, 600)
        if not self._places.captioned(layout):
            return
        width = block.natural_width() + 2
        block.draw(painter, QRectF(x - width / 2, top + 3, width, block.line()), theme().color("text"))

    @staticmethod
    def _draw_sums(painter: QPainter, right: float, box: Rect, texts: LaneTexts) -> None:
        blocks = [TextBlock(texts.sums_title, 12), *(TextBlock(line, 16, 600) for line in texts.sums)]
        if not texts.sums_title:
            return
        top = box.cy - sum(block.line() for block in blocks) / 2
        for place, block in enumerate(blocks):
            width = block.natural_width() + 2
            ink = theme().color("text" if place else "text2")
            block.draw(painter, QRectF(right - width, top, width, block.line()), ink, Qt.AlignmentFlag.AlignRight)
            top += block.line()


class LanePoints(QWidget):
    """What each card of a lane scored, over the cards."""

    def __init__(self, stage: Stage, places: LanePlaces) -> None:
        super().__init__(stage)
        self._stage, self._places = stage, places
        self.points: tuple[tuple[int, int, Team], ...] = ()
        """Place as of the card, points, side."""
        self.captions: tuple[tuple[str, ...], ...] = ()
        """By lane, what is said of its cards; the empty text is of a card of which nothing is said."""
        self._counts: tuple[int, ...] = (0,) * COUNT
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        theme().changed.connect(self.update)

    def show_points(
        self,
        points: tuple[tuple[int, int, Team], ...],
        captions: tuple[tuple[str, ...], ...] = (),
        counts: tuple[int, ...] | None = None,
    ) -> None:
        """Show these, on lanes of so many cards; as many as have points if nothing else is said."""
        if counts is None:
            counts = tuple(sum(place // LANE == lane for place, _, _ in points) for lane in range(COUNT))
        if (points, captions, counts) != (self.points, self.captions, self._counts):
            self.points, self.captions, self._counts = points, captions, counts
            self.update()

    def put(self) -> None:
        """Cover the area of the lanes."""
        area = self._places.area(self._stage.layout_now).grown(14)
        self.setGeometry(math.floor(area.x), math.floor(area.y), math.ceil(area.w) + 1, math.ceil(area.h) + 1)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a pill on each card."""
        layout, dirty = self._stage.layout_now, event.region().translated(self.pos())
        counts = self._counts
        with painting(self) as painter:
            painter.translate(-self.x(), -self.y())
            if not self._places.captioned(layout):
                self._draw_captions(painter, layout, dirty)
            for place, points, team in self.points:
                lane = place // LANE
                middle = self._places.points(layout, lane, place % LANE, counts[lane])
                if dirty.intersects(_whole(Rect(middle.x(), middle.y(), 0, 0).grown(PILL_REACH * layout.text))):
                    draw_points(painter, middle, points, team, tight=counts[lane] >= OVERLAP_FROM)

    def _draw_captions(self, painter: QPainter, layout: TableLayout, dirty: QRegion) -> None:
        """Draw what is said of cards as a chip on their feet, no wider than there is room."""
        for lane, captions in enumerate(self.captions):
            for place, caption in enumerate(captions):
                if not caption:
                    continue
                words = TextBlock(caption, 12, 600)
                box = self._places.chip(layout, lane, place, len(captions), words)
                if dirty.intersects(box.toAlignedRect()):
                    _draw_chip(painter, box, words)


def _draw_chip(painter: QPainter, box: QRectF, words: TextBlock) -> None:
    rounded(painter, box, box.height() / 2, theme().color("surface"), theme().color("border"))
    words.draw(painter, box, theme().color("text"), Qt.AlignmentFlag.AlignHCenter)


def draw_points(painter: QPainter, middle: QPointF, points: int, team: Team, *, tight: bool = False) -> None:
    """Draw points on a pill: filled for the own side, with a broken edge for the other, plain for nothing."""
    words = TextBlock(signed(points) if points else number(0), 12 if tight else 13, 600)
    height = words.line() + (4 if tight else 6)
    width = words.natural_width() + 10 if tight else max(words.natural_width() + 20, 40.0)
    box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
    color = theme().color(team_color(team))
    if points and team == "ours":
        rounded(painter, box, height / 2, color)
        ink = theme().color("surface")
    else:
        rounded(painter, box, height / 2, theme().color("surface"), theme().color("border") if not points else None)
        ink = theme().color("text")
        if points:
            pen = QPen(color, 1.8)
            pen.setDashPattern([2.6, 1.8])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), height / 2 - 1, height / 2 - 1)
            ink = color
    words.draw(painter, box, ink, Qt.AlignmentFlag.AlignHCenter)


def _whole(box: Rect) -> QRect:
    """The pixels that a rectangle touches."""
    return QRectF(box.x, box.y, box.w, box.h).toAlignedRect()


def _spot(lane: int, place: int, count: int) -> Spot:
    return Spot(Zone.LANE, 0, LANE * lane + place, count, face_up=True)
