"""Pictures of cards: every drawing is rendered once for a card, design, width and pixel ratio, and kept.

The store is bounded; what was not used for longest goes first. Pictures that will be needed soon are rendered
ahead in another thread, so that no card has to wait for its face in the middle of a movement. One that is needed
before it is there is rendered at once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPixmap

from cardgui.look.paint import painting, shadow
from cardgui.models.background import Background
from cardgui.resources import ResourceMissingError, asset, drawing_of
from cardgui.table.layout import CardShape

Key: TypeAlias = tuple[str, str, int, float, str]
"""Kind (face, index, back …), which one, width in device pixels, pixel ratio, manner of drawing."""

CORNER: Final = 0.07
"""Corner radius, in card widths."""
SMALL_BACK: Final = 40.0
"""Backs narrower than this are drawn in the simpler pattern."""
SHADOW_MARGIN: Final = 6
"""Room around a card for its shadow, in logical pixels."""


class Faces(QObject):
    """The pictures of one pack in one design.

    Args:
        pack: folder of the faces (``"french"``).
        back: name of the back (``"truf"``).
        shape: of the cards.
        design: which drawing of the faces (``"standard"``).
        limit: bytes of pictures kept at most.
    """

    def __init__(
        self,
        pack: str,
        back: str,
        shape: CardShape,
        parent: QObject | None = None,
        *,
        design: str = "standard",
        limit: int = 40_000_000,
    ) -> None:
        super().__init__(parent)
        self.shape = shape
        self._pack, self._back, self._design, self._limit = pack, back, design, limit
        self._values = True
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._widths: tuple[float, ...] = (shape.width,)
        self._cover = QColor(0, 0, 0, 0)
        self._ordered: set[Key] = set()
        self._drawing = Background("cards", self)
        self._drawing.done.connect(self._take_in)

    # what is wanted ----------------------------------------

    def use_widths(self, widths: Iterable[float]) -> None:
        """Say which widths cards rest at; cards in between are scaled from the next larger one."""
        self._widths = tuple(sorted(widths))

    @property
    def have_values(self) -> bool:
        """Whether cards of the pack have points that their faces can show."""
        return (asset("cards", self._pack, self._design) / "ring").exists()

    def use_design(self, design: str) -> None:
        """Draw the faces in this design from now on."""
        if design != self._design:
            self._design = design
            self._drop_faces()

    def show_values(self, *, shown: bool) -> None:
        """Ring the points of counting cards on their faces, or not; most packs have no such cards."""
        if shown != self._values:
            self._values = shown
            self._drop_faces()

    def _drop_faces(self) -> None:
        """Forget the faces and indices as they were."""
        for key in [key for key in self._kept if key[0] in {"face", "index"}]:
            self._drop(key)

    def use_cover(self, color: QColor) -> None:
        """Say what dimmed cards are covered with; its alpha is the strength."""
        if color != self._cover:
            self._cover = color
            for key in [key for key in self._kept if key[0] == "cover"]:
                self._drop(key)

    @property
    def table_color(self) -> QColor:
        """The colour of the table's rim, which covers of dimmed cards have, too."""
        color = QColor(self._cover)
        color.setAlphaF(1.0)
        return color

    def resting_width(self, width: float) -> float:
        """The width whose picture serves a card of this width."""
        return next((w for w in self._widths if w >= width - 0.5), self._widths[-1])

    # pictures ----------------------------------------

    def face(self, code: str, width: float, ratio: float) -> QPixmap:
        """The face of a card, without shadow."""
        return self._get("face", code, width, ratio)

    def ready(self, code: str, width: float, ratio: float) -> bool:
        """Whether the face of a card is there without being drawn first."""
        return self._key("face", code, width, ratio) in self._kept

    def index(self, code: str, width: float, ratio: float) -> QPixmap:
        """The index of a card alone: drawn again over the cover of a dimmed card."""
        return self._get("index", code, width, ratio)

    def back(self, width: float, ratio: float) -> QPixmap:
        """The back of the pack."""
        return self._get("back", "small" if width < SMALL_BACK else "full", width, ratio)

    def cover(self, width: float, ratio: float) -> QPixmap:
        """What lies over the face of a dimmed card."""
        return self._get("cover", self._cover.name(QColor.NameFormat.HexArgb), width, ratio)

    def shadow(self, width: float, ratio: float, *, high: bool = False) -> QPixmap:
        """The shadow of a card, `SHADOW_MARGIN` larger than the card on every side."""
        return self._get("shadow", "mid" if high else "card", width, ratio)

    def warm(self, codes: Iterable[str], widths: Iterable[float], ratio: float, *, index: bool = False) -> None:
        """Render faces (and their indices) ahead, in the order in which they are named."""
        kinds = ("face", "index") if index else ("face",)
        for code, width, kind in product(codes, tuple(widths), kinds):
            key = self._key(kind, code, width, ratio)
            if key not in self._kept and key not in self._ordered:
                self._ordered.add(key)
                # Where its drawings lie is looked up in the thread, too: asking the disk takes its time.
                self._drawing.submit(key, partial(self._drawings.drawn, kind, code, self._pixels(key)))

    @property
    def warming(self) -> bool:
        """Whether something is still to be rendered ahead."""
        return bool(self._ordered)

    def stop(self) -> None:
        """Render nothing more ahead and keep nothing: the table is being left."""
        self._drawing.stop(wait=True)  # a few milliseconds; the program must not end in the midst of a drawing
        self._ordered.clear()
        self._kept.clear()
        self._bytes = 0

    @property
    def kept_bytes(self) -> int:
        """Bytes of pictures kept now."""
        return self._bytes

    # inside ----------------------------------------

    def _key(self, kind: str, name: str, width: float, ratio: float) -> Key:
        return (
            kind,
            name,
            round(self.resting_width(width) * ratio),
            ratio,
            self._manner if kind in {"face", "index"} else "",
        )

    @property
    def _manner(self) -> str:
        """How faces are drawn: what was ordered in another manner may still arrive."""
        return f"{self._design} {self._values}"

    def _pixels(self, key: Key) -> QSize:
        return QSize(max(key[2], 1), max(round(key[2] * self.shape.ratio), 1))

    def _get(self, kind: str, name: str, width: float, ratio: float) -> QPixmap:
        key = self._key(kind, name, width, ratio)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._render(key)
        self._keep(key, made)
        return made

    def _take_in(self, key: Key, image: QImage | None) -> None:
        """Keep what was rendered ahead, unless it was needed before it was there, or could not be drawn."""
        self._ordered.discard(key)
        if key not in self._kept and image is not None and key[4] == self._manner:
            self._keep(key, _picture(image, key[3]))

    def _keep(self, key: Key, made: QPixmap) -> None:
        self._kept[key] = made
        self._bytes += _size(made)
        while self._bytes > self._limit and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: Key) -> None:
        self._bytes -= _size(self._kept.pop(key))

    def _render(self, key: Key) -> QPixmap:
        kind, name, _, ratio, _ = key
        size = self._pixels(key)
        if kind not in {"shadow", "cover"}:
            return _picture(self._drawings.drawn(kind, name, size), ratio)
        rect = QRectF(0, 0, size.width() / ratio, size.height() / ratio)
        radius = CORNER * rect.width()
        if kind == "shadow":
            return self._render_shadow(rect, radius, ratio, high=name == "mid")
        picture = _blank(size, ratio)
        with painting(picture) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._cover)
            painter.drawRoundedRect(rect, radius, radius)
        return picture

    @property
    def _drawings(self) -> _Drawings:
        return _Drawings(self._pack, self._back, self._design, self._values)

    @staticmethod
    def _render_shadow(rect: QRectF, radius: float, ratio: float, *, high: bool) -> QPixmap:
        margin = SHADOW_MARGIN
        whole = QSize(round((rect.width() + 2 * margin) * ratio), round((rect.height() + 2 * margin) * ratio))
        picture = _blank(whole, ratio)
        with painting(picture) as painter:
            shadow(painter, rect.translated(margin, margin), radius, "mid" if high else "card")
            # Under the card there is nothing to see, and the card's own round corners must not darken.
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Qt.GlobalColor.black)
            inner = rect.translated(margin, margin).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(inner, radius, radius)
        return picture


