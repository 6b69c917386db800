"""Whether the system asks for less motion, asked of the system itself: Qt tells it from 6.12 on only."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QProcess

Tell = Callable[[bool], None]
Command = tuple[str, ...]

PORTAL: Final[Command] = (
    *("gdbus", "call", "--session", "--timeout", "2", "--dest", "org.freedesktop.portal.Desktop"),
    *("--object-path", "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.ReadOne"),
    *("org.freedesktop.appearance", "reduced-motion"),
)
"""Every desktop may answer through the portal, and only it answers from inside a sandbox; older ones do not."""
GNOME: Final[Command] = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
MAC: Final[Command] = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
LESS: Final[dict[Command, str]] = {PORTAL: "(<uint32 1>,)", GNOME: "false", MAC: "1"}
"""What each command prints where less motion is wanted."""
MORE: Final[dict[Command, str]] = {GNOME: "true", MAC: "0"}
"""What each command prints where it is not; the portal's 0 only means that nothing was chosen there."""
CLIENT_AREA_ANIMATION: Final = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows API."""


def read(command: Command, printed: str) -> bool | None:
    """Return whether less motion is wanted by what a command printed; None if that says nothing."""
    answer = printed.strip()
    if answer == LESS[command]:
        return True
    return False if answer == MORE.get(command) else None


def ask_windows() -> bool | None:
    """Return whether Windows shows no animations in windows; None if it does not say."""
    user32 = getattr(getattr(ctypes, "windll", None), "user32", None)
    if user32 is None:
        return None
    shown = ctypes.c_int(1)
    if not user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0):
        return None
    return not shown.value


def ask(parent: QObject, tell: Tell, platform: str = sys.platform) -> None:
    """Ask the system whether it wants less motion, without waiting; `tell` is called only if it answers."""
    if platform == "win32":
        wanted = ask_windows()
        if wanted is not None:
            tell(wanted)
        return
    ask_commands(parent, (MAC,) if platform == "darwin" else (PORTAL, GNOME), tell)


def ask_commands(parent: QObject, commands: Sequence[Command], tell: Tell) -> None:
    """Run commands beside the program, one after another, until one answers, and tell what that means.

    One that is absent, fails or prints anything else says nothing; if all do, nothing is told.
    """
    if not commands:
        return
    command, *others = commands
    process = QProcess(parent)

    def finished(code: int, status: QProcess.ExitStatus) -> None:
        wanted = read(command, bytes(process.readAllStandardOutput().data()).decode("ascii", "replace"))
        process.deleteLater()
        if code == 0 and status == QProcess.ExitStatus.NormalExit and wanted is not None:
            tell(wanted)
        else:
            ask_commands(parent, others, tell)

    def failed(error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            process.deleteLater()
            ask_commands(parent, others, tell)

    process.finished.connect(finished)
    process.errorOccurred.connect(failed)
    process.start(command[0], list(command[1:]))
