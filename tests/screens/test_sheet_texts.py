"""Where the width lacks, a score sheet loses who dealt or declared first; what the scores are for stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cardgui.screens.games import entry
from cardgui.screens.sheet_texts import SheetTexts

KEPT = {
    "truf": [["Declarer", "Trump", "Mode"], ["Trump", "Mode"], ["Mode"], []],
    "rifki": [["Declarer", "Contract"], ["Contract"], []],
}


@pytest.mark.parametrize("game", KEPT)
def test_the_columns_go_from_the_left(game: str) -> None:
    for gone, kept in enumerate(KEPT[game]):
        own = entry(game)
        texts = SheetTexts(own, [], ["a", "b", "c", "d"], ["a", "b", "c", "d"], len(own.columns) - gone)
        heads = [texts.headerData(column, Qt.Orientation.Horizontal) for column in range(1, texts.first_player())]
        assert heads == kept
