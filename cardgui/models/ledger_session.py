"""The ledger of this run: which file, in what state, and how play goes on when it cannot be used."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from cardgui import __version__
from cardgui.ledger.errors import (
    DamagedError,
    LedgerError,
    LockedError,
    NewerSchemaError,
    NotALedgerError,
    UnwritableError,
)
from cardgui.ledger.lock import InstanceLock
from cardgui.ledger.rows import Unfinished
from cardgui.ledger.store import Ledger
from cardgui.models.background import Background
from cardgui.models.ledger_writer import LedgerWriter

log = logging.getLogger(__name__)

FILE_NAME: Final = "ledger.sqlite"

LARGE: Final = 64 << 20
"""Bytes from which checking and copying the ledger would keep the first game waiting."""


@dataclass(frozen=True, slots=True)
class LedgerState:
    """How the ledger was found.

    Attributes:
        kind: ``"ok"``; ``"salvaged"`` (was damaged; what could be read is in a new file); ``"newer"`` (written
            by a newer version, opened to look at); ``"foreign"`` (the file is no ledger and was left alone);
            ``"unwritable"`` (see ``reason``); ``"in_use"`` (another window has it); ``"memory"`` (the person chose not
            to save).
        path: the file.
        saving: whether what is played now is kept after the program ends.
        reason: ``"read_only"``, ``"full"``, ``"permission"`` or ``"io"`` where it is unwritable.
        kept, lost: deals that were salvaged and that could not be.
        copy: where the damaged file was kept.
        app: version of the program that wrote a newer ledger.
        crashed: whether the last run did not end by itself, and a game is unfinished.
    """

    kind: str
    path: Path
    saving: bool
    reason: str = ""
    kept: int = 0
    lost: int = 0
    copy: Path | None = None
    app: str = ""
    crashed: bool = False


class LedgerSession(QObject):
    """Opens the ledger, salvages it if need be, and gives out one reader and one writer.

    Attributes:
        state: how it was found.
        reader: for the window's own reading; ``None`` where nothing can be read.
        writer: stores what happens; into memory where the file cannot be used. It stays the same whatever ledger is
            opened, and takes along what could not be saved in the one before.

    Signals:
        changed(): another ledger, or another state of it.
        damage_found(): the check in the background found that not everything can be read.
    """

    changed = Signal()
    damage_found = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Open the ledger at ``path``, whatever state it is in."""
        super().__init__(parent)
        self._lock: InstanceLock | None = None
        self._memory: Ledger | None = None
        self.reader: Ledger | None = None
        self.writer = LedgerWriter(self._open_to_write, self)
        self.state: LedgerState
        self._aside: Background | None = None
        self.damage_found.connect(self._on_damage, Qt.ConnectionType.QueuedConnection)
        self.writer.lost.connect(self._on_lost, Qt.ConnectionType.QueuedConnection)
        self._open(path)

    # -- what the person can do about a state ---------------------------------------------------------------------

    def use_folder(self, folder: Path) -> None:
        """Keep the ledger in another folder from now on."""
        self._reopen(folder / FILE_NAME)

    def start_new(self) -> None:
        """Set the file aside under another name and begin an empty ledger in its place."""
        path = self.state.path
        self._close_files()
        self._set_aside(path)
        self._open(path)
        self.changed.emit()

    def restore(self, copy: Path) -> None:
        """Put a copy in the place of the ledger, which is set aside under another name.

        Raises:
            LedgerError: the copy can't be read whole; nothing has changed then.
            OSError: it could not be copied; the ledger is as it was.
        """
        path = self.state.path
        with Ledger.open_read_only(copy) as found:
            found.check()
            part = path.with_name(f"{path.name}.restoring")
            path.parent.mkdir(parents=True, exist_ok=True)
            found.copy_to(part)
        self._close_files()
        if path.exists():
            self._set_aside(path)
        part.replace(path)
        self._open(path)
        self.changed.emit()

    @staticmethod
    def _set_aside(path: Path) -> None:
        aside = path.with_name(f"{path.stem}-{datetime.now():%Y%m%d-%H%M%S}{path.suffix}")  # noqa: DTZ005
        for suffix in ("", "-wal", "-shm"):
            part = path.with_name(path.name + suffix)
            if part.exists():
                part.rename(aside.with_name(aside.name + suffix))

    def play_without_saving(self) -> None:
        """Go on in memory; the file is not touched."""
        path = self.state.path
        self._close_files()
        self._use_memory(LedgerState("memory", path, saving=False))
        self.changed.emit()

    def try_again(self) -> None:
        """Take the ledger that another window had, if that window is gone and nothing was played here meanwhile."""
        if self.state.kind != "in_use" or self._memory is None:
            return
        if not self.writer.settle() or self._memory.counts().matches:
            return  # a game that was begun in memory has to end there
        path = self.state.path
        try:
            lock = InstanceLock(path)
        except LedgerError:
            return
        self._close_files()
        self._open(path, lock)
        self.changed.emit()

    def close(self) -> None:
        """Store what is queued and let go of the file."""
        self._close_files()

    # -- reading --------------------------------------------------------------------------------------------------

    def unfinished(self) -> list[Unfinished]:
        """Matches that can be played on, the newest first; none where nothing can be read."""
        if self.reader is None:
            return []
        try:
            return self.reader.unfinished_matches()
        except LedgerError as error:
            log.warning("the ledger could not be read: %s", error)
            return []

    # -- opening --------------------------------------------------------------------------------------------------

    def _reopen(self, path: Path) -> None:
        self._close_files()
        self._open(path)
        self.changed.emit()

    def _open(self, path: Path, lock: InstanceLock | None = None) -> None:
        try:
            self._lock = lock or InstanceLock(path)
        except LockedError:
            self._look_at(LedgerState("in_use", path, saving=False))
            return
        except UnwritableError as error:
            self._look_at(LedgerState("unwritable", path, saving=False, reason=error.reason))
            return
        try:
            self.reader = Ledger.open(path, app_version=__version__)
        except NewerSchemaError as error:
            self._look_at(LedgerState("newer", path, saving=False, app=error.app))
        except NotALedgerError:
            self._use_memory(LedgerState("foreign", path, saving=False))
        except UnwritableError as error:
            self._look_at(LedgerState("unwritable", path, saving=False, reason=error.reason))
        except LockedError:
            self._look_at(LedgerState("in_use", path, saving=False))
        except DamagedError:
            self._salvage(path)
        else:
            crashed = self._lock.left_open and bool(self.reader.unfinished_matches())
            self._use_file(LedgerState("ok", path, saving=True, crashed=crashed))

    def _salvage(self, path: Path) -> None:
        # The rules of all games take long to load: no window waits for them whose ledger is sound.
        from cardgui.ledger.salvage import salvage  # noqa: PLC0415
        from cardgui.models.salvaging import playable_actions, verifies  # noqa: PLC0415

        try:
            saved = salvage(path, verify=verifies, playable=playable_actions, app_version=__version__)
            self.reader = Ledger.open(path, app_version=__version__)
        except LedgerError as error:
            log.warning("the damaged ledger could not be salvaged: %s", error)
            reason = error.reason if isinstance(error, UnwritableError) else "io"
            self._look_at(LedgerState("unwritable", path, saving=False, reason=reason))
            return
        state = LedgerState("salvaged", path, saving=True, kept=saved.kept, lost=saved.lost, copy=saved.copy_path)
        self._use_file(state)

    def _use_file(self, state: LedgerState) -> None:
        self.state = state
        self.writer.use(self._open_to_write)
        if state.path.stat().st_size < LARGE:
            self.writer.submit(self._look_after)
        else:
            if self._aside is None:
                self._aside = Background("ledger check", self)
                self._aside.done.connect(self._on_looked_after)
            self._aside.submit(state.path, lambda: _is_damaged(state.path))

    def _open_to_write(self) -> Ledger:
        return Ledger.open(self.state.path, app_version=__version__, check_below=0)

    def _look_after(self, ledger: Ledger) -> None:
        """Check the whole ledger and make the day's copy; runs in the writer's thread, before anything is played."""
        with ledger.reader() as reader:
            if _inspect(reader):
                self.damage_found.emit()

    def _on_looked_after(self, path: object, damaged: object) -> None:
        """A large ledger has been checked beside all else; it may be another one by now."""
        if damaged is True and path == self.state.path:
            self._on_damage()

    def _on_damage(self) -> None:
        """Damage that opening does not notice was found: save what can be read."""
        if self.state.saving:
            path = self.state.path
            self._close_files()
            try:
                self._lock = InstanceLock(path)
            except LedgerError as error:
                log.warning("the ledger could not be locked: %s", error)
            self._salvage(path)
            self.changed.emit()

    def _on_lost(self) -> None:
        """The file was taken away, replaced or cut while it was open: go on with what lies there now."""
        if self.state.saving:
            self._reopen(self.state.path)

    def _look_at(self, state: LedgerState) -> None:
        """Show what can be read, and play in memory."""
        try:
            reader: Ledger | None = Ledger.open_read_only(state.path)
        except LedgerError as error:
            log.info("nothing to look at: %s", error)
            reader = None
        self._use_memory(state)
        if reader is not None and self.reader is not None:
            self.reader.close()
            self.reader = reader

    def _use_memory(self, state: LedgerState) -> None:
        self.state = state
        memory = self._memory = Ledger.in_memory(app_version=__version__)
        self.reader = memory.reader()
        self.writer.use(lambda: memory, lasting=False)

    def _close_files(self) -> None:
        self.writer.close()
        for ledger in (self.reader, self._memory):
            if ledger is not None:
                ledger.close()
        self.reader = self._memory = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _is_damaged(path: Path) -> bool:
    """Check a ledger with a connection of its own, and make the day's copy; whether it is damaged."""
    try:
        with Ledger.open_read_only(path) as reader:
            return _inspect(reader)
    except DamagedError:
        return True
    except LedgerError as error:
        log.warning("the ledger could not be checked: %s", error)
        return False


def _inspect(reader: Ledger) -> bool:
    """Check the whole ledger and make the day's copy; whether it is damaged."""
    try:
        reader.check()
        reader.back_up()
    except DamagedError:
        return True
    except LedgerError as error:
        log.warning("no copy of the ledger could be made: %s", error)
    return False
