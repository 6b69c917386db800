"""The theme in use: which colours, how large the text, in which language's manner. One for the whole program."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from cardgui.look.tokens import DARK, GAMES, LIGHT, PLAIN, TEXT_PERCENTS, ColorName

ThemeChoice = Literal["system", "light", "dark"]
CJK = frozenset({"ko", "ja", "zh"})


@dataclass(frozen=True, slots=True)
class GameColors:
    """The colours of one game as the theme in use has them."""

    accent: QColor
    on_accent: QColor
    ground: QColor
    """Behind the game's tile: the same in both themes, as on the back of its cards."""
    table_in: QColor
    table_out: QColor
    ring: QColor
    card_ring: QColor
    """On a card, whose face is light in both themes."""


@cache
def _color(code: str) -> QColor:
    return QColor(code)


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """Blend two colours; `share` (0…1) is the second one's part."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        first.redF() * keep + second.redF() * share,
        first.greenF() * keep + second.greenF() * share,
        first.blueF() * keep + second.blueF() * share,
        first.alphaF() * keep + second.alphaF() * share,
    )


class Theme(QObject):
    """Colours and text size of the whole program.

    Signals:
        changed: anything that a painted widget depends on is different now: colours, text size or language.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice: ThemeChoice = "system"
        self._percent = 100
        self._touch = False
        self._language = "en"
        self._less_motion = False
        self._hints = QGuiApplication.styleHints()  # held: the wrapper must outlive the connection
        self._dark = self._system_dark()
        self._hints.colorSchemeChanged.connect(self._on_system)

    def _system_dark(self) -> bool:
        return self._hints.colorScheme() == Qt.ColorScheme.Dark

    def _on_system(self) -> None:
        if self._choice == "system" and self._dark != self._system_dark():
            self._dark = not self._dark
            self._publish()

    def _publish(self) -> None:
        application = QGuiApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(self.palette())
        self.changed.emit()

    @property
    def dark(self) -> bool:
        """Whether the dark colours are in use."""
        return self._dark

    @property
    def choice(self) -> ThemeChoice:
        """What the person chose: `system` follows the system's own scheme, live."""
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        """Use the light or the dark colours, or follow the system."""
        self._choice = choice
        self._dark = choice == "dark" if choice != "system" else self._system_dark()
        self._publish()

    @property
    def percent(self) -> int:
        """Text size in percent."""
        return self._percent

    def set_percent(self, percent: int) -> None:
        """Set the text size; the nearest of 100, 115, 130 and 150 is taken."""
        nearest = min(TEXT_PERCENTS, key=lambda step: abs(step - percent))
        if nearest != self._percent:
            self._percent = nearest
            self._publish()

    @property
    def scale(self) -> float:
        """Text size as a factor, 1.0 … 1.5."""
        return self._percent / 100

    @property
    def touch(self) -> bool:
        """Whether the person uses fingers just now: controls are at least 44 pixels high then."""
        return self._touch

    def use_touch(self, *, touch: bool) -> None:
        """Make controls large enough for fingers, or as small as a mouse needs them."""
        if touch != self._touch:
            self._touch = touch
            self._publish()

    @property
    def language(self) -> str:
        """Code of the language whose manner of setting type is in use."""
        return self._language

    def set_language(self, language: str) -> None:
        """Set type in this language's manner: family of titles, height of lines."""
        if language != self._language:
            self._language = language
            self._publish()

    @property
    def cjk(self) -> bool:
        """Whether the language is written in Chinese, Japanese or Korean characters."""
        return self._language in CJK

    def color(self, name: ColorName) -> QColor:
        """Return a colour by its name in the design."""
        return _color((DARK if self._dark else LIGHT)[name])

    def game(self, game: str) -> GameColors:
        """Return the colours of a game by its id, or plain ones if it has none of its own."""
        light, dark = GAMES.get(game, GAMES[PLAIN])
        hues = dark if self._dark else light
        return GameColors(
            _color(hues.accent),
            self.color("on_accent"),
            _color(light.accent),
            _color(hues.table_in),
            _color(hues.table_out),
            _color(hues.ring),
            _color(light.ring),
        )

    def on_card(self, name: ColorName) -> QColor:
        """Return a colour by its name as it can be seen on a card, whose face is light in both themes."""
        return _color(LIGHT[name])

    @property
    def high_contrast(self) -> bool:
        """Whether the system asks for more contrast."""
        hints = getattr(self._hints, "accessibility", lambda: None)()
        preference = getattr(hints, "contrastPreference", None)
        return preference is not None and preference() == Qt.ContrastPreference.HighContrast

    @property
    def system_reduces_motion(self) -> bool:
        """Whether the system asks for less motion; False until it has said so."""
        hints = getattr(self._hints, "accessibility", lambda: None)()
        preference = getattr(hints, "motionPreference", None)
        by_qt = preference is not None and getattr(preference(), "name", "") == "ReducedMotion"
        return by_qt or self._less_motion

    def note_motion(self, less: bool) -> None:  # noqa: FBT001  (what the system answers)
        """Take what the system says about motion, where Qt (before 6.12) can't tell."""
        if less != self._less_motion:
            self._less_motion = less
            self.changed.emit()

    def palette(self) -> QPalette:
        """Return the palette for what Qt paints itself: menus, tooltips, selections."""
        palette = QPalette()
        role = QPalette.ColorRole
        colors: dict[QPalette.ColorRole, ColorName] = {
            role.Window: "bg",
            role.WindowText: "text",
            role.Base: "surface",
            role.AlternateBase: "surface2",
            role.Text: "text",
            role.PlaceholderText: "text2",
            role.Button: "surface2",
            role.ButtonText: "text",
            role.Highlight: "accent",
            role.HighlightedText: "on_accent",
            role.ToolTipBase: "surface",
            role.ToolTipText: "text",
            role.Link: "accent",
            role.Light: "surface",
            role.Mid: "line",
            role.Dark: "border",
            role.Accent: "accent",
        }
        for part, name in colors.items():
            palette.setColor(part, self.color(name))
        return palette


_shared: list[Theme] = []


def theme() -> Theme:
    """Return the theme of the program; an application must exist."""
    if not _shared:
        _shared.append(Theme())
    return _shared[0]
