"""Under the scores at the end of a deal: for each team why it got its points, and what its players bid and took."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from cardgui.look.controls import Label
from cardgui.look.paint import painting, rounded
from cardgui.look.theme import theme
from cardgui.table.teams import Team, draw_team_mark

SIDE = 16


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
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        self._stories: list[TeamStory] = []
        self._reasons: list[Label] = []
        self.members: list[Label] = []
        for row in range(2):
            reasons, members = Label("", 13, wrap=True), Label("", 13, color="text2", wrap=True)
            grid.addWidget(reasons, 2 * row, 1)
            grid.addWidget(members, 2 * row + 1, 1)
            self._reasons.append(reasons)
            self.members.append(members)
        grid.setColumnMinimumWidth(0, SIDE)
        grid.setColumnStretch(1, 1)
        grid.setRowMinimumHeight(2, 0)
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
        with painting(self) as painter:
            rounded(painter, QRectF(self.rect()), 8, theme().color("surface2"))
            for story, reasons in zip(self._stories, self._reasons, strict=False):
                draw_team_mark(painter, QRectF(14, reasons.y() + 2, SIDE, SIDE), story.team)
