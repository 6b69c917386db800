"""The scenes of the rulebook: every game, diagrams of every kind, a search, the contents as a drawer."""

from __future__ import annotations

from typing import Final, cast

from cardgui.screens.rulebook.screen import RulebookScreen
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.scene import Scene, Show, nothing

SEARCHED: Final = {"en": "trump", "ko": "으뜸패", "ja": "切り札", "tr": "koz"}
"""What is looked for in each language."""


def opened(rehearsal: Rehearsal, number: str) -> RulebookScreen:
    """Open the rulebook at a rule."""
    window = rehearsal.window
    assert window is not None  # noqa: S101 - a scene has its window
    window.rooms.open_rulebook(number)
    rehearsal.settle()
    return cast("RulebookScreen", window.pages.currentWidget())


def rule(number: str, step: int) -> Show:
    """Show a rule, its diagram at a step."""

    def show(rehearsal: Rehearsal, _match: str) -> None:
        screen = opened(rehearsal, number)
        for panel in screen.panels:
            panel.show_step(step)

    return show


def search(rehearsal: Rehearsal, _match: str) -> None:
    """Look for trumps."""
    screen = opened(rehearsal, "TR-13")
    window = rehearsal.window
    language = window.translator.language if window is not None else "en"
    screen.bar.field.setText(SEARCHED.get(language, SEARCHED["en"]))
    for panel in screen.panels:
        panel.show_step(3)


def contents(rehearsal: Rehearsal, _match: str) -> None:
    """Show the contents, a drawer where the window is narrow."""
    opened(rehearsal, "MI-12").toggle_contents()


SCENES: Final = (
    Scene("app-rules-search", nothing, search),
    Scene("app-rules-contents", nothing, contents),
    Scene("app-rules-truf-bids", nothing, rule("TR-6", 3)),
    Scene("app-rules-truf-values", nothing, rule("TR-7", 2)),
    Scene("app-rules-truf-follow", nothing, rule("TR-12", 2)),
    Scene("app-rules-truf-examples", nothing, lambda rehearsal, _match: opened(rehearsal, "TR-22").go(5, -1)),
    Scene("app-rules-rifki-contracts", nothing, lambda rehearsal, _match: opened(rehearsal, "RI-6").go(1, -1)),
    Scene("app-rules-rifki-penalty", nothing, rule("RI-15", 3)),
    Scene("app-rules-rifki-under", nothing, rule("RI-21", 3)),
    Scene("app-rules-rook-order", nothing, rule("RS-2", 1)),
    Scene("app-rules-rook-bids", nothing, rule("RS-10", 3)),
    Scene("app-rules-rook-follow", nothing, rule("RS-13", 5)),
    Scene("app-rules-minchiate-points", nothing, rule("MI-4", 4)),
    Scene("app-rules-minchiate-verzicole", nothing, rule("MI-12", 5)),
    Scene("app-rules-minchiate-king", nothing, rule("MI-20", 3)),
)
"""The rulebook of every game."""
