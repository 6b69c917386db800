"""What lies over the table at the person's wish: the last trick, the score sheet, the log of the deal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from cardgui.table.log import LogPanel
from cardgui.table.overlays import LastTrickPanel, SheetPanel
from cardgui.table.panels import Panel

if TYPE_CHECKING:
    from cardgui.models.controller import Step
    from cardgui.table.table_view import TableView
    from cardgui.table.why_panel import WhyPanel


class Over(QObject):
    """Opens and closes these panels.

    Signals:
        review_wanted: the person wants to go over a finished deal; its place among them.
    """

    review_wanted = Signal(int)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.last_trick = LastTrickPanel(view.context)
        self.sheet = SheetPanel(view.context)
        self.log = LogPanel(view.context, view.panel)
        self.panels: tuple[LastTrickPanel | SheetPanel | LogPanel | WhyPanel, ...] = (
            self.last_trick,
            self.sheet,
            self.log,
        )
        self.why: WhyPanel | None = None
        """What explains a score, once one was chosen; it stands before the others."""
        for panel in self.panels:
            self._host(panel)
        self.sheet.score_chosen.connect(self.explain)

    def _host(self, panel: Panel) -> None:
        panel.standing.connect(partial(self._view.stage.lies_over, panel))
        panel.closed.connect(partial(self.close, panel))

    def top(self) -> Panel | None:
        """The panel that is open."""
        return next((panel for panel in self.panels if panel.isVisible()), None)

    def show_last_trick(self) -> None:
        """Show the last trick, or put it away."""
        trick = self._view.controller.shown.last_trick
        if self.last_trick.isVisible():
            self.close(self.last_trick)
        elif trick is not None:
            self.last_trick.offer(trick)
            self._open(self.last_trick)
            self.last_trick.take_focus()

    def show_sheet(self) -> None:
        """Show the score sheet, or put it away."""
        if self.sheet.isVisible() or self._explaining:
            self.close(self.sheet)
            return
        self.sheet.over_all = self._ended or self.sheet.fills_table
        self.sheet.offer()
        self._open(self.sheet)
        self.sheet.take_focus()

    @property
    def _explaining(self) -> bool:
        return self.why is not None and self.why.isVisible()

    def explain(self, row: int, side: int) -> None:
        """Explain a score of the sheet, beside it or in its place."""
        if self.why is None:
            self.why = self._make_why()
        self.why.offer(self.sheet.content.scored, row, side)
        if not self.why.isVisible():
            self._place_why()
            self.why.appear()
        self.why.take_focus()

    def _make_why(self) -> WhyPanel:
        from cardgui.table.why_panel import WhyPanel  # noqa: PLC0415  (most matches need none)

        why = WhyPanel(self._view.context)
        self.panels = (why, *self.panels)
        self._host(why)
        why.moved.connect(self.sheet.content.explain)
        why.content.rule_wanted.connect(self._view.rule_wanted)
        why.review.connect(self.review_wanted)
        self._view.keys.arrange_tabs()
        return why

    def _place_why(self) -> None:
        """Fit the explanation, and the sheet beside it, to the window."""
        layout = self._view.stage.layout_now
        if self.why is None:
            return
        self.sheet.over_all = True
        self.sheet.make_room(self.why.reserved(layout) if self.why.beside(layout) else None, shaded=True)
        self.sheet.put(layout)
        self.why.put(layout)

    def _end_why(self) -> None:
        """Put the explanation away; the sheet stands as it did before."""
        if self.why is not None and self.why.isVisible():
            self.why.vanish()
            self.sheet.content.explain(-1, -1)
            self.sheet.over_all = self._ended or self.sheet.fills_table
            self.sheet.make_room(0.0, shaded=self.sheet.fills_table)
            self.sheet.put(self._view.stage.layout_now)

    def show_log(self) -> None:
        """Show the log of the deal, or put it away."""
        if self.log.isVisible():
            self.close(self.log)
            return
        self.log.over_all = self._ended
        self._open(self.log)
        self.log.offer()
        self.log.take_focus()

    def happened(self, step: Step, sentence: str) -> None:
        """Something has happened and was said."""
        self.log.add(step, sentence)

    @property
    def _ended(self) -> bool:
        return self._view.controller.shown.phase in {"end", "match_end"}

    def _open(self, panel: Panel) -> None:
        self._end_why()
        for other in self.panels:
            if other is not panel and other.isVisible():
                other.vanish()
        panel.put(self._view.stage.layout_now)
        panel.appear()

    def close(self, panel: Panel) -> None:
        """Put a panel away; the focus goes to what waits for the person."""
        if panel in (self.why, self.sheet):
            self._end_why()
        if panel is self.why:
            self.sheet.content.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        panel.vanish()
        view = self._view
        if not view.panel.focus_panel() or view.hand.legal is not None:
            view.hand.take_focus()

    def rewound(self) -> None:
        """What is open shows a state that has been taken back."""
        self._end_why()
        for panel in (self.last_trick, self.sheet):
            panel.vanish()
        if self.log.isVisible():
            self.log.offer()

    def lay_out(self) -> None:
        """Fit what is open to the window."""
        panel = self.top()
        if panel is self.why:
            self._place_why()
        elif panel is not None:
            panel.put(self._view.stage.layout_now)
