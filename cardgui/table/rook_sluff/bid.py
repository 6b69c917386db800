"""The bid: what was heard so far, in order, the possible bids, and what one makes of the team's (RS-9 to RS-11)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look import focus
from cardgui.look.controls import BaseButton, Button, Label, Link
from cardgui.look.i18n import number
from cardgui.look.paint import mirroring, rounded
from cardgui.look.sentences import joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.table.panels import SHADE, Panel
from cardgui.table.rook_sluff.score_words import RULES, ScoreWords
from cardgui.table.teams import Team, draw_team_mark

if TYPE_CHECKING:
    from cardgui.table.animator import Animator

WIDTH: Final = 804
GAME: Final = "rook_sluff"
MARK_EDGE: Final = 8.0
"""How far mark and bid stand in from the ends where the mark is not beside the name; less with a long word."""
TWO_DIGITS_MS: Final = 1200
"""A second digit within this time belongs to the first."""


@dataclass(frozen=True, slots=True)
class Heard:
    """One place of the bidding order: whose it is, and the bid or ``None``."""

    name: str
    team: Team
    bid: int | None
    own: bool


@dataclass(frozen=True, slots=True)
class Bidding:
    """What a bid is chosen from.

    Attributes:
        heard: in bidding order.
        highest: the highest possible bid; also how many tricks the deal has.
        ours, theirs: what the teams have bid so far.
        partners: how many of the own team bid later.
    """

    heard: tuple[Heard, ...]
    highest: int
    ours: int
    theirs: int
    partners: int


class BidPanel(Panel):
    """Nothing is chosen at first; a click or digits choose, the button or Enter bids.

    Signals:
        laid: the bid.
        rule_wanted: the person wants to read the rule; its number.
    """

    laid = Signal(int)
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, animator: Animator, words: ScoreWords) -> None:
        super().__init__(parent, animator, WIDTH)
        self.bidding: Bidding | None = None
        self._words = words
        self._typed = QElapsedTimer()
        self._title = Label("", 24, 600, title=True)
        self._rules = Link("", 13)
        self._rules.clicked.connect(lambda: self.rule_wanted.emit(RULES[0]))
        self._heard_head = Label("", 12, 600, color="text2")
        self.heard = _HeardRow(words)
        self._bid_head = Label("", 12, 600, color="text2")
        self._row = QHBoxLayout()
        self._row.setSpacing(4)
        self._group = QButtonGroup(self)
        self.choices: list[_Choice] = []
        self.sentence = Label("", 14, wrap=True)
        self._rest = _Rest(self.sentence)
        self._all = Label("", 14, color="text2", wrap=True)
        self.button = Button("", "game", large=True, game=GAME)
        self._keys = [QShortcut(QKeySequence(str(digit)), self) for digit in range(10)]
        for digit, key in enumerate(self._keys):
            key.setEnabled(False)
            key.activated.connect(lambda digit=digit: self._type(digit))
        self._lay_out()
        self.button.clicked.connect(self._lay)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._rules)
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(self.sentence)
        said.addWidget(self._all)
        said.addWidget(self._rest)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addLayout(said, 1)
        foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.setSpacing(6)
        self.column.addLayout(head)
        self.column.addWidget(self._heard_head)
        self.column.addWidget(self.heard)
        self.column.addSpacing(8)
        self.column.addWidget(self._bid_head)
        self.column.addLayout(self._row)
        self.column.addSpacing(8)
        self.column.addLayout(foot)
        self.spare = [[self._rules, self._heard_head, self._bid_head], [self._all]]
        self.tighten = self._tighten
        self.tighten_after = 1

    def _tighten(self, tight: bool) -> None:  # noqa: FBT001 - see Panel.tighten
        edge = 12 if tight else 22
        self.column.setContentsMargins(SHADE + edge, SHADE + edge - 4, SHADE + edge, SHADE + edge)
        self.heard.set_tight(tight=tight)
        for choice in self.choices:
            choice.tight = tight
            choice.updateGeometry()

    @property
    def chosen(self) -> int | None:
        """The bid that is chosen, or ``None``."""
        found = self._group.checkedId()
        return found if found >= 0 else None

    def offer(self, bidding: Bidding) -> None:
        """Ask for a bid; the same question again keeps what is chosen."""
        if bidding == self.bidding:
            return
        self.bidding = bidding
        if len(self.choices) != bidding.highest + 1:
            self._make_choices(bidding.highest + 1)
        self._group.setExclusive(False)
        for choice in self.choices:
            choice.setChecked(False)
        self._group.setExclusive(True)
        self.retranslate()

    def _make_choices(self, count: int) -> None:
        for gone in self.choices:
            self._group.removeButton(gone)
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.choices = [_Choice(tricks) for tricks in range(count)]
        for choice in self.choices:
            self._group.addButton(choice, choice.tricks)
            self._row.addWidget(choice, 3 if choice.tricks == 0 else 2)
            choice.toggled.connect(self._explain)
            choice.entered.connect(self._lay)

    def appear(self) -> None:
        """Come up, and listen to digits wherever the focus is."""
        super().appear()
        for key in self._keys:
            key.setEnabled(True)

    def vanish(self) -> None:
        """Go away, and listen no more."""
        if self.isHidden():
            return
        super().vanish()
        for key in self._keys:
            key.setEnabled(False)
        self.bidding = None

    def take_focus(self) -> None:
        """Give the focus to what is chosen, or to the first choice."""
        self.choices[self.chosen or 0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _type(self, digit: int) -> None:
        """Choose by digits: 1 and shortly after 2 make 12."""
        bidding, before = self.bidding, self.chosen
        if bidding is None:
            return
        focus.note_keyboard()
        wanted = digit
        if before and self._typed.isValid() and not self._typed.hasExpired(TWO_DIGITS_MS):
            both = 10 * before + digit
            wanted = both if both <= bidding.highest else digit
        self._typed.start()
        self.choices[min(wanted, bidding.highest)].setChecked(True)
        self.take_focus()

    def _lay(self) -> None:
        if self.chosen is not None and self.isVisible():
            self.laid.emit(self.chosen)

    def _explain(self) -> None:
        """Say what the chosen bid makes of the team's."""
        bidding, words, bid = self.bidding, self._words, self.chosen
        if bidding is None:
            return
        self.button.setText(words.button(bid))
        self.button.setEnabled(bid is not None)
        if bid is None:
            self.sentence.setText(words.nothing_chosen())
            self._all.setText("")
        else:
            self.sentence.setText(self._sentence(bidding, bid))
            self._all.setText(words.all_tricks(bidding.highest, bidding.ours + bid + bidding.theirs))
        self._rest.updateGeometry()
        for choice in self.choices:
            choice.setAccessibleDescription(self.sentence.text() if choice.isChecked() else "")

    def _sentence(self, bidding: Bidding, bid: int) -> str:
        """What a bid makes of the team's."""
        words, team = self._words, bidding.ours + bid
        return words.makes(bid, team, bidding.partners) if bid else words.makes_sluff(team, bidding.partners)

    def retranslate(self) -> None:
        """Follow another language."""
        bidding, words = self.bidding, self._words
        self._title.setText(words.how_many())
        self._rules.setText(words.rules())
        self._heard_head.setText(words.heard())
        self._bid_head.setText(words.your_bid())
        self.setAccessibleName(words.how_many())
        if bidding is None:
            return
        self._rest.reserve_for(
            [words.nothing_chosen(), *(self._sentence(bidding, bid) for bid in (0, bidding.highest))]
        )
        self.heard.show_heard(bidding.heard)
        self.setAccessibleDescription(self.heard.accessibleName())
        for choice in self.choices:
            choice.setText(number(choice.tricks) if choice.tricks else words.sluff())
            choice.setAccessibleName(words.tricks(choice.tricks))
        self._explain()


