"""Cards of Minchiate so small that only rank and suit are left: in rows beside their owner, and in running lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cardgui.engine.cards import MATTO, Card
from cardgui.look.icons import suit, suit_color
from cardgui.look.paint import draw_picture, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import scaled

COURTS: Final = {"K": "K", "Q": "Q", "H": "C", "F": "F"}
"""Code of a court card → the letter that stands on it in every language."""
MINI_WIDTH, MINI_HEIGHT = 28.0, 40.0
CHIP_HEIGHT: Final = 22.0
CHIP_GAP: Final = 4.0
_ON_CARD: Final = {"D": "#7C5709", "C": "#A3382B", "S": "#2B4C6F", "B": "#3A6238", "T": "#5B2A68", "M": "#7A2F4B"}
"""Colours of the suits on the cards' own paper."""


def rank(card: Card) -> str:
    """What stands in a card's index, nothing for the Matto."""
    return "" if card == MATTO else COURTS.get(card[1:], card[1:])


def mini_width() -> float:
    """Width of a small card; it follows the text size."""
    return scaled(MINI_WIDTH)


def mini_height() -> float:
    """Height of a small card."""
    return scaled(MINI_HEIGHT)


def minis_width(count: int) -> float:
    """Width of so many small cards side by side."""
    return count * mini_width()


def draw_minis(painter: QPainter, left: float, top: float, cards: Sequence[Card]) -> None:
    """Draw small cards side by side."""
    width, height, ratio = mini_width(), mini_height(), _ratio(painter)
    for place, card in enumerate(cards):
        box = QRectF(left + place * width, top, width + 1, height)
        rounded(painter, box, 4, theme().color("card"), QColor("#8B8474"))
        ink, side = QColor(_ON_CARD[card[0]]), scaled(14)
        words = TextBlock(rank(card), 14, 600)
        icon_top = top + (height - side) / 2
        if words.text:
            line = words.line()
            rest = (height - line - side) / 2
            words.draw(painter, QRectF(box.left(), top + rest, box.width(), line), ink, Qt.AlignmentFlag.AlignHCenter)
            icon_top = top + rest + line - 1
        at = QPointF(box.center().x() - side / 2, icon_top)
        draw_picture(painter, at, suit("minchiate/" + card[0], ink, side, ratio))


def chip_width(card: Card) -> float:
    """Width of a card in a running list."""
    words = TextBlock(rank(card), 13, 600)
    return scaled(14) + 12 + (words.natural_width() + 4 if words.text else 0)


def chip_lines(cards: Sequence[Card], width: float) -> list[list[Card]]:
    """The cards of a running list, line by line as far as the width reaches."""
    lines: list[list[Card]] = [[]]
    used = 0.0
    for card in cards:
        needed = chip_width(card) + CHIP_GAP
        if lines[-1] and used + needed - CHIP_GAP > width:
            lines.append([])
            used = 0.0
        lines[-1].append(card)
        used += needed
    return lines


def chips_width(cards: Sequence[Card]) -> float:
    """Width of a running list on one line."""
    return sum(chip_width(card) + CHIP_GAP for card in cards) - CHIP_GAP if cards else 0.0


def draw_chips(painter: QPainter, left: float, top: float, cards: Sequence[Card]) -> None:
    """Draw the cards of one line of a running list: rank and suit in a box each."""
    height, side, ratio = scaled(CHIP_HEIGHT), scaled(14), _ratio(painter)
    for card in cards:
        width = chip_width(card)
        rounded(painter, QRectF(left, top, width, height), 4, theme().color("bg"), theme().color("border"))
        name = "minchiate/" + card[0]
        ink, at = suit_color(name), left + 6
        words = TextBlock(rank(card), 13, 600)
        if words.text:
            words.draw(painter, QRectF(at, top, words.natural_width() + 2, height), ink)
            at += words.natural_width() + 4
        draw_picture(painter, QPointF(at, top + (height - side) / 2), suit(name, ink, side, ratio))
        left += width + CHIP_GAP


def _ratio(painter: QPainter) -> float:
    device = painter.device()
    return device.devicePixelRatioF() if device is not None else 1.0
