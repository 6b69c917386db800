"""Mutation testing: change one thing in a module at a time and see whether a test notices.

``python -m tests.mutation.mutate cardgui/engine/rifki*.py -- tests/engine/test_rifki*.py`` prints every change that no
test noticed and the share of those that one did; name the quick tests first. ``--every N`` tries only each N-th change.
Changes that cannot be noticed because nothing behaves differently stand in ``survivors.md`` with the reason.

A change within a function is tried quickly: the tests are collected once, and in a fork of that process the function
gets its changed code and the tests that call it run. What that cannot try or notice is tried again in a fork that has
loaded nothing of Cardgui, in which the changed module is given to the import system in place of the file. Works where
processes can be forked.
"""

from __future__ import annotations

import gc
import importlib.abc
import importlib.util
import io
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType

import hypothesis
import pytest

from tests.mutation.changes import Mutant, mutants

TIMES = 3
"""How many times as long as without a change, and how many seconds of computing more, tests may run; an endless loop
counts as noticed."""

FIRST_SECONDS = 600
"""How long they may run without a change, in seconds of computing."""

PYTEST = (
    "-x", "-q", "-c", os.devnull, "--rootdir", ".", "--import-mode=importlib", "--noconftest", "-p", "no:cacheprovider",
    "-o", "pythonpath=.", "-o", "markers=long: left out", "-m", "not long", "--tb=no",
)  # fmt: skip
"""The tests of the rules need no plugin and no display; without them each change takes a third of the time."""


class _Given(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module's code to the import system."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self._name, self._path, self._code = name, path, code

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        if fullname != self._name:
            return None
        return importlib.util.spec_from_file_location(fullname, self._path, loader=self)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:  # noqa: ARG002
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)  # noqa: S102


def survives(path: Path, code: CodeType, tests: Sequence[str], seconds: float) -> bool:
    """Whether all tests pass with the changed module within so many seconds of computing."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_PROF, seconds)
        name = ".".join(path.with_suffix("").parts)
        sys.meta_path.insert(0, _Given(name, path, code))
        sys.dont_write_bytecode = True
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            status = pytest.main([*PYTEST, *tests])
        os._exit(0 if status == 0 else 1)
    _, status = os.waitpid(child, 0)
    return status == 0


class _QuickLoop:
    """A pytest plugin that tries changes of functions instead of running the tests once."""

    def __init__(self, path: Path, changes: Sequence[tuple[int, Mutant]], results: int) -> None:
        """Numbered changes of one module; the numbers of those noticed are written to a file descriptor."""
        self._path, self._changes, self._results = path.resolve(), changes, results
        self._failed = False
        self._ours: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        lines: dict[pytest.Item, set[int]] = {}
        seconds: dict[pytest.Item, float] = {}
        for item in session.items:
            start = time.process_time()
            lines[item] = self._lines_called_by(item)
            seconds[item] = time.process_time() - start
        if self._failed:
            return True
        os.write(self._results, b"ready\n")
        functions = self._functions()
        noticed = Counter[pytest.Item]()
        for number, change in self._changes:
            if change.function is None or change.function not in functions:
                continue
            code = _code_of(change.code, change.function)
            inner = set(_lines_of(code))
            tests = [item for item in session.items if lines[item] & inner]
            # What noticed other changes is likely to notice this one.
            tests.sort(key=lambda item: (-noticed[item], seconds[item]))
            limits = [TIMES * (1 + seconds[item]) for item in tests]
            place = self._failing(functions[change.function], code, tests, limits)
            if place is not None:
                os.write(self._results, f"{number}\n".encode())
                noticed[tests[place]] += 1
        return True

    def _lines_called_by(self, item: pytest.Item) -> set[int]:
        """The first lines of the functions of the module that a test calls."""
        called: set[int] = set()

        def note(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and self._is_ours(frame.f_code.co_filename):
                called.add(frame.f_code.co_firstlineno)

        sys.setprofile(note)
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        sys.setprofile(None)
        return called

    def _failing(
        self, functions: Sequence[FunctionType], code: CodeType, tests: Sequence[pytest.Item], limits: Sequence[float]
    ) -> int | None:
        """The place of the first test that fails with this code or runs too long, or ``None``."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            for found in functions:
                found.__code__ = code
            for item, seconds in zip(tests, limits, strict=True):
                os.write(writing, b".")
                signal.setitimer(signal.ITIMER_PROF, seconds)
                item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
                if self._failed:
                    os._exit(1)
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as begun:
            place = len(begun.read()) - 1
        _, status = os.waitpid(child, 0)
        return place if status else None

    def _is_ours(self, name: str) -> bool:
        """Whether code comes from the file of the module."""
        if name not in self._ours:
            self._ours[name] = Path(name).resolve() == self._path
        return self._ours[name]

    def _functions(self) -> dict[tuple[str, int], list[FunctionType]]:
        """The functions of the module as they are loaded, by name and first line."""
        found: dict[tuple[str, int], list[FunctionType]] = {}
        for one in gc.get_objects():
            if type(one) is FunctionType and self._is_ours(one.__code__.co_filename):
                found.setdefault((one.__code__.co_name, one.__code__.co_firstlineno), []).append(one)
        return found


