"""Input as scenes see it: pointers (mouse and fingers alike), keys, text, wheel, pads; no pygame event gets here."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from quiclo_game.shell.frozen import frozen


class Phase(Enum):
    """The life of a pointer: one DOWN, any number of MOVEs, then exactly one UP or CANCEL."""

    DOWN = "down"
    MOVE = "move"
    UP = "up"
    CANCEL = "cancel"


@frozen
class Pointer:
    """One step of one pointer at (x, y) px; ``id`` is ``"mouse"`` or ``"finger:<touch>:<finger>"``; ``time`` in ms."""

    id: str
    phase: Phase
    x: float
    y: float
    time: float = 0.0


@frozen
class KeyPress:
    """A key went down; ``key`` is pygame's lower-case key name (``"return"``, ``"left"``, ``"a"``, ``"f11"``).

    ``pad`` names the gamepad whose button stands for the key; it is empty for the keyboard itself. ``repeated``: a
    direction that is held.
    """

    key: str
    shift: bool = False
    control: bool = False
    alt: bool = False
    pad: str = ""
    repeated: bool = False


class KeyRelease(NamedTuple):
    """A key went up."""

    key: str


@frozen
class TextTyped:
    """Text arrived from the keyboard or an input method."""

    text: str


@frozen
class WheelTurned:
    """The wheel moved by ``steps`` (up is positive) with the pointer at (x, y) px."""

    x: float
    y: float
    steps: float


class Button(Enum):
    """What a gamepad has, by the names on an Xbox pad; a half of a keyboard has the same."""

    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    L = "l"
    R = "r"
    START = "start"
    SELECT = "select"


class PadPress(NamedTuple):
    """A button of a gamepad went down; ``repeated`` if it is a direction that is held."""

    pad: str
    button: Button
    repeated: bool = False


class PadRelease(NamedTuple):
    """A button of a gamepad went up."""

    pad: str
    button: Button


class PadMoved(NamedTuple):
    """The right stick or the triggers of a gamepad are held: how far they move a picture since the last look.

    ``across`` and ``down`` count a stick held all the way for a second as 1; so does ``nearer`` a trigger.
    """

    pad: str
    across: float
    down: float
    nearer: float


class PadPlugged(NamedTuple):
    """A gamepad is there; ``guid`` tells it from others of another make, also when it comes back."""

    pad: str
    name: str
    guid: str


class PadUnplugged(NamedTuple):
    """A gamepad is gone."""

    pad: str


class ControlPress(NamedTuple):
    """A control is pressed by its name, wherever the focus is; ``pad`` names the gamepad that does so."""

    control: str
    pad: str = ""


Input = (
    Pointer
    | KeyPress
    | KeyRelease
    | TextTyped
    | WheelTurned
    | PadPress
    | PadRelease
    | PadMoved
    | PadPlugged
    | PadUnplugged
    | ControlPress
)
