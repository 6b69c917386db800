"""Minchiate as the screens show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.look.i18n import number, translate
from cardgui.screens.games.entry import Cell, Column, GameEntry, OptionsPanel, OptionValue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardgui.models.sheet import SheetRow

SHORT = 1
"""Deals of the usual match (MI-28)."""


def side_name(side: int) -> str:
    """Return what a side is called: 0 is the person's own."""
    return translate("Minchiate", "They") if side else translate("Minchiate", "We")


def _deals(options: Mapping[str, OptionValue], players: int) -> int:  # noqa: ARG001
    return int(options.get("deals", SHORT))


def _title(options: Mapping[str, OptionValue], players: int) -> str:
    if _deals(options, players) == SHORT:
        return translate("Minchiate", "Minchiate, one deal")
    return translate("Minchiate", "Minchiate, four deals")


def _both(ours: int | str, theirs: int | str) -> str:
    return translate("Minchiate", "{ours} : {theirs}").format(ours=number(int(ours)), theirs=number(int(theirs)))


def _dealer(deal: SheetRow, names: list[str]) -> Cell:
    return Cell(names[deal.dealer])


def _count(deal: SheetRow, names: list[str]) -> Cell:  # noqa: ARG001
    return Cell(_both(deal.facts["final_count_0"], deal.facts["final_count_1"]))


def _per_side(deal: SheetRow, side: int) -> str:
    return number(int(deal.facts[f"resti_{side}"]))


def _deal_story(deal: SheetRow, names: list[str]) -> str:
    return translate("Minchiate", "Deal {deal}: resti {resti}, final count {count}. Dealer: {name}").format(
        deal=number(deal.deal),
        resti=_both(deal.facts["resti_0"], deal.facts["resti_1"]),
        count=_both(deal.facts["final_count_0"], deal.facts["final_count_1"]),
        name=names[deal.dealer],
    )


def _panel() -> OptionsPanel:
    from cardgui.screens.games.minchiate_options import MinchiateOptions  # noqa: PLC0415  (home must not wait for it)

    return MinchiateOptions()


MINCHIATE = GameEntry(
    id="minchiate",
    pack="minchiate",
    fan=("T36", "M", "T40"),
    name=lambda: translate("Minchiate", "Minchiate"),
    origin=lambda: translate("Minchiate", "Italy"),
    blurb=lambda: translate("Minchiate", "The great Florentine tarot game: rob, declare, capture, and win resti."),
    players=lambda: translate("Minchiate", "4 players, 2 against 2"),
    length=lambda: translate("Minchiate", "1 or 4 deals, 20 or 80 min"),
    rules=lambda _options: "",
    deals=_deals,
    title=_title,
    columns=(
        Column("dealer", lambda: translate("Minchiate", "Dealer"), _dealer),
        Column("count", lambda: translate("Minchiate", "Final count"), _count),
    ),
    per_player=_per_side,
    per_player_title=lambda: translate("Minchiate", "Net resti; small figures: resti won"),
    panel=_panel,
    deal_story=_deal_story,
    sides=lambda: (side_name(0), side_name(1)),
)
