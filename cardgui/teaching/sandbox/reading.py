"""Reading the text of a position for the sandbox: it may be incomplete, but what stands there has to be readable."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cardgui.engine.cards import Pack
from cardgui.engine.game import RecordFaultError
from cardgui.engine.options import OptionError, chosen
from cardgui.engine.position import Position, PositionError, Value, read
from cardgui.engine.registry import GAMES, deal_from, make_game
from cardgui.engine.share import CodeError, decode, holds_code
from cardgui.teaching.sandbox.draft import Draft, draft_of
from cardgui.teaching.sandbox.registry import opened

LONGEST: Final = 20_000
"""A longer text is no position."""
CARD_FIELDS: Final = (
    "hands", "trick", "gone", "won", "lacks", "bids", "piles", "fola", "cutter_robbed", "dealer_robbed", "turned_up",
)  # fmt: skip
ONCE: Final = ("hands", "trick")
"""Fields in which no card stands more often than it exists."""
_WORD: Final = re.compile(r"(?<!\S)(option\.)?([a-z_]{1,40})=(\S*)")
_ATOM: Final = re.compile(r"[^,/\s]+")
_LIKE_CARD: Final = re.compile(r"[A-Za-z]")


class ReadingError(ValueError):
    """A text that cannot be read.

    Attributes:
        key: ``"empty"``, ``"long"``, ``"begin"`` (game and players), ``"game"``, ``"players"``, ``"option"``,
            ``"field"`` (no such field), ``"value"`` (a value that the field cannot have), ``"card"`` (no such card),
            ``"often"`` (a card more often than it exists), ``"trick"`` (more cards than players), ``"leader"``
            (a trick without its leader), ``"code"`` (a code of a deal that cannot be read) or ``"syntax"``.
        at: offset of the first character that does not fit.
        word: what stands there.
        field: in which field, where that is known.
    """

    def __init__(self, key: str, at: int = 0, word: str = "", field: str = "") -> None:
        super().__init__(f"{key} at {at}: {word}")
        self.key, self.at, self.word, self.field = key, at, word, field


@dataclass(frozen=True, slots=True)
class _Word:
    """A written field or option."""

    option: bool
    name: str
    start: int
    value: int
    text: str


def read_draft(text: str) -> Draft:
    """The draft of a text: of a position in either form, or of a code that stands for a deal.

    Raises:
        ReadingError: with the place of the first fault.
    """
    if not text.strip():
        raise ReadingError("empty", len(text))
    if len(text) > LONGEST:
        raise ReadingError("long", LONGEST)
    if holds_code(text):
        return _of_code(text)
    try:
        position = read(text)
    except PositionError as error:
        raise _misread(text, error) from error
    faults = sorted(_faults(text, position), key=lambda fault: fault.at)
    if faults:
        raise faults[0]
    draft = draft_of(position)
    return opened(draft)


def _of_code(text: str) -> Draft:
    try:
        shared = decode(text)
    except CodeError as error:
        raise ReadingError("code", text.find("CG"), "") from error
    return opened(draft_of(shared.game.begin(shared.setup, shared.layout).position()))


def _misread(text: str, error: PositionError) -> ReadingError:
    """What cannot be read at all."""
    at = min(error.at, len(text))
    if at == 0 and not text.lstrip().startswith("{"):
        at = len(text) - len(text.lstrip())
        return ReadingError("begin", at, _word_at(text, at))
    return ReadingError("syntax", at, _word_at(text, at))


def _word_at(text: str, at: int) -> str:
    found = re.match(r"\S{1,24}", text[at:])
    return found.group() if found else ""


def _words(text: str) -> list[_Word]:
    """The written fields and options of the text form; none in the JSON form."""
    if text.lstrip().startswith("{"):
        return []
    return [
        _Word(found[1] is not None, found[2], found.start(), found.start(3), found[3]) for found in _WORD.finditer(text)
    ]


# faults ----------------------------------------


def _faults(text: str, position: Position) -> Iterator[ReadingError]:
    """Everything that is wrong, in no order."""
    words = _words(text)
    begin = len(text) - len(text.lstrip())
    if position.game not in GAMES:
        yield ReadingError("game", begin, position.game)
        return
    kind = GAMES[position.game]
    if position.players not in kind.player_counts:
        slash = text.find("/")
        yield ReadingError("players", begin if text[begin] == "{" else slash + 1, str(position.players))
        return
    for name, value in position.options.items():
        try:
            chosen(kind.known_options, {name: value})
        except OptionError:
            yield _at_word(words, name, "option", option=True)
            return
    cards = list(_bad_cards(words, position, kind.pack))
    yield from cards
    yield from _bad_shapes(words, position, {fault.field for fault in cards if fault.key == "card"})
    yield from _bad_trick(words, position)


def _bad_shapes(words: list[_Word], position: Position, known: set[str]) -> Iterator[ReadingError]:
    """Fields that do not exist, and values that are none; found by the engine, one after the other.

    Args:
        words: what is written.
        position: what it says.
        known: fields whose fault is known already.
    """
    fields: dict[str, Value] = {name: value for name, value in position.fields.items() if name not in known}
    while True:
        try:
            deal_from(Position(position.game, position.players, position.options, fields))
        except RecordFaultError as fault:
            name = fault.field
            if name not in fields:
                return
            unknown = "has no field" in str(fault)
            yield _at_word(words, name, "field" if unknown else "value")
            del fields[name]
        else:
            return


def _at_word(words: list[_Word], name: str, key: str, *, option: bool = False) -> ReadingError:
    word = next((word for word in words if word.name == name and word.option == option), None)
    if word is None:
        return ReadingError(key, 0, name)
    # A name that does not exist is wrong from its beginning, a value where it stands.
    named = key in {"field", "option"}
    return ReadingError(key, word.start if named else word.value, name if named else f"{name}={word.text:.24}")


def _bad_cards(words: list[_Word], position: Position, pack: Pack) -> Iterator[ReadingError]:
    """Codes of no card, and cards that stand too often."""
    there_are = Counter(make_game(position.game, position.options, position.players).cards)
    stand: Counter[str] = Counter()
    written = [word for word in words if not word.option and word.name in CARD_FIELDS]
    if not words:
        written = [
            _Word(option=False, name=name, start=0, value=0, text=Position("", 0, {}, {name: value}).to_text())
            for name, value in position.fields.items()
            if name in CARD_FIELDS
        ]
    for word in written:
        text = word.text.partition("=")[2] if not words else word.text
        for atom in _ATOM.finditer(text):
            card, at = atom.group(), word.value + (atom.start() if words else 0)
            if not _LIKE_CARD.search(card):
                continue
            if card not in pack.places or not there_are[card]:
                yield ReadingError("card", at, card, word.name)
                continue
            if word.name in ONCE:
                stand[card] += 1
                if stand[card] > there_are[card]:
                    yield ReadingError("often", at, card, word.name)


def _bad_trick(words: list[_Word], position: Position) -> Iterator[ReadingError]:
    """A trick that is too long, or without its leader."""
    trick = position.fields.get("trick")
    if not isinstance(trick, list) or not trick:
        return
    word = next((word for word in words if word.name == "trick" and not word.option), None)
    if len(trick) > position.players:
        atoms = list(_ATOM.finditer(word.text)) if word is not None else []
        at = word.value + atoms[position.players].start() if word is not None and atoms else 0
        yield ReadingError("trick", at, str(trick[position.players]))
    if position.fields.get("leader") is None:
        yield ReadingError("leader", word.start if word is not None else 0)
