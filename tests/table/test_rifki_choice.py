"""Rıfkı's contracts are chosen: what is offered, spent, refused, and declared."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardgui.engine.rifki_contracts import CONTRACTS, KOZ
from cardgui.engine.rifki_terms import Declare
from cardgui.look.i18n import Translator, signed
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.table.rifki.names import contract_name, worth
from cardgui.table.rifki.options import Choosable
from tests.table.at_rifki import panel_of, to_the_choice, view_of
from tests.table.at_table import Maker

Key = Qt.Key
SIZES = [(1280, 800), (900, 600)]


def test_ri5_nothing_is_preselected_and_a_click_and_the_button_declare(make_table: Maker) -> None:
    table = to_the_choice(make_table)
    chooser = panel_of(table).chooser
    assert chooser.chosen is None
    assert not chooser.button.isEnabled()
    option = next(option for option in chooser.options.values() if not option.spent)
    option.click()
    assert option.chosen
    assert chooser.button.isEnabled()
    assert contract_name(option.contract) in chooser.button.text()
    assert table.controller.shown.phase == "choice", "a click alone declares nothing"
    chooser.button.click()
    assert table.controller.acted[-1] == Declare(0, option.contract)
    assert table.controller.shown.facts["contract"] == option.contract
    assert not chooser.isVisible()


@pytest.mark.parametrize("suit", "SHDC")
def test_ri8_koz_is_declared_with_its_suit(make_table: Maker, suit: str) -> None:
    table = to_the_choice(make_table)
    chooser = panel_of(table).chooser
    chooser.koz.suits[suit].click()
    assert [letter for letter, option in chooser.koz.suits.items() if option.chosen] == [suit]
    chooser.button.click()
    assert table.controller.acted[-1] == Declare(0, "koz", suit)
    (chip, *_) = panel_of(table).chips()
    assert chip.suit == suit


def test_another_click_chooses_instead(make_table: Maker) -> None:
    table = to_the_choice(make_table)
    chooser = panel_of(table).chooser
    chooser.koz.suits["S"].click()
    chooser.options["el_almaz"].click()
    assert chooser.chosen == ("el_almaz", "")
    assert not any(option.chosen for option in chooser.koz.suits.values())


def test_enter_chooses_and_enter_again_declares(make_table: Maker) -> None:
    table = to_the_choice(make_table)
    chooser = panel_of(table).chooser
    chooser.options["kiz"].setFocus()
    QTest.keyClick(chooser.options["kiz"], Key.Key_Return)
    assert chooser.chosen == ("kiz", "")
    QTest.keyClick(chooser.options["kiz"], Key.Key_Return)
    assert table.controller.acted[-1] == Declare(0, "kiz")


def test_the_arrow_keys_lead_from_any_contract_to_any_other(make_table: Maker) -> None:
    table = to_the_choice(make_table)
    chooser = panel_of(table).chooser
    targets: list[Choosable] = [*chooser.koz.suits.values(), *chooser.options.values()]
    reached = {targets[0]}
    todo = [targets[0]]
    while todo:
        here = todo.pop()
        for key in (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down):
            here.setFocus()
            QTest.keyClick(here, key)
            there = QApplication.focusWidget()
            if isinstance(there, Choosable) and there not in reached:
                reached.add(there)
                todo.append(there)
    assert reached == set(targets)


def test_ri6_ri7_the_quotas_of_everyone_and_everything_are_shown(make_table: Maker) -> None:
    table = to_the_choice(make_table, deal=9)
    chooser = panel_of(table).chooser
    history = view_of(table).setup.history
    for name, option in chooser.options.items():
        times = sum(contract == name for _, contract in history)
        assert option.spent == (name not in view_of(table).choices)
        assert (f"{2 - times} left" if times < 2 else "none left") in re.sub(r"%Ln|\(s\)", "", option._left)
        assert signed(CONTRACTS[name].each) in worth(name)
    assert [player.koz for player in chooser.players] == [
        2 - sum(who == seat and contract == "koz" for who, contract in history) for seat in range(4)
    ]
    assert [player.ceza for player in chooser.players] == [
        3 - sum(who == seat and contract != "koz" for who, contract in history) for seat in range(4)
    ]
    assert [player.total for player in chooser.players] == list(table.controller.match.scores)


def test_ri7_a_spent_contract_says_which_deals_spent_it(make_table: Maker) -> None:
    table = to_the_choice(make_table, deal=13)
    chooser, history = panel_of(table).chooser, view_of(table).setup.history
    said: list[str] = []
    table.view.speech.said.connect(lambda text, _now: said.append(text))
    spent = [name for name, option in chooser.options.items() if option.spent]
    assert spent
    for name in spent:
        chooser.options[name].click()
        assert chooser.chosen is None
        assert chooser._foot.currentWidget() is chooser._why
        assert contract_name(name) in chooser._why._title.text()
        deals = [deal for deal, (_, contract) in enumerate(history, 1) if contract == name]
        if view_of(table).choices == ("koz",):
            assert "RI-6" in chooser._why._title.text()
        else:
            assert "RI-7" in chooser._why._title.text()
            assert all(str(deal) in chooser._why._text.text() for deal in deals)
        assert said[-1].endswith(chooser._why._text.text())
    assert table.controller.shown.phase == "choice"


def test_ri27_koz_is_spent_in_the_first_four_deals_by_house_rule(make_table: Maker) -> None:
    table = to_the_choice(make_table, opening_penalties=True)
    chooser = panel_of(table).chooser
    assert all(option.spent for option in chooser.koz.suits.values())
    chooser.koz.suits["H"].click()
    assert chooser.chosen is None
    assert "RI-27" in chooser._why._title.text()
    chooser.options["rifki"].click()
    assert chooser._foot.currentWidget() is chooser._strip, "what can be chosen takes the reason away"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150])
def test_the_choice_never_covers_the_hand(make_table: Maker, size: tuple[int, int], percent: int) -> None:
    theme().set_percent(percent)
    table = to_the_choice(make_table, size=size)
    chooser, stage = panel_of(table).chooser, table.view.stage
    foot = chooser.geometry().bottom() - 26
    assert foot <= stage.layout_now.own_row.y
    assert chooser.geometry().top() + 26 >= stage.layout_now.bar
    for option in (*chooser.options.values(), *chooser.koz.suits.values(), chooser.button):
        assert option.isVisible()
        assert option.height() >= 36
        assert chooser.rect().contains(QRect(option.mapTo(chooser, QPoint()), option.size()))


@pytest.mark.parametrize("language", ["en", "ko", "ja", "tr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150])
def test_what_the_numbers_of_the_players_mean_is_said_at_every_size(
    make_table: Maker, size: tuple[int, int], percent: int, language: str
) -> None:
    translator = Translator()
    translator.install(language)
    theme().set_percent(percent)
    try:
        chooser = panel_of(to_the_choice(make_table, size=size)).chooser
        said, strip = chooser._words.still_to_declare(), chooser._strip
        assert [chooser._caption.text() if chooser._caption.isVisible() else "", strip._caption].count(said) == 1
        assert strip.sizeHint().width() <= strip.width(), "everybody has room"
        for contract, trump in (
            *((KOZ, suit) for suit in chooser.koz.suits),
            *((name, "") for name in chooser.options),
        ):
            chooser.choose(contract, trump)
            QApplication.processEvents()
            assert strip.sizeHint().width() <= strip.width(), "and has it while the button names a contract"
            words = TextBlock(chooser.button.words(), 14, 600)
            assert words.height(chooser.button.width() - chooser.button._beside() + 1) <= chooser.button.height()
            assert chooser.rect().contains(chooser.button.geometry())
    finally:
        translator.remove()


def test_a_choice_that_was_taken_back_is_asked_again_with_nothing_chosen(make_table: Maker) -> None:
    table = to_the_choice(make_table)
    chooser = panel_of(table).chooser
    chooser.choose("kupa", "")
    chooser.button.click()
    assert table.view.can_take_back
    table.view.take_back()
    assert table.controller.shown.phase == "choice"
    assert "contract" not in table.controller.shown.facts
    assert chooser.isVisible()
    assert chooser.chosen is None
    assert not chooser.button.isEnabled()


def test_a_choice_follows_the_language(make_table: Maker) -> None:
    table = to_the_choice(make_table)
    chooser = panel_of(table).chooser
    chooser.choose("kiz", "")
    translator = Translator()
    try:
        translator.install("tr")
        QApplication.processEvents()
        assert "söyle" in chooser.button.text()
        assert chooser.accessibleName() == "Bu turda ne oynanacak?"
        assert chooser.chosen == ("kiz", "")
        assert table.view.stage.prompt.saying is not None
        assert "Sıra sizde" in table.view.stage.prompt.saying.text
    finally:
        translator.install("en")
        translator.remove()


def test_a_click_on_a_card_does_nothing_while_the_contract_is_chosen(make_table: Maker) -> None:
    table = to_the_choice(make_table)
    before = len(table.controller.acted)
    code = table.view.hand.cards()[0].code
    assert code is not None
    table.view.choose(code)
    assert len(table.controller.acted) == before
    assert panel_of(table).chooser.isVisible()
