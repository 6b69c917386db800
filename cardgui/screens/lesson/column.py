"""The left part of a lesson: where one is, what is said, what is to do, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QEvent, QRectF, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Canvas, Card, Hairline, IconButton, Label, Link, ScrollColumn
from cardgui.look.i18n import number
from cardgui.look.icons import draw_icon
from cardgui.look.paint import mirroring, rounded
from cardgui.look.theme import theme
from cardgui.look.tokens import ColorName
from cardgui.look.type import control, scaled
from cardgui.screens.lesson.prose import Prose

WIDTH: Final = 392
SIDE: Final = 32
HEAD_SIDE, HEAD_GAP = 12, 8
SEE_AIR = 12
"""Room left above and below what is scrolled to."""
LARGE: Final = 1.3
"""Scale of text from which buttons do without words where an icon says as much."""
TWO_COLUMNS: Final = 2
"""More short answers than these stand in two columns."""
Tone = Literal["goal", "right", "wrong"]
_TONES: Final[dict[Tone, tuple[str, ColorName, ColorName]]] = {
    "goal": ("flag", "accent", "accent_soft"),
    "right": ("check", "ok", "ok_soft"),
    "wrong": ("undo", "warn", "warn_soft"),
}
"""Tone → icon, ink and ground."""


class Progress(QWidget):
    """A bar in as many parts as the lesson has steps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = "truf"
        self._count, self._place, self._done = 1, 0, False
        self.setFixedHeight(5)
        theme().changed.connect(self.update)

    def show_step(self, count: int, place: int, *, done: bool) -> None:
        """Show how far one is: `place` counts from 0."""
        self._count, self._place, self._done = count, place, done
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the parts."""
        gap = 6.0
        width = (self.width() - gap * (self._count - 1)) / self._count
        with mirroring(self) as painter:
            for part in range(self._count):
                area = QRectF(part * (width + gap), 0, width, self.height())
                rounded(painter, area, 2.5, theme().color("surface2"))
                full = 1.0 if part < self._place or (part == self._place and self._done) else 0.5
                if part <= self._place:
                    area.setWidth(width * full)
                    rounded(painter, area, 2.5, theme().game(self.game).accent)


class Note(Card):
    """A coloured box: a title with an icon, and what it is about."""

    def __init__(self, tone: Tone, parent: QWidget | None = None) -> None:
        icon, color, ground = _TONES[tone]
        super().__init__(parent, fill=ground, line=None, radius=12)
        self._icon, self._color = icon, color
        self.title = Label(size=16, weight=600, color=color, wrap=True)
        self.text = Prose(14)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(18, 14, 18, 14)
        inside.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(0)
        self._room = QSpacerItem(0, 0)
        row.addItem(self._room)
        row.addWidget(self.title)
        inside.addLayout(row)
        inside.addWidget(self.text)
        theme().changed.connect(self._indent)
        self._row = row
        self._indent()

    def _indent(self) -> None:
        self._room.changeSize(round(scaled(18)) + 8, 0)
        self._row.invalidate()

    def say(self, title: str, text: str) -> None:
        """Show other words; nothing at all if there are none."""
        self.title.setText(title)
        self.text.say(text)
        self.text.setVisible(bool(text))
        self.setVisible(bool(title or text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and icon."""
        super().paintEvent(event)
        size = round(scaled(18))
        line = self.title.minimumSizeHint().height()
        with mirroring(self) as painter:
            draw_icon(painter, self._icon, theme().color(self._color), 18 + size / 2, 14 + line / 2, size)


