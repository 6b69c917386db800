"""The process in which Expert thinks is killed at random: no card is lost, and no table waits for ever."""

from __future__ import annotations

import contextlib
import os
import random
import signal
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardgui.bots.registry import player
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.engine.verify import Verifier
from cardgui.ledger.rows import Seat
from cardgui.ledger.store import Ledger
from cardgui.models.controller import TableController
from cardgui.models.deciding import Deciding
from cardgui.models.worker import CRASHES
from tests.models.table_driver import Driver, writer_for

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed so on POSIX only")


def _kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


@pytest.mark.parametrize("game_id", ["truf", "rifki", "rook_sluff", "minchiate"])
def test_a_deal_is_played_and_recorded_though_the_process_is_killed_at_random(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    rng = random.Random(game_id)
    killed: list[int] = []
    ask = Deciding.ask

    def ask_and_kill(deciding: Deciding, key: object, seat: int, view: object, seed: int) -> None:
        before = deciding.worker_pid
        ask(deciding, key, seat, view, seed)
        if before is not None and before not in killed and rng.random() < 0.4:
            killed.append(before)
            # Before it has begun, in the middle of a thought, or with its answer under way.
            QTimer.singleShot(rng.choice((0, 2, 5, 10)), deciding, partial(_kill, before))

    monkeypatch.setattr(Deciding, "ask", ask_and_kill)
    path = tmp_path / "ledger.sqlite"
    writer = writer_for(path)
    match = Match(make_game(game_id), 11)
    others = [Seat(f"P{seat}", "expert", human=False) for seat in range(1, match.game.players)]
    controller = TableController(match, (Seat("", None, human=True), *others), writer)
    Driver(controller)
    controller.begin()
    person = player(game_id, "random")

    def played() -> bool:
        deal = match.deal
        if controller.prompt is not None and deal is not None:
            assert controller.act(person.choose(deal.view(0), match.seed(0)))
        return controller.shown.phase in {"end", "match_end"}

    qtbot.waitUntil(played, timeout=120_000)
    controller.close()
    writer.close()
    assert 1 <= len(killed) <= CRASHES
    with Ledger.open(path, app_version="test") as ledger:
        lines = [line.encode() for line in ledger.record_lines()]
    assert len(lines) == 1
    assert list(Verifier().lines(lines)) == []
