"""Truf's part of the new-game dialog: scoring with an example, factor, number of deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.engine.truf import Truf
from cardgui.engine.truf_scoring import scored
from cardgui.look.controls import Link, Option, Segmented
from cardgui.look.i18n import number, signed
from cardgui.look.paint import mirroring, rounded
from cardgui.look.text import Label
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION
from cardgui.screens.games.entry import OptionsPanel, OptionValue
from cardgui.table.truf.names import mode_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent

KNOWN = {option.name: option for option in Truf.known_options}
SCORINGS, FACTORS, DEALS = (
    tuple(str(value) for value in sorted(KNOWN[name].values)) for name in ("scoring", "factor", "deals")
)
RULES = {"A": "TR-17", "B": "TR-18", "C": "TR-19", "D": "TR-20", "E": "TR-21"}
EXAMPLES = (("atas", 3, 5), ("atas", 3, 2), ("bawah", 4, 2), ("bawah", 0, 0), ("bawah", 2, 2))
"""Mode, final bid, tricks taken: between them they show what differs between the scorings."""


def factor_counts(scoring: str) -> bool:
    """Whether the factor changes what a scoring gives."""
    low, high = KNOWN["factor"].values[0], KNOWN["factor"].values[-1]
    return any(scored(scoring, int(low), *case) != scored(scoring, int(high), *case) for case in EXAMPLES)


def _possible(name: str, options: Mapping[str, OptionValue]) -> str:
    """Return the value of an option, or its default if it has none that can be chosen."""
    option = KNOWN[name]
    value = options.get(name, option.default)
    return str(value if value in option.values else option.default)


class _Example(QWidget):
    """One case of an example: mode, bid and tricks, and what they score."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 8, 4, 8)
        column.setSpacing(0)
        middle = Qt.AlignmentFlag.AlignHCenter
        self._mode = Label(size=12, color="text2", wrap=True, align=middle)
        self._case = Label(size=13, wrap=True, align=middle)
        self._score = Label(size=16, weight=600, align=middle)
        for label in (self._mode, self._case, self._score):
            column.addWidget(label)

    def show_case(self, mode: str, case: str, points: int) -> None:
        """Show a case."""
        self._mode.setText(mode)
        self._case.setText(case)
        self._score.setText(signed(points))
        self._score.set_ink("ok" if points > 0 else "bad" if points < 0 else "text2")


