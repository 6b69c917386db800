"""What people complain about in other products' computer players, as positions for Steady and Expert."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardgui.bots.registry import player
from cardgui.bots.rivals import against
from cardgui.engine.action import Play
from cardgui.engine.cards import FRENCH
from cardgui.engine.game import Setup
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.engine.rook_sluff_terms import TrickBid
from cardgui.simulate import play_deal
from tests.engine.dealing import deal_at

BOTH = pytest.mark.parametrize("level", ["steady", "expert"])


ROOK = "rook_sluff/6 dealer=5"
SEEDS = 5
"""Seeds with which a position is tried."""


def card(text: str, level: str) -> str:
    """The card that a level plays in a position, whatever the seed."""
    deal = deal_at(text)
    (seat,) = deal.to_act
    view = deal.view(seat)
    found = {player(deal.game.id, level).choose(view, seed) for seed in range(SEEDS)}
    assert len(found) == 1
    (action,) = found
    assert isinstance(action, Play)
    return action.card


@pytest.mark.plain
@BOTH
def test_no_high_card_is_played_on_a_trick_that_the_partner_already_wins(level: str) -> None:
    text = f"{ROOK} bids=1,3,2,2,2,3, tricks=2,3,2,2,1,2, leader=0 trick=G7,G1,G8,G6,G9, hands=Y9/Y5/Y6/Y7/Y8/G14,G10/"
    assert card(text, level) == "G10"


@BOTH
def test_playing_last_a_trick_that_is_needed_is_taken(level: str) -> None:
    text = f"{ROOK} bids=1,3,2,2,2,3, tricks=2,2,1,2,2,3, leader=0 trick=G7,G6,G9,G8,G10, hands=Y9/Y5/Y6/Y7/Y8/G14,G6/"
    assert card(text, level) == "G14"


@BOTH
def test_a_sluffing_opponent_that_wins_a_trick_is_not_rescued(level: str) -> None:
    text = f"{ROOK} bids=0,2,2,2,2,2, tricks=0,3,3,2,2,2, leader=2 trick=G7,G6,G5,G8,G12, hands=Y9/G14,G9/Y6/Y7/Y8/Y10/"
    assert card(text, level) == "G9"


@BOTH
def test_partners_take_a_trick_from_their_sluffer(level: str) -> None:
    text = (
        f"{ROOK} bids=0,2,2,2,2,2, tricks=0,3,3,2,2,2, leader=5 trick=G7,G12,G6, hands=Y9/Y11/G14,G9/Y7,R6/Y8,R7/Y10/"
    )
    assert card(text, level) == "G14"


@pytest.mark.plain
@BOTH
def test_in_main_bawah_one_ducks_with_the_highest_card_that_still_loses(level: str) -> None:
    text = "truf/4 bids=2S,2H,2D,2C, gone=2S,2H,2D,2C, broken=1 leader=0 tricks=3,3,3,2, trick=TH,AH,3H,"
    assert card(f"{text} hands=3C/9H,KH/4C/5C/", level) == "KH"


@pytest.mark.plain
@BOTH
def test_with_an_exact_bid_made_no_trick_more_is_taken(level: str) -> None:
    text = "truf/4 option.scoring=E bids=4S,3H,2D,2C, gone=4S,3H,2D,2C, broken=1 leader=2 tricks=4,3,2,2, trick=5D,7D,"
    assert card(f"{text} hands=AD,3D/2H/4C/6C,8C/", level) == "3D"


@pytest.mark.plain
@BOTH
def test_in_el_almaz_a_trick_that_can_be_ducked_is_ducked(level: str) -> None:
    text = "rifki/4 dealer=1 contract=el_almaz leader=0 tricks=4,3,2,2, trick=QS, hands=3H/5H,6D/7D,8D/KS,JS/"
    assert card(text, level) == "JS"


@BOTH
def test_no_high_card_covers_a_sluff_that_is_broken_already(level: str) -> None:
    text = f"{ROOK} bids=0,3,4,2,2,3, tricks=1,3,2,1,2,3, leader=3 trick=G9,G8,G7,G10,G6, hands=R9/Y9/G14,G6/Y7/R6/Y8/"
    assert card(text, level) == "G6"


@BOTH
def test_a_trick_that_the_bid_needs_is_not_left_to_a_sluffer_who_has_failed_already(level: str) -> None:
    text = f"{ROOK} bids=3,0,3,2,3,1, tricks=3,1,3,2,2,1, leader=5 trick=G7,G6,G10,G9,G8, hands=Y9/Y6/Y7/Y8/G14,G7/R6/"
    assert card(text, level) == "G14"


@BOTH
@pytest.mark.parametrize("sluffer", ["G6", "R6"], ids=["under it", "void"])
def test_after_a_sluffer_who_is_safe_no_high_card_is_wasted(level: str, sluffer: str) -> None:
    mid = f"{ROOK} bids=0,3,3,2,2,3, tricks=0,3,2,1,2,3, leader=3 trick=G8,G13,G9,{sluffer},G10,"
    assert card(f"{mid} hands=Y9,R8/Y6,R9/G14,G7,Y8/Y7,R7/Y10,R11/Y8,R12/", level) == "G7"


@BOTH
def test_a_void_that_was_seen_is_remembered(level: str) -> None:
    rook = f"{ROOK} bids=1,3,2,2,2,3, tricks=2,3,2,2,1,2, leader=0 voids=/G//G//G/"
    assert card(f"{rook} hands=G14,Y14/Y7,B7/Y6,Y7/Y8,B6/Y9,Y10/Y11,B7/", level) == "Y14"
    almaz = "rifki/4 dealer=1 contract=el_almaz leader=0 tricks=3,3,3,2, voids=/C/C/C/ hands=2C,9D/6D,2D/TD,JD/KD,QD/"
    assert card(almaz, level) == "9D"


@BOTH
def test_where_every_trick_is_needed_one_leads_high(level: str) -> None:
    rook = f"{ROOK} leader=0 bids=5,2,4,2,3,2, tricks=4,1,3,0,3,1,"
    assert card(f"{rook} hands=G14,G6/Y7,R8/Y6,Y8/Y9,R6/Y9,Y10/Y11,R7/", level) == "G14"
    truf = "truf/4 bids=5S,4H,3D,2C, gone=5S,4H,3D,2C, broken=1 leader=0 tricks=3,3,3,2,"
    assert card(f"{truf} hands=AS,3C/5H,2H/4C,9C/6C,JC/", level) == "AS"


@BOTH
def test_playing_last_a_needed_trick_is_taken_with_the_lowest_card_that_does(level: str) -> None:
    truf = "truf/4 bids=4S,4H,4D,2C, gone=4S,4H,4D,2C, broken=1 leader=3 tricks=3,3,3,2, trick=7D,8D,TD,"
    assert card(f"{truf} hands=AD,3D/5H/4C/6C/", level) == "AD"
    koz = "rifki/4 dealer=1 contract=koz trump=S leader=3 hearts=1 tricks=3,3,2,2, trick=7D,8D,TD,"
    assert card(f"{koz} hands=AD,JD,3C/5H,6H/4C,7C/6C,9C/", level) == "JD"


@BOTH
def test_a_suit_in_which_a_sluffing_partner_is_in_danger_is_not_led(level: str) -> None:
    mid = f"{ROOK} bids=1,2,0,2,3,2, tricks=3,2,0,2,3,2, leader=0"
    others = "Y9,R8/Y7,R6/Y8,R9/Y11,Y10/Y12,R7/"
    assert card(f"{mid} voids=//G//// hands=G6,Y6/{others}", level) == "G6"
    assert card(f"{mid} hands=G14,Y6/{others}", level) == "G14"


@BOTH
def test_with_the_bid_made_no_trump_is_played_where_a_trick_more_costs(level: str) -> None:
    mid = "truf/4 option.scoring=E leader=3 broken=1 trick=7D,8D,TD,"
    under = "bids=4S,3H,2D,2C, gone=4S,3H,2D,2C, tricks=4,3,2,2,"
    over = "bids=4S,3H,4D,3C, gone=4S,3H,4D,3C, tricks=4,2,3,2,"
    assert card(f"{mid} {under} hands=AS,3C/5H/4C/6C/", level) == "3C"
    assert card(f"{mid} {over} hands=KS,5C/5H/4C/6C/", level) == "5C"


@BOTH
def test_a_counting_card_is_given_to_a_partner_who_wins_and_a_high_one_kept(level: str) -> None:
    assert card("minchiate/4 dealer=1 hands=S1/T13,T6/B1/C4/ leader=0 trick=T12,T39,T8,", level) == "T13"
    assert card("minchiate/4 dealer=1 hands=S1/T39,T6/B1/C4/ leader=0 trick=T12,T11,T8,", level) == "T6"


@BOTH
@pytest.mark.parametrize("players", [6, 8])
def test_bids_beside_a_sluff_are_no_lower_than_others_and_sluffs_beside_a_sluff_are_kept(
    level: str, players: int
) -> None:
    """Measured beside a team of Steady: what a team takes beyond its bids, and how many sluffs are kept."""
    beyond: dict[bool, list[int]] = {False: [], True: []}
    kept: dict[bool, list[bool]] = {False: [], True: []}
    who = [player("rook_sluff", level, 1500), player("rook_sluff", "steady")] * (players // 2)
    for number in range(1, 1 + 192 // players):
        match = Match(make_game("rook_sluff", {}, players), number)
        while not match.over:
            play_deal(match, who)
            result = match.finished[-1].result
            bids, taken = result["bids"][::2], result["tricks"][::2]
            sluffs = bids.count(0)
            beyond[sluffs > 0].append(sum(taken) - sum(bids))
            kept[sluffs > 1] += [tricks == 0 for bid, tricks in zip(bids, taken, strict=True) if bid == 0]
    assert min(len(beyond[True]), len(kept[False]), len(kept[True])) >= 15
    with_sluff = sum(beyond[True]) / len(beyond[True])
    assert with_sluff < 3
    if level == "steady" and players == 6:
        # Expert's teams and those of four hardly ever go without a sluff.
        assert len(beyond[False]) >= 15
        assert with_sluff < sum(beyond[False]) / len(beyond[False]) + 1.5
    assert sum(kept[True]) / len(kept[True]) > 0.6
    assert sum(kept[False]) / len(kept[False]) > 0.6


@pytest.mark.plain
@BOTH
def test_a_partners_sluff_does_not_lower_the_bid(level: str) -> None:
    """The last of a team to bid, with the same cards: its partner has bid a sluff, or two tricks."""
    differences = []
    for number in range(1, 25):
        match = Match(make_game("rook_sluff", {}, 6), number)
        match.start_deal()
        while match.deal is not None and match.deal.view(0).phase == "bid":
            seat = min(match.deal.to_act)
            view: Any = match.deal.view(seat)
            if sum(bid is None for bid in view.bids) == 1:
                partner = (seat + 2) % 6
                bids = []
                for said in (0, 2):
                    said_so = tuple(said if other == partner else bid for other, bid in enumerate(view.bids))
                    action = player("rook_sluff", level, 4000).choose(replace(view, bids=said_so), 1)
                    assert isinstance(action, TrickBid)
                    bids.append(action.tricks)
                if 0 not in bids:
                    differences.append(bids[0] - bids[1])
            match.apply(player("rook_sluff", "steady").choose(view, 1))
    assert len(differences) >= 8
    assert sum(differences) / len(differences) > -0.5


def others(*left: str) -> str:
    """All cards of the pack but these, as a position says that they are gone."""
    return ",".join(
        card for card in FRENCH.cards if card not in " ".join(left).replace(",", " ").replace("/", " ").split()
    )


@pytest.mark.plain
@BOTH
def test_near_the_end_the_lead_goes_where_the_leader_of_the_match_must_take_the_trick(level: str) -> None:
    hands = "6D,7C/TD,JD/TC,JC/QC,KC/"
    mid = f"contract=el_almaz leader=0 hearts=1 tricks=3,3,3,2, voids=/S,H,C/S,H,D/S,H,D/ gone={others(hands)},"
    late = "rifki/4 dealer=0 deal=20"
    assert card(f"{late} scores=-100,900,-700,-100, {mid} hands={hands}", level) == "6D"
    assert card(f"{late} scores=-100,-700,900,-100, {mid} hands={hands}", level) == "7C"


def test_near_the_end_the_leader_of_the_match_is_held_back() -> None:
    early = against(Setup(2, 0, "ccw", (0, 900, 100, 100)), 0, 20)
    late = against(Setup(20, 0, "ccw", (0, 900, 100, 100)), 0, 20)
    assert early[1] == pytest.approx(1 / 3)
    assert late[1] > 1.5 * late[2]
    assert sum(late) == pytest.approx(1)
    assert late[0] == 0
