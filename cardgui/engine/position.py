"""Positions: a deal that begins in the middle, in two written forms (documented in ``README.md``).

The JSON form is an object; the text form is one line of ``key=value`` words made from it mechanically. What the fields
mean is each game's affair; this module only converts and checks shapes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

FORMAT: Final = "cardgui-position/1"

Atom: TypeAlias = int | str | None
Value: TypeAlias = Atom | list[Any]

_NAME = re.compile(r"[a-z_]{1,40}")
_WORD = re.compile(r"([a-z_]{1,40})=(\S*)")
_CARD_OR_WORD = re.compile(r"[A-Za-z0-9_]{1,60}")
_INTEGER = re.compile(r"-?[0-9]{1,9}")
_TOO_LARGE = 10**9
_RESERVED = frozenset(["format", "game", "players", "options"])


class PositionError(ValueError):
    """A text or object that is no position; ``at`` is the offset of the first character that does not fit."""

    def __init__(self, text: str, at: int = 0) -> None:
        super().__init__(text)
        self.at = at


@dataclass(frozen=True)
class Position:
    """A state of a deal as plain values.

    Attributes:
        game: game id.
        players: number of players.
        options: options that differ from the default.
        fields: the game's own fields: integers, words, ``None``, lists of these, or lists of such lists.
    """

    game: str
    players: int
    options: Mapping[str, bool | int | str]
    fields: Mapping[str, Value] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            **self.fields,
        }

    def to_text(self) -> str:
        """The text form, one line: ``truf/4 scoring=E deal=3 hands=AS,KS/…``."""
        words = [f"{self.game}/{self.players}"]
        words += [f"option.{name}={_atom(value)}" for name, value in self.options.items()]
        words += [f"{name}={_value(value)}" for name, value in self.fields.items()]
        return " ".join(words)

    @classmethod
    def from_json(cls, value: object) -> Position:
        """Read the JSON form.

        Raises:
            PositionError: if it has not this shape.
        """
        if not isinstance(value, dict) or value.get("format") != FORMAT:
            raise PositionError(f'a position is an object with "format": "{FORMAT}"')
        rest = {str(key): item for key, item in value.items() if key not in _RESERVED}
        game, players, options = value.get("game"), value.get("players"), value.get("options", {})
        if not isinstance(game, str) or not _NAME.fullmatch(game) or not isinstance(options, dict):
            raise PositionError("a position names its game and its options")
        if type(players) is not int or not 0 <= players < 100:
            raise PositionError("a position tells the number of its players")
        if not all(map(_NAME.fullmatch, (*rest, *options))):
            raise PositionError("the name of a field or an option is small letters and _")
        for name, item in options.items():
            if not _is_option(item):
                raise PositionError(f"the option {name} is not true, false, an integer or a word")
        for name, item in rest.items():
            if not _well_formed(item):
                raise PositionError(f"the field {name} is no number, word, or list of these")
        return cls(game, players, options, rest)

    @classmethod
    def from_text(cls, text: str) -> Position:
        """Read the text form.

        Raises:
            PositionError: with the offset of the first character that does not fit.
        """
        head = re.match(r"\s*([a-z_]{1,40})/([0-9]{1,2})(?=\s|$)", text)
        if head is None:
            raise PositionError("a position begins with game/players, such as truf/4")
        options: dict[str, bool | int | str] = {}
        fields: dict[str, Value] = {}
        at = head.end()
        while at < len(text):
            if text[at].isspace():
                at += 1
                continue
            is_option = text.startswith("option.", at)
            start = at + 7 if is_option else at
            word = _WORD.match(text, start)
            if word is None:
                raise PositionError("expected key=value", start)
            name, written = word.groups()
            if name in (options if is_option else fields):
                raise PositionError(f"{name} stands twice", at)
            if name in _RESERVED and not is_option:
                raise PositionError(f"{name} is no field", at)
            if is_option:
                options[name] = _read_option(written, word.start(2))
            else:
                fields[name] = _read_value(written, word.start(2))
            at = word.end()
        return cls(head.group(1), int(head.group(2)), options, fields)


def read(text: str) -> Position:
    """A position in either form.

    Raises:
        PositionError: if it is neither.
    """
    if not text.lstrip().startswith("{"):
        return Position.from_text(text)
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(str(error), getattr(error, "pos", 0)) from error
    return Position.from_json(value)


def _well_formed(value: object) -> bool:
    """Whether a value has a text form that is read as the same value again."""
    if not isinstance(value, list):
        return _is_atom(value)
    if any(isinstance(item, list) for item in value):
        return all(isinstance(item, list) and all(map(_is_atom, item)) for item in value)
    return all(map(_is_atom, value))


def _is_option(value: object) -> bool:
    return isinstance(value, bool) or (value not in (None, "true", "false") and _is_atom(value))


def _is_atom(value: object) -> bool:
    if isinstance(value, str):
        return bool(_CARD_OR_WORD.fullmatch(value)) and value != "_" and not _INTEGER.fullmatch(value)
    return value is None or (type(value) is int and abs(value) < _TOO_LARGE)


def _atom(value: bool | int | str | None) -> str:  # noqa: FBT001
    if value is None:
        return "_"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def _value(value: Value) -> str:
    """``a,b/c,d`` for lists of lists, ``a,b,`` for lists (a trailing comma marks a flat list)."""
    if not isinstance(value, list):
        return _atom(value)
    if any(isinstance(item, list) for item in value):
        return "".join(",".join(map(_atom, item)) + "/" for item in value)
    return "".join(_atom(item) + "," for item in value) or ","


def _read_atom(text: str, at: int) -> Atom:
    if text == "_":
        return None
    if _INTEGER.fullmatch(text):
        return int(text)
    if _is_atom(text):
        return text
    raise PositionError(f"{text!r:.40} is no card, word or number", at)


def _read_option(text: str, at: int) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    value = _read_atom(text, at)
    if value is None:
        raise PositionError("an option needs a value", at)
    return value


def _read_list(text: str, at: int) -> list[Any]:
    result: list[Any] = []
    for part in text.split(",") if text else ():
        result.append(_read_atom(part, at))
        at += len(part) + 1
    return result


def _read_value(text: str, at: int) -> Value:
    if "/" in text:
        if not text.endswith("/"):
            raise PositionError("a list of hands ends with /", at + len(text))
        result: list[Any] = []
        for part in text[:-1].split("/"):
            result.append(_read_list(part, at))
            at += len(part) + 1
        return result
    if "," in text:
        if not text.endswith(","):
            raise PositionError("a list ends with a comma", at + len(text))
        return _read_list(text[:-1], at)
    return _read_atom(text, at)
