"""The table of a review: the real cards at any moment; a card that cost points is dimmed, a better one raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardgui.look.theme import theme
from cardgui.screens.lesson.table import LessonTable
from cardgui.table.top_bar import ChipFacts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardgui.look.tokens import ColorName
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
        self.look_at(self.decision)

    def _is_shown(self, facts: ChipFacts) -> bool:
        return bool(facts.text) and facts.icon not in {"clockwise", "counter-clockwise"}

    def _lay_out(self) -> None:
        # With large text in a narrow window the plates have room for names alone.
        self.plain = self.width() < LEAST_WIDTH * theme().scale
        super()._lay_out()
        self._refresh()

    def look_at(self, decision: Any) -> None:
        """Show the cards of a decision: better ones raised and ringed, those that cost points dimmed, with a sign."""
        self.decision = decision
        marked = decision is not None and bool(decision.mark)
        better = _cards(decision.better) if marked else frozenset()
        self._costly = _cards(decision.action) - better if marked else frozenset()
        self.hand.lifted, self.hand.faded = better, self._costly
        self.hand.refresh(0)
        self.hand.forget_others()
        self.stage.restack()
        self._ring()

    _costly: frozenset[str] = frozenset()

    def _ring(self) -> None:
        super()._ring()
        decision = self.decision
        ringed = frozenset() if decision is None else _cards(decision.better if decision.mark else decision.action)
        sign: ColorName = "bad" if decision is not None and decision.mark == "trick" else "warn"
        own = self.hand.cards()
        for widget in self.stage.cards.values():
            widget.warn(sign if widget.code in self._costly and widget in own else None)
        for widget in own:
            if widget.code in ringed:
                widget.ring_color = theme().game(self.stage.game).card_ring
                widget.set_ring(1.0)


def _cards(action: Any) -> frozenset[str]:
    card = getattr(action, "card", None)
    return frozenset(getattr(action, "cards", ())) if card is None else frozenset({card})
