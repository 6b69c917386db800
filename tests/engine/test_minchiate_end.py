"""The end of a deal of Minchiate: what the Matto costs, the final count, the last resti (MI-22, MI-25 to MI-28)."""

from __future__ import annotations

from typing import Any

import pytest

from cardgui.engine.action import Play
from cardgui.engine.cards import MINCHIATE
from cardgui.engine.events import TrickTaken
from cardgui.engine.minchiate import Minchiate
from cardgui.engine.minchiate_cards import COUNTING
from cardgui.engine.minchiate_scoring import count_pile, given_for_matto
from cardgui.engine.minchiate_tally import Tally
from cardgui.engine.minchiate_terms import MattoPaid, PilesCounted
from cardgui.engine.options import OptionError
from tests.engine.dealing import cards, finished, play
from tests.engine.minchiate_table import at, because, points, scored

# -- the card for the Matto -------------------------------------------------------------------------------------------


def test_mi22_the_card_is_given_for_which_loss_and_gain_together_are_smallest() -> None:
    assert given_for_matto(cards("M T40 D1 T5"), cards("S1")) == "D1"
    assert given_for_matto(cards("M T40 T5"), cards("S1")) == "T5"


def test_mi22_a_card_that_breaks_an_own_verzicola_or_makes_one_for_the_others_costs_more() -> None:
    # T2 makes 1-2-3 for the others, T29 breaks 28-29-30; T20 costs 5 twice.
    assert given_for_matto(cards("M T2 T20"), cards("T1 T3")) == "T20"
    assert given_for_matto(cards("M T28 T29 T30 T10"), cards("S1")) == "T10"
    # Without the run trump 29 costs nothing.
    assert given_for_matto(cards("M T28 T29 T10"), cards("S1")) == "T29"


def test_mi22_the_matto_bonus_counts_in_the_own_loss() -> None:
    # T39 costs 10 and brings 10; T2 costs 3 + 11 for 1-2-3 + 5 for the Matto and brings 3.
    assert given_for_matto(cards("M T1 T2 T3 T39"), cards("S1")) == "T39"


def test_mi22_equal_costs_the_smaller_own_loss_decides() -> None:
    # T20 loses 5 and gains 5 + 15 (10-20-30), T40 would lose 10 and gain 10 and no more: 20 against 25.
    assert given_for_matto(cards("M T20 T40"), cards("T10 T30")) == "T40"
    # T29 loses nothing and gains 15 (28-29-30); T2 loses 3 and gains 3 + 9 (2-3-4): both 15, the own loss decides.
    assert given_for_matto(cards("M T2 T29"), cards("T3 T4 T28 T30")) == "T29"


def test_mi22_of_equal_cost_and_equal_loss_the_lowest_in_order_is_given() -> None:
    assert given_for_matto(cards("M S1 C10 D2 D10 B1"), cards("S3")) == "D2"
    assert given_for_matto(cards("M T9 T8 D1"), cards("S3")) == "T8"
    assert given_for_matto(cards("M SF CQ C2"), cards("S3")) == "C2"
    assert given_for_matto(cards("M SF BQ SQ SH S10"), cards("S3")) == "S10"
    assert given_for_matto(cards("M BQ SK SQ"), cards("S3")) == "SQ"


def test_mi22_what_the_others_gain_counts_as_much_as_what_is_lost() -> None:
    # T20 loses 5 and gains 5, T4 loses 3 and gains 3.
    assert given_for_matto(cards("M T20 T4"), cards("S1")) == "T4"
    # T1 would make 1-13-28 for the others (5 + 5 + 15 = 25); breaking 30-31-32 costs 5 + 20 + 5 = 30.
    assert given_for_matto(cards("M T30 T31 T32 T1"), cards("T13 T28")) == "T1"


def test_mi22_a_side_without_a_trick_gives_up_the_matto_itself() -> None:
    assert given_for_matto(cards("M"), cards("D1 D2")) == "M"
    deal = at("minchiate/4 dealer=1 hands=T40/D2/D9/M/ leader=0 tricks=10,0,10,0,")
    events = play(deal, "T40", "M", "D9", "D2")
    assert MattoPaid(1, "M") in events
    counted = next(event for event in events if isinstance(event, PilesCounted))
    assert (counted.counts[0].cards, counted.counts[1].total) == (15, 0)


def test_mi22_the_card_is_given_at_the_end_of_the_play() -> None:
    text = "minchiate/4 dealer=1 hands=T40,D1/D2,D3/D9,D8/M,T1/ leader=0 tricks=0,1,0,0, piles=/S1,S2,S3,B1/"
    deal = at(text)
    assert not [event for event in play(deal, "T40", "M", "D9", "D2") if isinstance(event, MattoPaid)]
    events = play(deal, "D1", "T1", "D8", "D3")
    assert [event for event in events if isinstance(event, MattoPaid)] == [MattoPaid(1, "D1")]
    assert "M" in deal.view(0).piles[1]
    assert "D1" in deal.view(0).piles[0]
    assert deal.view(0).matto_owed is None


