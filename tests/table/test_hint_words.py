"""The sentences of hints: every fact has one, and a sentence about a suit names it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from cardgui.table.hint.words import HintWords
from cardgui.teaching.motives.facts import FACTS
from cardgui.teaching.motives.reason import Fact, Value

CARDS = {
    "french": ("QC", "clubs"),
    "rook": ("G14", "green cards"),
    "minchiate": ("T20", "trumps"),
}
OF_A_SUIT = (
    "higher_unseen", "higher_out", "lower_unseen", "lower_out", "none_higher", "lowest", "highest", "rid_of_highest",
    "lone", "lone_trump", "own_master", "points_unseen", "points_out",
)  # fmt: skip


@pytest.fixture
def parent(qapp: QObject) -> Iterator[QObject]:
    del qapp
    owner = QObject()
    yield owner
    owner.deleteLater()


def fact(key: str, card: str, suit: str) -> Fact:
    same = ("card", "kept", "best", "low", "high")
    values: dict[str, Value] = dict.fromkeys(same, card)
    values |= {"cards": (card,), "suit": suit, "seat": 1, "count": 3}
    return Fact(key, values)


@pytest.mark.parametrize("pack", CARDS)
def test_every_fact_about_a_card_can_be_said(parent: QObject, pack: str) -> None:
    words, (card, _) = HintWords(parent, pack, lambda _: "Ada"), CARDS[pack]
    suit = {"french": "C", "rook": "G", "minchiate": "T"}[pack]
    for key in FACTS:
        said = words.sentence(fact(key, card, suit))
        assert said
        assert "{" not in said


@pytest.mark.parametrize("pack", CARDS)
@pytest.mark.parametrize("key", OF_A_SUIT)
def test_a_sentence_about_a_suit_names_it(parent: QObject, pack: str, key: str) -> None:
    """After "You have no batons" nobody knows which suit "this suit" is."""
    words, (card, suit) = HintWords(parent, pack, lambda _: "Ada"), CARDS[pack]
    said = words.sentence(fact(key, card, {"french": "C", "rook": "G", "minchiate": "T"}[pack]))
    assert suit in said
    assert "this suit" not in said


def test_suits_that_go_are_named_in_a_row(parent: QObject) -> None:
    words = HintWords(parent, "minchiate", lambda _: "Ada")
    assert (
        words.sentence(Fact("empties", {"suits": ("B",)}))
        == "That leaves you without batons, which you can then trump."
    )
    assert "without coins, cups and batons" in words.sentence(Fact("empties", {"suits": ("D", "C", "B")}))
