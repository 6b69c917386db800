"""Rıfkı's picture agrees with the match, and its prompts and quotas with the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from cardgui.bots.registry import player
from cardgui.engine.action import Play
from cardgui.engine.match import Match
from cardgui.engine.record import make_record
from cardgui.engine.registry import make_game
from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import ContractChosen, Declare, RifkiView
from cardgui.models.rifki import (
    choice,
    deal_score,
    declarer_of_deal,
    history_of,
    left_to_declare,
    next_declarer,
    prompt,
)
from cardgui.models.sheet import sheet_row
from cardgui.models.shown import ShownState, Zone
from tests.models.table_play import events_of, new_shown


def rifki_match(number: int = 7, **options: object) -> Match:
    return Match(make_game("rifki", options), number)


def check_agrees(shown: ShownState, match: Match) -> None:
    assert match.deal is not None
    view: RifkiView = match.deal.view(0)
    over = view.phase == "over"
    assert [c.code for c in shown.in_zone(Zone.HAND, 0)] == ([] if over else list(view.hand))
    assert [seat.seat for seat in shown.seats if seat.declarer] == [view.declarer]
    for seat in shown.seats:
        assert seat.held == len(shown.in_zone(Zone.HAND, seat.seat))
        assert seat.held == (0 if over else view.hand_sizes[seat.seat])
        assert seat.taken == view.taken[seat.seat]
        assert tuple(c.code for c in shown.in_zone(Zone.WON, seat.seat)) == view.won[seat.seat]
    assert [(c.seat, c.code) for c in shown.in_zone(Zone.TRICK)] == list(view.current)
    assert shown.facts.get("contract") == view.contract
    assert shown.facts.get("trump") == view.trump


@pytest.mark.parametrize("number", [1, 2])
def test_the_picture_agrees_with_the_match_after_every_action(number: int) -> None:
    match = rifki_match(number)
    shown = new_shown(match)
    phases, contracts = set(), set()
    for events in events_of(match):
        for event in events:
            for _ in shown.apply(event.seen_by(0)):
                codes = [c.code for c in shown.cards if c.code is not None]
                assert len(codes) == len(set(codes)), "no card is shown twice"
                hidden = [c for c in shown.in_zone(Zone.HAND) if c.seat != 0]
                assert all(c.code is None and not c.face_up for c in hidden)
                assert all(c.face_up for c in shown.in_zone(Zone.WON))
        check_agrees(shown, match)
        phases.add(shown.phase)
        contracts.add(shown.facts.get("contract"))
    assert phases == {"choice", "play", "end", "match_end"}
    assert contracts == {*CONTRACTS, None}
    assert tuple(seat.total for seat in shown.seats) == match.scores
    assert shown.winners == match.winners


@pytest.mark.parametrize("number", [3, 4])
def test_ri8_to_ri14_the_running_score_becomes_that_of_the_deal(number: int) -> None:
    match = rifki_match(number)
    shown = new_shown(match)
    ended: Counter[str] = Counter()
    for events in events_of(match):
        for event in events:
            for _ in shown.apply(event.seen_by(0)):
                pass
        scores = [deal_score(shown, seat) for seat in range(4)]
        if shown.phase == "choice":
            assert scores == [None] * 4
        elif shown.phase in {"end", "match_end"}:
            assert scores == [seat.deal_score for seat in shown.seats] == match.finished[-1].result["deal_scores"]
            ended[str(shown.facts["contract"])] += 1
    assert ended == {name: 8 if name == KOZ else 2 for name in CONTRACTS}


def test_ri23_penalty_cards_lie_open_before_their_winner_and_count_down() -> None:
    match = rifki_match(5)
    shown = new_shown(match)
    seen = 0
    for events in events_of(match):
        for event in events:
            for _ in shown.apply(event.seen_by(0)):
                pass
        contract = CONTRACTS.get(str(shown.facts.get("contract", "")))
        if contract is None:
            continue
        won = shown.in_zone(Zone.WON)
        assert {c.code for c in won} <= set(contract.cards)
        assert shown.facts.get("left", 0) == len(contract.cards) - len(won)
        seen += len(won)
    assert seen > 0


def test_ri23_at_an_early_end_the_cards_that_are_not_played_are_put_away() -> None:
    match = rifki_match(6)
    shown = new_shown(match)
    early = 0
    for events in events_of(match):
        for event in events:
            for _ in shown.apply(event.seen_by(0)):
                pass
        if shown.phase == "end" and "unplayed" in shown.facts:
            early += 1
            assert shown.facts["unplayed"] == 13 - sum(seat.taken for seat in shown.seats)
            assert shown.in_zone(Zone.HAND) == []
            assert len(shown.in_zone(Zone.PILE)) + len(shown.in_zone(Zone.WON)) == 52
    assert early >= 4


# -- what the person is asked -----------------------------------------------------------------------------------------


def expected(view: RifkiView) -> str | None:
    """The prompt as the rules have it, from what may be played."""
    legal, hand = set(view.legal), set(view.hand)
    suit = {card for card in hand if card[1] == view.led}
    if 0 not in view.to_act:
        return None
    if view.phase == "declare":
        return "choose"
    if view.led is None:
        return "lead" if legal == hand else "lead_no_hearts"
    if suit:
        return "follow" if legal == suit else "follow_penalty"
    if legal == hand:
        return "void"
    if view.trump:
        return "void_trump" if legal == {c for c in hand if c[1] == view.trump} else "void_overtrump"
    return "void_penalty"


def test_the_prompt_says_what_the_rules_ask() -> None:
    keys: Counter[str | None] = Counter()
    for number in range(4):
        match = rifki_match(number, must_overtrump=True)
        for _ in events_of(match):
            if match.deal is None or match.deal.over:
                continue
            view: RifkiView = match.deal.view(0)
            asked = prompt(view)
            assert (asked.key if asked else None) == expected(view)
            keys[asked.key if asked else None] += 1
            if asked is None:
                continue
            assert asked.count == len(view.legal)
            if asked.key == "follow_penalty":
                assert asked.own == view.legal
    assert set(keys) == {
        None, "choose", "lead", "lead_no_hearts", "follow", "follow_penalty", "void", "void_trump", "void_overtrump",
        "void_penalty",
    }  # fmt: skip


@pytest.mark.parametrize("opening_penalties", [False, True])
def test_ri6_ri7_ri27_what_is_offered_is_what_may_be_declared(opening_penalties: bool) -> None:
    match = rifki_match(8, opening_penalties=opening_penalties)
    asked = 0
    for _ in events_of(match):
        deal = match.deal
        assert deal is not None
        view: RifkiView = deal.view(0)
        if view.phase != "declare":
            continue
        asked += 1
        offered = choice(view)
        declarer = view.declarer
        legal = {action.contract for action in deal.legal(declarer) if isinstance(action, Declare)}
        assert {offer.name for offer in offered.offers if offer.open} == legal
        assert [offer.name for offer in offered.offers] == list(CONTRACTS)
        for offer in offered.offers:
            times = [(seat, name) for seat, name in view.setup.history if name == offer.name]
            used = sum(seat == declarer for seat, _ in times) if offer.name == KOZ else len(times)
            assert (offer.used, offer.left) == (used, 2 - used)
        for quota in offered.quotas:
            own = [name for seat, name in view.setup.history if seat == quota.seat]
            assert quota.koz == 2 - own.count(KOZ)
            assert quota.ceza == 3 - sum(name != KOZ for name in own)
    assert asked == 20


def test_ri2_the_turn_to_declare_goes_to_the_right() -> None:
    match = rifki_match(9)
    declarers = {}
    for events in events_of(match):
        for event in events:
            if isinstance(event, ContractChosen) and match.deal is not None:
                declarers[match.deal.setup.deal] = event.seat
                assert next_declarer(match.deal.setup.dealer) == event.seat
    assert len(declarers) == 20
    for deal, seat in declarers.items():
        assert declarer_of_deal(deal, 7, declarers[7]) == seat


def test_the_sheet_knows_what_is_left_to_declare() -> None:
    match = rifki_match(10, void_equal_girls=True)
    for _ in events_of(match):
        pass
    rows = [sheet_row(make_record(match.game, "m", done)) for done in match.finished]
    history = history_of(rows)
    assert len(history) == 20
    assert all((quota.koz, quota.ceza) == (0, 0) for quota in left_to_declare(history))
    half = left_to_declare(history[:10])
    assert sum(quota.koz + quota.ceza for quota in half) == 10


# -- house rules ------------------------------------------------------------------------------------------------------


def played_until(fact: str, **options: object) -> tuple[ShownState, Match]:
    """A match that is played by chance until this is known of a deal, at its end."""
    for number in range(1, 200):
        match = rifki_match(number, **options)
        shown = new_shown(match)
        for events in events_of(match):
            for event in events:
                for _ in shown.apply(event.seen_by(0)):
                    pass
            if fact in shown.facts and shown.phase in {"end", "match_end"}:
                return shown, match
    raise AssertionError(f"{fact} never comes")


def test_ri29_a_king_is_known_and_wins_whatever_the_scores() -> None:
    shown, match = played_until("king", king_ends_game=True)
    assert shown.phase == "match_end"
    assert shown.winners == (shown.facts["king"],) == match.winners
    assert shown.seats[int(shown.facts["king"])].taken >= 11


def test_ri30_a_void_deal_is_known_and_the_same_player_declares_again() -> None:
    shown, match = played_until("void", void_equal_girls=True)
    declarer = next(seat.seat for seat in shown.seats if seat.declarer)
    assert [seat.deal_score for seat in shown.seats] == [0] * 4
    assert shown.next_dealer is not None
    assert next_declarer(shown.next_dealer) == declarer
    row = sheet_row(make_record(match.game, "m", match.finished[-1]))
    assert row.facts["void"]
    assert history_of([row]) == ()
    number = shown.deal
    for event in match.start_deal():
        for _ in shown.apply(event.seen_by(0)):
            pass
    assert shown.deal == number
    assert shown.seats[declarer].declarer
    assert shown.in_zone(Zone.WON) == []


def test_ri30_the_hands_stay_and_nothing_is_scored_while_a_void_deal_is_announced() -> None:
    def announced() -> bool:
        for number in range(1, 200):
            match = rifki_match(number, void_equal_girls=True)
            shown = new_shown(match)
            for events in events_of(match):
                for event in events:
                    for beat in shown.apply(event.seen_by(0)):
                        if beat.motion == "void" and "unplayed" in shown.facts:
                            left = int(shown.facts["unplayed"])
                            assert [len(shown.in_zone(Zone.HAND, seat)) for seat in range(4)] == [left] * 4
                            assert [seat.held for seat in shown.seats] == [left] * 4
                            assert [deal_score(shown, seat) for seat in range(4)] == [0] * 4
                            return True
        return False

    assert announced()


def test_ri26_the_declarer_shown_is_who_was_dealt_the_two_of_diamonds() -> None:
    match = rifki_match(12, first_declarer="two_of_diamonds")
    shown = new_shown(match)
    for event in match.start_deal():
        for _ in shown.apply(event.seen_by(0)):
            pass
    assert match.deal is not None
    holder = next(seat for seat, hand in enumerate(match.deal.layout.hands) if "2D" in hand)
    assert [seat.seat for seat in shown.seats if seat.declarer] == [holder]
    assert match.deal.to_act == {holder}
    bot = player("rifki", "random")
    match.apply(bot.choose(match.deal.view(holder), match.seed(holder)))
    assert isinstance(match.deal.legal(holder)[0], Play)
