"""A deal of Rıfkı: the declarer's choice, then up to thirteen tricks (RI-5, RI-15 to RI-24, RI-28 to RI-30)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from cardgui.engine import kernel
from cardgui.engine.action import Action, Play, Refusal
from cardgui.engine.cards import FRENCH, FRENCH_SUITS, Card
from cardgui.engine.events import CardPlayed, Event, TrickTaken
from cardgui.engine.explain import ScorePart
from cardgui.engine.game import Deal, Layout, RecordFaultError, Setup
from cardgui.engine.masks import bit
from cardgui.engine.position import Position
from cardgui.engine.rifki_contracts import CONTRACTS, KING_TRICKS, KOZ, Contract, barred, choices, score_part
from cardgui.engine.rifki_position import SEATS, RifkiStart
from cardgui.engine.rifki_terms import (
    ContractChosen,
    DealVoided,
    Declare,
    EndedEarly,
    KingMade,
    PenaltiesWon,
    RifkiView,
)
from cardgui.engine.trickplay import Trick, TrickPlay, conduct

if TYPE_CHECKING:
    from cardgui.engine.rifki import Rifki

_REASONS: Final = {
    kernel.FOLLOW: ("RI-17", "follow_suit"),
    kernel.TRUMP: ("RI-18", "must_trump"),
    kernel.PENALTY: ("RI-20", "must_throw_penalty"),
    kernel.UNDER: ("RI-21", "must_play_lower_penalty"),
    kernel.LEAD_BAN: ("RI-22", "hearts_not_played"),
    kernel.OVER: ("RI-28", "must_overtrump"),
}
_HEARTS: Final = FRENCH.lane_named["H"]


def declarer_of(setup: Setup) -> int:
    """The seat that chooses the contract: the dealer sits on its left (RI-3)."""
    return (setup.dealer - 1) % SEATS


def contract_conduct(contract: Contract, trump: str | None, *, must_overtrump: bool) -> kernel.Conduct:
    """What a contract says about trick play (RI-15 to RI-22, RI-28).

    Args:
        contract: the contract.
        trump: the trump suit in a koz.
        must_overtrump: whether RI-28 is in force.
    """
    rules = conduct(FRENCH)
    if trump is not None:
        rules.trump = FRENCH.lane_named[trump]
        rules.must_trump = True
        rules.must_overtrump = must_overtrump
    if contract.spares_hearts:
        rules.ban = _HEARTS
    rules.penalty_low = sum(bit(FRENCH.places[card]) for card in contract.cards)
    rules.under = contract.forces_lower
    return rules


class RifkiDeal(Deal):
    """One deal of Rıfkı."""

    def __init__(self, game: Rifki, setup: Setup, layout: Layout) -> None:
        """Begin before the declarer's choice."""
        self.game: Rifki = game
        self.setup = setup
        self.layout = layout
        self._declared: Declare | None = None
        self._plays: list[Play] = []
        self._play: TrickPlay | None = None
        self._gone: tuple[Card, ...] = ()
        self._won: list[list[Card]] = [[] for _ in range(SEATS)]
        self._last = [0] * SEATS

    # -- whose decision -------------------------------------------------------------------------------------------

    @property
    def declarer(self) -> int:
        """The seat that chooses the contract and leads to the first trick (RI-3, RI-16)."""
        return declarer_of(self.setup)

    @property
    def trump(self) -> str | None:
        """The trump suit in a koz (RI-8)."""
        return None if self._declared is None else self._declared.trump

    @property
    def phase(self) -> str:
        """``"declare"``, ``"play"`` or ``"over"``."""
        if self._play is None:
            return "declare"
        return "over" if self._ended(self._play) else "play"

    def _ended(self, play: TrickPlay) -> bool:
        """All cards played or, between tricks, all penalty cards won (RI-23)."""
        if play.empty:
            return True
        penalties = play.state.conduct.penalty_low
        return penalties != 0 and not play.current and not play.state.all_low() & penalties

    @property
    def to_act(self) -> frozenset[int]:
        """The declarer, then the seat to play (RI-5, RI-16)."""
        if self._play is None:
            return frozenset({self.declarer})
        return frozenset() if self._ended(self._play) else frozenset({self._play.turn})

    @property
    def _known_play(self) -> TrickPlay:
        if self._play is None:
            raise ValueError("the play has not begun")
        return self._play

    @property
    def _known_contract(self) -> Contract:
        if self._declared is None:
            raise ValueError("no contract is chosen")
        return CONTRACTS[self._declared.contract]

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat holds."""
        return FRENCH.sorted(self.layout.hands[seat]) if self._play is None else self._play.hand(seat)

    # -- legality -------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every contract that may be chosen (a koz for each trump suit), or every card that may be played."""
        if seat not in self.to_act:
            return ()
        if self._play is not None:
            return tuple(Play(seat, card) for card in self._play.legal())
        return tuple(
            Declare(seat, contract, trump)
            for contract in self.choices()
            for trump in (FRENCH_SUITS if contract == KOZ else (None,))
        )

    def choices(self) -> tuple[str, ...]:
        """The contracts that the declarer may choose (RI-6, RI-7, RI-27)."""
        return choices(self.setup.history, self.declarer, opening_penalties=self.game.opening_penalties)

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not possible now (RI-4 to RI-8, RI-15 to RI-18, RI-20 to RI-23, RI-27, RI-28)."""
        match action:
            case Declare():
                return self._refuse_declare(action)
            case Play():
                return self._refuse_play(action)
        return Refusal("README", "unknown_action")

    def _refuse_declare(self, action: Declare) -> Refusal | None:
        if self._declared is not None:
            return Refusal("RI-5", "contract_is_chosen")
        if action.seat != self.declarer:
            return Refusal("RI-5", "declarer_chooses", values={"declarer": self.declarer})
        if action.contract not in CONTRACTS:
            return Refusal("RI-5", "unknown_contract")
        if action.contract != KOZ and action.trump is not None:
            return Refusal("RI-15", "no_trumps", values={"contract": action.contract})
        if action.contract == KOZ and action.trump not in tuple(FRENCH_SUITS):
            return Refusal("RI-8", "name_a_trump")
        bar = barred(self.setup.history, action.seat, action.contract, opening_penalties=self.game.opening_penalties)
        if bar is None:
            return None
        values: dict[str, int | str] = {"contract": action.contract}
        for number, deal in enumerate(bar.deals, 1):
            values[f"deal_{number}"] = deal
            values[f"seat_{number}"] = self.setup.history[deal - 1][0]
        return Refusal(bar.rule, bar.reason, values=values)

    def _refuse_play(self, action: Play) -> Refusal | None:
        play = self._play
        if play is None:
            return Refusal("RI-5", "declare_first")
        if self._ended(play):
            return Refusal("RI-23", "deal_is_over")
        if action.seat != play.turn:
            rule = "RI-4" if play.current else "RI-16"
            return Refusal(rule, "not_your_turn", values={"turn": play.turn})
        if action.card not in play.hand(action.seat):
            return Refusal("RI-4", "not_in_hand")
        refusal = play.refusal(action.card, _REASONS.__getitem__)
        if refusal is None:
            return None
        named = {"trump": self.trump} if self.trump else {}
        return replace(refusal, values={**refusal.values, "contract": self._known_contract.name, **named})

    # -- what happens ---------------------------------------------------------------------------------------------

    def _apply(self, action: Action) -> list[Event]:
        match action:
            case Declare():
                self._declared = action
                self._play = self._begin_play(self.layout.hands, self.declarer)
                return [ContractChosen(action.seat, action.contract, action.trump)]
            case Play():
                return self._apply_play(action)
        raise AssertionError(action)

    def _begin_play(self, hands: tuple[tuple[Card, ...], ...], leader: int) -> TrickPlay:
        rules = contract_conduct(self._known_contract, self.trump, must_overtrump=self.game.must_overtrump)
        return TrickPlay(FRENCH, rules, hands, leader, self.setup.step)

    def _apply_play(self, action: Play) -> list[Event]:
        play = self._known_play
        self._plays.append(action)
        led = not play.current
        number = sum(play.taken) + 1
        trick = play.play(action.card)
        events: list[Event] = [
            CardPlayed(action.seat, action.card, face_down=False, led=led, trick=number, winning=play.state.best_seat)
        ]
        if trick is None:
            return events
        left = max(play.hand_sizes())
        if left < 2:
            self._last[trick.winner] += 1
        ended = self._ended(play)
        events.append(TrickTaken(trick.winner, trick.card, number, tuple(play.taken), last=ended))
        events += self._take_penalties(trick)
        if self.game.king_ends_game and self.trump is not None and play.taken[trick.winner] == KING_TRICKS:
            events.append(KingMade(trick.winner, KING_TRICKS))
        if ended and left:
            events.append(EndedEarly(left))
        if ended and self._void:
            events.append(DealVoided(self.declarer))
        return events

    def _take_penalties(self, trick: Trick) -> list[Event]:
        penalties = self._known_contract.cards
        cards = tuple(card for card in trick.cards if card in penalties)
        if not cards:
            return []
        self._won[trick.winner] += cards
        return [PenaltiesWon(trick.winner, cards, self._penalties_left)]

    @property
    def _penalties_left(self) -> int:
        play = self._known_play
        return int(play.state.all_low() & play.state.conduct.penalty_low).bit_count()

    @property
    def _void(self) -> bool:
        """Whether the finished deal does not count: a queen for each player (RI-30)."""
        girls = self.game.void_equal_girls and self._known_contract.name == "kiz"
        return girls and all(len(cards) == 1 for cards in self._won)

    def resume(self, start: RifkiStart) -> None:
        """Go to where a checked position begins; called once, on a new deal.

        Raises:
            RecordFaultError: if a card of the current trick could not have been played.
        """
        self._gone = start.gone
        if start.contract is None:
            return
        self._declared = Declare(self.declarer, start.contract, start.trump)
        leader = self.declarer if start.leader is None else start.leader
        self._play = play = self._begin_play(start.full_hands, leader)
        voids = [[FRENCH.lane_named[suit] for suit in suits] for suits in start.voids]
        play.resume(start.taken, [_HEARTS] if start.hearts else [], voids, start.lacks)
        self._won = [list(cards) for cards in start.won]
        if any(start.taken) and max(play.hand_sizes()) == 1:
            self._last[leader] = 1
        for index, card in enumerate(start.trick):
            refusal = self.refusal(Play((leader + self.setup.step * index) % SEATS, card))
            if refusal is not None:
                raise RecordFaultError(refusal.rule, f"{card} could not be played to the trick")
            play.play(card)

    # -- what is known --------------------------------------------------------------------------------------------

    def actions(self) -> tuple[Action, ...]:
        """The declaration, then the cards (Record)."""
        return (*([self._declared] if self._declared else []), *self._plays)

    def view(self, seat: int) -> RifkiView:
        """Own hand, the contract and who declared, every played card, and what the play has shown."""
        play = self._play
        acts = seat in self.to_act
        lanes = FRENCH.lanes
        return RifkiView(
            seat=seat,
            must_overtrump=self.game.must_overtrump,
            king_ends_game=self.game.king_ends_game,
            void_equal_girls=self.game.void_equal_girls,
            opening_penalties=self.game.opening_penalties,
            deals=self.game.deals,
            setup=self.setup,
            phase=self.phase,
            to_act=self.to_act,
            hand=self.hand(seat),
            hand_sizes=play.hand_sizes() if play else tuple(map(len, self.layout.hands)),
            declarer=self.declarer,
            cutter=(self.declarer - 1) % SEATS,
            contract=self._declared.contract if self._declared else None,
            trump=self.trump,
            choices=self.choices() if acts and play is None else (),
            tricks=tuple(play.finished) if play else (),
            gone=self._gone,
            current=tuple(play.current) if play else (),
            led=lanes[play.state.led].name if play and play.current else None,
            taken=tuple(play.taken) if play else (0,) * SEATS,
            last=tuple(self._last),
            won=tuple(map(tuple, self._won)),
            hearts=play is not None and play.state.has_fallen(_HEARTS),
            voids=tuple(frozenset(lanes[v].name for v in s) for s in play.voids) if play else (frozenset(),) * SEATS,
            lacking=tuple(frozenset(play.lacking(s)) for s in range(SEATS)) if play else (frozenset(),) * SEATS,
            legal=play.legal() if play and acts else (),
        )

    def result(self) -> dict[str, Any]:
        """``deal_scores``, ``tricks``, ``contract``, ``trump``, ``declarer``, and ``void`` for RI-30 (Record)."""
        scores = [0] * SEATS
        for part in self.explain():
            scores[part.side] += part.points
        return {
            "deal_scores": scores,
            "tricks": list(self._known_play.taken),
            "contract": self._known_contract.name,
            "trump": self.trump,
            "declarer": self.declarer,
            **({"void": True} if self._void else {}),
        }

    def explain(self) -> tuple[ScorePart, ...]:
        """One part a seat: what it took of what the contract is about; another for a King (RI-8 to RI-14, RI-29)."""
        if not self.over:
            raise ValueError("the deal is not over")
        contract, taken = self._known_contract, self._known_play.taken
        parts = []
        for seat in range(SEATS):
            part = score_part(contract, seat, taken[seat], self._last[seat], self._won[seat])
            parts.append(replace(part, rule="RI-30", key="void", points=0) if self._void else part)
            if self.game.king_ends_game and contract.name == KOZ and taken[seat] >= KING_TRICKS:
                parts.append(ScorePart(seat, "RI-29", "king", 0, {"tricks": taken[seat]}))
        return tuple(parts)

    def result_rule(self, key: str) -> str:
        """Tricks and scores follow the contract's own rules."""
        if key == "tricks":
            return "RI-18" if self.trump else "RI-19"
        return self._known_contract.rule if key == "deal_scores" else super().result_rule(key)

    def position(self) -> Position:
        """The present state (fields: see ``README.md``)."""
        play = self._play
        leader = play.current[0][0] if play and play.current else play.turn if play else None
        voids = [{FRENCH.lanes[v].name for v in shown} for shown in play.voids] if play else [set()] * SEATS
        lacks = [play.lacking(seat) if play else () for seat in range(SEATS)]
        fields: dict[str, Any] = {
            "deal": self.setup.deal,
            "dealer": self.setup.dealer,
            "direction": self.setup.direction,
            "scores": list(self.setup.scores),
            "history": [list(pair) for pair in self.setup.history],
            "hands": [list(self.hand(seat)) for seat in range(SEATS)],
            "contract": self._declared.contract if self._declared else None,
            "trump": self.trump,
            "tricks": list(play.taken) if play else [0] * SEATS,
            "won": [list(cards) for cards in self._won],
            "leader": leader,
            "trick": [card for _, card in play.current] if play else [],
            "gone": [*self._gone, *(card for trick in (play.finished if play else ()) for card in trick.cards)],
            "hearts": int(bool(play and play.state.has_fallen(_HEARTS))),
            "voids": [sorted(suits) for suits in voids],
            "lacks": [[c for c in cards if c[1] not in voids[seat]] for seat, cards in enumerate(lacks)],
        }
        return Position(self.game.id, SEATS, dict(self.game.options), fields)
