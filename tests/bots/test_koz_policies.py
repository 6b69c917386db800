"""How the others are taken to play a koz: single cards and sure ones first, high before the last player."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardgui.bots.rollouts.dice import Dice
from cardgui.bots.rollouts.french import take, take_plainly
from cardgui.bots.rollouts.rifki import SEATS, TRICKS, RifkiTable
from cardgui.engine.cards import FRENCH
from cardgui.engine.kernel import Tricks
from cardgui.engine.masks import bit
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_deal import contract_conduct

pytestmark = pytest.mark.plain

TRUMP = "S"


def mask(cards: str) -> int:
    return sum(bit(FRENCH.places[card]) for card in cards.split())


def card(found: int) -> str:
    return next(code for code in FRENCH.cards if bit(FRENCH.places[code]) == found)


def koz(hands: list[str], played: str = "") -> Tricks:
    """A koz in which the first seat leads; the cards of the current trick are played from these hands."""
    rules = contract_conduct(CONTRACTS[KOZ], TRUMP, must_overtrump=False)
    tricks = Tricks(rules, SEATS, [mask(hand) for hand in hands], [0] * SEATS, 0, 1)
    for code in played.split():
        tricks.play_card(mask(code), 0)
    return tricks


@pytest.mark.parametrize(
    ("hand", "others", "lead"),
    [
        ("AC KC 5C 9D 4S", ["2C 3C 4C QD 6S", "6C 7C JD KD 7S", "8C 9C TD AD 8S"], "9D"),  # single, to ruff later
        ("AC KC 5C 9D 6D", ["2C 3C 4C QD 6S", "6C 7C JD KD 7S", "8C 9C TD AD 8S"], "AC"),  # nothing to ruff with
        ("AC 3C AD 4D 4S", ["5C KD QD JD 6S", "6C TD 9D 8D 7S", "7C 7D 6D 5D 8S"], "AD"),  # where more still follow
        ("JC TC 4C 5D 4D", ["QC 3C 2C AD 6S", "6C 7C JD KD 7S", "8C 9C TD QD 8S"], "4D"),  # the shorter of two suits
        ("AS KS 4S 3S 2S", ["5C KD QD JD 6S", "6C TD 9D 8D 7S", "7C 7D 6D 5D 8S"], "AS"),  # nothing but trumps
        ("QS 9S 4S 3S 2S", ["5C KD QD JD 6S", "6C TD 9D AS 7S", "7C 7D 6D 5D 8S"], "2S"),  # and others have the best
    ],
)
def test_what_is_led(hand: str, others: list[str], lead: str) -> None:
    tricks = koz([hand, *others])
    assert card(take_plainly(tricks, tricks.legal()[0])) == lead


@pytest.mark.parametrize(
    ("hands", "played", "answer"),
    [
        (["7C", "QC 9C 2C", "AC 3C 4C", "KC 5C 6C"], "7C", "QC"),  # high, though two are higher
        (["7C", "8C 3C 2C", "AC KC QC", "JC TC 9C"], "7C", "2C"),  # too many are
        (["7C", "2C", "TC 9C 5C", "AC KC QC"], "7C 2C", "TC"),  # one is still to play: more may be higher
        (["7C", "2C", "4C 3C", "AC KC QC"], "7C 2C", "3C"),  # it cannot win
        (["7C", "2C", "5C", "AC TC 8C"], "7C 2C 5C", "8C"),  # last, as cheap as it can
        (["7C", "3S", "AC 4C", "KC 5C"], "7C 3S", "4C"),  # somebody ruffed
    ],
)
def test_what_is_played_to_a_lead(hands: list[str], played: str, answer: str) -> None:
    tricks = koz(hands, played)
    assert card(take_plainly(tricks, tricks.legal()[0])) == answer


def test_whatever_they_hold_the_card_is_legal_and_single() -> None:
    kept = 0
    for number in range(200):
        cards = list(FRENCH.cards)
        random.Random(number).shuffle(cards)
        tricks = koz([" ".join(cards[seat::SEATS]) for seat in range(SEATS)])
        for _ in FRENCH.cards:
            legal, _high = tricks.legal()
            plain, best = take_plainly(tricks, legal), take(tricks, legal)
            assert plain & legal
            assert plain & (plain - 1) == 0
            kept += plain == best
            tricks.play_card(plain, 0)
    assert 0.6 < kept / (200 * len(FRENCH.cards)) < 0.95, "the two ways should differ, but not always"


def table(each: float) -> RifkiTable:
    return RifkiTable(koz(["2C", "3C", "4C", "5C"]), SEATS, TRICKS, each, 0, [0.0] * SEATS, 2)


def test_a_quarter_of_the_others_plan_ahead_and_the_own_seat_always() -> None:
    one, dice, planning = table(50.0), Dice(5), Counter[int]()
    for _ in range(4000):
        one.settle(dice)
        planning.update(seat for seat in range(SEATS) if one.planners & bit(seat))
    assert planning[2] == 4000
    assert all(850 < planning[seat] < 1150 for seat in (0, 1, 3))
    copy = one.fresh()
    assert isinstance(copy, RifkiTable)
    copy.copy_from(one)
    assert (copy.planners, copy.seat) == (one.planners, one.seat)


def test_a_penalty_contract_takes_no_dice() -> None:
    dice = Dice(5)
    table(-50.0).settle(dice)
    assert dice.word() == Dice(5).word()
