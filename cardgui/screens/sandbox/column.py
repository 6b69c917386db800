"""The column of the sandbox: what is played, what the rules say of it, and the position as text."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import BaseButton, Button, Canvas, Dropdown, Label, Link, ScrollColumn
from cardgui.look.icons import draw_icon
from cardgui.look.paint import rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_BUTTON
from cardgui.look.type import control, scaled
from cardgui.screens.games import GAMES
from cardgui.screens.sandbox.position_text import PositionText
from cardgui.screens.sandbox.verdict import Line, VerdictCard
from cardgui.teaching.sandbox.registry import SANDBOXES, sandbox

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QResizeEvent

    from cardgui.screens.sandbox.words import SandboxWords
    from cardgui.teaching.sandbox.draft import Draft
    from cardgui.teaching.sandbox.judging import Verdict

MARGIN: Final = 20
CHIP: Final = 30


class FlagButton(BaseButton):
    """A short fact that is so or not: with a check and a border when it is."""

    radius = float(RADIUS_BUTTON)

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """Return the size of its words with a check."""
        wide = TextBlock(self.words(), 13, 600).natural_width() + scaled(16) + 26
        return QSize(math.ceil(wide), control(CHIP))

    def draw(self, painter: QPainter) -> None:
        """Paint the chip."""
        colors, area = theme(), QRectF(self.rect())
        on = self.isChecked()
        fill = colors.color("accent_soft" if on else "surface2" if self.underMouse() else "surface")
        rounded(painter, area, self.radius, fill, colors.color("accent" if on else "border"))
        size = round(scaled(16))
        if on:
            draw_icon(painter, "check", colors.color("accent"), 10 + size / 2, area.center().y(), size)
        block = TextBlock(self.words(), 13, 600 if on else 400)
        left = 10 + size + 4 if on else (area.width() - block.natural_width()) / 2
        block.draw(painter, QRectF(left, 0, area.width() - left, area.height()), colors.color("text"))


class Labelled(QWidget):
    """A control with its label above."""

    def __init__(self, control_: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = Label(size=12, weight=600, color="text2")
        self.inside = control_
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(6)
        self._box.addWidget(self.label)
        self._box.addWidget(control_)

    def stand_beside(self, *, beside: bool, width: int) -> None:
        """Let the label stand beside the control, which is then at least so wide, or above it."""
        ways = QBoxLayout.Direction
        self._box.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._box.setStretch(0, 1 if beside else 0)
        self.inside.setMinimumWidth(width if beside else 0)

    def name(self, text: str) -> None:
        """Call it so; it is not there without a name."""
        self.label.setText(text)
        self.inside.setAccessibleName(text)
        self.setVisible(bool(text))


class SandboxColumn(Canvas):
    """See the module.

    Signals:
        game_chosen, contract_chosen, leader_chosen: what was chosen.
        flag_turned: a fact, and whether it is so now.
        house_rules, saved, copy, paste, save: what the buttons and links ask for.
        rule_wanted: the number of a rule.
    """

    game_chosen = Signal(str)
    contract_chosen = Signal(str)
    leader_chosen = Signal(str)
    flag_turned = Signal(str, bool)
    house_rules = Signal()
    saved = Signal()
    copy = Signal()
    paste = Signal()
    save = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, fill="surface")
        self.game, self.contract, self.leader = Dropdown(), Dropdown(), Dropdown()
        self.rules_button = Button()
        self._content = QWidget()
        choices = (self.game, self.contract, self.leader, self.rules_button)
        self.fields = [Labelled(part, self._content) for part in choices]
        self.flags_label = Label(size=12, weight=600, color="text2")
        self.flags: list[FlagButton] = []
        self.verdict = VerdictCard()
        self._text_label = Label(size=12, weight=600, color="text2")
        self.text = PositionText()
        self.status = Line()
        self.copy_button, self.paste_button, self.save_button = Button(icon="copy"), Button(), Button()
        self.saved_link = Link(size=13)
        self._note = Label(size=13, color="text2", wrap=True)
        self._shown: tuple[Draft, Verdict, SandboxWords] | None = None
        self._narrow: bool | None = None
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._content)
        column.setContentsMargins(MARGIN, 16, MARGIN, 16)
        column.setSpacing(12)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(10)
        column.addLayout(self._grid)
        flags = QVBoxLayout()
        flags.setSpacing(6)
        flags.addWidget(self.flags_label)
        self._flag_grid = QGridLayout()
        self._flag_grid.setSpacing(6)
        flags.addLayout(self._flag_grid)
        column.addLayout(flags)
        column.addWidget(self.verdict)
        text = QVBoxLayout()
        text.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self._text_label, 1)
        head.addWidget(self.saved_link)
        text.addLayout(head)
        text.addWidget(self.text)
        text.addWidget(self.status)
        column.addLayout(text)
        self._buttons = QGridLayout()
        self._buttons.setSpacing(8)
        column.addLayout(self._buttons)
        column.addWidget(self._note)
        column.addStretch(1)
        self.area = ScrollColumn(self._content)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area)
        self._arrange()

    def _connect(self) -> None:
        self.game.chosen.connect(self.game_chosen)
        self.contract.chosen.connect(self.contract_chosen)
        self.leader.chosen.connect(self.leader_chosen)
        self.rules_button.clicked.connect(self.house_rules)
        self.verdict.rule_wanted.connect(self.rule_wanted)
        self.status.rule_wanted.connect(self.rule_wanted)
        self.copy_button.clicked.connect(self.copy)
        self.paste_button.clicked.connect(self.paste)
        self.save_button.clicked.connect(self.save)
        self.saved_link.clicked.connect(self.saved)

    # what is shown ----------------------------------------

    def show_draft(self, draft: Draft, verdict: Verdict, words: SandboxWords) -> None:
        """Show a draft and what the rules say of it; the text alone is shown apart."""
        self._shown = draft, verdict, words
        part = sandbox(draft)
        self.game.set_choices([(game.id, game.name()) for game in GAMES if game.id in SANDBOXES], draft.game)
        now = part.contract(draft)
        choices = [(key, words.contract(key)) for key in part.contracts]
        if choices:
            none = [] if now else [("", self.tr("Not chosen"))]
            self.contract.set_choices([*none, *choices], now)
        self.fields[1].name(words.contract_label())
        seats = [(str(seat), words.name(seat)) for seat in range(draft.players)]
        nobody = [("", self.tr("Nobody yet"))] if draft.leader is None else []
        self.leader.set_choices([*nobody, *seats], "" if draft.leader is None else str(draft.leader))
        count = len(draft.options)
        self.rules_button.setText(
            self.tr("%Ln rule(s)", "house rules that are on", count) if count else self.tr("None")
        )
        self.rules_button.setAccessibleName(self.fields[3].label.text() + ": " + self.rules_button.words())
        self._show_flags(draft, words)
        self.verdict.show_verdict(draft, verdict, words)
        self._arrange()

    def _show_flags(self, draft: Draft, words: SandboxWords) -> None:
        part = sandbox(draft)
        keys = part.flags(draft)
        self.flags_label.setText(words.flags_label())
        self.flags_label.setVisible(bool(keys))
        if [flag.key for flag in self.flags] != list(keys):
            for flag in self.flags:
                flag.hide()
                flag.deleteLater()
            self.flags = [FlagButton(key, self._content) for key in keys]
            for flag in self.flags:
                flag.toggled.connect(lambda on, key=flag.key: self.flag_turned.emit(key, on))
            self._narrow = None
        for flag in self.flags:
            flag.setText(words.flag(flag.key))
            flag.blockSignals(True)  # noqa: FBT003 - it is shown, not turned
            flag.setChecked(part.flag(draft, flag.key))
            flag.blockSignals(False)  # noqa: FBT003
            flag.update()

    # where everything is ----------------------------------------

    def _arrange(self) -> None:
        """One column of choices where two have no room, and as many chips and buttons in a row as there is room for."""
        room = self.width() - 2 * MARGIN - 12
        shown = [field for field in self.fields if field.label.text()]
        widest = max((field.inside.sizeHint().width() for field in shown), default=0)
        columns = 2 if 2 * widest + 12 <= room else 1
        label = max((field.label.sizeHint().width() for field in shown), default=0)
        for place, field in enumerate(shown):
            field.stand_beside(beside=columns == 1 and widest + label + 12 <= room, width=widest)
            self._grid.addWidget(field, place // columns, place % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1 if columns > 1 else 0)
        in_row = _fitting(self.flags, room, 6)
        for place, flag in enumerate(self.flags):
            self._flag_grid.addWidget(flag, place // in_row, place % in_row)
            flag.show()
        for place in range(self._flag_grid.columnCount() + 1):
            self._flag_grid.setColumnStretch(place, 0 if place < in_row else 1)
        buttons = [self.copy_button, self.paste_button, self.save_button]
        across = _fitting(buttons, room, 8)
        for place, button in enumerate(buttons):
            self._buttons.addWidget(button, place // across, place % across)
        for place in range(3):
            self._buttons.setColumnStretch(place, 1 if place < across else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange everything for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        for field, text in zip(
            self.fields, (self.tr("Game"), "", self.tr("Led by"), self.tr("House rules")), strict=True
        ):
            if text:
                field.name(text)
        self._text_label.setText(self.tr("Position text"))
        self.text.edit.setAccessibleName(self.tr("Position text"))
        self.copy_button.setText(self.tr("Copy"))
        self.paste_button.setText(self.tr("Paste"))
        self.save_button.setText(self.tr("Save"))
        self.saved_link.setText(self.tr("Saved positions"))
        self._note.setText(self.tr("From a review or a lesson, “Open in sandbox” fills in all of this."))
        if self._shown is not None:
            self.show_draft(*self._shown)

    def changeEvent(self, event: QEvent) -> None:
        """Arrange everything anew after a change of language; the screen tells what is said."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._arrange()


def _fitting(buttons: list[FlagButton] | list[Button], room: float, gap: int) -> int:
    """How many of these stand beside each other in a room."""
    widest = max((button.sizeHint().width() for button in buttons), default=1)
    most = max(1, min(len(buttons) or 1, int((room + gap) // (widest + gap))))
    # Rows about equally long.
    return math.ceil(len(buttons) / math.ceil(len(buttons) / most)) if buttons else 1
