"""Going over a deal: from the ledger and from its end at the table, trick by trick, and playing on from there."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from cardgui.bots.registry import player
from cardgui.engine.match import Match
from cardgui.engine.registry import deal_from
from cardgui.look.controls import Dialog
from cardgui.models.free_deal import FreeMatch
from cardgui.models.shown import Zone
from cardgui.screens.new_game import NewGame
from cardgui.screens.review.results import PracticeResults
from cardgui.screens.review.screen import ReviewScreen
from cardgui.screens.rulebook.screen import RulebookScreen
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.teaching.rulebook_search import HEAD
from tests.journeys.person import Keyboard

if TYPE_CHECKING:
    from cardgui.screens.main_window import MainWindow

GAMES = ("truf", "rifki", "rook_sluff", "minchiate")


@pytest.fixture
def rehearsal() -> Iterator[Rehearsal]:
    with Rehearsal() as made:
        yield made


def two_deals(match: Match) -> bool:
    """Two deals are finished, or the match is."""
    return match.over or (len(match.finished) == 2 and not match.in_deal)


def opened(
    rehearsal: Rehearsal, game_id: str, language: str = "en", *, place: int = 0, theme_name: str = ""
) -> ReviewScreen:
    """Open the review of a stored deal."""
    match_id = rehearsal.store(game_id, 7, two_deals, level="learner")
    window = rehearsal.open(language, theme_name)
    assert window.reviews.open_stored(match_id, window.desk.records(match_id)[place]["id"])
    rehearsal.settle()
    screen = window.reviews.screen
    assert screen is not None
    return screen


def complete(rehearsal: Rehearsal, screen: ReviewScreen) -> Any:
    """Wait until everything is judged."""
    rehearsal.until(lambda: screen.reviewing is not None and not screen.reviewing.running)
    rehearsal.settle()
    return screen.reviewing


@pytest.mark.parametrize(
    ("game_id", "language"),
    [
        *((game, "en") for game in GAMES),
        *(pytest.param(game, language, marks=pytest.mark.long) for game in GAMES for language in ("ko", "ja", "tr")),
    ],
)
def test_every_moment_of_a_deal_can_be_gone_over(rehearsal: Rehearsal, game_id: str, language: str) -> None:
    screen = opened(rehearsal, game_id, language)
    reviewing = complete(rehearsal, screen)
    assert reviewing.done == reviewing.total > 0
    assert {line.kind for line in reviewing.lines} == {"expert", "open"}
    replay, table = screen.replay, screen.table
    assert replay is not None
    assert table is not None
    for moment in (*range(0, screen.timeline.maximum(), 7), screen.timeline.maximum()):
        screen.go_to(moment)
        rehearsal.settle()
        assert screen.story is not None
        assert (replay.match.count, replay.match.collected) == screen.story.at(moment)
        lying = len(replay.shown.in_zone(Zone.TRICK))
        assert screen.story.place(moment)[1] == lying
        hand = [widget.code for widget in table.hand.cards()]
        assert sorted(code for code in hand if code) == sorted(replay.match.hands()[0])
        assert all("{" not in label.text() for label in screen.findChildren(QLabel))


def test_a_marked_decision_says_what_it_cost_and_what_was_better(rehearsal: Rehearsal) -> None:
    screen = opened(rehearsal, "rifki")
    reviewing = complete(rehearsal, screen)
    marked = [one for one in reviewing.judged if one.mark]
    assert marked
    for one in marked:
        screen.go_to_decision(one.index)
        assert screen.box.isVisible()
        assert screen.box.accessibleName().startswith("Cost you about")
        assert screen.box.accessibleDescription().startswith("Better: ")
    rows = [row.row for row in screen.list.rows]
    assert sum(bool(row.mark) for row in rows) == len(marked)
    assert screen.story is not None
    assert screen.timeline._marks == {screen.story.moment(one.index): one.mark for one in marked}


def test_it_appears_bit_by_bit_and_can_be_stopped(rehearsal: Rehearsal) -> None:
    screen = opened(rehearsal, "minchiate")
    rehearsal.until(lambda: screen.reviewing is not None and screen.reviewing.done > 0)
    reviewing = screen.reviewing
    assert reviewing is not None
    assert reviewing.running
    assert screen.figures.cancel_link.isVisible()
    assert 0 < screen.figures.bar.part <= 1
    screen.figures.cancel_link.click()
    done = reviewing.done
    rehearsal.settle()
    assert not reviewing.running
    assert reviewing.done == done
    assert not screen.figures.cancel_link.isVisible()


def test_all_hands_or_only_what_one_knew(rehearsal: Rehearsal) -> None:
    screen = opened(rehearsal, "truf")
    screen.go_to(20)
    hands = screen.hands
    assert hands is not None
    assert hands.isHidden()
    screen.open_button.click()
    rehearsal.settle()
    assert hands.isVisible()
    assert screen.replay is not None
    told = hands.accessibleName()
    names = screen.table.words.cards if screen.table is not None else None
    assert names is not None
    for hand in screen.replay.match.hands():
        assert all(names.inside(card) in told for card in hand)


def test_practice_goes_on_from_what_is_shown_and_stands_in_no_ledger(rehearsal: Rehearsal) -> None:
    screen = opened(rehearsal, "truf")
    window = rehearsal.window
    assert window is not None
    complete(rehearsal, screen)
    before = window.desk.matches.rowCount()
    story = screen.story
    assert story is not None
    own = next(moment for moment in range(story.start + 30, story.last) if story.own(moment) is not None)
    screen.go_to(own)
    hand = sorted(screen.replay.match.hands()[0]) if screen.replay is not None else []
    screen.box.button.click()
    rehearsal.settle()
    table = rehearsal.table
    rehearsal.hurry()
    rehearsal.until_asked()
    assert sorted(widget.code or "" for widget in table.hand.cards()) == hand
    assert not table.unfinished
    while table.controller.match.in_deal:
        rehearsal.until(lambda: table.controller.prompt is not None or not table.controller.match.in_deal)
        if table.controller.prompt is not None:
            table.choose(min(table.controller.playable()))
    rehearsal.until(lambda: any(dialog.isVisible() for dialog in window.findChildren(Dialog)))
    dialog = next(dialog for dialog in window.findChildren(Dialog) if dialog.isVisible())
    dialog.accept()
    rehearsal.settle()
    assert window.table is None
    assert window.pages.currentWidget() is screen
    assert screen.replay is not None
    assert screen.timeline.value() == own
    window.desk.refresh()
    assert window.desk.matches.rowCount() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_deal_can_be_played_again_and_the_results_stand_side_by_side(
    rehearsal: Rehearsal, game_id: str
) -> None:
    screen = opened(rehearsal, game_id)
    window = rehearsal.window
    assert window is not None
    reviewing = complete(rehearsal, screen)
    expert = next(line.score for line in reviewing.lines if line.kind == "expert")
    assert screen.story is not None
    assert screen.replay is not None
    played, record, matches = screen.story.own_score(), screen.replay.match.record, window.desk.matches.rowCount()
    screen.go_to(screen.timeline.maximum() // 2)
    moment = screen.timeline.value()
    for tries in range(2):
        if tries:
            shown(window).again_button.click()
        else:
            screen.figures.again_button.click()
        rehearsal.settle()
        rehearsal.hurry()
        match = rehearsal.table.controller.match
        assert isinstance(match, FreeMatch)
        begun, again = record.game.begin(record.setup, record.layout), deal_from(match._position)
        assert again.setup == record.setup
        assert not again.actions()
        for seat in range(record.game.players):
            assert sorted(again.view(seat).hand) == sorted(begun.view(seat).hand)
        play_to_the_end(rehearsal)
        rehearsal.until(lambda: any(dialog.isVisible() for dialog in window.findChildren(PracticeResults)))
        result = match.finished[-1].result
        now = result["deal_scores"][0]
        assert shown(window).results == [played, now, expert]
        assert "This time" in shown(window).accessibleDescription()
    shown(window).back_button.click()
    rehearsal.settle()
    assert window.table is None
    assert window.pages.currentWidget() is screen
    assert screen.timeline.value() == moment
    window.desk.refresh()
    assert window.desk.matches.rowCount() == matches


def play_to_the_end(rehearsal: Rehearsal) -> None:
    """Do at the table what a computer player would do in the person's place."""
    controller = rehearsal.table.controller
    match, who = controller.match, player(controller.match.game.id, "steady")
    while match.in_deal:
        rehearsal.until(lambda: controller.prompt is not None or not match.in_deal)
        if controller.prompt is not None and match.deal is not None:
            controller.act(who.choose(match.deal.view(0), match.seed(0)))
            rehearsal.settle()


