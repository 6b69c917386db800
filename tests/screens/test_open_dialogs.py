"""What stands open when the language is switched speaks the new one: nothing of the old is left."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from cardgui.engine.share import encode
from cardgui.look.controls import BaseButton, Dialog, Field, Label
from cardgui.models.profiles import GUEST
from cardgui.screens.deal_file import offer_file
from cardgui.screens.exchange import Exchange, ImportDialog, Imported
from cardgui.screens.fault import fault_dialog
from cardgui.screens.games import entry
from cardgui.screens.licences import LicencesDialog
from cardgui.screens.match_edits import NamesDialog, NoteDialog
from cardgui.screens.match_facts import matches_of
from cardgui.screens.notices import Notice
from cardgui.screens.parts import parts
from cardgui.screens.people import PeopleButton
from cardgui.screens.review.results import PracticeResults
from cardgui.screens.statistics_tiles import Tiles
from cardgui.screens.telling import NoticeDialog
from tests.journeys.said import left_from
from tests.screens.test_statistics import open_statistics

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardgui.screens.main_window import MainWindow


def people(window: MainWindow) -> PeopleButton:
    (button,) = window.sidebar.findChildren(PeopleButton)
    return button


def names(window: MainWindow) -> None:
    NamesDialog(window, matches_of(window.desk.matches)[0]).open_over()


def behind(window: MainWindow) -> None:
    page = open_statistics(window)
    tiles = next(part for part in page.parts if isinstance(part, Tiles))
    tiles.tiles[0].number.click()


def at_table(window: MainWindow, played: dict[str, str]) -> None:
    window.resume(played["open"])
    assert window.table is not None
    window.table.ask_abandon()


def abandon_in_ledger(window: MainWindow, played: dict[str, str]) -> None:
    window.open_ledger(played["open"])
    assert window.ledger is not None
    window.ledger.view._on_abandon()


def restored(window: MainWindow) -> None:
    Exchange(window, window.desk)._restore(Path("nothing.sqlite"))


def imported(window: MainWindow) -> None:
    ImportDialog(window, Imported(3, 2, (), "full")).open_over()


def shared(window: MainWindow, played: dict[str, str]) -> None:
    """A deal that somebody passed on."""
    window.offer_shared(encode(window.desk.records(played["finished"])[0]))


def sandbox(window: MainWindow, *, rules: bool) -> None:
    screen = window.sandboxes.open()
    (screen.choose_rules if rules else screen.save).emit()


def unsaved(window: MainWindow, played: dict[str, str]) -> None:
    window.resume(played["open"])
    NoticeDialog(window, Notice("settings_unsaved", {"path": "settings.toml"})).open_over()


def exercises_done(window: MainWindow, played: dict[str, str]) -> None:
    records = window.desk.records(played["finished"])
    assert window.reviews.open(records, 0, from_table=False)
    window.reviews._place = len(window.reviews._records)
    window.reviews._next_exercises()


def new_game(game: str, window: MainWindow, _played: dict[str, str]) -> None:
    window.offer_new_game(game)


def licences(window: MainWindow) -> None:
    LicencesDialog(window, parts()).open_over()


OPENED: dict[str, Callable[[MainWindow, dict[str, str]], object]] = {
    "a new person": lambda window, _: people(window).ask_new(),
    "my name": lambda window, _: people(window).ask_name(),
    "names": lambda window, _: names(window),
    "behind": lambda window, _: behind(window),
    "abandon at the table": at_table,
    "abandon in the ledger": abandon_in_ledger,
    "reset": lambda window, _: window.rooms.settings_page().ask_reset(),
    "not resumed": lambda window, _: window.resume("no such match"),
    "no code": lambda window, _: window.offer_shared("nonsense"),
    "no file": lambda window, _: offer_file(window, Path("nothing.cardgui"), lambda _: None),
    "not restored": lambda window, _: restored(window),
    "import": lambda window, _: imported(window),
    "fault": lambda window, _: fault_dialog(window, Path("fault.txt"), saving=False).open_over(),
    "new game": lambda window, _: window.offer_new_game("truf"),
    "note": lambda window, _: NoteDialog(window, matches_of(window.desk.matches)[0]).open_over(),
    "about": lambda window, _: window.rooms.show_about(),
    "licences": lambda window, _: licences(window),
    "keys": lambda window, _: window.rooms.show_keys(),
    "settings are not saved": unsaved,
    "no exercises": exercises_done,
    "practice": lambda window, _: PracticeResults(window, -3, 2, 4).open_over(),
    "shared deal": shared,
    "sandbox, rules": lambda window, _: sandbox(window, rules=True),
    "sandbox, saved": lambda window, _: sandbox(window, rules=False),
    **{f"new game of {game}": partial(new_game, game) for game in ("rifki", "minchiate", "rook_sluff")},
}


def said(dialog: Dialog) -> dict[str, str]:
    """Every text of a dialog, by where it stands."""
    texts = {"name": dialog.accessibleName(), "about": dialog.accessibleDescription()}
    for place, label in enumerate(dialog.findChildren(Label)):
        texts[f"label {place}"] = label.text()
    for place, button in enumerate(dialog.findChildren(BaseButton)):
        texts[f"button {place}"] = button.words()
        texts[f"button {place} spoken"] = button.accessibleName()
    for place, field in enumerate(dialog.findChildren(Field)):
        texts[f"field {place}"] = field.placeholderText()
        texts[f"field {place} spoken"] = field.accessibleName()
    return {where: text for where, text in texts.items() if any(letter.isalpha() for letter in text)}


def shown(window: MainWindow) -> Dialog:
    (dialog,) = (dialog for dialog in window.findChildren(Dialog) if dialog.isVisible())
    return dialog


@pytest.mark.parametrize("name", OPENED)
def test_an_open_dialog_follows_the_language(
    name: str, open_app: Callable[..., MainWindow], played: dict[str, str]
) -> None:
    window = open_app()
    OPENED[name](window, played)
    before, texts = "en", said(shown(window))
    assert texts
    for language in ("tr", "ko", "ja"):
        window.translator.install(language)
        QApplication.processEvents()
        old, texts = texts, said(shown(window))
        assert texts.keys() == old.keys()
        assert not {text for text in texts.values() if left_from(text, before, language)}
        assert all(texts[where] != old[where] for where in ("name", "label 0"))
        before = language
    dialog = shown(window)
    dialog.reject()
    # Opened anew in the language: nothing in it may differ from what followed.
    OPENED[name](window, played)
    assert texts == said(shown(window))


def test_the_name_offered_for_a_position_follows_the_language_until_another_is_typed(
    open_app: Callable[..., MainWindow],
) -> None:
    window = open_app()
    sandbox(window, rules=False)
    (field,) = shown(window).findChildren(Field)
    assert field.text() == "Rıfkı 1"
    window.translator.install("ko")
    QApplication.processEvents()
    assert field.text() == "르프크 1"
    field.setText("Mine")
    window.translator.install("ja")
    QApplication.processEvents()
    assert field.text() == "Mine"


@pytest.mark.usefixtures("played")
def test_the_names_of_players_are_spelt_in_the_language_of_now_until_they_are_changed(
    open_app: Callable[..., MainWindow],
) -> None:
    window = open_app()
    names(window)
    dialog = shown(window)
    assert isinstance(dialog, NamesDialog)
    stored = dialog.names()
    before = [field.text() for field in dialog.fields]
    dialog.fields[1].setText("Mine")
    window.translator.install("ko")
    QApplication.processEvents()
    assert dialog.fields[1].text() == "Mine"
    assert all(field.text() != old for field, old in zip(dialog.fields[2:], before[2:], strict=True))
    assert dialog.names() == [stored[0], "Mine", *stored[2:]]


def below(kind: type[Dialog]) -> set[type[Dialog]]:
    """A kind of dialog and all kinds of it."""
    found = {kind}
    for sub in kind.__subclasses__():
        found |= below(sub)
    return found


def test_every_kind_of_dialog_is_switched(open_app: Callable[..., MainWindow], played: dict[str, str]) -> None:
    window = open_app()
    kinds: set[type[Dialog]] = set()
    for opening in OPENED.values():
        opening(window, played)
        for dialog in window.findChildren(Dialog):
            if dialog.isVisible():
                kinds.add(type(dialog))
                dialog.reject()
        QApplication.processEvents()

    ours = {kind for kind in below(Dialog) if kind.__module__.startswith("cardgui.") and not kind.__subclasses__()}
    assert ours <= kinds


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_the_open_menu_of_people_follows_the_language(open_app: Callable[..., MainWindow]) -> None:
    window = open_app()
    button = people(window)
    button._open()
    before = {action.text() for action in button.menu.actions() if action.text()}
    window.translator.install("tr")
    QApplication.processEvents()
    after = {action.text() for action in button.menu.actions() if action.text()}
    assert len(after) == len(before)
    assert not after & before
    button.menu.close()
    assert button._words(GUEST) in after


def test_the_title_of_a_review_follows_the_language(
    open_app: Callable[..., MainWindow], played: dict[str, str]
) -> None:
    window = open_app()
    records = window.desk.records(played["finished"])
    assert window.reviews.open(records, 0, from_table=False)
    assert window.reviews.screen is not None
    screen, game = window.reviews.screen, entry(str(records[0]["game"]))
    english = screen._title.text()
    assert english == game.name()
    window.translator.install("ja")
    QApplication.processEvents()
    assert screen._title.text() == game.name() != english
