"""What is said of the learner's last try."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from cardgui.screens.lesson.column import LessonColumn
    from cardgui.table.speech import Speech

Said = Callable[[], tuple[str, str]]
"""Title and text of a note, in the language of now."""
Tone = Literal["right", "wrong"]


class Notes:
    """One note at a time: that it was right, or why not. It is asked for anew in each language.

    Attributes:
        tone: of the note there is, ``None`` where there is none.
    """

    def __init__(self, column: LessonColumn, speech: Speech) -> None:
        self._column, self._speech = column, speech
        self.tone: Tone | None = None
        self._said: Said | None = None

    def clear(self) -> None:
        """There is no note any more."""
        self.tone = self._said = None
        self.show()

    def tell(self, tone: Tone, said: Said) -> None:
        """Show a note, scroll to it, and say it."""
        self.tone, self._said = tone, said
        self.show()
        self._column.see(self._column.right if tone == "right" else self._column.wrong)
        title, text = said()
        self._speech.say(f"{title}. {text}".replace("**", ""), assertive=True)

    def show(self) -> None:
        """Show the note in the language of now."""
        said = ("", "") if self._said is None else self._said()
        for tone, note in (("right", self._column.right), ("wrong", self._column.wrong)):
            note.say(*(said if tone == self.tone else ("", "")))
