"""What tests do at a table of Rook Sluff."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cardgui.engine.action import Action
from cardgui.engine.rook_sluff_terms import TrickBid
from cardgui.table.rook_sluff.panel import RookSluffPanel
from tests.table.at_table import Maker, Table

PLAYERS = (6, 8, 10)
PLUS, MINUS = "+", "\N{MINUS SIGN}"


def panel_of(table: Table) -> RookSluffPanel:
    return cast("RookSluffPanel", table.view.panel)


def make(make_table: Maker, players: int = 8, number: int = 1, **more: object) -> Table:
    return make_table(number, game="rook_sluff", players=players, **more)


def one_each(_seat: int, legal: Sequence[Action]) -> Action:
    """Bids one trick, plays whatever comes last."""
    return legal[1] if isinstance(legal[0], TrickBid) else legal[-1]


def to_play(table: Table, tricks: int = 1) -> None:
    """Bid, and come to the first own card."""
    panel_of(table).bid.choices[tricks].click()
    panel_of(table).bid.button.click()
    assert table.controller.shown.phase == "play"


def play_deal(table: Table) -> None:
    to_play(table)
    while table.controller.shown.phase == "play":
        table.play_any()
