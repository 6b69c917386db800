"""The scenes of Truf."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPixmap

from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.bots.registry import player
from cardgui.engine.decided import rest_is_decided
from cardgui.engine.events import ThrownIn
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.engine.truf_terms import TrufView
from cardgui.models.controller import Step
from cardgui.screenshots.rehearsal import Rehearsal, SceneError
from cardgui.screenshots.scene import Prepare, Scene, Show, nothing

GAME: Final = "truf"


def view_of(match: Match) -> TrufView | None:
    """What the person knows, while a deal is played."""
    if match.deal is None or match.deal.over:
        return None
    view: TrufView = match.deal.view(0)
    return view


def when(test: Callable[[TrufView], bool], number: int = 4, level: str = DEFAULT_LEVEL, **options: object) -> Prepare:
    """Prepare a match in which the person knows this; ``number`` is tried first."""

    def until(match: Match) -> bool:
        view = view_of(match)
        return view is not None and test(view)

    return lambda rehearsal: rehearsal.store(GAME, number, until, options, level=level)


def my_play(view: TrufView) -> bool:
    """The person is to play a card."""
    return view.phase == "play" and 0 in view.to_act


def follows(view: TrufView) -> bool:
    """The person must follow a plain suit with some cards, a trump lying face down before them."""
    down = any(card is None for _, card in view.current)
    some = 2 <= len(view.legal) < len(view.hand)
    return my_play(view) and down and some and view.legal[0][1] == view.led != view.trump and len(view.hand) >= 9


def must_not_lead_trumps(view: TrufView) -> bool:
    """The person leads, and trumps are not broken."""
    return my_play(view) and not view.current and len(view.legal) < len(view.hand) <= 11


def void(view: TrufView) -> bool:
    """The person has none of the suit led."""
    return my_play(view) and bool(view.current) and all(card[1] != view.led for card in view.hand)


def choosing(view: TrufView) -> bool:
    """The person declares at 13."""
    return view.phase == "adjust" and 0 in view.to_act


def choosing_over_zero(view: TrufView) -> bool:
    """The person declares at 13, and somebody's 0 would become −1."""
    return choosing(view) and 0 in view.bids


def bidding(view: TrufView) -> bool:
    """Everybody but the person has bid."""
    return view.phase == "bid" and view.laid == frozenset({1, 2, 3})


def deal_over(match: Match) -> bool:
    """Two deals are finished."""
    return len(match.finished) == 2 and not match.in_deal


def table(then: Callable[[Rehearsal], object] | None = None) -> Show:
    """Resume the match at the table, then do something."""

    def show(rehearsal: Rehearsal, match: str) -> None:
        rehearsal.resume(match)
        if rehearsal.table.controller.match.in_deal:
            rehearsal.until_asked()
        if then is not None:
            then(rehearsal)
            rehearsal.settle()

    return show


def raise_bid(rehearsal: Rehearsal) -> None:
    """Choose a middling card as the bid, without laying it."""
    hand = rehearsal.table.controller.models.hand.rows()
    codes = [row.code for row in hand if row.code[0] in "345"]
    rehearsal.table.choose(codes[-1] if codes else hand[-1].code)


def refuse(rehearsal: Rehearsal) -> None:
    """Try the last card that may not be played."""
    rows = rehearsal.table.controller.models.hand.rows()
    rehearsal.table.choose([row.code for row in rows if not row.playable][-1])


def while_held(wanted: Callable[[Step], bool], begin: Callable[[Rehearsal], object]) -> Show:
    """Picture the table at the moment at which a certain step begins."""

    def show(rehearsal: Rehearsal, match: str) -> QPixmap:
        rehearsal.resume(match)
        if rehearsal.table.controller.match.in_deal:
            rehearsal.until_asked()
        view = rehearsal.table
        pictures: list[QPixmap] = []

        def on_step(step: Step) -> None:
            if wanted(step):
                pictures.append(rehearsal.picture())

        view.director.step_began.connect(on_step)
        begin(rehearsal)
        rehearsal.until(lambda: bool(pictures))
        rehearsal.settle()
        return pictures[0]

    return show


