"""Between the screens and the models: starts games, takes them up, abandons them, and says how the ledger is."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from cardgui.ledger.errors import LedgerError
from cardgui.models.matches import MatchListModel
from cardgui.screens.match_facts import MatchFacts, matches_of

if TYPE_CHECKING:
    from cardgui.engine.share import SharedDeal
    from cardgui.ledger.store import Ledger
    from cardgui.models.controller import TableController
    from cardgui.models.ledger_session import LedgerSession
    from cardgui.models.match_so_far import MatchSoFar
    from cardgui.models.settings import Settings
    from cardgui.screens.new_game import NewGame
    from cardgui.screens.notices import Kind

log = logging.getLogger(__name__)

OF_SETTINGS: Final[frozenset[str]] = frozenset({"settings", "settings_stuck", "settings_values", "settings_unsaved"})
"""The notices that have nothing to do with the ledger."""


class Desk(QObject):
    """One ledger and the games in it.

    Attributes:
        matches: every match, the newest first.
        settings: what the person has set.

    Signals:
        changed: other matches, or something else about them.
        state_changed: the ledger is another one, or in another state.
        saving_changed: whether games are being saved.
    """

    changed = Signal()
    state_changed = Signal()
    saving_changed = Signal(bool)

    def __init__(self, session: LedgerSession, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        self.matches = MatchListModel(self)
        self._written = True
        self._answered: set[str] = set()
        self._refresh_after: set[int] = set()
        self._left: dict[str, MatchSoFar] = {}
        """What was at the tables that were left, by match."""
        session.changed.connect(self._on_session)
        settings.written.connect(self._on_settings_written)
        session.writer.done.connect(self._on_written)
        self.matches.load(session.reader)

    # -- the ledger -----------------------------------------------------------------------------------------------

    @property
    def saving(self) -> bool:
        """Whether games are being saved."""
        return self.session.state.saving and self._written

    def refresh(self) -> None:
        """Read the matches again."""
        self.matches.load(self.session.reader)
        self.changed.emit()

    def refresh_soon(self) -> None:
        """Read the matches again once everything that waits to be written is on disk."""
        self._refresh_after.add(self.session.writer.submit(lambda _ledger: None))

    def has_any(self) -> bool:
        """Whether the ledger holds any match, deleted or not."""
        reader = self.session.reader
        try:
            return self.matches.rowCount() > 0 or (reader is not None and reader.counts().matches > 0)
        except LedgerError as error:
            log.warning("the matches could not be counted: %s", error)
            return False

    def notices(self) -> list[tuple[Kind, Mapping[str, str | int]]]:
        """Return what a person should be told about the ledger and the last session, and wasn't asked yet."""
        state = self.session.state
        told: list[tuple[Kind, Mapping[str, str | int]]] = []
        kinds: dict[str, Kind] = {
            "salvaged": "damaged",
            "newer": "newer",
            "foreign": "foreign",
            "unwritable": "full" if state.reason == "full" else "read_only",
            "in_use": "locked",
        }
        if state.kind in kinds:
            values: dict[str, str | int] = {"lost": state.lost, "kept": state.kept, "version": state.app}
            values |= {"reason": state.reason, "path": str(state.copy or state.path)}
            told.append((kinds[state.kind], values))
        newest = self.newest_open()
        if state.crashed and newest is not None:
            told.append(("back", {"game": newest.entry.id, "deal": newest.deal, "match": newest.id}))
        if self.settings.set_aside is not None:
            told.append(("settings", {"path": str(self.settings.set_aside)}))
        path = str(self.settings.path)
        if self.settings.stuck:
            told.append(("settings_stuck", {"path": path}))
        if self.settings.refused:
            told.append(("settings_values", {"path": path, "detail": ", ".join(self.settings.refused)}))
        if not self.settings.writable:
            told.append(("settings_unsaved", {"path": path}))
        return [(kind, values) for kind, values in told if kind not in self._answered]

    def answered(self, kind: Kind) -> None:
        """Remember that a person has answered a notice: it isn't shown again."""
        self._answered.add(kind)
        if kind == "settings_values":
            self.settings.forget_refused()

    def start_new_ledger(self) -> None:
        """Set the file aside and begin an empty ledger."""
        self.session.start_new()

    def use_folder(self, folder: str) -> None:
        """Keep the ledger in another folder from now on."""
        self.session.use_folder(Path(folder))
        if self.session.state.saving:
            self.settings.ledger_folder = folder

    def _on_session(self) -> None:
        self._written = True
        self._answered &= OF_SETTINGS  # they are the same in whatever ledger
        self.refresh()
        self.state_changed.emit()
        self.saving_changed.emit(self.saving)
        self.refresh_soon()  # a game at the table enters itself anew

    def _on_settings_written(self, written: bool) -> None:  # noqa: FBT001  (a Qt slot)
        if written:
            self._answered.discard("settings_unsaved")  # should they fail again, it is news
        self.state_changed.emit()

    def _on_written(self, token: int, saved: bool) -> None:  # noqa: FBT001  (a Qt slot)
        if saved != self._written:
            self._written = saved
            self.saving_changed.emit(self.saving)
        if token in self._refresh_after:
            self._refresh_after.discard(token)
            self.refresh()

    # -- games ----------------------------------------------------------------------------------------------------

    def newest_open(self) -> MatchFacts | None:
        """Return the newest match that can be played on."""
        return next((match for match in matches_of(self.matches) if match.state == "open"), None)

    def start(self, new: NewGame) -> TableController:
        """Lay out a new match; call `begin` on the result when a table stands ready.

        Raises:
            KeyError, ValueError: if there is no such game or it has no such options.
        """
        from cardgui.bots.player import DEFAULT_LEVEL  # noqa: PLC0415  (home must not wait for players and rules)
        from cardgui.engine.match import Match  # noqa: PLC0415
        from cardgui.engine.registry import make_game  # noqa: PLC0415
        from cardgui.ledger.rows import Seat  # noqa: PLC0415
        from cardgui.models.controller import TableController  # noqa: PLC0415
        from cardgui.models.registry import GAME_MODELS  # noqa: PLC0415

        number = {} if new.players is None else {"players": new.players}
        self.settings.set_options(new.game, {**new.options, **number})
        if new.levels:
            self.settings.set_levels(new.game, new.levels)
        self.settings.raise_playable = new.raise_playable
        self.settings.explain_refusals = new.explain_refusals
        self.settings.allow_take_back = new.allow_take_back
        game = make_game(new.game, new.options, new.players)
        seats = [Seat("", None, human=True)]
        others = GAME_MODELS[new.game].opponents[: game.players - 1]
        levels = [*new.levels, *(DEFAULT_LEVEL for _ in others)]
        seats += [Seat(name, level, human=False) for name, level in zip(others, levels, strict=False)]
        return TableController(Match(game, new.number), seats, self.session.writer, parent=self)

    def start_again(self, old: TableController) -> TableController:
        """Lay out a new match with options, players and levels of an old one, stored or not, and a new number."""
        from cardgui.screens.new_game import NewGame, draw_number  # noqa: PLC0415

        settings, game = self.settings, old.match.game
        players = game.players if len(type(game).player_counts) > 1 else None
        new = NewGame(
            game.id,
            dict(old.options),
            draw_number(),
            settings.raise_playable,
            settings.explain_refusals,
            players,
            tuple(seat.level for seat in old.seats if seat.level is not None),
            settings.allow_take_back,
        )
        return self.start(new)

    def start_shared(self, shared: SharedDeal) -> TableController:
        """Lay out a match that begins with a deal somebody shared; call `begin` on the result."""
        from cardgui.bots.player import DEFAULT_LEVEL  # noqa: PLC0415  (home must not wait for players and rules)
        from cardgui.engine.match import Match  # noqa: PLC0415
        from cardgui.ledger.rows import Seat  # noqa: PLC0415
        from cardgui.models.controller import TableController  # noqa: PLC0415
        from cardgui.models.registry import GAME_MODELS  # noqa: PLC0415
        from cardgui.screens.new_game import draw_number  # noqa: PLC0415

        match = Match(shared.game, shared.number or draw_number())
        match.begin_with(shared.setup, shared.layout)
        others = GAME_MODELS[shared.game.id].opponents[: shared.game.players - 1]
        seats = [Seat("", None, human=True), *(Seat(name, DEFAULT_LEVEL, human=False) for name in others)]
        return TableController(match, seats, self.session.writer, parent=self)

    def leave(self, controller: TableController) -> None:
        """Leave a table; where not all of it can be stored yet, it can be taken up again all the same."""
        controller.close()
        if controller.recorded and not controller.match.over:
            self._left[controller.match_id] = controller.so_far()

    def resume(self, match: str) -> TableController | None:
        """Take up an unfinished match where it stands; ``None`` if what is stored can't be read or played on."""
        from cardgui.models.resume import CannotResumeError, resume, resume_unsaved  # noqa: PLC0415

        writer, left = self.session.writer, self._left.pop(match, None)
        # What was done last may still be on its way: the ledger is read when it has arrived.
        saved = writer.settle()
        try:
            if left is not None and not saved:
                return resume_unsaved(left, writer, self)
            return resume(self._reader().unfinished(match), writer, self)
        except (LedgerError, CannotResumeError) as error:
            log.warning("resume: %s", error)
            return None

    def abandon(self, match: str) -> None:
        """Abandon a match; it stays in the ledger and can be taken up again."""
        self._refresh_after.add(self.session.writer.submit(lambda ledger: ledger.abandon_match(match)))

    def take_up(self, match: str) -> None:
        """Make an abandoned match one that can be played on."""
        self._refresh_after.add(self.session.writer.submit(lambda ledger: ledger.reopen_match(match)))

    def edit(self, match: str, change: Mapping[str, Any]) -> None:
        """Change names or note of a match, delete it or bring it back (see `Ledger.edit_match`)."""
        self._refresh_after.add(self.session.writer.submit(lambda ledger: ledger.edit_match(match, change)))

    def records(self, match: str) -> Sequence[Mapping[str, Any]]:
        """Return the finished deals of a match, in order.

        Raises:
            LedgerError: if they can't be read.
        """
        return [row.record for row in self._reader().deals(match)]

    def _reader(self) -> Ledger:
        reader = self.session.reader
        if reader is None:
            raise ValueError("there is no ledger to read")
        return reader

    def close(self) -> None:
        """Store what is queued and let go of the ledger."""
        self.session.close()
