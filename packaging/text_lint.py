"""Reads the texts that the program asks Qt to translate, and finds what would never be translated.

`tr` and `translate` find a text in a catalogue only if it stands there letter by letter under the same
context, and lupdate reads source files, not running programs. So texts must be plain literals, and every text
a person sees must go through one of the two. A fault is one line: `path:line: what is wrong`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SHOWN = re.compile(
    r"set\w*(Text|Tip|Title|Html|Prefix|Suffix|Labels?|WhatsThis|AccessibleName|Description)|drawText|showMessage"
    r"|(add|insert)(Action|Button|Item|Items|Menu|Row|Tab|Text)|QAccessibleAnnouncementEvent"
    r"|Q(Action|CheckBox|GroupBox|Label|Menu|PushButton|RadioButton|ToolButton)"
)
"""Calls every text of which a person sees or hears."""

SHOWN_FIRST = re.compile(r"Button|Chip|Field|Label|Link|Option|SwitchRow|TextBlock|set_words")
"""Our own controls, which take the text first and keys after it."""

PROSE = re.compile(r"[^\W\d_][,.:]? [^\W\d_]|^[A-Z][a-z]+…?$")
"""What no key looks like: two words, or one with a capital."""

STYLE_SHEET = re.compile(r"[a-z-]+: *[^;]+;")

SAME_IN_EVERY_LANGUAGE = {"Cardgui", "Cardgui Sans", "Cardgui Serif", "English", "Python", "Qt"}
"""Names that are shown untranslated, and those of the fonts."""

RULE = re.compile(r"[A-Z]{2}-\d+")
"""The number of a rule, which is the same in every language."""

FLOORS_WITH_TEXT = ("look", "table", "screens")

TAG = re.compile(r"</?[A-Za-z][^<>]*>|&[a-z]+;")


class Message(NamedTuple):
    """A text as a catalogue files it."""

    context: str
    source: str
    comment: str
    plural: bool


class Texts(NamedTuple):
    """What was found in a package: the messages with the place of each, and the faults."""

    messages: dict[Message, str]
    faults: list[str]


def read_package(package: Path) -> Texts:
    """Read every Python file of a package; paths in the faults start with its name."""
    found = Texts({}, [])
    bases: dict[str, set[str]] = {}
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        place = f"{package.name}/{inside.as_posix()}"
        reader = _Reader(place, found, bases, shows_text=inside.parts[0] in FLOORS_WITH_TEXT)
        reader.visit(ast.parse(path.read_text(encoding="utf-8")))
    for message, place in found.messages.items():
        # PySide looks a plural up under the object's own class only; other texts under its bases, too.
        heirs = sorted(bases.get(message.context, ())) if message.plural else []
        if heirs:
            found.faults.append(f"{place}: plural in {message.context}, not found from its subclass {heirs[0]}")
    return found


class _Reader(ast.NodeVisitor):
    """Walks one file and files what it finds; `bases` gathers base class → subclasses over all files."""

    def __init__(self, path: str, found: Texts, bases: dict[str, set[str]], *, shows_text: bool) -> None:
        self._shows_text = shows_text
        self._path = path
        self._found = found
        self._bases = bases
        self._classes: list[str] = []
        self._shown: set[int] = set()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for base in node.bases:
            self._bases.setdefault(_name(base), set()).add(node.name)
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
        if name == "tr":
            self._read_tr(node)
        elif name == "translate" and not _is_geometry(node):
            self._read_translate(node)
        elif _is_logging(node):
            return  # who reads the log reads English
        else:
            shown = arguments if SHOWN.fullmatch(name) else node.args[:1] if SHOWN_FIRST.fullmatch(name) else []
            self._shown.update(id(text) for argument in shown for text in _texts(argument))
            self.generic_visit(node)
            return
        for argument in arguments:
            if _literal(argument) is None:
                self.visit(argument)

    def visit_Constant(self, node: ast.Constant) -> None:
        if not (self._shows_text and isinstance(node.value, str)):
            return
        text = TAG.sub("", node.value).strip()
        if id(node) in self._shown:
            readable = any(c.isalpha() for c in text)
        else:
            readable = bool(PROSE.search(text)) and not STYLE_SHEET.search(text)
        if readable and text not in SAME_IN_EVERY_LANGUAGE and not RULE.fullmatch(text):
            self._fault(node, f"{node.value!r} is shown untranslated")

    def visit_Expr(self, node: ast.Expr) -> None:
        # A literal that stands alone is documentation.
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(_name(target) == "__all__" for target in node.targets):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        # What an error says is for whoever mends the program.
        del node

    def _read_tr(self, node: ast.Call) -> None:
        if not (isinstance(node.func, ast.Attribute) and _name(node.func.value) == "self" and self._classes):
            self._fault(node, "tr() on something else than self gets the context of another class")
            return
        if self._is_plain(node, "tr", at_most=3):
            self._file(node, self._classes[-1], node.args[0], node.args[1:])

    def _read_translate(self, node: ast.Call) -> None:
        if not isinstance(node.func, ast.Name):
            self._fault(node, "translate() must be called by its bare name: lupdate misreads a dotted one")
            return
        if self._is_plain(node, "translate", at_most=3) and len(node.args) >= 2:
            self._file(node, _literal(node.args[0]), node.args[1], node.args[2:])

    def _is_plain(self, node: ast.Call, name: str, at_most: int) -> bool:
        if node.keywords:
            self._fault(node, f"{name}() with a keyword: lupdate drops it")
        elif not 1 <= len(node.args) <= at_most:
            self._fault(node, f"{name}() takes a text, a comment and at most a number; {len(node.args)} given")
        elif any(isinstance(arg, ast.Starred) for arg in node.args):
            self._fault(node, f"{name}() with unpacked arguments: lupdate can't see them")
        else:
            return True
        return False

    def _file(self, node: ast.Call, context: str | None, source: ast.expr, rest: list[ast.expr]) -> None:
        text, comment = _literal(source), _literal(rest[0]) if rest else ""
        if context is None or text is None or comment is None:
            self._fault(node, "text, context and comment must be plain literals (no variable, f-string or +)")
            return
        plural = len(rest) == 2
        if not plural and re.search(r"%L?n", text):
            self._fault(node, f"{text!r} has a number slot, but no number is given")
        self._found.messages.setdefault(Message(context, text, comment, plural), self._place(node))

    def _fault(self, node: ast.expr, text: str) -> None:
        self._found.faults.append(f"{self._place(node)}: {text}")

    def _place(self, node: ast.expr) -> str:
        return f"{self._path}:{node.lineno}"


def _name(node: ast.expr) -> str:
    """Return the last name of `a.b.c`, or nothing for anything but names."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _is_geometry(node: ast.Call) -> bool:
    """Tell a painter's `translate(dx, dy)` from a text: a method called without any literal text."""
    return isinstance(node.func, ast.Attribute) and all(_literal(arg) is None for arg in node.args)


def _is_logging(node: ast.Call) -> bool:
    """Tell `log.warning(…)` and its like from what puts words into a window."""
    return (
        isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id == "log"
    )


def _texts(node: ast.expr) -> Iterator[ast.expr]:
    """Yield the literals that become part of what an expression shows."""
    if _literal(node) is not None:
        yield node
    for part in _parts(node):
        yield from _texts(part)


def _parts(node: ast.expr) -> list[ast.expr]:
    """Return the pieces of what an expression shows; what other calls return is checked where it is made."""
    match node:
        case ast.JoinedStr(values=parts) | ast.BoolOp(values=parts) | ast.List(elts=parts) | ast.Tuple(elts=parts):
            return parts
        case ast.FormattedValue(value=part):
            return [part]
        case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
            return [left, right]
        case ast.Call(func=ast.Attribute(value=receiver, attr="format" | "join")):
            return [receiver, *node.args, *(keyword.value for keyword in node.keywords)]
    return []
