"""The sheet of keys names every key that the program listens to, everything on it does what it says, and no more."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import cardgui
from cardgui.app import make_application
from cardgui.look import focus
from cardgui.look.controls import Dialog
from cardgui.look.theme import theme
from cardgui.screens import keys as sheet
from cardgui.screens.keys import DIGITS, GROUPS, HAND, LESSON, LETTERS, PROGRAM, REVIEW, RULEBOOK, SANDBOX, TABLE
from cardgui.screens.rulebook.screen import RulebookScreen
from cardgui.screens.settings import KeysPage
from cardgui.screenshots.learning import lesson
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.rulebook import opened
from cardgui.screenshots.sandbox import ROOK_6
from cardgui.screenshots.teaching import played, review
from cardgui.table.rook_sluff.bid import BidPanel
from cardgui.teaching.sandbox.draft import HAND as IN_HAND

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pytestqt.qtbot import QtBot

    from cardgui.screens.keys import KeyLine
    from cardgui.screens.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)

DESIGN: Final = {
    "Left Right Home End": "move ends",
    "Ctrl+Left Ctrl+Right": "legal",
    "Return Space": "play",
    "H W": "hint why_not",
    "L S D": "last sheet declared",
    "Ctrl+Z": "take_back",
    "F1 F6 Esc": "rule region close",
    "I": "read",
    "Ctrl+N Ctrl+, F11 Ctrl++ Ctrl+-": "new settings full size",
}
"""The key map of the interface design: keys and names of what they do."""
BOUND: Final[dict[tuple[KeyLine, ...], tuple[str, ...]]] = {
    (*HAND, *TABLE): (
        "table/keys.py",
        "table/menu.py",
        "table/minchiate/panel.py",
        "table/rook_sluff/bid.py",
    ),
    (*(line for line in HAND if line.does in {"move", "ends", "play"}), *LESSON): (
        "screens/lesson/screen.py",
        "screens/lesson/table.py",
        "screens/lesson/laid_out.py",
    ),
    REVIEW: ("screens/review/screen.py",),
    RULEBOOK: ("screens/rulebook/screen.py", "screens/rulebook/diagram.py"),
    SANDBOX: tuple(f"screens/sandbox/{name}.py" for name in ("screen", "code_keys", "pack", "table")),
    PROGRAM: ("screens/main_window.py",),
}
"""Where each part of the sheet is listened to, or told in a menu."""
WITHIN: Final = frozenset(
    [
        "Left",
        "Right",
        "Up",
        "Down",
        "Home",
        "End",
        "PgUp",
        "PgDown",
        "Return",
        "Enter",
        "Space",
        "Esc",
        "Shift",
        "Ctrl",
        "Alt",
        "Meta",
        "AltGr",
        "Backspace",
    ]
)
"""Keys with which one goes about in any list, choice or dialog, as everywhere; they are on no sheet."""
SAME: Final = {"Enter": "Return", "Ctrl+=": "Ctrl++", "PageUp": "PgUp", "PageDown": "PgDown", "Escape": "Esc"}
QT_NAMES: Final = {"Control": "Ctrl", "Plus": "+", "Minus": "-", "Equal": "+"}


@pytest.fixture(autouse=True)
def plain_look(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:  # noqa: ARG001
    make_application()
    focus.note_pointer()
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    yield
    theme().choose("light")
    theme().set_percent(100)


def named(key: str) -> str:
    """One name for each key, however it is spelled."""
    if key in (DIGITS, LETTERS):
        return key
    text = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
    return SAME.get(text, text)


def on_sheet(lines: Sequence[KeyLine]) -> set[str]:
    return {named(key) for line in lines for key in line.keys}


def bound(path: Path, *, words: bool = True) -> set[str]:
    """The keys that a module listens to or tells, as its source names them; without ``words`` no single letters."""
    text = path.read_text(encoding="utf-8")
    keys = set(re.findall(r"\bKey\.Key_(\w+)", text))
    found = {SAME.get(QT_NAMES.get(key, key), QT_NAMES.get(key, key)) for key in keys}
    letter = "|[A-Z]" if words else ""
    found |= {named(key) for key in re.findall(rf'"((?:(?:Ctrl|Shift|Alt)\+)+[^"+ ]+|Ctrl\+\+|F\d+{letter})"', text)}
    if "for digit in range(10)" in text:
        found.add(DIGITS)
    if "isalnum()" in text:
        found |= {DIGITS, LETTERS}
    return found


def last(key: str) -> str:
    """A key without those that are held: sources name them apart."""
    return key if key in (DIGITS, LETTERS) else re.sub(r"(Ctrl|Shift)\+(?=.)", "", key)


def test_the_sheet_has_the_key_map_of_the_design() -> None:
    lines = {line.does: on_sheet([line]) for line in (*HAND, *TABLE, *PROGRAM)}
    for keys, names in DESIGN.items():
        assert {named(key) for key in keys.split()} == set().union(*(lines[name] for name in names.split())) - {
            "Shift+F6"
        }


@pytest.mark.parametrize("lines", BOUND, ids=lambda lines: lines[-1].does)
def test_what_is_listened_to_is_on_the_sheet_and_what_is_on_it_is_listened_to(lines: tuple[KeyLine, ...]) -> None:
    folder = Path(cardgui.__file__).parent
    heard = {last(key) for name in BOUND[lines] for key in bound(folder / name)}
    told = {last(key) for key in on_sheet(lines)}
    everywhere = {"F1", *(last(key) for key in on_sheet(PROGRAM))}
    assert heard - told <= everywhere | WITHIN
    # A slider has the first two of its own, and the window hears of what was copied.
    assert told - heard <= {"Home", "End", "V"}


def test_no_other_part_of_the_program_has_keys_of_its_own() -> None:
    folder = Path(cardgui.__file__).parent
    known = {folder / name for names in BOUND.values() for name in names}
    known |= {Path(sheet.__file__), folder / "look" / "focus.py"}
    listening = re.compile(r"def keyPressEvent|QShortcut\(|Key\.Key_")
    others = (path for path in folder.rglob("*.py") if path not in known and listening.search(path.read_text("utf-8")))
    own = {str(path.relative_to(folder)): bound(path, words=False) - WITHIN for path in others}
    assert {name: keys for name, keys in own.items() if keys} == {}


def test_each_line_has_a_name_of_its_own_and_words() -> None:
    names = [line.does for group in GROUPS for line in group]
    assert len(set(names)) == len(names)


class TestWhatIsSwitchedOff:
    @pytest.mark.parametrize(("setting", "line"), [("hints", "hint"), ("allow_take_back", "take_back")])
    def test_is_on_no_sheet(self, tmp_path: Path, setting: str, line: str) -> None:
        with Rehearsal(tmp_path) as rehearsal:
            window = rehearsal.open("en", "light")
            page = window.rooms.open_settings("keyboard").pages["keyboard"]
            assert isinstance(page, KeysPage)
            dialog = window.rooms.show_keys()
            assert dialog is not None
            for keys in (page.sheet, dialog.sheet):  # type: ignore[attr-defined]
                label = keys.words[line]
                caps = next(parts[0] for one, parts in keys._lines if one.does == line)
                assert not label.isHidden()
                setattr(window.settings, setting, False)
                assert label.isHidden()
                assert caps.isHidden()
                setattr(window.settings, setting, True)
                assert not label.isHidden()


class Elsewhere:
    """A person with a keyboard in some place of the program."""

    def __init__(self, rehearsal: Rehearsal) -> None:
        self.rehearsal = rehearsal
        self.match = ""

    @property
    def window(self) -> MainWindow:
        """The window, which is open."""
        assert self.rehearsal.window is not None
        return self.rehearsal.window

    def press(self, keys: str) -> None:
        """Press keys wherever the focus is."""
        self.window.activateWindow()
        QTest.keySequence(QApplication.focusWidget() or self.window, QKeySequence(keys))
        self.rehearsal.settle()

    def shown(self) -> object:
        """The page that is shown."""
        return self.window.pages.currentWidget()


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Elsewhere]:
    with Rehearsal(tmp_path) as rehearsal:
        yield Elsewhere(rehearsal)


def in_rulebook(at: Elsewhere) -> RulebookScreen:
    at.rehearsal.open("en", "light")
    return opened(at.rehearsal, "TR-12")


def rules(at: Elsewhere) -> None:
    screen = in_rulebook(at)
    before = (screen.chapter, screen.rule)
    at.press("Down")
    assert (screen.chapter, screen.rule) > before
    at.press("Up")
    assert (screen.chapter, screen.rule) == before


def chapters(at: Elsewhere) -> None:
    screen = in_rulebook(at)
    before = screen.chapter
    at.press("PgDown")
    assert screen.chapter == before + 1
    at.press("PgUp")
    assert screen.chapter == before


def diagram(at: Elsewhere) -> None:
    screen = in_rulebook(at)
    (panel, *_) = [panel for panel in screen.panels if panel.isVisible()]
    before = panel.step
    at.press("Right")
    assert panel.step == before + 1
    at.press("Left")
    assert panel.step == before


def search(at: Elsewhere) -> None:
    screen = in_rulebook(at)
    at.press("Ctrl+F")
    assert screen.bar.field.hasFocus()


def hits(at: Elsewhere) -> None:
    screen = in_rulebook(at)
    screen.bar.field.setText("trump")
    at.rehearsal.settle()
    before = (screen.chapter, screen.rule)
    at.press("F3")
    after = (screen.chapter, screen.rule)
    assert after != before
    at.press("F3")
    at.press("Shift+F3")
    assert (screen.chapter, screen.rule) == after


def leave_rulebook(at: Elsewhere) -> None:
    in_rulebook(at)
    at.press("Esc")
    assert at.shown() is at.window.home


def in_review(at: Elsewhere) -> None:
    match = played("truf")(at.rehearsal)
    at.rehearsal.open("en", "light")
    review()(at.rehearsal, match)
    assert at.window.reviews.screen is not None
    at.window.reviews.screen.take_focus()


def moment(at: Elsewhere) -> None:
    in_review(at)
    timeline = at.window.reviews.screen.timeline  # type: ignore[union-attr]
    before = timeline.value()
    at.press("Left")
    assert timeline.value() == before - 1
    at.press("Right")
    assert timeline.value() == before


def first_moment(at: Elsewhere) -> None:
    in_review(at)
    timeline = at.window.reviews.screen.timeline  # type: ignore[union-attr]
    at.press("Home")
    assert timeline.value() == timeline.minimum()
    at.press("End")
    assert timeline.value() == timeline.maximum()


def run(at: Elsewhere) -> None:
    in_review(at)
    screen = at.window.reviews.screen
    assert screen is not None
    at.press("Home")
    at.press("Space")
    assert screen._timer.isActive()
    at.press("Space")
    assert not screen._timer.isActive()


def leave_review(at: Elsewhere) -> None:
    in_review(at)
    before = at.shown()
    at.press("Esc")
    assert at.shown() is not before


def show_me(at: Elsewhere) -> None:
    at.rehearsal.open("en", "light")
    lesson("T4", 1)(at.rehearsal, "")
    screen = at.window.learning.screen
    assert screen is not None
    before = screen.grab().toImage()
    at.press("H")
    assert screen.grab().toImage() != before


def leave_lesson(at: Elsewhere) -> None:
    at.rehearsal.open("en", "light")
    lesson("T4", 1)(at.rehearsal, "")
    at.press("Esc")
    assert at.shown() is at.window.learning.page()


def spell(at: Elsewhere) -> None:
    screen = in_sandbox(at)
    for letter in "as":
        at.press(letter)
    assert "AS" in screen.draft.hands[0]


def in_sandbox(at: Elsewhere):  # type: ignore[no-untyped-def]
    at.rehearsal.open("en", "light")
    screen = at.window.sandboxes.open()
    at.rehearsal.settle()
    screen.take_focus()
    assert screen.set_up.goal.kind == IN_HAND
    return screen


def unspell(at: Elsewhere) -> None:
    screen = in_sandbox(at)
    at.press("A")
    assert screen.set_up.spelling
    at.press("Backspace")
    assert not screen.set_up.spelling


def to_card(at: Elsewhere) -> None:
    in_sandbox(at)
    seen = [QApplication.focusWidget()]
    for key in ("Right", "Down", "Left", "Up"):
        at.press(key)
        seen.append(QApplication.focusWidget())
    assert len({id(widget) for widget in seen}) == 4
    assert seen[0] is seen[-1]


def lay(at: Elsewhere) -> None:
    screen = in_sandbox(at)
    at.press("Return")
    assert len(screen.draft.hands[0]) == 1
    at.press("Right")
    at.press("Space")
    assert len(screen.draft.hands[0]) == 2
    screen.table.hand[0].setFocus()
    at.press("Space")
    assert len(screen.draft.hands[0]) == 1


def verdict(at: Elsewhere) -> None:
    screen = in_sandbox(at)
    said: list[str] = []
    screen.speech.said.connect(lambda text, _loud: said.append(text))
    at.press("I")
    assert said


def unlay(at: Elsewhere) -> None:
    screen = in_sandbox(at)
    at.press("Return")
    at.press("Ctrl+Z")
    assert not screen.draft.hands[0]


def paste_position(at: Elsewhere) -> None:
    screen = in_sandbox(at)
    QGuiApplication.clipboard().setText(ROOK_6)
    at.press("Ctrl+V")
    assert screen.draft.game == "rook_sluff"
    assert not any(dialog.isVisible() for dialog in at.window.findChildren(Dialog))


def leave_sandbox(at: Elsewhere) -> None:
    screen = in_sandbox(at)
    at.press("Esc")
    assert at.shown() is not screen


def bid(at: Elsewhere) -> None:
    match = at.rehearsal.store("rook_sluff", 3, lambda match: match.deal is not None and 0 in match.deal.to_act)
    at.rehearsal.open("en", "light")
    table = at.rehearsal.resume(match)
    at.rehearsal.until_asked()
    (panel,) = (panel for panel in table.findChildren(BidPanel) if panel.isVisible())
    for digit in range(10):
        at.press(str(digit))
        panel._typed.invalidate()
        assert panel.chosen == digit


CHECKS: Final[dict[str, Callable[[Elsewhere], None]]] = {
    check.__name__: check
    for check in (
        *(rules, chapters, diagram, search, hits, leave_rulebook),
        *(moment, first_moment, run, leave_review, show_me, leave_lesson),
        *(spell, unspell, to_card, lay, verdict, unlay, paste_position, leave_sandbox, bid),
    )
}


@pytest.mark.parametrize(
    "line",
    [line.does for line in (*LESSON, *REVIEW, *RULEBOOK, *SANDBOX, *(one for one in TABLE if one.does == "bid"))],
)
def test_a_key_does_what_the_sheet_says(at: Elsewhere, line: str) -> None:
    CHECKS[line](at)