class _Rest(QWidget):
    """What the longest sentence that can stand here would need besides, so that choosing moves nothing."""

    def __init__(self, sentence: Label) -> None:
        super().__init__()
        self._sentence = sentence
        self._longest: list[str] = []
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def reserve_for(self, texts: list[str]) -> None:
        """Keep room for each of these."""
        self._longest = texts
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """The sentence wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that the longest text needs beyond that of now."""
        longest = max((math.ceil(TextBlock(text, 14).height(width)) for text in self._longest), default=0)
        return max(longest - self._sentence.heightForWidth(width), 0)

    def sizeHint(self) -> QSize:
        """Nothing where the width is not known."""
        return QSize(0, 0)


class _Choice(BaseButton):
    """One possible bid.

    Signals:
        entered: Enter was pressed on the bid that is chosen.
    """

    entered = Signal()

    def __init__(self, tricks: int) -> None:
        super().__init__()
        self.tricks = tricks
        self.tight = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as the word or number needs."""
        width = TextBlock(self.words(), 16, 600).natural_width() + 10
        height = max(36.0, scaled(34)) if self.tight else max(48.0, scaled(40))
        return QSize(max(math.ceil(width), 28), round(height))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, and on what is chosen it bids."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isChecked():
            focus.note_key(event)
            self.entered.emit()
            return
        super().keyPressEvent(event)

    def draw(self, painter: QPainter) -> None:
        """Paint the choice; the chosen one is filled."""
        area, colors = QRectF(self.rect()), theme()
        if self.isChecked():
            rounded(painter, area, self.radius, self.shade(colors.game(GAME).accent))
        else:
            fill = colors.color("surface2") if self.underMouse() else None
            rounded(painter, area, self.radius, fill, colors.color("border"))
        ink = colors.color("on_accent" if self.isChecked() else "text")
        TextBlock(self.words(), 16, 600).draw(painter, area, ink, Qt.AlignmentFlag.AlignHCenter)


class _HeardRow(QWidget):
    """The bids in their order: heard ones filled, the own place ringed, those to come dashed."""

    GAP = 6.0

    def __init__(self, words: ScoreWords) -> None:
        super().__init__()
        self._words = words
        self._heard: tuple[Heard, ...] = ()
        self._tight = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def show_heard(self, heard: tuple[Heard, ...]) -> None:
        """Show these."""
        self._heard = heard
        self.setAccessibleName(joined(self._words.heard_spoken(h.name, h.bid, own=h.own) for h in heard))
        self.update()

    def set_tight(self, *, tight: bool) -> None:
        """Do with less height, or not."""
        if tight != self._tight:
            self._tight = tight
            self.updateGeometry()

    def _lines(self) -> tuple[float, float]:
        return TextBlock("", 13).line(), TextBlock("", 16).line()

    def sizeHint(self) -> QSize:
        """A name and a bid in each place."""
        return QSize(480, round(sum(self._lines()) + (4 if self._tight else 16)))

    def minimumSizeHint(self) -> QSize:
        """Names are shortened where there are many."""
        return QSize(400, self.sizeHint().height())

    def _said(self, heard: Heard) -> str:
        if heard.own:
            return self._words.now()
        if heard.bid is None:
            return "–"
        return number(heard.bid) if heard.bid else self._words.sluff()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the places."""
        if not self._heard:
            return
        width = (self.width() - self.GAP * (len(self._heard) - 1)) / len(self._heard)
        with mirroring(self) as painter:
            for place, heard in enumerate(self._heard):
                self._draw(painter, heard, QRectF(place * (width + self.GAP), 0, width, self.height()))

    def _draw(self, painter: QPainter, heard: Heard, area: QRectF) -> None:
        colors = theme()
        if heard.own:
            rounded(painter, area, 8, colors.color("accent_soft"), colors.game(GAME).accent, 2.0)
        elif heard.bid is not None:
            rounded(painter, area, 8, colors.color("surface2"))
        else:
            painter.setPen(QPen(colors.color("border"), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)
        first, second = self._lines()
        top = area.top() + (area.height() - first - second) / 2
        name, side = TextBlock(heard.name, 13), scaled(13)
        beside = self._names_beside_marks(area.width())
        ink = colors.color("text" if heard.own or heard.bid is not None else "text2")
        said = TextBlock(self._said(heard), 16, 600)
        room = area.width() - (4 if beside else side + 4 + 2 * MARK_EDGE)
        if said.natural_width() > room:
            said = TextBlock(said.text, 12, 600)
        upper, lower = name.natural_width() + 1, said.natural_width() + 1
        edge = max(min(MARK_EDGE, (area.width() - side - 4 - lower) / 2), 2.0)
        # Right before a number the cross of the other team would read as a plus: then both stand at the ends.
        left = area.center().x() - (side + 4 + upper) / 2 if beside else area.left() + edge
        line = QRectF(left, top if beside else top + first, side, first if beside else second)
        draw_team_mark(painter, QRectF(left, line.center().y() - side / 2, side, side), heard.team)
        upper_left = left + side + 4 if beside else area.center().x() - upper / 2
        lower_left = area.center().x() - lower / 2 if beside else area.right() - edge - lower
        name.draw(painter, QRectF(upper_left, top, upper + 1, first), colors.color("text"))
        said.draw(painter, QRectF(lower_left, top + first, lower + 1, second), ink)

    def _names_beside_marks(self, width: float) -> bool:
        """Whether every name has room beside its mark; else the marks stand beside the bids."""
        room = width - scaled(13) - 12
        return all(TextBlock(heard.name, 13).natural_width() <= room for heard in self._heard)
