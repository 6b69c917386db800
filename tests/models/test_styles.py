"""Every opponent with a name has a style, and sits at the table with it."""

from __future__ import annotations

import pytest

from cardgui.bots.registry import LEANINGS
from cardgui.bots.style import STYLES as EXISTING
from cardgui.engine.registry import GAMES
from cardgui.models.registry import GAME_MODELS
from cardgui.models.styles import STYLES, style_of

SIZES = [(game_id, players) for game_id, game in GAMES.items() for players in game.player_counts]


def test_every_named_opponent_has_a_style_and_nobody_else() -> None:
    names = [name for game_id in LEANINGS for name in GAME_MODELS[game_id].opponents]
    assert sorted(names) == sorted(STYLES)
    assert set(STYLES.values()) == set(EXISTING)
    assert style_of("Somebody") == "even"


@pytest.mark.parametrize(("game_id", "players"), SIZES)
def test_all_three_styles_sit_at_every_table(game_id: str, players: int) -> None:
    styles = [style_of(name) for name in GAME_MODELS[game_id].opponents[: players - 1]]
    assert set(styles) == set(EXISTING)


@pytest.mark.parametrize("players", GAMES["rook_sluff"].player_counts)
def test_the_teams_of_rook_sluff_are_equally_daring(players: int) -> None:
    names = GAME_MODELS["rook_sluff"].opponents[: players - 1]
    daring = [0, 0]
    for seat, name in enumerate(names, 1):
        daring[seat % 2] += EXISTING.index(style_of(name)) - EXISTING.index("even")
    assert daring[0] == daring[1]
