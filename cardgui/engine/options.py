"""House rules and variants as data: what can be chosen, and what is the rules' default."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


class OptionError(ValueError):
    """An option that the game does not have, or a value that it cannot take."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game.

    Attributes:
        name: its key in records.
        values: what it can be; the first is the default.
        rule: the rule that describes it.
    """

    name: str
    values: tuple[OptionValue, ...]
    rule: str

    @property
    def default(self) -> OptionValue:
        """The value that the rules give it when nothing is chosen."""
        return self.values[0]

    def check(self, value: object) -> OptionValue:
        """The value if the option can take it (``True`` is not 1 here).

        Raises:
            OptionError: if it cannot.
        """
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        shown = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)
        raise OptionError(f"{self.name} can be {shown}, not {value!r}")


def chosen(known: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """The options that differ from the default, in the order in which the game lists them.

    Raises:
        OptionError: for an unknown name or an impossible value.
    """
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise OptionError(f"there is no option {name!r}; the options are {', '.join(sorted(names)) or 'none'}")
    result: dict[str, OptionValue] = {}
    for option in known:
        if option.name in given:
            value = option.check(given[option.name])
            if value != option.default or type(value) is not type(option.default):
                result[option.name] = value
    return result


def parse_value(text: str) -> OptionValue:
    """An option value as typed on a command line: ``true``, ``false``, an integer or a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch("-?[0-9]{1,9}", text) else text
