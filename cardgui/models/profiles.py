"""The people who play on this computer: each has a ledger and settings in a folder of their own. And a guest.

Who they are stands in ``people.json`` beside the settings of the first person, whose folder is the program's own: so
everything of a single person lies where it always has.
"""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

FIRST: Final = ""
"""Id of the first person."""
GUEST: Final = "guest"
"""Id of the guest, of whom nothing is kept."""
MOST: Final = 20
LONGEST_NAME: Final = 40
_FILE: Final = "people.json"
_FOLDER: Final = "people"
_ID: Final = re.compile(r"p[0-9]{1,4}")


def number_of(person: str) -> int:
    """The number in the id of a person; 0 for the first and for the guest."""
    return int(person[1:]) if _ID.fullmatch(person) else 0


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here.

    Attributes:
        id: names their folder; empty for the first person.
        name: as they typed it; empty if they have not.
    """

    id: str
    name: str


class Profiles:
    """Who plays here, and who plays now.

    Attributes:
        people: everybody but the guest; the first person always comes first.
        current: id of the person who played last.
    """

    def __init__(self, folder: Path) -> None:
        """Read who there is; a file that can't be read is set aside.

        Whoever has a folder here, but stands in no list, comes back without a name: nobody else may get that folder.
        """
        self._path = folder / _FILE
        self._untouchable = False
        self.people: list[Person] = [Person(FIRST, "")]
        self.current = FIRST
        self._load()

    def _load(self) -> None:
        """Read the list as it is now: another window may have written it."""
        try:
            self._read(json.loads(self._path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            log.warning("who plays here could not be read: %s", error)
            self._put_aside()
        self._find_unlisted()

    def _read(self, stored: dict[str, object]) -> None:
        people = stored["people"]
        if not isinstance(people, list):
            raise TypeError("people is no list")
        found = [Person(str(one["id"]), str(one["name"])[:LONGEST_NAME]) for one in people]
        others = [one for one in found if _ID.fullmatch(one.id)]
        first = next((one for one in found if one.id == FIRST), self.people[0])
        self.people = [first, *{one.id: one for one in others}.values()][:MOST]
        if any(one.id == stored.get("current") for one in self.people):
            self.current = str(stored["current"])

    def _put_aside(self) -> None:
        number = 1
        try:
            while (target := self._path.with_name(f"people-unreadable-{number}.json")).exists():
                number += 1
            self._path.rename(target)
        except OSError:
            self._untouchable = True

    def _find_unlisted(self) -> None:
        listed = {one.id for one in self.people}
        try:
            found = [one.name for one in (self._path.parent / _FOLDER).iterdir() if one.is_dir()]
        except OSError:
            return
        others = sorted((name for name in found if _ID.fullmatch(name) and name not in listed), key=number_of)
        self.people += [Person(one, "") for one in others][: MOST - len(self.people)]

    def name_of(self, person: str) -> str:
        """The name of a person; empty for the guest, and where none was typed."""
        return next((one.name for one in self.people if one.id == person), "")

    def add(self, name: str) -> Person:
        """Add a person.

        Raises:
            OSError: if that can't be kept.
            ValueError: if there are too many.
        """
        self._load()
        if len(self.people) >= MOST:
            raise ValueError("too many people")
        number = 1 + max(number_of(one.id) for one in self.people)
        person = Person(f"p{number}", name.strip()[:LONGEST_NAME])
        self._keep([*self.people, person], self.current)
        return person

    def rename(self, person: str, name: str) -> None:
        """Give a person another name.

        Raises:
            OSError: if that can't be kept.
        """
        self._load()
        changed = [Person(one.id, name.strip()[:LONGEST_NAME]) if one.id == person else one for one in self.people]
        self._keep(changed, self.current)

    def choose(self, person: str) -> None:
        """Remember who plays now; a guest is forgotten.

        Raises:
            OSError: if that can't be kept.
        """
        if person == GUEST:
            return
        self._load()
        if person != self.current:
            self._keep(self.people, person)

    def folder_of(self, base: Path, person: str) -> Path:
        """The folder of a person below the program's own."""
        return base if person == FIRST else base / _FOLDER / person

    def _keep(self, people: list[Person], current: str) -> None:
        if self._untouchable:
            raise OSError(f"{self._path} cannot be read, and cannot be set aside")
        stored = {"current": current, "people": [{"id": one.id, "name": one.name} for one in people]}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        draft = self._path.with_name(f"{_FILE}.new")
        draft.write_text(json.dumps(stored, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        draft.replace(self._path)
        self.people, self.current = people, current
