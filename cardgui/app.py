"""The program with its window: settings, then fonts and language, then the ledger, then the window."""

from __future__ import annotations

import argparse
import logging
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn, cast

from cardgui import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication

    from cardgui.models.profiles import Profiles
    from cardgui.screens.main_window import MainWindow

log = logging.getLogger(__name__)


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

    from cardgui.look.access import say_roles  # noqa: PLC0415
    from cardgui.models.collecting import collect_here  # noqa: PLC0415

    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("cardgui")
    application.setApplicationDisplayName("Cardgui")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("org.cardgui.Cardgui")
    collect_here(application)
    say_roles()
    if application.style().objectName() != "fusion":  # another style under living widgets brings Qt down
        application.setStyle("Fusion")
    return application


def open_window(where: Places, language: str = "", person: str | None = None, *, like: str = "") -> MainWindow:
    """Build the main window on what lies in these folders; an application must exist. It isn't shown yet.

    Args:
        where: folders of settings and ledger.
        language: a language for this run; by default what the settings say, or the system.
        person: who plays; by default who played last.
        like: the language of a person who has chosen none; by default that of the system.
    """
    from PySide6.QtCore import Qt  # noqa: PLC0415  (commands import no Qt)
    from PySide6.QtWidgets import QToolTip  # noqa: PLC0415  (commands import no Qt)

    from cardgui.look.i18n import Translator, system_language  # noqa: PLC0415  (commands import no Qt)
    from cardgui.look.theme import ThemeChoice, theme  # noqa: PLC0415
    from cardgui.look.type import font, load_fonts  # noqa: PLC0415
    from cardgui.models.ledger_session import FILE_NAME, LedgerSession  # noqa: PLC0415
    from cardgui.models.profiles import GUEST, Profiles  # noqa: PLC0415
    from cardgui.models.settings import Settings  # noqa: PLC0415
    from cardgui.resources import languages  # noqa: PLC0415
    from cardgui.screens.desk import Desk  # noqa: PLC0415
    from cardgui.screens.fault import FaultKeeper  # noqa: PLC0415
    from cardgui.screens.main_window import MainWindow  # noqa: PLC0415
    from cardgui.screens.people import PeopleButton  # noqa: PLC0415

    profiles = Profiles(where.settings)
    who = profiles.current if person is None else person
    own = Places(profiles.folder_of(where.settings, who), profiles.folder_of(where.data, who))
    forgotten = _temporary() if who == GUEST else None
    if forgotten is not None:
        own = Places(forgotten, forgotten)
    settings = Settings(own.settings)
    load_fonts()
    theme().set_percent(settings.text_percent)
    theme().choose(cast("ThemeChoice", settings.theme))
    translator = Translator()
    stored = settings.language if settings.language in languages() else ""
    translator.install(language or stored or like or system_language())
    make_application().setFont(font(14))
    QToolTip.setFont(font(13))
    folder = Path(settings.ledger_folder) if settings.ledger_folder else own.data
    session = LedgerSession(folder / FILE_NAME)
    if who == GUEST:
        session.play_without_saving()
    desk = Desk(session, settings)
    window = MainWindow(settings, translator, desk)
    theme().changed.connect(lambda: QToolTip.setFont(font(13)))
    for kept in (settings, translator, desk):
        kept.setParent(window)
    FaultKeeper(where.data / "faults", window, lambda: desk.saving).install()
    people = PeopleButton(profiles, who)
    window.sidebar.add_foot(people)
    people.switch.connect(lambda other: _switch(window, where, profiles, other), Qt.ConnectionType.QueuedConnection)
    return window


def _temporary() -> Path:
    """A folder that goes when the program ends."""
    import atexit  # noqa: PLC0415  (only a guest needs these)
    import shutil  # noqa: PLC0415
    import tempfile  # noqa: PLC0415

    folder = Path(tempfile.mkdtemp(prefix="cardgui-guest-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


_successors: list[MainWindow] = []
"""The window of whoever plays since another has: nobody else holds it."""


def _switch(window: MainWindow, where: Places, profiles: Profiles, person: str) -> None:
    """Let another person play, in a window that stands where this one stood."""
    try:
        profiles.choose(person)
    except OSError as error:
        log.warning("who plays now could not be kept: %s", error)
    from PySide6.QtCore import Qt  # noqa: PLC0415

    from cardgui.models.profiles import GUEST  # noqa: PLC0415

    language = window.translator.language
    window.translator.remove()
    following = open_window(where, "", person, like=language)
    fills = window.isMaximized() or window.isFullScreen()
    # Where it goes back to, not the screen that it fills.
    usual = window.normalGeometry() if fills else window.geometry()
    if usual.isValid():
        following.setGeometry(usual)
    following.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    following.show()
    if person != GUEST:
        following.rooms.welcome()
    _successors[:] = [following]
    window.close()
    window.deleteLater()


AFTER_FIRST_FRAME: Final = 500
"""Milliseconds until the system is asked what the first frame need not wait for."""


def _ask_about_motion() -> None:
    from cardgui.look import motion  # noqa: PLC0415
    from cardgui.look.theme import theme  # noqa: PLC0415

    motion.ask(make_application(), theme().note_motion)


def given_path(text: str) -> Path:
    """Read a path that was typed; an empty one, as of a variable that is not set, would be the folder one is in."""
    if not text:
        raise argparse.ArgumentTypeError("an empty name is no file or folder")
    return Path(text)


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"cardgui: {message}\n")


def main(arguments: Sequence[str]) -> int:
    """Open the window and run until it is closed; the exit code."""
    from cardgui.resources import LANGUAGES, languages  # noqa: PLC0415

    parser = _Parser(
        prog="cardgui",
        allow_abbrev=False,
        description="Four trick-taking card games. Without a command the window opens.",
    )
    parser.add_argument("--data-dir", type=given_path, metavar="DIR", help="keep ledger and settings in this folder")
    parser.add_argument("--lang", metavar="LANGUAGE", help="language for this run: en, ko, ja, tr")
    parser.add_argument(
        "--demo",
        type=given_path,
        metavar="DIR",
        help="let the computer play at the table, and leave pictures in this folder",
    )
    parser.add_argument("--game", metavar="GAME", help="which game the computer plays for --demo (default: truf)")
    parser.add_argument("--players", type=int, metavar="P", help="how many play for --demo")
    parser.add_argument("file", nargs="?", type=given_path, help="a file with a deal (.cardgui), to be played")
    parser.add_argument("--version", action="version", version=f"Cardgui {__version__}")
    chosen = parser.parse_args(arguments)
    if chosen.lang and chosen.lang not in (*LANGUAGES, *languages()):
        parser.error(f"there is no language {chosen.lang!r}; the languages are {', '.join(languages())}")
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
    window.rooms.welcome()
    window.show()
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    QTimer.singleShot(AFTER_FIRST_FRAME, window, _ask_about_motion)
    if chosen.file is not None:
        # Over the window, not before it.
        QTimer.singleShot(0, window, lambda: window.offer_file(chosen.file))
    return application.exec()
