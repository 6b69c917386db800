"""Rıfkı's own part of the table: refusals, open penalty cards, early end, ends, sheet."""

from __future__ import annotations

import re
from typing import cast

import pytest

from cardgui.engine.action import Play
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.engine.rifki_contracts import CONTRACTS, standing
from cardgui.look.i18n import signed
from cardgui.models.rifki import declare
from cardgui.models.shown import Zone
from cardgui.table.rifki.names import contract_name, standing_name, worth
from cardgui.table.rifki.sheet import RifkiSheet
from tests.table.at_rifki import after, asked, make, panel_of, played, to_the_choice, until, various, view_of
from tests.table.at_table import Maker, Table

SIZES = [(1280, 800), (900, 600)]


# -- what is refused --------------------------------------------------------------------------------------------------

REFUSALS = {
    "follow_suit": "RI-17",
    "must_trump": "RI-18",
    "must_throw_penalty": "RI-20",
    "must_play_lower_penalty": "RI-21",
    "hearts_not_played": "RI-22",
    "must_overtrump": "RI-28",
}


def refused_card(match: Match, reason: str) -> str | None:
    """A card of the person that would be refused now for this reason."""
    deal = match.deal
    if deal is None or 0 not in deal.to_act or not deal.actions():
        return None
    for card in deal.view(0).hand:
        refusal = deal.refusal(Play(0, card))
        if refusal is not None and refusal.reason == reason:
            return str(card)
    return None


def refuse(make_table: Maker, reason: str) -> tuple[Table, str]:
    """A table at which a card has just been refused for this reason."""
    for number in range(1, 60):
        match = Match(make_game("rifki", {"must_overtrump": True}), number)
        if played(match, lambda match: refused_card(match, reason) is not None):
            break
    else:
        pytest.fail(f"{reason} never comes")
    table = after(make_table, len(match.finished), number, must_overtrump=True)
    until(table, lambda: refused_card(table.controller.match, reason) is not None, lambda legal: various(0, legal))
    card = refused_card(table.controller.match, reason)
    assert card is not None
    table.view.choose(card)
    return table, card


@pytest.mark.parametrize("reason", REFUSALS)
def test_every_refusal_names_its_rule_and_its_cause(make_table: Maker, reason: str) -> None:
    table, card = refuse(make_table, reason)
    text = table.view.callout.accessibleDescription()
    assert table.view.callout.isVisible()
    assert table.view.callout.rule == REFUSALS[reason]
    assert "{" not in text
    names, view = table.view.words.cards, view_of(table)
    if reason == "must_play_lower_penalty":
        assert all(names.inside(card) in text for card in view.legal)
    if reason == "must_overtrump":
        trumps = [card for _, card in view.current if card[1] == view.trump]
        assert any(names.inside(card) in text for card in trumps)
    if reason == "follow_suit":
        assert table.view.context.name(view.current[0][0]) in text
    words = {
        "follow_suit": "follow ",
        "must_trump": "play a trump",
        "must_throw_penalty": "play a penalty card",
        "hearts_not_played": "no heart has been played yet",
        "must_overtrump": "play a higher trump",
        "must_play_lower_penalty": "play a penalty card",
    }
    widget = table.view.hand.widget(card)
    assert widget is not None
    state = widget.accessibleName()
    following = f"not now: {words['follow_suit']}" in state and card[1] != view.led
    assert following or f"not now: {words[reason]}" in state


# -- the play ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("contract", CONTRACTS)
def test_ri15_the_contract_stands_in_the_bar_with_its_penalty_cards(make_table: Maker, contract: str) -> None:
    marks = {"rifki": ("K", "H"), "kiz": ("Q", ""), "erkek": ("K J", ""), "kupa": ("", "H")}
    table = to_the_choice(make_table)
    panel_of(table).chooser.choose(contract, "C" if contract == "koz" else "")
    panel_of(table).chooser.button.click()
    chip = panel_of(table).chips()[0]
    assert chip.text == contract_name(contract)
    assert signed(CONTRACTS[contract].each) in chip.gloss
    assert (chip.mark, chip.suit) == marks.get(contract, (None, view_of(table).trump or ""))
    assert table.view.bar.chips[0].facts == chip


