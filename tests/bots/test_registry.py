"""Which computer players there are."""

from __future__ import annotations

import pytest

from cardgui.bots.player import LEVELS
from cardgui.bots.registry import PLAYERS, NoPlayerError, levels, player
from cardgui.engine.registry import GAMES


def test_levels_are_listed_from_the_weakest_to_the_strongest() -> None:
    for game_id in GAMES:
        known = levels(game_id)
        assert known[0] == "random"
        assert "steady" in known
        assert list(known) == sorted(known, key=LEVELS.index)


def test_every_player_belongs_to_a_game_and_a_level() -> None:
    for game_id, level in PLAYERS:
        assert game_id in GAMES
        assert level in LEVELS
        assert callable(player(game_id, level).choose)


def test_a_level_that_a_game_has_not_is_named_with_those_it_has() -> None:
    with pytest.raises(NoPlayerError, match=r"truf has no computer player of level wizard; it has random, .*steady"):
        player("truf", "wizard")
    with pytest.raises(NoPlayerError, match="none"):
        player("skat", "steady")
