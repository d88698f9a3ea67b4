"""How no remainder is played, in three pictures: two cards are chosen, they are worked out, alone or who is first."""

from __future__ import annotations

import math

from quiclo_game.scenes.slides import WINDOW, Shot, Slide, between, part
from quiclo_game.shell.cards import CardFace, Ghost
from quiclo_game.shell.easing import in_out_cubic, out_back
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import PLAYERS, mix
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Symbol, Token

DIVISOR = 7
CARDS = (17, 32, 51, 76, 106, 129)
PAIR = (0, 1)
"""17 + 32 = 49 = 7 × 7: places of the cards."""
CARD = 84.0
TOKENS = (
    ("17", 0.1),
    ("+", 0.14),
    ("32", 0.18),
    ("=", 0.26),
    ("49", 0.3),
    ("=", 0.4),
    ("7", 0.43),
    ("×", 0.46),
    ("7", 0.5),
)
"""The calculation, and at which share of its picture each part comes."""


def paint_choice(slide: Slide, progress: float) -> None:
    """Cards lie open with their remainders; a finger taps two of them."""
    s = slide.scale
    told = slide.words("remainder.divisor_is", divisor=DIVISOR)
    slide.put(Words(told, 30 * s, "honey", align="left", max_width=300 * s), 28, 40)
    taps = [part(progress, 0.2 + 0.32 * index, 0.36 + 0.32 * index) for index in range(2)]
    for index, card in enumerate(CARDS):
        x, y = _place(index)
        chosen = index in PAIR and taps[PAIR.index(index)] >= 1.0
        slide.put(CardFace(card, round(CARD * s), "selected" if chosen else "rest"), x, y)
        slide.put(Box(78 * s, 30 * s, 15 * s, "honey" if chosen else "#1C4A61"), x, y + 78)
        rest = f"{slide.words('remainder.rest')} {card % DIVISOR}"
        slide.put(Words(rest, 17 * s, "ink" if chosen else "cream", "bold", max_width=70 * s), x, y + 78)
    for tap, index in zip(taps, PAIR, strict=True):
        if 0.0 < tap < 1.0:
            x, y = between((WINDOW[0] / 2, WINDOW[1] - 100), _place(index), in_out_cubic(tap))
            slide.put(Icon("finger", 90 * s, "paper"), x + 22, y + 46, alpha=min(1.0, tap * 8))


def paint_calculation(slide: Slide, progress: float) -> None:
    """Both cards make a sum that comes out, and are taken; their places are filled anew."""
    s = slide.scale
    away = in_out_cubic(part(progress, 0.72, 0.9))
    places = ((190.0, 110.0), (386.0, 110.0))
    for index, place in zip(PAIR, places, strict=True):
        slide.put(Ghost(round(118 * s), "line"), *place, alpha=0.7 * away)
        x, y = between(place, (WINDOW[0] / 2, 200.0), away)
        face = CardFace(CARDS[index], round(118 * s), "valid" if progress > 0.5 else "selected")
        slide.put(face, x, y, alpha=1 - away)
    slide.put(Icon("+", 54 * s, "honey"), WINDOW[0] / 2, 110, size=max(0.0, out_back(part(progress, 0.05, 0.15))))
    slide.put(Box((WINDOW[0] - 60) * s, 92 * s, 22 * s, "felt_deep", 0.95), WINDOW[0] / 2, 268)
    x = 42.0
    for token, start in TOKENS:
        shown = max(0.0, out_back(part(progress, start, start + 0.06)))
        width = 42.0 if token in "+=×" else 58.0 if len(token) > 1 else 36.0
        if token in "+=×":
            slide.put(Icon(token, 36 * s, "honey"), x + width / 2, 268, size=shown)
        else:
            slide.put(Words(token, 46 * s, "cream"), x + width / 2, 268, size=shown)
        x += width + 2
    slide.put(Icon("check", 58 * s, "valid"), WINDOW[0] - 62, 268, size=max(0.0, out_back(part(progress, 0.54, 0.64))))
    told = slide.words("how_to.no_remainder.sum", divisor=DIVISOR)
    note = Words(told, 24 * s, "mist", "plain", max_width=(WINDOW[0] - 60) * s)
    slide.put(note, WINDOW[0] / 2, 356, alpha=part(progress, 0.56, 0.66))


