"""What a game is to the rest of the house: immutable rules that make deals.

A :class:`Game` (rules plus options) decides who deals, distributes a shuffled pack and starts a :class:`Deal`. A Deal
is the state between two decisions. Neither draws a random number that it was not given, reads a clock or waits.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cardgui.engine.action import Action, IllegalActionError, Refusal
from cardgui.engine.cards import Card, Pack
from cardgui.engine.events import CardsDealt, DealBegan, Event, ThrownIn
from cardgui.engine.explain import ScorePart
from cardgui.engine.faults import RecordFaultError as RecordFaultError  # noqa: PLC0414  (games raise it)
from cardgui.engine.fields import dealt_hands, read_play
from cardgui.engine.options import Option, Options, OptionValue, chosen
from cardgui.engine.position import Position


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match has decided before the cards of a deal are distributed.

    Attributes:
        deal: number of the deal, from 1.
        dealer: seat of the dealer.
        direction: ``"cw"`` or ``"ccw"``.
        scores: cumulative scores before the deal, by seat or side.
        history: earlier contracts of the match as (seat, contract), where the game needs them (RI-6).
    """

    deal: int
    dealer: int
    direction: str
    scores: tuple[int, ...]
    history: tuple[tuple[int, str], ...] = ()

    @property
    def step(self) -> int:
        """+1 where play passes to the left (clockwise), −1 where it passes to the right."""
        return 1 if self.direction == "cw" else -1

    def scores_after(self, result: Mapping[str, Any]) -> tuple[int, ...]:
        """Cumulative scores after a deal that ended with this result."""
        return tuple(before + score for before, score in zip(self.scores, result["deal_scores"], strict=True))


@dataclass(frozen=True, slots=True)
class Layout:
    """The cards as dealt, by seat and in dealt order. A game with more than hands extends it."""

    hands: tuple[tuple[Card, ...], ...]


class Deal(ABC):
    """One deal in progress.

    Attributes:
        game: the rules.
        setup: dealer, direction, scores before.
        layout: the cards as dealt.
    """

    game: Game
    setup: Setup
    layout: Layout

    @property
    @abstractmethod
    def to_act(self) -> frozenset[int]:
        """The seats that have to decide something now; empty when the deal is over."""

    @property
    def over(self) -> bool:
        """Whether the deal has ended and :meth:`result` can be asked."""
        return not self.to_act

    @abstractmethod
    def legal(self, seat: int) -> Sequence[Action]:
        """Every action that this seat may take now; empty if it is not to act.

        Where there can be millions (discards) the sequence describes them instead of listing them.
        """

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not possible now, or ``None`` if it is."""

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action and say what happened.

        Raises:
            IllegalActionError: if the rules refuse it; nothing has changed then.
        """
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self._apply(action)

    @abstractmethod
    def _apply(self, action: Action) -> list[Event]:
        """Carry out an action that :meth:`refusal` allows."""

    @abstractmethod
    def actions(self) -> tuple[Action, ...]:
        """All actions so far in the order of the record (simultaneous ones in turn order)."""

    def decision_index(self, seat: int) -> int:  # noqa: ARG002
        """The index of the seat's next action that seeds a computer player, whoever may act first."""
        return len(self.actions())

    @abstractmethod
    def view(self, seat: int) -> Any:
        """What this seat knows, and nothing else."""

    @abstractmethod
    def result(self) -> dict[str, Any]:
        """The ``result`` of the finished deal's record; asked earlier, it raises ``ValueError``."""

    @abstractmethod
    def explain(self) -> tuple[ScorePart, ...]:
        """How every seat's or side's score of the finished deal came about; asked earlier, it raises ``ValueError``.

        By seat or side, and for each in the order in which one would tell it; the points of a side's parts add up to
        its ``deal_scores``, and every side has at least one part.
        """

    def result_rule(self, key: str) -> str:
        """The rule that decides a key of the finished deal's ``result``."""
        return self.game.all_result_rules[key]

    @abstractmethod
    def position(self) -> Position:
        """The present state as a position from which an equal deal can be started."""


