"""What the stored entries of a deal mean: actions, some of which were taken back later, and hints that were taken."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

Entry: TypeAlias = Mapping[str, Any]

BACK_TO: Final = "back_to"
"""Key of the entry that stands for a take-back: how many of the actions then in force remain in force."""

HINT: Final = "hint"
"""Key of the entry that stands for a hint: how many of the actions were in force when it was given."""


def is_take_back(entry: Entry) -> bool:
    """Whether an entry takes actions back, and is none itself."""
    return BACK_TO in entry


def take_back_to(count: int) -> dict[str, int]:
    """The entry that leaves the first ``count`` actions in force."""
    return {BACK_TO: count}


def is_hint(entry: Entry) -> bool:
    """Whether an entry says that a hint was taken, and is no action."""
    return HINT in entry


def hint_at(count: int) -> dict[str, int]:
    """The entry for a hint after so many actions."""
    return {HINT: count}


def hints(entries: Iterable[Entry]) -> int:
    """How many decisions hints were taken for: asked twice for one of them, it counts once."""
    return len({entry[HINT] for entry in entries if is_hint(entry)})


def remaining(entries: Iterable[Entry]) -> list[Entry]:
    """The actions in force after all these entries, in order.

    Raises:
        ValueError: if an entry takes back to an action that was never done.
    """
    actions: list[Entry] = []
    for entry in entries:
        if is_hint(entry):
            continue
        if not is_take_back(entry):
            actions.append(entry)
            continue
        count = entry[BACK_TO]
        if type(count) is not int or not 0 <= count <= len(actions):
            raise ValueError(f"{len(actions)} actions cannot be taken back to {count!r}")
        del actions[count:]
    return actions


def take_backs(entries: Iterable[Entry]) -> int:
    """How often something was taken back."""
    return sum(map(is_take_back, entries))


def last_decision(entries: Sequence[Entry], seat: int) -> int | None:
    """How many actions come before the last one in force of this seat; ``None`` if it has none."""
    actions = remaining(entries)
    return next((place for place in reversed(range(len(actions))) if actions[place]["seat"] == seat), None)
