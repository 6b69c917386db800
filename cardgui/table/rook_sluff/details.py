"""Under the scores at the end of a deal: for each team why it got its points, and what its players bid and took."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui.look.controls import Label
from cardgui.look.paint import mirroring, rounded
from cardgui.look.theme import theme
from cardgui.table.teams import Team, draw_team_mark

SIDE, EDGE = 16, 14


@dataclass(frozen=True, slots=True)
class TeamStory:
    """One team: why it got its points, and its players with tricks and bids."""

    team: Team
    reasons: str
    members: str


class TeamDetails(QWidget):
    """Two teams side by side on a quiet ground."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE + SIDE + 10, 10, EDGE, 10)
        column.setSpacing(2)
        self._stories: list[TeamStory] = []
        self._reasons: list[Label] = []
        self.members: list[Label] = []
        for _team in range(2):
            reasons, members = Label("", 13, wrap=True), Label("", 13, color="text2", wrap=True)
            if self._reasons:
                column.addSpacing(4)
            column.addWidget(reasons)
            column.addWidget(members)
            self._reasons.append(reasons)
            self.members.append(members)
        theme().changed.connect(self.update)

    def show_stories(self, stories: list[TeamStory]) -> None:
        """Show both teams."""
        self._stories = stories
        for story, reasons, members in zip(stories, self._reasons, self.members, strict=True):
            reasons.setText(story.reasons)
            members.setText(story.members)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the ground and the marks."""
        with mirroring(self) as painter:
            rounded(painter, QRectF(self.rect()), 8, theme().color("surface2"))
            for story, reasons in zip(self._stories, self._reasons, strict=False):
                draw_team_mark(painter, QRectF(EDGE, reasons.y() + 2, SIDE, SIDE), story.team)
