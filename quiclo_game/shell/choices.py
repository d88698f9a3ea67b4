"""Choices that people have in the settings; each value is the name under which it is kept."""

from __future__ import annotations

from enum import IntEnum, StrEnum


class Speed(StrEnum):
    """How fast something goes: animation, the thinking of bots."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """By how much every duration is multiplied (look.md, Motion)."""
        return {Speed.INSTANT: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}[self]


class FlipPath(StrEnum):
    """How a frame gets to the glass; ``AUTO`` measures at the start."""

    AUTO = "auto"
    SOFTWARE = "software"
    ACCELERATED = "accelerated"


class TextSize(IntEnum):
    """How large texts are, in per cent of what the window asks for."""

    SMALL = 75
    NORMAL = 100
    LARGE = 125
    LARGER = 150
    HUGE = 175
    LARGEST = 200

    @property
    def factor(self) -> float:
        """By how much the size of a text is multiplied."""
        return self.value / 100


class Notation(StrEnum):
    """Which signs stand for multiplication and division."""

    CROSS = "cross"
    """× and ÷."""
    DOT = "dot"
    """· and :, as German schools write."""