def shown(window: MainWindow) -> PracticeResults:
    """The results that are shown."""
    (dialog,) = [dialog for dialog in window.findChildren(PracticeResults) if dialog.isVisible()]
    return dialog


def test_exercises_do_not_offer_the_whole_deal(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("rifki", 7, two_deals, level="learner")
    window = rehearsal.open("en")
    assert window.reviews.learn(match_id)
    screen = window.reviews.screen
    assert screen is not None
    assert not screen.figures.again_button.isVisible()


def test_costly_cards_of_the_last_deals_come_again_as_exercises(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("rifki", 7, two_deals, level="learner")
    window = rehearsal.open("en")
    assert window.reviews.learn(match_id)
    screen = window.reviews.screen
    assert screen is not None
    rehearsal.until(lambda: screen.exercise is not None and screen.exercise.here is not None)
    rehearsal.settle()
    exercise, table = screen.exercise, screen.table
    assert exercise is not None
    assert table is not None
    decision = next(one for one in screen.reviewing.judged if one.index == exercise.here) if screen.reviewing else None
    assert decision is not None
    assert screen.box.accessibleName() == "What would you play?"
    assert not any(widget.ring for widget in table.hand.cards())
    worst = max(decision.losses, key=lambda card: decision.losses[card])
    best = min(decision.losses, key=lambda card: decision.losses[card])
    table.hand.chosen.emit(worst)
    rehearsal.settle()
    assert screen.box.accessibleName().startswith("That would cost about")
    table.hand.chosen.emit(best)
    rehearsal.settle()
    assert screen.box.accessibleDescription().startswith("Better: ")
    here = exercise.here
    complete(rehearsal, screen)
    screen.box.go_on_button.click()
    rehearsal.settle()
    assert screen.exercise is not exercise or exercise.here != here


def test_the_keys_go_through_the_deal_and_leave(rehearsal: Rehearsal) -> None:
    screen = opened(rehearsal, "truf")
    window = rehearsal.window
    assert window is not None
    start = screen.timeline.value()
    keyboard = Keyboard(rehearsal)
    keyboard.press(Qt.Key.Key_Right, times=3)
    assert screen.timeline.value() == start + 3
    keyboard.press(Qt.Key.Key_Left)
    assert screen.timeline.value() == start + 2
    keyboard.press(Qt.Key.Key_End)
    assert screen.timeline.value() == screen.timeline.maximum()
    keyboard.press(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.ledger
    assert screen.reviewing is None


@pytest.mark.parametrize("game_id", GAMES)
def test_f1_opens_the_rules_of_the_game_that_is_gone_over(rehearsal: Rehearsal, game_id: str) -> None:
    screen = opened(rehearsal, game_id)
    window = rehearsal.window
    assert window is not None
    keyboard = Keyboard(rehearsal)
    for moment in (0, screen.timeline.maximum() // 2, screen.timeline.maximum()):
        screen.go_to(moment)
        keyboard.press(Qt.Key.Key_F1)
        rules = window.pages.currentWidget()
        assert isinstance(rules, RulebookScreen)
        assert rules.game == game_id
        assert rules.rule != HEAD
        keyboard.press(Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is screen
        assert screen.timeline.value() == moment


def test_a_review_opened_again_shows_the_moment_that_it_names(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("truf", 7, two_deals, level="learner")
    window = rehearsal.open("en")
    deal = window.desk.records(match_id)[0]["id"]
    shown = []
    for _ in range(2):
        assert window.reviews.open_stored(match_id, deal)
        rehearsal.settle()
        screen = window.reviews.screen
        assert screen is not None
        assert screen.replay is not None
        state = screen.replay.shown
        shown.append((screen.timeline.value(), state.phase, state.trick, [card.code for card in state.cards]))
        screen.leave.emit()
        rehearsal.settle()
    assert shown[0] == shown[1]
    assert shown[0][0] > 0


def test_the_next_deal_follows(rehearsal: Rehearsal) -> None:
    screen = opened(rehearsal, "truf")
    assert screen.next_button.isVisible()
    screen.next_button.click()
    rehearsal.settle()
    assert screen.replay is not None
    assert screen.replay.match.record.setup.deal == 2
    assert not screen.next_button.isVisible()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_deal_that_has_just_ended_can_be_gone_over_at_the_table(rehearsal: Rehearsal, game_id: str) -> None:
    match_id = rehearsal.store(game_id, 7, lambda match: len(match.finished) == 1 and not match.in_deal)
    window = rehearsal.open("en")
    table = rehearsal.resume(match_id)
    table.review_wanted.emit()
    rehearsal.settle()
    screen = window.reviews.screen
    assert screen is not None
    assert window.pages.currentWidget() is screen
    Keyboard(rehearsal).press(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is table
    assert window.table is table


def test_a_deal_of_the_score_sheet_can_be_gone_over_while_the_next_is_played(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("truf", 7, lambda match: len(match.finished) == 2 and match.in_deal)
    window = rehearsal.open("en")
    table = rehearsal.resume(match_id)
    over = table.over
    over.show_sheet()
    over.explain(1, 0)
    rehearsal.settle()
    assert over.why is not None
    over.why.content.review_button.click()
    rehearsal.settle()
    screen = window.reviews.screen
    assert screen is not None
    assert window.pages.currentWidget() is screen
    assert screen.replay is not None
    assert screen.replay.match.record.setup.deal == 2
    Keyboard(rehearsal).press(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is table
    assert table.controller.match.in_deal


@pytest.mark.parametrize("begin", ["a new game", "a game of the ledger"])
def test_whoever_begins_to_play_ends_the_review(rehearsal: Rehearsal, begin: str) -> None:
    waiting = rehearsal.store("truf", 3, lambda match: match.in_deal)
    screen = opened(rehearsal, "truf")
    window = rehearsal.window
    assert window is not None
    rehearsal.until(lambda: screen.reviewing is not None)
    if begin == "a new game":
        window.start(NewGame("truf", {"deals": 4}, 5, raise_playable=True, explain_refusals=True))
    else:
        window.resume(waiting)
    assert screen.reviewing is None
    assert not [process for process in multiprocessing.active_children() if process.name == "cardgui review"]


def test_the_way_back_from_the_settings_to_the_table_ends_the_review(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("truf", 7, lambda match: len(match.finished) == 1 and not match.in_deal)
    window = rehearsal.open("en")
    table = rehearsal.resume(match_id)
    table.review_wanted.emit()
    screen = window.reviews.screen
    assert screen is not None
    rehearsal.until(lambda: screen.reviewing is not None)
    keyboard = Keyboard(rehearsal)
    keyboard.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    keyboard.press(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is table
    assert screen.reviewing is None


def test_leaving_the_exercises_while_they_are_looked_for_leaves_them(rehearsal: Rehearsal) -> None:
    match_id = rehearsal.store("truf", 7, two_deals, level="learner")
    window = rehearsal.open("en")
    assert window.reviews.learn(match_id)
    screen = window.reviews.screen
    assert screen is not None
    rehearsal.until(lambda: screen.reviewing is not None)
    assert screen.exercise is not None
    assert screen.exercise.here is None
    screen.back_button.click()
    rehearsal.settle()
    assert window.pages.currentWidget() is window.ledger
    assert screen.reviewing is None
    assert screen.replay is None
    assert not any(dialog.isVisible() for dialog in window.findChildren(Dialog))


@pytest.mark.parametrize("level", ["learner", "expert"])
def test_what_the_review_finds_leads_nobody_out_of_the_rulebook(rehearsal: Rehearsal, level: str) -> None:
    """Deals that are judged while somebody reads: the rules stay, and the exercises wait for them."""
    match_id = rehearsal.store("truf", 7, two_deals, level=level)
    window = rehearsal.open("en")
    assert window.reviews.learn(match_id)
    screen = window.reviews.screen
    assert screen is not None
    rehearsal.until(lambda: screen.reviewing is not None)
    keyboard = Keyboard(rehearsal)
    keyboard.press(Qt.Key.Key_F1)
    rules, replay = window.pages.currentWidget(), screen.replay
    assert rules is not screen
    reviewing = complete(rehearsal, screen)
    assert reviewing.done == reviewing.total > 0
    assert window.pages.currentWidget() is rules
    assert screen.replay is replay
    assert not any(dialog.isVisible() for dialog in window.findChildren(Dialog))
    keyboard.press(Qt.Key.Key_Escape)
    rehearsal.settle()
    assert window.pages.currentWidget() is screen
    asked = screen.exercise is not None and screen.exercise.here is not None
    assert asked or screen.replay is not replay
    rehearsal.until(
        lambda: (
            (screen.exercise is not None and screen.exercise.here is not None)
            or any(dialog.isVisible() for dialog in window.findChildren(Dialog))
        )
    )


def test_what_the_review_finds_is_shown_when_somebody_comes_back_to_it(rehearsal: Rehearsal) -> None:
    screen = opened(rehearsal, "truf")
    window = rehearsal.window
    assert window is not None
    rehearsal.until(lambda: screen.reviewing is not None)
    keyboard = Keyboard(rehearsal)
    keyboard.press(Qt.Key.Key_F1)
    reviewing = complete(rehearsal, screen)
    marked = [one for one in reviewing.judged if one.mark]
    keyboard.press(Qt.Key.Key_Escape)
    rehearsal.settle()
    assert screen.story is not None
    assert screen.timeline._marks == {screen.story.moment(one.index): one.mark for one in marked}
    assert screen.figures._cells[2][1].text() != "–"
