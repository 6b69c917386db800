"""The scenes of Rıfkı."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPixmap

from cardgui.bots.player import DEFAULT_LEVEL
from cardgui.engine.action import Play
from cardgui.engine.events import CardPlayed
from cardgui.engine.match import Match
from cardgui.engine.rifki_contracts import CONTRACTS
from cardgui.engine.rifki_terms import ContractChosen, DealVoided, EndedEarly, KingMade, RifkiView
from cardgui.models.controller import Step
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.scene import Prepare, Scene, Show, nothing
from cardgui.screenshots.truf import next_deal, over, table, while_held
from cardgui.table.rifki.panel import RifkiPanel

GAME: Final = "rifki"


def view_of(match: Match) -> RifkiView | None:
    """What the person knows, while a deal is played."""
    if match.deal is None or match.deal.over:
        return None
    view: RifkiView = match.deal.view(0)
    return view


def when(test: Callable[[RifkiView], bool], number: int = 1, level: str = DEFAULT_LEVEL, **options: object) -> Prepare:
    """Prepare a match in which the person knows this; ``number`` is tried first."""

    def until(match: Match) -> bool:
        view = view_of(match)
        return view is not None and test(view)

    return lambda rehearsal: rehearsal.store(GAME, number, until, options, level=level)


# -- what the person knows --------------------------------------------------------------------------------------------


def choosing(view: RifkiView) -> bool:
    """The person declares late in the game, koz and some ceza still being possible, others spent."""
    return (
        view.phase == "declare"
        and 0 in view.to_act
        and view.setup.deal >= 13
        and "koz" in view.choices
        and 3 <= len(view.choices) <= 5
    )


def choosing_first(view: RifkiView) -> bool:
    """The person declares for the first time."""
    return view.phase == "declare" and 0 in view.to_act and view.setup.deal <= 4


def my_play(view: RifkiView) -> bool:
    """The person is to play a card."""
    return view.phase == "play" and 0 in view.to_act


def in_play(contract: str) -> Callable[[RifkiView], bool]:
    """The person is to follow in the middle of this contract, some penalty cards being won already."""

    def test(view: RifkiView) -> bool:
        if not my_play(view) or view.contract != contract or len(view.current) < 2 or len(view.tricks) < 3:
            return False
        penalties = CONTRACTS[contract].cards
        return len(penalties) < 2 or sum(map(len, view.won)) >= min(3, len(penalties) // 2)

    return test


def some(view: RifkiView) -> bool:
    """Some cards may be played, others may not."""
    return my_play(view) and len(view.legal) < len(view.hand) >= 6


def must_follow(view: RifkiView) -> bool:
    """The person must follow suit."""
    return some(view) and bool(view.current) and 2 <= len(view.legal) == sum(c[1] == view.led for c in view.hand)


def no_hearts_yet(view: RifkiView) -> bool:
    """The person leads, but no heart yet (RI-22)."""
    return some(view) and not view.current


def cannot_follow(view: RifkiView) -> bool:
    """The person has none of the suit led, and yet not everything may be played."""
    return some(view) and bool(view.current) and all(card[1] != view.led for card in view.hand)


def must_trump(view: RifkiView) -> bool:
    """The person must trump (RI-18)."""
    trumps = sum(card[1] == view.trump for card in view.hand)
    return cannot_follow(view) and view.trump is not None and len(view.legal) == trumps


def must_overtrump(view: RifkiView) -> bool:
    """The person must play a higher trump (RI-28)."""
    trumps = sum(card[1] == view.trump for card in view.hand)
    return cannot_follow(view) and view.trump is not None and len(view.legal) < trumps


def must_throw(view: RifkiView) -> bool:
    """The person must throw off a penalty card (RI-20)."""
    return cannot_follow(view) and view.trump is None


def must_play_lower(view: RifkiView) -> bool:
    """The person must play a penalty card below one on the table (RI-21)."""
    following = sum(card[1] == view.led for card in view.hand)
    return some(view) and bool(view.current) and 0 < len(view.legal) < following


# -- how a match stands -----------------------------------------------------------------------------------------------


def deals_over(number: int) -> Callable[[Match], bool]:
    """So many deals are finished."""
    return lambda match: len(match.finished) == number and not match.in_deal


def ended_with(test: Callable[[Match], bool]) -> Callable[[Match], bool]:
    """A deal has just ended that was so, and the match goes on."""
    return lambda match: bool(match.finished) and not match.in_deal and not match.over and test(match)


def early(match: Match) -> bool:
    """The deal ended early."""
    result = match.finished[-1].result
    return bool(CONTRACTS[result["contract"]].cards) and 4 <= sum(result["tricks"]) <= 11


def of_contract(contract: str) -> Callable[[Match], bool]:
    """The deal had this contract."""
    return lambda match: match.finished[-1].result["contract"] == contract


def void(match: Match) -> bool:
    """The deal was void (RI-30)."""
    return bool(match.finished[-1].result.get("void"))


def king(match: Match) -> bool:
    """A King has ended the match (RI-29)."""
    return match.over and len(match.finished) < match.game.deals


def last_card_ends_early(match: Match) -> bool:
    """The person's next card will end a deal early."""
    return _would(match, EndedEarly)