@pytest.mark.parametrize("size", SIZES)
def test_ri23_penalty_cards_won_lie_open_beside_their_owner(make_table: Maker, size: tuple[int, int]) -> None:
    match = Match(make_game("rifki", {}), 2)
    assert played(match, lambda match: match.in_deal and contract_of(match) == "kupa")
    table = after(make_table, len(match.finished), 2, size=size)
    stage = table.view.stage

    def many() -> bool:
        shown = table.controller.shown
        return shown.phase == "play" and len(shown.in_zone(Zone.WON)) >= 5

    until(table, many, lambda legal: various(0, legal))
    layout, trick = stage.layout_now, stage.played_boxes()
    for state in table.controller.shown.in_zone(Zone.WON):
        widget = stage.cards[state.id]
        box = widget.pose.bounds(stage.shape.ratio)
        assert widget.isVisible()
        assert widget.pose.face_up
        assert widget.accessibleName() == "", "the plate names them"
        assert state.code is not None
        assert table.view.words.cards.inside(state.code) in stage.plates[state.seat].accessibleName()
        assert not any(box.meets(layout.plate(seat)) for seat in range(4))
        assert not any(box.meets(other) for other in trick)
        assert box.x >= 0
        assert box.right <= size[0]


def contract_of(match: Match) -> str:
    """The contract of the deal that is played."""
    assert match.deal is not None
    return match.deal.view(0).contract or ""


def test_the_plates_show_what_the_deal_has_brought_so_far(make_table: Maker) -> None:
    table = make(make_table, 3, choice=various)
    until(table, lambda: table.controller.shown.phase == "end", lambda legal: various(0, legal))
    scores = table.controller.records()[-1]["result"]["deal_scores"]
    assert [plate.facts.points for plate in table.view.stage.plates] == scores
    panel_of(table).deal_end.button.click()
    assert [plate.facts.points for plate in table.view.stage.plates] == [None] * 4 or asked(table, "follow")


def said_in(make_table: Maker, number: int, pattern: str, **more: object) -> tuple[Table, str]:
    """Play until this is said."""
    table = make(make_table, number, choice=various, **more)
    said: list[str] = []
    table.view.speech.said.connect(lambda text, _now: said.append(text))
    until(table, lambda: any(re.search(pattern, text) for text in said), lambda legal: various(0, legal))
    return table, next(text for text in said if re.search(pattern, text))


def test_ri5_who_declares_what_is_said(make_table: Maker) -> None:
    _, text = said_in(make_table, 1, "Elif chooses the contract")
    assert any(contract_name(name) in text and worth(name) in text for name in CONTRACTS)


def test_ri23_penalty_cards_and_the_early_end_are_said(make_table: Maker) -> None:
    _, text = said_in(make_table, 1, "Penalty cards in it: .*queen")
    assert "\N{MINUS SIGN}100" in text
    table, text = said_in(make_table, 1, "are not played")
    assert table.controller.shown.facts["unplayed"]


# -- the ends ---------------------------------------------------------------------------------------------------------


def test_ri24_the_end_of_a_deal_tells_what_was_won_and_who_declares_next(make_table: Maker) -> None:
    table = make(make_table, 4, choice=various)
    for _ in range(2):
        until(table, lambda: table.controller.shown.phase == "end", lambda legal: various(0, legal))
        panel, record = panel_of(table).deal_end, table.controller.records()[-1]
        assert panel.isVisible()
        assert panel.button.hasFocus()
        assert [row.score for row in panel.table.rows] == record["result"]["deal_scores"]
        contract = record["result"]["contract"]
        for row in panel.table.rows:
            assert len(row.cells) == 1
            number = abs(row.score) // abs(CONTRACTS[contract].each)
            assert str(number) in row.cells[0] or contract == "rifki"
        assert contract_name(contract) in panel._formula.text()
        deal = table.controller.shown.deal
        panel.button.click()
        assert table.controller.shown.deal == deal + 1


def test_ri25_the_end_of_the_match_says_who_is_out_and_who_is_sunk(make_table: Maker) -> None:
    table = after(make_table, 19, 5)
    until(table, lambda: table.controller.match.over, lambda legal: various(0, legal))
    panel, shown = panel_of(table).match_end, table.controller.shown
    assert shown.phase == "match_end"
    assert panel.isVisible()
    assert sum(row.total for row in panel.table.rows) == 0
    for row in panel.table.rows:
        assert row.cells[1:] == (standing_name(row.total),)
        assert ("out" in row.cells[1]) == (row.total > 0) == (standing(row.total) == "out")
    totals = [row.total for row in panel.table.rows]
    assert {row.seat for row in panel.table.rows if row.total == max(totals)} == set(shown.winners)


