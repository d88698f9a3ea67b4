"""The touch test: every finger leaves a trail, so that dead places, ghosts and shifted panels are seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import FIGURES
from quiclo_game.shell.inputs import Input, Phase, Pointer
from quiclo_game.shell.layout import scale
from quiclo_game.shell.palette import PLAYERS
from quiclo_game.shell.scene import Size
from quiclo_game.shell.shapes import Bar, Disc
from quiclo_game.shell.text import Words

TRAIL = 60
"""So many places of a finger stay on the screen."""
LIFTED_MS = 4_000.0
GRID = 6


@dataclass
class Trace:
    """Where a finger was, and for how many ms it has been lifted."""

    number: int
    places: list[tuple[float, float]] = field(default_factory=list)
    lifted: float | None = None


class TouchTestScene(MenuScene):
    """Draws what the panel reports; ``done`` leads back."""

    first_key = "done"

    def __init__(self, services: Services, done: Callable[[], None]) -> None:
        """Begin with a clean glass."""
        super().__init__(services)
        self._done = done
        self._traces: dict[str, Trace] = {}
        self._count = 0
        self._most = 0

    def enter(self, size: Size) -> None:
        """See palms too, and fingers that lie still for long."""
        super().enter(size)
        self._see_all(True)

    def leave(self) -> None:
        """Let pointers be what means something again."""
        super().leave()
        self._see_all(False)

    def _see_all(self, everything: bool) -> None:
        if self.services.pointers is not None:
            self.services.pointers.all_contacts = everything

    def arrange(self, sheet: Sheet) -> None:
        """Put a grid, the figures and the way back down."""
        words = self.words
        for part in range(1, GRID):
            sheet.box(sheet.width * part / GRID - 1, 0, 2, sheet.height, 0, "line", alpha=0.6)
            sheet.box(0, sheet.height * part / GRID - 1, sheet.width, 2, 0, "line", alpha=0.6)
        middle = sheet.width / 2
        sheet.words(words("kiosk.operator.touch"), middle, 70, 40, align="centre")
        told = words("kiosk.operator.touched", now=self._down, most=self._most, count=self._count)
        sheet.note(told, middle, 118, 24, "cream", "centre")
        sheet.key(
            "done", middle - 150, sheet.height - 130, 300, 90, words("kiosk.operator.back"), "main", "back", size=28
        )

    @property
    def _down(self) -> int:
        return sum(trace.lifted is None for trace in self._traces.values())

    def take(self, event: Input) -> None:
        """Follow every finger, wherever it is."""
        super().take(event)
        if not isinstance(event, Pointer):
            return
        if event.phase is Phase.DOWN:
            self._count += 1
            self._traces[event.id] = Trace(self._count)
            self._most = max(self._most, self._down)
        trace = self._traces.get(event.id)
        if trace is None:
            return
        trace.places = [*trace.places, (event.x, event.y)][-TRAIL:]
        if event.phase in (Phase.UP, Phase.CANCEL):
            trace.lifted = 0.0
        self.refresh()

    def update(self, dt: float) -> None:
        """Let trails of lifted fingers vanish after a while."""
        super().update(dt)
        for name, trace in tuple(self._traces.items()):
            if trace.lifted is not None:
                trace.lifted += dt
                if trace.lifted >= LIFTED_MS:
                    del self._traces[name]
                    self.refresh()

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return every finger and its trail."""
        return tuple(draw for trace in self._traces.values() for draw in self._finger(trace))

    def _finger(self, trace: Trace) -> Iterator[Draw]:
        s, colour = scale(self.size), PLAYERS[trace.number % len(PLAYERS)].colour
        for x, y in trace.places[:-1]:
            yield Draw(Disc(7 * s, colour), x, y)
        x, y = trace.places[-1]
        width, height = self.size
        if trace.lifted is None:
            yield Draw(Bar(width, max(1.0, 2 * s), colour, 0.7), width / 2, y)
            yield Draw(Bar(height, max(1.0, 2 * s), colour, 0.7), x, height / 2, turn=90)
        yield Draw(Disc(46 * s, None, line=colour, line_width=6 * s), x, y, alpha=1.0 if trace.lifted is None else 0.5)
        label = Words(f"{trace.number}: {x:.0f}, {y:.0f}", 26 * s, "cream", FIGURES, halo="felt_deep", halo_width=3 * s)
        yield Draw(label, min(max(x, 110 * s), width - 110 * s), y - 76 * s if y > 120 * s else y + 76 * s)

    def pressed(self, key: str) -> None:
        """Go back."""
        self._done()

    def dismissed(self) -> None:
        """Go back."""
        self._done()
