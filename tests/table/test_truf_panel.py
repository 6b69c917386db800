"""Truf's own part of the table: bid, choice at thirteen, ends, formulas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardgui.engine.action import Action
from cardgui.engine.options import OptionValue
from cardgui.engine.truf_scoring import bid_value, scored
from cardgui.models.truf import adjust_bids
from cardgui.table.panels import SHADE
from cardgui.table.seats import shortened
from cardgui.table.truf.scoring_words import ScoringWords
from tests.table.at_table import Maker, Table
from tests.table.fake import FakeController

PLUS, MINUS = "+", "\N{MINUS SIGN}"


def test_tr7_the_callout_says_what_a_card_would_promise(make_table: Maker) -> None:
    table = make_table()
    for widget in table.view.hand.cards():
        assert widget.code is not None
        table.view.choose(widget.code)
        value = bid_value(widget.code)
        title = table.panel.bid.accessibleName()
        assert (str(value) in title) == (value > 0)
        assert table.view.hand.selected == widget.code
        table.view.close_top()
        assert table.view.hand.selected is None
    assert table.controller.acted == []


def test_tr6_a_bid_card_comes_back_to_the_hand(make_table: Maker) -> None:
    table = make_table()
    before = [card.code for card in table.view.hand.cards()]
    table.to_play()
    assert table.controller.prompt is not None or table.controller.shown.trick > 0
    assert {card.code for card in table.view.hand.cards()} <= set(before)
    assert len(table.view.hand.cards()) == 13 or table.controller.shown.trick > 0


def thirteen() -> tuple[int, str]:
    """A match number and an own bid with which the person decides at a sum of 13."""
    for number in range(1, 400):
        controller = FakeController(number)
        controller.match.start_deal()
        deal = controller.match.deal
        assert deal is not None
        others = [bid_value(deal.legal(seat)[0].card) for seat in (1, 2, 3)]  # type: ignore[attr-defined]
        for card in deal.layout.hands[0]:
            if sum(others) + bid_value(card) == 13 and bid_value(card) > max(others):
                return number, card
    pytest.fail("no match number leads to a choice")


def to_the_choice(make_table: Maker, **options: OptionValue) -> Table:
    number, card = thirteen()
    table = make_table(number, **options)
    table.view.choose(card)
    table.view.choose(card)
    assert table.controller.prompt is not None
    assert table.controller.prompt.key == "choose"
    return table


def test_tr10_both_choices_show_every_bid_in_order_of_play(make_table: Maker) -> None:
    table = to_the_choice(make_table)
    panel = table.panel.choice
    assert panel.isVisible()
    assert panel.thirteen is not None
    assert sum(panel.thirteen.bids) == 13
    assert panel.thirteen.names[0] == "You"
    raised = panel.raising._bids.accessibleName()
    for bid in panel.thirteen.bids:
        assert f"{bid + 1} was {bid}" in raised
    assert not panel.raising.button.hasFocus()
    assert not panel.lowering.button.hasFocus()


@pytest.mark.parametrize("by", [1, -1])
def test_tr10_one_click_decides(make_table: Maker, by: int) -> None:
    table = to_the_choice(make_table)
    before = [seat.bid or 0 for seat in table.controller.shown.seats]
    option = table.panel.choice.raising if by > 0 else table.panel.choice.lowering
    option.button.click()
    assert table.controller.acted[-1] == adjust_bids(by)
    assert not table.panel.choice.isVisible()
    assert [seat.bid for seat in table.controller.shown.seats] == [bid + by for bid in before]
    assert table.controller.shown.facts["mode"] == ("atas" if by > 0 else "bawah")


def test_tr10_a_zero_lowered_shows_minus_one_and_its_least_cost(make_table: Maker) -> None:
    table = to_the_choice(make_table, scoring="E")
    bids = table.panel.choice.thirteen
    assert bids is not None
    text = table.panel.choice.lowering.text.text()
    assert (f"{MINUS}1 costs at least 2" in text) == (0 in bids.bids)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (900, 600)])
def test_tr10_what_a_bid_of_minus_one_costs_is_said_even_where_the_rest_has_no_room(
    make_table: Maker, width: int, height: int
) -> None:
    table = to_the_choice(make_table, scoring="E")
    choice = table.panel.choice
    assert choice.thirteen is not None
    choice.offer(replace(choice.thirteen, bids=(8, 4, 0, 1)))
    table.view.resize(width, height)
    QApplication.processEvents()
    choice.put(table.view.stage.layout_now)
    said = [label for label in (choice.lowering.text, choice.lowering.least) if label.isVisible()]
    assert len(said) == 1, "and not twice"
    assert f"A bid of {MINUS}1 costs at least 2 point" in said[0].text()
    assert not choice.raising.least.isVisible()
    assert said[0].height() >= said[0].heightForWidth(said[0].width())


@pytest.mark.parametrize("scoring", "ABCDE")
@pytest.mark.parametrize("factor", [2, 5])
@pytest.mark.parametrize("mode", ["atas", "bawah"])
def test_tr17_to_tr21_the_formula_in_words_names_the_points_the_rules_give(
    qtbot: QtBot, scoring: str, factor: int, mode: str
) -> None:
    assert qtbot is not None
    text = ScoringWords().formula(scoring, factor, mode)
    _, better = scored(scoring, factor, mode, 4, 5 if mode == "atas" else 3)
    _, worse = scored(scoring, factor, mode, 4, 3 if mode == "atas" else 5)
    _, zero = scored(scoring, factor, mode, 0, 0)
    assert (f"{PLUS}{better}" if better > 0 else f"{MINUS}{-better}") in text
    assert f"{MINUS}{-worse}" in text
    assert text.endswith("is +5.") == (zero == 5)


def play_deal(table: Table) -> None:
    table.to_play()
    while table.controller.shown.phase == "play":
        table.play_any()


def test_tr2_the_end_of_a_deal_shows_the_result_and_who_deals_next(make_table: Maker) -> None:
    table = make_table()
    play_deal(table)
    panel = table.panel.deal_end
    record = table.controller.records()[-1]
    assert panel.isVisible()
    assert [row.score for row in panel.table.rows] == record["result"]["deal_scores"]
    bids_and_tricks = zip(record["result"]["bids"], record["result"]["tricks"], strict=True)
    assert [row.cells for row in panel.table.rows] == [(str(bid), str(taken)) for bid, taken in bids_and_tricks]
    assert panel.button.hasFocus()
    table.view.resize(900, 600)
    QApplication.processEvents()
    plate = table.view.stage.plates[0]
    assert plate.isVisible(), "the own plate stays in sight"
    assert not plate.geometry().intersects(panel.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE))
    panel.button.click()
    assert table.controller.shown.deal == 2
    assert not panel.isVisible()


def test_tr3_a_new_direction_is_shown_and_said(make_table: Maker) -> None:
    table = make_table()
    play_deal(table)
    said: list[str] = []
    table.view.speech.said.connect(lambda text, _now: said.append(text))
    table.panel.deal_end.button.click()
    assert any("clockwise" in text for text in said)
    assert table.controller.shown.turned


def last_legal(_seat: int, legal: Sequence[Action]) -> Action:
    return legal[-1]


def test_tr22_the_end_of_the_match_names_the_winners_and_offers_the_ways_out(make_table: Maker) -> None:
    table = make_table(choice=last_legal, deals=4)
    heard: list[str] = []
    table.view.play_again.connect(lambda: heard.append("again"))
    table.view.open_ledger.connect(lambda: heard.append("ledger"))
    table.view.leave.connect(lambda: heard.append("home"))
    for _ in range(4):
        play_deal(table)
        if table.controller.shown.phase == "end":
            table.panel.deal_end.button.click()
    panel, shown = table.panel.match_end, table.controller.shown
    assert shown.phase == "match_end"
    assert panel.isVisible()
    assert not table.panel.deal_end.isVisible()
    totals = [row.total for row in panel.table.rows]
    assert totals == sorted(totals, reverse=True)
    assert {row.seat for row in panel.table.rows if row.total == totals[0]} == set(shown.winners)
    assert panel.table.heads == ("Rank", "Total")
    named = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}
    assert [row.cells for row in panel.table.rows] == [(named[1 + totals.index(total)],) for total in totals]
    assert all(row.spoken.startswith(f"{row.cells[0]}. ") for row in panel.table.rows)
    panel.again_button.click()
    panel.ledger.emit()
    panel.home.emit()
    assert heard == ["again", "ledger", "home"]
    assert not table.view.unfinished


def test_typed_names_are_shortened_to_what_a_plate_holds() -> None:
    assert shortened("Sari") == "Sari"
    assert shortened("An exceptionally long name indeed") == "An exceptionally long n…"
    assert shortened("가나다라마바사아자차카타") == "가나다라마바사아자차카타"
    assert shortened("가나다라마바사아자차카타파하") == "가나다라마바사아자차카…"
