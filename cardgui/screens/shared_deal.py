"""A deal that somebody shared as a text code: pasted anywhere, it is offered to be played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from cardgui.engine.share import CodeError, SharedDeal, decode
from cardgui.look.controls import Dialog, ask, tell
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
        reason = translate("SharedDeal", "What was copied holds no code of a deal, or it was cut short.")
        if error.newer:
            reason = translate("SharedDeal", "The code comes from a newer version of Cardgui.")
        return tell(window, translate("SharedDeal", "No deal to open"), reason, translate("SharedDeal", "Close"))
    game = entry(shared.game.id)
    words = translate("SharedDeal", "{game}, deal {deal}. You get the same cards, and play on from there.")
    return ask(
        window,
        translate("SharedDeal", "Play this deal?"),
        words.format(game=game.title(shared.game.options, shared.game.players), deal=number(shared.setup.deal)),
        translate("SharedDeal", "Play"),
        translate("SharedDeal", "Cancel"),
        lambda: play(shared),
    )
