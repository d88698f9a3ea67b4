"""Pointers: pygame's mouse, finger, key and wheel events become ``Input``; all of table.md's "Touch" lives here.

Nothing is polled: an event says all there is to know. What belongs to which seat is not known here.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Iterable, Sequence

import pygame

from quiclo_game.shell.calibration import PanelCalibration, calibration_of
from quiclo_game.shell.clock import Clock
from quiclo_game.shell.finger_table import Contact, FingerTable
from quiclo_game.shell.held_keys import HeldKeys
from quiclo_game.shell.inputs import Input, Phase, Pointer, TextTyped, WheelTurned
from quiclo_game.shell.keyboard import key_press, key_release
from quiclo_game.shell.palm_filter import PalmFilter
from quiclo_game.shell.scene import Size

MOUSE = "mouse"
ECHO_WITHIN = 300.0
ECHO_NEAR = 30.0
"""A mouse button so many ms after a finger and so many px from it is the same touch once more."""

BELIEVABLE = 0.05
"""How far outside 0..1 a finger may be reported before it is worth a line in the log."""

PX_PER_MM = 2.0
"""What a table has where nobody measured (look.md)."""


class Pointers:
    """Translates events one by one; every pointer has one DOWN and ends by one UP or CANCEL."""

    def __init__(
        self,
        clock: Clock,
        size: Size,
        px_per_mm: float = PX_PER_MM,
        calibrations: Sequence[PanelCalibration] = (),
        connected: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        """Translate for a window of ``size`` px; ``calibrations`` correct panels that report wrong places.

        ``connected`` says what the system calls the panels that it knows of; those that report a finger count too.
        """
        self.size = size
        self.calibrations = calibrations
        self._connected = connected
        self._heard: set[str] = set()
        self.all_contacts = False
        """Whether everything that a panel reports is a pointer: palms too, and fingers that lie still for long."""
        self.raw = False
        """Whether fingers are where the panels report them, whatever the calibrations say."""
        self._clock = clock
        self._table = FingerTable()
        self._keys = HeldKeys()
        self._palms = PalmFilter(px_per_mm)
        self._touched: list[tuple[float, float, float]] = []
        self._mouse_at = (0.0, 0.0)
        self._poll = self._poll_before = -math.inf
        self._log = logging.getLogger(__name__)
        self._outside_logged = False
        self._handlers: dict[int, Callable[[pygame.Event], Iterable[Input]]] = {
            pygame.FINGERDOWN: self._finger_down,
            pygame.FINGERMOTION: self._finger_move,
            pygame.FINGERUP: self._finger_up,
            pygame.MOUSEBUTTONDOWN: self._mouse_down,
            pygame.MOUSEMOTION: self._mouse_move,
            pygame.MOUSEBUTTONUP: self._mouse_up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: lambda event: (TextTyped(event.text),),
            pygame.WINDOWFOCUSLOST: lambda event: self.cancel(),
            pygame.WINDOWMINIMIZED: lambda event: self.cancel(),
            pygame.WINDOWHIDDEN: lambda event: self.cancel(),
        }

    @property
    def px_per_mm(self) -> float:
        """How many px of the window are one mm of the glass."""
        return self._palms.px_per_mm

    @px_per_mm.setter
    def px_per_mm(self, value: float) -> None:
        self._palms.px_per_mm = value

    def begin_batch(self) -> tuple[Input, ...]:
        """Be told that events are about to be collected; return what is over or still goes on.

        That is the ends of the contacts whose ups went missing, and a direction key that is held.

        What comes in this batch happened between the last call and this one.
        """
        self._poll_before, self._poll = self._poll, self._clock.now()
        lost = () if self.all_contacts else self._table.end_stale(self._poll)
        return (*(self._pointer(Phase.CANCEL, contact) for contact in lost), *self._keys.repeated(self._poll))

    def translate(self, event: pygame.Event) -> tuple[Input, ...]:
        """Return what an event means to a scene: mostly one thing, often nothing."""
        handler = self._handlers.get(event.type)
        return () if handler is None else tuple(handler(event))

    def cancel(self) -> tuple[Input, ...]:
        """End every pointer: the focus is lost or the scene changes. What they do later means nothing."""
        self._keys.let_go()
        return tuple(self._pointer(Phase.CANCEL, contact) for contact in self._table.end_all())

    def _key_down(self, event: pygame.Event) -> Iterable[Input]:
        press = key_press(event)
        self._keys.pressed(press, self._clock.now())
        yield press

    def _key_up(self, event: pygame.Event) -> Iterable[Input]:
        release = key_release(event)
        self._keys.released(release.key)
        yield release

    def _finger_down(self, event: pygame.Event) -> Iterable[Input]:
        id, (x, y), now = finger_id(event), self._place(event), self._clock.now()
        self._touched = [touch for touch in self._touched if now - touch[2] <= ECHO_WITHIN]
        self._touched.append((x, y, now))
        if id in self._table:
            self._table.down(id, x, y, now)
            yield self._pointer(Phase.MOVE, self._table[id])
            return
        yield from self._drop_echo(x, y, now)
        palm = self._palms.began(id, x, y, now)
        if palm and not self.all_contacts:
            for part in palm - {id}:
                yield from self._end(part, Phase.CANCEL)
            return
        self._table.down(id, x, y, now, began=self._poll_before)
        yield self._pointer(Phase.DOWN, self._table[id])

    def _finger_move(self, event: pygame.Event) -> Iterable[Input]:
        id = finger_id(event)
        if self._table.move(id, *self._place(event), self._clock.now()):
            yield self._pointer(Phase.MOVE, self._table[id])

    def _finger_up(self, event: pygame.Event) -> Iterable[Input]:
        id, (x, y), now = finger_id(event), self._place(event), self._clock.now()
        self._touched.append((x, y, now))
        silent = id in self._table and not self._table[id].moved
        if not self._table.move(id, x, y, now):
            return
        short = self._palms.too_short(self._table[id].began, now)
        if silent and self._table[id].moved and not short:
            # Some panels tell of no motion: what goes up elsewhere has moved there.
            yield self._pointer(Phase.MOVE, self._table[id])
        yield from self._end(id, Phase.CANCEL if short else Phase.UP)

    def _mouse_down(self, event: pygame.Event) -> Iterable[Input]:
        if _emulated(event) or event.button != pygame.BUTTON_LEFT:
            return
        (x, y), now = self._inside(*event.pos), self._clock.now()
        self._mouse_at = (x, y)
        if self._is_echo(x, y, now):
            return
        phase = self._table.down(MOUSE, x, y, now)
        yield self._pointer(phase, self._table[MOUSE])

    def _mouse_move(self, event: pygame.Event) -> Iterable[Input]:
        if _emulated(event):
            return
        self._mouse_at = self._inside(*event.pos)
        if not getattr(event, "buttons", (1, 0, 0))[0]:
            # Moving without its button: the up went missing.
            yield from self._end(MOUSE, Phase.CANCEL)
        elif self._table.move(MOUSE, *self._mouse_at, self._clock.now()):
            yield self._pointer(Phase.MOVE, self._table[MOUSE])

    def _mouse_up(self, event: pygame.Event) -> Iterable[Input]:
        if _emulated(event) or event.button != pygame.BUTTON_LEFT:
            return
        self._mouse_at = self._inside(*event.pos)
        if self._table.move(MOUSE, *self._mouse_at, self._clock.now()):
            yield from self._end(MOUSE, Phase.UP)

    def _wheel(self, event: pygame.Event) -> Iterable[Input]:
        if not _emulated(event):
            yield WheelTurned(*self._mouse_at, float(getattr(event, "precise_y", event.y)))

    def _end(self, id: str, phase: Phase) -> Iterable[Input]:
        contact = self._table.end(id)
        if contact is not None:
            yield self._pointer(phase, contact)

    def _is_echo(self, x: float, y: float, now: float) -> bool:
        fingers = [(contact.x, contact.y) for contact in self._table.live() if contact.id != MOUSE]
        fingers += [(at_x, at_y) for at_x, at_y, time in self._touched if now - time <= ECHO_WITHIN]
        return any(math.hypot(at_x - x, at_y - y) <= ECHO_NEAR for at_x, at_y in fingers)

    def _drop_echo(self, x: float, y: float, now: float) -> Iterable[Input]:
        """End a mouse press that a finger at the same place follows: the echo came first."""
        if MOUSE in self._table:
            mouse = self._table[MOUSE]
            if now - mouse.began <= ECHO_WITHIN and math.hypot(mouse.x - x, mouse.y - y) <= ECHO_NEAR:
                yield from self._end(MOUSE, Phase.CANCEL)

    def _place(self, event: pygame.Event) -> tuple[float, float]:
        """Return a finger's place in px, inside the window whatever the panel says; 1.0 is SDL's last px."""
        x, y = event.x, event.y
        panel = str(event.touch_id)
        self._heard.add(panel)
        kept = () if self.raw else self.calibrations
        calibration = calibration_of(panel, kept, self._heard.union(self._connected())) if kept else None
        if calibration is not None:
            x, y = calibration.correct(x, y)
        low, high = -BELIEVABLE, 1.0 + BELIEVABLE
        if not self._outside_logged and not (low <= x <= high and low <= y <= high):
            self._outside_logged = True
            self._log.warning("touch device %s reports a finger outside the window: %.3f, %.3f", event.touch_id, x, y)
        return self._inside(x * (self.size[0] - 1), y * (self.size[1] - 1))

    def _inside(self, x: float, y: float) -> tuple[float, float]:
        width, height = self.size
        return min(max(float(x), 0.0), width - 1.0), min(max(float(y), 0.0), height - 1.0)

    def _pointer(self, phase: Phase, contact: Contact) -> Pointer:
        return Pointer(contact.id, phase, contact.x, contact.y, self._clock.now())


def finger_id(event: pygame.Event) -> str:
    """Return the pointer id of a finger event: unique among all touch devices."""
    return f"finger:{event.touch_id}:{event.finger_id}"


def _emulated(event: pygame.Event) -> bool:
    return bool(getattr(event, "touch", False))


def panel_of(id: str) -> str | None:
    """Return the touch panel that a pointer's id belongs to, ``None`` for the mouse."""
    kind, _, rest = id.partition(":")
    return rest.rpartition(":")[0] if kind == "finger" else None
