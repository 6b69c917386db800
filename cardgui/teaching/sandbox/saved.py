"""Positions that somebody keeps: a small readable file of their own, beside their settings."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

log = logging.getLogger(__name__)

FILE_NAME: Final = "positions.json"
FORMAT: Final = 1
LONGEST_NAME: Final = 80


@dataclass(frozen=True, slots=True)
class Kept:
    """One position.

    Attributes:
        name: what the person calls it.
        text: the position.
    """

    name: str
    text: str


class SavedPositions:
    """All that are kept, the newest first; every change is written at once.

    Attributes:
        positions: the positions.
        set_aside: the copy of a file that could not be read, or ``None``.
        writable: whether the last change could be written.
    """

    def __init__(self, folder: Path) -> None:
        """Read them; a file that cannot be read, or is of a newer version, is set aside and left as it is."""
        self._path = folder / FILE_NAME
        self.positions: list[Kept] = []
        self.set_aside: Path | None = None
        self.writable = True
        self._untouchable = False
        self._load()

    def _load(self) -> None:
        """Read the file as it is now: another window may have written it."""
        try:
            self._read(json.loads(self._path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            log.warning("the saved positions could not be read: %s", error)
            self._put_aside()

    def _read(self, stored: dict[str, Any]) -> None:
        number, listed = stored["format"], stored["positions"]
        if type(number) is not int or number > FORMAT:
            raise ValueError("of a newer version")
        found = []
        for one in listed:
            name, text = one["name"], one["text"]
            if not isinstance(name, str) or not isinstance(text, str):
                raise TypeError("a name or a position is no text")
            found.append(Kept(name, text))
        self.positions = found

    def _put_aside(self) -> None:
        number = 1
        try:
            while (target := self._path.with_name(f"positions-unreadable-{number}.json")).exists():
                number += 1
            self._path.rename(target)
        except OSError:
            self._untouchable = True
        else:
            self.set_aside = target

    def keep(self, name: str, text: str) -> bool:
        """Keep a position; one of the same name is replaced. Whether it could be written."""
        name = " ".join(name.split())[:LONGEST_NAME]
        if self.writable:
            self._load()
        self.positions = [Kept(name, text), *(one for one in self.positions if one.name != name)]
        return self._write()

    def forget(self, kept: Kept) -> bool:
        """Keep a position no longer; whether that could be written."""
        if self.writable:
            self._load()
        self.positions = [one for one in self.positions if one != kept]
        return self._write()

    def _write(self) -> bool:
        """Write the file; where that is impossible, positions last until the program ends."""
        self.writable = not self._untouchable
        if self._untouchable:
            return False
        stored = {
            "format": FORMAT,
            "positions": [{"name": one.name, "text": one.text} for one in self.positions],
        }
        draft = self._path.with_suffix(".new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(json.dumps(stored, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            draft.replace(self._path)
        except OSError as error:
            log.warning("the saved positions could not be written: %s", error)
            self.writable = False
        return self.writable
