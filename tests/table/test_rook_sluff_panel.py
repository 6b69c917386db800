"""Rook Sluff's own part of the table: bids, teams, who is winning, equal cards, ends; with 6, 8 and 10 players."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.engine.action import Play
from cardgui.look.i18n import Translator
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.models.rook_sluff import bid, stand
from cardgui.models.shown import Zone
from tests.table.at_rook_sluff import MINUS, PLAYERS, PLUS, make, one_each, panel_of, play_deal, to_play
from tests.table.at_table import Maker, Table


def test_rs9_nothing_is_preselected_and_a_click_and_the_button_bid(make_table: Maker) -> None:
    table = make(make_table)
    panel = panel_of(table)
    assert panel.bid.isVisible()
    assert [choice.tricks for choice in panel.bid.choices] == list(range(15))
    assert panel.bid.chosen is None
    assert not panel.bid.button.isEnabled()
    panel.bid.choices[3].click()
    assert panel.bid.button.isEnabled()
    assert table.controller.acted == []
    panel.bid.button.click()
    assert table.controller.acted == [bid(3)]
    assert not panel.bid.isVisible()


@pytest.mark.parametrize(("typed", "tricks"), [("0", 0), ("7", 7), ("12", 12), ("19", 9), ("10", 10)])
def test_rs9_digits_choose_and_enter_bids(make_table: Maker, typed: str, tricks: int) -> None:
    table = make(make_table)
    for digit in typed:
        QTest.keyClick(table.view.window().windowHandle(), Qt.Key(Qt.Key.Key_0.value + int(digit)))
    assert panel_of(table).bid.chosen == tricks
    assert table.controller.acted == []
    QTest.keyClick(table.view.window().windowHandle(), Qt.Key.Key_Return)
    assert table.controller.acted == [bid(tricks)]


def test_digits_do_nothing_while_no_bid_is_asked_for(make_table: Maker) -> None:
    table = make(make_table)
    to_play(table)
    QTest.keyClick(table.view.window().windowHandle(), Qt.Key.Key_3)
    assert len(table.controller.acted) == 1


def test_rs10_rs11_a_sentence_says_what_a_bid_makes_of_the_teams(make_table: Maker) -> None:
    table = make(make_table, choice=one_each)
    panel, shown = panel_of(table), table.controller.shown
    before = stand(shown, 0).bid
    for choice in panel.bid.choices[1:]:
        choice.click()
        assert f"your team has bid {before + choice.tricks}" in panel.bid.sentence.text()
    panel.bid.choices[0].click()
    assert f"{PLUS}50" in panel.bid.sentence.text()
    assert f"{MINUS}50" in panel.bid.sentence.text()


def test_choosing_another_bid_moves_nothing(make_table: Maker) -> None:
    table = make(make_table, players=10)
    panel = panel_of(table).bid
    boxes = set()
    for choice in panel.choices:
        choice.click()
        QApplication.processEvents()
        boxes.add((panel.geometry().getRect(), panel.button.height()))
    assert len({box for box, _ in boxes}) == 1


def test_rs9_bids_heard_stand_on_the_plates_and_in_bidding_order(make_table: Maker) -> None:
    table = make(make_table, choice=one_each, number=3)
    shown, heard = table.controller.shown, panel_of(table).bid.bidding
    assert heard is not None
    assert [h.own for h in heard.heard].count(True) == 1
    assert [h.name for h in heard.heard][-1] == table.view.context.name(shown.dealer)
    for plate, seat in zip(table.view.stage.plates, shown.seats, strict=True):
        assert (plate.facts.figure == "1") == (seat.bid == 1)


@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_the_second_sentence_of_a_bid_stands_right_under_the_whole_first(
    make_table: Maker, language: str, size: tuple[int, int]
) -> None:
    translator = Translator()
    translator.install(language)
    panel = panel_of(make(make_table, 10, size=size)).bid
    for tricks in (0, 1, 11, 0):
        panel.choices[tricks].click()
        QApplication.processEvents()
        first, second = panel.sentence.geometry(), panel._all.geometry()
        assert 0 <= first.height() - panel.sentence.heightForWidth(first.width()) <= 4
        assert second.top() - first.bottom() <= 2
    translator.remove()


@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
def test_totals_say_what_their_numbers_mean_in_both_lines(make_table: Maker, language: str) -> None:
    table, translator = make(make_table, 10), Translator()
    totals = panel_of(table).totals
    translator.install(language)
    for ours, theirs in (((3, 3), (20, 2)), ((0, 0), (12, 1))):
        lines = [
            replace(line, said=panel_of(table)._words.bid_so_far(made, left), total=f"{MINUS}100")
            for line, (made, left) in zip(totals.lines, (ours, theirs), strict=True)
        ]
        totals.show_lines(tuple(lines))
        names = totals._names_width()
        assert totals._rest_size(totals.width() - 2 * 7 - 2 * 14 - names) >= 12
        assert totals._rest_size(names) == 0
    translator.remove()


@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_no_mark_stands_right_before_a_bid(
    make_table: Maker, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    table, translator = make(make_table, 10, size=size), Translator()
    translator.install(language)
    marks: list[QRectF] = []
    said: list[tuple[str, QRectF]] = []
    monkeypatch.setattr("cardgui.table.rook_sluff.bid.draw_team_mark", lambda _painter, box, _team: marks.append(box))
    monkeypatch.setattr(TextBlock, "draw", lambda block, _painter, box, *_: said.append((block.text, box)))
    panel_of(table).bid.heard.grab()
    assert len(marks) == 10
    assert len(said) == 20
    for mark in marks:
        beside = [box for text, box in said if text.isdigit() and abs(box.center().y() - mark.center().y()) < 4]
        assert all(box.left() - mark.right() >= 12 or box.right() <= mark.left() for box in beside)
    translator.remove()


@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
@pytest.mark.parametrize("percent", [100, 130, 150])
def test_no_mark_lies_on_the_word_of_its_place(
    make_table: Maker, monkeypatch: pytest.MonkeyPatch, language: str, percent: int
) -> None:
    theme().set_percent(percent)
    table, translator = make(make_table, 10, size=(900, 600)), Translator()
    translator.install(language)
    QApplication.processEvents()
    marks: list[QRectF] = []
    said: list[QRectF] = []
    monkeypatch.setattr("cardgui.table.rook_sluff.bid.draw_team_mark", lambda _painter, box, _team: marks.append(box))
    monkeypatch.setattr(TextBlock, "draw", lambda _block, _painter, box, *_: said.append(box))
    panel_of(table).bid.heard.grab()
    assert len(marks) == 10
    assert len(said) == 20
    for mark in marks:
        assert not any(mark.intersects(box) for box in said)
    translator.remove()


def test_cards_cannot_be_played_while_a_bid_is_asked_for(make_table: Maker) -> None:
    table = make(make_table)
    for widget in table.view.hand.cards():
        assert widget.code is not None
        table.view.choose(widget.code)
    assert table.controller.acted == []
    assert not table.view.callout.isVisible()


@pytest.mark.parametrize("players", PLAYERS)
def test_rs1_teams_are_told_apart_by_mark_and_words(make_table: Maker, players: int) -> None:
    table = make(make_table, players)
    for plate in table.view.stage.plates:
        ours = plate.seat % 2 == 0
        assert plate.facts.team == ("ours" if ours else "theirs")
        assert ("our team" in plate.facts.spoken) == ours
        assert ("other team" in plate.facts.spoken) != ours
    to_play(table)
    for state in table.controller.shown.in_zone(Zone.TRICK):
        assert table.view.stage.cards[state.id].team == ("theirs" if state.seat % 2 else "ours")
    lines = panel_of(table).totals.lines
    assert [line.team for line in lines] == ["ours", "theirs"]


def test_who_is_winning_is_said_in_the_middle(make_table: Maker) -> None:
    table = make(make_table, 10, number=2)
    to_play(table)
    panel, shown = panel_of(table), table.controller.shown
    seen = 0
    while shown.phase == "play" and shown.trick < 4:
        winner = shown.winning
        if winner is None:
            assert not panel.centre.isVisible()
        else:
            name = table.view.context.name(winner)
            assert panel.centre.title == f"{name} is winning"
            assert ("other team" in panel.centre.note) == (winner % 2 == 1)
            seen += 1
        table.play_any()
    assert seen > 0


def test_rs15_the_first_of_two_equal_cards_carries_a_tag_if_it_wins(make_table: Maker) -> None:
    tagged = 0
    for number in range(1, 12):
        table = make(make_table, 10, number=number)
        to_play(table)
        shown = table.controller.shown
        while shown.phase == "play" and shown.trick < 8:
            trick = shown.in_zone(Zone.TRICK)
            for card in trick:
                later = any(other.code == card.code and other.place > card.place for other in trick)
                matters = later and card.seat == shown.winning
                assert bool(table.view.stage.cards[card.id].tag) == matters
                tagged += matters
            table.play_any()
        if tagged:
            return
    pytest.fail("no trick held two equal cards")


def refused(table: Table) -> str:
    """Try the first own card that may not be played; the rule that is explained."""
    legal = table.controller.playable()
    card = next(widget.code for widget in table.view.hand.cards() if widget.code not in legal)
    assert card is not None
    before = list(table.controller.acted)
    table.view.choose(card)
    assert table.controller.acted == before
    assert table.view.callout.isVisible()
    return table.view.callout.rule


def until_refusable(make_table: Maker, rule: str, players: int, **options: object) -> Table:
    """A table at which something is refused by a rule."""
    for number in range(1, 60):
        table = make(make_table, players, number=number, **options)
        to_play(table)
        shown = table.controller.shown
        while shown.phase == "play" and shown.deal == 1:
            held = {widget.code for widget in table.view.hand.cards()}
            other = next((code for code in sorted(map(str, held)) if code not in table.controller.playable()), None)
            if other is not None:
                refusal = table.controller.refusal(Play(0, other))
                if refusal is not None and refusal.rule == rule:
                    return table
            table.play_any()
        table.view.stop()
    pytest.fail(f"nothing was refused by {rule}")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("rule", "options", "prompt", "words"),
    [
        ("RS-12", {}, "lead_red_two", "red 2"),
        ("RS-13", {}, "follow", "was led by"),
        ("RS-21", {"must_trump": True}, "must_trump", "house rule"),
    ],
)
def test_every_refusal_names_its_rule_and_its_cause(
    make_table: Maker, players: int, rule: str, options: dict[str, object], prompt: str, words: str
) -> None:
    table = until_refusable(make_table, rule, players, **options)
    asked = table.controller.prompt
    assert asked is not None
    assert asked.key == prompt
    assert refused(table) == rule
    assert words in table.view.callout.accessibleDescription()
    saying = panel_of(table).prompt(asked)
    assert saying.text.startswith("Your turn.")
    for widget in table.view.hand.cards():
        assert ("not now" in widget.accessibleName()) == (widget.code not in table.controller.playable())


def test_rs17_to_rs19_the_end_of_a_deal_explains_both_teams_scores(make_table: Maker) -> None:
    table = make(make_table)
    play_deal(table)
    panel, result = panel_of(table), table.controller.records()[-1]["result"]
    rows = panel.deal_end.table.rows
    assert panel.deal_end.isVisible()
    assert [row.score for row in rows] == result["deal_scores"]
    assert [row.cells[1] for row in rows] == [str(sum(result["tricks"][team::2])) for team in (0, 1)]
    stories = panel._stories()
    for team, story in enumerate(stories):
        for seat in range(team, 8, 2):
            assert table.view.context.name(seat) in story.members
        sluffs = sum(bids == 0 for bids in result["bids"][team::2])
        assert len(re.findall(r"Sluff\s", story.reasons)) == sluffs
    panel.deal_end.button.click()
    assert table.controller.shown.deal == 2
    assert panel.bid.isVisible() or table.controller.shown.seats[0].bid is None


def test_rs20_the_end_of_the_match_names_the_team_that_won(make_table: Maker) -> None:
    table = make(make_table, 6)
    for _ in range(6):
        play_deal(table)
        if table.controller.shown.phase == "end":
            panel_of(table).deal_end.button.click()
    shown, panel = table.controller.shown, panel_of(table)
    assert shown.phase == "match_end"
    assert panel.match_end.isVisible()
    title = panel.match_end.accessibleName()
    if len(shown.winners) == 2:
        assert title == "The game is a draw"
    else:
        assert title.startswith("Your team" if shown.winners == (0,) else "The other team")
    table.view.over.show_sheet()
    assert len(table.view.over.sheet._sheet.rows) == 6
    QApplication.processEvents()


def test_every_event_is_put_into_words(make_table: Maker) -> None:
    table = make(make_table, begin=False)
    said: list[str] = []
    table.view.speech.said.connect(lambda text, _now: said.append(text))
    table.controller.next_deal()
    play_deal(table)
    whole = " ".join(said)
    for words in ("Deal 1. Dealer:", "bids", "Bid: ours", "leads the", "plays the", "wins the trick", "You play the"):
        assert words in whole, words
    assert not any("{" in text or "%L" in text for text in said)


def test_i_reads_the_teams_and_who_is_winning(make_table: Maker) -> None:
    table = make(make_table, 10, number=2)
    to_play(table)
    while table.controller.shown.winning is None:
        table.play_any()
    whole = table.view.picture.in_words()
    for words in ("Our team: bid", "Other team: bid", "is winning.", "Trumps: black.", "seat 10, other team"):
        assert words in whole, words


def test_the_card_that_is_said_to_win_is_ringed_even_alone_in_the_trick(make_table: Maker) -> None:
    alone = 0
    for number in range(1, 30):
        table = make(make_table, 6, number)
        to_play(table)
        shown = table.controller.shown
        while shown.phase == "play" and not alone:
            trick = shown.in_zone(Zone.TRICK)
            rings = {card.seat for card in trick if table.view.stage.cards[card.id].ring}
            assert rings == ({shown.winning} if trick else set())
            alone += len(trick) == 1
            table.play_any()
        if alone:
            return
    raise AssertionError("nobody leads just before the person")


@pytest.mark.parametrize("players", PLAYERS)
def test_a_side_shows_all_its_plates_at_the_end_or_none(make_table: Maker, players: int) -> None:
    table = make(make_table, players, size=(900, 600))
    play_deal(table)
    layout, shown = table.view.stage.layout_now, 0
    for seat in range(1, players):
        side = {table.view.stage.plates[other].isVisible() for other in layout.neighbours(seat)}
        assert len(side) == 1
        shown += table.view.stage.plates[seat].isVisible()
    assert shown < players - 1


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_plates_above_each_other_are_equally_wide(make_table: Maker, size: tuple[int, int]) -> None:
    layout = make(make_table, 10, size=size).view.stage.layout_now
    for side in ((1, 2), (8, 9)):
        assert len({layout.plate_width(seat) for seat in layout.neighbours(side[0])}) == 1
        assert set(side) <= set(layout.neighbours(side[0]))


def test_no_card_of_the_trick_is_seen_in_part_beside_a_panel(make_table: Maker) -> None:
    table = make(make_table, 10)
    to_play(table)
    while table.controller.shown.last_trick is None or not table.controller.shown.in_zone(Zone.TRICK):
        table.play_any()
    stage = table.view.stage
    lying = [card.id for card in table.controller.shown.in_zone(Zone.TRICK)]
    table.view.over.show_last_trick()
    panel = table.view.over.last_trick
    area = panel.surface().translated(panel.x(), panel.y())
    cut = [card for card in lying if QRectF(stage.cards[card].geometry()).adjusted(6, 6, -6, -6).intersects(area)]
    assert cut
    assert not any(stage.cards[card].isVisible() for card in cut)
    table.view.over.close(panel)
    assert all(stage.cards[card].isVisible() for card in lying)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_log_leaves_the_plates_at_the_top_alone_where_the_table_is_wide(make_table: Maker, players: int) -> None:
    table = make(make_table, players)
    to_play(table)
    while table.controller.shown.trick < 6:
        table.play_any()
    table.view.over.show_log()
    log, stage = table.view.over.log, table.view.stage
    assert log is not None
    assert log.list.verticalScrollBar().maximum() > 0
    top = [plate for plate in stage.plates if stage.layout_now.place_of(plate.seat)[0] == "top"]
    assert top
    assert all(plate.isVisible() for plate in top)
