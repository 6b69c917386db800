"""The table widget: the felt, one widget a card, plates, piles and marks, and where each of them lies.

The stage knows spots (zone, seat, place) and turns them into poses by the layout. What moves when is the director's
business; on a resize every spot simply gets its new pose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardgui.look.theme import theme
from cardgui.look.tokens import TOUCH_TARGET
from cardgui.models.shown import LANE, ShownCard, ShownState, Zone
from cardgui.table.animator import Animator, Ease, out_cubic
from cardgui.table.beside import beside_plates, fan
from cardgui.table.card_widget import CardWidget
from cardgui.table.faces import Faces
from cardgui.table.felt import TableLook, cover_color, felt
from cardgui.table.layout import CardShape, TableLayout
from cardgui.table.marks import Marks
from cardgui.table.pose import Pose, Rect
from cardgui.table.prompt_place import NOWHERE, Room, plate_above, room_beside, usual
from cardgui.table.prompts import Pill
from cardgui.table.rects import rect_of, whole
from cardgui.table.seats import MARGIN, NARROW_PLATE, Pile, Plate, fitted
from cardgui.table.spot import Spot
from cardgui.table.stacking import longest_kept
from cardgui.table.veil import veil, veil_lower

if TYPE_CHECKING:
    from cardgui.table.of_a_game import Lanes, Loose

_HEIGHT: Final = {Zone.PILE: 2, Zone.AWAY: 2, Zone.WON: 2, Zone.LANE: 4, Zone.BID: 4, Zone.TRICK: 5}
"""Which zones lie over which; opponents' hands are 1, the own hand is 3."""
_PLAYED: Final = frozenset({Zone.TRICK, Zone.BID})
"""Where cards lie in the middle of the table."""
SLIM_WIDTH: Final = 480
"""Least width of a table that is part of a page."""


