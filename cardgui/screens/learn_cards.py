"""The cards of the list of lessons: the next one, a path with its lessons, an idea that games share."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import BaseButton, Button, Card, Hairline, Label, ProgressBar
from cardgui.look.i18n import number
from cardgui.look.icons import draw_icon, draw_tiles
from cardgui.look.paint import mirror_margins, mirrored, mirroring, rounded, rounded_path
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import LEAST_TARGET
from cardgui.look.type import control, scaled
from cardgui.teaching.exercises import exercises
from cardgui.teaching.lessons import TABLE_OF, LessonError, ids, number_of, path_of, titles

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent
    from PySide6.QtWidgets import QLayout

    from cardgui.screens.lesson.words import LessonTerms
    from cardgui.teaching.progress import Progress

TILE: Final = 66
MARK: Final = 34


def draw_tile(painter: QPainter, area: QRectF, game: str, radius: float) -> None:
    """Draw a piece of a game's pattern on its colour."""
    painter.save()
    painter.setClipPath(rounded_path(area, radius))
    painter.fillRect(area, theme().game(game).ground)
    draw_tiles(painter, area, game, theme().color("card"), area.height() / 2, 0.85)
    painter.restore()


class Tile(QWidget):
    """A square of a game's pattern."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.setFixedSize(MARK, MARK)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the pattern."""
        with mirroring(self) as painter:
            draw_tile(painter, QRectF(self.rect()), self.game, 8)


