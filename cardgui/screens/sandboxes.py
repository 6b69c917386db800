"""The way to the sandbox, and from there to practice; made when it is first opened."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from shiboken6 import isValid

from cardgui.look.controls import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from cardgui.engine.position import Position
    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.sandbox.screen import SandboxScreen
    from cardgui.teaching.sandbox.saved import SavedPositions

log = logging.getLogger(__name__)


class Sandboxes(QObject):
    """Opens the sandbox in one window.

    Attributes:
        screen: the sandbox, once it was opened.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.screen: SandboxScreen | None = None
        self._saved: SavedPositions | None = None
        self._back: Callable[[], object] | None = None
        self._played = False
        """Whether what was set up has been played since the sandbox was opened: other pages were put away for that."""

    @property
    def saved(self) -> SavedPositions:
        """The positions that the person keeps."""
        if self._saved is None:
            from cardgui.teaching.sandbox.saved import SavedPositions  # noqa: PLC0415  (read when it is wanted)

            self._saved = SavedPositions(self._window.settings.path.parent)
        return self._saved

    @property
    def shown(self) -> bool:
        """Whether the sandbox is the page that is shown."""
        return self.screen is not None and self._window.pages.currentWidget() is self.screen

    @staticmethod
    def knows(game: str) -> bool:
        """Whether a game can be set up here."""
        from cardgui.teaching.sandbox.registry import SANDBOXES  # noqa: PLC0415  (home must not wait for the rules)

        return game in SANDBOXES

    def load(self) -> None:
        """Load what the sandbox is made of, so that it opens as fast the first time as any other."""
        import cardgui.screens.sandbox.screen  # noqa: F401, PLC0415

    def open(self, position: Position | None = None, back: Callable[[], object] | None = None) -> SandboxScreen:
        """Show the sandbox.

        Args:
            position: what is set up; ``None`` for what was set up last.
            back: goes back to where the person came from; the list of lessons by default.
        """
        from cardgui.screens.sandbox.screen import SandboxScreen  # noqa: PLC0415  (home must not wait for it)

        window = self._window
        if self.screen is None:
            screen = self.screen = SandboxScreen(window.settings)
            screen.leave.connect(self.leave)
            screen.play.connect(self._play)
            screen.rule_wanted.connect(window.rooms.open_rulebook)
            screen.save.connect(lambda: self._show_saved(keep=True))
            screen.open_saved.connect(lambda: self._show_saved(keep=False))
            screen.choose_rules.connect(self._choose_rules)
            window.pages.addWidget(screen)
        if back is None or position is not None:
            self._played = False
        if position is not None:
            from cardgui.teaching.sandbox.draft import draft_of  # noqa: PLC0415
            from cardgui.teaching.sandbox.registry import opened  # noqa: PLC0415

            self.screen.open(opened(draft_of(position)))
        self._back = back
        self._show()
        return self.screen

    def _show(self) -> None:
        window, screen = self._window, self.screen
        if screen is None:
            return
        window.leave_table()
        window.sidebar.hide()
        window.pages.setCurrentWidget(screen)
        screen.take_focus()

    def leave(self) -> None:
        """Go back to where the sandbox was opened."""
        back, self._back = self._back, None
        if back is not None:
            back()
        else:
            self._window.go("learn")

    def rule_on(self, page: QWidget | None) -> tuple[str, str]:
        """The rule that matters most on the page, and its game; empty where it is not the sandbox."""
        screen = self.screen
        if screen is None or page is not screen:
            return "", ""
        verdict = screen.set_up.verdict
        rule = verdict.groups[0].refusal.rule if verdict.groups else verdict.won_rule
        return rule, screen.draft.game

    def back_to(self, page: QWidget) -> Callable[[], None]:
        """The way back to a page that stays as it is meanwhile; from practice one goes to the list of lessons."""
        window, before = self._window, self._window.focusWidget()

        def back() -> None:
            if self._played or not isValid(page) or window.pages.indexOf(page) < 0:
                window.go("learn")
                return
            window.sidebar.hide()
            window.pages.setCurrentWidget(page)
            if before is not None and isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.OtherFocusReason)

        return back

    # practice ----------------------------------------

    def _play(self) -> None:
        """Play what is set up; nothing of it is stored, and who leaves it comes back."""
        from cardgui.models.free_deal import FreeMatch, free_table  # noqa: PLC0415
        from cardgui.teaching.sandbox.judging import deal  # noqa: PLC0415

        window, screen, back = self._window, self.screen, self._back
        if screen is None:
            return
        controller = free_table(FreeMatch(deal(screen.draft).position()), window.desk, asks=True)
        self._played = True
        window.show_practice(controller, lambda: self.open(back=back))
        table = window.table
        if table is not None:
            table.bar.show_part(self.tr("Practice"))
            # Nothing of it is stored, and nothing of it ought to be.
            controller.saved.disconnect(table.bar.show_saved)

    # dialogs ----------------------------------------

    def paste(self) -> bool:
        """Read the position in the clipboard, if the sandbox is shown and nothing over it; whether it is."""
        if not self.shown or self.screen is None:
            return False
        if not any(dialog.isVisible() for dialog in self._window.findChildren(Dialog)):
            self.screen.paste()
        return True

    def _show_saved(self, *, keep: bool) -> None:
        from cardgui.screens.sandbox.dialogs import SavedDialog  # noqa: PLC0415

        screen = self.screen
        if screen is None:
            return
        dialog = SavedDialog(
            self._window, self.saved, screen.draft.text, lambda: self._free_name(screen.draft.game), keep=keep
        )
        dialog.opened.connect(self._open_text)
        dialog.open_over()

    def _free_name(self, game_id: str) -> str:
        """A name for a position of a game that none of the saved positions has."""
        from cardgui.screens.games import entry  # noqa: PLC0415

        taken = {kept.name for kept in self.saved.positions}
        game, number = entry(game_id).name(), 1
        while (name := self.tr("{game} {number}").format(game=game, number=number)) in taken:
            number += 1
        return name

    def _open_text(self, text: str) -> None:
        screen = self.screen
        if screen is not None:
            screen.read(text)

    def _choose_rules(self) -> None:
        from cardgui.screens.sandbox.dialogs import RulesDialog  # noqa: PLC0415

        screen = self.screen
        if screen is None:
            return
        dialog = RulesDialog(self._window, screen.draft)
        panel, game = dialog.panel_of_game, screen.draft.game
        panel.rule_wanted.connect(lambda number: self._window.rooms.open_rulebook(number, game))
        dialog.accepted.connect(lambda: screen.set_up.use_rules(panel.options(), panel.players()))
        dialog.open_over()