class Stage(QWidget):
    """Everything that lies on the table.

    Signals:
        empty_clicked: a click on the table itself.
        pile_clicked: a click on won tricks, with the seat.
    """

    empty_clicked = Signal()
    pile_clicked = Signal(int)

    def __init__(self, game: str, pack: str, shape: CardShape, players: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self.shape = shape
        self.players = players
        self.look = TableLook()
        self.hand_size = 13
        self.slim = False
        """Whether the table is part of a page."""
        self.lanes: Lanes | None = None
        self.loose: list[Loose] = []
        self.layout_now = TableLayout(1280, 800, players, shape)
        self._fans = self.layout_now.fans
        self.faces = Faces(pack, game, shape, self)
        self.animator = Animator(self)
        self.cards: dict[int, CardWidget] = {}
        self.spots: dict[int, Spot] = {}
        self._spare: list[CardWidget] = []
        self._over: dict[QWidget, Rect] = {}
        self._order: list[int] = []
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # table and cards are never mirrored
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.marks = Marks(self)
        self.plates = [Plate(seat, game, self.faces, self) for seat in range(players)]
        self.piles = [Pile(seat, self.faces, self) for seat in range(players)]
        for pile in self.piles:
            pile.clicked.connect(lambda _=False, seat=pile.seat: self.pile_clicked.emit(seat))
        self.deck = CardWidget(self.faces, Pose(0, 0, 77), self)
        self.deck.hide()
        self._above = QWidget(self)
        self._above.resize(0, 0)
        self.prompt = Pill(self, focusable=True)
        self.banner = Pill(self)
        for one in (self.prompt, self.banner):
            one.stands.connect(self._clear_marks)
        self.beside: list[QWidget] = []
        """What a game has on the table besides: it is read after the plates."""
        self.adopted: Callable[[CardWidget], None] = lambda _card: None
        """Called with each new card, so that the hand can listen to it."""
        theme().changed.connect(self.restyle)
        self._dress()

    # layout ----------------------------------------

    def use_look(self, look: TableLook, design: str) -> None:
        """Show the table and the cards so from now on."""
        self.faces.use_design(design)
        if look != self.look:
            self.look = look
            self._dress()
        for widget in (self, *self.findChildren(QWidget)):
            widget.update()

    def relayout(self, *, hand: bool = True) -> None:
        """Compute every place anew and put everything there at once, the own hand if `hand`; holds and pauses go on."""
        layout = TableLayout(
            max(self.width(), SLIM_WIDTH if self.slim else 640),
            max(self.height(), 480),
            self.players,
            self.shape,
            theme().scale,
            self.hand_size,
            slim=self.slim,
        )
        for plate in self.plates:
            plate.compact = layout.large_text or layout.tight
            # The mark of a side takes less room than a portrait, so that pips may stay.
            plate.narrow = layout.large_text or (self.players == 4 and layout.usual_plate_width < NARROW_PLATE)
            plate.one_line = layout.large_text and (plate.seat == 0 or self.players > 4)
        self.layout_now = layout = fitted(layout, self.plates)
        self.faces.use_widths((layout.pile_width, layout.back_width, layout.won_width, 28.0, layout.tw, layout.cw))
        self.marks.setGeometry(0, 0, self.width(), self.height())
        self.marks.show_marks(self.marks.marks, layout)
        for seat, (plate, pile) in enumerate(zip(self.plates, self.piles, strict=True)):
            box = layout.plate(seat).grown(MARGIN)
            plate.setGeometry(whole(box))
            box = layout.pile_box(seat)
            if theme().touch:
                high = max(box.h, float(TOUCH_TARGET))
                box = Rect(box.x, box.cy - high / 2, box.w, high)
            pile.back_width = layout.pile_width
            pile.setGeometry(whole(box))
        self._make_way()
        self._show_plates()
        fans_changed = layout.fans != self._fans
        self._fans = layout.fans
        for card, spot in self.spots.items():
            if hand or spot.zone is not Zone.HAND or spot.seat != 0:
                self.animator.settle(self.cards[card], self.pose(spot))
            if fans_changed and spot.zone is Zone.HAND and spot.seat != 0:
                self._show(card)
        if self.deck.isVisible():
            self.deck.place(self.deck_pose(self._deck_seat))

    def refit(self) -> None:
        """Lay out again if a plate needs another width for what it shows now."""
        now, wanted = self.layout_now, fitted(self.layout_now, self.plates)
        if any(now.plate_width(seat) != wanted.plate_width(seat) for seat in range(self.players)):
            self.relayout()

    _deck_seat = 0
    _covered: Rect | None = None
    _moved: Rect | None = None  # where the own plate stands while a callout covers its usual place
    bare: frozenset[int] = frozenset()
    """Seats whose plate or fan a panel cuts through: neither fan nor open won cards of theirs are shown beside it."""
    _row_taken = 0.0

    def take_row(self, until: float) -> None:
        """Something of the game's stands in the own row up to there, 0 for nothing; the prompt then stands right."""
        if until != self._row_taken:
            self._row_taken = until
            self._place_pills()

    def keep_prompt_clear(self, covered: Rect | None) -> None:
        """Keep the prompt beside what a callout covers, where there is room for it."""
        self._covered = covered
        self._make_way()
        # Where there is no room beside it either, the callout says what is required.
        pill = self.prompt.area()
        self.prompt.cover("callout", covered=covered is not None and pill.meets(covered))
        self._show_plates()

    def lies_over(self, panel: QWidget, box: Rect | None) -> None:
        """A panel stands there, or is gone: nothing that it would cut through is shown, another panel included."""
        self._over = {other: rect for other, rect in self._over.items() if other is not panel}
        if box is not None:
            self._over[panel] = box
        else:
            veil(panel, veiled=False)
        self._show_plates()

    def clear_loose(self) -> None:
        """Show what is the game's own where no panel cuts through it."""
        # The prompt has made way for a callout, perhaps to where something of the game's stands.
        callout = [self._covered, self.prompt.area()] if self._covered else []
        for thing in self.loose:
            over = [rect for panel, rect in self._over.items() if id(panel) != id(thing)]
            box = thing.place(self._covered)
            thing.stand(None if any(box.meets(rect) for rect in (*over, *callout)) else box)

    def _show_plates(self) -> None:
        layout, over = self.layout_now, list(self._over.values())
        cut_through = {seat for seat in range(self.players) if any(layout.plate(seat).meets(box) for box in over)}
        if 0 in cut_through and any(map(layout.is_beside, cut_through)):
            cut_through = set(range(self.players))  # those at the top are not left over alone
        for plate, pile in zip(self.plates, self.piles, strict=True):
            cuts = [*over, self._covered] if self._covered is not None else over
            hidden = not cut_through.isdisjoint(layout.together(plate.seat))
            place = layout.plate(plate.seat) if plate.seat or self._moved is None else self._moved
            plate.setGeometry(whole(place.grown(MARGIN)))
            plate.setVisible(not hidden and not any(place.meets(box) for box in cuts))
            # The prompt has made way for a callout, perhaps to where won tricks lie.
            pill = [self.prompt.area()] if self._covered is not None else []
            cut = any(layout.pile_box(pile.seat).meets(box) for box in (*cuts, *pill))
            pile.cut_off(off=cut or plate.isHidden() or place != layout.plate(plate.seat))
        # A panel that leaves the prompt no room asks for what is required itself.
        prompt = self.prompt.area()
        self.prompt.cover("panel", covered=any(prompt.meets(box) for box in over))
        self.clear_loose()
        self._clear_marks()
        fans = {seat: fan(self, seat, self.hand_size) for seat in range(1, self.players)} if over else {}
        cut_through |= {seat for seat, room in fans.items() if any(room.meets(box) for box in over)}
        bare = frozenset(seat for seat in range(self.players) if not cut_through.isdisjoint(layout.together(seat)))
        changed, self.bare = bare ^ self.bare, bare
        for card, spot in self.spots.items():
            if spot.zone in {Zone.HAND, Zone.WON} and spot.seat in changed:
                self._show(card)
        for card, spot in self.spots.items():
            if spot.zone in _PLAYED:  # it may have come while a panel lay there
                self._show(card)
        veil_lower(self._over, self.children() if over else [])
        for widget in self.cards.values():
            widget.cut_tag(off=any(rect_of(widget.geometry()).meets(box) for box in over))

    def _clear_marks(self) -> None:
        """Draw no mark that is in the way of what stands over it."""
        talk = [box for box in (self._covered, self.prompt.area(), self._moved) if box] if self._covered else []
        pills = [pill.area() for pill in (self.prompt, self.banner) if not pill.isHidden()]
        self.marks.keep_clear(self._over.values(), talk, pills)

    def prompt_cost(self, covered: Rect) -> int:
        """How far the prompt would have to go out of its way for a callout there."""
        return self._prompt_room(covered).cost

    def _prompt_room(self, covered: Rect | None) -> Room:
        layout = self.layout_now
        left = max(self._right_of_own_plate(), self._row_taken)
        if covered is None:
            room = usual(layout, left)
            return replace(room, x=room.right) if self._row_taken else room
        others = [*beside_plates(self), *([self._moved] if self._moved is not None else [])]
        return room_beside(layout, left, covered, self.played_boxes(), self.prompt.fit, others)

    def _make_way(self) -> None:
        """Place own plate and prompt beside or above a callout; the plate makes way where the prompt has room, too."""
        covered, self._moved = self._covered, None
        if covered is not None:
            there = self.prompt_cost(covered) < NOWHERE
            self._moved = plate_above(self.layout_now, covered, self.played_boxes(), beside_plates(self))
            if there and self.prompt_cost(covered) >= NOWHERE:
                self._moved = None
        self._place_pills()

    def _right_of_own_plate(self) -> float:
        layout = self.layout_now
        return max(layout.plate(0).right + 20, layout.pile_box(0).right + 8 if self.piles[0].count else 0.0)

    def _place_pills(self) -> None:
        layout = self.layout_now
        self.prompt.put(self._prompt_room(self._covered))
        foot, row = layout.trick(0).y + layout.th / 2, layout.own_row.y
        if row - foot >= 48 * layout.text:
            left, right = self._right_of_own_plate() - 12, self.width() - 40
            self.banner.put(Room(layout.prompt[0], (foot + row) / 2, left, right, row))
        else:
            # Too little room under the trick: in place of the prompt, which is silent while cards move.
            self.banner.put(self._prompt_room(None))

    def restyle(self) -> None:
        """Follow another theme or text size."""
        self._dress()
        self.relayout()
        self.update()

    def _dress(self) -> None:
        self.faces.use_cover(cover_color(self.game, self.look))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything for the new size."""
        super().resizeEvent(event)
        self.relayout()

    # cards ----------------------------------------

    def pose(self, spot: Spot) -> Pose:
        """Where a spot is in the window as it is now."""
        layout = self.layout_now
        match spot.zone:
            case Zone.HAND if spot.open_row >= 0:
                pose = layout.revealed(spot.open_row, spot.count, 13)[spot.place]
            case Zone.HAND if spot.seat == 0:
                pose = layout.hand(max(spot.count, spot.place + 1))[spot.place]
                if spot.raised:
                    pose = replace(pose, y=pose.y - layout.lift)
            case Zone.HAND:
                pose = layout.held(spot.seat, max(spot.count, spot.place + 1))[spot.place]
            case Zone.PILE | Zone.AWAY:
                pose = layout.pile(spot.seat)
            case Zone.LANE if self.lanes is not None:
                pose = self.lanes.pose(layout, spot)
            case Zone.WON:
                pose = layout.won(spot.seat, max(spot.count, spot.place + 1))[spot.place]
            case _:
                pose = layout.trick(spot.seat)
        return pose.shown(face_up=spot.face_up)

    def targets(self, shown: ShownState, raised: Iterable[int] = ()) -> dict[int, Spot]:
        """The spot of every card in a shown state."""

        def group(card: ShownCard) -> tuple[Zone, int]:
            return card.zone, card.place // LANE if card.zone is Zone.LANE else card.seat

        counts = Counter(map(group, shown.cards))
        standing = set(raised)
        return {
            card.id: Spot(
                card.zone,
                card.seat,
                card.place,
                counts[group(card)],
                card.face_up,
                card.id in standing and card.zone is Zone.HAND,
            )
            for card in shown.cards
        }

    def adopt(self, shown: ShownState) -> list[int]:
        """Have one widget for every card of the state; returns the new ones, which still lie nowhere."""
        present = {card.id for card in shown.cards}
        for gone in [card for card in self.cards if card not in present]:
            widget = self.cards.pop(gone)
            self.animator.forget(widget)
            widget.bare()
            widget.hide()
            self._spare.append(widget)
            self.spots.pop(gone, None)
        self._order = [card for card in self._order if card in present]
        new = [card.id for card in shown.cards if card.id not in self.cards]
        for card in new:
            self.cards[card] = self._spare.pop() if self._spare else self._new_card()
        for state in shown.cards:
            self.cards[state.id].code = state.code
        return new

    def make_ready(self, count: int) -> None:
        """Have so many cards at hand before they are dealt."""
        while len(self.cards) + len(self._spare) < count:
            self._spare.append(self._new_card())

    def _new_card(self) -> CardWidget:
        widget = CardWidget(self.faces, Pose(0, 0, self.layout_now.back_width), self)
        widget.hide()
        widget.stackUnder(self._above)
        self.adopted(widget)
        return widget

    def put(self, card: int, spot: Spot) -> None:
        """Place a card at once."""
        self.spots[card] = spot
        self.animator.settle(self.cards[card], self.pose(spot))
        self._show(card)

    def send(
        self,
        card: int,
        spot: Spot,
        ms: float,
        *,
        delay: float = 0.0,
        ease: Ease = out_cubic,
        swell: bool = False,
        gate: bool = True,
    ) -> None:
        """Let a card move to a spot; `gate` says whether the director waits for it."""
        self.spots[card] = spot
        widget = self.cards[card]
        self.animator.move(
            widget,
            self.pose(spot),
            ms,
            delay=delay,
            ease=ease,
            swell=swell,
            gate=gate,
            start=widget.show,
            done=lambda: self._show(card),
        )

    def _show(self, card: int) -> None:
        """Hide what lies in a pile or behind a plate, which stand for it, and a fan cut by a panel or without plate."""
        spot, widget = self.spots.get(card), self.cards.get(card)
        if spot is None or widget is None:
            return
        held = spot.zone is Zone.HAND and spot.seat != 0 and spot.open_row < 0
        fan = self.layout_now.fans and spot.seat not in self.bare
        bared = spot.zone is Zone.WON and spot.seat in self.bare
        bared |= spot.zone in _PLAYED and self.is_cut(spot)
        widget.setVisible(spot.zone not in {Zone.PILE, Zone.AWAY} and (fan or not held) and not bared)

    def is_cut(self, spot: Spot) -> bool:
        """Whether a panel cuts through a card there."""
        box = self.pose(spot).bounds(self.shape.ratio)
        return any(box.meets(panel) for panel in self._over.values())

    def deck_pose(self, dealer: int) -> Pose:
        """Where the undealt pack lies: before the dealer, or where the game's lanes have it."""
        return self.layout_now.deck(dealer) if self.lanes is None else self.lanes.pack(self.layout_now, 0)

    def show_deck(self, dealer: int | None) -> None:
        """Show the undealt pack before the dealer, or take it away."""
        if dealer is None:
            self.deck.hide()
            return
        self._deck_seat = dealer
        self.deck.place(self.deck_pose(dealer))
        self.deck.stackUnder(self._above)
        self.deck.show()

    def restack(self) -> None:
        """Bring the cards into their order of height, moving as few as can be."""

        def height(card: int) -> tuple[int, int, int]:
            spot = self.spots[card]
            level = (3 if spot.seat == 0 else 1) if spot.zone is Zone.HAND else _HEIGHT[spot.zone]
            grouped = spot.zone in {Zone.HAND, Zone.WON}
            return (6 if spot.open_row >= 0 else level), spot.seat if grouped else 0, spot.place

        wanted = sorted(self.spots, key=height)
        keep = longest_kept(self._order, wanted)
        below: QWidget = self._above
        for card in reversed(wanted):
            if card not in keep:
                self.cards[card].stackUnder(below)
            below = self.cards[card]
        self._order = wanted

    def lift_to_top(self, card: int) -> None:
        """Let a card lie over all others until the next restacking."""
        if card not in self._order:
            return
        self.cards[card].stackUnder(self._above)
        self._order = [c for c in self._order if c != card]

    def own_cards(self) -> list[int]:
        """The cards of the own hand from left to right."""
        hand = [card for card, spot in self.spots.items() if spot.zone is Zone.HAND and spot.seat == 0]
        return sorted(hand, key=lambda card: self.spots[card].place)

    def played_boxes(self) -> list[Rect]:
        """Where cards lie in the middle of the table."""
        return [self.pose(spot).bounds(self.shape.ratio) for spot in self.spots.values() if spot.zone in _PLAYED]

    # painting and pointer ----------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the felt where something was uncovered."""
        ratio = self.devicePixelRatioF()
        variant = (theme().dark, theme().high_contrast)
        picture = felt(self.game, self.width(), self.height(), ratio, self.look, variant)
        painter = QPainter(self)
        ratio = picture.devicePixelRatio()
        for part in _rects(event.region()):
            painter.drawPixmap(
                QRectF(part),
                picture,
                QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio),
            )
        painter.end()

    def card_at(self, at: QPointF) -> CardWidget | None:
        """The own card whose visible part is there, seen through the shadows of its neighbours."""
        for card in reversed(self.own_cards()):
            widget = self.cards[card]
            if widget.in_hand and widget.hitButton(widget.mapFromParent(at).toPoint()):
                return widget
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside every card; one on a shadow belongs to the card under it."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        card = self.card_at(event.position())
        if card is not None:
            card.click_by_pointer(twice=event.type() == QEvent.Type.MouseButtonDblClick)
        else:
            self.empty_clicked.emit()


def _rects(region: QRegion) -> Iterable[QRect]:
    """The rectangles of a region; Qt's stubs leave its iterator out."""
    return cast("Iterable[QRect]", region)
