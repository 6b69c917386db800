"""Which cards to put away (MI-11): make suits empty, keep trumps and guarded kings."""

from __future__ import annotations

from collections import Counter

from cardgui.engine.cards import MINCHIATE, Card
from cardgui.engine.minchiate_terms import Discard, DiscardChoice, MinchiateView


def choose_discard(view: MinchiateView, choice: DiscardChoice) -> Discard:
    """All that must go, then suits that become empty, the shortest first; trumps last, the lowest first."""
    lengths = Counter(card[0] for card in view.hand)
    kings = {card[0] for card in view.hand if card[1:] == "K"}

    def keep(card: Card) -> tuple[int, int, str, int]:
        suit = card[0]
        if suit == "T":
            return 2, 0, suit, MINCHIATE.rank_of[card]
        # A king alone in its suit is lost when the suit is trumped: its guards go after the other suits.
        return int(suit in kings), lengths[suit], suit, MINCHIATE.rank_of[card]

    spare = sorted(choice.may, key=keep)[: choice.chosen]
    return Discard(view.seat, (*choice.must, *spare))
