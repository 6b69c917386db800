"""The import contract in pyproject.toml holds, and it bites: each forbidden import is found."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def lint(checkout: Path) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command as c; c()",
        "--no-cache",
    ]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the package and its contract."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "cardgui", tmp_path / "cardgui", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    return tmp_path


def test_the_contract_holds(checkout: Path) -> None:
    done = lint(checkout)
    assert done.returncode == 0, done.stdout
    assert "0 broken" in done.stdout


@pytest.mark.parametrize(
    ("room", "statement", "broken"),
    [
        ("engine", "from cardgui.bots import probe", "cardgui.engine is not allowed to import cardgui.bots"),
        (
            "models",
            "from cardgui.table import probe",
            "cardgui.models is not allowed to import cardgui.table",
        ),
        ("bots", "from cardgui.ledger import probe", "cardgui.bots is not allowed to import cardgui.ledger"),
        ("ledger", "from cardgui.bots import probe", "cardgui.ledger is not allowed to import cardgui.bots"),
        ("engine", "from PySide6.QtCore import QObject", "cardgui.engine is not allowed to import PySide6"),
        ("bots", "import PySide6", "cardgui.bots is not allowed to import PySide6"),
        (
            "ledger",
            "def late():\n    import PySide6.QtSql",
            "cardgui.ledger is not allowed to import PySide6",
        ),
        ("teaching", "import shiboken6", "cardgui.teaching.culprit is not allowed to import shiboken6"),
        (
            "table",
            "from cardgui.engine import probe",
            "cardgui.table is not allowed to import cardgui.engine",
        ),
        (
            "table",
            "from cardgui.ledger import probe",
            "cardgui.table is not allowed to import cardgui.ledger",
        ),
        ("look", "from cardgui.engine import cards", "cardgui.look is not allowed to import cardgui.engine"),
    ],
)
def test_a_forbidden_import_is_found(checkout: Path, room: str, statement: str, broken: str) -> None:
    for name in ("engine", "bots", "ledger", "teaching", "models", "look", "table", "screens"):
        (checkout / "cardgui" / name).mkdir(exist_ok=True)
        (checkout / "cardgui" / name / "__init__.py").touch()
        (checkout / "cardgui" / name / "probe.py").write_text('"""Something to import."""\n')
    (checkout / "cardgui" / room / "culprit.py").write_text(f"{statement}\n")
    done = lint(checkout)
    assert done.returncode == 1
    assert broken in done.stdout
    assert f"cardgui.{room}.culprit" in done.stdout


def test_the_table_may_read_events_and_cards(checkout: Path) -> None:
    statements = "from cardgui.engine import events\nfrom cardgui.engine.cards import Card\n"
    (checkout / "cardgui" / "table" / "reader.py").write_text(statements)
    assert lint(checkout).returncode == 0


def test_a_new_room_must_be_given_a_floor(checkout: Path) -> None:
    (checkout / "cardgui" / "attic.py").write_text('"""A room that no floor names."""\n')
    done = lint(checkout)
    assert done.returncode == 1
    assert "attic" in done.stdout


@pytest.mark.parametrize("module", ["cardgui", "cardgui.resources", "cardgui.__main__", "cardgui.cli"])
def test_a_command_without_a_window_loads_no_qt(module: str) -> None:
    code = f"import sys, {module}; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