class Game(ABC):
    """The rules of one game with its options and number of players.

    Attributes:
        id: game id as in records.
        prefix: letters of its rule numbers (``"TR"``).
        pack: the cards it is played with.
        known_options: what can be chosen.
        player_counts: possible numbers of players; the first is the default.
        result_rules: for each key of ``result``, the rule that decides it.
    """

    id: ClassVar[str]
    prefix: ClassVar[str]
    pack: ClassVar[Pack]
    known_options: ClassVar[tuple[Option, ...]] = ()
    player_counts: ClassVar[tuple[int, ...]]
    result_rules: ClassVar[Mapping[str, str]]
    spare_results: ClassVar[frozenset[str]] = frozenset()
    """Keys of ``result`` that a record may leave out, since the others say the same."""
    follow_rules: ClassVar[Mapping[str, str]]
    """For each field of the next deal's :class:`Setup`, the rule that decides it."""
    standing_trump: ClassVar[str | None] = None
    """The lane that is trumps in every deal, where one is."""
    keeps_history: ClassVar[bool] = False
    """Whether its records carry the ``history`` of contracts."""

    def __init__(self, options: Mapping[str, object] | None = None, players: int | None = None) -> None:
        """Choose options and number of players.

        Raises:
            OptionError: for an option or a value that the game does not have.
            ValueError: for a number of players that it cannot be played with.
        """
        self.options: Options = chosen(self.known_options, options or {})
        self.players = self.player_counts[0] if players is None else players
        if self.players not in self.player_counts:
            counts = ", ".join(map(str, self.player_counts))
            raise ValueError(f"{self.id} is played by {counts}, not by {self.players}")

    def option(self, name: str) -> OptionValue:
        """The value in force of an option."""
        if name in self.options:
            return self.options[name]
        return next(option.default for option in self.known_options if option.name == name)

    @property
    @abstractmethod
    def deals(self) -> int:
        """How many deals a match has."""

    @property
    def sides(self) -> int:
        """How many scores there are: one a seat, or one a team."""
        return self.players

    @abstractmethod
    def first_setup(self, drawn: int) -> Setup:
        """The setup of deal 1; ``drawn`` is the seat that chance chose."""

    @abstractmethod
    def next_setup(self, setup: Setup, result: Mapping[str, Any]) -> Setup | None:
        """The setup of the deal after one that ended with ``result``, or ``None`` when the match is over."""

    @property
    def repeats(self) -> bool:
        """Whether a deal can be void and its number come again (RI-30)."""
        return False

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are shuffled and dealt, in the order in which a numbered match shuffles them."""
        return self.pack.cards

    @property
    def cut_choices(self) -> int:
        """At how many places the pack can be cut; 1 where no cut matters."""
        return 1

    def first_dealt(self, setup: Setup) -> int:
        """The seat that gets the first card: the dealer's neighbour in the direction of play, in most games."""
        return (setup.dealer + setup.step) % self.players

    def distribute(self, setup: Setup, pack: Sequence[Card], cut: int) -> Layout:  # noqa: ARG002
        """Deal a shuffled pack that was cut at the given place, 0 … ``cut_choices`` − 1.

        In most games card by card around the table.
        """
        hands: list[list[Card]] = [[] for _ in range(self.players)]
        first = self.first_dealt(setup)
        for index, card in enumerate(pack):
            hands[(first + setup.step * index) % self.players].append(card)
        return Layout(tuple(map(tuple, hands)))

    def settled(self, setup: Setup, layout: Layout) -> Setup:  # noqa: ARG002
        """The setup once the cards are seen, for games in which a card decides who begins (RI-26)."""
        return setup

    def thrown_in(self, layout: Layout) -> ThrownIn | None:  # noqa: ARG002
        """Why the cards must be thrown in and dealt again (TR-5); never in most games."""
        return None

    @abstractmethod
    def begin(self, setup: Setup, layout: Layout) -> Deal:
        """A deal right after its cards were dealt."""

    def opening_events(self, setup: Setup, layout: Layout, *, turned: bool, attempt: int) -> list[Event]:
        """What everybody sees before the first decision: who deals, the cards being dealt."""
        return [
            DealBegan(setup.deal, self.deals, setup.dealer, setup.direction, turned, setup.scores, attempt),
            CardsDealt(layout.hands, self.first_dealt(setup)),
        ]

    @abstractmethod
    def from_position(self, position: Position) -> Deal:
        """A deal in the middle of its course.

        Raises:
            RecordFaultError: if the position contradicts itself or the rules.
        """

    def winners(self, totals: Sequence[int], result: Mapping[str, Any]) -> tuple[int, ...]:  # noqa: ARG002
        """Seats or sides that win a match that ended with these totals and this last result.

        In most games whoever has the most; equal ones share the win.
        """
        return tuple(side for side, total in enumerate(totals) if total == max(totals))

    def read_history(self, record: Mapping[str, Any]) -> Sequence[Sequence[Any]]:  # noqa: ARG002
        """The contracts of earlier deals in a record, checked; none in most games.

        Raises:
            RecordFaultError: if they are missing or impossible.
        """
        return ()

    @property
    def all_result_rules(self) -> dict[str, str]:
        """For each key of ``result``, the rule that decides it, in the order in which faults are looked for."""
        return {**self.result_rules, "deal_scores": self.scoring_rule}

    @property
    @abstractmethod
    def scoring_rule(self) -> str:
        """The rule that decides ``deal_scores``."""

    length_rule: ClassVar[str]
    """The rule that says how many deals a match has."""

    def end_rule(self, result: Mapping[str, Any]) -> str:  # noqa: ARG002
        """The rule by which a match ended with a deal of this result."""
        return self.length_rule

    def check_later(self, earlier: Setup, result: Mapping[str, Any], later: Setup) -> None:  # noqa: ARG002
        """Check a deal against an earlier one of its match that is not the one right before it.

        Args:
            earlier: setup of the earlier deal. result: what it ended with.
            later: setup of the later deal.

        Raises:
            RecordFaultError: with the rule that makes the later one impossible.
        """
        return

    def incomplete_rule(self, deal: Deal) -> str:  # noqa: ARG002
        """The rule that an unfinished deal in a record breaks."""
        return f"{self.prefix}-Record"

    def read_action(self, action: Mapping[str, Any]) -> Action:
        """An action from its record; where nothing else is decided, a card.

        Raises:
            MalformedActionError: if it is no action of this game.
        """
        return read_play(action)

    @property
    @abstractmethod
    def cards_rule(self) -> str:
        """The rule that says which cards are dealt to whom."""

    def read_layout(self, record: Mapping[str, Any]) -> Layout:
        """The cards of a record; in most games all cards, equally many for each.

        Raises:
            RecordFaultError: if they are not the pack, dealt as the rules say.
        """
        sizes = [len(self.cards) // self.players] * self.players
        return Layout(dealt_hands(record, self.pack, sizes, self.cards_rule, self.cards))

    def layout_json(self, layout: Layout) -> dict[str, Any]:
        """The cards as they stand in a record: ``hands`` and what the game adds."""
        return {"hands": [list(hand) for hand in layout.hands]}

    @abstractmethod
    def check_setup(self, setup: Setup) -> None:
        """Check what a setup must satisfy whatever came before.

        Raises:
            RecordFaultError: with the rule that it breaks.
        """
