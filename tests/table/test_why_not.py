"""Every rule that can refuse a card or a contract is explained, with real examples, in four languages."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardgui.engine import minchiate_deal, rifki_deal, rook_sluff_deal, truf_deal
from cardgui.engine.action import Action, Play
from cardgui.engine.game import Deal
from cardgui.engine.position import read
from cardgui.engine.registry import deal_from
from cardgui.engine.rifki_terms import Declare
from cardgui.look.i18n import Translator
from cardgui.look.theme import theme
from cardgui.look.type import load_fonts
from cardgui.models.controller import TableController
from cardgui.models.free_deal import FreeMatch, free_table
from cardgui.models.settings import Settings
from cardgui.models.shown import Zone
from cardgui.resources import asset
from cardgui.table.animator import PACES
from cardgui.table.rifki.refusals import RifkiRefusals
from cardgui.table.table_view import TableView

LANGUAGES = ("en", "ko", "ja", "tr")
ENDS = (". ", "。", "? ")
GAMES = ("truf", "rifki", "rook_sluff", "minchiate")


@dataclass(frozen=True)
class Example:
    """A card that is refused."""

    game: str
    position: str
    before: tuple[str, ...]
    card: str
    rule: str

    def __str__(self) -> str:
        return f"{self.rule}-{self.card}"


def of_diagrams() -> Iterator[Example]:
    """The refused cards of the rulebook's diagrams."""
    for game in GAMES:
        tables = tomllib.loads(asset("rulebook", "diagrams", f"{game}.toml").read_text(encoding="utf-8"))
        for table in tables.values():
            before: list[str] = []
            for step in table.get("steps", ()):
                for one in step if isinstance(step, list) else [step]:
                    if isinstance(one, str) and "!" in one:
                        card, _, rule = one.partition("!")
                        yield Example(game, table["position"], tuple(before), card, rule)
                    elif isinstance(one, str):
                        before.append(one)


FURTHER = (
    Example(
        "truf",
        "truf/4 dealer=2 direction=ccw hands=4S,JD,9C/9S,2D,6C/KH,8S,QD/6S,3C,KD/ bids=JD,6C,8S,3C, leader=1"
        " tricks=2,3,3,2, broken=1",
        ("9S",),
        "JD",
        "TR-12",
    ),
    Example(
        "rifki",
        "rifki/4 dealer=2 hands=4S,9H,JC/KS,6H,8C/TD,QS,5C/7D,AC,3H/ contract=koz trump=S leader=1 tricks=2,4,2,2,",
        ("KS",),
        "9H",
        "RI-17",
    ),
    Example(
        "rifki",
        "rifki/4 dealer=2 hands=KH,9S,JC/KD,6H,8C/TD,QH,5C/7D,AC,QD/ contract=rifki leader=1 tricks=2,4,2,2,",
        ("KD",),
        "9S",
        "RI-20",
    ),
    Example(
        "rifki",
        "rifki/4 dealer=2 hands=KS,9H,JC/KD,6H,8C/TD,QH,5C/7D,AC,QD/ contract=erkek leader=1 tricks=2,4,2,2,",
        ("KD",),
        "9H",
        "RI-20",
    ),
    Example(
        "rifki",
        "rifki/4 dealer=2 hands=KS,9H,TC/KD,6H,8C/TD,QH,5C/7D,AC,QD/ contract=kupa leader=1 tricks=2,4,2,2,",
        ("KD",),
        "KS",
        "RI-20",
    ),
    Example(
        "minchiate",
        "minchiate/4 dealer=2 hands=S9,T21,B4/SQ,C6,T17/S7,BH,T30/S4,C2,T6/ leader=1 tricks=4,5,4,5, led=S,D,C,B,T,",
        ("SQ",),
        "T21",
        "MI-18",
    ),
    Example(
        "minchiate",
        "minchiate/4 dealer=2 hands=T9,S9,B4/T17,C6,SQ/S7,BH,T30/S4,C2,T6/ leader=1 tricks=4,5,4,5, led=S,D,C,B,T,",
        ("T17",),
        "S9",
        "MI-18",
    ),
)
EXAMPLES = (*of_diagrams(), *FURTHER)


def after(example: Example) -> tuple[Deal, list[Action]]:
    """The deal of an example right before the refused card, and what led to it."""
    deal = deal_from(read(example.position))
    done: list[Action] = []
    for card in example.before:
        (seat,) = deal.to_act
        done.append(Play(seat, card))
        deal.apply(done[-1])
    return deal, done


@pytest.fixture
def translator() -> Iterator[Translator]:
    made = Translator()
    yield made
    made.remove()


