"""The winner's stage of the results: the fan of cards, the disc on its honey plate, the name, and how it was won."""

from __future__ import annotations

import math
from collections.abc import Sequence

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import all_named
from quiclo_game.play.players import Player
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.game_summary import Summary
from quiclo_game.scenes.results_panels import say
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.title_art import lay_wordmark
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.easing import out_back
from quiclo_game.shell.shapes import Disc
from quiclo_game.shell.tokens import Token

FAN_STEP, FAN_SPAN = 14.6, 204.0
"""Degrees from card to card, and at most over the whole fan."""
FAN_RADIUS, CARD = 292.0, 76.0
FAN_OUT, FAN_SPREAD = 360.0, 240.0
"""Ms that one card takes, and by which the outermost ones leave later than the middle one."""
FAN_FROM = 170.0
"""Where a card first shows: just outside of the disc's plate."""
DISC = 98.0
FAN_TOP = 76.0
"""Distance of the middle of the uppermost card from the top of the stage."""
MOST_CARDS = 24
"""More cards than these would lie on each other without showing their numbers."""


def fan_draws(cards: Sequence[int], x: float, y: float, scale: float, elapsed: float) -> list[Draw]:
    """Return the fan of cards about (x, y), px of the sheet, so many ms after the results came.

    The cards shoot out from behind the disc like rays, the middle one first, each turned as it will lie: so each is
    turned once, and never more than a few in one frame.
    """
    shown = list(cards)[-MOST_CARDS:]
    step = min(FAN_STEP, FAN_SPAN / max(1, len(shown) - 1))
    middle = (len(shown) - 1) / 2
    draws = []
    for index, card in enumerate(shown):
        late = FAN_SPREAD * abs(index - middle) / max(1.0, middle)
        share = (elapsed - late) / FAN_OUT
        if share <= 0.0:
            continue
        angle = (index - middle) * step
        radius = FAN_FROM + (FAN_RADIUS - FAN_FROM) * out_back(share)
        across, up = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        place = (x + radius * across) * scale, (y - radius * up) * scale
        look = CardFace(card, round(CARD * scale), lift=2)
        draws.append(Draw(look, *place, turn=round(angle * 2) / 2, alpha=min(1.0, round(share * 8) / 2)))
    return draws


def lay_winner(
    sheet: Sheet, words: Words, summary: Summary, players: Sequence[Player], winners: Sequence[int], area: Area
) -> tuple[float, float]:
    """Put the stage down; return the middle of the fan, in px of the sheet."""
    x, y = area.cx, area.y + FAN_TOP + FAN_RADIUS
    _lay_pool(sheet, x, y, min(area.width, area.height) * 0.62)
    if len(winners) == 1:
        _lay_disc(sheet, players[winners[0]].colour, x, y, DISC)
    else:
        radius = min(DISC * 0.72, (min(560.0, area.width * 0.68) / len(winners)) / 2.3)
        pitch = radius * 2.45
        for index, seat in enumerate(winners):
            _lay_disc(sheet, players[seat].colour, x + (index - (len(winners) - 1) / 2) * pitch, y, radius)
    room = area.width - 80
    name_y = y + 206
    if len(winners) == 1:
        name = players[winners[0]].name
        size = min(118.0, 118.0 * room / max(1.0, sheet.measure(name, 118)))
        lay_wordmark(sheet, name, x, name_y, size)
        sheet.words(say(words, summary.win), x, name_y + 96, 46, "honey", align="centre", room=room)
    else:
        lay_wordmark(
            sheet, words("results.draw"), x, name_y, min(92.0, 92 * room / sheet.measure(words("results.draw"), 92))
        )
        told = words(
            summary.draw.key,
            **dict(summary.draw.figures),
            names=all_named([players[seat].name for seat in winners], words),
        )
        sheet.words(told, x, name_y + 92, 38, "honey", align="centre", room=room)
    sheet.note(say(words, summary.ending), x, name_y + 142, 23, "cream", align="centre", room=room)
    details = " · ".join(say(words, line) for line in summary.details)
    sheet.note(details, x, name_y + 178, 21, align="centre", room=room)
    return x, y + 6


def _lay_pool(sheet: Sheet, x: float, y: float, radius: float) -> None:
    """Put a pool of light on the felt."""
    s = sheet.scale
    sheet.look(Disc(radius * 0.45 * s, None, glow="#5FA5BF", glow_size=radius * 0.4 * s, glow_alpha=0.3), x, y)


def _lay_disc(sheet: Sheet, colour: int, x: float, y: float, radius: float) -> None:
    s, size = sheet.scale, radius / DISC
    plate = Disc(126 * size * s, "honey_deep", glow="honey", glow_size=26 * size * s, shadow=14 * size * s)
    sheet.look(plate, x, y + 6 * size)
    sheet.look(Disc(126 * size * s, "honey"), x, y)
    sheet.look(Disc(112 * size * s, "felt_deep"), x, y)
    sheet.look(Token(colour, radius * s), x, y - 2 * size)
