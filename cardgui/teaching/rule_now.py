"""Which rule is in force at a table at this moment: where the rulebook opens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_BY_PROMPT: Final[dict[str, dict[str, str]]] = {
    "truf": {
        "bid": "TR-6",
        "choose": "TR-10",
        "lead": "TR-11",
        "lead_no_trumps": "TR-14",
        "follow": "TR-12",
        "follow_face_down": "TR-13",
        "void": "TR-12",
    },
    "rifki": {
        "choose": "RI-5",
        "lead": "RI-16",
        "lead_no_hearts": "RI-22",
        "follow": "RI-17",
        "follow_penalty": "RI-21",
        "void": "RI-19",
        "void_penalty": "RI-20",
        "void_trump": "RI-18",
        "void_overtrump": "RI-28",
    },
    "rook_sluff": {
        "bid": "RS-9",
        "lead_red_two": "RS-12",
        "lead": "RS-14",
        "follow": "RS-13",
        "must_trump": "RS-21",
        "void": "RS-13",
    },
    "minchiate": {
        "discard": "MI-11",
        "declare": "MI-15",
        "lead": "MI-17",
        "after_matto": "MI-21",
        "follow": "MI-18",
        "follow_or_matto": "MI-21",
        "trump": "MI-18",
        "trump_or_matto": "MI-21",
        "king": "MI-20",
        "void": "MI-18",
    },
}
"""Game → what the person is asked → the rule that says what may be done."""

_BY_PHASE: Final[dict[str, dict[str, str]]] = {
    "truf": {"deal": "TR-4", "bid": "TR-6", "choice": "TR-10", "play": "TR-15", "match_end": "TR-22"},
    "rifki": {"deal": "RI-4", "choice": "RI-5", "match_end": "RI-25"},
    "rook_sluff": {"deal": "RS-7", "bid": "RS-9", "play": "RS-15", "end": "RS-17", "match_end": "RS-20"},
    "minchiate": {
        "deal": "MI-7",
        "opening": "MI-6",
        "discard": "MI-11",
        "declare": "MI-15",
        "play": "MI-19",
        "end": "MI-25",
        "match_end": "MI-27",
    },
}
"""Game → phase of the deal → its rule, while nothing is asked."""

_CONTRACTS: Final = {
    "koz": "RI-8",
    "rifki": "RI-9",
    "kiz": "RI-10",
    "erkek": "RI-11",
    "kupa": "RI-12",
    "son_iki": "RI-13",
    "el_almaz": "RI-14",
}
_SCORINGS: Final = {"A": "TR-17", "B": "TR-18", "C": "TR-19", "D": "TR-20", "E": "TR-21"}


def rule_now(
    game: str, phase: str, prompt: str | None, facts: Mapping[str, str | int], options: Mapping[str, object]
) -> str:
    """The number of the rule in force, "" where there is none.

    Args:
        game: game id.
        phase: of the deal, as the table shows it.
        prompt: key of what the person is asked, ``None`` if nothing is.
        facts: what is shown of the deal, such as the contract.
        options: of the match.
    """
    contract = str(facts.get("contract", ""))
    if game == "rifki" and prompt == "void" and contract == "koz":
        return "RI-18"
    if prompt is not None and prompt in _BY_PROMPT.get(game, {}):
        return _BY_PROMPT[game][prompt]
    if game == "rifki" and contract and phase in {"play", "end"}:
        return _CONTRACTS[contract]
    if game == "truf" and phase == "end":
        return _SCORINGS[str(options.get("scoring", "A"))]
    return _BY_PHASE.get(game, {}).get(phase, "")
