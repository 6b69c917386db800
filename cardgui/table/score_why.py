"""How a score came about: the tricks that counted, in order, and what else brought points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look import focus
from cardgui.look.controls import Button, IconButton, Label, ScrollColumn
from cardgui.look.paint import mirroring
from cardgui.look.sentences import joined
from cardgui.look.type import scaled
from cardgui.models.furnished import advises
from cardgui.table.registry import GAME_TABLES
from cardgui.table.seats import draw_portrait
from cardgui.table.teams import draw_team_mark, team_of
from cardgui.table.why_rows import Reason, TrickRow
from cardgui.table.why_words import Said, WhyWords
from cardgui.table.words import TableWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.models.score_why import Why, WhyTrick
    from cardgui.table.faces import Faces

MARK = 36
LINE = 48
"""Pixels that an arrow key scrolls."""
_STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_LINES: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PAGES: dict[int, int] = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_KEYS = frozenset({*_STEPS, *_LINES, *_PAGES})


class _Mark(QWidget):
    """The player's portrait, or the mark of a side."""

    def __init__(self) -> None:
        super().__init__()
        self.side, self.name, self.by_sides = 0, "", False
        self.setFixedSize(MARK, MARK)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw it."""
        area = QRectF(self.rect())
        with mirroring(self) as painter:
            if self.by_sides:
                draw_team_mark(painter, area.adjusted(5, 5, -5, -5), team_of(self.side))
            else:
                draw_portrait(painter, area, self.side, self.name)


class _Reasons(QWidget):
    """All reasons, one below the other; read as one text.

    Signals:
        pressed: a key that the scrolled area around it would otherwise keep for itself.
    """

    pressed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(2, 2, 12, 2)
        self.column.setSpacing(0)
        self.rows: list[Reason | TrickRow] = []

    def show_rows(self, rows: Sequence[Reason | TrickRow]) -> None:
        """Show other reasons."""
        while (item := self.column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = list(rows)
        for row in rows:
            self.column.addWidget(row)
        self.column.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on what turns pages."""
        focus.note_key(event)
        if event.key() in _KEYS:
            self.pressed.emit(event.key())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the focus is."""
        super().focusInEvent(event)
        viewport = self.parentWidget()
        if viewport is not None:
            focus.gained(viewport, event, lambda: (QRectF(viewport.rect()).adjusted(4, 4, -4, -4), 8))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        viewport = self.parentWidget()
        if viewport is not None:
            focus.lost(viewport)


class ScoreWhy(QWidget):
    """Explains one score; the arrows go to the next one.

    Signals:
        closed: the person has read enough.
        stepped: −1 for the score before, +1 for the next.
        rule_wanted: the person wants to read a rule; its number.
        review: they want to go over the deal.
    """

    closed = Signal()
    stepped = Signal(int)
    rule_wanted = Signal(str)
    review = Signal()

    def __init__(self, game: str, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        own = GAME_TABLES[game]
        if own.why is None:
            raise ValueError(f"{game} does not explain its scores")
        self._faces = faces
        self._game = game
        self.words = WhyWords(self)
        self._own = own.why(self, self.words)
        self._cards = TableWords(self, own.pack)
        self._shown: tuple[Why | None, Sequence[str], Sequence[str]] = (None, (), ())
        self._mark = _Mark()
        self._caption = Label("", 12, 600, color="text2", wrap=True)
        self.title = Label("", 24, 600, title=True, wrap=True)
        self.close_button = IconButton("close")
        self.reasons = _Reasons()
        self.area = ScrollColumn(self.reasons, lines=True)
        self.before_button, self.next_button = IconButton("back"), IconButton("chevron-right")
        self._arrows = Label("", 13, color="text2", wrap=True)
        self.review_button = Button("", "secondary", icon="eye")
        self._lay_out()
        self.review_button.setVisible(advises(game))
        self.reasons.pressed.connect(self._on_key)
        self.close_button.clicked.connect(self.closed)
        self.before_button.clicked.connect(lambda: self.stepped.emit(-1))
        self.next_button.clicked.connect(lambda: self.stepped.emit(1))
        self.review_button.clicked.connect(self.review)
        self.retranslate()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._caption)
        words.addWidget(self.title)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.before_button)
        foot.addWidget(self.next_button)
        foot.addWidget(self._arrows, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.review_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.area, 1)
        column.addLayout(foot)

    def show_score(
        self, why: Why | None, names: Sequence[str], scored: Sequence[str], side: int, *, first: bool, last: bool
    ) -> None:
        """Show how a score came about.

        Args:
            why: the reasons; None where the deal's record cannot be replayed.
            names: of the seats; the person's is that of "You".
            scored: of those who have scores: the same, or the two sides.
            side: whose score it is.
            first, last: whether it is the first or last score there is.
        """
        self._shown = why, names, scored
        self._mark.side, self._mark.name, self._mark.by_sides = side, scored[side], len(scored) < len(names)
        self._mark.update()
        self.before_button.setEnabled(not first)
        self.next_button.setEnabled(not last)
        self._tell()
        self.area.verticalScrollBar().setValue(0)
        if self.reasons.hasFocus():
            event = QAccessibleAnnouncementEvent(self.reasons, self.reasons.accessibleName())
            QAccessible.updateAccessibility(event)

    def take_focus(self) -> None:
        """Give the focus to what is read."""
        self.reasons.setFocus(Qt.FocusReason.OtherFocusReason)

    # what is said ----------------------------------------

    def _tell(self) -> None:
        why, names, scored = self._shown
        if why is None:
            self._caption.setText("")
            self.title.setText(scored[self._mark.side] if scored else "")
            self._fill([Reason(Said(self.words.unreadable(), "", 0), self.words)])
            return
        self._caption.setText(self._own.about(why, names))
        self.title.setText(self.words.title(scored[why.side], why.score))
        rows: list[Reason | TrickRow] = [self._reason(self._own.part(part, names)) for part in why.first]
        rows += [self._trick(trick, why, names) for trick in why.tricks]
        rows += [self._reason(self._own.part(part, names)) for part in why.last]
        rows += [self._reason(Said(text, "", 0, rule), quiet=True) for text, rule in self._own.foot(why)]
        if not why.tricks and not why.last:
            rows.append(Reason(Said(self.words.no_tricks(), "", 0), self.words, quiet=True))
        self._fill(rows)

    def _fill(self, rows: list[Reason | TrickRow]) -> None:
        self.reasons.show_rows(rows)
        head = [self._caption.text(), self.title.text()]
        self.reasons.setAccessibleName(joined([*head, *(row.accessibleName() for row in rows)]))

    def _reason(self, said: Said, *, quiet: bool = False) -> Reason:
        row = Reason(said, self.words, quiet=quiet)
        row.rule_wanted.connect(self.rule_wanted)
        return row

    def _trick(self, trick: WhyTrick, why: Why, names: Sequence[str]) -> TrickRow:
        words, cards = self.words, self._cards.cards
        led = words.led_by(names[trick.leader]) if trick.leader else words.led_by_you()
        said = self._own.trick(trick)
        notes = self._own.notes(trick, why, names)
        shown = [(text, words.rule(rule) if rule else "") for text, rule in notes]
        row = TrickRow(trick, names, self._faces, self._game, words.trick(trick.number), led, said, shown)
        spoken = [
            (words.wins if card.seat == trick.winner else words.plays)(names[card.seat], cards.inside(card.card))
            for card in trick.cards
        ]
        value = joined([said.text, said.value])
        sentence = words.spoken(words.trick(trick.number), led, spoken, value)
        row.setAccessibleName(joined([sentence, *(text for text, _ in notes)]))
        return row

    # input ----------------------------------------

    def _on_key(self, key: int) -> None:
        """Left and right go to other scores, up and down scroll."""
        bar = self.area.verticalScrollBar()
        if key in _STEPS:
            button = self.before_button if _STEPS[key] < 0 else self.next_button
            if button.isEnabled():
                self.stepped.emit(_STEPS[key])
        elif key in _LINES:
            bar.setValue(bar.value() + round(_LINES[key] * scaled(LINE)))
        else:
            bar.setValue(bar.value() + _PAGES[key] * bar.pageStep())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As high as there is room."""
        return QSize(480, 620)

    def minimumSizeHint(self) -> QSize:
        """Little: the reasons scroll."""
        return QSize(320, 240)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        words = self.words
        self.setAccessibleName(words.name())
        self.close_button.setText(words.close())
        self.before_button.setText(words.before())
        self.next_button.setText(words.following())
        self._arrows.setText(words.arrows())
        self.review_button.setText(words.review())
        self._cards.cards.retranslate()
        if self._shown[2]:
            self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
