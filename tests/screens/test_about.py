"""About the program: it names everything that it consists of, with the licences in full."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardgui import __version__
from cardgui.look.controls import Dialog
from cardgui.resources import asset
from cardgui.screens import parts as module
from cardgui.screens.licences import in_full
from cardgui.screens.parts import SHIPPED, Part, installed, kernel_compiled, parts

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.metadata import Distribution

    from cardgui.screens.main_window import MainWindow

TOP = Path(__file__).parents[2]


def is_installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def needed() -> set[str]:
    """What the project says that it needs, and is installed here."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = project["dependencies"] + [line for extra in SHIPPED for line in project["optional-dependencies"][extra]]
    names = {match[0] for line in lines if (match := re.match(r"[\w.-]+", line))}
    return {name.replace("-", "_") for name in names if is_installed(name)}


def test_it_says_versions_licences_and_whether_the_kernel_is_compiled(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    dialog = window.rooms.show_about()
    text = dialog.as_text()
    assert f"Cardgui: {__version__}" in text
    assert "Qt: 6" in text
    assert ("compiled" in text) is kernel_compiled()
    assert str(window.settings.path) in text
    for name in ("MIT", "CC BY 4.0", "SIL Open Font License 1.1", "LGPL"):
        assert name in dialog._licence.text()
    for part in dialog.parts:
        assert f"{part.name}: " in text
        assert part.version in text
        assert part.licence in text


def test_everything_that_the_package_needs_is_named_with_its_licence_in_full() -> None:
    found = {part.name.replace("-", "_"): part for part in parts()}
    assert {"Cardgui", "Python", "Qt", "shiboken6", *needed()} <= found.keys()
    for part in found.values():
        assert part.licence, part.name
        assert part.texts, part.name
        assert all(len(text) > 400 for text in part.texts), part.name
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in found["Qt"].texts[0]
    assert any("GNU GENERAL PUBLIC LICENSE" in text for text in found["Qt"].texts)
    own = "".join(found["Cardgui"].texts)
    for words in ("MIT License", "Creative Commons Attribution 4.0", "SIL OPEN FONT LICENSE Version 1.1"):
        assert words in own


def test_tools_for_those_who_work_on_it_are_no_part_of_it() -> None:
    names = {one.name for one in installed()}
    assert names.isdisjoint({"pytest", "mypy", "ruff", "hatchling", "fonttools"})


class Fake:
    """A package that says of itself what a test wants."""

    def __init__(self, name: str, *requires: str) -> None:
        self.name, self.requires = name, list(requires)


def test_the_list_follows_what_the_packages_say(monkeypatch: pytest.MonkeyPatch) -> None:
    packages = {
        "cardgui": Fake("cardgui", "one>=1", 'Loud.Speaker>=2; extra == "sound"', "checker; extra == 'test'"),
        "one": Fake("one", "two[fast]==1; python_version >= '3'", "gone; sys_platform == 'nowhere'"),
        "two": Fake("two", "one"),
        "Loud.Speaker": Fake("loud_speaker", "loud-speaker"),
        "checker": Fake("checker"),
    }

    def found(name: str) -> Fake:
        if name not in packages:
            raise PackageNotFoundError(name)
        return packages[name]

    monkeypatch.setattr("importlib.metadata.distribution", found)
    listed: list[Distribution] = module.installed()
    assert [one.name for one in listed] == ["cardgui", "one", "loud_speaker", "two"]


def test_what_was_packed_along_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "licences"
    (folder / "packed").mkdir(parents=True)
    for path in asset("licences").glob("*.txt"):
        (folder / path.name).write_bytes(path.read_bytes())
    (folder / "packed" / "zlib1g.txt").write_text("as is", encoding="utf-8")
    monkeypatch.setattr(module, "asset", folder.parent.joinpath)
    assert Part("zlib1g", "", "", ("as is",)) in parts()


def test_the_licence_of_the_kernels_compiler_is_the_one_it_comes_with() -> None:
    papers = [
        path for path in distribution("mypy").files or () if path.as_posix().endswith("dist-info/licenses/LICENSE")
    ]
    assert [path.read_text(encoding="utf-8") for path in papers] == [asset("licences", "mypyc.txt").read_text("utf-8")]


def test_the_same_licence_stands_once_under_all_that_have_it() -> None:
    one, two = Part("one", "1", "MIT", ("free",)), Part("two", "2", "MIT", ("free",))
    other = Part("other", "", "", ("not free",))
    text = in_full([one, other, two])
    assert text.count("not free") == 1
    assert text.replace("not free", "").count("free") == 1
    assert text.index("one 1: MIT") < text.index("two 2: MIT") < text.index("free") < text.index("other")


def test_the_licences_open_over_it_and_can_be_read_by_keys(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    about = window.rooms.show_about()
    about.licences.click()
    dialog = next(one for one in window.findChildren(Dialog) if one.isVisible() and one is not about)
    lines = dialog.first
    assert lines is not None
    assert lines.hasFocus()
    shown = about.show_licences()
    assert all(text.strip("\n") in shown.text for part in about.parts for text in part.texts)  # type: ignore[attr-defined]
    shown.reject()
    bar = lines.verticalScrollBar()  # type: ignore[attr-defined]
    QTest.keyClick(lines, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(lines, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert about.isVisible()
