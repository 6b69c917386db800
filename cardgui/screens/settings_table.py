"""The page of the settings for how table and cards look, move and sound, with a picture that follows at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from cardgui.look.controls import Tile
from cardgui.models.settings import CARD_DESIGNS
from cardgui.screens.look_preview import CardPainter, CardsPreview, draw_design
from cardgui.screens.settings_rows import GAP, SECTION, TWO_COLUMNS, MotionChoice, SettingsPage, say_choices
from cardgui.screens.settings_sound import SilenceNote

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent

DESIGN_HEIGHT = 118
THEMES = ("system", "light", "dark")
SPEEDS = ("slow", "normal", "fast", "instant")


class TablePage(SettingsPage):
    """Table look, theme, speed, sounds and card design."""

    names = (
        "table_contrast",
        "table_grain",
        "table_temperature",
        "theme",
        "speed",
        "reduce_motion",
        "sounds",
        "volume",
        "turn_sound",
        "card_design",
        "card_values",
    )

    def fill(self) -> None:
        """Put the rows into the column."""
        self.preview = CardsPreview(self.settings)
        self.column.addWidget(self.preview)
        self.column.addSpacing(SECTION - GAP)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(40)
        self._columns.addLayout(self._look(), 1)
        self._columns.addLayout(self._motion(), 1)
        self.column.addLayout(self._columns)
        self.column.addSpacing(SECTION - GAP)
        self._design_title = self.heading()
        self.column.addWidget(self._design_title)
        self._designs = QGridLayout()
        self._designs.setSpacing(12)
        box = QWidget()
        box.setLayout(self._designs)
        self._designs.setContentsMargins(0, 0, 0, 0)
        self._designs_box = box
        self._drawn: set[str] = set()
        self.designs = {design: self._tile(design) for design in CARD_DESIGNS}
        self.column.addWidget(box)
        self.follow("card_design", lambda: self.designs[self.settings.card_design].setChecked(True))
        self.values = self.switch("card_values")
        self.column.addWidget(self.values)
        self.column.addSpacing(SECTION - GAP)
        self._sound_title = self.heading()
        self._sounds = self._sound()
        self.column.addWidget(self._sound_title)
        self.column.addWidget(self.silence)
        self.column.addLayout(self._sounds)
        self._wide: bool | None = None
        self._arrange(wide=True)

    def _look(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(GAP)
        self._look_title = self.heading()
        column.addWidget(self._look_title)
        self.contrast = self.slider("table_contrast")
        self.grain = self.slider("table_grain")
        self.temperature = self.slider("table_temperature")
        for row in (self.contrast, self.grain, self.temperature):
            column.addWidget(row)
        column.addStretch(1)
        return column

    def _motion(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(GAP)
        self._theme_title, self._speed_title = self.heading(), self.heading()
        self.theme = self.choice("theme", THEMES)
        self.speed = self.choice("speed", SPEEDS)
        self.motion = MotionChoice(self.settings)
        column.addWidget(self._theme_title)
        column.addWidget(self.theme)
        column.addSpacing(GAP)
        column.addWidget(self._speed_title)
        column.addWidget(self.speed)
        column.addSpacing(GAP)
        column.addWidget(self.motion)
        column.addStretch(1)
        return column

    def _sound(self) -> QBoxLayout:
        self.sounds = self.switch("sounds")
        self.volume = self.slider("volume")
        self.turn = self.switch("turn_sound")
        self.silence = SilenceNote()
        self.silence.changed.connect(self._enable_sounds)
        self.follow("sounds", self._enable_sounds)
        switches = QVBoxLayout()
        switches.setSpacing(0)
        switches.addWidget(self.sounds)
        switches.addWidget(self.turn)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(40)
        row.addLayout(switches, 1)
        row.addWidget(self.volume, 1, Qt.AlignmentFlag.AlignTop)
        return row

    def _enable_sounds(self) -> None:
        audible = self.silence.audible
        self.sounds.setEnabled(audible)
        for control in (self.volume, self.turn):
            control.setEnabled(audible and self.settings.sounds)

    def _tile(self, design: str) -> Tile:
        def draw(painter: QPainter, area: QRectF) -> None:
            if design in self._drawn:
                draw_design(painter, cards, area)

        tile = Tile(drawing=draw, high=DESIGN_HEIGHT, parent=self._designs_box)
        cards = CardPainter(tile, design, "truf")
        tile.toggled.connect(lambda on: setattr(self.settings, "card_design", design) if on else None)
        return tile

    def _draw_next(self) -> None:
        """Draw the cards of one more design: all of them at once would keep the page from opening."""
        for design, tile in self.designs.items():
            if design not in self._drawn:
                self._drawn.add(design)
                tile.update()
                QTimer.singleShot(0, self, self._draw_next)
                return

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the designs, and see whether sounds can be heard, once the page has opened."""
        super().showEvent(event)
        self.silence.look()
        QTimer.singleShot(0, self, self._draw_next)

    def _arrange(self, *, wide: bool) -> None:
        if wide == self._wide:
            return
        self._wide = wide
        way = QBoxLayout.Direction
        for columns in (self._columns, self._sounds):
            columns.setDirection(way.LeftToRight if wide else way.TopToBottom)
            columns.setSpacing(40 if wide else SECTION)
        for place, tile in enumerate(self.designs.values()):
            self._designs.addWidget(tile, *divmod(place, 4 if wide else 2), alignment=Qt.AlignmentFlag(0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have one column where there is no room for two."""
        super().resizeEvent(event)
        self._arrange(wide=self.width() >= TWO_COLUMNS)

    def say(self) -> None:
        """Show the words of the rows in the language of now."""
        self.title.setText(self.tr("Table and cards"))
        self._look_title.setText(self.tr("Table look"))
        percent = self.tr("{percent}%")
        self.contrast.set_words(self.tr("Contrast"), percent, self.tr("Soft"), self.tr("Strong"))
        self.grain.set_words(self.tr("Grain"), percent, self.tr("Smooth"), self.tr("Woven"))
        self.temperature.set_words(self.tr("Color temperature"), percent, self.tr("Cool"), self.tr("Warm"))
        self._theme_title.setText(self.tr("Theme"))
        words = {"system": self.tr("System"), "light": self.tr("Light"), "dark": self.tr("Dark")}
        say_choices(self.theme, self.tr("Theme"), words)
        self._speed_title.setText(self.tr("Animation speed"))
        words = {
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "instant": self.tr("Instant"),
        }
        say_choices(self.speed, self.tr("Animation speed"), words)
        self._sound_title.setText(self.tr("Sounds"))
        self.sounds.setText(self.tr("Card sounds"))
        self.volume.set_words(self.tr("Volume"), percent)
        self.turn.setText(self.tr("Sound at my turn"))
        self._design_title.setText(self.tr("Card design"))
        names = {
            "standard": self.tr("Standard"),
            "large_index": self.tr("Large index"),
            "four_colour": self.tr("Four colors"),
            "high_contrast": self.tr("High contrast"),
        }
        for design, tile in self.designs.items():
            tile.setText(names[design])
            tile.setAccessibleDescription(self.tr("Card design"))
        self.values.set_words(self.tr("Show points on cards"), self.tr("Counting cards of Minchiate have a ring."))
