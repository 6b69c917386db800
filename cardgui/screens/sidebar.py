"""The bar at the left: where one can go, and at its foot language and appearance."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.access import Role
from cardgui.look.controls import BaseButton, Chip, Dropdown, Menu
from cardgui.look.i18n import languages, number, own_name
from cardgui.look.icons import draw_icon, picture
from cardgui.look.paint import draw_picture, mirroring, rounded, shadow
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import RAIL, SIDEBAR, TEXT_PERCENTS
from cardgui.look.type import control, scaled
from cardgui.resources import asset

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QPainter, QPaintEvent

    from cardgui.models.settings import Settings

LEFT = 14
"""From the edge of a button to its icon."""


class _Brand(QWidget):
    """Tile and name of the program; the tile alone on the rail."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.compact = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _name(self) -> TextBlock:
        return TextBlock("Cardgui", 20, 600, title=True)

    def sizeHint(self) -> QSize:
        """Return the height of the mark and of the name beside it."""
        return QSize(40, max(42, math.ceil(self._name().line()) + 12))

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the mark and the name."""
        with mirroring(self) as painter:
            mark = picture(asset("icons", "app-small.svg"), 30, 30, self.devicePixelRatioF())
            left = (self.width() - 30) / 2 if self.compact else 8
            place = QRectF(left, (self.height() - 30) / 2, 30, 30)
            draw_picture(painter, place, mark)
            if not self.compact:
                name = QRectF(50, 0, self.width() - 50, self.height())
                self._name().draw(painter, name, theme().color("text"))


class NavButton(BaseButton):
    """One place to go to; the one where one is stands out."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.compact = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_compact(self, *, compact: bool) -> None:
        """Show the icon alone, with the text as tooltip."""
        self.compact = compact
        self.setToolTip(self.words() if compact else "")
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of icon and text."""
        height = control(40)
        if self.compact:
            return QSize(max(40, control(0)), height)
        return QSize(math.ceil(TextBlock(self.words(), 14, 600).natural_width()) + 36 + round(scaled(20)), height)

    def draw(self, painter: QPainter) -> None:
        """Paint the button."""
        colors = theme()
        area = QRectF(self.rect())
        chosen = self.isChecked()
        if chosen:
            shadow(painter, area.adjusted(2, 1, -2, -2), self.radius, "low")
            rounded(painter, area.adjusted(0, 0, 0, -1), self.radius, colors.color("surface"))
        elif self.underMouse():
            rounded(painter, area, self.radius, colors.color("line"))
        color = colors.color("text" if chosen or self.underMouse() else "text2")
        middle, size = area.center().y(), round(scaled(20))
        if self.compact:
            draw_icon(painter, self.icon_name, color, area.center().x(), middle, size)
            return
        icon = QRectF(LEFT - 2, 0, size, area.height())
        draw_icon(painter, self.icon_name, color, icon.center().x(), middle, size)
        left = LEFT + 10 + size
        text = QRectF(left, 0, area.width() - left - 4, area.height())
        TextBlock(self.words(), 14, 600 if chosen else 400).draw(painter, text, color)


class AppearanceButton(NavButton):
    """Opens the menu for theme and text size."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__("half", parent)
        self._settings = settings
        self.setAutoExclusive(False)
        self.setCheckable(False)
        self.menu = Menu(self)
        self._themes = self.menu.add_choices([(key, key) for key in ("system", "light", "dark")], settings.theme)
        self.menu.addSeparator()
        sizes = [(str(percent), str(percent)) for percent in TEXT_PERCENTS]
        self._sizes = self.menu.add_choices(sizes, str(settings.text_percent))
        self.menu.triggered.connect(self._on_action)
        self.clicked.connect(self._open)
        self.retranslate()

    def _open(self) -> None:
        self._mark()
        height = self.menu.sizeHint().height()
        self.menu.popup(self.mapToGlobal(QPoint(0, -height - 4)))

    def _mark(self) -> None:
        self._themes[self._settings.theme].setChecked(True)
        self._sizes[str(self._settings.text_percent)].setChecked(True)

    def _on_action(self, action: QAction) -> None:
        key = str(action.data())
        if key in self._themes:
            self._settings.theme = key
        else:
            self._settings.text_percent = int(key)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setText(self.tr("Appearance"))
        self.setToolTip(self.words() if self.compact else "")
        # The entries stay the same ones: the menu may be open, and who is being told of a choice may still need them.
        words = {"system": self.tr("Like the system"), "light": self.tr("Light"), "dark": self.tr("Dark")}
        for key, action in self._themes.items():
            action.setText(words[key])
        for percent in TEXT_PERCENTS:
            self._sizes[str(percent)].setText(self.tr("Text size {percent}%").format(percent=number(percent)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class Sidebar(QWidget):
    """The bar at the left of every screen but the table.

    Signals:
        go: where the person wants to go: `home`, `learn`, `ledger` or `settings`.
    """

    go = Signal(str)

    access_role = Role.Grouping

    def __init__(self, settings: Settings, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._brand = _Brand()
        icons = {"home": "home", "learn": "book", "ledger": "ledger", "settings": "settings"}
        self.places = {key: NavButton(icon) for key, icon in icons.items()}
        self.not_saving = Chip(icon="no-save", fill="warn_soft", color="warn")
        self.not_saving.hide()
        self.appearance = AppearanceButton(settings)
        self._feet: list[NavButton] = [self.appearance]
        choices = [(code, own_name(code)) for code in languages()]
        self.language = Dropdown(choices, icon="globe", quiet=True)
        self.language.choose(language)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 14, 12, 16)
        column.setSpacing(2)
        column.addWidget(self._brand)
        column.addSpacing(16)
        for key, button in self.places.items():
            column.addWidget(button)
            button.clicked.connect(lambda _=False, key=key: self.go.emit(key))
        column.addStretch(1)
        column.addWidget(self.not_saving)
        column.addSpacing(8)
        column.addWidget(self.appearance)
        column.addWidget(self.language)
        self.language.chosen.connect(self._on_language)
        theme().changed.connect(self._restyle)
        self._compact = False
        self._restyle()
        self.retranslate()

    def _on_language(self, code: str) -> None:
        self._settings.language = code

    def add_foot(self, button: NavButton) -> None:
        """Put another button at the foot, above the others."""
        self._feet.insert(0, button)
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            column.insertWidget(column.indexOf(self.appearance), button)
        button.set_compact(compact=self._compact)
        self._restyle()

    def show_place(self, key: str) -> None:
        """Mark where one is."""
        self.places[key].setChecked(True)

    def set_saving(self, *, saving: bool) -> None:
        """Say quietly that games aren't saved."""
        self.not_saving.setVisible(not saving)

    def set_compact(self, *, compact: bool) -> None:
        """Be a rail of icons, or a bar with words."""
        self._compact = compact
        self._brand.compact = compact
        for button in (*self.places.values(), *self._feet):
            button.set_compact(compact=compact)
        self.language.set_compact(compact=compact)
        self._restyle()
        self.retranslate()

    def _restyle(self) -> None:
        if self._compact:
            self.setFixedWidth(RAIL)
        else:
            widest = max(button.sizeHint().width() for button in (*self.places.values(), *self._feet))
            self.setFixedWidth(max(SIDEBAR, widest + 24))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the ground and the line at its right."""
        with mirroring(self) as painter:
            painter.fillRect(self.rect(), theme().color("surface2"))
            painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), theme().color("line"))

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.places["home"].setText(self.tr("Play"))
        self.places["learn"].setText(self.tr("Learn"))
        self.places["ledger"].setText(self.tr("Ledger"))
        self.places["settings"].setText(self.tr("Settings"))
        for button in self.places.values():
            button.setToolTip(button.words() if self._compact else "")
        self.not_saving.set_words("" if self._compact else self.tr("Not saving"))
        self.not_saving.setToolTip(self.tr("Games are not saved: this session is kept until you quit."))
        self.not_saving.setAccessibleName(self.tr("Not saving"))
        self.language.setAccessibleName(self.tr("Language"))
        name = own_name(self.language.current)
        self.language.setToolTip(self.tr("Language: {name}").format(name=name) if self._compact else "")
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
