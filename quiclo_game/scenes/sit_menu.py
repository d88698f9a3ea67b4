"""The menu of one seat at the table, facing it: colour and symbol, name, person or bot, and getting up.

Another key leads to what is typed, and to the help of the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Strength
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.setup_seats import BOT, PERSON
from quiclo_game.shell.controls import Control
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.faces import Kind
from quiclo_game.shell.plates import panel
from quiclo_game.shell.shapes import Box, Dashed
from quiclo_game.shell.text import Words
from quiclo_game.shell.tile_faces import TokenFace
from quiclo_game.shell.widgets import button, choice

WIDTH, HEIGHT = 960.0, 318.0
"""Size of the menu in sheet px."""
COLOURS, NAMES = 6, 5
"""So many colours there are, and so many names stand side by side."""
ROWS = 2
"""So many rows of names are shown at once."""


def menu_draws(area: Area, scale: float) -> Iterator[Draw]:
    """Yield the ground of the menu."""
    yield Draw(panel(area.width, area.height, scale, alpha=0.985), area.cx, area.cy)


def free_draws(area: Area, scale: float, text: str) -> Iterator[Draw]:
    """Yield what says that one can sit down at a stretch of an edge, in a few words."""
    dashes = Dashed(
        area.width - 4 * scale, area.height - 4 * scale, 24 * scale, "hint", 2.4 * scale, 14 * scale, 10 * scale
    )
    yield Draw(Box(area.width, area.height, 24 * scale, "felt_deep", 0.35), area.cx, area.cy)
    yield Draw(dashes, area.cx, area.cy, alpha=0.8)
    label = Words(text, 26 * scale, "hint", max_width=area.width - 30 * scale)
    yield Draw(label, area.cx, area.cy)


def pages(language: Language) -> int:
    """Return how many leaves of names there are."""
    return -(-len(_names(language)) // (NAMES * ROWS))


def menu_controls(
    area: Area, scale: float, seating: Seating, seat: int, page: int, language: Language, *, may_leave: bool
) -> Iterator[Control]:
    """Yield the controls of a menu in the coordinates of its seat; their keys end with the seat."""
    player, taken = seating.players[seat], seating.taken_colours(seat)
    inner = area.inset(16 * scale)
    for colour in range(COLOURS):
        face = TokenFace(colour, colour == player.colour, colour in taken, 28 * scale)
        x = inner.x + (colour + 0.5) * 82 * scale
        yield Control(
            f"colour:{colour}:{seat}", x, inner.y + 36 * scale, 72 * scale, 70 * scale, 0, colour not in taken, face
        )
    key, y = 66 * scale, inner.y + 36 * scale
    yield button(f"more:{seat}", inner.x + 535 * scale, y, key, key, icon="pencil", scale=scale)
    yield button(f"move:{seat}", inner.x + 611 * scale, y, key, key, icon="motion", scale=scale)
    yield button(
        f"leave:{seat}", inner.right - 173 * scale, y, 186 * scale, key, language("sit.leave"), icon="cross",
        size=21 * scale, enabled=may_leave, scale=scale,
    )  # fmt: skip
    yield button(
        f"shut:{seat}", inner.right - 35 * scale, inner.y + 36 * scale, 70 * scale, key, "", "main", icon="check",
        scale=scale,
    )  # fmt: skip
    yield from _names_controls(inner, scale, seating, seat, page, language)
    strengths = [(strength.value, language(f"setup.{strength.value}")) for strength in Strength]
    items = [(PERSON, language("setup.person")), (BOT, "@bot"), *strengths]
    chosen = player.strength.value if player.strength else PERSON
    bar = choice(
        "who", inner.cx, inner.bottom - 30 * scale, inner.width, 60 * scale, items, chosen, size=22 * scale, scale=scale
    )
    for piece in bar:
        yield replace(piece, key=f"{piece.key}:{seat}")


def _names_controls(
    inner: Area, scale: float, seating: Seating, seat: int, page: int, language: Language
) -> Iterator[Control]:
    names = _names(language)
    shown = names[page * NAMES * ROWS : (page + 1) * NAMES * ROWS]
    taken = {seating.shown_name(other, language) for other in range(len(seating.players)) if other != seat}
    top, height, leaf = inner.y + 84 * scale, 58 * scale, 66 * scale
    block = Area(inner.x, top, inner.width - leaf - 10 * scale, height)
    for index, name in enumerate(shown):
        row, column = divmod(index, NAMES)
        place = block.columns(NAMES, 10 * scale)[column]
        y = place.cy + row * (height + 10 * scale)
        kind: Kind = "main" if name == seating.players[seat].name else "quiet"
        yield button(
            f"name:{name}:{seat}", place.cx, y, place.width, height, name, kind, size=22 * scale,
            enabled=name not in taken, scale=scale,
        )  # fmt: skip
    yield button(
        f"page:{seat}", inner.right - leaf / 2, top + height + 5 * scale, leaf, 2 * height + 10 * scale, "", "quiet",
        icon="right", scale=scale,
    )  # fmt: skip


def _names(language: Language) -> list[str]:
    return [name.strip() for name in language("names.picker").split(",")]
