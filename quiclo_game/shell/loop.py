"""The loop owns time: fixed ticks, interpolated frames, and no work at all where nothing changes."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol

import pygame

from quiclo_game.shell.clock import Clock, VirtualClock
from quiclo_game.shell.dissolve import Dissolve
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.event_source import Exposed, QuitAsked, SoundDevice, WindowEvent
from quiclo_game.shell.inputs import Input, KeyPress
from quiclo_game.shell.scene import Scene, Size
from quiclo_game.shell.scene_stack import SceneStack

STEP = 1000.0 / 60.0
"""The length of one tick in ms."""

MOST_TICKS = 5
"""So many ticks are caught up at once after a slow frame; what is beyond is forgotten, so the game waits, not leaps."""

_ROUNDING = 1e-6

FrameHook = Callable[[pygame.Surface, float], None]


class Screen(Protocol):
    """Where frames go: a ``Display``."""

    @property
    def surface(self) -> pygame.Surface:
        """What to draw on; another one after a resize."""
        ...

    def update(self, rects: Sequence[pygame.Rect] | None) -> None:
        """Send rectangles of the surface to the screen, all of it if ``None``."""
        ...

    def close(self) -> None:
        """Give the screen back; a second time does nothing."""
        ...


class Source(Protocol):
    """Where input comes from: an ``EventSource``."""

    def poll(self) -> Sequence[Input | WindowEvent]:
        """Return what happened since the last call."""
        ...

    def cancel(self) -> Sequence[Input]:
        """End every pointer and return these ends."""
        ...

    def resized(self, size: Size) -> None:
        """Be told the window's size in px."""
        ...


class Presenter(Protocol):
    """Who draws: a ``Stage``."""

    def present(
        self, screen: pygame.Surface, still: Sequence[Draw], still_changed: bool, moving: Sequence[Draw]
    ) -> list[pygame.Rect]:
        """Bring ``screen`` up to date and return the rectangles that changed."""
        ...

    def forget(self) -> None:
        """Draw all of the screen next time, whatever became of it."""
        ...

    def renew(self) -> None:
        """Draw everything anew next time, because equal draws look different now."""
        ...


class Guard(Protocol):
    """Whoever stands between people and scenes, where nobody looks after the machine."""

    def admit(self, event: Input) -> bool:
        """Be shown an input before the scenes are, the ends of cancelled pointers too; say whether they may see it."""
        ...

    def update(self, dt: float) -> None:
        """Be told before every tick that ``dt`` ms have gone by."""
        ...


