"""All areas of a layout by name, and the windows and tables that every layout test goes through."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.circuit import fields
from quiclo_game.scenes.brain.layout import BrainLayout
from quiclo_game.shell.cards import HEIGHT

SIZES = (
    (1280, 720),
    (1536, 864),
    (1920, 1080),
    (2560, 1080),
    (1024, 768),
    (3840, 2160),
    (1080, 1920),
    (720, 1280),
    (1200, 1920),
)
TARGETS = 3
RING = 4.0
"""The ring around a selected card, in hundredths of its width (look.md, States)."""
LIFT = 10.0
"""How far a selected card is lifted, likewise."""


def areas(layout: BrainLayout) -> Iterator[tuple[str, Area]]:
    """Yield what lies side by side on the table, targets with ring and lift; keys of the pad are within ``pad``."""
    for seat, area in enumerate(layout.seats):
        yield f"seat {seat}", area
    for number, area in enumerate(layout.tools):
        yield f"tool {number}", area
    for name in ("chooser", "last", "round", "pad", "message", "main_key", "plate", "score", "hint_key", "reveal_key"):
        yield name, getattr(layout, name)
    yield from targets(layout)
    size = layout.number_size * 0.8
    (left, y), (right, _) = layout.numbers[0], layout.numbers[-1]
    yield "dice", Area(left - size / 2, y - size / 2, right - left + size, size)
    if layout.race:
        yield "start", layout.start
        yield "goal", layout.goal
        for field in fields(layout):
            yield f"field {field.number}", field.area


def targets(layout: BrainLayout) -> Iterator[tuple[str, Area]]:
    """Yield the three targets, as high as the selected one, and their labels."""
    width, unit, scale = layout.target_width, layout.target_width / 100, layout.scale
    for index in range(TARGETS):
        x, y = layout.target_place(index, TARGETS)
        top = y - width * HEIGHT / 2 - (LIFT + RING) * unit
        bottom = y + width * HEIGHT / 2
        yield f"target {index}", Area(x - width / 2 - RING * unit, top, width + 2 * RING * unit, bottom - top)
        room = layout.target_pitch - 2 * scale
        yield f"label {index}", Area(x - room / 2, layout.label_y - 19 * scale, room, 38 * scale)


def pad_areas(layout: BrainLayout) -> Iterator[tuple[str, Area]]:
    """Yield the keys of the pad and its line."""
    yield "line", layout.line
    for place, area in enumerate(layout.dice_keys):
        yield f"die {place}", area
    for place, area in enumerate(layout.operator_keys):
        yield f"operator {place}", area
    yield "back", layout.back_key
    yield "clear", layout.clear_key


def shrunk(area: Area) -> Area:
    """Return an area that no longer touches its neighbours through rounding."""
    return area.inset(0.01)


def within(outer: Area, inner: Area) -> bool:
    """Say whether an area lies in another one, but for rounding."""
    slack = 0.01
    across = outer.x - slack <= inner.x and inner.right <= outer.right + slack
    return across and outer.y - slack <= inner.y and inner.bottom <= outer.bottom + slack
