"""Pictures of the dice: at rest, used, and sheets of twelve cells that tumble to rest.

How the game plays a sheet (``elapsed`` and ``length`` in ms, usually 900; t = elapsed / length):

- cell = round(11 · (1 − (1 − t)^1.4)): cells are close together in time at the start, where the die turns fast, and
  the last one, the rest pose, stands from 92 % on, when the last bounce is over;
- impacts at 34, 64 and 84 % of the length; height of the die over the table = |cos| or |sin| arches of 1, 0.42 and
  0.14 × 112 px (``height_at``), at 1920 × 1080;
- the shadow is 25 % wider and fainter by half at full height.
"""

from __future__ import annotations

import math

from assets.sprites.canvas import Canvas
from assets.sprites.dice_skin import shaded
from assets.sprites.solids import SOLIDS, Matrix, rotation, trace

CELLS = 12
FINE = 2
"""Rays per pixel and direction."""

REST_SIZE = 320
CELL_SIZE = 192
"""Sides of the square pictures in px."""

SPIN = {12: 0.0, 6: -16.0}
"""Degrees that a resting die is turned to the left, so that a D6 looks thrown."""
TILT: dict[int, Matrix] = {
    12: rotation((1, 0, 0), 6),
    6: rotation((1, 0, 0), 11) @ rotation((0, 1, 0), 6),
}

PATHS = (
    ((-0.75, 1.0, 0.35), (0.3, 0.2, 1.0)),
    ((-1.0, 0.7, -0.25), (-0.2, 0.3, 1.0)),
    ((-0.35, 1.15, 0.3), (0.4, -0.1, -1.0)),
    ((-0.9, 0.9, 0.6), (0.1, 0.4, -1.0)),
)
"""Axes of the roll and of the whirl; neighbouring numbers take different ones, so that dice do not march in step."""
ROLL, WHIRL = 620.0, 150.0
"""Degrees still to be turned at the start."""
CALMING = 1.5
"""How the remaining turn shrinks from cell to cell."""

BOUNCES = ((0.34, 1.0), (0.64, 0.42), (0.84, 0.14))
"""When each arch ends, as a share of the whole roll, and its height."""


def height_at(t: float) -> float:
    """Return the height (0–1) of a rolling die over the table at the share ``t`` (0–1) of its roll."""
    start = 0.0
    for index, (end, top) in enumerate(BOUNCES):
        if t < end:
            along = (t - start) / (end - start)
            return top * (math.cos(math.pi / 2 * along) if index == 0 else math.sin(math.pi * along))
        start = end
    return 0.0


def at_rest(sides: int, number: int) -> Matrix:
    """Return how a die lies that shows ``number``."""
    return TILT[sides] @ SOLIDS[sides].showing(number, SPIN[sides])


def tumbling(sides: int, number: int, cell: int) -> Matrix:
    """Return how a die that will show ``number`` is turned in a cell (0–11) of its sheet."""
    roll_axis, whirl_axis = PATHS[path_of(number)]
    left = 1 - cell / (CELLS - 1)
    turn = rotation(roll_axis, -ROLL * left**CALMING) @ rotation(whirl_axis, WHIRL * left ** (CALMING * 1.5))
    return turn @ at_rest(sides, number)


def path_of(number: int) -> int:
    """Return which path a die takes that will show ``number``."""
    return number % len(PATHS)


def rest_pictures(sides: int) -> dict[int, Canvas]:
    """Return a die at rest by the number it shows; all faces share one body, which is traced once."""
    return _pictures(sides, {number: at_rest(sides, number) for number in range(1, sides + 1)}, REST_SIZE)


def tumble_sheets(sides: int, path: int) -> dict[int, Canvas]:
    """Return the sheets of twelve cells in a row of the numbers that take a path."""
    numbers = [number for number in range(1, sides + 1) if path_of(number) == path]
    sheets = {number: Canvas(CELLS * CELL_SIZE, CELL_SIZE) for number in numbers}
    for cell in range(CELLS):
        turns = {number: tumbling(sides, number, cell) for number in numbers}
        for number, picture in _pictures(sides, turns, CELL_SIZE).items():
            sheets[number].stamp(picture, cell * CELL_SIZE)
    return sheets


def _pictures(sides: int, turns: dict[int, Matrix], size: int) -> dict[int, Canvas]:
    """Return a die turned in several ways in which its body looks the same and only its numbers differ."""
    solid = SOLIDS[sides]
    hits = trace(solid, solid.normals @ next(iter(turns.values())).T, size * FINE)
    return {number: shaded(solid, hits, turn, FINE) for number, turn in turns.items()}
