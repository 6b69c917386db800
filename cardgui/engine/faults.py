"""What is wrong with something from outside."""

from __future__ import annotations

_LONGEST = 300
"""Characters of a fault's text, so that a quoted value cannot fill the screen."""


class RecordFaultError(ValueError):
    """Something from outside (record, position) that the rules contradict.

    Its text is one printable line whatever it quotes.

    Attributes:
        rule: rule number, ``README`` or ``XX-Record``.
        field: the field of a position that has not the shape it needs, or that does not exist; else ``""``.
    """

    def __init__(self, rule: str, text: str, field: str = "") -> None:
        super().__init__("".join(c if c.isprintable() else ascii(c)[1:-1] for c in text[:_LONGEST]))
        self.rule = rule
        self.field = field
