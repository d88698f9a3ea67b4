"""Where everything lies for whoever is due at a table of the card network with people on its sides.

The network itself stays where it is in the window; hand, keys and messages lie at the edge of who is due. The log and
the overview have no room here: the log opens with its key, and two fingers lead everywhere.
"""

from __future__ import annotations

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.network.layout import CAMERA_KEYS, TOOLS, NetworkLayout

HAND_DEPTH = 236.0
"""The network is laid out beyond hands and messages of all sides where people sit, in px of the art direction."""
BROAD = 1240.0
"""From so many px of the art direction on, keys lie beside the hand; else above it."""
NOWHERE = Area(-9.0, -9.0, 0.0, 0.0)


def lay_out_around(
    size: tuple[int, int], scale: float, felt: Area, panels: tuple[Area, ...], turn: int
) -> NetworkLayout:
    """Return the layout of the middle, ``size`` px as who is due sees it.

    ``felt`` is the same part of the window for every side, ``turn`` how the network is turned in these coordinates.
    """
    arrange = _broad if size[0] / scale >= BROAD else _narrow
    places = arrange(size[0] / scale, size[1] / scale)

    def put(name: str) -> Area:
        x, y, width, height = places[name]
        return Area(x * scale, y * scale, width * scale, height * scale)

    pile = put("pile")
    return NetworkLayout(
        size=size,
        scale=scale,
        portrait=size[1] > size[0],
        seats=panels,
        tools=put("tools").columns(TOOLS, 12 * scale),
        overview=NOWHERE,
        log=NOWHERE,
        camera=put("camera").columns(CAMERA_KEYS, 10 * scale),
        pile=(pile.cx, pile.cy),
        pile_card=66 * scale,
        plate=NOWHERE,
        readout=put("readout"),
        message=put("message"),
        hand=put("hand"),
        main_key=put("main"),
        hint_key=put("hint"),
        draw_key=put("draw"),
        sort_key=put("sort"),
        auto_key=put("auto"),
        new_key=put("new"),
        felt=felt,
        turn=turn,
        around=True,
    )


Places = dict[str, tuple[float, float, float, float]]


def _broad(width: float, low: float) -> Places:
    right = width - 316
    return {
        "tools": (0, low - 222, 316, 62),
        "auto": (0, low - 148, 316, 64),
        "sort": (0, low - 70, 152, 64),
        "new": (164, low - 70, 152, 64),
        "pile": (346, low - 138, 84, 104),
        "hand": (462, low - 156, right - 478, 150),
        "message": (446, low - 236, (right - 462) * 0.6, 64),
        "readout": (458 + (right - 462) * 0.6, low - 236, (right - 462) * 0.4 - 12, 64),
        "camera": (right, low - 222, 316, 58),
        "hint": (right, low - 152, 152, 64),
        "draw": (right + 164, low - 152, 152, 64),
        "main": (right, low - 76, 316, 70),
    }


def _narrow(width: float, low: float) -> Places:
    main, hint, draw = width * 0.35, width * 0.16, width * 0.2
    tools, spoken = width * 0.42, width * 0.62
    return {
        "hand": (0, low - 156, width, 150),
        "main": (0, low - 240, main, 74),
        "hint": (main + 12, low - 240, hint, 74),
        "draw": (main + hint + 24, low - 240, draw, 74),
        "auto": (main + hint + draw + 36, low - 240, width - main - hint - draw - 36, 74),
        "tools": (0, low - 316, tools, 64),
        "camera": (tools + 12, low - 316, width - tools - 12, 64),
        "message": (0, low - 394, spoken, 66),
        "readout": (spoken + 12, low - 394, width - spoken - 12, 66),
        "sort": (0, low - 472, 210, 66),
        "new": (222, low - 472, 210, 66),
        "pile": (width - 96, low - 548, 84, 104),
    }
