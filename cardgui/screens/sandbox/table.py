"""The table of the sandbox: the seats, the trick, and the hand of one seat, which can be laid anywhere."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardgui.engine.cards import Card
from cardgui.look import focus
from cardgui.look.paint import painting
from cardgui.look.theme import theme
from cardgui.models.hand_order import in_order
from cardgui.screens.sandbox.places import EDGE, LIFT, SandPlaces
from cardgui.screens.sandbox.seats import ROUND, SeatButton, SeatFacts, TrickPlace
from cardgui.table.card_widget import CardWidget
from cardgui.table.faces import Faces
from cardgui.table.felt import TableLook, cover_color, felt
from cardgui.table.pose import Pose, Rect
from cardgui.table.prompt_place import Room
from cardgui.table.prompts import Pill, Saying
from cardgui.table.registry import GAME_TABLES
from cardgui.teaching.sandbox.draft import HAND, TRICK, Draft, Place
from cardgui.teaching.sandbox.registry import sandbox

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from cardgui.models.settings import Settings
    from cardgui.screens.sandbox.words import SandboxWords
    from cardgui.teaching.sandbox.judging import Verdict

ROOMY: Final = 620.0
"""Width from which on plates of four players have two lines."""
_CHOOSING: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})


class SandTable(QWidget):
    """Shows a draft of one game.

    Signals:
        card_chosen: a card was clicked or keyed, and where it lies.
        place_chosen: a place without a card was.
        carried: a card is being carried, from where, and where the pointer is on the screen.
        dropped: it was let go there.
    """

    card_chosen = Signal(str, Place)
    place_chosen = Signal(Place)
    carried = Signal(str, Place, QPointF)
    dropped = Signal(str, Place, QPointF)

    def __init__(self, game: str, players: int, settings: Settings, words: SandboxWords, parent: QWidget) -> None:
        super().__init__(parent)
        table = GAME_TABLES[game]
        self.game, self.players = game, players
        self._settings, self._words = settings, words
        self.faces = Faces(table.pack, game, table.shape, self)
        self._shape = table.shape
        self.draft: Draft | None = None
        self._verdict: Verdict | None = None
        self.shown = 0
        """Whose hand is shown."""
        self._laid: list[CardWidget] = []
        self.hand: list[CardWidget] = []
        self.seats = [SeatButton(seat, self) for seat in range(players)]
        self._spare: list[CardWidget] = []
        self.spots = [TrickPlace(seat, self) for seat in range(players)]
        self.pill = Pill(self)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # table and cards are never mirrored
        self.setMinimumSize(320, 200)
        for seat in self.seats:
            seat.game = game
            seat.clicked.connect(lambda _=False, seat=seat.seat: self.place_chosen.emit(Place(HAND, seat)))
        for spot in self.spots:
            self._connect_spot(spot)
        self._read_settings()
        settings.changed.connect(self._on_setting)
        theme().changed.connect(self._restyle)

    def _connect_spot(self, spot: TrickPlace) -> None:
        place = Place(TRICK, spot.seat)
        spot.clicked.connect(lambda _=False: self._on_spot(spot))
        spot.carried.connect(lambda at: self.carried.emit(spot.card or "", place, at))
        spot.dropped.connect(lambda at: self.dropped.emit(spot.card or "", place, at))

    def stop(self) -> None:
        """Draw no more cards: the table is being left."""
        self.faces.stop()

    # what is shown ----------------------------------------

    def show_draft(self, draft: Draft, verdict: Verdict, shown: int, chosen: Place) -> None:
        """Show a draft, the hand of one seat, and where cards go."""
        self.draft, self._verdict, self.shown = draft, verdict, shown
        self._chosen = chosen
        self._fill()

    _chosen = Place(HAND)

    _matters = False

    def say(self, text: str, *, matters: bool) -> None:
        """Say something on the pill beside the own plate; what does not matter is left out where it has no room."""
        self._matters = matters
        self.pill.say(Saying(text))
        self._place_pill()

    def _fill(self) -> None:
        draft, verdict = self.draft, self._verdict
        if draft is None or verdict is None:
            return
        focused = next((place for place, card in enumerate(self.hand) if card.hasFocus()), None)
        brief = self.players > 4 or self.width() < ROOMY * theme().scale
        for seat in self.seats:
            seat.brief, seat.bare = brief, False
            seat.show_facts(self._facts(draft, verdict, seat.seat))
        in_a_row = sum(seat.plate_width() + 8 for seat in self.seats[1:4]) + 2 * EDGE
        for seat in self.seats:
            seat.bare = brief and self.players == 4 and in_a_row > self.width()
        for spot in self.spots:
            card = draft.laid(spot.seat)
            following = spot.seat == draft.next_seat
            spoken = self._words.spot(spot.seat, card, following=following, wins=verdict.winner == spot.seat)
            spot.show_state(card, following=following, chosen=self._chosen.kind == TRICK, spoken=spoken)
        self._laid = self._taken(self._laid, [card for _, card in draft.played])
        trump = sandbox(draft).trump(draft)
        # As at the table, whatever the order in which the cards were laid.
        hand = in_order(draft.rules.pack, draft.hands[self.shown], self._settings.hand_order, trump)
        self.hand = self._taken(self.hand, hand)
        self._place()
        self._name_hand(draft, verdict)
        if focused is not None:
            if self.hand:
                self.hand[min(focused, len(self.hand) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                self.seats[self.shown].setFocus(Qt.FocusReason.OtherFocusReason)

    def _facts(self, draft: Draft, verdict: Verdict, seat: int) -> SeatFacts:
        words = self._words
        count = len(draft.hands[seat])
        chosen = self._chosen == Place(HAND, seat)
        led = draft.leader == seat and bool(draft.trick)
        return SeatFacts(
            words.name(seat),
            words.seat_note(count, led=led),
            count,
            ring=verdict.seat == seat,
            chosen=chosen,
            team=words.team(seat),
            spoken=words.seat(seat, count, led=led, following=verdict.seat == seat, chosen=chosen),
        )

    def _taken(self, before: list[CardWidget], cards: list[Card]) -> list[CardWidget]:
        """One widget for each card, those that are there already first."""
        while len(before) > len(cards):
            widget = before.pop()
            widget.bare()
            widget.hide()
            self._spare.append(widget)
        while len(before) < len(cards):
            before.append(self._spare.pop() if self._spare else self._new_card())
        for widget, card in zip(before, cards, strict=True):
            widget.code = card
        return before

    def _new_card(self) -> CardWidget:
        widget = CardWidget(self.faces, Pose(0, 0, 60.0), self)
        widget.clicked.connect(lambda _=False: self._on_card(widget))
        widget.drag_moved.connect(lambda at: self._on_drag(widget, at, end=False))
        widget.drag_ended.connect(lambda at: self._on_drag(widget, at, end=True))
        widget.finger_lifted.connect(self._on_finger)
        widget.focused.connect(self._on_focus)
        return widget

    def _name_hand(self, draft: Draft, verdict: Verdict) -> None:
        turn = verdict.seat == self.shown and verdict.view is not None
        legal = Counter(verdict.legal)
        for place, widget in enumerate(self.hand):
            card = widget.code or ""
            playable = None if not turn else bool(legal[card])
            widget.setAccessibleName(self._words.held(card, place, len(self.hand), playable=playable))
            widget.set_dim(1.0 if playable is False and self._settings.dim_unplayable else 0.0)
            widget.set_playable_by_hand(on=True)
            widget.set_ring(0.0)
        ring = theme().game(self.game).card_ring
        for (seat, _), widget in zip(draft.played, self._laid, strict=True):
            widget.set_playable_by_hand(on=False)
            widget.set_dim(0.0)
            widget.ring_color = ring
            widget.set_ring(1.0 if seat == verdict.winner else 0.0)
            widget.mark(self._words.team(seat), "")

    # where everything is ----------------------------------------

    @property
    def places(self) -> SandPlaces:
        """Where everything is now."""
        shown = len(self.draft.hands[self.shown]) if self.draft is not None else 0
        widths = tuple(float(seat.plate_width()) for seat in self.seats)
        height = float(self.seats[0].plate_height())
        return SandPlaces(self.width(), self.height(), self.players, self._shape.ratio, widths, height, shown)

    def _place(self) -> None:
        draft, verdict = self.draft, self._verdict
        if draft is None or verdict is None:
            return
        places = self.places
        self.faces.use_widths({places.tw, places.cw})
        for seat in self.seats:
            seat.setGeometry(_outer(places.seat(seat.seat).grown(ROUND)))
        for spot in self.spots:
            pose = places.laid(spot.seat)
            spot.setGeometry(_outer(pose.bounds(self._shape.ratio)))
            spot.lie(pose.angle, pose.width, pose.width * self._shape.ratio)
        for (player, _), widget in zip(draft.played, self._laid, strict=True):
            widget.place(places.laid(player))
            widget.show()
            widget.stackUnder(self.spots[0])
        legal = Counter(verdict.legal) if verdict.seat == self.shown and verdict.groups else Counter()
        for place, widget in enumerate(self.hand):
            pose = places.held(place)
            raised = bool(legal[widget.code or ""]) and self._settings.raise_playable
            widget.place(replace(pose, y=pose.y - LIFT * pose.width) if raised else pose)
            widget.show()
            widget.raise_()
        self._place_pill()
        self.update()

    def _place_pill(self) -> None:
        places = self.places
        row, left = places.row, places.seat(0).right + 12
        self.pill.put(Room((left + self.width() - EDGE) / 2, row.cy, left, self.width() - EDGE, row.bottom + 4))
        room = self.width() - EDGE - left
        fits = self.pill.fit(room)
        self.pill.setVisible(self._matters or fits.lines == 1 or places.row.h >= fits.height - 4)
        self.pill.raise_()

    def place_at(self, at: QPointF) -> Place | None:
        """The place under a point of the table; between the cards of the trick it is the next one's."""
        places, draft = self.places, self.draft
        if draft is None or not QRectF(self.rect()).contains(at):
            return None
        for spot in self.spots:
            if QRectF(spot.geometry()).contains(at):
                return Place(TRICK, spot.seat)
        for seat in self.seats:
            if QRectF(seat.geometry()).contains(at):
                return Place(HAND, seat.seat)
        if _holds(places.hand_area, at):
            return Place(HAND, self.shown)
        if _holds(places.middle, at):
            return Place(TRICK, draft.next_seat if draft.next_seat is not None else 0)
        return None

    def aim(self, place: Place | None) -> None:
        """Show where a carried card would go, or nothing."""
        for spot in self.spots:
            self._aim_at(spot, aimed=place == Place(TRICK, spot.seat))
        for seat in self.seats:
            self._aim_at(seat, aimed=place == Place(HAND, seat.seat))

    @staticmethod
    def _aim_at(part: TrickPlace | SeatButton, *, aimed: bool) -> None:
        if part.aimed != aimed:
            part.aimed = aimed
            part.update()

    @property
    def card_width(self) -> float:
        """Width at which a carried card is shown."""
        return self.places.tw

    # pointer and keys ----------------------------------------

    def _on_spot(self, spot: TrickPlace) -> None:
        if spot.card is not None:
            self.card_chosen.emit(spot.card, Place(TRICK, spot.seat))
        else:
            self.place_chosen.emit(Place(TRICK, spot.seat))

    def _on_card(self, widget: CardWidget) -> None:
        focus.note_pointer()
        if widget.code is not None and widget in self.hand:
            self.card_chosen.emit(widget.code, Place(HAND, self.shown))

    def _on_drag(self, widget: CardWidget, at: QPointF, *, end: bool) -> None:
        widget.set_hollow(on=not end)
        if widget.code is not None:
            signal = self.dropped if end else self.carried
            signal.emit(widget.code, Place(HAND, self.shown), QPointF(self.mapToGlobal(at)))

    def _on_finger(self, at: QPointF) -> None:
        for widget in reversed(self.hand):
            if widget.hitButton(widget.mapFromParent(at).toPoint()):
                self._on_card(widget)
                return

    def _on_focus(self) -> None:
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the shadow of a card belongs to the card under it."""
        for widget in reversed(self.hand):
            if widget.hitButton(widget.mapFromParent(event.position()).toPoint()):
                widget.click()
                return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the hand, or choose a card of it."""
        here = next((place for place, card in enumerate(self.hand) if card.hasFocus()), None)
        key = event.key()
        steps: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if here is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif key in _CHOOSING:
            focus.note_keyboard()
            self.card_chosen.emit(self.hand[here].code or "", Place(HAND, self.shown))
        elif key in steps or key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            focus.note_keyboard()
            last = len(self.hand) - 1
            to = here + steps[key] if key in steps else 0 if key == Qt.Key.Key_Home else last
            self.hand[min(max(to, 0), last)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    # look ----------------------------------------

    def _look(self) -> TableLook:
        settings = self._settings
        return TableLook(settings.table_contrast, settings.table_grain, settings.table_temperature)

    def _read_settings(self) -> None:
        self.faces.use_design(self._settings.card_design)
        self.faces.show_values(shown=self._settings.card_values)
        self.faces.use_cover(cover_color(self.game, self._look()))

    def _on_setting(self, _name: str) -> None:
        self._read_settings()
        self._fill()

    def _restyle(self) -> None:
        self.faces.use_cover(cover_color(self.game, self._look()))
        self._fill()

    def retranslate(self) -> None:
        """Show everything in the language of now."""
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size."""
        super().resizeEvent(event)
        self._fill()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the felt."""
        variant = (theme().dark, theme().high_contrast)
        picture = felt(self.game, self.width(), self.height(), self.devicePixelRatioF(), self._look(), variant)
        with painting(self) as painter:
            painter.drawPixmap(QRectF(self.rect()), picture, QRectF(picture.rect()))


def _outer(box: Rect) -> QRect:
    return QRectF(box.x, box.y, box.w, box.h).toAlignedRect()


def _holds(box: Rect, at: QPointF) -> bool:
    return box.x <= at.x() <= box.right and box.y <= at.y() <= box.bottom
