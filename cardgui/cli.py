"""The command line: parses, runs one command, and turns what goes wrong into one line and an exit code."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from cardgui import __version__
from cardgui.app import given_path
from cardgui.resources import LANGUAGES

if TYPE_CHECKING:
    from cardgui.engine.game import Game
    from cardgui.ledger.store import Ledger

FAULT: Final = 1
"""Exit code where something is wrong with what was found."""
USAGE: Final = 2
"""Exit code where something is wrong with what was typed."""

THEMES: Final = ("light", "dark")


T = TypeVar("T")


class UsageError(ValueError):
    """Something typed that cannot be meant."""


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def main(arguments: Sequence[str]) -> int:
    """Run one command.

    Args:
        arguments: the words after ``python -m cardgui``.

    Returns:
        The exit code: 0, 1 for faults, 2 for usage.
    """
    try:
        chosen = _parser().parse_args(arguments)
        run: Callable[[argparse.Namespace], int] = chosen.run
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        code = run(chosen)
        sys.stdout.flush()
    except SystemExit as end:
        return int(end.code or 0)
    except UsageError as error:
        return _complain(str(error), USAGE)
    except BrokenPipeError:
        # Nobody reads on; without this, Python would try to write the rest at its end and complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _complain("nobody reads the output any more", FAULT)
    except OSError as error:
        named = error.filename is not None
        return _complain(f"{error.filename}: {error.strerror}" if named else error.strerror or str(error), FAULT)
    except KeyboardInterrupt:
        return _complain("interrupted", 130)
    return code


def _complain(text: str, code: int) -> int:
    from cardgui.ledger.exchange import printable

    print(f"cardgui: {printable(text)}", file=sys.stderr)
    return code


# -- arguments ------------------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="cardgui",
        allow_abbrev=False,
        description="Four trick-taking card games. Without a command the window opens.",
        epilog="The window takes --data-dir DIR, --lang en|ko|ja|tr and --demo DIR, or a deal (NAME.cardgui).",
    )
    parser.add_argument("--version", action="version", version=f"Cardgui {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for add in (
        _add_simulate,
        _add_verify,
        _add_export,
        _add_import,
        _add_rebuild,
        _add_bench,
        _add_screenshots,
        _add_check,
    ):
        add(commands)
    return parser


def _command(
    commands: argparse._SubParsersAction[_Parser], name: str, text: str, run: object
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
    parser.set_defaults(run=run)
    return parser


def _add_simulate(commands: argparse._SubParsersAction[_Parser]) -> None:
    from cardgui.bots.player import DEFAULT_LEVEL

    parser = _command(commands, "simulate", "let the computer play, and write deal records", _simulate)
    parser.add_argument("game", metavar="GAME", help="which game is played")
    parser.add_argument("--deals", type=_whole(1, 10**9), required=True, metavar="N", help="how many records")
    parser.add_argument("--seed", type=_whole(1, 999_999_999), required=True, metavar="S", help="first match number")
    parser.add_argument("--players", type=_whole(1, 99), metavar="P", help="how many play, where the game has a choice")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a house rule, as often as wanted")
    levels = parser.add_mutually_exclusive_group()
    levels.add_argument("--level", metavar="L", help=f"strength of every player (default: {DEFAULT_LEVEL})")
    levels.add_argument("--levels", type=_words, metavar="L,L,…", help="strength by seat")
    parser.add_argument("--steps", type=_whole(1, 10**9), metavar="N", help="how long Expert may search for a decision")
    parser.add_argument("--ledger", type=given_path, metavar="FILE", help="also add the deals to this ledger")
    parser.add_argument("--out", required=True, metavar="FILE|-", help="where the records go; - is standard output")


def _add_verify(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _command(commands, "verify", "check deal records against the rules", _verify)
    parser.add_argument("files", nargs="+", metavar="FILE", help="deal records, JSON lines")


def _add_export(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _command(commands, "export", "write the deal records of a ledger", _export)
    parser.add_argument("--format", choices=("jsonl", "csv"), default="jsonl", help="JSON lines, or a table")
    parser.add_argument("--ledger", type=given_path, required=True, metavar="FILE", help="the ledger")
    parser.add_argument("--out", required=True, metavar="FILE|-", help="where the records go; - is standard output")


def _add_import(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _command(commands, "import", "add deal records to a ledger", _import)
    parser.add_argument("--ledger", type=given_path, required=True, metavar="FILE", help="the ledger")
    parser.add_argument("files", nargs="+", metavar="FILE", help="deal records, JSON lines")


def _add_rebuild(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _command(commands, "rebuild", "make lists and statistics of a ledger anew from its records", _rebuild)
    parser.add_argument("--ledger", type=given_path, required=True, metavar="FILE", help="the ledger")


def _add_bench(commands: argparse._SubParsersAction[_Parser]) -> None:
    from cardgui.bench import BENCHES
    from cardgui.bots.player import DEFAULT_LEVEL, LEVELS

    parser = _command(commands, "bench", "measure the program", _bench)
    parser.add_argument("name", choices=BENCHES, metavar="NAME", help=", ".join(BENCHES))
    parser.add_argument("subject", nargs="?", metavar="GAME", help="for players")
    parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")
    parser.add_argument("--game", default="truf", metavar="GAME", help="for table, thinking and review")
    parser.add_argument("--players", type=_whole(1, 99), metavar="P", help="for table")
    parser.add_argument("--scale", type=_positive, default=1.0, metavar="F", help="for table: pixel ratio")
    parser.add_argument("--deals", type=_whole(1, 10**7), metavar="N", help="for players, ledger and review")
    style = f"for players: level at which styles are compared (default: {DEFAULT_LEVEL})"
    parser.add_argument("--level", choices=LEVELS, default=DEFAULT_LEVEL, metavar="L", help=style)


def _add_screenshots(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _command(commands, "screenshots", "make a picture of every screen and state", _screenshots)
    parser.add_argument("folder", type=given_path, metavar="DIR", help="where the pictures go")
    parser.add_argument(
        "--lang", type=_some_of(LANGUAGES), default=("en",), metavar="L,…", help="en, ko, ja, tr (default: en)"
    )
    parser.add_argument(
        "--theme", type=_some_of(THEMES), default=("light",), metavar="T,…", help="light, dark (default: light)"
    )
    parser.add_argument("--size", type=_sizes, default=((1280, 800),), metavar="WxH,…", help="default: 1280x800")
    parser.add_argument(
        "--scale", type=_list_of(_positive), default=(1.0,), metavar="F,…", help="pixel ratio (default: 1)"
    )
    parser.add_argument(
        "--text", type=_list_of(_whole(50, 300)), default=(100,), metavar="PERCENT,…", help="text size (default: 100)"
    )
    parser.add_argument(
        "--only", type=_words, default=(), metavar="NAME,…", help="these alone, without language and size"
    )
    parser.add_argument("--sheet", action="store_true", help="also make contact sheets")


def _add_check(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = _command(commands, "check", "test this installation", _check)
    parser.add_argument("--data-dir", type=given_path, metavar="DIR", help="folder of ledger and settings")


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", text) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {low} to {high}")
        return int(text)

    return read


def _positive(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", text) or not 0.25 <= float(text) <= 8:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0.25 to 8")
    return float(text)


def _words(text: str) -> tuple[str, ...]:
    words = tuple(text.split(","))
    if not all(words):
        raise argparse.ArgumentTypeError(f"{text!r} has an empty place")
    return words


def _some_of(known: Sequence[str]) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        for word in _words(text):
            if word not in known:
                raise argparse.ArgumentTypeError(f"{word!r} is none of {', '.join(known)}")
        return _words(text)

    return read


def _list_of(one: Callable[[str], T]) -> Callable[[str], tuple[T, ...]]:
    return lambda text: tuple(one(word) for word in _words(text))


def _sizes(text: str) -> tuple[tuple[int, int], ...]:
    sizes = []
    for word in _words(text):
        found = re.fullmatch(r"([1-9][0-9]{2,3})x([1-9][0-9]{2,3})", word)
        if found is None:
            raise argparse.ArgumentTypeError(f"{word!r} is no size like 1280x800")
        sizes.append((int(found[1]), int(found[2])))
    return tuple(sizes)


# -- commands -------------------------------------------------------------------------------------------------------


def _simulate(chosen: argparse.Namespace) -> int:
    from cardgui.bots.player import DEFAULT_LEVEL
    from cardgui.bots.registry import NoPlayerError
    from cardgui.engine.record import to_line
    from cardgui.ledger.exchange import commit
    from cardgui.simulate import Plan, PlanError, simulate

    game = _game(chosen.game, _options(chosen.option), chosen.players)
    levels = chosen.levels or (chosen.level or DEFAULT_LEVEL,) * game.players
    try:
        records = simulate(Plan(game, levels, chosen.deals, chosen.seed, chosen.steps))
    except (PlanError, NoPlayerError) as error:
        raise UsageError(str(error)) from error
    if chosen.ledger is not None:
        _must_differ(chosen.ledger, chosen.out)
    with _output(chosen.out) as out, _ledger_if_any(chosen.ledger) as ledger:
        for record in records:
            if ledger is not None:
                commit(ledger, record)
            out.write(to_line(record).encode("utf-8") + b"\n")
            out.flush()
    return 0


def _options(given: Sequence[str]) -> dict[str, object]:
    from cardgui.engine.options import parse_value

    options: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise UsageError(f"argument --option: {word!r} is no K=V")
        if name in options:
            raise UsageError(f"argument --option: {name} stands twice")
        options[name] = parse_value(value)
    return options


def _game(game_id: str, options: dict[str, object], players: int | None) -> Game:
    from cardgui.engine.registry import GAMES, make_game

    if game_id not in GAMES:
        raise UsageError(f"there is no game {game_id!r}; the games are {', '.join(GAMES)}")
    try:
        return make_game(game_id, options, players)
    except ValueError as error:
        raise UsageError(str(error)) from error


@contextmanager
def _output(out: str) -> Iterator[IO[bytes]]:
    if out == "-":
        yield sys.stdout.buffer
        return
    with Path(out).open("wb") as file:
        yield file


@contextmanager
def _open_ledger(path: Path) -> Iterator[Ledger]:
    """An open ledger, made if it is missing; what is wrong with it comes out as ``OSError``."""
    from cardgui.ledger.errors import LedgerError
    from cardgui.ledger.store import Ledger

    try:
        with Ledger.open(path, app_version=__version__) as ledger:
            yield ledger
    except LedgerError as error:
        raise OSError(0, str(error), str(path)) from error


def _ledger_if_any(path: Path | None) -> AbstractContextManager[Ledger | None]:
    return nullcontext() if path is None else _open_ledger(path)


def _same_file(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


def _must_differ(ledger: Path, out: str) -> None:
    if out != "-" and (Path(out).resolve() == ledger.resolve() or _same_file(Path(out), ledger)):
        raise UsageError(f"argument --out: {out} is the ledger")


def _verify(chosen: argparse.Namespace) -> int:
    from cardgui.ledger.exchange import verify

    last = ""
    for last in verify(chosen.files):
        print(last)
    return 0 if last.endswith(" 0 faults") else FAULT


def _export(chosen: argparse.Namespace) -> int:
    from cardgui.ledger.errors import LedgerError
    from cardgui.ledger.exchange import csv_lines
    from cardgui.ledger.store import Ledger

    _must_differ(chosen.ledger, chosen.out)
    try:
        with Ledger.open_read_only(chosen.ledger) as ledger, _output(chosen.out) as out:
            lines = ledger.record_lines()
            for line in csv_lines(lines) if chosen.format == "csv" else (f"{line}\n" for line in lines):
                out.write(line.encode("utf-8"))
    except LedgerError as error:
        raise OSError(0, str(error), str(chosen.ledger)) from error
    return 0


def _import(chosen: argparse.Namespace) -> int:
    from cardgui.ledger.exchange import Intake

    with _open_ledger(chosen.ledger) as ledger:
        intake = Intake(ledger)
        for refusal in intake.take(chosen.files):
            print(refusal)
        print(intake)
    return FAULT if intake.refused else 0


def _rebuild(chosen: argparse.Namespace) -> int:
    if not chosen.ledger.exists():
        raise OSError(0, "there is no ledger", str(chosen.ledger))
    with _open_ledger(chosen.ledger) as ledger:
        ledger.rebuild()
        counts = ledger.counts()
    print(f"{counts.matches} matches, {counts.deals} deals")
    return 0


def _bench(chosen: argparse.Namespace) -> int:
    import json

    from cardgui.bench import BenchError, Choice, measure
    from cardgui.bots.registry import NoPlayerError

    if (chosen.name == "players") != (chosen.subject is not None):
        raise UsageError(
            "bench players needs a game" if chosen.subject is None else f"bench {chosen.name} takes no word"
        )
    game = chosen.subject or chosen.game
    try:
        report = measure(chosen.name, Choice(game, chosen.players, chosen.scale, chosen.deals, chosen.level))
    except (BenchError, NoPlayerError) as error:
        raise UsageError(str(error)) from error
    for line in report.lines:
        print(line)
    print(json.dumps(report.figures) if chosen.json else _readable(report.figures))
    return 0


def _readable(figures: dict[str, Any]) -> str:
    return "\n".join(f"{name}: {value}" for name, value in figures.items() if not isinstance(value, list))


def _screenshots(chosen: argparse.Namespace) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from cardgui.screenshots.rehearsal import SceneError
    from cardgui.screenshots.take import Wanted, take, take_at_scale, unknown_names

    unknown = unknown_names(chosen.only)
    if unknown:
        raise UsageError(f"argument --only: there is no picture {unknown[0]!r}")
    for scale in chosen.scale:
        wanted = Wanted(chosen.lang, chosen.theme, chosen.size, scale, chosen.text, chosen.only, chosen.sheet)
        if f"{scale:g}" == os.environ.get("QT_SCALE_FACTOR", "1"):
            try:
                take(chosen.folder, wanted)
            except SceneError as error:
                return _complain(str(error), FAULT)
        elif code := take_at_scale(chosen.folder, wanted, _one_scale(chosen, scale)):
            return code
    return 0


def _one_scale(chosen: argparse.Namespace, scale: float) -> list[str]:
    """The arguments of ``screenshots`` after the folder, for one of the scales."""
    lists = {
        "--lang": chosen.lang,
        "--theme": chosen.theme,
        "--size": [f"{width}x{height}" for width, height in chosen.size],
        "--scale": [f"{scale:g}"],
        "--text": chosen.text,
        "--only": chosen.only,
    }
    words = [word for name, some in lists.items() if some for word in (name, ",".join(map(str, some)))]
    return [*words, "--sheet"] if chosen.sheet else words


def _check(chosen: argparse.Namespace) -> int:
    from cardgui.check import check

    sound = True
    for finding in check(chosen.data_dir):
        print(finding)
        sound &= finding.sound
    return 0 if sound else FAULT
