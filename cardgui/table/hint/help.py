"""What the table knows of hints and the tutor: both are loaded when they are first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card
from cardgui.models.furnished import advises

if TYPE_CHECKING:
    from cardgui.table.hint.callout import HintCallout
    from cardgui.table.hint.hints import Hints
    from cardgui.table.hint.tutor import Tutor
    from cardgui.table.hint.tutor_callout import TutorCallout
    from cardgui.table.table_view import TableView


class TableHelp(QObject):
    """Hints and tutor of one table.

    Attributes:
        hints: once there was one. tutor: once it was on.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.hints: Hints | None = None
        self.tutor: Tutor | None = None
        self._advised = advises(view.stage.game)

    def begin(self) -> None:
        """The table is being opened: a tutor is loaded now, so that nothing waits for it in the play."""
        if self._tutored:
            self._loaded()

    @property
    def offers_hints(self) -> bool:
        """Whether there are hints in this game, and the person wants them."""
        return self._advised and self._view.settings.hints

    @property
    def can_hint(self) -> bool:
        """Whether the person has something to decide, and is told what when they ask."""
        return self.offers_hints and self._asked

    @property
    def _asked(self) -> bool:
        return self._view.controller.prompt is not None

    @property
    def _tutored(self) -> bool:
        return self._view.settings.tutor and self._advised

    @property
    def callouts(self) -> list[HintCallout | TutorCallout]:
        """The callouts that there are."""
        return [helper.callout for helper in (self.hints, self.tutor) if helper is not None]

    def ask(self) -> None:
        """Say what to do and why, or put that away."""
        if self.can_hint:
            if self.tutor is not None:
                self.tutor.close()
            self._loaded().toggle()

    def _loaded(self) -> Hints:
        if self.hints is None:
            from cardgui.table.hint.hints import Hints  # noqa: PLC0415  (it loads players that search)

            self.hints = Hints(self._view)
        return self.hints

    def offer(self) -> None:
        """Offer a hint where one can be had; the button stays while a deal is played, so that the bar stands still."""
        shown = self.offers_hints and self._view.controller.shown.phase not in {"end", "match_end"}
        self._view.bar.offer_hint(shown=shown, possible=self.can_hint)

    def rested(self) -> None:
        """The table stands still: if the person is to play a card, and has a tutor, that begins to think."""
        self.offer()
        view = self._view
        if self._tutored and self._asked and len(view.controller.playable()) > 1:
            if self.tutor is None:
                from cardgui.table.hint.tutor import Tutor  # noqa: PLC0415  (it loads players that search)

                self.tutor = Tutor(view, self._loaded())
            self.tutor.think_ahead()

    def follow(self, name: str) -> None:
        """A setting has changed: hints and tutor come and go at once."""
        if name == "hints":
            if self.hints is not None and not self._view.settings.hints:
                self.hints.close()
            self.offer()
        elif name == "tutor" and self._tutored:
            self.rested()
        elif name == "tutor" and self.tutor is not None:
            self.tutor.let_go()

    def stops(self, card: Card) -> bool:
        """Whether the tutor keeps a card in the hand for now; it then plays it itself, or asks."""
        return self._tutored and self.tutor is not None and self.tutor.stops(card)

    def close(self) -> bool:
        """Put away what is shown; False if nothing is."""
        helpers = (self.tutor, self.hints)
        return any(helper.close() for helper in helpers if helper is not None)

    def end(self) -> None:
        """The decision has been taken, or is not asked for any more."""
        for helper in (self.tutor, self.hints):
            if helper is not None:
                helper.end()

    def come_back(self) -> None:
        """The table is shown again: say what was found meanwhile."""
        for helper in (self.hints, self.tutor):
            if helper is not None and self._view.isVisible():
                helper.come_back()

    def stop(self) -> None:
        """The table is being left."""
        if self.hints is not None:
            self.hints.stop()

    def lay_out(self) -> None:
        """Stand where the cards are now."""
        for helper in (self.tutor, self.hints):
            if helper is not None:
                helper.lay_out()

    def retranslate(self) -> None:
        """Follow another language."""
        for helper in (self.hints, self.tutor):
            if helper is not None:
                helper.retranslate()
