"""The first start: language, look and text size on one page beside a table that shows them; then a lesson or a game."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Canvas, Ground, Hairline, Label, ScrollColumn, Segmented, Stepper, Tile
from cardgui.look.i18n import languages, number, own_name
from cardgui.look.icons import picture
from cardgui.look.paint import draw_picture, mirroring
from cardgui.look.text import TextBlock
from cardgui.look.theme import theme
from cardgui.look.tokens import TEXT_PERCENTS
from cardgui.look.type import scaled
from cardgui.models.settings import CARD_DESIGNS
from cardgui.resources import asset
from cardgui.screens.look_preview import TablePreview, draw_theme
from cardgui.screens.settings_rows import say_choices

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

    from cardgui.models.settings import Settings

THEMES = ("system", "light", "dark")
PART = 0.47
"""Part of the width that the page takes; the table has the rest."""
LEAST = 460
MARGIN = 44


class _Brand(QWidget):
    """Mark and name of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the mark, or of the name beside it."""
        name = TextBlock("Cardgui", 24, 600, title=True)
        return QSize(52 + math.ceil(name.natural_width()) + 1, max(40, math.ceil(name.line())))

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint mark and name."""
        with mirroring(self) as painter:
            mark = picture(asset("icons", "app-small.svg"), 40, 40, self.devicePixelRatioF())
            place = QRectF(0, (self.height() - 40) / 2, 40, 40)
            draw_picture(painter, place, mark)
            name = QRectF(self.rect()).adjusted(52, 0, 0, 0)
            TextBlock("Cardgui", 24, 600, title=True).draw(painter, name, theme().color("text"))


