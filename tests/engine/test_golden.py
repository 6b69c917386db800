"""Every golden play-through is played again and gives its text."""

from __future__ import annotations

import pytest

from tests.engine.golden import FOLDER, PLAY_THROUGHS, PlayThrough, text


@pytest.mark.parametrize("through", PLAY_THROUGHS, ids=lambda through: through.name)
def test_the_play_through_is_as_reviewed(through: PlayThrough) -> None:
    assert text(through) == (FOLDER / f"{through.name}.txt").read_text(encoding="utf-8")


def test_no_text_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {through.name for through in PLAY_THROUGHS}
