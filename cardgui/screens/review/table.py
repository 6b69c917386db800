"""The table of a review: the real cards at any moment, the card that was played and a better one ringed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardgui.look.theme import theme
from cardgui.screens.lesson.table import LessonTable
from cardgui.table.top_bar import ChipFacts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardgui.models.replay import Replay
    from cardgui.models.settings import Settings


LEAST_WIDTH: Final = 520


class ReviewTable(LessonTable):
    """Nobody acts here.

    Attributes:
        decision: the decision that is looked at: with ``action``, ``better`` and ``mark``; or ``None``.
    """

    decision: Any = None

    def __init__(self, controller: Replay, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(controller.match, controller, settings, parent, plain=False)
        self.director.rewound.connect(self._on_rewound)

    def _on_rewound(self) -> None:
        self._refresh()
        self._follow_standing(at_once=True)

    def _is_shown(self, facts: ChipFacts) -> bool:
        return bool(facts.text) and facts.icon not in {"clockwise", "counter-clockwise"}

    def _lay_out(self) -> None:
        # With large text in a narrow window the plates have room for names alone.
        self.plain = self.width() < LEAST_WIDTH * theme().scale
        super()._lay_out()
        self._refresh()

    def look_at(self, decision: Any) -> None:
        """Ring the cards of a decision."""
        self.decision = decision
        self.hand.refresh(0)
        self._ring()

    def _ring(self) -> None:
        super()._ring()
        decision = self.decision
        if decision is None:
            return
        lost = theme().color("bad" if decision.mark == "trick" else "warn")
        better = theme().game(self.stage.game).card_ring
        done, best = _cards(decision.action), _cards(decision.better)
        for widget in self.hand.cards():
            if decision.mark and widget.code in best:
                widget.ring_color = better
            elif widget.code in done:
                widget.ring_color = lost if decision.mark else better
            else:
                continue
            widget.set_ring(1.0)


def _cards(action: Any) -> tuple[str, ...]:
    card = getattr(action, "card", None)
    return tuple(getattr(action, "cards", ())) if card is None else (card,)
