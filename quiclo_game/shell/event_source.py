"""The event source: pygame's queue as inputs and window events, in the order in which they happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.inputs import Input, Phase, Pointer
from quiclo_game.shell.pointer import Pointers
from quiclo_game.shell.scene import Size

if TYPE_CHECKING:
    from quiclo_game.shell.pads import Pads


@frozen
class Exposed:
    """The window came to light or became another one: all that it shows must be drawn and sent to the screen again."""


@frozen
class QuitAsked:
    """Somebody closed the window or asked the program to end."""


@frozen
class SoundDevice:
    """A device to hear sounds with was ``found``, or is gone."""

    found: bool


WindowEvent = Exposed | QuitAsked | SoundDevice

PADS_AT = 2
"""Gamepads are looked for at this poll: looking takes a moment, and the first picture waits for nothing."""
SOUND_DEVICES = frozenset((pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED))
EXPOSING = frozenset(
    (
        pygame.WINDOWEXPOSED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWRESTORED,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWFOCUSGAINED,
    )
)


class EventSource:
    """Collects what happened since it was last asked.

    It never waits for an event: SDL's wait looks a thousand times a second, and costs six times what a tick costs.
    """

    def __init__(self, pointers: Pointers, find_pads: Callable[[], Pads] | None = None) -> None:
        """Read pygame's queue and translate with ``pointers``.

        ``find_pads`` is called at the second poll, when the first picture has been shown, if there are to be gamepads.
        """
        self._pointers = pointers
        self._find_pads = find_pads
        self._pads: Pads | None = None
        self._polls = 0

    def poll(self) -> list[Input | WindowEvent]:
        """Return what happened since the last call; moves of one pointer in a row are one move."""
        happened: list[Input | WindowEvent] = []
        join(happened, self._pointers.begin_batch())
        self._polls += 1
        if self._polls == PADS_AT and self._find_pads is not None:
            self._pads = self._find_pads()
        if self._pads is not None:
            happened += self._pads.begin_batch()
        for event in without_blinks(pygame.event.get()):
            if event.type == pygame.QUIT:
                happened.append(QuitAsked())
            elif event.type in EXPOSING:
                happened.append(Exposed())
            elif event.type in SOUND_DEVICES and not getattr(event, "iscapture", False):
                happened.append(SoundDevice(event.type == pygame.AUDIODEVICEADDED))
            join(happened, self._pointers.translate(event))
            if self._pads is not None:
                happened += self._pads.translate(event)
        return happened

    def cancel(self) -> tuple[Input, ...]:
        """End every pointer and return these ends."""
        return self._pointers.cancel()

    def resized(self, size: Size) -> None:
        """Translate for a window of ``size`` px from now on."""
        self._pointers.size = size


def without_blinks(events: Sequence[pygame.Event]) -> list[pygame.Event]:
    """Return events without the ups of fingers that are down again at once where they were, and without these downs.

    An X server tells of some fingers twice, and SDL believes that they were lifted in between.
    """
    lifted: dict[tuple[object, ...], int] = {}
    blinks: set[int] = set()
    for index, event in enumerate(events):
        if event.type == pygame.FINGERUP:
            lifted[_spot(event)] = index
        elif event.type == pygame.FINGERDOWN and (up := lifted.pop(_spot(event), None)) is not None:
            blinks |= {up, index}
    return [event for index, event in enumerate(events) if index not in blinks]


def _spot(event: pygame.Event) -> tuple[object, ...]:
    return event.touch_id, event.finger_id, event.x, event.y


def join(happened: list[Input | WindowEvent], inputs: Iterable[Input]) -> None:
    """Append ``inputs``; a move replaces the one before it if that is the same pointer's."""
    for one in inputs:
        if happened and same_move(happened[-1], one):
            happened[-1] = one
        else:
            happened.append(one)


def same_move(first: Input | WindowEvent, second: Input) -> bool:
    """Say whether both are moves of one pointer."""
    if not isinstance(first, Pointer) or not isinstance(second, Pointer):
        return False
    return first.id == second.id and first.phase is second.phase is Phase.MOVE
