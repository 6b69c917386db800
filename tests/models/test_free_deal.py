"""Deals that begin at a position and belong to no match: the picture is the position's, and nothing is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardgui.bots.registry import player
from cardgui.engine.action import Play
from cardgui.engine.position import Position
from cardgui.models.controller import TableController
from cardgui.models.free_deal import FreeMatch, free_table
from cardgui.models.minchiate import own
from cardgui.models.shown import Zone

POSITIONS = {
    "truf": "truf/4 option.scoring=E deal=2 dealer=1 direction=cw scores=3,-1,0,-2, hands=AC,2C/4H,KS/4C,QH/7C,8H/"
    " bids=2D,3H,4D,9H, leader=0 tricks=2,3,3,3, broken=1",
    "rifki": "rifki/4 deal=3 dealer=1 history=2,koz/1,rifki/ scores=100,-320,150,400, hands=3H/KD,QH/AC,2D/QS,4S/"
    " contract=kiz won=QC,QD//// leader=0 trick=KS, tricks=4,2,3,1,",
    "rook_sluff": "rook_sluff/6 deal=2 dealer=5 scores=71,20, hands=G9/B7,R9/R10,B12/R1,G14/Y8,R9/B14,R7/"
    " bids=3,0,4,2,5,1, leader=0 trick=R8, tricks=3,0,4,2,2,1,",
    "minchiate": "minchiate/4 dealer=1 hands=S1/DK,D2/M/S3/ difference=-12 resti=0,1, tricks=9,4,3,3, leader=0"
    " trick=D5,T7,DQ, led=S,T,",
}


@pytest.fixture
def root(qtbot: QtBot) -> QObject:  # noqa: ARG001
    return QObject()


def _taken_to(table: TableController, motion: str) -> bool:
    """Take the next step; whether it is one of this motion."""
    step = table.take()
    return step is not None and step.beat.motion == motion


@pytest.mark.parametrize("game", POSITIONS)
def test_the_picture_is_that_of_the_position(game: str, root: QObject) -> None:
    match = FreeMatch(Position.from_text(POSITIONS[game]))
    shown = free_table(match, root, asks=False).shown
    assert match.deal is not None
    view = match.deal.view(0)
    assert shown.phase == "play"
    assert [(card.seat, card.code) for card in shown.in_zone(Zone.TRICK)] == list(view.current)
    assert sorted(card.code or "" for card in shown.in_zone(Zone.HAND, 0)) == sorted(view.hand)
    assert [seat.held for seat in shown.seats] == list(view.hand_sizes)
    assert [seat.taken for seat in shown.seats] == list(view.taken)
    assert all(card.code is None for card in shown.in_zone(Zone.HAND) if card.seat)


def test_what_each_game_has_decided_before_is_shown(root: QObject) -> None:
    def shown(game: str) -> object:
        return free_table(FreeMatch(Position.from_text(POSITIONS[game])), root, asks=False).shown

    truf, rifki, rook, minchiate = map(shown, POSITIONS)
    assert (truf.facts["trump"], truf.facts["mode"]) == ("H", "atas")  # type: ignore[attr-defined]
    assert [seat.bid for seat in truf.seats] == [2, 3, 4, 9]  # type: ignore[attr-defined]
    assert (rifki.facts["contract"], rifki.facts["left"]) == ("kiz", 2)  # type: ignore[attr-defined]
    assert {card.code for card in rifki.in_zone(Zone.WON, 0)} == {"QC", "QD"}  # type: ignore[attr-defined]
    assert [seat.bid for seat in rook.seats] == [3, 0, 4, 2, 5, 1]  # type: ignore[attr-defined]
    assert (minchiate.own.difference, minchiate.own.resti) == (-12, (0, 1))  # type: ignore[attr-defined]


TWO_SIDES = (
    "minchiate/4 dealer=3 hands=D10,S10/S6,S5/D4,D5/C4,T19/ declarations=4 declared=///T36_T37_T38/"
    " turned_up=T8,B8,C2,T21, leader=0 tricks=8,4,3,4,"
)


@pytest.mark.parametrize(("owed", "of_sides"), [("", (44, 32)), (" piles=/M/ matto_owed=1", (43, 33))])
def test_every_seat_of_minchiate_has_won_the_cards_of_its_own_tricks(
    owed: str, of_sides: tuple[int, int], root: QObject
) -> None:
    shown = free_table(FreeMatch(Position.from_text(TWO_SIDES + owed)), root, asks=False).shown
    won = [len(shown.in_zone(Zone.PILE, seat)) for seat in range(4)]
    assert (won[0] + won[2], won[1] + won[3]) == of_sides
    if not owed:
        assert won == [4 * seat.taken for seat in shown.seats]
    assert max(abs(count - 4 * seat.taken) for count, seat in zip(won, shown.seats, strict=True)) <= 1


def test_what_was_declared_before_a_position_of_minchiate_is_shown(root: QObject) -> None:
    table = own(free_table(FreeMatch(Position.from_text(TWO_SIDES)), root, asks=False).shown)
    assert table.declared[3].verzicole == (("T36", "T37", "T38"),)
    assert table.declared[3].points == (30,)
    assert [table.declared[seat].verzicole for seat in range(3)] == [(), (), ()]
    assert [(seat, card) for seat, card, _ in table.turned_up] == [(2, "C2"), (1, "B8"), (0, "T8"), (3, "T21")]


def test_others_do_what_a_lesson_says_and_the_deal_starts_over(root: QObject, qtbot: QtBot) -> None:
    match = FreeMatch(Position.from_text(POSITIONS["truf"]))
    table = free_table(match, root, asks=False)
    rewound: list[bool] = []
    table.rewound.connect(lambda: rewound.append(True))
    for action in (Play(0, "AC"), Play(1, "4H"), Play(2, "4C"), Play(3, "7C")):
        table.enact(action)
    qtbot.waitUntil(lambda: _taken_to(table, "collect"))
    assert table.shown.seats[1].taken == 4
    table.start_over()
    assert rewound == [True]
    assert table.shown.seats[1].taken == 3
    assert {card.code for card in table.shown.in_zone(Zone.HAND, 0)} == {"AC", "2C"}
    assert match.deal is not None
    assert match.deal.to_act == {0}


def test_actions_before_belong_to_the_beginning(root: QObject) -> None:
    match = FreeMatch(Position.from_text(POSITIONS["truf"]), before=(Play(0, "AC"), Play(1, "4H")))
    shown = free_table(match, root, asks=False).shown
    assert [card.code for card in shown.in_zone(Zone.TRICK)] == ["AC", None]


@pytest.mark.parametrize("game", POSITIONS)
def test_a_deal_is_played_to_its_end_and_kept_nowhere(game: str, root: QObject, qtbot: QtBot) -> None:
    match = FreeMatch(Position.from_text(POSITIONS[game]))
    table = free_table(match, root, asks=False)
    steady = player(game, "steady")
    while not match.over:
        assert match.deal is not None
        seat = min(match.deal.to_act)
        table.enact(steady.choose(match.deal.view(seat), 1))
    qtbot.waitUntil(lambda: _taken_to(table, "end"))
    assert match.next_setup is None
    assert len(match.finished) == 1
    assert table.shown.next_dealer is None
