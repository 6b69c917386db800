"""Every figure of the statistics equals what the records say, and opens the deals behind it."""

from __future__ import annotations

import json
import random
import re
import statistics as arithmetic
import uuid
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QApplication

from cardgui import __version__
from cardgui.engine.record import to_line
from cardgui.engine.registry import make_game
from cardgui.ledger.statistics import Scope
from cardgui.ledger.store import Ledger
from cardgui.look.i18n import signed
from cardgui.screens.behind import BehindDialog
from cardgui.screens.statistics_chart import SubjectsCard
from cardgui.screens.statistics_help import HelpCard
from cardgui.screens.statistics_parts import Number
from cardgui.screens.statistics_tiles import Tiles
from cardgui.simulate import Plan, simulate

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cardgui.ledger.statistics import Statistics
    from cardgui.screens.main_window import MainWindow
    from cardgui.screens.statistics import StatisticsPage

GAMES: dict[str, dict[str, Any]] = {
    "truf": {"deals": 4},
    "rifki": {"void_equal_girls": True},
    "rook_sluff": {},
    "minchiate": {"deals": 4},
}


def matches_of(game_id: str, number: int) -> list[list[dict[str, Any]]]:
    """Matches played by chance, as if a person had sat on seat 0; some of them with help."""
    game = make_game(game_id, GAMES[game_id])
    chance = random.Random(game_id)
    found: dict[str, list[dict[str, Any]]] = {}
    deals = 20 * number if game_id == "rifki" else 4 * number if game_id != "rook_sluff" else 8 * number
    for record in simulate(Plan(game, ("random",) * game.players, deals, 77)):
        found.setdefault(record["match"], []).append(record)
    matches = list(found.values())
    for place, match in enumerate(matches):
        level = chance.choice(["steady", "expert"])
        seats = [{"name": "", "level": None, "human": True}]
        seats += [{"name": "N", "level": level, "human": False}] * (game.players - 1)
        hints = place % 3 == 0
        for record in match:
            record["seats"] = seats
            record["at"] = f"2026-0{1 + place % 9}-1{place % 7}T12:00:00.000Z"
            record["help"] = {"hints": chance.choice([0, 2]) if hints else 0, "take_backs": 0}
            record["id"] = str(uuid.UUID(int=chance.getrandbits(128)))
    return matches


@pytest.fixture(scope="module", params=sorted(GAMES))
def matches(request: pytest.FixtureRequest) -> list[list[dict[str, Any]]]:
    return matches_of(request.param, 5)


def had_help(match: list[dict[str, Any]]) -> bool:
    return any(record["help"]["hints"] for record in match)


