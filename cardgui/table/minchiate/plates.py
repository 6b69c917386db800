"""What plates say in Minchiate: cards held or won, declarations, roles and sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.look.sentences import ended, joined
from cardgui.models.minchiate import own
from cardgui.models.shown import Zone
from cardgui.table.seats import PlateFacts
from cardgui.table.teams import team_of

if TYPE_CHECKING:
    from cardgui.models.shown import ShownState
    from cardgui.table.context import TableContext
    from cardgui.table.minchiate.words import MinchiateWords


class Plates:
    """Makes the facts of a plate from the shown state."""

    def __init__(self, context: TableContext, words: MinchiateWords) -> None:
        self._table, self._words = context, words

    @property
    def _shown(self) -> ShownState:
        return self._table.controller.shown

    def facts(self, seat: int, *, awaited: bool) -> PlateFacts:
        """What the plate of a seat shows."""
        note = self._note(seat, awaited=awaited)
        return PlateFacts(
            name=self._table.name(seat),
            role=self._role(seat),
            note=note,
            ring=awaited or seat == self._robs(),
            spoken=self._spoken(seat, note, awaited=awaited),
            team=team_of(seat),
        )

    def _robs(self) -> int | None:
        """Who robs now: the cutter before the deal, the dealer after the last cards were turned up."""
        shown, table = self._shown, own(self._shown)
        if table.cutter < 0 or not table.lanes:
            return None
        if shown.phase == "deal":
            return table.cutter
        last = len(table.turned_up) == shown.players and table.fola_left > 0 and table.took is None
        return shown.dealer if shown.phase == "opening" and last else None

    def _role(self, seat: int) -> str:
        shown, words = self._shown, self._words
        if shown.seats[seat].dealer:
            return self._table.words.dealer()
        if own(shown).cutter == seat and shown.phase in {"deal", "opening", "discard"}:
            return words.cutter()
        return words.partner() if seat == 2 else ""

    def _note(self, seat: int, *, awaited: bool) -> str:
        shown, words, table = self._shown, self._words, own(self._shown)
        state = shown.seats[seat]
        if shown.phase in {"deal", "opening"}:
            robbed = len(table.cutter_robbed) * (seat == table.cutter) + len(table.dealer_robbed) * state.dealer
            dealt = shown.dealt if shown.phase == "opening" else state.held
            if robbed and dealt:
                return words.cards_robbed(dealt, robbed)
            return words.cards(dealt + robbed) if dealt + robbed else ""
        if shown.phase == "discard":
            return words.cards(state.held)
        if shown.phase == "declare":
            shown_now = table.declared.get(seat)
            if shown_now is not None:
                return words.declared(len(shown_now.verzicole))
            return words.your_declaration() if awaited and seat == 0 else words.to_declare()
        return words.cards_won(len(shown.in_zone(Zone.PILE, seat)))

    def _spoken(self, seat: int, note: str, *, awaited: bool) -> str:
        shown, common, words = self._shown, self._table.words, self._words
        state = shown.seats[seat]
        roles = [common.dealer_inside()] if state.dealer else []
        if own(shown).cutter == seat and not state.dealer:
            roles.append(words.cutter_inside())
        if seat:
            roles.append(words.side_inside(seat))
        who = common.seat(self._table.name(seat), common.where(seat, shown.players), roles)
        parts = [who, ended(note) if note else ""]
        if shown.phase == "play":
            parts.append(common.held(state.held))
        if awaited:
            parts.append(common.to_act())
        return joined(parts)
