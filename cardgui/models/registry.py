"""What each game has of its own on the models floor: one line a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from cardgui.engine.cards import Card
from cardgui.engine.events import Event
from cardgui.models import minchiate, minchiate_prompt, rifki, rook_sluff, truf
from cardgui.models.prompt import Prompt
from cardgui.models.shown import Beat, ShownState


@dataclass(frozen=True, slots=True)
class GameModels:
    """A game's part of the models.

    Attributes:
        fold: folds its own events into the shown state.
        prompt: makes the prompt from a view.
        opponents: names of the computer players, by seat from 1.
        note: adds to what the shown state makes of a common event.
        playable: the cards that may be played now, or chosen for what is asked, where the actions do not say it.
    """

    fold: Callable[[ShownState, Event], Iterator[Beat]]
    prompt: Callable[[Any], Prompt | None]
    opponents: tuple[str, ...]
    note: Callable[[ShownState, Event], None] = lambda _state, _event: None
    playable: Callable[[Any], frozenset[Card]] | None = None


GAME_MODELS: Final[dict[str, GameModels]] = {
    "truf": GameModels(truf.fold, truf.prompt, ("Sari", "Budi", "Dewi"), truf.note),
    "rifki": GameModels(rifki.fold, rifki.prompt, ("Elif", "Kemal", "Zeynep"), rifki.note),
    "minchiate": GameModels(
        minchiate.fold,
        minchiate_prompt.prompt,
        ("Lorenzo", "Bianca", "Piero"),
        minchiate.note,
        minchiate_prompt.playable,
    ),
    "rook_sluff": GameModels(
        rook_sluff.fold,
        rook_sluff.prompt,
        ("Ada", "Bruno", "Cora", "Dan", "Emma", "Finn", "Gina", "Hugo", "Iris"),
        rook_sluff.note,
    ),
}
"""Game id → its part. A game can be played at the table when it stands here."""
