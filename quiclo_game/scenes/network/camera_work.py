"""How people and the program move the camera over the network: fingers, wheel, keys, and what is worth seeing."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence

from quiclo_game.rules.network_board import Cell
from quiclo_game.scenes.network.board import Board
from quiclo_game.scenes.network.layout import CARD, NetworkLayout
from quiclo_game.scenes.network.network_layer import cells_of
from quiclo_game.shell.camera import GLIDE, Camera, Limits, View, containing, including
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
WATCHING = 0.5
"""Where the program plays, all is shown as long as the cards are not smaller than this; then the newest line."""
STEPS = 4
"""Zoom levels to an octave: keys and wheel rest on them, so that cards are as sharp as can be."""
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

    def grown(self) -> None:
        """Be told that the network has other outlines: limits follow."""
        west, north, east, south = self._board.bounds
        fitting = self._all().zoom
        self.camera.limits = Limits(
            west - BEYOND,
            north - BEYOND,
            east + BEYOND,
            south + BEYOND,
            least=max(TINIEST, min(SMALLEST, fitting)),
            most=min(LARGEST, FINEST / (CARD * self._layout.scale)),
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
                frame, felt, goal = self.view.frame, self._layout.felt, self.camera.goal
                zoom = max(self.camera.limits.least, min(self.camera.limits.most, goal.zoom * 2.0 ** (2 * nearer)))
                near = goal.zoomed(zoom, frame.x, frame.y)
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
                self.zoom_steps(steps, self.view.frame.x, self.view.frame.y)

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
        self.camera.glide(containing_zoom(self.view, column, row, zoom))

    def go_to(self, column: float, row: float) -> None:
        """Bring a place of the world into the middle."""
        self.touched = True
        self.camera.glide(containing_zoom(self.view, column, row, self.camera.goal.zoom))

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
            near = containing(self.view, west, north, east, south, self._room, max(1.0, self.camera.goal.zoom))
            self.camera.glide(near, duration)

    def bring_in(self, cells: Sequence[Cell], duration: float, *, watching: bool) -> float:
        """Bring cells into view as gently as can be; return the ms that this takes, 0 where nothing moves.

        That is so where they are seen already, or the camera is locked. ``watching``: nobody plays but the program, so
        as much of the network as can be read is shown.
        """
        if self.camera.locked:
            return 0.0
        goal = including(self.camera.goal, *span_of(cells), self._room)
        if watching and not self.touched:
            west, north, east, south = self._board.bounds
            more = span_of([(west, north), (east, south), *cells])
            whole = containing(self.view, *more, self._room, 1.0)
            goal = whole if whole.zoom >= WATCHING else including(self._not_tiny(), *span_of(cells), self._room)
        if goal == self.camera.goal:
            return 0.0
        self.camera.glide(goal, duration)
        return duration

    def start(self) -> None:
        """Show the network as a table begins, at once."""
        self.grown()
        self.show_all(0.0)

    # ---- inner working -------------------------------------------------------------------------------------------

    @property
    def _room(self) -> tuple[float, float]:
        felt = self._layout.felt
        return felt.width * ROOM, felt.height * ROOM

    def _all(self) -> View:
        west, north, east, south = self._board.bounds
        fitting = containing(self.camera.view, west, north, east, south, self._room, 1.0)
        level = 2.0 ** (math.floor(math.log2(fitting.zoom) * STEPS + 1e-6) / STEPS)
        return containing(self.camera.view, west, north, east, south, self._room, level)

    def _not_tiny(self) -> View:
        goal = self.camera.goal
        return goal if goal.zoom >= WATCHING else containing_zoom(goal, goal.x, goal.y, WATCHING)

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
    """Return the frame whose middle is that of the free felt, turned as the network is."""
    return Frame(layout.felt.cx, layout.felt.cy, layout.turn)


def span_of(cells: Sequence[Cell]) -> tuple[int, int, int, int]:
    """Return west, north, east, south of some cells; raises ``ValueError`` for none."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return min(columns), min(rows), max(columns), max(rows)


def containing_zoom(view: View, column: float, row: float, zoom: float) -> View:
    """Return the view with a place in its middle at a zoom."""
    return View(column, row, zoom, view.frame, view.pitch)
