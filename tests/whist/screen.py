"""Whist as the screens show it."""

from cardgui.screens.games.entry import GameEntry
from tests.whist import words
from tests.whist.engine import Whist

WHIST = GameEntry(
    id="whist",
    pack="french",
    fan=("AS", "", "KH"),
    name=lambda: words.NAME,
    origin=lambda: words.ORIGIN,
    blurb=lambda: words.BLURB,
    players=lambda: words.PLAYERS,
    length=lambda: words.LENGTH,
    deals=lambda _options, _players: Whist.deals,
    title=lambda _options, _players: words.NAME,
    deal_story=lambda row, _names: words.story(row.deal, str(row.facts["trump"])),
    sides=lambda: words.SIDES,
)
