"""Deal records: one JSON object a line, from which a finished deal can be replayed (``rules/README.md``)."""

from __future__ import annotations

import json
import math
import re
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardgui.engine.action import Action, MalformedActionError
from cardgui.engine.game import Game, Layout, RecordFaultError, Setup
from cardgui.engine.match import FinishedDeal, opening_json, read_setup
from cardgui.engine.options import OptionError
from cardgui.engine.registry import GAMES

FORMAT: Final = "cardgui-deal/1"
NEEDED: Final = ("format", "game", "options", "players", "match", "deal", "dealer", "direction", "scores_before",
                 "hands", "actions", "result")  # fmt: skip
_OPENING: Final = ("deal", "dealer", "direction", "scores_before", "hands")
_SPACE = uuid.UUID("2f0c1f8e-6f0b-5c55-9a0d-3b1d6f3f7c11")
_LARGEST = 10**9
_DEEPEST = 50
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


@dataclass(frozen=True, slots=True)
class Record:
    """A record whose shape is right; whether the rules were kept is for replaying to find out.

    Attributes:
        game: the rules it names.
        match: id of the match.
        setup: number of the deal, dealer, direction, scores before.
        layout: the cards as dealt.
        actions: in recorded order.
        result: as recorded.
        raw: the whole object, with keys that the rules do not know.
    """

    game: Game
    match: str
    setup: Setup
    layout: Layout
    actions: tuple[Action, ...]
    result: Mapping[str, Any]
    raw: Mapping[str, Any]


