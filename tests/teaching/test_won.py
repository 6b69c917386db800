"""Why a trick was won: winner and motive as stated hold, in tricks of every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from cardgui.engine.cards import FRENCH_RANKS, MATTO, Card
from cardgui.engine.game import Deal
from cardgui.engine.match import Match
from cardgui.engine.registry import GAMES, make_game
from cardgui.engine.trickplay import Trick
from cardgui.teaching.won import Won, why_won

TRICKS = 1500
"""So many tricks of each game are looked at."""


def ranked(game: str, card: Card) -> tuple[str, int]:
    """Suit and strength of a card, written down anew: the higher number wins within a suit."""
    if GAMES[game].pack.name == "french":
        return card[1], FRENCH_RANKS.index(card[0])
    if game == "rook_sluff":
        number = int(card[1:])
        return card[0], 99 if number == 1 else number
    if card == MATTO:
        return "M", 0
    suit, rank = card[0], card[1:]
    courts = {"F": 101, "H": 102, "Q": 103, "K": 104}
    if rank in courts:
        return suit, courts[rank]
    return suit, -int(rank) if suit in "DC" else int(rank)


def played(game: str, seed: int) -> Iterator[tuple[Deal, Trick, str | None]]:
    """The tricks of one deal that is played at random."""
    chance = random.Random(seed)
    players = chance.choice(GAMES[game].player_counts)
    match = Match(make_game(game, {}, players), seed)
    match.start_deal()
    deal = match.deal
    assert deal is not None
    while not deal.over:
        seat = chance.choice(sorted(deal.to_act))
        legal = deal.legal(seat)
        match.apply(legal[chance.randrange(len(legal))])
        if match.deal is not deal:
            break
    for trick in deal.view(0).tricks:
        yield deal, trick, getattr(deal.view(0), "trump", None)


def holds(game: str, trump: str | None, trick: Trick, won: Won) -> bool:
    """Whether a motive is true of a trick, by the ranks written down above."""
    cards = [(seat, card, *ranked(game, card)) for seat, card in zip(trick.seats, trick.cards, strict=True)]
    trump = {"rook_sluff": "B", "minchiate": "T"}.get(game, trump)
    led = next(suit for _, card, suit, _ in cards if card != MATTO)
    suit, strength = ranked(game, won.card)
    others = [(rank, card) for seat, card, other, rank in cards if other == suit and seat != won.seat]
    trumps = [card for _, card, other, _ in cards if other == trump]
    equal = [card for _, card in others if card == won.card]
    lower = all(rank <= strength for rank, _ in others)
    nearest = max(others)[1] if others else None
    met = {
        "only_trump": trumps == [won.card] and led != trump,
        "higher_trump": suit == trump and len(trumps) > 1 and lower and not equal,
        "trump_led": suit == trump == led and trumps == [won.card],
        "highest_led": not trumps and suit == led and lower and bool(others) and not equal,
        "nobody_followed": not trumps and suit == led and not others,
        "first_twin": bool(equal) and lower and trick.cards.index(won.card) == trick.seats.index(won.seat),
    }[won.key]
    compared = won.key in {"only_trump", "trump_led", "nobody_followed"} or won.beaten == nearest
    matto = won.matto_led == (trick.cards[0] == MATTO)
    low = not won.low_is_high or (
        game == "minchiate" and suit in "DC" and int(won.card[1:]) < int((won.beaten or "D0")[1:])
    )
    one = not won.one_is_high or (game == "rook_sluff" and won.card[1:] == "1" and won.beaten is not None)
    return met and compared and matto and low and one and won.trumps == (trump is not None)


@pytest.mark.parametrize("game", GAMES)
def test_winner_and_motive_hold_in_played_tricks(game: str) -> None:
    seen: Counter[str] = Counter()
    seed = 0
    while seen.total() < TRICKS:
        seed += 1
        for _, trick, trump in played(game, seed):
            won = why_won(game, trump, list(zip(trick.seats, trick.cards, strict=True)))
            assert (won.seat, won.card) == (trick.winner, trick.card)
            assert holds(game, trump, trick, won), (trump, trick, won)
            seen[won.key] += 1
    expected = {"only_trump", "higher_trump", "trump_led", "highest_led", "nobody_followed"}
    assert set(seen) >= (expected | {"first_twin"} if game == "rook_sluff" else expected) - {"trump_led"}


@pytest.mark.parametrize(
    ("game", "trump", "cards", "key", "winner", "beaten"),
    [
        ("truf", "S", ["9H", "4H", "6S", "KH"], "only_trump", 2, None),
        ("truf", "S", ["9H", "6S", "JS", "KH"], "higher_trump", 2, "6S"),
        ("truf", "S", ["AS", "2D", "3D", "KH"], "trump_led", 0, None),
        ("rifki", None, ["8C", "KC", "JC", "AS"], "highest_led", 1, "JC"),
        ("rifki", None, ["2C", "KD", "AD", "AS"], "nobody_followed", 0, None),
        ("rook_sluff", None, ["R9", "R1", "R1", "R7", "R10", "R12"], "first_twin", 1, "R1"),
        ("rook_sluff", None, ["R9", "R1", "R14", "R7", "R10", "R12"], "highest_led", 1, "R14"),
        ("minchiate", None, ["D9", "D2", "D4", "S1"], "highest_led", 1, "D4"),
        ("minchiate", None, ["M", "D9", "D4", "DF"], "highest_led", 3, "D4"),
        ("minchiate", None, ["SK", "T21", "M", "S7"], "only_trump", 1, None),
        ("minchiate", None, ["T9", "M", "S1", "S7"], "trump_led", 0, None),
    ],
)
def test_motives(game: str, trump: str | None, cards: list[str], key: str, winner: int, beaten: str | None) -> None:
    won = why_won(game, trump, list(enumerate(cards)))
    assert (won.key, won.seat, won.beaten) == (key, winner, beaten)


def test_numbers_that_rank_the_other_way_round_are_told() -> None:
    assert why_won("minchiate", None, list(enumerate(["D9", "D2", "D4", "S1"]))).low_is_high
    assert not why_won("minchiate", None, list(enumerate(["S2", "S9", "S4", "D1"]))).low_is_high
    assert not why_won("minchiate", None, list(enumerate(["D9", "DK", "D4", "S1"]))).low_is_high
    assert why_won("rook_sluff", None, list(enumerate(["R9", "R1", "R14", "R7", "R10", "R12"]))).one_is_high
    assert why_won("minchiate", None, list(enumerate(["M", "D9", "D4", "DF"]))).matto_led
