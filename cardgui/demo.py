"""The computer plays a game at the real table, off screen if need be, and leaves pictures of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from cardgui.engine.registry import make_game
from cardgui.models.controller import Step
from cardgui.models.registry import GAME_MODELS
from cardgui.screens.new_game import NewGame
from cardgui.screenshots.rehearsal import Rehearsal, SceneError

NUMBER: Final = 20_250
SIZE: Final = (1280, 800)
BIDS: Final = frozenset({"turn_up", "announce"})
"""Movements after which all bids, or what was declared, can be seen."""


def playable(game: str, players: int | None) -> str:
    """Why there is no such table, or "" if there is one."""
    if game not in GAME_MODELS:
        return f"there is no table for {game!r}; there are {', '.join(GAME_MODELS)}"
    try:
        make_game(game, {}, players)
    except ValueError as error:
        return str(error)
    return ""


def play(
    folder: Path, data_dir: Path | None = None, language: str = "", game: str = "truf", players: int | None = None
) -> int:
    """Play a whole game at the table without waiting, with pictures of its stations.

    Args:
        folder: where the pictures go.
        data_dir: keeps the game and the settings; by default they are forgotten.
        language: of the window; by default that of the system.
        game, players: what is played, and how many play.

    Returns:
        The exit code: 0, or 1 if the folder cannot be written or the game got stuck.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with Rehearsal(data_dir) as rehearsal:
            new = NewGame(game, {}, NUMBER, raise_playable=True, explain_refusals=True, players=players)
            pictures = _play(rehearsal, folder, language, new)
    except OSError as error:
        print(f"cardgui: the pictures cannot be written to {folder}: {error.strerror}", file=sys.stderr)
        return 1
    except SceneError as error:
        print(f"cardgui: the game got stuck: {error}", file=sys.stderr)
        return 1
    print(f"{len(pictures)} pictures of it are in {folder.resolve()}")
    return 0


def _play(rehearsal: Rehearsal, folder: Path, language: str, new: NewGame) -> list[Path]:
    window = rehearsal.open(language)
    window.resize(*SIZE)
    window.start(new)
    table = rehearsal.table
    controller = table.controller
    controller.autoplay = True
    rehearsal.hurry()
    pictures: list[Path] = []
    taken: set[str] = set()

    def picture(name: str) -> None:
        path = folder / f"{len(pictures) + 1:02d}-{name}.png"
        if not window.grab().save(str(path)):
            raise OSError(0, "no room or no permission")
        pictures.append(path)
        taken.add(name)

    def on_step(step: Step) -> None:
        motion, shown = step.beat.motion, controller.shown
        if shown.deal == 1 and motion in BIDS and "bids" not in taken:
            picture("bids")
        elif shown.deal == 1 and motion == "play" and shown.trick == 3 and step.beat.seat == 0 and "trick" not in taken:
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
    match = rehearsal.table.controller.match
    game, scores = match.game, match.scores
    names = [seat.name or "You" for seat in rehearsal.table.controller.seats]
    if len(scores) < len(names):  # scores are kept by sides
        names = ["Your side", "The other side"]
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, scores, strict=True))
    winners = " and ".join(names[seat] for seat in match.winners)
    print(f"The computer played {len(match.finished)} deals of {game.id}: {totals}. Winner: {winners}.")
