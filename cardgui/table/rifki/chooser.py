"""The declarer's choice: koz with a suit, or one of the penalty contracts; and what everyone still has to declare."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from cardgui.look.controls import Label
from cardgui.look.controls.buttons import BaseButton
from cardgui.look.sentences import joined
from cardgui.look.theme import theme
from cardgui.models.rifki import KOZ
from cardgui.table.panels import SHADE, Panel
from cardgui.table.rifki.chooser_foot import DeclareButton, Player, Players, Why
from cardgui.table.rifki.koz_box import CezaHead, KozBox
from cardgui.table.rifki.names import contract_name, suit_name, worth
from cardgui.table.rifki.options import Choosable, ContractOption
from cardgui.table.rifki.scoring_words import RifkiScoring

if TYPE_CHECKING:
    from cardgui.models.rifki import ContractChoice
    from cardgui.table.animator import Animator
    from cardgui.table.faces import Faces

WIDTH = 922
CEZA: Final = ("rifki", "kiz", "erkek", "kupa", "son_iki", "el_almaz")


class ContractPanel(Panel):
    """The choice of the contract. Nothing is chosen at first; a click chooses, the button declares.

    Signals:
        declared: contract and trump suit ("" for none).
        refused: a contract (and suit) that is spent was chosen: say why.
    """

    declared = Signal(str, str)
    refused = Signal(str, str)

    def __init__(self, parent: QWidget, animator: Animator, faces: Faces, words: RifkiScoring) -> None:
        super().__init__(parent, animator, WIDTH)
        self.names_players = True
        self._words = words
        self.choice: ContractChoice | None = None
        self.players: tuple[Player, ...] = ()
        self.chosen: tuple[str, str] | None = None
        self._reason: tuple[str, str, str] | None = None
        self._title = Label("", 24, 600, title=True)
        self._text = Label("", 14, color="text2")
        self.koz = KozBox(words)
        self.options = {name: ContractOption(name, faces) for name in CEZA}
        self._head = CezaHead(words)
        self._caption = Label("", 12, 600, color="text2")
        self._strip = Players(words)
        self._why = Why()
        self._foot = QStackedWidget()
        self.button = DeclareButton()
        self._lay_out()
        self.spare = [[self._text], [self._caption, self.koz.caption]]
        self.tighten = self._tighten
        for suit_option in self.koz.suits.values():
            self._connect(suit_option, KOZ, suit_option.letter)
        for name, option in self.options.items():
            self._connect(option, name, "")
        self.button.clicked.connect(self._declare)

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        for place, option in enumerate(self.options.values()):
            self._grid.addWidget(option, place // 2, place % 2)
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1)
        self._ceza = QVBoxLayout()
        self._ceza.addWidget(self._head)
        self._ceza.addLayout(self._grid, 1)
        self._both = QHBoxLayout()
        self._both.setSpacing(20)
        self._both.addWidget(self.koz)
        self._both.addLayout(self._ceza, 1)
        self._foot.addWidget(self._strip)
        self._foot.addWidget(self._why)
        self._foot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        left = QVBoxLayout()
        left.setSpacing(2)
        left.addWidget(self._caption)
        left.addWidget(self._foot)
        foot.addLayout(left, 1)
        foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignBottom)
        self.column.addWidget(self._title)
        self.column.addWidget(self._text)
        self.column.addLayout(self._both, 1)
        self.column.addLayout(foot)

    def _connect(self, option: Choosable, contract: str, trump: str) -> None:
        option.picked.connect(lambda: self.choose(contract, trump))
        option.confirmed.connect(self._declare)
        option.moved.connect(lambda key: self._move(option, key))

    # fitting ----------------------------------------

    def _tighten(self, tight: bool) -> None:  # noqa: FBT001 - see Panel.tighten
        """First less air and lower rows; where that does not do, names and quotas alone."""
        self._set_tight(low=tight, brief=False)
        if tight and self._height(self._inner_width()) > math.floor(self._layout.panel_room(math.inf).h) + 2 * SHADE:
            self._set_tight(low=True, brief=True)

    def _inner_width(self) -> int:
        most = self._layout.panel_room(math.inf)
        return math.ceil(min(self._wanted * max(1.0, (theme().scale + 1) / 2), most.w) + 2 * SHADE)

    def _set_tight(self, *, low: bool, brief: bool) -> None:
        above, beside = (10, 18) if low else (20, 24)
        self.column.setContentsMargins(SHADE + beside, SHADE + above, SHADE + beside, SHADE + above + 2)
        self._both.setContentsMargins(0, 6 if low else 12, 0, 8 if low else 14)
        self._grid.setSpacing(6 if low else 8)
        self._both.setSpacing(14 if low else 20)
        self._ceza.setSpacing(4 if low else 8)
        caption = self._words.still_to_declare() if self._caption.isHidden() else ""
        self._strip.set_brief(brief=brief, caption=caption)
        self._head.set_low(low=low)
        self.koz.set_low(low=low, brief=brief)
        for option in self.options.values():
            option.low, option.brief = low, brief
            option.updateGeometry()

    # choosing ----------------------------------------

    def offer(self, choice: ContractChoice, players: tuple[Player, ...]) -> None:
        """Show what there is to choose."""
        if choice != self.choice or not self.isVisible():
            self.chosen, self._reason = None, None
        self.choice, self.players = choice, players
        self.retranslate()

    def choose(self, contract: str, trump: str) -> None:
        """Choose something, without declaring it yet; what is spent is refused."""
        if self.choice is None:
            return
        offer = next(offer for offer in self.choice.offers if offer.name == contract)
        if not offer.open:
            self.refused.emit(contract, trump)
            return
        self.chosen, self._reason = (contract, trump), None
        self._show_chosen()

    def explain(self, title: str, text: str, rule: str) -> None:
        """Say why something cannot be chosen, in place of the players."""
        self._reason = title, text, rule
        self._show_chosen()

    def _declare(self) -> None:
        if self.chosen is not None:
            self.declared.emit(*self.chosen)

    def _show_chosen(self) -> None:
        contract, trump = self.chosen or ("", "")
        self.koz.show_chosen(trump)
        for name, option in self.options.items():
            option.show_chosen(chosen=name == contract)
            option.setAccessibleName(self._spoken(name, chosen=name == contract))
        for letter, suit_option in self.koz.suits.items():
            suit_option.setAccessibleName(self._words.option_spoken(suit_name(letter), chosen=letter == trump))
        self.button.letter = trump
        self.button.setText(self._words.declare(contract, trump))
        self.button.setEnabled(self.chosen is not None)
        if self._reason is not None:
            self._why.explain(*self._reason)
        self._foot.setCurrentWidget(self._strip if self._reason is None else self._why)
        self._caption.setText(self._words.still_to_declare() if self._reason is None else "")

    def _spoken(self, contract: str, *, chosen: bool) -> str:
        return self._words.option_spoken(contract_name(contract), chosen=chosen)

    # words ----------------------------------------

    def retranslate(self) -> None:
        """Follow another language."""
        words, choice = self._words, self.choice
        if choice is None:
            return
        self._title.setText(words.question())
        self._text.setText(words.look_first())
        self.setAccessibleName(words.question())
        self.setAccessibleDescription(joined([words.look_first(), *(self._quota_spoken(p) for p in self.players)]))
        offers = {offer.name: offer for offer in choice.offers}
        mine = choice.quotas[0]
        self.koz.offer(offers[KOZ])
        self._head.offer(mine.ceza)
        for name, option in self.options.items():
            option.offer(offers[name], contract_name(name), worth(name), words.left(offers[name].left))
        self._strip.show_players(self.players)
        self._show_chosen()

    def _quota_spoken(self, player: Player) -> str:
        return self._words.quota_spoken(player.name, player.total, player.koz, player.ceza)

    # keys ----------------------------------------

    def take_focus(self) -> None:
        """Give the focus to what is chosen, or to the first contract that can be."""
        targets = self._targets()
        target = next((t for t in targets if t.chosen), None) or next((t for t in targets if not t.spent), targets[0])
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def _targets(self) -> list[Choosable]:
        return [*self.koz.suits.values(), *self.options.values()]

    def _move(self, here: Choosable, key: int) -> None:
        """Let the focus go to the nearest neighbour in the direction of an arrow key."""
        others: list[BaseButton] = [*self._targets(), *([self.button] if self.button.isEnabled() else [])]
        start = here.mapTo(self, here.rect().center())

        def distance(other: BaseButton) -> float:
            step: QPoint = other.mapTo(self, other.rect().center()) - start
            across, down = step.x(), step.y()
            along = {Qt.Key.Key_Left: -across, Qt.Key.Key_Right: across, Qt.Key.Key_Up: -down, Qt.Key.Key_Down: down}
            forward = along[Qt.Key(key)]
            aside = abs(down) if key in {Qt.Key.Key_Left, Qt.Key.Key_Right} else abs(across)
            return forward + 3 * aside if forward > 0 else math.inf

        nearest = min((other for other in others if other is not here), key=distance)
        if distance(nearest) < math.inf:
            nearest.setFocus(Qt.FocusReason.TabFocusReason)
