"""Tests run off screen, in a home of their own, in a neutral language, and the same way each time."""

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

hypothesis.settings.register_profile("quick", derandomize=True, deadline=None)
hypothesis.settings.register_profile("long", parent=hypothesis.settings.get_profile("quick"), max_examples=1000)
hypothesis.settings.load_profile("quick")

_HOME = pytest.StashKey[Path]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let it be chosen which code is tested."""
    parser.addoption("--plain", action="store_true", help="test the sources, not what is compiled of them")


def pytest_configure(config: pytest.Config) -> None:
    """Decide which code is loaded, before any is, and set the environment; programs started by tests inherit that."""
    if config.getoption("plain"):
        from cardgui.bench.decisions import only_sources  # noqa: PLC0415  (it must be the first of the package)

        only_sources()
    home = Path(tempfile.mkdtemp(prefix="cardgui-tests-"))
    config.stash[_HOME] = home
    for name in ("DATA", "CONFIG", "CACHE", "STATE", "RUNTIME"):
        folder = home / name.lower()
        folder.mkdir(mode=0o700)
        os.environ[f"XDG_{name}_{'DIR' if name == 'RUNTIME' else 'HOME'}"] = str(folder)
    os.environ["HOME"] = str(home)
    os.environ["LC_ALL"] = os.environ["LANG"] = "C.UTF-8"
    os.environ.pop("LANGUAGE", None)
    os.environ["TZ"] = "UTC"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Take the session's home away."""
    shutil.rmtree(config.stash[_HOME], ignore_errors=True)


@pytest.fixture(autouse=True)
def collected_here(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests with a window collect garbage as the program does, the others as Python does."""
    if "qapp" in request.fixturenames:
        from cardgui.models.collecting import collect_here  # noqa: PLC0415  (most tests import no Qt)

        collect_here(request.getfixturevalue("qapp"))
        gc.disable()
    yield
    if "qapp" in request.fixturenames:
        from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415

        # What a test leaves must neither hear of the next one nor be taken apart in the midst of it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    gc.enable()