class LessonButton(BaseButton):
    """One lesson in a list: its number or a check, and its title; the next one stands out."""

    PAD, GAP = 8.0, 8.0

    def __init__(self, place: str, game: str, *, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place, self._game, self._icon = place, game, icon
        self.tiled = False
        """Whether a piece of the game's pattern stands in place of the number, and the check at the end."""
        self._note = ""
        self.done = self.next = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_state(self, *, done: bool, following: bool) -> None:
        """Show whether it is done, and whether it is the next."""
        self.done, self.next = done, following
        self.updateGeometry()
        self.update()

    def set_words(self, title: str, note: str = "", spoken: str = "") -> None:
        """Show other words: a title, what stands at the end, and all of it as it is read."""
        self._note = note
        self.setText(title)
        self.setAccessibleName(spoken or title)

    def _block(self) -> TextBlock:
        return TextBlock(self.words(), 14, 600 if self.next else 400)

    def _note_block(self) -> TextBlock:
        return TextBlock(self._note, 13)

    def _mark_width(self) -> float:
        return scaled(20)

    def _beside(self) -> float:
        """Width that is not the title's."""
        end = self._note_block().natural_width() + self.GAP if self._note else 0.0
        end += scaled(14) + self.GAP if self.next or self.tiled else 0.0
        return 2 * self.PAD + self._mark_width() + self.GAP + end + 1

    def sizeHint(self) -> QSize:
        """Return the size with the title on one line."""
        width = math.ceil(TextBlock(self.words(), 14, 600).natural_width() + self._beside())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least width at which no word is cut."""
        width = math.ceil(TextBlock(self.words(), 14, 600).least_width() + self._beside())
        return QSize(width, self._least_height())

    def _least_height(self) -> int:
        return control(LEAST_TARGET)

    def hasHeightForWidth(self) -> bool:
        """Whether the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width: more when the title wraps."""
        return max(self._least_height(), math.ceil(self._block().height(width - self._beside())) + 6)

    def draw(self, painter: QPainter) -> None:
        """Paint mark, title and note."""
        colors, area = theme(), QRectF(self.rect())
        if self.next:
            rounded(painter, area, self.radius, colors.color("accent_soft"))
        elif self.underMouse() or self.isDown():
            rounded(painter, area, self.radius, colors.color("surface2"))
        accent, middle = colors.game(self._game).accent, area.center().y()
        width = self._mark_width()
        if self.tiled:
            side = round(scaled(18))
            draw_tile(painter, QRectF(self.PAD, middle - side / 2, side, side), self._game, 4)
            if self.done:
                draw_icon(painter, "check", accent, area.right() - self.PAD - 8, middle, round(scaled(16)))
        elif self.done or self._icon:
            icon = "check" if self.done else self._icon
            draw_icon(painter, icon, accent, self.PAD + width / 2, middle, round(scaled(16)))
        else:
            ink = accent if self.next else colors.color("text2")
            place = TextBlock(self._place, 13, 600 if self.next else 400)
            place.draw(painter, QRectF(self.PAD, 0, width, area.height()), ink, Qt.AlignmentFlag.AlignHCenter)
        left = self.PAD + width + self.GAP
        room = area.width() - self._beside()
        ink = colors.color("text2" if self.done and not self.underMouse() else "text")
        self._block().draw(painter, QRectF(left, 0, room, area.height()), ink)
        if self.next:
            side = round(scaled(14))
            draw_icon(painter, "play", accent, area.right() - self.PAD - side / 2, middle, side)
        elif self._note:
            note = self._note_block()
            box = QRectF(area.right() - self.PAD - note.natural_width() - 1, 0, note.natural_width() + 1, area.height())
            note.draw(painter, box, colors.color("text2"))


class NextCard(Card):
    """The lesson to go on with."""

    start = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = "truf"
        self.caption = Label(size=12, weight=600, color="text2")
        self.title = Label(size=16, weight=600, wrap=True)
        self.about = Label(size=14, color="text2", wrap=True)
        self.button = Button(kind="primary", icon="play")
        self.button.clicked.connect(self.start)
        words_box = QVBoxLayout()
        words_box.setSpacing(0)
        words_box.addStretch(1)
        for part in (self.caption, self.title, self.about):
            words_box.addWidget(part)
        words_box.addStretch(1)
        row = QHBoxLayout(self)
        row.setSpacing(16)
        row.addLayout(words_box, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setMinimumHeight(TILE)
        self._leave_room(row)

    def _leave_room(self, row: QLayout) -> None:
        """Keep the words off the pattern, which stands where lines begin."""
        row.setContentsMargins(TILE + 20, 10, 20, 10)
        if mirrored(self):
            mirror_margins(row)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of direction."""
        super().changeEvent(event)
        row = self.layout()
        if event.type() == QEvent.Type.LayoutDirectionChange and row is not None:
            self._leave_room(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint surface and pattern."""
        super().paintEvent(event)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with mirroring(self) as painter:
            painter.setClipPath(rounded_path(area, self.radius - 1))
            square = QRectF(area.left(), area.top(), TILE, area.height())
            painter.fillRect(square, theme().game(self.game).ground)
            draw_tiles(painter, square, self.game, theme().color("card"), TILE / 2, 0.85)


class PathCard(Card):
    """One path: its lessons in order, and its exercises.

    Signals:
        lesson: the person wants this lesson. exercise: they want the exercises.
    """

    lesson = Signal(str)
    exercise = Signal(str)

    def __init__(self, path: str, *, wide: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.wide = wide
        game = TABLE_OF.get(path, path)
        self.faults: set[str] = set()
        """What cannot be read of it, as is of use to who looks after the files."""
        self._exercises, self._exercise_fault = 0, ""
        try:
            self._exercises = len(exercises(path))
        except LessonError as error:
            self._exercise_fault = str(error)
        self.name = Label(size=16 if wide else 22, weight=600, title=not wide)
        self.count = Label(size=13, color="text2")
        self.bar = ProgressBar(game)
        self.buttons = {lesson: LessonButton(number(number_of(lesson)), game) for lesson in self._listed()}
        for lesson, button in self.buttons.items():
            button.clicked.connect(lambda _=False, lesson=lesson: self.lesson.emit(lesson))
        self.more = LessonButton("", game, icon="cards")
        self.more.clicked.connect(lambda: self.exercise.emit(path))
        if wide:
            self._lay_row()
        else:
            self._lay_column(game)

    def _titles(self) -> dict[str, tuple[str, str]]:
        try:
            return titles(self.path, theme().language)
        except LessonError as error:
            self.faults.add(str(error))
            return {}

    def _listed(self) -> list[str]:
        """The lessons of the path: those of which only words are left, too, so that nothing vanishes silently."""
        return sorted({*ids(self.path), *self._titles()}, key=number_of)

    def _lay_row(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(8)
        row.addWidget(self.name)
        self._inside = QGridLayout()
        self._inside.setSpacing(4)
        for place, button in enumerate(self.buttons.values()):
            self._inside.addWidget(button, 0, place)
        row.addLayout(self._inside, 1)
        row.addWidget(self.count)
        self.bar.hide()
        self.more.hide()

    def set_narrow(self, *, narrow: bool) -> None:
        """Put the lessons of a wide card in two lines."""
        if not self.wide:
            return
        columns = 2 if narrow else len(self.buttons)
        for place, button in enumerate(self.buttons.values()):
            self._inside.addWidget(button, place // columns, place % columns)

    def _lay_column(self, game: str) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(16, 12, 16, 10)
        head.setSpacing(12)
        head.addWidget(Tile(game), 0, Qt.AlignmentFlag.AlignVCenter)
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(self.name)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.bar, 1, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self.count)
        names.addLayout(line)
        head.addLayout(names, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Hairline())
        inside = QVBoxLayout()
        inside.setContentsMargins(8, 6, 8, 6)
        inside.setSpacing(0)
        for button in self.buttons.values():
            inside.addWidget(button)
        inside.addStretch(1)
        column.addLayout(inside, 1)
        if self._exercises:
            column.addWidget(Hairline())
            foot = QVBoxLayout()
            foot.setContentsMargins(8, 4, 8, 4)
            foot.addWidget(self.more)
            column.addLayout(foot)
        else:
            self.more.hide()

    def show_progress(self, progress: Progress, following: str) -> None:
        """Show what is done."""
        for lesson, button in self.buttons.items():
            button.show_state(done=lesson in progress.done, following=lesson == following)
        self.done = progress.count(tuple(self.buttons))
        self.exercised = progress.count([f"{self.path}:{place}" for place in range(1, self._exercises + 1)])
        self.bar.show_part(self.done / max(len(self.buttons), 1))
        self.more.show_state(done=0 < self._exercises == self.exercised, following=False)

    done = 0
    exercised = 0

    def retranslate(self, terms: LessonTerms) -> None:
        """Show all words in the language of now."""
        self.name.setText(terms.path(self.path))
        of = self.tr("{done} of {count}")
        self.count.setText(of.format(done=number(self.done), count=number(len(self.buttons))))
        self.faults = {self._exercise_fault} - {""}
        said, whole = self._titles(), ids(self.path)
        for lesson, button in self.buttons.items():
            state = self.tr("done") if button.done else self.tr("next") if button.next else ""
            title, idea = said.get(lesson, ("", ""))
            spoken = self.tr("Lesson {number}: {title}").format(number=number(number_of(lesson)), title=title)
            if not title or lesson not in whole:
                self.faults.add(lesson)
                state = self.tr("cannot be shown")
            if not title:
                title = spoken = self.tr("Lesson {number}").format(number=number(number_of(lesson)))
            button.set_words(title, spoken=f"{spoken}, {state}" if state else spoken)
            button.setToolTip(idea)
        if not self._exercises:
            return
        note = of.format(done=number(self.exercised), count=number(self._exercises))
        title = self.tr("%Ln exercise(s)", "", self._exercises)
        self.more.set_words(title, note, spoken=f"{title}, {note}")


class IdeaCard(Card):
    """An idea that several games share, with links to its lessons."""

    lesson = Signal(str)

    def __init__(self, idea: str, lessons: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12)
        self.idea = idea
        self.title = Label(size=14, weight=600, wrap=True)
        self.text = Label(size=13, color="text2", wrap=True)
        self.buttons = {lesson: LessonButton("", TABLE_OF.get(path_of(lesson), path_of(lesson))) for lesson in lessons}
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(2)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addStretch(1)
        for lesson, button in self.buttons.items():
            button.tiled = True
            button.clicked.connect(lambda _=False, lesson=lesson: self.lesson.emit(lesson))
            column.addWidget(button)

    def show_progress(self, progress: Progress) -> None:
        """Tick what is known."""
        for lesson, button in self.buttons.items():
            button.show_state(done=lesson in progress.done, following=False)

    def retranslate(self, terms: LessonTerms, said: tuple[str, str]) -> None:
        """Show all words in the language of now."""
        self.title.setText(said[0])
        self.text.setText(said[1])
        done = self.tr("done")
        for lesson, button in self.buttons.items():
            name = self.tr("{game} {number}").format(game=terms.path(path_of(lesson)), number=number(number_of(lesson)))
            button.set_words(name, spoken=f"{name}, {done}" if button.done else name)
