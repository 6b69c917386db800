"""A table of Rıfkı, and what tests do at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from cardgui.engine.action import Action
from cardgui.engine.match import Match
from cardgui.engine.rifki_terms import RifkiView
from cardgui.table.rifki.panel import RifkiPanel
from tests.table.at_table import Maker, Table


def panel_of(table: Table) -> RifkiPanel:
    return cast("RifkiPanel", table.view.panel)


def view_of(table: Table) -> RifkiView:
    assert table.controller.match.deal is not None
    view: RifkiView = table.controller.match.deal.view(0)
    return view


def make(make_table: Maker, number: int = 1, **more: object) -> Table:
    return make_table(number, game="rifki", **more)


def go_on(table: Table, chosen: Callable[[Sequence[Action]], Action] = lambda legal: legal[0]) -> None:
    """Do one thing for the person, or go on to the next deal."""
    deal = table.controller.match.deal
    assert deal is not None
    if table.controller.shown.phase == "end":
        panel_of(table).deal_end.button.click()
    else:
        table.controller.act(chosen(deal.legal(0)))


def until(
    table: Table, reached: Callable[[], bool], chosen: Callable[[Sequence[Action]], Action] | None = None
) -> None:
    """Play on until something is the case."""
    for _ in range(3000):
        if reached():
            return
        assert table.controller.shown.phase != "match_end", "it never came"
        go_on(table, chosen or (lambda legal: legal[0]))
    raise AssertionError("it never came")


def asked(table: Table, key: str) -> bool:
    prompt = table.controller.prompt
    return prompt is not None and prompt.key == key


def various(seat: int, legal: Sequence[Action]) -> Action:
    """Declares this and that; plays from the middle of what may be played."""
    return legal[(len(legal) * (seat + 1)) // 5]


def played(match: Match, reached: Callable[[Match], bool]) -> bool:
    """Play a match without a table until it is so; False if it never is."""
    while not reached(match):
        if match.over:
            return False
        if not match.in_deal:
            match.start_deal()
            continue
        assert match.deal is not None
        seat = min(match.deal.to_act)
        match.apply(various(seat, match.deal.legal(seat)))
    return True


def after(make_table: Maker, deals: int, number: int = 1, **more: object) -> Table:
    """A table at the beginning of a deal, so many others being played already."""
    table = make(make_table, number, begin=False, choice=various, **more)
    assert played(table.controller.match, lambda match: len(match.finished) == deals)
    table.controller.next_deal()
    return table


def to_the_choice(make_table: Maker, deal: int = 1, **more: object) -> Table:
    """The person's first choice from this deal on."""
    table = after(make_table, deal - 1, 1, **more)
    until(table, lambda: asked(table, "choose"), lambda legal: various(0, legal))
    assert panel_of(table).chooser.isVisible()
    return table
