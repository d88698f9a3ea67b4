"""Gamepads: pygame's joystick and controller events become ``Input``.

A pad is told by its instance id; "added" may come twice. Held directions repeat, sticks rest in their dead zone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

import pygame

from quiclo_game.shell.clock import Clock
from quiclo_game.shell.held_keys import FIRST_REPEAT, REPEAT
from quiclo_game.shell.inputs import Button, Input, PadMoved, PadPlugged, PadPress, PadRelease, PadUnplugged
from quiclo_game.shell.pad_port import OpenPad, PadPort
from quiclo_game.shell.pad_stick import direction, speed

LONGEST_LOOK = 100.0
"""A stick moves a picture for at most so many ms from look to look."""
FULL = 32_767.0
DIRECTIONS = frozenset((Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT))

MAPPED = {
    0: Button.A, 1: Button.B, 2: Button.X, 3: Button.Y, 4: Button.SELECT, 6: Button.START, 9: Button.L, 10: Button.R,
    11: Button.UP, 12: Button.DOWN, 13: Button.LEFT, 14: Button.RIGHT,
}  # fmt: skip
"""SDL's numbers of the buttons of a pad that it has a map for."""
PLAIN = {
    0: Button.A, 1: Button.B, 2: Button.X, 3: Button.Y, 4: Button.L, 5: Button.R, 6: Button.SELECT, 7: Button.START,
    8: Button.SELECT, 9: Button.START,
}  # fmt: skip
"""What the buttons of a joystick without a map mostly are."""


@dataclass(slots=True)
class Held:
    """What one pad does at the moment; axes in −1..1, directions with the ms at which they count again."""

    id: str
    mapped: bool
    axes: dict[int, float] = field(default_factory=dict)
    stick: Button | None = None
    hat: frozenset[Button] = frozenset()
    due: dict[Button, float] = field(default_factory=dict)


class Pads:
    """Translates events one by one; every press of a button is told once, held directions again and again."""

    def __init__(self, clock: Clock, port: PadPort) -> None:
        """Begin to look for pads at ``port``, and open them there."""
        self._clock = clock
        self._port = port
        self._looked = clock.now()
        self._held: dict[int, Held] = {}
        self._handlers: dict[int, Callable[[pygame.Event], Iterable[Input]]] = {
            pygame.JOYDEVICEADDED: self._added,
            pygame.JOYDEVICEREMOVED: self._removed,
            pygame.CONTROLLERBUTTONDOWN: lambda event: self._button(event, MAPPED, mapped=True, down=True),
            pygame.CONTROLLERBUTTONUP: lambda event: self._button(event, MAPPED, mapped=True, down=False),
            pygame.CONTROLLERAXISMOTION: lambda event: self._axis(event, event.value / FULL, mapped=True),
            pygame.JOYBUTTONDOWN: lambda event: self._button(event, PLAIN, mapped=False, down=True),
            pygame.JOYBUTTONUP: lambda event: self._button(event, PLAIN, mapped=False, down=False),
            pygame.JOYAXISMOTION: lambda event: self._axis(event, event.value, mapped=False),
            pygame.JOYHATMOTION: self._hat,
            pygame.WINDOWFOCUSLOST: lambda event: self._let_go(),
            pygame.WINDOWMINIMIZED: lambda event: self._let_go(),
        }
        port.start()

    def begin_batch(self) -> tuple[Input, ...]:
        """Be told that events are about to be collected; return what is still held: directions and sticks."""
        now = self._clock.now()
        passed, self._looked = min(LONGEST_LOOK, now - self._looked), now
        if not self._held:
            return ()
        return tuple(self._still_held(now, passed / 1000.0))

    def translate(self, event: pygame.Event) -> tuple[Input, ...]:
        """Return what an event means to a scene: mostly one thing, often nothing."""
        handler = self._handlers.get(event.type)
        return () if handler is None else tuple(handler(event))

    def _still_held(self, now: float, seconds: float) -> Iterator[Input]:
        for held in self._held.values():
            for button, due in tuple(held.due.items()):
                if now >= due:
                    held.due[button] = now + REPEAT
                    yield PadPress(held.id, button, repeated=True)
            across, down = speed(held.axes.get(2, 0.0)), speed(held.axes.get(3, 0.0))
            nearer = speed(held.axes.get(5, 0.0)) - speed(held.axes.get(4, 0.0))
            if held.mapped and (across or down or nearer):
                yield PadMoved(held.id, across * seconds, down * seconds, nearer * seconds)

    def _added(self, event: pygame.Event) -> Iterable[Input]:
        pad = self._port.open(event.device_index)
        if pad is not None and pad.instance not in self._held:
            yield self._begin(pad)

    def _begin(self, pad: OpenPad) -> Input:
        id = f"pad:{pad.instance}"
        self._held[pad.instance] = Held(id, pad.mapped)
        return PadPlugged(id, pad.name, pad.guid)

    def _removed(self, event: pygame.Event) -> Iterable[Input]:
        self._port.close(event.instance_id)
        held = self._held.pop(event.instance_id, None)
        if held is not None:
            yield PadUnplugged(held.id)

    def _button(self, event: pygame.Event, names: dict[int, Button], *, mapped: bool, down: bool) -> Iterable[Input]:
        held, button = self._held.get(event.instance_id), names.get(event.button)
        # a mapped pad says everything twice: as what it is, and as a plain joystick
        if held is not None and button is not None and held.mapped is mapped:
            yield from self._press(held, button) if down else self._release(held, button)

    def _axis(self, event: pygame.Event, value: float, *, mapped: bool) -> Iterable[Input]:
        held = self._held.get(event.instance_id)
        if held is None or held.mapped is not mapped:
            return
        held.axes[event.axis] = max(-1.0, min(1.0, value))
        if event.axis in (0, 1):
            before = held.stick
            held.stick = direction(held.axes.get(0, 0.0), held.axes.get(1, 0.0), before)
            yield from self._turned(held, ways(before), ways(held.stick))

    def _hat(self, event: pygame.Event) -> Iterable[Input]:
        held = self._held.get(event.instance_id)
        if held is None or held.mapped:
            return
        across, up = event.value
        points = ((Button.RIGHT, across > 0), (Button.LEFT, across < 0), (Button.UP, up > 0), (Button.DOWN, up < 0))
        before, held.hat = held.hat, frozenset(button for button, on in points if on)
        yield from self._turned(held, before, held.hat)

    def _turned(self, held: Held, before: frozenset[Button], now: frozenset[Button]) -> Iterator[Input]:
        for button in before - now:
            yield from self._release(held, button)
        for button in now - before:
            yield from self._press(held, button)

    def _press(self, held: Held, button: Button) -> Iterator[Input]:
        if button in DIRECTIONS:
            held.due[button] = self._clock.now() + FIRST_REPEAT
        yield PadPress(held.id, button)

    def _release(self, held: Held, button: Button) -> Iterator[Input]:
        held.due.pop(button, None)
        yield PadRelease(held.id, button)

    def _let_go(self) -> Iterable[Input]:
        """Forget what is held: the window has lost the focus, and what happens meanwhile is not told."""
        for held in self._held.values():
            held.axes.clear()
            held.due.clear()
            held.stick, held.hat = None, frozenset()
        return ()


def ways(stick: Button | None) -> frozenset[Button]:
    """Return the direction of a stick as a set, as a hat has it."""
    return frozenset() if stick is None else frozenset((stick,))
