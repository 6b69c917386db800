"""Whatever a person clicks, presses or changes, at whatever moment, nothing breaks and the game goes on."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog

from cardgui.engine.verify import Verifier
from cardgui.ledger.store import Ledger
from cardgui.models.ledger_session import FILE_NAME
from cardgui.models.registry import GAME_MODELS
from cardgui.screenshots.rehearsal import Rehearsal
from tests.journeys.monkey import Monkey

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    # The off-screen platform says so of menus and full screen.
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]

CALM_EVERY = 25
REOPEN_EVERY = 250


CANCELLED: dict[str, object] = {
    "getExistingDirectory": "",
    "getOpenFileName": ("", ""),
    "getOpenFileNames": ([], ""),
    "getSaveFileName": ("", ""),
}
"""The system's own dialogs run a loop of their own, in which nobody presses keys here."""


def let_loose(game: str, seed: int, events: int, deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a monkey do so many things; every now and then all must be right, and at the end a game be played on."""
    # The test keeps the faults itself; the program's own dialog would lie over the table.
    monkeypatch.setattr("cardgui.screens.fault.FaultKeeper.install", lambda _keeper: None)
    # Another person gets another window, which is no business of this monkey's.
    monkeypatch.setattr("cardgui.app._switch", lambda *_: None)
    for ask, nothing in CANCELLED.items():
        monkeypatch.setattr(QFileDialog, ask, lambda *_, answer=nothing: answer)
    with Rehearsal() as rehearsal:
        monkey = Monkey(rehearsal, seed, game)
        monkey.watch(monkeypatch)
        monkey.start()
        try:
            for number in range(1, events + 1):
                monkey.act()
                if number % CALM_EVERY == 0:
                    monkey.calm()
                    monkey.check()
                if number % REOPEN_EVERY == 0:
                    monkey.reopen()
            monkey.play_on(deals)
            monkey.check()
        except BaseException as error:
            error.add_note(
                f"{game}, seed {seed}, event {len(monkey.did)}, the last ones:\n" + "\n".join(monkey.did[-30:])
            )
            raise
        finally:
            monkey.stop()
        rehearsal.close()
        with Ledger.open(rehearsal.folder / FILE_NAME, app_version="test") as ledger:
            ledger.check()
            verifier = Verifier()
            assert list(verifier.lines(line.encode() for line in ledger.record_lines())) == []
            assert verifier.records >= 1


@pytest.mark.timeout(200)
@pytest.mark.parametrize("game", GAME_MODELS)
@pytest.mark.parametrize("seed", [1])
def test_six_hundred_random_things(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    let_loose(game, seed, 600, 1, monkeypatch)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAME_MODELS)
@pytest.mark.parametrize("seed", [101])
def test_twenty_thousand_random_things(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    let_loose(game, seed, 20_000, 4, monkeypatch)
