"""The diagrams of the rulebook: short plays on the real engine and rows of cards, scene by scene.

What they show stands once for all languages, in ``assets/rulebook/diagrams/<game>.toml``; the notation is described in
``assets/rulebook/README.md``. Nothing in a scene is written by hand: what may be played, who wins, what is worth how
much is asked of the engine.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from cardgui.engine.action import Action, Play
from cardgui.engine.cards import Card
from cardgui.engine.events import CardPlayed, CardsTurnedUp, Event, TrickTaken
from cardgui.engine.game import Deal, RecordFaultError
from cardgui.engine.position import PositionError, read
from cardgui.engine.registry import deal_from
from cardgui.engine.truf_terms import BidLaid, BidsDecided, BidsTurnedUp
from cardgui.resources import ResourceMissingError, asset
from cardgui.teaching.diagram_values import Row, labels_of, row_of, tags_of


class DiagramError(ValueError):
    """A diagram does not exist, or the rules contradict it."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table.

    Attributes:
        seat: who laid it.
        card: its code.
        face_up: whether it can be seen.
        tag: what it brings or promises, or "".
    """

    seat: int
    card: Card
    face_up: bool = True
    tag: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """A card of the hand that is shown, and whether it may be played now."""

    card: Card
    legal: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """What a diagram shows at one of its steps.

    Attributes:
        players: number of seats, 0 where rows of cards are shown.
        laid: cards on the table, in the order in which they were laid.
        winner: seat whose card wins (so far), where everybody can know it.
        turn: seat whose turn it is, ``None`` where more than one or none is to act.
        hand: the cards of the seat that is shown, or none.
        refused: a card of that hand that the rules have just refused.
        rule: the rule that refused it.
        labels: by seat, what stands beside the name (tricks taken and bid), or "".
        trump: suit of trumps, where there is one.
        contract: name of the contract, in Rıfkı.
        dealer: seat of the dealer.
        rows: rows of cards so far; the last is the one that is spoken of.
    """

    players: int = 0
    laid: tuple[Laid, ...] = ()
    winner: int | None = None
    turn: int | None = None
    hand: tuple[Held, ...] = ()
    refused: Card | None = None
    rule: str = ""
    labels: tuple[str, ...] = ()
    trump: str | None = None
    contract: str | None = None
    dealer: int | None = None
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Diagram:
    """One diagram.

    Attributes:
        id: its name.
        game: the game whose cards it shows.
        scenes: what it shows, step by step.
        hand: seat whose hand is shown, or ``None``.
    """

    id: str
    game: str
    scenes: tuple[Scene, ...]
    hand: int | None = None


def load(game: str, name: str) -> Diagram:
    """Run a diagram of a game on the engine.

    Raises:
        DiagramError: if there is no such diagram, or the rules contradict it.
    """
    table = _tables(game).get(name)
    if not isinstance(table, dict):
        raise DiagramError(f"{game} has no diagram {name}")
    try:
        if "rows" in table:
            rows = [row_of(game, row) for row in table["rows"]]
            return Diagram(name, game, tuple(Scene(rows=tuple(rows[: n + 1])) for n in range(len(rows))))
        return _Course(game, name, table).diagram()
    except (LookupError, AttributeError, TypeError, ValueError, StopIteration) as error:
        raise DiagramError(f"{game}, {name}: {error!r}") from error


def names(game: str) -> tuple[str, ...]:
    """The diagrams of a game, in the order of their file.

    Raises:
        DiagramError: if the file is missing or cannot be read.
    """
    return tuple(_tables(game))


@cache
def _tables(game: str) -> Mapping[str, Any]:
    try:
        with asset("rulebook", "diagrams", f"{game}.toml").open("rb") as file:
            return tomllib.load(file)
    except (ResourceMissingError, OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DiagramError(str(error)) from error


class _Course:
    """Carries out the steps of a diagram and notes its scenes."""

    def __init__(self, game: str, name: str, table: Mapping[str, Any]) -> None:
        self._game, self._name = game, name
        self._hand: int | None = table.get("hand")
        self._steps: Sequence[Any] = table["steps"]
        try:
            self._deal: Deal = deal_from(read(table["position"]))
        except (PositionError, RecordFaultError) as error:
            raise DiagramError(f"{game}, {name}: {error}") from error
        view = self._deal.view(0 if self._hand is None else self._hand)
        self._laid = [Laid(seat, card or "", card is not None) for seat, card in getattr(view, "current", ())]
        self._winner: int | None = None
        self._scenes: list[Scene] = []

    def diagram(self) -> Diagram:
        """Go through all steps."""
        self._note()
        for step in self._steps:
            actions = step if isinstance(step, list) else [step]
            for number, action in enumerate(actions):
                self._act(action, last=number == len(actions) - 1)
        return Diagram(self._name, self._game, tuple(self._scenes), self._hand)

    def _act(self, what: str | Mapping[str, Any], *, last: bool) -> None:
        deal = self._deal
        if isinstance(what, str) and "!" in what:
            card, _, rule = what.partition("!")
            refusal = deal.refusal(Play(self._turn(), card))
            if refusal is None or refusal.rule != rule:
                raise DiagramError(f"{card} is not refused by {rule}, but by {refusal and refusal.rule}")
            self._note(refused=card, rule=rule)
            return
        action: Action = Play(self._turn(), what) if isinstance(what, str) else deal.game.read_action(what)
        before = self._scenes[-1]
        for event in deal.apply(action):
            self._happened(event, before)
        if last:
            self._note()

    def _turn(self) -> int:
        (seat,) = self._deal.to_act
        return seat

    def _happened(self, event: Event, before: Scene) -> None:
        """Let the cards on the table follow an event; what is turned up has lain face down in a scene of its own."""
        match event:
            case CardPlayed():
                if event.led:
                    self._laid, self._winner = [], None
                self._laid.append(Laid(event.seat, event.card or "", not event.face_down))
                self._winner = event.winning
            case BidLaid():
                self._laid.append(Laid(event.seat, event.card or "", face_up=False))
            case CardsTurnedUp() | BidsTurnedUp():
                laid, here = tuple(self._laid), {one.card for one in self._laid}
                hand = tuple(Held(held.card, legal=True) for held in before.hand if held.card not in here)
                self._scenes.append(
                    replace(before, laid=laid, hand=hand, winner=self._winner, turn=None, refused=None, rule="")
                )
                self._laid = [Laid(one.seat, one.card) for one in laid]
            case BidsDecided():
                self._winner = event.declarer
                return
            case TrickTaken():
                self._winner = event.seat
            case _:
                return
        if isinstance(event, TrickTaken | BidsTurnedUp):
            codes = [laid.card for laid in self._laid]
            seats = [laid.seat for laid in self._laid]
            tags = tags_of(self._game, self._deal, event, seats, codes)
            self._laid = [Laid(seat, card, tag=tag) for seat, card, tag in zip(seats, codes, tags, strict=True)]

    def _note(self, refused: Card | None = None, rule: str = "") -> None:
        deal, seat = self._deal, self._hand
        view = deal.view(0 if seat is None else seat)
        hand: tuple[Held, ...] = ()
        if seat is not None:
            legal = {action.card for action in deal.legal(seat) if isinstance(action, Play)}
            anything = seat not in deal.to_act or not legal
            hand = tuple(Held(card, anything or card in legal) for card in view.hand)
        scene = Scene(
            players=deal.game.players,
            laid=tuple(self._laid),
            winner=self._winner,
            turn=next(iter(deal.to_act)) if len(deal.to_act) == 1 else None,
            hand=hand,
            refused=refused,
            rule=rule,
            labels=labels_of(self._game, view),
            trump=getattr(view, "trump", None),
            contract=getattr(view, "contract", None),
            dealer=deal.setup.dealer,
        )
        self._scenes.append(scene)
