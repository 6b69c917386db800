"""What a person does in the sandbox, and what must agree afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardgui.engine.registry import GAMES
from cardgui.teaching.sandbox.reading import read_draft
from cardgui.teaching.sandbox.registry import SANDBOXES

if TYPE_CHECKING:
    from cardgui.screens.sandbox.screen import SandboxScreen

TABLES = [(game, count) for game in SANDBOXES for count in sorted(GAMES[game].player_counts)]
ERKEK = "rifki/4 contract=erkek hands=AS,9S,6S,QH,7H,JC,7C,3C,TD,6D,2D//// leader=2 trick=8C,KC,"


def middle(widget: QWidget) -> QPoint:
    return widget.rect().center()


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle(widget))


def pull(start: QWidget, end: QWidget, at: QPoint | None = None, grip: QPoint | None = None) -> None:
    """Drag with the mouse from one widget to another."""
    begin = grip or middle(start)
    goal = start.mapFromGlobal(end.mapToGlobal(at or middle(end)))
    QTest.mousePress(start, Qt.MouseButton.LeftButton, pos=begin)
    QTest.mouseMove(start, begin + QPoint(14, -14))
    QTest.mouseMove(start, goal)
    QTest.mouseRelease(start, Qt.MouseButton.LeftButton, pos=goal)


def key(screen: SandboxScreen, text: str) -> None:
    QTest.keyClicks(screen.window().focusWidget() or screen, text)


def agree(screen: SandboxScreen) -> None:
    """Text, table and pack show the same."""
    draft = screen.draft
    assert read_draft(screen.column.text.text) == draft
    table = screen.table
    assert table is not None
    assert sorted(card.code or "" for card in table.hand) == sorted(draft.hands[screen.set_up.shown])
    assert [spot.card for spot in table.spots] == [draft.laid(seat) for seat in range(draft.players)]
    for code, card in screen.pack.cards.items():
        assert card.count == draft.left[code]
