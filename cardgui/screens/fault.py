"""What happens when the program itself goes wrong: a report on this computer, and a calm word about what is safe."""

from __future__ import annotations

import logging
import re
import sys
import textwrap
import threading
import traceback
from datetime import UTC, datetime
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices

from cardgui import __version__
from cardgui.look.controls import Dialog, Saying
from cardgui.look.i18n import translate

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from PySide6.QtWidgets import QWidget

log = logging.getLogger(__name__)

CASE_MATTERS = sys.platform not in {"win32", "darwin"}
"""Whether paths are others when their letters are larger or smaller."""
BEFORE, AFTER = r"(?<![\w.~-])", r"(?![.~-]*\w)"
"""Where a name begins and ends: not in the midst of another."""
KEPT = 20
"""Reports kept; the oldest go first."""


def write_report(folder: Path, fault: BaseException) -> Path | None:
    """Write a report of a fault into a folder; None if it can't be written.

    It says where the fault was and of which kind, but not its message: that may name a card nobody has seen yet, or a
    file. The folder of the person is `~`.
    """
    import platform  # noqa: PLC0415  (the window must not wait for it)

    now = datetime.now(UTC)
    lines = [
        f"Cardgui {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        now.isoformat(timespec="seconds"),
        "",
        _without_home(_where(fault)),
    ]
    path = folder / f"fault-{now:%Y%m%d-%H%M%S-%f}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Paths may hold bytes that are no letters.
        path.write_text("\n".join(lines), encoding="utf-8", errors="backslashreplace")
        for old in sorted(folder.glob("fault-*.txt"))[:-KEPT]:
            old.unlink()
    except OSError:
        return None
    return path


def _where(fault: BaseException) -> str:
    """The calls that led to a fault and to those before it, the first one first, each with its kind.

    A group of faults is followed by each of them, moved in.
    """
    return "\n".join(_told(fault, set()))


def _told(fault: BaseException, seen: set[int]) -> list[str]:
    told: list[str] = []
    following: BaseException | None = fault
    while following is not None and id(following) not in seen:
        seen.add(id(following))
        kind = type(following)
        calls = "".join(traceback.format_tb(following.__traceback__))
        members = following.exceptions if isinstance(following, BaseExceptionGroup) else ()
        inside = [textwrap.indent("\n".join(_told(member, seen)), "    | ") for member in members]
        told[:0] = [f"{calls}{kind.__module__}.{kind.__qualname__}\n", *inside]
        following = following.__cause__ or (None if following.__suppress_context__ else following.__context__)
    return told


def _without_home(text: str) -> str:
    """The text with `~` for the folder of the person, wherever a path begins with it."""
    for home in sorted(_homes(), key=lambda path: len(str(path)), reverse=True):
        steps = [re.escape(step) for step in re.split(r"[\\/]", str(home).rstrip("\\/"))]
        if len(steps) > 1:  # not the root of the disk
            path = BEFORE + r"[\\/]+".join(steps) + AFTER
            text = re.sub(path, "~", text, flags=0 if CASE_MATTERS else re.IGNORECASE)
    return text


def _homes() -> set[PurePath]:
    """The ways in which the folder of the person is spelled; none where nobody knows it."""
    try:
        home = Path.home()
    except (RuntimeError, KeyError, OSError):
        return set()
    found: set[PurePath] = {home}
    try:
        found.add(home.resolve())
    except (RuntimeError, OSError):  # a ring of links, a disk that is gone
        log.info("the folder of the person cannot be followed")
    return found


class FaultKeeper(QObject):
    """Catches what nothing else caught.

    Args:
        folder: where reports go. window: over which it is told.
        saving: whether games are being saved.

    Signals:
        caught: the path of the report, or None; emitted from whatever thread the fault was in.
    """

    caught = Signal(object)

    def __init__(self, folder: Path, window: QWidget, saving: Callable[[], bool]) -> None:
        super().__init__(window)
        self._folder = folder
        self._window = window
        self._saving = saving
        self._telling = False
        self.caught.connect(self._tell)

    def install(self) -> None:
        """Catch faults from now on."""
        sys.excepthook = self._on_fault
        threading.excepthook = self._on_thread

    def _on_fault(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, fault, trace)
        if isinstance(fault, Exception):
            self.caught.emit(write_report(self._folder, fault))

    def _on_thread(self, fault: threading.ExceptHookArgs) -> None:
        if fault.exc_value is not None:
            self._on_fault(fault.exc_type, fault.exc_value, fault.exc_traceback)

    def _tell(self, report: Path | None) -> None:
        """Show one dialog, however many faults there are."""
        if self._telling:
            return
        # A fault in here is caught like any other, but must not call for another dialog, and so on without end.
        self._telling = True
        dialog = fault_dialog(self._window, report, saving=self._saving())
        dialog.accepted.connect(self._told)
        dialog.rejected.connect(self._told)
        dialog.open_over()

    def _told(self) -> None:
        self._telling = False


def fault_dialog(window: QWidget, report: Path | None, *, saving: bool) -> Dialog:
    """Make the dialog that says what is safe: all of it, or, where games are not being `saving`, what was saved."""
    dialog = Saying(window, _title, _all_is_safe if saving else _saved_is_safe)
    dialog.add_text(_not_written if report is None else _written)
    if report is not None:
        show = dialog.add_button(lambda: translate("Fault", "Show the report"), "secondary")
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(report))))
    go_on = dialog.add_button(lambda: translate("Fault", "Continue"), "primary")
    go_on.clicked.connect(dialog.accept)
    dialog.first = dialog.default = go_on
    return dialog


def _title() -> str:
    return translate("Fault", "Something went wrong in Cardgui")


def _all_is_safe() -> str:
    return translate(
        "Fault", "Your games are saved up to the last card. You can go on; if something looks odd, start Cardgui again."
    )


def _saved_is_safe() -> str:
    return translate(
        "Fault",
        "Games are not being saved at the moment. What was saved before is safe; what you have played since is kept"
        " only until you quit. You can go on.",
    )


def _written() -> str:
    return translate("Fault", "A report lies on this computer. Nothing was sent.")


def _not_written() -> str:
    return translate("Fault", "A report could not be written. Nothing was sent.")
