"""A lesson being learned: which step, what the learner tries, what comes of it. Every move is made on the engine."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from cardgui.engine.action import Action, IllegalActionError, Play, Refusal
from cardgui.engine.cards import Card
from cardgui.engine.events import Event, TrickTaken
from cardgui.engine.game import Deal
from cardgui.engine.position import Position
from cardgui.engine.registry import deal_from
from cardgui.teaching.lessons import Lesson, LessonError, Mistake, Step

LEARNER: Final = 0
Attempt: TypeAlias = "Card | str | tuple[Card, ...]"
"""What the learner does: a card, the id of an answer, or the cards marked."""


@dataclass(frozen=True, slots=True)
class Success:
    """It was right.

    Attributes:
        actions: what happens on the table, the learner's own action first.
    """

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """It was allowed, but not right: it is played out, explained and taken back.

    Attributes:
        mistake: the class it belongs to; its text says why.
        actions: what happens on the table.
    """

    mistake: Mistake
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """The rules refuse it.

    Attributes:
        refusal: of the engine.
        text: key of what the lesson says of it, ``""`` for the usual explanation.
    """

    refusal: Refusal
    text: str


Outcome: TypeAlias = Success | Wrong | Refused


class LessonRun:
    """One lesson in progress.

    Attributes:
        lesson: the lesson.
        place: number of the step, from 0.
        done: whether the step has been solved (or asks nothing).
        position: where the table of the step begins, ``None`` where it has none.
        before: actions between that position and the step's own beginning.
        moves: what others do before the learner's turn.
    """

    def __init__(self, lesson: Lesson) -> None:
        """Begin with the first step."""
        self.lesson = lesson
        self.place = 0
        self.done = False
        self.position: Position | None = None
        self.before: tuple[Action, ...] = ()
        self.moves: tuple[Action, ...] = ()
        self.enter(0)

    @property
    def step(self) -> Step:
        """The step in progress."""
        return self.lesson.steps[self.place]

    @property
    def last(self) -> bool:
        """Whether no step follows."""
        return self.place == len(self.lesson.steps) - 1

    def enter(self, place: int) -> None:
        """Begin a step.

        Raises:
            LessonError: if its position or a move is impossible.
        """
        self.place, step = place, self.lesson.steps[place]
        self.done = step.kind == "watch"
        start = self.lesson.start_of(place)
        text = self.lesson.steps[start].position
        self.position = Position.from_text(text) if text else None
        before: list[Action] = []
        self.before = self.moves = ()
        if self.position is None:
            return
        deal = deal_from(self.position)
        try:
            for earlier in self.lesson.steps[start:place]:
                before += played(deal, earlier.moves)
                if earlier.kind != "watch":
                    action = self._action(deal, earlier, solution(earlier))
                    before += _played_out(deal, earlier, action, earlier.replies)
        except (IllegalActionError, IndexError) as error:
            raise LessonError(f"{self.lesson.id}, step {place}: the right answer is impossible: {error}") from error
        self.before = tuple(before)
        self.moves = tuple(played(deal, step.moves))

    def deal(self) -> Deal | None:
        """A deal of one's own at which the learner acts now, ``None`` where there is no table."""
        if self.position is None:
            return None
        deal = deal_from(self.position)
        for action in (*self.before, *self.moves):
            deal.apply(action)
        return deal

    def attempt(self, answer: Attempt) -> Outcome:
        """What comes of an attempt; :attr:`done` says afterwards whether the step is solved.

        Raises:
            LessonError: if no class of mistakes fits a wrong action.
        """
        step, deal = self.step, self.deal()
        action = None if deal is None else self._action(deal, step, answer)
        if deal is not None and action is not None:
            refusal = deal.refusal(action)
            if refusal is not None:
                return Refused(refusal, _own_text(step, refusal))
        if is_right(step, answer):
            self.done = True
            return Success(tuple(_played_out(deal, step, action, step.replies)))
        return self._wrong(step, answer, action)

    def _wrong(self, step: Step, answer: Attempt, action: Action | None) -> Wrong:
        for mistake in step.mistakes:
            replies = step.replies if mistake.replies is None else mistake.replies
            deal = self.deal()
            events: list[Event] = []
            actions = _played_out(deal, step, action, replies, events)
            if fits(step, mistake, answer, deal, events):
                return Wrong(mistake, tuple(actions))
        raise LessonError(f"{self.lesson.id}, step {self.place + 1}: no mistake fits {answer}")

    def _action(self, deal: Deal, step: Step, answer: Attempt) -> Action | None:
        """The action that an attempt is, if it is one."""
        match step.kind:
            case "play":
                return Play(LEARNER, str(answer))
            case "lay":
                return deal.game.read_action({"do": "bid", "seat": LEARNER, "card": str(answer)})
            case "pick" if "pick" in step.does:
                return deal.game.read_action({**step.does["pick"], "seat": LEARNER, "cards": list(answer)})
        if isinstance(answer, str) and answer in step.does:
            return deal.game.read_action({**step.does[answer], "seat": LEARNER})
        return None


