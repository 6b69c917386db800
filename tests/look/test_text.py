"""Text is never cut off, and breaks where people break it."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardgui.look.paint import painting
from cardgui.look.text import Label, TextBlock
from cardgui.look.theme import theme
from cardgui.look.type import font

LONG = "Bid with a card: its rank is your promise, its suit may be trumps."
KOREAN = "카드로 예상하세요: 숫자가 약속이고 무늬가 으뜸패가 될 수 있습니다."


def test_a_line_has_the_height_of_the_design() -> None:
    assert TextBlock("Deal", 14).height(500) == 20
    assert TextBlock("Deal", 24, title=True).height(500) == 32


def test_text_wraps_to_the_width_and_needs_more_height() -> None:
    block = TextBlock(LONG, 14)
    assert block.height(200) >= 2 * block.height(1000)


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("text", [LONG, "Numaralandırılamayanlardan mısınız"])
def test_no_word_is_wider_than_the_least_width(percent: int, text: str) -> None:
    theme().set_percent(percent)
    block = TextBlock(text, 14)
    layout = block.laid_out(math.ceil(block.least_width()))
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        assert line.naturalTextWidth() <= math.ceil(block.least_width()) + 1


@pytest.mark.parametrize("text", ["name\udcff", "\ud800", "a \udfff b\ud83d"])
def test_half_a_character_is_measured_as_others_are(text: str) -> None:
    block = TextBlock(text)
    assert block.natural_width() >= block.least_width() > 0


def test_korean_breaks_at_spaces_alone() -> None:
    theme().set_language("ko")
    block = TextBlock(KOREAN, 14)
    layout = block.laid_out(block.least_width() + 1)
    assert layout.lineCount() > 3
    for number in range(layout.lineCount() - 1):
        line = layout.lineAt(number)
        assert layout.text()[line.textStart() : line.textStart() + line.textLength()].endswith(" ")


def test_a_wrapped_label_gets_the_height_it_needs_in_a_layout() -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    label = Label(LONG * 3, wrap=True)
    column.addWidget(label)
    column.addStretch(1)
    page.resize(240, 600)
    page.show()
    assert label.height() >= label.heightForWidth(label.width())
    assert label.heightForWidth(label.width()) > 5 * 20
    page.close()


def test_a_label_grows_with_the_text_size() -> None:
    label = Label("Ledger", 24, title=True)
    before = label.sizeHint()
    theme().set_percent(150)
    assert label.sizeHint().width() > before.width()
    assert label.sizeHint().height() > before.height()


def test_screen_readers_get_the_plain_words() -> None:
    label = Label("한국어 텍스트")
    assert label.text() == "한국어 텍스트"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("하트가 없어 클럽 3 카드를 냈습니다", "클럽 3"),
        ("이번 판은 손 이키 계약입니다", "손 이키"),
        ("판별 누적 순 레스토", "순 레스토"),
        ("내리면 1씩 줄어 마인 바와가 됩니다", "마인 바와가"),
        ("E에서는 마인 아타스에서도 손해입니다", "마인 아타스에서도"),
        ("이번 판은 엘 알마즈 계약입니다", "엘 알마즈"),
        ("하트는 이 트릭에서 제이네프 님이 먼저 냈습니다", "제이네프 님이"),
        ("하트는 이 트릭에서 Zeynep 님이 먼저 냈습니다", "Zeynep 님이"),
    ],
)
def test_no_line_ends_inside_a_korean_card_a_name_of_two_words_or_a_person_addressed(text: str, whole: str) -> None:
    sentence = TextBlock(text, 14)
    ends = set()
    for width in range(math.ceil(TextBlock(whole, 14).natural_width()) + 40, math.ceil(sentence.natural_width())):
        layout = sentence.laid_out(width)
        first = layout.lineAt(0)
        ends.add(first.textStart() + first.textLength())
    assert ends
    assert text.index(whole) + whole.index(" ") + 1 not in ends


@pytest.mark.usefixtures("qapp")
def test_japanese_can_be_broken_within_a_sentence() -> None:
    sentence = TextBlock("カードでビッドします。ランクが約束、スートが切り札の候補になります。", 14)
    assert sentence.least_width() < sentence.natural_width() / 3
    width = sentence.least_width() + 1
    assert sentence.height(width) > 3 * sentence.line()


@pytest.mark.usefixtures("qapp")
def test_no_line_ends_inside_a_foreign_word_of_japanese() -> None:
    sentence = TextBlock("次はあなたがディーラーで、ヴェルツィコラを宣言できます。", 14)
    least, most = TextBlock("ヴェルツィコラ", 14).natural_width(), sentence.natural_width()
    lines = set()
    for width in range(math.ceil(least) + 16, math.ceil(most), 3):
        layout = sentence.laid_out(width)
        for number in range(layout.lineCount() - 1):
            line = layout.lineAt(number)
            lines.add(layout.text()[: line.textStart() + line.textLength()])
    assert len(lines) >= 3
    for word in ("ディーラー", "ヴェルツィコラ"):
        inside = {sentence.text[: sentence.text.index(word) + place] for place in range(1, len(word))}
        assert not lines & inside


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("クラブの6は今出せません", ("今出せ", "クラブの")),
        ("切り札以外を出してください。", ("切り札以外を",)),
        ("このあとパートナーがビッドします。", ("このあと", "ビッドします。")),
        ("1または4ディール、約40分", ("40分",)),
        ("スペードをフォローしてください", ("スペードを", "フォローし")),
        ("今のところロレンツォの棍棒の10が勝っています。", ("ところ", "10が", "勝って")),
        ("ソン・イキで失点になるのは最後の2トリックだけです。", ("ソン・イキで", "なるのは", "2トリックだけ")),
        ("クラブがリードされたらほかのスートを捨てられます。", ("ほかの", "捨てられます。")),
        ("緑がないので、黒を出してください", ("緑がないので、",)),
        ("使い切った種目は一覧に残りますが、もう選べません。", ("使い切った", "もう")),
        ("十の位の役を宣言し、強い切り札を残す", ("十の位の",)),
        ("ぴったりのときです。Eではマイン・アタスでも点を失います。", ("Eでは",)),
        ("クズ・アルマズは得点なし。同じ人がもう一度宣言します。", ("もう一度",)),
        (
            "取るには切り札33を使うことになるので、それは残します。",
            ("取るには", "切り札33を", "ことになるので、", "残します。"),
        ),
    ],
)
def test_no_line_of_japanese_begins_with_an_ending_a_particle_or_what_is_counted(
    text: str, pieces: tuple[str, ...]
) -> None:
    sentence = TextBlock(text, 14)
    least = max(TextBlock(piece, 14).natural_width() for piece in pieces)
    ends = set()
    for width in range(math.ceil(least) + 30, math.ceil(sentence.natural_width())):
        layout = sentence.laid_out(width)
        for number in range(layout.lineCount() - 1):
            line = layout.lineAt(number)
            ends.add(line.textStart() + line.textLength())
    assert ends
    for piece in pieces:
        start = text.index(piece)
        assert not ends & set(range(start + 1, start + len(piece)))


def test_no_line_of_japanese_is_but_the_last_syllables_of_a_sentence() -> None:
    sentence = TextBlock("ハートがありません。切り札のスペードを出さなければなりません。", 14)
    for width in range(80, math.ceil(sentence.natural_width()), 3):
        layout = sentence.laid_out(width)
        last = layout.lineAt(layout.lineCount() - 1)
        assert last.textLength() >= len("ません。")


@pytest.mark.parametrize("language", ["en", "tr"])
def test_a_signed_number_in_a_title_is_set_in_the_text_family(language: str) -> None:
    theme().set_language(language)
    block = TextBlock("Kemal \N{MINUS SIGN}360", 24, title=True)
    (part,) = block.formats()
    assert (part.start, part.length) == (6, 4)
    assert part.format.font().families() == font(14).families()
    assert part.format.font().pixelSize() == block.made_font().pixelSize()
    width = block.natural_width()
    assert block.laid_out(width).lineCount() == 1
    assert block.least_width() <= width
    assert not TextBlock("Kemal 360", 24, title=True).formats()
    assert not TextBlock("Kemal \N{MINUS SIGN}360", 24).formats()
    theme().set_language("en")


def drawn(block: TextBlock) -> QImage:
    image = QImage(400, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with painting(image) as painter:
        block.draw(painter, QRectF(0, 0, 400, 60), QColor("black"))
    return image


def test_a_text_that_is_drawn_again_follows_its_words_and_the_text_size() -> None:
    block = TextBlock("Deal", 14)
    first = drawn(block)
    assert drawn(block) == first
    assert drawn(TextBlock("Deal", 14)) == first
    block.text = "Bid"
    assert drawn(block) != first
    block.text = "Deal"
    theme().set_percent(150)
    assert drawn(block) != first
    theme().set_percent(100)
    assert drawn(block) == first


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("text", "phrase"),
    [("残り", "残り"), ("残りのパートナーは2人です。", "パートナーは"), ("Still to declare", "declare"), ("", "")],
)
def test_a_phrase_is_as_wide_as_on_a_line_of_its_own(text: str, phrase: str) -> None:
    assert TextBlock(text, 14).phrase_width() == TextBlock(phrase, 14).natural_width()
