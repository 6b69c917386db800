"""A whole deal of each game by ear: with names, roles and actions of the accessibility bus and nothing else."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from cardgui.engine.cards import MATTO
from cardgui.engine.minchiate_terms import Declared
from cardgui.engine.registry import make_game
from cardgui.ledger.store import Ledger
from cardgui.models import resume
from cardgui.models.ledger_session import FILE_NAME
from cardgui.resources import translation
from cardgui.table.card_names import CardNames
from tests.journeys import atspi
from tests.journeys.atspi import Ear, Thing, by_ear, wait

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from cardgui.engine.game import Game
    from cardgui.ledger.rows import Unfinished

LACKING: Final = atspi.missing()
pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"no accessibility bus: {LACKING} is not installed")

GAMES: Final = {
    "truf": ("Truf", "Truf"),
    "minchiate": ("Minchiate", "Minchiate"),
    "rook_sluff": ("RookSluff", "Rook Sluff"),
    "rifki": ("Rifki", "Rıfkı"),
}
SETTINGS: Final = 'format = 1\nspeed = "instant"\n'
LONGEST: Final = 600.0
"""Seconds that a deal may take."""
HEARD: Final = 20
"""So many things at least are said unasked in a deal."""
RULE: Final = re.compile(r"\b(TR|RI|RS|MI)-[0-9]")
GENERAL: Final = (
    ("MinchiateWords", "You take %Ln more card(s), counting ones or trump 29, without points."),
    ("MinchiateWords", "Unseen, the dealer takes %Ln more card(s), counting ones or trump 29, without points."),
)
"""What names a card by the rules alone (MI-10), wherever it lies."""
DEEP: Final = 5
"""So deep lies what is on the table itself; what is in a panel lies deeper."""


def codes(value: object) -> Iterator[str]:
    """Every text in an event, of which some are cards."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from codes(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from codes(tuple(value.items()))
    elif isinstance(value, (list, tuple, set, frozenset)):
        for part in value:
            yield from codes(part)


class Words:
    """What the program says in a language."""

    def __init__(self, language: str) -> None:
        self._translator = QTranslator()
        assert self._translator.load(str(translation(language)))

    def __call__(self, context: str, source: str) -> str:
        """A text of the catalogue."""
        said = self._translator.translate(context, source)
        assert said, (context, source)
        return said

    def pattern(self, context: str, source: str) -> re.Pattern[str]:
        """A text of the catalogue with any number in it."""
        said = self._translator.translate(context, source, "", 2)
        assert said, (context, source)
        return re.compile(r"\d+".join(map(re.escape, said.split("%Ln"))))

    def cards(self, game: Game) -> dict[str, re.Pattern[str]]:
        """How each card is called, in a sentence or at its beginning."""
        QCoreApplication.installTranslator(self._translator)
        names = CardNames(None, game.pack.name)
        found = {card: {names.first(card), names.inside(card)} for card in game.pack.cards}
        QCoreApplication.removeTranslator(self._translator)
        return {
            card: re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in said))
            for card, said in found.items()
        }


class Secrets:
    """Knows from the ledger which cards the person cannot know yet."""

    def __init__(self, folder: Path, game: Game, words: Words) -> None:
        self._path, self._names = folder / FILE_NAME, words.cards(game)
        self._general = [words.pattern(*said) for said in GENERAL]

    def _first_deal(self) -> Unfinished | None:
        """What is stored of the first deal; None once it is over."""
        with Ledger.open_read_only(self._path) as ledger:
            unfinished = ledger.unfinished_matches()
        return unfinished[0] if unfinished and not unfinished[0].records else None

    @property
    def over(self) -> bool:
        """Whether the deal is."""
        return self._first_deal() is None

    def hidden(self) -> frozenset[str]:
        """Cards that the person has not seen in this deal; none once it is over."""
        stored = self._first_deal()
        if stored is None or stored.deal is None:
            return frozenset()
        _, events = resume._restored(stored)
        seen = {code for event in events for code in codes(event.seen_by(0))}
        if any(isinstance(event, Declared) and event.with_matto for event in events):
            seen.add(MATTO)  # all know its holder (MI-15)
        return frozenset(self._names) - seen

    def betrayed(self, texts: Sequence[str]) -> list[tuple[str, str]]:
        """Hidden cards that one of the texts names, unless it only says what may be among some cards by the rules."""
        texts = [text for text in texts if not any(said.search(text) for said in self._general)]
        everything = "\n".join(texts)
        return [
            (card, next(text for text in texts if self._names[card].search(text)))
            for card in self.hidden()
            if self._names[card].search(everything)
        ]


