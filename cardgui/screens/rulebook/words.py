"""Small words that several parts of the rulebook share."""

from __future__ import annotations

from cardgui.look.i18n import translate
from cardgui.teaching.rulebook import Chapter


def numbers(chapter: Chapter) -> str:
    """Return the numbers of a chapter's rules, "" where it has none: "TR-11 – TR-16", "RS-21"."""
    if not chapter.rules:
        return ""
    first, last = chapter.rules[0].number, chapter.rules[-1].number
    if first == last:
        return first
    return translate("Rulebook", "{first} – {last}").format(first=first, last=last)
