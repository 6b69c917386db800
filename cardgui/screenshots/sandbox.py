"""The scenes of the sandbox."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardgui.screens.games import entry
from cardgui.screens.sandbox.screen import SandboxScreen
from cardgui.screenshots.rehearsal import Rehearsal, SceneError
from cardgui.screenshots.scene import Scene, Show, nothing
from cardgui.teaching.sandbox.draft import HAND, Place

Then = Callable[[Rehearsal, SandboxScreen], object]

RIFKI: Final = "rifki/4 contract=erkek hands=AS,9S,6S,QH,7H,JC,7C,3C,TD,6D,2D//// leader=2 trick=8C,KC,"
TRUF: Final = (
    "truf/4 bids=9S,8D,8C,7H, hands=KH,8H,4H,AS,9S,TD,2C/7D,3H,AC/QH,7C,9C,5C// leader=3 trick=KD,6D,5S, broken=1"
)
ROOK: Final = (
    "rook_sluff/10 bids=1,1,1,1,1,1,1,1,1,1, hands=R1,R14,R2,G9,G9,G2,Y7,Y3,B1,B14////////// leader=7"
    " tricks=1,0,0,0,0,0,0,0,0,0, trick=R9,R9,B3,"
)
ROOK_6: Final = "rook_sluff/6 hands=R2,G9,Y9,Y13,B1,B14/R14,G10,B12,B11,Y10,Y11///// leader=5"
MINCHIATE: Final = (
    "minchiate/4 hands=DK,D2,CQ,C2,C5,C6,SH,S10,S3,S1,BK,B7,B1,M,T40,T35,T29,T20,T15,T3,T1//// leader=2"
    " trick=D5,T7, led=S,"
)


def stay(_rehearsal: Rehearsal, _screen: SandboxScreen) -> None:
    """Leave it as it is."""


def show(text: str, then: Then = stay) -> Show:
    """Set up a position, then do something."""

    def made(rehearsal: Rehearsal, _match: str) -> None:
        if rehearsal.window is None:
            raise SceneError("the window is not open")
        screen = rehearsal.window.sandboxes.open()
        if text:
            screen.read(text)
        rehearsal.settle()
        then(rehearsal, screen)
        rehearsal.settle()

    return made


def type_fault(_rehearsal: Rehearsal, screen: SandboxScreen) -> None:
    """Type a card that there is not."""
    screen.column.text.edit.setPlainText(screen.draft.text.replace("KC", "X"))
    screen.column.area.ensureWidgetVisible(screen.column.status)


def other_hand(_rehearsal: Rehearsal, screen: SandboxScreen) -> None:
    """Look into another hand."""
    screen.set_up.go_to(Place(HAND, 1))


def keep(_rehearsal: Rehearsal, screen: SandboxScreen) -> None:
    """Keep the position, with another one there already."""
    screen.save.emit()


def rules(_rehearsal: Rehearsal, screen: SandboxScreen) -> None:
    """Choose house rules."""
    screen.choose_rules.emit()


def kept(text: str, then: Then) -> Show:
    """Show a position with two others that are kept."""

    def made(rehearsal: Rehearsal, match: str) -> None:
        if rehearsal.window is None:
            raise SceneError("the window is not open")
        saved = rehearsal.window.sandboxes.saved
        for game, kept_text in (("rifki", RIFKI), ("minchiate", MINCHIATE)):
            saved.keep(f"{entry(game).name()} 1", kept_text)
        show(text, then)(rehearsal, match)

    return made


SCENES: Final = (
    Scene("app-sandbox", nothing, show("")),
    Scene("rifki-sandbox", nothing, show(RIFKI)),
    Scene("rifki-sandbox-fault", nothing, show(RIFKI, type_fault)),
    Scene("rifki-sandbox-kept", nothing, kept(RIFKI, keep)),
    Scene("rifki-sandbox-rules", nothing, show(RIFKI, rules)),
    Scene("truf-sandbox", nothing, show(TRUF)),
    Scene("rook-sluff-sandbox", nothing, show(ROOK)),
    Scene("rook-sluff-sandbox-6", nothing, show(ROOK_6, other_hand)),
    Scene("minchiate-sandbox", nothing, show(MINCHIATE)),
)
