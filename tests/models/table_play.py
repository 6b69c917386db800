"""Playing whole matches without a window, for the tests of the models."""

from __future__ import annotations

from collections.abc import Iterator

from cardgui.bots.registry import player
from cardgui.engine.events import Event
from cardgui.engine.match import Match
from cardgui.engine.registry import make_game
from cardgui.models.registry import GAME_MODELS
from cardgui.models.shown import ShownSeat, ShownState


def new_shown(match: Match) -> ShownState:
    """An empty picture of a match."""
    seats = [ShownSeat(seat, f"P{seat}", "random", human=seat == 0) for seat in range(match.game.players)]
    own = GAME_MODELS[match.game.id]
    return ShownState(match.game.id, match.game.pack, seats, own.fold, note=own.note)


def events_of(match: Match, level: str = "random") -> Iterator[list[Event]]:
    """The events of a whole match, action by action, as the computer plays it."""
    bot = player(match.game.id, level)
    while not match.over:
        yield match.start_deal()
        while match.in_deal:
            assert match.deal is not None
            seat = min(match.deal.to_act)
            yield match.apply(bot.choose(match.deal.view(seat), match.seed(seat)))


def truf_match(number: int = 7, **options: object) -> Match:
    """A match of Truf."""
    return Match(make_game("truf", options), number)
