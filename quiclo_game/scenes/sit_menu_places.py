"""Where the open menus of several seats lie: each by its own panel, none on another, and none on a panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.sit_menu import HEIGHT, WIDTH
from quiclo_game.scenes.turntable import Panel, area_from, area_in
from quiclo_game.shell.scene import Size

SIZES = (1.0, 0.84, 0.8)
"""Where they do not all fit, all of them are a little smaller: at the least, keys have 15 mm."""
FINER = 0.15
"""For large texts all are larger by so many such steps as there is felt for."""
GAP, NEAR = 12.0, 240.0
"""In sheet px: around a menu, and how far aside it is still seen to belong to its panel."""
MOST_PLACES, MOST_TRIES = 3, 30
"""So many places are tried for one menu, and for all menus of one order and size."""


class MenuPlace(NamedTuple):
    """Where a menu lies in the coordinates of its seat's panel, and its scale as a share of the usual one."""

    area: Area
    share: float
    aside: float
    """How far it is from where it would lie alone, in px."""


def places_of(
    menus: Sequence[Seat],
    panels: Sequence[Panel],
    middles: Sequence[Area],
    window: Size,
    scale: float,
    largest: float = 1.0,
) -> Mapping[Seat, MenuPlace]:
    """Return a place for each menu, in the order in which they were opened: the older ones stay where they are.

    They are as large as they can be near their panels, and one of the ``middles`` stays free. Where the order leads to
    no end, those at facing edges come first. They are up to ``largest`` times as large as usual.
    """
    across = tuple(sorted(menus, key=lambda seat: panels[seat].frame.turn % 180))
    best: Mapping[Seat, MenuPlace] = {}
    more = (1.0 + step * FINER for step in range(int((largest - 1.0) / FINER), 0, -1))
    for share in (*more, *SIZES):
        for order in dict.fromkeys((tuple(menus), across, across[::-1])):
            tried = [_Table(panels, window, scale, share).laid(order, (middle,)) for middle in middles]
            found = min((places for places in tried if places is not None), key=_farthest, default=None)
            if found is None:
                continue
            if not best or _farthest(found) < _farthest(best):
                best = found
            break
        if best and _farthest(best) <= NEAR * scale:
            break
    return best


def _farthest(places: Mapping[Seat, MenuPlace]) -> float:
    return max((place.aside for place in places.values()), default=0.0)


@dataclass(slots=True)
class _Table:
    """Lays menus of one size, and takes back those that leave no room for the others."""

    panels: Sequence[Panel]
    window: Size
    scale: float
    share: float
    tries: int = 0

    def laid(self, menus: Sequence[Seat], taken: Sequence[Area]) -> dict[Seat, MenuPlace] | None:
        """Return a place for each menu off everything that is ``taken``, ``None`` if that leads to no end."""
        if not menus:
            return {}
        seat, own = menus[0], self.panels[menus[0]]
        around = [*taken, *(panel.area for panel in self.panels if panel.seat != seat)]
        for aside, area in self._options(own, around):
            self.tries += 1
            if self.tries > MOST_TRIES:
                return None
            rest = self.laid(menus[1:], (*taken, area_in(own.frame, area)))
            if rest is not None:
                return {seat: MenuPlace(area, self.share, aside), **rest}
        return None

    def _options(self, panel: Panel, taken: Sequence[Area]) -> list[tuple[float, Area]]:
        """Return the places nearest to a panel that nothing else lies on, and how far aside (px), the nearest first.

        A place is the usual one, or lies against the edge of the window or of what is taken.
        """
        gap = GAP * self.scale
        wide, high = WIDTH * self.scale * self.share, HEIGHT * self.scale * self.share
        window = area_from(panel.frame, Area(0, 0, *self.window)).inset(gap)
        others = [area_from(panel.frame, area) for area in taken]
        usual, base = panel.width / 2 - wide / 2, -high - gap
        found: list[tuple[float, float, float]] = []
        for y in {base, *(y for other in others for y in (other.y - gap - high, other.bottom + gap))}:
            if window.y <= y <= base:
                beside = [other for other in others if other.y < y + high and y < other.bottom]
                ends = (x for other in beside for x in (other.x - gap - wide, other.right + gap))
                found += [
                    (abs(x - usual) + base - y, x, y)
                    for x in {usual, window.x, window.right - wide, *ends}
                    if window.x <= x <= window.right - wide
                    and not any(other.x < x + wide and x < other.right for other in beside)
                ]
        return [(aside, Area(x, y, wide, high)) for aside, x, y in sorted(found)[:MOST_PLACES]]
