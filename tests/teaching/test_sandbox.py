"""The sandbox without a window: drafts and their text, what the rules say of them, dealing the rest, keeping them."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgui.bots.registry import player
from cardgui.engine.action import Play
from cardgui.engine.match import Match
from cardgui.engine.registry import GAMES, deal_from, make_game
from cardgui.engine.share import SharedDeal, encode_deal
from cardgui.teaching.sandbox.dealing import dealt
from cardgui.teaching.sandbox.draft import AWAY, HAND, NOT_PLACED, PACK, TRICK, Draft, MoveError, Place, draft_of
from cardgui.teaching.sandbox.judging import deal, judge
from cardgui.teaching.sandbox.reading import LONGEST, ReadingError, read_draft
from cardgui.teaching.sandbox.registry import SANDBOXES, fresh, led_by, opened, sandbox, with_options
from cardgui.teaching.sandbox.saved import FILE_NAME, Kept, SavedPositions

TABLES = [(game, count) for game in SANDBOXES for count in sorted(GAMES[game].player_counts)]
ERKEK = "rifki/4 contract=erkek hands=AS,9S,6S,QH,7H,JC,7C,3C,TD,6D,2D//// leader=2 trick=8C,KC,"


def placed(draft: Draft) -> Counter[str]:
    """Every card, wherever it lies."""
    found = Counter(draft.left)
    found.update(draft.trick)
    found.update(draft.away)
    for hand in draft.hands:
        found.update(hand)
    return found


def read_or_refused(text: str) -> Draft | None:
    """The draft of a text, ``None`` if it is refused at a place in it."""
    fault: ReadingError | None = None
    try:
        return read_draft(text)
    except ReadingError as error:
        fault = error
    assert 0 <= fault.at <= len(text)
    return None


def any_place(draw: random.Random, draft: Draft) -> Place:
    return Place(draw.choice([HAND, HAND, TRICK, TRICK, PACK, AWAY]), draw.randrange(draft.players))


def wandered(draft: Draft, draw: random.Random, steps: int) -> Draft:
    """A draft after so many changes at random."""
    for _ in range(steps):
        part = sandbox(draft)
        match draw.randrange(9):
            case 0 if part.contracts:
                draft = part.choose(draft, draw.choice(part.contracts))
            case 1 if flags := part.flags(draft):
                draft = part.set_flag(draft, draw.choice(flags), on=draw.random() < 0.5)
            case 2:
                draft = led_by(draft, draw.randrange(draft.players))
            case 3 if draw.random() < 0.2:
                draft = dealt(draft, draw) or draft
            case _:
                card, to = draw.choice(draft.rules.cards), any_place(draw, draft)
                try:
                    moved = draft.moved(card, draft.source(card, to), to)
                except MoveError:
                    continue
                draft = sandbox(moved).settle(moved)
    return draft


# text and table ----------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_empty_table_is_read_as_itself(game: str, players: int) -> None:
    draft = fresh(game, None, players)
    assert read_draft(draft.text) == draft
    assert draft.left == Counter(draft.rules.cards)


@settings(max_examples=60)
@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(0, 40))
def test_text_and_table_always_agree(table: tuple[str, int], seed: int, steps: int) -> None:
    draft = wandered(fresh(table[0], None, table[1]), random.Random(seed), steps)
    again = read_draft(draft.text)
    assert again == draft
    assert again.text == draft.text
    assert placed(draft) == Counter(draft.rules.cards)
    verdict = judge(draft)
    assert verdict == judge(again) or verdict.view is not None
    assert (verdict.winner is None) == (not draft.trick)
    if verdict.seat is not None and verdict.view is not None:
        groups = [card for group in verdict.groups for card in group.cards]
        assert Counter([*verdict.legal, *groups]) == Counter(draft.hands[verdict.seat])
        assert verdict.legal, "somebody may play nothing"
    if verdict.trouble is None:
        made = deal(draft)
        assert not made.over
        seat = next(iter(made.to_act))
        if not draft.complete:
            assert seat == verdict.seat
            legal = {action.card for action in made.legal(seat) if isinstance(action, Play)}
            assert legal == set(verdict.legal)


@settings(max_examples=40)
@given(st.sampled_from(TABLES), st.integers(1, 400), st.integers(0, 60))
def test_a_position_in_the_middle_of_a_game_is_set_up_as_it_is(table: tuple[str, int], number: int, steps: int) -> None:
    match = Match(make_game(table[0], None, table[1]), number)
    match.start_deal()
    bot, draw = player(table[0], "random"), random.Random(number)
    for _ in range(steps):
        if match.deal is None or match.deal.over:
            break
        seat = max(match.deal.to_act)
        match.apply(bot.choose(match.deal.view(seat), draw.getrandbits(40)))
    if match.deal is None or match.deal.over:
        return
    draft = opened(draft_of(match.deal.position()))
    assert read_draft(draft.text) == draft
    verdict = judge(draft)
    assert verdict.trouble is None
    assert deal_from(draft.position()).to_act == match.deal.to_act
    if verdict.view is not None:
        legal = {action.card for action in match.deal.legal(verdict.seat or 0) if isinstance(action, Play)}
        assert set(verdict.legal) == legal


@settings(max_examples=150)
@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(0, 30), st.data())
def test_a_damaged_text_is_read_or_refused_at_a_place_in_it(
    table: tuple[str, int], seed: int, steps: int, data: st.DataObject
) -> None:
    text = wandered(fresh(table[0], None, table[1]), random.Random(seed), steps).text
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(start + 4, len(text))))
        text = text[:start] + data.draw(st.text(alphabet='ASKQ19,/=_ .\n{}"trick', max_size=4)) + text[end:]
    draft = read_or_refused(text)
    if draft is not None:
        judge(draft)
        assert read_draft(draft.text) == draft


@settings(max_examples=100)
@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    draft = read_or_refused(text)
    if draft is not None:
        judge(draft)


@pytest.mark.parametrize(
    ("text", "key", "marked"),
    [
        ("", "empty", ""),
        ("hearts", "begin", "hearts"),
        ("chess/4", "game", "chess/4"),
        ("rifki/5 contract=koz", "players", "5 contract=koz"),
        ("rifki/4 contrct=erkek", "field", "contrct=erkek"),
        ("rifki/4 contract=nothing", "value", "nothing"),
        ("rifki/4 hands=AS,XX/// trick=ZZ,", "card", "XX/// trick=ZZ,"),
        ("rifki/4 hands=AS//AS// leader=0", "often", "AS// leader=0"),
        ("rifki/4 leader=0 hands=AS//// trick=AS,", "often", "AS,"),
        ("rifki/4 leader=0 trick=AS,KS,QS,JS,TS,", "trick", "TS,"),
        ("rifki/4 trick=AS,", "leader", "trick=AS,"),
        ("rifki/4 leader=0 hands=AS/", "value", "AS/"),
        ("rifki/4 option.sausage=true", "option", "option.sausage=true"),
        ("truf/4 deal=77", "value", "77"),
        ("truf/4 leader=0 what", "syntax", "what"),
        ("truf/4 leader=0 leader=1", "syntax", "leader=1"),
        ("rook_sluff/6 leader=9", "value", "9"),
        ("rook_sluff/6 leader=0 hands=R1,R1,R1//////", "often", "R1//////"),
        ("minchiate/4 leader=0 led=X,", "value", "X,"),
        ("minchiate/4 leader=0 hands=T40,T41////", "card", "T41////"),
        ('{"format": "cardgui-position/1", "game": "rifki", "players": 4, "trick": ["AS"]}', "leader", None),
        ("x" * (LONGEST + 1), "long", ""),
    ],
)
def test_the_first_fault_of_a_text_is_named_and_found(text: str, key: str, marked: str | None) -> None:
    with pytest.raises(ReadingError) as caught:
        read_draft(text)
    assert caught.value.key == key
    if marked is not None and key != "long":
        assert text[caught.value.at :] == marked


def test_the_code_of_a_deal_is_read_as_its_beginning() -> None:
    match = Match(make_game("truf"), 7)
    match.start_deal()
    assert match.deal is not None
    code = encode_deal(SharedDeal(match.game, 7, match.deal.setup, match.deal.layout))
    assert read_draft(f"look: {code}").hands == tuple(map(match.game.pack.sorted, match.deal.layout.hands))
    with pytest.raises(ReadingError, match="code"):
        read_draft(code[:-12] + "AAAAAAAAAAAA")


def test_the_json_form_is_read_too() -> None:
    draft = read_draft(ERKEK)
    assert read_draft(json.dumps(draft.position().to_json())) == draft


# moves ----------------------------------------


def test_the_first_card_of_a_trick_is_led_by_whoever_it_is_laid_before() -> None:
    draft = fresh("rifki").moved("8C", NOT_PLACED, Place(TRICK, 2))
    assert (draft.leader, draft.trick, draft.next_seat) == (2, ("8C",), 1)
    assert draft.moved("8C", Place(TRICK, 2), Place(TRICK, 3)).leader == 3


def test_cards_are_laid_in_the_order_of_play() -> None:
    draft = read_draft(ERKEK)
    with pytest.raises(MoveError) as caught:
        draft.moved("2C", NOT_PLACED, Place(TRICK, 3))
    assert (caught.value.key, caught.value.seat) == ("not_next", 0)
    whole = draft.moved("JC", Place(HAND, 0), Place(TRICK, 0)).moved("2C", NOT_PLACED, Place(TRICK, 3))
    assert whole.complete
    assert whole.next_seat is None
    assert judge(whole).winner == 1


def test_a_card_laid_on_another_of_the_trick_takes_its_place() -> None:
    draft = read_draft(ERKEK).moved("AC", NOT_PLACED, Place(TRICK, 1))
    assert draft.trick == ("8C", "AC")
    assert draft.left["KC"] == 1


def test_a_card_taken_out_of_the_trick_takes_the_later_ones_with_it() -> None:
    draft = read_draft(ERKEK).moved("8C", Place(TRICK, 2), Place(HAND, 3))
    assert draft.trick == ()
    assert draft.hands[3] == ("8C",)
    assert draft.left["KC"] == 1


def test_a_card_of_an_earlier_trick_can_be_fetched_and_none_put_there() -> None:
    draft = read_draft("rifki/4 contract=kupa gone=2H,3H,4H,5H, won=2H,3H,4H,5H//// tricks=1,0,0,0, hearts=1 leader=0")
    assert draft.away == ("5H", "4H", "3H", "2H")
    fetched = draft.moved("3H", Place(AWAY), Place(HAND, 2))
    assert fetched.hands[2] == ("3H",)
    assert "3H" not in fetched.text.replace("hands=//3H//", "")
    with pytest.raises(MoveError, match="away"):
        draft.moved("AS", NOT_PLACED, Place(AWAY))


def test_two_equal_cards_are_two_cards() -> None:
    draft = fresh("rook_sluff", None, 6)
    assert draft.left["R9"] == 2
    draft = draft.moved("R9", NOT_PLACED, Place(TRICK, 0)).moved("R9", NOT_PLACED, Place(TRICK, 1))
    assert draft.left["R9"] == 0
    won = judge(draft).won
    assert won is not None
    assert (won.key, won.seat) == ("first_twin", 0)
    with pytest.raises(MoveError, match="none_left"):
        draft.source("R9", Place(TRICK, 0)) and draft.moved("R9", NOT_PLACED, Place(HAND, 0))


def test_there_is_no_card_of_an_unknown_code() -> None:
    with pytest.raises(MoveError, match="no_card"):
        fresh("truf").source("XX", Place(HAND, 0))


# what the rules say ----------------------------------------


def test_the_picture_of_the_design() -> None:
    verdict = judge(read_draft(ERKEK))
    assert (verdict.winner, verdict.won_rule, verdict.seat) == (1, "RI-19", 0)
    assert verdict.legal == ("JC",)
    assert {group.refusal.rule for group in verdict.groups} == {"RI-21"}
    assert verdict.held == 11
    assert verdict.trouble is not None
    assert (verdict.trouble.key, verdict.trouble.seats) == ("hands", (1, 2, 3))


def test_a_card_that_its_hand_forbade_is_found() -> None:
    draft = read_draft("truf/4 bids=9S,8D,8C,7H, leader=3 hands=KH/2D/3C/4C/ trick=KD,5H,")
    assert draft.step == -1
    verdict = judge(draft)
    assert verdict.trouble is None or verdict.trouble.key != "illegal"
    verdict = judge(draft.moved("2C", NOT_PLACED, Place(HAND, 2)).moved("3D", NOT_PLACED, Place(HAND, 2)))
    assert verdict.trouble is not None
    assert (verdict.trouble.key, verdict.trouble.rule) == ("illegal", "TR-12")
    assert (verdict.trouble.seats, verdict.trouble.card) == ((2,), "5H")


def test_hands_of_different_sizes_cannot_be_played() -> None:
    draft = read_draft("rifki/4 contract=el_almaz hands=AS,KS/QS/JS/TS/ leader=0")
    verdict = judge(draft)
    assert verdict.trouble is not None
    assert (verdict.trouble.key, verdict.trouble.seats) == ("sizes", (1, 2, 3))
    assert verdict.legal == ("AS", "KS")


def test_a_complete_trick_is_played_on_from_behind_it() -> None:
    draft = read_draft("rifki/4 contract=el_almaz hands=2D/3D/4D/5D/ leader=0 trick=AS,KS,QS,JS,")
    assert judge(draft).trouble is None
    after = deal(draft)
    assert after.to_act == frozenset({0})
    assert after.view(0).taken == (1, 0, 0, 0)
    last = judge(replace(draft, hands=((),) * 4))
    assert last.trouble is not None
    assert last.trouble.key == "over"


def test_the_king_is_forced_in_minchiate_only_at_the_first_lead() -> None:
    text = "minchiate/4 hands=DK,D2,M//// leader=2 trick=D5,T7,"
    assert judge(read_draft(text)).legal == ("DK",)
    assert set(judge(read_draft(text + " led=D,")).legal) == {"DK", "D2", "M"}


def test_the_red_two_leads_to_the_first_trick_alone() -> None:
    draft = read_draft("rook_sluff/6 hands=R2,B1////// bids=1,1,1,1,1,1, leader=0")
    assert judge(draft).legal == ("R2",)
    later = sandbox(draft).set_flag(draft, "first_over", on=True)
    assert set(judge(later).legal) == {"R2", "B1"}
    assert sandbox(later).set_flag(later, "first_over", on=False) == draft


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("rook_sluff/6 hands=R2,B1/R14,G10///// leader=5", True),  # the only red 2 is another's
        ("rook_sluff/6 hands=R2,B1/R14,G10///// leader=0", False),
        ("rook_sluff/6 hands=R2,B1/R14,G10///// leader=5 tricks=1,0,0,0,0,0,", False),
        ("rook_sluff/8 hands=R2,B1//R14,G10////// leader=3", False),  # there is another, which may be in that hand
        ("rook_sluff/8 hands=B1/R2,G10/////// leader=3", True),  # nearer to the dealer's left is one already
        ("rook_sluff/8 hands=R2,B1//R14,G10////// leader=2", True),  # that hand has none
    ],
)
def test_rs12_who_cannot_lead_the_first_trick_is_told(text: str, wrong: bool) -> None:
    trouble = judge(read_draft(text)).trouble
    assert trouble is not None
    assert (trouble.rule == "RS-12") == wrong


def test_house_rules_change_what_is_legal() -> None:
    draft = read_draft("rifki/4 contract=koz trump=S hands=9S,2S,3H//// leader=2 trick=8C,5S,")
    assert set(judge(draft).legal) == {"9S", "2S"}
    assert judge(with_options(draft, {"must_overtrump": True})).legal == ("9S",)


# what is played ----------------------------------------


@pytest.mark.parametrize(
    ("game", "key"), [(game, key) for game, part in SANDBOXES.items() for key in part.contracts if game != "rook_sluff"]
)
def test_every_contract_can_be_chosen(game: str, key: str) -> None:
    draft = SANDBOXES[game].choose(dealt(fresh(game), random.Random(1)) or fresh(game), key)
    assert sandbox(draft).contract(draft) == key
    assert judge(draft).trouble is None
    assert read_draft(draft.text) == draft


def test_bids_of_truf_give_way_to_the_cards() -> None:
    draft = fresh("truf")
    key = sandbox(draft).contract(draft)
    for card in list(draft.listed("bids")):
        for seat in range(4):
            place = draft.source(card, Place(HAND, seat))
            draft = draft.moved(card, place, Place(HAND, seat))
            draft = sandbox(draft).settle(draft)
            assert sandbox(draft).contract(draft) == key


@pytest.mark.parametrize("count", [6, 8, 10])
def test_another_number_of_players_keeps_what_it_can(count: int) -> None:
    start = fresh("rook_sluff", None, 6 if count > 6 else 10).moved("R9", NOT_PLACED, Place(HAND, 0))
    draft = sandbox(start).choose(start, str(count))
    assert draft.players == count
    assert draft.hands[0] == ("R9",)
    assert read_draft(draft.text) == draft


# dealing ----------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_rest_is_dealt_so_that_it_can_be_played(game: str, players: int) -> None:
    for seed in range(6):
        draw = random.Random(seed)
        whole = dealt(fresh(game, None, players), draw)
        assert whole is not None
        assert judge(whole).trouble is None
        lead = draw.choice(judge(whole).legal)
        begun = replace(whole, hands=(whole.hands[0],) + ((),) * (players - 1))
        begun = begun.moved(lead, Place(HAND, 0), Place(TRICK, 0))
        again = dealt(begun, draw)
        assert again is not None
        assert judge(again).trouble is None
        assert again.trick == (lead,)


def test_nobody_gets_what_their_card_of_the_trick_forbids() -> None:
    draft = read_draft("rifki/4 contract=koz trump=S hands=2H,3H,4H//// leader=2 trick=8C,5D,")
    for seed in range(20):
        made = dealt(draft, random.Random(seed))
        assert made is not None
        assert not [card for card in made.hands[1] if card[1] in "CS"], "no club and no trump was played"


def test_what_cannot_be_dealt_is_not() -> None:
    lacking = "rifki/4 contract=koz trump=S hands=2H//// leader=0 voids=,/S,H,D,C/,/,/ tricks=1,0,0,0,"
    assert dealt(read_draft(lacking.replace(",/", "/")), random.Random(1)) is None


# keeping ----------------------------------------


def test_positions_are_kept_newest_first_and_replaced_by_name(tmp_path: Path) -> None:
    saved = SavedPositions(tmp_path)
    assert saved.keep("One", ERKEK)
    assert saved.keep("  Two  words ", "truf/4")
    assert saved.keep("One", "rifki/4")
    again = SavedPositions(tmp_path)
    assert again.positions == [Kept("One", "rifki/4"), Kept("Two words", "truf/4")]
    assert again.forget(again.positions[0])
    assert [kept.name for kept in SavedPositions(tmp_path).positions] == ["Two words"]


def test_two_windows_keep_the_positions_of_both(tmp_path: Path) -> None:
    first, second = SavedPositions(tmp_path), SavedPositions(tmp_path)
    first.keep("One", ERKEK)
    second.keep("Two", "truf/4")
    first.forget(Kept("One", ERKEK))
    first.keep("Three", "rifki/4")
    assert [kept.name for kept in SavedPositions(tmp_path).positions] == ["Three", "Two"]


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"format": 99, "positions": []}', '{"format": 1, "positions": [{"name": 3, "text": ""}]}', "null"],
)
def test_a_broken_file_is_set_aside_as_it_is(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE_NAME).write_text(content)
    saved = SavedPositions(tmp_path)
    assert saved.positions == []
    assert saved.set_aside is not None
    assert saved.set_aside.read_text() == content
    assert saved.keep("New", ERKEK)
    assert SavedPositions(tmp_path).positions == [Kept("New", ERKEK)]


def test_where_nothing_can_be_written_positions_last_until_the_end(tmp_path: Path) -> None:
    saved = SavedPositions(tmp_path / "file")
    (tmp_path / "file").write_text("in the way")
    assert not saved.keep("One", ERKEK)
    assert not saved.writable
    assert saved.positions == [Kept("One", ERKEK)]
