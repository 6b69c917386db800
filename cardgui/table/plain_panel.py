"""A game's part of the table where the game has nothing special; each game overrides what it has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from cardgui.engine.cards import Card
from cardgui.engine.events import CardPlayed, DealBegan, TrickTaken
from cardgui.look.i18n import number
from cardgui.look.sentences import ended, joined
from cardgui.models.prompt import Prompt
from cardgui.table.end_panels import DealEnd, EndPanels, Focusable, MatchEnd, focus_first, stand_on
from cardgui.table.ends import EndRow
from cardgui.table.prompts import Saying
from cardgui.table.seats import PlateFacts
from cardgui.table.teams import team_of
from cardgui.table.top_bar import ChipFacts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardgui.models.controller import Step
    from cardgui.models.shown import ShownSeat, ShownState
    from cardgui.table.context import RefusalLike, TableContext
    from cardgui.table.layout import TableLayout


class PlainWords(Protocol):
    """What every game says in words of its own."""

    def title(self) -> str:
        """The game's name."""

    def lead(self) -> str:
        """That any card may be led."""

    def follow(self, suit: str) -> str:
        """That a suit must be followed."""

    def void(self, suit: str) -> str:
        """That any card may be played for want of the suit led."""


class OwnPanel(Focusable, Protocol):
    """A panel of a game's own."""

    def put(self, layout: TableLayout) -> None:
        """Stand where it belongs in the window as it is now."""


W = TypeVar("W", bound=PlainWords)


class PlainPanel(ABC, Generic[W]):
    """See :class:`~cardgui.table.registry.GamePanel`.

    Attributes:
        deal_end, match_end: the panels at the ends.
    """

    own_panels: Sequence[OwnPanel] = ()
    """The game's own panels, which stand on the table while something is asked."""

    def __init__(self, context: TableContext, words: W) -> None:
        self._table = context
        self._words = words
        self._ends = EndPanels(context)
        self.deal_end, self.match_end = self._ends.deal, self._ends.match
        stand_on(context.stage, (self.deal_end, self.match_end))

    @property
    def _shown(self) -> ShownState:
        return self._table.controller.shown

    def title(self) -> str:
        """The game's name."""
        return self._words.title()

    # common things ----------------------------------------

    def chips(self) -> list[ChipFacts]:
        """The direction of play, while a deal is played."""
        shown = self._shown
        if shown.phase in {"end", "match_end"} or not shown.deal:
            return []
        icon = "clockwise" if shown.direction == "cw" else "counter-clockwise"
        return [ChipFacts(self._table.words.direction(shown.direction), icon=icon)]

    def plate(self, seat: int, *, awaited: bool) -> PlateFacts:
        """Name, dealer, side, and the tricks taken."""
        state, words = self._shown.seats[seat], self._table.words
        roles = [words.dealer_inside()] if state.dealer else []
        parts = [
            words.seat(self._table.name(seat), words.where(seat, self._shown.players), roles),
            words.taken(state.taken),
            words.held(state.held),
        ]
        if awaited:
            parts.append(words.to_act())
        return PlateFacts(
            name=self._table.name(seat),
            role=words.dealer() if state.dealer else "",
            ring=awaited,
            spoken=joined(parts),
            team=team_of(seat) if self._table.by_sides else "",
            figure=number(state.taken),
        )

    def prompt(self, prompt: Prompt) -> Saying:
        """What the person has to do with a card."""
        suit = prompt.suit or ""
        match prompt.key:
            case "follow":
                return Saying(self._words.follow(suit), suit)
            case "void":
                return Saying(self._words.void(suit))
        return Saying(self._words.lead())

    @abstractmethod
    def not_now(self, prompt: Prompt, card: Card) -> str:
        """Why a card may not be played, in a few words inside a sentence."""

    @abstractmethod
    def refusal(self, refusal: RefusalLike, card: Card) -> tuple[str, str]:
        """Title and text of the callout for a refused card."""

    def card_label(self, seat: int) -> str:  # noqa: ARG002
        """Nothing: the card says it."""
        return ""

    # what happens ----------------------------------------

    def sentence(self, step: Step) -> str:
        """A step in words."""
        if not step.beat.speak:
            return ""
        match step.event:
            case DealBegan(deal=deal, dealer=dealer):
                return self._table.words.deals_now(deal, self._table.name(dealer))
            case CardPlayed() as event:
                return self._played(event)
            case TrickTaken() as event:
                return self._taken(event)
        banner = self.banner(step)
        return (banner.spoken or ended(banner.text)) if banner is not None else ""

    def _played(self, event: CardPlayed) -> str:
        common, name = self._table.words, self._table.name(event.seat)
        if event.seat == 0 and event.card is not None:
            return common.you_lead(event.card) if event.led else common.you_play(event.card)
        if event.face_down or event.card is None:
            return common.leads_face_down(name) if event.led else common.plays_face_down(name)
        return common.leads(name, event.card) if event.led else common.plays(name, event.card)

    def _taken(self, event: TrickTaken) -> str:
        return self._table.words.you_win() if event.seat == 0 else self._table.words.wins(self._table.name(event.seat))

    def banner(self, step: Step) -> Saying | None:  # noqa: ARG002
        """Nothing is held for."""
        return None

    # panels ----------------------------------------

    def choose(self, card: Card) -> bool:  # noqa: ARG002
        """A chosen card is played."""
        return False

    def refresh(self) -> None:
        """Show the ends when they come."""
        self._ends.refresh(self._deal_end, self._match_end)

    def _row(self, state: ShownSeat) -> EndRow:
        """The line at the ends of a player, or of the side whose first player it is."""
        name, score = self._table.scored()[state.seat], state.deal_score or 0
        spoken = self._ends.words.row_spoken(name, score, state.total)
        team = team_of(state.seat) if self._table.by_sides else ""
        return EndRow(state.seat, name, (), score, state.total, spoken, team)

    def _rows(self) -> list[EndRow]:
        return [self._row(self._shown.seats[side]) for side in range(len(self._table.scored()))]

    @abstractmethod
    def _deal_end(self) -> DealEnd:
        """What is said when a deal has ended."""

    def _match_end(self) -> MatchEnd:
        """Who has won the match, by the totals."""
        shown, words, scored = self._shown, self._ends.words, self._table.scored()
        title = words.winners(shown.winners, [scored[side] for side in shown.winners])
        rows = [replace(row, cells=()) for row in self._rows()]
        return MatchEnd(title, words.match_text(shown.deals), (words.total(),), rows)

    def show_beside(self, *, shown: bool) -> None:
        """Nothing stands beside the plates."""

    def lay_out(self) -> None:
        """Fit the panels to the window."""
        for panel in (*self.own_panels, self.deal_end, self.match_end):
            if panel.isVisible():
                panel.put(self._table.stage.layout_now)

    def close_top(self) -> bool:
        """Nothing is closed by Esc."""
        return False

    def focus_panel(self) -> bool:
        """Give the focus to the panel that is open."""
        return focus_first((*self.own_panels, self.deal_end, self.match_end))

    def retranslate(self) -> None:
        """Follow another language."""
        self.refresh()
