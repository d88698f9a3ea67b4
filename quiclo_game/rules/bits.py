"""Sets of small whole numbers as the bits of one whole number."""

from __future__ import annotations

from collections.abc import Collection


def bits_of(numbers: Collection[int]) -> int:
    """Return a whole number in which exactly the bits at these places are set."""
    if isinstance(numbers, range) and numbers.step == 1:
        return (1 << numbers.stop) - (1 << numbers.start) if numbers else 0
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def places_of(bits: int) -> tuple[int, ...]:
    """Return the places of the bits that are set, ascending."""
    return tuple([place for place, bit in enumerate(f"{bits:b}"[::-1]) if bit == "1"])
