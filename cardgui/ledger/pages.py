"""SQLite's file format, as far as salvage needs it: rows straight from the pages, without tables, indexes or header.

Source: https://www.sqlite.org/fileformat2.html, sections 1.5 to 1.6, 2.1 and 4. Every leaf page of a table tells its
rows by itself. So what is destroyed elsewhere doesn't matter, and the checksum that each of our rows carries
(`body.checksum`) tells whether a row is what was once written.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from cardgui.ledger.errors import DamagedError
from cardgui.ledger.schema import PAGE_SIZE

Value: TypeAlias = int | str | bytes | float | None
_Image: TypeAlias = tuple[int, int]  # (0 for the ledger or 1 for its -wal, offset in bytes)

_WAL_HEADER: Final = 32
_FRAME_HEADER: Final = 24
_FRAME: Final = _FRAME_HEADER + PAGE_SIZE
_TABLE_LEAF: Final = 0x0D
_OTHER_PAGES: Final = frozenset({0x02, 0x05, 0x0A})  # pages of indexes, inner pages of tables
_LEAF_HEADER: Final = 8
_WAL_CHECKED: Final = 32 << 20  # bytes; a larger log (of a huge import) is left to SQLite, the sums would take seconds
_INT_BYTES: Final = (0, 1, 2, 3, 4, 6, 8)  # by serial type
_MAX_TEXT: Final = 1 << 24  # bytes; a larger size is damage
_INLINE_MAX: Final = PAGE_SIZE - 35
_INLINE_MIN: Final = (PAGE_SIZE - 12) * 32 // 255 - 23


@dataclass(frozen=True, slots=True)
class Row:
    """One row as it stands in a page; `n` is its rowid, an INTEGER PRIMARY KEY itself stands as None in `values`."""

    n: int
    values: tuple[Value, ...]


class _NotARowError(Exception):
    """The bytes are no row."""


class Pages:
    """All page images of a ledger and its ``-wal`` file, whatever their state."""

    def __init__(self, path: Path) -> None:
        wal = path.with_name(path.name + "-wal")
        self._files = tuple(file.open("rb") if file.exists() else None for file in (path, wal))
        size = path.stat().st_size if path.exists() else 0
        self._images: list[_Image] = [(0, at) for at in range(0, size, PAGE_SIZE)]
        self._newest: dict[int, _Image] = {number + 1: image for number, image in enumerate(self._images)}
        for number, image in _frames_by_age(wal):
            self._images.append(image)
            self._newest[number] = image

    @property
    def count(self) -> int:
        """How many pages the ledger has, or had by what its header says."""
        said = int.from_bytes(self._read((0, 0))[28:32], "big")
        return max(len(self._images), said)

    def close(self) -> None:
        """Close the files."""
        for file in self._files:
            if file is not None:
                file.close()

    def rows(self) -> Iterator[Row]:
        """Every row of every table, oldest image first; the same row can come several times."""
        for image in self._images:
            page = self._read(image)
            if len(page) < _LEAF_HEADER or page[0] in _OTHER_PAGES:
                continue
            for pointer in _cell_pointers(page):
                row = self._row(page, pointer)
                if row is not None:
                    yield row

    def _read(self, image: _Image) -> bytes:
        file = self._files[image[0]]
        if file is None:
            return b""
        file.seek(image[1])
        return file.read(PAGE_SIZE)

    def _row(self, page: bytes, pointer: int) -> Row | None:
        try:
            size, at = _varint(page, pointer)
            n, at = _varint(page, at)
            return Row(n, _values(self._payload(page, at, size)))
        except (_NotARowError, IndexError, struct.error, UnicodeDecodeError):
            return None

    def _payload(self, page: bytes, at: int, size: int) -> bytes:
        """The bytes of a row, the overflow pages followed."""
        if not 2 <= size <= _MAX_TEXT:
            raise _NotARowError
        if size <= _INLINE_MAX:
            return page[at : at + size]
        inline = _INLINE_MIN + (size - _INLINE_MIN) % (PAGE_SIZE - 4)
        if inline > _INLINE_MAX:
            inline = _INLINE_MIN
        parts = [page[at : at + inline]]
        (following,) = struct.unpack_from(">I", page, at + inline)
        left = size - inline
        while left > 0:
            image = self._newest.get(following)
            if image is None:
                raise _NotARowError
            overflow = self._read(image)
            (following,) = struct.unpack_from(">I", overflow)
            parts.append(overflow[4 : 4 + min(left, PAGE_SIZE - 4)])
            left -= PAGE_SIZE - 4
        return b"".join(parts)


def _cell_pointers(page: bytes) -> Iterator[int]:
    """Where the rows of a leaf page begin. Goes past a count that a flipped bit made too small."""
    count = int.from_bytes(page[3:5], "big") if page[0] == _TABLE_LEAF else 0
    for index in range((len(page) - _LEAF_HEADER) // 2):
        at = _LEAF_HEADER + 2 * index
        pointer = int.from_bytes(page[at : at + 2], "big")
        if at + 2 <= pointer < len(page):
            yield pointer
        elif index >= count:
            return


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """SQLite's big-endian number of 1 to 9 bytes, and where it ends."""
    value = 0
    for index in range(8):
        byte = data[at + index]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + index + 1
    return value << 8 | data[at + 8], at + 9


