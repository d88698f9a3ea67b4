"""Where the open menus of several seats lie: each by its own panel, none on another, as long as there is room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.sit_menu import HEIGHT, WIDTH
from quiclo_game.scenes.turntable import Panel, area_in, corner_frame
from quiclo_game.shell.scene import Size

SIZES = (1.0, 0.84)
"""Where they do not all fit, all of them are a little smaller."""
GAP, STEP = 12.0, 30.0
"""In sheet px: around a menu, and from one place that is tried to the next."""
MET, MIDDLE = 100_000.0, 1_500.0
"""So many px aside are worth keeping off menu and panel of another seat, and off the middle."""


class MenuPlace(NamedTuple):
    """Where a menu lies in the coordinates of its seat's panel, and its scale as a share of the usual one."""

    area: Area
    share: float


def places_of(
    menus: Sequence[Seat], panels: Sequence[Panel], middle: Area, window: Size, scale: float
) -> Mapping[Seat, MenuPlace]:
    """Return a place for each menu, in the order in which they were opened: the older ones stay where they are.

    Where that leads to no end, those at facing edges come first.
    """
    across = sorted(menus, key=lambda seat: panels[seat].frame.turn % 180)
    for share in SIZES:
        for order in (menus, across, across[::-1]):
            found = _tried(order, panels, middle, window, scale, share)
            if found is not None:
                return found
    return _tried(menus, panels, middle, window, scale, SIZES[-1], crowded=True) or {}


def _tried(
    menus: Sequence[Seat],
    panels: Sequence[Panel],
    middle: Area,
    window: Size,
    scale: float,
    share: float,
    *,
    crowded: bool = False,
) -> dict[Seat, MenuPlace] | None:
    """Return places of one size, ``None`` if one would lie on another seat's and it need not be so ``crowded``."""
    laid: list[Area] = []
    found: dict[Seat, MenuPlace] = {}
    for seat in menus:
        own = panels[seat]
        taken = [*laid, *(panel.area for panel in panels if panel.seat != seat)]
        options: list[tuple[float, int, Area, Area]] = []
        for away, area in _options(own, window, scale, share):
            whole = area_in(own.frame, area)
            met = sum(whole.overlaps(other) for other in taken)
            if crowded or not met:
                options.append((away + MET * met + MIDDLE * whole.overlaps(middle), len(options), area, whole))
        if not options:
            return None
        _, _, area, whole = min(options)
        laid.append(whole)
        found[seat] = MenuPlace(area, share)
    return found


def _options(panel: Panel, window: Size, scale: float, share: float) -> Iterator[tuple[float, Area]]:
    """Yield places along the panel's edge, and how far aside they are, in px."""
    wide, high, gap = WIDTH * scale * share, HEIGHT * scale * share, GAP * scale
    frame = panel.frame
    room = window[1] if frame.turn % 180 else window[0]
    left, _ = corner_frame(Area(0, 0, *window), frame.turn).inward(frame.x, frame.y)
    ideal = left + panel.width / 2 - wide / 2
    step = STEP * scale
    for number in range(int(room / step) + 1):
        for side in (1, -1) if number else (1,):
            x = max(gap, min(room - wide - gap, ideal + side * number * step))
            yield abs(x - ideal), Area(x - left, -high - gap, wide, high)
