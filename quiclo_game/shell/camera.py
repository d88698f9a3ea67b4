"""The camera: which part of an endless table of cells is seen, where, and how large; it eases and never jumps.

Places of the world are cells, whole numbers in a cell's middle, without bounds; places of the window are px.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from quiclo_game.shell.easing import Easing, in_out_sine
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.pan_pinch import PictureMoved
from quiclo_game.shell.turning import Frame

GLIDE = 450.0
"""So many ms the camera takes where it moves by itself (look.md, Motion)."""
COASTING = 325.0
"""A flung picture loses all but a third of its speed in so many ms."""
SLOWEST = 0.02
"""Below so many px per ms a flung picture rests."""

Place = tuple[float, float]


@frozen
class View:
    """A place of the world in the middle of ``frame``, seen at ``zoom``; a cell is ``pitch`` px wide and high at 1."""

    x: float
    y: float
    zoom: float
    frame: Frame
    pitch: tuple[float, float]

    def outward(self, x: float, y: float) -> Place:
        """Return where a place of the world is seen in the window."""
        across, down = self.pitch
        return self.frame.outward((x - self.x) * across * self.zoom, (y - self.y) * down * self.zoom)

    def inward(self, x: float, y: float) -> Place:
        """Return the place of the world at a place of the window: the inverse of ``outward``."""
        right, down = self.frame.inward(x, y)
        return self.x + right / (self.pitch[0] * self.zoom), self.y + down / (self.pitch[1] * self.zoom)

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Return the cell at a place of the window."""
        column, row = self.inward(x, y)
        return math.floor(column + 0.5), math.floor(row + 0.5)

    def span(self, left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        """Return west, north, east, south of the world behind a rectangle of the window."""
        (x0, y0), (x1, y1) = self.inward(left, top), self.inward(right, bottom)
        return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)

    def shifted(self, dx: float, dy: float) -> View:
        """Return the view after the picture moved by (dx, dy) px."""
        x, y = self.inward(self.frame.x - dx, self.frame.y - dy)
        return replace(self, x=x, y=y)

    def zoomed(self, zoom: float, x: float, y: float) -> View:
        """Return the view at another zoom; what is seen at (x, y) px stays there."""
        column, row = self.inward(x, y)
        share = self.zoom / zoom
        return replace(self, x=column + (self.x - column) * share, y=row + (self.y - row) * share, zoom=zoom)


@frozen
class Limits:
    """How far the camera goes: its middle within these columns and rows, its zoom from ``least`` to ``most``.

    ``aside``: not the middle itself is held, but what is seen so many px beside it.
    """

    west: float = -math.inf
    north: float = -math.inf
    east: float = math.inf
    south: float = math.inf
    least: float = 0.1
    most: float = 10.0
    aside: tuple[float, float] = (0.0, 0.0)

    def held(self, view: View) -> View:
        """Return the nearest view within the limits."""
        zoom = min(self.most, max(self.least, view.zoom))
        seen = view if zoom == view.zoom else replace(view, zoom=zoom)
        x, y = seen.inward(seen.frame.x + self.aside[0], seen.frame.y + self.aside[1])
        dx, dy = min(self.east, max(self.west, x)) - x, min(self.south, max(self.north, y)) - y
        return seen if (dx, dy) == (0.0, 0.0) else replace(seen, x=seen.x + dx, y=seen.y + dy)


def between(start: View, goal: View, progress: float) -> View:
    """Return a view on the way: the zoom grows evenly, and the one place that both views show alike stays there."""
    if progress >= 1.0:
        return goal
    zoom = start.zoom * (goal.zoom / start.zoom) ** progress
    share = progress
    if abs(goal.zoom / start.zoom - 1.0) > 1e-3:
        share = (1 / start.zoom - 1 / zoom) / (1 / start.zoom - 1 / goal.zoom)
    return replace(goal, x=start.x + (goal.x - start.x) * share, y=start.y + (goal.y - start.y) * share, zoom=zoom)


@dataclass(slots=True)
class _Glide:
    start: View
    goal: View
    duration: float
    easing: Easing
    elapsed: float = 0.0


