"""Actions, events, views and what else is handed out cannot be changed, not even by adding to it."""

from __future__ import annotations

from dataclasses import is_dataclass
from types import ModuleType

import pytest

from cardgui.engine import (
    action,
    events,
    explain,
    minchiate_cards,
    minchiate_layout,
    minchiate_position,
    minchiate_scoring,
    minchiate_terms,
    rifki_contracts,
    rifki_position,
    rifki_terms,
    rook_sluff_position,
    rook_sluff_terms,
    trickplay,
    truf_position,
    truf_terms,
)

MODULES = (action, events, explain, trickplay, truf_terms, truf_position, rifki_terms, rifki_contracts, rifki_position,
           rook_sluff_terms, rook_sluff_position, minchiate_cards, minchiate_layout, minchiate_scoring, minchiate_terms,
           minchiate_position)  # fmt: skip


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_what_is_handed_out_is_frozen_and_has_no_room_for_more(module: ModuleType) -> None:
    classes = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    values = [one for one in classes if is_dataclass(one)]
    assert values
    for one in values:
        assert one.__dataclass_params__.frozen, one  # type: ignore[attr-defined]
        assert one.__dictoffset__ == 0, one
