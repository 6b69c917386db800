"""The scenes of the settings, and of what is said about the program and its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication

from cardgui.screens.settings import PAGES
from cardgui.screens.settings_sound import SilenceNote
from cardgui.screenshots.scene import Scene, nothing
from cardgui.screenshots.truf import one_over

if TYPE_CHECKING:
    from cardgui.screenshots.rehearsal import Rehearsal


def show_page(page: str, rehearsal: Rehearsal, _match: str) -> None:
    """Open the settings at a page."""
    if rehearsal.window is not None:
        rehearsal.window.rooms.open_settings(page)


def silenced(rehearsal: Rehearsal, _match: str) -> None:
    """Open the page of helps where some are silenced."""
    if rehearsal.window is not None:
        rehearsal.window.settings.silenced_rules = ("TR-12", "RI-21")
        rehearsal.window.rooms.open_settings("help")


def a_game(rehearsal: Rehearsal) -> str:
    """Prepare a game that is being played."""
    return rehearsal.store("truf", 58, one_over)


def cannot_save(rehearsal: Rehearsal) -> None:
    """Put something in the way of the settings file, and change a setting."""
    if rehearsal.window is not None:
        settings = rehearsal.window.settings
        settings.flush()
        settings.path.unlink(missing_ok=True)
        settings.path.mkdir()
        settings.speed = "fast" if settings.speed != "fast" else "slow"
        settings.flush()
        rehearsal.settle()
        settings.path.rmdir()


def unsaved(page: str, rehearsal: Rehearsal, _match: str) -> None:
    """Show a page of the settings while these cannot be saved."""
    show_page(page, rehearsal, "")
    cannot_save(rehearsal)


def unsaved_at_table(rehearsal: Rehearsal, match: str) -> None:
    """Change a setting at the table while it cannot be saved."""
    rehearsal.resume(match)
    cannot_save(rehearsal)


def over_a_game(rehearsal: Rehearsal, match: str) -> None:
    """Open the settings over the table."""
    rehearsal.resume(match)
    if rehearsal.window is not None:
        rehearsal.window.rooms.open_settings()


def without_sound(page: str, rehearsal: Rehearsal, _match: str) -> None:
    """Show a page with settings of sounds where none can be played."""
    if rehearsal.window is not None:
        shown = rehearsal.window.rooms.open_settings().show_page(page)
        for note in shown.findChildren(SilenceNote):
            note.show_why("library" if page == "table" else "device")
        QApplication.processEvents()
        rehearsal.window.rooms.settings_page().area.verticalScrollBar().setValue(10_000)


def another_look(rehearsal: Rehearsal, _match: str) -> None:
    """Show the page of the look with everything set otherwise."""
    if rehearsal.window is not None:
        settings = rehearsal.window.settings
        settings.table_contrast, settings.table_grain, settings.table_temperature = 90, 80, 85
        settings.card_design, settings.sounds = "high_contrast", False
        rehearsal.window.rooms.open_settings("table")


def show_about(rehearsal: Rehearsal, _match: str) -> None:
    """Say what the program is made of."""
    if rehearsal.window is not None:
        rehearsal.window.rooms.show_about()


def show_licences(rehearsal: Rehearsal, _match: str) -> None:
    """Show the licences of all parts."""
    if rehearsal.window is not None:
        rehearsal.window.rooms.show_about().show_licences()


def show_keys(rehearsal: Rehearsal, _match: str) -> None:
    """Show the sheet of all keys."""
    if rehearsal.window is not None:
        rehearsal.window.rooms.show_keys()


def first_start(rehearsal: Rehearsal, _match: str) -> None:
    """Show what the program shows first of all."""
    if rehearsal.window is not None:
        rehearsal.window.rooms.welcome()


SCENES: Final = (
    *(Scene(f"app-settings-{page}", nothing, partial(show_page, page)) for page in PAGES),
    Scene("app-settings-silenced", nothing, silenced),
    Scene("app-settings-no-sound", nothing, partial(without_sound, "table")),
    Scene("app-settings-no-device", nothing, partial(without_sound, "access")),
    Scene("app-settings-unsaved", nothing, partial(unsaved, "table")),
    Scene("app-settings-unsaved-at-table", a_game, unsaved_at_table),
    Scene("app-settings-changed", nothing, another_look),
    Scene("app-settings-over-game", a_game, over_a_game),
    Scene("app-first-start", nothing, first_start),
    Scene("app-about", nothing, show_about),
    Scene("app-licences", nothing, show_licences),
    Scene("app-keys", nothing, show_keys),
)
"""Every page of the settings."""
