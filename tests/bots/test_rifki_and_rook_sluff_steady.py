"""Rıfkı's and Rook Sluff's steady players: whole games, sensible choices, and nothing but the view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from cardgui.bots.registry import player
from cardgui.engine.action import Action, IllegalActionError, Play
from cardgui.engine.game import Deal, Layout
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.registry import make_game
from cardgui.engine.rifki_terms import Declare
from cardgui.engine.rook_sluff_terms import TrickBid
from tests.engine.dealing import deal_at, replayed

GAMES = [("rifki", 4), ("rook_sluff", 6), ("rook_sluff", 8), ("rook_sluff", 10)]


def play_match(game_id: str, players: int, number: int, levels: Iterable[str], **options: object) -> Match:
    """A match in which seat by seat these levels play, in turn."""
    match = Match(make_game(game_id, options, players), number)
    cycle = list(levels)
    chairs = [player(game_id, cycle[seat % len(cycle)]) for seat in range(players)]
    while not match.over:
        match.start_deal()
        deal = match.deal
        assert deal is not None
        while not deal.over:
            (seat,) = deal.to_act
            action = chairs[seat].choose(deal.view(seat), match.seed(seat))
            assert action in deal.legal(seat)
            match.apply(action)
    return match


@pytest.mark.parametrize(
    "options",
    [{}, {"opening_penalties": True, "must_overtrump": True}, {"king_ends_game": True, "void_equal_girls": True}],
)
def test_steady_plays_whole_games_of_rifki(options: dict[str, object]) -> None:
    match = play_match("rifki", 4, 3, ["steady"], **options)
    assert len(match.finished) >= 2
    if not options.get("king_ends_game"):
        assert len(match.finished) == 20
        assert sum(match.scores) == 0


@pytest.mark.parametrize("players", [6, 8, 10])
def test_steady_plays_whole_games_of_rook_sluff_and_its_teams_usually_make_their_bids(players: int) -> None:
    match = play_match("rook_sluff", players, 2, ["steady"], must_trump=players == 8)
    assert len(match.finished) == players
    made = Counter(
        sum(done.result["tricks"][team::2]) >= sum(done.result["bids"][team::2])
        for done in match.finished
        for team in (0, 1)
    )
    assert made[True] > made[False]
    bids = [sum(done.result["bids"]) for done in match.finished]
    tricks = [sum(done.result["tricks"]) for done in match.finished]
    assert 0.5 * sum(tricks) < sum(bids) < 1.2 * sum(tricks)


def test_steady_beats_random_players_in_rifki() -> None:
    totals = [0, 0]
    for number in range(3):
        match = play_match("rifki", 4, number + 1, ["steady", "random"])
        totals[0] += match.scores[0] + match.scores[2]
        totals[1] += match.scores[1] + match.scores[3]
    assert totals[0] > totals[1] + 1000


def test_a_team_of_steady_players_beats_random_ones_in_rook_sluff() -> None:
    match = play_match("rook_sluff", 6, 1, ["steady", "random"])
    assert match.scores[0] > match.scores[1] + 100


def chosen(text: str) -> Action:
    """What the steady player does in a position."""
    deal = deal_at(text)
    (seat,) = deal.to_act
    return player(deal.game.id, "steady").choose(deal.view(seat), 0)


def test_in_rifki_the_contract_suits_the_hand() -> None:
    rest = "KH,QH,JH,TH,KD,QD,JD,TD,KC,QC,JC,TC,9C/9H,8H,7H,6H,9D,8D,7D,6D,8C,7C,6C,5C,4C/5H,4H,3H,2H,5D,4D,3D,2D,3C,2C"
    strong = chosen(f"rifki/4 dealer=1 hands=AS,KS,QS,JS,TS,9S,8S,7S,6S,5S,AH,AD,AC/{rest},4S,3S,2S/")
    assert strong == Declare(0, "koz", "S")
    weak = "2S,3S,4S,5S,2H,3H,4H,2D,3D,4D,2C,3C,4C/AS,KS,QS,AH,KH,QH,AD,KD,QD,AC,KC,QC,JC"
    other = "JS,TS,9S,JH,TH,9H,JD,TD,9D,TC,9C,8C,7C/8S,7S,6S,8H,7H,6H,5H,8D,7D,6D,5D,6C,5C"
    low = chosen(f"rifki/4 dealer=1 hands={weak}/{other}/")
    assert isinstance(low, Declare)
    assert low.contract != "koz"


def test_in_rifki_a_trick_with_penalty_cards_is_ducked_and_they_are_thrown_on_others() -> None:
    ducks = chosen(
        "rifki/4 contract=kiz leader=0 tricks=3,0,0,0, won=QH,QD//// trick=9S,QS,TS, hands=2H,3D/4H,AS,5S/5H,6D/QC,7D/"
    )
    assert ducks == Play(1, "5S")
    throws = chosen("rifki/4 contract=erkek leader=0 trick=9S,TS,AS, hands=2H,3D/JH,KC,3C/5H,6D/KH,7D/")
    assert isinstance(throws, Play)
    assert throws.card in ("JH", "KC")
    takes = chosen("rifki/4 contract=koz trump=D leader=0 trick=9S,TS,QS, hands=2H,3D/4H,AS,5S/5H,6D/KH,7D/")
    assert takes == Play(1, "AS")


def test_in_rook_sluff_weak_hands_sluff_and_strong_ones_bid() -> None:
    hands = (
        "R9,R8,R7,R6,G9,G8,G7,G6,Y9,Y8,Y7,Y6,B5,R10",
        "B1,B1,B14,B14,B13,B13,B12,B12,R1,R1,G1,G1,Y1,Y1",
        "R2,R9,R8,R7,G9,G8,G7,G6,Y9,Y8,Y7,Y6,B6,B6",
        "R10,R11,R11,R12,G10,G10,G11,G11,Y10,Y10,Y11,Y11,B7,B7",
        "R12,R13,R13,R14,G12,G12,G13,G13,Y12,Y12,Y13,Y13,B8,B8",
        "R14,R6,G14,G14,Y14,Y14,Y5,G5,B9,B9,B10,B10,B11,B11",
    )
    text = f"rook_sluff/6 hands={'/'.join(hands)}/"
    assert chosen(f"{text} dealer=5") == TrickBid(0, 0)
    strong = chosen(f"{text} dealer=0")
    assert isinstance(strong, TrickBid)
    assert strong.tricks >= 8


def test_in_rook_sluff_a_sluffer_ducks_and_partners_take_the_trick_from_it() -> None:
    mid = "rook_sluff/6 tricks=1,0,0,0,0,0,"
    own = chosen(f"{mid} bids=1,0,1,1,1,1, leader=0 trick=G9, hands=Y9/G8,G13/Y7,Y8/Y10,Y6/Y11,G6/Y12,Y13/")
    assert own == Play(1, "G8")
    helped = chosen(f"{mid} bids=1,0,1,2,1,1, leader=1 trick=G9,G8, hands=Y9,R6/Y7/R8/G13,G6/Y11,R7/Y12,Y13/")
    assert helped == Play(3, "G13")


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_the_choice_does_not_change_when_hidden_cards_are_swapped(game_id: str, players: int) -> None:
    rng = random.Random(players)
    steady = player(game_id, "steady")
    swaps = 0
    for number in range(1, 6):
        match = Match(make_game(game_id, {}, players), number)
        match.start_deal()
        deal: Deal = match.deal  # type: ignore[assignment]
        while not deal.over:
            (seat,) = deal.to_act
            choice = steady.choose(deal.view(seat), 5)
            swaps += same_after_a_swap(deal, seat, choice, rng)
            deal.apply(choice)
    assert swaps > 50


def same_after_a_swap(deal: Deal, seat: int, choice: Action, rng: random.Random) -> bool:
    """Swap two cards of other hands where all that happened would have been possible too; the choice must stay."""
    one, other = rng.sample([s for s in range(deal.game.players) if s != seat], 2)
    held = deal.position().fields["hands"]
    assert isinstance(held, list)
    if not held[one] or not held[other]:
        return False
    mine, theirs = rng.choice(held[one]), rng.choice(held[other])
    hands = [list(hand) for hand in deal.layout.hands]
    hands[one][hands[one].index(mine)], hands[other][hands[other].index(theirs)] = theirs, mine
    layout = Layout(tuple(map(tuple, hands)))
    try:
        twin = replayed(deal.game, FinishedDeal(deal.setup, layout, (), {}), deal.actions())
    except IllegalActionError:
        return False
    if mine == theirs or twin.to_act != {seat}:
        return False
    assert twin.view(seat) == deal.view(seat)
    level = player(deal.game.id, "steady")
    assert level.choose(twin.view(seat), 5) == choice
    return True
