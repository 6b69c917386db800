"""What the sandbox knows of Minchiate: which suits were led before, since a king may be forced (MI-20)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardgui.engine.cards import MINCHIATE_SUITS
from cardgui.teaching.sandbox.draft import Draft

LED: Final = tuple(f"led:{suit}" for suit in MINCHIATE_SUITS)
_BEFORE_PLAY: Final = ("phase", "declarations")


def contract(_draft: Draft) -> str:
    """Nothing is chosen: trumps are always trumps."""
    return ""


def trump(_draft: Draft) -> str | None:
    """The trumps, in every deal."""
    return "T"


def choose(draft: Draft, _key: str) -> Draft:
    """Nothing to choose."""
    return draft


def flag(draft: Draft, key: str) -> bool:
    """Whether a suit was led to an earlier trick."""
    return key.partition(":")[2] in draft.listed("led")


def set_flag(draft: Draft, key: str, *, on: bool) -> Draft:
    """Let a suit have been led before, or not."""
    suit = key.partition(":")[2]
    led = [one for one in draft.listed("led") if one != suit]
    return draft.with_fields(led=[*led, suit] if on else led)


def first_leader(draft: Draft) -> int | None:
    """The player on the dealer's right, once discards and declarations are over (MI-17)."""
    return (draft.number("dealer") + draft.step) % draft.players if draft.rest.get("phase", "play") == "play" else None


def settle(draft: Draft) -> Draft:
    """Who leads has begun the play."""
    if draft.leader is None or "phase" not in draft.rest:
        return draft
    return draft.with_fields(**dict.fromkeys(_BEFORE_PLAY))


def fresh(draft: Draft) -> Draft:
    """The person leads."""
    return replace(draft, leader=0)
