"""Truf's score sheet at the table: who declared, the trump, and whether many or few tricks were wanted."""

from __future__ import annotations

from cardgui.look.i18n import translate
from cardgui.table.deal_sheet import PlayerSheet, Subject
from cardgui.table.seats import shortened
from cardgui.table.truf.names import mode_name


class TrufSheet(PlayerSheet):
    """The deals with declarer, trump and mode."""

    def subjects(self) -> list[Subject]:
        """Declarer, trump and mode: that says what the scores are for, and stays longest where the width lacks."""
        declarers = tuple((shortened(self._context.name(row.declarer or 0)), "") for row in self.rows)
        trumps = tuple(("", str(row.facts["trump"])) for row in self.rows)
        modes = tuple((mode_name(str(row.facts["mode"])), "") for row in self.rows)
        return [
            Subject(translate("Truf", "Declarer"), declarers),
            Subject(translate("Truf", "Trump"), trumps),
            Subject(translate("Truf", "Mode"), modes),
        ]
