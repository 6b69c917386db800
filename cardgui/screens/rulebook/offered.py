"""Which games have a rulebook, and where it opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.engine.registry import GAMES
from cardgui.teaching.rule_now import rule_now
from cardgui.teaching.rulebook import game_of, has_rulebook

if TYPE_CHECKING:
    from cardgui.table.table_view import TableView


def offered() -> tuple[str, ...]:
    """Return the games that have a rulebook; all games, if none has any: then the screen says that they are lost."""
    return tuple(game for game in GAMES if has_rulebook(game)) or tuple(GAMES)


def rule_at(table: TableView) -> str:
    """Return the rule in force at a table: of what was just refused, or of what is asked, or of the phase."""
    if table.callout.isVisible() and game_of(table.callout.rule):
        return table.callout.rule
    shown, prompt = table.controller.shown, table.controller.prompt
    return rule_now(
        shown.game, shown.phase, prompt.key if prompt is not None else None, shown.facts, table.controller.options
    )
