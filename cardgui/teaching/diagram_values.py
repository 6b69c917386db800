"""The numbers in the rulebook's diagrams: what a card promises, brings or costs, as the engine says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardgui.engine.cards import MATTO, Card
from cardgui.engine.events import Event, TrickTaken
from cardgui.engine.game import Deal
from cardgui.engine.minchiate_cards import POINTS, SPARE, verzicola_points, verzicole
from cardgui.engine.minchiate_scoring import side_of
from cardgui.engine.registry import GAMES
from cardgui.engine.rifki_contracts import CONTRACTS, TRICKS
from cardgui.engine.truf_scoring import bid_value


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cards.

    Attributes:
        cards: each with what it is worth, or "".
        total: what they make together, or "".
    """

    cards: tuple[tuple[Card, str], ...]
    total: str = ""


def signed(value: int) -> str:
    """A gain or loss with its sign and a true minus; zero has none."""
    return f"+{value}" if value > 0 else f"{value}".replace("-", "−")


def row_of(game: str, row: Mapping[str, Any]) -> Row:
    """A row from its table: ``cards``, and what ``show`` says of them.

    ``order``: each is lower than the one before. ``bid``: what it promises. ``penalty``: what it costs in ``contract``.
    ``points``: its card points. ``verzicola``: what it adds to the combination that the cards are; with ``matto`` the
    Matto is in the hand, too.

    Raises:
        ValueError: if the cards are none of the game, or not what ``show`` says.
    """
    cards, show = tuple(str(row["cards"]).split()), str(row.get("show", ""))
    pack = GAMES[game].pack
    if not set(cards) <= set(pack.places):
        raise ValueError(f"{cards} are no cards of {game}")
    match show:
        case "":
            return Row(tuple((card, "") for card in cards))
        case "order":
            ranks = [pack.rank_of[card] for card in cards]
            if len({pack.lane_of[card] for card in cards}) != 1 or ranks != sorted(ranks, reverse=True):
                raise ValueError(f"{cards} do not go down in one suit")
            return Row(tuple((card, "") for card in cards))
        case "bid":
            return Row(tuple((card, str(bid_value(card))) for card in cards))
        case "penalty":
            contract = CONTRACTS[str(row["contract"])]
            return _summed([(card, contract.each if card in contract.cards else 0) for card in cards])
        case "points":
            return _summed([(card, POINTS[card]) for card in cards], plus="")
        case "verzicola":
            return _verzicola(cards, with_matto=bool(row.get("matto", False)))
    raise ValueError(f"a row cannot show {show}")


def _summed(worth: Sequence[tuple[Card, int]], plus: str = "+") -> Row:
    def said(value: int) -> str:
        return signed(value) if plus else str(value)

    return Row(tuple((card, said(value)) for card, value in worth), said(sum(value for _, value in worth)))


def _verzicola(cards: tuple[Card, ...], *, with_matto: bool) -> Row:
    (found,) = verzicole(cards)
    if set(found) != set(cards):
        raise ValueError(f"{cards} are not one verzicola")
    tags = [(card, "5" if card == SPARE else str(POINTS[card])) for card in cards]
    if with_matto and MATTO not in cards:
        tags.append((MATTO, "+5"))
    return Row(tuple(tags), str(verzicola_points(found, with_matto=with_matto)))


def tags_of(game: str, deal: Deal, event: Event, seats: Sequence[int], cards: Sequence[Card]) -> list[str]:
    """What each of the cards on the table promises (bids) or brings (a trick that was taken), or ""."""
    if not isinstance(event, TrickTaken):
        return [str(bid_value(card)) for card in cards]
    if game == "minchiate":
        side = side_of(event.seat)
        return [
            f"+{POINTS[card]}" if POINTS[card] and card != MATTO and side_of(seat) != side else ""
            for seat, card in zip(seats, cards, strict=True)
        ]
    if game == "rifki":
        return _rifki_tags(deal, event, cards)
    return ["" for _ in cards]


def _rifki_tags(deal: Deal, event: TrickTaken, cards: Sequence[Card]) -> list[str]:
    contract = CONTRACTS[deal.view(0).contract]
    if contract.counts == "cards":
        return [signed(contract.each) if card in contract.cards else "" for card in cards]
    if contract.counts == "last_tricks" and event.trick <= TRICKS - 2:
        return ["" for _ in cards]
    return [signed(contract.each) if card == event.card else "" for card in cards]


def labels_of(game: str, view: Any) -> tuple[str, ...]:
    """By seat, the tricks bid, and before them those taken once there are any."""
    if game not in {"truf", "rook_sluff"} or not view.bids:
        return ()
    if not any(view.taken):
        return tuple("" if bid is None else str(bid).replace("-", "−") for bid in view.bids)
    pairs = zip(view.taken, view.bids, strict=True)
    return tuple(f"{taken}/{bid}".replace("-", "−") for taken, bid in pairs)
