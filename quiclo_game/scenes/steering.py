"""Steering: gamepads and halves of the keyboard become what they mean to the scene on top."""

from __future__ import annotations

from collections.abc import Callable

from quiclo_game.scenes.couch import HALVES, Couch
from quiclo_game.shell.inputs import (
    Input,
    KeyPress,
    KeyRelease,
    PadPlugged,
    PadPress,
    PadRelease,
    PadUnplugged,
    Phase,
    Pointer,
    TextTyped,
)
from quiclo_game.shell.pad_make import Make
from quiclo_game.shell.scene_stack import SceneStack

STEERING = frozenset(("tab", "left", "right", "up", "down"))
"""Keys that show that somebody steers by the keyboard."""


class Steering:
    """Stands between the source of inputs and the scenes; ``on_lost`` is called when a player's gamepad is gone."""

    def __init__(self, stack: SceneStack, couch: Couch, on_lost: Callable[[], None]) -> None:
        """Steer the scene on top of ``stack``."""
        self._stack = stack
        self._couch = couch
        self._on_lost = on_lost
        self._swallows_text = False

    def translate(self, event: Input) -> tuple[Input, ...]:
        """Return what an input means to the scene on top."""
        match event:
            case KeyPress(key=key):
                half = self._half(key) if not (event.control or event.alt) else None
                self._swallows_text = half is not None
                if half is not None:
                    return self._pressed(half._replace(repeated=event.repeated))
                if event.repeated and key not in STEERING:
                    return ()
                if key in STEERING:
                    self._show(self._couch.shows(Make.KEYS))
            case KeyRelease(key=key):
                half = self._half(key)
                return (event,) if half is None else (PadRelease(half.pad, half.button),)
            case TextTyped() if self._swallows_text:
                return ()
            case PadPress():
                return self._pressed(event)
            case PadPlugged():
                self._couch.plug(event)
            case PadUnplugged(pad=pad):
                self._couch.unplug(pad)
                if self._couch.missing:
                    self._on_lost()
            case Pointer(phase=Phase.DOWN):
                self._show(self._couch.shows(None))
        return (event,)

    def _pressed(self, press: PadPress) -> tuple[Input, ...]:
        top = self._stack.top
        if top is None:
            return ()
        self._show(self._couch.used(press.pad))
        return tuple(top.steer(press))

    def _half(self, key: str) -> PadPress | None:
        """Return what a key is on its half of the keyboard, if somebody sits with that and nothing is being typed."""
        top, half = self._stack.top, HALVES.get(key)
        if top is None or half is None or top.takes_text:
            return None
        pad, button = half
        return PadPress(pad, button) if top.takes_halves or self._couch.colour(pad) is not None else None

    def _show(self, changed: bool) -> None:
        if changed and self._stack.top is not None:
            self._stack.top.invalidate()
