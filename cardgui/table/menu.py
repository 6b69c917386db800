"""The menu of a table: what to look at, how fast and how helpful the table is, leaving and abandoning."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QKeySequence

from cardgui.look.controls import Menu
from cardgui.look.i18n import number
from cardgui.models.furnished import advises, has_rulebook
from cardgui.models.hand_order import OFFERED

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from cardgui.models.settings import Settings
    from cardgui.table.table_view import TableView

SPEEDS = ("slow", "normal", "fast", "instant")
VOLUMES = (20, 40, 60, 80, 100)
_FORMAT = QKeySequence.SequenceFormat
_KEYS = _FORMAT.NativeText if sys.platform == "darwin" else _FORMAT.PortableText
"""As it stands on the keys: elsewhere than on a Mac, Qt would translate even those whose names are never translated."""


class TableMenu(QObject):
    """Builds the menu anew each time, in the language and with the settings of the moment."""

    def __init__(self, view: TableView, settings: Settings) -> None:
        super().__init__(view)
        self._view = view
        self._settings = settings

    def open(self, corner: QPoint) -> None:
        """Open the menu with its upper right corner there, in screen coordinates."""
        menu = self.build()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.drop(corner)

    def build(self) -> Menu:
        """The menu as it is now."""
        view, settings = self._view, self._settings
        menu = Menu(view)
        if settings.allow_take_back and view.unfinished:
            back = self._add(menu, self.tr("Take back"), view.take_back, "Ctrl+Z")
            back.setEnabled(view.can_take_back)
            menu.addSeparator()
        if view.help.offers_hints:
            hint = self._add(menu, self.tr("Hint"), view.help.ask, "H")
            hint.setEnabled(view.help.can_hint)
        if view.offers.rest_offered:
            self._add(menu, self.tr("Play the rest"), view.offers.play_rest)
        last = self._add(menu, self.tr("Last trick"), view.over.show_last_trick, "L")
        last.setEnabled(view.has_last_trick)
        self._add(menu, self.tr("Score sheet"), view.over.show_sheet, "S")
        self._add(menu, self.tr("What has happened"), view.over.show_log, "Shift+L")
        menu.addSeparator()
        menu.addMenu(self._speed(menu))
        menu.addMenu(self._order(menu))
        if view.sounds.possible:
            menu.addMenu(self._sounds(menu))
        menu.addMenu(self._help(menu))
        menu.addSeparator()
        if has_rulebook(view.stage.game):
            self._add(menu, self.tr("Rules"), lambda: view.rule_wanted.emit(""), "F1")
        self._add(menu, self.tr("Settings"), view.settings_wanted.emit, "Ctrl+,")
        self._add(menu, self.tr("Keys"), view.keys_wanted.emit, "Ctrl+K")
        self._add(menu, self.tr("Full screen"), view.full_screen_wanted.emit, "F11")
        menu.addSeparator()
        kept = view.controller.recorded
        leave = self.tr("Leave the table; the game is kept") if kept else self.tr("Leave the practice")
        self._add(menu, leave, view.leave.emit)
        if view.unfinished:
            self._add(menu, self.tr("Abandon this game…"), view.ask_abandon)
        return menu

    def _speed(self, menu: Menu) -> Menu:
        """How fast everything goes, and whether the table waits after each trick."""
        settings, speed = self._settings, Menu(menu)
        speed.setTitle(self.tr("Speed"))
        names = {
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "instant": self.tr("Instant"),
        }
        for key, action in speed.add_choices([(key, names[key]) for key in SPEEDS], settings.speed).items():
            action.triggered.connect(lambda _=False, key=key: setattr(settings, "speed", key))
        speed.addSeparator()
        self._switch(speed, self.tr("Wait for me after each trick"), "wait_for_me")
        return speed

    def _order(self, menu: Menu) -> Menu:
        """In which order the own hand is held."""
        settings, order, pack = self._settings, Menu(menu), self._view.controller.shown.pack.name
        order.setTitle(self.tr("Sort the hand"))
        rook = pack == "rook"
        names = {
            "high": self.tr("Colors together, high to low") if rook else self.tr("Suits together, high to low"),
            "low": self.tr("Colors together, low to high") if rook else self.tr("Suits together, low to high"),
            "trumps": self.tr("Trumps first"),
            "colors": self.tr("Red and black by turns"),
            "ranks": self.tr("By rank"),
        }
        offered = OFFERED[pack]
        now = settings.hand_order if settings.hand_order in offered else offered[0]
        order.add_choices([(key, names[key]) for key in offered], now)
        order.triggered.connect(lambda action: setattr(settings, "hand_order", action.data()))
        return order

    def _help(self, menu: Menu) -> Menu:
        """What the table does to help."""
        helps = Menu(menu)
        helps.setTitle(self.tr("Help at the table"))
        self._switch(helps, self.tr("Raise cards that can be played"), "raise_playable")
        self._switch(helps, self.tr("Dim cards that cannot"), "dim_unplayable")
        self._switch(helps, self.tr("Explain refused cards"), "explain_refusals")
        self._switch(helps, self.tr("Allow taking back"), "allow_take_back")
        if advises(self._view.stage.game):
            self._switch(helps, self.tr("Hints"), "hints")
            self._switch(helps, self.tr("Tutor"), "tutor")
        if self._view.stage.faces.have_values:
            self._switch(helps, self.tr("Show points on cards"), "card_values")
        return helps

    def _sounds(self, menu: Menu) -> Menu:
        """Whether and how loud cards are heard."""
        settings, sounds = self._settings, Menu(menu)
        sounds.setTitle(self.tr("Sounds"))
        self._switch(sounds, self.tr("Card sounds"), "sounds")
        self._switch(sounds, self.tr("Sound at my turn"), "turn_sound")
        sounds.addSeparator()
        volumes = [(str(percent), self.tr("Volume {percent}%").format(percent=number(percent))) for percent in VOLUMES]
        nearest = min(VOLUMES, key=lambda percent: abs(percent - settings.volume))
        for key, action in sounds.add_choices(volumes, str(nearest)).items():
            action.setEnabled(settings.sounds)
            action.triggered.connect(lambda _=False, key=key: setattr(settings, "volume", int(key)))
        return sounds

    @staticmethod
    def _add(menu: Menu, text: str, act: Callable[[], object], key: str = "") -> QAction:
        action = menu.addAction(text)
        if key:
            # Shown only: the table itself listens to keys, so that they work while no menu is open.
            action.setText(f"{text}\t{QKeySequence(key).toString(_KEYS)}")
        action.triggered.connect(lambda _=False: act())
        return action

    def _switch(self, menu: Menu, text: str, name: str) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(bool(getattr(self._settings, name)))
        action.toggled.connect(lambda on: setattr(self._settings, name, on))
