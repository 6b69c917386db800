"""Whether what is left of a deal can end in one way only, as far as one seat can know.

The reason is always the same, and holds in every world that the seat's view allows, whoever plays what: the seat is to
lead, and no card that it has not seen beats any card of its hand when that is led. Then it takes this trick with
whatever it leads, and leads again; meanwhile hand and unseen cards only become fewer, so that the same holds again, to
the end of the deal. All tricks that are left are its own, and with them all cards that are left.

What a deal scores follows from who takes which tricks (Truf, Rook Sluff, Koz) and which cards (the other contracts of
Rıfkı), so it is decided. In Minchiate it also matters when, and from whom, cards that count are taken, and who plays
the Matto (MI-21 to MI-24): there the rest is decided only once none of them is to come from another hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from cardgui.engine.cards import MATTO, Card
from cardgui.engine.game import Game
from cardgui.engine.minchiate_cards import COUNTING, SPARE

_TRUMPS: Final[dict[str, Callable[[Any], str | None]]] = {
    "truf": lambda view: str(view.trump),
    "rifki": lambda view: None if view.trump is None else str(view.trump),
    "rook_sluff": lambda _view: "B",
    "minchiate": lambda _view: "T",
}
"""Game id → the lane that is trumps, by what a seat knows."""


def rest_is_decided(game: Game, view: Any) -> bool:
    """Whether nothing that anybody may still do can change what the deal scores.

    Args:
        game: the rules.
        view: what the seat knows.

    Returns:
        False also where it is decided, but not for the reason above.
    """
    if game.id not in _TRUMPS or view.phase != "play" or view.seat not in view.to_act or view.current:
        return False
    unseen = _unseen(game, view)
    if game.id == "minchiate" and (MATTO in view.hand or any(_matters(card) for card in unseen)):
        return False
    pack, trump = game.pack, _TRUMPS[game.id](view)
    highest: dict[str, int] = {}
    for card in unseen:
        lane = pack.lanes[pack.lane_of[card]].name
        highest[lane] = max(highest.get(lane, -1), pack.rank_of[card])
    for card in view.hand:
        lane = pack.lanes[pack.lane_of[card]].name
        if highest.get(lane, -1) > pack.rank_of[card] or (lane != trump and trump in highest):
            return False
    return True


def _unseen(game: Game, view: Any) -> Counter[Card]:
    """Every card that may be in another hand: all but the own ones and those that were played."""
    left = Counter(game.cards)
    left.subtract(view.hand)
    if game.id == "minchiate":
        won = [*view.piles, view.fola or ()]
    else:
        won = [*(trick.cards for trick in view.tricks), view.gone]
    for cards in won:
        left.subtract(cards)
    return +left


def _matters(card: Card) -> bool:
    """Whether it matters in Minchiate whether a card is in another hand; the spare trump makes verzicole (MI-12)."""
    return card in COUNTING or card == SPARE
