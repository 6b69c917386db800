"""CONTRIBUTING.md is true: what it names is there, and a language, a lesson and a design get in as it says."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardgui import __version__, resources
from cardgui.engine.registry import GAMES
from cardgui.models.settings import CARD_DESIGNS
from cardgui.resources import LANGUAGES
from cardgui.teaching import lesson_check, lessons, rulebook

TOP = Path(__file__).resolve().parents[2]
TEXT = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
NAMES = re.findall(r"`((?:cardgui|assets|packaging|tests|translations)/[^\s`]+)`", TEXT)
STANDS_FOR = {
    "GAME": [*GAMES],
    "LANGUAGE": [*LANGUAGES],
    "CODE": [*LANGUAGES],
    "PATH": ["truf"],
    "ID": ["T1"],
    "PACK": ["french", "rook", "minchiate"],
    "NAME": [*CARD_DESIGNS],
}
"""What a word in capitals stands for in the names of files."""


def written_out(name: str) -> list[str]:
    """The names that a name with words in capitals stands for."""
    for word, values in STANDS_FOR.items():
        if re.search(rf"\b{word}\b|(?<=[/_]){word}(?=[._/])", name):
            parts = re.split(rf"(?<![A-Z]){word}(?![A-Z])", name)
            return [other for value in values for other in written_out(value.join(parts))]
    return [name]


def there(name: str) -> bool:
    """Whether a file is there; one named for a game may be a folder or several files of that game."""
    path = TOP / name
    return path.exists() or bool([*path.parent.glob(f"{path.stem}*")])


def test_every_file_that_is_named_is_there_or_is_where_such_files_are() -> None:
    assert len(NAMES) > 30
    assert [name for name in NAMES if not any(map(there, written_out(name)))] == []
    plain = [name for name in NAMES if written_out(name) == [name]]
    assert [name for name in plain if not (TOP / name).exists()] == []


@pytest.mark.parametrize("named", re.findall(r"`(_?[A-Z]+(?:_[A-Z]+)*)`[^|\n]*? in `(\S+\.py)`", TEXT), ids=str)
def test_every_registry_that_is_named_stands_in_its_file(named: tuple[str, str]) -> None:
    registry, file = named
    assert re.search(rf"^{registry}\b", (TOP / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_the_house_is_told_in_ten_lines() -> None:
    house = TEXT.split("## The house", 1)[1].split("\n## ", 1)[0]
    rows = [line for line in house.splitlines() if line.startswith("| ")]
    folders = {path.name for path in (TOP / "cardgui").iterdir() if path.is_dir() and not path.name.startswith("_")}
    assert len(rows) <= 10
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])} >= folders


def test_a_new_language_is_offered_by_its_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    (data / "translations").mkdir(parents=True)
    (data / "assets").symlink_to(TOP / "assets")
    for language in (*LANGUAGES, "eo"):
        shutil.copy(TOP / "translations" / "cardgui_tr.ts", data / "translations" / f"cardgui_{language}.qm")
    monkeypatch.setattr(resources, "data_dir", lambda: data)
    assert resources.languages() == (*LANGUAGES, "eo")
    assert resources.language_of_texts("rulebook", "eo") == "en"
    monkeypatch.setattr(rulebook, "asset", resources.asset)
    assert rulebook.load("truf", "eo").language == "en"


def test_a_new_lesson_is_offered_and_checked_by_its_files_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    shutil.copytree(TOP / "assets" / "lessons", data / "assets" / "lessons")
    monkeypatch.setattr(lessons, "data_dir", lambda: data)
    folder = data / "assets" / "lessons"
    shutil.copy(folder / "truf" / "T1.toml", folder / "truf" / "T10.toml")
    assert lessons.ids("truf")[-1] == "T10"
    faults = [*lesson_check.faults("truf")]
    assert faults, "its words are missing"
    for language in LANGUAGES:
        file = folder / language / "truf.toml"
        text = file.read_text(encoding="utf-8")
        first = re.search(r"^\[T1\].*?(?=^\[T2\])", text, re.DOTALL | re.MULTILINE)
        assert first is not None
        file.write_text(text + "\n" + first[0].replace("T1", "T10"), encoding="utf-8")
    assert [fault for fault in lesson_check.faults("truf") if "T10" in fault] == []


@pytest.mark.long
def test_a_new_card_design_is_drawn_for_every_pack_by_one_line(tmp_path: Path) -> None:
    draw = tmp_path / "assets" / "draw"
    shutil.copytree(TOP / "assets" / "draw", draw, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "assets" / "fonts").symlink_to(TOP / "assets" / "fonts")
    designs = (draw / "designs.py").read_text(encoding="utf-8")
    line = '    Design("four_colour", four=True),\n'
    assert line in designs
    (draw / "designs.py").write_text(
        designs.replace(line, line + '    Design("stark", stark=True),\n'), encoding="utf-8"
    )
    into = tmp_path / "drawn"
    subprocess.run([sys.executable, str(draw), "--into", str(into)], check=True)
    for pack in ("french", "rook", "minchiate"):
        new, known = (len([*(into / "cards" / pack / name).glob("*.svg")]) for name in ("stark", "standard"))
        assert new == known > 50


def test_the_change_log_is_of_the_usual_form_and_knows_the_version() -> None:
    text = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(.+?)\](?: - \d{4}-\d\d-\d\d)?$", text, re.MULTILINE)
    assert versions[0] == "Unreleased"
    assert __version__ in versions or f"will be {__version__}" in text
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= {
        "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Known limits",
    }  # fmt: skip
