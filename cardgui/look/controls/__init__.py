"""The controls of every screen, painted from the tokens."""

from cardgui.look.controls.buttons import PADDING as BUTTON_PADDING
from cardgui.look.controls.buttons import BaseButton, Button, IconButton, Kind, Link
from cardgui.look.controls.choices import Option, Segmented, SwitchRow
from cardgui.look.controls.dialog import Dialog, Saying, Words, ask, tell
from cardgui.look.controls.field import Field
from cardgui.look.controls.menu import Dropdown, Menu
from cardgui.look.controls.slider import Slider, SliderRow, Stepper
from cardgui.look.controls.surfaces import Canvas, Card, Chip, Ground, Hairline, ProgressBar, ScrollColumn
from cardgui.look.controls.tile import Tile
from cardgui.look.text import Label

__all__ = [
    "BUTTON_PADDING",
    "BaseButton",
    "Button",
    "Canvas",
    "Card",
    "Chip",
    "Dialog",
    "Dropdown",
    "Field",
    "Ground",
    "Hairline",
    "IconButton",
    "Kind",
    "Label",
    "Link",
    "Menu",
    "Option",
    "ProgressBar",
    "Saying",
    "ScrollColumn",
    "Segmented",
    "Slider",
    "SliderRow",
    "Stepper",
    "SwitchRow",
    "Tile",
    "Words",
    "ask",
    "tell",
]
