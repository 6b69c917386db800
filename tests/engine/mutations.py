"""Damaged records: bytes and JSON values changed at random, for tests that nothing crashes on them."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 13, 97, 10**9, -(10**12), 10**17, 10**40, 0.5, -1e300, "", "AS", "T1", "M", "R2",
    "zz", "ccw", "play", "\n", "\u202e", "é" * 500, "\ud800", [], [[]], [0, 0], [0, 0, 0, 0], ["AS"],
    [["T1", "T2", "T3"]], {},
    {"do": "play"}, {"do": []}, {"do": "declare", "seat": 0, "verzicole": [[["M"]]]},
)  # fmt: skip


def damaged(line: bytes, rng: random.Random) -> bytes:
    """The line with a few changes, of its bytes or of its values."""
    if rng.random() < 0.3:
        return _other_bytes(line, rng)
    value = json.loads(line)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        value = _other_value(value, rng)
    return json.dumps(value).encode("utf-8")


def _other_bytes(line: bytes, rng: random.Random) -> bytes:
    data = bytearray(line)
    for _ in range(rng.choice((1, 1, 2, 8))):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(5):
            case 0:
                data[at:at] = rng.randbytes(rng.randrange(1, 4))
            case 1:
                del data[at : at + rng.randrange(1, 20)]
            case 2:
                data[at : at + 1] = rng.choice(
                    [b"[", b"]", b"{", b'"', b",", b":", b"\\", b"-", b"\x00", b"\xff", b"9"]
                )
            case 3:
                other = rng.randrange(len(data) + 1)
                data[at:at] = data[other : other + rng.randrange(1, 60)]
            case _:
                del data[at:]
    return bytes(data)


def _other_value(value: Any, rng: random.Random) -> Any:
    """The value with one change somewhere inside."""
    if not isinstance(value, dict | list) or not value or rng.random() < 0.05:
        return copy.deepcopy(rng.choice(ODD))
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = rng.choice(keys)
    if rng.random() < 0.7:
        value[key] = _other_value(value[key], rng)
        return value
    match rng.randrange(5):
        case 0:
            del value[key]
        case 1:
            other = rng.choice(keys)
            value[key], value[other] = value[other], value[key]
        case 2 if isinstance(value, list):
            value.insert(key, copy.deepcopy(value[rng.choice(keys)]))
        case 3 if isinstance(value, dict):
            value[rng.choice(["extra", "do", "card", "cards", "by", "history", "fola", ""])] = copy.deepcopy(
                rng.choice(ODD)
            )
        case _:
            value[key] = copy.deepcopy(rng.choice(ODD))
    return value
