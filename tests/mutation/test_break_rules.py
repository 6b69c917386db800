"""Every rule number has a break, and a test that names the rule notices each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.test_rules_named import RULES
from tests.mutation.break_rules import BREAKS


def test_every_rule_is_broken() -> None:
    assert {prefix.lower(): list(breaks) for prefix, breaks in BREAKS.items()} == {
        prefix: list(range(1, last + 1)) for prefix, last in RULES.items()
    }
    assert all(changes for breaks in BREAKS.values() for changes in breaks.values())


def test_every_break_fits_the_rules_as_they_are_written() -> None:
    engine = Path(__file__).resolve().parents[2] / "cardgui" / "engine"
    changes = {change for breaks in BREAKS.values() for one in breaks.values() for change in one}
    assert [(file, text) for file, text, _ in changes if text not in (engine / file).read_text("utf-8")] == []


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be forked")
@pytest.mark.parametrize("prefix", list(BREAKS))
def test_a_test_that_names_the_rule_notices_its_break(prefix: str) -> None:
    rules = [f"{prefix}-{number}" for number in BREAKS[prefix]]
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutation.break_rules", *rules], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout) == (0, "0 breaks not noticed\n")
