"""An accessibility bus of its own, the program on it, and what a screen reader can do there."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from jeepney import DBusAddress, HeaderFields, MessageType, new_method_call
from jeepney.bus_messages import Monitoring
from jeepney.io.blocking import DBusConnection, open_dbus_connection

ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
PROPERTIES = "org.freedesktop.DBus.Properties"
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"
PATIENCE: Final = 60.0
"""Seconds after which what has not happened is given up."""
DONT_START: Final = "/org/a11y/atspi/null"

STATES: Final = {
    "checked": 4,
    "enabled": 8,
    "focusable": 11,
    "focused": 12,
    "sensitive": 24,
    "showing": 25,
    "visible": 30,
}
"""Numbers of the states that matter here, as AT-SPI has them."""
PRESSED: Final = frozenset({"push button", "radio button", "check box", "toggle button"})
QUIET: Final[dict[str, Any]] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
"""Qt says of everything on the bus that has gone in the meantime that it is gone."""
T = TypeVar("T")


def missing() -> str:
    """What this machine lacks for an accessibility bus, or nothing."""
    launcher = next(_launchers(), None)
    needs = {"Xvfb": shutil.which("Xvfb"), "dbus-daemon": shutil.which("dbus-daemon"), "at-spi2-core": launcher}
    return ", ".join(name for name, found in needs.items() if found is None)


def _launchers() -> Iterator[Path]:
    for folder in ("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib"):
        path = Path(folder) / "at-spi-bus-launcher"
        if path.exists():
            yield path


@dataclass(frozen=True)
class Thing:
    """Something that can be read on the bus.

    Attributes:
        bus, path: where it is.
        role: what it is, such as `button`.
        name, description: what is said of it.
        states: of `STATES`.
        roles_above: what it is in, from the program on.
    """

    bus: str
    path: str
    role: str
    name: str
    description: str
    states: frozenset[str]
    roles_above: tuple[str, ...]

    @property
    def usable(self) -> bool:
        """Whether a person can press it."""
        return self.role in PRESSED and {"showing", "enabled", "focusable"} <= self.states


class Reader:
    """Reads and presses what one program shows."""

    def __init__(self, address: str) -> None:
        self._connection = open_dbus_connection(address)
        self._bus = ""
        self._root = ""

    def ask_for_announcements(self) -> None:
        """Say that what is said unasked is wanted: programs keep it to themselves if nobody listens."""
        path = "/org/a11y/atspi/registry"
        assert self.call(REGISTRY, path, REGISTRY, "RegisterEvent", "s", "object:announcement") is not None
        wanted = self.call(REGISTRY, path, REGISTRY, "GetRegisteredEvents")
        assert any("nnouncement" in event for _, event in wanted), wanted

    def close(self) -> None:
        """Leave the bus."""
        self._connection.close()

    def call(self, bus: str, path: str, interface: str, method: str, signature: str = "", *body: object) -> Any:
        """Call a method, and return what it answers; None if there is nobody any more."""
        address = DBusAddress(path, bus, interface)
        reply = self._connection.send_and_get_reply(
            new_method_call(address, method, signature or None, body), timeout=PATIENCE
        )
        if reply.header.message_type is MessageType.error:
            return None
        return reply.body[0] if reply.body else ()

    def find_program(self) -> None:
        """Wait until the program is on the bus."""

        def there() -> bool:
            for bus, path in self.call(REGISTRY, ROOT, ACCESSIBLE, "GetChildren") or ():
                if self._property(bus, path, "Name") == "cardgui":
                    self._bus, self._root = bus, path
                    return True
            return False

        wait(there, "the program on the accessibility bus")

    def _property(self, bus: str, path: str, name: str) -> Any:
        found = self.call(bus, path, PROPERTIES, "Get", "ss", ACCESSIBLE, name)
        return found[1] if found else ""

    def things(self) -> list[Thing]:
        """Everything that the program shows now, in the order in which it is read."""
        found: list[Thing] = []
        self._walk(self._bus, self._root, (), found)
        return found

    def _walk(self, bus: str, path: str, above: tuple[str, ...], found: list[Thing]) -> None:
        role = self.call(bus, path, ACCESSIBLE, "GetRoleName")
        if role is None:
            return
        name = self._property(bus, path, "Name")
        states = self._states(bus, path)
        thing = Thing(bus, path, role, name, self._property(bus, path, "Description"), states, above)
        if above and "showing" not in states:
            return
        found.append(thing)
        for bus_below, path_below in self.call(bus, path, ACCESSIBLE, "GetChildren") or ():
            if path_below != DONT_START:
                self._walk(bus_below, path_below, (*above, role), found)

    def _states(self, bus: str, path: str) -> frozenset[str]:
        words = self.call(bus, path, ACCESSIBLE, "GetState") or (0, 0)
        bits = words[0] | words[1] << 32
        return frozenset(name for name, number in STATES.items() if bits >> number & 1)

    def press(self, thing: Thing) -> None:
        """Do the first thing that can be done with it, which for a button is to press it."""
        done = self.call(thing.bus, thing.path, ACTION, "DoAction", "i", 0)
        assert done is not None, f"{thing.name} is gone"


class Listener:
    """Writes down every text that goes over the bus, whoever asked for it."""

    def __init__(self, address: str) -> None:
        self._connection: DBusConnection = open_dbus_connection(address)
        self._connection.send_and_get_reply(Monitoring().BecomeMonitor([]))
        self.said: dict[str, float] = {}
        """Text → when it was first there."""
        self.announced: list[str] = []
        """What was said without being asked for, in order."""
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._stop = False
        self._thread.start()

    def _listen(self) -> None:
        while not self._stop:
            try:
                message = self._connection.receive(timeout=0.5)
            except TimeoutError:
                continue
            except (OSError, EOFError, ValueError):
                return
            member = message.header.fields.get(HeaderFields.member, "")
            for text in _texts(message.body):
                self.said.setdefault(text, time.monotonic())
                if member == "Announcement" and " " in text:
                    self.announced.append(text)

    def close(self) -> None:
        """Listen no more."""
        self._stop = True
        self._thread.join()
        self._connection.close()


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        if value:
            yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _texts(part)
    elif isinstance(value, dict):
        for part in value.items():
            yield from _texts(part)


def wait(reached: Callable[[], T], what: str, seconds: float = PATIENCE) -> T:
    """Wait until something is the case, and return what it is."""
    end = time.monotonic() + seconds
    while True:
        found = reached()
        if found:
            return found
        assert time.monotonic() < end, f"waited {seconds:.0f} s in vain for {what}"
        time.sleep(0.02)


@contextmanager
def _running(command: list[str], environment: dict[str, str], **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, env=environment, **more)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _first_line(descriptor: int) -> str:
    with os.fdopen(descriptor) as pipe:
        return pipe.readline().strip()


@dataclass
class Ear:
    """A program that can only be heard: what a screen reader reads, and what is on the bus."""

    reader: Reader
    listener: Listener
    program: subprocess.Popen[bytes]


@contextmanager
def by_ear(folder: Path, language: str) -> Iterator[Ear]:
    """Start the program on a screen nobody sees and a bus of its own; `folder` holds its ledger and settings."""
    with tempfile.TemporaryDirectory(prefix="cardgui-bus-") as runtime:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DBUS_", "AT_SPI"))}
        environment = kept | {
            "XDG_RUNTIME_DIR": runtime,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        read, write = os.pipe()
        screen = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
        with _running(screen, environment, pass_fds=(write,), **QUIET):
            os.close(write)
            environment["DISPLAY"] = f":{_first_line(read)}"
            read, write = os.pipe()
            bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={write}"]
            with _running(bus, environment, pass_fds=(write,), **QUIET):
                os.close(write)
                environment["DBUS_SESSION_BUS_ADDRESS"] = _first_line(read)
                with _program(folder, language, environment) as ear:
                    yield ear


@contextmanager
def _program(folder: Path, language: str, environment: dict[str, str]) -> Iterator[Ear]:
    session = open_dbus_connection(environment["DBUS_SESSION_BUS_ADDRESS"])
    try:
        address = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        where = session.send_and_get_reply(new_method_call(address, "GetAddress"), timeout=PATIENCE).body[0]
    finally:
        session.close()
    environment["AT_SPI_BUS_ADDRESS"] = where
    listener, reader = Listener(where), Reader(where)
    command = [sys.executable, "-m", "cardgui", "--data-dir", str(folder), "--lang", language]
    root = Path(__file__).parents[2]
    try:
        with _running(command, environment, cwd=root, **QUIET) as program:
            reader.find_program()
            reader.ask_for_announcements()
            yield Ear(reader, listener, program)
    finally:
        reader.close()
        listener.close()
