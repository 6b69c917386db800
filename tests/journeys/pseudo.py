"""A language that nobody speaks: every text longer and accented, and written from right to left."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

from compile_translations import run_qt_tool

CODE: Final = "he"
"""A language from right to left whose figures are ours."""
_LETTERS: Final = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
_SLOT: Final = re.compile(r"(\{[^{}]*\}|%L?n|%L?\d|&&|\n|<[^>]*>)")
_PART: Final = 0.3
"""So much longer, as Turkish may be."""
_FILLER: Final = ("ñandú", "ýç", "éúó")
KEPT: Final = frozenset({"Dates", "Sentences"})
"""Contexts whose texts are patterns and no words."""
FORMS: Final = 2


def said(text: str) -> str:
    """A text in this language."""
    parts = _SLOT.split(text)
    accented = "".join(
        part if place % 2 else part.replace("&", "").translate(_LETTERS) for place, part in enumerate(parts)
    )
    letters = sum(len(part) for part in parts[::2])
    if not any(character.isalpha() for part in parts[::2] for character in part):
        return accented
    wanted, more, place = round(_PART * letters), "", 0
    while len(more) < wanted:
        more += " " + _FILLER[place % len(_FILLER)]
        place += 1
    end = accented[-1:] if accented[-1:] in ".:?…" else ""
    return accented.removesuffix(end) + more[: max(wanted, 3)].rstrip() + end


def make(source: Path, folder: Path) -> Path:
    """Write the catalogue of this language, from the texts that another one has, and compile it; its path.

    Raises:
        subprocess.CalledProcessError: if it cannot be compiled.
    """
    tree = ET.parse(source)  # noqa: S314 - our own file
    root = tree.getroot()
    root.set("language", CODE)
    for context in root.iter("context"):
        kept = context.findtext("name") in KEPT
        for message in context.iter("message"):
            text = message.findtext("source") or ""
            words = text if kept else said(text)
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            translation.clear()
            translation.text = None if plural else words
            for _ in range(FORMS if plural else 0):
                ET.SubElement(translation, "numerusform").text = words
    path = folder / f"cardgui_{CODE}.ts"
    tree.write(path, encoding="utf-8", xml_declaration=True)
    run_qt_tool("lrelease", "-silent", str(path), "-qm", str(path.with_suffix(".qm")))
    return path
