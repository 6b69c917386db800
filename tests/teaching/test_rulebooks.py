"""The rulebooks: every rule in every language, the same in all of them, and every diagram true of the rules."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain

import pytest

from cardgui.engine.minchiate_cards import verzicola_points, verzicole
from cardgui.engine.registry import GAMES
from cardgui.engine.rook_sluff_scoring import score_parts
from cardgui.engine.truf_scoring import scored
from cardgui.resources import LANGUAGES, asset
from cardgui.teaching import diagrams, rulebook
from cardgui.teaching.rulebook import Block, DiagramPlace, Rulebook, Table, Text

NUMBERS = {"truf": 22, "rifki": 30, "rook_sluff": 21, "minchiate": 28}
WRITTEN = [game for game in GAMES if rulebook.has_rulebook(game)]
"""The games that have a rulebook."""
EVERY = [(game, language) for game in WRITTEN for language in LANGUAGES]
# Words of the glossary that a rulebook must speak with: game → (key in English, ko, ja, tr).
GLOSSARY = {
    "truf": [
        ("trick", "트릭", "トリック", "el"),
        ("trump", "으뜸패", "切り札", "koz"),
        ("declarer", "게임 결정자", "宣言者", "kozu belirleyen"),
        ("dealer", "딜러", "ディーラー", "dağıtan"),
        ("Main Atas", "마인 아타스", "マイン・アタス", "Main Atas"),
        ("Main Bawah", "마인 바와", "マイン・バワ", "Main Bawah"),
        ("face down", "뒷면", "裏向き", "kapalı"),
        ("bid", "예상 승수", "ビッド", "tahmin"),
        ("broken", "깨", "切り札ブレイク", "düş"),
    ],
    "rifki": [
        ("declarer", "선언자", "宣言者", "söyleyen"),
        ("contract", "계약", "種目", "oyun türü"),
        ("penalty card", "벌점 카드", "ペナルティカード", "ceza kartı"),
        ("koz", "코즈", "コズ", "koz"),
        ("Kız Almaz", "크즈 알마즈", "クズ・アルマズ", "Kız Almaz"),
        ("Erkek Almaz", "에르케크 알마즈", "エルケキ・アルマズ", "Erkek Almaz"),
        ("Kupa Almaz", "쿠파 알마즈", "クパ・アルマズ", "Kupa Almaz"),
        ("Son İki", "손 이키", "ソン・イキ", "Son İki"),
        ("El Almaz", "엘 알마즈", "エル・アルマズ", "El Almaz"),
        ("void", "무효 판", "無効ディール", "geçersiz"),
    ],
    "rook_sluff": [
        ("sluff", "슬러프", "スラフ", "sluff"),
        ("team's bid", "팀 예상 승수", "チームのビッド", "takım tahmini"),
        ("black", "검정", "黒", "siyah"),
        ("bird", "새 카드", "鳥のカード", "kuş kartı"),
        ("draw", "무승부", "引き分け", "beraberlik"),
    ],
    "minchiate": [
        ("counting card", "점수 카드", "得点カード", "puanlı kart"),
        ("verzicola", "베르치콜라", "ヴェルツィコラ", "verzicola"),
        ("resto", "레스토", "レスト", "resto"),
        ("fola", "폴라", "フォーラ", "fola"),
        ("rob", "훔치", "盗", "çal"),
        ("cutter", "컷하는 사람", "カットする人", "kesen"),
        ("coins", "동전", "コイン", "altın"),
        ("batons", "곤봉", "棍棒", "değnek"),
        ("run", "연속 조합", "連番", "sıra"),
        ("difference", "점수 차", "点差", "fark"),
    ],
}
# Words that the glossary warns of.
NEVER = {
    "ko": ("커터", "리프키", "코트", "클로버"),
    "ja": ("トランプ", "クラブス"),
    "tr": ("kral almaz", "ihale"),
    "en": (),
}


@cache
def book(game: str, language: str) -> Rulebook:
    return rulebook.load(game, language)


def blocks(made: Rulebook) -> list[Block]:
    found = [*made.intro]
    for chapter in made.chapters:
        found += chapter.intro
        found += chain.from_iterable(rule.blocks for rule in chapter.rules)
    return found


def words(made: Rulebook) -> str:
    said = [made.title, *(chapter.title for chapter in made.chapters), *(rule.title for rule in made.rules())]
    for block in blocks(made):
        if isinstance(block, Text):
            said.append(block.words)
        elif isinstance(block, Table):
            said += chain.from_iterable(block.rows)
        else:
            said += block.captions
    return "\n".join(said)


def shape(made: Rulebook) -> list[object]:
    """What must be the same in every language."""
    told: list[object] = []
    for chapter in made.chapters:
        told.append(chapter.id)
        told += [
            (rule.number, [_kind(one) for one in rule.blocks if not isinstance(one, Text)]) for rule in chapter.rules
        ]
        told.append([_kind(block) for block in chapter.intro if not isinstance(block, Text)])
    return told


def _kind(block: Block) -> object:
    if isinstance(block, DiagramPlace):
        return block.id, len(block.captions)
    assert isinstance(block, Table)
    return [["" if any(map(str.isalpha, cell)) else cell for cell in row] for row in block.rows[1:]]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_rule_of_every_game_is_in_the_book(game: str, language: str) -> None:
    numbers = [rule.number for rule in book(game, language).rules()]
    assert sorted(numbers) == sorted(f"{GAMES[game].prefix}-{n}" for n in range(1, NUMBERS[game] + 1))


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_rule_says_something_in_whole_sentences(game: str, language: str) -> None:
    for rule in book(game, language).rules():
        texts = [block for block in rule.blocks if isinstance(block, Text)]
        assert texts, rule.number
        assert len(rule.title) >= 2
        for text in texts:
            assert text.item or text.words.endswith((".", "。", ":", "：")), text.words
            assert not set("!*`_#") & set(text.words), text.words
            assert "-" not in re.sub(r"(?:TR|RI|RS|MI)-\d+", "", text.words) or language == "en", text.words
    for chapter in book(game, language).chapters:
        assert chapter.intro, chapter.id


@pytest.mark.parametrize("game", WRITTEN)
def test_all_languages_have_the_same_chapters_rules_diagrams_and_numbers(game: str) -> None:
    shapes = {language: shape(book(game, language)) for language in LANGUAGES}
    assert all(one == shapes["en"] for one in shapes.values())


@pytest.mark.parametrize("game", WRITTEN)
def test_every_diagram_runs_on_the_engine_and_is_used(game: str) -> None:
    used = {block.id: block for block in blocks(book(game, "en")) if isinstance(block, DiagramPlace)}
    assert set(used) == set(diagrams.names(game))
    for name, place in used.items():
        diagram = diagrams.load(game, name)
        assert len(diagram.scenes) == len(place.captions), name
        assert len(diagram.scenes) > 1


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_refused_card_of_a_diagram_stands_at_its_rule_or_names_it(game: str, language: str) -> None:
    for rule in book(game, language).rules():
        if rule.diagram is None:
            continue
        for scene, caption in zip(diagrams.load(game, rule.diagram.id).scenes, rule.diagram.captions, strict=True):
            assert not scene.rule or scene.rule == rule.number or scene.rule in caption


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_rules_that_are_named_exist(game: str, language: str) -> None:
    made = book(game, language)
    named = set(re.findall(r"(?:TR|RI|RS|MI)-\d+", words(made)))
    assert named <= {rule.number for rule in made.rules()}


@pytest.mark.parametrize(("game", "language"), [pair for pair in EVERY if pair[1] != "en"])
def test_the_words_are_those_of_the_glossary(game: str, language: str) -> None:
    said = words(book(game, language))
    low = said.casefold().replace("i̇", "i")
    for line in GLOSSARY[game]:
        term = line[1 + ("ko", "ja", "tr").index(language)]
        assert term in said or term.casefold().replace("i̇", "i") in low, term
    for wrong in NEVER[language]:
        assert wrong not in said


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_language_has_letters_of_another(game: str, language: str) -> None:
    said = words(book(game, language))
    hangul, kana = re.compile("[\uac00-\ud7a3]"), re.compile("[\u3040-\u30ff]")
    assert bool(hangul.search(said)) == (language == "ko")
    assert bool(kana.search(said)) == (language == "ja")
    assert bool(
        re.search(
            "[ğşıİ]",
            said.replace("Rıfkı", "")
            .replace("Kız", "")
            .replace("İki", "")
            .replace("çıktı", "")
            .replace("battı", "")
            .replace("Çıktı", ""),
        )
    ) == (language == "tr")


# -- the numbers in the tables ----------------------------------------------------------------------------------------


def table(game: str, chapter: str) -> Table:
    (found,) = (one for one in book(game, "en").chapters if one.id == chapter)
    return next(block for block in found.intro if isinstance(block, Table))


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def test_the_examples_of_truf_are_scored_by_the_engine() -> None:
    for scoring, mode, bid, tricks, score in table("truf", "examples").rows[1:]:
        _, points = scored(scoring[0], 2, mode.removeprefix("Main ").lower(), int(bid.replace("−", "-")), int(tricks))
        assert signed(points) == score


def test_the_examples_of_rook_sluff_are_scored_by_the_engine() -> None:
    for bids, tricks, score in table("rook_sluff", "examples").rows[1:]:
        every = [[0, 0] for _ in range(3)]
        for place, (bid, taken) in enumerate(zip(bids.split(), tricks.split(), strict=True)):
            every[place] = [int(bid), int(taken)]
        by_seat = list(chain.from_iterable((own, [1, 1]) for own in every))
        parts = score_parts([bid for bid, _ in by_seat], [taken for _, taken in by_seat], 0)
        assert str(sum(part.points for part in parts)) == score.rpartition("= ")[2]


def test_the_worth_of_the_contracts_is_the_engines() -> None:
    from cardgui.engine.rifki_contracts import CONTRACTS  # noqa: PLC0415

    rows = table("rifki", "contracts").rows[1:]
    told = [(int(each.replace("−", "-")), int(whole.replace("−", "-"))) for _, _, each, whole in rows]
    assert told == [(contract.each, contract.total) for contract in CONTRACTS.values()]


@pytest.mark.parametrize(
    ("cards", "matto", "points"),
    [("T28 T29 T30", False, 15), ("T1 T2 T3 T4 T5", False, 17), ("T10 T20 T30 T40", False, 25), ("DK CK SK", True, 20)],
)
def test_the_verzicole_of_the_examples_are_worth_what_they_say(cards: str, matto: bool, points: int) -> None:
    (found,) = verzicole(cards.split())
    assert verzicola_points(found, with_matto=matto) == points
    assert any(f"= {points}" in row[1] for row in table("minchiate", "examples").rows[1:])


def test_there_is_no_other_file_among_the_books() -> None:
    names = {path.relative_to(asset("rulebook")).as_posix() for path in asset("rulebook").rglob("*") if path.is_file()}
    books = {f"{language}/{game}.md" for game, language in EVERY}
    assert names == books | {f"diagrams/{game}.toml" for game in WRITTEN} | {"README.md"}
