"""Colours, distances and sizes of the interface, as the design names them. Plain values, no Qt.

Lengths are logical pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

ColorName = Literal[
    "bg", "surface", "surface2", "line", "border", "text", "text2", "accent", "on_accent", "accent_soft",
    "ok", "ok_soft", "warn", "warn_soft", "bad", "bad_soft", "focus", "card", "table_text", "table_text2",
    "plate", "red_suit", "team_a", "team_b",
]  # fmt: skip
"""The names of the colours; every theme has all of them."""

LIGHT: dict[ColorName, str] = {
    "bg": "#F5F2EB",
    "surface": "#FFFDF9",
    "surface2": "#ECE7DC",
    "line": "#DAD3C5",
    "border": "#8B8474",
    "text": "#1E2328",
    "text2": "#565D64",
    "accent": "#1F4E79",
    "on_accent": "#FFFFFF",
    "accent_soft": "#E1EAF1",
    "ok": "#22703F",
    "ok_soft": "#E0EFE3",
    "warn": "#875400",
    "warn_soft": "#F9EBD0",
    "bad": "#A8322A",
    "bad_soft": "#F8E1DC",
    "focus": "#0B63C4",
    "card": "#FFFEFA",
    "table_text": "#1E2328",
    "table_text2": "#3F474E",
    "plate": "#F0FFFDF9",  # 94 %
    "red_suit": "#B8261F",
    "team_a": "#1F5FA8",
    "team_b": "#A8480F",
}

DARK: dict[ColorName, str] = {
    "bg": "#14171B",
    "surface": "#1D2227",
    "surface2": "#2A3037",
    "line": "#39414A",
    "border": "#7C858E",
    "text": "#EFECE5",
    "text2": "#B0B6BC",
    "accent": "#9CC4E4",
    "on_accent": "#10202E",
    "accent_soft": "#23394B",
    "ok": "#8FD0A4",
    "ok_soft": "#1E3A2A",
    "warn": "#EBC070",
    "warn_soft": "#40321A",
    "bad": "#F0A097",
    "bad_soft": "#4A2723",
    "focus": "#7DB8FF",
    "card": "#FBF8F1",
    "table_text": "#F3F0E9",
    "table_text2": "#C9CDD0",
    "plate": "#B814171B",  # 72 %
    "red_suit": "#F0877E",
    "team_a": "#8FC0FF",
    "team_b": "#FFB27A",
}


@dataclass(frozen=True, slots=True)
class GameHues:
    """The colours of one game in one theme: accent, table from the middle to the rim, turn ring."""

    accent: str
    table_in: str
    table_out: str
    ring: str


PLAIN = ""
GAMES: dict[str, tuple[GameHues, GameHues]] = {
    PLAIN: (
        GameHues("#4A4F57", "#E4E5E7", "#D0D3D7", "#B35C12"),
        GameHues("#BFC6CE", "#3D444C", "#262B31", "#F2B36B"),
    ),
    "truf": (
        GameHues("#33508F", "#DDE3F0", "#C9D2E6", "#B35C12"),
        GameHues("#A9BBEE", "#2B3C63", "#1A253F", "#F2B36B"),
    ),
    "minchiate": (
        GameHues("#8E3B2C", "#F0E2D9", "#E3CFC3", "#2D6B4C"),
        GameHues("#EBA998", "#55302A", "#371E1B", "#A9D9BC"),
    ),
    "rook_sluff": (
        GameHues("#2B6248", "#DDE9E0", "#C8DACE", "#A4470F"),
        GameHues("#96CFB1", "#28503F", "#183529", "#F4BD72"),
    ),
    "rifki": (
        GameHues("#0E6570", "#D6E9EA", "#BFDBDD", "#A83A2C"),
        GameHues("#80CDD6", "#155660", "#0B363E", "#FFB9A6"),
    ),
}
"""By game id: light, dark; under ``PLAIN`` those of a game that has none of its own."""

SEATS: Final[tuple[tuple[str, str], ...]] = (
    ("#33508F", "#A9BBEE"),
    ("#9C5A22", "#E6B07A"),
    ("#3F6650", "#9ED0B0"),
    ("#7D3C5E", "#E3A3C6"),
    ("#0E6570", "#80CDD6"),
    ("#6A4E9C", "#CFAEE8"),
    ("#8E3B2C", "#EBA998"),
    ("#4B6B1F", "#B5D08F"),
    ("#3A5A7A", "#9CC4E4"),
    ("#7A5600", "#EBC070"),
)
"""By seat, the colour of a player wherever one is shown: the ground of the initial (white reaches 4.5 : 1 on it), which
is the ink of name and line on light surfaces, and that ink on dark ones."""

RADIUS_CHIP, RADIUS_BUTTON, RADIUS_OPTION, RADIUS_PANEL = 6, 8, 12, 16
BUTTON_HEIGHT, BUTTON_HEIGHT_LARGE = 36, 44
SWITCH_SIZE = (40, 24)
ROW_HEIGHT = 44
LEAST_TARGET, TOUCH_TARGET = 28, 44
FOCUS_WIDTH, FOCUS_OFFSET = 2.5, 2.0
DISABLED_OPACITY = 0.45

Level = Literal["low", "mid", "high", "card"]


@dataclass(frozen=True, slots=True)
class Shadow:
    """One black shadow: how far it falls, how soft it is, and its strength (0…1) in the light and the dark theme."""

    dy: float
    blur: float
    light: float
    dark: float


SHADOWS: dict[Level, tuple[Shadow, ...]] = {
    "low": (Shadow(1, 2, 0.10, 0.40),),
    "mid": (Shadow(2, 6, 0.10, 0.35), Shadow(8, 24, 0.10, 0.35)),
    "high": (Shadow(6, 16, 0.14, 0.50), Shadow(24, 64, 0.20, 0.50)),
    "card": (Shadow(1.5, 4, 0.28, 0.28),),
}

LINE_HEIGHTS = {12: 16, 13: 18, 14: 20, 16: 24, 22: 28, 24: 32, 30: 40, 34: 42}
"""Type sizes and the height of a line in each, at 100 % text size and in alphabetic scripts."""

TEXT_PERCENTS = (100, 115, 130, 150)
"""The text sizes a person can choose."""

NARROW = 1100
"""Windows narrower than this have a rail in place of the sidebar and screens in two pages."""

WINDOW_MIN = (900, 600)
SIDEBAR, RAIL = 208, 64