class _Drawings(NamedTuple):
    """The drawings of a pack in a design, and of a game's back; any thread may ask for them."""

    pack: str
    back: str
    design: str
    values: bool

    def drawn(self, kind: str, name: str, size: QSize) -> QImage:
        """Make an image.

        Raises:
            ResourceMissingError: if a drawing is missing or cannot be drawn.
        """
        return _draw(self._paths(kind, name), size)

    def _paths(self, kind: str, name: str) -> tuple[Path, ...]:
        """The drawings that lie on each other: a face or an index, and the ring with the card's points."""
        path = self._path(kind, name)
        if self.values and kind in {"face", "index"}:
            ring = asset("cards", self.pack, self.design) / "ring" / f"{name}.svg"
            if ring.exists():
                return path, ring
        return (path,)

    def _path(self, kind: str, name: str) -> Path:
        if kind == "back":
            return drawing_of(self.back, "cards", "backs", size="-small" if name == "small" else "")
        if kind == "index":
            return asset("cards", self.pack, self.design, "index", f"{name}.svg")
        return asset("cards", self.pack, self.design, f"{name}.svg")


def _draw(paths: Sequence[Path], size: QSize) -> QImage:
    """Make an image of drawings that lie on each other, exactly that large.

    Unlike ``QSvgRenderer``, which draws the same, the reader lets other threads of Python run meanwhile.

    Raises:
        ResourceMissingError: if one cannot be drawn.
    """
    whole = QImage()
    for path in paths:
        reader = QImageReader(str(path), b"svg")
        reader.setScaledSize(size)
        image = reader.read()
        if image.isNull():
            raise ResourceMissingError(f"{path} cannot be drawn ({reader.errorString()}): please install Cardgui again")
        if whole.isNull():
            whole = image
            continue
        painter = QPainter(whole)
        painter.drawImage(0, 0, image)
        painter.end()
    return whole


def _picture(image: QImage, ratio: float) -> QPixmap:
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(ratio)
    return picture


def _blank(size: QSize, ratio: float) -> QPixmap:
    picture = QPixmap(size)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
