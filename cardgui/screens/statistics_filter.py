"""Which matches the statistics count: game, period, opponents, rules."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from cardgui.ledger.statistics import Kind, Scope
from cardgui.look.controls import Dropdown
from cardgui.screens.games import GAMES, entry

if TYPE_CHECKING:
    from collections.abc import Sequence

DAYS = {"30": 30, "90": 90, "365": 365}
COMPUTER = "computer"


class StatisticsFilter(QWidget):
    """The four choices over the statistics; only what there is can be chosen.

    Signals:
        changed: a person wants other matches counted.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: list[str] = []
        self._kinds: list[Kind] = []
        self.game, self.period, self.level, self.rules = Dropdown(), Dropdown(), Dropdown(), Dropdown()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._columns = 0
        self.arrange(4)
        for choice in (self.period, self.level, self.rules):
            choice.chosen.connect(lambda _key: self.changed.emit())
        self.game.chosen.connect(self._on_game)
        self.retranslate()

    def arrange(self, columns: int) -> None:
        """Put the choices into so many columns."""
        if columns == self._columns:
            return
        self._columns = columns
        for place, choice in enumerate((self.game, self.period, self.level, self.rules)):
            self._grid.addWidget(choice, place // columns, place % columns)

    def width_of(self, columns: int) -> int:
        """Return the width that so many columns need."""
        visible = [choice for choice in (self.game, self.period, self.level, self.rules) if not choice.isHidden()]
        rows = [visible[place : place + columns] for place in range(0, len(visible), columns)]
        return max((sum(choice.sizeHint().width() + 8 for choice in row) for row in rows), default=0)

    def offer(self, games: Sequence[str], kinds: Sequence[Kind]) -> None:
        """Offer the games that have statistics, and what matches there are of the chosen one."""
        self._games, self._kinds = list(games), list(kinds)
        self.retranslate()

    def _on_game(self, _key: str) -> None:
        for choice in (self.level, self.rules):
            choice.choose("")
        self.changed.emit()

    @property
    def game_id(self) -> str:
        """The game whose statistics are wanted; empty if there is none."""
        return self.game.current

    def scope(self) -> Scope:
        """Return what shall be counted."""
        since = None
        if self.period.current in DAYS:
            since = (datetime.now(UTC) - timedelta(days=DAYS[self.period.current])).date()
        options, players = json.loads(self.rules.current) if self.rules.current else (None, None)
        level = self.level.current
        return Scope(
            game=self.game_id,
            options=options,
            players=players,
            level=level if level not in ("", COMPUTER) else None,
            human=level != COMPUTER,
            since=since,
        )

    def _levels(self) -> list[tuple[str, str]]:
        words = {
            "random": self.tr("Against random play"),
            "learner": self.tr("Against learners"),
            "steady": self.tr("Against steady players"),
            "expert": self.tr("Against experts"),
            "mixed": self.tr("Against several levels"),
        }
        there = {kind.level for kind in self._kinds if kind.human}
        choices = [("", self.tr("All opponents"))] if there else []
        choices += [(level, words[level]) for level in words if level in there]
        if any(not kind.human for kind in self._kinds):
            choices.append((COMPUTER, self.tr("Played by the computer")))
        return choices

    def _rules(self) -> list[tuple[str, str]]:
        choices = [("", self.tr("All rules"))]
        for options, players in sorted({(kind.options, kind.players) for kind in self._kinds}):
            game = entry(self.game_id)
            about = json.loads(options)
            title, rules = game.title(about, players), game.rules(about)
            words = self.tr("{title}: {rules}").format(title=title, rules=rules) if rules else title
            choices.append((json.dumps([options, players]), words))
        return choices

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        games = [(game.id, game.name()) for game in GAMES if game.id in self._games]
        _choose(self.game, sorted(games, key=lambda choice: self._games.index(choice[0])))
        periods = {
            "": self.tr("All time"),
            "30": self.tr("Last 30 days"),
            "90": self.tr("Last 90 days"),
            "365": self.tr("Last 12 months"),
        }
        _choose(self.period, list(periods.items()))
        _choose(self.level, self._levels())
        _choose(self.rules, self._rules() if self.game_id else [("", self.tr("All rules"))])
        self.rules.setVisible(len({(kind.options, kind.players) for kind in self._kinds}) > 1)
        self.game.setAccessibleName(self.tr("Game"))
        self.period.setAccessibleName(self.tr("Period"))
        self.level.setAccessibleName(self.tr("Opponents"))
        self.rules.setAccessibleName(self.tr("Rules"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _choose(dropdown: Dropdown, choices: Sequence[tuple[str, str]]) -> None:
    """Replace the choices and keep the chosen one, or take the first."""
    keys = [key for key, _ in choices]
    current = dropdown.current if dropdown.current in keys else (keys[0] if keys else "")
    dropdown.set_choices(choices, current)
