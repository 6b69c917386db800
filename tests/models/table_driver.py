"""A director without a picture: takes every step at once and tells the controller that it has settled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from cardgui.bots.registry import player
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.ledger.rows import Seat
from cardgui.ledger.store import Ledger
from cardgui.models.controller import TableController
from cardgui.models.ledger_writer import LedgerWriter

SEATS = (Seat("", None, human=True), *(Seat(name, "random", human=False) for name in ("Sari", "Budi", "Dewi")))


class Driver(QObject):
    """Draws nothing; keeps the motions it saw."""

    def __init__(self, controller: TableController) -> None:
        super().__init__(controller)
        self.controller = controller
        self.motions: list[str] = []
        controller.queued.connect(self.pull, Qt.ConnectionType.QueuedConnection)
        controller.rewound.connect(self.pull, Qt.ConnectionType.QueuedConnection)

    def pull(self) -> None:
        while (step := self.controller.take()) is not None:
            self.motions.append(step.beat.motion)
        self.controller.settled()


def writer_for(path: Path) -> LedgerWriter:
    return LedgerWriter(lambda: Ledger.open(path, app_version="test"))


def new_table(path: Path, number: int = 7, **options: object) -> tuple[TableController, LedgerWriter]:
    writer = writer_for(path)
    return TableController(Match(make_game("truf", options), number), SEATS, writer), writer


def play_person(controller: TableController) -> None:
    """Decide for the person as a computer would."""
    deal = controller.match.deal
    assert deal is not None
    assert controller.act(player("truf", "random").choose(deal.view(0), controller.match.seed(0)))


def run_until(qtbot: QtBot, controller: TableController, done: Callable[[], bool]) -> None:
    """Play on, deciding for the person, until ``done``."""

    def step() -> bool:
        if done():
            return True
        if controller.prompt is not None:
            play_person(controller)
        elif controller.shown.phase == "end" and not controller.match.in_deal:
            controller.next_deal()
        return False

    qtbot.waitUntil(step, timeout=30_000)