def paint_players(slide: Slide, progress: float) -> None:
    """First one clears all alone; then two at a table, and whoever buzzes first gets both cards."""
    alone, table = 1.0 - part(progress, 0.42, 0.48), part(progress, 0.48, 0.54)
    if alone > 0:
        _paint_alone(slide, part(progress, 0.0, 0.42), alone)
    if table > 0:
        _paint_table(slide, part(progress, 0.54, 0.98), table)


SHOTS = (
    Shot("how_to.no_remainder.first", 4500.0, paint_choice),
    Shot("how_to.no_remainder.second", 5500.0, paint_calculation),
    Shot("how_to.no_remainder.third", 6500.0, paint_players),
)


def _paint_alone(slide: Slide, progress: float, alpha: float) -> None:
    s = slide.scale
    for index, card in enumerate(CARDS):
        x, y = _place(index)
        gone = part(progress, 0.1 + 0.28 * (index // 2), 0.3 + 0.28 * (index // 2))
        slide.put(Ghost(round(CARD * s), "line"), x, y, alpha=alpha * 0.6 * gone)
        slide.put(CardFace(card, round(CARD * s)), x, y - 40 * gone, alpha=alpha * (1 - gone))
    shown = max(0.0, out_back(part(progress, 0.86, 1.0)))
    slide.put(Icon("star", 120 * s, "honey"), WINDOW[0] / 2, 222, size=shown, alpha=alpha)


def _paint_table(slide: Slide, progress: float, alpha: float) -> None:
    s = slide.scale
    away = in_out_cubic(part(progress, 0.5, 0.85))
    pressed = progress > 0.2
    for step, index in enumerate(PAIR):
        place = (WINDOW[0] / 2 - 62 + 124 * step, 108.0)
        x, y = between(place, (150 + 18 * step, 318), away)
        face = CardFace(CARDS[index], round((112 - 60 * away) * s), "valid" if pressed else "rest")
        slide.put(face, x, y, alpha=alpha)
    for seat in range(2):
        x, claims = 150 + 276 * seat, pressed and seat == 0
        colour = PLAYERS[seat].colour
        fill = colour if claims or not pressed else mix(colour, "felt", 0.6)
        slide.put(Box(240 * s, 92 * s, 32 * s, mix(fill, "felt_deep", 0.5), shadow=8 * s), x, 318, alpha=alpha)
        key = Box(240 * s, 86 * s, 32 * s, fill, line="honey" if claims else None, line_width=5 * s)
        slide.put(key, x, 318 + (2 if claims else -4), alpha=alpha)
        slide.put(Symbol(PLAYERS[seat].symbol, 26 * s, "ink"), x, 316, alpha=alpha * (1 - 0.8 * away * (1 - seat)))
        slide.put(Token(seat, 22 * s), x - 92, 392, alpha=alpha)
        count = "2" if seat == 0 and away >= 1.0 else "0"
        slide.put(Words(count, 34 * s, "honey"), x + 92, 392, alpha=alpha)
    if progress < 0.3:
        near = math.sin(math.pi * min(1.0, progress / 0.3))
        slide.put(Icon("finger", 96 * s, "paper"), 176, 376 - 26 * near, alpha=alpha)


def _place(index: int) -> tuple[float, float]:
    """Return the middle of a card: three to a row, the pair one above the other."""
    order = (0, 3, 1, 4, 2, 5)
    row, column = divmod(order[index], 3)
    return 116 + 172.0 * column, 136 + 192.0 * row
