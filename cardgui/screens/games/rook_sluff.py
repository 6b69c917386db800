"""Rook Sluff as the screens show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.look.i18n import number, translate
from cardgui.screens.games.entry import Cell, Column, GameEntry, OptionsPanel, OptionValue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardgui.models.sheet import SheetRow


def team_name(team: int) -> str:
    """Return the name of a team: 0 is the person's own."""
    return translate("RookSluff", "Other team") if team else translate("RookSluff", "Your team")


def _title(options: Mapping[str, OptionValue], players: int) -> str:  # noqa: ARG001
    return translate("RookSluff", "Rook Sluff, {players} players").format(players=number(players))


def _deals(options: Mapping[str, OptionValue], players: int) -> int:  # noqa: ARG001
    return players


def _rules(options: Mapping[str, OptionValue]) -> str:
    return translate("RookSluff", "Must trump if unable to follow") if options.get("must_trump") else ""


def _of_team(numbers: tuple[int, ...], team: int) -> int:
    return sum(numbers[team::2])


def _dealer(deal: SheetRow, names: list[str]) -> Cell:
    return Cell(names[deal.dealer])


def _sluffs(deal: SheetRow, names: list[str]) -> Cell:
    bid = [seat for seat in range(len(names)) if deal.bids[seat] == 0]
    if not bid:
        return Cell(translate("RookSluff", "none", "no sluff was bid"))
    told = [
        translate("RookSluff", "{name} {points}").format(name=names[seat], points="−50" if deal.taken[seat] else "+50")
        for seat in bid
    ]
    return Cell(translate("RookSluff", ", ", "between players").join(told))


def _per_team(deal: SheetRow, team: int) -> str:
    taken, bid = _of_team(deal.taken, team), _of_team(deal.bids, team)
    return translate("RookSluff", "{taken} / {bid}").format(taken=number(taken), bid=number(bid))


def _deal_story(deal: SheetRow, names: list[str]) -> str:
    return translate(
        "RookSluff", "Deal {deal}: your team {ours}, the other team {theirs} (taken / bid). Sluffs: {sluffs}"
    ).format(
        deal=number(deal.deal), ours=_per_team(deal, 0), theirs=_per_team(deal, 1), sluffs=_sluffs(deal, names).text
    )


def _panel() -> OptionsPanel:
    from cardgui.screens.games.rook_sluff_options import RookSluffOptions  # noqa: PLC0415  (home must not wait for it)

    return RookSluffOptions()


ROOK_SLUFF = GameEntry(
    id="rook_sluff",
    pack="rook",
    fan=("R1", "B14", "Y7"),
    name=lambda: translate("RookSluff", "Rook Sluff"),
    origin=lambda: translate("RookSluff", "North America"),
    blurb=lambda: translate("RookSluff", "Two teams add up their bids; a sluff undertakes to win no trick at all."),
    players=lambda: translate("RookSluff", "6, 8 or 10 players"),
    length=lambda: translate("RookSluff", "6 to 10 deals, 60 min"),
    rules=_rules,
    deals=_deals,
    title=_title,
    columns=(
        Column("dealer", lambda: translate("RookSluff", "Dealer"), _dealer),
        Column("sluffs", lambda: translate("RookSluff", "Sluffs"), _sluffs),
    ),
    per_player=_per_team,
    per_player_title=lambda: translate("RookSluff", "Small figures: taken / bid"),
    panel=_panel,
    deal_story=_deal_story,
    sides=lambda: (team_name(0), team_name(1)),
)