@pytest.fixture
def show(qtbot: QtBot, tmp_path: Path) -> Iterator[object]:
    """Show the table of an example."""
    load_fonts()
    theme().choose("light")
    keeper = QObject()
    views: list[TableView] = []

    def make(example: Example) -> TableView:
        _, before = after(example)
        controller: TableController = free_table(FreeMatch(read(example.position), 1, before), keeper, asks=False)
        view = TableView(controller, Settings(tmp_path))
        views.append(view)
        qtbot.addWidget(view)
        view.stage.animator.pace = PACES["none"]
        view.resize(1280, 800)
        view.show()
        QApplication.processEvents()
        view.start()
        return view

    yield make
    for view in views:
        view.stop()
        view.controller.close()


def test_the_examples_cover_every_rule_that_can_refuse_a_card() -> None:
    tables = (truf_deal, rifki_deal, rook_sluff_deal, minchiate_deal)
    wanted = {(rule, reason) for game in tables for rule, reason in game._REASONS.values()}
    seen = set()
    for example in EXAMPLES:
        deal, _ = after(example)
        refusal = deal.refusal(Play(0, example.card))
        assert refusal is not None
        assert refusal.rule == example.rule
        seen.add((refusal.rule, refusal.reason))
    assert seen == wanted


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_a_refused_card_is_explained_in_every_language(
    show: object, translator: Translator, qtbot: QtBot, example: Example
) -> None:
    view: TableView = show(example)  # type: ignore[operator]
    deal, _ = after(example)
    refusal = deal.refusal(Play(0, example.card))
    assert refusal is not None
    texts = set()
    for language in LANGUAGES:
        translator.install(language)
        view.choose(example.card)
        callout = view.callout
        assert callout.isVisible()
        assert callout.rule == example.rule
        title, text = callout.accessibleName(), callout.accessibleDescription()
        assert view.words.cards.inside(example.card) in title
        usual = view.panel.refusal(type(refusal)("README", "unknown_action"), example.card)[1]
        assert text not in {"", usual}
        assert 1 <= sum(text.rstrip(".。").count(end) for end in ENDS) + 1 <= 3
        texts.add(text)
        # The causes on the table are ringed; the own cards that may be played instead stand raised.
        lying = [
            widget
            for card, widget in view.stage.cards.items()
            if view.stage.spots[card].zone is Zone.TRICK and widget.pose.face_up
        ]
        causes = set(refusal.causes)
        warned = {widget.code for widget in lying if widget.ring > 0 and widget.ring_color == theme().on_card("warn")}
        assert warned == causes <= {widget.code for widget in lying}
        assert causes or not lying or example.game == "truf"
        assert view.controller.playable() == set(refusal.allowed)
        link = callout._rule
        assert link.isVisible()
        assert example.rule in link.words()
        with qtbot.waitSignal(view.rule_wanted) as wanted:
            QTest.mouseClick(link, Qt.MouseButton.LeftButton)
        assert wanted.args == [example.rule]
        view.close_top()
        assert not callout.isVisible()
    assert len(texts) == len(LANGUAGES)


def test_an_explanation_can_be_silenced_for_one_rule(show: object) -> None:
    first = next(example for example in EXAMPLES if example.rule == "TR-12")
    view: TableView = show(first)  # type: ignore[operator]
    view.choose(first.card)
    view.callout._never.click()
    assert view.settings.silenced_rules == ("TR-12",)
    assert not view.callout.isVisible()
    view.choose(first.card)
    assert not view.callout.isVisible()
    second = next(example for example in EXAMPLES if example.rule == "TR-14")
    other: TableView = show(second)  # type: ignore[operator]
    other.settings.silenced_rules = ("TR-12",)
    other.choose(second.card)
    assert other.callout.isVisible()


def test_w_explains_the_focused_card_also_where_that_is_silenced(show: object) -> None:
    example = next(example for example in EXAMPLES if example.rule == "TR-12")
    view: TableView = show(example)  # type: ignore[operator]
    view.settings.silenced_rules = ("TR-12",)
    refused = view.hand.widget(example.card)
    allowed = view.hand.widget(min(view.controller.playable()))
    assert refused is not None
    assert allowed is not None
    held = len(view.hand.cards())
    for card, explained in ((allowed, False), (refused, True)):
        card.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(card, Qt.Key.Key_W)
        assert view.callout.isVisible() == explained
        assert len(view.hand.cards()) == held
    view.close_top()
    view.choose(example.card)
    assert not view.callout.isVisible()


