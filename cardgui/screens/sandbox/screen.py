"""The sandbox: any trick or hand is set up, and one sees what is legal and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look import focus
from cardgui.look.controls import Button, Canvas, Dropdown, Hairline, IconButton, Label, ScrollColumn
from cardgui.look.theme import theme
from cardgui.look.tokens import NARROW, ColorName
from cardgui.look.type import control
from cardgui.screens.sandbox.carried import CarriedCard
from cardgui.screens.sandbox.code_keys import CodeKeys
from cardgui.screens.sandbox.column import SandboxColumn
from cardgui.screens.sandbox.pack import PackGrid
from cardgui.screens.sandbox.set_up import SetUp
from cardgui.screens.sandbox.table import SandTable
from cardgui.table.speech import Speech
from cardgui.teaching.sandbox.draft import HAND, NOT_PLACED, TRICK, Draft, Place

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent

    from cardgui.models.settings import Settings
    from cardgui.teaching.sandbox.judging import Trouble

SIDE: Final = 372
SIDE_NARROW: Final = 300
SIDE_GROWS: Final = 0.6
LEAST_TABLE: Final = 500
HIGHEST_BAR: Final = 62
PACK_SHARE: Final = 0.42
"""Part of the height that the pack takes at most; the rest of it scrolls."""
LONGEST_SHOWN: Final = 20_000
PACK_SHARE_CROWDED: Final = 0.34
CROWDED: Final = 480
"""Height below which, at 100 % text, more than four players need more of the room."""
TO_TRICK: Final = "trick"
EXAMPLES: Final = {"rook_sluff": "G9", "minchiate": "T15"}
"""Game → a code as an example; that of the others is the queen of spades."""


class SandboxScreen(Canvas):
    """See the module.

    Attributes:
        set_up: what is set up.

    Signals:
        leave: back to where the person came from.
        play: what is set up shall be played, as practice; the draft is complete.
        rule_wanted: the number of a rule.
        save, open_saved, choose_rules: a dialog is wanted: to keep the position, to open one, to choose house rules.
    """

    leave = Signal()
    play = Signal()
    rule_wanted = Signal(str)
    save = Signal()
    open_saved = Signal()
    choose_rules = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.set_up = SetUp(self)
        self._code_keys = CodeKeys(self.set_up)
        self.table: SandTable | None = None
        self._title, self._about = Label(size=22, title=True), Label(size=13, color="text2")
        self.back_button = IconButton("back")
        self.undo_button, self.deal_button = Button(kind="quiet", icon="undo"), Button(kind="quiet", icon="dice")
        self.play_button = Button(kind="game", icon="play", game="rifki")
        self.column = SandboxColumn()
        self.pack = PackGrid()
        self.pack_title = Label(size=13, weight=600, color="text2", wrap=True)
        self._pack_note = Label(size=13, color="text2")
        self.goal = Dropdown()
        self.speech = Speech(self)
        self._lay_out()
        self.carried = CarriedCard(self)
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 0, 12, 0)
        bar.setSpacing(12)
        for widget in (self.back_button, self._title, self._about):
            bar.addWidget(widget)
        bar.addStretch(1)
        for button in (self.undo_button, self.deal_button, self.play_button):
            bar.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._bar = Canvas(fill="surface")
        self._bar.setLayout(bar)
        head = QHBoxLayout()
        head.setContentsMargins(18, 0, 18, 0)
        head.setSpacing(12)
        head.addWidget(self.pack_title, 1)
        head.setAlignment(self.pack_title, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._pack_note)
        head.addWidget(self.goal)
        under = QVBoxLayout()
        under.setContentsMargins(0, 6, 0, 8)
        under.setSpacing(4)
        under.addLayout(head)
        inside = QWidget()
        around = QVBoxLayout(inside)
        around.setContentsMargins(16, 2, 16, 2)
        around.addWidget(self.pack)
        self.pack_area = ScrollColumn(inside)
        under.addWidget(self.pack_area)
        self._under = Canvas(fill="surface2")
        self._under.setLayout(under)
        self._right = QVBoxLayout()
        self._right.setSpacing(0)
        self._right.addWidget(Hairline())
        self._right.addWidget(self._under)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.column)
        row.addWidget(Hairline(Qt.Orientation.Vertical))
        row.addLayout(self._right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._bar)
        whole.addWidget(Hairline())
        whole.addLayout(row, 1)

    def _connect(self) -> None:
        column, set_up = self.column, self.set_up
        set_up.changed.connect(self._on_changed)
        set_up.told.connect(self._on_told)
        set_up.spoken.connect(self.speech.say)
        self.back_button.clicked.connect(self.leave)
        self.undo_button.clicked.connect(set_up.take_back)
        self.deal_button.clicked.connect(set_up.deal_rest)
        self.play_button.clicked.connect(self._on_play)
        self.goal.chosen.connect(self._on_goal)
        self.pack.chosen.connect(set_up.choose)
        self.pack.carried.connect(self._on_carried)
        self.pack.dropped.connect(self._on_dropped)
        self.pack.grown.connect(self._fit_pack)
        column.game_chosen.connect(set_up.choose_game)
        column.contract_chosen.connect(set_up.choose_contract)
        column.leader_chosen.connect(set_up.choose_leader)
        column.flag_turned.connect(set_up.turn_flag)
        column.house_rules.connect(self.choose_rules)
        column.rule_wanted.connect(self.rule_wanted)
        column.copy.connect(self.copy)
        column.paste.connect(self.paste)
        column.save.connect(self.save)
        column.saved.connect(self.open_saved)
        column.text.typed.connect(lambda text: set_up.read(text, typed=True))
        column.text.left.connect(self._on_text_left)

    # what is shown ----------------------------------------

    @property
    def draft(self) -> Draft:
        """What is set up."""
        return self.set_up.draft

    def open(self, draft: Draft) -> None:
        """Begin with this."""
        self.set_up.open(draft)

    def _on_changed(self, keep_text: bool) -> None:  # noqa: FBT001 - a Qt slot
        draft, table = self.draft, self.table
        if table is None or (table.game, table.players) != (draft.game, draft.players):
            self._make_table()
        self._fill(keep_text=keep_text)

    def _make_table(self) -> None:
        draft, old = self.draft, self.table
        table = self.table = SandTable(draft.game, draft.players, self._settings, self.set_up.words, self)
        table.card_chosen.connect(self.set_up.choose)
        table.place_chosen.connect(self.set_up.go_to)
        table.carried.connect(self._on_carried)
        table.dropped.connect(self._on_dropped)
        self._right.insertWidget(0, table, 1)
        self.pack.use_game(draft.game, table.faces)
        self.play_button.game = draft.game
        self.play_button.update()
        if old is not None:
            old.stop()
            self._right.removeWidget(old)
            old.hide()
            old.deleteLater()

    def _fill(self, *, keep_text: bool = False) -> None:
        set_up, table = self.set_up, self.table
        if table is None:
            return
        draft, verdict, words = set_up.draft, set_up.verdict, set_up.words
        table.show_draft(draft, verdict, set_up.shown, set_up.to)
        self.pack.show_draft(draft, words)
        self.column.show_draft(draft, verdict, words)
        if keep_text:
            self.column.text.mark(None)
        else:
            self.column.text.show_text(draft.text)
        self._tell_state()
        self.pack_title.setText(self.tr("Pack: %Ln card(s) not placed", "", sum(draft.left.values())))
        places = [(str(seat), words.into_hand(seat)) for seat in range(draft.players)]
        now = TO_TRICK if set_up.to.kind == TRICK else str(set_up.to.seat)
        self.goal.set_choices([(TO_TRICK, self.tr("Into the trick")), *places], now)
        self.undo_button.setEnabled(set_up.can_take_back)
        example = EXAMPLES.get(draft.game, "QS")
        self._pack_note.setText(self.tr("Type a code, for instance {code}, or drag").format(code=example))
        self._fit_pack()

    def _tell_state(self) -> None:
        """Say whether the text can be read, and what is still missing."""
        set_up, status = self.set_up, self.column.status
        if set_up.fault is not None:
            status.say("warning", "bad", set_up.words.fault(set_up.fault))
            self.column.text.mark(set_up.fault.at)
            return
        trouble = set_up.verdict.trouble
        if trouble is None:
            status.say("check", "ok", self.tr("Valid. It can be played from here."))
        else:
            icon, color, text = self._troubled(trouble)
            status.say(icon, color, text, "", trouble.rule)

    def _troubled(self, trouble: Trouble) -> tuple[str, ColorName, str]:
        match trouble.key:
            case "hands":
                return "check", "ok", self.tr("Valid. %Ln hand(s) not set.", "", len(trouble.seats))
            case "sizes":
                return "info", "text2", self.tr("The hands do not all have the same number of cards.")
            case "over":
                return "check", "ok", self.tr("Valid. Nothing is left to play.")
            case "illegal":
                words = self.set_up.words
                name, card = words.name(trouble.seats[0]), words.cards.inside(trouble.card)
                text = self.tr("With this hand the card could not be played: {name}, {card}")
                return "warning", "warn", text.format(name=name, card=card)
        return "warning", "warn", self.tr("This contradicts a rule.")

    def _on_told(self, text: str, spoken: bool, urgent: bool) -> None:  # noqa: FBT001 - a Qt slot
        if self.table is not None:
            hint = self.tr("Drag cards here, to the trick or back")
            self.table.say(text or hint, matters=bool(text))
        if spoken:
            self.speech.say(text, assertive=urgent)

    # what the person does ----------------------------------------

    def _on_goal(self, key: str) -> None:
        leader = self.draft.leader
        self.set_up.go_to(Place(TRICK, leader or 0) if key == TO_TRICK else Place(HAND, int(key)))

    def _on_play(self) -> None:
        """Play what is set up; hands that are not set are dealt first."""
        set_up = self.set_up
        unfinished = {"hands", "sizes"}
        trouble = set_up.verdict.trouble
        if trouble is not None and trouble.key in unfinished and not set_up.deal_rest():
            return
        trouble = set_up.verdict.trouble
        if trouble is None:
            self.play.emit()
        else:
            set_up.tell(self._troubled(trouble)[2], urgent=True)

    def _on_carried(self, card: str, _source: Place, at: QPointF) -> None:
        if self.table is not None:
            self.carried.carry(self.table.faces, card, self.table.card_width, at)
            self.table.aim(self.table.place_at(self.table.mapFromGlobal(at)))

    def _on_dropped(self, card: str, source: Place, at: QPointF) -> None:
        self.carried.drop()
        table = self.table
        if table is None:
            return
        table.aim(None)
        to = table.place_at(table.mapFromGlobal(at))
        if to is None and self._under.rect().contains(self._under.mapFromGlobal(at).toPoint()):
            to = NOT_PLACED
        if to is None or to == source:
            self._fill(keep_text=self.set_up.fault is not None)
        else:
            self.set_up.move(card, source, to)

    # text ----------------------------------------

    def _on_text_left(self) -> None:
        self.set_up.end_typing()
        if self.set_up.fault is None:
            self.column.text.show_text(self.draft.text)

    def copy(self) -> None:
        """Put the position into the clipboard."""
        QGuiApplication.clipboard().setText(self.draft.text)
        self.set_up.tell(self.tr("Copied"))

    def paste(self) -> None:
        """Read the position in the clipboard; what cannot be read is shown with its first fault marked."""
        self.read(QGuiApplication.clipboard().text())

    def read(self, text: str) -> None:
        """Set up what a text says; what cannot be read is shown with its first fault marked."""
        self.set_up.end_typing()
        if not self.set_up.read(text, typed=False):
            self.column.text.show_text(text[:LONGEST_SHOWN])
            self._tell_state()

    # keys ----------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters spell a card; I reads what the rules say, Ctrl+Z takes back, Esc leaves."""
        focus.note_key(event)
        key, text, set_up = event.key(), event.text(), self.set_up
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if ctrl and key == Qt.Key.Key_Z:
            set_up.take_back()
        elif key == Qt.Key.Key_Escape:
            self.leave.emit()
        elif key == Qt.Key.Key_I and not set_up.spelling:
            # No code of a card has this letter.
            self.speech.say(self.column.verdict.spoken(), assertive=True)
        elif len(text) == 1 and text.isascii() and text.isalnum() and not ctrl:
            self._code_keys.letter(text)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget a code that was spelled."""
        super().hideEvent(event)
        self._code_keys.forget()

    # the window ----------------------------------------

    def take_focus(self) -> None:
        """Give the focus to the pack, where cards come from."""
        self.pack.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give column, table and pack their room."""
        super().resizeEvent(event)
        wanted = (SIDE_NARROW if self.width() < NARROW else SIDE) * (1 + (theme().scale - 1) * SIDE_GROWS)
        self.column.setFixedWidth(round(max(SIDE_NARROW, min(wanted, self.width() - LEAST_TABLE))))
        self._fit_pack()
        self._fit_words()

    def _fit_pack(self) -> None:
        """Let the pack be as high as its rows, or scroll."""
        room = self.height() - self._bar.height()
        crowded = self.draft.players > 4 and room < CROWDED * theme().scale
        share = PACK_SHARE_CROWDED if crowded else PACK_SHARE
        most = max(round(room * share) - self.goal.sizeHint().height() - 20, 90)
        self.pack_area.setFixedHeight(min(self.pack.fit(most - 4) + 4, most))

    def _fit_words(self) -> None:
        """Leave out first what matters least: notes, then the words of buttons."""
        self._about.setVisible(self.width() >= NARROW)
        self._pack_note.setVisible(self.width() - self.column.width() >= 700 * theme().scale)
        brief = self.width() < 900 * theme().scale
        for button in (self.undo_button, self.deal_button):
            button.setText("" if brief else button.toolTip())
            button.setAccessibleName(button.toolTip())

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._bar.setFixedHeight(min(control(52), HIGHEST_BAR))
        self._title.setText(self.tr("Sandbox"))
        self._about.setText(self.tr("Practice, never in the ledger"))
        self.back_button.setText(self.tr("Back"))
        self.undo_button.setToolTip(self.tr("Take back"))
        self.deal_button.setToolTip(self.tr("Deal the rest"))
        self.play_button.setText(self.tr("Play from here"))
        self.goal.setAccessibleName(self.tr("Where cards go"))
        self.goal.setToolTip(self.tr("Where cards go"))
        self.set_up.words.retranslate()
        self.column.retranslate()
        self._fit_words()
        self._on_changed(self.set_up.fault is not None)
        self._on_told("", spoken=False, urgent=False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
