"""Whist at the table."""

from cardgui.models.controller import Step
from cardgui.models.prompt import Prompt
from cardgui.table.context import RefusalLike, TableContext
from cardgui.table.end_panels import DealEnd
from cardgui.table.plain_panel import PlainPanel
from cardgui.table.prompts import Saying
from cardgui.table.top_bar import ChipFacts
from tests.whist.words import WhistWords


class WhistPanel(PlainPanel[WhistWords]):
    """The table in whist's words."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context, WhistWords(context.stage))

    def chips(self) -> list[ChipFacts]:
        """Trumps."""
        suit = str(self._shown.facts.get("trump", ""))
        trump = [ChipFacts(self._words.trump(), suit=suit, spoken=self._words.trump_is(suit))] if suit else []
        return trump + super().chips()

    def not_now(self, prompt: Prompt, card: str) -> str:  # noqa: ARG002
        """The suit led must be followed."""
        return self._words.must_follow(prompt.suit or "")

    def refusal(self, refusal: RefusalLike, card: str) -> tuple[str, str]:
        """Why a card cannot be played."""
        suit, leader = str(refusal.values.get("suit", "")), int(refusal.values.get("led_by", 0))
        return self._table.words.cannot_be_played(card), self._words.refused(suit, self._table.name(leader))

    def banner(self, step: Step) -> Saying | None:
        """Which card was turned up."""
        suit = str(self._shown.facts.get("trump", ""))
        return Saying(self._words.trump_is(suit), suit) if step.beat.motion == "announce" else None

    def _deal_end(self) -> DealEnd:
        rows, dealer = self._rows(), self._table.name(self._shown.next_dealer or 0)
        title = self._ends.words.deal_title(self._shown.deal, rows[0].score)
        return DealEnd(title, self._words.formula(), (), rows, self._words.next_dealer(dealer))
