"""What a deal and a match contribute to the statistics: figures under a key, each a whole number.

A figure is counted by its value, so that number, mean, middle half, best and worst follow from the counts, and every
deal behind a number can be found again. Nothing here replays a deal: what was promised, taken and won stands in the
result of a record that keeps the rules. The person at the screen is seat 0 (side 0 where there are two).

Keys of a deal: ``deal`` (own score), ``SUBJECT:m`` and ``SUBJECT:o`` (own score where the person, or someone else,
decided what the deal was about), ``hints``, ``take_backs``, ``void`` (1; nothing else is counted then), and by game:

- Truf: subjects ``atas`` and ``bawah``; ``kept`` (1 or 0: at least as many tricks as bid in main atas, at most in main
  bawah), ``exact`` (1 or 0), ``bid`` (final bid, TR-10).
- Rıfkı: subjects are the contracts; ``tricks``.
- Rook Sluff: subjects ``sluff`` and ``tricks`` by the own bid; ``kept`` (1 or 0: the own team's bid, RS-17, where it
  is not 0), ``sluff_own``, ``sluff_team``, ``sluff_theirs`` (1 or 0 for each sluff bid by the person, a partner, an
  opponent, RS-18).
- Minchiate: subjects ``own``, ``partner`` and ``theirs`` by who dealt; ``resti_won``, ``resti_lost``, ``verzicole``
  (declared by the person), ``final_count`` (of the own side, MI-25).

Keys of a finished match: ``game`` (own total) and ``place`` (own rank by total, from 1; equal totals share it; King
before all, RI-29).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

Figure: TypeAlias = tuple[str, int]
Record: TypeAlias = Mapping[str, Any]


_KINGS_TRICKS: Final = 11


def is_void(record: Record) -> bool:
    """Whether a deal does not count (RI-30)."""
    return bool(record.get("result", {}).get("void"))


def of_deal(record: Record) -> list[Figure]:
    """The figures of one finished deal."""
    help_given = record.get("help")
    known = help_given if isinstance(help_given, Mapping) else {}
    found: list[Figure] = [(key, known[key]) for key in ("hints", "take_backs") if known.get(key)]
    if is_void(record):
        return [*found, ("void", 1)]
    of_game = _OF_GAME.get(str(record.get("game")))
    # Kept are also records of games and forms this version does not know: they count as far as they can be read.
    try:
        found.append(("deal", record["result"]["deal_scores"][0]))
        if of_game is not None:
            found += list(of_game(record, record["result"]))
    except (KeyError, IndexError, TypeError, AttributeError):
        pass
    return [(key, value) for key, value in found if isinstance(value, int)]


def of_match(totals: Sequence[int], place: int) -> list[Figure]:
    """The figures of a finished match with these totals; none before its first deal."""
    return [("game", totals[0]), ("place", place)] if totals else []


def helped(record: Record) -> bool:
    """Whether the person took a hint or took a card back in this deal."""
    given = record.get("help")
    return isinstance(given, Mapping) and bool(given.get("hints") or given.get("take_backs"))


def totals_after(record: Record) -> tuple[int, ...]:
    """Cumulative scores after a deal, by seat or side; none where the record does not say."""
    try:
        pairs = zip(record["scores_before"], record["result"]["deal_scores"], strict=True)
        return tuple(int(before) + int(score) for before, score in pairs)
    except (KeyError, TypeError, ValueError):
        return ()


def place_after(record: Record, totals: Sequence[int]) -> int:
    """The own rank after a deal by total, from 1; whoever made King (RI-29) is before all others. 0 without totals."""
    if not totals:
        return 0
    ahead = {seat for seat, total in enumerate(totals) if total > totals[0]}
    king = _king(record)
    if king is not None:
        ahead = set() if king == 0 else ahead | {king}
    return 1 + len(ahead)


def winners_after(record: Record, totals: Sequence[int]) -> tuple[int, ...]:
    """Seats or sides that win a match which ends with this deal: whoever made King (RI-29), else the highest totals."""
    king = _king(record)
    if king is not None:
        return (king,)
    return tuple(side for side, total in enumerate(totals) if total == max(totals))


def _king(record: Record) -> int | None:
    """The seat that has won the whole match by a deal of koz (RI-29), if there is one."""
    try:
        result = record["result"]
        if record["options"].get("king_ends_game") and result["contract"] == "koz":
            return next((seat for seat, tricks in enumerate(result["tricks"]) if tricks >= _KINGS_TRICKS), None)
    except (KeyError, TypeError, AttributeError):
        pass
    return None


def level_of(seats: Sequence[Mapping[str, Any]]) -> str:
    """The level of the other players: ``mixed`` where it differs, empty where nothing is known or nobody has one."""
    levels = {str(seat["level"]) for seat in seats[1:] if seat.get("level") is not None}
    return "mixed" if len(levels) > 1 else "".join(levels)


def _subject(record: Record, subject: str, *, mine: bool) -> Figure:
    return f"{subject}:{'m' if mine else 'o'}", record["result"]["deal_scores"][0]


def _truf(record: Record, result: Mapping[str, Any]) -> Iterator[Figure]:
    yield _subject(record, result["mode"], mine=result["declarer"] == 0)
    bid, taken = result["bids"][0], result["tricks"][0]
    yield "kept", int(taken >= bid if result["mode"] == "atas" else taken <= bid)
    yield "exact", int(taken == bid)
    yield "bid", bid


def _rifki(record: Record, result: Mapping[str, Any]) -> Iterator[Figure]:
    yield _subject(record, result["contract"], mine=result["declarer"] == 0)
    yield "tricks", result["tricks"][0]


def _rook_sluff(record: Record, result: Mapping[str, Any]) -> Iterator[Figure]:
    bids, tricks = result["bids"], result["tricks"]
    yield _subject(record, "tricks" if bids[0] else "sluff", mine=True)
    if sum(bids[::2]):
        yield "kept", int(sum(tricks[::2]) >= sum(bids[::2]))
    for seat, bid in enumerate(bids):
        if bid == 0:
            yield ("sluff_theirs" if seat % 2 else "sluff_team" if seat else "sluff_own"), int(tricks[seat] == 0)


def _minchiate(record: Record, result: Mapping[str, Any]) -> Iterator[Figure]:
    dealt = {0: "own", 2: "partner"}.get(record["dealer"], "theirs")
    yield _subject(record, dealt, mine=True)
    yield "resti_won", result["resti"][0]
    yield "resti_lost", result["resti"][1]
    yield "final_count", result["final_count"][0]
    yield (
        "verzicole",
        sum(len(act["verzicole"]) for act in record["actions"] if act["do"] == "declare" and act["seat"] == 0),
    )


_OF_GAME: Final[dict[str, Callable[[Record, Mapping[str, Any]], Iterator[Figure]]]] = {
    "truf": _truf,
    "rifki": _rifki,
    "rook_sluff": _rook_sluff,
    "minchiate": _minchiate,
}
"""Game → what is special to it; a game that is not here has what is counted in every game alone."""