def last_card_makes_king(match: Match) -> bool:
    """The person's next card will make somebody King."""
    return _would(match, KingMade)


def last_card_voids(match: Match) -> bool:
    """The person's next card will end a deal that is void."""
    return _would(match, DealVoided)


def _would(match: Match, kind: type) -> bool:
    view = view_of(match)
    if view is None or not my_play(view) or match.deal is None or len(view.current) != 3:
        return False
    again = match.game.begin(match.deal.setup, match.deal.layout)
    for action in match.deal.actions():
        again.apply(action)
    return any(isinstance(event, kind) for event in again.apply(Play(0, view.legal[0])))


# -- what is done at the table ----------------------------------------------------------------------------------------


def rifki_panel(rehearsal: Rehearsal) -> RifkiPanel:
    """Rıfkı's part of the table that is open."""
    panel = rehearsal.table.panel
    if not isinstance(panel, RifkiPanel):
        raise TypeError("another game is at the table")
    return panel


def choose_koz(rehearsal: Rehearsal) -> None:
    """Choose koz with spades, without declaring it."""
    rifki_panel(rehearsal).chooser.choose("koz", "S")


def choose_spent(rehearsal: Rehearsal) -> None:
    """Try a ceza that is spent."""
    chooser = rifki_panel(rehearsal).chooser
    spent = next(name for name, option in chooser.options.items() if option.spent)
    chooser.choose(spent, "")


def refuse(rehearsal: Rehearsal) -> None:
    """Try the card that is refused for the least usual reason: of the suit led where there is one."""
    controller = rehearsal.table.controller
    rows = controller.models.hand.rows()
    refused = [row.code for row in rows if not row.playable]
    led = controller.view.led
    like = [code for code in refused if code[1] in {led, controller.view.trump}]
    rehearsal.table.choose((like or refused)[-1])


def play_first(rehearsal: Rehearsal) -> None:
    """Play the first card that may be played."""
    controller = rehearsal.table.controller
    controller.play(controller.view.legal[0])


def sheet(rehearsal: Rehearsal) -> None:
    """Open the score sheet."""
    rehearsal.table.sheet_wanted.emit()


def waiting(rehearsal: Rehearsal, match: str) -> QPixmap:
    """Picture the table while another player chooses the contract."""
    rehearsal.resume(match)
    view, pictures = rehearsal.table, list[QPixmap]()

    def on_rest() -> None:
        if view.controller.shown.phase == "choice" and view.controller.prompt is None:
            view.picture.refresh()
            pictures.append(rehearsal.picture())

    view.director.rested.connect(on_rest)
    next_deal(rehearsal)
    rehearsal.until(lambda: bool(pictures))
    rehearsal.settle()
    return pictures[0]


