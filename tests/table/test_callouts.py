"""Why a card cannot be played: said above the hand, over no played card, with the prompt beside it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import cast

import pytest

from cardgui.engine.registry import GAMES
from cardgui.look.controls import Label
from cardgui.look.i18n import Translator
from cardgui.look.theme import theme
from cardgui.models.shown import Zone
from cardgui.table.beside import beside_plates
from cardgui.table.hint.callout import HintCallout
from cardgui.table.hint.tutor_callout import TutorCallout
from cardgui.table.marks import _bounds
from cardgui.table.pose import Rect
from cardgui.table.prompts import MARGIN
from cardgui.table.rects import rect_of
from cardgui.table.rook_sluff.panel import RookSluffPanel
from cardgui.table.seats import MARGIN as PLATE_MARGIN
from cardgui.table.seats import Plate
from cardgui.table.table_view import TableView
from tests.table.at_table import Maker, Table
from tests.table.test_always_in_place import any_of

TABLES = [(game, players) for game, rules in GAMES.items() for players in rules.player_counts]
LANGUAGES = ("en", "ko", "ja", "tr")
NO_ROOM = 160.0
"""Beside a callout that leaves less than this at the right the totals have no room."""
TOUCH = 4.0
"""A callout may come so near to a card, in square pixels."""


@pytest.fixture
def translator() -> Iterator[Translator]:
    made = Translator()
    yield made
    made.remove()


def asked_last(make_table: Maker, game: str, players: int) -> Iterator[Table]:
    """Tables at which the person plays the last card of a trick, and may not play every card."""
    for seed in range(1, 400):
        chance = random.Random(seed)
        table = make_table(
            seed,
            game=game,
            players=players,
            choice=lambda _seat, legal, chance=chance: any_of(chance, legal),
        )
        controller = table.controller
        for _ in range(60):
            deal = controller.match.deal
            if deal is None or controller.prompt is None:
                break
            lying = controller.shown.in_zone(Zone.TRICK)
            if len(lying) == players - 1 and len(refused(table)) >= 2:
                yield table
                break
            controller.act(any_of(chance, deal.legal(0)))
        table.view.close()


def refused(table: Table) -> list[str]:
    """The cards of the hand that may not be played, from left to right."""
    playable = table.controller.playable()
    return [card.code for card in table.view.hand.cards() if card.code is not None and card.code not in playable]


def surface(view: TableView) -> Rect:
    """Where the callout stands."""
    area = view.callout.surface().translated(view.callout.x(), view.callout.y())
    return Rect(area.x(), area.y(), area.width(), area.height())


def drawn_places(view: TableView) -> list[int]:
    """The seats whose empty place is outlined."""
    marks = view.stage.marks
    return marks._free_places(marks.layout_used) if marks.layout_used is not None else []


def plates(view: TableView) -> list[tuple[Plate, Rect]]:
    """All plates and where they stand."""
    return [(one, rect_of(one.geometry()).grown(-PLATE_MARGIN)) for one in view.stage.plates]


def faults(view: TableView) -> list[str]:
    """What is wrong with the callout and the prompt that stand there."""
    callout, prompt, played = view.callout, view.stage.prompt, view.stage.played_boxes()
    assert callout.isVisible()
    area = surface(view)
    at = prompt.geometry()
    pill = Rect(at.x(), at.y(), at.width(), at.height()).grown(-MARGIN)
    found = []
    if sum(area.shared(box) for box in played) > TOUCH:
        found.append("covers a played card")
    if not prompt.isVisible():
        found.append("has driven the prompt away")
    elif pill.meets(area) or any(pill.meets(box) for box in played):
        found.append("or a card lies at the prompt")
    elif any(pill.meets(box) for box in beside_plates(view.stage)):
        found.append("has driven the prompt onto what lies beside a plate")
    own = view.stage.plates[0]
    if own.isVisible():
        plate = plates(view)[0][1]
        others = [box for one, box in plates(view) if one.seat and one.isVisible()]
        lying = [area, *played, *others, *beside_plates(view.stage), *([pill] if prompt.isVisible() else [])]
        if any(plate.meets(box) for box in lying):
            found.append("has driven the own plate onto something")
    marks = view.stage.marks
    assert marks.layout_used is not None
    if any(_bounds(arc).meets(box) for arc in marks._free_arcs(marks.layout_used) for box in (area, pill)):
        found.append("cuts an arc")
    places = [marks.layout_used.trick(seat).bounds(view.stage.shape.ratio) for seat in drawn_places(view)]
    if any(place.meets(box) for place in places for box in (area, pill)):
        found.append("or the prompt cuts an outlined place")
    if not (area.x >= 0 and area.right <= view.width() and view.stage.layout_now.bar <= area.y):
        found.append("leaves the table")
    return found


def look(table: Table, translator: Translator, size: tuple[int, int], percent: int) -> list[str]:
    """Ask why the first and the last refused card may not be played, in every language."""
    view, found = table.view, []
    theme().set_percent(percent)
    view.resize(*size)
    for language in LANGUAGES:
        translator.install(language)
        for code in (refused(table)[0], refused(table)[-1]):
            view.choose(code)
            found += [f"{size} {percent} {language} {code}: the callout {what}" for what in faults(view)]
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_callout_leaves_cards_and_prompt_alone_where_room_is_least(
    make_table: Maker, translator: Translator, game: str, players: int
) -> None:
    table = next(asked_last(make_table, game, players))
    assert look(table, translator, (900, 600), 150) == []


def test_the_own_place_is_outlined_again_once_the_callout_is_gone(make_table: Maker) -> None:
    view = (table := next(asked_last(make_table, "truf", 4))).view
    view.resize(900, 600)
    view.choose(refused(table)[0])
    assert 0 not in drawn_places(view), "the callout reaches into it"
    view.callout.closed.emit()
    assert 0 in drawn_places(view)


@pytest.mark.parametrize(("game", "players"), [("truf", 4), ("rook_sluff", 10)])
def test_the_own_plate_makes_way_for_a_callout_and_comes_back(make_table: Maker, game: str, players: int) -> None:
    table = next(asked_last(make_table, game, players))
    view, moved = table.view, 0
    theme().set_percent(150)
    view.resize(900, 600)
    usual = view.stage.layout_now.plate(0)
    for code in refused(table):
        view.choose(code)
        plate = view.stage.plates[0]
        assert plate.isVisible() or usual.meets(surface(view))
        moved += plate.isVisible() and usual.meets(surface(view))
        assert faults(view) == []
        view.callout.closed.emit()
        assert plate.isVisible()
        at = plates(view)[0][1]
        assert abs(at.x - usual.x) <= 1
        assert abs(at.y - usual.y) <= 1
    assert moved, "it is in sight above a callout"


@pytest.mark.parametrize("players", [6, 8, 10])
def test_team_totals_stay_in_sight_beside_a_callout(make_table: Maker, translator: Translator, players: int) -> None:
    table = next(asked_last(make_table, "rook_sluff", players))
    view, totals, seen = table.view, cast("RookSluffPanel", table.view.panel).totals, 0
    for size in ((900, 600), (1280, 800)):
        view.resize(*size)
        for language in LANGUAGES:
            translator.install(language)
            for code in refused(table):
                view.choose(code)
                box, stood = view.stage.layout_now.totals, surface(view)
                assert totals.isVisible() or box.right - stood.right < NO_ROOM, (size, language, code)
                seen += totals.isVisible()
                at = totals.geometry()
                assert totals.isHidden() or at.x() >= stood.right or not box.meets(stood), (size, language, code)
    assert seen
    view.callout.closed.emit()
    assert totals.place(None) == view.stage.layout_now.totals


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_callout_leaves_cards_and_prompt_alone_at_every_size(
    make_table: Maker, translator: Translator, game: str, players: int
) -> None:
    found, looked = [], 0
    for table in islice(asked_last(make_table, game, players), 4):
        for size in ((900, 600), (1099, 640), (1280, 800), (1900, 1000)):
            for percent in (100, 115, 130, 150):
                found += look(table, translator, size, percent)
                looked += 1
    assert looked == 64
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_hint_keeps_its_rules(make_table: Maker, translator: Translator, language: str) -> None:
    stage = make_table(3, game="rifki", size=(900, 600)).view.stage
    translator.install(language)
    hint = HintCallout(stage, stage.animator, "rifki")
    hint.offer("Play the ace of spades", ["It takes this trick for certain."] * 3, "Play it", ("RI-19", "RI-13"))
    for level in (0, 1):
        hint._do_with(level)
        hint._activate()
        shown = [link.text() for link in hint._rules if link.isVisibleTo(hint)]
        assert [text.split()[-1] for text in shown] == ["RI-19", "RI-13"]
        assert hint._close.isVisibleTo(hint)


@pytest.mark.parametrize("unfolded", [False, True])
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_the_tutor_says_at_all_times_what_the_card_costs(make_table: Maker, level: int, *, unfolded: bool) -> None:
    stage = make_table(3, size=(900, 600)).view.stage
    tutor, title = TutorCallout(stage, stage.animator), "The ace of spades costs you about 1.5 points"
    tutor.ask(title, ["Better: queen of spades.", "It takes no trick."], ["Better: queen of spades."], ())
    tutor.why.setChecked(unfolded)
    tutor._do_with(level)
    said = [label.text() for label in tutor.findChildren(Label) if label.isVisibleTo(tutor)]
    assert said.count(title) == 1


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_refusal_leaves_its_title_out_last(make_table: Maker, level: int) -> None:
    callout = make_table(3, size=(900, 600)).view.callout
    callout.explain("The 6 of clubs cannot be played now", "Spades were led.", "TR-12")
    callout._do_with(level)
    assert callout._title.isVisibleTo(callout)
    callout._do_with(3)
    assert callout._text.isVisibleTo(callout)
