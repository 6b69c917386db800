"""The scenes of Minchiate."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPixmap

from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.engine.cards import MATTO, MINCHIATE
from cardgui.engine.match import Match
from cardgui.engine.minchiate_cards import ROBBED
from cardgui.engine.minchiate_layout import MOST_ROBBED, MinchiateLayout, distribute
from cardgui.engine.minchiate_terms import MinchiateView
from cardgui.engine.registry import make_game
from cardgui.models.controller import Step
from cardgui.models.minchiate import (
    CardRobbed,
    CardShown,
    FolaSearched,
    FolaTurnedUp,
    MattoKept,
    MattoPaid,
    PointsScored,
)
from cardgui.screens.new_game import NewGame
from cardgui.screenshots.rehearsal import Rehearsal, SceneError
from cardgui.screenshots.scene import Prepare, Scene, Show, nothing
from cardgui.screenshots.truf import act, table
from cardgui.table.minchiate.panel import MinchiatePanel

GAME: Final = "minchiate"
ATTEMPTS: Final = 4000


def view_of(match: Match) -> MinchiateView | None:
    """What the person knows, while a deal is played."""
    if match.deal is None or match.deal.over:
        return None
    view: MinchiateView = match.deal.view(0)
    return view


def when(test: Callable[[MinchiateView], bool], number: int = 4, level: str = DEFAULT_LEVEL) -> Prepare:
    """Prepare a match in which the person knows this; ``number`` is tried first."""

    def until(match: Match) -> bool:
        view = view_of(match)
        return view is not None and test(view)

    return lambda rehearsal: rehearsal.store(GAME, number, until, level=level, attempts=ATTEMPTS)


def dealt(wanted: Callable[[int, MinchiateLayout], bool], number: int = 4) -> Prepare:
    """Find a match whose first deal is dealt so, given dealer and cards; its number is what is prepared."""

    def prepare(_rehearsal: Rehearsal) -> str:
        for tried in range(number, number + ATTEMPTS):
            match = Match(make_game(GAME), tried)
            match.start_deal()
            deal = match.deal
            if deal is not None and isinstance(deal.layout, MinchiateLayout) and wanted(deal.setup.dealer, deal.layout):
                return str(tried)
        raise SceneError("no deal is dealt so")

    return prepare


def most_robbed(rehearsal: Rehearsal) -> str:
    """A match in which the person, who cuts, has robbed thirteen cards, so that 34 are in their hand."""
    match = Match(make_game(GAME), 1)
    setup = match.game.first_setup(3)
    shuffled = random.Random(7).sample(MINCHIATE.cards, len(MINCHIATE.cards))
    robbed = [card for card in shuffled if card in ROBBED][:MOST_ROBBED]
    rest = [card for card in shuffled if card not in robbed]
    match.resume_deal(setup, distribute(setup, [rest[0], *robbed, *rest[1:]], 0), 0)
    return rehearsal.enter(match)


def as_opened(wanted: Callable[[Step], bool], skip: int = 0) -> Show:
    """Begin the match and picture the table when such a step has ended, after ``skip`` others like it."""

    def show(rehearsal: Rehearsal, number: str) -> QPixmap:
        if rehearsal.window is None:
            raise SceneError("the window is not open")
        rehearsal.window.start(NewGame(GAME, {}, int(number), raise_playable=True, explain_refusals=True))
        return _pictured(rehearsal, wanted, skip)

    return show


def as_played(wanted: Callable[[Step], bool], skip: int = 0, begin: Callable[[Rehearsal], object] = act) -> Show:
    """Decide for the person, and picture the table when such a step has begun."""

    def show(rehearsal: Rehearsal, match: str) -> QPixmap:
        rehearsal.resume(match)
        rehearsal.until_asked()
        return _pictured(rehearsal, wanted, skip, begin)

    return show


def _pictured(
    rehearsal: Rehearsal,
    wanted: Callable[[Step], bool],
    skip: int,
    begin: Callable[[Rehearsal], object] = lambda _rehearsal: None,
) -> QPixmap:
    view, pictures, seen = rehearsal.table, [], 0

    def on_step(step: Step) -> None:
        nonlocal seen
        if wanted(step):
            seen += 1
            if seen == skip + 1:
                # What is shown while the step is held; the table itself moves on at once.
                view.stage.banner.say(view.panel.banner(step))
                pictures.append(rehearsal.picture())

    view.director.step_ended.connect(on_step)
    rehearsal.hurry()
    begin(rehearsal)
    rehearsal.until(lambda: bool(pictures))
    rehearsal.settle()
    return pictures[0]


def panel(rehearsal: Rehearsal) -> MinchiatePanel:
    """The game's part of the table."""
    found = rehearsal.table.panel
    if not isinstance(found, MinchiatePanel):
        raise SceneError("no table of Minchiate is open")
    return found


