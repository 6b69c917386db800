"""Chance in roll-outs: every card of a mask can be picked, each as often as the others."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardgui.bots.rollouts.dice import Dice, any_card, nth_bit


@given(st.sets(st.integers(0, 61), min_size=1))
def test_a_card_by_its_number(places: set[int]) -> None:
    mask = sum(1 << place for place in places)
    assert [nth_bit(mask, number) for number in range(len(places))] == [1 << place for place in sorted(places)]


def test_each_card_comes_as_often() -> None:
    dice = Dice(3)
    drawn = Counter(any_card(0b1011, 0b110, dice) for _ in range(10_000))
    assert set(drawn) == {(1, 0), (2, 0), (8, 0), (0, 2), (0, 4)}
    assert all(1850 < number < 2150 for number in drawn.values())
