"""Mutation testing: change one thing in a module at a time and see whether a test notices.

``python -m tests.mutation.mutate cardgui/engine/rifki*.py -- tests/engine/test_rifki*.py`` prints every change that no
test noticed and the share of those that one did. Stages are separated by ``--``: the tests of a later stage only see
what the earlier ones let pass, so the quick ones go first. ``--every N`` tries only each N-th change. Changes that
cannot be noticed because nothing behaves differently stand in ``survivors.md`` with the reason.

Each change runs in a fork of this process, which has loaded nothing of Cardgui: the changed module is given to the
import system in place of the file. Works where processes can be forked.
"""

from __future__ import annotations

import ast
import copy
import importlib.abc
import importlib.util
import io
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import partial
from importlib.machinery import ModuleSpec
from itertools import starmap
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

SECONDS = 5
"""How many times as long as without a change, and how many seconds more, the tests may run; an endless loop counts as
noticed."""

FIRST_SECONDS = 600
"""How long they may run without a change."""

PYTEST = (
    "-x", "-q", "-c", os.devnull, "--rootdir", ".", "--import-mode=importlib", "--noconftest", "-p", "no:cacheprovider",
    "-o", "pythonpath=.", "-o", "markers=long: left out", "-m", "not long",
)  # fmt: skip
"""The tests of the rules need no plugin and no display; without them each change takes a third of the time."""

_COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One changed module.

    Attributes:
        line: where it was changed. what: from what to what.
        code: the compiled module.
    """

    line: int
    what: str
    code: CodeType


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change of a module, in the order of its text."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in _changeable(tree):
        change = _change_of(node)
        if change is None:
            continue
        changed = change(copy.deepcopy(node))
        whole = _replaced(tree, node, changed)
        code = compile(ast.fix_missing_locations(whole), str(path), "exec")
        yield Mutant(node.lineno, f"{_text(node)}  →  {_text(changed)}", code)


def _text(node: ast.AST) -> str:
    return ast.unparse(node).split("\n", 1)[0][:100]


def _changeable(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    """The nodes that make the program do something: no docstrings, no annotations, no imports."""
    passed_over: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            passed_over.update(map(id, ast.walk(node)))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed_over.update((id(node), id(node.value)))
        # Whether unequal lengths would be noticed is no behaviour where lengths are equal.
        if isinstance(node, ast.keyword) and node.arg == "strict":
            passed_over.add(id(node.value))
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and node.value.value is None:
            passed_over.add(id(node))
        for name in ("annotation", "returns"):
            note = getattr(node, name, None)
            if isinstance(note, ast.AST):
                passed_over.update(map(id, ast.walk(note)))
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            passed_over.update(map(id, ast.walk(node)))
        # What a fault or error says in words is for the eye; its rule is a value like any other.
        if isinstance(node, ast.JoinedStr):
            passed_over.update(map(id, ast.walk(node)))
    found = [n for n in ast.walk(tree) if isinstance(n, ast.expr | ast.stmt) and id(n) not in passed_over]
    yield from sorted(found, key=lambda n: (n.lineno, n.col_offset))


def _change_of(node: ast.AST) -> Callable[[Any], ast.AST] | None:
    """The change that a node invites, if it does."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARE:
            return _compare
        case ast.BinOp(op=op) if type(op) in _ARITHMETIC:
            return _arithmetic
        case ast.BoolOp():
            return _bool_op
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub()):
            return lambda unary: unary.operand
        case ast.Constant():
            return _constant(node)
        case ast.If() | ast.While():
            return _negated
        case ast.IfExp():
            return lambda choice: ast.IfExp(choice.test, choice.orelse, choice.body)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise():
            return lambda _: ast.Pass()
        case ast.Return(value=ast.expr()):
            return lambda _: ast.Return(ast.Constant(None))
    return None


def _constant(node: ast.Constant) -> Callable[[Any], ast.AST] | None:
    """Another truth, number or key; sentences stay."""
    match node.value:
        case bool(value):
            return lambda _: ast.Constant(not value)
        case int(number):
            return lambda _: ast.Constant(number + 1)
        case str(word) if " " not in word:
            return lambda _: ast.Constant(word + "~")
    return None


def _compare(node: ast.Compare) -> ast.AST:
    node.ops = [_COMPARE[type(node.ops[0])]()]
    return node


def _arithmetic(node: ast.BinOp) -> ast.AST:
    node.op = _ARITHMETIC[type(node.op)]()
    return node


def _bool_op(node: ast.BoolOp) -> ast.AST:
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def _negated(node: ast.If | ast.While) -> ast.AST:
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def _replaced(tree: ast.Module, node: ast.AST, changed: ast.AST) -> ast.Module:
    """A copy of the tree with one node replaced."""

    class Replacer(ast.NodeTransformer):
        def visit(self, here: ast.AST) -> ast.AST:
            return changed if here is node else self.generic_visit(here)

    # The transformer changes lists in place: give it a shallow copy of everything above the node.
    memo: dict[int, object] = {id(node): node}
    whole = Replacer().visit(copy.deepcopy(tree, memo))
    assert isinstance(whole, ast.Module)
    return whole


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
    """Whether all tests pass with the changed module within so many seconds."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        name = ".".join(path.with_suffix("").parts)
        sys.meta_path.insert(0, _Given(name, path, code))
        sys.dont_write_bytecode = True
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            status = pytest.main([*PYTEST, *tests])
        os._exit(0 if status == 0 else 1)
    _, status = os.waitpid(child, 0)
    return status == 0


def main(arguments: Sequence[str]) -> int:
    """Try every change; 0 if at least 95 of 100 are noticed."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    words = list(arguments)
    every = 1
    if "--every" in words:
        at = words.index("--every")
        every = int(words[at + 1])
        del words[at : at + 2]
    stages: list[list[str]] = [[]]
    for word in words:
        if word == "--":
            stages.append([])
        else:
            stages[-1].append(word)
    tried = noticed = 0
    for name in stages[0]:
        path = Path(name)
        unchanged = compile(path.read_text(encoding="utf-8"), name, "exec")
        limits: list[float] = []
        for tests in stages[1:]:
            start = time.monotonic()
            if not survives(path, unchanged, tests, FIRST_SECONDS):
                print("The tests fail without any change.")
                return 2
            limits.append(SECONDS * (1 + time.monotonic() - start))
        for number, mutant in enumerate(mutants(path)):
            if number % every:
                continue
            tried += 1
            if all(starmap(partial(survives, path, mutant.code), zip(stages[1:], limits, strict=True))):
                print(f"{name}:{mutant.line}  {mutant.what}", flush=True)
            else:
                noticed += 1
        print(f"{name}: {noticed} of {tried} so far", flush=True)
    print(f"{noticed} of {tried} changes noticed, {100 * noticed / max(tried, 1):.1f} %")
    return 0 if noticed >= 0.95 * tried else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
