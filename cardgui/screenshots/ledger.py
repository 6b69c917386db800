"""The scenes of the ledger: search, edits, statistics of every game, and the deals behind a number."""

from __future__ import annotations

from typing import Final

from cardgui import __version__
from cardgui.engine.match import Match
from cardgui.ledger.store import Ledger
from cardgui.models.ledger_session import FILE_NAME
from cardgui.models.profiles import FIRST, Profiles
from cardgui.screens.ledger import LedgerScreen
from cardgui.screens.people import PeopleButton
from cardgui.screens.statistics_parts import Number
from cardgui.screenshots.app_scenes import some_matches
from cardgui.screenshots.rehearsal import Rehearsal, SceneError
from cardgui.screenshots.scene import Prepare, Scene, Show
from cardgui.screenshots.truf import over


def _screen(rehearsal: Rehearsal, match: str = "") -> LedgerScreen:
    window = rehearsal.window
    if window is None:
        raise SceneError("the window is not open")
    window.open_ledger(match)
    rehearsal.settle()
    if window.ledger is None:
        raise SceneError("there is no ledger")
    return window.ledger


def played_for_long(game: str, matches: int, **options: object) -> Prepare:
    """Prepare finished matches of a game over some months, one of them with help."""

    def prepare(rehearsal: Rehearsal) -> str:
        for place in range(matches):
            hours = 30.0 + 170 * place
            hints = 2 if place == 1 else 0
            rehearsal.store(game, 900 + place, over, options, hours_ago=hours, level="random", hints=hints)
        return ""

    return prepare


def with_edits(rehearsal: Rehearsal) -> str:
    """Prepare matches, one with a note and other names."""
    match = some_matches(rehearsal)
    with Ledger.open(rehearsal.folder / FILE_NAME, app_version=__version__) as ledger:
        ledger.edit_match(match, {"note": "7 : 3", "names": ["", "Elif", "Kemal", "Zeynep"]})
    return match


def with_deleted(rehearsal: Rehearsal) -> str:
    """Prepare matches, one of them deleted."""
    match = some_matches(rehearsal)
    with Ledger.open(rehearsal.folder / FILE_NAME, app_version=__version__) as ledger:
        ledger.edit_match(match, {"deleted": True})
    return match


def statistics(rehearsal: Rehearsal, _match: str) -> None:
    """Show the statistics."""
    _screen(rehearsal).side.tabs.button("statistics").click()


def end_of_statistics(rehearsal: Rehearsal, match: str) -> None:
    """Show the foot of the statistics."""
    statistics(rehearsal, match)
    rehearsal.settle()
    bar = _screen_of(rehearsal).statistics.area.verticalScrollBar()
    bar.setValue(bar.maximum())


def _screen_of(rehearsal: Rehearsal) -> LedgerScreen:
    if rehearsal.window is None or rehearsal.window.ledger is None:
        raise SceneError("there is no ledger")
    return rehearsal.window.ledger


def behind(rehearsal: Rehearsal, match: str) -> None:
    """Show the deals behind a number."""
    statistics(rehearsal, match)
    rehearsal.settle()
    _screen_of(rehearsal).statistics.parts[0].findChildren(Number)[1].click()


def as_edited(rehearsal: Rehearsal, match: str) -> None:
    """Show a match with a note."""
    _screen(rehearsal, match)


def menu(rehearsal: Rehearsal, match: str) -> None:
    """Show what can be done with a match."""
    _screen(rehearsal, match).view.more_button.click()


def note(rehearsal: Rehearsal, match: str) -> None:
    """Show the dialog for a note."""
    _screen(rehearsal, match).view.write_note()


def names(rehearsal: Rehearsal, match: str) -> None:
    """Show the dialog for the names."""
    _screen(rehearsal, match).view.rename_players()


def nothing_found(rehearsal: Rehearsal, _match: str) -> None:
    """Show a search that finds nothing."""
    screen = _screen(rehearsal)
    screen.filter.search.setText("xyz")
    screen.refresh()


