"""The rows of the sheets that can be looked at, made of the shown state."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardgui.look.sentences import ended
from cardgui.models.minchiate import MinchiateTable, own
from cardgui.table.minchiate.sheets import PointsRow, SeenRow
from cardgui.table.teams import team_of

if TYPE_CHECKING:
    from cardgui.engine.cards import Card
    from cardgui.models.shown import ShownState
    from cardgui.table.context import TableContext
    from cardgui.table.minchiate.count_words import CountWords
    from cardgui.table.minchiate.event_words import EventWords


class SeenRows:
    """What everybody has seen, and the own discards."""

    def __init__(self, context: TableContext, words: CountWords, events: EventWords) -> None:
        self._table, self._words, self._events = context, words, events

    def fola(self, shown: ShownState) -> list[SeenRow]:
        """The fola alone."""
        cards = own(shown).fola or ()
        return [replace(self._row("", cards, None), large=True)] if cards else []

    def rows(self, shown: ShownState) -> list[SeenRow]:
        """Everything, section by section."""
        table, words = own(shown), self._words
        sections = [
            (words.declared(), self._declared(shown, table)),
            (words.robbed(), self._robbed(shown, table)),
            (words.turned_up(), [self._row(self._table.name(s), (c,), p) for s, c, p in table.turned_up]),
            (words.fola(), self.fola(shown)),
            (words.own_discards(), [self._row("", table.own_discards, None)] if table.own_discards else []),
        ]
        found: list[SeenRow] = []
        for title, rows in sections:
            if rows:
                found += [SeenRow(title, spoken=ended(title)), *rows]
        return found

    def _row(self, name: str, cards: tuple[Card, ...], points: int | None) -> SeenRow:
        listed = self._events.cards(cards)
        said = self._words.row_spoken(name, listed) if name else ended(listed)
        return SeenRow(name, cards, points, said)

    def _declared(self, shown: ShownState, table: MinchiateTable) -> list[SeenRow]:
        rows = []
        for seat in range(shown.players):
            event = table.declared.get(seat)
            if event is not None:
                rows += [
                    self._row(self._table.name(seat), cards, points)
                    for cards, points in zip(event.verzicole, event.points, strict=True)
                ]
        return rows

    def _robbed(self, shown: ShownState, table: MinchiateTable) -> list[SeenRow]:
        rows = []
        for seat, robbed in ((table.cutter, table.cutter_robbed), (shown.dealer, table.dealer_robbed)):
            if robbed:
                cards = tuple(card for card, _ in robbed)
                rows.append(self._row(self._table.name(seat), cards, sum(points for _, points in robbed)))
        return rows

    def points(self, shown: ShownState) -> list[PointsRow]:
        """Every score event, the newest last: so the difference can be followed from line to line."""
        rows = []
        for event in own(shown).scores:
            name = None if event.seat == 0 else self._table.name(event.seat)
            cause = self._events.cause(event.why, name, event.cards)
            said = [self._words.points_spoken(cause, event.points, event.difference)]
            if event.won:
                said.append(ended(self._events.resto(event.side, event.won)))
            resti = self._words.resti_each(event.resti) if event.won else ""
            rows.append(PointsRow(team_of(event.seat), cause, event.points, event.difference, resti, " ".join(said)))
        return rows
