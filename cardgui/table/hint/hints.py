"""When hints come and go at a table: asked for by button or key, gone with the next move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from cardgui.look.sentences import joined
from cardgui.models.hinting import Hinting
from cardgui.table.hint.callout import HintCallout
from cardgui.table.hint.titles import HintTitles
from cardgui.table.hint.words import HintWords

if TYPE_CHECKING:
    from cardgui.table.table_view import TableView

LATE_MS = 1000


class Hints(QObject):
    """The hints of one table; made when the first one is wanted.

    Attributes:
        callout: shows what to do. words: its sentences.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        stage = view.stage
        pack = view.controller.shown.pack.name
        self.words = HintWords(self, pack, view.context.name)
        self._titles = HintTitles(self, self.words)
        self.callout = HintCallout(stage, stage.animator, stage.game)
        self.hinting = Hinting(view.controller, self)
        self._hint: Any = None
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(LATE_MS)
        self._late.timeout.connect(self._on_late)
        self.hinting.found.connect(self._on_found)
        self.callout.closed.connect(self.close)
        self.callout.taken.connect(self._take)
        self.callout.rule_wanted.connect(view.rule_wanted)
        self.callout.covering.connect(stage.keep_prompt_clear)
        self._wanted = False
        """Whether a hint is shown or on its way."""

    def toggle(self) -> None:
        """Think about what to do and say it, or put that away."""
        if self._wanted:
            self.close()
            return
        self._wanted = True
        if self.hinting.ask():
            self._late.start()
        else:
            self._wanted = False

    def close(self) -> bool:
        """Put the hint away, and think no more; False if there is none."""
        if not self._wanted:
            return False
        had_focus = self.callout.isAncestorOf(self._view.focusWidget() or self._view)
        self.end()
        if had_focus:
            self._view.hand.take_focus()
        return True

    def end(self) -> None:
        """The decision has been taken, or is not asked for any more."""
        self._wanted = False
        self._hint = None
        self._late.stop()
        self.hinting.forget()
        self.callout.vanish()
        hand = self._view.hand
        if hand.hinted:
            hand.hint(())

    def come_back(self) -> None:
        """Say what was found while another screen was shown."""
        known = self.hinting.known()
        if self._wanted and self._hint is None and known is not None:
            self._on_found(known)

    def stop(self) -> None:
        """The table is being left."""
        self._late.stop()
        self.hinting.stop()

    def lay_out(self) -> None:
        """Stand where the card is now."""
        if self.callout.isVisible():
            self._place()

    def retranslate(self) -> None:
        """Follow another language."""
        self.words.retranslate()
        if self._hint is not None:
            self._say()

    def _on_late(self) -> None:
        if self._wanted and self._hint is None:
            self.callout.offer(self.tr("Thinking about it…"), (), "", ())
            self._place()
            self.callout.appear()

    def _on_found(self, hint: Any) -> None:
        self._late.stop()
        if not self._wanted or not self._view.isVisible():
            return
        self._hint = hint
        self._view.controller.count_hint()
        self._view.make_way()
        self._say()
        self._view.hand.hint(hint.cards)
        self._place()
        self.callout.appear()
        self.callout.raise_()
        self.callout.take_focus()

    def _say(self) -> None:
        done, reason = self._hint.action.to_json(), self._hint.reason
        title, sentences = self._titles.title(done), self.words.sentences(reason)
        self.callout.offer(title, sentences, self._titles.act(done), reason.rules)
        self._view.say(joined([self.tr("{title}.").format(title=title), *sentences]))

    def _place(self) -> None:
        view = self._view
        codes = [widget.code for widget in view.hand.cards()]
        if not codes:
            return
        cards: tuple[str, ...] = self._hint.cards if self._hint is not None else ()
        one = len(cards) == 1 and cards[0] in codes
        place = view.hand.place_of(cards[0]) if one else len(codes) // 2
        self.callout.points = one
        raised = one and view.hand.raise_playable and not view.hand.all_legal
        self.callout.point_at(view.stage, place, len(codes), raised=raised)

    def _take(self) -> None:
        hint = self._hint
        self.end()
        if hint is not None:
            self._view.controller.act(hint.action)
