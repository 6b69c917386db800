"""The program with its window: settings, then fonts and language, then the ledger, then the window."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, cast

from cardgui import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication

    from cardgui.screens.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class Places:
    """Where the program keeps what it writes.

    Attributes:
        settings: folder of the settings.
        data: folder of the ledger and of fault reports.
    """

    settings: Path
    data: Path


def places(data_dir: Path | None = None) -> Places:
    """Return the folders of this system, or one folder for everything."""
    if data_dir is not None:
        return Places(data_dir, data_dir)
    import platformdirs  # noqa: PLC0415  (not needed with --data-dir)

    return Places(
        platformdirs.user_config_path("cardgui", appauthor=False),
        platformdirs.user_data_path("cardgui", appauthor=False),
    )


def make_application() -> QApplication:
    """Return the one QApplication, made if there is none yet."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415  (commands without a window import no Qt)

    from cardgui.models.collecting import collect_here  # noqa: PLC0415

    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("cardgui")
    application.setApplicationDisplayName("Cardgui")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("cardgui")
    collect_here(application)
    if application.style().objectName() != "fusion":  # another style under living widgets brings Qt down
        application.setStyle("Fusion")
    return application


def open_window(where: Places, language: str = "") -> MainWindow:
    """Build the main window on what lies in these folders; an application must exist. It isn't shown yet.

    Args:
        where: folders of settings and ledger.
        language: a language for this run; by default what the settings say, or the system.
    """
    from PySide6.QtWidgets import QToolTip  # noqa: PLC0415  (commands import no Qt)

    from cardgui.look.i18n import Translator, system_language  # noqa: PLC0415  (commands import no Qt)
    from cardgui.look.theme import ThemeChoice, theme  # noqa: PLC0415
    from cardgui.look.type import font, load_fonts  # noqa: PLC0415
    from cardgui.models.ledger_session import FILE_NAME, LedgerSession  # noqa: PLC0415
    from cardgui.models.settings import Settings  # noqa: PLC0415
    from cardgui.screens.desk import Desk  # noqa: PLC0415
    from cardgui.screens.fault import FaultKeeper  # noqa: PLC0415
    from cardgui.screens.main_window import MainWindow  # noqa: PLC0415

    settings = Settings(where.settings)
    load_fonts()
    theme().set_percent(settings.text_percent)
    theme().choose(cast("ThemeChoice", settings.theme))
    translator = Translator()
    translator.install(language or settings.language or system_language())
    make_application().setFont(font(14))
    QToolTip.setFont(font(13))
    folder = Path(settings.ledger_folder) if settings.ledger_folder else where.data
    desk = Desk(LedgerSession(folder / FILE_NAME), settings)
    window = MainWindow(settings, translator, desk)
    theme().changed.connect(lambda: QToolTip.setFont(font(13)))
    for kept in (settings, translator, desk):
        kept.setParent(window)
    FaultKeeper(where.data / "faults", window).install()
    return window


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"cardgui: {message}\n")


def main(arguments: Sequence[str]) -> int:
    """Open the window and run until it is closed; the exit code."""
    from cardgui.resources import LANGUAGES  # noqa: PLC0415

    parser = _Parser(prog="cardgui", description="Four trick-taking card games. Without a command the window opens.")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="keep ledger and settings in this folder")
    parser.add_argument("--lang", choices=LANGUAGES, help="language for this run")
    parser.add_argument(
        "--demo", type=Path, metavar="DIR", help="let the computer play at the table, and leave pictures in this folder"
    )
    parser.add_argument("--game", metavar="GAME", help="which game the computer plays for --demo (default: truf)")
    parser.add_argument("--players", type=int, metavar="P", help="how many play for --demo")
    parser.add_argument("--version", action="version", version=f"Cardgui {__version__}")
    chosen = parser.parse_args(arguments)
    if chosen.demo is None and (chosen.game or chosen.players):
        parser.error("--game and --players belong to --demo")
    if chosen.demo is not None:
        from cardgui.demo import play, playable  # noqa: PLC0415

        game = chosen.game or "truf"
        fault = playable(game, chosen.players)
        if fault:
            parser.error(fault)
        return play(chosen.demo, chosen.data_dir, chosen.lang or "", game, chosen.players)
    application = make_application()
    window = open_window(places(chosen.data_dir), chosen.lang or "")
    window.show()
    return application.exec()
