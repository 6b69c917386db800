"""What a screen needs to know of a game to offer it, set it up and show its results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from cardgui.models.sheet import SheetRow

OptionValue = str | int | bool
Words = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in one field of a score sheet: a text, or the suit to draw; both, where it is spoken otherwise."""

    text: str = ""
    suit: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a score sheet that is special to a game.

    Attributes:
        key: its name in the program.
        title: its heading.
        cell: its content for a deal, given the names of the seats.
    """

    key: str
    title: Words
    cell: Callable[[SheetRow, list[str]], Cell]


@dataclass(frozen=True, slots=True)
class Closing:
    """A line under the deals of a score sheet.

    Attributes:
        title: what it is.
        cells: by player or side.
        strong: whether it stands out.
    """

    title: str
    cells: tuple[str, ...]
    strong: bool = False


class CloseSheet(Protocol):
    """Says what stands under the deals of a score sheet."""

    def __call__(
        self, rows: Sequence[SheetRow], players: int, options: Mapping[str, Any], *, over: bool
    ) -> tuple[Closing, ...]:
        """Return the lines; `over` says whether the match is, `options` what differs from the usual rules."""


class OptionsPanel(QWidget):
    """The part of the new-game dialog that belongs to a game; this one is that of a game without options.

    Signals:
        changed: a person chose something else.
        rule_wanted: they want to read a rule; its number.
    """

    changed = Signal()
    rule_wanted = Signal(str)

    def options(self) -> dict[str, OptionValue]:
        """Return what is chosen, defaults included, without what has no meaning then."""
        return {}

    def players(self) -> int | None:
        """Return how many are to play; None where a game leaves no choice."""
        return None

    def deals_block(self) -> QWidget | None:
        """Return the choice of how many deals, which stands in the dialog's left column; None if there is none."""
        return None

    def set_options(self, options: Mapping[str, OptionValue]) -> None:
        """Show a choice; what isn't in it or can't be chosen takes its default.

        Under ``players`` it may say how many are to play.
        """


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game as the screens show it; all words come anew with each language.

    Attributes:
        id: the engine's id of the game.
        pack: folder of its card faces.
        fan: three cards that stand for it: codes, or "" for the back.
        name, origin, blurb, players, length: what the home screen says of it.
        deals: how many deals a match with these options has, given the number of players.
        title: what a match with these options and so many players is called in lists.
        deal_story: one line about a deal, given the names of the seats.
        rules: the options that change the rules, in a few words; "" where there are none.
        columns: of the score sheet, before the players; where room lacks the first goes first.
        per_player: the small figures beside a player's or side's score of a deal (Truf: taken and bid), or "".
        per_player_title: what the small figures mean.
        panel: makes the game's part of the new-game dialog.
        closing: the lines under the deals of the score sheet, if there are any.
        sides: what the two sides whose scores are kept are called, the own one first; None where everyone has a score.
    """

    id: str
    pack: str
    fan: tuple[str, str, str]
    name: Words
    origin: Words
    blurb: Words
    players: Words
    length: Words
    deals: Callable[[Mapping[str, OptionValue], int], int]
    title: Callable[[Mapping[str, OptionValue], int], str]
    deal_story: Callable[[SheetRow, list[str]], str]
    rules: Callable[[Mapping[str, OptionValue]], str] = lambda _options: ""
    columns: tuple[Column, ...] = ()
    per_player: Callable[[SheetRow, int], str] = lambda _row, _seat: ""
    per_player_title: Words = str
    panel: Callable[[], OptionsPanel] = OptionsPanel
    sides: Callable[[], tuple[str, str]] | None = None
    closing: CloseSheet | None = None