def test_mi22_nothing_is_given_where_the_own_side_won_the_matto() -> None:
    deal = at("minchiate/4 dealer=1 hands=T39/T40/D9/M/ leader=0")
    events = play(deal, "T39", "M", "D9", "T40")
    assert not [event for event in events if isinstance(event, MattoPaid)]


# -- the final count --------------------------------------------------------------------------------------------------


def test_mi25_card_points_verzicole_cards_above_42_and_the_last_trick() -> None:
    dull = [card for card in MINCHIATE.cards if card not in COUNTING and card[0] != "T"]
    pile = [*cards("T28 T29 T30 DK CK SK"), *dull[:40]]
    count = count_pile(pile, last_trick=True)
    assert count.cards == points(pile) == 25
    assert count.verzicole == ((cards("T28 T29 T30"), 15), (cards("DK CK SK"), 15))
    assert (count.extra, count.last_trick) == (46 - 42, 10)
    assert count.total == 25 + 30 + 4 + 10
    assert count_pile(pile[:42], last_trick=False).extra == 0
    assert count_pile(pile[:43], last_trick=False).extra == 1
    assert count_pile(pile, last_trick=False).total == count.total - 10


def test_mi25_the_matto_raises_every_verzicola_of_its_pile() -> None:
    count = count_pile(cards("M T1 T40 T13 T28 DK CK SK BK"), last_trick=False)
    assert [worth for _, worth in count.verzicole] == [20, 20, 25]


def test_mi25_the_deal_ends_after_21_tricks() -> None:
    match = finished(Minchiate(), 4)
    assert match.deal is not None
    assert sum(match.deal.result()["tricks"]) == 21
    assert match.deal.to_act == frozenset()
    assert because(match.deal, Play(0, "D1")) == ("MI-25", "deal_is_over")  # type: ignore[arg-type]


def test_mi25_nothing_can_be_asked_before_the_end() -> None:
    deal = at("minchiate/4 dealer=1 hands=T40/D2/D9/D3/ leader=0")
    for ask in (deal.result, deal.explain):
        with pytest.raises(ValueError, match="not over"):
            ask()
    last = next(event for event in play(deal, "T40", "D3", "D9", "D2") if isinstance(event, TrickTaken))
    assert last.last


@pytest.mark.parametrize(
    ("difference", "due"),
    [
        # The pile with T40, S1 … brings side 0 10 for the trump and 10 for the last trick.
        (0, [1, 0]),
        (-20, [0, 0]),
        (40, [1, 0]),
        (41, [2, 0]),
        (-21, [0, 1]),
        (-59, [0, 1]),
        (59, [2, 0]),
    ],
)
def test_mi26_each_60_begun_of_what_is_left_is_a_resto(difference: int, due: list[int]) -> None:
    deal = at(f"minchiate/4 dealer=1 hands=T40/D2/D9/D3/ leader=0 difference={difference}")
    events = play(deal, "T40", "D3", "D9", "D2")
    result = deal.result()
    assert result["resti"] == due
    assert (result["final_count"], result["difference"]) == ([20, 0], difference)
    assert result["deal_scores"] == [due[0] - due[1], due[1] - due[0]]
    counted = events[-1]
    assert isinstance(counted, PilesCounted)
    assert (counted.before, counted.after, counted.won) == (difference, difference + 20, sum(due))
    assert counted.resti == tuple(due)


@pytest.mark.parametrize(("left", "resti"), [(1, 1), (60, 1), (61, 2), (120, 2), (121, 3), (130, 3), (0, 0)])
def test_mi26_the_examples_of_the_rules(left: int, resti: int) -> None:
    tally = Tally()
    tally.piles = [set(cards("D1")), set(cards("D2"))]
    tally.difference = left - 10
    tally.end(0)
    assert tally.resti == [resti, 0]
    other = Tally()
    other.difference = 10 - left
    other.end(1)
    assert other.resti == [0, resti]


def test_mi27_the_net_resti_of_the_deal_decide_it() -> None:
    for number in range(1, 12):
        match = finished(Minchiate(), number)
        result: dict[str, Any] = match.finished[0].result
        assert result["deal_scores"] == [
            result["resti"][0] - result["resti"][1],
            result["resti"][1] - result["resti"][0],
        ]
        assert match.scores == tuple(result["deal_scores"])
        expected = (0, 1) if not match.scores[0] else (0,) if match.scores[0] > 0 else (1,)
        assert match.winners == expected


