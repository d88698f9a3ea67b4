"""Stand-ins for the shell's partners: a scene and a stage that only note what happens to them."""

import io
import wave
from collections.abc import Callable, Sequence

import pygame

from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.draws import Baked, Draw
from quiclo_game.shell.event_source import WindowEvent
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.inputs import Input, Pointer
from quiclo_game.shell.scene import Scene, Size


class Mark:
    """A look that is never baked."""

    def __init__(self, name: str) -> None:
        self.name = name

    def bake(self, forge: Forge) -> Baked:
        raise NotImplementedError


class NotingScene(Scene):
    """Notes every call in a shared list as ``name.call``."""

    def __init__(self, name: str, said: list[str], covers: bool = True) -> None:
        super().__init__()
        self.name = name
        self.said = said
        self.covers = covers  # type: ignore[misc]  # a test wants both kinds of one class
        self.inputs: list[Input] = []
        self.moves = False
        self.ticks = 0
        self.stills = 0
        self.size: Size = (0, 0)
        self.on_handle: Callable[[Input], None] = lambda event: None
        self.on_update: Callable[[], None] = lambda: None

    def enter(self, size: Size) -> None:
        self.said.append(f"{self.name}.enter")
        self.size = size

    def leave(self) -> None:
        self.said.append(f"{self.name}.leave")

    def resized(self, size: Size) -> None:
        self.size = size
        super().resized(size)

    def handle(self, event: Input) -> None:
        self.inputs.append(event)
        kind = event.phase.value if isinstance(event, Pointer) else type(event).__name__
        self.said.append(f"{self.name}.{kind}")
        self.on_handle(event)

    def update(self, dt: float) -> None:
        self.ticks += 1
        self.on_update()

    @property
    def animating(self) -> bool:
        return self.moves

    def still(self) -> Sequence[Draw]:
        self.stills += 1
        return (Draw(Mark(f"{self.name} still"), 0.0, 0.0),)

    def moving(self, alpha: float) -> Sequence[Draw]:
        return (Draw(Mark(f"{self.name} moving"), alpha, 0.0),)


class NotingStage:
    """Notes every frame as (names of still, whether it changed, names of moving)."""

    def __init__(self) -> None:
        self.frames: list[tuple[list[str], bool, list[str]]] = []
        self.alphas: list[float] = []
        self.forgotten = 0
        self.renewed = 0

    def forget(self) -> None:
        self.forgotten += 1

    def renew(self) -> None:
        self.renewed += 1

    def present(
        self, screen: pygame.Surface, still: Sequence[Draw], still_changed: bool, moving: Sequence[Draw]
    ) -> list[pygame.Rect]:
        self.frames.append((names(still), still_changed, names(moving)))
        self.alphas.extend(draw.x for draw in moving)
        return [pygame.Rect(0, 0, 10, 10)]


class NotingScreen:
    """A surface that notes what is sent to the glass."""

    def __init__(self, size: Size = (100, 100)) -> None:
        self.surface = pygame.Surface(size)
        self.updates: list[int | None] = []
        self.closed = 0

    def update(self, rects: Sequence[pygame.Rect] | None) -> None:
        self.updates.append(None if rects is None else len(rects))

    def close(self) -> None:
        self.closed += 1


class WakingClock(VirtualClock):
    """A virtual clock that says when it was slept by."""

    def __init__(self) -> None:
        super().__init__()
        self.sleeps = 0
        self.on_wake: Callable[[], None] = lambda: None

    def sleep(self, ms: float) -> None:
        super().sleep(ms)
        self.sleeps += 1
        self.on_wake()


class ScriptedSource:
    """Hands out what a test prepared."""

    def __init__(self) -> None:
        self.next: list[Input | WindowEvent] = []
        self.live: list[Input] = []
        self.sizes: list[Size] = []

    def poll(self) -> Sequence[Input | WindowEvent]:
        happened, self.next = self.next, []
        return happened

    def cancel(self) -> Sequence[Input]:
        live, self.live = self.live, []
        return live

    def resized(self, size: Size) -> None:
        self.sizes.append(size)


def names(draws: Sequence[Draw]) -> list[str]:
    """Return the names of the marks in a draw list."""
    return [draw.what.name for draw in draws if isinstance(draw.what, Mark)]


def tone(rate: int = 44_100, frames: int = 4410) -> bytes:
    """Return a short mono WAV file."""
    stream = io.BytesIO()
    with wave.open(stream, "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        file.writeframes(bytes(2 * frames))
    return stream.getvalue()
