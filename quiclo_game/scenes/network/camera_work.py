"""How people and the program move the camera over the network: fingers, wheel, keys, and what is worth seeing."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence

from quiclo_game.rules.network_board import Cell
from quiclo_game.scenes.network.board import Board
from quiclo_game.scenes.network.layout import CARD, NetworkLayout
from quiclo_game.scenes.network.network_layer import cells_of
from quiclo_game.shell.camera import GLIDE, Camera, Limits, View, containing, filled, including
from quiclo_game.shell.easing import linear
from quiclo_game.shell.inputs import Input, PadMoved, Phase, Pointer, WheelTurned
from quiclo_game.shell.pan_pinch import PanPinch, PictureMoved
from quiclo_game.shell.turning import Frame

LARGEST, FINEST = 3.37, 384.0
"""Cards of the network are at most so many times as large as at zoom 1, and so many px wide: no picture is finer."""
SMALLEST = 0.25
"""They are never smaller, unless the whole network would not fit."""
TINIEST = 0.13
BEYOND = 3.0
"""The camera's middle goes so many cells beyond the outermost cards."""
ROOM = 0.94
"""The network fills at most so much of the felt when all of it is shown."""
WATCHING, CLOSE = 0.5, 2 / 3
"""Where the program plays, all is shown as long as the cards are not smaller than this; then the newest line, and what
fits beside it. Around a table, where people look for a place for their own cards, they stay larger."""
STEPS = 4
"""Zoom levels to an octave: keys and wheel rest on them, where cards are just as large as the gaps want them."""
KEY_STEPS = 2
STEP_MS, PAN_MS = 200.0, 220.0
PAN_SHARE = 0.28
"""An arrow key moves the picture by so much of the felt."""
STICK_MS = 80.0
"""The picture lags so many ms behind a stick: that much is smooth."""
NEAR_ZOOM = 1.41
"""A double tap goes so near, at least."""
FLING_MS = 90.0
"""A finger's last so many ms say how fast it flings."""

Span = tuple[int, int, int, int]
"""West, north, east, south of cells."""


