"""The scenes of Rook Sluff."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPixmap

from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.engine.match import Match
from cardgui.engine.rook_sluff_terms import RookSluffView
from cardgui.models.controller import Step
from cardgui.screenshots.rehearsal import Rehearsal, SceneError
from cardgui.screenshots.scene import Prepare, Scene, Show, nothing
from cardgui.screenshots.truf import act, refuse, table
from cardgui.table.rook_sluff.panel import RookSluffPanel

GAME: Final = "rook_sluff"


def view_of(match: Match) -> RookSluffView | None:
    """What the person knows, while a deal is played."""
    if match.deal is None or match.deal.over:
        return None
    view: RookSluffView = match.deal.view(0)
    return view


def when(
    test: Callable[[RookSluffView], bool],
    players: int = 8,
    number: int = 4,
    level: str = DEFAULT_LEVEL,
    **options: object,
) -> Prepare:
    """Prepare a match in which the person knows this; ``number`` is tried first."""

    def until(match: Match) -> bool:
        view = view_of(match)
        return view is not None and test(view)

    return lambda rehearsal: rehearsal.store(GAME, number, until, options, level=level, players=players)


def bidding(view: RookSluffView) -> bool:
    """The person bids, in the midst of the others, in a later deal; somebody has bid sluff."""
    made = [bid for bid in view.bids if bid is not None]
    return view.phase == "bid" and 0 in view.to_act and 3 <= len(made) < view.players - 2 and view.setup.deal >= 2


def bidding_after_sluff(view: RookSluffView) -> bool:
    """The person bids, and has heard a sluff."""
    return bidding(view) and 0 in view.bids


def my_play(view: RookSluffView) -> bool:
    """The person is to play a card."""
    return view.phase == "play" and 0 in view.to_act


def follows(view: RookSluffView) -> bool:
    """The person follows a colour late in a trick, with some cards, in the midst of a deal."""
    some = 2 <= len(view.legal) < len(set(view.hand)) <= 9
    late = len(view.current) >= view.players // 2
    return my_play(view) and late and some and all(card[0] == view.led for card in view.legal)


def leads_red_two(view: RookSluffView) -> bool:
    """The person must lead a red 2."""
    return my_play(view) and not view.current and not any(view.taken)


def leads(view: RookSluffView) -> bool:
    """The person may lead what they like."""
    return my_play(view) and not view.current and sum(view.taken) >= 3


def void(view: RookSluffView) -> bool:
    """The person has none of the colour led and may play what they like."""
    return (
        my_play(view) and bool(view.current) and all(card[0] != view.led for card in view.hand) and len(view.hand) > 4
    )


def must_trump(view: RookSluffView) -> bool:
    """The person has none of the colour led and must play a black card (RS-21)."""
    return void(view) and view.must_trump and len(view.legal) < len(set(view.hand))


def equal_in_trick(view: RookSluffView) -> bool:
    """Two equal cards lie in the trick, and the person plays late."""
    counted = Counter(card for _, card in view.current)
    return my_play(view) and max(counted.values(), default=0) == 2 and len(view.current) >= 5


def equal_in_hand(view: RookSluffView) -> bool:
    """The person may play either of two equal cards."""
    held = Counter(view.hand)
    return follows(view) and any(held[card] == 2 for card in view.legal)


def deal_over(match: Match) -> bool:
    """Three deals are finished."""
    return len(match.finished) == 3 and not match.in_deal


def sluff_in_last(match: Match) -> bool:
    """A deal in which a sluff was kept and one failed has just ended."""
    if match.in_deal or not 2 <= len(match.finished) < match.game.players:
        return False
    result = match.finished[-1].result
    kept = {taken == 0 for bid, taken in zip(result["bids"], result["tricks"], strict=True) if bid == 0}
    return kept == {True, False}


def over(match: Match) -> bool:
    """The match is over."""
    return match.over


def ended(until: Callable[[Match], bool], players: int, number: int = 21, level: str = DEFAULT_LEVEL) -> Prepare:
    """Prepare a match in such a state between deals."""
    return lambda rehearsal: rehearsal.store(GAME, number, until, level=level, players=players)


def panel(rehearsal: Rehearsal) -> RookSluffPanel:
    """The game's part of the table."""
    found = rehearsal.table.panel
    if not isinstance(found, RookSluffPanel):
        raise SceneError("no table of Rook Sluff is open")
    return found