def _own_text(step: Step, refusal: Refusal) -> str:
    """The key of what a step says of a refusal, ``""`` where it leaves that to the usual explanation."""
    own = [one for one in step.refused if one.rule == refusal.rule and one.reason in ("", refusal.reason)]
    return own[0].text if own else ""


def solution(step: Step) -> Attempt:
    """The right answer that "Show me" marks: the first of them."""
    if step.kind == "order":
        return tuple(step.right)
    first: Attempt = step.right[0]
    return first


def is_right(step: Step, answer: Attempt) -> bool:
    """Whether an attempt succeeds."""
    match step.kind:
        case "order":
            return tuple(answer) == step.right
        case "pick":
            return any(Counter(answer) == Counter(cards) for cards in step.right)
    return answer in step.right


def fits(step: Step, mistake: Mistake, answer: Attempt, deal: Deal | None, events: Sequence[Event]) -> bool:
    """Whether a wrong attempt belongs to a class of mistakes.

    Args:
        step: the step. mistake: the class. answer: the attempt.
        deal: after the attempt was played out. events: what happened.
    """
    if step.kind == "pick":
        return _fits_pick(step, mistake, Counter(answer))
    if mistake.cards or mistake.answers:
        return answer in mistake.cards or answer in mistake.answers
    match mistake.when:
        case "win" | "lose":
            taker = next((event.seat for event in events if isinstance(event, TrickTaken)), None)
            return taker is not None and (taker == LEARNER) == (mistake.when == "win")
        case "trump":
            return deal is not None and is_trump(deal, str(answer))
    return mistake.when == "any"


def _fits_pick(step: Step, mistake: Mistake, marked: Counter[Card]) -> bool:
    sets: list[Counter[Card]] = [Counter(cards) for cards in step.right]
    nearest = min(sets, key=lambda cards: (cards - marked).total() + (marked - cards).total())
    missing, extra = nearest - marked, marked - nearest
    if mistake.cards:
        return any(card in marked for card in mistake.cards)
    return {"missing": bool(missing), "extra": bool(extra), "any": True}[mistake.when]


def is_trump(deal: Deal, card: Card) -> bool:
    """Whether a card is a trump of the deal."""
    trump = getattr(deal, "trump", None) or deal.game.standing_trump
    pack = deal.game.pack
    return trump is not None and pack.lane_of[card] == pack.lane_named[trump]


def played(deal: Deal, cards: Sequence[Card]) -> list[Action]:
    """Let whoever's turn it is play these cards one after the other.

    Raises:
        LessonError: if one of them cannot be played.
    """
    actions: list[Action] = []
    for card in cards:
        seat = next(iter(sorted(deal.to_act)), None)
        if seat is None or deal.refusal(Play(seat, card)) is not None:
            raise LessonError(f"{card} cannot be played by seat {seat}")
        actions.append(Play(seat, card))
        deal.apply(actions[-1])
    return actions


def _played_out(
    deal: Deal | None, step: Step, action: Action | None, replies: Sequence[Card], events: list[Event] | None = None
) -> list[Action]:
    """Carry an action out and let the others do what the lesson says; what happens goes to ``events``."""
    seen: list[Event] = [] if events is None else events
    if deal is None:
        return []
    actions: list[Action] = []
    if action is not None:
        actions.append(action)
        seen += deal.apply(action)
    if step.kind == "lay":
        for seat, card in zip(_in_turn(deal), replies, strict=False):
            actions.append(deal.game.read_action({"do": "bid", "seat": seat, "card": card}))
            seen += deal.apply(actions[-1])
        return actions
    left = deque(replies)
    while deal.to_act and not any(isinstance(event, TrickTaken) for event in seen) and (left or step.kind == "play"):
        actions.append(_reply(deal, min(deal.to_act), left.popleft() if left else None))
        seen += deal.apply(actions[-1])
    return actions


def _in_turn(deal: Deal) -> list[int]:
    """The seats that have to act, in the order of play."""
    count, setup = deal.game.players, deal.setup
    return sorted(deal.to_act, key=lambda seat: (seat - setup.dealer) * setup.step % count or count)


def _reply(deal: Deal, seat: int, wanted: Card | None) -> Action:
    """What a seat plays: the card that the lesson wants if it may be played, else its lowest one, trumps last."""
    if wanted is not None and deal.refusal(Play(seat, wanted)) is None:
        return Play(seat, wanted)
    rank = deal.game.pack.rank_of

    def dear(action: Action) -> tuple[bool, int]:
        card = str(getattr(action, "card", ""))
        return is_trump(deal, card), rank[card]

    return min(deal.legal(seat), key=dear)
