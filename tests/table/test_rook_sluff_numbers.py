"""Rook Sluff tells tricks before the bid, in every language as at the plates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardgui.look.i18n import Translator, languages
from cardgui.table.rook_sluff.score_words import ScoreWords

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


@pytest.mark.parametrize("language", languages())
def test_a_players_tricks_stand_before_the_bid(qapp: QApplication, language: str) -> None:  # noqa: ARG001
    translator = Translator()
    translator.install(language)
    try:
        said = ScoreWords().member("X", 7, 3)
        assert 0 < said.index("7") < said.index("3")
    finally:
        translator.remove()