# what is looked for ----------------------------------------


def discarding(size: int) -> Callable[[MinchiateView], bool]:
    """The person has so many cards to put away."""
    return lambda view: view.discards is not None and view.discards.size == size


def declaring(count: int) -> Callable[[MinchiateView], bool]:
    """The person may declare so many verzicole, or more."""
    return lambda view: view.phase == "declare" and 0 in view.to_act and len(view.verzicole) >= count


def nothing_to_declare(view: MinchiateView) -> bool:
    """The person holds no verzicola."""
    return view.phase == "declare" and 0 in view.to_act and not view.verzicole


def my_play(view: MinchiateView) -> bool:
    """The person is to play a card."""
    return view.phase == "play" and 0 in view.to_act


def follows(view: MinchiateView) -> bool:
    """The person follows, with some cards and the Matto; somebody has declared."""
    some = 3 <= len(view.legal) < len(view.hand) and len(view.hand) >= 18 and MATTO in view.legal
    shown = any(view.declared[seat] for seat in (1, 3))
    return my_play(view) and some and shown and view.led != "T" and all(c[0] in (view.led, "M") for c in view.legal)


def declared_by_two(view: MinchiateView) -> bool:
    """The person and somebody else have declared."""
    return my_play(view) and bool(view.declared[0]) and any(view.declared[seat] for seat in (1, 2, 3))


def leads(view: MinchiateView) -> bool:
    """The person leads in mid-deal."""
    return my_play(view) and not view.current and len(view.hand) == 11


def must_trump(view: MinchiateView) -> bool:
    """The person cannot follow and must trump."""
    return (
        my_play(view)
        and view.led not in (None, "T")
        and all(card[0] in "TM" for card in view.legal)
        and 2 <= len(view.legal) < len(view.hand) - 3
        and len(view.hand) > 9
    )


def forced_king(view: MinchiateView) -> bool:
    """The person must play a king (MI-20), though they hold more of the suit."""
    first_time = view.led is not None and view.led not in view.suits_led
    trumped = any(card[0] == "T" for _, card in view.current)
    more = sum(card[0] == view.led for card in view.hand) > 1
    return my_play(view) and first_time and trumped and more and view.legal == ((view.led or "") + "K",)


def matto_led(view: MinchiateView) -> bool:
    """The Matto was led, and the person decides the suit."""
    return my_play(view) and view.current[:1] != () and view.led is None


def over(match: Match) -> bool:
    """The match is over."""
    return match.over


def one_over(match: Match) -> bool:
    """One deal of several is finished."""
    return len(match.finished) == 1 and not match.in_deal


def three_over(match: Match) -> bool:
    """Three deals are finished."""
    return len(match.finished) == 3 and not match.in_deal


def last_card(view: MinchiateView) -> bool:
    """The person is about to play their last card."""
    return my_play(view) and len(view.hand) == 1


# what is done ----------------------------------------


def put_away(count: int) -> Callable[[Rehearsal], None]:
    """Put so many cards away, from the right."""

    def do(rehearsal: Rehearsal) -> None:
        rows = [row.code for row in rehearsal.table.controller.models.hand.rows() if row.playable]
        for code in rows[::-1][:count]:
            rehearsal.table.choose(code)

    return do


