"""The worker process: decides, forgets, and may die at any time without blocking the table."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardgui.bots.registry import player
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.models.deciding import Deciding
from cardgui.models.worker import CRASHES, Worker


def match_of(game_id: str) -> Match:
    """A match of which the first deal has begun."""
    match = Match(make_game(game_id), 3)
    match.start_deal()
    return match


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:  # noqa: ARG001 - it brings the application
    owner = QObject()
    made = Worker(owner)
    yield made
    made.stop()


@pytest.mark.parametrize("game_id", ["truf", "rifki", "rook_sluff", "minchiate"])
def test_the_process_decides_as_the_player_would_here(qtbot: QtBot, worker: Worker, game_id: str) -> None:
    match = match_of(game_id)
    assert match.deal is not None
    seat = min(match.deal.to_act)
    view = match.deal.view(seat)
    with qtbot.waitSignal(worker.done, timeout=60_000) as decided:
        worker.ask("key", game_id, "expert", view, 5, 2000)
    assert decided.args == ["key", player(game_id, "expert", 2000).choose(view, 5)]


@pytest.mark.parametrize("style", ["careful", "daring"])
def test_the_process_plays_with_the_style_it_is_told(qtbot: QtBot, worker: Worker, style: str) -> None:
    even, styled = player("rook_sluff", "expert", 2000), player("rook_sluff", "expert", 2000, style)
    match, changed = match_of("rook_sluff"), 0
    while match.in_deal and not changed:
        assert match.deal is not None
        seat = min(match.deal.to_act)
        view = match.deal.view(seat)
        expected = styled.choose(view, 5)
        with qtbot.waitSignal(worker.done, timeout=60_000) as decided:
            worker.ask("key", "rook_sluff", "expert", view, 5, 2000, style=style)
        assert decided.args == ["key", expected]
        changed += expected != even.choose(view, 5)
        match.apply(expected)
    assert changed, "there is a decision in which the style shows"


def test_the_players_of_a_table_play_with_their_styles_in_the_thread_too(qtbot: QtBot) -> None:
    owner = QObject()
    styles = ["even", "daring", "careful", "daring", "even", "careful", "daring", "careful"]
    deciding = Deciding("rook_sluff", ["steady"] * 8, owner, styles)
    match = match_of("rook_sluff")
    even, changed = player("rook_sluff", "steady"), 0
    while match.in_deal:
        assert match.deal is not None
        seat = min(match.deal.to_act)
        view = match.deal.view(seat)
        expected = player("rook_sluff", "steady", style=styles[seat]).choose(view, 5)
        with qtbot.waitSignal(deciding.done, timeout=60_000) as decided:
            deciding.ask("key", seat, view, 5)
        assert decided.args == ["key", expected]
        changed += expected != even.choose(view, 5)
        match.apply(expected)
    deciding.stop()
    assert changed


def test_what_is_forgotten_is_given_up_and_the_next_question_answered(qtbot: QtBot, worker: Worker) -> None:
    match = match_of("rifki")
    assert match.deal is not None
    view = match.deal.view(min(match.deal.to_act))
    answers: list[tuple[object, object]] = []
    worker.done.connect(lambda key, action: answers.append((key, action)))
    worker.ask("long", "rifki", "expert", view, 5, 10**9)
    worker.forget()
    worker.ask("longer", "rifki", "expert", view, 5, 10**9)
    with qtbot.waitSignal(worker.done, timeout=60_000):
        worker.ask("short", "rifki", "expert", view, 5, 500)
    assert [key for key, _ in answers] == ["short"]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed so on POSIX only")
def test_a_killed_process_is_told_and_replaced_until_it_has_crashed_too_often(qtbot: QtBot, worker: Worker) -> None:
    match = match_of("rifki")
    assert match.deal is not None
    view = match.deal.view(min(match.deal.to_act))
    for crash in range(CRASHES):
        worker.ask(crash, "rifki", "expert", view, 5, 10**9)
        assert worker.pid is not None
        with qtbot.waitSignal(worker.done, timeout=60_000) as told:
            os.kill(worker.pid, signal.SIGKILL)
        assert told.args == [crash, None]
    with qtbot.waitSignal(worker.done, timeout=60_000) as told:
        worker.ask("after", "rifki", "expert", view, 5, 500)
    assert told.args == ["after", None]
    assert worker.pid is None


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed so on POSIX only")
def test_without_the_process_a_player_without_search_decides(qtbot: QtBot) -> None:
    owner = QObject()
    deciding = Deciding("rifki", ["steady", "expert", "expert", "expert"], owner)
    match = match_of("rifki")
    asked = 0
    while match.in_deal and asked < 60:
        assert match.deal is not None
        seat = min(match.deal.to_act)
        view, seed = match.deal.view(seat), match.seed(seat)
        pid = deciding.worker_pid
        with qtbot.waitSignal(deciding.done, timeout=60_000) as decided:
            deciding.ask(asked, seat, view, seed)
            if asked % 9 == 1 and pid is not None:
                os.kill(pid, signal.SIGKILL)
        key, action = decided.args
        assert key == asked
        match.apply(action)
        asked += 1
    assert not match.in_deal
    deciding.stop()


def test_asking_and_stopping_do_not_wait_for_the_process(qtbot: QtBot) -> None:  # noqa: ARG001
    owner = QObject()
    worker = Worker(owner)
    match = match_of("rifki")
    assert match.deal is not None
    view = match.deal.view(min(match.deal.to_act))
    begun = time.thread_time()
    worker.ask("never", "rifki", "expert", view, 5, 10**9)
    worker.stop()
    assert time.thread_time() - begun < 0.05
