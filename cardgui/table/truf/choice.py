"""The declarer's choice when the bids make exactly 13: raise every bid or lower every bid (TR-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Card, Label, Link
from cardgui.look.i18n import number
from cardgui.look.icons import icon
from cardgui.look.paint import draw_picture, mirroring, rounded
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.panels import Panel
from cardgui.table.truf.scoring_words import ScoringWords
from cardgui.table.truf.words import TrufWords

if TYPE_CHECKING:
    from cardgui.table.animator import Animator

WIDTH = 770
RULE = "TR-10"


@dataclass(frozen=True, slots=True)
class Thirteen:
    """What there is to choose.

    Attributes:
        names: of the players in the order of play, the declarer first.
        bids: theirs, in the same order.
        trump: suit letter.
        scoring, factor: of the match.
    """

    names: tuple[str, ...]
    bids: tuple[int, ...]
    trump: str
    scoring: str
    factor: int


class ChoicePanel(Panel):
    """Two options of equal weight; one click decides.

    Signals:
        chosen: +1 or −1.
        rule_wanted: the person wants to read the rule; its number.
    """

    chosen = Signal(int)
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, animator: Animator, words: TrufWords, scoring: ScoringWords) -> None:
        super().__init__(parent, animator, WIDTH)
        self._scoring = scoring
        self._title = Label("", 24, 600, title=True)
        self._rule = Link("", 13)
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(RULE))
        self._text = Label("", 14, wrap=True)
        self.raising = _Option(1, words, scoring)
        self.lowering = _Option(-1, words, scoring)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._rule)
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addWidget(self.raising, 1)
        both.addWidget(self.lowering, 1)
        self.column.addLayout(head)
        self.column.addSpacing(4)
        self.column.addWidget(self._text)
        self.column.addSpacing(12)
        self.column.addLayout(both)
        options = (self.raising, self.lowering)
        self.spare = [[self._text], [option.text for option in options], [option.least for option in options]]
        self.tighten = self._tighten
        self.tighten_after = 1  # what an option means goes last
        for option in (self.raising, self.lowering):
            option.button.clicked.connect(lambda _=False, by=option.by: self.chosen.emit(by))
        self.thirteen: Thirteen | None = None

    def _tighten(self, tight: bool) -> None:  # noqa: FBT001 - see Panel.tighten
        edge = 42 if tight else 50
        self.column.setContentsMargins(edge, edge - 8, edge, edge - 4)
        for option in (self.raising, self.lowering):
            option.tighten(tight=tight)

    def _do_without(self, level: int) -> None:
        super()._do_without(level)
        for option in (self.raising, self.lowering):
            least = option.least
            least.setVisible(option.text.isHidden() and not least.isHidden() and least.text() != "")

    def offer(self, thirteen: Thirteen) -> None:
        """Show what there is to choose."""
        self.thirteen = thirteen
        self.retranslate()

    def retranslate(self) -> None:
        """Follow another language."""
        offered = self.thirteen
        if offered is None:
            return
        self._title.setText(self._scoring.thirteen())
        self._rule.setText(self._scoring.rule(RULE))
        self._text.setText(self._scoring.thirteen_text(list(offered.bids), offered.trump))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._text.text())
        for option in (self.raising, self.lowering):
            option.offer(offered)

    def take_focus(self) -> None:
        """Give the focus to the first button; neither has it before the person asks."""
        self.raising.button.setFocus(Qt.FocusReason.TabFocusReason)


class _Option(Card):
    """One of the two: what every bid would be, what that means, the button."""

    def __init__(self, by: int, words: TrufWords, scoring: ScoringWords) -> None:
        super().__init__(None, line="border", radius=12)
        self.by = by
        self._words, self._scoring = words, scoring
        self._sign = _Arrow(by)
        self._title = Label("", 16, 600)
        self._gloss = Label("", 13, color="text2")
        self._bids = _Bids()
        self.text = Label("", 13, wrap=True)
        self.least = Label("", 13, wrap=True)
        """What a bid of −1 costs at least: it stays where there is no room for the rest."""
        self.button = Button("", "secondary", icon="arrow-up" if by > 0 else "arrow-down", large=True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._sign)
        head.addWidget(self._title)
        head.addWidget(self._gloss)
        head.addStretch(1)
        self._column = column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self._bids)
        column.addWidget(self.text)
        column.addWidget(self.least)
        column.addStretch(1)
        column.addWidget(self.button)

    def tighten(self, *, tight: bool) -> None:
        """Do without the old bids and with less air, or not."""
        self._column.setContentsMargins(16, 8 if tight else 12, 16, 10 if tight else 14)
        self._column.setSpacing(6 if tight else 10)
        self._bids.set_brief(brief=tight)

    def offer(self, thirteen: Thirteen) -> None:
        """Show what would become of the bids."""
        mode = "atas" if self.by > 0 else "bawah"
        self._title.setText(self._words.mode(mode))
        self._gloss.setText(self._words.mode_playing(mode))
        after = [bid + self.by for bid in thirteen.bids]
        self._bids.show_bids(
            [
                (name, number(bid), self._scoring.was(before))
                for name, bid, before in zip(thirteen.names, after, thirteen.bids, strict=True)
            ]
        )
        parts = [
            self._scoring.bid_sum(sum(after)),
            self._scoring.formula(thirteen.scoring, thirteen.factor, mode),
        ]
        least = self._scoring.below_zero(2 if thirteen.scoring == "E" else 1) if -1 in after else ""
        self.least.setText(least)
        if least:
            parts.append(least)
        self.text.setText(joined(parts))
        self.setToolTip(self.text.text())
        self.button.setText(self._scoring.adjust(self.by))
        self.button.setAccessibleDescription(self.text.text())


class _Arrow(QWidget):
    """Up or down, in the game's colour."""

    def __init__(self, by: int) -> None:
        super().__init__()
        self._name = "arrow-up" if by > 0 else "arrow-down"
        theme().changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        side = round(scaled(20))
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it."""
        with mirroring(self) as painter:
            color = theme().game("truf").accent
            draw_picture(painter, QPointF(), icon(self._name, color, self.width(), self.devicePixelRatioF()))


class _Bids(QWidget):
    """Four bids side by side: name, the new bid, the old one."""

    def __init__(self) -> None:
        super().__init__()
        self._bids: list[tuple[str, str, str]] = []
        self._brief = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def show_bids(self, bids: list[tuple[str, str, str]]) -> None:
        """Show these, in play order; the first is the declarer's own."""
        self._bids = bids
        self.setAccessibleName("; ".join(" ".join(part) for part in bids))
        self.updateGeometry()
        self.update()

    def set_brief(self, *, brief: bool) -> None:
        """Leave the old bids out, or show them."""
        self._brief = brief
        self.updateGeometry()

    def _blocks(self, bid: tuple[str, str, str], *, own: bool) -> list[TextBlock]:
        name, new, old = TextBlock(bid[0], 12, 600 if own else 400), TextBlock(bid[1], 24, 600), TextBlock(bid[2], 12)
        return [name, new] if self._brief else [name, new, old]

    def sizeHint(self) -> QSize:
        """Three lines, as wide as four columns of the widest."""
        widest = max(
            (block.natural_width() for bid in self._bids for block in self._blocks(bid, own=True)), default=40.0
        )
        lines = sum(block.line() for block in self._blocks(("", "", ""), own=True))
        return QSize(round(4 * (widest + 12)), round(lines + 18))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the columns."""
        area = QRectF(self.rect())
        with mirroring(self) as painter:
            rounded(painter, area, 8, theme().color("surface2"))
            step = area.width() / max(len(self._bids), 1)
            for place, bid in enumerate(self._bids):
                top = 8.0
                for block, quiet in zip(self._blocks(bid, own=place == 0), (False, False, True), strict=False):
                    room = QRectF(place * step, top, step, block.line())
                    color = theme().color("text2" if quiet or (place and block.size == 12) else "text")
                    block.draw(painter, room, color, Qt.AlignmentFlag.AlignHCenter)
                    top += block.line()
                if place:
                    painter.fillRect(QRectF(place * step, 10, 1, area.height() - 20), theme().color("line"))
