"""What is set up in the sandbox, and every way to change it: moves, typed codes, text, choices, taking back."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardgui.screens.sandbox.keyed import KeyedCode
from cardgui.screens.sandbox.pack import rows_of
from cardgui.screens.sandbox.words import SandboxWords
from cardgui.teaching.sandbox.dealing import dealt
from cardgui.teaching.sandbox.draft import HAND, NOT_PLACED, TRICK, Draft, MoveError, Place
from cardgui.teaching.sandbox.judging import Verdict, judge
from cardgui.teaching.sandbox.reading import ReadingError, read_draft
from cardgui.teaching.sandbox.registry import fresh, led_by, sandbox, with_options

if TYPE_CHECKING:
    from collections.abc import Mapping


class SetUp(QObject):
    """One draft and its history.

    Attributes:
        draft: what is set up. verdict: what the rules say of it.
        fault: why the text that was typed last cannot be read, ``None`` if it can.
        to: where cards go that are clicked or typed: a hand, or the trick.
        shown: whose hand is shown.
        words: how it is put into words.

    Signals:
        changed: something else is to be shown; the flag says whether the text stays as it was typed.
        told: something to be read on the table, "" for nothing; the flags say whether it is spoken, and at once.
    """

    changed = Signal(bool)
    told = Signal(str, bool, bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._draw = Random()
        self.draft: Draft = fresh("rifki")
        self.verdict: Verdict = judge(self.draft)
        self.fault: ReadingError | None = None
        self.to = Place(HAND, 0)
        self.shown = 0
        self.words = SandboxWords(self.draft.game, self)
        self._keyed = KeyedCode(self._codes())
        self._before: list[Draft] = []
        self._typing = False

    def _codes(self) -> list[str]:
        return [card for row in rows_of(self.draft.game) for card in row]

    # what is set up ----------------------------------------

    def open(self, draft: Draft) -> None:
        """Begin with this."""
        self._before.clear()
        self._typing = False
        self.to, self.shown = Place(HAND, 0), 0
        self._take(draft)

    def change(self, draft: Draft, *, typed: bool = False) -> None:
        """Set something else up; it can be taken back. A text that is being typed counts as one change."""
        if draft != self.draft and not (typed and self._typing):
            self._before.append(self.draft)
        self._typing = typed
        self._take(draft, typed=typed)

    @property
    def can_take_back(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._before)

    def take_back(self) -> None:
        """Go back by one change."""
        if self._before:
            self._typing = False
            self._take(self._before.pop())
            self.tell(self.tr("Taken back"))

    def _take(self, draft: Draft, *, typed: bool = False) -> None:
        other = draft.game != self.draft.game
        self.draft, self.fault, self.verdict = draft, None, judge(draft)
        if other:
            self.words.deleteLater()
            self.words = SandboxWords(draft.game, self)
            self._keyed = KeyedCode(self._codes())
        if max(self.shown, self.to.seat) >= draft.players:
            self.to, self.shown = Place(HAND, 0), 0
        self.changed.emit(typed)
        self.told.emit("", False, False)  # noqa: FBT003 - a signal

    def tell(self, text: str, *, urgent: bool = False) -> None:
        """Say something on the table and aloud."""
        self.told.emit(text, True, urgent)  # noqa: FBT003 - a signal

    # choices ----------------------------------------

    def choose_game(self, game: str) -> None:
        """Begin anew with another game."""
        if game != self.draft.game:
            self.change(fresh(game))

    def choose_contract(self, key: str) -> None:
        """Let something else be played."""
        if key:
            self.change(sandbox(self.draft).choose(self.draft, key))

    def choose_leader(self, seat: str) -> None:
        """Let another seat lead."""
        if seat:
            self.change(led_by(self.draft, int(seat)))

    def turn_flag(self, key: str, on: bool) -> None:  # noqa: FBT001 - a Qt slot
        """Let something have happened before, or not."""
        self.change(sandbox(self.draft).set_flag(self.draft, key, on=on))

    def use_rules(self, options: Mapping[str, bool | int | str], players: int | None) -> None:
        """Play by other house rules, and with so many players."""
        draft = with_options(self.draft, options)
        if players is not None and players != draft.players:
            draft = sandbox(draft).choose(draft, str(players))
        self.change(draft)

    def go_to(self, place: Place) -> None:
        """Let cards go to a hand, which is then shown, or to the trick; the seat leads if nobody has."""
        self.to = place
        if place.kind == HAND:
            self.shown = place.seat
        elif not self.draft.trick and self.draft.leader != place.seat:
            self.change(led_by(self.draft, place.seat))
            return
        self.changed.emit(self.fault is not None or self._typing)

    @property
    def goal(self) -> Place:
        """Where exactly a card goes that is clicked or typed."""
        draft = self.draft
        if self.to.kind == HAND:
            return self.to
        if not draft.trick:
            return Place(TRICK, self.to.seat if draft.leader is None else draft.leader)
        return Place(TRICK, draft.next_seat or 0)

    # moves ----------------------------------------

    def choose(self, card: str, source: Place) -> None:
        """A card was clicked: it goes to where cards go; what is there already goes back to the pack."""
        to = self.goal
        back = source == to or (source.kind == TRICK == to.kind)
        self.move(card, source, NOT_PLACED if back and source != NOT_PLACED else to)

    def move(self, card: str, source: Place, to: Place) -> None:
        """Take a card from one place to another, or say why it cannot go there."""
        try:
            moved = self.draft.moved(card, source, to)
        except MoveError as error:
            self._refuse(error, card)
            return
        self.change(sandbox(moved).settle(moved))
        # Seen by itself, so only said.
        self.spoken.emit(self.words.moved(card, to))

    spoken = Signal(str)
    """Something that is seen anyway and only has to be said."""

    def put(self, card: str) -> None:
        """A code was typed: the card goes to where cards go."""
        to = self.goal
        try:
            source = self.draft.source(card, to)
        except MoveError as error:
            self._refuse(error, card)
            return
        self.move(card, source, to)

    def _refuse(self, error: MoveError, card: str) -> None:
        self.changed.emit(self.fault is not None or self._typing)
        self.tell(self.words.cannot(error, card), urgent=True)

    def deal_rest(self) -> bool:
        """Fill every hand with cards that are not placed; False, and why is said, if that cannot be done."""
        made = dealt(self.draft, self._draw)
        if made is None:
            self.tell(self.tr("The cards that are left cannot be dealt so that this trick is possible"), urgent=True)
            return False
        self.change(made)
        return True

    # typed codes ----------------------------------------

    def letter(self, letter: str) -> None:
        """A letter was typed: with it there is a card, or more letters are needed, or there is no such card."""
        card = self._keyed.add(letter)
        if card is not None:
            self.put(card)
        elif self._keyed.hopeless:
            self.take_letters()
        else:
            self.told.emit(self._keyed.typed, False, False)  # noqa: FBT003 - a signal

    @property
    def spelling(self) -> bool:
        """Whether letters are typed that are no card yet."""
        return bool(self._keyed.typed)

    def take_letters(self) -> None:
        """Take what was typed for a whole code."""
        typed = self._keyed.typed
        card = self._keyed.take()
        if card is None:
            self._refuse(MoveError("no_card"), typed)
        else:
            self.put(card)

    def forget_letters(self, *, all_of_them: bool) -> None:
        """Forget the last letter, or all."""
        self._keyed.clear() if all_of_them else self._keyed.back()
        self.told.emit(self._keyed.typed, False, False)  # noqa: FBT003 - a signal

    # text ----------------------------------------

    def read(self, text: str, *, typed: bool) -> bool:
        """Set up what a text says; one that cannot be read changes nothing but :attr:`fault`. Whether it could."""
        try:
            draft = read_draft(text)
        except ReadingError as fault:
            self.fault = fault
            self.changed.emit(True)  # noqa: FBT003 - a signal
            return False
        self.change(draft, typed=typed)
        return True

    def end_typing(self) -> None:
        """What is typed from now on is another change."""
        self._typing = False
