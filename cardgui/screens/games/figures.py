"""The statistics of each game in words: what its deals are told apart by, and which figures are special to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from cardgui.look.i18n import translate
from cardgui.table.rifki.names import contract_name
from cardgui.table.truf.names import mode_name

Words = Callable[[], str]
Form = Literal["share", "mean", "total"]


@dataclass(frozen=True, slots=True)
class Subject:
    """What a deal may have been about: its key in the ledger's figures, and its name."""

    key: str
    name: Words


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure that only this game has.

    Attributes:
        key: in the ledger's figures.
        title: its name.
        meaning: exactly what is counted.
        form: the share of those with value 1, the average of the values, or their sum.
    """

    key: str
    title: Words
    meaning: Words
    form: Form


@dataclass(frozen=True, slots=True)
class GameFigures:
    """The statistics of a game.

    Attributes:
        title: of the chart.
        subject: heading of the subjects.
        subjects: in order of the rows.
        mine: heading of the deals about which the person decided.
        others: heading of the others; None where nobody else's are told apart.
        facts: in order.
        above_zero: whether it matters who ends a game above zero.
    """

    title: Words
    subject: Words
    subjects: tuple[Subject, ...]
    mine: Words
    others: Words | None
    facts: tuple[Fact, ...]
    above_zero: bool = False


TRUF = GameFigures(
    title=lambda: translate("TrufFigures", "What a deal brought you, by mode"),
    subject=lambda: translate("TrufFigures", "Mode"),
    subjects=(
        Subject("atas", lambda: mode_name("atas")),
        Subject("bawah", lambda: mode_name("bawah")),
    ),
    mine=lambda: translate("TrufFigures", "You declared"),
    others=lambda: translate("TrufFigures", "Others declared"),
    facts=(
        Fact(
            "kept",
            lambda: translate("TrufFigures", "Bids kept"),
            lambda: translate(
                "TrufFigures",
                "Deals in which you took at least your bid in Main Atas, or at most your bid in Main Bawah.",
            ),
            "share",
        ),
        Fact(
            "exact",
            lambda: translate("TrufFigures", "Exact bids"),
            lambda: translate("TrufFigures", "Deals in which you took exactly as many tricks as you bid."),
            "share",
        ),
        Fact(
            "bid",
            lambda: translate("TrufFigures", "Average bid"),
            lambda: translate("TrufFigures", "The average of your final bids, after any raising or lowering."),
            "mean",
        ),
    ),
)

RIFKI = GameFigures(
    title=lambda: translate("RifkiFigures", "What a deal brought you, by contract"),
    subject=lambda: translate("RifkiFigures", "Contract"),
    subjects=tuple(
        Subject(contract, lambda contract=contract: contract_name(contract))  # type: ignore[misc]
        for contract in ("koz", "rifki", "kiz", "erkek", "kupa", "son_iki", "el_almaz")
    ),
    mine=lambda: translate("RifkiFigures", "You chose"),
    others=lambda: translate("RifkiFigures", "Others chose"),
    facts=(
        Fact(
            "tricks",
            lambda: translate("RifkiFigures", "Tricks a deal"),
            lambda: translate("RifkiFigures", "The average number of tricks you won, over deals of every contract."),
            "mean",
        ),
        Fact(
            "void",
            lambda: translate("RifkiFigures", "Void deals"),
            lambda: translate("RifkiFigures", "Deals that did not count because everyone had won one queen."),
            "total",
        ),
    ),
    above_zero=True,
)

ROOK_SLUFF = GameFigures(
    title=lambda: translate("RookFigures", "What a deal brought your team, by your bid"),
    subject=lambda: translate("RookFigures", "Your bid"),
    subjects=(
        Subject("tricks", lambda: translate("RookFigures", "One trick or more")),
        Subject("sluff", lambda: translate("RookFigures", "Sluff")),
    ),
    mine=lambda: translate("RookFigures", "Your team"),
    others=None,
    facts=(
        Fact(
            "kept",
            lambda: translate("RookFigures", "Team bids kept"),
            lambda: translate(
                "RookFigures",
                "Deals in which your team took at least its bid. Deals in which all of you bid sluff are not counted.",
            ),
            "share",
        ),
        Fact(
            "sluff_own",
            lambda: translate("RookFigures", "Your sluffs made"),
            lambda: translate("RookFigures", "Deals in which you bid sluff and took no trick, of all your sluffs."),
            "share",
        ),
        Fact(
            "sluff_team",
            lambda: translate("RookFigures", "Partners' sluffs made"),
            lambda: translate("RookFigures", "Sluffs bid by your partners that took no trick."),
            "share",
        ),
        Fact(
            "sluff_theirs",
            lambda: translate("RookFigures", "Their sluffs made"),
            lambda: translate("RookFigures", "Sluffs bid by the other team that took no trick."),
            "share",
        ),
    ),
)

MINCHIATE = GameFigures(
    title=lambda: translate("MinchiateFigures", "Net resti a deal, by dealer"),
    subject=lambda: translate("MinchiateFigures", "Dealer"),
    subjects=(
        Subject("own", lambda: translate("MinchiateFigures", "You")),
        Subject("partner", lambda: translate("MinchiateFigures", "Your partner")),
        Subject("theirs", lambda: translate("MinchiateFigures", "The other side")),
    ),
    mine=lambda: translate("MinchiateFigures", "Your side"),
    others=None,
    facts=(
        Fact(
            "resti_won",
            lambda: translate("MinchiateFigures", "Resti won a deal"),
            lambda: translate("MinchiateFigures", "The average number of resti your side won in a deal."),
            "mean",
        ),
        Fact(
            "resti_lost",
            lambda: translate("MinchiateFigures", "Resti lost a deal"),
            lambda: translate("MinchiateFigures", "The average number of resti the other side won in a deal."),
            "mean",
        ),
        Fact(
            "verzicole",
            lambda: translate("MinchiateFigures", "Your verzicole a deal"),
            lambda: translate("MinchiateFigures", "The average number of verzicole you declared yourself in a deal."),
            "mean",
        ),
        Fact(
            "final_count",
            lambda: translate("MinchiateFigures", "Final count"),
            lambda: translate("MinchiateFigures", "The average of what your side counted at the end of a deal."),
            "mean",
        ),
    ),
)

FIGURES: dict[str, GameFigures] = {"truf": TRUF, "rifki": RIFKI, "rook_sluff": ROOK_SLUFF, "minchiate": MINCHIATE}
"""Game id → its statistics; a game that is not here has those of all games alone."""
