"""Words that several screens share: ranks, players, what a finished or unfinished match says for itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardgui.look.i18n import number, signed, translate

if TYPE_CHECKING:
    from cardgui.screens.match_facts import MatchFacts


def you() -> str:
    """Return what the person at this screen is called in lists."""
    return translate("Players", "You")


def player_names(match: MatchFacts) -> list[str]:
    """Return the names of the seats, the own one as "You"."""
    return [(match.own_name or you()) if seat == 0 else match.name_of(seat) for seat in range(len(match.names))]


def scored_names(match: MatchFacts) -> list[str]:
    """Return what those who have a score are called: the players, or the sides."""
    sides = match.entry.sides
    return player_names(match) if sides is None else list(sides())


def rank_text(rank: int, players: int, *, shared: bool = False) -> str:
    """Return a rank among the players: `2nd of 4`, or `shared 1st`."""
    if shared and rank == 1:
        return translate("Ranks", "shared 1st")
    text = {
        1: translate("Ranks", "1st of {players}"),
        2: translate("Ranks", "2nd of {players}"),
        3: translate("Ranks", "3rd of {players}"),
    }.get(rank, translate("Ranks", "{rank}th of {players}"))
    return text.format(rank=number(rank), players=number(players))


def side_ended(match: MatchFacts) -> str:
    """Return how a finished match ended for the own side."""
    if match.shared():
        return translate("Outcome", "a draw")
    return translate("Outcome", "won") if match.rank == 1 else translate("Outcome", "lost")


def standing(match: MatchFacts) -> str:
    """Say in one sentence how the person stands in an unfinished match."""
    if match.deal <= 1 and not any(match.totals):
        return translate("Standing", "The first deal is under way.")
    mine = signed(match.totals[0])
    if match.rank == 1 and match.shared():
        return translate("Standing", "You share the lead with {score}.").format(score=mine)
    if match.rank == 1:
        return translate("Standing", "You lead with {score}.").format(score=mine)
    if match.entry.sides is not None:
        return translate("Standing", "You are behind with {score}.").format(score=mine)
    place = rank_text(match.rank, len(match.totals))
    return translate("Standing", "You are {rank} with {score}.").format(rank=place, score=mine)


def outcome(match: MatchFacts) -> str:
    """Say in a few words how a finished match ended for the person."""
    mine = signed(match.totals[0])
    if match.rank == 1 and match.shared():
        if match.entry.sides is not None:
            return translate("Outcome", "a draw with {score}").format(score=mine)
        return translate("Outcome", "first place shared with {score}").format(score=mine)
    if match.rank == 1:
        return translate("Outcome", "won with {score}").format(score=mine)
    if match.entry.sides is not None:
        return translate("Outcome", "lost with {score}").format(score=mine)
    place = rank_text(match.rank, len(match.totals))
    return translate("Outcome", "{rank} with {score}").format(rank=place, score=mine)
