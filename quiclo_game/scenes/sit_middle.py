"""The panel in the middle while people sit down: what to do here, and the keys that lead on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quiclo_game.locale import Words as Language
from quiclo_game.play.seat_plan import TURNS
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.sit_places import DEPTH
from quiclo_game.scenes.speech import fitted
from quiclo_game.scenes.turntable import area_in, corner_frame
from quiclo_game.shell.control import Control
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.plates import panel
from quiclo_game.shell.scene import Size
from quiclo_game.shell.text import Words
from quiclo_game.shell.turning import Frame
from quiclo_game.shell.widgets import button

WIDTH, HEIGHT = 600.0, 196.0
"""Size of the panel in sheet px."""
EDGE = 10.0
"""Seats lie so many sheet px from the edge of the window, and whatever else as far from them."""


def middle_place(size: Size, turn: int, menus: Iterable[Area], scale: float) -> tuple[Frame, Area]:
    """Return the side that the panel faces, and its area there.

    It faces ``turn``, or the next side from which it does not lie under one of the ``menus`` (in the window).
    """
    covered = tuple(menus)
    places = [_place(size, side, scale) for side in (turn, *TURNS)]
    free = (place for place in places if not any(area_in(*place).overlaps(menu) for menu in covered))
    return next(free, places[0])


def room_of_middle(size: Size, scale: float) -> float:
    """Return how many times as large the panel may be between the seats of all sides."""
    edge = 2 * (DEPTH + 3 * EDGE) * scale
    return max(1.0, min((size[0] - edge) / (WIDTH * scale), (size[1] - edge) / (HEIGHT * scale)))


def middle_draws(area: Area, scale: float, fonts: Fonts, language: Language, text: str) -> Iterator[Draw]:
    """Yield the panel with its title and what to do."""
    yield Draw(panel(area.width, area.height, scale, alpha=0.94), area.cx, area.cy)
    inner = area.inset(18 * scale)
    title = Words(language("sit.title"), 30 * scale, align="left", max_width=inner.width)
    yield Draw(title, inner.x, inner.y + 16 * scale)
    told = fitted(fonts, text, inner.width, 48 * scale, 19 * scale, "mist", "left")
    yield Draw(told, inner.x, inner.y + 38 * scale)


def middle_controls(area: Area, scale: float, language: Language, *, goes_on: bool, enough: bool) -> Iterator[Control]:
    """Yield the keys that lead on: back, to the couch, and to the game, which may go on already."""
    inner = area.inset(18 * scale)
    key, y = 62 * scale, inner.bottom - 31 * scale
    yield button("back", inner.x + 35 * scale, y, 70 * scale, key, "", icon="back", scale=scale)
    couch = language("sit.couch")
    yield button("couch", inner.x + 188 * scale, y, 212 * scale, key, couch, size=22 * scale, scale=scale)
    label = language("sit.done" if goes_on else "setup.start")
    yield button(
        "start", inner.right - 126 * scale, y, 252 * scale, key, label, "main", icon="play", size=26 * scale,
        enabled=enough, scale=scale,
    )  # fmt: skip


def _place(size: Size, turn: int, scale: float) -> tuple[Frame, Area]:
    frame = corner_frame(Area(0, 0, *size), turn)
    x, y = frame.inward(size[0] / 2, size[1] / 2)
    wide, high = WIDTH * scale, HEIGHT * scale
    return frame, Area(x - wide / 2, y - high / 2, wide, high)
