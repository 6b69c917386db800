"""Why a score is what it is: the tricks told are those that were played, and all reasons make the score."""

from __future__ import annotations

from typing import Any

import pytest

from cardgui.engine.events import TrickTaken
from cardgui.engine.record import read_record
from cardgui.engine.registry import make_game
from cardgui.ledger.figures import winners_after
from cardgui.models.score_why import Why, explained, why
from cardgui.simulate import Plan, simulate

PLANS: list[tuple[str, dict[str, Any], int]] = [
    *(("truf", {"scoring": scoring, "deals": 8}, 4) for scoring in "ABCDE"),
    ("rifki", {}, 4),
    ("rifki", {"void_equal_girls": True, "king_ends_game": True, "must_overtrump": True}, 4),
    ("rook_sluff", {}, 6),
    ("rook_sluff", {"must_trump": True}, 10),
    ("minchiate", {"deals": 4}, 4),
]
PENALTIES = {"rifki": ("KH",), "kiz": "Q", "erkek": "KJ", "kupa": "H"}
EACH = {"koz": 50, "el_almaz": -50, "son_iki": -180, "rifki": -320, "kiz": -100, "erkek": -60, "kupa": -30}


def records(plan: tuple[str, dict[str, Any], int]) -> list[dict[str, Any]]:
    game_id, options, players = plan
    deals = 20 if game_id == "rifki" else 8
    game = make_game(game_id, options, players)
    return list(simulate(Plan(game, ("random",) * players, deals, 31)))


def tricks_taken(record: dict[str, Any]) -> list[TrickTaken]:
    """The tricks of a deal as its events tell them."""
    known = read_record(record)
    deal = known.game.begin(known.setup, known.layout)
    return [event for action in known.actions for event in deal.apply(action) if isinstance(event, TrickTaken)]


@pytest.fixture(scope="module", params=PLANS, ids=lambda plan: "-".join([plan[0], *map(str, plan[1]), str(plan[2])]))
def deals(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    return records(request.param)


def everyone(record: dict[str, Any]) -> list[Why]:
    return [why(record, side) for side in range(len(record["result"]["deal_scores"]))]


def test_the_parts_told_are_all_there_are_and_make_the_score(deals: list[dict[str, Any]]) -> None:
    for record in deals:
        for told in everyone(record):
            parts = [*told.first, *(trick.part for trick in told.tricks if trick.part is not None), *told.last]
            assert sum(part.points for part in parts) == told.score == record["result"]["deal_scores"][told.side]
            assert parts


def test_the_tricks_told_are_those_that_the_side_took(deals: list[dict[str, Any]]) -> None:
    for record in deals:
        taken, sides = tricks_taken(record), len(record["result"]["deal_scores"])
        played = [(act["seat"], act["card"]) for act in record["actions"] if act["do"] == "play"]
        for told in everyone(record):
            own = [number for number, trick in enumerate(taken, 1) if trick.seat % sides == told.side]
            assert [trick.number for trick in told.tricks] == sorted({t.number for t in told.tricks})
            assert {trick.number for trick in told.tricks} <= set(own)
            assert len(told.tricks) + told.uncounted == len(own)
            assert told.played == len(taken)
            for trick in told.tricks:
                assert trick.winner == taken[trick.number - 1].seat
                first = (trick.number - 1) * record["players"]
                assert [(card.seat, card.card) for card in trick.cards] == played[first : first + record["players"]]
                assert trick.leader == trick.cards[0].seat
                assert own[trick.place - 1] == trick.number


def _of_rifki(record: dict[str, Any]) -> None:
    contract, void = record["result"]["contract"], record["result"].get("void")
    for told in everyone(record):
        assert sum(trick.points for trick in told.tricks) == told.score
        for trick in told.tricks:
            if void:
                assert trick.points == 0
                continue
            assert trick.points == trick.number_counted * EACH[contract]
            assert sum(card.worth for card in trick.cards) == trick.points
            if contract in PENALTIES:
                about = [card for card in trick.cards if any(sign in card.card for sign in PENALTIES[contract])]
                assert [card for card in trick.cards if card.counts] == about
                assert len(about) == trick.number_counted


def _of_truf(record: dict[str, Any]) -> None:
    for told in everyone(record):
        bid, taken = record["result"]["bids"][told.side], record["result"]["tricks"][told.side]
        assert len(told.tricks) == taken
        assert [trick.key == "above" for trick in told.tricks] == [place > bid for place in range(1, taken + 1)]
        if taken > bid >= 0:
            assert sum(trick.points for trick in told.tricks) == told.score


def _of_rook_sluff(record: dict[str, Any]) -> None:
    for told in everyone(record):
        bids, tricks = record["result"]["bids"], record["result"]["tricks"]
        failed = [seat for seat in range(told.side, len(bids), 2) if bids[seat] == 0 and tricks[seat]]
        kept = [seat for seat in range(told.side, len(bids), 2) if bids[seat] == 0 and not tricks[seat]]
        assert sorted(trick.winner for trick in told.tricks if trick.broke_sluff) == failed
        assert sum(trick.points for trick in told.tricks) + 50 * (len(kept) - len(failed)) == told.score


def _of_minchiate(record: dict[str, Any]) -> None:
    for told in everyone(record):
        for trick in told.tricks:
            assert trick.part is not None
            assert trick.points == trick.part.values["scored"] == sum(card.worth for card in trick.cards)
            captured = {card.card for card in trick.cards if card.counts}
            assert captured == set(trick.part.cards)
            assert all(card.seat % 2 != told.side for card in trick.cards if card.counts)


def test_what_the_tricks_brought_is_what_the_rules_say(deals: list[dict[str, Any]]) -> None:
    check = {"rifki": _of_rifki, "truf": _of_truf, "rook_sluff": _of_rook_sluff, "minchiate": _of_minchiate}
    for record in deals:
        check[record["game"]](record)


def test_who_did_not_follow_is_told(deals: list[dict[str, Any]]) -> None:
    def lane(card: str) -> str:
        return card[0] if deals[0]["game"] in ("rook_sluff", "minchiate") else card[1]

    for record in deals:
        for told in everyone(record):
            for trick in told.tricks:
                led = lane(trick.cards[0].card)
                assert trick.void == tuple(card.seat for card in trick.cards if lane(card.card) != led)


def test_the_ledger_names_the_same_winners_as_the_rules(deals: list[dict[str, Any]]) -> None:
    for record in deals:
        game = make_game(record["game"], record["options"], record["players"])
        totals = [a + b for a, b in zip(record["scores_before"], record["result"]["deal_scores"], strict=True)]
        assert winners_after(record, totals) == game.winners(totals, record["result"])


def test_a_record_that_breaks_the_rules_is_not_explained(deals: list[dict[str, Any]]) -> None:
    broken = deals[0] | {"actions": deals[0]["actions"][:-1]}
    assert explained(broken, 0) is None
    assert explained(deals[0], 0) is not None
