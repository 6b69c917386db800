"""`simulate`: the same arguments give the same bytes, and every record keeps the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardgui import __version__
from cardgui.engine.record import content_id
from cardgui.engine.registry import GAMES, make_game
from cardgui.ledger.store import Ledger
from cardgui.simulate import Plan, match_id
from tests.cli.program import Program, complains, started

HOUSE_RULES = (
    "first_declarer=two_of_diamonds",
    "opening_penalties=true",
    "must_overtrump=true",
    "king_ends_game=true",
    "void_equal_girls=true",
)
"""Rıfkı's, all in force."""


def records(path: Path) -> list[dict[str, object]]:
    """The records of a file."""
    return [json.loads(line) for line in path.read_bytes().splitlines()]


@pytest.mark.parametrize("scoring", "ABCDE")
def test_what_it_writes_is_what_was_asked_for_and_keeps_the_rules(
    program: Program, tmp_path: Path, scoring: str
) -> None:
    out = tmp_path / "deals.jsonl"
    wanted = ("simulate", "truf", "--deals", "6", "--seed", "7", "--out", out)
    assert program(*wanted, "--option", f"scoring={scoring}", "--option", "deals=4").code == 0
    made = records(out)
    assert [record["deal"] for record in made] == [1, 2, 3, 4, 1, 2]
    assert [record["number"] for record in made] == [7] * 4 + [8] * 2
    assert all(record["options"] == ({} if scoring == "A" else {"scoring": scoring}) | {"deals": 4} for record in made)
    assert {record["app"] for record in made} == {__version__}
    assert all(record["id"] == content_id(record) and "at" not in record for record in made)
    assert all(
        seat == {"name": seat["name"], "level": "steady", "human": False}
        for record in made
        for seat in record["seats"]  # type: ignore[attr-defined]
    )
    assert program("verify", out).out == ["6 records, 0 faults"]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_can_be_simulated_by_default(program: Program, tmp_path: Path, game_id: str) -> None:
    out = tmp_path / "deals.jsonl"
    assert program("simulate", game_id, "--deals", "2", "--seed", "1", "--out", out).code == 0
    assert {record["players"] for record in records(out)} == {8 if game_id == "rook_sluff" else 4}
    assert program("verify", out).out == ["2 records, 0 faults"]


def test_the_same_arguments_give_the_same_bytes(program: Program, tmp_path: Path) -> None:
    one, other, longer = tmp_path / "1", tmp_path / "2", tmp_path / "3"
    for out, deals in ((one, 5), (other, 5), (longer, 8)):
        program("simulate", "truf", "--deals", str(deals), "--seed", "31", "--level", "random", "--out", out)
    assert one.read_bytes() == other.read_bytes()
    assert longer.read_bytes().startswith(one.read_bytes())
    on_pipe, _ = started(
        "simulate", "truf", "--deals", "5", "--seed", "31", "--level", "random", "--out", "-"
    ).communicate()
    assert on_pipe == one.read_bytes()


def test_a_default_value_is_accepted_and_left_out(program: Program, tmp_path: Path) -> None:
    plain, spelt = tmp_path / "1", tmp_path / "2"
    wanted = ("simulate", "truf", "--deals", "2", "--seed", "5", "--out")
    program(*wanted, plain)
    program(*wanted, spelt, "--option", "scoring=A", "--option", "factor=2", "--players", "4", "--level", "steady")
    assert plain.read_bytes() == spelt.read_bytes()


def test_the_id_of_a_match_depends_on_everything_that_decides_how_it_goes() -> None:
    truf, scored = make_game("truf"), make_game("truf", {"scoring": "E"})
    six, eight = make_game("rook_sluff", {}, 6), make_game("rook_sluff", {}, 8)
    plans = [
        Plan(truf, ("steady",) * 4, 1, 1),
        Plan(scored, ("steady",) * 4, 1, 1),
        Plan(truf, ("steady", "random", "steady", "steady"), 1, 1),
        Plan(truf, ("steady",) * 4, 1, 1, steps=100),
        Plan(make_game("rifki"), ("steady",) * 4, 1, 1),
        Plan(six, ("steady",) * 6, 1, 1),
        Plan(eight, ("steady",) * 8, 1, 1),
    ]
    ids = [match_id(plan, number) for plan in plans for number in (1, 2)]
    assert len(set(ids)) == len(ids)
    assert all(len(name) == 32 and set(name) <= set("0123456789abcdef") for name in ids)
    # How many deals are wanted and where the row of matches began does not matter to a match.
    assert match_id(Plan(truf, ("steady",) * 4, 99, 5), 7) == match_id(Plan(truf, ("steady",) * 4, 1, 7), 7)


