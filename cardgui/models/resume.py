"""Taking up an unfinished match from the ledger, in the same trick."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardgui import __version__
from cardgui.engine.events import Event
from cardgui.engine.game import Game
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.record import read_opening
from cardgui.engine.registry import make_game
from cardgui.engine.verify import verify_record
from cardgui.ledger.errors import UnknownIdError
from cardgui.ledger.rows import DealRow, Unfinished
from cardgui.ledger.store import Ledger
from cardgui.models.controller import TableController
from cardgui.models.history import remaining
from cardgui.models.ledger_writer import LedgerWriter

if TYPE_CHECKING:
    from cardgui.models.match_so_far import MatchSoFar


class CannotResumeError(ValueError):
    """What is stored of a match is none that these rules allow: a damaged entry, or one of another program."""


def resume(unfinished: Unfinished, writer: LedgerWriter, parent: QObject | None = None) -> TableController:
    """A table that stands exactly where the ledger says; a match without any deal begins its first one.

    A match that was given up, or is being given up just now, can be played on again.

    Raises:
        CannotResumeError: if what is stored cannot be played on. It stays in the ledger as it is.
    """
    row = unfinished.match
    try:
        match, events = _restored(unfinished)
        controller = TableController(match, row.seats, writer, row.id, parent)
        controller.resumed(unfinished, events)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        # JSON from the disk, of which only the checksum is known to be right: anything may be missing or odd in it.
        raise CannotResumeError(f"match {row.id}: {error}") from error
    writer.submit(lambda ledger: _reopen(ledger, row.id))
    if not events:
        controller.next_deal()
    return controller


def resume_unsaved(left: MatchSoFar, writer: LedgerWriter, parent: QObject | None = None) -> TableController:
    """A table that stands where it was left, though not all of it could be stored yet.

    Raises:
        CannotResumeError: if it cannot be played on.
    """
    with Ledger.in_memory(app_version=__version__) as ledger:
        left.enter(ledger)
        unfinished = ledger.unfinished(left.id)
    return resume(unfinished, writer, parent)


def _reopen(ledger: Ledger, match_id: str) -> None:
    # Where another file is written than was read, the match enters itself with its next action.
    with suppress(UnknownIdError):
        ledger.reopen_match(match_id)


def _restored(unfinished: Unfinished) -> tuple[Match, list[Event]]:
    """The match, and the events of the deal that the table shows."""
    row = unfinished.match
    game = make_game(row.game, row.options, row.players)
    if len(row.seats) != game.players:
        raise CannotResumeError(f"{len(row.seats)} seats for {game.players} players")
    match = Match(game, row.number or 1)
    finished = [_finished(record.record) for record in unfinished.records]
    if unfinished.deal is None:
        match.restore(finished[:-1])
        return match, _replay(match, finished[-1]) if finished else []
    match.restore(finished)
    actions = remaining(row.body for row in unfinished.actions)
    return match, _begun(match, game, unfinished.deal) + [
        event for action in actions for event in match.apply(game.read_action(action))
    ]


def _begun(match: Match, game: Game, deal: DealRow) -> list[Event]:
    setup, layout = read_opening(game, deal.opening)
    if setup.deal != deal.number:
        raise CannotResumeError(f"deal {deal.number} says that it is deal {setup.deal}")
    return match.resume_deal(setup, layout, int(deal.opening.get("attempt", 0)))


def _finished(record: Mapping[str, Any]) -> FinishedDeal:
    read = verify_record(dict(record))
    return FinishedDeal(read.setup, read.layout, read.actions, dict(read.result))


def _replay(match: Match, done: FinishedDeal) -> list[Event]:
    """Play a finished deal again, so that its end is what the table shows."""
    events = match.resume_deal(done.setup, done.layout, 0)
    for action in done.actions:
        events += match.apply(action)
    return events
