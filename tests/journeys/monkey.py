"""A monkey at the window: clicks, drags, keys, menus, sizes, languages and moments, all drawn from one seed."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Final

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QPoint, QRect, Qt, QThread, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from cardgui.engine.registry import GAMES
from cardgui.look.controls import Dialog
from cardgui.models.hand_order import HAND_ORDERS
from cardgui.models.shown import Zone
from cardgui.screens.match_facts import matches_of
from cardgui.screens.new_game import NewGame
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.table.animator import PACES
from cardgui.table.table_view import TableView
from tests.table.lies import check_picture

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
KEYS: Final = (
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End, Key.Key_PageDown),
    *(Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape, Key.Key_Tab, Key.Key_Backtab),
    *(Key.Key_L, Key.Key_S, Key.Key_I, Key.Key_F6, Key.Key_F11, Key.Key_N, Key.Key_Plus, Key.Key_Minus),
    *(Key.Key_Z, Key.Key_D, Key.Key_H, Key.Key_W, Key.Key_1, Key.Key_2),
    *(Key.Key_Equal, Key.Key_0, Key.Key_7, Key.Key_A, Key.Key_Backspace, Key.Key_Delete, Key.Key_F10, Key.Key_Menu),
    *(Key.Key_Alt, Key.Key_Shift),
)
MODIFIERS: Final = (
    *(PLAIN,) * 5,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
SIZES: Final = ((900, 600), (1280, 800), (1099, 640), (1100, 640), (1024, 1200), (1900, 620))
LANGUAGES: Final = ("en", "ko", "ja", "tr")
_PATIENCE_MS: Final = 20_000


class Monkey:
    """Does random things to the real window and keeps what goes wrong.

    Attributes:
        game: what it plays; where the number of players can be chosen, any.
        did: what it did, to be told with a fault.
        faults: exceptions that nobody caught.
        pace: at which the table moves, unless the speed was set to instant.
    """

    def __init__(self, rehearsal: Rehearsal, seed: int, game: str = "truf") -> None:
        self.rehearsal = rehearsal
        self.game = game
        self.chance = random.Random(seed)
        self.did: list[str] = []
        self.faults: list[BaseException] = []
        self.pace = "none"
        self._popups = QTimer()
        self._popups.setInterval(1)
        self._popups.timeout.connect(self._in_popup)
        self._popups.start()
        self._weights: dict[Callable[[], object], int] = {
            self.click_card: 22,
            self.click_button: 14,
            self.click_anywhere: 12,
            self.press_key: 22,
            self.decide: 6,
            self.take_back: 3,
            self.let_time_pass: 8,
            self.drag_card: 4,
            self.skip: 3,
            self.resize: 3,
            self.change_setting: 3,
            self.change_language: 2,
            self.change_pace: 1,
            self.leave: 1,
            self.take_up: 2,
            self.start: 1,
            self.give_up: 1,
            self.open_menu: 1,
        }
        self.open()

    # the window ----------------------------------------

    def open(self) -> None:
        """Open the window, in whatever language it was last."""
        self.window = self.rehearsal.open("")
        self.window.activateWindow()

    def reopen(self) -> None:
        """Close the window in the middle of whatever goes on, and open it again."""
        self.rehearsal.close()
        self.open()

    def stop(self) -> None:
        """Do nothing more."""
        self._popups.stop()

    @property
    def table(self) -> TableView | None:
        """The table, if one is open."""
        return self.window.table

    def act(self) -> None:
        """Do one thing."""
        (act,) = self.chance.choices(list(self._weights), list(self._weights.values()))
        self.did.append(act.__name__)
        act()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)
        if self.table is not None and self.window.settings.speed != "instant":
            self.table.stage.animator.pace = PACES[self.pace]
        self._raise_faults()

    def _note(self, text: object) -> None:
        self.did[-1] += f" {text}"

    def _raise_faults(self) -> None:
        if self.faults:
            raise self.faults[0]

    # pointer and keys ----------------------------------------

    def _somewhere(self) -> QPoint:
        size = self.window.windowHandle().size()
        return QPoint(self.chance.randrange(size.width()), self.chance.randrange(size.height()))

    def _contains(self, point: QPoint) -> bool:
        """Whether the window has that point now: each thing done may have changed its size."""
        return QRect(QPoint(0, 0), self.window.windowHandle().size()).contains(point)

    def _press_at(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        if self._contains(point):
            QTest.mouseClick(self.window.windowHandle(), button, PLAIN, point)

    def click_anywhere(self) -> None:
        """Click some point of the window."""
        point = self._somewhere()
        button = self.chance.choice([LEFT] * 4 + [Qt.MouseButton.RightButton])
        self._note(f"{button.name} {point.x()},{point.y()}")
        self._press_at(point, button)
        if self.chance.random() < 0.2 and self._contains(point):
            QTest.mouseDClick(self.window.windowHandle(), button, PLAIN, point)

    def click_button(self) -> None:
        """Click where the middle of some button is, whatever lies over it."""
        buttons = [button for button in self.window.findChildren(QAbstractButton) if button.isVisible()]
        if buttons:
            button = self.chance.choice(buttons)
            self._note(f"{type(button).__name__} {button.text()!r}")
            self._press_at(button.mapTo(self.window, button.rect().center()))

    def click_card(self) -> None:
        """Click a card of the hand, more often one that may be played."""
        if self.table is None or not self.table.hand.cards():
            return
        cards = self.table.hand.cards()
        playable = [card for card in cards if card.code in self.table.controller.playable()]
        card = self.chance.choice(playable if playable and self.chance.random() < 0.7 else cards)
        self._note(card.code)
        self._press_at(self._strip(card))

    def _strip(self, card: QAbstractButton) -> QPoint:
        return card.mapTo(self.window, QPoint(card.width() // 8, card.height() // 2))

    def drag_card(self) -> None:
        """Drag a card somewhere; at times something happens before it is let go."""
        if self.table is None or not self.table.hand.cards():
            return
        start, end = self._strip(self.chance.choice(self.table.hand.cards())), self._somewhere()
        handle = self.window.windowHandle()
        if not self._contains(start):
            return
        QTest.mousePress(handle, LEFT, PLAIN, start)
        for part in (0.3, 0.7, 1.0):
            if self._contains(on := start + (end - start) * part):
                QTest.mouseMove(handle, on)
            QApplication.processEvents()
        if self.chance.random() < 0.3:
            between = self.chance.choice([self.press_key, self.skip, self.resize, self.leave, self.change_language])
            self._note(between.__name__)
            between()
        end = next((point for point in (end, start) if self._contains(point)), QPoint(1, 1))
        QTest.mouseRelease(handle, LEFT, PLAIN, end)

    def press_key(self) -> None:
        """Press a key, which goes wherever the focus is."""
        key, modifier = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        self._note(f"{key.name} {modifier.name}")
        QTest.keyClick(self.window.windowHandle(), key, modifier)

    def _in_popup(self) -> None:
        """Use a menu that is open, and close it in the end: some wait inside for it."""
        popup = QApplication.activePopupWidget()
        if popup is None:
            return
        roll = self.chance.random()
        if roll < 0.3 and isinstance(popup, QMenu):
            actions = [action for action in popup.actions() if action.isEnabled() and not action.isSeparator()]
            if actions:
                popup.setActiveAction(self.chance.choice(actions))
        elif roll < 0.7:
            keys = [Key.Key_Down, Key.Key_Up, Key.Key_Right, Key.Key_Left, Key.Key_Return, Key.Key_Space]
            QTest.keyClick(popup, self.chance.choice(keys))
        elif roll < 0.8:
            QTest.mouseClick(popup, LEFT, PLAIN, popup.rect().center())
        else:
            popup.close()

    # everything else that may come at any moment ----------------------------------------

    def let_time_pass(self) -> None:
        """Let time pass: really, and on the clock of the table."""
        if self.table is not None and self.chance.random() < 0.5:
            self.table.stage.animator.advance(self.chance.choice([1, 16, 64, 300, 2000]))
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        QThread.msleep(self.chance.choice([0, 1, 10]))

    def skip(self) -> None:
        """Complete what is being shown."""
        if self.table is not None:
            self.chance.choice([self.table.director.skip, self.table.director.catch_up])()

    def resize(self) -> None:
        """Make the window another size."""
        size = self.chance.choice(SIZES)
        self._note(size)
        self.window.resize(*size)

    def change_language(self) -> None:
        """Speak another language."""
        self.window.settings.language = self.chance.choice(LANGUAGES)
        self._note(self.window.settings.language)

    def change_setting(self) -> None:
        """Change something that the window follows at once."""
        settings, chance = self.window.settings, self.chance
        choices: dict[str, tuple[object, ...]] = {
            "theme": ("light", "dark", "system"),
            "text_percent": (100, 100, 115, 130, 150),
            "reduce_motion": ("on", "off", "system"),
            "speed": ("slow", "normal", "fast", "instant"),
            "hand_order": HAND_ORDERS,
            "sounds": (True, False),
            "allow_take_back": (True, True, False),
            "wait_for_me": (True, False),
            "raise_playable": (True, False),
            "dim_unplayable": (True, False),
            "explain_refusals": (True, False),
        }
        name = chance.choice(list(choices))
        setattr(settings, name, chance.choice(choices[name]))
        self._note(f"{name} {getattr(settings, name)}")

    def change_pace(self) -> None:
        """Move at real speed, or place everything at once."""
        self.pace = self.chance.choice(["normal", "none", "none"])
        self._note(self.pace)

    def decide(self) -> None:
        """Do something that the rules allow, as a panel would: some decisions are rarely come by with clicks."""
        if self.table is None or self.table.controller.prompt is None:
            return
        controller = self.table.controller
        deal = controller.match.deal
        assert deal is not None
        legal = deal.legal(0)
        action = legal[self.chance.randrange(len(legal))]
        self._note(action)
        controller.act(action)

    def take_back(self) -> None:
        """Take back, or let the rest play itself."""
        if self.table is not None:
            self.chance.choice([self.table.take_back, self.table.offers.play_rest])()

    def leave(self) -> None:
        """Go elsewhere in the middle of whatever goes on."""
        self.window.go(self.chance.choice(["home", "ledger"]))

    def take_up(self) -> None:
        """Take up any match that can be played on, while another may be at the table."""
        matches = [match.id for match in matches_of(self.window.desk.matches) if match.state != "finished"]
        if matches:
            self.window.resume(self.chance.choice(matches))

    def give_up(self) -> None:
        """Give up the match at the table."""
        if self.table is not None and self.table.unfinished:
            self.table.abandoned.emit()

    def start(self) -> None:
        """Begin a game."""
        number, rules = self.chance.randrange(1, 10**9), GAMES[self.game]
        short = {"deals": 4} if any(option.name == "deals" for option in rules.known_options) else {}
        counts = rules.player_counts
        players = self.chance.choice(counts) if len(counts) > 1 else None
        new = NewGame(self.game, short, number, raise_playable=True, explain_refusals=True, players=players)
        self.window.start(new)

    def open_menu(self) -> None:
        """Open the menu of the table."""
        if self.table is not None:
            self.table.bar.open_menu()

    # what must be true ----------------------------------------

    def calm(self) -> None:
        """Close what lies over the window or in place of the table, and let the table come to rest."""
        clock = QElapsedTimer()
        clock.start()
        while not self._at_rest():
            assert not clock.hasExpired(_PATIENCE_MS), f"stuck: {self._where()}"
            popup = QApplication.activePopupWidget()
            if popup is not None:
                popup.close()
            for dialog in self.window.findChildren(Dialog):
                if dialog.isVisible():
                    dialog.reject()
            if self.table is not None and not self.table.isVisible():
                self.window.rooms.back_to_table()
            if self.table is not None:
                self.table.director.skip()
                self.table.stage.animator.advance(5000)
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QThread.msleep(1)
            self._raise_faults()

    def _at_rest(self) -> bool:
        if QApplication.activePopupWidget() or any(d.isVisible() for d in self.window.findChildren(Dialog)):
            return False
        if self.table is None:
            return True
        controller = self.table.controller
        ended = controller.shown.phase in {"end", "match_end"}
        moving = self.table.director.moving or self.table.stage.animator.busy
        return not moving and (ended or controller.prompt is not None)

    def _where(self) -> str:
        if self.table is None:
            return "no table"
        table, shown = self.table, self.table.controller.shown
        return (
            f"deal {shown.deal} {shown.phase} trick {shown.trick}, moving {table.director.moving},"
            f" waiting {table.director.waiting}, busy {table.stage.animator.busy}, prompt {table.controller.prompt}"
        )

    def check(self) -> None:
        """Every card lies exactly where model and layout say; what is shown is what the match says."""
        if self.table is None:
            return
        check_picture(self.table)
        assert not self.table.stage.deck.isVisible()
        self._check_match(self.table)

    def _check_match(self, table: TableView) -> None:
        shown, deal = table.controller.shown, table.controller.match.deal
        assert deal is not None
        assert shown.deal == deal.setup.deal
        if table.controller.match.in_deal:
            mine = [card.code for zone in (Zone.HAND, Zone.BID) for card in shown.in_zone(zone, 0)]
            assert sorted(map(str, mine)) == sorted(deal.view(0).hand)

    def play_on(self, deals: int) -> None:
        """Play the game on that is at the table, or another, for so many deals or to its end."""
        self.calm()
        if self.table is None or self.table.controller.shown.phase == "match_end":
            self.start()
        table = self.table
        assert table is not None
        controller = table.controller
        self.window.settings.wait_for_me = False
        self.rehearsal.hurry()
        controller.autoplay = True
        controller.settled()
        for _ in range(deals):
            self.rehearsal.until(lambda: controller.shown.phase in {"end", "match_end"} and not table.director.moving)
            if controller.shown.phase == "match_end":
                break
            done = controller.shown.deal
            controller.next_deal()
            self.rehearsal.until(lambda done=done: controller.shown.deal != done)  # type: ignore[misc]
        controller.autoplay = False
        self.calm()

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Keep every exception that nobody caught."""

        def keep(_kind: type[BaseException], fault: BaseException, _trace: TracebackType | None) -> None:
            self.faults.append(fault)

        monkeypatch.setattr(sys, "excepthook", keep)
