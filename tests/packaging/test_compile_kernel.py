"""When the compiled kernel is made anew: whenever any of it is missing or stale, and again after it failed."""

from pathlib import Path

import pytest

import compile_kernel


class Compiler:
    """A stand-in for mypyc; it leaves every module, or fails."""

    def __init__(self) -> None:
        self.runs = 0
        self.works = True

    def __call__(self, root: Path, folder: Path) -> list[Path]:
        self.runs += 1
        if not self.works:
            return []
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


def test_a_compilation_that_failed_is_tried_again(checkout: Path, compiler: Compiler) -> None:
    compiler.works = False
    assert compile_kernel.compile_stale(checkout) == []
    assert not (checkout / compile_kernel.STAMP).exists()
    compiler.works = True
    assert len(compile_kernel.compile_stale(checkout)) == 4
    assert compiler.runs == 2


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
    assert capsys.readouterr().err == "The kernel is not compiled: python3.11-dev is missing\n"
    assert compiler.runs == 0
