"""Fingers: controls grow while they are used, and sliding over the hand chooses the card they leave."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from cardgui.app import make_application
from cardgui.look.theme import theme
from cardgui.look.tokens import TOUCH_TARGET
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.take import SCENES
from cardgui.table.card_widget import CardWidget

LYING = "truf-void"
"""A scene in which any card of the hand may be played."""


@pytest.fixture
def rehearsal(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rehearsal]:  # noqa: ARG001
    make_application()
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    with Rehearsal(tmp_path) as made:
        yield made
    theme().use_touch(touch=False)


@pytest.fixture(scope="module")
def finger(qapp: object) -> QPointingDevice:
    assert qapp
    return QTest.createTouchDevice()


def show(rehearsal: Rehearsal, name: str) -> QWidget:
    scene = SCENES[name]
    match = scene.prepare(rehearsal)
    window = rehearsal.open("en")
    window.resize(1280, 800)
    rehearsal.settle()
    scene.show(rehearsal, match)
    rehearsal.settle()
    return window


def tap(rehearsal: Rehearsal, finger: QPointingDevice, *path: QPoint) -> None:
    """Put a finger down, move it along the path, lift it."""
    window = rehearsal.window
    assert window is not None
    QTest.touchEvent(window, finger).press(0, path[0], window).commit()
    for at in path[1:]:
        QTest.touchEvent(window, finger).move(0, at, window).commit()
    QTest.touchEvent(window, finger).release(0, path[-1], window).commit()
    rehearsal.settle()


def small_controls(window: QWidget) -> list[str]:
    """The controls that are lower than a finger needs, cards and what other controls are part of apart."""
    return [
        f"{type(button).__name__} “{button.text()}” is {button.height()} high"
        for button in window.findChildren(QAbstractButton)
        if button.isVisible() and not isinstance(button, CardWidget) and button.height() < TOUCH_TARGET
    ]


@pytest.mark.parametrize("name", ["app-home", "app-ledger", "app-damaged", "truf-new-game", "truf-why-not", "truf-bid"])
def test_controls_are_large_enough_for_fingers_once_one_was_used(
    rehearsal: Rehearsal, finger: QPointingDevice, name: str
) -> None:
    window = show(rehearsal, name)
    assert small_controls(window)
    tap(rehearsal, finger, QPoint(window.width() - 3, window.height() - 3))
    assert theme().touch
    assert small_controls(window) == []


def test_a_mouse_makes_them_small_again(rehearsal: Rehearsal, finger: QPointingDevice) -> None:
    window = show(rehearsal, "app-home")
    tap(rehearsal, finger, QPoint(1270, 790))
    assert theme().touch
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(1270, 790))
    rehearsal.settle()
    assert not theme().touch


def places(rehearsal: Rehearsal) -> dict[str, QPoint]:
    """Card → the middle of the strip that is seen of it, in the window."""
    view, window = rehearsal.table, rehearsal.window
    assert window is not None
    found = {}
    for card in view.hand.cards():
        rect = card.card_rect()
        at = QPoint(round(rect.left()) + 10, round(rect.center().y()))
        found[str(card.code)] = card.mapTo(window, at)
    return found


def test_the_card_that_the_finger_is_lifted_from_is_played(rehearsal: Rehearsal, finger: QPointingDevice) -> None:
    show(rehearsal, LYING)
    chosen: list[str] = []
    rehearsal.table.hand.chosen.connect(chosen.append)
    at = places(rehearsal)
    first, second, third = list(at)[:3]
    tap(rehearsal, finger, at[first], at[second], at[third])
    assert chosen == [third]


def test_a_finger_raises_the_card_it_is_on(rehearsal: Rehearsal, finger: QPointingDevice) -> None:
    window = show(rehearsal, LYING)
    at = places(rehearsal)
    first, second = list(at)[:2]
    QTest.touchEvent(window, finger).press(0, at[first], window).commit()
    QTest.touchEvent(window, finger).move(0, at[second], window).commit()
    rehearsal.settle()
    risen = {card.code for card in rehearsal.table.hand.cards() if card.rise > 0.5}
    QTest.touchEvent(window, finger).release(0, QPoint(640, 300), window).commit()
    rehearsal.settle()
    assert risen == {second}


def test_a_finger_lifted_beside_the_hand_plays_nothing(rehearsal: Rehearsal, finger: QPointingDevice) -> None:
    show(rehearsal, LYING)
    chosen: list[str] = []
    rehearsal.table.hand.chosen.connect(chosen.append)
    at = places(rehearsal)
    tap(rehearsal, finger, next(iter(at.values())), QPoint(640, 300))
    assert chosen == []
    assert not any(card.rise > 0.5 for card in rehearsal.table.hand.cards())