def test_mi27_each_deal_begins_at_difference_0() -> None:
    match = finished(Minchiate({"deals": 4}), 3)
    game = Minchiate({"deals": 4})
    for done in match.finished:
        opening = scored(game.opening_events(done.setup, done.layout, turned=False, attempt=0))
        sums = [sum(worth for side, worth, _ in opening if side == own) for own in (0, 1)]
        assert game.begin(done.setup, done.layout).view(0).difference == sums[0] - sums[1]


def test_mi28_a_match_has_1_deal_or_4_in_which_each_player_deals_once() -> None:
    assert Minchiate().deals == 1
    match = finished(Minchiate({"deals": 4}), 3)
    assert sorted(done.setup.dealer for done in match.finished) == [0, 1, 2, 3]
    assert [done.setup.direction for done in match.finished] == ["ccw"] * 4
    sums = [sum(done.result["deal_scores"][side] for done in match.finished) for side in (0, 1)]
    assert list(match.scores) == sums
    assert sum(sums) == 0
    for wrong in (2, 13, True, "4"):
        with pytest.raises(OptionError):
            Minchiate({"deals": wrong})


def test_mi28_it_is_the_length_of_the_match_that_ends_it() -> None:
    for length in (1, 4):
        match = finished(Minchiate({"deals": length}), 5)
        assert (match.game.end_rule(match.finished[-1].result), len(match.finished)) == ("MI-28", length)


# -- explanations -----------------------------------------------------------------------------------------------------


def test_the_parts_of_an_explanation_make_the_net_resti_and_the_difference() -> None:
    for number in range(1, 25):
        match = finished(Minchiate(), number)
        assert match.deal is not None
        result, parts = match.deal.result(), match.deal.explain()
        for side in (0, 1):
            own = [part for part in parts if part.side == side]
            assert sum(part.points for part in own) == result["deal_scores"][side]
            pile = [part for part in own if part.rule == "MI-25"]
            assert sum(int(part.values["scored"]) for part in pile) == result["final_count"][side]
            assert pile[0].key == "pile_cards"
            gained = sum(part.points for part in own if part.points > 0)
            assert gained == result["resti"][side]
        scored = [
            sum(int(part.values["scored"]) for part in parts if part.side == side and part.rule in
                ("MI-8", "MI-9", "MI-15", "MI-23"))
            for side in (0, 1)
        ]  # fmt: skip
        in_play = [
            sum(part.points for part in parts if part.side == side and part.rule in ("MI-8", "MI-9", "MI-15", "MI-23"))
            for side in (0, 1)
        ]
        assert scored[0] - scored[1] - 60 * (in_play[0] - in_play[1]) == result["difference"]
        last = next(part for part in parts if part.key == "resti_at_end" and part.side == 0)
        assert last.values["before"] == result["difference"]
        assert last.values["difference"] == result["difference"] + result["final_count"][0] - result["final_count"][1]


def test_an_explanation_names_what_scored_and_resti_from_before_a_position() -> None:
    deal = at("minchiate/4 dealer=1 hands=T40/T20/D9/D3/ leader=0 difference=58 resti=2,1,")
    play(deal, "T40", "D3", "D9", "T20")
    parts = deal.explain()
    told = [(part.side, part.rule, part.key, part.points) for part in parts]
    assert told == [
        (0, "MI-24", "resti_before", 2),
        (0, "MI-23", "captured", 1),
        (0, "MI-25", "pile_cards", 0),
        (0, "MI-25", "pile_extra_cards", 0),
        (0, "MI-25", "last_trick", 0),
        (0, "MI-26", "resti_at_end", 1),
        (0, "MI-27", "resti_of_others", -1),
        (1, "MI-24", "resti_before", 1),
        (1, "MI-25", "pile_cards", 0),
        (1, "MI-25", "pile_extra_cards", 0),
        (1, "MI-25", "last_trick", 0),
        (1, "MI-26", "resti_at_end", 0),
        (1, "MI-27", "resti_of_others", -4),
    ]
    captured = parts[1]
    assert (captured.cards, dict(captured.values)) == (("T20",), {"scored": 5, "seat": 0, "difference": 3})
    assert dict(parts[5].values) == {"before": 3, "difference": 28}
    assert dict(parts[11].values) == {"before": -3, "difference": -28}


def test_mi26_a_single_point_left_is_a_resto_of_the_leading_side() -> None:
    for difference, side in ((-19, 0), (-21, 1)):
        deal = at(f"minchiate/4 dealer=1 hands=T40/D2/D9/D3/ leader=0 difference={difference}")
        play(deal, "T40", "D3", "D9", "D2")
        ends = [part.points for part in deal.explain() if part.key == "resti_at_end"]
        assert ends == [int(side == 0), int(side == 1)]


def test_mi28_the_option_names_its_rule() -> None:
    assert [(option.name, option.values, option.rule) for option in Minchiate.known_options] == [
        ("deals", (1, 4), "MI-28")
    ]
