"""A demonstration: the computer plays a whole game at the real table, off screen, and leaves pictures of it."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardgui.models.controller import Step
    from cardgui.screens.main_window import MainWindow
    from cardgui.table.table_view import TableView

NUMBER: Final = 482_117_903
PATIENCE_MS: Final = 300_000
SIZE: Final = (1280, 800)


class Demonstration:
    """Watches one game and takes a picture of each thing that happens for the first time."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        """Prepare to write into a folder that exists."""
        from PySide6.QtCore import QEventLoop  # noqa: PLC0415  (commands import no Qt)

        self._window = window
        self._folder = folder
        self._taken: list[str] = []
        self._loop = QEventLoop()
        self.finished = False

    def run(self) -> None:
        """Begin a game and let the computer play it to the end."""
        from PySide6.QtCore import QTimer  # noqa: PLC0415

        from cardgui.screens.new_game import NewGame  # noqa: PLC0415
        from cardgui.table.animator import PACES  # noqa: PLC0415

        self.picture("home")
        self._window.start(NewGame("truf", {}, NUMBER, raise_playable=True, explain_refusals=True))
        table = self._window.table
        if table is None:
            return
        table.controller.autoplay = True
        table.stage.animator.pace = PACES["none"]
        table.director.step_ended.connect(lambda step: self._on_step(table, step))
        table.director.rested.connect(lambda: self._on_rest(table))
        QTimer.singleShot(PATIENCE_MS, self._loop.quit)
        self._loop.exec()

    def picture(self, name: str) -> None:
        """Take a picture of the window, numbered in the order in which they are taken."""
        if name not in self._taken:
            self._taken.append(name)
            self._window.grab().save(str(self._folder / f"{len(self._taken):02}-{name}.png"))

    def _on_step(self, table: TableView, step: Step) -> None:
        names = {"sort": "dealt", "bid": "bidding", "turn_up": "bids", "winner": "trick"}
        if step.beat.motion in names:
            self.picture(names[step.beat.motion])
        shown = table.controller.shown
        if step.beat.motion == "play" and shown.trick == 5:
            self.picture("fifth-trick")

    def _on_rest(self, table: TableView) -> None:
        phase = table.controller.shown.phase
        if phase == "end":
            self.picture("end-of-deal")
            table.controller.next_deal()
        elif phase == "match_end":
            self.picture("end-of-game")
            self.finished = True
            self._loop.quit()

    def result(self) -> str:
        """Say in one line how the game ended."""
        table = self._window.table
        if table is None:
            return "no game was played"
        seats = table.controller.shown.seats
        return ", ".join(f"{seat.name or 'You'} {seat.total:+}" for seat in seats)

    def show_ledger(self) -> None:
        """Take a picture of the game in the ledger."""
        from PySide6.QtTest import QTest  # noqa: PLC0415

        table = self._window.table
        match = "" if table is None else table.controller.match_id
        self._window.open_ledger(match)
        QTest.qWait(200)  # the last deal is still on its way to the disk
        self._window.open_ledger(match)
        self.picture("ledger")


def play(folder: Path, data_dir: Path | None = None, language: str = "") -> int:
    """Play one game of Truf and write pictures.

    Args:
        folder: where the pictures go; it is made if there is none.
        data_dir: folder of ledger and settings; a temporary one by default, so that nothing of the person's is touched.
        language: language of the window, by default the system's.

    Returns:
        Exit code: 0 if the game was played to its end.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardgui.app import make_application, open_window, places  # noqa: PLC0415

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.stderr.write(f"cardgui: {folder} cannot be written: {error.strerror}\n")
        return 1
    make_application()
    with tempfile.TemporaryDirectory(prefix="cardgui-demo-") as temporary:
        window = open_window(places(data_dir or Path(temporary)), language)
        window.resize(*SIZE)
        window.show()
        demonstration = Demonstration(window, folder)
        demonstration.run()
        result = demonstration.result()
        if demonstration.finished:
            demonstration.show_ledger()
        window.close()
    if not demonstration.finished:
        sys.stderr.write(f"cardgui: the game did not end ({result})\n")
        return 1
    sys.stdout.write(f"The computer played a game of Truf, 13 deals: {result}.\nPictures are in {folder}\n")
    return 0
