"""Checks that the program is complete in its four languages: one line a fault, exit code 1 if there is any.

It re-reads the code with lupdate into a copy of the catalogues and compares, because lrelease lets through
what matters most: a text that was never extracted, and a translation that lost its number or name slot.
"""

import re
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

from cardgui.resources import LANGUAGES
from compile_translations import ROOT
from text_lint import TAG, Message, read_package
from update_translations import TRANSLATED, catalogue, update

PLURAL_FORMS = {"en": 2, "ja": 1, "ko": 1, "tr": 1}
"""How many plural forms Qt asks for in each language."""

SLOT = re.compile(rf"%L?n|%L?\d|\{{\w*\}}|{TAG.pattern}")
MNEMONIC = re.compile(r"&(?=\w)")


def faults(root: Path) -> list[str]:
    """Return all faults of the checkout `root`: those of the code first, then language by language."""
    found = read_package(root / "cardgui")
    result = list(found.faults)
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder)
        for language in LANGUAGES:
            if catalogue(root / "translations", language).exists():
                shutil.copy(catalogue(root / "translations", language), fresh)
        update(root / "cardgui", fresh)
        extracted = set(_load(catalogue(fresh, TRANSLATED[0])))
        result += [f"{found.messages[m]}: lupdate misses {_shown(m)}" for m in found.messages.keys() - extracted]
        result += [f"lupdate misreads the code: {_shown(m)}" for m in extracted - found.messages.keys()]
        for language in LANGUAGES:
            result += _catalogue_faults(language, root / "translations", set(_load(catalogue(fresh, language))))
    return result


def _catalogue_faults(language: str, folder: Path, expected: set[Message]) -> list[str]:
    path = catalogue(folder, language)
    if not path.exists():
        return [f"{path.name} is missing"]
    messages = _load(path)
    result = [f"not in the catalogue: {_shown(m)}" for m in sorted(expected - messages.keys())]
    result += [f"no longer in the code: {_shown(m)}" for m in sorted(messages.keys() - expected)]
    for message, translation in sorted(messages.items(), key=lambda item: item[0]):
        result += [f"{fault}: {_shown(message)}" for fault in _translation_faults(language, message, translation)]
    return [f"{path.name}: {line}" for line in result]


def _translation_faults(language: str, message: Message, translation: ET.Element) -> list[str]:
    if translation.get("type"):
        return [str(translation.get("type"))]
    forms = translation.findall("numerusform") if message.plural else [translation]
    texts = [form.text or "" for form in forms]
    if message.plural and len(texts) != PLURAL_FORMS[language]:
        return [f"{len(texts)} plural forms instead of {PLURAL_FORMS[language]}"]
    if not all(texts):
        return ["empty"]
    return [f"other slots or mnemonics in {text!r}" for text in texts if _slots(text) != _slots(message.source)]


def _slots(text: str) -> Counter[str]:
    plain = text.replace("&&", "")
    return Counter(SLOT.findall(plain)) + Counter("&" for _ in MNEMONIC.findall(TAG.sub("", plain)))


def _load(path: Path) -> dict[Message, ET.Element]:
    messages = {}
    for context in ET.parse(path).iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for entry in context.iter("message"):
            comment, plural = entry.findtext("comment", ""), entry.get("numerus") == "yes"
            message = Message(name, entry.findtext("source", ""), comment, plural)
            translation = entry.find("translation")
            messages[message] = ET.Element("translation", type="missing") if translation is None else translation
    return messages


def _shown(message: Message) -> str:
    return f"{message.context}: {message.source!r}" + (f" ({message.comment})" if message.comment else "")


if __name__ == "__main__":
    found = faults(ROOT)
    print("\n".join(found) or "Translations: complete")
    sys.exit(bool(found))
