"""The way to the review of a deal, and from there to practice; made when it is first opened."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject

from cardgui.ledger.errors import LedgerError
from cardgui.look.controls import tell
from cardgui.screens.games import entry
from cardgui.screens.match_facts import matches_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardgui.engine.position import Position
    from cardgui.models.controller import Step
    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.review.screen import ReviewScreen
    from cardgui.table.table_view import TableView

log = logging.getLogger(__name__)

EXERCISE_DEALS: Final = 20
"""Deals that are looked through for exercises."""
PERSON: Final = 0
"""The seat whose decisions are judged."""


@dataclass(frozen=True, slots=True)
class _Practice:
    """A deal of a review that is played once more.

    Attributes:
        position: where it begins. played: what the person scored when it was played.
        expert: what Expert would have scored, where that is known.
        records, place, moment: which deal of which, and where one was in it.
    """

    position: Position
    played: int
    expert: int | None
    records: Sequence[Mapping[str, Any]]
    place: int
    moment: int


class Reviews(QObject):
    """Opens reviews in one window.

    Attributes:
        screen: the review, once one was opened.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.screen: ReviewScreen | None = None
        self._records: Sequence[Mapping[str, Any]] = ()
        self._place = 0
        self._match = ""
        self._from_table = False

    def open_stored(self, match: str, deal: str) -> bool:
        """Review a deal of the ledger; False if it cannot be read."""
        try:
            records = self._window.desk.records(match)
        except (LedgerError, ValueError) as error:
            log.warning("review: %s", error)
            records = ()
        place = next((n for n, record in enumerate(records) if record.get("id") == deal), None)
        self._match = match
        return place is not None and self.open(records, place, from_table=False)

    def open_at_table(self, table: TableView) -> None:
        """Review the deal that has just ended at the table, which waits meanwhile."""
        records = table.controller.records()
        if records:
            self.open(records, len(records) - 1, from_table=True)

    def learn(self, match: str) -> bool:
        """Take the costly decisions of the last deals anew, from this match on; False if there are no deals."""
        desk = self._window.desk
        facts = matches_of(desk.matches)
        chosen = next((one for one in facts if one.id == match), None)
        ids = [match, *(one.id for one in facts if chosen is not None and one.entry.id == chosen.entry.id)]
        records: list[Mapping[str, Any]] = []
        for one in dict.fromkeys(ids):
            try:
                records += reversed(desk.records(one))
            except (LedgerError, ValueError) as error:
                log.warning("review: %s", error)
            if len(records) >= EXERCISE_DEALS:
                break
        self._match = match
        return bool(records) and self.open(records[:EXERCISE_DEALS], 0, from_table=False, exercises=True)

    def _next_exercises(self) -> None:
        """Go on with the next deal, or say that there are no more."""
        if self._place + 1 < len(self._records):
            self.open(self._records, self._place + 1, from_table=False, exercises=True)
            return
        tell(
            self._window,
            lambda: self.tr("Those were all the exercises"),
            lambda: self.tr("The last deals have no more decisions that clearly cost points."),
            lambda: self.tr("Close"),
        )

    def open(
        self, records: Sequence[Mapping[str, Any]], place: int, *, from_table: bool, exercises: bool = False
    ) -> bool:
        """Review one of these deals; False if it cannot be read."""
        from cardgui.engine.game import RecordFaultError  # noqa: PLC0415  (home must not wait for the rules)
        from cardgui.screens.review.screen import ReviewScreen  # noqa: PLC0415

        window, raw = self._window, records[place]
        if self.screen is None:
            self.screen = ReviewScreen(window.settings)
            self.screen.leave.connect(self.leave)
            self.screen.play_on.connect(self._play_on)
            self.screen.figures.again.connect(self._play_again)
            self.screen.box.sandbox.connect(self._lay_out)
            self.screen.next_deal.connect(self._next)
            self.screen.next_exercise.connect(self._next_exercises)
            window.pages.addWidget(self.screen)
        self._records, self._place, self._from_table = records, place, from_table
        game = entry(str(raw["game"]))
        deals = max(game.deals(raw.get("options", {}), int(raw["players"])), int(raw["deal"]))
        about, following = (int(raw["deal"]), deals), place + 1 < len(records)
        self.screen.box.with_sandbox = window.sandboxes.knows(game.id)
        try:
            self.screen.open(raw, PERSON, game.name, about, following=following, exercises=exercises)
        except RecordFaultError as error:
            log.warning("review: %s", error)
            tell(
                window,
                lambda: self.tr("This deal cannot be reviewed"),
                lambda: self.tr("Its record cannot be read."),
                lambda: self.tr("Close"),
            )
            return False
        if from_table:
            window.rooms.show_over_table(self.screen)
        else:
            window.leave_table()
            window.pages.setCurrentWidget(self.screen)
        window.sidebar.hide()
        self.screen.take_focus()
        return True

    def _next(self) -> None:
        if self._place + 1 < len(self._records):
            self.open(self._records, self._place + 1, from_table=self._from_table)

    def close(self) -> None:
        """Stop thinking and put the deal away."""
        if self.screen is not None:
            self.screen.close_review()

    def leave(self) -> None:
        """Go back to where the review was opened."""
        self.close()
        window = self._window
        if self._from_table and window.table is not None:
            window.rooms.back_to_table()
        else:
            window.open_ledger(self._match)

    def rule_on(self, page: QWidget | None) -> tuple[str, str]:
        """The rule in force at the moment of a deal that a page shows, and its game; empty where it is no review."""
        replay = self.screen.replay if self.screen is not None and page is self.screen else None
        if replay is None:
            return "", ""
        from cardgui.teaching.rule_now import rule_now  # noqa: PLC0415

        shown = replay.shown
        return rule_now(shown.game, shown.phase, None, shown.facts, replay.options), shown.game

    # practice ----------------------------------------

    def _play_on(self) -> None:
        """Play on from what is shown."""
        screen = self.screen
        if screen is not None and screen.replay is not None:
            self._practise(screen.replay.match.position())

    def _play_again(self) -> None:
        """Play the same deal once more, from its first card."""
        screen = self.screen
        if screen is not None and screen.replay is not None:
            self._practise(screen.replay.match.start())

    def _practise(self, position: Position) -> None:
        """Play a deal of the review from a position; afterwards all results stand side by side."""
        window, screen = self._window, self.screen
        if screen is None or screen.story is None:
            return
        if self._from_table:
            # The game that waits is kept in the ledger; from practice one goes back to it there.
            self._from_table, self._match = False, window.table.controller.match_id if window.table else ""
        lines = screen.reviewing.lines if screen.reviewing is not None else []
        expert = screen.story.best(lines)["expert"]
        played = screen.story.own_score()
        self._begin(_Practice(position, played, expert, self._records, self._place, screen.timeline.value()))

    def _begin(self, practice: _Practice) -> None:
        """Begin to practise; nothing of that is stored."""
        from cardgui.models.free_deal import FreeMatch, free_table  # noqa: PLC0415

        window = self._window
        controller = free_table(FreeMatch(practice.position), window.desk, asks=True)
        self.close()
        window.show_practice(controller, lambda: self._back(practice.records, practice.place, practice.moment))
        table = window.table
        if table is not None:
            table.bar.show_part(self.tr("Practice"))
            # Nothing of it is stored, and nothing of it ought to be.
            controller.saved.disconnect(table.bar.show_saved)
            table.director.step_ended.connect(lambda step: self._on_step(table, step, practice))

    def _lay_out(self) -> None:
        """Set up in the sandbox what is shown; who leaves it comes back to this moment."""
        window, screen = self._window, self.screen
        if screen is None or screen.replay is None:
            return
        position, moment = screen.replay.match.position(), screen.timeline.value()
        records, place, match = self._records, self._place, self._match
        if self._from_table and window.table is not None:
            self._from_table, match = False, window.table.controller.match_id

        def back() -> None:
            self._match = match
            self._back(records, place, moment)

        self.close()
        window.sandboxes.open(position, back)

    def _back(self, records: Sequence[Mapping[str, Any]], place: int, moment: int) -> None:
        self.open(records, place, from_table=False)
        if self.screen is not None:
            self.screen.go_to(moment)

    def _on_step(self, table: TableView, step: Step, practice: _Practice) -> None:
        """When the practice has ended: the results side by side."""
        if step.beat.motion != "end":
            return
        from cardgui.screens.review.results import PracticeResults  # noqa: PLC0415

        score = table.controller.shown.seats[PERSON].deal_score or 0
        dialog = PracticeResults(table, practice.played, score, practice.expert)
        dialog.back.connect(table.leave)
        dialog.again.connect(lambda: self._begin(practice))
        dialog.open_over()
