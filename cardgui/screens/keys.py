"""All keys of the program, on one sheet."""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.access import Role
from cardgui.look.controls import Button, Dialog, Label
from cardgui.look.i18n import translate
from cardgui.look.paint import mirroring, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_CHIP
from cardgui.look.type import scaled

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cardgui.models.settings import Settings

_FORMAT = QKeySequence.SequenceFormat
_NATIVE = _FORMAT.NativeText if sys.platform == "darwin" else _FORMAT.PortableText
_DRAWN: Final = {Qt.Key.Key_Left: "←", Qt.Key.Key_Right: "→", Qt.Key.Key_Up: "↑", Qt.Key.Key_Down: "↓"}
DIGITS, LETTERS = "0–9", "A–Z"
"""Any key of so many."""


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One line of the sheet.

    Attributes:
        keys: of which any will do.
        does: name of what they do.
        setting: the setting without which they do nothing; empty where there is none.
    """

    keys: tuple[str, ...]
    does: str
    setting: str = ""


HAND: Final = (
    KeyLine(("left", "right"), "move"),
    KeyLine(("ctrl+left", "ctrl+right"), "legal"),
    KeyLine(("home", "end"), "ends"),
    KeyLine(("return", "space"), "play"),
    KeyLine(("H",), "hint", "hints"),
    KeyLine(("W",), "why_not"),
    KeyLine(("Ctrl+Z",), "take_back", "allow_take_back"),
)
TABLE: Final = (
    KeyLine((DIGITS,), "bid"),
    KeyLine(("L",), "last"),
    KeyLine(("Shift+L",), "log"),
    KeyLine(("S",), "sheet"),
    KeyLine(("D",), "declared"),
    KeyLine(("I",), "read"),
    KeyLine(("F1",), "rule"),
    KeyLine(("F6", "Shift+F6"), "region"),
    KeyLine(("esc",), "close"),
)
LESSON: Final = (
    KeyLine(("H",), "show_me"),
    KeyLine(("esc",), "leave_lesson"),
)
REVIEW: Final = (
    KeyLine(("left", "right"), "moment"),
    KeyLine(("home", "end"), "first_moment"),
    KeyLine(("space",), "run"),
    KeyLine(("esc",), "leave_review"),
)
RULEBOOK: Final = (
    KeyLine(("up", "down"), "rules"),
    KeyLine(("pgup", "pgdown"), "chapters"),
    KeyLine(("left", "right"), "diagram"),
    KeyLine(("Ctrl+F",), "search"),
    KeyLine(("F3", "Shift+F3"), "hits"),
    KeyLine(("esc",), "leave_rulebook"),
)
SANDBOX: Final = (
    KeyLine((LETTERS, DIGITS), "spell"),
    KeyLine(("backspace",), "unspell"),
    KeyLine(("left", "right", "up", "down"), "to_card"),
    KeyLine(("return", "space"), "lay"),
    KeyLine(("I",), "verdict"),
    KeyLine(("Ctrl+Z",), "unlay"),
    KeyLine(("Ctrl+V",), "paste_position"),
    KeyLine(("esc",), "leave_sandbox"),
)
PROGRAM: Final = (
    KeyLine(("Ctrl+N",), "new"),
    KeyLine(("Ctrl+V",), "paste"),
    KeyLine(("Ctrl+,",), "settings"),
    KeyLine(("Ctrl+K",), "keys"),
    KeyLine(("F11",), "full"),
    KeyLine(("Ctrl++", "Ctrl+-"), "size"),
    KeyLine(("Ctrl+0",), "usual_size"),
)
GROUPS: Final = (HAND, TABLE, PROGRAM, LESSON, REVIEW, RULEBOOK, SANDBOX)


def shown(key: str) -> str:
    """Return a key as it stands on the keyboard: `Ctrl+→`."""
    if key in (DIGITS, LETTERS):
        return key
    text = QKeySequence(key).toString(_NATIVE)
    drawn = {_name(arrow): sign for arrow, sign in _DRAWN.items()}
    drawn |= {_name(Qt.Key.Key_Return): _name(Qt.Key.Key_Enter), _name(Qt.Key.Key_Space): translate("Keys", "Space")}
    name = next((name for name in drawn if text == name or text.endswith(f"+{name}")), "")
    return text.removesuffix(name) + drawn.get(name, "")


def _name(key: Qt.Key) -> str:
    return QKeySequence(key).toString(_NATIVE)


class Keys(QWidget):
    """The keys of one line, each on a cap."""

    access_role = Role.StaticText

    def __init__(self, keys: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the keys in another language."""
        self.texts = [shown(key) for key in self._keys]
        self.setAccessibleName(", ".join(self.texts))
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _widths(self) -> list[float]:
        return [max(TextBlock(text, 13, 600).natural_width() + 16, scaled(28)) for text in self.texts]

    def sizeHint(self) -> QSize:
        """Return the size of the caps."""
        widths = self._widths()
        return QSize(math.ceil(sum(widths) + 6 * (len(widths) - 1)), round(scaled(28)))

    def minimumSizeHint(self) -> QSize:
        """Return the same: no cap is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the caps."""
        colors = theme()
        with mirroring(self) as painter:
            left = 0.0
            for text, width in zip(self.texts, self._widths(), strict=True):
                cap = QRectF(left, 0, width, self.height())
                rounded(painter, cap, RADIUS_CHIP, colors.color("surface2"), colors.color("border"))
                TextBlock(text, 13, 600).draw(
                    painter, cap.adjusted(-1, 0, 1, 0), colors.color("text"), Qt.AlignmentFlag.AlignHCenter
                )
                left += width + 6


