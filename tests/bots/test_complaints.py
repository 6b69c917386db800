"""What people complain about in other products' computer players, as positions for Steady and Expert."""

from __future__ import annotations

import pytest

from cardgui.bots.registry import player
from cardgui.bots.rivals import against
from cardgui.engine.action import Play
from cardgui.engine.game import Setup
from tests.engine.dealing import deal_at

BOTH = pytest.mark.parametrize("level", ["steady", "expert"])


ROOK = "rook_sluff/6 dealer=5"


def card(text: str, level: str) -> str:
    """The card that a level plays in a position."""
    deal = deal_at(text)
    (seat,) = deal.to_act
    action = player(deal.game.id, level, 4000).choose(deal.view(seat), 1)
    assert isinstance(action, Play)
    return action.card


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


@BOTH
def test_in_main_bawah_one_ducks_with_the_highest_card_that_still_loses(level: str) -> None:
    text = "truf/4 bids=2S,2H,2D,2C, gone=2S,2H,2D,2C, broken=1 leader=0 tricks=3,3,3,2, trick=TH,AH,3H,"
    assert card(f"{text} hands=3C/9H,KH/4C/5C/", level) == "KH"


@BOTH
def test_with_an_exact_bid_made_no_trick_more_is_taken(level: str) -> None:
    text = "truf/4 option.scoring=E bids=4S,3H,2D,2C, gone=4S,3H,2D,2C, broken=1 leader=2 tricks=4,3,2,2, trick=5D,7D,"
    assert card(f"{text} hands=AD,3D/2H/4C/6C,8C/", level) == "3D"


@BOTH
def test_in_el_almaz_a_trick_that_can_be_ducked_is_ducked(level: str) -> None:
    text = "rifki/4 dealer=1 contract=el_almaz leader=0 tricks=4,3,2,2, trick=QS, hands=3H/5H,6D/7D,8D/KS,JS/"
    assert card(text, level) == "JS"


def test_near_the_end_the_leader_of_the_match_is_held_back() -> None:
    early = against(Setup(2, 0, "ccw", (0, 900, 100, 100)), 0, 20)
    late = against(Setup(20, 0, "ccw", (0, 900, 100, 100)), 0, 20)
    assert early[1] == pytest.approx(1 / 3)
    assert late[1] > 1.5 * late[2]
    assert sum(late) == pytest.approx(1)
    assert late[0] == 0