def test_the_id_of_a_match_stays_the_same_for_ever() -> None:
    assert match_id(Plan(make_game("truf"), ("steady",) * 4, 1, 1), 5) == "6c14df72d9dd0bb7d7cdfc292725994a"


def test_levels_go_seat_by_seat(program: Program, tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    mixed = "random,steady,random,steady"
    assert program("simulate", "truf", "--deals", "1", "--seed", "1", "--levels", mixed, "--out", out).code == 0
    (record,) = records(out)
    seats = record["seats"]
    assert isinstance(seats, list)
    assert [seat["level"] for seat in seats] == mixed.split(",")


def test_deals_are_committed_to_a_ledger_before_they_are_printed(tmp_path: Path) -> None:
    ledger = tmp_path / "new" / "ledger.sqlite"
    process = started(
        "simulate", "truf", "--deals", "500", "--seed", "1", "--level", "random", "--ledger", ledger, "--out", "-"
    )
    assert process.stdout is not None
    assert process.stderr is not None
    printed = [json.loads(process.stdout.readline()) for _ in range(5)]
    process.kill()
    printed += [json.loads(line) for line in process.stdout if line.endswith(b"}\n")]
    process.wait()
    process.stdout.close()
    process.stderr.close()
    with Ledger.open(ledger, app_version="test") as there:
        assert len(printed) < 500
        for record in printed:
            row = there.deal(record["id"])
            assert row is not None
            assert row.record == record


def test_deals_that_the_ledger_has_are_printed_and_missing_ones_added(program: Program, tmp_path: Path) -> None:
    ledger, first, second = tmp_path / "ledger.sqlite", tmp_path / "1", tmp_path / "2"
    wanted = ("simulate", "truf", "--seed", "3", "--level", "random", "--ledger", ledger)
    assert program(*wanted, "--deals", "4", "--out", first).code == 0
    assert program(*wanted, "--deals", "6", "--out", second).code == 0
    assert second.read_bytes().startswith(first.read_bytes())
    assert len(records(second)) == 6
    exported = tmp_path / "3"
    assert program("export", "--ledger", ledger, "--out", exported).code == 0
    assert exported.read_bytes() == second.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("skat --deals 1 --seed 1", ["no game 'skat'", "truf"]),
        ("truf --deals 0 --seed 1", ["--deals", "'0'"]),
        ("truf --deals 1 --seed 0", ["--seed"]),
        ("truf --deals 1 --seed 1000000000", ["--seed"]),
        ("truf --deals 14 --seed 999999999", ["match numbers"]),
        ("truf --deals 1 --seed x", ["--seed", "'x'"]),
        ("truf --deals ١ --seed 1", ["--deals"]),
        ("truf --deals 1", ["--seed"]),
        ("truf --deals 1 --seed 1 --players 5", ["4, not by 5"]),
        ("truf --deals 1 --seed 1 --option scoring", ["K=V"]),
        ("truf --deals 1 --seed 1 --option scoring=Z", ["scoring can be A"]),
        ("truf --deals 1 --seed 1 --option factor=true", ["factor can be"]),
        ("truf --deals 1 --seed 1 --option colour=red", ["no option 'colour'"]),
        ("truf --deals 1 --seed 1 --option scoring=A --option scoring=B", ["scoring stands twice"]),
        ("truf --deals 1 --seed 1 --level wizard", ["level wizard"]),
        ("truf --deals 1 --seed 1 --levels steady,steady", ["2 levels for 4 players"]),
        ("truf --deals 1 --seed 1 --levels steady,,steady,steady", ["empty"]),
        ("truf --deals 1 --seed 1 --level steady --levels random,random,random,random", ["not allowed with"]),
        ("truf --deals 1 --seed 1 --step 5", ["--step"]),
    ],
)
def test_what_cannot_be_meant_is_refused_in_one_line(
    program: Program, tmp_path: Path, arguments: str, words: list[str]
) -> None:
    out = tmp_path / "deals.jsonl"
    assert complains(program("simulate", *arguments.split(), "--out", out), 2, *words)
    assert not out.exists()