KOZ_TWICE = "rifki/4 dealer=2 deal=9 history=1,koz/0,rifki/3,koz/2,koz/1,koz/0,rifki/3,koz/2,kiz/"
CEZA_THRICE = (
    "rifki/4 dealer=2 deal=13 history=1,kiz/0,rifki/3,koz/2,koz/1,kupa/0,rifki/"
    "3,koz/2,kiz/1,son_iki/0,kupa/3,son_iki/2,koz/"
)
HANDS = " hands=4S,9H,JC/KD,6H,8C/TD,QS,5C/7D,AC,3H/"


@pytest.mark.parametrize(
    ("position", "contract", "trump", "rule", "reason"),
    [
        (KOZ_TWICE, "koz", "S", "RI-6", "koz_used_up"),
        (CEZA_THRICE, "el_almaz", None, "RI-6", "ceza_used_up"),
        (KOZ_TWICE, "rifki", None, "RI-7", "contract_used_up"),
        ("rifki/4 option.opening_penalties=true dealer=2", "koz", "S", "RI-27", "no_koz_yet"),
    ],
)
def test_a_refused_contract_is_explained_in_every_language(
    qapp: object, translator: Translator, position: str, contract: str, trump: str | None, rule: str, reason: str
) -> None:
    assert qapp
    deal = deal_from(read(position + HANDS))
    (seat,) = deal.to_act
    refusal = deal.refusal(Declare(seat, contract, trump))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)
    words = RifkiRefusals(None, "Seat {}".format, " ".join)
    texts = set()
    for language in LANGUAGES:
        translator.install(language)
        usual = words.contract(type(refusal)("README", "unknown_action"))
        assert words.contract(refusal) not in {"", usual}
        texts.add(words.contract(refusal))
    assert len(texts) == len(LANGUAGES)


def test_the_card_that_wins_keeps_its_ring_and_the_cause_gets_another(show: object) -> None:
    example = Example(
        "rifki",
        "rifki/4 dealer=2 hands=4D,9H,JC/7D,AC,3H/QS,5C,6C/TD,6H,8C/ contract=koz trump=S leader=3 tricks=2,4,2,2,",
        ("TD", "QS", "7D"),
        "9H",
        "RI-17",
    )
    view: TableView = show(example)  # type: ignore[operator]

    def rings() -> dict[str, str]:
        trick = (widget for card, widget in view.stage.cards.items() if view.stage.spots[card].zone is Zone.TRICK)
        return {str(widget.code): widget.ring_color.name() for widget in trick if widget.ring > 0}

    winner = theme().game("rifki").card_ring.name()
    assert rings() == {"QS": winner}
    view.choose("9H")
    assert rings() == {"QS": winner, "TD": theme().on_card("warn").name()}
    view._close_callout()
    assert rings() == {"QS": winner}


def test_what_must_not_be_beaten_is_marked_and_not_what_was_led(show: object) -> None:
    example = Example(
        "rifki",
        "rifki/4 dealer=2 hands=QC,8C,4C/6C,6H,8D/KC,QS,5S/TC,AC,QD/ contract=kiz leader=3 tricks=2,4,2,2,",
        ("TC", "KC", "6C"),
        "4C",
        "RI-21",
    )
    view: TableView = show(example)  # type: ignore[operator]

    def rings() -> dict[str, str]:
        trick = (widget for card, widget in view.stage.cards.items() if view.stage.spots[card].zone is Zone.TRICK)
        return {str(widget.code): widget.ring_color.name() for widget in trick if widget.ring > 0}

    view.choose("4C")
    assert rings() == {"KC": theme().on_card("warn").name()}
    view._close_callout()
    assert rings() == {"KC": theme().game("rifki").card_ring.name()}


def test_of_equal_cards_only_the_cause_is_marked(show: object) -> None:
    example = Example(
        "rook_sluff",
        "rook_sluff/6 dealer=5 hands=R2,B10,G9/G13,R8,B7/G6,B1,Y6/Y8,R7,B9/B13,Y10,B6/B10,R10,Y9/ bids=2,2,3,2,2,2,"
        " leader=4 tricks=2,2,2,2,2,1,",
        ("B13", "B10"),
        "R2",
        "RS-13",
    )
    view: TableView = show(example)  # type: ignore[operator]
    view.choose("R2")
    trick = [widget for card, widget in view.stage.cards.items() if view.stage.spots[card].zone is Zone.TRICK]
    assert {widget.code for widget in trick if widget.ring > 0 and widget.ring_color == theme().color("warn")} <= {
        "B13"
    }
    assert not next(widget for widget in trick if widget.code == "B10").ring
