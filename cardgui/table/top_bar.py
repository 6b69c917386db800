"""The bar above the table: back, game, deal and trick; what is trumps and played for; taking back, the menu.

When room lacks, the text of the deal goes first, then the label of the button, then the glosses of the chips.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardgui.look.access import Role
from cardgui.look.controls import IconButton, Label
from cardgui.look.controls.buttons import BaseButton
from cardgui.look.icons import draw_icon, icon, suit, suit_color
from cardgui.look.paint import draw_picture, mirrored, mirroring, rounded
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import control, scaled

if TYPE_CHECKING:
    from cardgui.models.shown import ShownState

GAP, SIDE = 8, 12
CARD_RED, CARD_BLACK = "#B8261F", "#1C2430"
"""The inks of the French-suited pack, which lie on paper in both themes."""
LARGEST = 1.5
"""Scale of text at which the bar does without labels and glosses."""


@dataclass(frozen=True, slots=True)
class ChipFacts:
    """One chip of the bar.

    Attributes:
        text: what it says.
        gloss: a quieter explanation; it goes when room lacks.
        suit: letter of a suit drawn after the text.
        icon: an icon drawn before the text.
        mark: ranks of cards, drawn after the text as on a card; the suit then stands beside them.
        spoken: the same for a screen reader.
    """

    text: str
    gloss: str = ""
    suit: str = ""
    icon: str = ""
    spoken: str = ""
    mark: str | None = None


class BarChip(QWidget):
    """A chip of the bar."""

    access_role = Role.StaticText

    def __init__(self, facts: ChipFacts, parent: QWidget) -> None:
        super().__init__(parent)
        self.facts = facts
        self.brief = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show_facts(facts)

    def show_facts(self, facts: ChipFacts) -> None:
        """Show something else."""
        self.facts = facts
        self.setAccessibleName(facts.spoken or f"{facts.text} {facts.gloss}".strip())
        self.update()

    def sizeHint(self) -> QSize:
        """The size of its words and icons."""
        text = TextBlock(self.facts.text, 14, 600)
        width = 24 + text.natural_width()
        if self.facts.icon:
            width += scaled(16) + 8
        if self.facts.mark is not None:
            width += 8 + self._mark_width()
        elif self.facts.suit:
            width += scaled(15) + 8
        if self.facts.gloss and not self.brief:
            width += 6 + TextBlock(self.facts.gloss, 14).natural_width()
        return QSize(math.ceil(width) + 1, round(scaled(32)))

    def _mark_width(self) -> float:
        ranks = TextBlock(self.facts.mark or "", 13, 600).natural_width()
        return 12 + ranks + (scaled(13) + (3 if ranks else 0) if self.facts.suit else 0)

    def _draw_mark(self, painter: QPainter, left: float) -> None:
        """Draw ranks and suit on paper, as they stand in the corner of a card."""
        facts, height, ratio = self.facts, scaled(22), self.devicePixelRatioF()
        paper = QRectF(left, (self.height() - height) / 2, self._mark_width(), height)
        rounded(painter, paper, 4, theme().color("card"), theme().color("border"))
        red = facts.suit in {"H", "D"}
        ranks = TextBlock(facts.mark or "", 13, 600)
        ink = QColor(CARD_RED if red else CARD_BLACK)
        ranks.draw(painter, QRectF(left + 6, paper.top(), ranks.natural_width() + 2, height), ink)
        if facts.suit:
            side = scaled(13)
            picture = suit(facts.suit, ink, side, ratio)
            target = QRectF(paper.right() - 6 - side, paper.center().y() - side / 2, side, side)
            draw_picture(painter, target.topLeft(), picture)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the chip."""
        area, facts, ratio = QRectF(self.rect()), self.facts, self.devicePixelRatioF()
        with mirroring(self) as painter:
            rounded(painter, area, area.height() / 2, theme().color("surface2"))
            left = 12.0
            if facts.icon:
                side = scaled(16)
                picture = icon(facts.icon, theme().color("text"), side, ratio)
                draw_picture(painter, QPointF(left, (area.height() - side) / 2), picture)
                left += side + 8
            text = TextBlock(facts.text, 14, 600)
            text.draw(painter, QRectF(left, 0, area.width(), area.height()), theme().color("text"))
            left += text.natural_width()
            if facts.mark is not None:
                self._draw_mark(painter, left + 8)
                left += 8 + self._mark_width()
            elif facts.suit:
                side = scaled(15)
                picture = suit(facts.suit, suit_color(facts.suit), side, ratio)
                target = QRectF(left + 8, (area.height() - side) / 2, side, side)
                draw_picture(painter, target.topLeft(), picture)
                left += side + 8
            if facts.gloss and not self.brief:
                gloss = TextBlock(facts.gloss, 14)
                gloss.draw(painter, QRectF(left + 6, 0, area.width(), area.height()), theme().color("text2"))


