"""Work beside the window comes back in order, fails alone, and leaves no thread behind."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from cardgui.models.background import Background

NAME = "work of a test"


def threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == NAME]


def fail(error: BaseException) -> object:
    raise error


def held(begun: threading.Event, go_on: threading.Event) -> None:
    begun.set()
    go_on.wait(60)


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    assert qtbot is not None
    return QObject()


@pytest.fixture
def done(owner: QObject) -> tuple[Background, list[tuple[object, object]]]:
    background = Background(NAME, owner)
    results: list[tuple[object, object]] = []
    background.done.connect(lambda key, result: results.append((key, result)))
    return background, results


Done = tuple[Background, list[tuple[object, object]]]


def test_results_come_back_in_order_from_one_other_thread(qtbot: QtBot, done: Done) -> None:
    background, results = done
    assert not threads()
    for key in range(20):
        background.submit(key, threading.get_ident)
    qtbot.waitUntil(lambda: len(results) == 20, timeout=5000)
    assert [key for key, _ in results] == list(range(20))
    idents = {ident for _, ident in results}
    assert len(idents) == 1
    assert threading.get_ident() not in idents


@pytest.mark.parametrize("error", [ValueError(), SystemExit(3), KeyboardInterrupt(), RecursionError()], ids=repr)
def test_a_job_that_fails_has_no_result_and_the_next_one_is_done(
    qtbot: QtBot, done: Done, error: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    background, results = done
    background.submit("bad", lambda: fail(error))
    background.submit("good", lambda: 7)
    qtbot.waitUntil(lambda: len(results) == 2, timeout=5000)
    assert results == [("bad", None), ("good", 7)]
    assert NAME in caplog.text


@pytest.mark.parametrize("wait", [False, True])
def test_what_is_not_begun_when_it_stops_is_not_done(qtbot: QtBot, done: Done, *, wait: bool) -> None:
    background, _ = done
    begun, go_on = threading.Event(), threading.Event()
    other: list[int] = []
    background.submit("first", partial(held, begun, go_on))
    background.submit("second", lambda: other.append(1))
    qtbot.waitUntil(begun.is_set, timeout=5000)
    if wait:
        threading.Timer(0.05, go_on.set).start()
    background.stop(wait=wait)
    assert go_on.is_set() == wait
    go_on.set()
    qtbot.waitUntil(lambda: not threads(), timeout=5000)
    assert other == []


def test_work_can_begin_again_after_a_stop(qtbot: QtBot, done: Done) -> None:
    background, results = done
    background.submit(1, lambda: "before")
    background.stop(wait=True)
    background.submit(2, lambda: "after")
    qtbot.waitUntil(lambda: (2, "after") in results, timeout=5000)


def before_the_job_ends(go_on: threading.Event, owner: QObject) -> None:
    shiboken6.delete(owner)
    go_on.set()


def after_the_job_has_ended(go_on: threading.Event, owner: QObject) -> None:
    go_on.set()
    shiboken6.delete(owner)


@pytest.mark.parametrize("leave", [before_the_job_ends, after_the_job_has_ended])
def test_the_thread_ends_with_its_owner_and_leaves_nothing(
    qtbot: QtBot, done: Done, owner: QObject, leave: Callable[[threading.Event, QObject], None]
) -> None:
    background, results = done
    application = QCoreApplication.instance()
    assert application is not None
    before = application.children()
    begun, go_on = threading.Event(), threading.Event()
    background.submit("job", partial(held, begun, go_on))
    (carrier,) = [child for child in application.children() if child not in before]
    qtbot.waitUntil(begun.is_set, timeout=5000)
    leave(go_on, owner)
    qtbot.waitUntil(lambda: not threads(), timeout=5000)
    qtbot.waitUntil(lambda: not shiboken6.isValid(carrier), timeout=5000)
    assert len(results) <= 1
