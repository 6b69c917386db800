"""The keys of the table, and the order in which the focus goes round it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardgui.look import focus
from cardgui.table.end_panels import focus_first
from cardgui.table.panels import Panel

if TYPE_CHECKING:
    from cardgui.table.table_view import TableView

Key = Qt.Key
TAB = Qt.FocusReason.TabFocusReason
_SKIPPING = frozenset({Key.Key_Space, Key.Key_Return, Key.Key_Enter})


class TableKeys(QObject):
    """Turns keys into what they do at the table."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._plain: dict[int, Callable[[], object]] = {
            Key.Key_Home: lambda: view.hand.end(last=False),
            Key.Key_End: lambda: view.hand.end(last=True),
            Key.Key_H: view.help.ask,
            Key.Key_W: self.why_not,
            Key.Key_L: view.over.show_last_trick,
            Key.Key_S: view.over.show_sheet,
            Key.Key_I: lambda: view.speech.say(view.picture.in_words(), assertive=True),
            Key.Key_F6: lambda: self.next_region(1),
            Key.Key_F11: view.full_screen_wanted.emit,
            Key.Key_Escape: self._escape,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key does; False if it is none of the table's."""
        key, view = event.key(), self._view
        if key in focus.MODIFIERS:
            return False
        focus.note_keyboard()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in _SKIPPING and not control:
            return self._play_or_go_on()
        if control:
            return self._with_control(key)
        if key in {Key.Key_Left, Key.Key_Right}:
            view.director.catch_up()
            return view.hand.step(1 if key == Key.Key_Right else -1)
        if key == Key.Key_F6 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.next_region(-1)
            return True
        if key == Key.Key_L and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            view.director.catch_up()
            view.over.show_log()
            return True
        act = self._plain.get(key)
        if act is None:
            return False
        view.director.catch_up()
        act()
        return True

    def _with_control(self, key: int) -> bool:
        view = self._view
        if key in {Key.Key_Left, Key.Key_Right}:
            view.director.catch_up()
            return view.hand.step(1 if key == Key.Key_Right else -1, legal_only=True)
        if key in {Key.Key_Plus, Key.Key_Equal}:
            view.text_step.emit(1)
            return True
        if key == Key.Key_Minus:
            view.text_step.emit(-1)
            return True
        if key == Key.Key_Z:
            view.take_back()
            return True
        return False

    def _play_or_go_on(self) -> bool:
        """While something moves, complete it and do nothing else; at rest, play the focused card."""
        return self._view.director.skip() or self._view.hand.choose_focused()

    def why_not(self) -> None:
        """Say why the focused card cannot be played now, also if that is silenced; or that it can."""
        view, card = self._view, self._view.hand.focused()
        if card is None or card.code is None or view.controller.prompt is None:
            return
        if card.code in view.controller.playable():
            view.say(card.accessibleName())
            return
        view.insists = True
        if not view.panel.choose(card.code):
            view.play_now(card.code)
        view.insists = False

    def _escape(self) -> None:
        if not self._view.close_top():
            self._view.bar.open_menu()

    def arrange_tabs(self) -> None:
        """Let Tab go: hand, panels and callouts, prompt, trick, seats from the left clockwise, top bar."""
        view, stage = self._view, self._view.stage
        buttons = [button for panel in stage.findChildren(Panel) for button in panel.findChildren(QAbstractButton)]
        stops: list[QWidget] = [*view.hand.cards(), view.offers.rest, view.over.log.list, view.over.sheet.content]
        stops += [view.over.why.content.reasons] if view.over.why is not None else []
        stops += buttons
        stops += [stage.prompt, stage.marks]
        beside = [widget for widget in stage.beside if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
        stops += [*stage.plates[1:], stage.plates[0], *beside, *view.bar.buttons]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    # regions ----------------------------------------

    def next_region(self, by: int) -> None:
        """Go to the next of: hand, prompt or panel, trick, seats, top bar."""
        regions = self._regions()
        here = QApplication.focusWidget()
        at = next((n for n, (inside, _) in enumerate(regions) if here is not None and inside(here)), -1)
        for step in range(1, len(regions) + 1):
            place = (at + by * step) % len(regions) if at >= 0 else (step - 1 if by > 0 else -step) % len(regions)
            if regions[place][1]():
                return

    def _regions(self) -> list[tuple[Callable[[QWidget], bool], Callable[[], bool]]]:
        view, stage = self._view, self._view.stage

        def to(widget: QWidget) -> bool:
            if not widget.isVisible():
                return False
            widget.setFocus(TAB)
            return True

        def to_hand() -> bool:
            view.hand.take_focus()
            return view.hand.focused() is not None

        def to_panel() -> bool:
            return (
                focus_first((*view.over.panels, view.callout, *view.help.callouts))
                or view.panel.focus_panel()
                or to(stage.prompt)
            )

        bar = set(view.bar.buttons)
        known = {*view.hand.cards(), stage.marks, *stage.plates, *bar}
        return [
            (lambda w: w in view.hand.cards(), to_hand),
            (lambda w: w not in known, to_panel),
            (lambda w: w is stage.marks, lambda: to(stage.marks)),
            (lambda w: w in stage.plates, lambda: to(stage.plates[1])),
            (lambda w: w in bar, lambda: to(view.bar.back_button)),
        ]
