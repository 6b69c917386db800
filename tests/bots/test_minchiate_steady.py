"""Minchiate's steady player: whole matches, sensible choices, and nothing but the view."""

from __future__ import annotations

import random
from dataclasses import replace

from cardgui.bots.minchiate import actions
from cardgui.bots.registry import levels, player
from cardgui.engine.action import Action, Play
from cardgui.engine.match import Match
from cardgui.engine.minchiate import Minchiate
from cardgui.engine.minchiate_layout import MinchiateLayout
from cardgui.engine.minchiate_terms import Declare, Discard
from cardgui.engine.record import make_record, to_line
from cardgui.engine.verify import Verifier
from tests.engine.dealing import swapped
from tests.engine.minchiate_table import DULL, at, fresh


def play_match(number: int, chairs: tuple[str, str], **options: object) -> Match:
    """A match of one level on seats 0 and 2 against another on 1 and 3."""
    match = Match(Minchiate(options), number)
    players = [player("minchiate", level) for level in chairs]
    while not match.over:
        match.start_deal()
        while match.in_deal:
            assert match.deal is not None
            (seat,) = match.deal.to_act
            action = players[seat % 2].choose(match.deal.view(seat), match.seed(seat))
            assert action in match.deal.legal(seat)
            match.apply(action)
    return match


def chosen(text: str) -> Action:
    """What the steady player does in a position."""
    deal = at(text)
    (seat,) = deal.to_act
    return player("minchiate", "steady").choose(deal.view(seat), 0)


def test_there_are_random_and_steady_players() -> None:
    assert {"random", "steady"} <= set(levels("minchiate"))


def test_steady_plays_whole_matches_of_one_and_of_four_deals_that_are_verified() -> None:
    for number, deals in ((1, 1), (2, 4), (3, 1)):
        options = {"deals": deals} if deals > 1 else {}
        match = play_match(number, ("steady", "steady"), **options)
        assert len(match.finished) == deals
        lines = [to_line(make_record(match.game, "m", done)).encode() for done in match.finished]
        assert list(Verifier().lines(lines)) == []


def test_the_same_number_is_the_same_match() -> None:
    assert play_match(5, ("steady", "random")).finished == play_match(5, ("steady", "random")).finished


def test_a_pair_of_steady_players_beats_random_ones() -> None:
    net = sum(play_match(number, ("steady", "random")).scores[0] for number in range(1, 13))
    net += sum(play_match(number, ("random", "steady")).scores[1] for number in range(1, 13))
    assert net > 24


def test_the_actions_of_a_view_are_the_legal_ones() -> None:
    rng = random.Random(1)
    for number in range(1, 8):
        deal = fresh(number)
        while not deal.over:
            (seat,) = deal.to_act
            legal = deal.legal(seat)
            assert actions(deal.view(seat)) == legal
            assert actions(deal.view((seat + 1) % 4)) == ()
            deal.apply(rng.choice(legal))


def test_it_discards_short_suits_first_and_no_trump_while_it_can() -> None:
    action = chosen(
        "minchiate/4 phase=discard dealer=0 hands=C1,C2,C3,C4,C5/T40,T8,S2,B7,B9,DK,D5,D7/"
        "S1,S3,S4,S5,S6/B1,B2,B3,B4,B5/"
    )
    assert isinstance(action, Discard)
    assert set(action.cards) == {"S2", "B7", "B9"}


def test_it_declares_all_it_has() -> None:
    action = chosen("minchiate/4 phase=declare dealer=0 hands=C1,C2,C3/S1,S3,S4/B1,B2,B3/T1,T2,T3/")
    assert action == Declare(3, (("T1", "T2", "T3"),))


def test_it_takes_a_counting_card_of_the_others_and_spares_its_own() -> None:
    takes = chosen("minchiate/4 dealer=1 hands=S1/T40,T6/B1/C4/ leader=0 trick=T13,T8,T3,")
    assert takes == Play(1, "T40")
    spares = chosen("minchiate/4 dealer=1 hands=S1/T10,T6/B1/C4/ leader=0 trick=T40,T8,T9,")
    assert spares == Play(1, "T6")


def test_it_gives_its_counting_cards_to_a_partner_who_wins() -> None:
    gives = chosen("minchiate/4 dealer=1 hands=S1/T13,T6/B1/C4/ leader=0 trick=T12,T39,T8,")
    assert gives == Play(1, "T13")


def test_it_does_not_throw_its_king_under_a_trump_while_it_can_help_it() -> None:
    action = chosen("minchiate/4 dealer=1 hands=S1/DK,D2/B1/S3/ leader=0 trick=D5,T7,DQ, led=D,")
    assert action == Play(1, "D2")


def test_swapping_hidden_cards_never_changes_its_choice() -> None:
    steady = player("minchiate", "steady")
    compared = 0
    for number in range(1, 13):
        rng = random.Random(number)
        deal = fresh(number)
        layout = deal.layout
        assert isinstance(layout, MinchiateLayout)
        steps = rng.randrange(8, 60)
        while deal.phase != "play" or steps > len(deal.actions()):
            (seat,) = deal.to_act
            deal.apply(steady.choose(deal.view(seat), 0))
        (seat,) = deal.to_act
        first, second = ((seat + step) % 4 for step in rng.sample((1, 2, 3), 2))
        ones = [card for card in deal.hand(first) if card in DULL and card in layout.hands[first][:-1]]
        others = [card for card in deal.hand(second) if card in DULL and card in layout.hands[second][:-1]]
        pairs = [(one, other) for one in ones for other in others if one[0] == other[0]]
        for one, other in pairs[:4]:
            again = Minchiate().begin(deal.setup, replace(layout, hands=swapped(layout.hands, one, other)))
            for action in deal.actions():
                again.apply(action)
            assert steady.choose(again.view(seat), 0) == steady.choose(deal.view(seat), 0)
            compared += 1
    assert compared >= 20
