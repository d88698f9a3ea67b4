"""The icon of the window: a die of honey on a card, on a piece of the table."""

from __future__ import annotations

from assets.sprites.canvas import Canvas
from assets.sprites.dice import at_rest
from assets.sprites.dice_skin import shaded
from assets.sprites.fields import bar, box, disc
from assets.sprites.solids import SOLIDS, trace
from quiclo_game.shell.palette import mix

SIZES = (64, 128, 256)
NUMBER = 12
FINE = 3


def icons() -> dict[int, Canvas]:
    """Return the icon by its side in px; small ones are drawn anew, not shrunk."""
    return {size: _icon(size) for size in SIZES}


def _icon(size: int) -> Canvas:
    """Return a Q of paper on felt with round corners, a die of honey in its middle."""
    unit = size / 256
    icon = Canvas(size, size)
    table = box(4 * unit, 4 * unit, 248 * unit, 248 * unit, 56 * unit, 4)
    icon.paint(table.filled(), "felt")
    icon.paint(table.stroked(5 * unit), mix("felt", "paper", 0.16))
    middle, stroke, edge = 122 * unit, 36 * unit, 7 * unit
    for colour, down in (("felt_deep", edge * 1.7), ("paper_edge", edge), ("paper", 0.0)):
        icon.paint(disc(middle, middle + down, 86 * unit, stroke).stroked(stroke), colour)
        icon.paint(bar((168 * unit, 168 * unit + down), (219 * unit, 217 * unit + down), stroke).filled(), colour)
    solid, turn = SOLIDS[12], at_rest(12, NUMBER)
    side = round(132 * unit)
    die = shaded(solid, trace(solid, solid.normals @ turn.T, side * FINE), turn, FINE)
    icon.stamp(die, round(middle - side / 2), round(middle - side / 2))
    return icon
