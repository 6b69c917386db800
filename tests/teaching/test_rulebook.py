"""Reading a rulebook and looking for something in it."""

from __future__ import annotations

import pytest

from cardgui.engine.registry import GAMES
from cardgui.teaching import diagrams, rulebook
from cardgui.teaching.diagrams import DiagramError
from cardgui.teaching.rule_now import rule_now
from cardgui.teaching.rulebook import DiagramPlace, RulebookError, Table, Text, game_of, parse, rule_number
from cardgui.teaching.rulebook_search import HEAD, find, folded

WRITTEN = [game for game in GAMES if rulebook.has_rulebook(game)]
"""The games that have a rulebook."""

SMALL = """# Truf

Before.

## play: Play

First.

### TR-12 Following suit

If you have a **card of the suit**, you
must play it.

- an item
- another **item**

| a | b |
| --- | --- |
| 1 | 2 |

```diagram follow
1. One.
2. Two.
```

### TR-13 Face down

Trumps.
"""


def test_a_book_is_read() -> None:
    book = parse(SMALL, "truf", "en")
    assert book.title == "Truf"
    (chapter,) = book.chapters
    assert (chapter.id, chapter.title) == ("play", "Play")
    assert [rule.number for rule in book.rules()] == ["TR-12", "TR-13"]
    text, first, second, table, place = chapter.rules[0].blocks
    assert text == Text("If you have a card of the suit, you must play it.", ((14, 30),))
    assert first == Text("an item", item=True)
    assert second == Text("another item", ((8, 12),), item=True)
    assert table == Table((("a", "b"), ("1", "2")))
    assert place == DiagramPlace("follow", ("One.", "Two."))
    assert chapter.rules[0].diagram == place
    assert chapter.rules[1].diagram is None
    assert book.place_of("TR-13") == (0, 1)
    assert book.place_of("TR-14") is None


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "title"),
        ("Truf", "title"),
        ("# Truf\n\nNo rule.", "neither"),
        ("# Truf\n## Play\n### TR-1 A\nb", "neither"),
        ("# Truf\n## play: Play\n### TR-1 A\nb\n### TR-1 C\nd", "twice"),
        ("# Truf\n## play: Play\n### RI-1 A\nb", "another game"),
        ("# Truf\n## play: Play\n### TR-1 A\n```diagram x\nOne.\n```", "numbered"),
        ("# Truf\n## play: Play\n### TR-1 A\n```diagram x\n1. One.", "captions"),
        ("# Truf\n## play: Play\n### TR-1 A\n```diagram x\n```", "captions"),
        ("# Truf\n## play: Play\n### TR-1 A\n```python\n```", "diagrams"),
        ("# Truf\n## play: Play\n### TR-1 A\n| a | b |\n| --- | --- |\n| 1 |", "length"),
        ("# Truf\n## play: Play\n### TR-1 A\nb\n#### deep", "neither"),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, what: str) -> None:
    with pytest.raises(RulebookError, match=rf"line \d+: .*{what}"):
        parse(text, "truf", "en")


def test_a_missing_book_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr("cardgui.resources.data_dir", lambda: tmp_path)
    monkeypatch.setattr(rulebook, "data_dir", lambda: tmp_path)
    with pytest.raises(RulebookError):
        rulebook.load("truf", "en")
    assert not rulebook.has_rulebook("truf")


def test_a_book_that_is_no_text_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:  # type: ignore[no-untyped-def]
    folder = tmp_path / "assets" / "rulebook" / "en"
    folder.mkdir(parents=True)
    (folder / "truf.md").write_bytes(b"# Truf \xff\xfe")
    monkeypatch.setattr("cardgui.resources.data_dir", lambda: tmp_path)
    with pytest.raises(RulebookError):
        rulebook.load("truf", "en")


def test_a_language_without_books_reads_the_english_ones() -> None:
    assert rulebook.load("truf", "de").language == "en"


def test_the_number_of_a_rule_finds_it_however_it_is_typed() -> None:
    for typed in ("TR-13", "tr-13", "tr13", " Tr 13 ", "TR–13", "tr.13"):
        assert rule_number(typed) == "TR-13"
    for typed in ("RI-21", "ri 21", "rı-21", "Rİ21"):
        assert rule_number(typed) == "RI-21"
    for typed in ("13", "TR", "TR-", "trump", "TR-131", "XX-1", ""):
        assert rule_number(typed) is None
    assert [game_of(f"{rules.prefix}-1") for rules in GAMES.values()] == list(GAMES)
    assert game_of("README") is None


def test_hits_stand_in_the_order_of_the_book() -> None:
    book = parse(SMALL, "truf", "en")
    hits = find(book, "t")
    assert hits == sorted(hits, key=lambda hit: (hit.chapter, hit.rule, hit.block, hit.row, hit.column, hit.start))
    assert [(hit.rule, hit.block) for hit in find(book, "PLAY")] == [(HEAD, HEAD), (0, 0)]
    assert [(hit.rule, hit.block, hit.row, hit.column) for hit in find(book, "2")] == [(0, 3, 1, 1)]
    assert find(book, "   ") == find(book, "nowhere") == []
    for hit in find(book, "trumps"):
        assert (hit.start, hit.end) == (0, 6)


