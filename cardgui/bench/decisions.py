"""How long a decision of Expert takes, as a process of its own, so that plain code can be measured beside compiled.

``python -m cardgui.bench.decisions GAME PLAYERS NUMBER [plain]`` prints milliseconds of processor time as a JSON list.
The deals are played by Steady; Expert is asked at even distances.
"""

from __future__ import annotations

import json
import sys
import time
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cardgui.engine.game import Game

_PACKAGE: Final = str(Path(__file__).resolve().parents[1])
_NUMBER: Final = 482117903
_PLAYED: Final = {"truf": 56, "rifki": 53, "rook_sluff": 90, "minchiate": 90}
"""About how many decisions a deal has; where nothing is said, as many as there are cards."""


def only_sources() -> None:
    """From now on this package's compiled modules are not found, only their sources.

    Raises:
        RuntimeError: if compiled ones are loaded already.
    """
    if "cardgui.engine.kernel" in sys.modules:
        raise RuntimeError("the kernel is loaded already")

    def finder(path: str) -> FileFinder:
        if not str(Path(path).resolve()).startswith(_PACKAGE):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


def times(game: Game, number: int) -> list[float]:
    """Milliseconds of processor time of so many decisions, or a few less."""
    from cardgui.bots.registry import player  # noqa: PLC0415  (after it is decided what is found)
    from cardgui.engine.match import Match  # noqa: PLC0415

    steady, expert = player(game.id, "steady"), player(game.id, "expert")
    every = max(1, _PLAYED.get(game.id, len(game.cards)) // number)
    spent: list[float] = []
    match, count = Match(game, _NUMBER), 0
    while len(spent) < number and not match.over:
        match.start_deal()
        while match.in_deal and len(spent) < number:
            deal: Any = match.deal
            seat = min(deal.to_act)
            view = deal.view(seat)
            count += 1
            if count % every == 0 and len(deal.legal(seat)) > 1:
                begun = time.process_time()
                expert.choose(view, match.seed(seat))
                spent.append((time.process_time() - begun) * 1000)
            match.apply(steady.choose(view, match.seed(seat)))
    return spent


def main(arguments: list[str]) -> int:
    """Measure and print."""
    game_id, players, number, *how = arguments
    if how == ["plain"]:
        only_sources()
    from cardgui.engine.registry import make_game  # noqa: PLC0415

    print(json.dumps(times(make_game(game_id, {}, int(players)), int(number))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
