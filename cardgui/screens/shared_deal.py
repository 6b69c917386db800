"""A deal that somebody shared as a text code: pasted anywhere, it is offered to be played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from cardgui.engine.share import CodeError, SharedDeal, decode
from cardgui.look.controls import Dialog, Words, ask, tell
from cardgui.look.i18n import number, translate
from cardgui.screens.games import entry


def offer(window: QWidget, text: str, play: Callable[[SharedDeal], object]) -> Dialog:
    """Ask whether the deal in a text is to be played, or say why it can't be.

    Args:
        window: over which to ask.
        text: what was pasted.
        play: called with the deal if the person wants to play it.
    """
    try:
        shared = decode(text)
    except CodeError as error:
        return no_deal(window, _from_newer if error.newer else _no_code)
    game = entry(shared.game.id)
    return ask(
        window,
        lambda: translate("SharedDeal", "Play this deal?"),
        lambda: translate("SharedDeal", "{game}, deal {deal}. You get the same cards, and play on from there.").format(
            game=game.title(shared.game.options, shared.game.players), deal=number(shared.setup.deal)
        ),
        lambda: translate("SharedDeal", "Play"),
        lambda: translate("SharedDeal", "Cancel"),
        lambda: play(shared),
    )


def no_deal(window: QWidget, reason: Words) -> Dialog:
    """Say why there is no deal to be played."""
    return tell(
        window,
        lambda: translate("SharedDeal", "No deal to open"),
        reason,
        lambda: translate("SharedDeal", "Close"),
    )


def _no_code() -> str:
    return translate("SharedDeal", "What was copied holds no code of a deal, or it was cut short.")


def _from_newer() -> str:
    return translate("SharedDeal", "The code comes from a newer version of Cardgui.")
