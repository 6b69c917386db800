"""Buttons that come and go on the table itself: to go on after a trick, to skip what others do, to play the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

from cardgui.look.controls import Button
from cardgui.table.animator import PACES, Pace
from cardgui.table.prompt_place import Fit, usual

if TYPE_CHECKING:
    from cardgui.models.controller import TableController
    from cardgui.table.director import Director
    from cardgui.table.stage import Stage

GAP: Final = 24
"""Between the hand and the button beside it."""


class Offers(QWidget):
    """Owns the buttons; it is nothing to be seen itself."""

    def __init__(self, controller: TableController, stage: Stage, director: Director) -> None:
        super().__init__(stage)
        self._controller = controller
        self._stage = stage
        self._director = director
        self._usual_pace: Pace | None = None
        self.go_on = Button("", "secondary", parent=stage)
        self.rest = Button("", "secondary", parent=stage)
        self.skip = Button("", "secondary", icon="speed", parent=stage)
        self.skip.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Space and Enter do the same wherever the focus is
        for button in (self.go_on, self.rest, self.skip):
            button.hide()
        self.hide()
        self.rest.clicked.connect(self.play_rest)
        self.retranslate()

    @property
    def rest_offered(self) -> bool:
        """Whether the rest of the deal can be played at once, for it is decided."""
        return self._controller.rest_decided

    def play_rest(self) -> None:
        """Let the rest of the deal play itself, faster than usual."""
        animator = self._stage.animator
        if self._controller.play_rest() and animator.pace.move > PACES["fast"].move:
            self._usual_pace, animator.pace = animator.pace, PACES["fast"]

    def refresh(self) -> None:
        """Offer what can be done now."""
        if self._usual_pace is not None and not self._controller.playing_rest:
            self._stage.animator.pace, self._usual_pace = self._usual_pace, None
        self.skip.setVisible(self._director.can_rush)
        if self.skip.isVisible():
            self._place(self.skip)
        offered, had_focus = self.rest_offered, self.rest.hasFocus()
        self.rest.setVisible(offered and self._place_rest())
        if had_focus and not offered:
            self._stage.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow_pace(self, pace: Pace) -> None:
        """Another speed was chosen."""
        self._usual_pace = None
        self._stage.animator.pace = pace

    def wait(self, *, waiting: bool) -> None:
        """Offer to go on after a trick, or not any more."""
        self.go_on.setVisible(waiting)
        if waiting:
            self._place(self.go_on)
            self.go_on.raise_()
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_out(self) -> None:
        """Stand where the buttons belong in the window as it is now."""
        for button in (self.go_on, self.skip):
            self._place(button)
        if self.rest_offered:
            self.rest.setVisible(self._place_rest())

    def _place(self, button: Button) -> None:
        """Stand in place of the prompt."""
        hint, layout = button.sizeHint(), self._stage.layout_now
        room = usual(layout, layout.plate(0).right + GAP)
        box = room.box(Fit(hint.width(), hint.height(), 1, whole=True))
        button.setGeometry(round(box.x), round(box.y), hint.width(), hint.height())

    def _place_rest(self) -> bool:
        """Stand right of the hand; False if there is no room, and the menu alone has it."""
        layout, hint = self._stage.layout_now, self.rest.sizeHint()
        pose = layout.hand(max(len(self._stage.own_cards()), 1))[-1]
        left = round(pose.x + layout.cw / 2 + GAP)
        self.rest.setGeometry(left, round(pose.y - hint.height() / 2), hint.width(), hint.height())
        self.rest.raise_()
        return left + hint.width() + GAP / 2 <= layout.width

    def retranslate(self) -> None:
        """Follow another language."""
        self.go_on.setText(self.tr("Go on"))
        self.skip.setText(self.tr("Skip"))
        self.skip.setToolTip(self.tr("Space, or a click on the table"))
        self.rest.setText(self.tr("Play the rest"))
        self.rest.setAccessibleDescription(self.tr("Whatever is played now, the deal ends the same."))
        self.rest.setToolTip(self.rest.accessibleDescription())
        self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
