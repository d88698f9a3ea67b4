"""How mental arithmetic is played, in three pictures: three dice make a target, cards reach it, new ones cover them."""

from __future__ import annotations

import math

from quiclo_game.scenes.card_tile import card_tile
from quiclo_game.scenes.slides import WINDOW, Shot, Slide, between, part
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.dice_faces import TUMBLE_FRAMES, DieFace, DieShadow, DieTumble
from quiclo_game.shell.easing import bounce, in_out_cubic, out_back
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words

DICE = (12, 11, 8)
TARGET = 56
CARDS = (108, 36, 53, 71, 17, 130)
LINE = ((0, ""), (1, "÷"), (2, "+"))
"""108 ÷ 36 + 53 = 56: places of the cards, and the operator before each."""
NEW = (99, 41, 60)


def paint_target(slide: Slide, progress: float) -> None:
    """Three dice fall, are multiplied, and the last two digits slide out as the target."""
    s = slide.scale
    middle = WINDOW[0] / 2
    for index, value in enumerate(DICE):
        x, late = 110.0 + 178 * index, 0.04 * index
        roll = part(progress, late, 0.26 + late)
        if roll >= 1.0:
            slide.put(DieFace(12, value, 140 * s), x, 96)
        else:
            fallen = bounce(roll, (0.34, 0.64, 0.84), (1.0, 0.42, 0.14))
            frame = min(TUMBLE_FRAMES - 1, int(roll * TUMBLE_FRAMES))
            slide.put(DieShadow(140 * s, round(fallen, 1)), x, 96, alpha=min(1.0, roll * 4))
            slide.put(DieTumble(12, value, 140 * s, frame), x, 96 - 48 * fallen, alpha=min(1.0, roll * 4))
        if index:
            shown = max(0.0, out_back(part(progress, 0.34, 0.42)))
            slide.put(Icon("×", 38 * s, "cream"), x - 89, 96, size=shown)
    slide.put(Box(420 * s, 84 * s, 24 * s, "felt_deep", 0.95), middle, 222)
    product = math.prod(DICE)
    grown = max(0.0, out_back(part(progress, 0.44, 0.54)))
    slide.put(Words(f"= {product // 100}", 46 * s, "mist"), middle - 42, 222, size=grown)
    slide.put(Box(92 * s, 62 * s, 15 * s, "honey"), middle + 62, 222, size=grown)
    slide.put(Words(str(TARGET), 44 * s, "ink"), middle + 62, 222, size=grown)
    out = in_out_cubic(part(progress, 0.62, 0.8))
    if out > 0.0:
        x, y = between((middle + 62, 222), (middle, 348), out)
        slide.put(Disc((30 + 40 * out) * s, "honey_deep", shadow=8 * s), x, y + 4)
        slide.put(Disc((30 + 40 * out) * s, "honey"), x, y)
        slide.put(Words(str(TARGET), (40 + 32 * out) * s, "ink"), x, y)


def paint_calculation(slide: Slide, progress: float) -> None:
    """A finger takes card by card into the line until the target comes out."""
    s = slide.scale
    taken = [part(progress, 0.06 + 0.25 * index, 0.22 + 0.25 * index) for index in range(len(LINE))]
    for index, card in enumerate(CARDS):
        used = index < len(taken) and taken[index] >= 0.4
        slide.put(CardFace(card, round(88 * s), "selected" if used else "rest", lift=0), *_place(index))
    slide.put(Box((WINDOW[0] - 32) * s, 104 * s, 22 * s, "felt_deep", 0.95), WINDOW[0] / 2, 362)
    x = 34.0
    for index, (place, operator) in enumerate(LINE):
        if operator:
            start = 0.04 + 0.25 * index
            shown = max(0.0, out_back(part(progress, start, start + 0.06)))
            slide.put(Icon(operator, 36 * s, "cream"), x + 17, 362, size=shown)
            x += 40
        if taken[index] > 0.0:
            at = between(_place(place), (x + 40, 362.0), in_out_cubic(taken[index]))
            for draw in card_tile(CARDS[place], 0, 0, 78 * s, 60 * s):
                slide.draws.append(draw.moved(at[0] * s, at[1] * s))
            if taken[index] < 1.0:
                slide.put(Icon("finger", 76 * s, "paper"), at[0] + 22, at[1] + 46)
        x += 88
    shown = max(0.0, out_back(part(progress, 0.82, 0.9)))
    slide.put(Icon("=", 36 * s, "honey"), x + 14, 362, size=shown)
    slide.put(Words(str(TARGET), 44 * s, "paper"), x + 68, 362, size=shown)
    slide.put(Icon("check", 54 * s, "valid"), x + 130, 362, size=max(0.0, out_back(part(progress, 0.9, 0.98))))


def paint_cover(slide: Slide, progress: float) -> None:
    """New cards cover the used ones, and the count climbs by as many."""
    s = slide.scale
    landed = 0
    for index, card in enumerate(CARDS):
        x, y = _place(index)
        slide.put(CardFace(card, round(88 * s)), x, y)
        if index >= len(NEW):
            continue
        come = in_out_cubic(part(progress, 0.08 + 0.2 * index, 0.3 + 0.2 * index))
        landed += come >= 1.0
        if come > 0.0:
            at = between((WINDOW[0] / 2, 366), (x + 4, y + 9), come)
            slide.put(CardFace(NEW[index] if come > 0.5 else 0, round(88 * s)), *at, alpha=min(1.0, come * 5))
    slide.put(Box(300 * s, 88 * s, 44 * s, "felt_deep", 0.95, "honey", 3 * s), WINDOW[0] / 2, 366)
    shown = max(0.0, out_back(part(progress, 0.1, 0.2)))
    slide.put(Words(f"+{landed}", 50 * s, "honey"), WINDOW[0] / 2 - 70, 366, size=shown)
    told = slide.words("mental.cards", count=landed)
    slide.put(Words(told, 30 * s, "cream", align="left", max_width=160 * s), WINDOW[0] / 2 - 20, 366, size=shown)


SHOTS = (
    Shot("how_to.mental_arithmetic.first", 5000.0, paint_target),
    Shot("how_to.mental_arithmetic.second", 5500.0, paint_calculation),
    Shot("how_to.mental_arithmetic.third", 4500.0, paint_cover),
)


def _place(index: int) -> tuple[float, float]:
    row, column = divmod(index, 3)
    return 148 + 140.0 * column, 78 + 132.0 * row