class _Examples(QWidget):
    """The ground the cases stand on."""

    def __init__(self) -> None:
        super().__init__()
        self.cases = [_Example() for _ in EXAMPLES]
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(0)
        for case in self.cases:
            row.addWidget(case, 1, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint ground and dividers."""
        with mirroring(self) as painter:
            rounded(painter, QRectF(self.rect()), RADIUS_OPTION, theme().color("surface2"))
            for case in self.cases[1:]:
                painter.fillRect(QRectF(case.x(), 10, 1, self.height() - 20), theme().color("line"))


class TrufOptions(OptionsPanel):
    """Scoring, factor and deals of Truf."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Label(size=16, weight=600)
        self._options = {key: Option(key, game="truf") for key in SCORINGS}
        self.rule_link = Link(size=13)
        self.rule_link.clicked.connect(lambda: self.rule_wanted.emit(RULES[self._scoring()]))
        self._sentence = Label(size=14, wrap=True)
        self._examples = _Examples()
        self._factor_label = Label(size=14, wrap=True)
        self._factor = Segmented([(key, key) for key in FACTORS])
        self._factor_row = QWidget()
        self._deals_heading = Label(size=16, weight=600)
        self._deals = Segmented([(key, key) for key in DEALS])
        self._deals_note = Label(size=13, color="text2", wrap=True)
        self._lay_out()
        for option in self._options.values():
            option.clicked.connect(self._on_choice)
        self._factor.chosen.connect(self._on_choice)
        self._deals.chosen.connect(self._on_choice)
        self.set_options({})
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.rule_link)
        column.addLayout(head)
        column.addSpacing(8)
        grid = QGridLayout()
        grid.setSpacing(8)
        for place, option in enumerate(self._options.values()):
            grid.addWidget(option, 0, place)
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)
        factor = QHBoxLayout(self._factor_row)
        factor.setContentsMargins(0, 10, 0, 0)
        factor.addWidget(self._factor_label, 1, Qt.AlignmentFlag.AlignVCenter)
        factor.addWidget(self._factor)
        self._factor.setMinimumWidth(200)
        column.addWidget(self._factor_row)
        column.addSpacing(10)
        column.addWidget(self._sentence)
        column.addSpacing(8)
        column.addWidget(self._examples)

    def deals_block(self) -> QWidget:
        """Return the choice of the number of deals, for the dialog's left column."""
        block = QWidget()
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self._deals_heading, self._deals, self._deals_note):
            column.addWidget(part)
        return block

    def options(self) -> dict[str, OptionValue]:
        """Return what is chosen, defaults included; the factor only where it counts."""
        chosen: dict[str, OptionValue] = {"scoring": self._scoring(), "deals": int(self._deals.current)}
        if factor_counts(self._scoring()):
            chosen["factor"] = int(self._factor.current)
        return chosen

    def set_options(self, options: Mapping[str, OptionValue]) -> None:
        """Show a choice; what isn't in it or can't be chosen takes its default."""
        scoring, factor, deals = (_possible(name, options) for name in ("scoring", "factor", "deals"))
        self._options[scoring].setChecked(True)
        self._factor.choose(factor)
        self._deals.choose(deals)
        self._explain()

    def _scoring(self) -> str:
        return next(key for key, option in self._options.items() if option.isChecked())

    def _on_choice(self) -> None:
        self._explain()
        self.changed.emit()

    def _explain(self) -> None:
        """Say what the chosen scoring does, in a sentence and in cases counted by the rules themselves."""
        scoring = self._scoring()
        factor = int(self._factor.current)
        self._factor_row.setVisible(factor_counts(scoring))
        self.rule_link.setText(self.tr("Rule {rule}").format(rule=RULES[scoring]))
        self._sentence.setText(
            {
                "A": self.tr(
                    "Main Atas: each trick above your bid is +1, below it −1. Main Bawah: the other way round."
                ),
                "B": self.tr("As A, and in Main Bawah a bid of 0 that takes no trick is +5."),
                "C": self.tr("As A, and gains count {factor} times."),
                "D": self.tr(
                    "As A, gains count {factor} times, and in Main Bawah a bid of 0 that takes no trick is +5."
                ),
                "E": self.tr("An exact bid scores its number. Other tricks cost 1 each, on the bad side 2 each."),
            }[scoring].format(factor=number(factor))
        )
        for case, (mode, bid, taken) in zip(self._examples.cases, EXAMPLES, strict=True):
            words = self.tr("bid {bid}, took {taken}").format(bid=number(bid), taken=number(taken))
            case.show_case(mode_name(mode), words, scored(scoring, factor, mode, bid, taken)[1])
        minutes = {"4": 12, "8": 25, "13": 40}[self._deals.current]
        self._deals_note.setText(self.tr("About %Ln minute(s).", "", minutes))

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._heading.setText(self.tr("Scoring"))
        names = {
            "A": self.tr("Difference"),
            "B": self.tr("Zero bonus"),
            "C": self.tr("Multiplied"),
            "D": self.tr("B and C"),
            "E": self.tr("Exact"),
        }
        for key, option in self._options.items():
            option.set_words(key, names[key])
            option.setAccessibleName(self.tr("Scoring {letter}: {name}").format(letter=key, name=names[key]))
        self._factor_label.setText(self.tr("Factor for gains"))
        self._factor.setAccessibleName(self.tr("Factor for gains"))
        self._deals_heading.setText(self.tr("Deals"))
        self._deals.setAccessibleName(self.tr("Deals"))
        self._explain()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
