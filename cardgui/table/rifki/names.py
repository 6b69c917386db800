"""What the contracts of Rıfkı are called and worth, wherever they are named: at the table, in the ledger, in lists."""

from __future__ import annotations

from typing import Final

from cardgui.look.i18n import number, signed, translate
from cardgui.models.rifki import KOZ, each, standing

MARKS: Final = {"rifki": ("K", "H"), "kiz": ("Q", ""), "erkek": ("KJ", ""), "kupa": ("", "H")}
"""The penalty cards as their corners show them: ranks, and the suit where it is one alone."""


def contract_name(contract: str) -> str:
    """Return the name of a contract; it stays in its own language."""
    return {
        "koz": translate("Rifki", "Koz"),
        "rifki": translate("Rifki", "Rıfkı", "the contract"),
        "kiz": translate("Rifki", "Kız Almaz"),
        "erkek": translate("Rifki", "Erkek Almaz"),
        "kupa": translate("Rifki", "Kupa Almaz"),
        "son_iki": translate("Rifki", "Son İki"),
        "el_almaz": translate("Rifki", "El Almaz"),
    }[contract]


def worth(contract: str) -> str:
    """Return what a contract is about and what each piece of it scores, as a line of its own."""
    return {
        "koz": translate("Rifki", "Each trick {points}"),
        "rifki": translate("Rifki", "King of hearts {points}"),
        "kiz": translate("Rifki", "Each queen {points}"),
        "erkek": translate("Rifki", "Each king and jack {points}"),
        "kupa": translate("Rifki", "Each heart {points}"),
        "son_iki": translate("Rifki", "Last two tricks {points} each"),
        "el_almaz": translate("Rifki", "Each trick {points}"),
    }[contract].format(points=signed(each(contract)))


def worth_inside(contract: str) -> str:
    """Return the same in small letters, after the name of the contract."""
    return {
        "koz": translate("Rifki", "each trick {points}", "after the name of the contract"),
        "rifki": translate("Rifki", "king of hearts {points}", "after the name of the contract"),
        "kiz": translate("Rifki", "each queen {points}", "after the name of the contract"),
        "erkek": translate("Rifki", "each king and jack {points}", "after the name of the contract"),
        "kupa": translate("Rifki", "each heart {points}", "after the name of the contract"),
        "son_iki": translate("Rifki", "last two tricks {points} each", "after the name of the contract"),
        "el_almaz": translate("Rifki", "each trick {points}", "after the name of the contract"),
    }[contract].format(points=signed(each(contract)))


def suit_name(suit: str) -> str:
    """Return the name of a French suit."""
    return {
        "S": translate("Rifki", "spades"),
        "H": translate("Rifki", "hearts"),
        "D": translate("Rifki", "diamonds"),
        "C": translate("Rifki", "clubs"),
    }[suit]


def contract_and_suit(contract: str, trump: str) -> str:
    """Return the name of a contract, with the trump suit of a koz in words."""
    if contract != KOZ or not trump:
        return contract_name(contract)
    return {
        "S": translate("Rifki", "Koz, spades"),
        "H": translate("Rifki", "Koz, hearts"),
        "D": translate("Rifki", "Koz, diamonds"),
        "C": translate("Rifki", "Koz, clubs"),
    }[trump]


def deal_words(deal: int, contract: str, trump: str, declarer: str) -> str:
    """Return one line about a deal; `declarer` is a name."""
    return translate("Rifki", "Deal {deal}: {contract}, declarer {name}").format(
        deal=number(deal), contract=contract_and_suit(contract, trump), name=declarer
    )


def koz_left() -> str:
    """Return the head of how many koz everyone still has to declare."""
    return translate("Rifki", "Koz left")


def ceza_left() -> str:
    """Return the head of how many ceza everyone still has to declare."""
    return translate("Rifki", "Ceza left")


def standing_name(total: int) -> str:
    """Return what a final score makes of a player: above zero out, else sunk (RI-25)."""
    if standing(total) == "out":
        return translate("Rifki", "çıktı · out")
    return translate("Rifki", "battı · sunk")
