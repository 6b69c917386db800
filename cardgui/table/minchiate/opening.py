"""The opening at the table: keeps lanes, points and the button that skips up to the shown state (MI-6 to MI-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.look.controls import Button
from cardgui.look.i18n import number
from cardgui.models.minchiate import FOLA, MOST_ROBBED, ROBBED, TURNED_UP, MinchiateTable, own
from cardgui.models.shown import LANE
from cardgui.table.minchiate.lanes import LaneGround, LanePlaces, LanePoints, LaneTexts
from cardgui.table.seats import shortened
from cardgui.table.teams import Team, team_of

if TYPE_CHECKING:
    from cardgui.engine.cards import Card
    from cardgui.models.shown import ShownState
    from cardgui.table.context import TableContext
    from cardgui.table.minchiate.words import MinchiateWords


class Opening:
    """Cut and robbing, cards dealt face up, fola."""

    def __init__(self, context: TableContext, words: MinchiateWords) -> None:
        self._table, self._words = context, words
        stage = context.stage
        self.places = LanePlaces()
        stage.lanes = self.places
        self.ground = LaneGround(stage, self.places)
        self.points = LanePoints(stage, self.places)
        self.skip = Button("", "secondary", icon="speed", parent=stage)
        self.skip.hide()
        self.skip.clicked.connect(context.exits.catch_up)

    @property
    def _shown(self) -> ShownState:
        return self._table.controller.shown

    def refresh(self) -> None:
        """Show the lanes while they stand."""
        shown = self._shown
        table = own(shown)
        standing = table.cutter >= 0 and table.lanes
        if standing:
            texts = self._cut(table), self._dealt_up(table), self._fola(table)
            self.ground.show_texts(texts)
            robbed, shown_up, of_fola = table.cutter_robbed, table.turned_up, table.dealer_robbed
            stopped = [lane in table.stopped for lane in (ROBBED, TURNED_UP, FOLA)]
            lying = len(robbed), len(shown_up), len(of_fola)
            counts = tuple(count + stop for count, stop in zip(lying, stopped, strict=True))
            self.points.show_points(tuple(self._points(table)), tuple(text.captions for text in texts), counts)
            self.skip.setText(self._words.skip())
        if standing != self.ground.isVisible():
            for widget in (self.ground, self.points, self.skip):
                widget.setVisible(standing)
            self.lay_out()
        if standing:
            self.lay_out()
            self.points.raise_()
            self.skip.raise_()
        self._table.stage.lies_over(self.ground, self.places.area(self._table.stage.layout_now) if standing else None)

    def lay_out(self) -> None:
        """Fit lanes and button to the window."""
        if not self.ground.isVisible():
            return
        layout = self._table.stage.layout_now
        self.ground.put()
        self.points.put()
        hint = self.skip.sizeHint()
        left = round(layout.plate(0).right + 20)
        top = round(layout.own_row.cy - hint.height() / 2)
        self.skip.setGeometry(left, top, hint.width(), hint.height())
        self._table.stage.lies_over(self.ground, self.places.area(layout))

    def _name(self, seat: int) -> str | None:
        return None if seat == 0 else self._table.name(seat)

    def _sums(self, scored: list[tuple[int, int]]) -> tuple[str, ...]:
        """What seats scored, side by side; the cutter's side alone where nobody did."""
        sums = [sum(points for seat, points in scored if seat % 2 == side) for side in (0, 1)]
        lines = tuple(self._words.side_points(side, points) for side, points in enumerate(sums) if points)
        return lines or ((number(0),) if scored else ())

    @staticmethod
    def _noted(table: MinchiateTable, robbed: list[tuple[Card, int]]) -> list[tuple[Card, int]]:
        """Of the robbed cards those whose points the difference has: both are seen at the same moment."""
        noted = table.noted
        return [(card, points) for card, points in robbed if not points or card in noted]

    def _stops(self, table: MinchiateTable, lane: int, robbed: int) -> tuple[str, ...]:
        """Under the card that ended the robbing, behind those that were robbed."""
        return (*[""] * robbed, self._words.stops()) if lane in table.stopped else ()

    def _cut(self, table: MinchiateTable) -> LaneTexts:
        words, shown = self._words, self._shown
        dealt = shown.phase != "deal"
        return LaneTexts(
            words.cuts(self._name(table.cutter)),
            words.cut_text(own=table.cutter == 0),
            pack=words.lifted(),
            captions=self._stops(table, ROBBED, len(table.cutter_robbed)),
            note=words.nothing_robbed() if dealt and not table.cutter_robbed else "",
            sums_title=words.robbed() if table.cutter_robbed else "",
            sums=self._sums([(table.cutter, points) for _, points in self._noted(table, table.cutter_robbed)]),
        )

    def _dealt_up(self, table: MinchiateTable) -> LaneTexts:
        words = self._words
        return LaneTexts(
            words.dealt_up(),
            words.dealt_up_text(),
            captions=tuple(shortened(self._table.name(seat)) for seat, _, _ in table.turned_up),
            sums_title=words.turned_up() if table.turned_up else "",
            sums=self._sums([(s, p) for s, card, p in table.turned_up if not p or card in table.noted]),
        )

    def _fola(self, table: MinchiateTable) -> LaneTexts:
        words, dealer = self._words, self._shown.dealer
        if len(table.cutter_robbed) == MOST_ROBBED:
            return LaneTexts(words.fola(), words.no_fola())
        return LaneTexts(
            words.fola(),
            words.fola_text(self._name(dealer)),
            pack=words.left(table.fola_left),
            captions=self._stops(table, FOLA, len(table.dealer_robbed)),
            note=words.took_unseen(self._name(dealer), table.took) if table.took is not None else "",
            sums_title=words.robbed() if table.dealer_robbed else "",
            sums=self._sums([(dealer, points) for _, points in self._noted(table, table.dealer_robbed)]),
        )

    def _points(self, table: MinchiateTable) -> list[tuple[int, int, Team]]:
        dealer = self._shown.dealer
        lanes = (
            (ROBBED, [(table.cutter, card, points) for card, points in table.cutter_robbed]),
            (TURNED_UP, table.turned_up),
            (FOLA, [(dealer, card, points) for card, points in table.dealer_robbed]),
        )
        noted = table.noted
        return [
            (LANE * lane + place, points, team_of(seat))
            for lane, cards in lanes
            for place, (seat, card, points) in enumerate(cards)
            if not points or card in noted
        ]
