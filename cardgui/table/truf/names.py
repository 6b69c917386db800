"""What modes, suits and deals of Truf are called, wherever they are named: at the table and in the ledger."""

from __future__ import annotations

from cardgui.look.i18n import number, translate


def mode_name(mode: str) -> str:
    """Return the name of a mode; it stays in its own language."""
    return translate("Truf", "Main Atas") if mode == "atas" else translate("Truf", "Main Bawah")


def suit_name(suit: str) -> str:
    """Return the name of a French suit."""
    return {
        "S": translate("Truf", "spades"),
        "H": translate("Truf", "hearts"),
        "D": translate("Truf", "diamonds"),
        "C": translate("Truf", "clubs"),
    }[suit]


def deal_words(deal: int, mode: str, trump: str, declarer: str) -> str:
    """Return one line about a deal; `declarer` is a name."""
    return translate("Truf", "Deal {deal}: {mode}, trumps {suit}, declarer {name}").format(
        deal=number(deal), mode=mode_name(mode), suit=suit_name(trump), name=declarer
    )
