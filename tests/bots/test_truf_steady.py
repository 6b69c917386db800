"""Truf's players: legal, reproducible, fair, and the steady one sensible in every scoring."""

from __future__ import annotations

import random
import time
from statistics import median

import pytest

from cardgui.bench.players import duel
from cardgui.bots.registry import player
from cardgui.bots.truf import actions
from cardgui.bots.truf.playing import values
from cardgui.engine.action import Action, IllegalActionError, Play
from cardgui.engine.game import Deal, Layout
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.engine.truf_terms import Adjust, Bid, TrufView
from tests.engine.dealing import deal_at, swapped

SCORINGS = ["A", "B", "C", "D", "E"]


def begun(scoring: str, number: int) -> tuple[Match, Deal]:
    """The first deal of a match."""
    match = Match(make_game("truf", {"scoring": scoring}), number)
    match.start_deal()
    assert match.deal is not None
    return match, match.deal


def played(scoring: str, number: int, levels: tuple[str, str, str, str]) -> Deal:
    """A deal played by such players, each action checked to be legal."""
    match, deal = begun(scoring, number)
    players = [player("truf", level) for level in levels]
    while not deal.over:
        seat = min(deal.to_act)
        action = players[seat].choose(deal.view(seat), match.seed(seat))
        assert action in deal.legal(seat)
        match.apply(action)
    return deal


def chosen(text: str) -> Action:
    """What the steady player does in a position."""
    deal = deal_at(text)
    (seat,) = deal.to_act
    return player("truf", "steady").choose(deal.view(seat), 0)


# -- legal and reproducible -----------------------------------------------------------------------------------------


def check_that_all_actions_are_legal(deals: int) -> None:
    mixtures = (("steady",) * 4, ("random", "steady", "random", "random"), ("random",) * 4)
    modes = set()
    for number in range(1, deals + 1):
        deal = played(SCORINGS[number % 5], number, mixtures[number % 3])
        modes.add(deal.result()["mode"])
    assert modes == {"atas", "bawah"}


def test_every_action_is_legal() -> None:
    check_that_all_actions_are_legal(30)


@pytest.mark.long
def test_every_action_is_legal_in_thousands_of_deals() -> None:
    check_that_all_actions_are_legal(6000)


def test_the_actions_of_a_view_are_those_of_the_deal() -> None:
    match, deal = begun("A", 3)
    steady = player("truf", "steady")
    while not deal.over:
        for seat in range(4):
            view = deal.view(seat)
            assert isinstance(view, TrufView)
            assert actions(view) == deal.legal(seat)
        seat = min(deal.to_act)
        match.apply(steady.choose(deal.view(seat), match.seed(seat)))


@pytest.mark.parametrize("level", ["random", "steady"])
def test_the_same_view_and_seed_give_the_same_action(level: str) -> None:
    match, deal = begun("E", 11)
    while not deal.over:
        seat = max(deal.to_act)
        first = player("truf", level).choose(deal.view(seat), match.seed(seat))
        assert player("truf", level).choose(deal.view(seat), match.seed(seat)) == first
        match.apply(first)


def test_the_random_player_takes_every_action_about_equally_often() -> None:
    _, deal = begun("A", 5)
    view = deal.view(0)
    counts = dict.fromkeys(deal.legal(0), 0)
    for seed in range(1300):
        counts[player("truf", "random").choose(view, seed)] += 1
    # Thirteen actions of 100 each: the sum of squares is chi-square with 12 degrees of freedom, 99.9 % below 33.
    assert sum((count - 100) ** 2 for count in counts.values()) / 100 < 33


# -- fair -----------------------------------------------------------------------------------------------------------


def twin_of(deal: Deal, seat: int, rng: random.Random) -> Deal | None:
    """The deal with two hidden cards of two opponents exchanged, if everything could have gone the same way."""
    one, other = rng.sample([s for s in range(4) if s != seat], 2)
    view = deal.view(seat)
    shown = {card for trick in view.tricks for card in trick.cards} | {card for _, card in view.current if card}
    shown |= set(view.bid_cards)
    a = [card for card in deal.layout.hands[one] if card not in shown]
    b = [card for card in deal.layout.hands[other] if card not in shown]
    if not a or not b:
        return None
    mine, theirs = rng.choice(a), rng.choice(b)
    change = {mine: theirs, theirs: mine}
    twin = deal.game.begin(deal.setup, Layout(swapped(deal.layout.hands, mine, theirs)))
    try:
        for action in deal.actions():
            if isinstance(action, Bid | Play) and action.seat != seat:
                # Laid face down (a bid, a trump): it is the other card that lies there.
                twin.apply(type(action)(action.seat, change.get(action.card, action.card)))
            else:
                twin.apply(action)
    except IllegalActionError:
        return None
    return twin if twin.view(seat) == view else None


