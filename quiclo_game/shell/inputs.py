"""Input as scenes see it: pointers (mouse and fingers alike), keys, text, wheel; no pygame event reaches a scene."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Phase(Enum):
    """The life of a pointer: one DOWN, any number of MOVEs, then exactly one UP or CANCEL."""

    DOWN = "down"
    MOVE = "move"
    UP = "up"
    CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class Pointer:
    """One step of one pointer at (x, y) px; ``id`` is ``"mouse"`` or ``"finger:<touch>:<finger>"``; ``time`` in ms."""

    id: str
    phase: Phase
    x: float
    y: float
    time: float = 0.0


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key went down; ``key`` is pygame's lower-case key name (``"return"``, ``"left"``, ``"a"``, ``"f11"``)."""

    key: str
    shift: bool = False
    control: bool = False
    alt: bool = False


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Text arrived from the keyboard or an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class WheelTurned:
    """The wheel moved by ``steps`` (up is positive) with the pointer at (x, y) px."""

    x: float
    y: float
    steps: float


Input = Pointer | KeyPress | TextTyped | WheelTurned
