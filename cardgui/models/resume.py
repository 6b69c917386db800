"""Taking up an unfinished match from the ledger, in the same trick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from cardgui.engine.events import Event
from cardgui.engine.match import FinishedDeal, Match, read_setup
from cardgui.engine.record import read_record
from cardgui.engine.registry import make_game
from cardgui.ledger.rows import ActionRow, Unfinished
from cardgui.models.controller import TableController
from cardgui.models.ledger_writer import LedgerWriter


def resume(unfinished: Unfinished, writer: LedgerWriter, parent: QObject | None = None) -> TableController:
    """A table that stands exactly where the ledger says.

    Raises:
        ValueError: if what is stored is no match that these rules allow (a damaged or foreign entry).
        KeyError: if its game does not exist here.
    """
    row = unfinished.match
    game = make_game(row.game, row.options, row.players)
    match = Match(game, row.number or 1)
    finished = [_finished(record.record) for record in unfinished.records]
    controller = TableController(match, row.seats, writer, row.id, parent)
    if unfinished.deal is None:
        match.restore(finished[:-1])
        events = _replay(match, finished[-1]) if finished else []
        controller.resumed("", 0, events)
        return controller
    match.restore(finished)
    opening = unfinished.deal.opening
    events = match.resume_deal(read_setup(opening), game.read_layout(opening), int(opening.get("attempt", 0)))
    for action in remaining(unfinished.actions):
        events += match.apply(game.read_action(action))
    controller.resumed(unfinished.deal.id, len(unfinished.actions), events)
    return controller


def remaining(rows: tuple[ActionRow, ...]) -> list[Mapping[str, Any]]:
    """The actions that count: ``{"back_to": k}`` takes back all from the k-th on (counting from 0)."""
    actions: list[Mapping[str, Any]] = []
    for row in rows:
        if "back_to" in row.body:
            del actions[int(row.body["back_to"]) :]
        else:
            actions.append(row.body)
    return actions


def _finished(record: Mapping[str, Any]) -> FinishedDeal:
    read = read_record(record)
    return FinishedDeal(read.setup, read.layout, read.actions, dict(read.result))


def _replay(match: Match, done: FinishedDeal) -> list[Event]:
    """Play a finished deal again, so that its end is what the table shows."""
    events = match.resume_deal(done.setup, done.layout, 0)
    for action in done.actions:
        events += match.apply(action)
    return events
