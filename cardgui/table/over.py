"""What lies over the table at the person's wish: the last trick, the score sheet, the log of the deal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.table.log import LogPanel
from cardgui.table.overlays import LastTrickPanel, SheetPanel
from cardgui.table.panels import Panel

if TYPE_CHECKING:
    from cardgui.models.controller import Step
    from cardgui.table.table_view import TableView


class Over(QObject):
    """Opens and closes these panels."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.last_trick = LastTrickPanel(view.context)
        self.sheet = SheetPanel(view.context)
        self.log = LogPanel(view.context, view.panel)
        self.panels = (self.last_trick, self.sheet, self.log)
        for panel in self.panels:
            panel.standing.connect(partial(view.stage.lies_over, panel))
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
        if self.sheet.isVisible():
            self.close(self.sheet)
            return
        self.sheet.over_all = self._ended or self.sheet.fills_table
        self.sheet.offer()
        self._open(self.sheet)
        self.sheet.take_focus()

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
        for other in self.panels:
            if other is not panel and other.isVisible():
                other.vanish()
        panel.put(self._view.stage.layout_now)
        panel.appear()

    def close(self, panel: Panel) -> None:
        """Put a panel away; the focus goes to what waits for the person."""
        panel.vanish()
        view = self._view
        if not view.panel.focus_panel() or view.hand.legal is not None:
            view.hand.take_focus()

    def rewound(self) -> None:
        """What is open shows a state that has been taken back."""
        for panel in (self.last_trick, self.sheet):
            panel.vanish()
        if self.log.isVisible():
            self.log.offer()

    def lay_out(self) -> None:
        """Fit what is open to the window."""
        panel = self.top()
        if panel is not None:
            panel.put(self._view.stage.layout_now)