class FirstStart(QWidget):
    """Everything a person may want otherwise before the first card; whatever is chosen applies at once.

    Signals:
        lesson: the person wants to begin with a lesson.
        play: the person wants to play.
    """

    lesson = Signal()
    play = Signal()

    def __init__(self, settings: Settings, *, lessons: bool, parent: QWidget | None = None) -> None:
        """`lessons` says whether there is a lesson to begin with."""
        super().__init__(parent)
        self.settings = settings
        self._page = Ground(fill="surface")
        column = QVBoxLayout(self._page)
        column.setContentsMargins(MARGIN, 28, MARGIN, 16)
        column.setSpacing(8)
        self._title = Label(size=34, title=True, wrap=True)
        self._text = Label(size=16, wrap=True)
        self._heads = {key: Label(size=16, weight=600, wrap=True) for key in ("language", "theme", "cards", "size")}
        column.addWidget(_Brand())
        column.addSpacing(12)
        column.addWidget(self._title)
        column.addWidget(self._text)
        for key, box in (("language", self._languages()), ("theme", self._themes())):
            column.addSpacing(16)
            column.addWidget(self._heads[key])
            column.addWidget(box)
        column.addSpacing(16)
        column.addLayout(self._cards())
        column.addStretch(1)
        self.area = ScrollColumn(self._page)
        self._side = Canvas(fill="surface")
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(0)
        side.addWidget(self.area, 1)
        cut = Hairline()
        side.addWidget(cut)
        cut.hide()
        self.area.verticalScrollBar().rangeChanged.connect(lambda _least, most: cut.setVisible(most > 0))
        side.addLayout(self._foot(lessons=lessons))
        self.preview = TablePreview(settings)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side)
        row.addWidget(Hairline(Qt.Orientation.Vertical))
        row.addWidget(self.preview, 1)
        settings.changed.connect(self._on_setting)
        theme().changed.connect(self._fit)
        self._on_setting("card_design")
        self._on_setting("text_percent")
        self._on_setting("theme")
        self.retranslate()

    def _languages(self) -> QWidget:
        box = QWidget()
        self._grid = QGridLayout(box)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self.languages = {code: Tile(own_name(code), parent=box) for code in languages()}
        for code, tile in self.languages.items():
            tile.toggled.connect(lambda on, code=code: self._on_language(code) if on else None)
        return box

    def _themes(self) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)

        def tile(choice: str) -> Tile:
            def draw(painter: QPainter, area: QRectF) -> None:
                draw_theme(painter, choice, area)

            made = Tile(drawing=draw, high=38, parent=box)
            made.toggled.connect(lambda on: setattr(self.settings, "theme", choice) if on else None)
            row.addWidget(made, 1)
            return made

        self.themes = {choice: tile(choice) for choice in THEMES}
        return box

    def _cards(self) -> QBoxLayout:
        self.designs = Segmented([(design, design) for design in CARD_DESIGNS])
        self.designs.chosen.connect(lambda design: setattr(self.settings, "card_design", design))
        self.size_step = Stepper(TEXT_PERCENTS, lambda percent: self.tr("{percent}%").format(percent=number(percent)))
        self.size_step.chosen.connect(lambda percent: setattr(self.settings, "text_percent", percent))
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair.setSpacing(20)
        self._sized = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for part, key, control, share in (
            (QBoxLayout(QBoxLayout.Direction.TopToBottom), "cards", self.designs, 2),
            (self._sized, "size", self.size_step, 1),
        ):
            part.setSpacing(8)
            part.addWidget(self._heads[key], 0, Qt.AlignmentFlag.AlignVCenter)
            part.addWidget(cast("QWidget", control))
            part.addStretch(1)
            self._pair.addLayout(part, share)
        return self._pair

    def _foot(self, *, lessons: bool) -> QVBoxLayout:
        self.lesson_button = Button(kind="primary", icon="book", large=True)
        self.play_button = Button(kind="secondary" if lessons else "primary", icon="play", large=True)
        if not lessons:  # shown before it has a parent, it would be a window of its own for a moment
            self.lesson_button.hide()
        self.primary = self.lesson_button if lessons else self.play_button
        self.lesson_button.clicked.connect(self.lesson)
        self.play_button.clicked.connect(self.play)
        self._note = Label(size=13, color="text2", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(12)
        if lessons:
            row.addWidget(self.lesson_button, 6)
        row.addWidget(self.play_button, 5)
        foot = QVBoxLayout()
        foot.setContentsMargins(MARGIN, 12, MARGIN, 24)
        foot.setSpacing(8)
        foot.addLayout(row)
        foot.addWidget(self._note)
        return foot

    def _on_language(self, code: str) -> None:
        if code != theme().language:
            self.settings.language = code

    def _on_setting(self, name: str) -> None:
        settings = self.settings
        if name == "theme":
            self.themes[settings.theme].setChecked(True)
        elif name == "card_design":
            self.designs.choose(settings.card_design)
        elif name == "text_percent":
            self.size_step.choose(settings.text_percent)

    def take_focus(self) -> None:
        """Move the focus to what Enter starts."""
        self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, wherever it isn't a key of the control that has focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.primary.click()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give page and table their parts."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = max(round(self.width() * PART), round(LEAST * min(scaled(1), 1.3)))
        self._side.setFixedWidth(min(wide, 760))
        room = min(wide, 760) - 2 * MARGIN
        names = [tile.minimumSizeHint().width() for tile in self.languages.values()]
        columns = len(names) if max(names) * len(names) + 8 * (len(names) - 1) <= room else 2
        for place, tile in enumerate(self.languages.values()):
            self._grid.addWidget(tile, *divmod(place, columns))
        self.designs.set_columns(0 if self.designs.row_width() <= room else 2)
        beside = self.designs.row_width() + 20 + self.size_step.sizeHint().width() <= room
        way = QBoxLayout.Direction
        self._pair.setDirection(way.LeftToRight if beside else way.TopToBottom)
        # Below it, the size needs no line for its name alone.
        self._sized.setDirection(way.TopToBottom if beside else way.LeftToRight)
        self._sized.setSpacing(8 if beside else 20)

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self.setAccessibleName(self.tr("Welcome to the table"))
        self._title.setText(self.tr("Welcome to the table"))
        self._text.setText(
            self.tr(
                "Four card games from four places, against players on this computer. Cards you may play stand up, and "
                "any other card tells you why it has to wait. Every game is kept in your ledger, and nothing leaves "
                "this computer."
            )
        )
        heads = {
            "language": self.tr("Language"),
            "theme": self.tr("Table"),
            "cards": self.tr("Cards"),
            "size": self.tr("Text size"),
        }
        for key, text in heads.items():
            self._heads[key].setText(text)
        for code, tile in self.languages.items():
            tile.setAccessibleDescription(heads["language"])
            tile.setChecked(code == theme().language)
        words = {"system": self.tr("Like the system"), "light": self.tr("Light"), "dark": self.tr("Dark")}
        for choice, tile in self.themes.items():
            tile.setText(words[choice])
            tile.setAccessibleDescription(heads["theme"])
        designs = {
            "standard": self.tr("Standard"),
            "large_index": self.tr("Large index"),
            "four_colour": self.tr("Four colors"),
            "high_contrast": self.tr("High contrast"),
        }
        say_choices(self.designs, heads["cards"], designs)
        self.size_step.set_words(self.tr("Smaller text"), self.tr("Larger text"))
        self.lesson_button.setText(self.tr("First lesson, 4 minutes"))
        self.play_button.setText(self.tr("Play"))
        self._note.setText(self.tr("All of this can be changed later in the settings."))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