def _values(payload: bytes) -> tuple[Value, ...]:
    header, at = _varint(payload, 0)
    body = header
    values: list[Value] = []
    while at < header:
        kind, at = _varint(payload, at)
        value, body = _value(payload, body, kind)
        values.append(value)
    if at != header or body != len(payload):
        raise _NotARowError
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind == 0:
        return None, at
    if kind <= 6:
        end = at + _INT_BYTES[kind]
        return int.from_bytes(payload[at:end], "big", signed=True), end
    if kind == 7:
        return struct.unpack_from(">d", payload, at)[0], at + 8
    if kind in {8, 9}:
        return kind - 8, at
    if kind < 12:
        raise _NotARowError
    end = at + (kind - 12) // 2
    return (payload[at:end].decode() if kind % 2 else payload[at:end]), end


def _frames_by_age(wal: Path) -> Iterator[tuple[int, _Image]]:
    """Page number and image of every frame: first those left over from before the log began anew, then its own."""
    if not wal.exists():
        return
    older: list[tuple[int, _Image]] = []
    newer: list[tuple[int, _Image]] = []
    with wal.open("rb") as file:
        salts = file.read(_WAL_HEADER)[16:24]
        at = _WAL_HEADER
        while len(header := file.read(_FRAME_HEADER)) == _FRAME_HEADER:
            frame = (int.from_bytes(header[:4], "big"), (1, at + _FRAME_HEADER))
            (newer if header[8:16] == salts else older).append(frame)
            at += _FRAME
            file.seek(at)
    yield from older
    yield from newer


def check_wal(wal: Path) -> None:
    """Make sure that SQLite will see everything in a ``-wal`` file.

    SQLite takes a broken frame for the end of the log: right for one that was cut off while being written, but a frame
    broken later would silently take all that follows along. It is told apart by further frames behind it.

    Raises:
        DamagedError: there are frames that SQLite would pass over.
    """
    fault = _wal_fault(wal)
    # Another process may have been writing just then; real damage stays where it is.
    if fault is not None and fault == _wal_fault(wal):
        raise DamagedError(f"the -wal file is broken at frame {fault}")


def _wal_fault(wal: Path) -> int | None:
    size = wal.stat().st_size
    if not _WAL_HEADER < size <= _WAL_CHECKED:
        return None
    data = wal.read_bytes()
    magic, _, page_size = struct.unpack_from(">3I", data)
    order = {0x377F0682: "<", 0x377F0683: ">"}.get(magic)
    if order is None or page_size != PAGE_SIZE:
        return 0
    sums = _wal_sums(order, data[:24], (0, 0))
    if sums != struct.unpack_from(">2I", data, 24):
        return 0
    count = (len(data) - _WAL_HEADER) // _FRAME
    for index in range(count):
        at = _WAL_HEADER + index * _FRAME
        current = data[at + 8 : at + 16] == data[16:24]
        if current:
            sums = _wal_sums(order, data[at : at + 8], sums)
            sums = _wal_sums(order, data[at + _FRAME_HEADER : at + _FRAME], sums)
        if not current or sums != struct.unpack_from(">2I", data, at + 16):
            later = range(at + _FRAME, len(data) - _FRAME + 1, _FRAME)
            return index + 1 if any(data[b + 8 : b + 16] == data[16:24] for b in later) else None
    return None


def _wal_sums(order: str, data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for index in range(0, len(words), 2):
        first = first + words[index] + second & 0xFFFFFFFF
        second = second + words[index + 1] + first & 0xFFFFFFFF
    return first, second
