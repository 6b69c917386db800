"""Pictures of how table and cards look with the settings of the moment: cards of every pack, and a whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.look.access import Role
from cardgui.look.icons import suit, suit_color
from cardgui.look.names import player_name
from cardgui.look.paint import painting, rounded, rounded_path
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import GAMES, RADIUS_OPTION
from cardgui.look.type import scaled
from cardgui.table.faces import CORNER, SHADOW_MARGIN, Faces
from cardgui.table.felt import TableLook, cover_color, felt
from cardgui.table.layout import FRENCH, MINCHIATE, CardShape
from cardgui.table.seats import draw_portrait

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cardgui.models.settings import Settings

STRIP: Final = (
    ("french", "9H"),
    ("french", "KH"),
    ("french", ""),
    ("rook", "R1"),
    ("rook", "Y13"),
    ("minchiate", "T40"),
    ("minchiate", "CQ"),
)
"""Pack and card; a back where no card is named."""
FAN: Final = ("KH", "TD", "7C")
"""What shows a design best: a court, a card of two figures, and all suits that a design may colour."""
HAND: Final = ("JS", "7S", "AH", "8H", "4H", "6C", "9D")
FOLLOWS: Final = frozenset({"AH", "8H", "4H"})
TRICK: Final = (("9H", 1), ("KH", 2), ("", 3))
SEATED: Final = ("sari", "budi", "dewi")
_SHAPES: Final[dict[str, CardShape]] = {"french": FRENCH, "rook": FRENCH, "minchiate": MINCHIATE}
_MOST_BYTES: Final = 4_000_000


class CardPainter:
    """Draws cards of any pack in one design."""

    def __init__(self, owner: QWidget, design: str, back: str) -> None:
        self._owner, self._design, self._back = owner, design, back
        self._faces: dict[str, Faces] = {}

    def use_design(self, design: str) -> None:
        """Draw in another design from now on."""
        self._design = design
        for faces in self._faces.values():
            faces.use_design(design)

    def faces(self, pack: str) -> Faces:
        """The pictures of a pack."""
        if pack not in self._faces:
            shape = _SHAPES[pack]
            self._faces[pack] = Faces(pack, self._back, shape, self._owner, design=self._design, limit=_MOST_BYTES)
        return self._faces[pack]

    def draw(
        self, painter: QPainter, pack: str, code: str, box: QRectF, *, angle: float = 0.0, cover: QColor | None = None
    ) -> None:
        """Draw a card, or the back of the pack for no code, with its shadow; under a cover its index shows."""
        faces, ratio = self.faces(pack), self._owner.devicePixelRatioF()
        width = box.width()
        faces.use_widths((width,))
        painter.save()
        painter.translate(box.center())
        painter.rotate(angle)
        at = QRectF(-width / 2, -box.height() / 2, width, box.height())
        margin = SHADOW_MARGIN
        shade = faces.shadow(width, ratio)
        painter.drawPixmap(at.adjusted(-margin, -margin, margin, margin), shade, QRectF(shade.rect()))
        picture = faces.face(code, width, ratio) if code else faces.back(width, ratio)
        painter.drawPixmap(at, picture, QRectF(picture.rect()))
        if cover is not None:
            faces.use_cover(cover)
            lid, index = faces.cover(width, ratio), faces.index(code, width, ratio)
            painter.drawPixmap(at, lid, QRectF(lid.rect()))
            painter.drawPixmap(at, index, QRectF(index.rect()))
        painter.restore()


def look_of(settings: Settings) -> TableLook:
    """The look of the table that a person has set."""
    return TableLook(settings.table_contrast, settings.table_grain, settings.table_temperature)


class _Preview(QWidget):
    """A picture that follows the settings."""

    game = "truf"

    access_role = Role.Graphic

    def __init__(self, settings: Settings, back: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._cards = CardPainter(self, settings.card_design, back)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # table and cards are never mirrored
        settings.changed.connect(self._on_setting)
        theme().changed.connect(self.update)

    def _on_setting(self, name: str) -> None:
        if name == "card_design":
            self._cards.use_design(self._settings.card_design)
        if name in {"card_design", "table_contrast", "table_grain", "table_temperature"}:
            self.update()

    def _paint_felt(self, painter: QPainter) -> None:
        variant = (theme().dark, theme().high_contrast)
        picture = felt(
            self.game, self.width(), self.height(), self.devicePixelRatioF(), look_of(self._settings), variant
        )
        painter.drawPixmap(QRectF(self.rect()), picture, QRectF(picture.rect()))


class CardsPreview(_Preview):
    """A strip of table with cards of every pack."""

    game = "rook_sluff"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, "rifki", parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Return the size at which cards have the width they are best judged at."""
        return QSize(808, 168)

    def minimumSizeHint(self) -> QSize:
        """Return a size at which cards are small but can be read."""
        return QSize(320, 168)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint table and cards."""
        with painting(self) as painter:
            painter.setClipPath(rounded_path(QRectF(self.rect()), RADIUS_OPTION))
            self._paint_felt(painter)
            count = len(STRIP)
            pitch = min((self.width() - 32) / count, 107.0)
            width = float(min(86, round(pitch - 14)))
            left = (self.width() - pitch * count) / 2
            for place, (pack, code) in enumerate(STRIP):
                shape = _SHAPES[pack]
                wide = round(width * shape.width / FRENCH.width)
                high = round(wide * shape.ratio)
                box = QRectF(0, 0, wide, high)
                box.moveTopLeft(
                    QPointF(round(left + pitch * (place + 0.5) - wide / 2), round((self.height() - high) / 2))
                )
                self._cards.draw(painter, pack, code, box)
            painter.setClipping(False)
            rounded(painter, QRectF(self.rect()), RADIUS_OPTION, None, theme().color("line"))

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setAccessibleName(self.tr("Preview"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class TablePreview(_Preview):
    """A table in the middle of a trick, with a hand of which some cards may be played."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, "truf", parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Return a size at which everything has its place."""
        return QSize(680, 800)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return QSize(280, 400)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the table."""
        unit = min(self.width() / 680, self.height() / 800, 1.0)
        with painting(self) as painter:
            self._paint_felt(painter)
            self._paint_trick(painter, unit)
            self._paint_hand(painter, unit)
            self._pill(painter, QPointF(self.width() - 20, 20), self._chip, 12)

    def _box(self, x: float, y: float, width: float) -> QRectF:
        height = round(width * FRENCH.ratio)
        return QRectF(round(x - width / 2), round(y - height / 2), round(width), height)

    def _paint_trick(self, painter: QPainter, unit: float) -> None:
        middle = QPointF(self.width() / 2, self.height() * 0.4)
        width = round(108 * unit)
        reach = QPointF(128 * unit, 90 * unit)
        places = {1: (-reach.x(), 0.0, -3.0), 2: (0.0, -reach.y(), 1.5), 3: (reach.x(), 0.0, 3.0)}
        for code, seat in TRICK:
            x, y, angle = places[seat]
            box = self._box(middle.x() + x, middle.y() + y, width)
            self._cards.draw(painter, "french", code, box, angle=angle)
        own = self._box(middle.x(), middle.y() + reach.y(), width)
        pen = QPen(theme().color("table_text2"), 1.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(own, CORNER * width, CORNER * width)
        high = self._box(0, middle.y() - reach.y(), width).top()
        beside = reach.x() + width / 2 + 8
        for seat, at in enumerate(
            (
                QPointF(middle.x() - beside, middle.y()),
                QPointF(middle.x(), high - 28 * unit - 22),
                QPointF(middle.x() + beside, middle.y()),
            )
        ):
            self._plate(painter, at, seat, (-1, 0, 1)[seat])

    def _plate(self, painter: QPainter, at: QPointF, seat: int, side: int) -> None:
        """Draw the plate of a seat, centred, or beginning at the left or the right of a point."""
        words = TextBlock(player_name(SEATED[seat]), 14, 600)
        size = round(scaled(30))
        room = {-1: at.x() - 6, 0: self.width() - 12, 1: self.width() - 6 - at.x()}[side]
        named = words.natural_width() + size + 34 <= room
        width, height = (words.natural_width() + size + 34 if named else size + 16.0), size + 12.0
        left = {-1: at.x() - width, 0: at.x() - width / 2, 1: at.x()}[side]
        left = min(max(left, 6.0), self.width() - width - 6.0)
        box = QRectF(round(left), round(at.y() - height / 2), width, height)
        rounded(painter, box, RADIUS_OPTION, theme().color("plate"), theme().color("line"))
        picture = QRectF(box.left() + 8, box.top() + 6, size, size)
        draw_portrait(painter, picture, seat + 1, words.text)
        if named:
            words.draw(painter, box.adjusted(size + 18, 0, 0, 0), theme().color("text"))

    def _paint_hand(self, painter: QPainter, unit: float) -> None:
        width = round(110 * unit)
        strip = min(0.66 * width, (self.width() - 24 - width) / (len(HAND) - 1))
        height = round(width * FRENCH.ratio)
        left = (self.width() - width - strip * (len(HAND) - 1)) / 2
        top = self.height() - 16 - height
        cover = cover_color(self.game, look_of(self._settings))
        for place, code in enumerate(HAND):
            stands = code in FOLLOWS
            box = QRectF(round(left + strip * place), top - (round(0.14 * width) if stands else 0), width, height)
            self._cards.draw(painter, "french", code, box, cover=None if stands else cover)
        at = QPointF(self.width() / 2, top - 0.14 * width - 8 - scaled(46))
        self._pill(painter, at, self._prompt, 14, "H", middle=True)

    def _pill(
        self, painter: QPainter, at: QPointF, text: str, size: float, letter: str = "", *, middle: bool = False
    ) -> None:
        """Draw a text on a pill whose right end, or middle, stands there."""
        words = TextBlock(text, size, 600)
        icon = round(scaled(16)) if letter else 0
        inner = min(words.natural_width() + 1, max(self.width() - 64 - icon, 40))
        wide = inner + (icon + 8 if icon else 0) + 2 * (16 if middle else 10)
        high = words.height(inner) + (26 if middle else 14)
        box = QRectF(round(at.x() - (wide / 2 if middle else wide)), round(at.y()), wide, high)
        rounded(painter, box, min(high / 2, 22), theme().color("surface"), theme().color("line"))
        left = box.left() + (16 if middle else 10)
        words.draw(painter, QRectF(left, box.top(), inner, high), theme().color("text"))
        if icon:
            mark = suit(letter, suit_color(letter), icon, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left + inner + 8, box.center().y() - icon / 2).toPoint(), mark)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._chip = self.tr("Preview")
        self._prompt = self.tr("Your turn. Follow hearts")
        self.setAccessibleName(self._chip)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def draw_design(painter: QPainter, cards: CardPainter, area: QRectF) -> None:
    """Draw three overlapping cards of a design into the middle of an area."""
    width = round(min(74.0, (area.height() - 8) / FRENCH.ratio))
    strip = round(width * 0.43)
    height = round(width * FRENCH.ratio)
    left = round(area.center().x() - (width + strip * 2) / 2)
    for place, code in enumerate(FAN):
        box = QRectF(left + strip * place, round(area.center().y() - height / 2), width, height)
        cards.draw(painter, "french", code, box)


def draw_theme(painter: QPainter, choice: str, area: QRectF) -> None:
    """Draw a small table as a theme shows it; that of the system half and half."""
    box = QRectF(0, 0, 76, 38)
    box.moveCenter(area.center())
    light, dark = (QColor(hues.table_in) for hues in GAMES["truf"])
    painter.save()
    painter.setClipPath(rounded_path(box, 8))
    painter.fillRect(box, dark if choice == "dark" else light)
    if choice == "system":
        painter.fillRect(QRectF(box.center().x(), box.top(), box.width() / 2, box.height()), dark)
    painter.restore()
    rounded(painter, box, 8, None, theme().color("border"))
