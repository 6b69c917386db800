"""What the program consists of, as it is installed here: each part with its version, its licence and the texts of it.

The list comes from what the packages themselves say that they need, so that it names everything and nothing else.
"""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from cardgui import __version__
from cardgui.resources import asset

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.metadata import Distribution

SHIPPED: Final = ("sound",)
"""The extras that belong to the program; the others are for those who work on it."""
PAPER: Final = re.compile(r"\.dist-info/(.*/)?(licen[cs]e|copying|notice|ofl)[^/]*$", re.IGNORECASE)
"""The path of a text of a licence in a package."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the program.

    Attributes:
        name: what it is called.
        version: which is here; empty where nobody knows.
        licence: the licences, as an SPDX expression; empty where only the texts say it.
        texts: the licences in full.
    """

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]

    @property
    def about(self) -> str:
        """Version and licence, as far as they are known."""
        return ", ".join(filter(None, (self.version, self.licence)))


def installed() -> list[Distribution]:
    """The program's own package and all that it needs, directly or not; what is not installed here is left out."""
    from importlib.metadata import PackageNotFoundError, distribution  # noqa: PLC0415  (slow to load)

    found: dict[str, Distribution] = {}
    waiting = ["cardgui"]
    while waiting:
        name = waiting.pop(0)
        key = re.sub(r"[-_.]+", "-", name).lower()
        if key in found:
            continue
        try:
            found[key] = distribution(name)
        except PackageNotFoundError:  # an extra, for another system, or nothing was installed at all
            continue
        waiting += _needs(found[key].requires or ())
    return list(found.values())


def _needs(lines: Sequence[str]) -> Iterator[str]:
    """The names in what a package says that it needs: ``miniaudio>=1.60; extra == "sound"``."""
    for line in lines:
        name, extra = re.match(r"[\w.-]+", line), re.search(r"extra\s*==\s*['\"]([\w.-]+)", line)
        if name is not None and (extra is None or extra[1] in SHIPPED):
            yield name[0]


def parts() -> list[Part]:
    """Everything of which the program consists, its own part first."""
    from PySide6.QtCore import qVersion  # noqa: PLC0415  (who packs the program needs no Qt)

    own, *others = [_described(one) for one in installed()] or [Part("Cardgui", "", "", ())]
    found = [
        replace(own, name="Cardgui", version=__version__),
        _known("Python", platform.python_version(), "PSF-2.0"),
        _known("Qt", qVersion(), "LGPL-3.0-only"),
    ]
    found += others
    if kernel_compiled():  # what the compiler of the kernel puts into it
        found.append(Part("mypyc", "", "(MIT) AND (PSF-2.0)", (asset("licences", "mypyc.txt").read_text("utf-8"),)))
    # What else lies in a program that was packed with all it loads.
    packed = sorted((asset("licences") / "packed").glob("*.txt"))
    return found + [Part(path.stem, "", "", (path.read_text("utf-8", "replace"),)) for path in packed]


def kernel_compiled() -> bool:
    """Whether the kernel of the rules is machine code, or plain Python that makes the same moves."""
    from cardgui.engine import kernel  # noqa: PLC0415  (home must not wait for the rules)

    return not (kernel.__file__ or "").endswith(".py")


def _known(name: str, version: str, licence: str) -> Part:
    """A part whose licences are known by their names alone."""
    return Part(name, version, licence, _texts_of(licence))


def _described(one: Distribution) -> Part:
    """A part as its package describes itself; where it brings no text, the texts of the licences that it names."""
    said = one.metadata
    named = (said[field] for field in ("license-expression", "license") if field in said)
    licence = next(named, "").strip()
    paths = [path for path in one.files or () if PAPER.search(path.as_posix())]
    texts = tuple(path.read_text(encoding="utf-8") for path in paths) or _texts_of(licence)
    # Some packages put the whole text where its name belongs.
    return Part(one.name, one.version, licence if len(licence) < 80 else "", texts)


def _texts_of(licence: str) -> tuple[str, ...]:
    folder = asset("licences")
    paths = (folder / f"{name}.txt" for name in re.findall(r"[\w.-]+", licence))
    texts = [path.read_text("utf-8") for path in paths if path.is_file()]
    if licence.startswith("LGPL-3.0"):  # which is written as an addition to it
        texts.append((folder / "GPL-3.0-only.txt").read_text("utf-8"))
    return tuple(dict.fromkeys(texts))
