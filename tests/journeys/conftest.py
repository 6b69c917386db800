"""What most journeys begin with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardgui.screenshots.rehearsal import Rehearsal


@pytest.fixture
def rehearsal() -> Iterator[Rehearsal]:
    """The real window on a ledger of its own."""
    with Rehearsal() as made:
        yield made
