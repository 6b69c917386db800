"""Whatever lives in the window's thread is destroyed there, however much other threads allocate."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from cardgui.models.collecting import Collector, collect_here, settle


class Knot(QObject):
    """An object that nothing but itself refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.me = self


def fill() -> None:
    """Allocate far more than Python lets gather before it collects."""
    assert [[] for _ in range(20 * gc.get_threshold()[0])]


def test_a_cycle_is_collected_in_the_thread_of_the_window_alone(qtbot: QtBot) -> None:
    died_in: list[int] = []
    knot = Knot()
    weakref.finalize(knot, lambda: died_in.append(threading.get_ident()))
    del knot
    thread = threading.Thread(target=fill)
    thread.start()
    thread.join()
    assert died_in == []
    keep: list[list[int]] = []

    def collected() -> bool:
        keep.extend([] for _ in range(2 * gc.get_threshold()[0]))
        return bool(died_in)

    qtbot.waitUntil(collected)
    assert died_in == [threading.main_thread().ident]


def test_what_lives_is_left_alone_for_good_once(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    collect_here(qapp)
    (collector,) = qapp.findChildren(Collector)
    monkeypatch.setattr(collector, "_settled", False)
    early = Knot()
    settle()
    late = Knot()
    settle()
    early_died, late_died = weakref.ref(early), weakref.ref(late)
    del early, late
    gc.collect()
    assert early_died() is not None
    assert late_died() is None
    gc.unfreeze()
    gc.collect()  # the early one
    gc.freeze()


def test_there_is_one_collector(qapp: QCoreApplication) -> None:
    collect_here(qapp)
    assert len(qapp.findChildren(Collector)) == 1
