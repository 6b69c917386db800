"""A view with its fake controller, and what tests do with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, cast

from cardgui.table.table_view import TableView
from cardgui.table.truf.panel import TrufPanel
from tests.table.fake import FakeController


@dataclass
class Table:
    """A view with its fake controller."""

    view: TableView
    controller: FakeController

    @property
    def panel(self) -> TrufPanel:
        """Truf's part of the table."""
        return cast("TrufPanel", self.view.panel)

    def play_any(self) -> None:
        """Play the first card in alphabetical order that may be played."""
        self.view.choose(min(self.controller.playable()))

    def let_pass(self, ms: float, step: float = 16) -> None:
        """Let time pass without an event loop."""
        passed = 0.0
        while passed < ms:
            self.view.stage.animator.advance(step)
            passed += step

    def bid(self) -> None:
        """Bid the first card of the hand."""
        card = self.view.hand.cards()[0].code
        assert card is not None
        self.view.choose(card)
        self.view.choose(card)

    def to_play(self) -> None:
        """Come to the first decision of the play."""
        for _ in range(4):
            prompt = self.controller.prompt
            if prompt is not None and prompt.key == "bid":
                self.bid()
            elif prompt is not None and prompt.key == "choose":
                self.panel.choice.chosen.emit(1)
        assert self.controller.shown.phase == "play"


Maker: TypeAlias = Callable[..., Table]
