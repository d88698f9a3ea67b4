"""Name plates: who sits where, with how many points, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Player
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.board import Board
from quiclo_game.scenes.brain.layout import BrainLayout
from quiclo_game.scenes.names import seat_name
from quiclo_game.scenes.panel_marks import DOTS_ROOM
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import FIGURES, Fonts
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.stacked_words import stacked
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token


def seat_draws(layout: BrainLayout, board: Board, players: Sequence[Player], fonts: Fonts) -> Iterator[Draw]:
    """Yield the row of plates in the race: disc, name, points; the active one has a honey edge."""
    scale = layout.scale
    for seat, (area, player) in enumerate(zip(layout.seats, players, strict=True)):
        active = seat == board.seat
        yield _shell(area, scale, active=active)
        radius = area.height * 0.4
        yield Draw(Token(player.colour, radius), area.x + area.height / 2, area.cy - 1 * scale)
        points = Words(f"{board.pawns[seat].points:.0f}", 27 * scale, "honey" if active else "cream", FIGURES, "right")
        yield Draw(points, area.right - 22 * scale, area.cy)
        room, half = area.width - area.height - 76 * scale, area.height / 2 - 5 * scale
        name = seat_name(fonts, player, 22 * scale, room, scale, above=half, below=half)
        yield from name.draws(area.x + area.height + 4 * scale, area.cy)


def active_draws(
    layout: BrainLayout,
    board: Board,
    player: Player,
    fonts: Fonts,
    language: Language,
    *,
    race: bool,
    doing: str,
    bot: bool,
) -> Iterator[Draw]:
    """Yield the large plate of the seat whose turn it is, and its score; ``doing`` says what it does, in words.

    Where a ``bot`` plays it, the name leaves room for its dots.
    """
    scale, area = layout.scale, layout.plate
    if layout.around:
        yield from _score(layout, board.pawns[board.seat].points, fonts, language, race=race)
        return
    yield _shell(area, scale, active=True)
    yield Draw(Token(player.colour, area.height * 0.4), area.x + area.height / 2, area.cy - 1 * scale)
    x, room = area.x + area.height + 8 * scale, area.width - area.height - 30 * scale
    named = room - DOTS_ROOM * scale if bot else room
    above = area.height / 2 - 22 * scale
    name = seat_name(fonts, player, 30 * scale, named, scale, above=above, below=24 * scale)
    yield from name.draws(x, area.cy - 14 * scale)
    yield Draw(Words(doing, 19 * scale, "mist", "plain", "left", max_width=room), x, area.cy + 20 * scale)
    yield from _score(layout, board.pawns[board.seat].points, fonts, language, race=race)


def _score(layout: BrainLayout, points: float, fonts: Fonts, language: Language, *, race: bool) -> Iterator[Draw]:
    scale, area = layout.scale, layout.score
    box = Box(area.width, area.height, 22 * scale, "panel", 0.9, "line", max(1.0, 1.5 * scale), 0.75, shadow=8 * scale)
    yield Draw(box, area.cx, area.cy)
    figure = Words(f"{points:.0f}", 52 * scale, "honey", FIGURES, max_width=area.width * 0.38)
    yield Draw(figure, area.x + area.width * 0.24, area.cy)
    x, room = area.x + area.width * 0.46, area.width * 0.52
    above, below = ("table.of_goal", "table.of_points") if race else ("table.sum_of", "table.own_cards")
    head = Words(language(above), 20 * scale, "cream", "bold", "left", room)
    note = Words(language(below), 18 * scale, "mist", "plain", "left", room)
    yield from stacked(fonts, x, area.cy, area.height - 16 * scale, head, note)


def _shell(area: Area, scale: float, *, active: bool) -> Draw:
    look = Box(
        area.width,
        area.height,
        area.height / 2,
        "panel",
        0.94,
        "honey" if active else "line",
        max(1.2, (3.5 if active else 1.5) * scale),
        1.0 if active else 0.75,
        shadow=9 * scale,
        shadow_alpha=0.35,
        glow="honey" if active else None,
        glow_size=9 * scale if active else 0.0,
    )
    return Draw(look, area.cx, area.cy)