def check_swaps(scoring: str, numbers: range) -> dict[str, int]:
    """Swap hidden cards at every decision of some deals; how often that was possible, by phase."""
    rng = random.Random(f"{scoring} {numbers}")
    steady, swaps = player("truf", "steady"), {"bid": 0, "adjust": 0, "play": 0, "behind a back": 0}
    for number in numbers:
        match, deal = begun(scoring, number)
        bidder = player("truf", "random" if number % 2 else "steady")
        while not deal.over:
            seat = rng.choice(sorted(deal.to_act))
            view = deal.view(seat)
            choice = (bidder if view.phase == "bid" else steady).choose(view, match.seed(seat))
            for _ in range(3):
                twin = twin_of(deal, seat, rng)
                if twin is None:
                    continue
                swaps[view.phase] += 1
                swaps["behind a back"] += any(card is None for _, card in view.current)
                assert steady.choose(twin.view(seat), 1) == steady.choose(view, 1)
            match.apply(choice)
    return swaps


@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_choice_does_not_change_when_hidden_cards_are_swapped(scoring: str) -> None:
    swaps = check_swaps(scoring, range(1, 5))
    assert swaps["bid"] > 10
    assert swaps["play"] > 100
    assert swaps["behind a back"] > 10


def test_the_choice_at_13_does_not_change_when_hidden_cards_are_swapped() -> None:
    swaps = 0
    for number in range(1, 400):
        _, deal = begun("A", number)
        for seat in range(4):
            deal.apply(player("truf", "steady").choose(deal.view(seat), 0))
        if deal.view(0).phase != "adjust":
            continue
        (seat,) = deal.to_act
        twin = twin_of(deal, seat, random.Random(number))
        if twin is not None:
            swaps += 1
            steady = player("truf", "steady")
            assert steady.choose(twin.view(seat), 1) == steady.choose(deal.view(seat), 1)
        if swaps == 10:
            return
    raise AssertionError("too few sums of 13")


@pytest.mark.long
@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_choice_does_not_change_in_hundreds_of_deals(scoring: str) -> None:
    assert check_swaps(scoring, range(100, 400))["play"] > 10_000


# -- sensible -------------------------------------------------------------------------------------------------------

HIGH = "truf/4 bids=4H,3S,5D,2C, tricks=3,2,2,1, leader=0 broken=1"
LOW = "truf/4 bids=2D,KD,4D,AD, tricks=1,2,2,3, leader=0 broken=1"


def test_last_to_play_in_main_atas_it_takes_the_trick_with_the_cheapest_card_that_does() -> None:
    trick = "trick=TS,5S,JS, hands=2S,3C,4C,5C/AC,7S,8S,6H/9C,8C,7C,6C/AS,KS,QS,4S,3H/ direction=cw"
    assert chosen(f"{HIGH} {trick}") == Play(3, "QS")


def test_last_to_play_in_main_bawah_it_ducks_with_its_highest_card_that_does() -> None:
    trick = "trick=TS,5S,JS, hands=2S,3C,4C,5C/AC,7S,8S,6H/QC,8C,7C,6C/AS,9S,4S,3H,2H/ direction=cw"
    assert chosen(f"{LOW} {trick}") == Play(3, "9S")


def test_void_in_main_bawah_it_throws_its_most_dangerous_card_and_does_not_trump() -> None:
    trick = "trick=TS,5S,JS, hands=2S,3C,4C,5C/KC,7S,8S,6H/QC,8C,7C,6C/AH,4H,8H,2C,3D/ direction=cw"
    assert chosen(f"{LOW} {trick}") == Play(3, "AH")


def test_void_in_main_atas_it_trumps_to_take_the_trick() -> None:
    trick = "trick=TS,5S,JS, hands=2S,3C,4C,5C/KC,7S,8S,6H/QC,8C,7C,6C/TH,3H,2H,9C,3D/ direction=cw"
    assert chosen(f"{HIGH} {trick}") == Play(3, "3D")


def test_in_scoring_e_it_takes_no_more_tricks_once_the_bid_is_made() -> None:
    trick = "trick=TS,5S,JS, hands=2S,3C,4C,5C/KC,7S,8S,6H/QC,8C,7C,6C/TH,3H,2H,9C,3D/ direction=cw"
    made = chosen(
        f"{HIGH} {trick}".replace("tricks=3,2,2,1", "tricks=2,2,2,2").replace("truf/4", "truf/4 option.scoring=E")
    )
    assert isinstance(made, Play)
    assert made.card != "3D"
    needed = chosen(f"{HIGH} {trick}".replace("truf/4", "truf/4 option.scoring=E"))
    assert needed == Play(3, "3D")