def choose(tricks: int) -> Callable[[Rehearsal], None]:
    """Choose a bid without making it."""
    return lambda rehearsal: panel(rehearsal).bid.choices[tricks].setChecked(True)


def while_held(wanted: Callable[[Step], bool]) -> Show:
    """Decide for the person, and picture the table at the moment at which a certain step begins."""

    def show(rehearsal: Rehearsal, match: str) -> QPixmap:
        rehearsal.resume(match)
        rehearsal.until_asked()
        pictures: list[QPixmap] = []

        def on_step(step: Step) -> None:
            if wanted(step) and not pictures:
                rehearsal.table.panel.refresh()
                pictures.append(rehearsal.picture())

        rehearsal.table.director.step_ended.connect(on_step)
        act(rehearsal)
        rehearsal.until(lambda: bool(pictures))
        rehearsal.settle()
        return pictures[0]

    return show


def while_others_think(wanted: Callable[[Step], bool]) -> Show:
    """Decide for the person, and picture the table at rest after a certain step, while another player thinks."""

    def show(rehearsal: Rehearsal, match: str) -> QPixmap:
        rehearsal.resume(match)
        rehearsal.until_asked()
        view, seen, pictures = rehearsal.table, list[Step](), list[QPixmap]()

        def on_step(step: Step) -> None:
            if wanted(step):
                seen.append(step)

        def on_rest() -> None:
            if seen and not pictures and view.controller.prompt is None:
                pictures.append(rehearsal.picture())

        view.director.step_ended.connect(on_step)
        view.director.rested.connect(on_rest)
        act(rehearsal)
        rehearsal.until(lambda: bool(pictures))
        rehearsal.settle()
        return pictures[0]

    return show


def others_bid(step: Step) -> bool:
    """Somebody after the person has bid."""
    return step.beat.motion == "call" and bool(step.beat.seat)


def others_play(step: Step) -> bool:
    """Somebody after the person has played."""
    return step.beat.motion == "play" and bool(step.beat.seat)


def trick_won(step: Step) -> bool:
    """A trick is complete."""
    return step.beat.motion == "winner"


SCENES: Final = (
    Scene("rook_sluff-bid", when(bidding), table(choose(3))),
    Scene("rook_sluff-bid-none", when(bidding, 6), table()),
    Scene("rook_sluff-bid-sluff", when(bidding_after_sluff, 10, level="random"), table(choose(0))),
    Scene("rook_sluff-bids-waiting", when(bidding, 10), while_others_think(others_bid)),
    Scene("rook_sluff-red-two", when(leads_red_two), table()),
    Scene("rook_sluff-why-not-red-two", when(leads_red_two, 10), table(refuse)),
    Scene("rook_sluff-follow-6", when(follows, 6), table()),
    Scene("rook_sluff-follow-8", when(follows, 8), table()),
    Scene("rook_sluff-follow-10", when(follows, 10), table()),
    Scene("rook_sluff-why-not", when(follows, 10), table(refuse)),
    Scene("rook_sluff-lead", when(leads, 10), table()),
    Scene("rook_sluff-void", when(void, 8), table()),
    Scene("rook_sluff-must-trump", when(must_trump, 8, must_trump=True), table()),
    Scene("rook_sluff-why-not-trump", when(must_trump, 8, must_trump=True), table(refuse)),
    Scene("rook_sluff-equal-trick", when(equal_in_trick, 10), table()),
    Scene("rook_sluff-equal-hand", when(equal_in_hand, 8), table()),
    Scene("rook_sluff-waiting", when(follows, 10, 12), while_others_think(others_play)),
    Scene("rook_sluff-won", when(follows, 10, 30), while_held(trick_won)),
    Scene("rook_sluff-last-trick", when(follows, 10), table(lambda r: r.table.over.show_last_trick())),
    Scene("rook_sluff-log", when(follows, 10), table(lambda r: r.table.over.show_log())),
    Scene("rook_sluff-end", ended(deal_over, 8), table()),
    Scene("rook_sluff-end-sluffs", ended(sluff_in_last, 10, level="random"), table()),
    Scene("rook_sluff-sheet", ended(deal_over, 8), table(lambda r: r.table.over.show_sheet())),
    Scene("rook_sluff-match-end", ended(over, 6, 9), table()),
    Scene("rook_sluff-new-game", nothing, lambda r, _match: r.offer_new_game(GAME)),
    Scene("rook_sluff-new-game-seats", nothing, lambda r, _match: r.offer_new_game(GAME, each_seat=True)),
)
"""Every state of Rook Sluff that a person can meet."""
