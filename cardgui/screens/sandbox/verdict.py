"""What the rules say of what is set up: who wins so far, and what may be played and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Card, Hairline, Label, Link
from cardgui.look.i18n import number
from cardgui.look.icons import draw_icon
from cardgui.look.paint import mirroring
from cardgui.look.sentences import ended, joined
from cardgui.look.theme import theme
from cardgui.look.tokens import RADIUS_OPTION, ColorName
from cardgui.look.type import scaled
from cardgui.models.registry import GAME_MODELS
from cardgui.table.seats import draw_portrait
from cardgui.table.teams import Team, draw_team_mark
from cardgui.teaching.rule_now import rule_now

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cardgui.screens.sandbox.words import SandboxWords
    from cardgui.teaching.sandbox.draft import Draft
    from cardgui.teaching.sandbox.judging import Verdict


class Sign(QWidget):
    """A small icon beside a text."""

    def __init__(self, icon: str, color: ColorName, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon, self.color = icon, color
        self._face: tuple[str, int, Team] = "", 0, ""
        theme().changed.connect(self._restyle)
        self._restyle()

    def show_icon(self, icon: str, color: ColorName) -> None:
        """Show another icon."""
        self.icon, self.color, self._face = icon, color, ("", 0, "")
        self.update()

    def show_seat(self, seat: int, name: str, team: Team) -> None:
        """Show the mark of a side, or the portrait of a player."""
        self._face = name, seat, team
        self.update()

    def _restyle(self) -> None:
        self.setFixedSize(round(scaled(18)), round(scaled(20)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the icon."""
        area = QRectF(self.rect())
        name, seat, team = self._face
        side = min(area.width(), area.height())
        with mirroring(self) as painter:
            middle = area.center()
            if name:
                box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
                if team:
                    draw_team_mark(painter, box, team)
                else:
                    draw_portrait(painter, box, seat, name)
                return
            draw_icon(painter, self.icon, theme().color(self.color), middle.x(), middle.y(), round(scaled(16)))


