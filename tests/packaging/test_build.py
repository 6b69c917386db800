"""What is built carries the program's data, and a package installed from it finds them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import compile_kernel
from cardgui.cli import main
from cardgui.engine import kernel
from cardgui.resources import LANGUAGES
from compile_translations import compile_stale, stale
from tests.bots.test_compiled import not_compiled

ROOT = Path(__file__).parents[2]
SOURCES = (
    *("pyproject.toml", "README.md", "CONTRIBUTING.md", "LICENSE", ".gitignore"),
    *("cardgui", "assets", "translations", "packaging"),
)
CATALOGUES = {f"translations/cardgui_{language}.qm" for language in LANGUAGES}


def build(checkout: Path, target: str, into: Path, **variables: str) -> Path:
    """Build a target as a build front end does and return the file made; plain Python, unless variables differ."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    environment = {**os.environ, "CARDGUI_PLAIN": "1", **variables}
    subprocess.run(command, cwd=checkout, env=environment, check=True)
    [built] = into.iterdir()
    return built


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which nothing was compiled yet, with what tools leave in the assets."""
    root = tmp_path_factory.mktemp("build") / "checkout"
    root.mkdir()
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__", "*.qm", "*.so"))
        else:
            shutil.copy(ROOT / name, root)
    for litter in (".tool_cache/1.db", "draw/__pycache__/svg.pyc", "icons/.directory"):
        (root / "assets" / litter).parent.mkdir(exist_ok=True)
        (root / "assets" / litter).touch()
    return root


@pytest.fixture(scope="module")
def sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of a checkout, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    archive = build(checkout, "sdist", folder / "built")
    subprocess.run([sys.executable, "-m", "tarfile", "-e", str(archive), str(folder)], check=True)
    [unpacked] = folder.glob("cardgui-*")
    return unpacked


@pytest.fixture(scope="module")
def site(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel of a fresh checkout unpacked in it, as an installation has it."""
    folder = tmp_path_factory.mktemp("wheel")
    return unpack_wheel(checkout, folder)


def data_files(folder: Path) -> set[str]:
    """Files in the data folders, by their path."""
    paths = (path for name in ("assets", "translations") for path in (folder / name).rglob("*"))
    return {path.relative_to(folder).as_posix() for path in paths if path.is_file()}


def unpack_wheel(checkout: Path, folder: Path) -> Path:
    """Build a wheel and unpack it, as an installation does."""
    shutil.unpack_archive(build(checkout, "wheel", folder / "built"), folder / "site", "zip")
    return folder / "site"


def test_a_wheel_carries_every_asset_and_catalogue_and_nothing_else(site: Path) -> None:
    assets = {path for path in data_files(ROOT) if path.startswith("assets/") and "/draw/" not in path}
    shipped = {path for path in assets if not any(part.startswith((".", "__")) for part in path.split("/"))}
    assert data_files(site / "cardgui" / "_data") == shipped | CATALOGUES


def test_an_installed_package_finds_its_data(site: Path) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(site)!r}); from cardgui import resources;"
        "print(resources.asset('fonts'), resources.translation('tr'), sep='\\n')"
    )
    command = [sys.executable, "-I", "-S", "-c", code]
    lines = subprocess.run(command, cwd=site, capture_output=True, text=True, check=True).stdout.splitlines()
    data = site / "cardgui" / "_data"
    assert lines == [str(data / "assets" / "fonts"), str(data / "translations" / "cardgui_tr.qm")]
    assert Path(lines[1]).stat().st_size > 0


def test_a_wheel_has_both_programs_and_the_licences(site: Path) -> None:
    [metadata] = site.glob("cardgui-*.dist-info")
    programs = (metadata / "entry_points.txt").read_text()
    assert "[console_scripts]\ncardgui = cardgui.__main__:main" in programs
    assert "[gui_scripts]\ncardgui-desktop = cardgui.__main__:main" in programs
    licences = {path.name for path in (metadata / "licenses").rglob("*") if path.is_file()}
    assert licences >= {"LICENSE", "OFL-Pretendard.txt", "OFL-NotoSerifDisplay.txt"}


def test_a_source_archive_builds_the_same_wheel_without_compiling(sdist: Path, site: Path, tmp_path: Path) -> None:
    assert stale(sdist / "translations") == []
    again = unpack_wheel(sdist, tmp_path)
    assert data_files(again / "cardgui" / "_data") == data_files(site / "cardgui" / "_data")


def test_only_stale_catalogues_are_compiled(checkout: Path, tmp_path: Path) -> None:
    folder = tmp_path / "translations"
    shutil.copytree(checkout / "translations", folder, ignore=shutil.ignore_patterns("*.qm"))
    made = compile_stale(folder)
    assert {f"translations/{path.name}" for path in made} == CATALOGUES
    assert compile_stale(folder) == []
    korean = folder / "cardgui_ko.qm"
    (folder / "cardgui_ko.ts").touch()
    assert compile_stale(folder) == [korean]
    assert {path.suffix for path in folder.iterdir()} == {".ts", ".qm"}


