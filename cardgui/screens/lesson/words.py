"""What lessons call things: answers, labels and cells whose ids the program itself can say."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed
from cardgui.look.names import player_name
from cardgui.look.theme import theme
from cardgui.models.registry import GAME_MODELS
from cardgui.screens.games import entry
from cardgui.table.card_names import CardNames
from cardgui.table.registry import GAME_TABLES
from cardgui.teaching.lessons import LessonError, StepWords, number_of, path_of, same_idea, titles

log = logging.getLogger(__name__)


class LessonTerms(QObject):
    """The terms of one lesson in the language of now."""

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._cards = CardNames(self, GAME_TABLES[game].pack)

    def retranslate(self) -> None:
        """Follow another language."""
        self._cards.retranslate()

    def path(self, path: str) -> str:
        """The name of a path."""
        return self.tr("For all games") if path == "shared" else entry(path).name()

    def name(self, seat: int) -> str:
        """Who sits at a seat."""
        return player_name(GAME_MODELS[self._game].opponents[seat - 1]) if seat else self.tr("You")

    def named(self, text: str) -> str:
        """A text with the players' names filled in."""
        for seat, name in enumerate(GAME_MODELS[self._game].opponents, 1):
            text = text.replace(f"{{name{seat}}}", player_name(name))
        return text

    def suit(self, suit: str) -> str:
        """A suit or a colour alone."""
        if self._game == "rook_sluff":
            names = {"R": self.tr("Red"), "G": self.tr("Green"), "Y": self.tr("Yellow"), "B": self.tr("Black")}
        elif self._game == "minchiate":
            names = {
                "D": self.tr("Coins"),
                "C": self.tr("Cups"),
                "S": self.tr("Swords"),
                "B": self.tr("Batons"),
                "T": self.tr("Trumps"),
            }
        else:
            names = {
                "S": self.tr("Spades"),
                "H": self.tr("Hearts"),
                "D": self.tr("Diamonds"),
                "C": self.tr("Clubs"),
            }
        return names[suit]

    def mode(self, mode: str) -> str:
        """A mode of Truf."""
        return self.tr("Main Atas (playing high)") if mode == "atas" else self.tr("Main Bawah (playing low)")

    def contract(self, contract: str) -> str:
        """A contract of Rıfkı."""
        return {
            "koz": self.tr("Koz (trumps)"),
            "rifki": self.tr("Rıfkı (king of hearts)"),
            "kiz": self.tr("Kız Almaz (girls)"),
            "erkek": self.tr("Erkek Almaz (boys)"),
            "kupa": self.tr("Kupa Almaz (hearts)"),
            "son_iki": self.tr("Son İki (last two)"),
            "el_almaz": self.tr("El Almaz (no tricks)"),
        }[contract]

    def card(self, card: str) -> str:
        """A card."""
        return self._cards.first(card)

    def said(self, what: int | str, words: StepWords, *, sign: bool = False, label: bool = True) -> str:
        """What a label, a cell or else an answer is called: by the program itself, or by the step's own words."""
        text = str(what)
        kind, _, value = text.partition(":")
        if kind == "seat":
            return self.name(int(value))
        known = {"suit": self.suit, "card": self.card, "mode": self.mode, "contract": self.contract}
        if value and kind in known:
            return known[kind](value)
        digits = text.replace("−", "-")
        if digits.lstrip("-").isdigit():
            return signed(int(digits)) if sign else number(int(digits))
        return self.named((words.labels if label else words.answers).get(text, text))


def links_of(lesson: str, terms: LessonTerms) -> list[tuple[str, str, int, str]]:
    """The lessons that share an idea with a lesson: id, name of the path, number, title; none that cannot be read."""
    links = []
    try:
        for other in same_idea(lesson):
            path = path_of(other)
            title = titles(path, theme().language).get(other, ("",))[0]
            if title:
                links.append((other, terms.path(path), number_of(other), title))
    except (LessonError, KeyError) as error:
        log.warning("lessons: %s", error)
    return links
