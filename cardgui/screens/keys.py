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
from cardgui.look.paint import painting, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_CHIP
from cardgui.look.type import scaled

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_FORMAT = QKeySequence.SequenceFormat
_NATIVE = _FORMAT.NativeText if sys.platform == "darwin" else _FORMAT.PortableText
_DRAWN: Final = {Qt.Key.Key_Left: "←", Qt.Key.Key_Right: "→"}


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One line of the sheet: keys, of which any will do, and the name of what they do."""

    keys: tuple[str, ...]
    does: str


HAND: Final = (
    KeyLine(("left", "right"), "move"),
    KeyLine(("ctrl+left", "ctrl+right"), "legal"),
    KeyLine(("home", "end"), "ends"),
    KeyLine(("return", "space"), "play"),
    KeyLine(("H",), "hint"),
    KeyLine(("W",), "why_not"),
    KeyLine(("Ctrl+Z",), "take_back"),
)
TABLE: Final = (
    KeyLine(("L",), "last"),
    KeyLine(("Shift+L",), "log"),
    KeyLine(("S",), "sheet"),
    KeyLine(("D",), "declared"),
    KeyLine(("I",), "read"),
    KeyLine(("F1",), "rule"),
    KeyLine(("F6", "Shift+F6"), "region"),
    KeyLine(("esc",), "close"),
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


def shown(key: str) -> str:
    """Return a key as it stands on the keyboard: `Ctrl+→`."""
    text = QKeySequence(key).toString(_NATIVE)
    for arrow, drawn in _DRAWN.items():
        text = text.replace(_name(arrow), drawn)
    text = text.replace(_name(Qt.Key.Key_Return), _name(Qt.Key.Key_Enter))
    return text.replace(_name(Qt.Key.Key_Space), translate("Keys", "Space"))


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
        with painting(self) as painter:
            left = 0.0
            for text, width in zip(self.texts, self._widths(), strict=True):
                cap = QRectF(left, 0, width, self.height())
                rounded(painter, cap, RADIUS_CHIP, colors.color("surface2"), colors.color("border"))
                TextBlock(text, 13, 600).draw(
                    painter, cap.adjusted(-1, 0, 1, 0), colors.color("text"), Qt.AlignmentFlag.AlignHCenter
                )
                left += width + 6


class KeysSheet(QWidget):
    """Every key and what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._titles: list[Label] = []
        self.words: dict[str, Label] = {}
        for group in (HAND, TABLE, PROGRAM):
            title = Label(size=16, weight=600, wrap=True)
            self._titles.append(title)
            column.addWidget(title)
            grid = QGridLayout()
            grid.setHorizontalSpacing(20)
            grid.setVerticalSpacing(8)
            grid.setColumnStretch(1, 1)
            for row, line in enumerate(group):
                words = self.words[line.does] = Label(wrap=True)
                grid.addWidget(Keys(line.keys), row, 0, Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignVCenter)
            column.addLayout(grid)
            column.addSpacing(12)
        theme().changed.connect(self._align)
        self.retranslate()

    def _align(self) -> None:
        """Let the words of all groups begin at the same place."""
        widest = max(keys.sizeHint().width() for keys in self.findChildren(Keys))
        for grid in self.findChildren(QGridLayout):
            grid.setColumnMinimumWidth(0, widest)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        titles = (self.tr("Own hand"), self.tr("At the table"), self.tr("Everywhere"))
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
            "last": self.tr("Last trick"),
            "log": self.tr("What has happened"),
            "sheet": self.tr("Score sheet"),
            "declared": self.tr("Declared cards and the fola"),
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

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, 640)
        self._title = Label(size=24, title=True, wrap=True)
        self.sheet = KeysSheet()
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
