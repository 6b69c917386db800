"""The derived tables are always what the records say, whatever was written in which order."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgui.ledger import figures
from cardgui.ledger.errors import ConflictError, UnknownIdError
from cardgui.ledger.rows import Wanted
from cardgui.ledger.statistics import Scope
from cardgui.ledger.store import Ledger
from tests.ledger.sample import SEATS, Clock, content, opened, play, record, start

GAMES: dict[str, dict[str, Any]] = {
    "truf": {"mode": "atas", "declarer": 0, "bids": [3, 4, 2, 5], "trump": "S"},
    "rifki": {"contract": "koz", "declarer": 2, "trump": "H"},
    "rook_sluff": {"bids": [0, 4, 2, 0]},
    "minchiate": {"resti": [2, 1], "final_count": [90, 80], "difference": 12},
}


def deal_record(
    game: str, match: int, deal: int, scores: list[int], help_: dict[str, int], **more: Any
) -> dict[str, Any]:
    """A record whose result looks like one of the game."""
    body = record(f"match-{match}", deal, game=game)
    result = {"deal_scores": scores, "tricks": [3, 4, 2, 4], **GAMES[game]}
    at = f"2026-0{1 + match % 9}-11T10:00:00.000Z"
    return {**body, "result": result, "help": help_, "at": at, "actions": body["actions"][:4], **more}


def tables(ledger: Ledger) -> tuple[Any, Any]:
    """What the derived tables say, without the row numbers that only tie them together."""
    db = ledger._db
    listed = db.execute(
        "SELECT listing.n, listing.game, started_at, state, deleted_at, deals, last_deal, totals, place,"
        " listing.helped, options, players, level, human, folded, number, names, note"
        " FROM listing JOIN kind ON kind.n = listing.kind JOIN phrase ON phrase.n = listing.phrase ORDER BY listing.n"
    ).fetchall()
    counted = db.execute(
        "SELECT game, options, players, level, human, helped, day, figure, value, times"
        " FROM tally JOIN kind ON kind.n = tally.kind ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9"
    ).fetchall()
    return listed, counted


GAME = st.sampled_from(sorted(GAMES))
STEPS = st.one_of(
    st.tuples(
        st.just("record"),
        GAME,
        st.integers(0, 2),
        st.integers(1, 4),
        st.lists(st.integers(-9, 9), min_size=4, max_size=4),
        st.sampled_from([{}, {"hints": 0, "take_backs": 0}, {"hints": 2, "take_backs": 1}]),
        st.sampled_from([{}, {}, {"note": "Pazar"}, {"seats": []}]),
    ),
    st.tuples(
        st.sampled_from(["start", "finish", "abandon", "reopen"]), st.sampled_from(sorted(GAMES)), st.integers(0, 2)
    ),
    st.tuples(st.just("delete"), st.sampled_from(sorted(GAMES)), st.integers(0, 2), st.booleans()),
    st.tuples(st.just("note"), st.sampled_from(sorted(GAMES)), st.integers(0, 2), st.text(max_size=4)),
)


def _take(ledger: Ledger, step: tuple[Any, ...]) -> None:
    what, game, number, *rest = step
    match = f"match-{number}"
    if what == "record":
        deal, scores, help_, more = rest
        ledger.add_record(deal_record(game, number, deal, scores, help_, **more))
    elif what == "start":
        ledger.start_match(match, game=game, options={"deals": 8}, players=4, number=4711, seats=SEATS)
    elif what == "delete":
        ledger.edit_match(match, {"deleted": rest[0]}, game=game)
    elif what == "note":
        ledger.edit_match(match, {"note": rest[0]}, game=game)
    else:
        {"finish": ledger.finish_match, "abandon": ledger.abandon_match, "reopen": ledger.reopen_match}[what](
            match, game=game
        )


@settings(max_examples=150, deadline=None)
@given(st.lists(STEPS, max_size=25))
def test_the_tables_are_those_that_are_made_anew(steps: list[tuple[Any, ...]]) -> None:
    clock = Clock()
    with Ledger.in_memory(app_version="0.1", clock=clock) as ledger:
        for step in steps:
            clock.advance(days=1)
            try:
                _take(ledger, step)
            except (UnknownIdError, ConflictError):
                continue  # refused steps leave nothing
        before = tables(ledger)
        ledger.rebuild()
        assert tables(ledger) == before


def test_an_unknown_game_and_an_odd_result_are_listed_all_the_same() -> None:
    with Ledger.in_memory(app_version="0.1") as ledger:
        ledger.add_record({**record(), "game": "skat", "result": {"deal_scores": "?"}, "at": "long ago"})
        ledger.add_record({**record("m2"), "result": {}})
        assert ledger.match_count() == 2
        before = tables(ledger)
        ledger.rebuild()
        assert tables(ledger) == before


@pytest.fixture
def ledger() -> Iterator[Ledger]:
    with Ledger.in_memory(app_version="0.1", clock=Clock()) as opened_ledger:
        for number, (name, game) in enumerate(
            [("Ömer", "rifki"), ("Işıl", "rifki"), ("민준", "truf"), ("Dewi", "truf")]
        ):
            body = record(f"m{number}", game=game, number=1000 + number)
            seats = [{"name": "", "level": None, "human": True}, {"name": name, "level": "steady", "human": False}] * 2
            opened_ledger.add_record(body | {"seats": seats, "at": f"2026-01-0{1 + number}T10:00:00.000Z"})
        yield opened_ledger


def found(ledger: Ledger, text: str = "", **keys: Any) -> list[str]:
    wanted = Wanted(text=text, **keys)
    ids = [match.id for match in ledger.matches(10, wanted=wanted)]
    assert ledger.match_count(wanted=wanted) == len(ids)
    return ids


def test_search_finds_names_notes_numbers_and_games_whatever_the_writing(ledger: Ledger) -> None:
    assert found(ledger) == ["m3", "m2", "m1", "m0"]
    assert found(ledger, "omer") == found(ledger, "ÖMER") == found(ledger, " Öme ") == ["m0"]
    assert found(ledger, "IŞIL") == found(ledger, "işil") == found(ledger, "ışıl") == ["m1"]
    assert found(ledger, "민준") == ["m2"]
    assert found(ledger, "1003") == ["m3"]
    assert found(ledger, "%") == []
    assert found(ledger, "king", games=("rifki",)) == ["m1", "m0"]
    ledger.edit_match("m3", {"note": "Rain all day"})
    assert found(ledger, "rain") == ["m3"]
    assert found(ledger, "omer", game="truf") == []
    ledger.edit_match("m2", {"names": ["", "Ömer", "", "Ömer"]})
    assert found(ledger, "ömer") == ["m2", "m0"]
    assert found(ledger, "민준") == []


def test_a_deleted_match_is_nowhere_until_it_is_restored(ledger: Ledger) -> None:
    lines = list(ledger.record_lines())
    ledger.edit_match("m3", {"deleted": True})
    assert found(ledger) == ["m2", "m1", "m0"]
    assert found(ledger, deleted=True) == ["m3"]
    assert list(ledger.record_lines()) == lines[:3]
    assert ledger.statistics(Scope("truf")).figure("deal").number == 1
    (gone,) = ledger.matches(1, wanted=Wanted(deleted=True))
    assert gone.deleted_at == "2026-01-31T18:05:09.000Z"
    ledger.edit_match("m3", {"deleted": False})
    assert list(ledger.record_lines()) == lines
    assert ledger.statistics(Scope("truf")).figure("deal").number == 2


def test_names_and_notes_go_out_with_the_records_and_come_in_again(ledger: Ledger) -> None:
    ledger.edit_match("m0", {"names": ["Ayşe", "Kemal", "", "Elif"], "note": "At Elif's"})
    lines = list(ledger.record_lines())
    with Ledger.in_memory(app_version="0.1") as other:
        other.add_records(map(json.loads, lines))
        assert list(other.record_lines()) == lines
        row = other.match("m0")
        assert [seat.name for seat in row.seats] == ["Ayşe", "Kemal", "", "Elif"]
        assert row.note == "At Elif's"


@pytest.mark.parametrize(
    "change", [{"names": ["a"]}, {"names": [1, 2, 3, 4]}, {"note": 3}, {"seats": []}, {"deleted": 1}]
)
def test_what_cannot_be_changed_is_refused(ledger: Ledger, change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="match"):
        ledger.edit_match("m0", change)


def test_edits_survive_closing_and_stand_under_checksums(path: Path) -> None:
    with opened(path) as ledger:
        ledger.add_record(record())
        ledger.edit_match("match-1", {"note": "once"})
        ledger.edit_match("match-1", {"note": "once"})
        assert ledger._db.execute("SELECT count(*) FROM edit").fetchone() == (1,)
    with opened(path) as ledger:
        ledger.check()
        assert ledger.match("match-1").note == "once"


def test_a_clock_that_runs_backwards_changes_no_order_of_deals_and_loses_nothing(path: Path) -> None:
    clock = Clock()
    with opened(path, clock=clock) as ledger:
        for number in range(4):
            start(ledger, f"m{number}")
            for deal in (1, 2):
                play(ledger, f"m{number}", deal)
                clock.advance(days=-3)
        assert [match.id for match in ledger.matches(9)] == ["m0", "m1", "m2", "m3"]  # by what the clock said
        assert ledger.unfinished_matches()[0].match.id == "m3"  # by what was done last
        assert all([row.number for row in ledger.deals(f"m{n}")] == [1, 2] for n in range(4))
        before = content(ledger)
        ledger.rebuild()
        assert content(ledger) == before


@pytest.mark.parametrize(("tricks", "place"), [([11, 1, 1, 0], 1), ([1, 12, 0, 0], 4), ([5, 4, 2, 2], 3)])
def test_ri29_whoever_makes_king_is_before_all_others(tricks: list[int], place: int) -> None:
    body = record("m", 5, game="rifki")
    result = {**GAMES["rifki"], "deal_scores": [-50, -90, 40, 100], "tricks": tricks}
    body |= {"options": {"king_ends_game": True}, "scores_before": [0, 0, 0, 0], "result": result}
    with Ledger.in_memory(app_version="0.1") as ledger:
        ledger.add_record(body | {"seats": [seat.to_json() for seat in SEATS]})
        assert ledger.statistics(Scope("rifki")).figure("place").counts == {place: 1}


@pytest.mark.parametrize(
    ("deal", "totals", "winners"),
    [
        ({}, (5, 9, -3, 9), (1, 3)),
        (
            {"options": {"king_ends_game": True}, "result": {"contract": "koz", "tricks": [1, 1, 11, 0]}},
            (9, 0, 1, 0),
            (2,),
        ),
        (
            {"options": {"king_ends_game": True}, "result": {"contract": "el_almaz", "tricks": [0, 0, 13, 0]}},
            (9, 0, 1, 0),
            (0,),
        ),
        ({"options": {}, "result": {"contract": "koz", "tricks": [1, 1, 11, 0]}}, (9, 0, 1, 0), (0,)),
    ],
)
def test_the_highest_total_wins_unless_somebody_made_king(
    deal: dict[str, Any], totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert figures.winners_after(deal, totals) == winners


def test_ri30_a_void_deal_is_dealt_again_and_does_not_count(ledger: Ledger) -> None:
    void = deal_record("rifki", 77, 2, [0, 0, 0, 0], {}, id="void")
    void["result"]["void"] = True
    again = deal_record("rifki", 77, 2, [50, 0, 100, 50], {}, id="again")
    ledger.add_records([deal_record("rifki", 77, 1, [-50, 0, 0, 0], {}), void, again])
    assert ledger.match("match-77").deals == 2
    ledger.rebuild()
    assert ledger.match("match-77").deals == 2