def test_ri29_nobody_is_out_or_sunk_once_there_is_a_king(make_table: Maker) -> None:
    def king(match: Match) -> bool:
        return match.over and len(match.finished) < 20

    number = next(n for n in range(1, 200) if played(Match(make_game("rifki", {"king_ends_game": True}), n), king))
    table = make(make_table, number, begin=False, choice=various, king_ends_game=True)
    table.controller.next_deal()
    until(table, lambda: table.controller.match.over, lambda legal: various(0, legal))
    panel = panel_of(table).match_end
    assert panel.isVisible()
    assert not {"out", "sunk"} & set(" ".join(cell for row in panel.table.rows for cell in row.cells).split())
    assert len(panel.table.heads) == len(panel.table.rows[0].cells) + 1
    table.view.sheet_wanted.emit()
    foot = sheet_of(table)._foot
    assert [head for head, *_ in foot._lines()][1:] != ["Result"]
    assert "out" not in foot.accessibleName()


def test_ri30_a_void_deal_is_dealt_again(make_table: Maker) -> None:
    def void(match: Match) -> bool:
        return bool(match.finished) and not match.in_deal and "void" in match.finished[-1].result

    options = {"void_equal_girls": True}
    number = next(n for n in range(1, 200) if played(Match(make_game("rifki", options), n), void))
    table = make(make_table, number, begin=False, choice=various, **options)
    table.controller.next_deal()
    until(table, lambda: "void" in table.controller.shown.facts, lambda legal: various(0, legal))
    panel, deal = panel_of(table).deal_end, table.controller.shown.deal
    assert panel.button.text() == "Deal again"
    panel.button.click()
    assert table.controller.shown.deal == deal


# -- the sheet --------------------------------------------------------------------------------------------------------


def sheet_of(table: Table) -> RifkiSheet:
    return cast("RifkiSheet", table.view.over.sheet._sheet)


@pytest.mark.parametrize("deals", [0, 3, 16])
def test_the_sheet_shows_twenty_deals_from_the_first_one_on(make_table: Maker, deals: int) -> None:
    table = after(make_table, deals, 6)
    table.view.sheet_wanted.emit()
    sheet = sheet_of(table)
    assert table.view.over.sheet.isVisible()
    lines = sheet.lines()
    assert [line.deal for line in lines] == list(range(1, 21))
    assert [bool(line.scores) for line in lines] == [True] * deals + [False] * (20 - deals)
    assert [line.deal for line in lines if line.now] == [deals + 1]
    declarers = [line.declarer for line in lines]
    assert all(declarers.count(name) == 5 for name in set(declarers))
    for line, record in zip(lines, table.controller.records(), strict=False):
        assert line.scores == tuple(record["result"]["deal_scores"])
        assert line.contract == contract_name(record["result"]["contract"])
    assert sheet.totals() == table.controller.match.scores
    assert sheet._foot.accessibleName().count("total") == 4
    table.view.over.close(table.view.over.sheet)
    assert not table.view.over.sheet.shade.isVisible()


def test_ri6_what_is_left_to_declare_counts_the_contract_at_the_table(make_table: Maker) -> None:
    table = to_the_choice(make_table)
    sheet = sheet_of(table)
    sheet.refresh()
    before = sheet.quotas()[0]
    table.controller.act(declare("koz", "S"))
    sheet.refresh()
    now = sheet.quotas()[0]
    assert (now.koz, now.ceza) == (before.koz - 1, before.ceza)


def test_at_the_end_the_four_columns_make_zero(make_table: Maker) -> None:
    table = after(make_table, 19, 7)
    until(table, lambda: table.controller.match.over, lambda legal: various(0, legal))
    table.view.sheet_wanted.emit()
    sheet = sheet_of(table)
    assert len(sheet.lines()) == 20
    assert sum(sheet.totals()) == 0
    assert all((quota.koz, quota.ceza) == (0, 0) for quota in sheet.quotas())
    heads = [head for head, *_ in sheet._foot._lines()]
    assert heads == ["Total", "Result", "All four together: 0"]
