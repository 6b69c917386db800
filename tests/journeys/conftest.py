"""What most journeys begin with."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from cardgui.resources import data_dir
from cardgui.screenshots.rehearsal import Rehearsal
from tests.journeys import pseudo


@pytest.fixture
def rehearsal() -> Iterator[Rehearsal]:
    """The real window on a ledger of its own."""
    with Rehearsal() as made:
        yield made


@pytest.fixture(scope="session")
def with_fifth(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like the program's own, with one catalogue and two folders of texts more."""
    own, folder = data_dir(), tmp_path_factory.mktemp("data")
    (folder / "translations").mkdir()
    for path in (own / "translations").glob("*.[tq][sm]"):
        (folder / "translations" / path.name).symlink_to(path)
    pseudo.make(own / "translations" / "cardgui_tr.ts", folder / "translations")
    (folder / "assets").mkdir()
    for path in (own / "assets").iterdir():
        target = folder / "assets" / path.name
        if path.name not in {"rulebook", "lessons"}:
            target.symlink_to(path)
            continue
        target.mkdir()
        for inside in path.iterdir():
            (target / inside.name).symlink_to(inside)
        (target / pseudo.CODE).symlink_to(path / "en")
    return folder


@pytest.fixture
def fifth(with_fifth: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The program finds the fifth language."""
    for module in [module for name, module in sys.modules.items() if name.startswith("cardgui.")]:
        if getattr(module, "data_dir", None) is data_dir:
            monkeypatch.setattr(module, "data_dir", lambda: with_fifth)
    yield pseudo.CODE
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
