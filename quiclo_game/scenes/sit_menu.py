"""The menu of one seat at the table, facing it, one page at a time: look, names, letters, own help.

Each seat has its own, so that several people choose and type at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import MAX_NAME, Strength
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.setup_seats import BOT, PERSON
from quiclo_game.scenes.sit_help import help_controls, help_draws
from quiclo_game.shell.control import Control
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.faces import Kind
from quiclo_game.shell.plates import panel
from quiclo_game.shell.shapes import Box, Dashed
from quiclo_game.shell.text import Words
from quiclo_game.shell.tile_faces import TokenFace
from quiclo_game.shell.widgets import button, choice

WIDTH, HEIGHT = 600.0, 318.0
"""Size of a menu in sheet px: six of them, a little smaller, lie around one table."""
PAD, HEAD, LINE = 12.0, 54.0, 35.0
COLOURS = 6
ICON = 4.0
"""An icon in a choice is as wide as so many letters."""
NAMES, ROWS = 4, 3
"""So many names stand side by side, in so many rows."""
LOOK, PICK, LETTERS, HELP = "look", "pick", "letters", "help"
TABS = {LOOK: "@person", PICK: "@menu", LETTERS: "@pencil", HELP: "@bulb"}


@dataclass(slots=True)
class SeatMenu:
    """What one seat sees of its menu; ``text`` is the name as it is typed, ``taken`` whether somebody has it."""

    text: str = ""
    page: str = LOOK
    leaf: int = 0
    taken: bool = False

    def write(self, sign: str) -> None:
        """Put a sign behind the name, in the case that a name wants there."""
        large = not self.text or self.text[-1] in " -"
        self.text = (self.text + (sign if large else sign.lower()))[:MAX_NAME]


@dataclass(frozen=True, slots=True)
class Setting:
    """What a menu is drawn from, besides what it shows itself."""

    seating: Seating
    seat: int
    words: Language
    scale: float
    gap: float
    """Its keys are so many px apart, however small it is."""
    may_leave: bool
    typing: bool
    """Whether the keyboard writes here."""
    offers: Mapping[str, int] | None


def free_draws(area: Area, scale: float, text: str) -> Iterator[Draw]:
    """Yield what says that one can sit down at a stretch of an edge, in a few words."""
    dashes = Dashed(
        area.width - 4 * scale, area.height - 4 * scale, 24 * scale, "hint", 2.4 * scale, 14 * scale, 10 * scale
    )
    yield Draw(Box(area.width, area.height, 24 * scale, "felt_deep", 0.35), area.cx, area.cy)
    yield Draw(dashes, area.cx, area.cy, alpha=0.8)
    label = Words(text, 26 * scale, "hint", max_width=area.width - 30 * scale)
    yield Draw(label, area.cx, area.cy)


def menu_draws(menu: SeatMenu, setting: Setting, area: Area) -> Iterator[Draw]:
    """Yield the ground of a menu and what its page shows besides controls."""
    scale, words = setting.scale, setting.words
    yield Draw(panel(area.width, area.height, scale, alpha=0.985), area.cx, area.cy)
    page = _page(area, setting)
    if menu.page == LETTERS:
        line = Area(page.x, page.y, page.width, LINE * scale)
        edge = "warn_text" if menu.taken else "honey" if setting.typing else "line"
        look = Box(line.width, line.height, 12 * scale, "felt_deep", 0.95, edge, 2 * scale)
        yield Draw(look, line.cx, line.cy)
        text, colour = (f"{menu.text}|" if setting.typing else menu.text), "cream"
        if menu.taken:
            text, colour = f"{menu.text} · {words('sit.taken')}", "warn_text"
        elif not menu.text:
            text, colour = setting.seating.shown_name(setting.seat, words), "mist"
        shown = Words(text, 24 * scale, colour, "bold", "left", max_width=line.width - 24 * scale)
        yield Draw(shown, line.x + 14 * scale, line.cy)
    elif menu.page == HELP:
        own = setting.seating.players[setting.seat].help
        yield from help_draws(page, scale, setting.gap, words, own, setting.offers or {})


def menu_controls(menu: SeatMenu, setting: Setting, area: Area) -> Iterator[Control]:
    """Yield the controls of a menu in the coordinates of its seat; their keys end with the seat."""
    for control in _controls(menu, setting, area):
        yield replace(control, key=f"{control.key}:{setting.seat}")


def pages(language: Language) -> int:
    """Return how many leaves of names there are."""
    return -(-len(_names(language)) // (NAMES * ROWS))


def _controls(menu: SeatMenu, setting: Setting, area: Area) -> Iterator[Control]:
    yield from _head(menu, setting, area)
    page = _page(area, setting)
    match menu.page:
        case "look":
            yield from _look(setting, page)
        case "pick":
            yield from _pick(menu, setting, page)
        case "letters":
            yield from _letters(menu, setting, page)
        case _:
            player = setting.seating.players[setting.seat]
            yield from help_controls(page, setting.scale, setting.gap, player.help, setting.offers or {})


def _head(menu: SeatMenu, setting: Setting, area: Area) -> Iterator[Control]:
    scale, gap, player = setting.scale, setting.gap, setting.seating.players[setting.seat]
    inner = area.inset(PAD * scale)
    y, high = inner.y + HEAD * scale / 2, HEAD * scale
    tabs = [(tab, icon) for tab, icon in TABS.items() if tab != HELP or (setting.offers and not player.is_bot)]
    wide = 70 * scale * len(tabs)
    yield from choice("tab", inner.x + wide / 2, y, wide, high, tabs, menu.page, size=22 * scale, scale=scale)
    done = 70 * scale
    move = 62 * scale
    yield button("move", inner.x + wide + gap + move / 2, y, move, high, icon="motion", scale=scale)
    left = inner.x + wide + move + 2 * gap
    room = inner.right - done - gap - left
    yield button(
        "leave", left + room / 2, y, room, high, setting.words("sit.leave"), size=19 * scale,
        enabled=setting.may_leave, scale=scale,
    )  # fmt: skip
    yield button("shut", inner.right - done / 2, y, done, high, "", "main", icon="check", scale=scale)


def _look(setting: Setting, page: Area) -> Iterator[Control]:
    scale, player = setting.scale, setting.seating.players[setting.seat]
    taken = setting.seating.taken_colours(setting.seat)
    for colour, place in enumerate(page.columns(COLOURS, setting.gap)):
        face = TokenFace(colour, colour == player.colour, colour in taken, 30 * scale)
        y = page.y + page.height * 0.3
        yield Control(f"colour:{colour}", place.cx, y, place.width, 76 * scale, 0, colour not in taken, face)
    strengths = [(strength.value, setting.words(f"setup.{strength.value}")) for strength in Strength]
    items = [(PERSON, setting.words("setup.person")), (BOT, "@bot"), *strengths]
    chosen = player.strength.value if player.strength else PERSON
    y = page.y + page.height * 0.76
    widths = [ICON if label.startswith("@") else max(ICON, len(label)) for _, label in items]
    yield from choice(
        "who", page.cx, y, page.width, 62 * scale, items, chosen, size=20 * scale, weights=widths, scale=scale
    )


def _pick(menu: SeatMenu, setting: Setting, page: Area) -> Iterator[Control]:
    scale, seating, seat = setting.scale, setting.seating, setting.seat
    names, leaf = _names(setting.words), 62 * scale
    taken = {seating.shown_name(other, setting.words) for other in range(len(seating.players)) if other != seat}
    shown = names[menu.leaf * NAMES * ROWS : (menu.leaf + 1) * NAMES * ROWS]
    gap = setting.gap
    block = Area(page.x, page.y, page.width - leaf - gap, page.height)
    height = (block.height - (ROWS - 1) * gap) / ROWS
    for index, name in enumerate(shown):
        row, column = divmod(index, NAMES)
        place = block.columns(NAMES, gap)[column]
        y = block.y + row * (height + gap) + height / 2
        kind: Kind = "main" if name == seating.players[seat].name else "quiet"
        yield button(
            f"name:{name}", place.cx, y, place.width, height, name, kind, size=22 * scale,
            enabled=name not in taken, scale=scale,
        )  # fmt: skip
    yield button("leaf", page.right - leaf / 2, page.cy, leaf, page.height, "", "quiet", icon="right", scale=scale)


def _letters(menu: SeatMenu, setting: Setting, page: Area) -> Iterator[Control]:
    scale, words = setting.scale, setting.words
    rows = [words(f"names.keys_{number}").split() for number in (1, 2, 3)]
    gap, top = setting.gap, page.y + (LINE + 4) * scale
    pitch = (page.width + gap) / max(map(len, rows))
    high = (page.bottom - top - 3 * gap) / 4
    large = not menu.text or menu.text[-1] in " -"
    for index, signs in enumerate(rows):
        left = page.cx - (len(signs) * pitch - gap) / 2
        y = top + index * (high + gap) + high / 2
        for column, sign in enumerate(signs):
            x, wide = left + column * pitch + (pitch - gap) / 2, pitch - gap
            label = sign if large else sign.lower()
            yield button(f"sign:{sign}", x, y, wide, high, label, "key", size=24 * scale, scale=scale)
    y, erase = page.bottom - high / 2, 110 * scale
    wide = page.width - erase - gap
    yield button("space", page.x + wide / 2, y, wide, high, words("setup.space"), size=18 * scale, scale=scale)
    yield button("erase", page.right - erase / 2, y, erase, high, icon="back", scale=scale)


def _page(area: Area, setting: Setting) -> Area:
    inner, head = area.inset(PAD * setting.scale), HEAD * setting.scale + setting.gap
    return Area(inner.x, inner.y + head, inner.width, inner.height - head)


def _names(language: Language) -> list[str]:
    return [name.strip() for name in language("names.picker").split(",")]