def deleted(rehearsal: Rehearsal, match: str) -> None:
    """Show a match that was deleted."""
    screen = _screen(rehearsal)
    screen.filter.game.choose("deleted")
    screen.refresh()
    screen.show_match(match)


def undo(rehearsal: Rehearsal, match: str) -> None:
    """Show the list just after a match was deleted."""
    screen = _screen(rehearsal, match)
    screen.view.edit.emit(match, {"deleted": True})
    rehearsal.settle()


def people(rehearsal: Rehearsal, _match: str) -> None:
    """Show the menu of who plays."""
    if rehearsal.window is None:
        raise SceneError("the window is not open")
    (button,) = rehearsal.window.sidebar.findChildren(PeopleButton)
    button.click()


def new_person(rehearsal: Rehearsal, _match: str) -> None:
    """Show what is asked of a new person."""
    if rehearsal.window is None:
        raise SceneError("the window is not open")
    (button,) = rehearsal.window.sidebar.findChildren(PeopleButton)
    button.ask_new()


def with_people(rehearsal: Rehearsal) -> str:
    """Prepare a computer on which two people play."""
    profiles = Profiles(rehearsal.folder)
    profiles.rename(FIRST, "1")
    profiles.add("2")
    return ""


def some_over(match: Match) -> bool:
    """Some deals are finished, and in the next a few cards have been played."""
    over = min(5, match.game.deals - 1)
    return len(match.finished) == over and match.deal is not None and not match.deal.over and _under_way(match)


def _under_way(match: Match) -> bool:
    return match.in_deal and match.deal is not None and sum(match.deal.view(0).taken) > 2


def explained_at_table(row: int, side: int) -> Show:
    """Show how a score came about, beside the score sheet at the table."""

    def show(rehearsal: Rehearsal, match: str) -> None:
        rehearsal.resume(match)
        over = rehearsal.table.over
        over.show_sheet()
        over.explain(row, side)
        rehearsal.settle()

    return show


def explained_in_ledger(row: int, side: int) -> Show:
    """Show how a score came about, beside the score sheet of the ledger."""

    def show(rehearsal: Rehearsal, match: str) -> None:
        screen = _screen(rehearsal, match)
        screen.view.sheet.score_chosen.emit(row, side)
        rehearsal.settle()

    return show


def _explained(game: str, row: int, side: int, **options: object) -> tuple[Scene, Scene]:
    return (
        Scene(f"{game}-why", lambda r: r.store(game, 77, some_over, options), explained_at_table(row, side)),
        Scene(f"{game}-ledger-why", lambda r: r.store(game, 77, over, options), explained_in_ledger(row, side)),
    )


def _scene(name: str, prepare: Prepare, show: Show) -> Scene:
    return Scene(f"app-{name}", prepare, show)


SCENES: Final = (
    _scene("people", with_people, people),
    _scene("new-person", with_people, new_person),
    _scene("ledger-note", with_edits, as_edited),
    _scene("ledger-menu", with_edits, menu),
    _scene("ledger-write-note", with_edits, note),
    _scene("ledger-names", with_edits, names),
    _scene("ledger-nothing-found", some_matches, nothing_found),
    _scene("ledger-deleted", with_deleted, deleted),
    _scene("ledger-undo", some_matches, undo),
    _scene("statistics-truf", played_for_long("truf", 8, deals=4), statistics),
    _scene("statistics-rifki", played_for_long("rifki", 6), statistics),
    _scene("statistics-rook", played_for_long("rook_sluff", 5), statistics),
    _scene("statistics-minchiate", played_for_long("minchiate", 7, deals=4), statistics),
    _scene("statistics-help", played_for_long("truf", 6, deals=4), end_of_statistics),
    _scene("statistics-behind", played_for_long("truf", 6, deals=4), behind),
    *_explained("truf", 2, 0),
    *_explained("rifki", 1, 2),
    *_explained("rook_sluff", 1, 0),
    *_explained("minchiate", 1, 0, deals=4),
)
"""Every state of the ledger beside those that `app_scenes` shows."""
