"""States that a person should know: of the ledger, of the last session, of files of the program that are damaged.

Each says what happened, what is safe, and what can be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardgui.look.controls import Button, Card, Label, Link
from cardgui.look.i18n import number
from cardgui.look.icons import draw_icon
from cardgui.look.paint import mirroring, rounded
from cardgui.look.sentences import joined
from cardgui.look.theme import theme
from cardgui.screens.games import entry

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent

    from cardgui.look.tokens import ColorName

Kind = Literal[
    "damaged", "newer", "foreign", "read_only", "full", "locked", "back", "settings",
    "settings_stuck", "settings_values", "settings_unsaved",
    "lesson", "exercise", "lessons_part", "lessons_gone", "rules",
]  # fmt: skip

_STYLES: dict[Kind, tuple[str, ColorName, ColorName]] = {
    "damaged": ("warning", "warn", "warn_soft"),
    "newer": ("info", "accent", "accent_soft"),
    "foreign": ("warning", "warn", "warn_soft"),
    "read_only": ("warning", "bad", "bad_soft"),
    "full": ("warning", "bad", "bad_soft"),
    "locked": ("info", "accent", "accent_soft"),
    "back": ("resume", "ok", "ok_soft"),
    "settings": ("info", "accent", "accent_soft"),
    "settings_stuck": ("warning", "warn", "warn_soft"),
    "settings_values": ("info", "accent", "accent_soft"),
    "settings_unsaved": ("warning", "warn", "warn_soft"),
    "lesson": ("warning", "warn", "warn_soft"),
    "exercise": ("warning", "warn", "warn_soft"),
    "lessons_part": ("warning", "warn", "warn_soft"),
    "lessons_gone": ("warning", "bad", "bad_soft"),
    "rules": ("warning", "bad", "bad_soft"),
}


class Badge(QWidget):
    """An icon on a soft square."""

    def __init__(self, icon: str, color: ColorName, soft: ColorName, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon: str = icon
        self._color: ColorName = color
        self._soft: ColorName = soft
        self.setFixedSize(QSize(44, 44))
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the badge."""
        area = QRectF(self.rect())
        with mirroring(self) as painter:
            rounded(painter, area, 12, theme().color(self._soft))
            draw_icon(painter, self._icon, theme().color(self._color), area.center().x(), area.center().y())


