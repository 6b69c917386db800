"""What is written can be read; the same again succeeds; something else under the same id is refused."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgui.ledger.body import same, to_text
from cardgui.ledger.errors import ConflictError, MalformedRecordError, UnknownIdError, UnwritableError
from cardgui.ledger.rows import Counts, Seat, Wanted
from cardgui.ledger.store import Ledger
from tests.ledger.sample import SEATS, Clock, action, content, opened, play, record, records, start


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["file", "memory"])
def ledger(request: pytest.FixtureRequest, path: Path, clock: Clock) -> Iterator[Ledger]:
    kinds = {
        "file": lambda: opened(path, clock=clock),
        "memory": lambda: Ledger.in_memory(app_version="0.1", clock=clock),
    }
    with kinds[request.param]() as ledger:
        yield ledger


def test_a_match_can_be_resumed_in_mid_deal(ledger: Ledger) -> None:
    start(ledger)
    play(ledger, deal=1)
    deal_id = play(ledger, deal=2, actions=5, finish=False)
    ledger.append_action(deal_id, 5, {"back_to": 3})

    (unfinished,) = ledger.unfinished_matches()

    assert (unfinished.match.id, unfinished.match.seats, unfinished.match.options) == ("match-1", SEATS, {"deals": 8})
    assert unfinished.match.state == "open"
    assert [row.record for row in unfinished.records] == [record(deal=1)]
    assert unfinished.deal is not None
    assert (unfinished.deal.id, unfinished.deal.number) == (deal_id, 2)
    assert unfinished.deal.opening == {"dealer": 2, "hands": record(deal=2)["hands"]}
    assert [row.body for row in unfinished.actions] == [*map(action, range(5)), {"back_to": 3}]
    assert unfinished == ledger.unfinished("match-1")


def test_between_two_deals_no_deal_is_being_played(ledger: Ledger) -> None:
    start(ledger)
    play(ledger)
    unfinished = ledger.unfinished("match-1")
    assert (unfinished.deal, unfinished.actions) == (None, ())
    assert len(unfinished.records) == 1


def test_unfinished_matches_come_in_the_order_of_the_last_action_whatever_the_clock_says(
    ledger: Ledger, clock: Clock
) -> None:
    for match in ("a", "b", "c"):
        start(ledger, match)
        play(ledger, match, actions=3, finish=False)
        clock.advance(days=-400)
    ledger.append_action(record("a")["id"], 3, action(3))
    start(ledger, "d")
    assert [unfinished.match.id for unfinished in ledger.unfinished_matches()] == ["d", "a", "c", "b"]


def test_writing_the_same_again_changes_nothing(ledger: Ledger, clock: Clock) -> None:
    start(ledger)
    play(ledger)
    play(ledger, deal=2, actions=7, finish=False)
    ledger.add_records(records(2))
    before = content(ledger)

    clock.advance(hours=1)
    start(ledger)
    play(ledger)
    play(ledger, deal=2, actions=7, finish=False)
    assert ledger.add_records(records(2)) == 0
    assert content(ledger) == before


def test_the_order_of_keys_does_not_matter_but_one_is_not_true(ledger: Ledger) -> None:
    ledger.add_record(record())
    assert not ledger.add_record(dict(reversed(record().items())))
    with pytest.raises(ConflictError):
        ledger.add_record(record(note=1))
    assert not same({"a": 1}, {"a": True})


@pytest.mark.parametrize("other", [{"players": 3}, {"number": None}, {"options": {}}, {"seats": SEATS[:3]}])
def test_a_match_with_other_content_is_refused(ledger: Ledger, other: dict[str, Any]) -> None:
    start(ledger)
    before = content(ledger)
    match: dict[str, Any] = {"game": "truf", "options": {"deals": 8}, "players": 4, "number": 4711, "seats": SEATS}
    with pytest.raises(ConflictError):
        ledger.start_match("match-1", **(match | other))
    assert content(ledger) == before


def test_other_actions_are_refused(ledger: Ledger) -> None:
    start(ledger)
    deal_id = play(ledger, actions=5, finish=False)
    before = content(ledger)
    for seq, body in ((2, action(3)), (4, {"back_to": 2}), (6, action(6)), (-1, action(0))):
        with pytest.raises(ConflictError):
            ledger.append_action(deal_id, seq, body)
    assert content(ledger) == before


def test_a_finished_deal_takes_no_more_actions_and_no_other_record(ledger: Ledger) -> None:
    start(ledger)
    deal_id = play(ledger)
    before = content(ledger)
    with pytest.raises(ConflictError):
        ledger.append_action(deal_id, 52, action(0))
    with pytest.raises(ConflictError):
        ledger.finish_deal(deal_id, record(dealer=3))
    assert content(ledger) == before


def test_a_deal_that_began_otherwise_is_refused(ledger: Ledger) -> None:
    start(ledger)
    start(ledger, "match-2")
    play(ledger, actions=0, finish=False)
    opening = ledger.unfinished("match-1").deal
    assert opening is not None
    for match, number, body in (
        ("match-2", 1, opening.opening),
        ("match-1", 2, opening.opening),
        ("match-1", 1, {"dealer": 0}),
    ):
        with pytest.raises(ConflictError):
            ledger.start_deal(opening.id, match, number, body)


def test_a_record_must_be_that_of_its_deal_and_match(ledger: Ledger) -> None:
    start(ledger)
    deal_id = play(ledger, actions=0, finish=False)
    others: tuple[dict[str, Any], ...] = (
        {"id": "another"},
        {"deal": 2},
        {"match": "match-2"},
        {"game": "rifki"},
        {"options": {}},
        {"number": 1},
    )
    for other in others:
        with pytest.raises(ConflictError):
            ledger.finish_deal(deal_id, record() | other)
    assert ledger.counts() == Counts(1, 1, 0)


def test_an_unfinished_deal_takes_the_record_of_the_same_deal_finished_elsewhere(ledger: Ledger) -> None:
    start(ledger)
    play(ledger, actions=5, finish=False)
    assert ledger.add_record(record())
    assert ledger.unfinished("match-1").deal is None


def test_unknown_ids_are_told(ledger: Ledger) -> None:
    for call in (
        lambda: ledger.match("none"),
        lambda: ledger.deals("none"),
        lambda: ledger.unfinished("none"),
        lambda: ledger.append_action("none", 0, {}),
        lambda: ledger.finish_deal("none", record(id="none")),
        lambda: ledger.start_deal("d", "none", 1, {}),
        lambda: ledger.finish_match("none"),
        lambda: ledger.abandon_match("none"),
        lambda: ledger.reopen_match("none"),
    ):
        with pytest.raises(UnknownIdError, match="none"):
            call()
    assert ledger.deal("none") is None
    assert ledger.counts() == Counts(0, 0, 0)


def test_a_match_is_finished_once(ledger: Ledger, clock: Clock) -> None:
    start(ledger)
    play(ledger)
    ledger.finish_match("match-1")
    finished_at = ledger.match("match-1").finished_at
    clock.advance(days=1)
    ledger.finish_match("match-1")
    ledger.reopen_match("match-1")
    assert ledger.match("match-1").finished_at == finished_at == "2026-01-31T18:05:09.000Z"
    assert ledger.match("match-1").state == "finished"
    assert ledger.unfinished_matches() == []
    with pytest.raises(ConflictError):
        ledger.abandon_match("match-1")
    with pytest.raises(ConflictError):
        play(ledger, deal=2)


def test_an_abandoned_match_can_be_taken_up_again(ledger: Ledger) -> None:
    start(ledger)
    play(ledger, actions=5, finish=False)
    before = content(ledger)
    ledger.abandon_match("match-1")
    ledger.abandon_match("match-1")
    assert ledger.unfinished_matches() == []
    assert ledger.match("match-1").state == "abandoned"
    with pytest.raises(ConflictError):
        play(ledger, deal=2)
    ledger.reopen_match("match-1")
    assert content(ledger) == before


def test_matches_are_listed_newest_first_with_their_totals_and_winners(ledger: Ledger, clock: Clock) -> None:
    for number in range(5):
        game = ("truf", "rifki")[number % 2]
        start(ledger, f"m{number}", game=game)
        clock.advance(hours=1)
    play(ledger, "m0", 1)
    play(ledger, "m0", 2)
    ledger.finish_match("m0")

    assert [match.id for match in ledger.matches(10)] == ["m4", "m3", "m2", "m1", "m0"]
    assert [match.id for match in ledger.matches(2, 1)] == ["m3", "m2"]
    assert [match.id for match in ledger.matches(10, game="rifki")] == ["m3", "m1"]
    assert [match.id for match in ledger.matches(10, game="truf", finished=False)] == ["m4", "m2"]
    (finished,) = ledger.matches(10, finished=True)
    assert (finished.id, finished.deals, finished.totals, finished.winners) == ("m0", 2, (3, -3, 0, 2), (0,))
    assert ledger.deals("m0")[-1].record == record("m0", 2)
    assert ledger.match_count() == 5
    assert ledger.match_count(game="truf", finished=False) == 2
    assert (ledger.match("m4").totals, ledger.match("m4").winners) == ((), ())


def test_any_page_of_a_long_list_is_the_same_from_either_end(ledger: Ledger, clock: Clock) -> None:
    for number in range(40):
        start(ledger, f"m{number}", game=("truf", "rifki")[number % 3 == 0])
        clock.advance(minutes=number % 4)
    for wanted in (Wanted(), Wanted(game="rifki"), Wanted(text="47")):
        count = ledger.match_count(wanted=wanted)
        for offset in range(count + 3):
            for limit in (1, 7, 100):
                page = ledger.matches(limit, offset, wanted=wanted)
                assert ledger.matches(limit, offset, wanted=wanted, of=count) == page


def test_a_match_that_came_in_as_records_is_not_offered_for_playing_on(ledger: Ledger) -> None:
    ledger.add_records(records(1, 3))
    assert ledger.unfinished_matches() == []
    match = ledger.match("match-0")
    assert (match.state, match.played, match.deals, match.seats) == ("finished", False, 3, SEATS)
    assert match.started_at == "2026-03-02T10:00:00.000Z"


def test_two_games_may_have_a_match_of_the_same_id(ledger: Ledger) -> None:
    ledger.add_record(record(game="truf"))
    ledger.add_record(record(game="rifki"))
    assert [row.record["game"] for row in ledger.deals("match-1", game="rifki")] == ["rifki"]
    with pytest.raises(ConflictError):
        ledger.match("match-1")


def test_a_void_deal_and_its_repetition_are_both_kept_in_order(ledger: Ledger) -> None:
    bodies = [record(deal=1), record(deal=2, id="void"), record(deal=2, id="again"), record(deal=3)]
    ledger.add_records(bodies)
    assert [row.deal_id for row in ledger.deals("match-1")] == [body["id"] for body in bodies]


def test_many_records_are_added_all_or_none(ledger: Ledger) -> None:
    ledger.add_record(record("match-0", 5, dealer=3))
    before = content(ledger)
    with pytest.raises(ConflictError):
        ledger.add_records(records(3))
    assert content(ledger) == before


@pytest.mark.parametrize("key", ["id", "game", "options", "players", "match", "deal"])
def test_a_record_without_what_it_is_filed_under_is_refused(ledger: Ledger, key: str) -> None:
    broken = record()
    del broken[key]
    with pytest.raises(MalformedRecordError, match=key):
        ledger.add_record(broken)
    for wrong in (None, True, 1.5):
        with pytest.raises(MalformedRecordError, match=key):
            ledger.add_record(record() | {key: wrong})
    assert ledger.counts() == Counts(0, 0, 0)


def test_calls_together_are_one_transaction(ledger: Ledger) -> None:
    start(ledger)
    before = content(ledger)

    def break_off() -> None:
        with ledger.together():
            play(ledger)
            ledger.finish_match("match-1")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        break_off()
    assert content(ledger) == before


def test_a_call_refused_within_others_undoes_only_itself(ledger: Ledger) -> None:
    start(ledger)
    with ledger.together():
        play(ledger, deal=1)
        with pytest.raises(ConflictError):
            ledger.add_records([record(deal=2), record(deal=1, dealer=3)])
        play(ledger, deal=3)
    assert [row.number for row in ledger.deals("match-1")] == [1, 3]


def test_export_keeps_the_order_of_the_records_through_another_ledger(ledger: Ledger) -> None:
    start(ledger, "z")
    start(ledger, "a")
    for match, deal in (("a", 2), ("z", 1), ("a", 1), ("z", 2)):
        play(ledger, match, deal)
    ledger.add_records(records(70))  # more than are read at a time
    lines = list(ledger.record_lines())

    assert [json.loads(line)["id"] for line in lines[:4]] == ["truf-z-1", "truf-z-2", "truf-a-1", "truf-a-2"]
    assert len(lines) == 4 + 70 * 8
    with Ledger.in_memory(app_version="0.1") as other:
        assert other.add_records(map(json.loads, lines)) == len(lines)
        assert list(other.record_lines()) == lines


_json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(body=st.dictionaries(st.text(), _json), name=st.text(st.characters()))
def test_whatever_json_holds_comes_back_the_same(body: dict[str, Any], name: str) -> None:
    with Ledger.in_memory(app_version="0.1") as ledger:
        ledger.start_match("m", game="truf", options={}, players=1, number=None, seats=[Seat(name, None, human=True)])
        ledger.start_deal("d", "m", 1, body)
        ledger.append_action("d", 0, body)
        ledger.check()
        unfinished = ledger.unfinished("m")
        assert unfinished.deal is not None
        assert unfinished.match.seats[0].name == name
        for back in (unfinished.deal.opening, unfinished.actions[0].body):
            assert to_text(back) == to_text(body)


def test_half_a_surrogate_pair_survives(ledger: Ledger) -> None:
    ledger.add_record(record(note="\ud83c"))
    assert ledger.deals("match-1")[0].record["note"] == "\ud83c"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE action SET body = '{}'",
        "DELETE FROM action",
        "INSERT OR REPLACE INTO action SELECT n, deal, seq, '{}', at, crc FROM action",
        "REPLACE INTO record SELECT deal, '{}', at, crc FROM record",
        "UPDATE record SET body = '{}'",
        "DELETE FROM record",
        "UPDATE deal SET number = 9",
        "DELETE FROM deal",
        "UPDATE match SET seats = '[]'",
        "DELETE FROM match",
        "UPDATE match SET finished_at = NULL",
        "INSERT INTO action VALUES(999, 999, 0, '{}', '', 0)",
        "INSERT INTO record VALUES('x', 1, '', 0)",
    ],
)
def test_history_cannot_be_changed_by_sql(ledger: Ledger, statement: str) -> None:
    start(ledger)
    play(ledger)
    ledger.finish_match("match-1")
    before = content(ledger)
    with pytest.raises(sqlite3.IntegrityError):
        ledger._db.execute(statement)
    assert content(ledger) == before


def test_other_threads_read_while_one_writes(ledger: Ledger) -> None:
    start(ledger)
    deal_id = play(ledger, actions=0, finish=False)
    seen: list[int] = []
    done = threading.Event()

    def read() -> None:
        with ledger.reader() as reader:
            while not done.is_set():
                seen.append(len(reader.unfinished("match-1").actions))
            seen.append(len(reader.unfinished("match-1").actions))

    thread = threading.Thread(target=read)
    thread.start()
    for seq in range(200):
        ledger.append_action(deal_id, seq, action(seq))
    done.set()
    thread.join()
    assert seen == sorted(seen)
    assert seen[-1] == 200


def test_a_reader_does_not_write(ledger: Ledger) -> None:
    with ledger.reader() as reader, pytest.raises(UnwritableError) as caught:
        start(reader)
    assert caught.value.reason == "read_only"
    start(ledger)  # which is open still