class Camera:
    """Moves a view: at once with the fingers, else gliding, or coasting after a fling; always within its limits."""

    def __init__(self, frame: Frame, pitch: tuple[float, float], limits: Limits | None = None) -> None:
        """Look at cell (0, 0) at zoom 1."""
        self.version = 0
        """Grows with every change of ``view``."""
        self.locked = False
        """Whether people may not move it; it still glides where the program sends it."""
        self._limits = limits or Limits()
        self._view = self._limits.held(View(0.0, 0.0, 1.0, frame, pitch))
        self._glide: _Glide | None = None
        self._speed = (0.0, 0.0)

    @property
    def view(self) -> View:
        """What is seen now."""
        return self._view

    @property
    def goal(self) -> View:
        """What will be seen once it rests."""
        return self._glide.goal if self._glide else self._view

    @property
    def limits(self) -> Limits:
        """How far it goes; new limits are reached by a glide, not by a jump."""
        return self._limits

    @limits.setter
    def limits(self, limits: Limits) -> None:
        self._limits = limits
        if limits.held(self.goal) != self.goal:
            self.glide(self.goal)

    @property
    def busy(self) -> bool:
        """Whether it moves by itself."""
        return self._glide is not None or self._speed != (0.0, 0.0)

    # what people do

    def follow(self, moved: PictureMoved) -> None:
        """Move the picture with the fingers, at once."""
        if self.locked:
            return
        self.stop()
        zoom = self._clamped(self._view.zoom * moved.zoom)
        self._set(self._view.zoomed(zoom, moved.x, moved.y).shifted(moved.dx, moved.dy))

    def fling(self, across: float, down: float) -> None:
        """Let the picture coast, beginning with so many px per ms."""
        self.stop()
        if not self.locked and math.hypot(across, down) > SLOWEST:
            self._speed = across, down

    def pan(self, dx: float, dy: float, duration: float) -> None:
        """Glide so that the picture moves by (dx, dy) px, from where it is going already."""
        if not self.locked:
            self.glide(self.goal.shifted(dx, dy), duration)

    def zoom_to(self, zoom: float, x: float, y: float, duration: float) -> None:
        """Glide to a zoom; what will be seen at (x, y) px stays there."""
        if not self.locked:
            self.glide(self.goal.zoomed(self._clamped(zoom), x, y), duration)

    # what the program does

    def glide(self, goal: View, duration: float = GLIDE, easing: Easing = in_out_sine) -> None:
        """Go to a view, or to the nearest one within the limits; with no duration at once."""
        self._speed = (0.0, 0.0)
        goal = self._limits.held(replace(goal, frame=self._view.frame, pitch=self._view.pitch))
        self._glide = None
        if duration <= 0.0:
            self._set(goal)
        elif goal != self._view:
            self._glide = _Glide(self._view, goal, duration, easing)

    def place(self, frame: Frame, pitch: tuple[float, float]) -> None:
        """Show the same part of the world in another frame of the window."""
        if self._glide is not None:
            self._glide.start = replace(self._glide.start, frame=frame, pitch=pitch)
            self._glide.goal = replace(self._glide.goal, frame=frame, pitch=pitch)
        self._show(replace(self._view, frame=frame, pitch=pitch))

    def stop(self) -> None:
        """Stay where it is."""
        self._glide = None
        self._speed = (0.0, 0.0)

    def update(self, dt: float) -> None:
        """Go on by ``dt`` ms."""
        glide = self._glide
        if glide is not None:
            glide.elapsed += dt
            progress = min(1.0, glide.elapsed / glide.duration)
            if progress >= 1.0:
                self._glide = None
            # both ends count, not the limits: the way back from beyond new ones is no leap either
            self._show(between(glide.start, glide.goal, glide.easing(progress) if progress < 1.0 else 1.0))
        elif self._speed != (0.0, 0.0):
            self._coast(dt)

    # inner working

    def _coast(self, dt: float) -> None:
        across, down = self._speed
        left = math.exp(-dt / COASTING)
        run = COASTING * (1.0 - left)
        before = self._view
        self._set(before.shifted(across * run, down * run))
        self._speed = across * left, down * left
        if math.hypot(*self._speed) < SLOWEST or self._view is before:
            self._speed = (0.0, 0.0)

    def _clamped(self, zoom: float) -> float:
        return min(self._limits.most, max(self._limits.least, zoom))

    def _set(self, view: View) -> None:
        self._show(self._limits.held(view))

    def _show(self, view: View) -> None:
        if view != self._view:
            self._view = view
            self.version += 1


def containing(
    view: View, west: float, north: float, east: float, south: float, room: tuple[float, float], most: float
) -> View:
    """Return the view that shows these columns and rows in ``room`` px about its middle, at a zoom of at most ``most``.

    The outermost cells are seen whole.
    """
    columns, rows = east - west + 1, south - north + 1
    wide, high = view.pitch[0] * columns, view.pitch[1] * rows
    if view.frame.turn % 180 == 90:
        wide, high = high, wide
    zoom = min(most, room[0] / wide, room[1] / high)
    return replace(view, x=(west + east) / 2, y=(north + south) / 2, zoom=zoom)


def including(view: View, west: float, north: float, east: float, south: float, room: tuple[float, float]) -> View:
    """Return the view moved as little as needed to show these columns and rows in ``room`` px about its middle.

    Where they are too large, it zooms out just as far; where they show already, it is the same view.
    """
    fitting = containing(view, west, north, east, south, room, view.zoom)
    half_width, half_height = room[0] / 2, room[1] / 2
    left, top, right, bottom = replace(view, zoom=fitting.zoom).span(
        view.frame.x - half_width, view.frame.y - half_height, view.frame.x + half_width, view.frame.y + half_height
    )
    dx = min(0.0, west - 0.5 - left) + max(0.0, east + 0.5 - right)
    dy = min(0.0, north - 0.5 - top) + max(0.0, south + 0.5 - bottom)
    if fitting.zoom == view.zoom and abs(dx) < 1e-9 and abs(dy) < 1e-9:
        return view
    return replace(view, x=view.x + dx, y=view.y + dy, zoom=fitting.zoom)


def filled(view: View, west: float, north: float, east: float, south: float, room: tuple[float, float]) -> View:
    """Return the view moved as little as needed that these columns and rows fill ``room`` px about its middle.

    In a direction in which they are too large, nothing else shows there; in one in which they are not, all of them do.
    What is theirs and shows already does so still; where all is well, it is the same view.
    """
    left, top, right, bottom = view.span(
        view.frame.x - room[0] / 2, view.frame.y - room[1] / 2, view.frame.x + room[0] / 2, view.frame.y + room[1] / 2
    )
    dx, dy = _moved(left, right, west - 0.5, east + 0.5), _moved(top, bottom, north - 0.5, south + 0.5)
    return view if abs(dx) < 1e-9 and abs(dy) < 1e-9 else replace(view, x=view.x + dx, y=view.y + dy)


def _moved(seen_from: float, seen_to: float, start: float, end: float) -> float:
    """Return how far a stretch that is seen has to move to lie within another one, or around it if that is shorter."""
    lowest, highest = sorted((start - seen_from, end - seen_to))
    return min(max(0.0, lowest), highest)
