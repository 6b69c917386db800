"""The sounds of the table, computed sample by sample: paper, felt, wood, and a few struck bars."""

from __future__ import annotations

import io
import math
import random
import struct
import wave
from collections.abc import Callable, Sequence
from typing import Final

RATE: Final = 22_050
"""Samples a second; one channel of 16 bits."""
LOUDEST: Final = 0.8

Samples = list[float]


def _length(ms: float) -> int:
    return round(RATE * ms / 1000)


def _noise(ms: float, seed: int) -> Samples:
    chance = random.Random(seed)
    return [2 * chance.random() - 1 for _ in range(_length(ms))]


def _low_pass(samples: Samples, hertz: float) -> Samples:
    """Take away what lies above a frequency, gently."""
    part = 1 - math.exp(-2 * math.pi * hertz / RATE)
    level, passed = 0.0, []
    for sample in samples:
        level += part * (sample - level)
        passed.append(level)
    return passed


def _high_pass(samples: Samples, hertz: float) -> Samples:
    return [sample - low for sample, low in zip(samples, _low_pass(samples, hertz), strict=True)]


def _shaped(samples: Samples, rise_ms: float, fall_ms: float) -> Samples:
    """Swell at the beginning, then die away; the last milliseconds go down to nothing."""
    rise, end = max(_length(rise_ms), 1), len(samples)
    close = min(_length(4), end)
    return [
        sample * min(1.0, place / rise) * math.exp(-place / _length(fall_ms)) * min(1.0, (end - 1 - place) / close)
        for place, sample in enumerate(samples)
    ]


def _bar(hertz: float, ms: float, fall_ms: float, partials: Sequence[tuple[float, float]]) -> Samples:
    """A struck bar: partials as (factor on the frequency, strength); the higher ones die away sooner."""

    def at(place: int) -> float:
        time = place / RATE
        return sum(
            strength * math.sin(2 * math.pi * hertz * factor * time) * math.exp(-place * factor / _length(fall_ms))
            for factor, strength in partials
        )

    return _shaped([at(place) for place in range(_length(ms))], 2, 10_000)


def _mixed(*parts: tuple[float, Samples, float]) -> Samples:
    """Put sounds together, each beginning after some milliseconds and so strong."""
    whole = [0.0] * max(_length(start) + len(samples) for start, samples, _ in parts)
    for start, samples, strength in parts:
        for place, sample in enumerate(samples, _length(start)):
            whole[place] += strength * sample
    return whole


def _level(samples: Samples, peak: float) -> Samples:
    loudest = max(map(abs, samples))
    return [sample * peak / loudest for sample in samples]


_MARIMBA: Final = ((1.0, 1.0), (3.93, 0.25), (9.2, 0.06))
_WOOD: Final = ((1.0, 1.0), (2.71, 0.5), (5.1, 0.2))


def _lay(number: int) -> Samples:
    """A card comes down on felt."""
    paper = _shaped(_low_pass(_noise(85, number), 2600 + 350 * number), 1, 14 + 2 * number)
    felt = _bar(96 + 7 * number, 85, 22, ((1.0, 1.0),))
    return _level(_mixed((0, _level(paper, 1), 0.8), (2, felt, 0.55)), 0.6)


def _deal() -> Samples:
    return _level(_shaped(_high_pass(_low_pass(_noise(34, 21), 5200), 700), 0.5, 7), 0.3)


def _flip() -> Samples:
    edge = _shaped(_high_pass(_noise(30, 31), 1800), 3, 9)
    down = _shaped(_low_pass(_noise(60, 32), 3200), 1, 12)
    return _level(_mixed((0, _level(edge, 1), 0.5), (45, _level(down, 1), 0.9)), 0.5)


def _collect() -> Samples:
    slide = _shaped(_high_pass(_low_pass(_noise(210, 41), 2400), 300), 70, 90)
    return _level(_mixed((0, _level(slide, 1), 0.8), (150, _lay(2), 0.5)), 0.45)


def _bid() -> Samples:
    return _level(_bar(540, 120, 28, _WOOD), 0.5)


def _refused() -> Samples:
    return _level(_mixed((0, _bar(148, 160, 34, _WOOD), 1.0), (95, _bar(132, 170, 34, _WOOD), 0.8)), 0.6)


def _declared() -> Samples:
    return _level(_mixed((0, _bar(587.33, 200, 80, _MARIMBA), 0.8), (110, _bar(880.0, 270, 90, _MARIMBA), 1.0)), 0.6)


def _turn() -> Samples:
    return _level(_bar(659.26, 240, 70, _MARIMBA), 0.4)


def _end() -> Samples:
    notes = (440.0, 554.37, 659.26, 880.0)
    bars = ((170 * place, _bar(hertz, 1490 - 170 * place, 260, _MARIMBA), 1.0) for place, hertz in enumerate(notes))
    return _level(_mixed(*bars), 0.7)


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {
    **{f"lay-{number}": lambda number=number: _lay(number) for number in (1, 2, 3, 4)},  # type: ignore[misc]
    "deal": _deal,
    "flip": _flip,
    "collect": _collect,
    "bid": _bid,
    "refused": _refused,
    "declared": _declared,
    "turn": _turn,
    "end": _end,
}
"""Name → what it sounds like."""


def _file(samples: Samples) -> bytes:
    whole = [round(32767 * LOUDEST * max(-1.0, min(1.0, sample))) for sample in samples]
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(whole)}h", *whole))
    return buffer.getvalue()


def sound_files() -> dict[str, bytes]:
    """Every sound by its path below the assets folder."""
    return {f"sounds/{name}.wav": _file(make()) for name, make in SOUNDS.items()}