class BarButton(BaseButton):
    """A button of the bar: icon and label, or the icon alone where room lacks."""

    def __init__(self, icon_name: str, parent: QWidget, key: str = "") -> None:
        """`key` is the name of a key that does the same."""
        super().__init__(parent)
        self.icon_name = icon_name
        self.key = key
        self.labelled = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _block(self) -> TextBlock:
        return TextBlock(self.words(), 14, 600)

    def sizeHint(self) -> QSize:
        """A square, or as wide as icon and label."""
        side = control(36)
        if not self.labelled:
            return QSize(side, side)
        return QSize(math.ceil(24 + scaled(18) + GAP + self._block().natural_width() + self._key_width()) + 1, side)

    def _key_width(self) -> float:
        return GAP + scaled(20) if self.key else 0.0

    def show_label(self, *, labelled: bool) -> None:
        """Show the label, or keep it for the tooltip."""
        self.labelled = labelled
        self.setToolTip("" if labelled else self.words())
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint icon and label, and a ground under the pointer."""
        area, color = QRectF(self.rect()), theme().color("text")
        if self.pointed or self.isDown():
            rounded(painter, area, self.radius, theme().color("line" if self.isDown() else "surface2"))
        if not self.labelled:
            draw_icon(painter, self.icon_name, color, area.center().x(), area.center().y(), round(scaled(20)))
            return
        side = round(scaled(18))
        draw_icon(painter, self.icon_name, color, 12 + side / 2, area.center().y(), side)
        self._block().draw(painter, area.adjusted(12 + side + GAP, 0, 0, 0), color)
        if self.key:
            cap = scaled(20)
            box = QRectF(area.right() - 12 - cap, area.center().y() - cap / 2, cap, cap)
            rounded(painter, box, 5, theme().color("surface"), theme().color("border"))
            letter = TextBlock(self.key, 12)
            letter.draw(painter, box.adjusted((cap - letter.natural_width()) / 2, 0, cap, 0), theme().color("text2"))


class BarItem(BaseButton):
    """Something of a game's own in the middle of the bar.

    Attributes:
        brief: whether it shall do with little room.
    """

    brief = False

    def follow(self, shown: ShownState, *, at_once: bool) -> None:
        """Show the state of the game; not by and by where ``at_once``."""


class TopBar(QWidget):
    """The bar of a table.

    Signals:
        back: the person wants to leave the table.
        take_back: the person wants to take the last decision back.
        hint: the person wants to know what to do.
        rules: the person wants to read the rules.
        menu_wanted: the person wants the menu; where its upper right corner belongs, on the screen.
    """

    back = Signal()
    take_back = Signal()
    hint = Signal()
    rules = Signal()
    menu_wanted = Signal(QPoint)

    access_role = Role.ToolBar

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.back_button = IconButton("back", parent=self)
        self.take_back_button = BarButton("undo", self)
        self.hint_button = BarButton("hint", self, "H")
        for offer in self._offers:
            offer.move(0, -200)  # shown before it is in its place, it must not be under the pointer there
            offer.hide()
        self.rules_button = IconButton("book", parent=self)
        self.menu_button = IconButton("menu", parent=self)
        self.title = Label("", 22, 600, title=True, parent=self)
        self.deal = Label("", 13, color="text2", parent=self)
        self.unsaved = Label("", 13, 600, color="warn", parent=self)
        self.unsaved.hide()
        self.chips: list[BarChip] = []
        self.centre: BarItem | None = None
        self._deal_text = self._part = ""
        self.back_button.clicked.connect(self.back)
        self.take_back_button.clicked.connect(self.take_back)
        self.hint_button.clicked.connect(self.hint)
        self.rules_button.clicked.connect(self.rules)
        self.menu_button.clicked.connect(self.open_menu)
        theme().changed.connect(self._restyle)
        self.retranslate()

    @property
    def buttons(self) -> tuple[BaseButton, ...]:
        """The buttons from the left."""
        middle = () if self.centre is None else (self.centre,)
        return self.back_button, *middle, *self._offers, self.rules_button, self.menu_button

    @property
    def _offers(self) -> tuple[BarButton, ...]:
        """The buttons that are not always there, from the left."""
        return self.take_back_button, self.hint_button

    def open_menu(self) -> None:
        """Ask for the menu."""
        button = self.menu_button
        self.menu_wanted.emit(button.mapToGlobal(QPoint(button.width(), button.height() + 4)))

    def show_deal(self, title: str, deal: str) -> None:
        """Show the game's name, and which deal and trick it is."""
        if (title, deal) != (self.title.text(), self._deal_text):
            self.title.setText(title)
            self._deal_text = deal
            self._tell_deal()

    def show_part(self, part: str) -> None:
        """Show which part of the deal it is, where there are no tricks to count."""
        if part != self._part:
            self._part = part
            self._tell_deal()

    def _tell_deal(self) -> None:
        both = self._deal_text and self._part
        words = self.tr("{deal} · {part}").format(deal=self._deal_text, part=self._part)
        self.deal.setText(words if both else self._deal_text or self._part)
        self._arrange()

    def put_centre(self, centre: BarItem) -> None:
        """Have something of the game's in the middle, in place of chips."""
        self.centre = centre
        centre.setParent(self)
        centre.show()
        self._arrange()

    def take_centre(self, parent: QWidget) -> BarItem | None:
        """Give away what the game has in the middle, for a table that has no bar."""
        centre, self.centre = self.centre, None
        if centre is not None:
            centre.setParent(parent)
        return centre

    def show_chips(self, facts: list[ChipFacts]) -> None:
        """Show these chips in the middle, unless the game has something else there."""
        if self.centre is not None or facts == [chip.facts for chip in self.chips]:
            return
        while len(self.chips) > len(facts):
            gone = self.chips.pop()
            gone.hide()
            gone.deleteLater()
        for chip, fact in zip(self.chips, facts, strict=False):
            chip.show_facts(fact)
        for fact in facts[len(self.chips) :]:
            chip = BarChip(fact, self)
            chip.show()
            self.chips.append(chip)
        self._arrange()

    def offer_take_back(self, *, offered: bool) -> None:
        """Offer to take back, or not; with the largest text it is in the menu alone."""
        offered = offered and theme().scale < LARGEST
        if offered != self.take_back_button.isVisibleTo(self):
            self.take_back_button.setVisible(offered)
            self._arrange()

    def offer_hint(self, *, shown: bool, possible: bool) -> None:
        """Show the button for a hint, or not; and whether one can be had now."""
        self.hint_button.setEnabled(possible)
        if shown != self.hint_button.isVisibleTo(self):
            self.hint_button.setVisible(shown)
            self._arrange()

    def show_saved(self, saved: bool) -> None:  # noqa: FBT001 - a Qt slot
        """Tell quietly while the game is not being stored."""
        self.unsaved.setVisible(not saved)
        self._arrange()

    def retranslate(self) -> None:
        """Follow another language."""
        self.back_button.setText(self.tr("Leave the table"))
        self.take_back_button.setText(self.tr("Take back"))
        self.hint_button.setText(self.tr("Hint"))
        self.rules_button.setText(self.tr("Rules"))
        self.menu_button.setText(self.tr("Menu"))
        self.unsaved.setText(self.tr("Not saving"))
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._arrange()

    def _restyle(self) -> None:
        self._arrange()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put everything in its place and leave out what has no room."""
        middle = self.height() / 2
        side = self.back_button.sizeHint()
        left = float(SIDE)
        self._put(self.back_button, left, middle, side)
        left += side.width() + 8
        self._put(self.title, left, middle, self.title.sizeHint())
        left += self.title.sizeHint().width() + 12
        right = float(self.width() - SIDE)
        self._put(self.menu_button, right - side.width(), middle, side)
        right -= side.width() + 12
        if self.rules_button.isVisibleTo(self):
            right -= GAP - 12
            self._put(self.rules_button, right - side.width(), middle, side)
            right -= side.width() + 12
        if self.unsaved.isVisibleTo(self):
            hint = self.unsaved.sizeHint()
            right -= hint.width()
            self._put(self.unsaved, right, middle, hint)
            right -= 12
        deal, beyond = self.deal.sizeHint(), right
        offers = [offer for offer in self._offers if offer.isVisibleTo(self)]
        for brief, with_deal, labelled in (
            (False, True, True),
            (False, False, True),
            (False, False, False),
            (True, False, False),
        ):
            for item in self._items():
                item.brief = brief or theme().scale >= LARGEST
            for offer in offers:
                offer.show_label(labelled=labelled and theme().scale < LARGEST)
            right = beyond - sum(offer.sizeHint().width() + GAP for offer in offers)
            taken = left + (deal.width() + 12 if with_deal else 0)
            if (self.width() - self._chips_width()) / 2 >= max(taken, self.width() - right):
                break
        edge = right + GAP
        for offer in offers:
            self._put(offer, edge, middle, offer.sizeHint())
            edge += offer.sizeHint().width() + GAP
        self.deal.setVisible(with_deal)
        self._put(self.deal, left, middle + 1, deal)
        self._place_chips(left + (deal.width() + 12 if with_deal else 0), right, middle)

    def _chips_width(self) -> float:
        return sum(item.sizeHint().width() + GAP for item in self._items()) - GAP

    def _items(self) -> Sequence[BarItem | BarChip]:
        return self.chips if self.centre is None else (self.centre,)

    def _place_chips(self, left: float, right: float, middle: float) -> None:
        """In the middle of the bar, or of the room that is left."""
        width = self._chips_width()
        x = min(max((self.width() - width) / 2, left), max(right - width, left))
        for item in self._items():
            hint = item.sizeHint()
            self._put(item, x, middle, hint)
            item.update()
            x += hint.width() + GAP

    def _put(self, widget: QWidget, x: float, middle: float, size: QSize) -> None:
        """Place something; like all texts, those of the bar begin at the right where lines do."""
        left = self.width() - round(x) - size.width() if mirrored(self) else round(x)
        widget.setGeometry(left, round(middle - size.height() / 2), size.width(), size.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the bar is none on the table."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the ground and the line under it."""
        with mirroring(self) as painter:
            painter.fillRect(self.rect(), theme().color("surface"))
            painter.fillRect(0, self.height() - 1, self.width(), 1, theme().color("line"))
