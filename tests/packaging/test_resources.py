"""The program finds its own files in a checkout, installed, and says so when they are missing."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardgui import resources

ROOT = Path(__file__).parents[2]


def ask(folder: Path, expression: str) -> subprocess.CompletedProcess[str]:
    """Evaluate an expression of `resources` in an interpreter that knows the package in `folder` alone."""
    code = f"import sys; sys.path.insert(0, {str(folder)!r}); from cardgui import resources; print({expression})"
    command = [sys.executable, "-I", "-S", "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A bare package in a folder of its own, without data."""
    (tmp_path / "site" / "cardgui").mkdir(parents=True)
    for name in ("__init__.py", "resources.py"):
        shutil.copy(ROOT / "cardgui" / name, tmp_path / "site" / "cardgui")
    return tmp_path / "site"


def test_a_checkout_reads_its_top_folders() -> None:
    assert resources.asset("fonts") == ROOT / "assets" / "fonts"
    assert resources.translation("ko") == ROOT / "translations" / "cardgui_ko.qm"


def test_an_installed_or_frozen_package_reads_its_own_data(package: Path) -> None:
    data = package / "cardgui" / "_data"
    (data / "assets" / "icons").mkdir(parents=True)
    (data / "translations").mkdir()
    (data / "assets" / "icons" / "home.svg").touch()
    (package / "assets").mkdir()
    assert ask(package, "resources.asset('icons', 'home.svg')").stdout.strip() == str(
        data / "assets" / "icons" / "home.svg"
    )
    assert ask(package, "resources.translations_dir()").stdout.strip() == str(data / "translations")


def test_a_package_without_its_data_says_so(package: Path) -> None:
    assert f"ResourceMissingError: no assets in or beside {package}" in ask(package, "resources.data_dir()").stderr


def test_a_package_without_catalogues_says_so(package: Path) -> None:
    (package / "cardgui" / "_data" / "assets").mkdir(parents=True)
    assert "translations is missing" in ask(package, "resources.translation('ko')").stderr


def test_a_package_in_a_zip_says_so(package: Path) -> None:
    archive = Path(shutil.make_archive(str(package.parent / "packed"), "zip", package))
    assert "ResourceMissingError: no assets" in ask(archive, "resources.data_dir()").stderr


def test_a_missing_asset_is_named() -> None:
    with pytest.raises(resources.ResourceMissingError, match=r"no-such\.svg is missing"):
        resources.asset("icons", "no-such.svg")