def make_record(game: Game, match: str, done: FinishedDeal, extra: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The record of a finished deal.

    Args:
        game: rules and options.
        match: id of the match.
        done: the deal.
        extra: further top-level keys that the product writes (``number``, ``seats``, …), after ``id``.
    """
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": game.id,
        "options": dict(game.options),
        "players": game.players,
        "match": match,
        **opening_json(game, done.setup, done.layout),
        "actions": [action.to_json() for action in done.actions],
        "result": done.result,
    }
    return {**record, **(extra or {})}


def content_id(record: Mapping[str, Any]) -> str:
    """A UUID derived from what the rules know of a record: the same deal of the same match has the same one."""
    core = {key: record[key] for key in (*NEEDED, "history", "cutter_robbed", "turned_up", "fola") if key in record}
    return str(uuid.uuid5(_SPACE, json.dumps(core, sort_keys=True, separators=(",", ":"))))


def to_line(record: Mapping[str, Any]) -> str:
    """The record as one line of JSON, without the newline."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise RecordFaultError("README", "a key stands twice in one object")
    return result


def _constant(text: str) -> Any:
    raise RecordFaultError("README", f"not JSON: {text}")


def _fraction(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise RecordFaultError("README", "a number is too large")
    return number


def _integer(text: str) -> int | float:
    """An integer; one so large that no rule can mean it becomes a fraction, which every check of a field refuses."""
    return int(text) if len(text) <= 18 else _fraction(text)


def _too_deep(value: Any) -> bool:
    """Whether a value is nested so deeply that walking through it again might overflow the stack."""
    level = [value]
    for _ in range(_DEEPEST):
        inner = [item.values() if isinstance(item, dict) else item for item in level if isinstance(item, dict | list)]
        level = [item for items in inner for item in items]
        if not level:
            return False
    return True


def parse_line(line: bytes | str) -> dict[str, Any]:
    """The JSON object of one line.

    Raises:
        RecordFaultError: if it is not UTF-8 or not one JSON object without repeated keys and lone surrogates.
    """
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        value = json.loads(
            text, object_pairs_hook=_unique, parse_float=_fraction, parse_constant=_constant, parse_int=_integer
        )
        if _SURROGATE.search(text):
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError as error:
        raise RecordFaultError("README", "a word holds half a character (a lone surrogate)") from error
    except UnicodeDecodeError as error:
        raise RecordFaultError("README", f"not UTF-8 at byte {error.start}") from error
    except json.JSONDecodeError as error:
        raise RecordFaultError("README", f"not JSON: {error.msg} at character {error.pos}") from error
    except RecursionError as error:
        raise RecordFaultError("README", "not a record: nested too deeply") from error
    if not isinstance(value, dict):
        raise RecordFaultError("README", "a record is a JSON object")
    if _too_deep(value):
        raise RecordFaultError("README", "not a record: nested too deeply")
    return value


def read_record(raw: Mapping[str, Any]) -> Record:
    """Check the shape of a record and find its game.

    Raises:
        RecordFaultError: with the rule that it breaks and one sentence.
    """
    for key in NEEDED:
        if key not in raw:
            raise RecordFaultError("README", f"the key {key} is missing")
    if raw["format"] != FORMAT:
        raise RecordFaultError("README", f"the format is not {FORMAT}")
    game = _game(raw)
    if not isinstance(raw["match"], str) or not raw["match"]:
        raise RecordFaultError("README", "match is no id")
    setup, layout = read_opening(game, raw)
    return Record(game, raw["match"], setup, layout, _actions(raw, game), _result(raw, game), raw)


def read_opening(game: Game, raw: Mapping[str, Any]) -> tuple[Setup, Layout]:
    """What a deal starts from, as :func:`cardgui.engine.match.opening_json` wrote it, checked as in a record.

    Raises:
        RecordFaultError: with the rule that it breaks and one sentence.
    """
    for key in _OPENING:
        if key not in raw:
            raise RecordFaultError("README", f"the key {key} is missing")
    setup = _setup(raw, game)
    game.check_setup(setup)
    return setup, game.read_layout(raw)


def _game(raw: Mapping[str, Any]) -> Game:
    if not isinstance(raw["game"], str) or raw["game"] not in GAMES:
        raise RecordFaultError("README", f"there is no game {raw['game']!r:.60}")
    if not isinstance(raw["options"], dict):
        raise RecordFaultError("README", "options is no object")
    if type(raw["players"]) is not int:
        raise RecordFaultError("README", "players is no number")
    try:
        game = GAMES[raw["game"]](raw["options"], raw["players"])
    except OptionError as error:
        raise RecordFaultError("README", str(error)) from error
    except ValueError as error:
        raise RecordFaultError("README", str(error)) from error
    if game.options != raw["options"]:
        raise RecordFaultError("README", "options holds a default; only what differs stands there")
    return game


def _setup(raw: Mapping[str, Any], game: Game) -> Setup:
    for key, low, high in (("deal", 1, _LARGEST), ("dealer", 0, game.players - 1)):
        if type(raw[key]) is not int or not low <= raw[key] <= high:
            raise RecordFaultError("README", f"{key} {raw[key]!r:.60} is not possible")
    if raw["direction"] not in ("cw", "ccw"):
        raise RecordFaultError("README", "direction is cw or ccw")
    scores = raw["scores_before"]
    if not isinstance(scores, list) or len(scores) != game.sides or not all(type(s) is int for s in scores):
        raise RecordFaultError("README", f"scores_before is no list of {game.sides} numbers")
    if raw["deal"] == 1 and any(scores):
        raise RecordFaultError("README", "a match begins with all scores 0")
    return read_setup({**raw, "history": game.read_history(raw)})


def _actions(raw: Mapping[str, Any], game: Game) -> tuple[Action, ...]:
    if not isinstance(raw["actions"], list):
        raise RecordFaultError("README", "actions is no list")
    actions = []
    for number, action in enumerate(raw["actions"], 1):
        if not isinstance(action, dict):
            raise RecordFaultError("README", f"action {number} is no object")
        try:
            actions.append(game.read_action(action))
        except MalformedActionError as error:
            raise RecordFaultError("README", f"action {number}: {error!s:.200}") from error
        if actions[-1].seat >= game.players:
            raise RecordFaultError("README", f"action {number}: there is no seat {actions[-1].seat}")
    return tuple(actions)


def _result(raw: Mapping[str, Any], game: Game) -> Mapping[str, Any]:
    result = raw["result"]
    if not isinstance(result, dict):
        raise RecordFaultError("README", "result is no object")
    for key in ("deal_scores", "tricks"):
        if key not in result:
            raise RecordFaultError("README", f"result has no {key}")
    if not set(result) <= {"deal_scores", *game.result_rules}:
        unknown = sorted(set(result) - {"deal_scores", *game.result_rules})
        raise RecordFaultError("README", f"result has an unknown key {unknown[0]!r:.60}")
    return result
