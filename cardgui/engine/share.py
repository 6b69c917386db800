"""One deal as a short text code, to be pasted anywhere: game, options, number of the match or the cards, and scores.

``CG1.truf.eJyr...`` stands for: version of the rules and of the form, the game, and the rest as compressed JSON in
base64url. Where the cards follow from a match number, the number stands in their place, which makes the code short.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardgui.engine.game import Game, Layout, RecordFaultError, Setup
from cardgui.engine.match import Match, opening_json, read_setup
from cardgui.engine.record import read_opening, read_record
from cardgui.engine.registry import GAMES, make_game

RULES: Final = 1
"""Version of rules and form: a code of another one is refused."""
_CODE: Final = re.compile(r"\bCG(\d{1,3})\.([a-z_]{1,20})\.([A-Za-z0-9_-]{8,4000})")
_MOST_BYTES: Final = 20_000
_REDEALS: Final = 40


class CodeError(ValueError):
    """A text that holds no code of a deal.

    Attributes:
        newer: whether it holds one of later rules.
    """

    def __init__(self, text: str, *, newer: bool = False) -> None:
        super().__init__(text)
        self.newer = newer


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal that a code stands for.

    Attributes:
        game: rules and options.
        number: match number, None where the cards do not follow from one.
        setup: number of the deal, dealer, scores before.
        layout: the cards.
    """

    game: Game
    number: int | None
    setup: Setup
    layout: Layout


def encode(raw: Mapping[str, Any]) -> str:
    """The code of the deal of a record that keeps the rules.

    Raises:
        RecordFaultError: if it is no such record.
    """
    record = read_record(raw)
    return encode_deal(SharedDeal(record.game, raw.get("number"), record.setup, record.layout))


def encode_deal(shared: SharedDeal) -> str:
    """The code of a deal."""
    game, number = shared.game, shared.number
    opening = opening_json(game, shared.setup, shared.layout)
    body: dict[str, Any] = {"o": dict(game.options), "p": game.players}
    redeal = None if number is None else _redeal(shared, number)
    if redeal is not None:
        keys = ("deal", "dealer", "direction", "scores_before", "history")
        body |= {"n": number, "r": redeal, "d": {key: opening[key] for key in keys if key in opening}}
    else:
        body |= {"c": opening} if number is None else {"n": number, "c": opening}
    text = json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()
    packed = base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")
    return f"CG{RULES}.{game.id}.{packed}"


def _redeal(shared: SharedDeal, number: int) -> int | None:
    """How many packs of its number were used up before the cards, None if they do not follow from the number."""
    match = Match(shared.game, number)
    for redeal in range(_REDEALS):
        layout = match.cards_of(shared.setup, redeal)
        if shared.game.layout_json(layout) == shared.game.layout_json(shared.layout):
            return redeal
    return None


def holds_code(text: str) -> bool:
    """Whether something in a text looks like a code."""
    return _CODE.search(text) is not None


def decode(text: str) -> SharedDeal:
    """The deal of the first code in a text, whatever stands around it.

    Raises:
        CodeError: if there is none, or the deal breaks the rules.
    """
    found = _CODE.search(text)
    if found is None:
        raise CodeError("no code")
    version, game_id, packed = int(found[1]), found[2], found[3]
    if version > RULES:
        raise CodeError(f"a code of rules {version}", newer=True)
    if version != RULES or game_id not in GAMES:
        raise CodeError("no such game")
    try:
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacking = zlib.decompressobj()
        body = json.loads(unpacking.decompress(raw, _MOST_BYTES))
        game = make_game(game_id, body["o"], body["p"])
        number = body.get("n")
        if number is not None and (type(number) is not int or not 1 <= number <= 999_999_999):
            raise CodeError("no match number")
        if "c" in body:
            setup, layout = read_opening(game, body["c"])
            return SharedDeal(game, number, setup, layout)
        redeal = body["r"]
        if number is None or type(redeal) is not int or not 0 <= redeal < _REDEALS:
            raise CodeError("no cards")
        return _dealt(game, number, body["d"], redeal)
    except (binascii.Error, zlib.error, KeyError, TypeError, AttributeError, RecursionError, ValueError) as error:
        if isinstance(error, CodeError):
            raise
        raise CodeError(f"not a deal: {error}") from error


def _dealt(game: Game, number: int, about: Mapping[str, Any], redeal: int) -> SharedDeal:
    """The deal whose cards follow from the match number; read once more as if its cards had stood there."""
    match = Match(game, number)
    setup, _ = read_opening(game, {**about, **game.layout_json(match.cards_of(_plain(game, about), redeal))})
    layout = match.cards_of(setup, redeal)
    read_opening(game, opening_json(game, setup, layout))
    return SharedDeal(game, number, setup, layout)


def _plain(game: Game, about: Mapping[str, Any]) -> Setup:
    if not 0 <= int(about["dealer"]) < game.players:
        raise RecordFaultError("README", "no such dealer")
    return read_setup(about)
