"""The home screen: take up the newest unfinished game, choose a game, see how the last one ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Canvas, Card, Label, ScrollColumn
from cardgui.look.i18n import day, number
from cardgui.look.icons import draw_tiles
from cardgui.look.paint import mirroring, rounded_path
from cardgui.look.theme import theme
from cardgui.look.tokens import NARROW
from cardgui.screens.game_card import GameCard
from cardgui.screens.games import GAMES
from cardgui.screens.notices import Badge, NoticeStack
from cardgui.screens.words import outcome, standing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardgui.screens.games import GameEntry
    from cardgui.screens.match_facts import MatchFacts

TILE = 76


class ContinueBar(Card):
    """The newest unfinished game and where it stands, and how many others there are.

    Signals:
        resume: the person wants to go on with it.
        show_others: the person wants to see the others.
    """

    resume = Signal()
    show_others = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: MatchFacts | None = None
        self._others = 0
        self._caption = Label(size=12, weight=600, color="text2")
        self._title = Label(size=16, weight=600, wrap=True)
        self._stands = Label(size=14, color="text2", wrap=True)
        self.others = Button(kind="quiet")
        self.others.clicked.connect(self.show_others)
        self.button = Button(kind="primary", icon="play")
        self.button.clicked.connect(self.resume)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._caption)
        self._line = QHBoxLayout()
        self._line.setSpacing(12)
        self._line.addWidget(self._title, 0, Qt.AlignmentFlag.AlignVCenter)
        self._line.addWidget(self._stands, 1, Qt.AlignmentFlag.AlignVCenter)
        words.addLayout(self._line)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 12, 20, 12)
        row.setSpacing(16)
        row.addSpacing(TILE)
        row.addLayout(words, 1)
        row.addWidget(self.others, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setMinimumHeight(TILE)

    def show_match(self, match: MatchFacts, others: int) -> None:
        """Show a match; so many others are unfinished, too."""
        self._match, self._others = match, others
        self.others.setVisible(others > 0)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._caption.setText(self.tr("Continue"))
        self.button.setText(self.tr("Resume"))
        self.others.setText(self.tr("%Ln more unfinished", "", self._others))
        if self._match is not None:
            match = self._match
            self._title.setText(
                self.tr("{game}, deal {deal} of {deals}").format(
                    game=match.entry.name(), deal=number(match.deal), deals=number(match.deals)
                )
            )
            self._stands.setText(standing(match))
            self.button.setAccessibleName(self.tr("Resume {game}").format(game=self._title.text()))
            self.button.setAccessibleDescription(self._stands.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint surface and tile."""
        super().paintEvent(event)
        if self._match is None:
            return
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        square = QRectF(area.left(), area.top(), TILE, area.height())
        with mirroring(self) as painter:
            painter.setClipPath(rounded_path(area, self.radius - 1))
            painter.fillRect(square, theme().game(self._match.entry.id).ground)
            draw_tiles(painter, square, self._match.entry.id, theme().color("card"), TILE / 2, 0.85)


