"""The rulebook: contents at the left, one chapter in the middle, the diagram of a rule beside it.

Below 1100 the diagrams stand under their rules, and the contents are a drawer.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLocale, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Canvas, Label, ScrollColumn
from cardgui.look.tokens import NARROW
from cardgui.screens.notices import Notice
from cardgui.screens.rulebook.bar import RulebookBar
from cardgui.screens.rulebook.contents import Contents
from cardgui.screens.rulebook.diagram import DiagramPanel
from cardgui.screens.rulebook.finding import Finding
from cardgui.screens.rulebook.lesson_link import LessonLink
from cardgui.screens.rulebook.offered import offered
from cardgui.screens.rulebook.page import ChapterPage
from cardgui.teaching import rulebook
from cardgui.teaching.rulebook import Rulebook, RulebookError, game_of, rule_number
from cardgui.teaching.rulebook_search import HEAD

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

log = logging.getLogger(__name__)

TEXT_WIDTH: Final = 476
"""The column of text with its margins."""
DIAGRAM_WIDTH: Final = 440
NOTICE_WIDTH: Final = 620


class _Holder(QWidget):
    """Holds the text; it tells when it has another height."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell so."""
        super().resizeEvent(event)
        self.resized.emit()


class _Scroll(ScrollColumn):
    """A column that leaves keys to the screen: they go from rule to rule, and what is gone to comes into view."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave it."""
        event.ignore()


