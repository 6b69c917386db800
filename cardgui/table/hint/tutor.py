"""The tutor: before a card leaves the hand that loses a trick's worth or more, it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card
from cardgui.look.i18n import number
from cardgui.table.hint.tutor_callout import Expected, TutorCallout

if TYPE_CHECKING:
    from cardgui.table.hint.hints import Hints
    from cardgui.table.table_view import TableView

TENTHS: Final = 10


class Tutor(QObject):
    """The tutor of one table.

    Attributes:
        callout: asks.
    """

    def __init__(self, view: TableView, hints: Hints) -> None:
        super().__init__(view)
        self._view, self._hints = view, hints
        self.callout = TutorCallout(view.stage, view.stage.animator)
        self._held: Card | None = None
        """The card that was chosen and is kept in the hand."""
        self._warned: Any = None
        """The hint that the warning rests on."""
        hints.hinting.found.connect(self._on_found)
        callout = self.callout
        callout.closed.connect(self.close)
        callout.anyway.connect(self._play)
        callout.settings_wanted.connect(view.settings_wanted)
        callout.covering.connect(view.stage.keep_prompt_clear)
        callout.unfolded.connect(self._place)

    def think_ahead(self) -> None:
        """Think about the person's decision before a card is chosen."""
        if self._hints.hinting.known() is None:
            self._hints.hinting.ask()

    def stops(self, card: Card) -> bool:
        """Whether a card is kept in the hand for now: a question is asked, or the thought is not complete."""
        view = self._view
        playable = view.controller.playable()
        if len(playable) < 2 or card not in playable:
            return False
        hint = self._hints.hinting.known()
        if hint is None:
            self._held = card
            return self._hints.hinting.ask()
        if self._loss(hint, card) < view.settings.tutor_threshold * hint.unit / TENTHS:
            return False
        self._warn(hint, card)
        return True

    @staticmethod
    def _loss(hint: Any, card: Card) -> float:
        """What a card is expected to bring less than the best, in points; nothing if it was not weighed."""
        worth = {getattr(action, "card", None): value for action, value in hint.worth.items()}
        return max(worth.values()) - worth[card] if card in worth else 0.0

    def come_back(self) -> None:
        """Ask what there is to ask since another screen was shown."""
        known = self._hints.hinting.known()
        if self._held is not None and self._warned is None and known is not None:
            self._on_found(known)

    def _on_found(self, _hint: Any) -> None:
        if not self._view.isVisible():
            return
        card, self._held = self._held, None
        if card is not None and not self.stops(card):
            self._view.play_now(card)

    def _warn(self, hint: Any, card: Card) -> None:
        view = self._view
        self._held, self._warned = card, hint
        view.controller.count_hint()
        view.make_way()
        self._hints.close()
        view.hand.select(card)
        self._say()
        self._place()
        self.callout.appear()
        self.callout.raise_()
        self.callout.take_focus()

    def _say(self) -> None:
        hint, card, words = self._warned, self._held, self._hints.words
        if hint is None or card is None:
            return
        best = hint.cards[0]
        worth = {getattr(action, "card", None): value for action, value in hint.worth.items()}
        loss = self._loss(hint, card)
        title = self.tr("The {card} costs you about {points} points").format(
            card=words.cards.inside(card), points=_points(loss)
        )
        better = self.tr("Better: {card}.").format(card=words.cards.inside(best))
        sentences = words.sentences(hint.reason)
        brief = [better, *(sentences[1:2] or sentences[:1])]
        low, high = min(worth.values()), max(worth.values())
        expected = [
            Expected(words.cards.first(one), _points(worth[one]), (worth[one] - low) / (high - low or 1.0), good=good)
            for one, good in ((card, False), (best, True))
        ]
        self.callout.ask(title, [better, *sentences], brief, expected)
        self._view.say(self.tr("{title}. Rethink?").format(title=title))

    def _place(self) -> None:
        view, card = self._view, self._held
        codes = [widget.code for widget in view.hand.cards()]
        if card is not None and card in codes:
            self.callout.point_at(view.stage, view.hand.place_of(card), len(codes), raised=True)

    def _play(self) -> None:
        card = self._held
        self.end()
        if card is not None:
            self._view.play_now(card)

    def let_go(self) -> None:
        """There is no tutor any more: a card that waits for its thought is played, a question is taken back."""
        if self._warned is None:
            self._play()
        else:
            self.close()

    def close(self) -> bool:
        """Think again; False if nothing was asked."""
        if self._warned is None:
            return False
        self.end()
        self._view.hand.select(None)
        self._view.hand.take_focus()
        return True

    def end(self) -> None:
        """The decision has been taken, or is not asked for any more."""
        self._held = self._warned = None
        self.callout.vanish()

    def lay_out(self) -> None:
        """Stand where the card is now."""
        if self.callout.isVisible():
            self._place()

    def retranslate(self) -> None:
        """Follow another language."""
        self._say()


def _points(points: float) -> str:
    return number(round(points)) if abs(points) >= 5 else number(round(points, 1))
