"""The frame of the command line: help, usage, `check`, `bench`, `screenshots`."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from cardgui import __version__, resources
from cardgui.bench import BENCHES, Choice, ceiling, players
from cardgui.bench import kernel as kernel_bench
from cardgui.bench import ledger as ledger_bench
from cardgui.bench.kernel import compiled
from cardgui.bench.measured import BenchError, mean_and_ci95, quantile
from cardgui.bots.registry import player
from cardgui.bots.style import EVEN
from cardgui.check import check
from cardgui.engine.registry import make_game
from tests.cli.program import Program, complains, started


def test_without_a_command_or_with_a_wrong_one_the_usage_is_one_line(program: Program) -> None:
    assert complains(program(), 2, "COMMAND")
    assert complains(program("paly"), 2, "paly")
    assert complains(program("verify", "--fast", "x"), 2, "--fast")


@pytest.mark.parametrize(
    "arguments",
    [
        "simulate truf --deals 1 --seed 1 --out - --ledger",
        "import FILE --ledger",
        "export --out - --ledger",
        "rebuild --ledger",
        "check --data-dir",
        "screenshots",
    ],
)
def test_an_empty_name_is_no_file_and_not_the_folder_one_is_in(program: Program, arguments: str) -> None:
    assert complains(program(*arguments.split(), ""), 2, "empty name")


@pytest.mark.parametrize(
    "command", ["simulate", "verify", "export", "import", "rebuild", "bench", "screenshots", "check"]
)
def test_help_names_every_command_and_loads_no_qt(program: Program, command: str) -> None:
    assert any(line.strip().startswith(command) for line in program("--help").out)
    assert program(command, "--help").code == 0


def test_commands_without_pictures_load_no_qt(tmp_path: Path) -> None:
    code = (
        "import sys; from cardgui.cli import main;"
        f"main(['simulate', 'truf', '--deals', '1', '--seed', '1', '--out', {str(tmp_path / 'out')!r}]);"
        f"main(['verify', {str(tmp_path / 'out')!r}]);"
        "sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


def test_the_version_is_told() -> None:
    out, _ = started("--help").communicate()
    assert b"simulate" in out
    assert __version__


# -- check ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
def test_check_looks_at_everything_the_program_needs(tmp_path: Path) -> None:
    findings = {finding.what: finding for finding in check(tmp_path)}
    assert list(findings) == [
        "Cardgui", "Qt", "assets", "fonts", "licences", *(f"language {code}" for code in resources.LANGUAGES),
        "data folder",
        "kernel",
        "worker",
    ]  # fmt: skip
    for what in ("Cardgui", "Qt", "assets", "fonts", "licences", "data folder", "kernel"):
        assert findings[what].sound, findings[what]
    assert findings["kernel"].text == ("compiled" if compiled() else "plain Python")
    assert findings["worker"].text.startswith("answers")


@pytest.mark.usefixtures("qapp")
def test_check_finds_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("assets", "translations"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(resources, "data_dir", lambda: tmp_path)
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", encoding="utf-8")
    findings = {finding.what: finding for finding in check(in_the_way)}
    for what in ("assets", *(f"language {code}" for code in resources.LANGUAGES), "data folder"):
        assert not findings[what].sound
    assert all("\n" not in str(finding) for finding in findings.values())


@pytest.mark.usefixtures("qapp")
def test_check_says_how_it_ended(program: Program, tmp_path: Path) -> None:
    (tmp_path / "ledger.sqlite").write_text("something else", encoding="utf-8")
    said = program("check", "--data-dir", tmp_path)
    assert said.code == 1
    assert any(line.startswith("FAULT data folder") for line in said.out)
    assert all(line.startswith(("ok    ", "FAULT ")) for line in said.out)


# -- bench ----------------------------------------------------------------------------------------------------------


def test_bench_knows_what_it_can_measure(program: Program) -> None:
    assert all(callable(import_module(f"cardgui.bench.{name}").measure) for name in BENCHES)
    assert complains(program("bench", "weather"), 2, "weather")
    assert complains(program("bench", "players", "--json"), 2, "needs a game")
    assert complains(program("bench", "ledger", "truf"), 2, "takes no word")
    assert complains(program("bench", "players", "skat"), 2, "no game 'skat'")
    assert complains(program("bench", "table", "--game", "skat"), 2, "no game 'skat'")
    assert complains(program("bench", "thinking", "--game", "skat"), 2, "no game 'skat'")
    assert complains(program("bench", "review", "--game", "skat"), 2, "no game 'skat'")
    assert complains(program("bench", "review", "--players", "5"), 2, "not by 5")
    assert complains(program("bench", "table", "--scale", "0"), 2, "--scale")
    assert complains(program("bench", "players", "truf", "--level", "master"), 2, "--level")


def test_bench_players_prints_one_object_on_its_last_line(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in (players, ceiling):  # what is printed doesn't depend on how deeply they search
        monkeypatch.setattr(room, "player", lambda game, level, style=EVEN: player(game, level, 200, style))

    class Hasty(ceiling.AllSeeing):
        def __init__(self, game_id: str) -> None:
            super().__init__(game_id, 200)

    monkeypatch.setattr(ceiling, "AllSeeing", Hasty)
    said = program("bench", "players", "minchiate", "--deals", "4", "--level", "learner", "--json")
    assert said.code == 0
    figures = json.loads(said.out[-1])
    contests = [("learner", "random"), ("steady", "learner"), ("expert", "steady"), ("steady", "random")]
    assert [(pair["hero"], pair["against"]) for pair in figures["pairs"]] == contests
    for pair in figures["pairs"]:
        assert pair["contract"] is None
        assert pair["deals"] >= 4
        assert pair["ci95"] >= 0
    assert [(row["hero"], row["against"], row["level"]) for row in figures["styles"]] == [
        ("careful", "even", "learner"),
        ("daring", "even", "learner"),
    ]
    (gap,) = figures["gap"]
    assert figures["gap_closed"] == gap["share"]
    assert gap["deals"] >= 4
    for level in ("random", "learner", "steady", "expert"):
        assert 0 < figures["decision_ms"][level]["median"] <= figures["decision_ms"][level]["p95"]


def test_every_scoring_of_truf_is_a_contest_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "duel", lambda *_: [{"contract": None, "deals": 1, "mean": 0.0, "ci95": 1.0}])
    monkeypatch.setattr(players, "quantile", lambda *_: 1.0)
    gap = {"contract": None, "deals": 1, "expert": 1, "expert_ci95": 0, "all_seeing": 2, "all_seeing_ci95": 0}
    monkeypatch.setattr(players, "gap_closed", lambda *_: [{**gap, "share": 0.5, "share_ci95": 0.125}])
    style = {"hero": "daring", "against": "even", "level": "steady", "deals": 4, "mean": 0.25, "ci95": 1.0}
    monkeypatch.setattr(players, "compare_styles", lambda *_: [{**style, "changed": 0.125}])
    report = players.measure(Choice("truf"))
    assert len(report.figures["pairs"]) == 4
    scorings = [row["options"]["scoring"] for row in report.figures["variants"]]
    assert list(dict.fromkeys(scorings)) == ["B", "C", "D", "E"]
    assert len(report.lines) == 5 * 4 + 1 + 1 + 4
    assert "daring against even, steady: +0.25 ± 1.00 points a deal in 4 deals; 12 %" in report.lines[20]
    assert "50 ± 12 % of the gap" in report.lines[21]


def test_bench_kernel_tells_play_outs_and_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_bench, "SECONDS", 0.002)
    monkeypatch.setattr(kernel_bench, "ROUNDS", 1)
    monkeypatch.setattr(kernel_bench, "_openspiel", dict)
    alone = kernel_bench.measure(Choice()).figures
    assert set(alone["playouts_per_s"]) == {"rifki_el_almaz", "rifki_koz", "minchiate", "rook_sluff_8"}
    assert all(rate > 0 for rate in alone["playouts_per_s"].values())
    assert alone["ratio_openspiel_rollouts"] is None
    monkeypatch.setattr(kernel_bench, "_openspiel", lambda: {"rollouts x": burn, "stepped x": burn})
    beside = kernel_bench.measure(Choice()).figures
    assert beside["ratio_openspiel_rollouts"] > 0
    assert beside["ratio_openspiel_stepped"] > 0


def burn(number: int) -> None:
    sum(range(1000 * number))


def test_a_duel_of_equals_is_even() -> None:
    """In every match one of four equal players gains what the others lose."""
    equal = player("truf", "steady")
    (row,) = players.duel(make_game("truf", {"deals": 4}), equal, equal, 32)
    assert row["deals"] == 32
    assert row["mean"] == pytest.approx(0, abs=1e-9)


def test_a_duel_in_rifki_is_told_by_contract() -> None:
    rows = players.duel(make_game("rifki"), player("rifki", "random"), player("rifki", "random"), 160)
    assert sum(row["deals"] for row in rows) >= 160
    assert {row["contract"] for row in rows} >= {"koz", "el_almaz"}


def test_bench_ledger_measures_a_ledger_of_so_many_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger_bench, "STARTS", 1)
    figures = ledger_bench.measure(Choice(deals=30)).figures
    assert figures["deals"] == 30
    assert figures["open_ms"] > 0
    assert figures["append_ms_p95"] > 0
    assert figures["window_first_frame_ms"] > 0
    assert figures["window_list_frame_ms_max"] >= figures["window_list_frame_ms_p95"] > 0
    assert figures["window_search_ms"] > 0
    assert figures["window_statistics_ms"] > 0


def test_quantiles_and_intervals() -> None:
    assert quantile([3, 1, 2], 0.5) == 2
    assert quantile(list(range(100)), 0.95) == 95
    assert quantile([7], 0.95) == 7
    with pytest.raises(BenchError):
        quantile([], 0.5)
    mean, ci95 = mean_and_ci95([1, 3])
    assert mean == 2
    assert ci95 == pytest.approx(1.96)
    assert mean_and_ci95([4]) == (4, None)


@pytest.mark.long
def test_bench_table_measures_the_real_window(program: Program) -> None:
    said = program("bench", "table", "--json")
    assert said.code == 0, said
    figures = json.loads(said.out[-1])
    assert figures["first_frame_ms"] > 0
    assert figures["fps_median"] > 20
    assert figures["peak_rss_mb"] > 20
    assert figures["longest_task_ms"] > 0
    assert {"home", "ledger", "new_game", "table"} <= figures["open_ms"].keys()


# -- screenshots ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ("--lang en,xx", "'xx'"),
        ("--theme grey", "'grey'"),
        ("--size 1280", "'1280'"),
        ("--scale 9", "'9'"),
        ("--text 10", "'10'"),
        ("--only nothing-at-all", "nothing-at-all"),
        ("--only ,", "empty"),
    ],
)
def test_screenshots_refuse_what_there_is_not(program: Program, tmp_path: Path, arguments: str, word: str) -> None:
    assert complains(program("screenshots", tmp_path / "new", *arguments.split()), 2, word)
    assert not (tmp_path / "new").exists()


@pytest.mark.long
def test_screenshots_come_at_every_scale_and_size_asked_for(tmp_path: Path) -> None:
    wanted = ("screenshots", tmp_path, "--only", "app-home", "--scale", "1,1.5", "--size", "900x600")
    process = started(*wanted)
    out, err = process.communicate()
    assert process.returncode == 0, err
    assert len(out.splitlines()) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "app-home_en_light_900x600@1.5.png",
        "app-home_en_light_900x600@1.png",
    ]
