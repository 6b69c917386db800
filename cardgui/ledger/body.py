"""How values stand in the ledger: JSON text, times, and the checksum each row carries.

SQLite notices a broken page, but not a letter changed inside one. The checksum does, so that what is read is exactly
what was written.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = Mapping[str, Any]


def to_text(value: Json | Sequence[Any]) -> str:
    """Compact JSON that keeps the order of the keys; the same value always gives the same text.

    Raises:
        ValueError: the value holds NaN or an infinity, which JSON has no word for.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        # Half a surrogate pair, say from a pasted name, has no UTF-8 form; escaped it survives.
        return json.dumps(value, separators=(",", ":"), allow_nan=False)
    return text


def same(one: Any, other: Any) -> bool:
    """Whether two JSON values have the same content; the order of keys has no meaning, but 1 is not true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def checksum(*fields: str | int | None) -> int:
    """CRC-32 of a row's fields, 0 … 2^32 - 1."""
    return zlib.crc32("\x1f".join("" if field is None else str(field) for field in fields).encode())


def utc_now() -> datetime:
    """The time now, in UTC."""
    return datetime.now(UTC)


def stamp(time: datetime) -> str:
    """A time as it is stored: ``2026-01-31T18:05:09.120Z``, always UTC, so that text order is time order."""
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
