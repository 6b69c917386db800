"""The ledger: every match at the left, the chosen one at the right; below 1100 they are two pages."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from cardgui.ledger.errors import LedgerError
from cardgui.look.controls import Button, Canvas, Hairline, Label
from cardgui.look.icons import picture
from cardgui.look.paint import painting, rounded, shadow
from cardgui.look.theme import theme
from cardgui.look.tokens import NARROW
from cardgui.models.sheet import SheetRow, sheet_row
from cardgui.screens.game_card import face_path
from cardgui.screens.games import GAMES
from cardgui.screens.match_list import MatchList
from cardgui.screens.match_view import MatchView

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from cardgui.screens.desk import Desk

log = logging.getLogger(__name__)

LIST_WIDTH = 332


class _Backs(QWidget):
    """A fan of card backs: nothing to see yet."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(QSize(180, 96))
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the backs of the games, four of them at most and at least."""
        backs = [GAMES[place % len(GAMES)] for place in range(4)]
        width, height = 50.0, 70.0
        with painting(self) as painter:
            for place, game in enumerate(backs):
                painter.save()
                painter.translate(self.width() / 2 + (place - 1.5) * 36, 50 + abs(place - 1.5) * 3)
                painter.rotate((place - 1.5) * 6)
                box = QRectF(-width / 2, -height / 2, width, height)
                shadow(painter, box, 4, "card")
                rounded(painter, box, 4, theme().color("card"))
                back = picture(face_path(game, ""), width, height, self.devicePixelRatioF())
                painter.drawPixmap(box, back, QRectF(back.rect()))
                painter.restore()


class EmptyLedger(Canvas):
    """Says that there is nothing yet, and where to begin.

    Signals:
        choose_game: the person wants to choose a game.
    """

    choose_game = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        middle = Qt.AlignmentFlag.AlignHCenter
        self._title = Label(size=16, weight=600, align=middle, wrap=True)
        self._text = Label(size=14, color="text2", align=middle, wrap=True)
        self.button = Button(kind="primary")
        self.button.clicked.connect(self.choose_game)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.addStretch(1)
        column.addWidget(_Backs(), 0, middle)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addSpacing(12)
        column.addWidget(self.button, 0, middle)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._title.setText(self.tr("The ledger is still empty"))
        self._text.setText(self.tr("Every game appears here, with its score sheet."))
        self.button.setText(self.tr("Choose a game"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class LedgerScreen(Canvas):
    """The ledger.

    Signals:
        resume: id of the match a person wants to go on with.
        choose_game: a person wants to begin their first game.
    """

    resume = Signal(str)
    choose_game = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._heading = Label(size=24, title=True)
        self.list = MatchList(desk.matches)
        self.view = MatchView()
        self._empty = EmptyLedger()
        self._left = QWidget()
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 24, 0, 0)
        left.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(20, 0, 20, 14)
        head.addWidget(self._heading)
        left.addLayout(head)
        left.addWidget(Hairline())
        left.addWidget(self.list, 1)
        self._split = QWidget()
        row = QHBoxLayout(self._split)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._left)
        self._divider = Hairline(Qt.Orientation.Vertical)
        row.addWidget(self._divider)
        row.addWidget(self.view, 1)
        self._left.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self._split)
        self._two_pages = False
        self._match_open = False
        self._empty.choose_game.connect(self.choose_game)
        self.list.chosen.connect(self._on_chosen)
        self.list.opened.connect(self._on_opened)
        self.view.back.connect(self._on_back)
        self.view.resume.connect(self.resume)
        self.view.abandon.connect(desk.abandon)
        self.view.take_up.connect(desk.take_up)
        desk.changed.connect(self.refresh)
        self.refresh()
        self.retranslate()

    def refresh(self) -> None:
        """Show the matches as they are now, and the same one as before."""
        before = self.view.match
        has_any = self._desk.matches.rowCount() > 0
        self._pages.setCurrentWidget(self._split if has_any else self._empty)
        if has_any and not (before is not None and self.list.choose(before.id)):
            self.list.setCurrentIndex(self.list.model().index(0, 0))
        self._arrange()

    def show_match(self, match: str) -> None:
        """Choose a match, and open it where list and match are two pages."""
        if self.list.choose(match):
            self._on_opened(match)

    def take_focus(self) -> None:
        """Focus the list, or the way to a first game."""
        target = self.list if self._desk.matches.rowCount() else self._empty.button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_chosen(self, _match: str) -> None:
        match = self.list.current()
        if match is not None:
            self.view.show_match(match, self._rows(match.id))

    def _rows(self, match: str) -> list[SheetRow]:
        try:
            return [sheet_row(record) for record in self._desk.records(match)]
        except LedgerError as error:
            log.warning("the deals of match %s could not be read: %s", match, error)
            return []

    def _on_opened(self, _match: str) -> None:
        self._match_open = True
        self._arrange()
        if self._two_pages:
            self.view.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_back(self) -> None:
        self._match_open = False
        self._arrange()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        """Show both, or one of the two pages."""
        both = not self._two_pages
        self._left.setVisible(both or not self._match_open)
        self._divider.setVisible(both)
        self.view.setVisible(both or self._match_open)
        self.view.set_two_pages(two=self._two_pages)
        if both:
            self._left.setFixedWidth(LIST_WIDTH)
        else:
            self._left.setMinimumWidth(0)
            self._left.setMaximumWidth(16_777_215)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be two pages below 1100."""
        super().resizeEvent(event)
        two = self.window().width() < NARROW
        if two != self._two_pages:
            self._two_pages = two
            self._arrange()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._heading.setText(self.tr("Ledger"))
        self.list.setAccessibleName(self.tr("Games"))
        self.list.restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
