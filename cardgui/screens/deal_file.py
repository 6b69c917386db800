"""A file with a deal, which somebody opened with the program: the deal is offered to be played."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from cardgui.engine.game import RecordFaultError
from cardgui.engine.share import SharedDeal, encode, holds_code
from cardgui.look.controls import Dialog
from cardgui.look.i18n import translate
from cardgui.screens.shared_deal import no_deal, offer

MOST_BYTES: Final = 200_000
"""A deal takes a few thousand; what is larger is something else."""


def offer_file(window: QWidget, path: Path, play: Callable[[SharedDeal], object]) -> Dialog:
    """Ask whether the deal in a file is to be played, or say why it can't be.

    Args:
        window: over which to ask.
        path: a file with the text code of a deal, or with its record; of several records the first counts.
        play: called with the deal if the person wants to play it.
    """
    try:
        code = _code(path)
    except OSError as error:
        why = error.strerror or type(error).__name__
        return no_deal(
            window,
            lambda: translate("DealFile", "{name} cannot be read: {reason}. Nothing was changed.").format(
                name=path.name, reason=why
            ),
        )
    except (ValueError, RecursionError, RecordFaultError):
        return no_deal(
            window,
            lambda: translate("DealFile", "{name} holds no deal that Cardgui can read. Nothing was changed.").format(
                name=path.name
            ),
        )
    return offer(window, code, play)


def _code(path: Path) -> str:
    """The code in a file.

    Raises:
        OSError: if the file can't be read.
        ValueError, RecursionError, RecordFaultError: if it is no file or no text, or its record breaks the rules.
    """
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise ValueError("no file")  # the window would wait for whoever writes into a pipe
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    text = data.decode("utf-8-sig")
    if not text.lstrip().startswith("{"):
        if len(data) > MOST_BYTES or not holds_code(text):
            raise ValueError("no code")
        return text
    # Further records need not be whole.
    raw = json.loads(text.lstrip().splitlines()[0])
    if not isinstance(raw, dict):
        raise ValueError("no record")  # noqa: TRY004 - as every other unreadable file
    return encode(raw)
