"""Sentences one after the other, as each language ends and joins them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from cardgui.look.i18n import translate


def ended(text: str) -> str:
    """A statement made into a sentence by its full stop."""
    return translate("Sentences", "{text}.").format(text=text)


def joined(sentences: Iterable[str]) -> str:
    """Sentences in a row; empty ones are left out."""
    between = translate("Sentences", "{first} {second}")
    parts = [sentence for sentence in sentences if sentence]
    return reduce(lambda first, second: between.format(first=first, second=second), parts) if parts else ""