class LessonColumn(Canvas):
    """See the module.

    Signals:
        leave: back to the list of lessons.
        back, show_me, forward: the buttons at the foot.
        rule_wanted: the rule under the text.
        lesson_wanted: another lesson with the same idea.
        sandbox_wanted: what lies on the table, to be changed.
    """

    leave = Signal()
    back = Signal()
    show_me = Signal()
    forward = Signal()
    rule_wanted = Signal(str)
    lesson_wanted = Signal(str)
    sandbox_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, fill="surface")
        self.setFixedWidth(WIDTH)
        self.back_button = IconButton("back")
        self.sandbox_button = IconButton("hand")
        self.path = Label(size=14, weight=600)
        self.place = Label(size=13, color="text2")
        self.progress = Progress()
        self.step = Label(size=13, color="text2")
        self.title = Label(size=30, title=True, wrap=True)
        self.paragraphs: list[Prose] = []
        self.goal = Note("goal")
        self.right = Note("right")
        self.wrong = Note("wrong")
        self.rule = Link(size=13)
        self.own = QVBoxLayout()
        """What the step asks with besides answers: a button."""
        self._answers = QGridLayout()
        self.links = QVBoxLayout()
        self.go_back = Button()
        self.show_button = Button(kind="quiet", icon="hint")
        self.next_button = Button(kind="primary")
        self._rule = ""
        self._lay_out()
        self.back_button.clicked.connect(self.leave)
        self.sandbox_button.clicked.connect(self.sandbox_wanted)
        self.go_back.clicked.connect(self.back)
        self.show_button.clicked.connect(self.show_me)
        self.next_button.clicked.connect(self.forward)
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(self._rule))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(HEAD_SIDE, 0, HEAD_SIDE, 0)
        head.setSpacing(HEAD_GAP)
        head.addWidget(self.back_button)
        head.addWidget(self.path)
        head.addWidget(self.place)
        head.addStretch(1)
        head.addWidget(self.sandbox_button)
        self._head = QWidget()
        self._head.setLayout(head)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(SIDE, 24, SIDE, 16)
        column.setSpacing(0)
        column.addWidget(self.progress)
        column.addSpacing(8)
        column.addWidget(self.step)
        column.addSpacing(12)
        column.addWidget(self.title)
        column.addSpacing(8)
        self._text = QVBoxLayout()
        self._text.setSpacing(12)
        column.addLayout(self._text)
        column.addSpacing(16)
        for note in (self.goal, self.wrong, self.right):
            column.addWidget(note)
            column.addSpacing(10)
        self._answers.setSpacing(8)
        column.addLayout(self._answers)
        column.addLayout(self.own)
        column.addSpacing(6)
        column.addWidget(self.rule)
        column.addLayout(self.links)
        column.addStretch(1)
        self.area = ScrollColumn(page, lines=True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._head)
        whole.addWidget(Hairline())
        whole.addWidget(self.area, 1)
        whole.addLayout(self._foot())
        theme().changed.connect(self._fit)
        self._fit()

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(SIDE, 12, SIDE, 20)
        foot.setSpacing(8)
        foot.addWidget(self.go_back)
        foot.addWidget(self.show_button)
        foot.addStretch(1)
        foot.addWidget(self.next_button)
        # The column does not grow: where they have no room, words go on a second line, and the foot is higher.
        policy = self.next_button.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        self.next_button.setSizePolicy(policy)
        return foot

    def _fit(self) -> None:
        self._head.setFixedHeight(control(59))
        self.retranslate()

    def say(self, text: str) -> None:
        """Show other paragraphs."""
        said = text.split("\n\n") if text else []
        while len(self.paragraphs) < len(said):
            self.paragraphs.append(Prose(16))
            self._text.addWidget(self.paragraphs[-1])
        for place, paragraph in enumerate(self.paragraphs):
            paragraph.setVisible(place < len(said))
            paragraph.say(said[place] if place < len(said) else "")

    def show_rule(self, rule: str) -> None:
        """Show which rule the step is about; "" for none."""
        self._rule = rule
        self.rule.setVisible(bool(rule))
        self.retranslate()

    def show_place(self, path: str, game: str, lesson: tuple[int, int] | None) -> None:
        """Show in which path one is, and at which of how many lessons."""
        self.path.setText(path)
        self.progress.game = game
        self._lesson = lesson
        self.retranslate()

    _lesson: tuple[int, int] | None = None
    _step: tuple[int, int] | None = None
    _exercise = False

    def show_step(self, place: int, count: int, *, done: bool, exercise: bool = False) -> None:
        """Show at which step or exercise one is, `place` from 0; of none, where count is 0."""
        self._step, self._exercise = (place, count) if count else None, exercise
        self.progress.setVisible(bool(count))
        self.step.setVisible(bool(count))
        if count:
            self.progress.show_step(count, place, done=done)
        self.retranslate()

    def show_links(self, links: Sequence[tuple[str, str, int, str]]) -> None:
        """Lead to other lessons: for each its id, game, number and title."""
        self.clear(self.links)
        if links:
            self.links.addWidget(Label(self.tr("The same idea in another game"), 13, 600, "text2"))
        for lesson, game, place, title in links:
            name = self.tr("{game} {number}: {title}").format(game=game, number=number(place), title=title)
            link = Link(name, 13)
            link.clicked.connect(lambda _=False, lesson=lesson: self.lesson_wanted.emit(lesson))
            self.links.addWidget(link)

    def _has_room(self) -> bool:
        """Whether the head has room to say which lesson it is; with large text a long name may leave none."""
        button = self.sandbox_button
        shown: list[QWidget] = [self.back_button, self.path, self.place, *([] if button.isHidden() else [button])]
        return sum(one.sizeHint().width() + HEAD_GAP for one in shown) + 2 * HEAD_SIDE <= WIDTH

    def see(self, note: QWidget) -> None:
        """Scroll so far that a note can be seen, and as many answers below it as fit, as soon as it has its place."""

        def scroll() -> None:
            answers = self._answers.geometry()
            foot = max(note.geometry().bottom(), answers.bottom() if self._answers.count() else 0) + SEE_AIR
            self.area.ensureVisible(0, foot, 0, 0)
            self.area.ensureVisible(0, note.geometry().top() - SEE_AIR, 0, 0)

        QTimer.singleShot(0, note, scroll)

    def arrange(self, answers: Sequence[Button]) -> None:
        """Put answers below each other, short ones in two columns; those of the step before are gone."""
        while (item := self._answers.takeAt(0)) is not None:
            old = item.widget()
            if old is not None and old not in answers:
                old.hide()
                old.deleteLater()
        narrow = (WIDTH - 2 * SIDE - 16) // 2
        columns = 2 if len(answers) > TWO_COLUMNS and max(b.sizeHint().width() for b in answers) <= narrow else 1
        for place, button in enumerate(answers):
            self._answers.addWidget(button, place // columns, place % columns)

    def clear(self, box: QVBoxLayout) -> None:
        """Take everything out of a box."""
        while (item := box.takeAt(0)) is not None:
            inside = item.widget()
            if inside is not None:
                inside.hide()
                inside.deleteLater()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.back_button.setText(self.tr("All lessons"))
        self.sandbox_button.setText(self.tr("Open in sandbox"))
        self.go_back.setText(self.tr("Back"))
        show_me = self.tr("Show me")
        # With large text there is room for the icon alone.
        self.show_button.setText("" if theme().scale >= LARGE else show_me)
        self.show_button.setToolTip(show_me if theme().scale >= LARGE else "")
        self.show_button.setAccessibleName(show_me)
        if self._lesson is not None:
            self.place.setText(
                self.tr("Lesson {place} of {count}").format(
                    place=number(self._lesson[0]), count=number(self._lesson[1])
                )
            )
        self.place.setVisible(self._lesson is not None and self._has_room())
        if self._step is not None:
            exercise, step = self.tr("Exercise {place} of {count}"), self.tr("Step {place} of {count}")
            words = exercise if self._exercise else step
            self.step.setText(words.format(place=number(self._step[0] + 1), count=number(self._step[1])))
        self.rule.setText(self.tr("Rule {number}").format(number=self._rule))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and a line towards the table."""
        super().paintEvent(event)
        with mirroring(self) as painter:
            painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), theme().color("line"))
