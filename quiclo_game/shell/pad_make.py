"""By whom a gamepad was made, and so by whose names its buttons go."""

from __future__ import annotations

from enum import Enum


class Make(Enum):
    """By whose names and shapes the buttons go: those of a gamepad, of the keyboard, or of one of its halves."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    KEYS = "keys"
    LEFT_HALF = "left_half"
    RIGHT_HALF = "right_half"


SONY, NINTENDO = "4c05", "7e05"
"""Numbers of makers as they stand in a GUID, its third pair of bytes, the lower one first."""


def make_of(name: str, guid: str) -> Make:
    """Return by whose names the buttons of a gamepad go; by those of an Xbox pad where nobody can tell."""
    maker, told = guid[8:12].lower(), name.lower()
    if maker == SONY or any(word in told for word in ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5")):
        return Make.PLAYSTATION
    if maker == NINTENDO or any(word in told for word in ("nintendo", "switch", "joy-con", "joycon")):
        return Make.NINTENDO
    return Make.XBOX
