"""The window: sidebar and pages, and the way between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QStackedWidget

from cardgui.look import focus
from cardgui.look.access import Role
from cardgui.look.controls import Canvas, Dialog, tell
from cardgui.look.icons import program_icon
from cardgui.look.theme import theme
from cardgui.look.tokens import NARROW, TEXT_PERCENTS, WINDOW_MIN
from cardgui.look.touch import TouchWatch
from cardgui.models.collecting import settle
from cardgui.screens.games import GAMES, entry
from cardgui.screens.home import HomeScreen
from cardgui.screens.learning import Learning
from cardgui.screens.match_facts import matches_of
from cardgui.screens.readiness import Readiness
from cardgui.screens.reviews import Reviews
from cardgui.screens.rooms import Rooms
from cardgui.screens.sandboxes import Sandboxes
from cardgui.screens.sidebar import Sidebar
from cardgui.screens.telling import Telling
from cardgui.screens.window_place import WindowPlace

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QMoveEvent, QResizeEvent, QShowEvent

    from cardgui.look.i18n import Translator
    from cardgui.look.theme import ThemeChoice
    from cardgui.models.controller import TableController
    from cardgui.models.settings import Settings
    from cardgui.screens.desk import Desk
    from cardgui.screens.learn_home import LearnHome
    from cardgui.screens.ledger import LedgerScreen
    from cardgui.screens.new_game import NewGame, NewGameDialog
    from cardgui.screens.settings import SettingsScreen
    from cardgui.table.table_view import TableView

SEEN_MS = 30
"""Milliseconds after which the window has been seen: what its first picture does without comes then."""


class MainWindow(Canvas):
    """The one window of the program.

    Pages but home are made when they are first shown.
    """

    access_role = Role.Window

    def __init__(self, settings: Settings, translator: Translator, desk: Desk) -> None:
        super().__init__()
        self.settings = settings
        self.translator = translator
        self.desk = desk
        self.setWindowIcon(program_icon())
        self.setMinimumSize(*WINDOW_MIN)
        self.sidebar = Sidebar(settings, translator.language)
        self.pages = QStackedWidget()
        self.rooms = Rooms(self)
        self.learning = Learning(self)
        self.reviews = Reviews(self)
        self.sandboxes = Sandboxes(self)
        self.home = HomeScreen()
        self.telling = Telling(self)
        self.ledger: LedgerScreen | None = None
        self.table: TableView | None = None
        self.pages.addWidget(self.home)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.sidebar)
        row.addWidget(self.pages, 1)
        self.sidebar.go.connect(self.go)
        self.home.play.connect(self.offer_new_game)
        self.home.resume.connect(self.resume)
        self.home.open_ledger.connect(self.open_ledger)
        self.home.learn.connect(self.learning.go_on)
        settings.changed.connect(self._on_setting)
        desk.changed.connect(self.show_matches)
        desk.saving_changed.connect(lambda saving: self.sidebar.set_saving(saving=saving))
        self.sidebar.set_saving(saving=desk.saving)
        self._shortcuts()
        self.telling.tell()
        self._place = WindowPlace(self, settings)
        self._place.restore()
        self.go("home")
        self.retranslate()
        Readiness(self).done.connect(self._settle)

    # -- pages ----------------------------------------------------------------------------------------------------

    def go(self, place: str) -> None:
        """Show a page: `home`, `learn`, `ledger` or `settings`."""
        self.leave_table()
        self.learning.leave()
        self.reviews.close()
        if place == "ledger":
            page: LedgerScreen | HomeScreen | LearnHome | SettingsScreen = self._ledger_page()
        elif place == "learn":
            page = self.learning.page()
        elif place == "settings":
            page = self.rooms.settings_page()
            page.offer_back(game=False)
        else:
            page = self.home
            if self.isVisible():
                self.learning.tell_home()
        self.pages.setCurrentWidget(page)
        self.sidebar.show()
        self.sidebar.show_place(place)
        if not self.sidebar.isAncestorOf(self.focusWidget() or self):
            page.take_focus()

    def _settle(self) -> None:
        """Leave what was loaded for later out of collections, unless something that passes is shown already."""
        if self.table is None and self.pages.currentWidget() is self.home:
            settle()

    def open_ledger(self, match: str = "") -> None:
        """Show the ledger with one match chosen."""
        self.go("ledger")
        if match:
            self.desk.refresh()  # what the table has shown is stored
            self._ledger_page().show_match(match)

    def _ledger_page(self) -> LedgerScreen:
        if self.ledger is None:
            from cardgui.screens.ledger import LedgerScreen  # noqa: PLC0415  (home must not wait for it)

            self.ledger = LedgerScreen(self.desk)
            self.ledger.resume.connect(self.resume)
            self.ledger.review.connect(self.reviews.open_stored)
            self.ledger.learn.connect(self.reviews.learn)
            self.ledger.rule_wanted.connect(self.rooms.open_rulebook)
            self.ledger.paste_code.connect(lambda: self.offer_shared(QGuiApplication.clipboard().text()))
            self.ledger.choose_game.connect(lambda: self.go("home"))
            self.pages.addWidget(self.ledger)
        return self.ledger

    def show_matches(self) -> None:
        """Show at home what is going on and what was played last."""
        # The game that came back after a crash is offered by its notice, and not twice.
        self.home.show_matches([match for match in matches_of(self.desk.matches) if match.id != self.telling.came_back])

    # -- games ----------------------------------------------------------------------------------------------------

    def offer_new_game(self, game: str = "") -> NewGameDialog:
        """Open the dialog for a new game; without a name, of the game played last."""
        from cardgui.screens.new_game import NewGameDialog  # noqa: PLC0415  (home must not wait for it)

        chosen = game or next((match.entry.id for match in matches_of(self.desk.matches)), GAMES[0].id)
        dialog = NewGameDialog(
            self,
            entry(chosen),
            options=self.settings.options(chosen),
            raise_playable=self.settings.raise_playable,
            explain_refusals=self.settings.explain_refusals,
            allow_take_back=self.settings.allow_take_back,
            levels=self.settings.levels(chosen),
        )
        dialog.start.connect(self.start)
        dialog.rule_wanted.connect(lambda number: self.rooms.open_rulebook(number, chosen))
        dialog.open_over()
        return dialog

    def _on_new_game_key(self) -> None:
        focus.note_keyboard()
        if not any(dialog.isVisible() for dialog in self.findChildren(Dialog)):
            self.offer_new_game()

    def start(self, new: NewGame) -> None:
        """Begin a new game at the table."""
        self._show_table(self.desk.start(new), begin=True)

    def _on_paste(self) -> None:
        focus.note_keyboard()
        if self.sandboxes.paste():
            return
        if not any(dialog.isVisible() for dialog in self.findChildren(Dialog)):
            self.offer_shared(QGuiApplication.clipboard().text())

    def offer_shared(self, text: str) -> Dialog | None:
        """Offer to play the deal whose code stands in a text; say so where the code is none, or of later rules."""
        from cardgui.screens.shared_deal import offer  # noqa: PLC0415  (home must not wait for the rules)

        return offer(self, text, lambda shared: self._show_table(self.desk.start_shared(shared), begin=True))

    def offer_file(self, path: Path) -> Dialog:
        """Offer to play the deal in a file that was opened with the program; say so where there is none."""
        from cardgui.screens.deal_file import offer_file  # noqa: PLC0415  (home must not wait for the rules)

        return offer_file(self, path, lambda shared: self._show_table(self.desk.start_shared(shared), begin=True))

    def start_again(self, old: TableController) -> None:
        """Begin a game with the options of another."""
        self._show_table(self.desk.start_again(old), begin=True)

    def resume(self, match: str) -> None:
        """Take up an unfinished game in the same trick, or say that it can't be done."""
        controller = self.desk.resume(match)
        if controller is not None:
            self._show_table(controller, begin=False)
            return
        tell(
            self,
            lambda: self.tr("This game cannot be continued"),
            lambda: self.tr(
                "What is stored of it cannot be read. It stays in the score ledger as it is; nothing was deleted."
            ),
            lambda: self.tr("Close"),
        )

    def show_practice(self, controller: TableController, back: Callable[[], object]) -> None:
        """Show a deal that stands in no ledger; who leaves it goes `back`."""
        self._show_table(controller, begin=False, back=back)

    def _show_table(
        self, controller: TableController, *, begin: bool, back: Callable[[], object] | None = None
    ) -> None:
        from cardgui.table.table_view import TableView  # noqa: PLC0415  (home must not wait for it)

        self.leave_table()
        self.learning.leave()
        self.reviews.close()
        settle()  # of who was here before everything was loaded
        match = controller.match_id
        if self.telling.came_back and match == self.telling.came_back:
            self.desk.answered("back")
            self.telling.tell()
        table = self.table = TableView(controller, self.settings)
        table.leave.connect(back or (lambda: self.go("home")))
        table.review_wanted.connect(lambda: self.reviews.open_at_table(table))
        table.over.review_wanted.connect(lambda row: self.reviews.open(controller.records(), row, from_table=True))
        table.open_ledger.connect(lambda: self.open_ledger(match))
        table.play_again.connect(lambda: self.start_again(controller))
        table.abandoned.connect(lambda: self._abandon(match))
        table.full_screen_wanted.connect(self.toggle_full_screen)
        table.text_step.connect(self.change_text_size)
        table.settings_wanted.connect(self.rooms.open_settings)
        table.rule_wanted.connect(self.rooms.open_rulebook)
        table.keys_wanted.connect(self.rooms.show_keys)
        self.sidebar.hide()
        self.pages.addWidget(table)
        self.pages.setCurrentWidget(table)
        if begin:
            controller.begin()
        table.start()

    def _abandon(self, match: str) -> None:
        self.go("home")
        self.desk.abandon(match)

    def leave_table(self) -> None:
        """Put the table away; the game waits in the ledger."""
        if self.table is None:
            return
        table, self.table = self.table, None
        table.stop()
        self.desk.leave(table.controller)
        self.pages.removeWidget(table)
        table.hide()
        table.controller.deleteLater()
        table.deleteLater()
        self.desk.refresh_soon()

    def choose_folder(self) -> None:
        """Ask for another folder to keep the ledger in."""
        folder = QFileDialog.getExistingDirectory(self, self.tr("Choose a folder for the ledger"))
        if folder:
            self.desk.use_folder(folder)
        else:
            self.telling.tell()

    # -- settings -------------------------------------------------------------------------------------------------

    def _by_key(self, act: Callable[[], object]) -> None:
        focus.note_keyboard()
        act()

    def _on_setting(self, name: str) -> None:
        if name == "theme":
            theme().choose(cast("ThemeChoice", self.settings.theme))
        elif name == "text_percent":
            theme().set_percent(self.settings.text_percent)
        elif name == "language":
            self.translator.install(self.settings.language or self.translator.language)
            self.sidebar.language.choose(self.translator.language)

    def change_text_size(self, step: int) -> None:
        """Take the next larger (+1) or smaller (−1) text size, if there is one."""
        place = TEXT_PERCENTS.index(self.settings.text_percent) + step
        if 0 <= place < len(TEXT_PERCENTS):
            self.settings.text_percent = TEXT_PERCENTS[place]

    def _shortcuts(self) -> None:
        keys = {
            "Ctrl+N": self._on_new_game_key,
            "Ctrl+V": self._on_paste,
            "Ctrl+,": lambda: self._by_key(self.rooms.open_settings),
            "Ctrl+K": lambda: self._by_key(self.rooms.show_keys),
            "F1": lambda: self._by_key(self.rooms.open_rulebook),
            "F11": self.toggle_full_screen,
            "Ctrl++": lambda: self.change_text_size(1),
            "Ctrl+=": lambda: self.change_text_size(1),
            "Ctrl+-": lambda: self.change_text_size(-1),
            "Ctrl+0": lambda: setattr(self.settings, "text_percent", 100),
        }
        for key, action in keys.items():
            QShortcut(QKeySequence(key), self).activated.connect(action)

    def showEvent(self, event: QShowEvent) -> None:
        """Watch from now on whether fingers are used."""
        super().showEvent(event)
        if not event.spontaneous():
            QTimer.singleShot(SEEN_MS, self, self.learning.tell_home)
        handle = self.windowHandle()
        if handle is not None and handle.findChild(TouchWatch) is None:
            TouchWatch(handle)

    def event(self, event: QEvent) -> bool:
        """Notice whether keys or a pointer are in use; who comes back may have closed the other window."""
        focus.notice(event)
        if event.type() == QEvent.Type.WindowActivate:
            self.desk.session.try_again()
        return super().event(event)

    # -- the window -----------------------------------------------------------------------------------------------

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn the sidebar into a rail where the window is narrow."""
        super().resizeEvent(event)
        self.sidebar.set_compact(compact=self.width() < NARROW)
        self._place.keep()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Remember where the window stands."""
        super().moveEvent(event)
        self._place.keep()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Just close: everything is saved already."""
        if self.table is not None:
            self.table.stop()
            self.table.controller.close()
        self.learning.leave()
        self.reviews.close()
        self._place.keep()
        self.settings.flush()
        self.desk.close()
        super().closeEvent(event)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setWindowTitle("Cardgui")

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.isVisible():
                self.learning.tell_home()
