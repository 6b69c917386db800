"""What a person has set, kept in a readable TOML file, and told to whoever depends on it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast, overload

from PySide6.QtCore import QObject, QTimer, Signal

from cardgui.models.hand_order import HAND_ORDERS

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 1
FILE_NAME = "settings.toml"
SAVE_AFTER = 400
"""Milliseconds of quiet before a change is written."""
_HEAD = "# Settings of Cardgui. Delete this file to start afresh.\n"

CARD_DESIGNS = ("standard", "large_index", "four_colour", "high_contrast")
"""How faces can be drawn; every pack has all of them."""
TUTOR_THRESHOLDS = (5, 10, 20, 30)
"""Losses from which on the tutor can speak up, in tenths of a trick."""
OVERRIDDEN = frozenset({"language"})
"""What a run may have otherwise than stored: choosing what is stored is told, too."""
KEPT = frozenset({"language", "window", "maximized", "ledger_folder", "welcomed"})
"""What is no matter of taste, or would make the window unreadable: resetting everything leaves it alone."""

T = TypeVar("T")
OptionValue = str | int | bool


class Entry(Generic[T]):
    """One setting: its default, and which values from a file are good."""

    def __init__(self, default: T, good: Callable[[Any], bool], switch: tuple[T, T] | None = None) -> None:
        """Describe a setting; `switch` is what a file means that has a mere off or on for it."""
        self.default = default
        self.good = good
        self.switch = switch
        self.name = ""

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> Entry[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> T | Entry[T]:
        """Return the value, or the default while none was set."""
        return self if settings is None else cast("T", settings.value(self.name, self.default))

    def __set__(self, settings: Settings, value: T) -> None:
        """Set the value.

        Raises:
            ValueError: if it is none of the possible ones.
        """
        if not self.good(value):
            raise ValueError(f"{self.name}: {value!r}")
        settings.put(self.name, value)


def one_of(*values: str | int) -> Callable[[Any], bool]:
    """Accept these values alone."""
    return lambda value: not isinstance(value, bool) and value in values


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_percent(value: object) -> bool:
    return type(value) is int and 0 <= value <= 100


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_path(value: object) -> bool:
    return isinstance(value, str) and "\0" not in value


def _is_texts(value: object) -> bool:
    return isinstance(value, (list, tuple)) and all(isinstance(item, str) for item in value)


def _is_geometry(value: object) -> bool:
    """Accept x, y, width, height in logical pixels, or nothing at all."""
    if not isinstance(value, (list, tuple)) or len(value) not in (0, 4):
        return False
    return all(type(item) is int and abs(item) < 100_000 for item in value)


def _inner(table: MutableMapping[str, Any], name: str) -> MutableMapping[str, Any]:
    """The table in a table, made where there is none."""
    if not isinstance(table.get(name), MutableMapping):
        table[name] = {}
    inner: MutableMapping[str, Any] = table[name]
    return inner


def _remove(table: MutableMapping[str, Any], path: Sequence[str]) -> None:
    """Remove what lies there, if it does."""
    first, *rest = path
    if not rest:
        table.pop(first, None)
    elif isinstance(table.get(first), MutableMapping):
        _remove(table[first], rest)


def _table(stored: Mapping[str, Any], name: str, refused: list[str]) -> Iterable[tuple[str, Any]]:
    """What a table of the file holds; what is no table is refused."""
    table = stored.get(name, {})
    if isinstance(table, dict):
        return table.items()
    refused.append(name)
    return ()


class Settings(QObject):
    """All settings, each an attribute; assigning one tells everybody and saves soon.

    A file that can't be read, or comes from a newer version, is set aside under another name and left as it is.

    Attributes:
        language: code, or "" for the system's.
        theme: `system`, `light` or `dark`.
        text_percent: 100, 115, 130 or 150.
        speed: `slow`, `normal`, `fast` or `instant`.
        reduce_motion: `system`, `on` or `off`.
        hand_order: in which order the own hand is held, one of `HAND_ORDERS`.
        play_by: how a pointer plays a card: `click`, `double` (a double click) or `drag` (onto the table).
        confirm_play: whether a card is played only when it is chosen a second time.
        card_design: how the faces of the cards are drawn, one of `CARD_DESIGNS`.
        table_contrast, table_grain, table_temperature: the look of the table, 0 … 100; 50 is the design's own.
        welcomed: whether the person has been through the first start.
        wait_for_me: whether the table waits for a key after each trick.
        raise_playable, dim_unplayable: how the hand shows what may be played.
        explain_refusals: whether a card that can't be played says why.
        allow_take_back: whether the last decision can be taken back.
        hints: whether the table says what to do when it is asked.
        tutor: whether somebody asks before a card is played that clearly loses.
        tutor_threshold: from which loss on, in tenths of a trick or of what one is worth; one of `TUTOR_THRESHOLDS`.
        card_values: whether counting cards show their points.
        sounds: whether cards are heard.
        volume: how loud, 0 … 100.
        turn_sound: whether the person's turn is heard, too.
        silenced_rules: rules whose explanation is not wanted any more, `TR-12`.
        window: x, y, width, height of the window when it isn't maximized; empty before the first time.
        maximized: whether the window filled the screen.
        ledger_folder: where the person keeps the ledger instead of in the usual folder, or "".

    Signals:
        changed: the name of the setting that has another value now; `options:<game>` and `levels:<game>` for what was
            chosen last for a game.
        written: whether the file could be written, whenever that is otherwise than the time before.
    """

    changed = Signal(str)
    written = Signal(bool)

    language = Entry("", _is_text)
    theme = Entry("system", one_of("system", "light", "dark"))
    text_percent = Entry(100, one_of(100, 115, 130, 150))
    speed = Entry("normal", one_of("slow", "normal", "fast", "instant"))
    reduce_motion = Entry("system", one_of("system", "on", "off"), switch=("off", "on"))
    hand_order = Entry("high", one_of(*HAND_ORDERS))
    play_by = Entry("click", one_of("click", "double", "drag"))
    confirm_play = Entry(False, _is_bool)  # noqa: FBT003
    card_design = Entry("standard", one_of(*CARD_DESIGNS))
    table_contrast = Entry(50, _is_percent)
    table_grain = Entry(50, _is_percent)
    table_temperature = Entry(50, _is_percent)
    welcomed = Entry(False, _is_bool)  # noqa: FBT003
    wait_for_me = Entry(False, _is_bool)  # noqa: FBT003
    raise_playable = Entry(True, _is_bool)  # noqa: FBT003
    dim_unplayable = Entry(True, _is_bool)  # noqa: FBT003
    explain_refusals = Entry(True, _is_bool)  # noqa: FBT003
    allow_take_back = Entry(True, _is_bool)  # noqa: FBT003
    hints = Entry(True, _is_bool)  # noqa: FBT003
    tutor = Entry(False, _is_bool)  # noqa: FBT003
    tutor_threshold = Entry(10, one_of(*TUTOR_THRESHOLDS))
    card_values = Entry(True, _is_bool)  # noqa: FBT003
    sounds = Entry(True, _is_bool)  # noqa: FBT003
    volume = Entry(40, _is_percent)
    turn_sound = Entry(False, _is_bool)  # noqa: FBT003
    silenced_rules: Entry[tuple[str, ...]] = Entry((), _is_texts)
    window: Entry[tuple[int, ...]] = Entry((), _is_geometry)
    maximized = Entry(False, _is_bool)  # noqa: FBT003
    ledger_folder = Entry("", _is_path)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = folder / FILE_NAME
        self.set_aside: Path | None = None
        """The copy of a file that couldn't be used, so that the person can be told once."""
        self.stuck = False
        """Whether a file that can't be used couldn't be set aside either: it is left alone, and nothing is saved."""
        self.writable = True
        """Whether the file could be written the last time."""
        self.refused: tuple[str, ...] = ()
        """What in the file has a value that is none of the possible ones: the default is used for it."""
        self._forgotten: set[str] = set()
        self._unwritten: set[str] = set()
        """What was set here and is not in the file yet: all else in it may be another window's."""
        self._values: dict[str, Any] = {}
        self._options: dict[str, dict[str, OptionValue]] = {}
        self._levels: dict[str, tuple[str, ...]] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVE_AFTER)
        self._timer.timeout.connect(self.save)
        self._load()

    def value(self, name: str, default: object) -> object:
        """Return the value of a setting by its name."""
        return self._values.get(name, default)

    def put(self, name: str, value: object) -> None:
        """Set a value by the name of its setting, unchecked."""
        kept = tuple(value) if isinstance(value, list) else value
        entry = getattr(type(self), name)
        if self.value(name, entry.default) == kept and name not in OVERRIDDEN:
            return
        self._values[name] = kept
        self._unwritten.add(name)
        self.refused = tuple(other for other in self.refused if other != name)
        self._timer.start()
        self.changed.emit(name)

    def reset(self, *names: str) -> None:
        """Give settings their defaults again; without names all but those in `KEPT`."""
        entries = self._entries()
        for name in names or [name for name in entries if name not in KEPT]:
            self.put(name, entries[name].default)

    def is_default(self, *names: str) -> bool:
        """Whether settings have their defaults."""
        entries = self._entries()
        return all(self.value(name, entries[name].default) == entries[name].default for name in names)

    def options(self, game: str) -> dict[str, OptionValue]:
        """Return the options last chosen for a game; empty before the first time."""
        return dict(self._options.get(game, {}))

    def set_options(self, game: str, options: Mapping[str, OptionValue]) -> None:
        """Remember the options chosen for a game."""
        if self._options.get(game) != dict(options):
            self._options[game] = dict(options)
            self._unwritten.add(f"options:{game}")
            self._timer.start()
            self.changed.emit(f"options:{game}")

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels last chosen for a game's computer players, from seat 1; empty before the first time."""
        return self._levels.get(game, ())

    def set_levels(self, game: str, levels: Sequence[str]) -> None:
        """Remember the levels chosen for a game's computer players."""
        if self.levels(game) != tuple(levels):
            self._levels[game] = tuple(levels)
            self._unwritten.add(f"levels:{game}")
            self._timer.start()
            self.changed.emit(f"levels:{game}")

    def _entries(self) -> dict[str, Entry[Any]]:
        return {name: entry for name, entry in vars(type(self)).items() if isinstance(entry, Entry)}

    def _load(self) -> None:
        try:
            stored = tomllib.loads(self._read())
        except (FileNotFoundError, NotADirectoryError):
            return
        except (OSError, ValueError, RecursionError):  # also a number or a nesting that is too long for Python
            self._put_aside("unreadable")
            return
        version = stored.get("format", FORMAT)
        if type(version) is not int or version > FORMAT:
            self._put_aside("newer")
            return
        self._take(stored)

    def _take(self, stored: Mapping[str, Any]) -> None:
        """Take the good values of the file; what else it has is refused."""
        refused: list[str] = []
        for name, entry in self._entries().items():
            value = stored.get(name)
            if entry.switch is not None and isinstance(value, bool):
                value = entry.switch[value]
            if name in stored and entry.good(value):
                self._values[name] = tuple(value) if isinstance(value, list) else value
            elif name in stored:
                refused.append(name)
        for game, options in _table(stored, "games", refused):
            if not isinstance(options, dict):
                refused.append(f"games.{game}")
                continue
            good = {key: value for key, value in options.items() if isinstance(value, (str, int))}
            refused += [f"games.{game}.{key}" for key in options if key not in good]
            self._options[game] = good
        for game, names in _table(stored, "levels", refused):
            if _is_texts(names):
                self._levels[game] = tuple(names)
            else:
                refused.append(f"levels.{game}")
        self.refused = tuple(refused)

    def _read(self) -> str:
        """The text of the file; some editors put a mark before it, which is no part of it.

        Raises:
            OSError, ValueError: if it can't be read, or is no text.
        """
        return self.path.read_text(encoding="utf-8-sig")

    def forget_refused(self) -> None:
        """The person knows of the values that were refused: they go from the file, so that it isn't told again."""
        if self.refused:
            self._forgotten |= set(self.refused)
            self.refused = ()
            self._timer.start()

    def _put_aside(self, why: str) -> None:
        """Rename a file that can't be used; if even that fails, leave it and go on with the defaults."""
        number = 1
        try:
            while (target := self.path.with_name(f"settings-{why}-{number}.toml")).exists():
                number += 1
            self.path.rename(target)
        except OSError:
            self.stuck = True
        else:
            self.set_aside = target

    def save(self) -> bool:
        """Write the file now; False if it can't be written (the settings then last until the program ends)."""
        import tomlkit  # noqa: PLC0415  (only writing needs it, and it isn't quick to load)

        self._timer.stop()
        if self.stuck:
            return False
        try:
            document = tomlkit.parse(self._read())
        except (OSError, ValueError, RecursionError):
            document = tomlkit.parse(_HEAD)
            self._unwritten.update(self._values)
            self._unwritten.update(f"options:{game}" for game in self._options)
            self._unwritten.update(f"levels:{game}" for game in self._levels)
        self._enter(document)
        draft = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(tomlkit.dumps(document), encoding="utf-8")
            draft.replace(self.path)  # one step: a crash leaves the old file or the new one
        except OSError:
            self._tell_written(written=False)
            return False
        self._forgotten.clear()
        self._unwritten.clear()
        self._tell_written(written=True)
        return True

    def _enter(self, document: MutableMapping[str, Any]) -> None:
        """Change in the file what was changed here."""
        for name in self._forgotten:
            _remove(document, name.split("."))
        document["format"] = FORMAT
        for name, value in self._values.items():
            if name in self._unwritten:
                document[name] = list(value) if isinstance(value, tuple) else value
        for game, options in self._options.items():
            if f"options:{game}" in self._unwritten:
                chosen = _inner(_inner(document, "games"), game)
                for key in [key for key in chosen if f"games.{game}.{key}" not in self.refused]:
                    del chosen[key]
                chosen.update(options)
        for game, names in self._levels.items():
            if f"levels:{game}" in self._unwritten:
                _inner(document, "levels")[game] = list(names)

    def _tell_written(self, *, written: bool) -> None:
        if written != self.writable:
            self.writable = written
            self.written.emit(written)

    def flush(self) -> None:
        """Write what is still waiting to be written."""
        if self._timer.isActive():
            self.save()
