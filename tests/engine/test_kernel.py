"""The kernel against a second, slow statement of the same rules: lists of codes instead of masks."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from cardgui.engine import kernel
from cardgui.engine.cards import FRENCH, MATTO, MINCHIATE, ROOK, Card, Pack
from cardgui.engine.masks import bit, count_bits
from cardgui.engine.trickplay import TrickPlay, conduct

pytestmark = pytest.mark.plain

PENALTIES = frozenset(["QH", "KH", "QS", "QD", "QC", "JD", "JS"])


@dataclass
class Slow:
    """Trick play with lists: what the rules say, word by word."""

    pack: Pack
    hands: list[list[Card]]
    turn: int
    step: int
    trump: str | None = None
    must_trump: bool = False
    must_overtrump: bool = False
    ban: str | None = None
    penalties: frozenset[Card] = frozenset()
    under: bool = False
    first: frozenset[Card] = frozenset()
    kings: bool = False
    led_before: set[str] = field(default_factory=set)
    trick: list[tuple[int, Card]] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)
    tricks: int = 0

    def rank(self, card: Card) -> int:
        return self.pack.lanes[self.pack.lane_of[card]].cards.index(card)

    def winning(self) -> tuple[int, Card]:
        """The card that wins so far; a Matto alone on the table stands for itself (MI-21)."""
        played = [(seat, card) for seat, card in self.trick if card != MATTO] or self.trick
        seat, best = played[0]
        for other, card in played[1:]:
            if self.suit(card) == self.suit(best):
                if self.rank(card) > self.rank(best):
                    seat, best = other, card
            elif self.suit(card) == self.trump:
                seat, best = other, card
        return seat, best

    def led(self) -> str | None:
        """The suit to be followed; after a led Matto the next card decides (MI-21)."""
        return next((self.suit(card) for _, card in self.trick if card != MATTO), None)

    def suit(self, card: Card) -> str:
        return card[1] if self.pack is FRENCH else card[0]

    def may_lead(self) -> tuple[set[Card], int]:
        hand = set(self.hands[self.turn])
        if self.tricks == 0 and self.first & hand:
            return hand & self.first, kernel.LEAD_FIRST
        if self.ban and not any(self.suit(card) == self.ban for card in self.played):
            free = {card for card in hand if self.suit(card) != self.ban}
            if free:
                return free, kernel.LEAD_BAN
        return hand, kernel.FREE

    def legal(self) -> tuple[set[Card], int]:
        hand = self.hands[self.turn]
        if not self.trick:
            return self.may_lead()
        led = self.led()
        if led is None:
            return set(hand), kernel.FREE
        best = self.winning()[1]
        trumped = led != self.trump and any(self.suit(card) == self.trump for _, card in self.trick)
        if self.kings and trumped and led not in self.led_before and led + "K" in hand:
            return {led + "K"}, kernel.KING
        follow = {card for card in hand if self.suit(card) == led}
        wild = {MATTO} & set(hand)
        if follow:
            below = {c for c in follow if c in self.penalties and self.rank(c) < self.rank(best)}
            if self.under and below:
                return below, kernel.UNDER
            return follow | wild, kernel.FOLLOW
        trumps = {card for card in hand if self.suit(card) == self.trump}
        if self.must_trump and trumps:
            higher = {card for card in trumps if self.rank(card) > self.rank(best)}
            if self.must_overtrump and self.suit(best) == self.trump and higher:
                return higher, kernel.OVER
            return trumps | wild, kernel.TRUMP
        if self.penalties & set(hand):
            return set(hand) & self.penalties, kernel.PENALTY
        return set(hand), kernel.FREE

    def play(self, card: Card) -> tuple[int, Card] | None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.played.append(card)
        if len(self.trick) < len(self.hands):
            self.turn = (self.turn + self.step) % len(self.hands)
            return None
        winner = self.winning()
        self.led_before.add(self.led() or "")
        self.turn, self.trick, self.tricks = winner[0], [], self.tricks + 1
        return winner


CONTRACTS = {
    "plain": {},
    "truf": {"trump": "H", "ban": "H"},
    "koz": {"trump": "D", "must_trump": True},
    "koz over": {"trump": "S", "must_trump": True, "must_overtrump": True},
    "penalties": {"penalties": PENALTIES, "under": True, "ban": "H"},
    "queens": {"penalties": frozenset(["QS", "QH", "QD", "QC"]), "under": True},
    "penalties without under": {"penalties": PENALTIES},
    "first": {"first": frozenset(["2C", "3C"])},
    "minchiate": {"trump": "T", "must_trump": True, "kings": True},
    "rook": {"trump": "B", "first": frozenset(["R2"])},
    "rook must": {"trump": "B", "first": frozenset(["R2"]), "must_trump": True},
    "rook without black leads": {"trump": "B", "ban": "B"},
}


MEETS = {
    "plain": [],
    "truf": [kernel.LEAD_BAN],
    "koz": [kernel.TRUMP],
    "koz over": [kernel.TRUMP, kernel.OVER],
    "penalties": [kernel.UNDER, kernel.PENALTY, kernel.LEAD_BAN],
    "queens": [kernel.UNDER, kernel.PENALTY],
    "penalties without under": [kernel.PENALTY],
    "first": [kernel.LEAD_FIRST],
    "minchiate": [kernel.TRUMP, kernel.KING],
    "rook": [kernel.LEAD_FIRST],
    "rook must": [kernel.LEAD_FIRST, kernel.TRUMP],
    "rook without black leads": [kernel.LEAD_BAN],
}
"""The reasons that random play must have met under each contract."""


def set_up(name: str, seed: int) -> tuple[Slow, TrickPlay]:
    rng = random.Random(seed)
    pack = ROOK if name.startswith("rook") else MINCHIATE if name == "minchiate" else FRENCH
    seats = rng.choice((6, 8, 10)) if pack is ROOK else 4
    # A few cards stay out, as in Minchiate's fola.
    cards = rng.sample(pack.cards, (len(pack.cards) - rng.choice((0, 0, 13))) // seats * seats)
    hands = [cards[seat::seats] for seat in range(seats)]
    turn, step = rng.randrange(seats), rng.choice((1, -1))
    chosen = CONTRACTS[name]
    slow = Slow(pack, [list(hand) for hand in hands], turn, step, **chosen)  # type: ignore[arg-type]
    rules = conduct(pack)
    if slow.trump:
        rules.trump = pack.lane_named[slow.trump]
    if slow.ban:
        rules.ban = pack.lane_named[slow.ban]
    rules.must_trump, rules.must_overtrump, rules.under = slow.must_trump, slow.must_overtrump, slow.under
    rules.kings = slow.kings
    if pack is MINCHIATE:
        rules.wild = pack.places[MATTO]
    rules.penalty_low = sum(1 << pack.places[card] for card in slow.penalties)
    rules.first_low = sum(1 << pack.places[card] + copy for card in slow.first for copy in range(pack.copies))
    return slow, TrickPlay(pack, rules, hands, turn, step)


@pytest.mark.parametrize("name", list(CONTRACTS))
def test_the_kernel_agrees_with_the_slow_statement_of_the_rules(name: str) -> None:
    reasons = set()
    for seed in range(40):
        rng = random.Random(seed)
        slow, fast = set_up(name, seed)
        while not fast.empty:
            allowed, reason = slow.legal()
            assert fast.turn == slow.turn
            assert set(fast.legal()) == allowed
            for card in set(slow.hands[slow.turn]) - allowed:
                assert fast.forbidden(card) == reason
                reasons.add(reason)
            card = rng.choice(sorted(allowed))
            winner = slow.play(card)
            trick = fast.play(card)
            if winner is None:
                assert trick is None
                assert fast.state.best_seat == slow.winning()[0]
                assert fast.pack.codes[fast.state.best] == slow.winning()[1]
            else:
                assert trick is not None
                assert (trick.winner, trick.card) == winner
        assert fast.state.done == slow.tricks == sum(fast.taken)
        assert not any(slow.hands)
    assert {kernel.FOLLOW, *MEETS[name]} <= reasons


def test_cards_are_conserved_and_each_hand_shrinks_by_one_a_trick() -> None:
    _, fast = set_up("truf", 3)
    rng = random.Random(0)
    held = sum(fast.hand_sizes())
    while not fast.empty:
        fast.play(rng.choice(fast.legal()))
        on_table = len(fast.current) + sum(len(trick.cards) for trick in fast.finished)
        assert sum(fast.hand_sizes()) + on_table == held
        assert [len(fast.hand(seat)) for seat in range(4)] == list(fast.hand_sizes())


def test_a_twin_played_second_does_not_win() -> None:
    rules = conduct(ROOK)
    play = TrickPlay(ROOK, rules, [["R1"], ["R5"], ["R1"], ["R14"]], 0, 1)
    for card in ("R1", "R5", "R1"):
        assert play.play(card) is None
    trick = play.play("R14")
    assert trick is not None
    assert (trick.winner, trick.card, trick.leader, trick.seats) == (0, "R1", 0, (0, 1, 2, 3))


def test_both_copies_of_a_card_can_be_held_and_played() -> None:
    play = TrickPlay(ROOK, conduct(ROOK), [["G7", "G7"], ["G8", "G8"]], 0, 1)
    assert play.hand(0) == ("G7", "G7")
    assert play.legal() == ("G7",)
    play.play("G7")
    play.play("G8")
    assert (play.hand(0), play.hand(1), play.turn) == (("G7",), ("G8",), 1)


def test_a_bit_stands_in_its_own_word() -> None:
    assert [bit(place) for place in (0, 5, 61, 64, 69)] == [1, 32, 1 << 61, 1, 32]


@pytest.mark.parametrize("pack", [FRENCH, ROOK, MINCHIATE], ids=lambda pack: pack.name)
def test_places_leave_bits_62_and_63_of_each_word_free(pack: Pack) -> None:
    assert all(place & 63 < 62 and place < 128 for place in pack.codes)
    assert len(pack.codes) == len(pack.cards)
    assert [pack.codes[place] for place in sorted(pack.codes)] == list(pack.cards)


def test_a_refusal_names_the_card_led_what_wins_and_what_must_be_played() -> None:
    rules = conduct(FRENCH)
    rules.penalty_low = 1 << FRENCH.places["QS"]
    rules.under = True
    play = TrickPlay(FRENCH, rules, [["5S"], ["KS"], ["QS", "2S", "3H"], ["9S"]], 0, 1)
    play.play("5S")
    play.play("KS")
    refusal = play.refusal("2S", lambda reason: ("XX-1", str(reason)))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("XX-1", str(kernel.UNDER))
    assert refusal.cards == ("5S", "KS", "QS")
    assert refusal.causes == ("KS",)
    assert refusal.allowed == ("QS",)
    assert refusal.values == {"led_by": 0, "suit": "S"}
    assert play.refusal("QS", lambda _: ("", "")) is None


def test_what_a_card_shows_its_player_not_to_have() -> None:
    rules = conduct(FRENCH)
    rules.trump, rules.must_trump = FRENCH.lane_named["D"], True
    play = TrickPlay(FRENCH, rules, [["5S"], ["2D"], ["2H"], ["9S"]], 0, 1)
    for card in ("5S", "2D", "2H", "9S"):
        play.play(card)
    names = [{FRENCH.lanes[lane].name for lane in shown} for shown in play.voids]
    assert names == [set(), {"S"}, {"S", "D"}, set()]


def test_the_reasons_are_told_apart() -> None:
    reasons = [kernel.FREE, kernel.LEAD_FIRST, kernel.LEAD_BAN, kernel.FOLLOW, kernel.UNDER, kernel.TRUMP, kernel.OVER,
               kernel.PENALTY, kernel.KING]  # fmt: skip
    assert len(set(reasons)) == len(reasons)


def test_of_two_twins_the_second_never_wins_whichever_copy_it_is() -> None:
    play = TrickPlay(ROOK, conduct(ROOK), [["G9", "G7"], ["G7", "G7"]], 1, 1)
    play.play("G7")
    play.play("G9")
    play.play("G7")
    trick = play.play("G7")
    assert trick is not None
    assert (trick.winner, trick.leader) == (0, 0)


def test_playing_a_card_tells_whether_the_trick_is_complete() -> None:
    play = TrickPlay(FRENCH, conduct(FRENCH), [["5S"], ["KS"]], 0, 1)
    assert play.state.play(FRENCH.places["5S"]) is False
    assert play.state.play(FRENCH.places["KS"]) is True


def test_the_cards_of_a_word_are_counted() -> None:
    rng = random.Random(1)
    masks = [0, (1 << 62) - 1, *(1 << bit for bit in range(62)), *(rng.getrandbits(62) for _ in range(200))]
    assert [count_bits(mask) for mask in masks] == [mask.bit_count() for mask in masks]


def test_a_new_conduct_asks_for_nothing_but_following() -> None:
    bare = conduct(FRENCH)
    assert (bare.trump, bare.ban, bare.wild) == (kernel.NONE, kernel.NONE, kernel.NONE)
    assert not any([bare.must_trump, bare.must_overtrump, bare.under, bare.kings, bare.twins])
    assert (bare.penalty_low, bare.first_low) == (0, 0)
    assert (bare.lanes, bare.width, bare.first_high()) == (4, 16, 0)


@pytest.mark.parametrize("name", list(CONTRACTS))
def test_before_the_first_card_nothing_is_led_has_fallen_or_wins(name: str) -> None:
    _, fast = set_up(name, 1)
    state = fast.state
    lanes = range(state.conduct.lanes)
    assert not any(state.has_fallen(lane) or state.was_led(lane) for lane in lanes)
    assert (state.led, state.best, state.best_seat, state.count, state.done) == (kernel.NONE, 64, kernel.NONE, 0, 0)
    assert not any(fast.taken)
    assert not any(state.tricks_of(seat) for seat in range(state.seats))


@pytest.mark.parametrize("name", list(CONTRACTS))
def test_the_tricks_of_each_seat_are_counted_in_the_state(name: str) -> None:
    _, fast = set_up(name, 5)
    rng = random.Random(5)
    while not fast.empty:
        fast.play(rng.choice(fast.legal()))
        assert [fast.state.tricks_of(seat) for seat in range(fast.state.seats)] == fast.taken


@pytest.mark.parametrize("name", list(CONTRACTS))
def test_a_copied_state_goes_on_like_its_original(name: str) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        _, fast = set_up(name, seed)
        _, other = set_up(name, seed)
        _, spent = set_up(name, seed)
        for play in (fast, spent):
            for _ in range(rng.randrange(39)):
                play.play(rng.choice(play.legal()))
        state, copied = fast.state, spent.state
        copied.copy_from(state)
        other.state.copy_from(state)
        while state.all_low() or state.all_high():
            for twin in (copied, other.state):
                assert what_stands(twin) == what_stands(state)
            low, high = state.legal()
            places = [at for at in range(128) if (high if at >= 64 else low) >> (at & 63) & 1]
            place = rng.choice(places)
            for one in (state, copied, other.state):
                one.play(place)
        assert what_stands(copied) == what_stands(state)


def what_stands(state: kernel.Tricks) -> list[object]:
    """Everything that a state says of the play."""
    hands = [(state.low(seat), state.high(seat)) for seat in range(state.seats)]
    lanes = [(state.has_fallen(lane), state.was_led(lane)) for lane in range(state.conduct.lanes)]
    tricks = [state.tricks_of(seat) for seat in range(state.seats)]
    legal = (state.legal(), state.reason) if any(map(any, hands)) else None
    return [hands, lanes, tricks, legal, state.turn, state.led, state.count, state.done, state.best_seat, state.trumped]


@pytest.mark.parametrize("card", ["T1", "T40", "D10", "M"])
def test_a_card_noted_as_missing_is_told_again(card: Card) -> None:
    play = TrickPlay(MINCHIATE, conduct(MINCHIATE), [["D1"], ["D2"]], 0, 1)
    play.note_lacking(1, [card])
    assert (play.lacking(0), play.lacking(1)) == ((), (card,))