def _code_of(module: CodeType, function: tuple[str, int]) -> CodeType:
    """The code of a function of a compiled module or of its classes."""
    inner = [part for part in module.co_consts if isinstance(part, CodeType)]
    for part in inner:
        if (part.co_name, part.co_firstlineno) == function:
            return part
    return next(_code_of(part, function) for part in inner if part.co_firstlineno <= function[1] <= _last_line(part))


def _last_line(code: CodeType) -> int:
    own = [line for _, _, line in code.co_lines() if line is not None]
    return max([*own, *(_last_line(part) for part in code.co_consts if isinstance(part, CodeType))])


def _lines_of(code: CodeType) -> Iterator[int]:
    """The first lines of a function and of everything defined in it."""
    yield code.co_firstlineno
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _lines_of(part)


def noticed_quickly(path: Path, changes: Sequence[tuple[int, Mutant]], tests: Sequence[str]) -> set[int] | None:
    """The numbers of the changes of functions that a test notices, ``None`` if the tests fail without any change."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            pytest.main([*PYTEST, "-s", *tests], plugins=[_QuickLoop(path, changes, writing)])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as results:
        ready, *numbers = results.read().split() or [""]
    os.waitpid(child, 0)
    return set(map(int, numbers)) if ready else None


def main(arguments: Sequence[str]) -> int:
    """Try every change; 0 if at least 95 of 100 are noticed."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    words = list(arguments)
    every = 1
    if "--every" in words:
        at = words.index("--every")
        every = int(words[at + 1])
        del words[at : at + 2]
    hypothesis.settings.register_profile("mutation", derandomize=True, deadline=None)
    hypothesis.settings.load_profile("mutation")
    names, tests = words[: words.index("--")], words[words.index("--") + 1 :]
    tried = noticed = 0
    for name in names:
        path = Path(name)
        changes = list(enumerate(mutants(path)))[::every]
        start = time.monotonic()
        quickly = noticed_quickly(path, changes, tests)
        if quickly is None:
            print("The tests fail without any change.")
            return 2
        limit = _seconds(path, tests)
        for number, change in changes:
            if number not in quickly and survives(path, change.code, tests, limit):
                print(f"{name}:{change.line}  {change.what}", flush=True)
            else:
                noticed += 1
        tried += len(changes)
        print(f"{name}: {noticed} of {tried} so far, {time.monotonic() - start:.0f} s", flush=True)
    print(f"{noticed} of {tried} changes noticed, {100 * noticed / max(tried, 1):.1f} %")
    return 0 if noticed >= 0.95 * tried else 1


def _seconds(path: Path, tests: Sequence[str]) -> float:
    """How long the tests may run with a changed module, in seconds of computing."""
    start = sum(os.times()[2:4])
    survives(path, compile(path.read_text(encoding="utf-8"), str(path), "exec"), tests, FIRST_SECONDS)
    return TIMES * (1 + sum(os.times()[2:4]) - start)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
