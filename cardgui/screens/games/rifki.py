"""Rıfkı as the screens show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardgui.look.i18n import number, signed, translate
from cardgui.screens.games.entry import Cell, Closing, Column, GameEntry, OptionsPanel, OptionValue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardgui.models.sheet import SheetRow


def house_rule(name: str) -> str:
    """Return a house rule in a few words, as lists of what is agreed name it."""
    return {
        "first_declarer": translate("Rifki", "2 of diamonds declares first"),
        "opening_penalties": translate("Rifki", "no koz in deals 1 to 4"),
        "must_overtrump": translate("Rifki", "trump higher"),
        "king_ends_game": translate("Rifki", "at least 11 tricks in koz win"),
        "void_equal_girls": translate("Rifki", "a queen each is void"),
    }[name]


def _rules(options: Mapping[str, OptionValue]) -> str:
    agreed = [name for name, value in options.items() if value not in (False, "random")]
    known = ("first_declarer", "opening_penalties", "must_overtrump", "king_ends_game", "void_equal_girls")
    words = [house_rule(name) for name in known if name in agreed]
    if not words:
        return ""
    return translate("Rifki", "House rules: {rules}").format(
        rules=translate("Rifki", ", ", "between rules").join(words)
    )


def _title(options: Mapping[str, OptionValue], players: int) -> str:
    return translate("Rifki", "Rıfkı, {deals} deals").format(deals=number(_deals(options, players)))


def _deals(options: Mapping[str, OptionValue], players: int) -> int:  # noqa: ARG001
    from cardgui.models.rifki import DEALS  # noqa: PLC0415  (home must not wait for it)

    return DEALS


def _of(deal: SheetRow) -> tuple[str, str]:
    """Contract and trump suit of a deal."""
    return str(deal.facts["contract"]), str(deal.facts.get("trump", ""))


def _declarer(deal: SheetRow, names: list[str]) -> Cell:
    return Cell(names[deal.declarer or 0])


def _contract(deal: SheetRow, names: list[str]) -> Cell:  # noqa: ARG001
    from cardgui.table.rifki.names import contract_and_suit, contract_name  # noqa: PLC0415  (home must not wait for it)

    contract, trump = _of(deal)
    if deal.facts.get("void"):
        return Cell(translate("Rifki", "{contract}, void").format(contract=contract_name(contract)))
    return Cell(contract_name(contract), trump, contract_and_suit(contract, trump))


def _per_player(deal: SheetRow, seat: int) -> str:  # noqa: ARG001
    return ""  # what was won follows from the score


def _deal_story(deal: SheetRow, names: list[str]) -> str:
    from cardgui.table.rifki.names import deal_words  # noqa: PLC0415  (home must not wait for it)

    text = deal_words(deal.deal, *_of(deal), names[deal.declarer or 0])
    if deal.facts.get("void"):
        return translate("Rifki", "{story}; void").format(story=text)
    return text


def _closing(rows: Sequence[SheetRow], players: int, options: Mapping[str, Any], *, over: bool) -> tuple[Closing, ...]:
    """Totals, who is out and who is sunk, what is still to be declared, and the sum, which ends at zero."""
    from cardgui.models.rifki import history_of, is_king, left_to_declare  # noqa: PLC0415  (home must not wait for it)
    from cardgui.table.rifki.names import ceza_left, koz_left, standing_name  # noqa: PLC0415

    totals = rows[-1].totals if rows else (0,) * players
    history = history_of(rows)
    quotas = left_to_declare(history)
    total = Closing(translate("Rifki", "Total"), tuple(map(signed, totals)), strong=True)
    result = translate("Rifki", "Result") if over else translate("Rifki", "If it ended now")
    lines = [total]
    if not over or not is_king(rows[-1], options):  # beside a King nobody is out or sunk (RI-29)
        lines.append(Closing(result, tuple(map(standing_name, totals))))
    if not over:
        lines += [
            Closing(koz_left(), tuple(number(quota.koz) for quota in quotas)),
            Closing(ceza_left(), tuple(number(quota.ceza) for quota in quotas)),
        ]
    if over:
        together = translate("Rifki", "All four together")
    else:
        together = translate("Rifki", "All four together (0 after deal 20)")
    return (*lines, Closing(together, ("",) * (players - 1) + (signed(sum(totals)),)))


def _panel() -> OptionsPanel:
    from cardgui.screens.games.rifki_options import RifkiOptions  # noqa: PLC0415  (home must not wait for it)

    return RifkiOptions()


RIFKI = GameEntry(
    id="rifki",
    pack="french",
    fan=("QS", "KH", "JD"),
    name=lambda: translate("Rifki", "Rıfkı"),
    origin=lambda: translate("Rifki", "Türkiye"),
    blurb=lambda: translate("Rifki", "Twenty deals: take tricks for koz, dodge them for ceza."),
    players=lambda: translate("Rifki", "4 players"),
    length=lambda: translate("Rifki", "20 deals, 60 min"),
    rules=_rules,
    deals=_deals,
    title=_title,
    columns=(
        Column("declarer", lambda: translate("Rifki", "Declarer"), _declarer),
        Column("contract", lambda: translate("Rifki", "Contract"), _contract),
    ),
    per_player=_per_player,
    per_player_title=lambda: translate("Rifki", "All four columns add up to zero after deal 20."),
    panel=_panel,
    deal_story=_deal_story,
    closing=_closing,
)
