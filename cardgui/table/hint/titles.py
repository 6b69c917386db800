"""What a hint suggests, in words: the title of its callout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from cardgui.look.i18n import number
from cardgui.table.hint.words import HintWords
from cardgui.table.rifki.names import contract_and_suit, contract_name


class HintTitles(QObject):
    """Suggestions in words."""

    def __init__(self, parent: QObject, words: HintWords) -> None:
        super().__init__(parent)
        self._words = words

    def title(self, done: dict[str, Any]) -> str:
        """What to do; `done` is an action as it stands in a record."""
        match done["do"]:
            case "play":
                return self.tr("Play the {card}").format(card=self._card(done))
            case "bid" if "card" in done:
                return self.tr("Bid with the {card}").format(card=self._card(done))
            case "bid":
                return self._tricks(int(done["tricks"]))
            case "adjust":
                return self.tr("Raise every bid by 1") if done["by"] > 0 else self.tr("Lower every bid by 1")
            case "declare" if "contract" in done:
                return self._contract(str(done["contract"]), str(done.get("trump", "")))
            case "declare":
                return self._declare(done["verzicole"])
        return self.tr("Put away the %Ln marked card(s)", "", len(done["cards"]))

    def noun(self, done: dict[str, Any]) -> str:
        """A decision in a few words, to stand after a colon."""
        match done["do"]:
            case "play" | "bid" if "card" in done:
                return self._card(done)
            case "bid":
                return number(int(done["tricks"])) if done["tricks"] else self.tr("sluff")
            case "adjust":
                return self.tr("raise every bid") if done["by"] > 0 else self.tr("lower every bid")
            case "declare" if "contract" in done:
                return contract_and_suit(str(done["contract"]), str(done.get("trump", "")))
            case "declare":
                count = len(done["verzicole"])
                return self.tr("declare %Ln verzicola/verzicole", "", count) if count else self.tr("declare nothing")
        return self._words.list(done["cards"])

    def act(self, done: dict[str, Any]) -> str:
        """The button that does it."""
        return self.tr("Play it") if done["do"] == "play" else self.tr("Do it")

    def _card(self, done: dict[str, Any]) -> str:
        return self._words.cards.inside(done["card"])

    def _tricks(self, tricks: int) -> str:
        return self.tr("Bid {count}").format(count=number(tricks)) if tricks else self.tr("Bid sluff")

    def _contract(self, contract: str, trump: str) -> str:
        if contract != "koz":
            return self.tr("Choose {contract}").format(contract=contract_name(contract))
        return self.tr("Choose {contract}, trumps {suit}").format(
            contract=contract_name(contract), suit=self._words.suits.name(trump)
        )

    def _declare(self, verzicole: Sequence[Sequence[str]]) -> str:
        if not verzicole:
            return self.tr("Declare nothing")
        return self.tr("Declare %Ln verzicola/verzicole", "", len(verzicole))