def at(kind: type, begin: Callable[[Rehearsal], object]) -> Show:
    """Picture the table at the moment at which something is announced."""
    return while_held(lambda step: step.beat.motion in {"announce", "void"} and isinstance(step.event, kind), begin)


def another_declares_next(match: Match) -> bool:
    """Some deals are finished, and another player declares next."""
    following = match.next_setup
    return deals_over(2)(match) and following is not None and following.dealer != 1


def is_play(step: Step) -> bool:
    """A card is played."""
    return isinstance(step.event, CardPlayed)


def show_ledger(rehearsal: Rehearsal, match: str) -> None:
    """Open the ledger at the match."""
    if rehearsal.window is not None:
        rehearsal.window.open_ledger(match)


def ended(test: Callable[[Match], bool], number: int = 1, level: str = DEFAULT_LEVEL, **options: object) -> Prepare:
    """Prepare a match a deal of which has just ended so."""
    return lambda rehearsal: rehearsal.store(GAME, number, ended_with(test), options, level=level)


SCENES: Final = (
    Scene("rifki-choose", when(choosing), table()),
    Scene("rifki-choose-first", when(choosing_first), table()),
    Scene("rifki-choose-koz", when(choosing), table(choose_koz)),
    Scene("rifki-choose-spent", when(choosing), table(choose_spent)),
    Scene("rifki-choose-no-koz", when(choosing_first, opening_penalties=True), table(choose_koz)),
    Scene("rifki-waiting", lambda r: r.store(GAME, 1, another_declares_next), waiting),
    Scene("rifki-declared", lambda r: r.store(GAME, 1, another_declares_next), at(ContractChosen, next_deal)),
    *(Scene(f"rifki-play-{contract.replace('_', '-')}", when(in_play(contract)), table()) for contract in CONTRACTS),
    Scene("rifki-last-trick", when(in_play("erkek")), table(lambda r: r.table.over.show_last_trick())),
    Scene("rifki-log", when(in_play("erkek")), table(lambda r: r.table.over.show_log())),
    Scene("rifki-why-not", when(must_follow), table(refuse)),
    Scene("rifki-why-not-hearts", when(no_hearts_yet), table(refuse)),
    Scene("rifki-why-not-trump", when(must_trump), table(refuse)),
    Scene("rifki-why-not-higher", when(must_overtrump, must_overtrump=True), table(refuse)),
    Scene("rifki-why-not-penalty", when(must_throw), table(refuse)),
    Scene("rifki-why-not-lower", when(must_play_lower), table(refuse)),
    Scene("rifki-early", lambda r: r.store(GAME, 1, last_card_ends_early), at(EndedEarly, play_first)),
    Scene(
        "rifki-king",
        lambda r: r.store(GAME, 1, last_card_makes_king, {"king_ends_game": True}, level="random"),
        at(KingMade, play_first),
    ),
    Scene(
        "rifki-void",
        lambda r: r.store(GAME, 1, last_card_voids, {"void_equal_girls": True}, level="random"),
        at(DealVoided, play_first),
    ),
    Scene("rifki-end", ended(early), table()),
    Scene("rifki-end-koz", ended(of_contract("koz")), table()),
    Scene("rifki-end-son-iki", ended(of_contract("son_iki")), table()),
    Scene("rifki-end-void", ended(void, level="random", void_equal_girls=True), table()),
    Scene("rifki-sheet", when(choosing), table(sheet)),
    Scene("rifki-sheet-played", lambda r: r.store(GAME, 1, over), table(sheet)),
    Scene("rifki-match-end", lambda r: r.store(GAME, 1, over), table()),
    Scene("rifki-match-end-king", lambda r: r.store(GAME, 1, king, {"king_ends_game": True}, level="random"), table()),
    Scene("rifki-new-game", nothing, lambda r, _match: r.offer_new_game(GAME)),
    Scene("rifki-ledger", lambda r: r.store(GAME, 1, over), show_ledger),
    Scene("rifki-ledger-open", lambda r: r.store(GAME, 1, deals_over(13)), show_ledger),
)
"""Every state of Rıfkı that a person can meet."""
