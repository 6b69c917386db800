"""Minchiate at the level Expert: discards, declarations and cards by search."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from cardgui.bots.minchiate.actions import actions
from cardgui.bots.minchiate.discarding import choose_discard
from cardgui.bots.minchiate.worlds import evidence, hidden, kind, table
from cardgui.bots.rollouts.search import Root
from cardgui.bots.searcher import Searcher
from cardgui.bots.thought import Thought, with_cards, without_cards
from cardgui.engine.action import Action
from cardgui.engine.cards import MINCHIATE, MINCHIATE_SUITS
from cardgui.engine.minchiate_cards import POINTS
from cardgui.engine.minchiate_scoring import RESTO
from cardgui.engine.minchiate_terms import Declare, Discard, DiscardChoice, MinchiateView

SHOWN: Final = 0.15
"""Share of its points by which a card that can be captured is worth less once all know who holds it. Against opponents
that use all they are shown, hiding what can be captured costs 0.08 ± 0.08 resti a deal (800 deals), and declaring
nothing 0.4 ± 0.2 (300): showing costs less than it earns."""
SIDES: Final = 2
SAFE: Final = 35
"""Trumps from this one on are hardly ever captured."""


class ExpertMinchiate(Searcher[MinchiateView]):
    """Searches for what is best in Minchiate."""

    steps = 60_000

    def think(self, view: MinchiateView, seed: int) -> Thought:
        """Begin a decision."""
        if view.discards is not None:
            return self._discarding(view, view.discards, seed)
        if view.phase == "declare":
            return self._declaring(view, seed)
        cards = self._look(hidden(view))
        worlds = cards.worlds(seed, evidence(view))
        return with_cards(view.seat, cards, worlds, cards.root(table(view)), view.legal, self._steps, kind)

    def consider(self, view: MinchiateView, seed: int, action: Action) -> Thought:
        """Begin a decision in which a given discard is tried as well."""
        if view.discards is not None and isinstance(action, Discard):
            return self._discarding(view, view.discards, seed, action)
        return self.think(view, seed)

    def _discarding(self, view: MinchiateView, choice: DiscardChoice, seed: int, *also: Discard) -> Thought:
        """Every order in which suits can be emptied is tried."""
        cards = self._look(hidden(view))
        tried = {frozenset(discard.cards): discard for discard in also}
        first = choose_discard(view, choice)
        tried.setdefault(frozenset(first.cards), first)
        for order in permutations((*MINCHIATE_SUITS, "T")):
            if order.index("T") < 2:
                continue
            spare = sorted(choice.may, key=lambda card: (order.index(card[0]), MINCHIATE.rank_of[card]))
            discard = Discard(view.seat, (*choice.must, *spare[: choice.chosen]))
            tried.setdefault(frozenset(discard.cards), discard)
        start = table(view)
        roots = []
        groups: list[list[Action]] = []
        for discard in tried.values():
            low, high = cards.own
            for card in discard.cards:
                one, other = cards.masks(card)
                low, high = low ^ one, high ^ other
            roots.append(Root(start.fresh(), view.seat, (low, high), [], [], []))
            groups.append([discard])
        return without_cards(view.seat, cards.worlds(seed, evidence(view)), roots, groups, self._steps)

    def _declaring(self, view: MinchiateView, seed: int) -> Thought:
        """Each declaration begins the play with what it scores; what it tells the opponents is taken off."""
        cards = self._look(hidden(view))
        points = dict(view.verzicole)
        roots = []
        shown: dict[Action, float] = {}
        for action in actions(view):
            assert isinstance(action, Declare)  # noqa: S101 - nothing else is possible now
            start = table(view)
            scored = sum(points[verzicola] for verzicola in action.verzicole)
            start.score(scored if view.seat % SIDES == 0 else -scored)
            roots.append(cards.root(start))
            shown[action] = -_shown(view, action)
        groups = [[action] for action in shown]
        worlds = cards.worlds(seed, evidence(view))
        return without_cards(view.seat, worlds, roots, groups, self._steps, shown.__getitem__)


def _shown(view: MinchiateView, action: Declare) -> float:
    """What a declaration costs by telling the opponents where to look for cards that they can capture (MI-15)."""
    known = {*view.cutter_robbed, *view.dealer_robbed, *view.turned_up}
    told = {card for verzicola in action.verzicole for card in verzicola} - known
    return SHOWN * sum(POINTS[card] for card in told if card[0] != "T" or int(card[1:]) < SAFE) / RESTO