def counting(match: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [record for record in match if not record["result"].get("void")]


def final(match: list[dict[str, Any]]) -> list[int]:
    """The sums of all deals, by seat or side."""
    return [sum(scores) for scores in zip(*(record["result"]["deal_scores"] for record in match), strict=True)]


def listed(found: Statistics, key: str) -> list[int]:
    return sorted(value for value, times in found.figure(key).counts.items() for _ in range(times))


def test_every_figure_is_that_of_the_records(matches: list[list[dict[str, Any]]]) -> None:
    game = matches[0][0]["game"]
    with Ledger.in_memory(app_version="0.1") as ledger:
        ledger.add_records(record for match in matches for record in match)
        for helped, some in (
            (False, [match for match in matches if not had_help(match)]),
            (True, [match for match in matches if had_help(match)]),
            (None, matches),
        ):
            found = ledger.statistics(Scope(game), helped=helped)
            deals = [record for match in some for record in counting(match)]
            assert deals
            assert listed(found, "deal") == sorted(record["result"]["deal_scores"][0] for record in deals)
            assert listed(found, "game") == sorted(final(match)[0] for match in some)
            places = [1 + sum(total > final(match)[0] for total in final(match)) for match in some]
            assert listed(found, "place") == sorted(places)
            assert found.figure("hints").total == sum(record["help"]["hints"] for match in some for record in match)
            assert found.figure("void").number == sum(len(match) for match in some) - len(deals)
            _OF_GAME[game](found, deals)
            wins = "".join(str(int(place == 1)) for place in _in_order(some, places))
            if helped:
                continue
            assert found.streaks.longest == max(map(len, wins.split("0")))
            assert found.streaks.current == len(wins.split("0")[-1])
            mean = arithmetic.fmean(record["result"]["deal_scores"][0] for record in deals)
            assert found.figure("deal").mean == pytest.approx(mean)


def _in_order(matches: list[list[dict[str, Any]]], places: list[int]) -> list[int]:
    return [place for _, place in sorted(zip((match[0]["at"] for match in matches), places, strict=True))]


def _subjects(
    found: Statistics, deals: list[dict[str, Any]], subject: str, who: Callable[[dict[str, Any]], str]
) -> None:
    for key in {record["result"][subject] for record in deals}:
        for side in "mo":
            expected = [r["result"]["deal_scores"][0] for r in deals if r["result"][subject] == key and who(r) == side]
            assert listed(found, f"{key}:{side}") == sorted(expected)


def _truf(found: Statistics, deals: list[dict[str, Any]]) -> None:
    _subjects(found, deals, "mode", lambda record: "m" if record["result"]["declarer"] == 0 else "o")
    kept = exact = 0
    for record in deals:
        result, own = record["result"], 0
        for action_ in record["actions"]:
            own += action_["do"] == "play" and action_["seat"] == 0
        assert own == 13
        bid, took = result["bids"][0], result["tricks"][0]
        over = took - bid
        kept += over >= 0 if result["mode"] == "atas" else over <= 0
        exact += over == 0
    assert (found.figure("kept").times(1), found.figure("kept").number) == (kept, len(deals))
    assert (found.figure("exact").times(1), found.figure("exact").number) == (exact, len(deals))


def _rifki(found: Statistics, deals: list[dict[str, Any]]) -> None:
    _subjects(found, deals, "contract", lambda record: "m" if record["actions"][0]["seat"] == 0 else "o")
    assert listed(found, "tricks") == sorted(record["result"]["tricks"][0] for record in deals)


def _rook_sluff(found: Statistics, deals: list[dict[str, Any]]) -> None:
    counts = {"kept": [0, 0], "sluff_own": [0, 0], "sluff_team": [0, 0], "sluff_theirs": [0, 0]}
    for record in deals:
        bids = {act["seat"]: act["tricks"] for act in record["actions"] if act["do"] == "bid"}
        took = record["result"]["tricks"]
        ours = [seat for seat in bids if seat % 2 == 0]
        if any(bids[seat] for seat in ours):
            counts["kept"][0] += sum(took[seat] for seat in ours) >= sum(bids[seat] for seat in ours)
            counts["kept"][1] += 1
        for seat, bid in bids.items():
            if bid == 0:
                name = "sluff_own" if seat == 0 else "sluff_team" if seat in ours else "sluff_theirs"
                counts[name][0] += took[seat] == 0
                counts[name][1] += 1
    for key, (made, of) in counts.items():
        assert (found.figure(key).times(1), found.figure(key).number) == (made, of)


def _minchiate(found: Statistics, deals: list[dict[str, Any]]) -> None:
    assert listed(found, "resti_won") == sorted(record["result"]["resti"][0] for record in deals)
    assert listed(found, "resti_lost") == sorted(record["result"]["resti"][1] for record in deals)
    won = found.figure("resti_won").total - found.figure("resti_lost").total
    assert won == found.figure("deal").total
    declared = [
        len(act["verzicole"])
        for record in deals
        for act in record["actions"]
        if act["do"] == "declare" and not act["seat"]
    ]
    assert listed(found, "verzicole") == sorted(declared)
    for key, dealers in (("own:m", {0}), ("partner:m", {2}), ("theirs:m", {1, 3})):
        expected = [record["result"]["deal_scores"][0] for record in deals if record["dealer"] in dealers]
        assert listed(found, key) == sorted(expected)


_OF_GAME = {"truf": _truf, "rifki": _rifki, "rook_sluff": _rook_sluff, "minchiate": _minchiate}


def test_every_number_has_just_the_deals_behind_it(matches: list[list[dict[str, Any]]]) -> None:
    game = matches[0][0]["game"]
    with Ledger.in_memory(app_version="0.1") as ledger:
        ledger.add_records(record for match in matches for record in match)
        scope = Scope(game)
        found = ledger.statistics(scope, helped=None)
        for key, figure in found.figures.items():
            behind = ledger.behind(scope, key, helped=None, limit=10_000)
            per_deal = 1 if key not in ("sluff_team", "sluff_theirs") else 0
            if per_deal:
                assert sorted(one.value for one in behind) == listed(found, key)
            else:
                assert {one.value for one in behind} <= set(figure.counts)
            some = next(iter(figure.counts))
            assert all(one.value == some for one in ledger.behind(scope, key, some, helped=None))
        starts = [one.started_at for one in ledger.behind(scope, "deal", helped=None, limit=10_000)]
        assert starts == sorted(starts, reverse=True)
        level = ledger.kinds(game)[0].level
        one_level = Scope(game, level=level)
        against = [match for match in matches if match[0]["seats"][1]["level"] == level]
        number = sum(len(counting(match)) for match in against)
        assert ledger.statistics(one_level, helped=None).figure("deal").number == number


# -- on the screen --------------------------------------------------------------------------------------------------


def open_statistics(window: MainWindow) -> StatisticsPage:
    window.open_ledger()
    assert window.ledger is not None
    window.ledger.side.tabs.button("statistics").click()
    for _ in range(3):
        QApplication.processEvents()
    return window.ledger.statistics


@pytest.fixture
def page(open_app: Callable[..., MainWindow], tmp_path: Path, matches: list[list[dict[str, Any]]]) -> StatisticsPage:
    with Ledger.open(tmp_path / "ledger.sqlite", app_version=__version__) as ledger:
        ledger.add_records(record for match in matches for record in match)
    return open_statistics(open_app())


def part(page: StatisticsPage, kind: type[Any]) -> Any:
    return next(part for part in page.parts if isinstance(part, kind))


def digits(text: str) -> list[float]:
    plain = text.replace(",", "").replace("−", "-")
    return [float(found) for found in re.findall(r"-?\d+(?:\.\d+)?", plain)]


def test_the_screen_shows_what_the_ledger_counts(page: StatisticsPage, matches: list[list[dict[str, Any]]]) -> None:
    plain = [match for match in matches if not had_help(match)]
    deals = [record for match in plain for record in counting(match)]
    tiles = part(page, Tiles)
    games, average, a_deal = tiles.tiles[:3]
    assert digits(games.number.words()) == [len(plain)]
    assert digits(games.findChildren(Number)[1].words()) == [len(deals)]
    scores = [record["result"]["deal_scores"][0] for record in deals]
    lines = [line.words() for line in a_deal.findChildren(Number)]
    assert digits(lines[0])[0] == pytest.approx(arithmetic.fmean(scores), abs=0.51)
    assert lines[2:] == [f"Best: {signed(max(scores))}", f"Worst: {signed(min(scores))}"]
    totals = [final(match)[0] for match in plain]
    assert digits(average.number.words())[0] == pytest.approx(arithmetic.fmean(totals), abs=0.51)
    rows = part(page, SubjectsCard).findChildren(Number)
    assert sum(digits(row.words())[1] for row in rows if row.isEnabled()) == len(deals)


def test_games_with_help_stand_apart_until_they_are_counted_in(
    page: StatisticsPage, matches: list[list[dict[str, Any]]]
) -> None:
    with_help = [match for match in matches if had_help(match)]
    card = part(page, HelpCard)
    assert digits(card.findChildren(Number)[0].words()) == [len(with_help)]
    card.switch.click()
    assert digits(part(page, Tiles).tiles[0].number.words()) == [len(matches)]
    part(page, HelpCard).switch.click()
    assert digits(part(page, Tiles).tiles[0].number.words()) == [len(matches) - len(with_help)]


def test_every_button_opens_as_many_deals_as_it_counts_and_each_leads_to_its_match(page: StatisticsPage) -> None:
    window = page.window()
    opened = 0
    for kind in (Tiles, SubjectsCard, HelpCard):
        for place in range(len(part(page, kind).findChildren(Number))):
            button = part(page, kind).findChildren(Number)[place]
            if not button.isEnabled() or not button.isVisible() or not digits(button.words()):
                continue
            button.click()
            dialogs = [dialog for dialog in window.findChildren(BehindDialog) if dialog.isVisible()]
            assert len(dialogs) == 1, button.words()
            opened += len(dialogs[0].rows)
            dialogs[0].reject()
    assert opened > 20
    dialog = page.open_behind("deal", None, lambda: "Deals", helped=False)
    assert dialog is not None
    row = dialog.rows[1]
    row.click()
    ledger = window.ledger  # type: ignore[attr-defined]
    assert ledger.view.isVisible()
    assert ledger.view.sheet.currentIndex().isValid()
    assert re.search(rf"\b{ledger.view.chart.deal}\b", row.accessibleName())


def test_the_statistics_of_simulated_games_are_the_computers(
    open_app: Callable[..., MainWindow], tmp_path: Path
) -> None:
    game = make_game("truf", {"deals": 4})
    with Ledger.open(tmp_path / "ledger.sqlite", app_version=__version__) as ledger:
        for record in simulate(Plan(game, ("random",) * 4, 4, 3)):
            ledger.add_record(json.loads(to_line(record)))
    page = open_statistics(open_app())
    assert page.filter.level.text() == "Played by the computer"
    assert digits(part(page, Tiles).tiles[0].number.words()) == [1]


def test_without_deals_the_page_says_so(open_app: Callable[..., MainWindow], played: dict[str, str]) -> None:
    assert played
    window = open_app(size=(900, 600))
    page = open_statistics(window)
    page.filter.period.choose("30")
    page.refresh()
    assert part(page, Tiles)
    for match in played.values():
        window.desk.edit(match, {"deleted": True})
    window.desk.session.writer.close()
    page.refresh()
    assert page.parts == []
    assert page._nothing.isVisible()
