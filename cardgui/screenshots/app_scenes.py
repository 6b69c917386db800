"""The scenes that belong to no game: home, ledger, and the states of the ledger file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Final

from cardgui.models.ledger_session import FILE_NAME
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.scene import Scene, nothing, stay
from cardgui.screenshots.truf import deal_over, one_over, over


def some_matches(rehearsal: Rehearsal) -> str:
    """Prepare a few matches: an unfinished one, finished ones of several lengths."""
    rehearsal.store("truf", 700, over, {"deals": 8, "scoring": "E"}, hours_ago=170, level="random")
    rehearsal.store("truf", 41, over, {"deals": 4}, hours_ago=49, level="random")
    long_one = rehearsal.store("truf", 771_204_518, over, hours_ago=25)
    rehearsal.store("truf", 58, deal_over, hours_ago=1)
    return long_one


def newer_file(rehearsal: Rehearsal) -> str:
    """Prepare a ledger that a newer version wrote."""
    some_matches(rehearsal)
    with closing(sqlite3.connect(rehearsal.folder / FILE_NAME)) as db:
        db.execute("PRAGMA user_version = 99")
        db.execute("UPDATE meta SET value = '99.0' WHERE key = 'app'")
        db.commit()
    return ""


def foreign_file(rehearsal: Rehearsal) -> str:
    """Prepare a file of another kind in the ledger's place."""
    (rehearsal.folder / FILE_NAME).write_text("Shopping list\n" * 40, encoding="utf-8")
    return ""


def damaged_file(rehearsal: Rehearsal) -> str:
    """Prepare a ledger a part of which is overwritten."""
    some_matches(rehearsal)
    path = rehearsal.folder / FILE_NAME
    data = bytearray(path.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 9000] = bytes(9000)
    path.write_bytes(bytes(data))
    return ""


def after_a_crash(rehearsal: Rehearsal) -> str:
    """Prepare a ledger whose last user did not let go of it."""
    rehearsal.store("truf", 58, one_over)
    (rehearsal.folder / f"{FILE_NAME}.lock").write_text("1\n", encoding="ascii")
    return ""


def show_ledger(rehearsal: Rehearsal, match: str) -> None:
    """Open the ledger, at a match if there is one."""
    if rehearsal.window is not None:
        rehearsal.window.open_ledger(match)


def as_unwritable(rehearsal: Rehearsal, _match: str) -> None:
    """Show what is said when the folder cannot be written."""
    rehearsal.show_notice("read_only", {"reason": "read_only", "path": str(rehearsal.folder)})


def as_full(rehearsal: Rehearsal, _match: str) -> None:
    """Show what is said when the disk is full."""
    rehearsal.show_notice("full", {"reason": "full", "path": str(rehearsal.folder)})


def as_in_use(rehearsal: Rehearsal, _match: str) -> None:
    """Show what is said when another window has the ledger."""
    rehearsal.show_notice("locked", {"reason": "", "path": str(rehearsal.folder)})


SCENES: Final = (
    Scene("app-home-empty", nothing, stay),
    Scene("app-home", some_matches, stay),
    Scene("app-ledger", some_matches, show_ledger),
    Scene("app-ledger-empty", nothing, show_ledger),
    Scene("app-newer", newer_file, stay),
    Scene("app-foreign", foreign_file, stay),
    Scene("app-damaged", damaged_file, stay),
    Scene("app-back", after_a_crash, stay),
    Scene("app-read-only", nothing, as_unwritable),
    Scene("app-full", nothing, as_full),
    Scene("app-in-use", nothing, as_in_use),
)
"""Every state of the program outside a game."""