def test_it_remembers_which_cards_are_gone() -> None:
    """A queen is worth more once ace and king have been played."""
    rest = "bids=4H,3S,5D,2C, tricks=3,3,3,2, leader=0 broken=1 hands=QS,2H/7C,TS/8C,9S/9C,8S/"

    def worth(gone: str) -> float:
        view = deal_at(f"truf/4 {rest} gone={gone},").view(0)
        return values(view)["QS"]

    assert worth("AS,KS,6S,7S") > worth("5H,6H,6S,7S") + 0.3


STRONG = "AS,KS,QS,JS,AH,KH,QH,AD,KD,AC,KC,8S,7S"
WEAK = "2S,3S,4S,2H,3H,4H,5H,2D,3D,4D,2C,3C,KC"


def bid_of(hand: str, scoring: str) -> str:
    """The card that the steady player lays with this hand."""
    rest = [card for card in make_game("truf").cards if card not in hand.split(",")]
    others = "/".join(",".join(rest[start : start + 13]) for start in (0, 13, 26))
    action = player("truf", "steady").choose(
        deal_at(f"truf/4 option.scoring={scoring} hands={hand}/{others}/").view(0), 0
    )
    assert isinstance(action, Bid)
    return action.card


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_strong_hand_bids_high_and_a_weak_one_low(scoring: str) -> None:
    assert bid_of(STRONG, scoring)[0] in "78"
    assert bid_of(WEAK, scoring)[0] in "2345K"


def test_at_13_a_strong_hand_raises_and_a_weak_one_lowers() -> None:
    strong = (
        "AS,KS,QS,JS,AH,KH,QH,AD,KD,KC,3C,8S,7S/QC,JC,TC,9C,8C,7C,6C,5C,4C,JD,TD,9D,4S/"
        "AC,2C,TH,9H,8H,7H,6H,5H,QD,8D,7D,6D,2S/TS,9S,6S,5S,3S,4H,3H,2H,5D,4D,3D,2D,JH/"
    )
    assert chosen(f"truf/4 hands={strong} bids=7S,4S,2S,JH,") == Adjust(0, 1)
    weak = (
        "2S,3S,4S,5S,2H,3H,4H,2D,3D,4D,2C,3C,6C/5H,6H,7H,8H,9H,TH,JH,QH,5C,4C,7C,8C,9C/"
        "AS,KS,QS,JS,TS,9S,8S,7S,6S,TC,JC,QC,KC/AH,KH,AC,5D,6D,7D,8D,9D,TD,JD,QD,KD,AD/"
    )
    assert chosen(f"truf/4 hands={weak} bids=6C,5H,AS,AH,") == Adjust(0, -1)


# -- measured -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scoring", SCORINGS)
def test_it_beats_random_players(scoring: str) -> None:
    game = make_game("truf", {"scoring": scoring, "deals": 4})
    (row,) = duel(game, player("truf", "steady"), player("truf", "random"), 160)
    assert row["deals"] == 160
    assert row["mean"] - row["ci95"] > 0


class Half:
    """Bids like one player and plays like another."""

    def __init__(self, bidder: str, card_player: str) -> None:
        self._bidder, self._card_player = player("truf", bidder), player("truf", card_player)

    def choose(self, view: TrufView, seed: int) -> Action:
        return (self._card_player if view.phase == "play" else self._bidder).choose(view, seed)


@pytest.mark.long
@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("other", [Half("random", "steady"), Half("steady", "random")])
def test_both_its_bidding_and_its_play_are_worth_points(scoring: str, other: Half) -> None:
    game = make_game("truf", {"scoring": scoring, "deals": 4})
    (row,) = duel(game, player("truf", "steady"), other, 400)
    assert row["mean"] - row["ci95"] > 0


def test_a_decision_takes_far_less_than_50_ms() -> None:
    match, deal = begun("E", 4)
    steady, taken = player("truf", "steady"), []
    while not deal.over:
        seat = min(deal.to_act)
        view = deal.view(seat)
        begin = time.process_time()
        action = steady.choose(view, 0)
        taken.append((time.process_time() - begin) * 1000)
        match.apply(action)
    assert len(taken) >= 56
    assert median(taken) < 10
    assert sorted(taken)[-3] < 50
