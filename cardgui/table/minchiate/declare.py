"""The declare sheet: every verzicola of the hand with its sum, and what all others would know (MI-15)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.engine.cards import MATTO, Card
from cardgui.look.controls import Button, Hairline, Label, Link, ScrollColumn
from cardgui.look.controls.buttons import BaseButton
from cardgui.look.i18n import signed
from cardgui.look.icons import draw_icon
from cardgui.look.paint import mirroring, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION
from cardgui.look.type import scaled
from cardgui.models.minchiate_prompt import Declaring, worth
from cardgui.table.minchiate.count_words import RULE_DECLARE
from cardgui.table.minchiate.minis import draw_minis, mini_height, mini_width, minis_width
from cardgui.table.panels import SHADE, Panel

if TYPE_CHECKING:
    from cardgui.table.animator import Animator
    from cardgui.table.minchiate.count_words import CountWords
    from cardgui.table.minchiate.event_words import EventWords

WIDTH: Final = 776
GAME: Final = "minchiate"
HIGH, LOW = 66.0, 56.0
"""Height of an option, and where height lacks."""
SIDE_WIDTH: Final = 196
BONUS: Final = 5


class DeclarePanel(Panel):
    """What the person may declare; nothing is chosen beforehand.

    Signals:
        declared: a tuple of verzicole; empty for none.
        rule_wanted: the person wants to read the rule; its number.
    """

    declared = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget, animator: Animator, words: CountWords, events: EventWords) -> None:
        super().__init__(parent, animator, WIDTH)
        self._words, self._events = words, events
        self.declaring: Declaring | None = None
        self.options: list[VerzicolaOption] = []
        self._title = Label("", 24, 600, title=True, wrap=True)
        self._rule = Link("", 13)
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(RULE_DECLARE[0]))
        self._none = Label("", 14, wrap=True)
        self._list = QWidget()
        self._list_column = QVBoxLayout(self._list)
        self._list_column.setContentsMargins(2, 2, 6, 2)
        self._list_column.setSpacing(8)
        self._list_column.addStretch(1)
        self._area = ScrollColumn(self._list)
        self._line = Hairline(Qt.Orientation.Vertical)
        self._see = Label("", 12, 600, color="text2", wrap=True)
        self._count = Label("", 14, 600, wrap=True)
        self._seen = _Minis()
        self._then = Label("", 12, 600, color="text2", wrap=True)
        self._sum = Label("", 16, 600, wrap=True)
        self._resti = Label("", 13, wrap=True)
        self.nothing = Button("", "secondary", large=True)
        self.button = Button("", "game", game=GAME, large=True)
        self._lay_out()
        self.spare = [[self._resti], [self._see], [self._then, self._seen]]
        self.in_columns = True
        self.tighten = self._tighten
        self.nothing.clicked.connect(lambda: self.declared.emit(()))
        self.button.clicked.connect(lambda: self.declared.emit(self.chosen()))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._rule)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(4)
        for widget in (self._see, self._count, self._seen):
            side.addWidget(widget)
        side.addSpacing(8)
        for widget in (self._then, self._sum, self._resti):
            side.addWidget(widget)
        side.addStretch(1)
        self._side.setFixedWidth(SIDE_WIDTH)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self._area, 1)
        body.addWidget(self._line)
        body.addWidget(self._side)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self.nothing, 1)
        foot.addWidget(self.button, 1)
        self.column.addLayout(head)
        self.column.addSpacing(8)
        self.column.addWidget(self._none)
        self.column.addLayout(body, 1)
        self.column.addSpacing(14)
        self.column.addLayout(foot)

    def _tighten(self, tight: bool) -> None:  # noqa: FBT001 - see Panel.tighten
        edge = 10 if tight else 20
        self.column.setContentsMargins(SHADE + 22, SHADE + edge, SHADE + 22, SHADE + edge)
        for option in self.options:
            option.set_tight(tight=tight)

    def fit(self) -> None:
        """Fit to the table; where there is room left beside the other column, options keep their sentence."""
        super().fit()
        if any(option.tight for option in self.options):
            growth = sum(option.height_of(tight=False) - option.height_of(tight=True) for option in self.options)
            if self._list.sizeHint().height() + growth <= self._area.height():
                for option in self.options:
                    option.set_tight(tight=False)

    def chosen(self) -> tuple[tuple[Card, ...], ...]:
        """The verzicole that are chosen."""
        return tuple(option.cards for option in self.options if option.isChecked())

    def offer(self, declaring: Declaring) -> None:
        """Show what may be declared; what was chosen stays chosen while it is the same question."""
        if declaring != self.declaring:
            self.declaring = declaring
            for option in self.options:
                self._list_column.removeWidget(option)
                option.hide()
                option.deleteLater()
            self.options = [VerzicolaOption(cards, points, self._list) for cards, points in declaring.options]
            for option in self.options:
                self._list_column.insertWidget(self._list_column.count() - 1, option)
                option.toggled.connect(self.retranslate)
            self._wanted = WIDTH if self.options else 520
        self.retranslate()

    def retranslate(self) -> None:
        """Follow another choice or language."""
        held, words = self.declaring, self._words
        if held is None:
            return
        chosen = self.chosen()
        self._title.setText(words.declare_title())
        self._rule.setText(words.rules(*RULE_DECLARE))
        self._none.setText(words.none_to_declare())
        self.nothing.setText(words.declare_none() if self.options else words.go_on())
        self.button.setText(words.declare(len(chosen), held.points(chosen)))
        self.button.setEnabled(bool(chosen))
        for widget in (self._area, self._line, self._side, self.button):
            widget.setVisible(bool(self.options))
        self._none.setVisible(not self.options)
        for option in self.options:
            self._describe(option, held, chosen)
        seen = held.shows(chosen)
        self._see.setText(words.others_see())
        self._count.setText(words.of_your_cards(len(seen), held.hand))
        self._count.setToolTip(self._events.short(seen))
        self._seen.show_cards(seen)
        self._tell_sum(held, chosen)
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._none.text() if not self.options else self._count.text())
        if self.isVisible():
            self.fit()

    def _describe(self, option: VerzicolaOption, held: Declaring, chosen: tuple[tuple[Card, ...], ...]) -> None:
        words, cards = self._words, option.cards
        others = tuple(other for other in chosen if other != cards)
        known = {*held.seen, *held.shows(others)}
        new = tuple(card for card in held.shows((cards,)) if card not in known)
        if not new:
            shows = words.shows_nothing_new()
        elif option.isChecked() or not chosen:
            shows = words.shows(self._events.short(new))
        else:
            shows = words.would_show(self._events.short(new))
        bonus = BONUS if held.with_matto and MATTO not in cards else 0
        breakdown = words.breakdown([worth(card) for card in cards], bonus)
        option.show_words(self._events.verzicola(cards), shows, breakdown)
        option.setAccessibleName(words.option_spoken(option.name, shows, option.points))

    def _tell_sum(self, held: Declaring, chosen: tuple[tuple[Card, ...], ...]) -> None:
        words = self._words
        points, total = held.points(chosen), held.difference + held.points(chosen)
        left, resti = held.after(chosen)
        self._then.setText(words.then_lead(total))
        terms = [held.difference, points] if total >= 0 else [-held.difference, -points]
        self._sum.setText(words.sum(terms, total) if chosen else signed(held.difference) if held.difference else "")
        self._resti.setText(words.resti_then(abs(total), resti, abs(left)) if resti else "")

    def take_focus(self) -> None:
        """Give the focus to the first option, or to the only button."""
        target = self.options[0] if self.options else self.nothing
        target.setFocus(Qt.FocusReason.TabFocusReason)


class VerzicolaOption(BaseButton):
    """One verzicola of the hand."""

    radius = float(RADIUS_OPTION)

    def __init__(self, cards: tuple[Card, ...], points: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards, self.points = cards, points
        self.name = self._shows = self._breakdown = ""
        self.tight = False
        """Whether it is lower, without the sentence."""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_words(self, name: str, shows: str, breakdown: str) -> None:
        """Show other words."""
        self.name, self._shows, self._breakdown = name, shows, breakdown
        self.setText(name)
        self.setToolTip(shows)
        self.updateGeometry()
        self.update()

    def set_tight(self, *, tight: bool) -> None:
        """Be lower, without the sentence."""
        if tight != self.tight:
            self.tight = tight
            self.updateGeometry()
            self.update()

    def _cards_width(self) -> float:
        """Many cards overlap a little: no more than six side by side."""
        return minis_width(min(len(self.cards), 6))

    def height_of(self, *, tight: bool) -> int:
        """How high it is with the sentence or without."""
        if tight:
            return math.ceil(max(scaled(LOW), mini_height() + 12))
        words = TextBlock(self._shows, 13)
        inner = self._words_width(max(self.width(), 480))
        height = TextBlock(self.name, 14, 600).line() + words.height(inner) + 20
        return math.ceil(max(scaled(HIGH), height))

    def sizeHint(self) -> QSize:
        """As high as the sentence needs."""
        return QSize(400, self.height_of(tight=self.tight))

    def minimumSizeHint(self) -> QSize:
        """No lower than the hint."""
        return QSize(300, self.sizeHint().height())

    def _left(self) -> float:
        return 16 + scaled(22) + 14

    def _right_width(self) -> float:
        number, terms = TextBlock(signed(self.points), 16, 600), TextBlock(self._breakdown, 13)
        return max(number.natural_width(), min(terms.natural_width(), scaled(150))) + 4

    def _words_width(self, width: float) -> float:
        return max(width - self._left() - self._cards_width() - 28 - self._right_width() - 16, 60.0)

    def draw(self, painter: QPainter) -> None:
        """Draw check, cards, name, what it shows, points and their sum."""
        area, colors = QRectF(self.rect()), theme()
        accent = colors.game(GAME).accent
        if self.isChecked():
            rounded(painter, area, self.radius, colors.color("accent_soft"), accent, 2)
        else:
            fill = colors.color("surface2" if self.underMouse() else "surface")
            rounded(painter, area, self.radius, fill, colors.color("border"))
        self._draw_check(painter, QRectF(16, area.center().y() - scaled(11), scaled(22), scaled(22)))
        left = self._left()
        self._draw_cards(painter, left, area.center().y() - mini_height() / 2)
        left += self._cards_width() + 14
        width = self._words_width(area.width())
        name, shows = TextBlock(self.name, 14, 600), TextBlock(self._shows, 13)
        both = not self.tight
        height = name.height(width) + (shows.height(width) if both else 0.0)
        top = area.center().y() - height / 2
        name.draw(painter, QRectF(left, top, width, name.height(width)), colors.color("text"))
        if both:
            top += name.height(width)
            shows.draw(painter, QRectF(left, top, width, shows.height(width)), colors.color("text2"))
        self._draw_points(painter, area)

    def _draw_check(self, painter: QPainter, box: QRectF) -> None:
        colors = theme()
        accent = colors.game(GAME).accent
        if self.isChecked():
            rounded(painter, box, 5, accent)
            side = round(box.width() * 0.75)
            draw_icon(painter, "check", colors.color("on_accent"), box.center().x(), box.center().y(), side)
        else:
            rounded(painter, box, 5, colors.color("surface"), colors.color("border"), 2)

    def _draw_cards(self, painter: QPainter, left: float, top: float) -> None:
        step = (self._cards_width() - mini_width()) / max(len(self.cards) - 1, 1)
        for place, card in enumerate(self.cards):
            draw_minis(painter, left + place * step, top, (card,))

    def _draw_points(self, painter: QPainter, area: QRectF) -> None:
        colors, width = theme(), self._right_width()
        points, terms = TextBlock(signed(self.points), 16, 600), TextBlock(self._breakdown, 13)
        right = Qt.AlignmentFlag.AlignRight
        left = area.width() - 16 - width
        height = points.line() + terms.height(width)
        top = area.center().y() - height / 2
        points.draw(painter, QRectF(left, top, width, points.line()), colors.color("text"), right)
        room = QRectF(left, top + points.line(), width, terms.height(width))
        terms.draw(painter, room, colors.color("text2"), right)


class _Minis(QWidget):
    """Small cards in rows."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show these."""
        self._cards = cards
        self.updateGeometry()
        self.update()

    def _per_row(self) -> int:
        return max(int((SIDE_WIDTH - 2) // mini_width()), 1)

    def sizeHint(self) -> QSize:
        """As many rows as are needed, one at least, so that choosing does not move what is below."""
        rows = max(math.ceil(len(self._cards) / self._per_row()), 1)
        return QSize(SIDE_WIDTH, math.ceil(rows * (mini_height() + 4)))

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw them."""
        per_row = self._per_row()
        with mirroring(self) as painter:
            for start in range(0, len(self._cards), per_row):
                top = start // per_row * (mini_height() + 4)
                draw_minis(painter, 0, top, self._cards[start : start + per_row])
