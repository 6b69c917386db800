"""Which lessons and exercises somebody has done: a small file of their own, beside their settings."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cardgui.teaching.lessons import ids, paths

log = logging.getLogger(__name__)

FILE_NAME: Final = "lessons.json"
FORMAT: Final = 1


class Progress:
    """What has been done; every change is written at once.

    Attributes:
        done: ids of lessons, and of exercises as ``truf:3``.
        last: the lesson that was opened last, or ``""``.
        set_aside: the copy of a file that could not be read, or ``None``.
    """

    def __init__(self, folder: Path) -> None:
        """Read it; a file that cannot be read, or is of a newer version, is set aside and left as it is."""
        self._path = folder / FILE_NAME
        self.done: set[str] = set()
        self.last = ""
        self.set_aside: Path | None = None
        self._untouchable = False
        self._load()

    def _load(self) -> None:
        try:
            self._read(json.loads(self._path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            log.warning("the progress of the lessons could not be read: %s", error)
            self._put_aside()

    def _read(self, stored: dict[str, object]) -> None:
        number, done, last = stored["format"], stored["done"], stored.get("last", "")
        if type(number) is not int or number > FORMAT:
            raise ValueError("of a newer version")
        if not isinstance(done, list) or not isinstance(last, str):
            raise TypeError("done is no list")
        self.done |= set(map(str, done))
        self.last = self.last or last

    def _put_aside(self) -> None:
        number = 1
        try:
            while (target := self._path.with_name(f"lessons-unreadable-{number}.json")).exists():
                number += 1
            self._path.rename(target)
        except OSError:
            self._untouchable = True
        else:
            self.set_aside = target

    def finish(self, what: str) -> None:
        """A lesson or an exercise is done."""
        if what not in self.done:
            self.done.add(what)
            self._keep()

    def open(self, lesson: str) -> None:
        """A lesson is being looked at."""
        if lesson != self.last:
            self.last = lesson
            self._keep()

    def count(self, lessons: Sequence[str]) -> int:
        """How many of these are done."""
        return sum(lesson in self.done for lesson in lessons)

    def next_of(self, path: str) -> str:
        """The first lesson of a path that is not done, ``""`` if all are."""
        return next((lesson for lesson in ids(path) if lesson not in self.done), "")

    @property
    def next(self) -> str:
        """The lesson to go on with: of the shared start, then of the path looked at last, then of any; or ``""``."""
        order: list[str] = list(paths())
        looked_at = next((path for path in order if self.last in ids(path)), None)
        if looked_at is not None:
            order.insert(1, looked_at)
        return next((lesson for path in order if (lesson := self.next_of(path))), "")

    def _keep(self) -> None:
        """Write the file, with what another window did meanwhile; where it can't be, progress lasts until the end."""
        self._load()
        if self._untouchable:
            return
        stored = {"format": FORMAT, "done": sorted(self.done), "last": self.last}
        draft = self._path.with_suffix(".new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
            draft.replace(self._path)
        except OSError as error:
            log.warning("the progress of the lessons could not be written: %s", error)
