"""A folder that any user may enter: some of the tests become another user, which root's own folders keep out."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def folder() -> Iterator[Path]:
    """An empty folder with a name that is hard on programs."""
    base = Path(tempfile.mkdtemp(prefix="cardgui-ledger-"))
    base.chmod(0o755)
    folder = base / "내 카드 ığüŞ %20?#'"
    folder.mkdir(mode=0o755)
    yield folder
    shutil.rmtree(base)


@pytest.fixture
def path(folder: Path) -> Path:
    """Where a ledger may be made."""
    return folder / "ledger.db"
