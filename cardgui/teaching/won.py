"""Why a finished trick was won: the comparison that decided it, as a key and the two cards compared.

The winner is what the rules' kernel says. The key tells why nothing beats the winner's card:

``only_trump``
    it is the only trump, and trumps were not led.
``higher_trump``
    it is the highest of several trumps; ``beaten`` is the next.
``trump_led``
    trumps were led, and nobody else played one.
``highest_led``
    no trump was played, and it is the highest of the suit led; ``beaten`` is the next.
``nobody_followed``
    no trump was played, and no other card of the suit led.
``first_twin``
    a card equal to it was played after it (RS-15); ``beaten`` is that card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from cardgui.engine import kernel
from cardgui.engine.cards import MATTO, Card
from cardgui.engine.minchiate_deal import minchiate_conduct
from cardgui.engine.registry import GAMES
from cardgui.engine.rook_sluff_deal import rook_conduct
from cardgui.engine.trickplay import TrickPlay, conduct


@dataclass(frozen=True, slots=True)
class Won:
    """Why a trick was won.

    Attributes:
        key: what decided, see above.
        seat: the winner.
        card: the winning card.
        beaten: the card that came closest, where one did.
        trumps: whether there are trumps in this deal at all.
        low_is_high: whether the numbers of the two cards compared rank the other way round (MI-3).
        one_is_high: whether the winner is a 1 that is above all other numbers (RS-2).
        matto_led: whether the Matto was led, so that the next card decided the suit (MI-21).
    """

    key: str
    seat: int
    card: Card
    beaten: Card | None = None
    trumps: bool = True
    low_is_high: bool = False
    one_is_high: bool = False
    matto_led: bool = False


@cache
def _conduct(game: str, trump: str | None) -> kernel.Conduct:
    """What the kernel needs to know to compare cards."""
    if game == "rook_sluff":
        return rook_conduct(must_trump=False)
    if game == "minchiate":
        return minchiate_conduct()
    pack = GAMES[game].pack
    rules = conduct(pack)
    if trump is not None:
        rules.trump = pack.lane_named[trump]
    return rules


def winner(game: str, trump: str | None, cards: Sequence[Card]) -> int:
    """The place of the card that wins among cards in the order of play, as the rules' kernel says."""
    play = TrickPlay(GAMES[game].pack, _conduct(game, trump), [[card] for card in cards], 0, 1)
    for card in cards[:-1]:
        play.play(card)
    trick = play.play(cards[-1])
    if trick is None:
        raise ValueError("the trick is not complete")
    return trick.winner


def why_won(game: str, trump: str | None, cards: Sequence[tuple[int, Card]]) -> Won:
    """Why a finished trick was won.

    Args:
        game: game id.
        trump: suit of trumps, ``None`` where the deal has none; in Rook Sluff and Minchiate it need not be given.
        cards: seat and card, in the order of play; at least two.
    """
    pack, trump = GAMES[game].pack, GAMES[game].standing_trump or trump
    codes = [card for _, card in cards]
    place = winner(game, trump, codes)
    seat, card = cards[place]
    matto_led = codes[0] == MATTO
    led = codes[1][0] if matto_led else pack.lanes[pack.lane_of[codes[0]]].name
    lane = pack.lanes[pack.lane_of[card]].name
    rivals = [
        (pack.rank_of[code], -other, code)
        for other, code in enumerate(codes)
        if other != place and pack.lane_of[code] == pack.lane_of[card]
    ]
    beaten = max(rivals)[2] if rivals else None
    if beaten == card:
        key = "first_twin"
    elif lane == trump and led != trump:
        key = "higher_trump" if beaten else "only_trump"
    elif lane == trump:
        key = "higher_trump" if beaten else "trump_led"
    else:
        key = "highest_led" if beaten else "nobody_followed"
    return Won(
        key,
        seat,
        card,
        beaten,
        trumps=trump is not None,
        low_is_high=_numeral(card) and _numeral(beaten) and card[0] in "DC" and game == "minchiate",
        one_is_high=game == "rook_sluff" and card[1:] == "1" and key in {"higher_trump", "highest_led"},
        matto_led=matto_led,
    )


def _numeral(card: Card | None) -> bool:
    """Whether a card of a suit of Minchiate's has a number."""
    return card is not None and card[1:].isdigit()