def test_output_that_cannot_be_written_is_named(program: Program, tmp_path: Path) -> None:
    wanted = ("simulate", "truf", "--deals", "1", "--seed", "1", "--out")
    missing = tmp_path / "missing" / "deals.jsonl"
    assert complains(program(*wanted, missing), 1, str(missing), "No such file")
    assert complains(program(*wanted, tmp_path), 1, str(tmp_path))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_is_told(program: Program) -> None:
    said = program("simulate", "truf", "--deals", "1", "--seed", "1", "--out", "/dev/full")
    assert complains(said, 1, "No space left")


def test_a_ledger_that_is_none_is_left_alone(program: Program, tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Sari", encoding="utf-8")
    said = program("simulate", "truf", "--deals", "1", "--seed", "1", "--ledger", text, "--out", tmp_path / "out")
    assert complains(said, 1, str(text))
    assert text.read_text(encoding="utf-8") == "Dear Sari"
    ledger = tmp_path / "ledger.sqlite"
    said = program("simulate", "truf", "--deals", "1", "--seed", "1", "--ledger", ledger, "--out", ledger)
    assert complains(said, 2, "is the ledger")


def test_a_reader_that_goes_away_ends_it_with_one_line() -> None:
    process = started("simulate", "truf", "--deals", "2000", "--seed", "1", "--level", "random", "--out", "-")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    said = process.stderr.read().decode().splitlines()
    process.stderr.close()
    assert process.wait() == 1
    assert said == ["cardgui: nobody reads the output any more"]


PLAYED_WITH: dict[str, list[tuple[int, str]]] = {
    "truf": [
        *((4, f"scoring={letter}") for letter in "ABCDE"),
        *((4, f"scoring={letter} factor={factor}") for letter in "CD" for factor in (3, 4, 5)),
        *((4, f"deals={deals}") for deals in (4, 8)),
    ],
    "rifki": [
        (4, ""),
        *((4, rule) for rule in HOUSE_RULES),
        (4, " ".join(HOUSE_RULES)),
    ],
    "rook_sluff": [(players, rule) for players in (6, 8, 10) for rule in ("", "must_trump=true")],
    "minchiate": [(4, f"deals={deals}") for deals in (1, 4)],
}
"""By game, the numbers of players and the options under which many deals are tried."""


@pytest.mark.parametrize("game_id", PLAYED_WITH)
def test_every_number_of_players_and_every_value_of_an_option_is_tried(game_id: str) -> None:
    game = make_game(game_id)
    assert {players for players, _ in PLAYED_WITH[game_id]} == set(game.player_counts)
    spelt = {word for _, options in PLAYED_WITH[game_id] for word in options.split()}
    others = [(option.name, value) for option in game.known_options for value in option.values[1:]]
    assert {f"{name}={str(value).lower() if value is True else value}" for name, value in others} <= spelt


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("game_id", "players", "options"),
    [(game_id, players, options) for game_id, ways in PLAYED_WITH.items() for players, options in ways],
)
def test_two_thousand_deals_of_every_game_number_of_players_and_option_have_no_fault(
    program: Program, tmp_path: Path, game_id: str, players: int, options: str
) -> None:
    out = tmp_path / "deals.jsonl"
    chosen = [word for option in options.split() for word in ("--option", option)]
    wanted = ("simulate", game_id, "--players", str(players), "--deals", "2000", "--seed", "1", "--out", out)
    assert program(*wanted, *chosen).code == 0
    assert program("verify", out).out == ["2000 records, 0 faults"]
