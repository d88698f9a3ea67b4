"""What shows that somebody is there: beginnings, on any device; a pad that lies on its stick shows nothing."""

from __future__ import annotations

from quiclo_game.shell.inputs import Input, KeyPress, PadPress, Phase, Pointer, TextTyped, WheelTurned


def shows_somebody(event: Input) -> bool:
    """Say whether a person did something; gamepads that come and go, releases and repeats do not count."""
    match event:
        case Pointer(phase=phase):
            return phase is not Phase.CANCEL
        case PadPress(repeated=repeated):
            return not repeated
        case KeyPress(repeated=True):
            return False
        case KeyPress() | TextTyped() | WheelTurned():
            return True
        case _:
            return False


def begins(event: Input) -> bool:
    """Say whether a person began to do something, as far as one event can tell."""
    return shows_somebody(event) and not (isinstance(event, Pointer) and event.phase is not Phase.DOWN)
