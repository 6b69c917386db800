"""The committed sounds: made by the program, short, soft at both ends, and small."""

from __future__ import annotations

import io
import wave
from array import array

import pytest

from draw.sounds import SOUNDS, sound_files
from tests.assets.pictures import ASSETS

FILES = sorted((ASSETS / "sounds").glob("*.wav"))


def samples(data: bytes) -> array[int]:
    with wave.open(io.BytesIO(data), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        found = array("h")
        found.frombytes(file.readframes(file.getnframes()))
    return found


def test_the_program_makes_exactly_the_committed_files() -> None:
    made = sound_files()
    assert {f"sounds/{file.name}" for file in FILES} == set(made)
    for file in FILES:
        committed, fresh = samples(file.read_bytes()), samples(made[f"sounds/{file.name}"])
        assert len(committed) == len(fresh)
        # The last bit may differ between mathematical libraries.
        assert max(abs(a - b) for a, b in zip(committed, fresh, strict=True)) <= 1


@pytest.mark.parametrize("name", sorted(SOUNDS))
def test_a_sound_is_short_audible_and_does_not_click(name: str) -> None:
    found = samples((ASSETS / "sounds" / f"{name}.wav").read_bytes())
    most = 1500 if name == "end" else 400
    assert 20 <= len(found) / 22.05 <= most
    assert 5_000 < max(map(abs, found)) < 30_000
    assert abs(found[-1]) < 120
    assert abs(found[0]) < 6_000


def test_all_sounds_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 200_000
    assert len({file.read_bytes() for file in FILES}) == len(FILES)