class Loop:
    """Feeds the top scene with input and ticks, and shows it when it changed; ``run`` in real time, or ``advance``."""

    def __init__(
        self,
        display: Screen,
        stack: SceneStack,
        stage: Presenter,
        source: Source,
        clock: Clock,
        *,
        shortcuts: Mapping[str, Callable[[], None]] | None = None,
        steering: Callable[[Input], Iterable[Input]] | None = None,
        on_quit: Callable[[], None] | None = None,
        guard: Guard | None = None,
        dissolve: Dissolve | None = None,
    ) -> None:
        """Wire the parts together; nothing happens before ``run``, ``advance`` or ``render``.

        ``shortcuts`` are keys no scene ever sees (``"f11"``, ``"alt+return"``, see ``shortcut_name``). ``steering``
        says what an input means to the scene on top, which is itself where it is not given. ``on_quit`` is called
        when the window is closed, ``stop`` by default; SIGTERM always stops. ``dissolve`` lies between two scenes;
        without it they are swapped at once.
        """
        self.on_frame: list[FrameHook] = []
        self.in_front: Callable[[], Sequence[Draw]] = tuple
        """Tells what is drawn in front of every scene just now."""
        self.on_resized: Callable[[Size], None] = lambda size: None
        """Called when the window has another size in px, before the scenes hear of it."""
        self.on_sound_device: Callable[[bool], None] = lambda found: None
        """Called when a device to hear sounds with is found (true) or gone."""
        self.frame_ms = 0.0
        """How long the last frame took, from the first draw to the glass."""
        self._display = display
        self._stack = stack
        self._stage = stage
        self._source = source
        self._clock = clock
        self._shortcuts = dict(shortcuts or {})
        self._steering = steering or itself
        self._on_quit = on_quit or self.stop
        self._guard = guard
        self._dissolve = dissolve
        self._stopped = False
        self._size: Size = (0, 0)
        self._owed = 0.0
        self._exposed = True
        self._frame_asked = False
        self._shown: tuple[tuple[Scene, int], ...] = ()
        self._beneath: list[Draw] = []
        self._still: list[Draw] = []
        self._was_animating = False
        self._in_front: tuple[Draw, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the loop was stopped, or the last scene is gone."""
        return self._stopped or self._stack.empty

    def stop(self) -> None:
        """End the loop after what it is doing now."""
        self._stopped = True

    def ask_for_frame(self) -> None:
        """Have the next frame drawn and sent to the glass as a whole, even if nothing changes."""
        self._frame_asked = True

    def run(self) -> None:
        """Run in real time until ``over``; the display is closed in the end, also after an exception, which goes on."""
        last = self._clock.now()
        # The first tick is due at once: nobody waits for the first picture.
        self._owed = max(self._owed, STEP)
        try:
            with stopped_by_sigterm(self.stop):
                while not self.over:
                    self._take_input()
                    now = self._clock.now()
                    self._owed = min(self._owed + now - last, MOST_TICKS * STEP)
                    last = now
                    if self._work_off():
                        self._show(self._owed / STEP)
                    self._clock.sleep(last + STEP - self._owed - self._clock.now())
        finally:
            self._display.close()

    def advance(self, ms: float) -> int:
        """Let ``ms`` of virtual time go by at once, drawing nothing; return the number of ticks.

        Ends early when ``over``. Raises ``TypeError`` if the loop has a real clock.
        """
        if not isinstance(self._clock, VirtualClock):
            raise TypeError("only a virtual clock can be advanced")
        self._owed += ms
        ticks = 0
        while self._owed >= STEP - _ROUNDING and not self.over:
            self._owed = max(0.0, self._owed - STEP)
            self._clock.advance(STEP)
            self._take_input()
            self._tick()
            ticks += 1
        return ticks

    def render(self) -> pygame.Surface:
        """Draw the present state, whether it changed or not, and return the frame; it is overwritten by the next."""
        self._fit()
        if not self._stack.ready or self._stack.unsettled:
            self._settle()
            self._stack.update(0.0)
        if self._stack.ready:
            if self._dissolving:
                self._end_dissolve()
                self._forget()
            self._exposed = True
            self._present(self._stack.visible(), min(1.0, self._owed / STEP))
        return self._display.surface

    def draw_anew(self) -> None:
        """Draw everything anew in the next frame, because pictures look different although scenes do not."""
        self._forget()
        self._stage.renew()

    def _take_input(self) -> None:
        self._fit()
        # What came was meant for the window as it was then; where that has just changed, pointers end only after it.
        for event in self._source.poll():
            if isinstance(event, QuitAsked):
                self._on_quit()
            elif isinstance(event, Exposed):
                # Its surface may be another one or empty by now, and looks the same from here.
                self._forget()
            elif isinstance(event, SoundDevice):
                self.on_sound_device(event.found)
            elif isinstance(event, KeyPress) and shortcut_name(event) in self._shortcuts:
                self._shortcuts[shortcut_name(event)]()
            elif self._guard is None or self._guard.admit(event):
                for meant in self._steering(event):
                    self._stack.handle(meant)
        self._fit()

    def _fit(self) -> None:
        """Follow the window's size; fingers that are down would be somewhere else in the new one, so they end."""
        size = self._display.surface.get_size()
        if size == self._size:
            return
        if self._size != (0, 0):
            for event in self._cancel():
                self._stack.handle(event)
        self._size = size
        self._end_dissolve()
        self._source.resized(size)
        self.on_resized(size)
        self._stack.resized(size)
        self._forget()

    def _work_off(self) -> bool:
        ticked = False
        while self._owed >= STEP - _ROUNDING and not self.over:
            self._owed = max(0.0, self._owed - STEP)
            self._tick()
            ticked = True
        return ticked

    def _tick(self) -> None:
        if self._guard is not None:
            self._guard.update(STEP)
        self._settle()
        self._stack.update(STEP)

    def _settle(self) -> None:
        if self._stack.settle(self._size, self._cancel):
            self._forget()
            if self._dissolve is not None:
                self._dissolve.begin()

    @property
    def _dissolving(self) -> bool:
        return self._dissolve is not None and self._dissolve.active

    def _end_dissolve(self) -> None:
        if self._dissolve is not None:
            self._dissolve.end()

    def _cancel(self) -> Sequence[Input]:
        """End every pointer; the guard learns of it before the scene does."""
        ends = self._source.cancel()
        if self._guard is not None:
            for event in ends:
                self._guard.admit(event)
        return ends

    def _forget(self) -> None:
        self._shown = ()
        self._beneath = []
        self._exposed = True
        self._stage.forget()

    def _show(self, alpha: float) -> None:
        """Draw if anything differs from what is on the screen; otherwise leave the screen alone."""
        self._fit()
        if not self._stack.ready:
            return
        visible = self._stack.visible()
        # The frame after the last animated one still differs: it is where everything came to rest.
        moves = self._was_animating or visible[-1].animating or self._dissolving
        moves = moves or tuple(self.in_front()) != self._in_front
        if self._frame_asked or moves or versions(visible) != self._shown:
            self._exposed = self._exposed or self._frame_asked
            self._present(visible, min(1.0, alpha))
        elif self._exposed:
            self._exposed = False
            self._display.update(None)

    def _present(self, visible: tuple[Scene, ...], alpha: float) -> None:
        began = self._clock.now()
        top, now = visible[-1], versions(visible)
        changed = now != self._shown
        if changed:
            if now[:-1] != self._shown[:-1]:
                # What lies beneath an overlay stands still: where it moved, it is caught in the act.
                self._beneath = [draw for scene in visible[:-1] for draw in (*scene.still(), *scene.moving(0.0))]
            self._still = [*self._beneath, *top.still()]
        self._was_animating = top.animating
        surface = self._display.surface
        canvas = surface if self._dissolve is None else self._dissolve.canvas(surface)
        self._in_front = tuple(self.in_front())
        rects = self._stage.present(canvas, self._still, changed, (*top.moving(alpha), *self._in_front))
        if self._dissolve is not None:
            self._exposed = self._dissolve.blend(surface) or self._exposed
        self._shown = now
        self._display.update(None if self._exposed else rects)
        self._exposed = self._frame_asked = False
        now_ms = self._clock.now()
        self.frame_ms = now_ms - began
        for hook in tuple(self.on_frame):
            hook(surface, now_ms)


def versions(scenes: Sequence[Scene]) -> tuple[tuple[Scene, int], ...]:
    """Return what tells two still pictures apart: which scenes, and the version of each."""
    return tuple((scene, scene.version) for scene in scenes)


def itself(event: Input) -> tuple[Input, ...]:
    """Return an input as what it means."""
    return (event,)


def shortcut_name(press: KeyPress) -> str:
    """Return a key press as text, modifiers first: ``"control+alt+shift+q"``, ``"f11"``."""
    modifiers = (("control", press.control), ("alt", press.alt), ("shift", press.shift))
    return "+".join([*(name for name, held in modifiers if held), press.key])


@contextmanager
def stopped_by_sigterm(stop: Callable[[], None]) -> Iterator[None]:
    """Call ``stop`` on SIGTERM within the block; SDL would otherwise turn it into a mere closing of the window."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda number, frame: stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before or signal.SIG_DFL)
