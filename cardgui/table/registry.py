"""What a game adds to the table, and where it stands: one line a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from cardgui.engine.cards import Card
from cardgui.models.prompt import Prompt
from cardgui.table.deal_sheet import DealSheet, PlayerSheet
from cardgui.table.layout import FRENCH, MINCHIATE, CardShape
from cardgui.table.prompts import Saying
from cardgui.table.seats import PlateFacts

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from cardgui.models.controller import Step
    from cardgui.table.context import RefusalLike, TableContext
    from cardgui.table.top_bar import ChipFacts
    from cardgui.table.why_words import GameWhy, WhyWords


class GamePanel(Protocol):
    """What is special to one game: its words for common things, and its own panels."""

    def title(self) -> str:
        """The game's name."""

    def chips(self) -> list[ChipFacts]:
        """What stands in the middle of the top bar."""

    def plate(self, seat: int, *, awaited: bool) -> PlateFacts:
        """What a seat's plate shows; `awaited` says whether the table waits for this seat now."""

    def prompt(self, prompt: Prompt) -> Saying:
        """What the person has to do, in words."""

    def not_now(self, prompt: Prompt, card: Card) -> str:
        """Why a card may not be played, in a few words inside a sentence."""

    def refusal(self, refusal: RefusalLike, card: Card) -> tuple[str, str]:
        """Title and text of the callout for a refused card."""

    def card_label(self, seat: int) -> str:
        """A line under a card of the trick, or nothing."""

    def sentence(self, step: Step) -> str:
        """A step put into words for a screen reader; empty for what needs none."""

    def banner(self, step: Step) -> Saying | None:
        """A line that is shown while a step is held."""

    def choose(self, card: Card) -> bool:
        """The person chose a card; True if that was something other than playing it."""

    def refresh(self) -> None:
        """Show, change or hide the game's own panels for the state as it is now."""

    def show_beside(self, *, shown: bool) -> None:
        """Show what stands beside the plates, or not, at a table that has no bar and no panels."""

    def lay_out(self) -> None:
        """Put the panels where they belong in the window as it is now."""

    def close_top(self) -> bool:
        """Close what Esc closes; False if there is nothing."""

    def focus_panel(self) -> bool:
        """Give the focus to an open panel; False if there is none."""

    def retranslate(self) -> None:
        """Follow another language."""


@dataclass(frozen=True, slots=True)
class GameTable:
    """How a game is laid on the table.

    Attributes:
        pack: folder of its faces. The back and the tile carry the game's own name.
        shape: of its cards.
        cards: how many cards a deal has at most.
        panel: makes the game's part of the table.
        why: makes what it says of how a score came about, given who owns it and the words of all games; None where
            it says nothing of that.
        sheet: makes its score sheet.
    """

    pack: str
    shape: CardShape
    cards: int
    panel: Callable[[TableContext], GamePanel]
    why: Callable[[QObject, WhyWords], GameWhy] | None = None
    sheet: Callable[[TableContext], DealSheet] = PlayerSheet


# A table loads its own game alone: each takes a while.


def _truf(context: TableContext) -> GamePanel:
    from cardgui.table.truf.panel import TrufPanel  # noqa: PLC0415

    return TrufPanel(context)


def _truf_why(parent: QObject, words: WhyWords) -> GameWhy:
    from cardgui.table.truf.why import TrufWhy  # noqa: PLC0415

    return TrufWhy(parent, words)


def _truf_sheet(context: TableContext) -> DealSheet:
    from cardgui.table.truf.sheet import TrufSheet  # noqa: PLC0415

    return TrufSheet(context)


def _rifki(context: TableContext) -> GamePanel:
    from cardgui.table.rifki.panel import RifkiPanel  # noqa: PLC0415

    return RifkiPanel(context)


def _rifki_why(parent: QObject, words: WhyWords) -> GameWhy:
    from cardgui.table.rifki.why import RifkiWhy  # noqa: PLC0415

    return RifkiWhy(parent, words)


def _rifki_sheet(context: TableContext) -> DealSheet:
    from cardgui.table.rifki.sheet import RifkiSheet  # noqa: PLC0415

    return RifkiSheet(context)


def _minchiate(context: TableContext) -> GamePanel:
    from cardgui.table.minchiate.panel import MinchiatePanel  # noqa: PLC0415

    return MinchiatePanel(context)


def _minchiate_why(parent: QObject, words: WhyWords) -> GameWhy:
    from cardgui.table.minchiate.why import MinchiateWhy  # noqa: PLC0415

    return MinchiateWhy(parent, words)


def _minchiate_sheet(context: TableContext) -> DealSheet:
    from cardgui.table.minchiate.sheet import RestiSheet  # noqa: PLC0415

    return RestiSheet(context)


def _rook_sluff(context: TableContext) -> GamePanel:
    from cardgui.table.rook_sluff.panel import RookSluffPanel  # noqa: PLC0415

    return RookSluffPanel(context)


def _rook_sluff_why(parent: QObject, words: WhyWords) -> GameWhy:
    from cardgui.table.rook_sluff.why import RookSluffWhy  # noqa: PLC0415

    return RookSluffWhy(parent, words)


def _rook_sluff_sheet(context: TableContext) -> DealSheet:
    from cardgui.table.rook_sluff.sheet import TeamSheet  # noqa: PLC0415

    return TeamSheet(context)


GAME_TABLES: Final[dict[str, GameTable]] = {
    "truf": GameTable("french", FRENCH, 52, _truf, _truf_why, _truf_sheet),
    "rifki": GameTable("french", FRENCH, 52, _rifki, _rifki_why, _rifki_sheet),
    "minchiate": GameTable("minchiate", MINCHIATE, 97, _minchiate, _minchiate_why, _minchiate_sheet),
    "rook_sluff": GameTable("rook", FRENCH, 112, _rook_sluff, _rook_sluff_why, _rook_sluff_sheet),
}
"""Game id → its table. A game can be played in the window when it stands here and in the registries below."""


def explains_scores(game: str) -> bool:
    """Whether a game says how its scores came about."""
    return GAME_TABLES[game].why is not None
