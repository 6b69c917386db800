"""What of a damaged ledger the rules allow: asked only when one has to be salvaged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardgui.engine.action import IllegalActionError, MalformedActionError
from cardgui.engine.game import RecordFaultError
from cardgui.engine.record import parse_line, read_opening
from cardgui.engine.registry import make_game
from cardgui.engine.verify import verify_record
from cardgui.ledger.rows import MatchRow
from cardgui.models.history import is_hint, is_take_back, remaining


def verifies(line: str) -> bool:
    """Whether a record keeps all the rules: what can be salvaged from a damaged ledger."""
    try:
        verify_record(parse_line(line))
    except RecordFaultError:
        return False
    return True


def playable_actions(match: MatchRow, opening: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> int:
    """How many of a deal's entries, from the first, the rules allow; some may take others back."""
    try:
        game = make_game(match.game, match.options, match.players)
        setup, layout = read_opening(game, opening)
        deal = game.begin(setup, layout)
    except (KeyError, TypeError, ValueError):
        return 0
    for count, body in enumerate(actions):
        try:
            if is_hint(body):
                continue
            if is_take_back(body):
                deal = game.begin(setup, layout)
                for action in remaining(actions[: count + 1]):
                    deal.apply(game.read_action(action))
            else:
                deal.apply(game.read_action(body))
        except (IllegalActionError, MalformedActionError, ValueError):
            return count
    return len(actions)
