"""Why a card cannot be played, in the words of each game: one line a game. A game's words load when they are needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card

if TYPE_CHECKING:
    from cardgui.table.context import RefusalLike

Reason = Callable[["RefusalLike"], str]


@dataclass(frozen=True, slots=True)
class Terms:
    """What sentences are filled with.

    Attributes:
        parent: owner of the words.
        name: the name of a seat.
        cards: names of cards in a row, inside a sentence.
        trick: seat and card of the trick as it is now.
    """

    parent: QObject
    name: Callable[[int], str]
    cards: Callable[[Sequence[Card]], str]
    trick: Callable[[], Sequence[tuple[int, Card]]]


def _truf(terms: Terms) -> Reason:
    from cardgui.table.truf.refusals import TrufRefusals  # noqa: PLC0415
    from cardgui.table.truf.words import TrufWords  # noqa: PLC0415

    return TrufRefusals(TrufWords(terms.parent), terms.name).card


def _rifki(terms: Terms) -> Reason:
    from cardgui.table.rifki.refusals import RifkiRefusals  # noqa: PLC0415

    return RifkiRefusals(terms.parent, terms.name, terms.cards).card


def _rook_sluff(terms: Terms) -> Reason:
    from cardgui.table.rook_sluff.refusals import RookRefusals  # noqa: PLC0415
    from cardgui.table.rook_sluff.words import RookWords  # noqa: PLC0415

    return RookRefusals(RookWords(terms.parent), terms.name).card


def _minchiate(terms: Terms) -> Reason:
    from cardgui.table.minchiate.refusals import CardRefusals, RefusalWords  # noqa: PLC0415

    def decider(suit: str) -> str:
        return terms.name(next((seat for seat, card in terms.trick() if card[0] == suit), 0))

    return CardRefusals(RefusalWords(terms.parent), decider).card


REASONS: Final[Mapping[str, Callable[[Terms], Reason]]] = {
    "truf": _truf,
    "rifki": _rifki,
    "minchiate": _minchiate,
    "rook_sluff": _rook_sluff,
}
"""Game id → what explains its refusals."""
