"""Every rule number of every game stands in the name of a test of the engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = {"tr": 22, "ri": 30, "rs": 21, "mi": 28}
NAMES = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("prefix", list(RULES))
def test_every_rule_has_a_test_that_names_it(prefix: str) -> None:
    tests = re.findall(r"^def (test_\w+)", NAMES, re.MULTILINE)
    named = {int(number) for name in tests for number in re.findall(rf"_{prefix}(\d+)(?=_)", name)}
    assert named == set(range(1, RULES[prefix] + 1))
