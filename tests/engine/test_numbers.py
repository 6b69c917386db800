"""Chance from a match number: the vectors of ``cardgui/engine/README.md``, and that it is fair."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from pathlib import Path

import pytest

import cardgui.engine
from cardgui.engine import registry
from cardgui.engine.match import Match
from cardgui.engine.numbers import HIGHEST, LOWEST, Stream, decision_seed, match_stream

README = (Path(cardgui.engine.__file__).parent / "README.md").read_text(encoding="utf-8")


def stream_named(name: str) -> Stream:
    return Stream(*name.split("/"))


def test_the_words_of_the_readme() -> None:
    rows = re.findall(r"^\| `(\S+)` \| `([0-9a-f ]{84})` \|$", README, re.MULTILINE)
    assert len(rows) == 3
    for name, words in rows:
        stream = stream_named(name)
        assert [f"{stream.word():016x}" for _ in range(5)] == words.split()


def test_the_draws_and_the_shuffle_of_the_readme() -> None:
    rows = re.findall(r"^\| `(\S+)` \| ([0-9 ]*)\| ([0-9 ]*)\|$", README, re.MULTILINE)
    assert len(rows) == 2
    for name, draws, order in rows:
        if draws:
            stream = stream_named(name)
            assert [stream.below(10) for _ in range(12)] == list(map(int, draws.split()))
        if order:
            assert stream_named(name).shuffled(range(10)) == list(map(int, order.split()))


def test_the_deals_of_the_readme() -> None:
    rows = re.findall(r"^\| `(\w+)/(\d+)/(\d+)` \| (\d) \| ([A-Z0-9 ]+) \| (\d+) (\d+) \|$", README, re.MULTILINE)
    assert len(rows) >= 3
    for game, players, number, dealer, hand, *seeds in rows:
        match = Match(registry.make_game(game, {}, int(players)), int(number))
        match.start_deal()
        assert match.deal is not None
        assert match.deal.setup.dealer == int(dealer)
        assert match.deal.layout.hands[0] == tuple(hand.split())
        assert [match.seed(seat) for seat in (0, 2)] == list(map(int, seeds))


def test_a_block_is_the_hash_of_key_and_number_and_gives_four_words_in_order() -> None:
    key = hashlib.sha256(b"cardgui-numbers-1/any/7").digest()
    blocks = b"".join(hashlib.sha256(key + number.to_bytes(8, "big")).digest() for number in (0, 1))
    stream = Stream("any", 7)
    assert b"".join(stream.word().to_bytes(8, "big") for _ in range(8)) == blocks


def test_below_rejects_the_words_that_would_favour_small_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([2**64 - 1, 2**64 - 2**64 % 10, 2**64 - 2**64 % 10 - 1, 25])
    monkeypatch.setattr(Stream, "word", lambda _: next(words))
    assert Stream("any").below(10) == (2**64 - 2**64 % 10 - 1) % 10
    assert Stream("any").below(10) == 5


def test_below_one_is_zero() -> None:
    assert Stream("any").below(1) == 0


@pytest.mark.parametrize("bound", [2, 3, 4, 7, 13])
def test_draws_are_uniform(bound: int) -> None:
    stream, times = Stream("uniform", bound), 5000
    counts = Counter(stream.below(bound) for _ in range(times))
    expected = times / bound
    chi_squared = sum((counts[value] - expected) ** 2 / expected for value in range(bound))
    assert set(counts) == set(range(bound))
    # The 99.9 % quantile for 12 degrees of freedom; the streams are fixed, so this never flickers.
    assert chi_squared < 32.9


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    orders = Counter(tuple(Stream("shuffle", number).shuffled("abcd")) for number in range(4800))
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 49.7


def test_a_shuffle_keeps_the_items_and_leaves_the_original_alone() -> None:
    items = list(range(97))
    shuffled = Stream("pack").shuffled(items)
    assert items == list(range(97))
    assert sorted(shuffled) == items != shuffled


def test_every_part_of_a_name_makes_another_stream() -> None:
    names = [
        ("truf", 4, 1, "pack", 1, 0),
        ("rifki", 4, 1, "pack", 1, 0),
        ("truf", 6, 1, "pack", 1, 0),
        ("truf", 4, 2, "pack", 1, 0),
        ("truf", 4, 1, "cut", 1, 0),
        ("truf", 4, 1, "pack", 2, 0),
        ("truf", 4, 1, "pack", 1, 1),
    ]
    assert len({match_stream(*name).word() for name in names}) == len(names)


def test_decision_seeds_differ_by_deal_seat_and_index_and_fit_in_62_bits() -> None:
    places = [(deal, seat, index) for deal in (1, 2) for seat in range(4) for index in range(60)]
    seeds = {decision_seed("truf", 4, 5, *place) for place in places}
    assert len(seeds) == len(places)
    assert all(0 <= seed < 2**62 for seed in seeds)
    assert max(seeds) > 2**61


def test_match_numbers_go_from_1_to_999_999_999() -> None:
    assert (LOWEST, HIGHEST) == (1, 999_999_999)
