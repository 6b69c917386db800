"""The bar of the rulebook: back, which game, what to look for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardgui.look.access import Role
from cardgui.look.controls import Dropdown, Field, IconButton, Label, Segmented
from cardgui.look.i18n import number
from cardgui.look.icons import draw_icon
from cardgui.look.paint import mirrored, mirroring
from cardgui.look.theme import theme
from cardgui.look.type import scaled
from cardgui.screens.games import GAMES, entry
from cardgui.table.speech import Speech

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

FIELD_WIDTH, LEAST_FIELD = 260, 150


class SearchField(Field):
    """What to look for.

    Signals:
        step: go to the next hit (+1) or the one before (−1).
        left: Esc was pressed in the empty field.
    """

    step = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._fit()
        theme().changed.connect(self._fit)

    def _fit(self) -> None:
        before, after = round(scaled(18)) + 18, 10
        left, right = (after, before) if mirrored(self) else (before, after)
        self.setTextMargins(left, 0, right, 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of direction."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Shift+Enter back; Esc empties the field, then leaves it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.step.emit(-1 if back else 1)
            return
        if event.key() == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the glass before the text."""
        super().paintEvent(event)
        side = round(scaled(18))
        with mirroring(self) as painter:
            draw_icon(painter, "search", theme().color("text2"), 12 + side / 2, self.height() / 2, side)


class RulebookBar(QWidget):
    """The bar.

    Signals:
        back: the person wants to leave the rulebook.
        game: id of the game whose rules are wanted.
        contents: the contents are wanted, or not any more.
        looked_for: other words are looked for.
        step: the next hit (+1) or the one before (−1) is wanted.
        left: the person has done with the search field.
    """

    access_role = Role.ToolBar
    back = Signal()
    game = Signal(str)
    contents = Signal()
    looked_for = Signal(str)
    step = Signal(int)
    left = Signal()

    def __init__(self, games: Sequence[str]) -> None:
        super().__init__()
        self._found: tuple[int, int] | None = None
        self._speech = Speech(self)
        self._compact = False
        self.back_button = IconButton("back")
        self.contents_button = IconButton("menu")
        self._title = Label("", 22, 600, title=True)
        known = [one.id for one in GAMES if one.id in games]
        self.games = Segmented([(game, entry(game).name()) for game in known])
        self.game_list = Dropdown([(game, entry(game).name()) for game in known], quiet=True)
        self._known = known
        self.field = SearchField()
        self._count = Label("", 13, color="text2")
        self.previous = IconButton("arrow-up")
        self.next = IconButton("arrow-down")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 16, 8)
        row.setSpacing(8)
        for widget in (self.back_button, self.contents_button, self._title):
            row.addWidget(widget)
        row.addSpacing(8)
        row.addWidget(self.games)
        row.addWidget(self.game_list)
        row.addStretch(1)
        row.addWidget(self._count)
        row.addWidget(self.field)
        row.addWidget(self.previous)
        row.addWidget(self.next)
        self.back_button.clicked.connect(self.back)
        self.contents_button.clicked.connect(self.contents)
        self.games.chosen.connect(self.game)
        self.game_list.chosen.connect(self.game)
        self.field.textChanged.connect(self.looked_for)
        self.field.step.connect(self.step)
        self.field.left.connect(self.left)
        self.previous.clicked.connect(lambda: self.step.emit(-1))
        self.next.clicked.connect(lambda: self.step.emit(1))
        theme().changed.connect(self._restyle)
        self.set_compact(compact=False)
        self.show_found(None)
        self.retranslate()

    def set_compact(self, *, compact: bool) -> None:
        """Do with little room: the games as a list, the contents behind a button."""
        self._compact = compact
        self.contents_button.setVisible(compact)
        self._restyle()

    def _restyle(self) -> None:
        narrow = self._compact
        self.games.setVisible(not narrow)
        self.game_list.setVisible(narrow)
        self._title.setVisible(not narrow or theme().scale < 1.3)
        self.field.setFixedWidth(round(scaled(LEAST_FIELD if narrow else FIELD_WIDTH)))
        self.update()

    def show_game(self, game: str) -> None:
        """Show whose rules are open."""
        self.games.choose(game)
        self.game_list.choose(game)

    def show_found(self, found: tuple[int, int] | None) -> None:
        """Show at which of how many hits one is, 0 for none of them; None where nothing is looked for."""
        self._found = found
        for button in (self.previous, self.next):
            button.setVisible(found is not None and found[1] > 0)
        self._count.setVisible(found is not None)
        self._tell()

    def _tell(self) -> None:
        if self._found is None:
            self._count.setText("")
            return
        at, count = self._found
        if not count:
            words = self.tr("Not found")
        elif at:
            words = self.tr("{at} of {count}", "hits of a search").format(at=number(at), count=number(count))
        else:
            words = self.tr("%Ln hit(s)", "places where the words stand", count)
        if words != self._count.text():
            self._speech.say(words)
        self._count.setText(words)
        self.field.setAccessibleDescription(words)

    def retranslate(self) -> None:
        """Follow another language."""
        self.back_button.setText(self.tr("Back"))
        self.contents_button.setText(self.tr("Contents"))
        self._title.setText(self.tr("Rules"))
        for game in self._known:
            self.games.button(game).setText(entry(game).name())
        choices = [(game, entry(game).name()) for game in self._known]
        self.game_list.set_choices(choices, self.games.current or self._known[0])
        self.game_list.setAccessibleName(self.tr("Game"))
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.tr("Words or the number of a rule"))
        self.field.setToolTip(self.tr("Words, or the number of a rule"))
        self.previous.setText(self.tr("Previous hit"))
        self.next.setText(self.tr("Next hit"))
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the ground and the line under it."""
        with mirroring(self) as painter:
            painter.fillRect(self.rect(), theme().color("surface"))
            painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme().color("line"))
