"""What the sandbox says, in the language of now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardgui.engine.cards import Card
from cardgui.look.i18n import number
from cardgui.screens.games import entry
from cardgui.screens.lesson.words import LessonTerms
from cardgui.screens.sandbox.reasons import REASONS, Reason, Terms
from cardgui.table.card_names import CardNames
from cardgui.table.registry import GAME_TABLES
from cardgui.table.rifki.names import contract_and_suit
from cardgui.table.teams import Team, team_of
from cardgui.table.won_words import WonWords

if TYPE_CHECKING:
    from cardgui.engine.action import Refusal
    from cardgui.teaching.sandbox.draft import Draft, MoveError, Place
    from cardgui.teaching.sandbox.reading import ReadingError
    from cardgui.teaching.won import Won


class SandboxWords(QObject):
    """The words of one game in the sandbox."""

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.cards = CardNames(self, GAME_TABLES[game].pack)
        self._terms = LessonTerms(game, self)
        self._won = WonWords(self.cards, game, self)
        self._seen_from = 0
        self._trick: Sequence[tuple[int, Card]] = ()
        self._reason: Reason | None = None

    def retranslate(self) -> None:
        """Follow another language."""
        self.cards.retranslate()
        self._terms.retranslate()

    # seats ----------------------------------------

    def name(self, seat: int) -> str:
        """Who sits at a seat."""
        return self._terms.name(seat)

    def team(self, seat: int) -> Team:
        """The side of a seat, if there are sides."""
        return team_of(seat) if entry(self.game).sides is not None else ""

    def seat_note(self, count: int, *, led: bool) -> str:
        """What stands under a name."""
        held = self.tr("%Ln card(s)", "in a hand", count) if count else self.tr("Hand not set")
        return self.tr("Led · {hand}").format(hand=held) if led else held

    def seat(self, seat: int, count: int, *, led: bool, following: bool, chosen: bool) -> str:
        """A plate read aloud."""
        parts = [self.hand_of(seat), self.seat_note(count, led=False)]
        parts += [self.tr("has led")] if led else []
        parts += [self.tr("plays next")] if following else []
        parts += [self.tr("cards go here")] if chosen else []
        return self.tr(", ", "between the parts of a list").join(parts)

    def spot(self, seat: int, card: Card | None, *, following: bool, wins: bool) -> str:
        """A place of the trick read aloud."""
        name = self.name(seat)
        if card is None:
            empty = self.tr("Place in the trick, next: {name}") if following else self.tr("Place in the trick: {name}")
            return empty.format(name=name)
        text = self.tr("In the trick, wins so far: {name}, {card}") if wins else self.tr("In the trick: {name}, {card}")
        return text.format(name=name, card=self.cards.inside(card))

    def held(self, card: Card, place: int, count: int, *, playable: bool | None) -> str:
        """A card of the hand read aloud."""
        name, here, of = self.cards.first(card), number(place + 1), number(count)
        if playable is None:
            text = self.tr("{card}, card {place} of {count}")
        elif playable:
            text = self.tr("{card}, card {place} of {count}, may be played")
        else:
            text = self.tr("{card}, card {place} of {count}, not now")
        return text.format(card=name, place=here, count=of)

    def hand_of(self, seat: int) -> str:
        """A hand as a place to which cards go."""
        return self.tr("Hand: {name}").format(name=self.name(seat)) if seat else self.tr("Your hand")

    def into_hand(self, seat: int) -> str:
        """A hand as the place to which cards go."""
        return self.tr("Into the hand: {name}").format(name=self.name(seat)) if seat else self.tr("Into your hand")

    # what is played ----------------------------------------

    def contract_label(self) -> str:
        """What is chosen beside the game."""
        return {
            "truf": self.tr("Trumps and mode"),
            "rifki": self.tr("Contract"),
            "rook_sluff": self.tr("Players"),
        }.get(self.game, "")

    def contract(self, key: str) -> str:
        """One of the choices."""
        if self.game == "rifki":
            name, _, suit = key.partition(":")
            return contract_and_suit(name, suit)
        if self.game == "truf":
            suit, _, mode = key.partition(":")
            atas = self.tr("{suit}, Main Atas")
            return (atas if mode == "atas" else self.tr("{suit}, Main Bawah")).format(suit=self._terms.suit(suit))
        return number(int(key))

    def flags_label(self) -> str:
        """What stands before the flags of a game."""
        return self.tr("Led before") if self.game == "minchiate" else self.tr("Before this trick")

    def flag(self, key: str) -> str:
        """What may have happened before."""
        if key.startswith("led:"):
            return self._terms.suit(key.partition(":")[2])
        return {
            "broken": self.tr("Trumps broken"),
            "hearts": self.tr("Hearts played"),
            "first_over": self.tr("First trick over"),
        }[key]

    # verdict ----------------------------------------

    def won(self, won: Won) -> str:
        """Why a card wins."""
        return self._won.say(won)

    def wins(self, seat: int, card: Card) -> str:
        """Who wins so far, and with what."""
        return self.tr("{name}, {card}").format(name=self.name(seat), card=self.cards.inside(card))

    def named(self, cards: Sequence[Card], hand: Sequence[Card]) -> str:
        """Cards in a row: a whole suit by its name, if there are several of it."""
        pack = GAME_TABLES[self.game].pack
        whole: dict[str, str] = {}
        single: list[Card] = []
        for card in cards:
            lane = _lane(card, pack)
            own = [other for other in hand if _lane(other, pack) == lane]
            if lane != "M" and len(own) > 1 and all(list(cards).count(o) == own.count(o) for o in own):
                whole.setdefault(lane, self._suit_inside(lane) if whole else self._terms.suit(lane))
            else:
                single.append(card)
        names = [
            self.cards.inside(card) if place or whole else self.cards.first(card) for place, card in enumerate(single)
        ]
        return self.tr(", ", "between the parts of a list").join([*whole.values(), *names])

    def _suit_inside(self, lane: str) -> str:
        """A suit or a colour inside a list."""
        if self.game == "rook_sluff":
            names = {
                "R": self.tr("red", "inside a list"),
                "G": self.tr("green", "inside a list"),
                "Y": self.tr("yellow", "inside a list"),
                "B": self.tr("black", "inside a list"),
            }
        elif self.game == "minchiate":
            names = {
                "D": self.tr("coins", "inside a list"),
                "C": self.tr("cups", "inside a list"),
                "S": self.tr("swords", "inside a list"),
                "B": self.tr("batons", "inside a list"),
                "T": self.tr("trumps", "inside a list"),
            }
        else:
            names = {
                "S": self.tr("spades", "inside a list"),
                "H": self.tr("hearts", "inside a list"),
                "D": self.tr("diamonds", "inside a list"),
                "C": self.tr("clubs", "inside a list"),
            }
        return names[lane]

    def reason(self, refusal: Refusal, draft: Draft, seat: int) -> str:
        """Why a card cannot be played, said to whoever sits at that seat."""
        self._seen_from, self._trick = seat, draft.played
        if self._reason is None:
            terms = Terms(self, self._named_to, self._in_row, lambda: self._trick)
            self._reason = REASONS[self.game](terms)
        return self._reason(refusal)

    def _named_to(self, seat: int) -> str:
        """The name of a seat as another one is told it: "You" is only whoever is spoken to."""
        if seat == 0 and self._seen_from != 0:
            return self.tr("the player at the bottom")
        return self.name(seat)

    def _in_row(self, cards: Sequence[Card]) -> str:
        return self.tr(", ", "between the parts of a list").join(map(self.cards.inside, cards))

    # pack and moves ----------------------------------------

    def in_pack(self, card: Card, count: int, *, away: bool) -> str:
        """A card of the pack read aloud."""
        name = self.cards.first(card)
        if count > 1:
            return self.tr("{card}, in the pack twice").format(card=name)
        if count:
            return self.tr("{card}, in the pack").format(card=name)
        text = self.tr("{card}, played before") if away else self.tr("{card}, placed")
        return text.format(card=name)

    def moved(self, card: Card, to: Place) -> str:
        """That a card has gone somewhere, read aloud."""
        name = self.cards.first(card)
        if to.kind == "pack":
            return self.tr("{card}: back in the pack.").format(card=name)
        if to.kind == "trick":
            return self.tr("{card}: in the trick, {name}.").format(card=name, name=self.name(to.seat))
        return self.tr("{card}: {place}.").format(card=name, place=self.hand_of(to.seat))

    def cannot(self, error: MoveError, card: str) -> str:
        """Why a card cannot go there."""
        match error.key:
            case "not_next":
                return self.tr("Cards are played in order. Next: {name}").format(name=self.name(error.seat))
            case "full":
                return self.tr("Everybody has played to this trick")
            case "leads":
                return self.tr("First choose who leads")
            case "no_card":
                return self.tr("No card has this code: {code}").format(code=card)
        return self.tr("All cards of this kind lie there already")

    # text ----------------------------------------

    def fault(self, error: ReadingError) -> str:
        """What is wrong with a text."""
        text = {
            "empty": self.tr("There is no text."),
            "long": self.tr("The text is too long for a position."),
            "begin": self.tr("A position begins with game and players, such as {example}."),
            "game": self.tr("There is no such game: {word}"),
            "players": self.tr("This game is not played by so many: {word}"),
            "option": self.tr("There is no such house rule, or not with this value: {word}"),
            "field": self.tr("There is no such field: {word}"),
            "value": self.tr("This field cannot have this value: {word}"),
            "card": self.tr("There is no such card: {word}"),
            "often": self.tr("This card stands there too often: {word}"),
            "trick": self.tr("More cards in the trick than players: {word}"),
            "leader": self.tr("It is not said who leads to the trick (leader)."),
            "code": self.tr("This code of a deal cannot be read."),
        }.get(
            error.key, self.tr("Not understood from here: {word}") if error.word else self.tr("Something is missing.")
        )
        return text.format(word=error.word, example="truf/4")


def _lane(card: Card, pack: str) -> str:
    """The letter of a card's suit, colour or trumps."""
    return card[-1] if pack == "french" else card[0]