def test_turkish_has_two_letters_i() -> None:
    assert folded("Iİıi", "tr") == "ıiıi"
    assert folded("KIZ", "tr") == folded("kız", "tr")
    assert folded("İKİ", "tr") == folded("iki", "tr")
    assert folded("KIZ", "tr") != folded("kiz", "tr")
    assert folded("IDEA", "en") == "idea"
    book = rulebook.load("rifki", "tr")
    assert find(book, "KIZ ALMAZ") == find(book, "kız almaz") != []
    assert find(book, "SON İKİ") == find(book, "son iki") != []


@pytest.mark.parametrize(("language", "word"), [("ko", "으뜸패"), ("ja", "切り札"), ("tr", "koz"), ("en", "trump")])
def test_folding_keeps_the_length_and_words_are_found_inside_others(language: str, word: str) -> None:
    book = rulebook.load("truf", language)
    hits = find(book, word)
    assert len(hits) > 10
    for chapter in book.chapters:
        assert len(folded(chapter.title, language)) == len(chapter.title)


def test_a_diagram_that_the_rules_contradict_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    position = "truf/4 dealer=2 hands=8S,JD/2D,6C/3H,QC/4C,AH/ bids=8S,2D,3H,4C, leader=0 tricks=3,2,3,3,"
    tables = {
        "sound": {"position": position, "hand": 0, "steps": ["8S!TR-14", "JD"]},
        "wrong-rule": {"position": position, "steps": ["8S!TR-12"]},
        "allowed": {"position": position, "steps": ["JD!TR-14"]},
        "illegal": {"position": position, "steps": ["8S"]},
        "no-position": {"position": "truf", "steps": []},
        "impossible": {"position": "truf/4 hands=AS/AS/2S/3S/", "steps": []},
        "no-steps": {"position": position},
        "rows": {"rows": [{"cards": "2S AS", "show": "order"}]},
        "strange": {"rows": [{"cards": "R1", "show": ""}]},
        "unknown": {"rows": [{"cards": "AS", "show": "luck"}]},
    }
    monkeypatch.setattr(diagrams, "_tables", lambda _game: tables)
    assert len(diagrams.load("truf", "sound").scenes) == 3
    for name in [*list(tables)[1:], "nothing"]:
        with pytest.raises(DiagramError):
            diagrams.load("truf", name)


def test_face_down_trumps_get_a_scene_of_their_own() -> None:
    scenes = diagrams.load("truf", "two-trumps").scenes
    hidden, turned = scenes[-2:]
    assert [laid.face_up for laid in hidden.laid] == [True, False, False, True]
    assert all(laid.face_up for laid in turned.laid)
    assert hidden.winner is None
    assert turned.winner == 3


@pytest.mark.parametrize(
    ("game", "phase", "prompt", "facts", "options", "rule"),
    [
        ("truf", "bid", "bid", {}, {}, "TR-6"),
        ("truf", "play", "lead_no_trumps", {}, {}, "TR-14"),
        ("truf", "end", None, {}, {"scoring": "E"}, "TR-21"),
        ("truf", "play", None, {}, {}, "TR-15"),
        ("rifki", "choice", "choose", {}, {}, "RI-5"),
        ("rifki", "play", "void", {"contract": "koz"}, {}, "RI-18"),
        ("rifki", "play", "void", {"contract": "kiz"}, {}, "RI-19"),
        ("rifki", "play", None, {"contract": "son_iki"}, {}, "RI-13"),
        ("rifki", "deal", None, {}, {}, "RI-4"),
        ("rook_sluff", "play", "must_trump", {}, {}, "RS-21"),
        ("rook_sluff", "match_end", None, {}, {}, "RS-20"),
        ("minchiate", "play", "king", {}, {}, "MI-20"),
        ("minchiate", "opening", None, {}, {}, "MI-6"),
        ("minchiate", "somewhere", None, {}, {}, ""),
    ],
)
def test_the_rule_in_force(
    game: str, phase: str, prompt: str | None, facts: dict[str, str], options: dict[str, object], rule: str
) -> None:
    assert rule_now(game, phase, prompt, facts, options) == rule


@pytest.mark.parametrize("game", WRITTEN)
def test_every_rule_that_can_be_in_force_is_in_the_book(game: str) -> None:
    from cardgui.teaching import rule_now as now  # noqa: PLC0415

    rules = {rule.number for rule in rulebook.load(game, "en").rules()}
    named = {*now._BY_PROMPT[game].values(), *now._BY_PHASE[game].values()}
    named |= set(now._CONTRACTS.values()) if game == "rifki" else set()
    named |= set(now._SCORINGS.values()) if game == "truf" else set()
    assert named <= rules
