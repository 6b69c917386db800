"""The README says the same in every language: same parts, pictures, commands and figures."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from cardgui.resources import LANGUAGES
from cardgui.screens.parts import SHIPPED
from tests.cli import test_many_deals as many

TOP = Path(__file__).resolve().parents[2]
SOURCE = TOP / "README.md"
OTHERS = [TOP / f"README.{language}.md" for language in LANGUAGES[1:]]


def parts(path: Path) -> dict[str, object]:
    """What must agree between languages, by kind."""
    text = path.read_text(encoding="utf-8")
    fenced = re.findall(r"^```\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    prose = re.sub(r"^```\n.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    tables = [line for line in prose.splitlines() if line.startswith("|")]
    return {
        "levels of headings": re.findall(r"^(#+) ", prose, re.MULTILINE),
        "pictures and links": Counter(
            target for target in re.findall(r"\]\(([^)]+)\)", prose) if not target.startswith("README")
        ),
        "commands": [line.split("  ")[0] for block in fenced for line in block.splitlines()],
        "code": Counter(re.findall(r"`([^`]+)`", prose)),
        "rows": [line.count("|") for line in tables],
        "figures": [
            re.findall(r"[−+±]?\d+(?:\.\d+)?", re.sub(r"(?<=\d),(?=\d)", ".", line))
            for line in tables
            if "cardgui bench" in line
        ],
    }


@pytest.mark.parametrize("path", OTHERS, ids=[path.name for path in OTHERS])
def test_every_language_says_the_same(path: Path) -> None:
    expected = parts(SOURCE)
    assert all(expected.values())
    for kind, value in parts(path).items():
        assert value == expected[kind], kind


@pytest.mark.parametrize("path", [SOURCE, *OTHERS], ids=[path.name for path in [SOURCE, *OTHERS]])
def test_every_language_leads_to_the_others_and_to_files_that_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    local = [target for target in re.findall(r"\]\(([^)]+)\)", text) if "://" not in target]
    assert {target for target in local if target.startswith("README")} == {
        other.name for other in [SOURCE, *OTHERS] if other != path
    }
    assert [target for target in local if not (TOP / target).exists()] == []


@pytest.mark.parametrize("path", [SOURCE, *OTHERS], ids=[path.name for path in [SOURCE, *OTHERS]])
def test_every_language_tells_how_many_deals_the_long_tests_play(path: Path) -> None:
    (told,) = (
        part for part in path.read_text(encoding="utf-8").split("\n\n") if f"{Path(many.__file__).name}`" in part
    )
    figures = [int(figure) for figure in re.findall(r"\d+", re.sub(r"(?<=\d)[,.](?=\d)", "", told))]
    assert sorted(figures) == sorted([many.DEALS, many.EXPERT_DEALS, many.EXPERT_STEPS])


@pytest.mark.parametrize("path", [SOURCE, *OTHERS], ids=[path.name for path in [SOURCE, *OTHERS]])
def test_every_language_names_all_that_is_installed_separately(path: Path) -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = project["dependencies"] + [line for extra in SHIPPED for line in project["optional-dependencies"][extra]]
    needed = {re.split(r"[^\w.-]", line)[0].removesuffix("-Essentials") for line in lines}
    licences = path.read_text(encoding="utf-8").split("\n## ")[-1]
    assert {name for name in needed if name not in licences} == set()
