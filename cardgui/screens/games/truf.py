"""Truf as the screens show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.look.i18n import number, translate
from cardgui.screens.games.entry import Cell, Column, GameEntry, OptionsPanel, OptionValue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardgui.models.sheet import SheetRow

DEALS_DEFAULT = 13


def _title(options: Mapping[str, OptionValue], players: int) -> str:
    return translate("Truf", "Truf, {deals} deals").format(deals=number(_deals(options, players)))


def _deals(options: Mapping[str, OptionValue], players: int) -> int:  # noqa: ARG001
    return int(options.get("deals", DEALS_DEFAULT))


def _rules(options: Mapping[str, OptionValue]) -> str:
    scoring = str(options.get("scoring", "A"))
    if scoring in ("C", "D"):
        words = translate("Truf", "Scoring {letter}, factor {factor}")
        return words.format(letter=scoring, factor=number(int(options.get("factor", 2))))
    return translate("Truf", "Scoring {letter}").format(letter=scoring)


def _seat(deal: SheetRow) -> int:
    return deal.declarer or 0


def _declarer(deal: SheetRow, names: list[str]) -> Cell:
    return Cell(names[_seat(deal)])


def _trump(deal: SheetRow, names: list[str]) -> Cell:  # noqa: ARG001
    from cardgui.table.truf.names import suit_name  # noqa: PLC0415  (home must not wait for it)

    trump = str(deal.facts["trump"])
    return Cell(suit_name(trump), trump)


def _mode(deal: SheetRow, names: list[str]) -> Cell:  # noqa: ARG001
    from cardgui.table.truf.names import mode_name  # noqa: PLC0415  (home must not wait for it)

    return Cell(mode_name(str(deal.facts["mode"])))


def _per_player(deal: SheetRow, seat: int) -> str:
    taken, bid = deal.taken[seat], deal.bids[seat]
    return translate("Truf", "{taken} / {bid}").format(taken=number(taken), bid=number(bid))


def _deal_story(deal: SheetRow, names: list[str]) -> str:
    from cardgui.table.truf.names import deal_words  # noqa: PLC0415  (home must not wait for it)

    return deal_words(deal.deal, str(deal.facts["mode"]), str(deal.facts["trump"]), names[_seat(deal)])


def _panel() -> OptionsPanel:
    from cardgui.screens.games.truf_options import TrufOptions  # noqa: PLC0415  (home must not wait for it)

    return TrufOptions()


TRUF = GameEntry(
    id="truf",
    pack="french",
    fan=("5S", "", "AH"),
    name=lambda: translate("Truf", "Truf"),
    origin=lambda: translate("Truf", "Indonesia"),
    blurb=lambda: translate("Truf", "Bid with a card: its rank is your promise, its suit may be trumps."),
    players=lambda: translate("Truf", "4 players"),
    length=lambda: translate("Truf", "13 deals, 40 min"),
    rules=_rules,
    deals=_deals,
    title=_title,
    columns=(
        Column("declarer", lambda: translate("Truf", "Declarer"), _declarer),
        Column("trump", lambda: translate("Truf", "Trump"), _trump),
        Column("mode", lambda: translate("Truf", "Mode"), _mode),
    ),
    per_player=_per_player,
    per_player_title=lambda: translate("Truf", "Small figures: taken / bid"),
    panel=_panel,
    deal_story=_deal_story,
)
