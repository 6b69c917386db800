"""Break each rule of the games and see that a test that names it fails.

``python -m tests.mutation.break_rules`` breaks all of them, ``… RI-21 MI-20`` only these. It prints each break that no
test with the rule's number in its name noticed; that number must stand for the rule and not for something beside it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.mutation.mutate import survives

ENGINE = Path("cardgui/engine")
TESTS = Path("tests/engine")
SECONDS = 60
"""How long the tests of a rule may run; an endless loop counts as noticed."""

_FOLLOW = ("kernel.py", "return follow_low | (low & self.wild_low), follow_high", "return low, high")
_FIRST_TRUMP_WINS = ("kernel.py", "if not self.trumped or self._tops(low, high):", "if not self.trumped:")
_LOWEST_WINS = (
    "kernel.py",
    "if not self.trumped and self._tops(low, high):",
    "if not self.trumped and not self._tops(low, high):",
)
_ACE_LOW = ("cards.py", '"23456789TJQKA"', '"A23456789TJQK"')
_DEALER_FIRST = ("game.py", "return (setup.dealer + setup.step) % self.players", "return setup.dealer")
_LEAST_WINS = ("game.py", "total == max(totals)", "total == min(totals)")
_NEXT_LEADS = ("kernel.py", "self.turn = self.best_seat", "self.turn = (self.turn + self.step) % self.seats")

TRUF = {
    1: [_ACE_LOW],
    2: [
        ("truf.py", "dealer = min(order, key", "dealer = max(order, key"),
        ("truf.py", "for i in range(1, SEATS + 1)]", "for i in range(SEATS)]"),
    ],
    3: [("truf.py", '"cw" if setup.direction == "ccw" else "ccw"', "setup.direction")],
    4: [_DEALER_FIRST],
    5: [
        ("truf.py", 'card[0] in "AKQJ"', 'card[0] in "KQJ"'),
        ("truf.py", "pictures in (0, len(hand))", "pictures == len(hand)"),
    ],
    6: [
        (
            "truf_deal.py",
            "frozenset(range(SEATS)) - self._bid_cards.keys()",
            "frozenset({min(set(range(SEATS)) - self._bid_cards.keys())})",
        ),
        ("truf_deal.py", "for s in range(SEATS)) if complete else ()", "for s in sorted(self._bid_cards))"),
    ],
    7: [("truf_scoring.py", 'if rank == "A":\n        return 1', 'if rank == "A":\n        return 0')],
    8: [
        ("truf_scoring.py", "-FRENCH_SUITS.index(card[1])", "FRENCH_SUITS.index(card[1])"),
        ("truf_scoring.py", "FRENCH_RANKS.index(card[0])", "-FRENCH_RANKS.index(card[0])"),
    ],
    9: [("truf_scoring.py", '"atas" if total > 13 else "bawah"', '"bawah" if total > 13 else "atas"')],
    10: [
        (
            "truf_deal.py",
            "tuple(bid + action.by for bid in self._bids)",
            "tuple(bid + action.by * (seat == action.seat) for seat, bid in enumerate(self._bids))",
        ),
        ("truf_deal.py", "(bid + action.by for", "(max(0, bid + action.by) for"),
    ],
    11: [
        ("truf_deal.py", "rules, hands, self._known_declarer, self.setup.step", "rules, hands, self.setup.dealer, -1"),
        _NEXT_LEADS,
    ],
    12: [_FOLLOW, ("truf_deal.py", "rules.ban = rules.trump", "rules.ban, rules.must_trump = rules.trump, True")],
    13: [
        (
            "truf_deal.py",
            "face_down = action.card[1] == self.trump",
            "face_down = led and action.card[1] == self.trump",
        ),
        ("truf_deal.py", "c if s == seat or c[1] != self.trump else None", "c"),
    ],
    14: [("truf_deal.py", "rules.ban = rules.trump", "pass")],
    15: [_FIRST_TRUMP_WINS, _LOWEST_WINS],
    16: [
        (
            "trickplay.py",
            "return not self.state.all_low() and",
            "return self.state.done == 12 or not self.state.all_low() and",
        )
    ],
    17: [("truf_scoring.py", 'taken - bid if mode == "atas" else bid - taken', "taken - bid")],
    18: [("truf_scoring.py", "bid == 0 and taken == 0", "bid <= 0 and taken == 0")],
    19: [("truf_scoring.py", 'scoring in "CD" and gain > 0', 'scoring in "CD"')],
    20: [
        ("truf_scoring.py", '"zero_bonus", ZERO_BONUS', '"zero_bonus", ZERO_BONUS * (factor if scoring == "D" else 1)')
    ],
    21: [("truf_scoring.py", 'if (taken > bid) == (mode == "atas") else', "if taken > bid else")],
    22: [_LEAST_WINS, ("truf.py", "(13, 4, 8)", "(13, 4)")],
}

RIFKI = {
    1: [_ACE_LOW],
    2: [
        ("rifki.py", "(setup.dealer - 1) % SEATS", "(setup.dealer + 1) % SEATS"),
        ("rifki_contracts.py", "= 20", "= 19"),
    ],
    3: [("rifki_deal.py", "(setup.dealer - 1) % SEATS", "(setup.dealer + 1) % SEATS")],
    4: [("game.py", "first + setup.step * index", "first + index")],
    5: [("rifki_deal.py", "if action.seat != self.declarer:", "if action.seat == self.setup.dealer:")],
    6: [
        ("rifki_contracts.py", "KOZ_EACH: Final = 2", "KOZ_EACH: Final = 3"),
        ("rifki_contracts.py", "CEZA_EACH: Final = 3", "CEZA_EACH: Final = 4"),
    ],
    7: [("rifki_contracts.py", "TIMES: Final = 2", "TIMES: Final = 3")],
    8: [
        ("rifki_contracts.py", '"tricks", 50)', '"tricks", 60)'),
        ("rifki_deal.py", "action.trump not in tuple(FRENCH_SUITS)", "action.trump not in (*FRENCH_SUITS, None)"),
    ],
    9: [("rifki_contracts.py", "-320", "-310")],
    10: [("rifki_contracts.py", "-100", "-90")],
    11: [("rifki_contracts.py", "-60", "-50")],
    12: [("rifki_contracts.py", "-30,", "-20,")],
    13: [("rifki_contracts.py", "-180", "-170"), ("rifki_deal.py", "if left < 2:", "if left < 1:")],
    14: [("rifki_contracts.py", '"tricks", -50)', '"tricks", -40)')],
    15: [
        ("rifki_contracts.py", '_of("K", "J")', '_of("K")'),
        ("rifki_deal.py", "action.contract != KOZ and action.trump is not None", "False"),
    ],
    16: [
        (
            "rifki_deal.py",
            "self._play = self._begin_play(self.layout.hands, self.declarer)",
            "self._play = self._begin_play(self.layout.hands, self.setup.dealer)",
        ),
        _NEXT_LEADS,
    ],
    17: [_FOLLOW],
    18: [("rifki_deal.py", "rules.must_trump = True", "rules.must_trump = False"), _FIRST_TRUMP_WINS],
    19: [_LOWEST_WINS],
    20: [("kernel.py", "return low & self.penalty_low, 0", "return low, high")],
    21: [
        ("rifki_contracts.py", '_of("K", "J"), forces_lower=True', '_of("K", "J")'),
        ("rifki_contracts.py", "_HEARTS, spares_hearts=True", "_HEARTS, spares_hearts=True, forces_lower=True"),
        ("kernel.py", "& (self.best_low - 1)", ""),
    ],
    22: [
        ("rifki_contracts.py", "_HEARTS, spares_hearts=True", "_HEARTS"),
        ("kernel.py", "if free_low or free_high:", "if free_low >= 0:"),
    ],
    23: [
        ("rifki_deal.py", "return penalties != 0 and not play.current and", "return False and"),
        ("rifki_deal.py", "return penalties != 0 and not play.current and", "return not play.current and"),
        ("rifki_deal.py", "return penalties != 0 and not play.current and", "return penalties != 0 and"),
    ],
    24: [
        ("rifki.py", "totals = setup.scores_after(result)", 'totals = tuple(result["deal_scores"])'),
    ],
    25: [
        _LEAST_WINS,
        ("rifki_contracts.py", "total > 0", "total >= 0"),
    ],
    26: [("rifki.py", '"2D" in hand', '"2C" in hand')],
    27: [("rifki_contracts.py", "OPENING: Final = 4", "OPENING: Final = 3")],
    28: [
        ("rifki_deal.py", "rules.must_overtrump = must_overtrump", "pass"),
        ("kernel.py", "~((self.best_low << 1) - 1)", "-1"),
    ],
    29: [
        ("rifki_contracts.py", "KING_TRICKS: Final = 11", "KING_TRICKS: Final = 12"),
        ("rifki.py", "return (king,)", "pass"),
    ],
    30: [
        ("rifki_deal.py", "len(cards) == 1 for", "len(cards) <= 2 for"),
        ("rifki.py", "if self.void(result):\n            return setup", "if self.void(result):\n            pass"),
    ],
}

ROOK_SLUFF = {
    1: [
        ("rook_sluff_scoring.py", "return seat % TEAMS", "return seat // TEAMS % TEAMS"),
        ("rook_sluff.py", "(8, 6, 10)", "(8, 6)"),
    ],
    2: [("cards.py", "(*range(2, 15), 1)", "(*range(1, 15),)")],
    3: [("rook_sluff_scoring.py", "8: {},", '8: {"R5": 2, "G5": 2, "Y5": 2, "B5": 2},')],
    4: [("rook_sluff_scoring.py", '"R5": 2,\n        "G5": 1,', '"R5": 1,\n        "G5": 2,')],
    5: [("rook_sluff_scoring.py", '10: {"R5": 1, "G5": 1}', '10: {"R5": 1, "Y5": 1}')],
    6: [("rook_sluff_deal.py", 'lane_named["B"]', 'lane_named["R"]')],
    7: [
        ("rook_sluff.py", "(setup.dealer + 1) % self.players, setup.direction", "setup.dealer, setup.direction"),
        _DEALER_FIRST,
    ],
    8: [("rook_sluff.py", '(RS-8)."""\n        return self.players', '(RS-8)."""\n        return self.players - 1')],
    9: [
        ("rook_sluff_deal.py", "0 <= action.tricks <= self.highest_bid", "1 <= action.tricks <= self.highest_bid"),
        ("rook_sluff_position.py", "setup.dealer + setup.step * (index + 1)", "setup.dealer + setup.step * index"),
    ],
    10: [
        ("rook_sluff_deal.py", "tuple(sum(bid.tricks for bid in self._bids if", "tuple(sum(1 for bid in self._bids if")
    ],
    11: [("rook_sluff_scoring.py", "if bids[seat] == 0:", "if bids[seat] == 1:")],
    12: [
        (
            "rook_sluff_position.py",
            "for seat in bidding_order(setup, len(hands)) if",
            "for seat in reversed(bidding_order(setup, len(hands))) if",
        ),
        ("rook_sluff_deal.py", "bit(place) | bit(place + 1)", "0"),
    ],
    13: [_FOLLOW, ("rook_sluff_deal.py", "rules.must_trump = must_trump", "rules.must_trump = True")],
    14: [
        ("rook_sluff_deal.py", "rules.must_trump = must_trump", "rules.must_trump, rules.ban = must_trump, rules.trump")
    ],
    15: [
        (
            "kernel.py",
            "return low > self.best_low or high > self.best_high",
            "return low >= self.best_low and high >= self.best_high",
        ),
        _FIRST_TRUMP_WINS,
        _LOWEST_WINS,
    ],
    16: [_NEXT_LEADS],
    17: [
        ("rook_sluff_scoring.py", "EACH_BID: Final = 10", "EACH_BID: Final = 9"),
        ("rook_sluff_scoring.py", '"bid_missed", 0,', '"bid_missed", -EACH_BID * bid,'),
        ("rook_sluff_scoring.py", '"tricks_more", tricks - bid,', '"tricks_more", 0,'),
    ],
    18: [
        ("rook_sluff_scoring.py", "SLUFF: Final = 50", "SLUFF: Final = 40"),
        ("rook_sluff_scoring.py", '"sluff_failed", -SLUFF', '"sluff_failed", 0'),
    ],
    19: [
        (
            "rook_sluff_scoring.py",
            "team_sum(taken, team)",
            "team_sum([t if b else 0 for b, t in zip(bids, taken, strict=True)], team)",
        )
    ],
    20: [_LEAST_WINS],
    21: [("rook_sluff_deal.py", "rules.must_trump = must_trump", "rules.must_trump = False")],
}

MINCHIATE = {
    1: [("minchiate_scoring.py", "return seat % SIDES", "return seat // SIDES")],
    2: [("cards.py", "in range(1, 41))", "in range(40, 0, -1))")],
    3: [("cards.py", 'if suit in "DC"', 'if suit in "SB"')],
    4: [("minchiate_cards.py", "_trumps(*range(36, 41)), 10", "_trumps(*range(36, 41)), 5")],
    5: [
        ("minchiate_layout.py", "return (setup.dealer + 1) % SEATS", "return (setup.dealer - 1) % SEATS"),
        ("minchiate.py", "(setup.dealer - 1) % SEATS", "(setup.dealer + 1) % SEATS"),
    ],
    6: [
        ("minchiate_cards.py", "_trumps(*range(21, 41))", "_trumps(*range(22, 41))"),
        ("minchiate_layout.py", "MOST_ROBBED: Final = 13", "MOST_ROBBED: Final = 12"),
        ("minchiate_layout.py", "SMALLEST_PART: Final = 14", "SMALLEST_PART: Final = 13"),
    ],
    7: [("minchiate_layout.py", "(PACKET, HAND - PACKET)", "(HAND,)")],
    8: [("minchiate_tally.py", 'events += self.score(seat, POINTS[card], "turned_up", (card,))', "pass")],
    9: [("minchiate_layout.py", "self.fola[count] in ROBBED", "self.fola[count] in COUNTING")],
    10: [("minchiate_layout.py", "if card in COUNTING or card == SPARE", "if card in COUNTING")],
    11: [("minchiate_cards.py", "if not POINTS[card] and card != SPARE", "if not POINTS[card]")],
    12: [
        ("minchiate_cards.py", "len(run) >= 3", "len(run) >= 4"),
        ("minchiate_cards.py", "len(kings) >= 3", "len(kings) == 4"),
        ("minchiate_cards.py", '{"T20", "T30"} <= held and', ""),
    ],
    13: [("minchiate_cards.py", "5 if card == SPARE else POINTS[card]", "POINTS[card]")],
    14: [("minchiate_cards.py", "if with_matto and MATTO not in verzicola else", "if with_matto else")],
    15: [
        ("minchiate_deal.py", "events += self._tally.declare(", "self._tally.declare("),
        ("minchiate_deal.py", 'return Refusal("MI-15", "declared_twice", cards)', "pass"),
    ],
    16: [
        ("minchiate_layout.py", "for card in self.fola if card not in taken", "for card in self.fola"),
        ("minchiate_deal.py", "events.append(FolaTurnedUp(self._start.fola))", "pass"),
    ],
    17: [("minchiate_deal.py", "leader = self._order[0] if", "leader = self._order[-1] if"), _NEXT_LEADS],
    18: [_FOLLOW, ("minchiate_deal.py", "rules.must_trump = True", "rules.must_trump = False")],
    19: [_FIRST_TRUMP_WINS, _LOWEST_WINS],
    20: [
        ("minchiate_deal.py", "rules.kings = True", "rules.kings = False"),
        (
            "kernel.py",
            "if self.kings and self.trumped and not self.before_low & self.led_low:",
            "if self.kings and self.trumped:",
        ),
        ("kernel.py", "if self.kings and self.trumped and not", "if self.kings and not"),
    ],
    21: [
        ("kernel.py", "return follow_low | (low & self.wild_low), follow_high", "return follow_low, follow_high"),
        ("kernel.py", "return trump_low | (low & self.wild_low), trump_high", "return trump_low, trump_high"),
    ],
    22: [
        ("minchiate_scoring.py", "return total({*other, card}) - kept, -kept,", "return -kept, total({*other, card}),"),
        ("minchiate_tally.py", "owner = side_of(seat) if card == MATTO else winner", "owner = winner"),
    ],
    23: [
        (
            "minchiate_scoring.py",
            "if side_of(seat) != winner and card != MATTO and POINTS",
            "if card != MATTO and POINTS",
        )
    ],
    24: [("minchiate_scoring.py", "RESTO: Final = 60", "RESTO: Final = 61")],
    25: [
        ("minchiate_scoring.py", "PAR: Final = 42", "PAR: Final = 43"),
        ("minchiate_scoring.py", "LAST_TRICK: Final = 10", "LAST_TRICK: Final = 9"),
    ],
    26: [("minchiate_tally.py", "won = -(-abs(after) // RESTO)", "won = abs(after) // RESTO")],
    27: [("minchiate_deal.py", "net = counted.resti[0] - counted.resti[1]", "net = counted.resti[0]")],
    28: [("minchiate.py", '"deals", (1, 4)', '"deals", (1, 3)')],
}

BREAKS = {"TR": TRUF, "RI": RIFKI, "RS": ROOK_SLUFF, "MI": MINCHIATE}


def tests_of(prefix: str, number: int) -> list[str]:
    """The tests that name a rule, as pytest takes them: files and what selects the tests in them."""
    name = f"{prefix.lower()}{number}_"
    files = [
        str(path)
        for path in sorted(TESTS.glob("test_*.py"))
        if re.search(f"def test_\\w*{name}", path.read_text("utf-8"))
    ]
    return [*files, "-k", name]


def unnoticed(rules: Sequence[str]) -> Iterator[str]:
    """The breaks of these rules, or of all, that no test that names the rule notices."""
    for prefix, breaks in BREAKS.items():
        for number, changes in breaks.items():
            if rules and f"{prefix}-{number}" not in rules:
                continue
            tests = tests_of(prefix, number)
            unbroken = Path(__file__).relative_to(Path.cwd())
            if not survives(unbroken, compile("", str(unbroken), "exec"), tests, SECONDS):
                yield f"{prefix}-{number}: no test names it, or they fail without any break"
            for file, old, new in changes:
                path = ENGINE / file
                text = path.read_text(encoding="utf-8")
                if text.count(old) != 1:
                    yield f"{prefix}-{number}: {old!r} does not stand in {path} just once"
                    continue
                code = compile(text.replace(old, new), str(path), "exec")
                if survives(path, code, tests, SECONDS):
                    yield f"{prefix}-{number}: {path}: {old!r} → {new!r}"


def main(rules: Sequence[str]) -> int:
    """Print what was not noticed; 0 if everything was."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    found = 0
    for line in unnoticed(rules):
        found += 1
        print(line, flush=True)
    print(f"{found} breaks not noticed")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
