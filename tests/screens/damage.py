"""The program's own files, copied, so that a test can damage them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardgui import resources
from cardgui.resources import data_dir
from cardgui.screens.rulebook.lesson_link import lessons_of
from cardgui.teaching import diagrams, lessons, rulebook

COPIED = ("lessons", "rulebook")


def copied_assets(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the program read lessons and rulebook from a copy; the folder `assets` of that copy."""
    whole = data_dir()
    assets = folder / "data" / "assets"
    assets.mkdir(parents=True)
    (folder / "data" / "translations").symlink_to(whole / "translations")
    for path in (whole / "assets").iterdir():
        if path.name in COPIED:
            shutil.copytree(path, assets / path.name)
        else:
            (assets / path.name).symlink_to(path)
    monkeypatch.setattr(resources, "data_dir", lambda: folder / "data")
    monkeypatch.setattr(lessons, "data_dir", lambda: folder / "data")
    monkeypatch.setattr(rulebook, "data_dir", lambda: folder / "data")
    diagrams._tables.cache_clear()
    lessons_of.cache_clear()
    return assets


def forget_copies() -> None:
    """Forget what was read from a copy."""
    diagrams._tables.cache_clear()
    lessons_of.cache_clear()
