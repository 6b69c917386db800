"""Cards as bits, compiled by mypyc like the kernel that counts on them.

A card is a *place*: ``64 * word + bit`` with bits 0 … 61, so that a hand of up to 112 cards is two ``i64`` words.
"""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The mask of a place within its own word."""
    # From above: mypyc writes small constants as 32-bit numbers, which C would push out to the left.
    top: i64 = 0x2000000000000000
    return top >> (61 - (place & 63))


def count_bits(mask: i64) -> i64:
    """The number of cards in one word of a mask."""
    # Sums side by side: compiled, int.bit_count() would make an object of every mask, as would a
    # constant that needs more than 62 bits.
    pairs = mask - ((mask >> 1) & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    # The top byte of the product is the sum of all; what plain code has beyond 63 bits is left out.
    return ((eights * 0x0101010101010101) >> 56) & 0x7F


def place_of(low: i64, high: i64) -> i64:
    """The place of a single card, given as the masks of the two words, one of which is 0."""
    place: i64 = 0
    mask = low
    if not low:
        place = 64
        mask = high
    while mask > 0xFF:
        mask >>= 8
        place += 8
    while mask > 1:
        mask >>= 1
        place += 1
    return place
