"""What always holds in Rıfkı and Rook Sluff, over many deals: few in the quick run, ten thousand in the long one."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgui.engine.action import Action, IllegalActionError, Play, Refusal
from cardgui.engine.cards import FRENCH_RANKS, ROOK
from cardgui.engine.game import Deal, Game, Layout
from cardgui.engine.match import FinishedDeal, Match
from cardgui.engine.record import make_record, read_record, to_line
from cardgui.engine.rifki import Rifki
from cardgui.engine.rifki_contracts import CONTRACTS
from cardgui.engine.rifki_deal import RifkiDeal
from cardgui.engine.rook_sluff import RookSluff
from cardgui.engine.rook_sluff_deal import RookSluffDeal
from cardgui.engine.verify import Verifier, replay
from tests.engine.dealing import replayed

HOUSE_RULES = ("opening_penalties", "must_overtrump", "king_ends_game", "void_equal_girls")


def rifki_games(rng: random.Random) -> Iterator[Game]:
    """Rıfkı under all kinds of house rules."""
    while True:
        options: dict[str, object] = {name: True for name in HOUSE_RULES if rng.random() < 0.4}
        if rng.random() < 0.4:
            options["first_declarer"] = "two_of_diamonds"
        yield Rifki(options)


def rook_games(rng: random.Random) -> Iterator[Game]:
    """Rook Sluff with all numbers of players."""
    while True:
        yield RookSluff({"must_trump": True} if rng.random() < 0.5 else {}, rng.choice((6, 8, 10)))


def deals(games: Iterator[Game], rng: random.Random, count: int) -> Iterator[tuple[Match, Deal]]:
    """So many deals, match after match, each before its first decision; what the caller leaves is played at random."""
    match = Match(next(games), rng.randrange(1, 10**9))
    for _ in range(count):
        if match.over:
            match = Match(next(games), rng.randrange(1, 10**9))
        match.start_deal()
        assert match.deal is not None
        yield match, match.deal
        assert not match.in_deal


def choose(deal: Deal, rng: random.Random) -> Action:
    """A legal action; bids of Rook Sluff stay near what can be made, so that both outcomes happen."""
    (seat,) = deal.to_act
    legal = deal.legal(seat)
    assert legal, "there is always a legal action while a deal runs"
    if isinstance(deal, RookSluffDeal) and deal.phase == "bid":
        return legal[rng.choice((0, 0, 1, 1, 2, 3))]
    return rng.choice(legal)


# -- a second, naive wording of what may be played ------------------------------------------------------------------


def naive_rifki(deal: RifkiDeal, seat: int) -> set[str]:
    """RI-17 to RI-22 and RI-28, card by card."""
    view = deal.view(seat)
    assert view.contract is not None
    hand, penalties = view.hand, CONTRACTS[view.contract].cards
    rank = {card: FRENCH_RANKS.index(card[0]) for card in FRENCH}
    if not view.current:
        hearts_played = any(card[1] == "H" for trick in view.tricks for card in trick.cards)
        others = {card for card in hand if card[1] != "H"}
        return others if view.contract in ("rifki", "kupa") and not hearts_played and others else set(hand)
    led = view.current[0][1][1]
    table = [card for _, card in view.current]
    follow = {card for card in hand if card[1] == led}
    if follow:
        highest = max(rank[card] for card in table if card[1] == led)
        forced = {card for card in follow if card in penalties and rank[card] < highest}
        return forced if forced and view.contract in ("rifki", "kiz", "erkek") else follow
    if view.trump is not None:
        trumps = {card for card in hand if card[1] == view.trump}
        best = max((rank[card] for card in table if card[1] == view.trump), default=-1)
        over = {card for card in trumps if rank[card] > best}
        return (over if view.must_overtrump and over else trumps) or set(hand)
    return {card for card in hand if card in penalties} or set(hand)


FRENCH = [rank + suit for rank in FRENCH_RANKS for suit in "SHDC"]


def naive_rook(deal: RookSluffDeal, seat: int) -> set[str]:
    """RS-12 to RS-14 and RS-21, card by card."""
    view = deal.view(seat)
    hand = set(view.hand)
    if not view.current:
        return {"R2"} if not view.tricks else hand
    follow = {card for card in hand if card[0] == view.current[0][1][0]}
    black = {card for card in hand if card[0] == "B"}
    return follow or (black if view.must_trump and black else hand)


def naive_winner(cards: list[tuple[int, str]], trump: str | None, rank: Any) -> int:
    """The first of the highest trumps, else the first of the highest cards of the suit led."""
    suit = {card: card[1] if trump is None or trump in "SHDC" else card[0] for _, card in cards}
    trumps = [pair for pair in cards if suit[pair[1]] == trump]
    candidates = trumps or [pair for pair in cards if suit[pair[1]] == suit[cards[0][1]]]
    return max(candidates, key=lambda pair: rank(pair[1]))[0]


# -- the properties ---------------------------------------------------------------------------------------------------


def check_step(deal: Deal) -> None:
    """Cards are conserved; exactly the legal cards are not refused; a refusal names the legal ones."""
    actions = deal.actions()
    played = Counter(action.card for action in actions if isinstance(action, Play))
    hands = deal.position().fields["hands"]
    assert isinstance(hands, list)
    assert played + Counter(card for hand in hands for card in hand) == Counter(deal.game.cards)
    (seat,) = deal.to_act
    if deal.view(seat).phase != "play":
        return
    legal = {action.card for action in deal.legal(seat) if isinstance(action, Play)}
    expected = naive_rifki(deal, seat) if isinstance(deal, RifkiDeal) else naive_rook(deal, seat)  # type: ignore[arg-type]
    assert legal == expected
    for card in hands[seat]:
        refusal = deal.refusal(Play(seat, card))
        assert (refusal is None) == (card in legal)
        if isinstance(refusal, Refusal):
            assert set(refusal.allowed) == legal
            assert legal <= set(refusal.cards)
            assert refusal.rule.startswith(deal.game.prefix)


def check_knowledge(deal: Deal) -> None:
    """What a seat has shown not to hold is true."""
    for seat in range(deal.game.players):
        assert not deal.view(seat).lacking[seat] & set(deal.view(seat).hand)


def check_end(match: Match, deal: Deal) -> None:
    """The record replays to itself, the parts explain the scores, the winners of the tricks are right."""
    done = match.finished[-1]
    record = json.loads(to_line(make_record(match.game, f"m{match.number}", done)))
    read = read_record(record)
    again = replay(read)
    assert again.result() == done.result == record["result"]
    assert (
        make_record(read.game, read.match, FinishedDeal(read.setup, read.layout, again.actions(), again.result()))
        == record
    )
    sums = [0] * match.game.sides
    for part in deal.explain():
        sums[part.side] += part.points
    assert sums == done.result["deal_scores"]
    assert {part.side for part in deal.explain()} == set(range(match.game.sides))
    view = deal.view(0)
    rank = ROOK.rank_of.__getitem__ if isinstance(deal, RookSluffDeal) else lambda card: FRENCH_RANKS.index(card[0])
    trump = "B" if isinstance(deal, RookSluffDeal) else view.trump
    for trick in view.tricks:
        assert naive_winner(list(zip(trick.seats, trick.cards, strict=True)), trump, rank) == trick.winner
    assert Counter(trick.winner for trick in view.tricks) == Counter(
        {seat: n for seat, n in enumerate(done.result["tricks"]) if n}
    )


def play_and_check(match: Match, deal: Deal, rng: random.Random) -> None:
    """Play a deal at random and check some three of its states."""
    while not deal.over:
        if rng.random() < 3 / len(deal.game.cards):
            check_step(deal)
            check_knowledge(deal)
            check_swap(deal, rng)
        match.apply(choose(deal, rng))
    check_end(match, deal)


def check_swap(deal: Deal, rng: random.Random) -> None:
    """Where two hidden cards can be exchanged, nobody else's view changes."""
    one, other = rng.sample(range(deal.game.players), 2)
    hands = [list(hand) for hand in deal.layout.hands]
    held = [deal.view(seat).hand for seat in (one, other)]
    if not held[0] or not held[1]:
        return
    mine, theirs = rng.choice(held[0]), rng.choice(held[1])
    hands[one][hands[one].index(mine)], hands[other][hands[other].index(theirs)] = theirs, mine
    try:
        twin = replayed(deal.game, FinishedDeal(deal.setup, Layout(tuple(map(tuple, hands))), (), {}), deal.actions())
    except IllegalActionError:
        return
    if twin.to_act != deal.to_act:
        return
    for seat in range(deal.game.players):
        if seat not in (one, other):
            assert twin.view(seat) == deal.view(seat)


