"""The settings: a list of pages at the left, and one of them beside it. Everything applies at once."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import BaseButton, Canvas, Ground, Hairline, Link, ScrollColumn, ask
from cardgui.look.icons import draw_icon
from cardgui.look.paint import rounded
from cardgui.look.sentences import ended, joined
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import control, scaled
from cardgui.screens.keys import KeysSheet
from cardgui.screens.notices import NoticeStack
from cardgui.screens.settings_pages import AccessPage, HelpPage, LanguagePage, LedgerPage, PlayingPage
from cardgui.screens.settings_rows import SettingsPage
from cardgui.screens.settings_table import TablePage
from cardgui.table.speech import Speech

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPainter

    from cardgui.models.ledger_session import LedgerSession
    from cardgui.models.settings import Settings

PAGES = ("language", "table", "playing", "help", "keyboard", "access", "ledger")
FIRST = "table"
LEAST_LIST = 200
WIDEST_PAGE = 960


class PageButton(BaseButton):
    """One page to choose, or (with an icon) the way back."""

    def __init__(self, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.setCheckable(not icon)
        self.setAutoExclusive(not icon)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the bold text, so that choosing moves nothing."""
        width = TextBlock(self.words(), 14, 600).natural_width() + 25 + self._icon_room()
        return QSize(math.ceil(width), control(36))

    def _icon_room(self) -> int:
        return round(scaled(18)) + 8 if self.icon_name else 0

    def draw(self, painter: QPainter) -> None:
        """Paint the button."""
        colors, area = theme(), QRectF(self.rect())
        if self.isChecked():
            rounded(painter, area, self.radius, colors.color("surface2"))
        elif self.underMouse():
            rounded(painter, area, self.radius, colors.color("line"))
        strong = self.isChecked() or bool(self.icon_name)
        ink = colors.color("text" if strong or self.underMouse() else "text2")
        if self.icon_name:
            size = round(scaled(18))
            icon = QRectF(12, 0, size, area.height())
            draw_icon(painter, self.icon_name, ink, icon.center().x(), area.center().y(), size)
        inner = area.adjusted(12 + self._icon_room(), 0, -12, 0)
        TextBlock(self.words(), 14, 600 if strong else 400).draw(painter, inner, ink)


class KeysPage(SettingsPage):
    """The sheet of all keys."""

    def fill(self) -> None:
        """Put the sheet into the column."""
        self.sheet = KeysSheet(self.settings)
        self.column.addWidget(self.sheet)

    def say(self) -> None:
        """Show the title in the language of now."""
        self.title.setText(self.tr("Keyboard"))


class SettingsScreen(QWidget):
    """All settings. Pages are made when they are first shown.

    Signals:
        back: the person wants to go back to the game.
        about: the person wants to know about the program.
        other_folder: the person wants to keep the ledger elsewhere.
    """

    back = Signal()
    about = Signal()
    other_folder = Signal()

    def __init__(self, settings: Settings, session: LedgerSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._session = settings, session
        self.back_button = PageButton("back")
        self.back_button.hide()
        self._list = Canvas()
        column = QVBoxLayout(self._list)
        column.setContentsMargins(12, 24, 12, 16)
        column.setSpacing(2)
        column.addWidget(self.back_button)
        self.buttons = {key: PageButton(parent=self._list) for key in PAGES}
        for key, button in self.buttons.items():
            column.addWidget(button)
            button.clicked.connect(lambda _=False, key=key: self.show_page(key))
        column.addStretch(1)
        self.about_link, self.reset_all = Link(), Link()
        links = QVBoxLayout()
        links.setContentsMargins(8, 0, 8, 0)
        links.setSpacing(2)
        for link in (self.reset_all, self.about_link):
            links.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(links)
        self._ground = Ground()
        self._place = QVBoxLayout(self._ground)
        self._place.setContentsMargins(32, 24, 32, 24)
        self.notices = NoticeStack(self._ground)
        self.notices.setMaximumWidth(WIDEST_PAGE)
        self._place.addWidget(self.notices)
        self._speech = Speech(self)
        self.area = ScrollColumn(self._ground)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._list)
        row.addWidget(Hairline(Qt.Orientation.Vertical))
        row.addWidget(self.area, 1)
        self.pages: dict[str, SettingsPage] = {}
        self.current = ""
        self.back_button.clicked.connect(self.back)
        self.about_link.clicked.connect(self.about)
        self.reset_all.clicked.connect(self.ask_reset)
        theme().changed.connect(self._restyle)
        self.retranslate()
        self.show_page(FIRST)

    def show_page(self, key: str) -> SettingsPage:
        """Show a page, one of `PAGES`."""
        if key not in self.pages:
            page = self.pages[key] = self._make(key)
            page.setMaximumWidth(WIDEST_PAGE)
            self._place.addWidget(page)
        if self.current:
            self.pages[self.current].hide()
        self.current = key
        self.pages[key].show()
        self.buttons[key].setChecked(True)
        self.area.verticalScrollBar().setValue(0)
        return self.pages[key]

    def tell(self, fresh: Collection[str]) -> None:
        """Let it be seen and heard that these notices have come."""
        told = [notice for notice in self.notices.shown() if notice.kind in fresh]
        if told:
            self.area.verticalScrollBar().setValue(0)
        for notice in told:
            self._speech.say(joined((ended(notice.title()), notice.text())), assertive=True)

    def _make(self, key: str) -> SettingsPage:
        if key == "ledger":
            page = LedgerPage(self._settings, self._session)
            page.other_folder.connect(self.other_folder)
            return page
        kinds: dict[str, Callable[[Settings], SettingsPage]] = {
            "language": LanguagePage,
            "table": TablePage,
            "playing": PlayingPage,
            "help": HelpPage,
            "keyboard": KeysPage,
            "access": AccessPage,
        }
        return kinds[key](self._settings)

    def offer_back(self, *, game: bool) -> None:
        """Offer the way back to the game that waits at the table."""
        self.back_button.setVisible(game)

    def take_focus(self) -> None:
        """Move the focus to the list of pages."""
        self.buttons[self.current].setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_reset(self) -> None:
        """Ask whether everything shall have its default again."""
        ask(
            self,
            lambda: self.tr("Reset all settings?"),
            lambda: self.tr("Language and ledger stay as they are. No game is changed."),
            lambda: self.tr("Reset all"),
            lambda: self.tr("Cancel"),
            self._settings.reset,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the game, if one waits; pages can be turned where nothing in them has the focus."""
        if event.key() == Qt.Key.Key_Escape and not self.back_button.isHidden():
            self.back.emit()
            return
        if self.area.turn(event.key()):
            return
        super().keyPressEvent(event)

    def _restyle(self) -> None:
        buttons = (self.back_button, *self.buttons.values(), self.about_link, self.reset_all)
        self._list.setFixedWidth(max(LEAST_LIST, *(button.sizeHint().width() + 32 for button in buttons)))

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setAccessibleName(self.tr("Settings"))
        self.back_button.setText(self.tr("Back to the game"))
        words = {
            "language": self.tr("Language"),
            "table": self.tr("Table and cards"),
            "playing": self.tr("Playing"),
            "help": self.tr("Help while playing"),
            "keyboard": self.tr("Keyboard"),
            "access": self.tr("Accessibility"),
            "ledger": self.tr("Ledger file"),
        }
        for key, button in self.buttons.items():
            button.setText(words[key])
        self.reset_all.setText(self.tr("Reset all settings"))
        self.about_link.setText(self.tr("About Cardgui"))
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
