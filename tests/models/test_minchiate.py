"""Minchiate folded into the shown state, and what the person is asked for."""

from __future__ import annotations

from collections import Counter

import pytest

from cardgui.bots.registry import player
from cardgui.engine.cards import MATTO, MINCHIATE
from cardgui.engine.match import Match
from cardgui.engine.minchiate_terms import MinchiateView
from cardgui.engine.registry import make_game
from cardgui.models.minchiate import own, piles
from cardgui.models.minchiate_prompt import Declaring, Discarding, kind, playable, points_of, prompt
from cardgui.models.registry import GAME_MODELS
from cardgui.models.shown import ShownState, Zone
from tests.models.table_play import events_of, new_shown


def minchiate(number: int, deals: int = 1) -> tuple[Match, ShownState]:
    match = Match(make_game("minchiate", {"deals": deals}), number)
    shown = new_shown(match)
    shown.note = GAME_MODELS["minchiate"].note
    return match, shown


def check_agrees(shown: ShownState, view: MinchiateView) -> None:
    table = own(shown)
    assert sorted(str(card.code) for card in shown.in_zone(Zone.HAND, 0)) == sorted(view.hand)
    for seat in shown.seats:
        assert seat.held == len(shown.in_zone(Zone.HAND, seat.seat)) == view.hand_sizes[seat.seat]
        assert seat.taken == view.taken[seat.seat]
        shown_now = table.declared.get(seat.seat)
        assert (None if shown_now is None else shown_now.verzicole) == view.declared[seat.seat]
    assert (table.difference, table.resti) == (view.difference, view.resti)
    assert [(card.seat, card.code) for card in shown.in_zone(Zone.TRICK)] == list(view.current)
    assert tuple(card for card, _ in table.cutter_robbed) == view.cutter_robbed
    assert tuple(card for card, _ in table.dealer_robbed) == view.dealer_robbed
    assert table.matto == view.matto_shown
    assert table.fola == view.fola
    assert not shown.in_zone(Zone.LANE), "what was laid open is in the hands before anybody decides"
    if view.phase == "play":
        assert [sorted(pile) for pile in piles(shown)] == [sorted(pile) for pile in view.piles]


@pytest.mark.parametrize("number", range(1, 13))
def test_the_picture_agrees_with_the_view_after_every_action(number: int) -> None:
    match, shown = minchiate(number)
    for events in events_of(match, "random"):
        for event in events:
            for beat in shown.apply(event.seen_by(0)):
                codes = Counter(card.code for card in shown.cards if card.code is not None)
                assert max(codes.values(), default=0) <= 1, f"a card is shown twice at {beat}"
        deal = match.deal
        if deal is not None and not deal.over:
            check_agrees(shown, deal.view(0))
            phases = {"discard": "discard", "declare": "declare", "play": "play"}
            assert shown.phase == phases[deal.view(0).phase] or not shown.trick
    assert shown.phase == "match_end"
    counted = own(shown).counted
    assert counted is not None
    assert [sum(map(len, piles(shown)))] == [84]
    assert tuple(count.cards for count in counted.counts) == tuple(sum(map(points_of, pile)) for pile in piles(shown))


def test_cards_of_others_have_no_code_unless_all_have_seen_them() -> None:
    for number in range(1, 9):
        match, shown = minchiate(number)
        for events in events_of(match):
            for event in events:
                for _ in shown.apply(event.seen_by(0)):
                    hidden = [c for c in shown.cards if c.zone in {Zone.HAND, Zone.AWAY} and c.seat != 0]
                    assert all(card.code is None for card in hidden)


def test_mi6_to_mi10_lanes_hold_what_is_laid_open_card_by_card() -> None:
    motions: Counter[str] = Counter()
    for number in range(1, 40):
        match, shown = minchiate(number)
        for event in match.start_deal():
            for beat in shown.apply(event.seen_by(0)):
                motions[beat.motion] += 1
                table = own(shown)
                lanes = len(table.cutter_robbed) + len(table.turned_up) + len(table.dealer_robbed) + len(table.stopped)
                assert len(shown.in_zone(Zone.LANE)) == (lanes if table.lanes else 0)
        assert len(own(shown).turned_up) == 4
        assert not own(shown).lanes
    assert motions["rob"] > 10
    assert motions["take_up"] == 39
    assert motions["show"] == 4 * 39


def asked(number: int, level: str = "steady") -> list[tuple[MinchiateView, str]]:
    """All decisions of the person in a match, each with the key of its prompt."""
    match = Match(make_game("minchiate"), number)
    bot, found = player("minchiate", level), []
    match.start_deal()
    while match.in_deal:
        assert match.deal is not None
        view = match.deal.view(0)
        if 0 in view.to_act:
            said = prompt(view)
            assert said is not None
            found.append((view, said.key))
        else:
            assert prompt(view) is None
        seat = min(match.deal.to_act)
        match.apply(bot.choose(match.deal.view(seat), match.seed(seat)))
    return found


def test_every_prompt_says_what_the_rules_allow() -> None:
    keys: Counter[str] = Counter()
    for number in (1, 3, 4, 9, 15, 22, 40):
        for view, key in asked(number):
            keys[key] += 1
            legal, others = set(view.legal), [card for card in view.legal if card != MATTO]
            if key in {"lead", "after_matto", "void"}:
                assert legal == set(view.hand)
            elif key.startswith("follow"):
                assert {card[0] for card in others} == {view.led}
            elif key.startswith("trump"):
                assert {card[0] for card in others} == {"T"}
                assert view.led != "T"
            elif key == "king":
                assert view.legal == ((view.led or "") + "K",)
            if key.endswith("_or_matto"):
                assert MATTO in legal
            elif key in {"follow", "trump", "king"}:
                assert MATTO not in legal
    assert {"discard", "declare", "lead", "follow", "follow_or_matto", "trump", "void", "king", "after_matto"} <= set(
        keys
    )


def test_mi11_the_cards_that_may_be_put_away_are_told_without_listing_every_discard() -> None:
    views = [view for number in range(1, 30) for view, key in asked(number, "random")[:1] if key == "discard"]
    assert views
    for view in views:
        assert view.discards is not None
        assert playable(view) == frozenset((*view.discards.must, *view.discards.may))
        said = prompt(view)
        assert said is not None
        assert isinstance(said.own, Discarding)
        assert said.count == said.own.size == view.discards.size


def test_mi15_what_a_declaration_shows_and_what_stands_after_it() -> None:
    run, thirteen = ("T30", "T31", "T32"), ("T1", "T13", "T28")
    held = Declaring(((run, 20), (thirteen, 20)), with_matto=True, seen=frozenset({"T30"}), difference=25, hand=21)
    assert held.shows(()) == ()
    assert held.shows((run,)) == (MATTO, *run)
    assert held.points((run, thirteen)) == 40
    assert held.after((run,)) == (45, 0)
    assert held.after((run, thirteen)) == (5, 1)


def test_mi12_every_verzicola_is_of_one_kind() -> None:
    assert kind(("T28", "T29", "T30")) == "run"
    assert kind(("T1", "T2", "T3")) == "run"
    assert kind((MATTO, "T1", "T40")) == "matto"
    assert kind(("T1", "T13", "T28")) == "thirteen"
    assert kind(("T10", "T20", "T30")) == kind(("T20", "T30", "T40")) == "tens"
    assert kind(("DK", "CK", "SK")) == "kings"
    assert len(MINCHIATE.cards) == 97
