"""Plays short sounds beside everything else, through miniaudio where it is installed and there is a device.

The window only drops a name into a queue. Loading the library, opening the device, reading files and mixing happen in
threads of their own; whatever goes wrong there leaves the table silent and is noted in the log. The settings say why.
"""

from __future__ import annotations

import ctypes
import logging
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from types import ModuleType
from typing import Any, Final, Literal, Protocol, TypeAlias

from cardgui.resources import asset

log = logging.getLogger(__name__)

RATE: Final = 22_050
BUFFER_MS: Final = 60
IDLE_S: Final = 2.0
"""After so much silence the device is stopped, so that a quiet table costs nothing."""
RETRY_S: Final = 20.0
"""After so long a device is looked for again, where none could be opened."""
MOST_VOICES: Final = 8
NEEDLESS: Final = ("urllib.request", "numpy")
"""What miniaudio imports for internet radio and for arrays: 20 MB and a tenth of a second, and we use neither."""

Frames = Generator[bytes, int, None]
Silence: TypeAlias = Literal["", "library", "device"]
"""Why nothing can be heard: nothing is in the way, the library cannot be loaded, no device can be opened."""


class Device(Protocol):
    """What is needed of an audio device."""

    def start(self, frames: Frames, /) -> None:
        """Begin to ask for so many frames at a time."""

    def stop(self) -> None:
        """Ask no more."""

    def close(self) -> None:
        """Let go of the device."""


def installed() -> bool:
    """Whether the library that plays is there (the extra ``sound``)."""
    return find_spec("miniaudio") is not None


def open_device() -> Device:
    """Open the system's usual device.

    Raises:
        ImportError: if miniaudio is not installed.
        Exception: whatever miniaudio raises where there is no device.
    """
    with _left_out(NEEDLESS):
        miniaudio = import_module("miniaudio")  # an extra, and slow to load
    _hush()
    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Cardgui",
    )
    return device


def silence(opening: Callable[[], Device] | None = None) -> Silence:
    """Find out by trying why nothing can be heard; takes a moment, so call it beside the window."""
    try:
        (opening or open_device)().close()
    except ImportError:
        return "library"
    except Exception as error:  # noqa: BLE001 - any driver may fail in any way
        log.info("no device: %s", error)
        return "device"
    return ""


@contextmanager
def _left_out(names: Iterable[str]) -> Iterator[None]:
    """Let imports of these modules bring an empty one while this lasts, unless they are loaded already."""
    absent = [name for name in names if name not in sys.modules]
    sys.modules.update({name: ModuleType(name) for name in absent})
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]


@cache
def _hush() -> Any:
    """Keep ALSA from writing to the terminal that there is no device; what is returned must be kept."""
    if not sys.platform.startswith("linux"):
        return None
    kind = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
    handler = kind(lambda *_: None)
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(handler)
    except (OSError, AttributeError):
        return None
    return handler


@cache
def samples(name: str) -> array[int]:
    """The samples of a sound.

    Raises:
        ResourceMissingError, wave.Error: if it is not there or cannot be read.
    """
    with wave.open(str(asset("sounds", f"{name}.wav")), "rb") as file:
        found = array("h")
        found.frombytes(file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


class Mixer:
    """Puts the sounds that play at the same time together, frame by frame."""

    def __init__(self) -> None:
        self._new: SimpleQueue[tuple[array[int], float]] = SimpleQueue()
        self._voices: list[tuple[array[int], float, int]] = []

    def add(self, sound: array[int], volume: float) -> None:
        """Let a sound begin with the next frames; ``volume`` is 0 … 1."""
        self._new.put((sound, volume))

    def mix(self, count: int) -> bytes:
        """The next ``count`` frames."""
        while not self._new.empty():
            self._voices.append((*self._new.get(), 0))
        del self._voices[:-MOST_VOICES]
        whole = [0.0] * count
        going = []
        for sound, volume, place in self._voices:
            part = sound[place : place + count]
            for at, sample in enumerate(part):
                whole[at] += volume * sample
            if place + count < len(sound):
                going.append((sound, volume, place + count))
        self._voices = going
        return array("h", [max(-32768, min(32767, round(sample))) for sample in whole]).tobytes()

    def frames(self) -> Frames:
        """What a device draws its frames from; already begun."""
        frames = self._frames()
        next(frames)
        return frames

    def _frames(self) -> Frames:
        count = yield b""
        while True:
            count = yield self.mix(count)


class Loudspeaker:
    """Plays what it is told, if it can."""

    def __init__(self, opening: Callable[[], Device] = open_device) -> None:
        """``opening`` opens the device; it is called in another thread, with the first sound."""
        self._opening = opening
        self._jobs: SimpleQueue[tuple[str, float] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._stopped = False
        self._failed_at: float | None = None
        """When no device could be opened, or the one that was open failed; nothing while all is well."""

    @property
    def silent(self) -> bool:
        """Whether the last try to play has failed."""
        return self._failed_at is not None

    def play(self, name: str, volume: float) -> None:
        """Let a sound be heard at a volume of 0 … 1, soon; this returns at once."""
        if self._stopped or volume <= 0:
            return
        if self._failed_at is not None and time.monotonic() - self._failed_at < RETRY_S:
            return
        if self._thread is None or not self._thread.is_alive():
            self._jobs = SimpleQueue()  # what was not heard then is not heard now
            self._thread = threading.Thread(target=self._run, args=(self._jobs,), name="loudspeaker", daemon=True)
            self._thread.start()
        self._jobs.put((name, volume))

    def stop(self) -> None:
        """Play nothing more; nobody waits for the device to close."""
        self._stopped = True
        self._jobs.put(None)

    def _run(self, jobs: SimpleQueue[tuple[str, float] | None]) -> None:
        try:
            device = self._opening()
        except Exception as error:  # noqa: BLE001 - any driver may fail in any way, and nobody need be told
            log.info("silent: %s", error)
            self._failed_at = time.monotonic()
            return
        self._failed_at = None
        try:
            self._serve(device, jobs)
        except Exception as error:  # noqa: BLE001
            log.info("silenced: %s", error)
            self._failed_at = time.monotonic()
        finally:
            device.close()

    def _serve(self, device: Device, jobs: SimpleQueue[tuple[str, float] | None]) -> None:
        mixer, running = Mixer(), False
        while True:
            try:
                job = jobs.get(timeout=IDLE_S if running else None)
            except Empty:
                device.stop()
                running = False
                continue
            if job is None:
                return
            name, volume = job
            mixer.add(samples(name), volume)
            if not running:
                device.start(mixer.frames())
                running = True
