"""Every test here has whist among the games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardgui.screenshots.rehearsal import Rehearsal
from tests.whist.registered import registered


@pytest.fixture(autouse=True)
def whist() -> Iterator[None]:
    """Whist is registered while a test runs."""
    with registered():
        yield


@pytest.fixture
def rehearsal(whist: None) -> Iterator[Rehearsal]:  # noqa: ARG001 - the window must close before whist goes
    """The real window on a ledger of its own."""
    with Rehearsal() as made:
        yield made
