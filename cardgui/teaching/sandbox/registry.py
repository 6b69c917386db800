"""What each game has of its own in the sandbox: one line a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

from cardgui.engine.minchiate_cards import HAND
from cardgui.engine.registry import make_game
from cardgui.engine.rook_sluff import RookSluff
from cardgui.teaching.sandbox import minchiate, rifki, rook_sluff, truf
from cardgui.teaching.sandbox.draft import Draft


class SetFlag(Protocol):
    """Turns a flag on or off."""

    def __call__(self, draft: Draft, key: str, *, on: bool) -> Draft:
        """The draft with the flag so."""


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A game's part.

    Attributes:
        contracts: what can be played; empty where there is nothing to choose.
        contract: which of them is, ``""`` for none yet.
        choose: lets another one be played.
        trump: letter of the trumps, ``None`` without.
        flags: what may have happened before and matters now: keys that are on or off.
        flag, set_flag: whether one is on, and turning it.
        settle: makes what follows from a move.
        fresh: the draft with which the game begins, made of an empty one.
        hand_size: cards of a full hand.
        judged: fields that decide what may be played.
        won_rule: the rule by which a trick is won.
        first_leader: who leads where it is not said, ``None`` before the play.
        broken: the rule that is broken by how cards lie and who leads, "" for none.
    """

    contracts: tuple[str, ...]
    contract: Callable[[Draft], str]
    choose: Callable[[Draft, str], Draft]
    trump: Callable[[Draft], str | None]
    flags: Callable[[Draft], tuple[str, ...]]
    flag: Callable[[Draft, str], bool]
    set_flag: SetFlag
    settle: Callable[[Draft], Draft]
    fresh: Callable[[Draft], Draft]
    hand_size: Callable[[Draft], int]
    judged: tuple[str, ...]
    won_rule: Callable[[Draft], str]
    first_leader: Callable[[Draft], int | None]
    broken: Callable[[Draft], str] = lambda _draft: ""


def _number_flag(draft: Draft, key: str) -> bool:
    return draft.number(key) == 1


def _set_number_flag(draft: Draft, key: str, *, on: bool) -> Draft:
    return draft.with_fields(**{key: int(on)})


def _rook_hand(draft: Draft) -> int:
    rules = draft.rules
    return rules.hand_size if isinstance(rules, RookSluff) else 0


_COMMON: Final = ("deal", "dealer", "direction", "tricks")

SANDBOXES: Final[Mapping[str, Sandbox]] = {
    "truf": Sandbox(
        truf.CONTRACTS,
        truf.contract,
        truf.choose,
        truf.trump,
        lambda _draft: (truf.BROKEN,),
        _number_flag,
        _set_number_flag,
        truf.settle,
        truf.fresh,
        lambda _draft: 13,
        (*_COMMON, "bids", "adjust", "broken"),
        lambda _draft: "TR-15",
        truf.first_leader,
    ),
    "rifki": Sandbox(
        rifki.CONTRACTS,
        rifki.contract,
        rifki.choose,
        rifki.trump,
        rifki.flags,
        _number_flag,
        _set_number_flag,
        rifki.settle,
        rifki.fresh,
        lambda _draft: 13,
        (*_COMMON, "contract", "trump", "hearts"),
        lambda draft: "RI-18" if rifki.trump(draft) else "RI-19",
        rifki.first_leader,
    ),
    "rook_sluff": Sandbox(
        rook_sluff.CONTRACTS,
        rook_sluff.contract,
        rook_sluff.choose,
        rook_sluff.trump,
        lambda _draft: (rook_sluff.FIRST_OVER,),
        rook_sluff.flag,
        rook_sluff.set_flag,
        rook_sluff.settle,
        rook_sluff.fresh,
        _rook_hand,
        (*_COMMON, "bids"),
        lambda _draft: "RS-15",
        rook_sluff.first_leader,
        lambda draft: "RS-12" if rook_sluff.misled(draft) else "",
    ),
    "minchiate": Sandbox(
        (),
        minchiate.contract,
        minchiate.choose,
        minchiate.trump,
        lambda _draft: minchiate.LED,
        minchiate.flag,
        minchiate.set_flag,
        minchiate.settle,
        minchiate.fresh,
        lambda _draft: HAND,
        (*_COMMON, "led"),
        lambda _draft: "MI-19",
        minchiate.first_leader,
    ),
}
"""Game id → its part."""


def sandbox(draft: Draft) -> Sandbox:
    """The part of a draft's game."""
    return SANDBOXES[draft.game]


def fresh(game: str, options: Mapping[str, bool | int | str] | None = None, players: int | None = None) -> Draft:
    """An empty table of a game.

    Raises:
        KeyError: if there is no such game. ValueError: for options or a number of players that it does not have.
    """
    rules = make_game(game, options or {}, players)
    empty = Draft(game, rules.players, rules.options, ((),) * rules.players)
    return SANDBOXES[game].fresh(empty)


def opened(draft: Draft) -> Draft:
    """A draft that was read: where it does not say who leads, whoever leads by the rules."""
    if draft.leader is not None or draft.trick:
        return draft
    return replace(draft, leader=sandbox(draft).first_leader(draft))


def led_by(draft: Draft, seat: int) -> Draft:
    """Let another seat lead; the cards of the trick stay in the order in which they were played."""
    return sandbox(draft).settle(replace(draft, leader=seat))


def with_options(draft: Draft, options: Mapping[str, bool | int | str]) -> Draft:
    """The same under other house rules.

    Raises:
        ValueError: for options that the game does not have.
    """
    rules = make_game(draft.game, options, draft.players)
    return replace(draft, options=rules.options)
