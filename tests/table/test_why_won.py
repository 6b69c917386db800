"""L shows the last trick and why it was won, and leads back through all tricks of the deal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.engine.registry import GAMES
from cardgui.look.i18n import Translator
from cardgui.models.won import why
from cardgui.table.won_words import WonWords
from cardgui.teaching.won import Won
from tests.table.at_table import Maker, Table

LANGUAGES = ("en", "ko", "ja", "tr")
TRICKS = 3


@pytest.fixture
def translator() -> Iterator[Translator]:
    made = Translator()
    yield made
    made.remove()


def played(make_table: Maker, game: str) -> Table:
    """A table at which a few tricks of a deal have been taken."""
    table = make_table(3, game=game)
    controller = table.controller
    for _ in range(200):
        deal, prompt = controller.match.deal, controller.prompt
        assert deal is not None
        if len(controller.shown.tricks) >= TRICKS and prompt is not None:
            return table
        if prompt is not None:
            controller.act(deal.legal(0)[0])
        else:
            table.view.director.catch_up()
    raise AssertionError("no tricks were taken")


@pytest.mark.parametrize("game", GAMES)
def test_the_last_trick_says_why_it_was_won_in_every_language(
    make_table: Maker, translator: Translator, game: str
) -> None:
    table = played(make_table, game)
    view, shown = table.view, table.controller.shown
    assert shown.tricks[-1] == shown.last_trick
    view.over.show_last_trick()
    panel = view.over.last_trick
    texts = set()
    for language in LANGUAGES:
        translator.install(language)
        QApplication.processEvents()
        won = why(shown, shown.tricks[-1])
        assert won.seat == shown.tricks[-1].winner
        text = panel._winner.text()
        assert view.words.cards.inside(won.card) in text
        assert text in panel.accessibleDescription()
        texts.add(text)
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_earlier_tricks_can_be_looked_at(make_table: Maker, game: str) -> None:
    table = played(make_table, game)
    view, shown = table.view, table.controller.shown
    view.over.show_last_trick()
    panel = view.over.last_trick
    assert not panel.later.isEnabled()
    for trick in reversed(shown.tricks[:-1]):
        panel.earlier.click()
        assert panel._cards.trick == trick
    assert not panel.earlier.isEnabled()
    for trick in shown.tricks[1:]:
        panel.later.click()
        assert panel._cards.trick == trick
    assert not panel.later.isEnabled()


def test_taking_back_forgets_the_tricks_that_were_taken_back(make_table: Maker) -> None:
    table = played(make_table, "truf")
    before = len(table.controller.shown.tricks)
    table.view.take_back()
    assert len(table.controller.shown.tricks) <= before


TWO_CARDS = {
    "truf": ("AS", "KS"),
    "rifki": ("AS", "KS"),
    "rook_sluff": ("R1", "R14"),
    "minchiate": ("D1", "D2"),
}


@pytest.mark.parametrize("game", TWO_CARDS)
def test_every_motive_has_a_sentence_of_its_own_in_every_language(
    make_table: Maker, translator: Translator, game: str
) -> None:
    cards = make_table(3, game=game).view.words.cards
    card, other = TWO_CARDS[game]
    words = WonWords(cards, game, make_table(3, game=game).view)
    keys = ["only_trump", "higher_trump", "trump_led", "highest_led", "nobody_followed"]
    cases = [Won(key, 0, card, other) for key in keys]
    cases += [Won(key, 0, card, other, trumps=False) for key in keys[3:]]
    cases += [Won("highest_led", 0, card, other, matto_led=True)] if game == "minchiate" else []
    cases += [Won("highest_led", 0, card, other, low_is_high=True)] if game == "minchiate" else []
    cases += [Won("highest_led", 0, card, other, one_is_high=True)] if game == "rook_sluff" else []
    cases += [Won("first_twin", 0, card, card)] if game == "rook_sluff" else []
    seen = set()
    for language in LANGUAGES:
        translator.install(language)
        cards.retranslate()
        said = [words.say(won) for won in cases]
        assert len(set(said)) == len(cases)
        assert not any("{" in text for text in said)
        assert all(cards.inside(card) in text for text in said)
        assert all(text.endswith((".", "。")) for text in said)
        seen.update(said)
    assert len(seen) == len(cases) * len(LANGUAGES)
