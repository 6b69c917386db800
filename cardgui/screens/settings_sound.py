"""Whether sounds can be heard on this computer, and the sentence that says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication

from cardgui.look.controls import Label
from cardgui.models.background import Background
from cardgui.table.loudspeaker import silence

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardgui.table.loudspeaker import Silence


class SilenceNote(Label):
    """Says why no sound can be played; hidden while one can be.

    Signals:
        changed: what can be heard is otherwise than before.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(color="text2", wrap=True, parent=parent)
        self.why: Silence = ""
        self._looking = Background("silence", self)
        self._looking.done.connect(self._on_found)
        self.hide()

    @property
    def audible(self) -> bool:
        """Whether sounds can be heard, as far as is known."""
        return not self.why

    def look(self) -> None:
        """Find out anew, beside the window: a device may have come or gone. Off screen nobody listens."""
        if QGuiApplication.platformName() != "offscreen":
            self._looking.submit("why", silence)

    def _on_found(self, _key: object, why: Silence | None) -> None:
        if why is not None:  # none if it could not be found out
            self.show_why(why)

    def show_why(self, why: Silence) -> None:
        """Show a reason, or that there is none."""
        self.why = why
        self.retranslate()
        self.setVisible(bool(why))
        self.changed.emit()

    def retranslate(self) -> None:
        """Show the sentence in the language of now."""
        words = {
            "": "",
            "library": self.tr(
                "No sound can be played: miniaudio, the package that plays sounds, is missing or damaged."
            ),
            "device": self.tr("No sound can be played: this computer has no sound device that can be used now."),
        }
        self.setText(words[self.why])

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
