"""The real window on a ledger of its own, put into any state, so that it can be pictured."""

from __future__ import annotations

import json
import os
import tempfile
import uuid
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, cast

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QPoint, Qt, QThread
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardgui import __version__
from cardgui.app import Places, make_application, open_window
from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.bots.registry import player
from cardgui.engine.match import Match, opening_json
from cardgui.engine.record import make_record
from cardgui.engine.registry import make_game
from cardgui.ledger.rows import Seat
from cardgui.ledger.store import Ledger
from cardgui.look.theme import ThemeChoice, theme
from cardgui.models.ledger_session import FILE_NAME
from cardgui.models.registry import GAME_MODELS
from cardgui.screens.notices import Kind, Notice
from cardgui.table.animator import PACES

if TYPE_CHECKING:
    from cardgui.screens.main_window import MainWindow
    from cardgui.table.table_view import TableView

Until = Callable[[Match], bool]
_LONGEST_MS = 60_000
DEAL_TIME = timedelta(minutes=3)
"""How long each finished deal took."""
SCREEN = {"name": "", "x": 0, "y": 0, "width": 3840, "height": 2160, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
"""A screen larger than any window that is pictured: what opens over it stands where it belongs."""


class SceneError(RuntimeError):
    """A state was not reached: the picture would show something else."""


def _widen_screen(folder: Path) -> None:
    """Have the screen that is not there be large, unless there is one already."""
    setting = folder / "screen.json"
    # What parts the options of the platform must not stand in the path.
    if os.environ.get("QT_QPA_PLATFORM") == "offscreen" and QApplication.instance() is None and ":" not in str(setting):
        folder.mkdir(parents=True, exist_ok=True)
        setting.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={setting}"


def seats_for(game_id: str, level: str, players: int) -> tuple[Seat, ...]:
    """The person and as many computer players as the game needs."""
    names = GAME_MODELS[game_id].opponents[: players - 1]
    return (Seat("", None, human=True), *(Seat(name, level, human=False) for name in names))


def played(match: Match, until: Until, level: str = DEFAULT_LEVEL) -> bool:
    """Play a match with computer players until it is in a certain state; False if it never is."""
    bot = player(match.game.id, level)
    while not until(match):
        if match.over:
            return False
        if not match.in_deal:
            match.start_deal()
            continue
        assert match.deal is not None  # noqa: S101 - a deal is being played
        seat = max(match.deal.to_act)  # of several the person decides last
        match.apply(bot.choose(match.deal.view(seat), match.seed(seat)))
    return True


class Rehearsal:
    """A window on a ledger in a folder of its own, which is temporary unless one is given.

    Attributes:
        folder: where ledger and settings lie.
        window: the main window, once :meth:`open` was called.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._temporary = None
        if folder is None:
            self._temporary = tempfile.TemporaryDirectory(prefix="cardgui-")
            folder = Path(self._temporary.name)
        self.folder = folder
        self._now = datetime.now(UTC)
        self._shift = timedelta(0)
        self.window: MainWindow | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()
        if self._temporary is not None:
            self._temporary.cleanup()

    # -- the ledger -----------------------------------------------------------------------------------------------

    def store(
        self,
        game_id: str,
        number: int,
        until: Until,
        options: Mapping[str, object] | None = None,
        *,
        hours_ago: float = 0.0,
        level: str = DEFAULT_LEVEL,
        attempts: int = 400,
        players: int | None = None,
        hints: int = 0,
    ) -> str:
        """Enter a match into the ledger, played by computer players until it is in a certain state.

        Args:
            game_id: the game.
            number: match number; if the state never comes in it, the next numbers are tried.
            until: whether the match is in that state.
            options: options of the game.
            hours_ago: when it was played.
            level: level of all players.
            attempts: how many numbers are tried.
            players: how many play, ``None`` for the game's usual number.
            hints: how many the person took in each deal.

        Returns:
            The id of the match.

        Raises:
            SceneError: if the state comes in none of them.
        """
        for tried in range(number, number + attempts):
            match = Match(make_game(game_id, options, players), tried)
            if played(match, until, level):
                return self.enter(match, level, hours_ago=hours_ago, hints=hints)
        raise SceneError(f"{game_id}: no match between {number} and {number + attempts} gets there")

    def enter(self, match: Match, level: str = DEFAULT_LEVEL, *, hours_ago: float = 0.0, hints: int = 0) -> str:
        """Enter a match as it stands into the ledger; the id it gets there."""
        self._shift = timedelta(hours=hours_ago)
        with (
            Ledger.open(self.folder / FILE_NAME, app_version=__version__, clock=self._clock) as ledger,
            ledger.together(),
        ):
            return self._enter(ledger, match, level, hints)

    def _clock(self) -> datetime:
        return self._now - self._shift

    def _enter(self, ledger: Ledger, match: Match, level: str, hints: int) -> str:
        match_id, game = str(uuid.uuid4()), match.game
        self._shift += DEAL_TIME * len(match.finished)
        seats = seats_for(game.id, level, game.players)
        ledger.start_match(
            match_id,
            game=game.id,
            options=dict(game.options),
            players=game.players,
            number=match.number,
            seats=seats,
        )
        for done in match.finished:
            deal_id = str(uuid.uuid4())
            ledger.start_deal(deal_id, match_id, done.setup.deal, opening_json(game, done.setup, done.layout))
            extra: dict[str, Any] = {
                "id": deal_id,
                "number": match.number,
                "seats": [seat.to_json() for seat in seats],
                "at": self._clock().strftime("%Y-%m-%dT%H:%M:%SZ"),
                "app": __version__,
                "help": {"hints": hints, "take_backs": hints // 2},
            }
            for seq, action in enumerate(done.actions):
                ledger.append_action(deal_id, seq, action.to_json())
            self._shift -= DEAL_TIME
            ledger.finish_deal(deal_id, make_record(game, match_id, done, extra))
        if match.over:
            ledger.finish_match(match_id)
        elif match.in_deal and match.deal is not None:
            deal_id, deal = str(uuid.uuid4()), match.deal
            opening = {**opening_json(game, deal.setup, deal.layout), "attempt": match.attempt}
            ledger.start_deal(deal_id, match_id, deal.setup.deal, opening)
            for seq, action in enumerate(deal.actions()):
                ledger.append_action(deal_id, seq, action.to_json())
        return match_id

    # -- the window -----------------------------------------------------------------------------------------------

    def open(self, language: str, theme_name: str = "", text: int = 0) -> MainWindow:
        """Open the window on the ledger as it is.

        Args:
            language: such as ``"ko"``; empty for that of the settings or the system.
            theme_name: ``"light"`` or ``"dark"``; empty for that of the settings.
            text: text size in per cent; 0 for that of the settings.
        """
        _widen_screen(self.folder)
        make_application()
        window = self.window = open_window(Places(self.folder, self.folder), language)
        if theme_name:
            window.settings.theme = theme_name
            theme().choose(cast("ThemeChoice", theme_name))
        if text:
            window.settings.text_percent = text
        window.show()
        self.settle()
        return window

    @property
    def table(self) -> TableView:
        """The table that is open."""
        if self.window is None or self.window.table is None:
            raise SceneError("no table is open")
        return self.window.table

    def resume(self, match_id: str) -> TableView:
        """Take a stored match up at the table; nothing takes time there."""
        if self.window is None:
            raise SceneError("the window is not open")
        self.window.resume(match_id)
        self.hurry()
        self.settle()
        return self.table

    def hurry(self) -> None:
        """Let nothing at the table take time."""
        self.table.stage.animator.pace = PACES["none"]
        self.table.director.wait_for_me = False

    def settle(self) -> None:
        """Let the window do what it has to do until nothing moves."""
        for _ in range(4):
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            QApplication.sendPostedEvents()
        table = self.window.table if self.window is not None else None
        if table is not None:
            self.until(lambda: not table.director.moving and not table.stage.animator.busy)

    def until(self, reached: Callable[[], bool]) -> None:
        """Let events happen until something is the case.

        Raises:
            SceneError: if it takes longer than a minute.
        """
        clock = QElapsedTimer()
        clock.start()
        while not reached():
            if clock.hasExpired(_LONGEST_MS):
                raise SceneError("a state was not reached within a minute")
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            QThread.msleep(1)

    def offer_new_game(self, game_id: str, *, each_seat: bool = False) -> None:
        """Open the dialog for a new game; ``each_seat`` shows a level for each seat, the first the highest."""
        if self.window is None:
            raise SceneError("the window is not open")
        levels = self.window.offer_new_game(game_id).levels
        if each_seat:
            self.click(levels.each_link)
            levels.rows[0].level.button(levels.offered[-1]).click()
        self.settle()

    def show_notice(self, kind: Kind, values: Mapping[str, str | int]) -> None:
        """Show on the home page what a person is told about the ledger."""
        if self.window is None:
            raise SceneError("the window is not open")
        self.window.home.notices.add(Notice(kind, values))
        self.window.sidebar.set_saving(saving=False)  # as it is whenever one of these is told
        self.settle()

    def until_asked(self) -> None:
        """Wait for the person's turn."""
        self.until(lambda: self.table.controller.prompt is not None and not self.table.director.moving)
        self.settle()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click with the mouse, as the system would."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
        self.settle()

    def picture(self) -> QPixmap:
        """The window with any menu that is open over it; the menu is closed."""
        if self.window is None:
            raise SceneError("the window is not open")
        picture = self.window.grab()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            painter = QPainter(picture)
            painter.drawPixmap(self.window.mapFromGlobal(popup.pos()), popup.grab())
            painter.end()
            popup.close()
        return picture

    def close(self) -> None:
        """Close the window and wait for what it writes."""
        if self.window is not None:
            self.window.close()
            self.window.translator.remove()
            self.window.deleteLater()
            self.window = None
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QApplication.processEvents()
