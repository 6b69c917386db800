"""The foot of the choice: what everyone still has to declare, why something is spent, the button that declares."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Label
from cardgui.look.i18n import signed
from cardgui.look.icons import suit
from cardgui.look.paint import draw_picture, mirroring, rounded
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.rifki.options import GAME
from cardgui.table.rifki.scoring_words import RifkiScoring
from cardgui.table.seats import draw_portrait, shortened

CAPTION_GAP = 8


@dataclass(frozen=True, slots=True)
class Player:
    """What the foot of the panel shows of a player: name, total, koz and ceza still to declare."""

    seat: int
    name: str
    total: int
    koz: int
    ceza: int


class Players(QWidget):
    """What everyone still has to declare."""

    def __init__(self, words: RifkiScoring) -> None:
        super().__init__()
        self._words = words
        self._players: tuple[Player, ...] = ()
        self._brief = False
        self._caption = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.updateGeometry)

    def show_players(self, players: tuple[Player, ...]) -> None:
        """Show these."""
        self._players = players
        self.setAccessibleName(joined(self._words.quota_spoken(p.name, p.total, p.koz, p.ceza) for p in players))
        self.updateGeometry()
        self.update()

    def set_brief(self, *, brief: bool, caption: str) -> None:
        """Do without portraits and totals, or not; say before the players what is counted if nothing above does."""
        self._brief, self._caption = brief, caption
        self.updateGeometry()
        self.update()

    def _said_before(self) -> tuple[TextBlock, float]:
        """What is counted, and in which width it takes at most two lines."""
        block = TextBlock(self._caption, 12, 600)
        width = max(block.phrase_width(), block.natural_width() / 2) + 1 if self._caption else 0.0
        while self._caption and block.height(width) > 2 * block.line() + 1:
            width += 4
        return block, width

    def _begin(self) -> float:
        """Where the first player stands."""
        width = self._said_before()[1]
        return width + CAPTION_GAP if width else 0.0

    def _lines(self, player: Player) -> tuple[TextBlock, TextBlock, TextBlock]:
        return (
            TextBlock(shortened(player.name), 13, 600),
            TextBlock("" if self._brief else signed(player.total), 13),
            TextBlock(self._words.quota(player.koz, player.ceza), 12),
        )

    def _left(self) -> float:
        return 0.0 if self._brief else scaled(30) + 8

    def sizeHint(self) -> QSize:
        """Two lines for each."""
        widths = [0.0]
        for player in self._players:
            name, total, quota = self._lines(player)
            widths.append(
                max(name.natural_width() + 6 + total.natural_width(), quota.natural_width())
                + (8 if self._brief else 12)
            )
        height = sum(block.line() for block in (TextBlock("", 13, 600), TextBlock("", 12)))
        wide = self._begin() + len(self._players) * (self._left() + max(widths))
        return QSize(math.ceil(wide), math.ceil(height) + 2)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off: where all are brief, the words on the button take two lines before anyone lacks room."""
        wanted = self.sizeHint()
        return wanted if self._brief else QSize(100, wanted.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the players."""
        if not self._players:
            return
        block, width = self._said_before()
        begin = self._begin()
        step = (self.width() - begin) / len(self._players)
        with mirroring(self) as painter:
            if self._caption:
                block.draw(painter, QRectF(0, 0, width, self.height()), theme().color("text2"))
            for place, player in enumerate(self._players):
                self._draw_player(painter, player, begin + place * step)

    def _draw_player(self, painter: QPainter, player: Player, left: float) -> None:
        name, total, quota = self._lines(player)
        top = (self.height() - name.line() - quota.line()) / 2
        if not self._brief:
            side = scaled(30)
            portrait = QRectF(left, (self.height() - side) / 2, side, side)
            draw_portrait(painter, portrait, player.seat, player.name)
        left += self._left()
        width = name.natural_width() + 2
        name.draw(painter, QRectF(left, top, width, name.line()), theme().color("text"))
        room = QRectF(left + width + 4, top, total.natural_width() + 2, name.line())
        total.draw(painter, room, theme().color("text2"))
        room = QRectF(left, top + name.line(), quota.natural_width() + 2, quota.line())
        quota.draw(painter, room, theme().color("text2"))


class Why(QWidget):
    """Why something cannot be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Label("", 13, 600, color="warn", wrap=True)
        self._text = Label("", 13, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addWidget(self._text)

    def explain(self, title: str, text: str, rule: str) -> None:
        """Say why."""
        self._title.setText(f"{title} · {rule}")
        self._text.setText(text)


class DeclareButton(Button):
    """The button that declares, with the trump suit before its words."""

    def __init__(self) -> None:
        super().__init__("", "game", large=True, game=GAME)
        self.letter = ""
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)  # its words take two lines where room lacks
        self.setSizePolicy(policy)

    def _beside(self) -> float:
        """The width that is not text: padding on both sides, and the suit."""
        return super()._beside() + (scaled(16) + 8 if self.letter else 0)

    def draw(self, painter: QPainter) -> None:
        """Draw the button, and the suit where there is one."""
        fill, line, color = self.fills()
        rounded(painter, QRectF(self.rect()), self.radius, fill, line)
        block, side = TextBlock(self.words(), 14, 600), scaled(16)
        width = min(block.natural_width() + 1, self.width() - self._beside() + 1)
        left = (self.width() - width - (side + 8 if self.letter else 0)) / 2
        if self.letter:
            picture = suit(self.letter, color, side, self.devicePixelRatioF())
            draw_picture(painter, QPointF(round(left), round((self.height() - side) / 2)), picture)
            left += side + 8
        block.draw(painter, QRectF(left, 0, width, self.height()), color, Qt.AlignmentFlag.AlignHCenter)
