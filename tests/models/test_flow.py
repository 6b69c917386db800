"""Playing a decided rest, telling the deal again, and the order of the hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardgui.engine.cards import FRENCH, MINCHIATE, ROOK
from cardgui.engine.decided import rest_is_decided
from cardgui.engine.match import Match
from cardgui.engine.verify import Verifier
from cardgui.ledger.store import Ledger
from cardgui.models.controller import Step, TableController
from cardgui.models.hand_order import HAND_ORDERS, OFFERED, in_order
from cardgui.models.ledger_session import FILE_NAME
from cardgui.models.ledger_writer import LedgerWriter
from cardgui.models.resume import resume
from cardgui.models.shown import Zone
from cardgui.screenshots.rehearsal import Rehearsal
from tests.models.table_driver import Driver, new_table, play_person, run_until, writer_for

TableAndFile = tuple[TableController, LedgerWriter, Path]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableAndFile]:
    path = tmp_path / "ledger.sqlite"
    controller, writer = new_table(path, deals=13)
    Driver(controller)
    yield controller, writer, path
    controller.close()
    writer.close()


def decided(match: Match) -> bool:
    deal = match.deal
    if deal is None or deal.to_act != {0}:
        return False
    view = deal.view(0)
    return len(view.hand) > 1 and rest_is_decided(match.game, view)


@pytest.fixture
def decided_table(qtbot: QtBot, tmp_path: Path) -> Iterator[TableAndFile]:
    """A table at which the rest of the deal is decided, and the person leads."""
    with Rehearsal(tmp_path) as rehearsal:
        match_id = rehearsal.store("truf", 1, decided, {"deals": 4})
    path = tmp_path / FILE_NAME
    with Ledger.open(path, app_version="test") as ledger:
        unfinished = ledger.unfinished(match_id)
    writer = writer_for(path)
    controller = resume(unfinished, writer)
    Driver(controller).pull()
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    yield controller, writer, path
    controller.close()
    writer.close()


def to_trick(qtbot: QtBot, controller: TableController, trick: int) -> None:
    run_until(qtbot, controller, lambda: controller.shown.trick >= trick and controller.prompt is not None)


# the rest --------------------------------------------------------------------------


def test_a_decided_rest_plays_itself_as_ordinary_plays(qtbot: QtBot, decided_table: TableAndFile) -> None:
    controller, writer, path = decided_table
    deal, left = controller.shown.deal, len(controller.shown.in_zone(Zone.HAND, 0))
    taken = controller.shown.seats[0].taken
    assert left > 1
    prompts: list[object] = []
    controller.changed.connect(lambda: prompts.append(controller.prompt))
    assert controller.play_rest()
    qtbot.waitUntil(lambda: controller.shown.phase == "end", timeout=30_000)
    assert not any(prompts), "nothing is asked any more"
    assert not controller.playing_rest
    assert controller.shown.seats[0].taken == taken + left, "that is what was decided"
    controller.close()
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        lines = [line.encode() for line in ledger.record_lines()]
    assert len(lines) == deal
    assert list(Verifier().lines(lines)) == []


def test_what_is_open_does_not_play_itself(qtbot: QtBot, table: TableAndFile) -> None:
    controller, _, _ = table
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.trick == 2 and controller.prompt is not None)
    assert not controller.rest_decided
    assert not controller.play_rest()
    assert controller.prompt is not None


def test_a_rest_that_plays_itself_can_be_taken_back(qtbot: QtBot, decided_table: TableAndFile) -> None:
    controller, _, _ = decided_table
    hand = len(controller.shown.in_zone(Zone.HAND, 0))
    assert controller.play_rest()
    assert controller.take_back()
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert not controller.playing_rest
    assert len(controller.shown.in_zone(Zone.HAND, 0)) == hand


# the deal told again ----------------------------------------------------------------


def told(controller: TableController) -> list[tuple[str, str, int]]:
    steps: list[tuple[str, str, int]] = []

    def tell(step: Step) -> None:
        steps.append((type(step.event).__name__, step.beat.motion, controller.shown.trick))

    controller.retell(tell)
    return steps


def test_the_deal_is_told_up_to_the_picture_with_the_state_of_each_moment(qtbot: QtBot, table: TableAndFile) -> None:
    controller, _, _ = table
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.deal == 2 and controller.shown.trick == 3)
    shown = controller.shown
    steps = told(controller)
    assert controller.shown is shown, "looking back changes nothing"
    assert steps[0][:2] == ("DealBegan", "begin")
    assert [trick for name, _, trick in steps if name == "CardPlayed"][:4] == [1] * 4
    assert sum(motion == "bid" for _, motion, _ in steps) == 4
    assert steps[-1][2] == 3


@pytest.mark.parametrize("trick", [0, 1, 4])
def test_the_deal_is_told_the_same_after_taking_the_match_up(qtbot: QtBot, table: TableAndFile, trick: int) -> None:
    controller, writer, path = table
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.trick >= trick and controller.prompt is not None)
    before = told(controller)
    controller.close()
    writer.close()
    with Ledger.open(path, app_version="test") as ledger:
        (unfinished,) = ledger.unfinished_matches()
    again_writer = writer_for(path)
    again = resume(unfinished, again_writer)
    assert told(again)[: len(before)] == before, "others may have bid since"
    again.close()
    again_writer.close()


def test_what_was_taken_back_is_not_told(qtbot: QtBot, table: TableAndFile) -> None:
    controller, _, _ = table
    controller.begin()
    run_until(qtbot, controller, lambda: controller.shown.trick >= 2 and controller.prompt is not None)
    before = told(controller)
    play_person(controller)
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert told(controller) != before
    controller.take_back()
    run_until(qtbot, controller, lambda: controller.prompt is not None)
    assert told(controller) == before


# the hand ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "hand"),
    [
        ("high", "KS 4S AH 2H TD 9C 3C"),
        ("low", "4S KS 2H AH TD 3C 9C"),
        ("trumps", "TD KS 4S AH 2H 9C 3C"),
        ("colors", "KS 4S AH 2H 9C 3C TD"),
        ("ranks", "AH KS TD 9C 4S 3C 2H"),
    ],
)
def test_a_hand_can_be_held_in_several_orders(order: str, hand: str) -> None:
    cards = ["2H", "9C", "KS", "TD", "AH", "3C", "4S"]
    assert in_order(FRENCH, cards, order, "D") == hand.split()


def test_some_packs_have_trumps_of_their_own_and_no_red_and_black() -> None:
    assert in_order(ROOK, ["R1", "B5", "Y9"], "trumps") == ["B5", "R1", "Y9"]
    assert in_order(MINCHIATE, ["D1", "T2", "T40", "M"], "high") == ["M", "T40", "T2", "D1"]
    assert in_order(ROOK, ["R2", "R1", "B5"], "colors") == in_order(ROOK, ["R2", "R1", "B5"], "high")
    assert set(OFFERED["french"]) == set(HAND_ORDERS)


def test_the_order_holds_through_bids_and_plays(qtbot: QtBot, table: TableAndFile) -> None:
    controller, _, _ = table
    controller.sort_hand("ranks")
    controller.begin()

    def check() -> None:
        codes = [card.code for card in controller.shown.in_zone(Zone.HAND, 0) if card.code is not None]
        assert codes == in_order(FRENCH, codes, "ranks")
        assert [row.code for row in controller.models.hand.rows()] == codes

    for trick in (0, 1, 3, 8):
        to_trick(qtbot, controller, trick)
        check()
    controller.sort_hand("low")
    codes = [card.code for card in controller.shown.in_zone(Zone.HAND, 0) if card.code is not None]
    assert codes == in_order(FRENCH, codes, "low")
