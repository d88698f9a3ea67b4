"""The quiet panels of the table: who sits here, whose turn it is, the pile, the calculation, the move log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Player
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.names import seat_name
from quiclo_game.scenes.network.board import Board, Entry
from quiclo_game.scenes.network.layout import NetworkLayout
from quiclo_game.scenes.panel_marks import DOTS_ROOM
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.group import Group
from quiclo_game.shell.plates import panel
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

PILE_SHOWN = 5
"""The pile is drawn at most so many cards high."""
FAN = 37
"""The card backs on the plate of a seat lie so far from its end, in px of the design."""
CARDS_PER_STEP = 14
"""A pile shows one card more for every so many that lie in it."""


def grouped(area: Area, draws: Iterable[Draw]) -> Draw:
    """Return draws of a panel as one picture, painted with one blit while the camera moves beneath it."""
    moved = tuple(draw.moved(-area.x, -area.y) for draw in draws)
    return Draw(Group(area.width, area.height, moved), area.cx, area.cy)


def seat_draws(
    layout: NetworkLayout,
    board: Board,
    players: Sequence[Player],
    fonts: Fonts,
    language: Language,
    thinks: Seat | None = None,
) -> Iterator[Draw]:
    """Yield the plates of all seats: disc, name, how many cards; the active one has a honey edge.

    The one that ``thinks`` leaves the place of its card backs free for the dots that say so.
    """
    for seat, (area, player) in enumerate(zip(layout.seats, players, strict=True)):
        count = board.counts[seat] if board.counts else 0
        backs = 0 if seat == thinks else min(3, count)
        yield grouped(area, _seat(layout, area, player, count, backs, seat == board.seat, fonts, language))


def _seat(
    layout: NetworkLayout,
    area: Area,
    player: Player,
    count: int,
    backs: int,
    active: bool,
    fonts: Fonts,
    language: Language,
) -> Iterator[Draw]:
    s = layout.scale
    yield shell(area, s, active=active)
    radius = area.height * 0.38
    yield Draw(Token(player.colour, radius), area.x + area.height / 2, area.cy - s)
    x = area.x + area.height + 4 * s
    narrow = area.width < 220 * s
    room = area.right - x - (52 if narrow else 78) * s
    name = seat_name(fonts, player, 22 * s, room, s, above=area.height / 2 - 14 * s, below=18 * s)
    yield from name.draws(x, area.cy - 11 * s)
    told = language("network.cards", count=count)
    colour = "honey" if active else "mist"
    yield Draw(Words(told, 17 * s, colour, "plain", "left", max_width=room), x, area.cy + 15 * s)
    for index in range(backs):
        left = area.right - (30 + 7 * (backs - 1 - index)) * s
        yield Draw(CardFace(0, round(26 * s), shadow=index == 0), left, area.cy, (index - 1) * 7.0)


def large_draws(
    layout: NetworkLayout,
    board: Board,
    players: Sequence[Player],
    seat: Seat,
    fonts: Fonts,
    language: Language,
    doing: str,
    *,
    bot: bool,
) -> Iterator[Draw]:
    """Yield the large plate of the seat whose hand lies beside it; ``doing`` says what it does, in words.

    Where a ``bot`` plays it, the name leaves room for its dots.
    """
    s, area, player = layout.scale, layout.plate, players[seat]
    yield shell(area, s, active=seat == board.seat)
    yield Draw(Token(player.colour, area.height * 0.4), area.x + area.height / 2, area.cy - s)
    x, room = area.x + area.height + 8 * s, area.width - area.height - 30 * s
    named = room - DOTS_ROOM * s if bot else room
    name = seat_name(fonts, player, 30 * s, named, s, above=area.height / 2 - 23 * s, below=24 * s)
    yield from name.draws(x, area.cy - 15 * s)
    count = board.counts[seat] if board.counts else 0
    told = language("network.doing", doing=doing, cards=language("network.cards", count=count))
    yield Draw(Words(told, 19 * s, "mist", "plain", "left", max_width=room), x, area.cy + 19 * s)


def readout_draws(layout: NetworkLayout, tokens: tuple[str, ...], fonts: Fonts) -> Iterator[Draw]:
    """Yield the calculation that is being laid; numbers alone while it is not complete."""
    s, area = layout.scale, layout.readout
    if tokens or not layout.around:
        yield Draw(panel(area.width, area.height, s, radius=26, alpha=0.94), area.cx, area.cy)
    if not tokens:
        return
    size = min(area.height * 0.6, 38 * s)
    if "=" not in tokens:
        tokens = tuple(part for token in tokens for part in (token, "·"))[:-1]
    look = Equation(tokens, size, align="centre", max_width=area.width - 30 * s)
    yield Draw(look, area.cx, area.cy)


def pile_draws(layout: NetworkLayout, count: int, language: Language) -> Iterator[Draw]:
    """Yield the draw pile with the number of its cards."""
    s = layout.scale
    x, y = layout.pile
    width, steps = layout.pile_card, min(PILE_SHOWN, -(-count // CARDS_PER_STEP))
    for step in range(steps):
        below = steps - 1 - step
        face = CardFace(0, round(width), shadow=step == 0)
        yield Draw(face, x - 1.2 * s * (1 - step), y + (3 * below - 3) * s)
    if not steps:
        yield Draw(Box(width, width * 1.33, 9 * s, None, line="line", line_width=max(1.5, 2 * s)), x, y)
    yield Draw(Disc(20 * s, "paper", shadow=5 * s), x + width / 2, y - width * 0.6)
    yield Draw(Words(str(count), 21 * s, "ink", max_width=34 * s), x + width / 2, y - width * 0.6)
    label = Words(language("network.pile"), 16 * s, "mist", "plain", max_width=132 * s, max_height=38 * s)
    yield Draw(label, x, y + width * 0.665 + 22 * s)


def log_draws(
    layout: NetworkLayout,
    shown: Sequence[tuple[int, Entry]],
    marked: int,
    players: Sequence[Player],
    language: Language,
) -> Iterator[Draw]:
    """Yield the move log, the newest entry first; ``marked`` is the line that glows on the table."""
    s, area = layout.scale, layout.log
    yield Draw(panel(area.width, area.height, s, radius=20), area.cx, area.cy)
    title = Words(language("network.log"), 22 * s, align="left", max_width=area.width - 150 * s)
    yield Draw(title, area.x + 22 * s, area.y + 28 * s)
    if not shown:
        room = area.width - 40 * s
        empty = Words(language("table.no_last"), 18 * s, "mist", "plain", max_width=room, max_height=60 * s)
        yield Draw(empty, area.cx, area.y + 78 * s)
    for place, (_, entry) in enumerate(shown):
        yield from _row(layout.log_row(place), entry, entry.line == marked and marked >= 0, players, language, s)


def _row(
    row: Area, entry: Entry, marked: bool, players: Sequence[Player], language: Language, s: float
) -> Iterator[Draw]:
    if marked:
        yield Draw(Box(row.width, row.height, 12 * s, "honey", 0.16), row.cx, row.cy)
    yield Draw(Token(players[entry.seat].colour, 14 * s), row.x + 28 * s, row.cy - s)
    x, room = row.x + 58 * s, row.width - 72 * s
    if entry.tokens:
        operators = "honey" if marked else "mist"
        yield Draw(Equation(entry.tokens, 24 * s, "cream", operators, max_width=room), x, row.cy)
    else:
        words = Words(language(f"network.log_{entry.kind}"), 19 * s, "mist", "plain", "left", max_width=room)
        yield Draw(words, x, row.cy)


def shell(area: Area, s: float, *, active: bool) -> Draw:
    """Return the ground of a name plate."""
    look = Box(
        area.width,
        area.height,
        area.height / 2,
        "panel",
        0.94,
        "honey" if active else "line",
        max(1.2, (3.5 if active else 1.5) * s),
        1.0 if active else 0.75,
        shadow=9 * s,
        shadow_alpha=0.35,
        glow="honey" if active else None,
        glow_size=9 * s if active else 0.0,
    )
    return Draw(look, area.cx, area.cy)
