"""What happens when the program itself goes wrong: a report on this computer, and a calm word about what is safe."""

from __future__ import annotations

import sys
import threading
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices

from cardgui import __version__
from cardgui.look.controls import Button, Dialog, Label
from cardgui.look.i18n import translate

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from PySide6.QtWidgets import QWidget

KEPT = 20
"""Reports kept; the oldest go first."""


def write_report(folder: Path, fault: BaseException) -> Path | None:
    """Write a report of a fault into a folder; None if it can't be written. It names no person and no card."""
    import platform  # noqa: PLC0415  (the window must not wait for it)

    now = datetime.now(UTC)
    lines = [
        f"Cardgui {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        now.isoformat(timespec="seconds"),
        "",
        "".join(traceback.format_exception(fault)),
    ]
    path = folder / f"fault-{now:%Y%m%d-%H%M%S-%f}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines), encoding="utf-8")
        for old in sorted(folder.glob("fault-*.txt"))[:-KEPT]:
            old.unlink()
    except OSError:
        return None
    return path


class FaultKeeper(QObject):
    """Catches what nothing else caught.

    Signals:
        caught: the path of the report, or None; emitted from whatever thread the fault was in.
    """

    caught = Signal(object)

    def __init__(self, folder: Path, window: QWidget) -> None:
        super().__init__(window)
        self._folder = folder
        self._window = window
        self._dialog: Dialog | None = None
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
        if self._dialog is not None:
            return
        self._dialog = dialog = fault_dialog(self._window, report)
        dialog.accepted.connect(self._told)
        dialog.rejected.connect(self._told)
        dialog.open_over()

    def _told(self) -> None:
        self._dialog = None


def fault_dialog(window: QWidget, report: Path | None) -> Dialog:
    """Make the dialog that says what is safe."""
    dialog = Dialog(window, 480)
    title = translate("Fault", "Something went wrong in Cardgui")
    text = translate(
        "Fault", "Your games are saved up to the last card. You can go on; if something looks odd, start Cardgui again."
    )
    dialog.setAccessibleName(title)
    dialog.setAccessibleDescription(text)
    dialog.body.setSpacing(8)
    dialog.body.addWidget(Label(title, 16, 600, wrap=True))
    dialog.body.addWidget(Label(text, 14, color="text2", wrap=True))
    go_on = Button(translate("Fault", "Continue"), "primary")
    go_on.clicked.connect(dialog.accept)
    dialog.footer.addStretch(1)
    if report is not None:
        note = translate("Fault", "A report lies on this computer. Nothing was sent.")
        dialog.body.addWidget(Label(note, 14, color="text2", wrap=True))
        show = Button(translate("Fault", "Show the report"), "secondary")
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(report))))
        dialog.footer.addWidget(show)
    dialog.footer.addWidget(go_on)
    dialog.first = dialog.default = go_on
    return dialog
