"""A person at the window: sees what is shown, and has a mouse or a keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardgui.bots.registry import player
from cardgui.engine.verify import Verifier
from cardgui.ledger.rows import MatchRow
from cardgui.ledger.store import Ledger
from cardgui.models.ledger_session import FILE_NAME
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.card_widget import CardWidget


class Mouse:
    """Clicks points of the window, and only where what is meant can really be seen."""

    def __init__(self, rehearsal: Rehearsal) -> None:
        self.rehearsal = rehearsal
        assert rehearsal.window is not None
        self.window = rehearsal.window

    def visible_point(self, widget: QWidget) -> QPoint:
        """A point of the window at which this widget lies on top."""
        area = widget.rect()
        for across in (0.08, 0.15, 0.5, 0.85, 0.3, 0.7):
            for down in (0.5, 0.15, 0.85, 0.3):
                inside = QPoint(round(area.width() * across), round(area.height() * down))
                point = widget.mapTo(self.window, inside)
                top = self.window.childAt(point)
                if top is widget or (top is not None and widget.isAncestorOf(top)):
                    return point
        raise AssertionError(f"{widget!r} cannot be seen")

    def click(self, widget: QWidget) -> None:
        """Click a widget where it can be seen."""
        assert widget.isVisible()
        assert widget.isEnabled()
        handle = self.window.windowHandle()
        point = self.visible_point(widget)
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        self.rehearsal.settle()

    def click_text(self, text: str, inside: QWidget | None = None) -> None:
        """Click the one visible button with this text."""
        found = [
            button
            for button in (inside or self.window).findChildren(QAbstractButton)
            if button.isVisible() and button.text() == text
        ]
        assert len(found) == 1, f"{len(found)} buttons say {text!r}"
        self.click(found[0])


class Keyboard:
    """Presses keys, which go wherever the focus is."""

    def __init__(self, rehearsal: Rehearsal) -> None:
        self.rehearsal = rehearsal
        assert rehearsal.window is not None
        self.window = rehearsal.window

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, times: int = 1
    ) -> None:
        """Press a key."""
        for _ in range(times):
            QTest.keyClick(self.window.windowHandle(), key, modifier)
        self.rehearsal.settle()

    def focused_text(self) -> str:
        """Text of the button that has the focus, empty if it is none."""
        widget = self.window.focusWidget()
        return widget.text() if isinstance(widget, QAbstractButton) else ""

    def tab_to(self, text: str) -> None:
        """Press Tab until the button with this text has the focus."""
        for _ in range(60):
            if self.focused_text() == text:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"no button {text!r} can be reached with Tab")

    def to_card(self, code: str) -> None:
        """Move the focus along the hand to a card."""
        self.press(Qt.Key.Key_Home)
        for _ in range(40):
            widget = self.window.focusWidget()
            if isinstance(widget, CardWidget) and widget.code == code:
                return
            self.press(Qt.Key.Key_Right)
        raise AssertionError(f"{code} cannot be reached with the arrow keys")


def wish(rehearsal: Rehearsal) -> object:
    """What a computer player would do in the person's place."""
    controller = rehearsal.table.controller
    deal = controller.match.deal
    assert deal is not None
    return player(controller.match.game.id, "steady").choose(deal.view(0), controller.match.seed(0))


def until_person_or_end(rehearsal: Rehearsal) -> None:
    """Wait until the person is to act, or a deal or the match has ended."""
    table = rehearsal.table

    def reached() -> bool:
        still = not table.director.moving and not table.stage.animator.busy
        return still and (table.controller.prompt is not None or table.controller.shown.phase in ("end", "match_end"))

    rehearsal.until(reached)
    rehearsal.settle()


def until_next_deal(rehearsal: Rehearsal) -> None:
    """Wait until the next deal has begun: it is stored before it is shown."""
    controller = rehearsal.table.controller
    rehearsal.until(lambda: controller.shown.phase != "end")


def the_match(rehearsal: Rehearsal, deals: int) -> MatchRow:
    """Close the window; its ledger holds one finished match of so many deals, which keeps every rule."""
    rehearsal.close()
    with Ledger.open(rehearsal.folder / FILE_NAME, app_version="test") as ledger:
        (row,) = ledger.matches(10)
        assert row.state == "finished"
        lines = [line.encode() for line in ledger.record_lines()]
    assert len(lines) == deals
    assert list(Verifier().lines(lines)) == []
    return row