class KeysSheet(QWidget):
    """Every key that does something with these settings, and what it does."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._titles: list[Label] = []
        self.words: dict[str, Label] = {}
        self._lines: list[tuple[KeyLine, tuple[QWidget, ...]]] = []
        for group in GROUPS:
            title = Label(size=16, weight=600, wrap=True)
            self._titles.append(title)
            column.addWidget(title)
            grid = QGridLayout()
            grid.setHorizontalSpacing(20)
            grid.setVerticalSpacing(8)
            grid.setColumnStretch(1, 1)
            for row, line in enumerate(group):
                words = self.words[line.does] = Label(wrap=True)
                keys = Keys(line.keys)
                self._lines.append((line, (keys, words)))
                grid.addWidget(keys, row, 0, Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignVCenter)
            column.addLayout(grid)
            column.addSpacing(12)
        theme().changed.connect(self._align)
        settings.changed.connect(self._show_what_works)
        self._show_what_works()
        self.retranslate()

    def _show_what_works(self) -> None:
        for line, parts in self._lines:
            if line.setting:
                for part in parts:
                    part.setVisible(bool(getattr(self._settings, line.setting)))

    def _align(self) -> None:
        """Let the words of all groups begin at the same place."""
        widest = max(keys.sizeHint().width() for keys in self.findChildren(Keys))
        for grid in self.findChildren(QGridLayout):
            grid.setColumnMinimumWidth(0, widest)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        titles = (
            self.tr("Own hand"),
            self.tr("At the table"),
            self.tr("Everywhere"),
            self.tr("In a lesson"),
            self.tr("In a review"),
            self.tr("In the rulebook"),
            self.tr("In the sandbox"),
        )
        for label, text in zip(self._titles, titles, strict=True):
            label.setText(text)
        words = {
            "move": self.tr("Move through the hand"),
            "legal": self.tr("Go to cards that can be played"),
            "ends": self.tr("First and last card"),
            "play": self.tr("Play the card; while something moves, complete it"),
            "hint": self.tr("Hint"),
            "why_not": self.tr("Say why the card cannot be played now"),
            "take_back": self.tr("Take back"),
            "bid": self.tr("Choose the bid with this number (Rook Sluff)"),
            "last": self.tr("Last trick"),
            "log": self.tr("What has happened"),
            "sheet": self.tr("Score sheet"),
            "declared": self.tr("Declared cards and the fola (Minchiate)"),
            "read": self.tr("Read the whole table aloud"),
            "rule": self.tr("Rulebook, at the rule of the moment"),
            "region": self.tr("Next and previous part of the table"),
            "close": self.tr("Close what is open, then the menu"),
            "new": self.tr("New game"),
            "paste": self.tr("Play the deal whose code was copied"),
            "settings": self.tr("Settings"),
            "keys": self.tr("This sheet"),
            "full": self.tr("Full screen"),
            "size": self.tr("Larger and smaller text"),
            "usual_size": self.tr("Usual text size"),
            "show_me": self.tr("Mark the answer"),
            "leave_lesson": self.tr("All lessons"),
            "moment": self.tr("Back and forward by one step"),
            "first_moment": self.tr("Beginning and end of the deal"),
            "run": self.tr("Run by itself, and pause"),
            "leave_review": self.tr("Back to where you came from"),
            "rules": self.tr("Previous and next rule"),
            "chapters": self.tr("Previous and next chapter"),
            "diagram": self.tr("Steps of the diagram"),
            "search": self.tr("Search"),
            "hits": self.tr("Next and previous place found"),
            "leave_rulebook": self.tr("Back to where you came from"),
            "spell": self.tr("Spell the code of a card; Enter completes it"),
            "unspell": self.tr("Take back a letter of the code"),
            "to_card": self.tr("Go to the next card"),
            "lay": self.tr("Lay the card, or take it up"),
            "verdict": self.tr("Read aloud what the rules say"),
            "unlay": self.tr("Take back the last change"),
            "paste_position": self.tr("Set up the position that was copied"),
            "leave_sandbox": self.tr("Back to where you came from"),
        }
        for key, label in self.words.items():
            label.setText(words[key])
        self._align()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class KeysDialog(Dialog):
    """The sheet over whatever is open."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window, 640)
        self._title = Label(size=24, title=True, wrap=True)
        self.sheet = KeysSheet(settings)
        self._close_button = Button(kind="primary")
        self.body.setSpacing(12)
        self.body.addWidget(self._title)
        self.body.addWidget(self.sheet)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close_button)
        self.first = self.default = self._close_button
        self._close_button.clicked.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._title.setText(self.tr("Keys"))
        self._close_button.setText(self.tr("Close"))
        self.setAccessibleName(self._title.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
