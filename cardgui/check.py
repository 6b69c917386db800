"""Is this installation sound? One finding for each thing the program needs (``cardgui check``)."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

from cardgui import __version__
from cardgui.resources import LANGUAGES, ResourceMissingError, asset, drawing_of, languages, translation


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about one thing.

    Attributes:
        what: the thing.
        sound: whether it is as it should be.
        text: what was found.
    """

    what: str
    sound: bool
    text: str

    def __str__(self) -> str:
        return f"{'ok   ' if self.sound else 'FAULT'} {self.what}: {self.text}"


def check(data_dir: Path | None = None) -> Iterator[Finding]:
    """Try everything out, off screen. ``data_dir`` is the folder of ledger and settings, by default the person's."""
    yield Finding("Cardgui", sound=True, text=f"{__version__} on Python {sys.version.split()[0]}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    loaded = _tried("Qt", _qt)
    yield loaded
    yield _tried("assets", _assets)
    if loaded.sound:
        yield _tried("fonts", _fonts)
        yield _tried("licences", _licences)
        for language in dict.fromkeys((*LANGUAGES, *languages())):
            yield _tried(f"language {language}", partial(_language, language))
    yield _tried("data folder", lambda: _data_folder(data_dir))
    yield Finding("kernel", sound=True, text=_kernel())
    yield _tried("worker", _worker)


class _NotSoundError(Exception):
    """Something is missing or does not work; the message says what."""


def _tried(what: str, find: Callable[[], str]) -> Finding:
    try:
        return Finding(what, sound=True, text=find())
    except (_NotSoundError, ResourceMissingError, ImportError, OSError) as error:
        return Finding(what, sound=False, text=" ".join(str(error).split()))


def _qt() -> str:
    from PySide6.QtCore import qVersion  # noqa: PLC0415  (whether it loads is the question)
    from PySide6.QtSvg import QSvgRenderer  # noqa: F401, PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    if QApplication.instance() is None:
        # Qt keeps it alive only as long as somebody holds it.
        _kept.append(QApplication(["cardgui"]))
    return qVersion()


_kept: list[object] = []


def _assets() -> str:
    from cardgui.engine.registry import GAMES  # noqa: PLC0415
    from cardgui.models.registry import GAME_MODELS  # noqa: PLC0415

    count = 0
    for game_id in GAME_MODELS:
        pack = GAMES[game_id].pack
        faces = [asset("cards", pack.name, "standard", f"{card}.svg") for card in dict.fromkeys(pack.cards)]
        for path in (*faces, drawing_of(game_id, "cards", "backs"), drawing_of(game_id, "tiles")):
            if not path.stat().st_size:
                raise _NotSoundError(f"{path} is empty")
            count += 1
    return f"{count} drawings for {', '.join(GAME_MODELS)}"


def _fonts() -> str:
    from cardgui.look.type import SANS, SERIF, load_fonts  # noqa: PLC0415

    families = load_fonts()
    for family in (SANS, SERIF):
        if family not in families:
            raise _NotSoundError(f"{family} could not be loaded")
    return ", ".join(families)


def _licences() -> str:
    from cardgui.screens.parts import parts  # noqa: PLC0415

    found = parts()
    silent = [part.name for part in found if not part.texts]
    if silent:
        raise _NotSoundError(f"no text for {', '.join(silent)}")
    return f"of {len(found)} parts"


def _language(code: str) -> str:
    from PySide6.QtCore import QLibraryInfo, QTranslator  # noqa: PLC0415

    path = translation(code)
    if not path.exists() or not QTranslator().load(str(path)):
        raise _NotSoundError(f"{path} is missing or broken")
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    own, of_qt = translation(code, "qtbase"), folder / f"qtbase_{code}.qm"
    if code != LANGUAGES[0] and not own.exists() and not of_qt.exists():
        raise _NotSoundError(f"{of_qt.name}, Qt's own texts, is missing")
    source = path.with_suffix(".ts")
    if not source.exists():
        return "complete when it was built"
    open_texts = sum(1 for entry in ET.parse(source).iter("translation") if entry.get("type") == "unfinished")  # noqa: S314  (our own file)
    if open_texts:
        raise _NotSoundError(f"{open_texts} texts are not translated")
    return "complete"


def _data_folder(data_dir: Path | None) -> str:
    from cardgui.app import places  # noqa: PLC0415
    from cardgui.ledger.errors import LedgerError  # noqa: PLC0415
    from cardgui.ledger.store import Ledger  # noqa: PLC0415
    from cardgui.models.ledger_session import FILE_NAME  # noqa: PLC0415

    folder = places(data_dir).data
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(b"Cardgui")
    path = folder / FILE_NAME
    if not path.exists():
        return f"{folder} can be written; no ledger yet"
    try:
        with Ledger.open_read_only(path) as ledger:
            return f"{folder} can be written; {ledger.counts().deals} deals in the ledger"
    except LedgerError as error:
        raise _NotSoundError(f"{path}: {error}") from error


def _kernel() -> str:
    from cardgui.engine import kernel  # noqa: PLC0415

    return "plain Python" if str(kernel.__file__).endswith(".py") else "compiled"


def _worker() -> str:
    """Start the players' process and let it decide something."""
    import multiprocessing  # noqa: PLC0415

    from cardgui.bots.worker import Question, serve  # noqa: PLC0415
    from cardgui.engine.match import Match  # noqa: PLC0415
    from cardgui.engine.registry import make_game  # noqa: PLC0415

    match = Match(make_game("truf"), 1)
    match.start_deal()
    if match.deal is None:
        raise _NotSoundError("no deal could be begun")
    context = multiprocessing.get_context("spawn")
    pipe, other = context.Pipe()
    process = context.Process(target=serve, args=(other,), daemon=True)
    process.start()
    other.close()
    try:
        pipe.send(Question(1, "truf", "expert", 200, match.deal.view(0), match.seed(0)))
        if not pipe.poll(_PATIENCE):
            raise _NotSoundError("it does not answer")
        decided = pipe.recv().action
    except (EOFError, OSError) as error:
        raise _NotSoundError("it has ended at once") from error
    finally:
        pipe.close()
        process.kill()
        process.join()
    return f"answers ({decided.to_json()['card']})"


_PATIENCE = 60.0
"""Seconds after which a process that says nothing is given up."""