class Player:
    """Presses what has a name, in the order in which it makes sense; remembers what led nowhere."""

    def __init__(self, ear: Ear, words: Words, game: Game) -> None:
        self.ear, self.words = ear, words
        self._cards = tuple(words.cards(game).values())
        self._playable = words("TableWords", "playable")
        self._not_now = words("TableWords", "not now: {reason}").format(reason="")
        self._tried: dict[tuple[object, ...], set[str]] = defaultdict(set)
        self.pressed: list[str] = []

    def press(self, name: str) -> None:
        """Wait until something is called so, and press it."""

        def there() -> Thing | None:
            return next((thing for thing in self.ear.reader.things() if thing.usable and thing.name == name), None)

        found = wait(there, name)
        assert found is not None
        self.ear.reader.press(found)

    def step(self, things: Sequence[Thing]) -> bool:
        """Press one thing at the table; False if there is nothing to press now."""
        offers = sorted(
            (thing for thing in things if thing.usable and thing.name and "tool bar" not in thing.roles_above),
            key=self._promise,
        )
        state = tuple((thing.role, thing.name, thing.states) for thing in offers)
        untried = [thing for thing in offers if thing.name not in self._tried[state]]
        if not untried:
            return False
        self._tried[state].add(untried[0].name)
        self.pressed.append(untried[0].name)
        self.ear.reader.press(untried[0])
        return True

    def _promise(self, thing: Thing) -> int:
        """Buttons of panels first, then cards that can be played, choices, other cards, and what undoes something.

        Whoever plays does not read the rules meanwhile: links to them come last.
        """
        if RULE.search(thing.name):
            return 7
        if thing.role != "push button":
            return 5 if "checked" in thing.states else 2
        if len(thing.roles_above) > DEEP:
            return 6 if any(card.search(thing.name) for card in self._cards) else 0
        return 1 if self._playable in thing.name else 4 if self._not_now in thing.name else 3


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=() if (game, language) == ("truf", "ko") else pytest.mark.long)
        for game in GAMES
        for language in ("ko", "tr")
    ],
)
def test_a_whole_deal_by_ear(qtbot: QtBot, tmp_path: Path, game: str, language: str) -> None:  # noqa: ARG001
    (tmp_path / "settings.toml").write_text(SETTINGS, encoding="utf-8")
    words = Words(language)
    with by_ear(tmp_path, language) as ear:
        player = Player(ear, words, make_game(game, None, None))
        player.press(words("FirstStart", "Play"))
        player.press(words("GameCard", "Play {game}").format(game=words(*GAMES[game])))
        wait(lambda: [thing for thing in ear.reader.things() if thing.role == "dialog"], "the new game's dialog")
        ear.reader.things()
        before = set(ear.listener.said)  # the dialog names cards, too: who begins, for one
        player.press(words("NewGameDialog", "Start game"))
        wait(lambda: [thing for thing in ear.reader.things() if thing.role == "tool bar"], "the table")
        secrets = Secrets(tmp_path, make_game(game, None, None), words)
        wait((tmp_path / FILE_NAME).exists, "the ledger")
        end = time.monotonic() + LONGEST
        while True:
            things = ear.reader.things()
            assert not secrets.betrayed([text for text in list(ear.listener.said) if text not in before])
            if secrets.over:
                break
            assert time.monotonic() < end, f"not over after {player.pressed}"
            if not player.step(things):
                time.sleep(0.1)
        assert len(ear.listener.announced) > HEARD
