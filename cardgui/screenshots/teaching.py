"""The scenes of hints, the tutor and the review."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.bots.registry import player
from cardgui.bots.thought import finished
from cardgui.engine.match import Match
from cardgui.screens.review.results import PracticeResults
from cardgui.screenshots.rehearsal import Rehearsal, SceneError
from cardgui.screenshots.scene import Prepare, Scene, Show

STEPS: Final = 4000
LOSS: Final = 1.3
"""Tricks that a card must lose for the tutor's scene; a little more than what it is set to."""


def when(game_id: str, test: Callable[[Any], bool], number: int = 4, players: int | None = None) -> Prepare:
    """Prepare a match in which the person decides and knows this."""

    def until(match: Match) -> bool:
        if match.deal is None or match.deal.over:
            return False
        view = match.deal.view(0)
        return 0 in view.to_act and test(view)

    return lambda rehearsal: rehearsal.store(game_id, number, until, players=players)


def choosing(view: Any) -> bool:
    """Some cards of many may be played, late in a trick."""
    return view.phase == "play" and len(view.current) > 1 and 2 <= len(view.legal) < len(view.hand) > 8


def in_phase(phase: str) -> Callable[[Any], bool]:
    """A decision before the play."""
    return lambda view: bool(view.phase == phase)


def losing(view: Any) -> str | None:
    """A card that loses much by what the person knows, if there is one."""
    if not choosing(view):
        return None
    expert: Any = player("truf", "expert", STEPS)
    worth = finished(expert.think(view, 1)).values()
    worst = min(worth, key=lambda action: worth[action])
    return str(getattr(worst, "card", "")) if max(worth.values()) - worth[worst] >= LOSS else None


def hint(rehearsal: Rehearsal, match: str) -> None:
    """Ask for a hint."""
    rehearsal.resume(match)
    rehearsal.until_asked()
    table = rehearsal.table
    table.help.ask()
    rehearsal.until(lambda: table.help.hints is not None and table.help.hints.callout.button.isVisible())
    rehearsal.settle()


def tutor(*, why: bool) -> Show:
    """Choose a card that loses; with its reasons unfolded, or not."""

    def show(rehearsal: Rehearsal, match: str) -> None:
        if rehearsal.window is None:
            raise SceneError("the window is not open")
        settings = rehearsal.window.settings
        settings.tutor, settings.tutor_threshold = True, 5
        table = rehearsal.resume(match)
        rehearsal.until_asked()
        card = losing(table.controller.view)
        if card is None:
            raise SceneError("no card loses much")
        rehearsal.until(lambda: table.help.tutor is not None)
        table.choose(card)
        asking = table.help.tutor
        if asking is None:
            raise SceneError("there is no tutor")
        rehearsal.until(asking.callout.isVisible)
        if why:
            asking.callout.why.click()
        rehearsal.settle()

    return show


def played(game_id: str, number: int = 7, players: int | None = None) -> Prepare:
    """Prepare a match of whose first deals learners have made mistakes."""

    def until(match: Match) -> bool:
        return match.over or (len(match.finished) == 2 and not match.in_deal)

    return lambda rehearsal: rehearsal.store(game_id, number, until, level="learner", players=players)


def review(*, hands: bool = False) -> Show:
    """Review the first deal, at the decision that cost most."""

    def show(rehearsal: Rehearsal, match: str) -> None:
        window = rehearsal.window
        if window is None:
            raise SceneError("the window is not open")
        deal = str(window.desk.records(match)[0]["id"])
        if not window.reviews.open_stored(match, deal) or window.reviews.screen is None:
            raise SceneError("the deal cannot be reviewed")
        screen = window.reviews.screen
        rehearsal.until(lambda: screen.reviewing is not None and not screen.reviewing.running)
        judged = screen.reviewing.judged if screen.reviewing is not None else []
        plays = [one for one in judged if one.trick] or judged
        screen.go_to_decision(max(plays, key=lambda one: one.cost).index)
        screen.open_button.setChecked(hands)
        rehearsal.settle()

    return show


def results(rehearsal: Rehearsal, match: str) -> None:
    """Play a deal of the review once more; show what it brought then and now."""
    review()(rehearsal, match)
    window = rehearsal.window
    screen = window.reviews.screen if window is not None else None
    if window is None or screen is None:
        raise SceneError("there is no review")
    screen.figures.again.emit()
    rehearsal.hurry()
    controller = rehearsal.table.controller
    bot = player(controller.match.game.id, DEFAULT_LEVEL)

    def told() -> bool:
        return any(dialog.isVisible() for dialog in window.findChildren(PracticeResults))

    while True:
        rehearsal.until(lambda: controller.prompt is not None or told())
        deal = controller.match.deal
        if controller.prompt is None or deal is None:
            break
        controller.act(bot.choose(deal.view(0), controller.match.seed(0)))
    rehearsal.settle()


SCENES: Final = (
    Scene("truf-hint", when("truf", choosing), hint),
    Scene("truf-hint-bid", when("truf", in_phase("bid")), hint),
    Scene("rifki-hint", when("rifki", choosing), hint),
    Scene("rook-sluff-hint", when("rook_sluff", choosing, players=10), hint),
    Scene("minchiate-hint", when("minchiate", choosing), hint),
    Scene("minchiate-hint-discard", when("minchiate", in_phase("discard")), hint),
    Scene("truf-tutor", when("truf", lambda view: losing(view) is not None), tutor(why=False)),
    Scene("truf-tutor-why", when("truf", lambda view: losing(view) is not None), tutor(why=True)),
    Scene("truf-review", played("truf"), review()),
    Scene("truf-review-results", played("truf"), results),
    Scene("rifki-review-hands", played("rifki"), review(hands=True)),
    Scene("rook-sluff-review", played("rook_sluff", players=10), review()),
    Scene("minchiate-review", played("minchiate"), review()),
)
