"""The review of a deal: the table at the left with the way through the deal below it, what it cost at the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look import focus
from cardgui.look.controls import Button, Canvas, Hairline, IconButton, Label, ScrollColumn, Words
from cardgui.look.i18n import number
from cardgui.look.theme import theme
from cardgui.look.tokens import NARROW
from cardgui.look.type import control
from cardgui.models.replay import Replay
from cardgui.screens.review.exercise import Exercise
from cardgui.screens.review.hands import Hands
from cardgui.screens.review.marks import points
from cardgui.screens.review.side import DecisionBox, Figures
from cardgui.screens.review.story import Story
from cardgui.screens.review.strip import strip
from cardgui.screens.review.table import ReviewTable
from cardgui.screens.review.timeline import Timeline
from cardgui.screens.review.tricks import TrickList

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

    from cardgui.models.reviewing import Reviewing
    from cardgui.models.settings import Settings

SIDE: Final = 332
SIDE_NARROW: Final = 300
SIDE_GROWS: Final = 0.6
"""How much of a larger text's growth the side takes part in."""
LEAST_TABLE: Final = 500
ROOM_FOR_PLACE: Final = 460
STEP_MS: Final = 800
HIGHEST_BAR: Final = 62


class ReviewScreen(Canvas):
    """The review of one deal.

    Signals:
        leave: back to where the person came from.
        play_on: the deal as it is shown shall be played on, as practice.
        next_deal: the next deal of the same game shall be reviewed.
        next_exercise: this deal has no more exercises.
    """

    leave = Signal()
    play_on = Signal()
    next_deal = Signal()
    next_exercise = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.replay: Replay | None = None
        self.table: ReviewTable | None = None
        self.reviewing: Reviewing | None = None
        self.story: Story | None = None
        self._found = False
        """Whether the review has found something while something else was shown."""
        self.exercise: Exercise | None = None
        """What the person tries anew, while they learn from their mistakes."""
        self._name: Words = str  # how the game is called, in the language of now
        self._deal: tuple[int, ...] = ()
        self._title, self._about = Label(size=22, title=True), Label(size=13, color="text2")
        self.back_button = IconButton("back")
        self.open_button = Button(kind="secondary", icon="eye")
        self.open_button.setCheckable(True)
        self.next_button = Button(kind="primary")
        self.figures = Figures()
        self.box = DecisionBox()
        self.list = TrickList()
        self.hands: Hands | None = None
        self.timeline = Timeline()
        self.place = Label(size=13, color="text2")
        self.first, self.back = IconButton("first"), IconButton("back")
        self.forward, self.last = IconButton("chevron-right"), IconButton("last")
        self.run_button = IconButton("play", bordered=True)
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._lay_out_bars()
        self._lay_out_side()
        self._left = QVBoxLayout()
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.setSpacing(0)
        self._left.addWidget(Hairline())
        self._left.addWidget(self._foot)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addLayout(self._left, 1)
        row.addWidget(Hairline(Qt.Orientation.Vertical))
        row.addWidget(self._side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._bar)
        whole.addWidget(Hairline())
        whole.addLayout(row, 1)

    def _lay_out_bars(self) -> None:
        named, buttons = (self.back_button, self._title, self._about), (self.open_button, self.next_button)
        self._bar = strip((*named, None, *buttons), (12, 0, 12, 0), 12)
        steps = (self.first, self.back, self.run_button, self.forward, self.last)
        self._foot = strip((*steps, self.timeline, self.place), (16, 4, 20, 4), 8, grows=self.timeline)

    def _lay_out_side(self) -> None:
        content = QWidget()
        side = QVBoxLayout(content)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(0)
        side.addWidget(self.figures)
        side.addWidget(Hairline())
        around = QVBoxLayout()
        around.setContentsMargins(12, 12, 12, 4)
        around.addWidget(self.box)
        side.addLayout(around)
        side.addWidget(self.list)
        self._hands_place = QVBoxLayout()
        side.addLayout(self._hands_place)
        side.addStretch(1)
        self._side = Canvas(fill="surface")
        self._area = ScrollColumn(content)
        inside = QVBoxLayout(self._side)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._area)

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.leave)
        self.next_button.clicked.connect(self.next_deal)
        self.open_button.toggled.connect(self._show_hands)
        self.box.play_on.connect(self.play_on)
        self.box.answer.connect(self._show_answer)
        self.box.go_on.connect(self._next_exercise)
        self.figures.cancel.connect(self._cancel)
        self.timeline.valueChanged.connect(self._on_moment)
        self.list.chosen.connect(self.go_to)
        self.first.clicked.connect(lambda: self.go_to(0))
        self.back.clicked.connect(lambda: self.go_to(self.timeline.value() - 1))
        self.forward.clicked.connect(lambda: self.go_to(self.timeline.value() + 1))
        self.last.clicked.connect(lambda: self.go_to(self.timeline.maximum()))
        self.run_button.clicked.connect(self._toggle_run)
        self._timer.timeout.connect(self._run_on)

    # which deal ----------------------------------------

    def open(
        self,
        raw: Mapping[str, Any],
        seat: int,
        title: Words,
        about: Sequence[int],
        *,
        following: bool,
        exercises: bool = False,
    ) -> None:
        """Show a deal and begin to review it.

        Args:
            raw: its record. seat: whose decisions are judged.
            title: name of the game. about: number of the deal, and of how many.
            following: whether a deal of the same game comes after it.
            exercises: whether costly decisions are to be taken anew, one after the other.

        Raises:
            RecordFaultError: if the record cannot be read.
        """
        self.close_review()
        replay = self.replay = Replay(raw, self)
        self._name = title
        self._deal = tuple(about)
        self.table = ReviewTable(replay, self._settings)
        self._left.insertWidget(0, self.table, 1)
        self.story = Story(self, replay, seat, self.table.context.name, raw["result"])
        self.hands = Hands(self.table.stage.faces)
        self._hands_place.addWidget(self.hands)
        self.hands.setVisible(self.open_button.isChecked())
        self.next_button.setVisible(following and not exercises)
        self.exercise = Exercise() if exercises else None
        self.figures.again_button.setVisible(not exercises)
        self.table.attempted.connect(self._try)
        self.timeline.show_deal(self.story.last, self.story.ticks())
        self.table.start()
        self.retranslate()
        self.go_to(self.story.first_decision())
        self._on_moment(self.timeline.value())  # which may stand there from the deal before
        QTimer.singleShot(0, self.story, lambda: self._begin(raw, seat))

    def _begin(self, raw: Mapping[str, Any], seat: int) -> None:
        """Begin to judge, once the deal is shown."""
        from cardgui.models.reviewing import Reviewing  # noqa: PLC0415  (it loads players that search)

        self.reviewing = Reviewing(raw, seat, self)
        self.reviewing.changed.connect(self._on_found)
        self.reviewing.finished.connect(self._on_found)
        self._refresh()

    def _on_found(self) -> None:
        """Show what has been found; while something else is shown, once the person is back: it leads nobody away."""
        if self.isVisible():
            self._refresh()
        else:
            self._found = True

    def showEvent(self, event: QShowEvent) -> None:
        """Show what has been found meanwhile, once the page stands."""
        super().showEvent(event)
        if self._found:
            self._found = False
            QTimer.singleShot(0, self, self._on_found)

    def close_review(self) -> None:
        """Stop thinking and put the deal away."""
        self._timer.stop()
        reviewing, self.reviewing = self.reviewing, None
        if reviewing is not None:
            reviewing.blockSignals(True)  # noqa: FBT003 - else exercises would go on with the next deal
            reviewing.cancel()
            reviewing.deleteLater()
        if self.hands is not None:
            self._hands_place.removeWidget(self.hands)
            self.hands.hide()
            self.hands.deleteLater()
            self.hands = None
        if self.table is not None:
            self.table.stop()
            self._left.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
            self.table = None
        if self.story is not None:
            self.story.deleteLater()
            self.story = None
        self.replay = None

    # where one is ----------------------------------------

    def go_to(self, moment: int) -> None:
        """Show a moment of the deal."""
        self.timeline.setValue(max(0, min(moment, self.timeline.maximum())))

    def go_to_first_mark(self) -> None:
        """Show the first decision that is marked, if there is one."""
        marked = [judged.index for judged in self._judged() if judged.mark]
        if marked:
            self.go_to_decision(min(marked))

    def go_to_decision(self, index: int) -> None:
        """Show the moment at which an action is decided."""
        if self.story is not None:
            self.go_to(self.story.moment(index))

    def _on_moment(self, moment: int) -> None:
        if self.replay is not None and self.story is not None:
            count, collected = self.story.at(moment)
            self.replay.go_to(count, collected=collected)
        self._tell()

    def _toggle_run(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self.timeline.value() == self.timeline.maximum():
                self.go_to(0)
            self._timer.start()
        self._tell_run()

    def _run_on(self) -> None:
        self.go_to(self.timeline.value() + 1)
        if self.timeline.value() == self.timeline.maximum():
            self._timer.stop()
            self._tell_run()

    # what is known ----------------------------------------

    def _judged(self) -> list[Any]:
        return self.reviewing.judged if self.reviewing is not None else []

    def _cancel(self) -> None:
        if self.reviewing is not None:
            self.reviewing.cancel()

    def _refresh(self) -> None:
        """Show what the review has found so far."""
        story, reviewing = self.story, self.reviewing
        if story is None:
            return
        judged = {one.index: one for one in self._judged()}
        self.timeline.mark({story.moment(index): one.mark for index, one in judged.items() if one.mark})
        self.list.show_rows(story.rows(judged))
        if self.exercise is not None and self.exercise.here is None:
            self._next_exercise()
        found = story.best([] if reviewing is None else reviewing.lines)
        expert, best = self.tr("Expert in your seat"), self.tr("Best line, all hands open")
        if story.declares:
            expert = self.tr("Expert, with a choice of contract")
            best = self.tr("Best line, all hands open, any contract")
        lost = story.lost(judged.values())
        own, by_expert, at_best = map(story.scored, (story.own_score(), found["expert"], found["open"]))
        self.figures.show_figures(
            [
                (self.tr("Your team's score") if story.for_a_team else self.tr("Your score"), own, own),
                (self.tr("Cost of your choices"), lost, self.tr("{score}, by what you knew").format(score=lost)),
                (expert, by_expert, by_expert),
                (best, at_best, at_best),
            ]
        )
        self._tell()
        if reviewing is None:
            self.figures.show_progress(self.tr("Judging your decisions"), 0.0, running=True)
            return
        running = reviewing.running and reviewing.done < max(1, reviewing.total)
        state = ""
        if running:
            state = self.tr("Judged {done} of {total} decisions")
        elif not reviewing.running and reviewing.done < reviewing.total:
            state = self.tr("Stopped after {done} of {total} decisions")
        state = state.format(done=number(reviewing.done), total=number(reviewing.total))
        self.figures.show_progress(state, reviewing.done / max(1, reviewing.total), running=running)

    def _tell(self) -> None:
        """Say where one is, and what the decision to be taken here cost."""
        story, table, replay = self.story, self.table, self.replay
        if story is None or table is None or replay is None:
            return
        moment = self.timeline.value()
        index = story.own(moment)
        trick, card = story.place(moment)
        if trick and card:
            text = self.tr("Trick {trick}, card {card}").format(trick=number(trick), card=number(card))
        elif trick:
            text = self.tr("Trick {trick}").format(trick=number(trick))
        else:
            text = self.tr("Before the play")
        self.place.setText(text)
        self.timeline.setAccessibleDescription(text)
        self.list.show_place(moment, trick)
        decision = next((one for one in self._judged() if one.index == index), None)
        asking = self.exercise is not None and self.exercise.asks(index)
        table.awaiting = asking
        table.look_at(None if asking else decision)
        self.box.exercise(on=self.exercise is not None, asking=asking)
        self.box.setVisible(moment < self.timeline.maximum())
        if asking and decision is not None:
            self._ask_again(decision)
            table.want_card()
        elif index is not None:
            self._tell_decision(story, decision)
        elif moment < self.timeline.maximum():
            self.box.say("", story.coming(moment), "", "")
        if self.open_button.isChecked():
            self._tell_hands()

    def _tell_decision(self, story: Story, decision: Any) -> None:
        box = self.box
        if decision is None:
            waiting = self.reviewing is None or self.reviewing.running
            box.say("", self.tr("Not judged yet") if waiting else self.tr("You had no choice here"), "", "")
        elif not decision.mark:
            box.say("", self.tr("Nothing was clearly better by what you knew"), "", "")
        else:
            better = self.tr("Better: {action}").format(action=story.action(decision.better))
            box.say(decision.mark, box.cost_title(decision.cost), better, story.reason(decision.reason))

    # learning from mistakes ----------------------------------------

    def _ask_again(self, decision: Any) -> None:
        """Ask for a better card than was played."""
        exercise = self.exercise
        tried = None if exercise is None else exercise.tried
        if tried is None:
            text = self.tr("The card you played cost about {points} points by what you knew. Choose a better one.")
            self.box.say("", self.tr("What would you play?"), "", text.format(points=points(decision.cost)))
            return
        loss = decision.losses[tried]
        title = self.tr("That would cost about {points} points").format(points=points(loss))
        self.box.say(decision.mark, title, "", self.tr("Choose another card, or look at the answer."))

    def _try(self, card: str) -> None:
        """The person has chosen a card for an exercise."""
        exercise, table = self.exercise, self.table
        decision = next((one for one in self._judged() if exercise is not None and one.index == exercise.here), None)
        if exercise is None or table is None or decision is None or not exercise.asks(decision.index):
            return
        if decision.losses.get(card, 0.0) < decision.cost / 2:
            exercise.solved.add(decision.index)
        else:
            exercise.tried = card
        self._tell()

    def _show_answer(self) -> None:
        if self.exercise is not None and self.exercise.here is not None:
            self.exercise.solved.add(self.exercise.here)
            self._tell()

    def _next_exercise(self) -> None:
        """Go to the next costly card of this deal; to the next deal once everything is judged."""
        exercise = self.exercise
        if exercise is None:
            return
        coming = [one.index for one in self._judged() if one.losses and one.index > (exercise.here or 0)]
        if coming:
            exercise.here, exercise.tried = min(coming), None
            self.go_to_decision(exercise.here)
            self._tell()
        elif self.reviewing is not None and not self.reviewing.running:
            self.next_exercise.emit()

    def _show_hands(self, shown: bool) -> None:  # noqa: FBT001 - a Qt slot
        self.list.setVisible(not shown)
        if self.hands is not None:
            self.hands.setVisible(shown)
        if shown:
            self._tell_hands()
        self.retranslate()

    def _tell_hands(self) -> None:
        replay, hands, table = self.replay, self.hands, self.table
        if replay is None or hands is None or table is None:
            return
        dealt = replay.match.hands()
        names = [table.context.name(seat) for seat in range(len(dealt))]
        spoken = [
            self.tr("{name}: {cards}").format(
                name=name, cards=self.tr(", ", "between cards").join(map(table.words.cards.inside, hand))
            )
            for name, hand in zip(names, dealt, strict=True)
        ]
        hands.show_hands(names, dealt, spoken)

    # the window ----------------------------------------

    def _tell_run(self) -> None:
        running = self._timer.isActive()
        self.run_button.icon_name = "pause" if running else "play"
        self.run_button.setText(self.tr("Pause") if running else self.tr("Play"))
        self.run_button.update()

    def take_focus(self) -> None:
        """Give the focus to the way through the deal."""
        self.timeline.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows go through the deal, Esc leaves."""
        key = event.key()
        focus.note_key(event)
        if key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.go_to(self.timeline.value() + (1 if key == Qt.Key.Key_Right else -1))
        elif key == Qt.Key.Key_Space:
            self._toggle_run()
        elif key == Qt.Key.Key_Escape:
            self.leave.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the table more room where the window is narrow."""
        super().resizeEvent(event)
        wanted = (SIDE_NARROW if self.width() < NARROW else SIDE) * (1 + (theme().scale - 1) * SIDE_GROWS)
        self._side.setFixedWidth(round(max(SIDE_NARROW, min(wanted, self.width() - LEAST_TABLE))))
        self._about.setVisible(self.width() >= NARROW)
        self.place.setVisible(self.width() - self._side.width() >= ROOM_FOR_PLACE * theme().scale)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._bar.setFixedHeight(min(control(52), HIGHEST_BAR))
        self.back_button.setText(self.tr("Back"))
        self.open_button.setText(self.tr("Tricks") if self.open_button.isChecked() else self.tr("All hands"))
        self.next_button.setText(self.tr("Next deal"))
        self._title.setText(self._name())
        self.first.setText(self.tr("To the beginning"))
        self.back.setText(self.tr("Back one card"))
        self.forward.setText(self.tr("On one card"))
        self.last.setText(self.tr("To the end"))
        self.timeline.setAccessibleName(self.tr("The cards of this deal"))
        self.figures.show_title(self.tr("Your deal"), self.tr("Stop"))
        if self._deal:
            about = self.tr("Review of deal {deal} of {deals}") if self._deal[1] > 1 else self.tr("Review")
            self._about.setText(about.format(deal=number(self._deal[0]), deals=number(self._deal[1])))
        self._tell_run()
        if self.story is not None:
            self.story.retranslate()
            self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
