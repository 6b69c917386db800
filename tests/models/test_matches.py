"""The list of matches reads little, and knows the game to go on with however old it is."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from cardgui.ledger.rows import Seat, Wanted
from cardgui.ledger.store import Ledger
from cardgui.models.matches import NEWEST, PAGE, PAGES_KEPT, MatchListModel
from cardgui.screens.match_facts import facts, matches_of
from tests.ledger.sample import Clock, play, start

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


class Counting:
    """A ledger that notes which matches are asked for."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.asked: list[tuple[int, int]] = []

    def match_count(self, *, wanted: Wanted) -> int:
        return self.ledger.match_count(wanted=wanted)

    def matches(self, limit: int, offset: int = 0, *, wanted: Wanted, of: int | None = None) -> object:
        self.asked.append((offset, limit))
        return self.ledger.matches(limit, offset, wanted=wanted, of=of)


def many(ledger: Ledger, count: int) -> None:
    for number in range(count):
        ledger.start_match(f"m{number}", game="truf", options={}, players=4, number=number + 1, seats=[])


@pytest.mark.usefixtures("qapp")
def test_a_jump_of_the_scroll_bar_asks_once_and_little_stays_in_memory() -> None:
    with Ledger.in_memory(app_version="0.1") as ledger:
        many(ledger, 40 * PAGE)
        counting = Counting(ledger)
        model = MatchListModel()
        tester = QAbstractItemModelTester(model, FATAL)
        model.load(counting)  # type: ignore[arg-type]  # what it asks for is all that is needed
        counting.asked.clear()
        for top in (30 * PAGE + 5, 3 * PAGE - 1, 17 * PAGE):
            seen = [model.row(row).id for row in range(top, top + PAGE)]
            assert seen == [f"m{40 * PAGE - 1 - row}" for row in range(top, top + PAGE)]
        assert counting.asked == [(30 * PAGE, 2 * PAGE), (2 * PAGE, 2 * PAGE), (17 * PAGE, 2 * PAGE)]
        for row in range(model.rowCount()):
            model.row(row)
        assert len(model._pages) <= PAGES_KEPT
        assert tester.model() is model


@pytest.mark.usefixtures("qapp")
def test_the_newest_unfinished_game_is_known_however_many_came_after_it() -> None:
    clock = Clock()
    with Ledger.in_memory(app_version="0.1", clock=clock) as ledger:
        for match in ("older", "newer", "given up"):
            start(ledger, match)
            clock.advance(hours=1)
        ledger.abandon_match("given up")
        for number in range(NEWEST + 3):
            start(ledger, f"m{number}")
            play(ledger, f"m{number}")
            ledger.finish_match(f"m{number}")
            clock.advance(hours=1)
        model = MatchListModel()
        model.load(ledger)
        assert len(model.rows()) == NEWEST
        assert all(match.state == "finished" for match in model.rows())
        assert matches_of(model)[-1].id == "newer"
        assert matches_of(model)[-1].state == "open"
        ledger.edit_match("newer", {"deleted": True})
        model.load(ledger)
        assert matches_of(model)[-1].id == "older"


@pytest.mark.usefixtures("qapp")
def test_only_names_that_the_program_gave_follow_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgui.screens.match_facts.player_name", lambda name: f"({name})")
    seats = [
        Seat("Ada", None, human=True),
        Seat("Bruno", "steady", human=False),
        Seat("Ada", None, human=True),
        Seat("Dan", "steady", human=False),
    ]
    with Ledger.in_memory(app_version="0.1") as ledger:
        ledger.start_match("m", game="truf", options={}, players=4, number=1, seats=seats)
        model = MatchListModel()
        model.load(ledger)
        match = facts(model.row(0))
        assert [match.name_of(seat) for seat in range(4)] == ["Ada", "(Bruno)", "Ada", "(Dan)"]
        ledger.edit_match("m", {"names": ["Ben", "Cora", "Ada", "Dan"]})
        model.load(ledger)
        match = facts(model.row(0))
        assert [match.name_of(seat) for seat in range(4)] == ["Ben", "Cora", "Ada", "(Dan)"]
