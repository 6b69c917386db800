"""Benchmarks of the search: beside OpenSpiel's, and whether the window stays free."""

from __future__ import annotations

import pytest

from cardgui.bench import ismcts, kernel, thinking
from cardgui.bench.measured import Choice
from cardgui.bots.registry import player
from tests.cli.program import Program, complains


def test_expert_meets_openspiels_search_at_equal_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(ismcts, "player", lambda game, level: player(game, level, 2000))
    report = ismcts.measure(Choice(deals=8))
    figures = report.figures
    assert figures["deals"] == 8
    assert figures["ci95"] > 0
    assert figures["ismcts_simulations"] >= 8
    assert figures["expert_ms"] > 0
    assert "OpenSpiel" in report.lines[0]


def test_without_openspiel_there_is_nothing_to_meet(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise ImportError("pyspiel")

    monkeypatch.setattr(ismcts, "_Searcher", missing)
    assert complains(program("bench", "ismcts"), 2, "cardgui[bench]")


@pytest.mark.usefixtures("qapp")
def test_bench_thinking_tells_how_late_the_window_is_and_how_soon_a_thought_ends(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "SECONDS", 0.5)
    monkeypatch.setattr(thinking, "SPELL_MS", 60)
    monkeypatch.setattr(thinking, "CANCELLED", 4)
    monkeypatch.setattr(thinking, "DECISIONS", {"compiled": 4, "plain": 2})
    figures = thinking.measure(Choice("rifki")).figures
    assert figures["decisions"] > 0
    assert set(figures["decision_ms"]) == ({"compiled", "plain"} if kernel.compiled() else {"plain"})
    assert all(0 < ms["median"] <= ms["p95"] <= ms["max"] for ms in figures["decision_ms"].values())
    assert 0 <= figures["late_p95_ms"] <= figures["late_max_ms"]
    assert figures["answer_p95_ms"] > 0
    assert 0 < figures["given_up_p95_ms"] < 5000
    assert complains(program("bench", "thinking", "--game", "skat"), 2, "no game 'skat'")
    assert complains(program("bench", "thinking", "--game", "rifki", "--players", "5"), 2, "not by 5")
