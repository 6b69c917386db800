"""A costly decision that is to be taken anew."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Exercise:
    """What the person tries anew.

    Attributes:
        here: index of the decision that is asked for, ``None`` before the first.
        tried: the card that was tried last.
        solved: decisions that were solved, or whose answer was shown.
    """

    here: int | None = None
    tried: str | None = None
    solved: set[int] = field(default_factory=set)

    def asks(self, index: int | None) -> bool:
        """Whether a card is asked for at this decision."""
        return index is not None and index == self.here and index not in self.solved
