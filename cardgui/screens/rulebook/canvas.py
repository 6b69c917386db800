"""The picture of a diagram: a small table, with the cards and the felt of the large one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardgui.engine.cards import Card
from cardgui.look.access import Role
from cardgui.look.icons import suit
from cardgui.look.names import player_name
from cardgui.look.paint import painting, rounded, rounded_path
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_CHIP, RADIUS_PANEL
from cardgui.look.type import scaled
from cardgui.models.registry import GAME_MODELS
from cardgui.screens.games import entry
from cardgui.screens.rulebook.places import GAP, MARGIN, Places, row_height, row_pose
from cardgui.table.card_widget import CardWidget
from cardgui.table.faces import Faces
from cardgui.table.felt import TableLook, felt, table_colors
from cardgui.table.layout import FRENCH
from cardgui.table.pose import Pose
from cardgui.table.registry import GAME_TABLES
from cardgui.table.rifki.names import contract_name
from cardgui.table.teams import draw_team_mark, team_of
from cardgui.table.words import TableWords
from cardgui.teaching.diagram_values import Row
from cardgui.teaching.diagrams import Diagram, Scene

WIDTH: Final = 440.0
_COVER: Final = {False: 0.55, True: 0.30}
_TAG_GAP: Final = 2.0


class DiagramCanvas(QWidget):
    """Shows one scene of a diagram at a time."""

    access_role = Role.Graphic

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # table and cards are never mirrored
        self.game = game
        table = GAME_TABLES[game]
        self._sides = entry(game).sides is not None
        pack, self._shape = table.pack, table.shape
        self._faces = Faces(pack, game, self._shape, self)
        self._words = TableWords(self, pack)
        self._diagram: Diagram | None = None
        self._scene = Scene()
        self._cards: list[CardWidget] = []
        self._tags: list[tuple[QRectF, TextBlock, bool]] = []
        self._names: list[tuple[QRectF, int]] = []
        theme().changed.connect(self._restyle)

    def show_scene(self, diagram: Diagram, number: int) -> None:
        """Show a scene of a diagram."""
        self._diagram = diagram
        self._scene = diagram.scenes[number]
        self._arrange()

    def retranslate(self) -> None:
        """Follow another language."""
        self._words.cards.retranslate()
        self._arrange()

    def in_words(self) -> str:
        """Return what lies on the table, for screen readers."""
        scene = self._scene
        if not scene.laid:
            return ""
        parts = [
            self._words.trick_part(self._name(laid.seat), laid.card if laid.face_up else None) for laid in scene.laid
        ]
        return self._words.trick(parts)

    def stop(self) -> None:
        """Render nothing more."""
        self._faces.stop()

    # -- size -----------------------------------------------------------------------------------------------------

    def _height(self) -> int:
        base = 366.0 if self._shape is FRENCH else 388.0
        diagram = self._diagram
        if diagram is not None and diagram.scenes[-1].rows:
            rows = len(diagram.scenes[-1].rows)
            tall = {1: 150.0, 2: 118.0, 3: 104.0, 4: 88.0, 5: 88.0}.get(rows, 80.0)
            base = rows * (tall * self._shape.ratio / FRENCH.ratio + _tag_height() - 16) + 2 * MARGIN
        else:
            base += 2 * (scaled(26) - 26) + self._chip_line()
        return round(base)

    def sizeHint(self) -> QSize:
        """Return the size of the picture."""
        return QSize(round(WIDTH), self._height())

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(300, self._height())

    def _restyle(self) -> None:
        self.updateGeometry()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything for the new size."""
        super().resizeEvent(event)
        self._arrange()

    # -- cards ----------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Put the cards where the scene has them."""
        cover = table_colors(self.game, TableLook())[1]
        cover.setAlphaF(_COVER[theme().dark])
        self._faces.use_cover(cover)
        for card in self._cards:
            card.hide()
        self._used = 0
        self._tags, self._names = [], []
        if self._scene.rows:
            self._arrange_rows()
        elif self._diagram is not None:
            self._arrange_trick()
        self.update()

    def _card(self, code: Card, pose: Pose) -> CardWidget:
        """A card in a pose, taken from those that are there."""
        if self._used == len(self._cards):
            self._cards.append(CardWidget(self._faces, pose, self))
        card = self._cards[self._used]
        self._used += 1
        card.bare()
        card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        card.code = code
        card.place(pose)
        card.show()
        card.raise_()
        return card

    def _arrange_rows(self) -> None:
        rows = self._diagram.scenes[-1].rows if self._diagram is not None else ()
        here = len(self._scene.rows) - 1
        widths: set[float] = set()
        placed: list[tuple[int, Card, str, Pose]] = []
        for number, row in enumerate(rows[: here + 1]):
            for place, (code, tag) in enumerate(row.cards):
                pose = self._row_pose(number, place, row, len(rows))
                widths.add(pose.width)
                placed.append((number, code, tag, pose))
        self._faces.use_widths(widths)
        for number, code, _, pose in placed:
            self._card(code, pose).set_dim(0.0 if number == here else 1.0)
        for number in range(here + 1):
            self._tag_row([(tag, pose) for row, _, tag, pose in placed if row == number], here=number == here)
        for number, row in enumerate(rows[: here + 1]):
            if row.total:
                high = row_height(self.height(), len(rows))
                top = MARGIN + number * high
                width = self._total_width(rows)
                area = QRectF(self.width() - MARGIN - width, top, width, high - _tag_height())
                self._tags.append((area, TextBlock(row.total, 16, 600), number == here))

    def _tag_row(self, cards: list[tuple[str, Pose]], *, here: bool) -> None:
        """Write under each card of a row what it is worth; once for all where they lie too close."""
        tags = [tag for tag, _ in cards if tag]
        if not tags:
            return
        poses = [pose for _, pose in cards]
        strip = poses[1].x - poses[0].x if len(poses) > 1 else self.width() - 2 * MARGIN
        foot = poses[0].y + poses[0].width * self._shape.ratio / 2 + _TAG_GAP
        widest = max(_tag(tag).natural_width() for tag in tags)
        if widest + 4 > strip and len(set(tags)) == 1:
            first, last = poses[0], poses[-1]
            area = QRectF(first.x - first.width / 2, foot, last.x - first.x + first.width, _tag_height())
            self._tags.append((area, _tag(f"{len(tags)} × {tags[0]}"), here))
            return
        for tag, pose in cards:
            if tag:
                self._tags.append((QRectF(pose.x - strip / 2, foot, strip, _tag_height()), _tag(tag), here))

    def _total_width(self, rows: tuple[Row, ...]) -> float:
        return max((TextBlock(row.total, 16, 600).natural_width() for row in rows if row.total), default=0.0) + 4

    def _row_pose(self, number: int, place: int, row: Row, count: int) -> Pose:
        rows = self._diagram.scenes[-1].rows if self._diagram is not None else ()
        high = row_height(self.height(), count)
        room = self.width() - 2 * MARGIN - self._total_width(rows) - 8
        tag = _tag_height() + _TAG_GAP if any(tag for _, tag in row.cards) else 0.0
        return row_pose(place, len(row.cards), MARGIN + number * high, high, room, self._shape.ratio, tag)

    def _arrange_trick(self) -> None:
        scene, diagram = self._scene, self._diagram
        most = max((len(one.hand) for one in diagram.scenes), default=0) if diagram is not None else 0
        top = MARGIN + self._chip_line()
        places = Places(self.width(), self.height(), scene.players, self._shape.ratio, scaled(26), most, top)
        self._faces.use_widths({places.card, places.held(0).width})
        ring = theme().game(self.game).card_ring
        for laid in scene.laid:
            card = self._card(laid.card, places.laid(laid.seat).shown(face_up=laid.face_up))
            card.mark(team_of(laid.seat) if self._sides else "", laid.tag)
            card.ring_color = ring
            card.set_ring(1.0 if laid.seat == scene.winner else 0.0)
        here = Places(self.width(), self.height(), scene.players, self._shape.ratio, scaled(26), len(scene.hand))
        for place, held in enumerate(scene.hand):
            pose = here.held(place)
            lift = 8.0 if held.legal and not all(one.legal for one in scene.hand) else 0.0
            card = self._card(held.card, Pose(pose.x, pose.y - lift, pose.width, face_up=True))
            card.set_dim(0.0 if held.legal else 1.0)
            card.ring_color = theme().color("warn")
            card.set_ring(1.0 if held.card == scene.refused else 0.0)
        for seat in range(scene.players):
            width = self._name_width(seat)
            box = places.name(seat, width)
            self._names.append((QRectF(box.x, box.y, box.w, box.h), seat))

    # -- painting -------------------------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        if seat == 0:
            return self._words.you()
        return player_name(GAME_MODELS[self.game].opponents[seat - 1])

    def _label(self, seat: int) -> str:
        return self._scene.labels[seat] if self._scene.labels else ""

    def _mark_width(self) -> float:
        """Width that the mark of a side takes before a name."""
        return scaled(16) + GAP if self._sides else 0.0

    def _name_width(self, seat: int) -> float:
        label = self._label(seat)
        width = TextBlock(self._name(seat), 13, 600).natural_width() + 18 + self._mark_width()
        return width + (TextBlock(label, 13).natural_width() + GAP if label else 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the felt, the names, and what stands beside and under the cards."""
        whole = QRectF(self.rect())
        with painting(self) as painter:
            painter.setClipPath(_round_above(whole))
            variant = (theme().dark, theme().high_contrast)
            ratio = self.devicePixelRatioF()
            painter.drawPixmap(0, 0, felt(self.game, self.width(), self.height(), ratio, TableLook(), variant))
            for area, seat in self._names:
                self._draw_name(painter, area, seat)
            for area, block, here in self._tags:
                color = theme().color("table_text" if here else "table_text2")
                block.draw(painter, area, color, Qt.AlignmentFlag.AlignHCenter)
            self._draw_chip(painter)

    def _draw_name(self, painter: QPainter, area: QRectF, seat: int) -> None:
        turn = self._scene.turn == seat and self._scene.winner != seat
        line = theme().game(self.game).ring if turn else theme().color("line")
        rounded(painter, area, RADIUS_CHIP, theme().color("surface"), line, 2.0 if turn else 1.0)
        name, label = TextBlock(self._name(seat), 13, 600), TextBlock(self._label(seat), 13)
        mark = self._mark_width()
        if mark:
            side = mark - GAP
            box = QRectF(area.left() + 8, area.center().y() - side / 2, side, side)
            draw_team_mark(painter, box, team_of(seat))
        inner = area.adjusted(9 + mark, 0, -7, 0)
        name.draw(painter, inner, theme().color("text"))
        if label.text:
            left = name.natural_width() + GAP
            label.draw(painter, inner.adjusted(left, 0, 2, 0), theme().color("text2"))

    def _chip(self) -> tuple[TextBlock, str | None]:
        """What is trumps, or what is played: words and a suit to draw; no words where nothing is to be said."""
        scenes = self._diagram.scenes if self._diagram is not None else ()
        scene = next((one for one in (self._scene, *scenes) if one.contract or one.trump), self._scene)
        if scene.contract:
            return TextBlock(contract_name(scene.contract), 13, 600), scene.trump
        trump = scene.trump if self.game == "truf" else None
        return TextBlock(self.tr("Trump") if trump else "", 13, 600), trump

    def _chip_width(self) -> float:
        block, trump = self._chip()
        return block.natural_width() + 20 + (round(scaled(15)) + GAP if trump else 0) if block.text else 0.0

    def _chip_line(self) -> float:
        """Height that the chip takes above the table, where it has no room beside the name at the top."""
        beside = (WIDTH - self._name_width(2)) / 2 - MARGIN - GAP
        return scaled(26) + GAP if self._chip_width() > beside else 0.0

    def _draw_chip(self, painter: QPainter) -> None:
        """Say in the upper corner what is trumps, or what is played, as soon as it is known."""
        block, trump = self._chip()
        if not block.text or not (self._scene.contract or self._scene.trump):
            return
        side = round(scaled(15))
        width = self._chip_width()
        area = QRectF(self.width() - MARGIN - width, MARGIN, width, scaled(26))
        rounded(painter, area, RADIUS_CHIP, theme().color("surface"), theme().color("line"))
        block.draw(painter, area.adjusted(10, 0, 0, 0), theme().color("text"))
        if trump:
            ink = theme().color("red_suit" if trump in "HD" else "text")
            picture = suit(trump, ink, side, self.devicePixelRatioF())
            painter.drawPixmap(round(area.right() - 10 - side), round(area.center().y() - side / 2), picture)


def _tag(text: str) -> TextBlock:
    """What stands under a card."""
    return TextBlock(text, 12, 600)


def _tag_height() -> float:
    return _tag("0").line()


def _round_above(whole: QRectF) -> QPainterPath:
    """The area with the two upper corners rounded."""
    path = rounded_path(whole.adjusted(0, 0, 0, RADIUS_PANEL), RADIUS_PANEL)
    below = QPainterPath()
    below.addRect(whole)
    return path.intersected(below)
