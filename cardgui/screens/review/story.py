"""A recorded deal as the review tells it: tricks, decisions, results, in words."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardgui.look.i18n import signed
from cardgui.screens.review.tricks import TrickRow
from cardgui.table.hint.titles import HintTitles
from cardgui.table.hint.words import HintWords

if TYPE_CHECKING:
    from cardgui.engine.action import Action
    from cardgui.models.replay import Replay


@dataclass(frozen=True, slots=True)
class _Trick:
    """One trick: where its first card and its end stand among the actions, who won it with what, the own card."""

    begins: int
    ends: int
    winner: int
    card: str
    own: int | None


class Story(QObject):
    """What there is to tell of one deal."""

    def __init__(
        self, parent: QObject, replay: Replay, seat: int, name: Callable[[int], str], result: Mapping[str, Any]
    ) -> None:
        """Read a deal.

        Args:
            parent: who keeps it. replay: the deal.
            seat: whose decisions are judged. name: of a seat.
            result: of the deal, as recorded.
        """
        super().__init__(parent)
        self._seat, self._name, self._result = seat, name, result
        record = replay.match.record
        self._players, self._resti = record.game.players, record.game.id == "minchiate"
        self._actions = record.actions
        self._words = HintWords(self, record.game.pack.name, name)
        self._titles = HintTitles(self, self._words)
        deal: Any = record.game.begin(record.setup, record.layout)
        self._tricks: list[_Trick] = []
        self._own: set[int] = set()
        self.start = len(record.actions)
        begins, own, count = 0, None, 0
        for index, action in enumerate(record.actions):
            played = action.to_json()["do"] == "play"
            if action.seat == seat:
                self._own.add(index)
            if played:
                self.start = min(self.start, index)
                if count == 0:
                    begins, own = index, None
                count += 1
                if action.seat == seat:
                    own = index
            deal.apply(action)
            if count == record.game.players:
                trick = deal.view(seat).tricks[-1]
                self._tricks.append(_Trick(begins, index + 1, trick.winner, trick.card, own))
                count = 0
        # Before the seat leads, a trick first lies complete and then has been taken up: two moments.
        ends = {trick.ends for trick in self._tricks}
        self._moments = [
            (place, collected)
            for place in range(len(record.actions) + 1)
            for collected in ((False, True) if place in ends and place in self._own else (False,))
        ]

    def retranslate(self) -> None:
        """Follow another language."""
        self._words.retranslate()

    @property
    def last(self) -> int:
        """The last moment; the first is 0."""
        return len(self._moments) - 1

    def at(self, moment: int) -> tuple[int, bool]:
        """How many actions come before a moment, and whether a trick they complete has been taken up."""
        return self._moments[moment]

    def moment(self, index: int) -> int:
        """The moment at which an action is decided."""
        return max(place for place, (count, _) in enumerate(self._moments) if count == index)

    def ticks(self) -> list[int]:
        """The moments at which tricks begin."""
        return [self.moment(trick.begins) for trick in self._tricks]

    def first_decision(self) -> int:
        """The moment of the seat's first decision."""
        return self.moment(min(self._own, default=0))

    def own(self, moment: int) -> int | None:
        """Index of the action that the seat decides at this moment, ``None`` where it does not."""
        index = self._moments[moment][0]
        return index if index in self._own and self.moment(index) == moment else None

    def place(self, moment: int) -> tuple[int, int]:
        """Which trick a moment belongs to, 0 before the play, and how many of its cards lie."""
        count, collected = self._moments[moment]
        if count < self.start:
            return 0, 0
        for number, trick in enumerate(self._tricks, 1):
            if count == trick.begins and (collected or number == 1):
                return number, 0
            if trick.begins < count <= trick.ends and not (collected and count == trick.ends):
                return number, count - trick.begins
        return len(self._tricks), 0

    def rows(self, judged: Mapping[int, Any]) -> list[TrickRow]:
        """The tricks, and the decisions before them, with what is known of them."""
        rows = []
        for index in sorted(self._own):
            if index < self.start:
                text = self._before_play(self._actions[index])
                rows.append(self._row(self.moment(index), 0, text, judged.get(index)))
        for number, trick in enumerate(self._tricks, 1):
            card = self._words.cards.inside(trick.card)
            if trick.winner == self._seat:
                text = self.tr("You won with the {card}").format(card=card)
            else:
                text = self.tr("{name} won with the {card}").format(name=self._name(trick.winner), card=card)
            index = trick.begins if trick.own is None else trick.own
            rows.append(self._row(self.moment(index), number, text, judged.get(index)))
        return rows

    def _before_play(self, action: Action) -> str:
        """What was decided before the first card."""
        done = action.to_json()
        match done["do"]:
            case "bid" if done.get("tricks"):
                return self.tr("Bid: %Ln", "a number of tricks", int(done["tricks"]))
            case "bid":
                return self.tr("Bid: {action}").format(action=self.done(action))
            case "adjust":
                return self.tr("Raised every bid by 1") if done["by"] > 0 else self.tr("Lowered every bid by 1")
            case "declare" if "contract" in done:
                return self.tr("Declared: {action}").format(action=self.done(action))
            case "declare":
                count = len(done["verzicole"])
                none = self.tr("Declared: nothing")
                return self.tr("Declared: %Ln verzicola/verzicole", "", count) if count else none
        return self.tr("Discarded: {action}").format(action=self.done(action))

    @staticmethod
    def _row(moment: int, trick: int, text: str, judged: Any) -> TrickRow:
        if judged is None or not judged.mark:
            return TrickRow(moment, trick, text)
        return TrickRow(moment, trick, text, judged.mark, judged.cost)

    def action(self, action: Action) -> str:
        """What would have been better."""
        return self._titles.noun(action.to_json())

    def done(self, action: Action) -> str:
        """What was done."""
        return self._titles.noun(action.to_json())

    def coming(self, moment: int) -> str:
        """What somebody else does at a moment."""
        action = self._actions[self._moments[moment][0]]
        return self.tr("{name}: {action}").format(name=self._name(action.seat), action=self.done(action))

    def reason(self, reason: Any) -> str:
        """Why, in words."""
        return "" if reason is None else self._words.reason(reason)

    # results ----------------------------------------

    def own_score(self) -> int:
        """What the seat or its side scored."""
        scores = self._result["deal_scores"]
        return int(scores[self._seat % len(scores)])

    @property
    def for_a_team(self) -> bool:
        """Whether two players score together."""
        return len(self._result["deal_scores"]) < self._players

    @property
    def declares(self) -> bool:
        """Whether the seat has chosen what the deal is about: another player in it may choose otherwise."""
        return any("contract" in self._actions[index].to_json() for index in self._own)

    def scored(self, result: int | None) -> str:
        """A result with what it counts, points or resti; a dash as long as it is not known."""
        if result is None:
            return "–"
        if self._resti:
            return self.tr("{score} resto/resti", "", abs(result)).format(score=signed(result))
        return self.tr("{score} point(s)", "", abs(result)).format(score=signed(result))

    def lost(self, judged: Collection[Any]) -> str:
        """How many points the marked decisions cost together."""
        total = sum(one.cost for one in judged if one.mark)
        shown = round(total, 1) if total < 5 else round(total)
        return self.tr("{score} point(s)", "", math.ceil(shown)).format(score=signed(-shown) if shown else signed(0))

    def best(self, lines: Sequence[Any]) -> dict[str, int | None]:
        """The results of other lines as far as they are known; with all hands open the best one found."""
        expert = next((line.score for line in lines if line.kind == "expert"), None)
        found = [line.score for line in lines if line.kind == "open"]
        best = max([*found, self.own_score(), *([] if expert is None else [expert])]) if found else None
        return {"expert": expert, "open": best}
