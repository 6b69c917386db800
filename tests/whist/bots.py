"""The computer's players of whist: one by chance, one by rules of thumb."""

from typing import Any

from cardgui.engine.action import Action, Play
from cardgui.engine.cards import FRENCH


def actions(view: Any) -> tuple[Action, ...]:
    """Every card that may be played now."""
    return tuple(Play(view.seat, card) for card in view.legal)


class SteadyWhist:
    """Leads trumps and high cards, leaves tricks to the partner, else takes them as cheaply as it can."""

    def choose(self, view: Any, seed: int) -> Action:  # noqa: ARG002
        """The action it holds best; the seed is not needed."""

        def power(card: str) -> tuple[int, int]:
            return 2 if card[1] == view.trump else int(card[1] == view.led), FRENCH.rank_of[card]

        if not view.current:
            return Play(view.seat, max(view.legal, key=power))
        seat, best = max(view.current, key=lambda played: power(played[1]))
        taking = [card for card in view.legal if power(card) > power(best)]
        ours = (seat - view.seat) % 2 == 0
        return Play(view.seat, min(view.legal if ours or not taking else taking, key=power))
