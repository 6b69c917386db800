"""CONTRIBUTING.md's way to a new game, gone in a copy of the program: files where it says, lines of registries."""

from __future__ import annotations

import ast
import io
import os
import re
import shutil
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

from cardgui.models.ledger_session import FILE_NAME

HERE = Path(__file__).parent
TOP = HERE.parents[1]

FILES = {
    "engine": "engine/whist",
    "bots": "bots/whist",
    "models": "models/whist",
    "words": "table/whist/words",
    "panel": "table/whist/panel",
    "screen": "screens/games/whist",
}
"""File of whist here → where it stands in the program."""
MOST_CODE = 200
MOST_LINES = 20

MAKE_PANEL = """def _whist(context: TableContext) -> GamePanel:
    from cardgui.table.whist.panel import WhistPanel  # noqa: PLC0415

    return WhistPanel(context)


"""
LINES = {
    "engine/registry.py": [
        ("from cardgui.engine.truf import Truf\n", "from cardgui.engine.whist import Whist\n"),
        ("        Minchiate,\n", "        Whist,\n"),
    ],
    "bots/registry.py": [
        (
            "from cardgui.bots.random_player import RandomPlayer\n",
            "from cardgui.bots.whist import SteadyWhist, actions\n",
        ),
        (
            '    ("minchiate", "expert"): _expert("minchiate", "ExpertMinchiate"),\n',
            '    ("whist", "random"): _random(actions),\n    ("whist", "steady"): _steady(SteadyWhist),\n',
        ),
    ],
    "models/registry.py": [
        (
            "from cardgui.models.shown import Beat, ShownState\n",
            "from cardgui.models.whist import fold, note, prompt\n",
        ),
        (
            "GAME_MODELS: Final[dict[str, GameModels]] = {\n",
            '    "whist": GameModels(fold, prompt, ("Edmund", "Alice", "Henry"), note),\n',
        ),
    ],
    "table/registry.py": [
        ("# A table loads its own game alone: each takes a while.\n\n\n", MAKE_PANEL),
        (
            "GAME_TABLES: Final[dict[str, GameTable]] = {\n",
            '    "whist": GameTable("french", FRENCH, 52, _whist),\n',
        ),
    ],
    "screens/games/__init__.py": [
        ("from cardgui.screens.games.truf import TRUF\n", "from cardgui.screens.games.whist import WHIST\n"),
        ("    RIFKI,\n", "    WHIST,\n"),
    ],
}
"""Registry → what is added after what."""


def lines_of_code(path: Path) -> int:
    """Lines with code on them: no blank ones, comments or docstrings."""
    text = path.read_text(encoding="utf-8")
    silent = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type not in silent]
    lines = {line for token in tokens for line in range(token.start[0], token.end[0] + 1)}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            lines -= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    return len(lines)


def test_a_game_takes_less_than_two_hundred_lines_its_texts_apart() -> None:
    assert sum(lines_of_code(HERE / f"{name}.py") for name in FILES if name != "words") < MOST_CODE


def test_few_lines_of_the_registries_that_contributing_names_are_added() -> None:
    added = [line for pairs in LINES.values() for _, text in pairs for line in text.splitlines() if line]
    assert len(added) < MOST_LINES
    text = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.split("### A game", 1)[1].split("\n### ", 1)[0]
    needed = section.split("\n\n| what it may have besides", 1)[0]
    assert {name.removeprefix("cardgui/") for name in re.findall(r"`(cardgui/\S+\.py)`", needed)} >= set(LINES)


@pytest.fixture(scope="module")
def contributed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with whist in it."""
    top = tmp_path_factory.mktemp("checkout")
    package = top / "cardgui"
    shutil.copytree(TOP / "cardgui", package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("assets", "translations"):
        (top / name).symlink_to(TOP / name)
    shutil.copy(TOP / "pyproject.toml", top)
    (package / "table" / "whist").mkdir()
    (package / "table" / "whist" / "__init__.py").write_text('"""Whist at the table."""\n')
    for name, place in FILES.items():
        text = (HERE / f"{name}.py").read_text(encoding="utf-8")
        text = text.replace("from tests.whist import words", "from cardgui.table.whist import words")
        for other, its_place in FILES.items():
            text = text.replace(f"tests.whist.{other} ", f"cardgui.{its_place.replace('/', '.')} ")
        assert "tests." not in text
        (package / f"{place}.py").write_text(text, encoding="utf-8")
    for name, pairs in LINES.items():
        text = (package / name).read_text(encoding="utf-8")
        for after, added in pairs:
            assert text.count(after) == 1, f"{name}: {after!r}"
            text = text.replace(after, after + added)
        (package / name).write_text(text, encoding="utf-8")
    return top


def run(top: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a program in the copy, and in no other."""
    environment = {**os.environ, "PYTHONPATH": str(top), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [*command], cwd=top, env=environment, capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def test_it_is_simulated_and_verified(contributed: Path) -> None:
    records = contributed / "whist.jsonl"
    run(
        contributed,
        sys.executable,
        "-m",
        "cardgui",
        "simulate",
        "whist",
        "--deals",
        "20",
        "--seed",
        "1",
        "--out",
        str(records),
    )
    assert len(records.read_text(encoding="utf-8").splitlines()) == 20
    assert "20" in run(contributed, sys.executable, "-m", "cardgui", "verify", str(records)).stdout


def test_it_keeps_the_import_contract(contributed: Path) -> None:
    run(contributed, str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache")


def test_a_whole_match_is_played_at_the_real_table(contributed: Path, tmp_path: Path) -> None:
    program = (sys.executable, "-m", "cardgui", "--data-dir", str(tmp_path / "data"))
    run(contributed, *program, "--game", "whist", "--demo", str(tmp_path / "pictures"))
    assert list((tmp_path / "pictures").glob("*.png"))
    records = tmp_path / "records.jsonl"
    ledger = next((tmp_path / "data").rglob(FILE_NAME))
    run(contributed, sys.executable, "-m", "cardgui", "export", "--ledger", str(ledger), "--out", str(records))
    assert records.read_text(encoding="utf-8").count('"game":"whist"') == 4


def test_whist_is_not_in_the_program_itself() -> None:
    found = [path for path in (TOP / "cardgui").rglob("*.py") if "whist" in path.read_text(encoding="utf-8").lower()]
    assert found == []
