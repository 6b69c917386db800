"""A deal of Minchiate: discards, declarations, twenty-one tricks and the final count (MI-11 to MI-27)."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING, Any, Final

from cardgui.engine import kernel
from cardgui.engine.action import Action, Play, Refusal
from cardgui.engine.cards import MATTO, MINCHIATE, Card
from cardgui.engine.events import CardPlayed, Event, TrickTaken
from cardgui.engine.explain import ScorePart
from cardgui.engine.game import Deal, Layout, RecordFaultError
from cardgui.engine.minchiate_cards import POINTS, discardable, verzicola_points, verzicole
from cardgui.engine.minchiate_layout import SEATS, cutter, turn_order
from cardgui.engine.minchiate_position import MinchiateStart
from cardgui.engine.minchiate_tally import Tally
from cardgui.engine.minchiate_terms import (
    Declare,
    Declared,
    Discard,
    DiscardChoice,
    Discarded,
    FolaTurnedUp,
    MinchiateView,
)
from cardgui.engine.position import Position
from cardgui.engine.trickplay import TrickPlay, conduct

if TYPE_CHECKING:
    from cardgui.engine.minchiate import Minchiate

_REASONS: Final = {
    kernel.FOLLOW: ("MI-18", "follow_suit"),
    kernel.TRUMP: ("MI-18", "must_trump"),
    kernel.KING: ("MI-20", "king_is_forced"),
}


def minchiate_conduct() -> kernel.Conduct:
    """What the game says about trick play (MI-18 to MI-21)."""
    rules = conduct(MINCHIATE)
    rules.trump = MINCHIATE.lane_named["T"]
    rules.must_trump = True
    rules.wild = MINCHIATE.places[MATTO]
    rules.kings = True
    return rules


class MinchiateDeal(Deal):
    """One deal of Minchiate, from the discards on."""

    def __init__(self, game: Minchiate, layout: Layout, start: MinchiateStart, tally: Tally) -> None:
        """Begin where ``start`` says.

        Args:
            game: the rules.
            layout: the cards as dealt; only the hands of the position where it began as one.
            start: a checked state.
            tally: the score that belongs to it.

        Raises:
            RecordFaultError: if a card of the current trick could not have been played.
        """
        self.game: Minchiate = game
        self.setup = start.setup
        self.layout = layout
        self._start = start
        self._tally = tally
        self._order = turn_order(self.setup)
        self._hands = [set(hand) for hand in start.full_hands]
        self._size = min(map(len, self._hands))
        self._discards: list[Discard] = []
        self._declarations: list[Declare] = []
        self._plays: list[Play] = []
        self._matto_shown = start.matto_shown
        self._play: TrickPlay | None = None
        if start.declarations == SEATS:
            self._play = self._begin_play()
            self._resume(self._play)

    def _begin_play(self) -> TrickPlay:
        leader = self._order[0] if self._start.leader is None else self._start.leader
        return TrickPlay(MINCHIATE, minchiate_conduct(), self._hands, leader, self.setup.step)

    def _resume(self, play: TrickPlay) -> None:
        start, lanes = self._start, MINCHIATE.lane_named
        play.resume(start.taken, (), [[lanes[suit] for suit in suits] for suits in start.voids], start.lacks)
        for suit in start.led:
            play.state.note_led(lanes[suit])
        for card in start.trick:
            refusal = self.refusal(Play(play.turn, card))
            if refusal is not None:
                raise RecordFaultError(refusal.rule, f"{card} could not be played to the trick")
            play.play(card)

    # -- whose decision -------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """``"discard"``, ``"declare"``, ``"play"`` or ``"over"``."""
        if self._discarder is not None:
            return "discard"
        if self._play is None:
            return "declare"
        return "over" if self._play.empty else "play"

    @property
    def _discarder(self) -> int | None:
        """Who has to discard now: the cutter before the dealer (MI-11)."""
        waiting = (cutter(self.setup), self.setup.dealer)
        return next((seat for seat in waiting if len(self._hands[seat]) > self._size), None)

    @property
    def _declared_count(self) -> int:
        return self._start.declarations + len(self._declarations)

    @property
    def _known_play(self) -> TrickPlay:
        if self._play is None:
            raise ValueError("the play has not begun")
        return self._play

    @property
    def to_act(self) -> frozenset[int]:
        """Cutter or dealer with cards too many, the next to declare, or the seat to play (MI-11, MI-15, MI-17)."""
        discarder = self._discarder
        if discarder is not None:
            return frozenset({discarder})
        if self._play is None:
            return frozenset({self._order[self._declared_count]})
        return frozenset() if self._play.empty else frozenset({self._play.turn})

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds, robbed ones included."""
        return MINCHIATE.sorted(self._hands[seat]) if self._play is None else self._play.hand(seat)

    # -- legality -------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> tuple[Action, ...] | DiscardChoice:
        """All possible discards, described; every set of the own verzicole; or every card that may be played."""
        if seat not in self.to_act:
            return ()
        if self.phase == "discard":
            return self._choice(seat)
        if self._play is None:
            own = verzicole(self._hands[seat])
            sets = chain.from_iterable(combinations(own, count) for count in range(len(own) + 1))
            return tuple(Declare(seat, chosen) for chosen in sets)
        return tuple(Play(seat, card) for card in self._play.legal())

    def _choice(self, seat: int) -> DiscardChoice:
        found = discardable(self._hands[seat], len(self._hands[seat]) - self._size)
        return DiscardChoice(seat, found.must, found.may, found.size)

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not possible now (MI-1, MI-7, MI-11, MI-12, MI-15, MI-17, MI-18, MI-20, MI-25)."""
        match action:
            case Discard():
                return self._refuse_discard(action)
            case Declare():
                return self._refuse_declaration(action)
            case Play():
                return self._refuse_play(action)
        return Refusal("README", "unknown_action")

    def _refuse_discard(self, action: Discard) -> Refusal | None:
        if action.seat != self._discarder:
            reason = "nothing_to_discard" if self._discarder is None else "not_your_turn"
            return Refusal("MI-11", reason)
        choice = self._choice(action.seat)
        cards = dict.fromkeys(action.cards)
        strange = tuple(card for card in cards if card not in self._hands[action.seat])
        if strange or len(cards) < len(action.cards):
            return Refusal("MI-11", "not_in_hand", strange)
        allowed = (*choice.must, *choice.may)
        kept = tuple(card for card in cards if card not in allowed)
        if kept:
            counting = tuple(card for card in kept if POINTS[card])
            return Refusal("MI-11", "counting_card" if counting else "trump_29", counting or kept, allowed)
        values: dict[str, int | str] = {"size": choice.size, "chosen": len(cards)}
        if len(cards) != choice.size:
            return Refusal("MI-11", "wrong_number", (), allowed, values)
        missing = tuple(card for card in choice.must if card not in cards)
        return Refusal("MI-11", "others_go_first", missing, choice.must) if missing else None

    def _refuse_declaration(self, action: Declare) -> Refusal | None:
        phase = self.phase
        if phase != "declare":
            return Refusal("MI-11", "discard_first") if phase == "discard" else Refusal("MI-15", "declaring_is_over")
        if action.seat != self._order[self._declared_count]:
            return Refusal("MI-15", "not_your_turn")
        hand = self._hands[action.seat]
        own = {frozenset(verzicola) for verzicola in verzicole(hand)}
        shown: set[frozenset[Card]] = set()
        for cards in action.verzicole:
            strange = tuple(card for card in cards if card not in hand)
            if strange:
                return Refusal("MI-15", "not_in_hand", strange)
            if frozenset(cards) not in own or len(set(cards)) < len(cards):
                return Refusal("MI-12", "no_verzicola", cards)
            if frozenset(cards) in shown:
                return Refusal("MI-15", "declared_twice", cards)
            shown.add(frozenset(cards))
        return None

    def _refuse_play(self, action: Play) -> Refusal | None:
        phase = self.phase
        if phase == "discard":
            return Refusal("MI-11", "discard_first")
        if phase == "declare":
            return Refusal("MI-15", "declare_first")
        if phase == "over":
            return Refusal("MI-25", "deal_is_over")
        play = self._known_play
        if action.seat != play.turn:
            return Refusal("MI-1" if play.current else "MI-17", "not_your_turn")
        if action.card not in play.hand(action.seat):
            return Refusal("MI-7", "not_in_hand")
        return play.refusal(action.card, _REASONS.__getitem__)

    # -- what happens ---------------------------------------------------------------------------------------------

    def _apply(self, action: Action) -> list[Event]:
        match action:
            case Discard():
                self._discards.append(action)
                self._hands[action.seat] -= set(action.cards)
                return [Discarded(action.seat, len(action.cards), action.cards)]
            case Declare():
                return self._apply_declaration(action)
            case Play():
                return self._apply_play(action)
        raise AssertionError(action)

    def _apply_declaration(self, action: Declare) -> list[Event]:
        self._declarations.append(action)
        with_matto = MATTO in self._hands[action.seat]
        shows_matto = with_matto and bool(action.verzicole)
        if shows_matto:
            self._matto_shown = action.seat
        points = tuple(verzicola_points(cards, with_matto=with_matto) for cards in action.verzicole)
        events: list[Event] = [Declared(action.seat, action.verzicole, points, shows_matto)]
        events += self._tally.declare(action.seat, action.verzicole, with_matto=with_matto)
        if self._declared_count == SEATS:
            self._play = self._begin_play()
            if self._start.fola:
                events.append(FolaTurnedUp(self._start.fola))
        return events

    def _apply_play(self, action: Play) -> list[Event]:
        play = self._known_play
        self._plays.append(action)
        number, led = sum(play.taken) + 1, not play.current
        trick = play.play(action.card)
        winning = play.state.best_seat if trick or play.state.led != kernel.NONE else None
        events: list[Event] = [CardPlayed(action.seat, action.card, face_down=False, led=led, trick=number,
                                          winning=winning)]  # fmt: skip
        if trick is None:
            return events
        events.append(TrickTaken(trick.winner, trick.card, number, tuple(play.taken), last=play.empty))
        events += self._tally.take(trick)
        if play.empty:
            events += self._tally.end(trick.winner)
        return events

    # -- what is known --------------------------------------------------------------------------------------------

    def actions(self) -> tuple[Action, ...]:
        """The discards, the declarations, the cards (Record)."""
        return (*self._discards, *self._declarations, *self._plays)

    def _discard_counts(self) -> tuple[int, ...]:
        counts = list(self._start.discarded)
        for discard in self._discards:
            counts[discard.seat] += len(discard.cards)
        return tuple(counts)

    def view(self, seat: int) -> MinchiateView:
        """Own hand, robbed, turned-up and declared cards, the fola once turned up, and all that was played."""
        play, start, tally, phase = self._play, self._start, self._tally, self.phase
        to_act, hand = self.to_act, self.hand(seat)
        own = verzicole(hand) if phase == "declare" and seat in to_act else ()
        with_matto = MATTO in hand
        lanes = MINCHIATE.lanes
        shown = {s: start.declared[s] for s in self._order[: start.declarations]}
        shown.update((action.seat, action.verzicole) for action in self._declarations)
        return MinchiateView(
            seat=seat,
            deals=self.game.deals,
            setup=self.setup,
            phase=phase,
            to_act=to_act,
            hand=hand,
            hand_sizes=play.hand_sizes() if play else tuple(map(len, self._hands)),
            cutter=cutter(self.setup),
            cutter_robbed=start.cutter_robbed,
            dealer_robbed=start.dealer_robbed,
            robbing_told=start.robbing_told,
            turned_up=start.turned_up,
            discarded=self._discard_counts(),
            own_discards=tuple(card for action in self._discards if action.seat == seat for card in action.cards),
            discards=self._choice(seat) if phase == "discard" and seat in to_act else None,
            declared=tuple(shown.get(s) for s in range(SEATS)),
            matto_shown=self._matto_shown,
            verzicole=tuple((v, verzicola_points(v, with_matto=with_matto)) for v in own),
            fola=start.fola if play else None,
            tricks=tuple(play.finished) if play else (),
            piles=tally.sorted_piles(),
            matto_owed=tally.owed,
            current=tuple(play.current) if play else (),
            led=lanes[play.state.led].name if play and play.state.led != kernel.NONE else None,
            suits_led=frozenset(self._suits_led()),
            taken=tuple(play.taken) if play else (0,) * SEATS,
            difference=tally.difference,
            resti=tuple(tally.resti),
            voids=tuple(frozenset(lanes[v].name for v in s) for s in play.voids) if play else (frozenset(),) * SEATS,
            lacking=tuple(frozenset(play.lacking(s)) for s in range(SEATS)) if play else (frozenset(),) * SEATS,
            legal=play.legal() if play and not play.empty and play.turn == seat else (),
        )

    def _suits_led(self) -> list[str]:
        play = self._play
        return [lane.name for number, lane in enumerate(MINCHIATE.lanes) if play and play.state.was_led(number)]

    def result(self) -> dict[str, Any]:
        """``deal_scores``, ``resti``, ``final_count``, ``tricks``, ``difference`` (Record)."""
        counted = self._tally.counted
        if counted is None:
            raise ValueError("the deal is not over")
        net = counted.resti[0] - counted.resti[1]
        return {
            "deal_scores": [net, -net],
            "resti": list(counted.resti),
            "final_count": [count.total for count in counted.counts],
            "tricks": list(self._known_play.taken),
            "difference": counted.before,
        }

    def explain(self) -> tuple[ScorePart, ...]:
        """For each side every score event, the lines of its pile, the resti that each brought (MI-8 to MI-27)."""
        return self._tally.explain()

    def position(self) -> Position:
        """The present state (fields: see ``README.md``)."""
        play, start, tally, view = self._play, self._start, self._tally, self.view(0)
        leader = None
        if play is not None:
            leader = play.current[0][0] if play.current else play.turn
        fields: dict[str, Any] = {
            "deal": self.setup.deal,
            "dealer": self.setup.dealer,
            "scores": list(self.setup.scores),
            "phase": "play" if self.phase == "over" else self.phase,
            "hands": [list(self.hand(seat)) for seat in range(SEATS)],
            "cutter_robbed": list(start.cutter_robbed),
            "dealer_robbed": list(start.dealer_robbed),
            "turned_up": list(start.turned_up),
            "discarded": list(view.discarded),
            "declarations": self._declared_count,
            "declared": [["_".join(cards) for cards in shown or ()] for shown in view.declared],
            "matto_shown": self._matto_shown,
            "fola": list(start.fola),
            "difference": tally.difference,
            "resti": list(tally.resti),
            "tricks": list(view.taken),
            "leader": leader,
            "trick": [card for _, card in view.current],
            "piles": [list(pile) for pile in view.piles],
            "matto_owed": tally.owed,
            "led": self._suits_led(),
            "voids": [sorted(voids) for voids in view.voids],
            "lacks": [
                [card for card in MINCHIATE.sorted(lacking) if card[0] not in voids]
                for lacking, voids in zip(view.lacking, view.voids, strict=True)
            ],
        }
        if not start.robbing_told:
            del fields["dealer_robbed"]
        return Position(self.game.id, SEATS, dict(self.game.options), fields)