@pytest.mark.skipif(compile_kernel.compiler() is None, reason="no C compiler is here")
def test_a_wheel_built_with_a_compiler_carries_the_compiled_kernel(checkout: Path, tmp_path: Path) -> None:
    wheel = build(checkout, "wheel", tmp_path / "built", CARDGUI_PLAIN="")
    assert not wheel.name.endswith("-none-any.whl")
    site = tmp_path / "site"
    shutil.unpack_archive(wheel, site, "zip")
    made = {path.relative_to(site) for path in site.rglob(f"*{compile_kernel.SUFFIX}")}
    assert made == set(compile_kernel.built(checkout))
    assert len(made) == len(compile_kernel.modules(checkout)) + 1
    code = (
        f"import sys; sys.path.insert(0, {str(site)!r}); from cardgui.engine import kernel, masks;"
        "from cardgui.bots.rollouts import search; print(kernel.__file__, search.__file__, masks.bit(45), sep='\\n')"
    )
    lines = subprocess.run([sys.executable, "-c", code], cwd=site, capture_output=True, text=True, check=True).stdout
    assert [line.endswith(compile_kernel.SUFFIX) for line in lines.split()] == [True, True, False]
    assert lines.split()[2] == str(1 << 45)


def test_with_a_compiler_that_fails_the_wheel_is_built_all_the_same(checkout: Path, tmp_path: Path) -> None:
    copy = tmp_path / "checkout"
    shutil.copytree(checkout, copy, ignore=shutil.ignore_patterns("build", "*.so"))
    wheel = build(copy, "wheel", tmp_path / "built", CARDGUI_PLAIN="", CC="false")
    assert wheel.stat().st_size > 0
    site = tmp_path / "site"
    shutil.unpack_archive(wheel, site, "zip")
    assert (site / "cardgui" / "engine" / "kernel.py").exists()
    assert not list(site.rglob(f"*{compile_kernel.SUFFIX}"))


@pytest.fixture(scope="module")
def no_compiler(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which no program is found by its name, and no C compiler by its path."""
    folder = tmp_path_factory.mktemp("no-programs")
    return {"PATH": str(folder), "CC": str(folder / "cc"), "CARDGUI_PLAIN": ""}


@pytest.fixture(scope="module")
def plain_site(checkout: Path, no_compiler: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel unpacked in it that a system without a compiler has built."""
    folder = tmp_path_factory.mktemp("plain")
    copy = folder / "checkout"
    shutil.copytree(checkout, copy, ignore=shutil.ignore_patterns("build", "*.so", "*.pyd"))
    wheel = build(copy, "wheel", folder / "built", **no_compiler)
    assert wheel.name.endswith("-py3-none-any.whl")
    shutil.unpack_archive(wheel, folder / "site", "zip")
    return folder / "site"


def run_from(site: Path, *arguments: str, **variables: str) -> str:
    """What the program that lies in a folder prints; the folder comes before everything installed."""
    code = "import cardgui, sys; from cardgui.cli import main; print(cardgui.__file__); sys.exit(main(sys.argv[1:]))"
    environment = {**os.environ, "PYTHONPATH": str(site), **variables}
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, cwd=site.parent, env=environment, capture_output=True, text=True, check=True)
    place, *said = done.stdout.splitlines()
    assert Path(place).is_relative_to(site)
    return "\n".join(said)


def test_without_a_compiler_the_wheel_is_plain_and_says_so(plain_site: Path, no_compiler: dict[str, str]) -> None:
    assert not [path for path in plain_site.rglob("*") if path.suffix in (".so", ".pyd")]
    said = run_from(plain_site, "check", "--data-dir", str(plain_site.parent / "data"), **no_compiler)
    assert "ok    kernel: plain Python" in said.splitlines()
    assert "FAULT" not in said


@pytest.mark.parametrize("game", ["truf", "rifki", "rook_sluff", "minchiate"])
@pytest.mark.parametrize("level", ["learner", "steady", "expert"])
def test_built_without_a_compiler_it_makes_the_same_moves(
    plain_site: Path, no_compiler: dict[str, str], tmp_path: Path, game: str, level: str
) -> None:
    if str(kernel.__file__).endswith(".py"):
        not_compiled("plain code runs")
    plain, here = tmp_path / "plain.jsonl", tmp_path / "here.jsonl"
    wanted = ["simulate", game, "--deals", "2", "--seed", "482117903", "--level", level, "--steps", "200", "--out"]
    run_from(plain_site, *wanted, str(plain), **no_compiler)
    assert main([*wanted, str(here)]) == 0
    assert plain.stat().st_size > 0
    assert plain.read_bytes() == here.read_bytes()
