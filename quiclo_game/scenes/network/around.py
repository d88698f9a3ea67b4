"""Where everything lies for whoever is due at a table of the card network with people on its sides.

The network itself stays where it is in the window; hand, keys and messages lie at the edge of who is due. Overview and
latest moves lie in a drawer that a key opens.
"""

from __future__ import annotations

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.network.layout import CAMERA_KEYS, TOOLS, NetworkLayout

BROAD = 1240.0
"""From so many px of the art direction on, keys lie beside the hand; else above it."""
ABOVE, FREE = 26.0, 12.0
"""So far above the uppermost keys the network is free of hand, keys and messages, where they lie beside the hand or
above it; in px of the art direction."""
KEY, HIGHER = 64.0, 1.4
"""Height of keys beside the hand, and how many times as high they become for large texts, over free felt."""
OVERVIEW, LOG, LEAST_LOG, BAND = 150.0, 334.0, 196.0, 250.0
"""Heights of overview and log in the drawer, and of the drawer where both lie side by side."""
GAP = 12.0
NOWHERE = (-9.0, -9.0, 0.0, 0.0)

Place = tuple[float, float, float, float]
Places = dict[str, Place]


def lay_out_around(
    size: tuple[int, int],
    scale: float,
    eye: tuple[float, float],
    panels: tuple[Area, ...],
    turn: int,
    *,
    drawer: bool = False,
    spoken: float = 1.0,
) -> NetworkLayout:
    """Return the layout of the middle, ``size`` px as who is due sees it.

    ``eye`` is the same place of the window for every side, ``turn`` how the network is turned in these coordinates,
    ``drawer`` whether overview and latest moves lie open. The plate of messages is ``spoken`` times as high as usual,
    and keys become higher with it.
    """
    width, height = size[0] / scale, size[1] / scale
    broad = width >= BROAD
    places = _broad(width, height, spoken) if broad else _narrow(width, height, spoken)
    low = places["tools"][1] - ABOVE if broad else places["sort"][1] - FREE
    free = places["message"][1] if broad else low
    felt = (0.0, 0.0, width, free)
    if drawer:
        places |= _broad_drawer(width, low) if broad else _narrow_drawer(width, low)
        felt = (0.0, 0.0, *((width - 316 - GAP, free) if broad else (width, free - BAND - GAP)))

    def area(place: Place) -> Area:
        x, y, across, down = place
        return Area(x * scale, y * scale, across * scale, down * scale)

    def put(name: str) -> Area:
        return area(places.get(name, NOWHERE))

    pile = put("pile")
    return NetworkLayout(
        size=size,
        scale=scale,
        portrait=size[1] > size[0],
        seats=panels,
        tools=put("tools").columns(TOOLS + 1, GAP * scale),
        overview=put("overview"),
        log=put("log"),
        camera=put("camera").columns(CAMERA_KEYS, 10 * scale),
        pile=(pile.cx, pile.cy),
        pile_card=66 * scale,
        plate=area(NOWHERE),
        readout=put("readout"),
        message=put("message"),
        hand=put("hand"),
        main_key=put("main"),
        hint_key=put("hint"),
        draw_key=put("draw"),
        sort_key=put("sort"),
        auto_key=put("auto"),
        new_key=put("new"),
        felt=area(felt),
        eye=eye,
        turn=turn,
        spoken=spoken,
        around=True,
        drawer=drawer,
    )


def _broad(width: float, low: float, spoken: float) -> Places:
    right, message, key = width - 316, 76 * spoken, KEY * min(spoken, HIGHER)
    lower, upper = low - 6 - key, low - 20 - 2 * key
    return {
        "tools": (0, upper - 74, 316, 62),
        "auto": (0, upper, 316, key),
        "sort": (0, lower, 152, key),
        "new": (164, lower, 152, key),
        "pile": (346, low - 138, 84, 104),
        "hand": (462, low - 156, right - 478, 150),
        "message": (446, low - 172 - message, (right - 462) * 0.6, message),
        "readout": (458 + (right - 462) * 0.6, low - 236, (right - 462) * 0.4 - 12, 64),
        "camera": (right, upper - 74, 316, 58),
        "hint": (right, upper - 4, 152, key),
        "draw": (right + 164, upper - 4, 152, key),
        "main": (right, lower - 6, 316, key + 6),
    }


def _broad_drawer(width: float, low: float) -> Places:
    log = max(LEAST_LOG, min(LOG, low - OVERVIEW - GAP))
    overview = min(OVERVIEW, low - log - GAP)
    left = width - 316
    return {"overview": (left, low - log - GAP - overview, 316, overview), "log": (left, low - log, 316, log)}


def _narrow(width: float, low: float, spoken: float) -> Places:
    main, hint, draw = width * 0.35, width * 0.16, width * 0.2
    tools, told, message, key = width * 0.43, width * 0.62, 66 * spoken, 66 * min(spoken, HIGHER)
    above = low - 392 - message
    return {
        "hand": (0, low - 220, width - 160, 214),
        "pile": (width - 116, low - 178, 84, 104),
        "main": (0, low - 304, main, 74),
        "hint": (main + 12, low - 304, hint, 74),
        "draw": (main + hint + 24, low - 304, draw, 74),
        "auto": (main + hint + draw + 36, low - 304, width - main - hint - draw - 36, 74),
        "tools": (0, low - 380, tools, 64),
        "camera": (tools + 12, low - 380, width - tools - 12, 64),
        "message": (0, above, told, message),
        "readout": (told + 12, low - 458, width - told - 12, 66),
        "sort": (0, above - 12 - key, 210, key),
        "new": (222, above - 12 - key, 210, key),
    }


def _narrow_drawer(width: float, low: float) -> Places:
    overview = width * 0.42
    top = low - BAND
    return {"overview": (0, top, overview, BAND), "log": (overview + GAP, top, width - overview - GAP, BAND)}
