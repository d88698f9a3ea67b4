"""Tallies: figures of a seat that add up field by field."""

from __future__ import annotations

from typing import Self


class Counted:
    """Base of tallies, which are dataclasses with slots and nothing but whole numbers in their fields."""

    __slots__: tuple[str, ...] = ()

    def __add__(self, other: Self) -> Self:
        """Count two tallies together."""
        return type(self)(*[getattr(self, name) + getattr(other, name) for name in self.__slots__])