@pytest.mark.parametrize(
    "count",
    [
        pytest.param(200, id="quick"),
        pytest.param(10_000, id="long", marks=[pytest.mark.long, pytest.mark.timeout(3600)]),
    ],
)
@pytest.mark.parametrize("games", [rifki_games, rook_games], ids=["rifki", "rook_sluff"])
def test_the_rules_hold_in_every_deal(games: Any, count: int) -> None:
    rng = random.Random(count)
    verifier = Verifier()
    lines: list[bytes] = []
    ended = 0
    for match, deal in deals(games(rng), rng, count):
        play_and_check(match, deal, rng)
        lines.append(to_line(make_record(match.game, f"m{match.number}", match.finished[-1])).encode())
        if match.over and isinstance(match.game, Rifki) and len({d.setup.deal for d in match.finished}) == 20:
            assert sum(match.scores) == 0
            ended += 1
    assert list(verifier.lines(lines)) == []
    assert ended > 0 or games is rook_games


@given(number=st.integers(1, 999_999_999), options=st.sets(st.sampled_from(HOUSE_RULES)), seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_a_game_of_rifki_sums_to_zero_unless_a_king_ends_it(number: int, options: set[str], seed: int) -> None:
    rng = random.Random(seed)
    match = Match(Rifki(dict.fromkeys(options, True)), number)
    while not match.over:
        match.start_deal()
        while match.in_deal:
            assert match.deal is not None
            match.apply(choose(match.deal, rng))
    counting = [done for done in match.finished if not done.result.get("void")]
    assert len(counting) == len({done.setup.deal for done in match.finished})
    king = match.game.king(counting[-1].result) if isinstance(match.game, Rifki) else None
    if king is None:
        assert len(counting) == 20
        assert sum(match.scores) == 0
        assert match.winners == tuple(s for s in range(4) if match.scores[s] == max(match.scores))
    else:
        assert match.winners == (king,)
    contracts = Counter(done.result["contract"] for done in counting)
    assert all(count <= 2 for name, count in contracts.items() if name != "koz")


def impossible(deal: Deal, seat: int, card: str, extra: str) -> bool:
    """Whether a card could not have been played with another card in the hand, asked from the rules' own code."""
    play = deal._play  # type: ignore[attr-defined]
    state = play.state
    own = state.low(seat), state.high(seat)
    mask = [0, 0]
    for code in (card, extra):
        place = play.pack.places[code]
        mask[place >> 6] |= 1 << (place & 63)
    state.set_hand(seat, *mask)
    refused = card not in play.legal()
    state.set_hand(seat, *own)
    return refused


@pytest.mark.parametrize("games", [rifki_games, rook_games], ids=["rifki", "rook_sluff"])
def test_what_a_play_shows_to_be_missing_is_exactly_what_would_have_forbidden_it(games: Any) -> None:
    rng = random.Random(5)
    shown = 0
    for match, deal in deals(games(rng), rng, 25):
        everything = set(deal.game.cards)
        missing: list[set[str]] = []
        while not deal.over:
            action = choose(deal, rng)
            if isinstance(action, Play):
                if not missing:
                    missing = [set(deal.view(seat).lacking[seat]) for seat in range(deal.game.players)]
                ruled_out = {
                    c for c in everything if c != action.card and impossible(deal, action.seat, action.card, c)
                }
                missing[action.seat] |= ruled_out
                shown += len(ruled_out)
            match.apply(action)
            if missing:
                codes = [{c for c in deal.view(s).lacking[s] if c in everything} for s in range(deal.game.players)]
                assert codes == missing
    assert shown > 100
