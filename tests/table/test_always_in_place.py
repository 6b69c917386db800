"""Whatever comes between, in the end every card lies where model and layout say, in every game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from cardgui.engine.action import Action
from cardgui.engine.registry import GAMES
from cardgui.look.i18n import Translator
from cardgui.look.theme import theme
from cardgui.models.hand_order import HAND_ORDERS
from cardgui.table.animator import PACES
from tests.table.at_table import Maker, Table
from tests.table.lies import check_picture

TABLES = [(game, players) for game, rules in GAMES.items() for players in rules.player_counts]
SIZES = ((900, 600), (1280, 800), (1099, 640), (1100, 700), (1900, 1000))
LANGUAGES = ("en", "ko", "ja", "tr")


def any_of(chance: random.Random, legal: Sequence[Action]) -> Action:
    """Any of these actions; where there are millions they are not listed."""
    return legal[chance.randrange(len(legal))]


class Fate:
    """Random things that happen to a table, all drawn from one seed."""

    def __init__(self, table: Table, translator: Translator, seed: int) -> None:
        self.table = table
        self.translator = translator
        self.chance = random.Random(seed)
        self.did: list[str] = []
        self._things: dict[Callable[[], object], int] = {
            self.act: 30,
            self.wait: 12,
            self.skip: 8,
            self.catch_up: 5,
            self.take_back: 6,
            self.resize: 4,
            self.text_size: 2,
            self.language: 2,
            self.sort: 4,
            self.pace: 3,
            self.raise_playable: 1,
            self.play_rest: 2,
        }

    def happen(self) -> None:
        """Let one thing happen."""
        (thing,) = self.chance.choices(list(self._things), list(self._things.values()))
        self.did.append(thing.__name__)
        thing()

    def act(self) -> None:
        """The person does something, or the next deal begins."""
        controller = self.table.controller
        deal = controller.match.deal
        if controller.shown.phase == "end" and not controller.match.in_deal and not controller.match.over:
            controller.next_deal()
        elif deal is not None and 0 in deal.to_act:
            controller.act(any_of(self.chance, deal.legal(0)))

    def wait(self) -> None:
        """Time passes."""
        self.table.view.stage.animator.advance(self.chance.choice([1, 16, 60, 200, 700, 3000]))

    def skip(self) -> None:
        """What is shown now is completed."""
        self.table.view.director.skip()

    def catch_up(self) -> None:
        """Everything is completed."""
        self.table.view.director.catch_up()

    def take_back(self) -> None:
        """The last decision is taken back."""
        self.table.view.take_back()

    def resize(self) -> None:
        """The window gets another size."""
        self.table.view.resize(*self.chance.choice(SIZES))

    def text_size(self) -> None:
        """Texts get another size."""
        theme().set_percent(self.chance.choice([100, 100, 115, 130, 150]))

    def language(self) -> None:
        """Another language is spoken."""
        self.translator.install(self.chance.choice(LANGUAGES))

    def sort(self) -> None:
        """The hand is held in another order."""
        self.table.view.settings.hand_order = self.chance.choice(HAND_ORDERS)

    def pace(self) -> None:
        """Everything goes faster or slower, or does not move at all."""
        animator = self.table.view.stage.animator
        animator.pace = PACES[self.chance.choice(["slow", "normal", "fast", "instant", "none"])]
        animator.reduced = self.chance.random() < 0.2

    def raise_playable(self) -> None:
        """Cards that may be played stand up, or do not."""
        self.table.view.settings.raise_playable = not self.table.view.settings.raise_playable

    def play_rest(self) -> None:
        """The rest plays itself, if it is decided."""
        self.table.view.offers.play_rest()

    def rest(self) -> None:
        """Let the table come to rest."""
        view = self.table.view
        for _ in range(400):
            if not view.director.moving and not view.stage.animator.busy:
                return
            view.director.skip()
            view.stage.animator.advance(5000)
        raise AssertionError("the table does not come to rest")


def befall(make_table: Maker, game: str, players: int, seed: int, things: int) -> None:
    chance = random.Random(seed)
    translator = Translator()
    table = make_table(
        chance.randrange(1, 1000),
        game=game,
        players=players,
        begin=False,
        choice=lambda _seat, legal: any_of(chance, legal),
        **({"deals": 4} if game == "minchiate" else {}),
    )
    fate = Fate(table, translator, seed)
    try:
        table.controller.next_deal()
        for number in range(things):
            fate.happen()
            if number % 12 == 11:
                fate.rest()
                check_picture(table.view)
        fate.rest()
        check_picture(table.view)
        assert len(table.controller.acted) >= things / 10 or table.controller.match.over, "nothing was played"
    except BaseException as error:
        error.add_note(f"{game} {players} seed {seed}: " + " ".join(fate.did[-40:]))
        raise
    finally:
        translator.remove()


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_card_ends_in_its_place(make_table: Maker, game: str, players: int, seed: int) -> None:
    befall(make_table, game, players, seed, 120)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("seed", range(101, 106))
def test_every_card_ends_in_its_place_after_many_more_things(
    make_table: Maker, game: str, players: int, seed: int
) -> None:
    befall(make_table, game, players, seed, 1500)