def act(rehearsal: Rehearsal) -> None:
    """Decide for the person as a computer player would."""
    controller = rehearsal.table.controller
    deal = controller.match.deal
    if deal is None:
        raise SceneError("no deal is being played")
    controller.act(player(controller.match.game.id, DEFAULT_LEVEL).choose(deal.view(0), controller.match.seed(0)))


def next_deal(rehearsal: Rehearsal) -> None:
    """Go on to the next deal."""
    rehearsal.table.controller.next_deal()


def thrown_in_next(match: Match) -> bool:
    """One deal is finished, and the cards of the next will be thrown in first."""
    if match.in_deal or len(match.finished) != 1:
        return False
    again = Match(match.game, match.number)
    again.restore(match.finished)
    return any(isinstance(event, ThrownIn) for event in again.start_deal())


def one_over(match: Match) -> bool:
    """One deal is finished."""
    return len(match.finished) == 1 and not match.in_deal


def ended(**options: object) -> Prepare:
    """Prepare a match whose second deal has just ended."""
    return lambda rehearsal: rehearsal.store(GAME, 21, deal_over, options)


def over(match: Match) -> bool:
    """The match is over."""
    return match.over


def rest_decided(view: TrufView) -> bool:
    """The person leads, and whatever is played the deal ends the same."""
    return my_play(view) and len(view.hand) == 3 and rest_is_decided(make_game(GAME), view)


def open_menu(rehearsal: Rehearsal) -> None:
    """Open the menu of the table."""
    rehearsal.table.bar.menu_button.click()


def is_begin(step: Step) -> bool:
    """A deal begins."""
    return step.beat.motion == "begin"


def is_thrown_in(step: Step) -> bool:
    """The cards are thrown in."""
    return step.beat.motion == "throw_in"


def eight_over(match: Match) -> bool:
    """Eight deals are finished."""
    return len(match.finished) == 8 and not match.in_deal


SCENES: Final = (
    Scene("truf-bid", when(bidding), table(raise_bid)),
    Scene("truf-bids", when(bidding, 8), while_held(lambda step: step.beat.motion == "announce", act)),
    Scene("truf-direction", lambda r: r.store(GAME, 5, one_over), while_held(is_begin, next_deal)),
    Scene("truf-choice", when(choosing, 62), table()),
    Scene("truf-choice-zero", when(choosing_over_zero, 60, level="random", scoring="E"), table()),
    Scene("truf-follow", when(follows), table()),
    Scene("truf-why-not", when(follows), table(refuse)),
    Scene("truf-lead", when(must_not_lead_trumps), table()),
    Scene("truf-why-not-trumps", when(must_not_lead_trumps), table(refuse)),
    Scene("truf-void", when(void, 12), table()),
    Scene("truf-last-trick", when(void, 12), table(lambda r: r.table.over.show_last_trick())),
    Scene("truf-log", when(void, 12), table(lambda r: r.table.over.show_log())),
    Scene("truf-rest", when(rest_decided), table()),
    Scene("truf-sheet", lambda r: r.store(GAME, 31, eight_over), table(lambda r: r.table.over.show_sheet())),
    Scene("truf-menu", when(follows), table(open_menu)),
    Scene(
        "truf-thrown-in",
        lambda r: r.store(GAME, 336, thrown_in_next, level="random"),
        while_held(is_thrown_in, next_deal),
    ),
    *(Scene(f"truf-end-{s.lower()}", ended(scoring=s), table()) for s in "ABCDE"),
    Scene("truf-match-end", lambda r: r.store(GAME, 9, over, {"deals": 4}), table()),
    Scene("truf-new-game", nothing, lambda r, _match: r.offer_new_game(GAME)),
    Scene("truf-new-game-seats", nothing, lambda r, _match: r.offer_new_game(GAME, each_seat=True)),
)
"""Every state of Truf that a person can meet."""
