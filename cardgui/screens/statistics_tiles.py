"""The tiles of the statistics: games, averages, places, and what is special to a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from cardgui.look.i18n import number, signed, translate
from cardgui.look.ranks import short_rank
from cardgui.screens.games import entry
from cardgui.screens.games.figures import FIGURES, Fact
from cardgui.screens.statistics_parts import FEW, Number, PlaceBars, Tile, average

if TYPE_CHECKING:
    from cardgui.ledger.statistics import Figure, Statistics
    from cardgui.look.controls import Words


class Tiles(QWidget):
    """All tiles of one game.

    Signals:
        opened: key of a figure, its value or None for all, and a title (`Words`): the deals behind it are wanted.
    """

    opened = Signal(str, object, object)

    def __init__(self, game: str, found: Statistics, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._found = game, found
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        own = FIGURES.get(game)
        self._above_zero = own is not None and own.above_zero
        self.tiles = [self._games(), self._average_game(), self._average_deal()]
        if found.figure("place").number:
            self.tiles.append(self._places())
        if own is not None:
            self.tiles += [self._fact(fact) for fact in own.facts if found.figure(fact.key).number]
        self._columns = 0

    def fit(self, room: int, percent: int) -> None:
        """Use as many columns as there is room for, at this text size."""
        columns = max(1, min(len(self.tiles), room // max(200, 2 * percent + 20)))
        if columns == self._columns:
            return
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 0)
        self._columns = columns
        for place, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)

    def _opens(self, button: Number, title: Words, key: str, value: int | None = None) -> None:
        button.clicked.connect(lambda _=False: self.opened.emit(key, value, title))

    def _games(self) -> Tile:
        found, tile = self._found, Tile()
        games, deals, won = found.figure("game").number, found.figure("deal").number, found.figure("place").times(1)
        tile.title.setText(self.tr("Games"))
        tile.number.setText(number(games))
        tile.number.setToolTip(self.tr("Games played to the end."))
        self._opens(tile.number, lambda: translate("Tiles", "Games"), "game")
        line = tile.add_line()
        line.setText(self.tr("Deals: {number}").format(number=number(deals)))
        line.setToolTip(self.tr("All deals that were played out, those of unfinished games too."))
        self._opens(line, lambda: translate("Tiles", "Deals"), "deal")
        line = tile.add_line()
        line.setText(self.tr("Won: {number}").format(number=number(won)))
        line.setToolTip(self.tr("Games with nobody ahead of you; a shared first place counts."))
        self._opens(line, lambda: translate("Tiles", "Won games"), "place", 1)
        line = tile.add_line()
        streaks = found.streaks
        words = self.tr("Most wins in a row: {longest}, now {current}")
        line.setText(words.format(longest=number(streaks.longest), current=number(streaks.current)))
        line.setToolTip(self.tr("Games won one after the other, by the time they began."))
        self._opens(line, lambda: translate("Tiles", "Won games"), "place", 1)
        return tile

    def _average(self, key: str, title: Words, meaning: str) -> Tile:
        figure, tile = self._found.figure(key), Tile()
        tile.title.setText(title())
        few = figure.number < FEW
        mean = average(figure.mean) if figure.number else "–"
        tile.number.setText(self.tr("{mean} (few)").format(mean=mean) if few and figure.number else mean)
        tile.number.setToolTip(meaning)
        self._opens(tile.number, title, key)
        if figure.number:
            low, high = figure.middle_half
            half = tile.add_line()
            half.setText(self.tr("Half of them: {low} to {high}").format(low=signed(low), high=signed(high)))
            half.setToolTip(self.tr("A quarter lie at or below the first number, a quarter at or above the second."))
            self._opens(half, title, key)
            best = tile.add_line()
            best.setText(self.tr("Best: {score}").format(score=signed(figure.greatest)))
            self._opens(best, lambda: translate("Tiles", "Best"), key, figure.greatest)
            worst = tile.add_line()
            worst.setText(self.tr("Worst: {score}").format(score=signed(figure.least)))
            self._opens(worst, lambda: translate("Tiles", "Worst"), key, figure.least)
        return tile

    def _average_game(self) -> Tile:
        meaning = self.tr("The average of your final scores in games played to the end.")
        if entry(self._game).sides is not None:
            meaning = self.tr("The average of your side's final scores in games played to the end.")
        return self._average("game", lambda: translate("Tiles", "Average a game"), meaning)

    def _average_deal(self) -> Tile:
        meaning = self.tr("The average of what a deal brought you.")
        if entry(self._game).sides is not None:
            meaning = self.tr("The average of what a deal brought your side.")
        return self._average("deal", lambda: translate("Tiles", "Average a deal"), meaning)

    def _places(self) -> Tile:
        places, tile = self._found.figure("place"), Tile()
        sides = entry(self._game).sides is not None
        most = 2 if sides else max(4, places.greatest)
        tile.title.setText(self.tr("Won and lost") if sides else self.tr("Places"))
        tile.title.setToolTip(self.tr("Equal scores share the better place."))
        times = [places.times(place) for place in range(1, most + 1)]
        tile.number.hide()
        bars = PlaceBars(self._game, times)
        tile.column.insertWidget(1, bars)
        row = QHBoxLayout()
        row.setSpacing(0)
        for place, count in enumerate(times, 1):
            words = place_word(place, sides=sides)
            button = Number(13, 600 if place == 1 else 400)
            button.setText(self.tr("{place}: {number}").format(place=words, number=number(count)))
            self._opens(button, partial(place_word, place, sides=sides), "place", place)
            row.addWidget(button, 1)
        tile.column.insertLayout(2, row)
        self._add_standings(tile)
        return tile

    def _add_standings(self, tile: Tile) -> None:
        """In some games players end above zero or not (RI-25)."""
        if not self._above_zero:
            return
        totals = self._found.figure("game")
        out = sum(times for value, times in totals.counts.items() if value > 0)
        line = tile.add_line()
        words = self.tr("Above zero (çıktı): {out}, others (battı): {sunk}")
        line.setText(words.format(out=number(out), sunk=number(totals.number - out)))
        self._opens(line, lambda: translate("Tiles", "Games"), "game")

    def _fact(self, fact: Fact) -> Tile:
        figure, tile = self._found.figure(fact.key), Tile()
        tile.title.setText(fact.title())
        value, note, of = self._worded(fact, figure)
        tile.number.setText(value)
        tile.number.setToolTip(fact.meaning())
        self._opens(tile.number, fact.title, fact.key, of)
        line = tile.add_line()
        line.setText(note)
        line.setToolTip(fact.meaning())
        self._opens(line, fact.title, fact.key)
        return tile

    def _worded(self, fact: Fact, figure: Figure) -> tuple[str, str, int | None]:
        """The number, what stands under it, and the value of the deals behind it."""
        if fact.form == "share":
            kept = figure.times(1)
            percent = self.tr("{percent}%").format(percent=number(round(100 * kept / figure.number)))
            of = self.tr("{part} of {whole}").format(part=number(kept), whole=number(figure.number))
            return percent, of, 1
        if fact.form == "mean":
            words = self.tr("{least} to {greatest}")
            return (
                number(float(round(figure.mean, 1))),
                words.format(least=number(figure.least), greatest=number(figure.greatest)),
                None,
            )
        return number(figure.total), self.tr("Deals: {number}").format(number=number(figure.number)), None


def place_word(place: int, *, sides: bool) -> str:
    """Name a place, or what it is to a side."""
    if sides:
        return translate("Tiles", "Won") if place == 1 else translate("Tiles", "Lost")
    return short_rank(place)
