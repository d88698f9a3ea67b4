"""Attract: the program plays itself, one game after another, and invites passers-by in every language.

A game speaks one language, its table and the line of what happened alike; the invitation stands there in two.

The picture is darkened and wanders a little, so that nothing burns in; whatever wakes it does nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from quiclo_game.kiosk.activity import shows_somebody
from quiclo_game.kiosk.corner_hold import corner_of
from quiclo_game.locale import Words as Language
from quiclo_game.locale import load_words
from quiclo_game.play.match import Move
from quiclo_game.scenes.attract_caption import Caption, caption_of
from quiclo_game.scenes.plan import GameReport
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.title_faces import CallFace
from quiclo_game.scenes.wander import WANDER, Wander
from quiclo_game.shell.control_looks import ControlLook, ControlState
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.easing import in_out_sine
from quiclo_game.shell.inputs import Input, PadPress, Phase, Pointer
from quiclo_game.shell.layout import scale, upright
from quiclo_game.shell.pictures import Backdrop, LiveSurface
from quiclo_game.shell.scene import Scene, Size
from quiclo_game.shell.shapes import Box, Veil
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    import pygame

BAND = 264.0
"""Height of the invitation at the lower edge, in px of the design."""
LANGUAGE_MS = 6_000.0
"""So long the invitation begins with one language."""
FADE_MS = 800.0
HOLD_MS = 5_000.0
"""A line that tells much stands so long before one that tells less takes its place."""
END_MS = 6_000.0
"""A finished game is looked at for so long."""
PULSE_MS, PULSE = 1_600.0, 0.03
"""The invitation swells by so much and shrinks again in so many ms (look.md, Motion)."""
PULSE_STEPS = 6
"""It swells in so many steps: its pictures are found again, and between two steps nothing is drawn."""
OpenGame = Callable[[int, Callable[[GameReport], None]], TableScene]
"""Opens the table of the n-th game; what is given is called when the game has ended."""


class Waking(Protocol):
    """What happens when somebody touches the screen."""

    def __call__(self, x: float | None, y: float | None) -> None:
        """Wake up; (x, y) px is where it was touched, ``None`` where a key was pressed."""
        ...


class AttractScene(Scene):
    """Shows game after game until somebody touches anything."""

    def __init__(
        self,
        services: Services,
        languages: Sequence[str],
        open_game: OpenGame,
        wake: Waking,
        picture: Callable[[], pygame.Surface],
        *,
        first: int = 0,
        dim: float = 0.35,
        least_ms: float = 12_000.0,
    ) -> None:
        """Show the games from the ``first`` on, each for at least ``least_ms``, darkened by ``dim`` (0..1).

        ``picture`` returns a copy of what is on the screen, for the fade from one game to the next.
        """
        super().__init__()
        self.services = services
        self.size: Size = (0, 0)
        self.number = first
        """Of the game that is shown."""
        self.finished = 0
        """How many games came to their end."""
        self._languages = [load_words(code) for code in languages]
        self._open_game = open_game
        self._wake = wake
        self._picture = picture
        self._dim = dim
        self._least = least_ms
        self._wander = Wander()
        self._veil = Draw(Veil(1, 1), 0, 0)
        self._told: tuple[object, ...] = ()
        self._band_draws: tuple[Draw, ...] = ()
        self._shown = 0.0
        self._over: float | None = None
        self._pending: list[Move[Any]] = []
        self._caption: Caption | None = None
        self._caption_time = 0.0
        self._call_time = 0.0
        self._pulse_time = 0.0
        self._fade = 0.0
        self._before: LiveSurface | None = None
        self._fades = 0
        self._seen: tuple[object, ...] = ()
        self._woken = False
        self.table = self._opened()

    # ---- the games -----------------------------------------------------------------------------------------------

    def _opened(self) -> TableScene:
        table = self._open_game(self.number, self._ended)
        table.invites = False
        table.match.observe(self._pending.append, lambda move: None)
        self._shown, self._over = 0.0, None
        return table

    def _ended(self, report: GameReport) -> None:
        self._over = END_MS
        self.finished += 1

    def _next(self) -> None:
        """Go over to the next game; the last picture of this one fades away."""
        self.table.leave()
        self.number += 1
        self._pending.clear()
        self._caption = None
        self.table = self._opened()
        self.table.enter(self._table_size)
        self.table.match.start()
        self._fades += 1
        self._before, self._fade = LiveSurface("attract", self._fades, self._picture()), FADE_MS

    # ---- the scene -----------------------------------------------------------------------------------------------

    def enter(self, size: Size) -> None:
        """Begin, or go on where it stood."""
        self._fit(size)
        self.table.enter(self._table_size)
        if not self.table.match.moves:
            self.table.match.start()
        self.invalidate()

    def _fit(self, size: Size) -> None:
        self.size = size
        width, height = size
        self._veil = Draw(Veil(width, height, alpha=self._dim), width / 2, height / 2)

    def leave(self) -> None:
        """Let go of the picture that fades."""
        self._before = None
        self.table.leave()

    def resized(self, size: Size) -> None:
        """Lay out anew."""
        self._before = None
        self._fit(size)
        self.table.resized(self._table_size)
        self.invalidate()

    def handle(self, event: Input) -> None:
        """Wake up at the first touch, which does nothing else; one that holds a corner may be the operator's.

        That one wakes it when it leaves the corner or ends.
        """
        if self._woken or not shows_somebody(event):
            return
        if not isinstance(event, Pointer):
            self._wake_up(None, None)
            return
        in_corner = corner_of(event.x, event.y, self.size) is not None
        if event.phase is Phase.UP or not in_corner:
            self._wake_up(event.x, event.y)

    def steer(self, press: PadPress) -> Sequence[Input]:
        """Take a gamepad's button as it is: any of them wakes it."""
        return (press,)

    def _wake_up(self, x: float | None, y: float | None) -> None:
        self._woken = True
        self._wake(x, y)

    def update(self, dt: float) -> None:
        """Let the game go on, the invitation change its language, the picture wander, and the next game follow."""
        self._wander.update(dt)
        self._shown += dt
        self._caption_time += dt
        self._call_time += dt
        if self._fade > 0:
            self._fade = max(0.0, self._fade - dt)
            self._before = self._before if self._fade else None
        self.table.update(dt)
        if self._pending and self.table.queue.empty:
            self._tell()
        if self._over is not None:
            self._over -= dt
            if self._over <= 0 and self._shown >= self._least:
                self._next()
        self._pulse_time = (self._pulse_time + dt) % PULSE_MS
        table = self.table
        seen = (
            table, table.version, self._language, self._wander.shift, self._caption, self._before, self._swell
        )  # fmt: skip
        if seen != self._seen:
            self._seen = seen
            self.invalidate()

    def _tell(self) -> None:
        told, before = caption_of(self._pending, self.table.plan.players, self.table.services.words), self._caption
        self._pending.clear()
        if told is None or (before is not None and told.rank < before.rank and self._caption_time < HOLD_MS):
            return
        self._caption, self._caption_time = told, 0.0

    @property
    def animating(self) -> bool:
        """Whether the game moves, or its predecessor fades."""
        return self._fade > 0 or self.table.animating

    # ---- pictures ------------------------------------------------------------------------------------------------

    @property
    def _table_size(self) -> Size:
        """The room of the table, above the invitation."""
        width, height = self.size
        return width, height - round(BAND * scale(self.size))

    @property
    def _language(self) -> int:
        """Which of the languages the invitation begins with just now."""
        return int(self._call_time / LANGUAGE_MS) % len(self._languages)

    @property
    def _swell(self) -> float:
        """How large the invitation is drawn, 1 to 1.03; with less motion it keeps its size."""
        if self.table.services.settings.reduced_motion:
            return 1.0
        share = in_out_sine(1.0 - abs(2.0 * self._pulse_time / PULSE_MS - 1.0))
        return 1.0 + PULSE * round(share * PULSE_STEPS) / PULSE_STEPS

    def still(self) -> Sequence[Draw]:
        """Return what rests, darkened."""
        width, height = self.size
        felt = "table/felt_portrait.jpg" if upright(self.size) else "table/felt_landscape.jpg"
        table = self._wander.moved("still", self.table.still())
        return (Draw(Backdrop(felt, width, height), width / 2, height / 2), *table)

    def moving(self, alpha: float) -> Sequence[Draw]:
        """Return the game, the line and the invitation, all of it darkened, and what fades."""
        told = (self._language, self._caption, self.size, self._mode, self._swell)
        if told != self._told:
            self._told = told
            self._band_draws = tuple(self._band())
        drawn = [*self._wander.moved("moving", self.table.moving(alpha)), *self._wander.moved("band", self._band_draws)]
        drawn.append(self._veil)
        if self._before is not None:
            drawn.append(Draw(self._before, 0, 0, alpha=round(self._fade / FADE_MS * 32) / 32))
        return drawn

    def _band(self) -> Iterator[Draw]:
        """Yield the ground, the line of what happened, and the invitation."""
        width, height = self.size
        s, words = scale(self.size), self.table.services.words
        top = height - BAND * s
        ground = Box(width + 2 * WANDER, (BAND + WANDER) * s, 0, "felt_deep", 0.96, line="line", line_width=2 * s)
        yield Draw(ground, width / 2, top + (BAND + WANDER) * s / 2)
        yield from self._line(words, width, top + 64 * s, s)
        yield from self._call(width, top + 180 * s, s, words(f"mode.{self._mode}.name"))

    def _line(self, words: Language, width: float, y: float, s: float) -> Iterator[Draw]:
        """Yield what happened last, or which game is shown; letters that are read at 3 m."""
        text = (
            self._caption.text if self._caption else words("table.demo_caption", mode=words(f"mode.{self._mode}.name"))
        )
        yield Draw(Words(text, 62 * s, "cream", max_width=width - 120 * s), width / 2, y)

    def _call(self, width: float, y: float, s: float, mode: str) -> Iterator[Draw]:
        first, after = (self._languages[(self._language + later) % len(self._languages)] for later in (0, 1))
        face = CallFace(first("title.call"), after("title.call") if after is not first else "", s)
        state = ControlState(min(1120 * s, width - 160 * s), 116 * s, True, False, False, 0, 0)
        yield Draw(ControlLook(face, state), width / 2, y, scale=self._swell)
        if width > 1600 * s:
            yield Draw(Words(mode, 38 * s, "mist", align="left", max_width=width / 2 - 700 * s), 60 * s, y)

    @property
    def _mode(self) -> str:
        return self.table.plan.mode_key
