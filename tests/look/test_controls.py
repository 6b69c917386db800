"""Controls do the same by mouse and keyboard, say what they are, and show focus to the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from cardgui.look import focus
from cardgui.look.controls import (
    Button,
    Canvas,
    Dialog,
    Dropdown,
    Field,
    IconButton,
    Label,
    Link,
    Menu,
    Option,
    ScrollColumn,
    Segmented,
    SwitchRow,
    ask,
)
from cardgui.look.theme import theme
from cardgui.look.tokens import LEAST_TARGET

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

Key = Qt.Key
ROLE = QAccessible.Role


class Page(Canvas):
    """A window that notices keys, as the program's own window does."""

    def event(self, event: QEvent) -> bool:
        focus.notice(event)
        return super().event(event)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page()
    made.resize(900, 600)
    QVBoxLayout(made)
    made.show()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.activateWindow()
    return made


def put(page: Page, *widgets: QWidget) -> None:
    for widget in widgets:
        layout = page.layout()
        assert layout is not None
        layout.addWidget(widget)
    QApplication.processEvents()


def role(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_keys_click_a_button(page: Page, qtbot: QtBot, key: Qt.Key) -> None:
    button = Button("Play", "primary")
    put(page, button)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


@pytest.mark.parametrize("percent", [100, 115, 130, 150])
@pytest.mark.parametrize("text", ["Play", "Yerel ağ üzerinden yeniden bağlanın", "게임 시작", "ゲームを始める"])
def test_nothing_on_a_button_is_cut_off(page: Page, text: str, percent: int) -> None:
    theme().set_percent(percent)
    button = Button(text, icon="play")
    put(page, button)
    assert button.width() >= button.minimumSizeHint().width()
    assert button.height() >= button.heightForWidth(button.width())


def test_a_button_without_room_wraps_its_words() -> None:
    button = Button("Explain when a card cannot be played")
    wide, narrow = button.sizeHint().width(), button.minimumSizeHint().width()
    assert narrow < wide / 2
    assert button.heightForWidth(narrow) > button.heightForWidth(wide)


def test_targets_can_be_hit(page: Page) -> None:
    widgets: list[QWidget] = [
        Button("OK"), IconButton("close", "Close"), Link("Rule TR-12"), SwitchRow("Help"), Field("1"),
        Option("A", "note"), Dropdown([("en", "English")]),
    ]  # fmt: skip
    put(page, *widgets)
    for widget in widgets:
        assert widget.height() >= LEAST_TARGET, widget
        assert widget.width() >= LEAST_TARGET, widget


def test_screen_readers_learn_what_things_are() -> None:
    segmented = Segmented([("a", "Learner"), ("b", "Steady")])
    assert role(Button("Play")) is ROLE.Button
    assert role(SwitchRow("Raise the cards")) is ROLE.CheckBox
    assert role(segmented.button("a")) is ROLE.RadioButton
    assert role(Option("One deal")) is ROLE.RadioButton
    assert role(Field()) is ROLE.EditableText
    assert role(Label("words")) is ROLE.StaticText
    assert name(IconButton("close", "Close")) == "Close"


def test_ampersands_are_shown_as_they_are() -> None:
    button = Button("Bread & butter")
    assert button.words() == "Bread & butter"
    assert name(button) == "Bread & butter"


def test_the_whole_row_of_a_switch_can_be_clicked(page: Page) -> None:
    row = SwitchRow("Raise the cards I may play")
    put(page, row)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(5, row.height() // 2))
    assert row.isChecked()
    QTest.keyClick(row, Key.Key_Space)
    assert not row.isChecked()


def test_arrow_keys_move_in_a_segmented_control_and_tab_leaves_it(page: Page, qtbot: QtBot) -> None:
    segmented = Segmented([("a", "Learner"), ("b", "Steady"), ("c", "Expert")])
    after = Button("After")
    put(page, segmented, after)
    segmented.choose("a")
    segmented.button("a").setFocus()
    with qtbot.waitSignal(segmented.chosen) as told:
        QTest.keyClick(segmented.button("a"), Key.Key_Right)
    assert told.args == ["b"]
    assert segmented.current == "b"
    QTest.keyClick(segmented.button("b"), Key.Key_Tab)
    assert after.hasFocus()


def test_choosing_in_the_program_tells_nobody(qtbot: QtBot) -> None:
    segmented = Segmented([("a", "Learner"), ("b", "Steady")])
    with qtbot.assertNotEmitted(segmented.chosen):
        segmented.choose("b")
    assert segmented.current == "b"


def test_a_dropdown_tells_the_key_that_was_chosen(qtbot: QtBot) -> None:
    dropdown = Dropdown([("en", "English"), ("tr", "Türkçe")])
    with qtbot.waitSignal(dropdown.chosen) as told:
        dropdown.menu().actions()[1].trigger()
    assert told.args == ["tr"]
    assert dropdown.text() == "Türkçe"
    assert dropdown.menu().actions()[1].isChecked()


# -- focus ------------------------------------------------------------------------------------------------------------


def test_the_keyboard_gets_a_ring_around_what_it_reaches(page: Page) -> None:
    first, second = Button("First"), Button("Second")
    put(page, first, second)
    first.setFocus()
    assert not focus.ring_of(page).isVisible()
    QTest.keyClick(first, Key.Key_Tab)
    ring = focus.ring_of(page)
    assert second.hasFocus()
    assert ring.isVisible()
    around = QRect(second.mapTo(page, QPoint(0, 0)), second.size())
    assert ring.geometry() == around.adjusted(-5, -5, 5, 5)


def test_the_ring_follows_and_leaves(page: Page) -> None:
    first, second = Button("First"), Button("Second")
    put(page, first, second)
    first.setFocus()
    QTest.keyClick(first, Key.Key_Tab)
    ring = focus.ring_of(page)
    before = ring.pos()
    second.move(second.x() + 30, second.y())
    assert ring.pos() == before + QPoint(30, 0)
    second.hide()
    assert first.hasFocus()
    assert ring.target is first
    page.hide()
    assert not ring.isVisible()


@pytest.mark.parametrize("depth", [0, 1, 3])
def test_the_ring_leaves_a_page_that_is_deleted_around_it(page: Page, depth: int) -> None:
    other, outer = Button("Other"), QWidget()
    put(page, other, outer)
    inner = outer
    for _ in range(depth):
        inner, around = QWidget(inner), inner
        QVBoxLayout(around).addWidget(inner)
    button = Button("Inside")
    QVBoxLayout(inner).addWidget(button)
    QApplication.processEvents()
    focus.note_keyboard()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    ring = focus.ring_of(page)
    assert ring.target is button
    shiboken6.delete(outer)
    assert ring.target is not button
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.target is other
    assert ring.isVisible()


def test_the_mouse_gets_no_ring(page: Page) -> None:
    first, second = Button("First"), Button("Second")
    put(page, first, second)
    QTest.keyClick(first, Key.Key_Tab)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    second.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not focus.ring_of(page).isVisible()


def test_focus_that_moves_because_something_was_hidden_shows_no_ring(page: Page) -> None:
    first, second = Button("First"), Button("Second")
    put(page, first, second)
    first.setFocus()
    first.hide()
    assert not focus.ring_of(page).isVisible()


@pytest.mark.parametrize("alone", [Key.Key_Shift, Key.Key_Control, Key.Key_Alt, Key.Key_Meta])
def test_a_key_that_does_nothing_by_itself_shows_no_ring(page: Page, alone: Qt.Key) -> None:
    button = Button("First")
    put(page, button)
    QTest.keyClick(button, alone)
    assert not focus.keyboard_used()
    QTest.keyClick(button, Key.Key_Tab)
    assert focus.keyboard_used()


def test_the_ring_stays_inside_what_scrolls(page: Page) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    buttons = [Button(str(number)) for number in range(40)]
    for button in buttons:
        column.addWidget(button)
    area = ScrollColumn(content)
    put(page, area)
    buttons[0].setFocus()
    QTest.keyClick(buttons[0], Key.Key_Tab)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    QApplication.processEvents()
    assert not focus.ring_of(page).isVisible()


def test_a_line_shows_at_which_end_a_column_goes_on(page: Page) -> None:
    content = QWidget()
    column = QVBoxLayout(content)
    for number in range(40):
        column.addWidget(Button(str(number)))
    area = ScrollColumn(content, lines=True)
    put(page, area)
    bar, (above, below) = area.verticalScrollBar(), area._ends
    for value, ends in ((0, (False, True)), (bar.maximum() // 2, (True, True)), (bar.maximum(), (True, False))):
        bar.setValue(value)
        assert (above.isVisible(), below.isVisible()) == ends
    assert (above.y(), below.geometry().bottom()) == (0, area.height() - 1)
    content.setFixedHeight(10)
    QApplication.processEvents()
    assert not above.isVisible()
    assert not below.isVisible()


# -- dialogs ----------------------------------------------------------------------------------------------------------


def make_dialog(page: Page, rows: int = 1) -> Dialog:
    dialog = Dialog(page, 400)
    for number in range(rows):
        dialog.body.addWidget(Button(f"Row {number}"))
    cancel, start = Button("Cancel"), Button("Start", "primary")
    dialog.footer.addWidget(cancel)
    dialog.footer.addWidget(start)
    dialog.default = dialog.first = start
    start.clicked.connect(dialog.accept)
    cancel.clicked.connect(dialog.reject)
    return dialog


def test_a_dialog_closes_although_what_had_the_focus_before_is_gone(page: Page) -> None:
    gone = Button("A menu", parent=page)
    gone.show()
    gone.setFocus()
    dialog = make_dialog(page)
    dialog.open_over()
    shiboken6.delete(gone)
    dialog.reject()
    assert dialog.isHidden()


def test_tab_goes_round_inside_a_dialog(page: Page) -> None:
    outside = Button("Outside")
    put(page, outside)
    dialog = make_dialog(page)
    dialog.open_over()
    seen = set()
    for _ in range(6):
        here = QApplication.focusWidget()
        assert here is not None
        assert dialog.isAncestorOf(here)
        seen.add(here)
        QTest.keyClick(here, Key.Key_Tab)
    assert len(seen) == 3
    QTest.keyClick(focused(), Key.Key_Backtab)
    assert dialog.isAncestorOf(QApplication.focusWidget() or outside)


def test_a_dialog_gives_the_focus_back(page: Page, qtbot: QtBot) -> None:
    opener = Button("Open")
    put(page, opener)
    opener.setFocus()
    dialog = make_dialog(page)
    dialog.open_over()
    assert not opener.hasFocus()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(focused(), Key.Key_Escape)
    assert opener.hasFocus()


def test_enter_starts_wherever_the_focus_is_but_not_on_another_button(page: Page, qtbot: QtBot) -> None:
    dialog = make_dialog(page)
    field = Field("7")
    dialog.body.addWidget(field)
    dialog.open_over()
    field.setFocus()
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)


def test_clicks_beside_a_dialog_reach_nothing(page: Page) -> None:
    below = Button("Below")
    put(page, below)
    dialog = make_dialog(page)
    dialog.open_over()
    spot = below.mapTo(page, below.rect().topLeft() + QPoint(4, 4))
    assert page.childAt(spot) is dialog or dialog.isAncestorOf(page.childAt(spot) or page)


def test_a_dialog_too_high_scrolls_between_header_and_buttons(page: Page) -> None:
    dialog = make_dialog(page, rows=40)
    dialog.open_over()
    QApplication.processEvents()
    assert dialog.panel.height() <= page.height()
    assert dialog.area.verticalScrollBar().maximum() > 0
    assert dialog.default is not None
    foot = dialog.default.mapTo(page, QPoint(0, dialog.default.height()))
    assert foot.y() <= page.height()


def test_a_dialog_that_fits_does_not_scroll(page: Page) -> None:
    dialog = make_dialog(page, rows=3)
    dialog.body.addWidget(
        Label("A sentence that is so long that it needs several lines in so small a panel. " * 3, wrap=True)
    )
    dialog.open_over()
    QApplication.processEvents()
    assert dialog.area.verticalScrollBar().maximum() == 0


def test_a_dialog_stays_over_its_window(page: Page) -> None:
    dialog = make_dialog(page)
    dialog.open_over()
    page.resize(1000, 700)
    QApplication.processEvents()
    assert dialog.geometry() == page.rect()
    assert abs(dialog.panel.geometry().center().x() - page.rect().center().x()) <= 1


def test_asking_gives_the_safe_answer_the_focus(page: Page, qtbot: QtBot) -> None:
    done: list[bool] = []
    dialog = ask(
        page, lambda: "Give up?", lambda: "It stays.", lambda: "Give up", lambda: "Keep it", lambda: done.append(True)
    )
    here = QApplication.focusWidget()
    assert isinstance(here, Button)
    assert here.words() == "Keep it"
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(here, Key.Key_Return)
    assert not done


def test_what_cannot_be_pressed_does_not_answer_the_pointer(qtbot: QtBot) -> None:
    for button in (Button("Next"), IconButton("back", "Back"), Link("Rule")):
        qtbot.addWidget(button)
        button.setEnabled(False)
        quiet = button.grab().toImage()
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
        assert button.grab().toImage() == quiet
        button.setEnabled(True)
        pointed = button.grab().toImage()
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
        assert button.grab().toImage() != pointed


def test_menus_have_round_corners(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    menu = Menu(page)
    menu.addAction("One")
    menu.resize(menu.sizeHint())
    picture = menu.grab().toImage()
    right, foot = picture.width() - 1, picture.height() - 1
    assert all(picture.pixelColor(x, y).alpha() == 0 for x in (0, right) for y in (0, foot))
    assert picture.pixelColor(right // 2, foot // 2).alpha() == 255


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("entries", [3, 11, 15])
def test_a_menu_that_drops_from_a_corner_stays_inside_the_window(page: Page, percent: int, entries: int) -> None:
    before = theme().percent
    theme().set_percent(percent)
    try:
        menu = Menu(page)
        actions = [menu.addAction(f"Entry {number}") for number in range(entries)]
        corner = page.mapToGlobal(QPoint(680, 60))
        menu.drop(corner)
        window = QRect(page.mapToGlobal(QPoint(0, 0)), page.size())
        assert window.contains(menu.geometry())
        assert menu.geometry().right() + 1 == corner.x()
        assert menu.rect().contains(menu.actionGeometry(actions[-1]))
        assert menu.actionGeometry(actions[0]).height() >= LEAST_TARGET
        if entries == 3:
            assert menu.geometry().top() == corner.y()
        menu.close()
    finally:
        theme().set_percent(before)
