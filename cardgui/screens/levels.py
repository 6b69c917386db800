"""How strong the computer players of a new game are: one level for all, or one for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.bots.registry import levels as existing_levels
from cardgui.engine.registry import GAMES
from cardgui.look.controls import Hairline, Label, Link, Segmented
from cardgui.look.names import player_name, style_name
from cardgui.look.paint import mirroring
from cardgui.look.theme import theme
from cardgui.models.registry import GAME_MODELS
from cardgui.models.styles import style_of
from cardgui.table.teams import draw_team_mark, team_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cardgui.screens.games import GameEntry

MARK = 16


def offered_levels(game: str) -> tuple[str, ...]:
    """Return the levels at which the computer plays a game, from the weakest; playing by chance is no level."""
    return tuple(level for level in existing_levels(game) if level != "random")


class _TeamMark(QWidget):
    """The mark of a seat's team."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat
        self.setFixedSize(QSize(MARK, MARK))
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint it."""
        with mirroring(self) as painter:
            draw_team_mark(painter, QRectF(self.rect()), team_of(self._seat))


class SeatRow(QWidget):
    """One computer player, their style and their level.

    Signals:
        chosen: a person chose another level.
    """

    chosen = Signal()

    def __init__(self, seat: int, name: str, offered: Sequence[str], *, teams: bool) -> None:
        super().__init__()
        self.seat = seat
        self.name = name
        self.level = Segmented([(level, level) for level in offered])
        self._name, self._style = Label(size=14, wrap=True), Label(size=12, color="text2", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(0, 3, 0, 3)
        row.setSpacing(8)
        if teams:
            row.addWidget(_TeamMark(seat))
        who = QVBoxLayout()
        who.setSpacing(0)
        who.addStretch(1)
        who.addWidget(self._name)
        who.addWidget(self._style)
        who.addStretch(1)
        row.addLayout(who, 1)
        row.addWidget(self.level)
        column.addLayout(row)
        column.addWidget(Hairline())
        self.level.chosen.connect(self.chosen)

    def retranslate(self, words: Sequence[tuple[str, str]], accessible: str) -> None:
        """Show the levels under these names."""
        self._name.setText(player_name(self.name))
        self._style.setText(style_name(style_of(self.name)))
        self.level.setAccessibleName(accessible)
        for level, text in words:
            self.level.button(level).setText(text)


class Levels(QWidget):
    """The level of everybody at the table, in two forms of which one is shown.

    Attributes:
        one: the choice of one level for all, for a column of the dialog.
        each: the choice for each seat, as wide as the dialog.
        apart: whether each seat has a choice of its own.

    Signals:
        form_changed: the other form is shown now.
    """

    form_changed = Signal()

    def __init__(self, entry: GameEntry, players: int, levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offered = offered_levels(entry.id)
        self._teams = entry.sides is not None
        self._names = GAME_MODELS[entry.id].opponents
        self._levels = [
            self._possible(levels[place] if place < len(levels) else "") for place in range(len(self._names))
        ]
        self._players = players or GAMES[entry.id].player_counts[0]
        self.one, self.each = QWidget(self), QWidget(self)
        self.for_all = Segmented([(level, level) for level in self.offered])
        self.set_all = Segmented([(level, level) for level in self.offered])
        self.each_link = Link(size=13)
        self._heading, self._each_heading = Label(size=16, weight=600), Label(size=16, weight=600)
        self._note = Label(size=13, color="text2", wrap=True)
        self._mixed = Label(size=13, color="text2", wrap=True, align=Qt.AlignmentFlag.AlignRight)
        self._sides = (Label(size=13, weight=600, color="text2"), Label(size=13, weight=600, color="text2"))
        self.rows = [SeatRow(seat + 1, name, self.offered, teams=self._teams) for seat, name in enumerate(self._names)]
        self._lay_out_one()
        self._lay_out_each()
        self.for_all.chosen.connect(self._on_all)
        self.set_all.chosen.connect(self._on_all)
        self.each_link.clicked.connect(self._on_each)
        for row in self.rows:
            row.chosen.connect(self._on_row)
        self.apart = len(set(self.levels())) > 1
        self.hide()
        self.retranslate()

    def _possible(self, level: str) -> str:
        if level in self.offered:
            return level
        return DEFAULT_LEVEL if DEFAULT_LEVEL in self.offered else self.offered[-1]

    def _lay_out_one(self) -> None:
        column = QVBoxLayout(self.one)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.each_link)
        column.addLayout(head)
        column.addWidget(self.for_all)
        column.addWidget(self._note)

    def _lay_out_each(self) -> None:
        column = QVBoxLayout(self.each)
        column.setContentsMargins(0, 0, 0, 20)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._each_heading)
        head.addWidget(self._mixed, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.set_all)
        column.addLayout(head)
        sides = QHBoxLayout()
        sides.setSpacing(40)
        self._columns = (QVBoxLayout(), QVBoxLayout())
        for side, heading in zip(self._columns, self._sides, strict=True):
            side.setSpacing(0)
            side.addWidget(heading)
            sides.addLayout(side, 1)
        column.addLayout(sides)
        for heading in self._sides:
            heading.setVisible(self._teams)
        self.each.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def _arrange(self) -> None:
        """Put the rows into two columns: by team, or one half after the other."""
        seated = self.rows[: self._players - 1]
        half = (len(seated) + 1) // 2
        for side in self._columns:
            while side.count() > 1:
                side.takeAt(1)  # all but the heading
        for place, row in enumerate(self.rows):
            theirs = team_of(row.seat) == "theirs" if self._teams else place >= half
            self._columns[theirs].addWidget(row)
            row.setVisible(row in seated)
        for side in self._columns:
            side.addStretch(1)

    # -- what is chosen -------------------------------------------------------------------------------------------

    def levels(self) -> tuple[str, ...]:
        """Return the level of each seat but the own one, clockwise."""
        return tuple(self._levels[: self._players - 1])

    def set_players(self, players: int) -> None:
        """Have so many play."""
        self._players = players or self._players
        self._show()

    def reset(self) -> None:
        """Let all play at the usual level."""
        self.apart = False
        self.form_changed.emit()
        self._on_all(self._possible(""))

    def _on_all(self, level: str) -> None:
        self._levels = [level] * len(self._levels)
        self._show()

    def _on_each(self) -> None:
        self.apart = True
        self.form_changed.emit()
        self._show()
        self.set_all.button(self.set_all.current or self.offered[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_row(self) -> None:
        for place, row in enumerate(self.rows):
            self._levels[place] = row.level.current
        self._show()

    def _show(self) -> None:
        """Show what is chosen; where there is nothing to choose, nothing."""
        choice = len(self.offered) > 1
        self.one.setVisible(choice and not self.apart)
        self.each.setVisible(choice and self.apart)
        mixed = len(set(self.levels())) > 1
        for segmented in (self.for_all, self.set_all):
            segmented.choose("" if mixed else self._levels[0])
        for row, level in zip(self.rows, self._levels, strict=True):
            row.level.choose(level)
        self._arrange()
        self._mixed.setText(self.tr("Mixed. Set all to") if mixed else self.tr("All the same"))
        self._note.setText("" if mixed else self._level_note(self._levels[0]))

    # -- words ----------------------------------------------------------------------------------------------------

    def _level_name(self, level: str) -> str:
        return {"learner": self.tr("Learner"), "steady": self.tr("Steady"), "expert": self.tr("Expert")}[level]

    def _level_note(self, level: str) -> str:
        return {
            "learner": self.tr("Knows the rules, plays simply and forgets what is gone."),
            "steady": self.tr("Remembers what was played, and plays with care."),
            "expert": self.tr("Thinks through what the others may hold."),
        }[level]

    def _of_row(self, name: str) -> str:
        """Say whose level is chosen, and how they play."""
        text = self.tr("Level: {name} ({style})")
        return text.format(name=player_name(name), style=style_name(style_of(name)))

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        words = [(level, self._level_name(level)) for level in self.offered]
        for segmented in (self.for_all, self.set_all):
            segmented.setAccessibleName(self.tr("Level of all computer players"))
            for level, text in words:
                segmented.button(level).setText(text)
        for row in self.rows:
            row.retranslate(words, self._of_row(row.name))
        for heading in (self._heading, self._each_heading):
            heading.setText(self.tr("Level"))
        self.each_link.setText(self.tr("Each seat"))
        self._sides[0].setText(self.tr("Your team"))
        self._sides[1].setText(self.tr("Other team"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
