"""The panels at the end of a deal and of the match, connected and shown alike in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

from cardgui.models.furnished import advises
from cardgui.table.ends import DealPanel, EndRow, EndWords, MatchPanel

if TYPE_CHECKING:
    from cardgui.table.context import Exits, TableContext
    from cardgui.table.panels import Panel
    from cardgui.table.stage import Stage


@dataclass(frozen=True, slots=True)
class DealEnd:
    """What is said when a deal has ended.

    Attributes:
        title: what it brought the person.
        formula: how it was scored, in words.
        heads: of the columns between the names and the points.
        rows: of the players or sides.
        following: who deals or declares next.
        button: what the main button says where no other deal follows but the same again.
    """

    title: str
    formula: str
    heads: tuple[str, ...]
    rows: list[EndRow]
    following: str
    button: str = ""


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """What is said when the match has ended.

    Attributes:
        title: who has won.
        text: after how many deals, and what decided.
        heads: of the columns after the names.
        rows: of the players or sides.
    """

    title: str
    text: str
    heads: tuple[str, ...]
    rows: list[EndRow]


class Focusable(Protocol):
    """A panel that can take the focus."""

    def isVisible(self) -> bool:
        """Whether it is open."""

    def take_focus(self) -> None:
        """Take it."""


def stand_on(stage: Stage, panels: Iterable[Panel]) -> None:
    """Let the stage know of panels, so that nothing is shown that one of them would cut through."""
    for panel in panels:
        panel.standing.connect(partial(stage.lies_over, panel))


def lead_out(panel: MatchPanel, exits: Exits) -> None:
    """Let the buttons at the end of a match lead where they say."""
    panel.again.connect(exits.play_again)
    panel.ledger.connect(exits.open_ledger)
    panel.home.connect(exits.leave)
    panel.sheet.connect(exits.sheet_wanted)


def focus_first(panels: Iterable[Focusable]) -> bool:
    """Give the focus to the first panel that is open; False if there is none."""
    for panel in panels:
        if panel.isVisible():
            panel.take_focus()
            return True
    return False


class EndPanels:
    """The end of a deal and the end of the match.

    Attributes:
        words: what both say in every game.
        deal: what the deal brought.
        match: who has won.
    """

    def __init__(self, context: TableContext) -> None:
        self._table = context
        stage, animator, exits = context.stage, context.stage.animator, context.exits
        self.words = EndWords(stage)
        self.deal = DealPanel(stage, animator)
        self.match = MatchPanel(stage, animator, self.words)
        self.deal.go_on.connect(self._next_deal)
        self.deal.review.connect(exits.review_wanted)
        self.deal.review_button.setVisible(advises(stage.game))
        lead_out(self.match, exits)

    def refresh(self, deal_end: Callable[[], DealEnd], match_end: Callable[[], MatchEnd]) -> None:
        """Show the end that has come, told by the one or the other, or none."""
        shown = self._table.controller.shown
        if shown.phase == "end" and shown.next_dealer is not None:
            self._offer_deal(deal_end())
        else:
            self.deal.vanish()
        if shown.phase == "match_end":
            self.offer_match(match_end())
        else:
            self.match.vanish()

    def _offer_deal(self, end: DealEnd) -> None:
        words = self.words
        heads = (*end.heads, words.this_deal(), words.total())
        self.deal.offer(end.title, end.formula, heads, end.rows, end.following, end.button or words.next_deal())
        self.deal.put(self._table.stage.layout_now)
        if not self.deal.isVisible():
            self.deal.appear()
            self.deal.count_up()
            self.deal.take_focus()

    def offer_match(self, end: MatchEnd) -> None:
        """Show the end of the match."""
        winners = self._table.controller.shown.winners
        self.match.offer(end.title, end.text, end.heads, end.rows, winners)
        self.match.put(self._table.stage.layout_now)
        if not self.match.isVisible():
            self.match.appear()
            self.match.take_focus()

    def _next_deal(self) -> None:
        self.deal.vanish()
        self._table.controller.next_deal()
