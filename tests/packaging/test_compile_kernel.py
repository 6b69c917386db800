"""When the compiled kernel is made anew: if any of it is missing or stale; after it failed, if anything changed."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import compile_kernel


class Compiler:
    """A stand-in for mypyc; it leaves every module, or fails."""

    def __init__(self) -> None:
        self.runs = 0
        self.works = True
        self.version = "1"

    def __call__(self, root: Path, folder: Path) -> list[Path]:
        self.runs += 1
        if not self.works:
            raise compile_kernel.NotCompiledError("stdarg.h: no such file")
        names = [
            f"{compile_kernel.GROUP}__mypyc",
            *(str(path.with_suffix("")) for path in compile_kernel.modules(root)),
        ]
        made = [Path(name + compile_kernel.SUFFIX) for name in names]
        for path in made:
            (folder / "out" / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / "out" / path).write_text(f"made in run {self.runs}")
        return made


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    made = Compiler()
    monkeypatch.setattr(compile_kernel, "_compiled", made)
    monkeypatch.setattr(compile_kernel, "compiler", lambda: "cc")
    monkeypatch.setattr(compile_kernel, "flags", list)
    monkeypatch.setattr(compile_kernel, "_compiler_version", lambda: made.version)
    monkeypatch.setattr(compile_kernel, "missing", list)
    monkeypatch.delenv("CARDGUI_PLAIN", raising=False)
    return made


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in ("engine/masks.py", "engine/kernel.py", "bots/rollouts/bits.py"):
        (tmp_path / "cardgui" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "cardgui" / name).write_text("pass\n")
    return tmp_path


def test_what_is_there_and_of_these_sources_is_not_made_again(checkout: Path, compiler: Compiler) -> None:
    made = compile_kernel.compile_stale(checkout)
    assert len(made) == 4
    assert compile_kernel.compile_stale(checkout) == made
    assert compiler.runs == 1


def test_changed_sources_are_compiled_again(checkout: Path, compiler: Compiler) -> None:
    compile_kernel.compile_stale(checkout)
    (checkout / "cardgui" / "engine" / "kernel.py").write_text("...\n")
    made = compile_kernel.compile_stale(checkout)
    assert compiler.runs == 2
    assert {(checkout / path).read_text() for path in made} == {"made in run 2"}


@pytest.mark.parametrize("number", range(4))
def test_a_deleted_module_is_made_again(checkout: Path, compiler: Compiler, number: int) -> None:
    made = compile_kernel.compile_stale(checkout)
    (checkout / made[number]).unlink()
    assert compile_kernel.compile_stale(checkout) == made
    assert compiler.runs == 2
    assert compile_kernel.built(checkout) == made


FAILURE = (
    "The kernel runs as plain Python: compiling failed (stdarg.h: no such file); "
    "packaging/compile_kernel.py --again tries once more.\n"
)


def test_a_compilation_that_failed_is_not_tried_at_every_start_but_explained(
    checkout: Path, compiler: Compiler, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler.works = False
    for _ in range(3):
        assert compile_kernel.compile_stale(checkout) == []
        assert not (checkout / compile_kernel.STAMP).exists()
        assert capsys.readouterr().err == FAILURE
    assert compiler.runs == 1


CHANGES: dict[str, Callable[[Path, Compiler, pytest.MonkeyPatch], object]] = {
    "a source": lambda root, *_: (root / "cardgui" / "engine" / "kernel.py").write_text("...\n"),
    "the compiler": lambda _, compiler, __: setattr(compiler, "version", "2"),
    "another compiler": lambda _, __, patch: patch.setattr(compile_kernel, "compiler", lambda: "clang"),
    "its flags": lambda _, __, patch: patch.setenv("CFLAGS", "-I/opt/include"),
    "mypy or setuptools": lambda _, __, patch: patch.setattr(compile_kernel, "version", lambda _: "99"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_it_is_tried_again_as_soon_as_something_has_changed(
    checkout: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    compiler.works = False
    compile_kernel.compile_stale(checkout)
    CHANGES[change](checkout, compiler, monkeypatch)
    compile_kernel.compile_stale(checkout)
    assert compiler.runs == 2
    compiler.works = True
    assert compile_kernel.compile_stale(checkout) == []
    assert compiler.runs == 2


def test_it_is_tried_again_when_that_is_asked_for_and_a_success_ends_the_matter(
    checkout: Path, compiler: Compiler, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler.works = False
    compile_kernel.compile_stale(checkout)
    compile_kernel.compile_stale(checkout, again=True)
    assert compiler.runs == 2
    compiler.works = True
    made = compile_kernel.compile_stale(checkout, again=True)
    assert len(made) == 4
    assert not (checkout / compile_kernel.FAILED).exists()
    capsys.readouterr()
    assert compile_kernel.compile_stale(checkout) == made
    assert capsys.readouterr().err == ""
    assert compiler.runs == 3


def test_a_failure_after_a_success_leaves_neither_old_modules_nor_their_stamp(
    checkout: Path, compiler: Compiler
) -> None:
    compile_kernel.compile_stale(checkout)
    (checkout / "cardgui" / "engine" / "masks.py").write_text("...\n")
    compiler.works = False
    assert compile_kernel.compile_stale(checkout) == []
    assert compile_kernel.built(checkout) == []
    assert not (checkout / compile_kernel.STAMP).exists()


def test_what_the_system_lacks_is_named_and_nothing_is_tried(
    checkout: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_kernel, "missing", lambda: ["python3.11-dev"])
    assert compile_kernel.compile_stale(checkout) == []
    said = "The kernel runs as plain Python: for compiling it, python3.11-dev is missing.\n"
    assert capsys.readouterr().err == said
    assert compiler.runs == 0


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc is here")
@pytest.mark.parametrize(
    ("options", "lacks"),
    [("", False), ("-nostdinc", True), ("--no-such-option", False)],
    ids=["whole", "without the headers of the C library", "broken"],
)
def test_a_compiler_without_the_headers_of_the_c_library_lacks_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: str, lacks: bool
) -> None:
    script = tmp_path / "cc"
    script.write_text(f'#!/bin/sh\nexec gcc {options} "$@"\n')
    script.chmod(0o755)
    monkeypatch.setenv("CC", str(script))
    assert ("libc6-dev" in compile_kernel.missing()) is lacks
    assert "gcc" not in compile_kernel.missing()


def test_without_a_compiler_and_headers_of_python_both_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_kernel, "compiler", lambda: None)
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    lacks = compile_kernel.missing()
    assert lacks[:2] == ["gcc", "libc6-dev"]
    assert lacks[2].endswith("-dev")


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("a.c:1:10: fatal error: stdio.h: No such file or directory\nerror: command gcc failed\n", "stdio.h: No such"),
        ("Traceback:\n  x\nModuleNotFoundError: No module named 'mypyc'\n", "No module named 'mypyc'"),
        ("", "no reason given"),
    ],
)
def test_the_first_error_is_the_reason_told(said: str, fault: str) -> None:
    assert fault in compile_kernel._fault(said)
