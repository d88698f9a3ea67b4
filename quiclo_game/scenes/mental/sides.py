"""What stands beside the panel of the seat that is due: its plate, its cards so far, and the best possibility."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Player
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.mental_state import USE
from quiclo_game.rules.writing import write
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.mental.board import Board
from quiclo_game.scenes.mental.cards import count_draws
from quiclo_game.scenes.mental.layout import MentalLayout
from quiclo_game.scenes.names import IN_MIDDLE, name_words, seat_name
from quiclo_game.scenes.speech import fitted
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import CONTINENTS, PLAYERS
from quiclo_game.shell.shapes import Box, Dashed
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

MOST = USE.stop - 1


def panel_ground(layout: MentalLayout, colour: int) -> Iterator[Draw]:
    """Yield the large panel of the seat that is due: honey edge, and its colour at the edge of the table."""
    area, scale = layout.panel, layout.scale
    panel = Box(
        area.width, area.height, 28 * scale, "panel", 0.95, "honey", 4 * scale,
        shadow=12 * scale, shadow_alpha=0.36, glow="honey", glow_size=8 * scale,
    )  # fmt: skip
    yield Draw(panel, area.cx, area.cy)
    strip = Box(area.width - 60 * scale, 8 * scale, 4 * scale, PLAYERS[colour].colour)
    yield Draw(strip, area.cx, area.bottom - 6 * scale)


def plate_draws(layout: MentalLayout, player: Player, doing: str, fonts: Fonts) -> Iterator[Draw]:
    """Yield the plate: disc, name, and what the seat is doing."""
    area, scale = layout.plate, layout.scale
    look = Box(
        area.width, area.height, area.height / 2, "panel", 0.96, "honey", 3.5 * scale,
        shadow=9 * scale, shadow_alpha=0.35, glow="honey", glow_size=9 * scale,
    )  # fmt: skip
    yield Draw(look, area.cx, area.cy)
    yield Draw(Token(player.colour, area.height * 0.38), area.x + area.height / 2, area.cy - scale)
    x, room = area.x + area.height + 2 * scale, area.width - area.height - 12 * scale
    name = seat_name(fonts, player, 27 * scale, room, scale, above=area.height / 2 - 20 * scale, below=21 * scale)
    yield from name.draws(x, area.cy - 13 * scale)
    if doing:
        yield Draw(Words(doing, 18 * scale, "mist", "plain", "left", max_width=room), *doing_at(layout))


def doing_at(layout: MentalLayout, further: float = 0.0) -> tuple[float, float]:
    """Return where on the plate it is said what the seat is doing, or ``further`` px of the sheet to the right."""
    area, scale = layout.plate, layout.scale
    return area.x + area.height + (2 + further) * scale, area.cy + 18 * scale


def collected_draws(
    layout: MentalLayout, board: Board, used: Sequence[int], language: Language, fonts: Fonts
) -> Iterator[Draw]:
    """Yield how many cards the seat has collected, and which ones stand in this calculation."""
    area, scale = layout.collected, layout.scale
    count = board.counts[board.seat] if board.counts else 0.0
    if layout.portrait:
        yield from count_draws(area.x + 66 * scale, area.cy, count, scale, 1.3)
        yield from _chips(
            board, used, Area(area.x + 130 * scale, area.cy - 21 * scale, area.width - 144 * scale, 42 * scale), scale
        )
        return
    head = Words(language("mental.collected"), 21 * scale, max_width=area.width - 20 * scale)
    yield Draw(head, area.cx, area.y + 26 * scale)
    yield from count_draws(area.cx + 2 * scale, area.y + 78 * scale, count, scale, 1.7)
    if board.gain:
        look = Words(f"+{board.gain}", 34 * scale, "honey")
        yield Draw(look, area.right - 36 * scale, area.y + 76 * scale)
    yield Draw(Box(area.width - 36 * scale, max(1.0, 1.5 * scale), 0, "line"), area.cx, area.y + 116 * scale)
    told = language("mental.of_five", count=len(used), most=MOST)
    note = Words(told, 18 * scale, "mist", "plain", max_width=area.width - 20 * scale)
    yield Draw(note, area.cx, area.y + 136 * scale)
    chips = Area(area.x + 20 * scale, area.y + 154 * scale, area.width - 40 * scale, 40 * scale)
    yield from _chips(board, used, chips, scale)


def _chips(board: Board, used: Sequence[int], area: Area, scale: float) -> Iterator[Draw]:
    """Yield one small card for each that is used, and dashes for those that may follow."""
    for index, place in enumerate(area.columns(MOST, 6 * scale)):
        width = min(place.width, 30 * scale)
        if index < len(used) and used[index] < len(board.hand):
            colour = CONTINENTS[(board.hand[used[index]] - 1) // 24].colour
            yield Draw(Box(width, place.height, 6 * scale, "paper"), place.cx, place.cy)
            yield Draw(Box(width - 6 * scale, place.height - 6 * scale, 4 * scale, colour), place.cx, place.cy)
        else:
            dashes = Dashed(width, place.height, 6 * scale, "hint", 2 * scale, 6 * scale, 5 * scale)
            yield Draw(dashes, place.cx, place.cy, alpha=0.7)


def best_draws(
    layout: MentalLayout, board: Board, players: Sequence[Player], language: Language, fonts: Fonts, *, wanted: bool
) -> Iterator[Draw]:
    """Yield what would have been possible in the turn before, or that this is not to be shown."""
    area, scale = layout.best, layout.scale
    low = layout.portrait
    head = Area(area.x, area.y + 8 * scale, area.width, (48 if low else 74) * scale)
    sign = Icon("bulb" if wanted else "eye", 40 * scale, "hint" if wanted else "mist")
    yield Draw(sign, head.x + 34 * scale, head.cy)
    title = fitted(fonts, language("mental.best"), head.width - 76 * scale, head.height, 21 * scale, "cream", "left")
    _, height = title.measure(fonts)
    yield Draw(title, head.x + 62 * scale, head.cy - height / 2)
    best = board.best
    top = head.bottom + (6 if low else 12) * scale
    inner = Area(area.x + 16 * scale, top, area.width - 32 * scale, area.bottom - 10 * scale - top)
    if not wanted or best is None:
        text = language("mental.best_off" if not wanted else "mental.best_later")
        look = fitted(fonts, text, inner.width, inner.height, 19 * scale, "mist", "centre")
        yield Draw(look, inner.x, inner.y)
        return
    if low:
        yield Draw(Words(str(best.most), 62 * scale, "honey"), inner.x + 34 * scale, inner.cy)
        text = _told(best.used, best.most, best.calculation, best.hand, best.target, language)
        look = fitted(fonts, text, inner.width - 84 * scale, inner.height, 19 * scale, "mist", "left")
        _, height = look.measure(fonts)
        yield Draw(look, inner.x + 80 * scale, inner.cy - height / 2)
        return
    player = players[best.seat]
    y = inner.y + 18 * scale
    yield Draw(Token(player.colour, 16 * scale), inner.x + 18 * scale, y)
    yield Draw(
        name_words(fonts, player.name, 20 * scale, inner.width - 48 * scale, IN_MIDDLE * scale),
        inner.x + 44 * scale,
        y,
    )
    yield Draw(Words(str(best.most), 100 * scale, "honey"), inner.cx, inner.y + 98 * scale)
    cards = Words(language("mental.cards", count=best.most), 24 * scale, max_width=inner.width)
    yield Draw(cards, inner.cx, inner.y + 164 * scale)
    for index, place in enumerate(
        Area(inner.x + 6 * scale, inner.y + 190 * scale, inner.width - 12 * scale, 38 * scale).columns(MOST, 6 * scale)
    ):
        if index < best.used:
            yield Draw(Box(26 * scale, 36 * scale, 5 * scale, "honey"), place.cx, place.cy)
        elif index < best.most:
            yield Draw(
                Dashed(26 * scale, 36 * scale, 5 * scale, "honey", 2 * scale, 6 * scale, 5 * scale), place.cx, place.cy
            )
        else:
            yield Draw(Box(26 * scale, 36 * scale, 5 * scale, "felt_deep", 0.8), place.cx, place.cy)
    text = _told(best.used, best.most, best.calculation, best.hand, best.target, language)
    top = inner.y + 246 * scale
    look = fitted(fonts, text, inner.width, inner.bottom - top, 20 * scale, "cream", "centre")
    yield Draw(look, inner.x, top)


def _told(used: int, most: int, calculation: str, hand: tuple[int, ...], target: int, language: Language) -> str:
    if not most:
        return language("mental.best_none", target=target)
    if used == most:
        return language("mental.best_reached", count=used)
    shown = f"{write(Calculation.decode(calculation), hand)} = {target}"
    return language("mental.best_was", used=used, calculation=shown)