class RulebookScreen(Canvas):
    """The rulebook.

    Signals:
        back: the person has read enough.
        lesson: the person wants this lesson.
    """

    back = Signal()
    lesson = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.book: Rulebook | None = None
        self.game = ""
        self.chapter, self.rule = 0, HEAD
        self._found = Finding()
        self._narrow = False
        self.page: ChapterPage | None = None
        self.panels: list[DiagramPanel] = []
        self.bar = RulebookBar(offered())
        self.contents = Contents()
        self._fault = Canvas()
        """What is said where the book cannot be read."""
        self._fault_column = QVBoxLayout(self._fault)
        self._fault_column.setContentsMargins(24, 24, 24, 24)
        self._text_holder = _Holder()
        self._text_column = QVBoxLayout(self._text_holder)
        self._text_column.setContentsMargins(0, 0, 0, 0)
        self.text_scroll = _Scroll(self._text_holder)
        self._beside = QWidget()
        beside = QVBoxLayout(self._beside)
        beside.setContentsMargins(2, 24, 6, 24)
        beside.setSpacing(12)
        self._no_diagram = Label(size=14, color="text2", wrap=True)
        self._no_diagram.hide()
        beside.addWidget(self._no_diagram)
        self._link = self._new_link()
        self._teaches = True
        beside.addWidget(self._link)
        beside.addStretch(1)
        self._beside_column = beside
        self.beside_scroll = _Scroll(self._beside)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.contents)
        row.addStretch(1)
        row.addWidget(self._fault, 20)
        row.addWidget(self.text_scroll, 100)
        row.addSpacing(14)
        row.addWidget(self.beside_scroll, 100)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(row, 1)
        self._connect()
        self._arrange()
        self.retranslate()

    def _connect(self) -> None:
        self.bar.back.connect(self.back)
        self.bar.game.connect(lambda game: self.open_at(game=game))
        self.bar.contents.connect(self.toggle_contents)
        self.bar.looked_for.connect(self._on_looked_for)
        self.bar.step.connect(self._on_step)
        self.bar.left.connect(self.take_focus)
        self.contents.wanted.connect(self._on_contents)
        self._text_holder.resized.connect(self._keep_in_view)
        keys = {
            "Ctrl+F": self.focus_search,
            "F3": lambda: self._on_step(1),
            "Shift+F3": lambda: self._on_step(-1),
        }
        for key, act in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    # -- what is open ---------------------------------------------------------------------------------------------

    def open_at(self, number: str = "", game: str = "") -> None:
        """Open the rules of a game, at a rule if its number is given; without either stay where one was."""
        wanted = game_of(number) or game or self.game or next(iter(offered()), "truf")
        fresh = wanted != self.game or self.book is None
        if fresh:
            self.game = wanted
            self._load()
        place = (0, HEAD) if fresh else (self.chapter, self.rule)
        if self.book is None:
            self._show_chapter()
            return
        place = (self.book.place_of(number) if number else None) or place
        if not fresh:
            self.go(*place)
            return
        self.chapter, self.rule = place
        self.contents.show_book(self.book, place)
        self._show_chapter()
        self._look(self.bar.field.text(), go=False)
        self._show_place()

    def _load(self) -> None:
        try:
            self.book = rulebook.load(self.game, QLocale().name().split("_")[0])
        except RulebookError as error:
            log.warning("the rulebook of %s cannot be read: %s", self.game, error)
            self.book = None
            self._tell_fault(str(error))
        if self.game in offered():
            self.bar.show_game(self.game)
        self._show_fault()

    def _tell_fault(self, detail: str) -> None:
        while (item := self._fault_column.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        notice = Notice("rules", {"detail": detail})
        notice.setMaximumWidth(NOTICE_WIDTH)
        notice.chosen.connect(lambda _key: self.back.emit())
        self._fault_column.addWidget(notice, 0, Qt.AlignmentFlag.AlignTop)

    def _show_fault(self) -> None:
        """Say that the rules cannot be shown, or show them."""
        whole = self.book is not None
        self._fault.setVisible(not whole)
        self.text_scroll.setVisible(whole)
        if not whole:
            self.beside_scroll.hide()
        self.contents.setVisible(whole and not self._narrow)
        self.bar.contents_button.setEnabled(whole)
        self.bar.field.setEnabled(whole)

    def go(self, chapter: int, rule: int) -> None:
        """Go to a rule, or to the beginning of a chapter (`HEAD`)."""
        opened = self.chapter
        self.chapter, self.rule = chapter, rule
        if chapter != opened or self.page is None:
            self._show_chapter()
        self._show_place()

    def offer_lessons(self, *, offered: bool) -> None:
        """Offer lessons beside the rules, or not: the way to one leads away from where the rulebook was opened."""
        if offered != self._teaches:
            self._teaches = offered
            self._show_chapter()

    def _new_link(self) -> LessonLink:
        link = LessonLink()
        link.wanted.connect(self.lesson)
        return link

    def _show_chapter(self) -> None:
        """Show the text of the chapter one is at, with its diagrams."""
        had_focus = self.page is not None and self.page.isAncestorOf(self.focusWidget() or self)
        for gone in (*self.panels, self.page):
            if gone is not None:
                gone.hide()
                gone.setParent(None)
                gone.deleteLater()
        for panel in self.panels:
            panel.canvas.stop()
        self.panels, self.page = [], None
        if self.book is None:
            return
        chapter = self.book.chapters[self.chapter]
        self.page = page = ChapterPage(chapter, self.book.intro if self.chapter == 0 else ())
        page.chosen.connect(self._on_chosen)
        self._text_column.addWidget(page)
        self._put_diagrams()
        page.mark(self._found.of(self.chapter), self._found.at)
        if had_focus:
            self.take_focus()

    def _put_diagrams(self) -> None:
        """Stand the diagrams of the chapter under their rules, or one of them beside the text."""
        page = self.page
        if page is None:
            return
        if not self._narrow:
            self._show_beside()
            return
        self.beside_scroll.hide()
        for place, rule in enumerate(page.chapter.rules):
            if rule.diagram is None:
                continue
            panel = DiagramPanel(self.game)
            if panel.offer(rule.diagram):
                link = self._new_link()
                page.put_under(place, link)
                link.setVisible(self._teaches and link.show_rule(rule.number))
                page.put_under(place, panel)
                self.panels.append(panel)
            else:
                panel.deleteLater()
                page.put_under(place, Label(self._cannot_be_shown(), 14, color="text2", wrap=True))

    def _cannot_be_shown(self) -> str:
        return self.tr("The diagram of this rule cannot be shown: a file of Cardgui is missing or damaged.")

    def _show_beside(self) -> None:
        """Show beside the text the diagram of the rule one is at, or of the nearest one that has any."""
        page = self.page
        if page is None:
            return
        at = max(self.rule, 0)
        places = [place for place, rule in enumerate(page.chapter.rules) if rule.diagram is not None]
        nearest = min(places, key=lambda place: (abs(place - at), place > at), default=None)
        diagram = page.chapter.rules[nearest].diagram if nearest is not None else None
        rule = page.chapter.rules[at].number if page.chapter.rules else ""
        taught = self._link.show_rule(rule if self._teaches else "")
        self._no_diagram.hide()
        if diagram is None:
            for panel in self.panels:
                panel.hide()
            self.beside_scroll.setVisible(taught)
            return
        if not self.panels:
            panel = DiagramPanel(self.game)
            self._beside_column.insertWidget(0, panel)
            self.panels.append(panel)
        shown = self.panels[0].offer(diagram)
        self.panels[0].setVisible(shown)
        self._no_diagram.setText(self._cannot_be_shown())
        self._no_diagram.setVisible(not shown)
        self.beside_scroll.show()

    def _show_place(self) -> None:
        """Let text, contents and diagram show where one is."""
        if self.book is None or self.page is None:
            return
        self.contents.show_place(self.chapter, self.rule)
        self.page.set_current(self.rule)
        if not self._narrow:
            self._show_beside()
        self._keep_in_view()

    def _keep_in_view(self) -> None:
        """Scroll to where one is."""
        page = self.page
        if page is None:
            return
        if self.rule == HEAD:
            self.text_scroll.verticalScrollBar().setValue(0)
            return
        block = page.rules[self.rule]
        top = block.mapTo(self._text_holder, QPoint(0, 0)).y()
        shown, high = self.text_scroll.verticalScrollBar().value(), self.text_scroll.viewport().height()
        if top < shown + 12 or top + block.height() > shown + high - 12:
            self.text_scroll.verticalScrollBar().setValue(max(top - 24, 0))

    # -- the person -----------------------------------------------------------------------------------------------

    def _on_chosen(self, place: int) -> None:
        if place != self.rule:
            self.rule = place
            self._show_place()

    def _on_contents(self, chapter: int, rule: int) -> None:
        self.go(chapter, rule)
        if self._narrow:
            self.contents.hide()
            self.take_focus()

    def toggle_contents(self) -> None:
        """Open the drawer of contents, or close it."""
        if not self._narrow or self.book is None:
            return
        self.contents.setVisible(not self.contents.isVisible())
        if self.contents.isVisible():
            self.contents.take_focus()

    def take_focus(self) -> None:
        """Focus the rule one is at, or the first of the chapter."""
        if self.book is None:
            self.bar.back_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.page is not None and self.page.rules:
            self.page.rules[max(self.rule, 0)].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.bar.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_search(self) -> None:
        """Let the person type what to look for."""
        self.bar.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bar.field.selectAll()

    # -- searching ------------------------------------------------------------------------------------------------

    def _on_looked_for(self, words: str) -> None:
        number = rule_number(words)
        game = game_of(number) if number else None
        if number and game in offered() and (game != self.game or self._has(number)):
            self._look("", go=False)
            self.open_at(number)
            return
        self._look(words, go=True)

    def _has(self, number: str) -> bool:
        return self.book is not None and self.book.place_of(number) is not None

    def _look(self, words: str, *, go: bool) -> None:
        """Find words, and go to the first place from where one is."""
        self._found.look(self.book, words, (self.chapter, self.rule) if go else None)
        self._show_hits()

    def _show_hits(self) -> None:
        found, at = self._found, self._found.at
        self.bar.show_found((found.number, len(found.hits)) if found.looking else None)
        self.contents.show_hits(found.hits)
        if at is not None and (at.chapter, at.rule) != (self.chapter, self.rule):
            self.go(at.chapter, at.rule)
        if self.page is not None:
            self.page.mark(found.of(self.chapter), at)

    def _on_step(self, by: int) -> None:
        """Go to the next hit, or the one before."""
        if self._found.step(by):
            self._show_hits()

    # -- language, size, keys -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Show the same place in the language of now."""
        self.setAccessibleName(self.tr("Rules"))
        if self.book is None:
            if self.game:
                self._load()
            if self.book is not None:
                self.chapter, self.rule = 0, HEAD
                self.contents.show_book(self.book, (0, HEAD))
                self._show_chapter()
                self._show_place()
            return
        number = self.book.chapters[self.chapter].rules[self.rule].number if self.rule != HEAD else ""
        chapter = self.book.chapters[self.chapter].id
        steps = {panel.place.id: panel.step for panel in self.panels if panel.place is not None}
        self._load()
        if self.book is None:
            return
        ids = [one.id for one in self.book.chapters]
        self.chapter = ids.index(chapter) if chapter in ids else 0
        self.chapter, self.rule = self.book.place_of(number) or (self.chapter, HEAD)
        self.contents.show_book(self.book, (self.chapter, self.rule))
        self._look(self.bar.field.text(), go=False)
        self._show_chapter()
        self._show_place()
        for panel in self.panels:
            if panel.place is not None:
                panel.show_step(steps.get(panel.place.id, 0))

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the diagrams beside the text, or under their rules."""
        super().resizeEvent(event)
        narrow = self.window().width() < NARROW
        if narrow != self._narrow:
            self._narrow = narrow
            self._arrange()
            self._show_chapter()
            self._show_place()

    def _arrange(self) -> None:
        narrow = self._narrow
        self.bar.set_compact(compact=narrow)
        self.contents.setVisible(not narrow and self.book is not None)
        self.text_scroll.setMaximumWidth(700 if narrow else TEXT_WIDTH)
        self.beside_scroll.setMaximumWidth(DIAGRAM_WIDTH + 8 + 12)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from rule to rule, left and right through the diagram, Esc leaves."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            if self._narrow and self.contents.isVisible():
                self.toggle_contents()
                self.take_focus()
            else:
                self.back.emit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step_rule(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step_diagram(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._step_chapter(1 if key == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def _step_rule(self, by: int) -> None:
        if self.book is None:
            return
        places = [(chapter, rule) for chapter, one in enumerate(self.book.chapters) for rule in range(len(one.rules))]
        here = (self.chapter, max(self.rule, 0))
        at = places.index(here) if here in places else 0
        at = at if self.rule == HEAD and by > 0 else at + by
        if 0 <= at < len(places):
            self.go(*places[at])
            self.take_focus()

    def _step_chapter(self, by: int) -> None:
        if self.book is not None and 0 <= self.chapter + by < len(self.book.chapters):
            self.go(self.chapter + by, HEAD)

    def _step_diagram(self, by: int) -> None:
        rule = self.page.chapter.rules[self.rule] if self.page is not None and self.rule != HEAD else None
        for panel in self.panels:
            own = rule is not None and rule.diagram is not None and panel.place == rule.diagram
            if not self._narrow or own:
                panel.go(panel.step + by)
                return
