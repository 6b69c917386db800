"""The changes that mutation testing tries: one thing at a time in the text of a module."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

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
        function: name and first line of the outermost function that it changes inside, if there is one.
    """

    line: int
    what: str
    code: CodeType
    function: tuple[str, int] | None


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change of a module, in the order of its text."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = dict(_functions(tree))
    for node in _changeable(tree):
        change = _change_of(node)
        if change is None:
            continue
        changed = change(copy.deepcopy(node))
        whole = _replaced(tree, node, changed)
        code = compile(ast.fix_missing_locations(whole), str(path), "exec")
        yield Mutant(node.lineno, f"{_text(node)}  →  {_text(changed)}", code, functions.get(id(node)))


def _functions(tree: ast.AST) -> Iterator[tuple[int, tuple[str, int]]]:
    """Every node within the body of a function, by its id, with the outermost function around it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            for statement in node.body:
                yield from ((id(part), (node.name, first)) for part in ast.walk(statement))
        elif isinstance(node, ast.ClassDef | ast.If):
            yield from _functions(node)


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
