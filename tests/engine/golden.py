"""Golden play-throughs: a deal of each game and variant as readable text, compared with what lies in ``golden/``.

After a change of the rules, ``python -m tests.engine.golden`` writes the texts anew; read the difference before
committing it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from cardgui.engine.action import Action
from cardgui.engine.events import Event
from cardgui.engine.game import Deal, Layout, Setup
from cardgui.engine.match import Match
from cardgui.engine.minchiate_terms import DiscardChoice
from cardgui.engine.numbers import Stream
from cardgui.engine.registry import make_game

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class PlayThrough:
    """One deal: which match, and what is chosen first; the rest is chosen by a stream of the name.

    Attributes:
        name: of its file.
        game, options, players, number: the match.
        opening: the first actions as in a record, without their seats.
        hands: cards that are dealt instead of the match's own.
        seed: makes the stream another one, where the first does not show what it should.
    """

    name: str
    game: str
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    players: int | None = None
    number: int = 1
    opening: Sequence[Mapping[str, Any]] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    seed: int = 0


_SUITED = tuple(tuple(rank + suit for rank in "23456789TJQKA") for suit in "SHDC")

PLAY_THROUGHS = (
    # The seeds are those that show a choice at 13, high and low deals, the bonus for a kept 0, and both ways to miss.
    PlayThrough("truf-A", "truf", number=1, seed=119),
    *(
        PlayThrough(f"truf-{letter}", "truf", {"scoring": letter}, number=number, seed=seed)
        for number, (letter, seed) in enumerate({"B": 135, "C": 24, "D": 205, "E": 37}.items(), 2)
    ),
    PlayThrough("rifki-koz", "rifki", opening=[{"do": "declare", "contract": "koz", "trump": "D"}]),
    *(
        PlayThrough(f"rifki-{contract}", "rifki", number=n, opening=[{"do": "declare", "contract": contract}])
        for n, contract in enumerate(("rifki", "kiz", "erkek", "kupa", "son_iki", "el_almaz"), 2)
    ),
    PlayThrough("rifki-two_of_diamonds", "rifki", {"first_declarer": "two_of_diamonds"}, number=3),
    PlayThrough("rifki-opening_penalties", "rifki", {"opening_penalties": True}, number=4),
    PlayThrough(
        "rifki-must_overtrump",
        "rifki",
        {"must_overtrump": True},
        number=5,
        opening=[{"do": "declare", "contract": "koz", "trump": "C"}],
    ),
    PlayThrough(
        "rifki-king_ends_game",
        "rifki",
        {"king_ends_game": True},
        number=6,
        opening=[{"do": "declare", "contract": "koz", "trump": "H"}],
        hands=_SUITED,
    ),
    PlayThrough(
        "rifki-void_equal_girls",
        "rifki",
        {"void_equal_girls": True},
        number=7,
        opening=[{"do": "declare", "contract": "kiz"}],
        seed=1,
    ),
    *(
        PlayThrough(
            f"rook_sluff-{players}",
            "rook_sluff",
            players=players,
            number=players,
            opening=[{"do": "bid", "tricks": tricks} for tricks in (2, 0, 1, 3, 0, 2, 1, 1, 0, 2)[:players]],
            seed=seed,
        )
        for players, seed in ((6, 26), (8, 17), (10, 5))
    ),
    PlayThrough("truf-C-factor-5", "truf", {"scoring": "C", "factor": 5, "deals": 4}, number=6),
    PlayThrough("truf-D-factor-3", "truf", {"scoring": "D", "factor": 3, "deals": 8}, number=7, seed=35),
    *(
        PlayThrough(
            f"rook_sluff-must_trump-{players}",
            "rook_sluff",
            {"must_trump": True},
            players=players,
            number=players + 3,
            opening=[{"do": "bid", "tricks": tricks} for tricks in (2, 0, 1, 3, 0, 2, 1, 1, 0, 2)[:players]],
        )
        for players in (8, 10)
    ),
    PlayThrough(
        "rook_sluff-must_trump",
        "rook_sluff",
        {"must_trump": True},
        players=6,
        number=9,
        opening=[{"do": "bid", "tricks": tricks} for tricks in (3, 2, 2, 0, 4, 1)],
    ),
    # Both rob and discard, verzicole are declared, a king is forced, the Matto is paid for, resti are won in play; in
    # the second the Matto is led, and a king is forced that not even the Matto may take the place of.
    PlayThrough("minchiate-1", "minchiate", number=753, seed=1),
    PlayThrough("minchiate-4", "minchiate", {"deals": 4}, number=2589, seed=1),
)


def played(through: PlayThrough) -> Iterator[str]:
    """The lines of a play-through."""
    match = Match(make_game(through.game, through.options, through.players), through.number)
    options = "".join(f" {name}={value}" for name, value in match.game.options.items())
    yield f"{through.game} for {match.game.players},{options or ' default options'}, match {through.number}"
    for event in _begin(match, through):
        yield f"  {_event(event)}"
    deal = match.deal
    assert deal is not None
    stream = Stream("golden", through.name, through.seed)
    opening = iter(through.opening)
    trick = -1
    while not deal.over:
        if len(deal.actions()) == 0 or _tricks(deal) != trick:
            trick = _tricks(deal)
            yield f"\n{deal.position().to_text()}"
        seat = min(deal.to_act)
        legal = deal.legal(seat)
        given = next(opening, None)
        action = legal[stream.below(len(legal))] if given is None else _read(match, seat, given)
        yield f"{seat} of {sorted(deal.to_act)}: {_choices(legal)}"
        yield f"> {_short(action)}"
        for event in match.apply(action):
            yield f"  {_event(event)}"
    yield f"\nresult {_plain(deal.result())}"
    for part in deal.explain():
        yield f"  {_event(part)}"
    yield f"next {match.next_setup}"


def _begin(match: Match, through: PlayThrough) -> list[Event]:
    if not through.hands:
        return match.start_deal()
    setup = match.next_setup
    assert isinstance(setup, Setup)
    return match.resume_deal(setup, Layout(through.hands), 0)


def _tricks(deal: Deal) -> int:
    return sum(deal.view(0).taken) if deal.view(0).phase == "play" else -1


def _read(match: Match, seat: int, given: Mapping[str, Any]) -> Action:
    return match.game.read_action({"seat": seat, **given})


def _choices(legal: Sequence[Action]) -> str:
    """All actions, or the description of what may be discarded."""
    if isinstance(legal, DiscardChoice):
        return f"discard {legal.size}, all of {_plain(legal.must)}, the rest of {_plain(legal.may)}"
    return ", ".join(map(_short, legal))


def _short(action: Action) -> str:
    """An action without its seat: ``AS``, ``declare koz S``."""
    given = action.to_json()
    left_out = ("seat", "do") if given["do"] == "play" else ("seat",)
    return " ".join(_plain(value) for key, value in given.items() if key not in left_out)


def _event(event: Any) -> str:
    """An event or score part: its name and its fields."""
    return " ".join([type(event).__name__, *(f"{f.name}={_plain(getattr(event, f.name))}" for f in fields(event))])


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_plain(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + " ".join(map(_plain, value)) + "]"
    return str(value)


def text(through: PlayThrough) -> str:
    """The whole text of a play-through."""
    return "\n".join(line.rstrip() for line in played(through)) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in PLAY_THROUGHS:
        (FOLDER / f"{one.name}.txt").write_text(text(one), encoding="utf-8")
