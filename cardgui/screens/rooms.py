"""The rooms beside the games: settings, the first start, what the program is made of, and its keys.

Each is made when it is first opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from cardgui.look.controls import Dialog

if TYPE_CHECKING:
    from cardgui.screens.about import AboutDialog
    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.rulebook.screen import RulebookScreen
    from cardgui.screens.settings import SettingsScreen


class Rooms(QObject):
    """Opens the rooms of one window, over the table if a game is played there: it waits."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.settings: SettingsScreen | None = None
        """The screen of the settings, once it has been opened."""
        self._rulebook: RulebookScreen | None = None
        self._left: tuple[QWidget | None, bool, QWidget | None] = (None, True, None)
        """The page that the rulebook was opened from, whether the sidebar stood beside it, and what had the focus."""
        self._aside: list[Dialog] = []
        """Dialogs that were open then: they come back with that page."""
        self._before: QWidget | None = None
        """What had the focus at the table before something else was shown over it."""

    def show_over_table(self, page: QWidget) -> None:
        """Show a page in place of the table; `back_to_table` goes on with the game."""
        window = self._window
        if window.pages.currentWidget() is window.table:
            self._before = window.focusWidget()
        window.pages.setCurrentWidget(page)

    def back_to_table(self) -> None:
        """Go on with the game that waits at the table."""
        table = self._window.table
        if table is None:
            return
        self._window.reviews.close()
        self._window.pages.setCurrentWidget(table)
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            table.hand.take_focus()

    def settings_page(self) -> SettingsScreen:
        """The screen of the settings."""
        if self.settings is None:
            from cardgui.screens.settings import SettingsScreen  # noqa: PLC0415  (home must not wait for it)

            screen = self.settings = SettingsScreen(self._window.settings, self._window.desk.session)
            screen.back.connect(self.back_to_table)
            screen.about.connect(self.show_about)
            screen.other_folder.connect(self._window.choose_folder)
            self._window.pages.addWidget(screen)
            self._window.telling.tell()
        return self.settings

    def open_settings(self, page: str = "") -> SettingsScreen:
        """Show the settings, at a page if one is named. What is open is closed as Esc would close it."""
        window = self._window
        for dialog in window.findChildren(Dialog):
            if dialog.isVisible():
                dialog.reject()
        self._put_aside([])
        screen = self.settings_page()
        if window.table is None:
            window.go("settings")
        elif window.pages.currentWidget() is not screen:
            screen.offer_back(game=True)
            self.show_over_table(screen)
            screen.take_focus()
        if page:
            screen.show_page(page)
        return screen

    def open_rulebook(self, number: str = "", game: str = "") -> None:
        """Show the rulebook at a rule, or at the one that is in force at the table, or where one was."""
        window = self._window
        from cardgui.screens.rulebook.offered import offered, rule_at  # noqa: PLC0415  (loaded when it is opened)
        from cardgui.screens.rulebook.screen import RulebookScreen  # noqa: PLC0415
        from cardgui.table.table_view import TableView  # noqa: PLC0415

        if self._rulebook is None:
            self._rulebook = RulebookScreen()
            self._rulebook.back.connect(self.close_rulebook)
            self._rulebook.lesson.connect(window.learning.open)
            window.pages.addWidget(self._rulebook)
        screen, page = self._rulebook, window.pages.currentWidget()
        if not number and not game and page is not screen:
            table = next((one for one in window.findChildren(TableView) if one.isVisible()), None)
            at_table = None if table is None else (rule_at(table), table.controller.shown.game)
            shown = (room.rule_on(page) for room in (window.learning, window.reviews, window.sandboxes))
            number, game = at_table or next(filter(any, shown), ("", ""))
        dialogs = [dialog for dialog in window.findChildren(Dialog) if dialog.isVisible()]
        if not number and not game:
            game = next((str(dialog.game) for dialog in dialogs if hasattr(dialog, "game")), "")
        if page is not screen:
            self._left = page, window.sidebar.isVisible(), window.focusWidget()
            self._put_aside(dialogs)
            if page is window.table:
                self.show_over_table(screen)
            window.pages.setCurrentWidget(screen)
            window.sidebar.hide()
        elif dialogs:
            self._uncover(dialogs)
        # A game that waits is not left for a lesson by the way, nor a lesson for another one.
        screen.offer_lessons(offered=self._left[1])
        screen.open_at(number, game if game in offered() else "")
        screen.take_focus()

    def _put_aside(self, dialogs: list[Dialog]) -> None:
        """Hide what is open; what was put aside before and never came back is closed."""
        for dialog in self._aside:
            if isValid(dialog):
                dialog.reject()
        self._aside = dialogs
        for dialog in dialogs:
            dialog.hide()

    def _uncover(self, dialogs: list[Dialog]) -> None:
        """Let nothing lie over the rulebook; it comes back after it, unless something else waits for that."""
        if not self._aside:
            self._put_aside(dialogs)
            return
        for dialog in dialogs:
            dialog.reject()

    def close_rulebook(self) -> None:
        """Go back to where the rulebook was opened."""
        self._go_back()
        dialogs, self._aside = self._aside, []
        before, beneath = self._left[2], self._window.focusWidget()
        for dialog in (one for one in dialogs if isValid(one)):
            dialog.return_to(beneath)
            dialog.setGeometry(self._window.rect())
            dialog.show()
            dialog.raise_()
            own = before if before is not None and isValid(before) and dialog.isAncestorOf(before) else dialog.first
            (own or dialog.default or dialog).setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_back(self) -> None:
        window, (page, with_sidebar, before) = self._window, self._left
        if page is not None and page is window.table:
            self.back_to_table()
        elif page is not None and isValid(page) and window.pages.indexOf(page) >= 0:
            window.pages.setCurrentWidget(page)
            window.sidebar.setVisible(with_sidebar)
            if before is not None and isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                page.setFocus(Qt.FocusReason.OtherFocusReason)
                page.focusNextChild()
        else:
            window.go("home")

    def welcome(self) -> bool:
        """Show the first start to a person who has not been through it and has no games; whether it is shown."""
        window = self._window
        if window.settings.welcomed or window.desk.has_any():
            return False
        from cardgui.screens.first_start import FirstStart  # noqa: PLC0415  (shown once)

        page = FirstStart(window.settings, lessons=True)

        def done(place: str) -> None:
            window.settings.welcomed = True
            window.pages.removeWidget(page)
            page.deleteLater()
            window.go(place)

        def learn() -> None:
            done("learn")
            window.learning.open_first()

        page.play.connect(lambda: done("home"))
        page.lesson.connect(learn)
        window.pages.addWidget(page)
        window.pages.setCurrentWidget(page)
        window.sidebar.hide()
        page.take_focus()
        return True

    def show_about(self) -> AboutDialog:
        """Say what the program is made of, and where it keeps what it writes."""
        from cardgui.screens.about import AboutDialog  # noqa: PLC0415  (home must not wait for it)

        window = self._window
        dialog = AboutDialog(window, {"settings": window.settings.path, "ledger": window.desk.session.state.path})
        dialog.open_over()
        return dialog

    def show_keys(self) -> Dialog | None:
        """Show the sheet of all keys, unless a dialog is open."""
        if any(dialog.isVisible() for dialog in self._window.findChildren(Dialog)):
            return None
        from cardgui.screens.keys import KeysDialog  # noqa: PLC0415  (home must not wait for it)

        dialog = KeysDialog(self._window, self._window.settings)
        dialog.open_over()
        return dialog