def refuse_discard(*wanted: str) -> Callable[[Rehearsal], None]:
    """Put two cards away, then try one that must stay; one of those wanted, if it is held."""

    def do(rehearsal: Rehearsal) -> None:
        put_away(2)(rehearsal)
        rows = [row.code for row in rehearsal.table.controller.models.hand.rows() if not row.playable]
        rehearsal.table.choose(next((code for code in rows if code in wanted), rows[len(rows) // 2]))

    return do


def refuse(rehearsal: Rehearsal) -> None:
    """Try a card that may not be played, one in the middle."""
    rows = [row.code for row in rehearsal.table.controller.models.hand.rows() if not row.playable]
    rehearsal.table.choose(rows[len(rows) // 2])


def choose_two(rehearsal: Rehearsal) -> None:
    """Choose the first and the last verzicola, without declaring."""
    options = panel(rehearsal).declare.options
    for option in (options[0], options[-1]):
        option.setChecked(True)


def result(rehearsal: Rehearsal) -> None:
    """Go on from the last count to the result of the match."""
    panel(rehearsal).count.button.click()


def is_rob(step: Step) -> bool:
    """A card is robbed, and has scored if it does."""
    event = step.event
    if isinstance(event, CardRobbed):
        return not event.points
    return isinstance(event, PointsScored) and event.why == "robbed"


def is_shown(step: Step) -> bool:
    """A last card lies face up."""
    event = step.event
    if isinstance(event, CardShown):
        return not event.points
    return isinstance(event, PointsScored) and event.why == "turned_up"


def is_searched(step: Step) -> bool:
    """The dealer has taken what counts from the fola."""
    return isinstance(step.event, FolaSearched) and step.beat.motion == "read"


def is_fola(step: Step) -> bool:
    """The fola is turned up."""
    return isinstance(step.event, FolaTurnedUp)


def is_resto(step: Step) -> bool:
    """A resto is won."""
    return step.beat.motion == "resto"


def is_capture(step: Step) -> bool:
    """A trick brings points."""
    return isinstance(step.event, PointsScored) and step.event.why == "captured"


def is_matto(step: Step) -> bool:
    """The Matto stays with its owner, or is paid for."""
    return isinstance(step.event, MattoKept | MattoPaid)


def is_declared(step: Step) -> bool:
    """Somebody declares."""
    return step.beat.motion == "declare"


def robs(least: int, most: int) -> Callable[[int, MinchiateLayout], bool]:
    """The person cuts and robs so many cards, and the dealer robs, too."""
    return lambda dealer, cards: dealer == 3 and least <= len(cards.cutter_robbed) <= most and bool(cards.dealer_robbed)


def many_robbed(_dealer: int, cards: MinchiateLayout) -> bool:
    """Six cards or more are robbed by the cutter."""
    return len(cards.cutter_robbed) >= 6


def more_robbed(_dealer: int, cards: MinchiateLayout) -> bool:
    """Eight cards or more are robbed by the cutter."""
    return len(cards.cutter_robbed) >= 8


def stored(number: int, until: Callable[[Match], bool], deals: int = 4) -> Prepare:
    """Prepare a match of so many deals in a certain state."""
    return lambda rehearsal: rehearsal.store(GAME, number, until, {"deals": deals})


def play_all(rehearsal: Rehearsal) -> None:
    """Let the computer play for the person from now on."""
    rehearsal.table.controller.autoplay = True
    act(rehearsal)


SCENES: Final = (
    Scene("minchiate-rob", dealt(robs(2, 4)), as_opened(is_rob, 1)),
    Scene("minchiate-rob-many", dealt(many_robbed), as_opened(is_rob, 5)),
    Scene("minchiate-rob-stops", dealt(more_robbed), as_opened(is_searched)),
    Scene("minchiate-turned-up", dealt(robs(2, 4)), as_opened(is_shown, 3)),
    Scene("minchiate-fola-robbed", dealt(robs(2, 4)), as_opened(is_searched)),
    Scene("minchiate-discard", when(discarding(3), 9), table(put_away(2))),
    Scene("minchiate-discard-why-not", when(discarding(3), 9), table(refuse_discard())),
    Scene("minchiate-discard-7", when(discarding(7), 330), table(put_away(7))),
    Scene("minchiate-discard-13", most_robbed, table(put_away(5))),
    Scene("minchiate-discard-13-why-not", most_robbed, table(refuse_discard("T29"))),
    Scene("minchiate-declare", when(declaring(3), 739), table(choose_two)),
    Scene("minchiate-declare-none", when(nothing_to_declare), table()),
    Scene("minchiate-declared", when(declaring(2), 58), as_played(is_declared)),
    Scene("minchiate-fola", when(nothing_to_declare), as_played(is_fola)),
    Scene("minchiate-follow", when(follows), table()),
    Scene("minchiate-why-not", when(follows), table(refuse)),
    Scene("minchiate-strips", when(declared_by_two), table()),
    Scene("minchiate-lead", when(leads), table()),
    Scene("minchiate-trump", when(must_trump), table()),
    Scene("minchiate-why-not-trump", when(must_trump), table(refuse)),
    Scene("minchiate-king", when(forced_king, 15), table()),
    Scene("minchiate-why-not-king", when(forced_king, 15), table(refuse)),
    Scene("minchiate-matto-led", when(matto_led, 40), table()),
    Scene("minchiate-matto", when(leads, 9), as_played(is_matto, begin=play_all)),
    Scene("minchiate-capture", when(leads, 12), as_played(is_capture, begin=play_all)),
    Scene("minchiate-resto", when(leads, 18), as_played(is_resto, begin=play_all)),
    Scene("minchiate-seen", when(leads), table(lambda r: panel(r).show_seen())),
    Scene("minchiate-points", when(leads), table(lambda r: panel(r).show_points())),
    Scene("minchiate-last-trick", when(leads), table(lambda r: r.table.over.show_last_trick())),
    Scene("minchiate-log", when(leads), table(lambda r: r.table.over.show_log())),
    Scene("minchiate-count", stored(21, one_over), table()),
    Scene("minchiate-match-end", when(last_card, 30), as_played(lambda step: step.beat.motion == "match_end")),
    Scene("minchiate-sheet", stored(31, three_over), table(lambda r: r.table.over.show_sheet())),
    Scene("minchiate-new-game", nothing, lambda r, _match: r.offer_new_game(GAME)),
)
"""Every state of Minchiate that a person can meet."""