class _Offer(Card):
    """A badge, three lines and a button.

    Signals:
        wanted: the button was pressed.
    """

    wanted = Signal()

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = Label(size=12, weight=600, color="text2")
        self._title = Label(size=16, weight=600, wrap=True)
        self._about = Label(size=13, color="text2", wrap=True)
        self.button = Button()
        self.button.clicked.connect(self.wanted)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        for part in (self._caption, self._title, self._about):
            words.addWidget(part)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 14, 20, 14)
        row.setSpacing(16)
        row.addWidget(Badge(icon, "accent", "accent_soft"), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setMinimumHeight(92)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class NextLesson(_Offer):
    """The lesson to go on with; its words come from the lessons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("book", parent)
        self.retranslate()

    def show_title(self, title: str) -> None:
        """Show which it is."""
        self._title.setText(title)
        self.button.setAccessibleDescription(title)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._caption.setText(self.tr("Next lesson"))
        self._about.setText(self.tr("About 3 minutes"))
        self.button.setText(self.tr("Start"))
        self.button.setAccessibleName(self.tr("Start the next lesson"))


class LastMatch(_Offer):
    """How the last finished game ended."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("ledger", parent)
        self._match: MatchFacts | None = None

    def show_match(self, match: MatchFacts) -> None:
        """Show a match."""
        self._match = match
        self.retranslate()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._caption.setText(self.tr("Last game"))
        self.button.setText(self.tr("Open ledger"))
        if self._match is not None:
            match = self._match
            self._title.setText(self.tr("{game}, {outcome}").format(game=match.entry.name(), outcome=outcome(match)))
            when = day(match.ended or match.started)
            deals = self.tr("%Ln deal(s)", "", match.played)
            self._about.setText(self.tr("{day}. {deals}").format(day=when, deals=deals))


class HomeScreen(QWidget):
    """Choose a game, or go on with one.

    Signals:
        play: id of the game a person wants to play.
        resume: id of the match a person wants to go on with.
        open_ledger: id of the match a person wants to see.
        learn: id of the game whose lessons a person wants; nothing for the next lesson of all.
    """

    play = Signal(str)
    learn = Signal(str)
    resume = Signal(str)
    open_ledger = Signal(str)

    def __init__(self, games: Sequence[GameEntry] = GAMES, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open: MatchFacts | None = None
        self._last: MatchFacts | None = None
        self._page = Canvas()
        self._column = QVBoxLayout(self._page)
        self._heading = Label(size=34, title=True, wrap=True)
        self.notices = NoticeStack(self._page)
        self.continue_bar = ContinueBar()
        self.next_lesson = NextLesson(self._page)
        self.last_match = LastMatch(self._page)
        self.cards = [GameCard(game, "wide" if len(games) == 1 else "column") for game in games]
        self._grid = QGridLayout()
        self._grid.setSpacing(16)
        self._gap = QSpacerItem(0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._heading)
        self._column.addSpacing(16)
        self._column.addWidget(self.notices)
        self._column.addWidget(self.continue_bar)
        self._column.addSpacerItem(self._gap)
        self._column.addLayout(self._grid)
        self._column.addSpacing(16)
        self._foot = QGridLayout()
        self._foot.setSpacing(16)
        self._column.addLayout(self._foot)
        self._column.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        self.area = ScrollColumn(self._page)
        around.addWidget(self.area)
        for card in self.cards:
            card.play.connect(lambda game=card.entry.id: self.play.emit(game))
            card.learn.connect(lambda game=card.entry.id: self.learn.emit(game))
        self.next_lesson.wanted.connect(lambda: self.learn.emit(""))
        self.continue_bar.resume.connect(self._on_resume)
        self.continue_bar.show_others.connect(lambda: self.open_ledger.emit(""))
        self.last_match.wanted.connect(self._on_ledger)
        self._wide: bool | None = None
        self.show_matches([])
        self.retranslate()

    def show_matches(self, matches: list[MatchFacts]) -> None:
        """Show the newest unfinished and the last finished of these matches, newest first."""
        unfinished = [match for match in matches if match.state == "open"]
        self._open = unfinished[0] if unfinished else None
        ended = [match for match in matches if match.state == "finished" and match.played]
        self._last = max(ended, key=lambda match: match.ended or match.started, default=None)
        self.continue_bar.setVisible(self._open is not None)
        self._gap.changeSize(0, 20 if self._open is not None else 0)
        self._column.invalidate()
        self.last_match.setVisible(self._last is not None)
        if self._open is not None:
            self.continue_bar.show_match(self._open, len(unfinished) - 1)
        if self._last is not None:
            self.last_match.show_match(self._last)
        self._page.update()

    def show_lessons(self, counts: Mapping[str, tuple[int, int]], following: tuple[str, int, str] | None) -> None:
        """Show how far the person is with the lessons.

        Args:
            counts: by game, how many of its lessons are done and how many there are.
            following: the next lesson of all: its path, number and title; ``None`` if all are done.
        """
        for card in self.cards:
            card.show_lessons(*counts.get(card.entry.id, (0, 0)))
        self.next_lesson.setVisible(following is not None)
        if following is not None:
            path, place, title = following
            name = next((card.entry.name() for card in self.cards if card.entry.id == path), self.tr("Basics"))
            text = self.tr("{path} {number}: {title}").format(path=name, number=number(place), title=title)
            self.next_lesson.show_title(text)
        self._page.update()

    def take_focus(self) -> None:
        """Focus what a person most likely wants: to go on, else to play the first game."""
        button = self.cards[0].play_button if self._open is None else self.continue_bar.button
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_resume(self) -> None:
        if self._open is not None:
            self.resume.emit(self._open.id)

    def _on_ledger(self) -> None:
        if self._last is not None:
            self.open_ledger.emit(self._last.id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Four columns, or two below 1100; no fan there."""
        super().resizeEvent(event)
        wide = self.window().width() >= NARROW
        if wide == self._wide:
            return
        self._wide = wide
        side = 32 if wide else 24
        self._column.setContentsMargins(side, 28 if wide else 20, side, 20)
        columns = min(len(self.cards), 4 if wide else 2)
        for place, card in enumerate(self.cards):
            card.set_fan(fan=wide)
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for place, offer in enumerate((self.next_lesson, self.last_match)):
            self._foot.addWidget(offer, *((0, place) if wide else (place, 0)))
        self._foot.setColumnStretch(0, 1)
        self._foot.setColumnStretch(1, 1 if wide else 0)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._heading.setText(self.tr("Choose a game"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