class Notice(Card):
    """One state, with what can be done about it.

    Args:
        kind: which state.
        values: what its sentence needs: `lost`, `kept` (deals), `version`, `reason`, `path`, `deal`; `detail`, which is
            in no language; `following`, whether a lesson or an exercise comes after the one that cannot be shown.

    Signals:
        chosen: a key: `go_on`, `show_copy`, `read_only`, `new_ledger`, `other_folder`, `no_saving`, `resume`, `later`,
            `following`, `all_lessons`, `home`, `leave`.
    """

    chosen = Signal(str)

    def __init__(self, kind: Kind, values: Mapping[str, str | int], parent: QWidget | None = None) -> None:
        super().__init__(parent, level="low")
        self.kind: Kind = kind
        self._values = dict(values)
        icon, color, soft = _STYLES[kind]
        self._title = Label(size=16, weight=600, wrap=True)
        self._text = Label(size=14, color="text2", wrap=True)
        self._detail = Label(size=13, color="text2", wrap=True)
        self._detail.hide()
        self.more = Link()
        self.more.setVisible(bool(values.get("path") or values.get("detail")))
        self.buttons = {key: Button(kind="secondary") for key in self._keys()}
        words = QVBoxLayout()
        words.setSpacing(6)
        for part in (self._title, self._text, self._detail):
            words.addWidget(part)
        row = QHBoxLayout()
        row.setSpacing(8)
        for place, (key, button) in enumerate(self.buttons.items()):
            button.kind = "primary" if place == 0 else "secondary"
            button.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            row.addWidget(button)
        row.addWidget(self.more)
        row.addStretch(1)
        words.addSpacing(6)
        words.addLayout(row)
        around = QHBoxLayout(self)
        around.setContentsMargins(24, 20, 24, 20)
        around.setSpacing(16)
        around.addWidget(Badge(icon, color, soft), 0, Qt.AlignmentFlag.AlignTop)
        around.addLayout(words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.more.clicked.connect(self._show_detail)
        self.retranslate()

    def _keys(self) -> tuple[str, ...]:
        return {
            "damaged": ("go_on", "show_copy"),
            "newer": ("read_only", "new_ledger"),
            "foreign": ("new_ledger", "other_folder"),
            "read_only": ("other_folder", "no_saving"),
            "full": ("other_folder", "no_saving"),
            "locked": ("no_saving",),
            "back": ("resume", "later"),
            "settings": ("go_on",),
            "settings_stuck": ("go_on",),
            "settings_values": ("go_on",),
            "settings_unsaved": ("go_on",),
            "lesson": ("following", "all_lessons") if self._values.get("following") else ("all_lessons",),
            "exercise": ("following", "all_lessons") if self._values.get("following") else ("all_lessons",),
            "lessons_part": ("go_on",),
            "lessons_gone": ("home",),
            "rules": ("leave",),
        }[self.kind]

    def _show_detail(self) -> None:
        self._detail.setVisible(not self._detail.isVisible())

    def title(self) -> str:
        """Return what happened, in a few words."""
        return {
            "damaged": self.tr("Part of the ledger cannot be read"),
            "newer": self.tr("This ledger comes from a newer version"),
            "foreign": self.tr("This file is not a ledger of Cardgui"),
            "read_only": self.tr("Games cannot be saved here"),
            "full": self.tr("There is no room left to save games"),
            "locked": self.tr("Cardgui is already open"),
            "back": self.tr("Your game is back"),
            "settings": self.tr("Your settings could not be read"),
            "settings_stuck": self.tr("Your settings could not be read"),
            "settings_values": self.tr("Some settings could not be read"),
            "settings_unsaved": self.tr("Your settings cannot be saved"),
            "lesson": self.tr("This lesson cannot be shown"),
            "exercise": self.tr("This exercise cannot be shown"),
            "lessons_part": self.tr("Some lessons cannot be shown"),
            "lessons_gone": self.tr("The lessons cannot be shown"),
            "rules": self.tr("The rules cannot be shown"),
        }[self.kind]

    def text(self) -> str:
        """Return what is safe, and what that means."""
        values = self._values
        lost, kept = int(values.get("lost", 0)), int(values.get("kept", 0))
        if self.kind == "damaged":
            # Where not even the number of its deals can be read, none is known to be lost.
            told = [self.tr("%Ln deal(s) cannot be read.", "", lost)] if lost else []
            if kept:
                told.append(self.tr("%Ln deal(s) are safe and open as usual.", "", kept))
            elif not lost:
                told.append(self.tr("No deal can be read."))
            return joined((*told, self.tr("The damaged file was set aside as a copy; nothing was deleted.")))
        if self.kind == "newer" and values.get("version"):
            return self.tr(
                "Cardgui {version} wrote it. You can look at it here. What you play now is kept until you quit."
            ).format(version=values["version"])
        if self.kind == "read_only" and values.get("reason") == "io":
            return self.tr(
                "The ledger cannot be written now. You can go on playing; this session is kept until you quit."
            )
        deal = number(int(values.get("deal", 0)))
        return {
            "newer": self.tr("You can look at it here. What you play now is kept until you quit."),
            "foreign": self.tr("It was left as it is. A new ledger sets it aside under another name."),
            "read_only": self.tr(
                "The folder of your ledger is read-only. You can go on playing; this session is kept until you quit."
            ),
            "full": self.tr(
                "Everything saved so far is safe. You can go on playing; this session is kept until you quit."
            ),
            "locked": self.tr("Another window holds the ledger. What you play here is kept until you quit."),
            "back": self.tr(
                "Cardgui closed unexpectedly. {game}, deal {deal}: exactly where you left it, every card in its place."
            ).format(game=entry(str(values["game"])).name() if "game" in values else "", deal=deal),
            "settings": self.tr("Cardgui uses its defaults. The old file was set aside; nothing was deleted."),
            "settings_stuck": self.tr(
                "Cardgui uses its defaults and leaves the file alone. Your games are safe. What you set now lasts until"
                " you quit. Move or delete the file, then start Cardgui again."
            ),
            "settings_values": self.tr(
                "The settings file holds values that Cardgui does not know; it uses its defaults for them. All other"
                " settings are as you left them. You can choose anew in the settings."
            ),
            "settings_unsaved": self.tr(
                "What was saved before is still there; what you set now lasts until you quit. Games are stored apart"
                " from it. Make room on the disk, or allow writing in this folder; then change any setting, and all are"
                " saved."
            ),
            "lesson": self.tr(
                "A file of Cardgui is missing or damaged. The other lessons and your progress are safe. Install Cardgui"
                " again to bring this one back."
            ),
            "exercise": self.tr(
                "A file of Cardgui is missing or damaged. The other exercises and your progress are safe. Install"
                " Cardgui again to bring this one back."
            ),
            "lessons_part": self.tr(
                "Files of Cardgui are missing or damaged. The other lessons and your progress are safe. Install Cardgui"
                " again to bring everything back."
            ),
            "lessons_gone": self.tr(
                "Files of Cardgui are missing or damaged. Your games and your progress are safe, and you can play as"
                " always. Install Cardgui again to bring the lessons back."
            ),
            "rules": self.tr(
                "A file of Cardgui is missing or damaged. Your games are safe, and you can play as always. Install"
                " Cardgui again to bring the rules back."
            ),
        }[self.kind]

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        self._title.setText(self.title())
        self._text.setText(self.text())
        self.setAccessibleName(self.title())
        self.setAccessibleDescription(self.text())
        path, detail = str(self._values.get("path", "")), str(self._values.get("detail", ""))
        self._detail.setText("\n".join(part for part in (path, detail) if part))
        self.more.setText(self.tr("More"))
        words = {
            "go_on": self.tr("Got it"),
            "show_copy": self.tr("Show the copy"),
            "read_only": self.tr("Open read-only"),
            "new_ledger": self.tr("Start a new ledger"),
            "other_folder": self.tr("Choose another folder"),
            "no_saving": self.tr("Play without saving"),
            "resume": self.tr("Resume"),
            "later": self.tr("Later"),
            "following": self.tr("Next exercise") if self.kind == "exercise" else self.tr("Next lesson"),
            "all_lessons": self.tr("All lessons"),
            "home": self.tr("Play a game"),
            "leave": self.tr("Back"),
        }
        for key, button in self.buttons.items():
            button.setText(words[key])

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class NoticeStack(QWidget):
    """Notices under each other; without any it takes no room. One goes when its answer is given."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(16)
        self._column.setContentsMargins(0, 0, 0, 16)
        self.hide()

    def shown(self) -> list[Notice]:
        """The notices that wait for an answer, the first one on top."""
        items = (self._column.itemAt(place) for place in range(self._column.count()))
        return [notice for item in items if item is not None and isinstance(notice := item.widget(), Notice)]

    def add(self, notice: Notice) -> None:
        """Show one more."""
        self._column.addWidget(notice)
        notice.chosen.connect(lambda _key: self._remove(notice))
        self.show()
        self._repaint()

    def clear(self) -> None:
        """Show none."""
        for notice in self.shown():
            self._remove(notice)

    def _remove(self, notice: Notice) -> None:
        self._column.removeWidget(notice)
        notice.hide()
        notice.deleteLater()
        self.setVisible(bool(self.shown()))
        self._repaint()

    def _repaint(self) -> None:
        """Let the page draw its shadows anew."""
        around = self.parentWidget()
        if around is not None:
            around.update()
