"""The computer plays a game at the real table, off screen if need be, and leaves pictures of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from cardgui.models.controller import Step
from cardgui.screens.new_game import NewGame
from cardgui.screenshots.rehearsal import Rehearsal, SceneError

GAME: Final = "truf"
NUMBER: Final = 20_250
SIZE: Final = (1280, 800)


def play(folder: Path, data_dir: Path | None = None, language: str = "") -> int:
    """Play a whole game of Truf at the table without waiting, with pictures of its stations.

    Args:
        folder: where the pictures go.
        data_dir: keeps the game and the settings; by default they are forgotten.
        language: of the window; by default that of the system.

    Returns:
        The exit code: 0, or 1 if the folder cannot be written or the game got stuck.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with Rehearsal(data_dir) as rehearsal:
            pictures = _play(rehearsal, folder, language)
    except OSError as error:
        print(f"cardgui: the pictures cannot be written to {folder}: {error.strerror}", file=sys.stderr)
        return 1
    except SceneError as error:
        print(f"cardgui: the game got stuck: {error}", file=sys.stderr)
        return 1
    print(f"{len(pictures)} pictures of it are in {folder.resolve()}")
    return 0


def _play(rehearsal: Rehearsal, folder: Path, language: str) -> list[Path]:
    window = rehearsal.open(language)
    window.resize(*SIZE)
    window.start(NewGame(GAME, {}, NUMBER, raise_playable=True, explain_refusals=True))
    table = rehearsal.table
    controller = table.controller
    controller.autoplay = True
    rehearsal.hurry()
    pictures: list[Path] = []

    def picture(name: str) -> None:
        path = folder / f"{len(pictures) + 1:02d}-{name}.png"
        if not window.grab().save(str(path)):
            raise OSError(0, "no room or no permission")
        pictures.append(path)

    def on_step(step: Step) -> None:
        motion, shown = step.beat.motion, controller.shown
        if shown.deal == 1 and motion == "turn_up":
            picture("bids")
        elif shown.deal == 1 and motion == "play" and shown.trick == 3 and step.beat.seat == 0:
            picture("trick")

    table.director.step_ended.connect(on_step)
    while controller.shown.phase != "match_end":
        rehearsal.until(lambda: controller.shown.phase in ("end", "match_end") and not table.director.moving)
        if controller.shown.phase == "end":
            if controller.shown.deal == 1:
                picture("end-of-deal")
            controller.next_deal()
            rehearsal.until(lambda: controller.shown.phase != "end")
    rehearsal.settle()
    picture("end-of-game")
    _tell(rehearsal)
    window.go("ledger")
    rehearsal.settle()
    picture("ledger")
    return pictures


def _tell(rehearsal: Rehearsal) -> None:
    controller = rehearsal.table.controller
    names = [seat.name or "You" for seat in controller.seats]
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, controller.match.scores, strict=True))
    winners = " and ".join(names[seat] for seat in controller.match.winners)
    print(f"The computer played {controller.match.game.deals} deals of Truf: {totals}. Winner: {winners}.")
