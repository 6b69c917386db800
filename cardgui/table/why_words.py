"""What every game says of how a score came about; what is special to one stands in its own folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.models.score_why import ScorePart, Why, WhyTrick


class Said(NamedTuple):
    """One reason in words.

    Attributes:
        text: the reason.
        value: what it brings, as a figure or a product.
        points: the same as a number, for its colour; 0 where it is neither gain nor loss.
        rule: number of its rule, or empty.
    """

    text: str
    value: str
    points: int
    rule: str = ""


class GameWhy(Protocol):
    """What one game says of its scores. Names are by seat, the person's the first, which reads "You"."""

    def about(self, why: Why, names: Sequence[str]) -> str:
        """What the deal was about, as a caption."""

    def part(self, part: ScorePart, names: Sequence[str]) -> Said:
        """A reason that is no trick by itself."""

    def trick(self, trick: WhyTrick) -> Said:
        """What a trick brought; the text may be empty."""

    def notes(self, trick: WhyTrick, why: Why, names: Sequence[str]) -> list[tuple[str, str]]:
        """What else is worth knowing of a trick: sentences, each with the number of its rule, or none."""

    def foot(self, why: Why) -> list[tuple[str, str]]:
        """What is said under all, likewise."""


class WhyWords(QObject):
    """Words that all games share, asked for anew at each use."""

    def title(self, name: str, score: int) -> str:
        """Whose score it is, and how much."""
        return self.tr("{name} {score}").format(name=name, score=signed(score))

    def trick(self, trick: int) -> str:
        """Head of a trick."""
        return self.tr("Trick {number}").format(number=number(trick))

    def led_by(self, name: str) -> str:
        """Beside it, who led."""
        return self.tr("led by {name}").format(name=name)

    def led_by_you(self) -> str:
        """The same of the person."""
        return self.tr("led by you")

    def product(self, count: int, each: int, points: int) -> str:
        """How points come about: 4 × −30 = −120."""
        return self.tr("{count} × {each} = {points}").format(
            count=number(count), each=number(each) if each > 0 else signed(each), points=signed(points)
        )

    def names(self, names: Sequence[str]) -> str:
        """Several players in a row."""
        return self.tr(", ", "between players").join(names)

    def wins(self, name: str, card: str) -> str:
        """A card of a trick that wins it, read aloud."""
        return self.tr("{name}: {card}, which wins").format(name=name, card=card)

    def plays(self, name: str, card: str) -> str:
        """A card of a trick, read aloud."""
        return self.tr("{name}: {card}").format(name=name, card=card)

    def spoken(self, head: str, led: str, cards: Sequence[str], value: str) -> str:
        """A trick read aloud."""
        row = self.tr("; ", "between the cards of a trick").join(cards)
        text = self.tr("{trick}, {led}: {cards}. {value}.") if value else self.tr("{trick}, {led}: {cards}.")
        return text.format(trick=head, led=led, cards=row, value=value)

    def line_spoken(self, text: str, value: str) -> str:
        """A reason read aloud."""
        return self.tr("{reason}: {value}.").format(reason=text, value=value) if value else text

    def rule(self, rule: str) -> str:
        """A rule number."""
        return self.tr("Rule {rule}").format(rule=rule)

    def no_tricks(self) -> str:
        """That no trick counted."""
        return self.tr("No trick counted.")

    def arrows(self) -> str:
        """What the arrow keys do."""
        return self.tr("Arrow keys: next score")

    def before(self) -> str:
        """The button to the score before."""
        return self.tr("Previous score")

    def following(self) -> str:
        """The button to the next score."""
        return self.tr("Next score")

    def review(self) -> str:
        """The button that leads to going over the deal."""
        return self.tr("Review this deal")

    def close(self) -> str:
        """The button that closes."""
        return self.tr("Close")

    def name(self) -> str:
        """What the panel is called."""
        return self.tr("How this score came about")

    def unreadable(self) -> str:
        """That a record cannot be replayed."""
        return self.tr("This deal cannot be replayed.")