class CameraWork:
    """The camera of one table and all that moves it."""

    def __init__(self, board: Board, layout: NetworkLayout, px_per_mm: float) -> None:
        """Look at the middle of the board."""
        self._board = board
        self._layout = layout
        self._fingers = PanPinch(px_per_mm, fingers=1)
        self._trail: deque[tuple[float, float, float]] = deque(maxlen=12)
        self._down: set[str] = set()
        self.camera = Camera(frame_of(layout), layout.pitch, Limits(most=LARGEST, least=SMALLEST))
        self._bounds = board.bounds
        """The outlines of the network of which the limits know."""
        self.touched = False
        """Whether people have moved the camera since the program last chose what to show."""

    @property
    def view(self) -> View:
        """What is seen now."""
        return self.camera.view

    @property
    def moving(self) -> bool:
        """Whether the picture moves, by itself or under fingers."""
        return self.camera.busy or self._fingers.active

    @property
    def gesturing(self) -> bool:
        """Whether fingers move the picture just now: what they do is no tap."""
        return self._fingers.active

    def place(self, layout: NetworkLayout) -> None:
        """Show the same in a window of another size."""
        self._layout = layout
        self.camera.place(frame_of(layout), layout.pitch)
        self.grown()

    def update(self, dt: float) -> None:
        """Let ``dt`` ms pass; whatever has changed the outlines of the network, limits follow."""
        if self._board.bounds != self._bounds:
            self.grown()
        self.camera.update(dt)

    def grown(self, *coming: Cell) -> None:
        """Let limits follow the outlines of the network and its part of the window; ``coming`` belong to it already."""
        self._bounds = self._board.bounds
        west, north, east, south = self._with(coming)
        fitting = self._all().zoom
        self.camera.limits = Limits(
            west - BEYOND,
            north - BEYOND,
            east + BEYOND,
            south + BEYOND,
            least=max(TINIEST, min(SMALLEST, fitting)),
            most=min(LARGEST, FINEST / (CARD * self._layout.scale)),
            aside=self._aside,
        )

    # ---- people --------------------------------------------------------------------------------------------------

    def handle(self, pointer: Pointer) -> None:
        """Follow a finger or the mouse that went down on the felt."""
        if pointer.phase is Phase.DOWN:
            self.camera.stop()
            self._down.add(pointer.id)
            self._trail.clear()
        moved = self._fingers.handle(pointer)
        if moved is not None:
            self.touched = True
            self.camera.follow(moved)
            self._remember(moved, pointer.time)
        if pointer.phase in (Phase.UP, Phase.CANCEL):
            self._down.discard(pointer.id)
            if pointer.phase is Phase.UP and not self._down:
                self._fling(pointer.time)

    def cancel(self) -> None:
        """Let go of every finger."""
        for finger in tuple(self._down):
            self._fingers.handle(Pointer(finger, Phase.CANCEL, 0.0, 0.0))
        self._down.clear()

    def steer(self, event: Input) -> None:
        """Follow the wheel, and right stick and triggers of a gamepad; a locked camera follows neither."""
        if self.camera.locked:
            return
        match event:
            case WheelTurned(x=x, y=y, steps=steps):
                self.zoom_steps(steps, x, y)
            case PadMoved(across=across, down=down, nearer=nearer):
                self.touched = True
                felt, goal = self._layout.felt, self.camera.goal
                zoom = max(self.camera.limits.least, min(self.camera.limits.most, goal.zoom * 2.0 ** (2 * nearer)))
                near = goal.zoomed(zoom, felt.cx, felt.cy)
                self.camera.glide(near.shifted(-across * felt.width, -down * felt.width), STICK_MS, linear)

    def zoom_steps(self, steps: float, x: float, y: float) -> None:
        """Zoom by levels about a place of the window, to rest on one."""
        level = round(math.log2(self.camera.goal.zoom) * STEPS + steps)
        self.touched = True
        self.camera.zoom_to(2.0 ** (level / STEPS), x, y, STEP_MS)

    def obey(self, key: str) -> None:
        """Carry out what a key of the camera means; others mean nothing here."""
        match key:
            case "fit" | "overview":
                self.show_all()
            case "last":
                self.show_line(len(self._board.lines) - 1)
            case "smaller" | "larger":
                steps = KEY_STEPS if key == "larger" else -KEY_STEPS
                self.zoom_steps(steps, self._layout.felt.cx, self._layout.felt.cy)

    def pan_step(self, across: int, down: int) -> None:
        """Move on by a part of the felt: the picture goes the other way."""
        felt = self._layout.felt
        self.touched = True
        self.camera.pan(-across * felt.width * PAN_SHARE, -down * felt.height * PAN_SHARE, PAN_MS)

    def come_near(self, x: float, y: float) -> None:
        """Go to a place of the window and close up to it."""
        if self.camera.locked:
            return
        column, row = self.view.inward(x, y)
        zoom = NEAR_ZOOM if self.view.zoom < NEAR_ZOOM * 0.95 else 1.0
        self.touched = True
        self.camera.glide(self._about(column, row, zoom))

    def go_to(self, column: float, row: float) -> None:
        """Bring a place of the world into the middle."""
        self.touched = True
        self.camera.glide(self._about(column, row, self.camera.goal.zoom))

    # ---- the program ---------------------------------------------------------------------------------------------

    def show_all(self, duration: float = GLIDE) -> None:
        """Show the whole network."""
        self.touched = False
        self.camera.glide(self._all(), duration)

    def show_line(self, index: int, duration: float = GLIDE) -> None:
        """Show a line, large enough to be read."""
        cells = cells_of(self._board.line(index))
        if cells:
            self.touched = False
            west, north, east, south = span_of(cells)
            near = self._containing((west, north, east, south), max(1.0, self.camera.goal.zoom))
            self.camera.glide(near, duration)

    def bring_in(self, cells: Sequence[Cell], duration: float, *, watching: bool) -> float:
        """Bring cells into view as gently as can be; return the ms that this takes, 0 where nothing moves.

        That is so where they are seen already, or the camera is locked. ``watching``: nobody plays but the program, so
        as much of the network as can be read is shown.
        """
        self.grown(*cells)
        if self.camera.locked:
            return 0.0
        goal = self._worth_seeing(cells) if watching else self._including(self.camera.goal, span_of(cells))
        if goal == self.camera.goal:
            return 0.0
        self.camera.glide(goal, duration)
        return duration

    @property
    def whole_is_readable(self) -> bool:
        """Whether cards are large enough to be read where the whole network shows on the free felt."""
        return self._containing(self._board.bounds, 1.0).zoom >= self._readable

    def keep_clear(self, duration: float) -> None:
        """Lead out from beneath panels what should be seen: the whole network if it can be read, else its newest line.

        That is then large enough to be read. Who has moved the camera has chosen what to see, and how large: only the
        newest line counts. A locked camera stays.
        """
        lines = self._board.lines
        west, north, east, south = self._board.bounds
        cells = cells_of(lines[-1]) if lines else ((west, north), (east, south))
        if not self.camera.locked and (lines or not self.touched):
            goal = self._worth_seeing(cells)
            if goal != self.camera.goal:
                self.camera.glide(goal, duration)

    def start(self) -> None:
        """Show the network as a table begins, at once."""
        self.grown()
        self.show_all(0.0)

    # ---- inner working -------------------------------------------------------------------------------------------

    @property
    def _readable(self) -> float:
        return CLOSE if self._layout.around else WATCHING

    def _worth_seeing(self, newest: Sequence[Cell]) -> View:
        """Return the view that shows the newest cells, and all others as far as they can be read.

        Who has moved the camera has chosen what else to see, and how large.
        """
        if self.touched:
            return self._including(self.camera.goal, span_of(newest))
        everything = self._with(newest)
        whole = self._containing(everything, 1.0)
        if whole.zoom >= self._readable:
            # around a table the picture stays in its place as long as it can
            return self._including(self.camera.goal, everything) if self._layout.around else whole
        near = self._including(self._not_tiny(), span_of(newest))
        return self._on_felt(near, lambda seen: filled(seen, *everything, self._room))

    def _with(self, cells: Sequence[Cell]) -> Span:
        """Return the outlines of the network and of cells beside it."""
        west, north, east, south = self._board.bounds
        return span_of([(west, north), (east, south), *cells])

    @property
    def _room(self) -> tuple[float, float]:
        felt = self._layout.felt
        return felt.width * ROOM, felt.height * ROOM

    @property
    def _aside(self) -> tuple[float, float]:
        """How far the middle of the free felt lies beside that of the camera, in px."""
        felt, (x, y) = self._layout.felt, self._layout.eye
        return felt.cx - x, felt.cy - y

    def _containing(self, span: Span, most: float) -> View:
        """Return the view that shows a span in the middle of the free felt, at a zoom of at most ``most``."""
        return containing(self.camera.view, *span, self._room, most).shifted(*self._aside)

    def _about(self, column: float, row: float, zoom: float) -> View:
        """Return the view with a place in the middle of the free felt at a zoom."""
        return View(column, row, zoom, self.view.frame, self.view.pitch).shifted(*self._aside)

    def _including(self, view: View, span: Span) -> View:
        """Return the view moved as little as needed to show a span on the free felt; the same one if it does."""
        return self._on_felt(view, lambda seen: including(seen, *span, self._room))

    def _on_felt(self, view: View, led: Callable[[View], View]) -> View:
        """Return the view led so that its middle is that of the free felt; the same one if that changes nothing."""
        dx, dy = self._aside
        beside = view.shifted(-dx, -dy)
        found = led(beside)
        return view if found is beside else found.shifted(dx, dy)

    def _all(self) -> View:
        fitting = self._containing(self._board.bounds, 1.0)
        level = 2.0 ** (math.floor(math.log2(fitting.zoom) * STEPS + 1e-6) / STEPS)
        return self._containing(self._board.bounds, level)

    def _not_tiny(self) -> View:
        goal = self.camera.goal
        if goal.zoom >= self._readable:
            return goal
        felt = self._layout.felt
        return goal.zoomed(self._readable, felt.cx, felt.cy)

    def _remember(self, moved: PictureMoved, time: float) -> None:
        self._trail.append((time, moved.dx, moved.dy))

    def _fling(self, now: float) -> None:
        recent = [(time, dx, dy) for time, dx, dy in self._trail if now - time <= FLING_MS]
        self._trail.clear()
        if len(recent) < 2 or now - recent[0][0] <= 0.0:
            return
        lasted = now - recent[0][0]
        self.camera.fling(sum(dx for _, dx, _ in recent[1:]) / lasted, sum(dy for _, _, dy in recent[1:]) / lasted)


def frame_of(layout: NetworkLayout) -> Frame:
    """Return the frame whose middle is the camera's, turned as the network is."""
    return Frame(*layout.eye, layout.turn)


def span_of(cells: Sequence[Cell]) -> Span:
    """Return west, north, east, south of some cells; raises ``ValueError`` for none."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return min(columns), min(rows), max(columns), max(rows)