class Line(QWidget):
    """An icon, what it is about, a rule, and a sentence below."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, strong: bool = False) -> None:
        super().__init__(parent)
        self.sign = Sign("check", "ok")
        self.title = Label(size=14, weight=600 if strong else 400, wrap=True)
        self.text = Label(size=13, color="text2", wrap=True)
        self.link = Link(size=13)
        self._rule = ""
        self.link.clicked.connect(lambda: self.rule_wanted.emit(self._rule))
        row = QHBoxLayout()
        row.setSpacing(6)
        beside = QVBoxLayout()
        beside.setContentsMargins(0, 4, 0, 0)
        beside.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(beside)
        top = QHBoxLayout()
        top.setSpacing(6)
        titled = QVBoxLayout()
        titled.setContentsMargins(0, 4, 0, 0)
        titled.addWidget(self.title, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(titled, 1)
        top.addWidget(self.link, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.setContentsMargins(0, 0, 0, 4)
        words.addLayout(top)
        words.addWidget(self.text)
        words.addStretch(1)
        row.addLayout(words, 1)
        row.setContentsMargins(0, 0, 0, 0)
        self.setLayout(row)

    def say(self, icon: str, color: ColorName, title: str, text: str = "", rule: str = "") -> None:
        """Say something else."""
        self.sign.show_icon(icon, color)
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self._rule = rule
        shown = bool(rule) and rule != "README"
        self.link.setVisible(shown)
        if shown:
            self.link.setText(self.tr("Rule {rule}").format(rule=rule))


class VerdictCard(Card):
    """See the module.

    Signals:
        rule_wanted: the number of a rule.
    """

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=RADIUS_OPTION)
        self._wins_caption = Label(size=12, weight=600, color="text2")
        self.winner = Line(strong=True)
        self._may_caption = Label(size=12, weight=600, color="text2", wrap=True)
        self.told = Label(size=12, color="text2", wrap=True)
        self.lines: list[Line] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._upper, self._lower = QVBoxLayout(), QVBoxLayout()
        for part in (self._upper, self._lower):
            part.setContentsMargins(14, 12, 10, 12)
            part.setSpacing(0)
        self._upper.addWidget(self._wins_caption)
        self._upper.addWidget(self.winner)
        self._lower.addWidget(self._may_caption)
        self._lower.addWidget(self.told)
        column.addLayout(self._upper)
        column.addWidget(Hairline())
        column.addLayout(self._lower)
        self.winner.rule_wanted.connect(self.rule_wanted)
        self._shown: tuple[Draft, Verdict, SandboxWords] | None = None

    def show_verdict(self, draft: Draft, verdict: Verdict, words: SandboxWords) -> None:
        """Show what is known of a draft."""
        self._shown = draft, verdict, words
        self._wins_caption.setText(self.tr("Wins the trick") if draft.complete else self.tr("Wins so far"))
        self._show_winner(draft, verdict, words)
        lines = self._allowed(draft, verdict, words)
        while len(self.lines) < len(lines):
            line = Line(strong=not self.lines)
            line.rule_wanted.connect(self.rule_wanted)
            self.lines.append(line)
            self._lower.addWidget(line)
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(lines))
            if place < len(lines):
                line.say(*lines[place])

    def _show_winner(self, draft: Draft, verdict: Verdict, words: SandboxWords) -> None:
        seat = verdict.winner
        if seat is None:
            leader = draft.leader
            title = self.tr("No card is played yet")
            text = "" if leader is None else self.tr("Leads: {name}").format(name=words.name(leader))
            self.winner.say("info", "text2", title, text)
            return
        card = draft.laid(seat) or ""
        if verdict.won is None:
            self.winner.say("flag", "text", words.wins(seat, card), self.tr("The only card so far."), "")
        else:
            self.winner.say("flag", "text", words.wins(seat, card), words.won(verdict.won), verdict.won_rule)
        self.winner.sign.show_seat(seat, words.name(seat), words.team(seat))

    def _allowed(
        self, draft: Draft, verdict: Verdict, words: SandboxWords
    ) -> list[tuple[str, ColorName, str, str, str]]:
        """Caption and lines about what may be played."""
        seat = verdict.seat
        self.told.hide()
        if seat is None or verdict.view is None:
            self._may_caption.setText(self.tr("What may be played"))
            return [("info", "text2", *self._unknown(draft, verdict, words))]
        all_cards, legal = verdict.held, len(verdict.legal)
        if seat == 0:
            caption = self.tr("You may play {count} of {all}")
        else:
            caption = self.tr("May play {count} of {all}: {name}")
        name = words.name(seat)
        self._may_caption.setText(caption.format(count=number(legal), all=number(all_cards), name=name))
        hand = draft.hands[seat]
        if not verdict.groups:
            return [("check", "ok", self.tr("Any card"), self._free(draft), self._rule(draft, verdict))]
        self.told.setText(self.tr("As this player is told:"))
        self.told.setVisible(seat != 0)
        lines: list[tuple[str, ColorName, str, str, str]] = [("check", "ok", words.named(verdict.legal, hand), "", "")]
        for group in verdict.groups:
            reason = words.reason(group.refusal, draft, seat)
            lines.append(("lock", "text2", words.named(group.cards, hand), reason, group.refusal.rule))
        return lines

    def _unknown(self, draft: Draft, verdict: Verdict, words: SandboxWords) -> tuple[str, str, str]:
        if draft.complete:
            return self.tr("The trick is complete"), "", ""
        if verdict.seat is None:
            return self.tr("The play has not begun"), self.tr("Choose who leads."), ""
        if draft.hands[verdict.seat]:
            trouble = verdict.trouble
            return self.tr("This contradicts a rule"), "", trouble.rule if trouble is not None else ""
        title = self.tr("Next: {name}").format(name=words.name(verdict.seat))
        return title, self.tr("Put cards into this hand to see what may be played."), ""

    def _free(self, draft: Draft) -> str:
        if not draft.trick:
            return self.tr("Nothing forbids any of them to be led.")
        return self.tr("Nothing has to be followed or played first.")

    @staticmethod
    def _rule(draft: Draft, verdict: Verdict) -> str:
        """The rule that is in force where everything is allowed."""
        prompt = GAME_MODELS[draft.game].prompt(verdict.view)
        facts: dict[str, str | int] = {}
        contract = draft.rest.get("contract")
        if isinstance(contract, str):
            facts["contract"] = contract
        return rule_now(draft.game, "play", None if prompt is None else prompt.key, facts, draft.options)

    def spoken(self) -> str:
        """All of it in one text."""
        shown = [self.winner, *(line for line in self.lines if line.isVisibleTo(self))]
        parts = [self._wins_caption.text(), self.winner.title.text(), self.winner.text.text(), self._may_caption.text()]
        parts += [text for line in shown[1:] for text in (line.title.text(), line.text.text())]
        return joined(ended(part.rstrip(".。")) for part in parts if part)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        if self._shown is not None:
            self.show_verdict(*self._shown)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
