"""The one clock: stepping, skipping, resting."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardgui.table.animator import PACES, Animator
from cardgui.table.pose import Pose


class Token:
    """Something that lies on a table."""

    def __init__(self) -> None:
        self.pose = Pose(0, 0, 100)
        self.flips: list[float] = []
        self.scales: list[float] = []

    def place(self, pose: Pose, *, flip: float = 1.0, scale: float = 1.0, opacity: float = 1.0) -> None:
        assert 0 <= opacity <= 1
        self.pose = pose
        self.flips.append(flip)
        self.scales.append(scale)


END = Pose(300, 40, 50, 90, face_up=True)


@pytest.fixture
def animator(qtbot: QtBot) -> Animator:
    assert qtbot is not None
    return Animator()


def test_a_card_travels_slows_down_and_arrives_exactly(animator: Animator) -> None:
    card = Token()
    animator.move(card, END, 260, swell=True)
    animator.advance(130)
    assert 150 < card.pose.x < 300  # OutCubic: more than half the way after half the time
    assert max(card.scales) == pytest.approx(1.04, abs=0.001)
    animator.advance(130)
    assert card.pose == END
    assert card.scales[-1] == 1


def test_a_card_turns_over_at_the_edge(animator: Animator) -> None:
    card = Token()
    animator.move(card, Pose(0, 0, 100, face_up=True), 220)
    animator.advance(109)
    assert not card.pose.face_up
    assert card.flips[-1] < 0.05
    animator.advance(2)
    assert card.pose.face_up
    assert card.flips[-1] < 0.05
    animator.advance(109)
    assert card.flips[-1] == 1


def test_a_delayed_card_waits_and_says_when_it_sets_off(animator: Animator) -> None:
    card, said = Token(), []
    animator.move(card, END, 100, delay=50, start=lambda: said.append("start"), done=lambda: said.append("done"))
    animator.advance(49)
    assert card.pose.x == 0
    assert said == []
    animator.advance(51)
    assert said == ["start"]
    animator.advance(50)
    assert said == ["start", "done"]


def test_idle_is_said_once_and_the_clock_stops(animator: Animator) -> None:
    heard: list[str] = []
    animator.idle.connect(lambda: heard.append("idle"))
    animator.move(Token(), END, 100)
    animator.hold(300)
    assert animator.ticking
    animator.advance(150)
    assert heard == []
    animator.advance(150)
    assert heard == ["idle"]
    assert not animator.ticking
    assert not animator.busy


def test_skipping_ends_where_playing_out_ends(animator: Animator) -> None:
    played, skipped = Token(), Token()
    animator.move(played, END, 260, delay=80)
    for _ in range(40):
        animator.advance(16)
    animator.move(skipped, END, 260, delay=80)
    animator.advance(100)
    animator.skip()
    assert played.pose == skipped.pose == END
    assert not animator.busy


def test_at_pace_none_everything_is_placed_at_once(animator: Animator) -> None:
    animator.pace = PACES["none"]
    card, said = Token(), []
    animator.move(card, END, 260, start=lambda: said.append("start"), done=lambda: said.append("done"))
    animator.hold(900)
    assert card.pose == END
    assert said == ["start", "done"]
    assert not animator.busy


def test_instant_still_holds(animator: Animator) -> None:
    animator.pace = PACES["instant"]
    animator.hold(900)
    animator.advance(349)
    assert animator.busy
    animator.advance(1)
    assert not animator.busy


@pytest.mark.parametrize(("pace", "factor"), [("slow", 1.6), ("normal", 1.0), ("fast", 0.5)])
def test_speeds_stretch_movements(animator: Animator, pace: str, factor: float) -> None:
    animator.pace = PACES[pace]
    card = Token()
    animator.move(card, END, 100)
    animator.advance(100 * factor - 1)
    assert animator.busy
    animator.advance(1)
    assert not animator.busy


def test_reduced_motion_never_shows_a_card_on_its_way(animator: Animator) -> None:
    animator.reduced = True
    card, seen = Token(), set()
    animator.move(card, END, 500, delay=400, swell=True)
    for _ in range(30):
        animator.advance(4)
        seen.add(card.pose.x)
    assert seen == {0, 300}
    assert set(card.scales) == {1}
    assert card.pose == END


def test_a_later_move_takes_over_where_the_card_is(animator: Animator) -> None:
    card = Token()
    animator.move(card, Pose(100, 0, 100), 100)
    animator.advance(50)
    midway = card.pose.x
    animator.move(card, Pose(0, 0, 100), 100)
    animator.advance(1)
    assert abs(card.pose.x - midway) < 5
    animator.advance(100)
    assert card.pose.x == 0


def test_settling_one_card_leaves_the_others_on_their_way(animator: Animator) -> None:
    one, other = Token(), Token()
    animator.move(one, END, 100)
    animator.move(other, END, 100)
    animator.advance(20)
    animator.settle(one, Pose(7, 7, 70))
    animator.advance(20)
    assert one.pose == Pose(7, 7, 70)
    assert animator.busy


def test_what_was_forgotten_is_not_touched_again(animator: Animator) -> None:
    card = Token()
    animator.move(card, END, 100)
    animator.forget(card)
    animator.advance(200)
    assert card.pose.x == 0
    assert not animator.busy
