"""Where states are told: at home; those of the settings in the settings, too; what loses a change, where it is made."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, QUrl
from PySide6.QtGui import QDesktopServices

from cardgui.look.controls import Dialog
from cardgui.screens.desk import OF_SETTINGS
from cardgui.screens.notices import Notice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.notices import Kind

LOSING: Final = frozenset({"settings_stuck", "settings_unsaved"})
"""In these states what is set lasts until the program ends: whoever sets something must know."""
NOT_SET: Final = frozenset({"window", "maximized", "welcomed"})
"""What the program notes in the settings by itself, as it does everything with a colon in its name."""


class NoticeDialog(Dialog):
    """One notice over whatever is shown; closing it answers it.

    Args:
        window: over which it opens.
        notice: what is told.
    """

    def __init__(self, window: MainWindow, notice: Notice) -> None:
        super().__init__(window, 560)
        self.notice = notice
        notice.line = None  # the dialog has an edge of its own
        self.body.setContentsMargins(0, 0, 0, 0)
        self.footer.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(notice)
        self.first = self.default = next(iter(notice.buttons.values()))
        notice.chosen.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        """Say all words in the language of now."""
        self.setAccessibleName(self.notice.title())
        self.setAccessibleDescription(self.notice.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class Telling(QObject):
    """Tells the person of one window what there is to know; what was answered in one place is told in none.

    Attributes:
        came_back: the match that a notice offers to resume, if there is one.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._desk = window.desk
        self._dialog: NoticeDialog | None = None
        self.came_back = ""
        self._desk.state_changed.connect(self.tell)
        window.settings.written.connect(self._on_written)
        window.settings.changed.connect(self._on_setting)

    def tell(self) -> None:
        """Show every notice that has not been answered, in the places where it belongs."""
        window, settings = self._window, self._window.rooms.settings
        before = {notice.kind for notice in settings.notices.shown()} if settings is not None else set()
        stacks = [window.home.notices, *([settings.notices] if settings is not None else [])]
        for stack in stacks:
            stack.clear()
        self.came_back = ""
        for kind, values in self._desk.notices():
            if kind == "back":
                self.came_back = str(values["match"])
            for stack in stacks if kind in OF_SETTINGS else stacks[:1]:
                stack.add(self._made(kind, values))
        if settings is not None:
            settings.tell({notice.kind for notice in settings.notices.shown()} - before)
        window.show_matches()

    def _made(self, kind: Kind, values: Mapping[str, str | int]) -> Notice:
        notice = Notice(kind, values)
        notice.chosen.connect(lambda key: self._on_answer(kind, key, values))
        return notice

    # where a change is made ----------------------------------------

    def _on_written(self, written: bool) -> None:  # noqa: FBT001  (a Qt slot)
        if not written:
            self._tell_soon()

    def _on_setting(self, name: str) -> None:
        if name not in NOT_SET and ":" not in name:
            self._tell_soon()

    def _tell_soon(self) -> None:
        # Not in the midst of what has changed it.
        QTimer.singleShot(0, self, self._tell_over)

    def _tell_over(self) -> None:
        """Tell over what is shown that changes are lost, where no page would say it."""
        window = self._window
        telling = (window.home, window.rooms.settings)
        if self._dialog is not None or not window.isVisible() or window.pages.currentWidget() in telling:
            return
        found = next(((kind, values) for kind, values in self._desk.notices() if kind in LOSING), None)
        if found is None:
            return
        kind, values = found
        dialog = self._dialog = NoticeDialog(window, Notice(kind, values))
        for closed in (dialog.accepted, dialog.rejected):
            closed.connect(lambda: self._on_told(kind))
        dialog.open_over()

    def _on_told(self, kind: Kind) -> None:
        self._dialog = None
        self._on_answer(kind, "go_on", {})

    # answers ----------------------------------------

    def _on_answer(self, kind: Kind, key: str, values: Mapping[str, str | int]) -> None:
        window = self._window
        self._desk.answered(kind)
        if kind in OF_SETTINGS or kind == "back":
            self.tell()
        if key == "resume":
            window.resume(str(values["match"]))
        elif key == "read_only":
            window.go("ledger")
        elif key == "new_ledger":
            self._desk.start_new_ledger()
        elif key == "other_folder":
            window.choose_folder()
        elif key == "show_copy":
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(str(values["path"])).parent)))
