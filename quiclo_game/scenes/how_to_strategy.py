"""How strategy is played, in three pictures: win cards with six dice, swap them, join six into a combination."""

from __future__ import annotations

import math

from quiclo_game.scenes.slides import WINDOW, Shot, Slide, between, part
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.dice_faces import TUMBLE_FRAMES, DieFace, DieShadow, DieTumble
from quiclo_game.shell.easing import bounce, in_out_cubic, out_back
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Bar, Box, Disc
from quiclo_game.shell.tokens import Token

DICE = (12, 9, 5, 7, 3, 2)
TARGET = 113
LINE = ("12", "×", "9", "+", "5", "=", "113")
SWAP = (113, 88)
"""The card that was won, and the one that is wanted for it."""
NET = (54, 81, 135, 108, 27, 2)
CORNERS = ((96.0, 330.0), (192.0, 196.0), (288.0, 62.0), (384.0, 196.0), (480.0, 330.0), (288.0, 330.0))
RAILS = ((0, 1, "+"), (1, 2, "="), (2, 3, "−"), (3, 4, "="), (4, 5, "×"), (5, 0, "="))
"""54 + 81 = 135, 135 − 108 = 27, 27 × 2 = 54: from which card to which, and the sign between them."""


def paint_win(slide: Slide, progress: float) -> None:
    """A card comes from its stack, six dice fall, the calculation grows, and the card goes to whoever has won it."""
    s = slide.scale
    middle = WINDOW[0] / 2
    come = in_out_cubic(part(progress, 0.02, 0.16))
    won = in_out_cubic(part(progress, 0.84, 0.98))
    for step in range(3):
        slide.put(CardFace(0, round(72 * s), shadow=step == 0), 74, 92 - 3 * step)
    for index, value in enumerate(DICE):
        x, late = 62.0 + 90.4 * index, 0.02 * index
        used = index < 3 and progress > 0.5
        roll = part(progress, 0.18 + late, 0.4 + late)
        if roll >= 1.0:
            slide.put(DieFace(12, value, 92 * s, "used" if used else "rest"), x, 232)
        elif roll > 0.0:
            fallen = bounce(roll, (0.34, 0.64, 0.84), (1.0, 0.42, 0.14))
            frame = min(TUMBLE_FRAMES - 1, int(roll * TUMBLE_FRAMES))
            slide.put(DieShadow(92 * s, round(fallen, 1)), x, 232)
            slide.put(DieTumble(12, value, 92 * s, frame), x, 232 - 60 * fallen)
    slide.put(Box((WINDOW[0] - 60) * s, 88 * s, 22 * s, "felt_deep", 0.95), middle, 350)
    count = min(len(LINE), int(part(progress, 0.46, 0.74) * (len(LINE) + 0.9)))
    if count:
        slide.put(Equation(LINE[:count], 44 * s, align="centre"), middle - 24, 350)
    slide.put(Icon("check", 54 * s, "valid"), WINDOW[0] - 74, 350, size=max(0.0, out_back(part(progress, 0.76, 0.84))))
    slide.put(Token(3, 36 * s), middle + 216, 90, size=max(0.0, out_back(part(progress, 0.8, 0.88))))
    x, y = between((74, 86), (middle, 90), come)
    x, y = between((x, y), (middle + 112, 90), won)
    face = TARGET if come > 0.5 else 0
    slide.put(CardFace(face, round(100 * s), "valid" if progress > 0.76 else "rest", lift=6), x, y)


def paint_swap(slide: Slide, progress: float) -> None:
    """An open card of somebody else is wanted, the dice fall anew, and the two cards cross over."""
    s = slide.scale
    middle = WINDOW[0] / 2
    cross = in_out_cubic(part(progress, 0.6, 0.8))
    rows = ((64.0, 0, (7, 19, 88, 122)), (364.0, 3, (27, 54, 113, 135)))
    for y, player, cards in rows:
        slide.put(Box((WINDOW[0] - 24) * s, 124 * s, 24 * s, "felt_deep", 0.9), middle, y)
        slide.put(Token(player, 30 * s), 62, y)
        for index, card in enumerate(cards):
            if card not in SWAP:
                slide.put(CardFace(card, round(80 * s)), 172 + 112 * index, y)
    wanted = max(0.0, part(progress, 0.08, 0.16))
    roll = part(progress, 0.24, 0.48)
    for index, value in enumerate((8, 11, 4)):
        x = middle + (index - 1) * 104
        if roll >= 1.0:
            slide.put(DieFace(12, value, 92 * s, "used"), x, 214, alpha=1.0 - cross)
        elif roll > 0.0:
            frame = min(TUMBLE_FRAMES - 1, int(roll * TUMBLE_FRAMES))
            fallen = bounce(roll, (0.34, 0.64, 0.84), (1.0, 0.42, 0.14))
            slide.put(DieTumble(12, value, 92 * s, frame), x, 214 - 40 * fallen)
    top, bottom = (396.0, 64.0), (396.0, 364.0)
    bow = 90 * math.sin(math.pi * cross)
    won_x, won_y = between(bottom, top, cross)
    want_x, want_y = between(top, bottom, cross)
    slide.put(CardFace(SWAP[0], round(80 * s), "selected" if cross < 1 else "rest", lift=4), won_x + bow, won_y)
    lit = 0.08 < progress < 0.8
    slide.put(CardFace(SWAP[1], round(80 * s), "selected" if lit else "rest", lift=12 * wanted), want_x - bow, want_y)
    finger = part(progress, 0.04, 0.08) - part(progress, 0.2, 0.24)
    slide.put(Icon("finger", 76 * s, "paper"), 424, 112, alpha=max(0.0, finger))
    slide.put(Icon("replay", 76 * s, "honey"), middle, 214, size=max(0.0, out_back(part(progress, 0.84, 0.94))))


def paint_combine(slide: Slide, progress: float) -> None:
    """Six cards join one after the other, and in the end the whole net turns green."""
    s = slide.scale
    done = progress > 0.84
    for index, (start, end, _) in enumerate(RAILS):
        shown = part(progress, 0.08 + 0.11 * index, 0.16 + 0.11 * index)
        (x0, y0), (x1, y1) = CORNERS[start], between(CORNERS[start], CORNERS[end], shown)
        length = math.hypot(x1 - x0, y1 - y0)
        if length > 1:
            turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
            bar = Bar(round(length * s), 14 * s, "valid" if done else "honey_deep")
            slide.put(bar, (x0 + x1) / 2, (y0 + y1) / 2, turn)
    for index, (card, place) in enumerate(zip(NET, CORNERS, strict=True)):
        grown = max(0.0, out_back(part(progress, 0.11 * index, 0.08 + 0.11 * index)))
        slide.put(CardFace(card, round(80 * s), "valid" if done else "rest", lift=0), *place, size=grown)
    for index, (start, end, sign) in enumerate(RAILS):
        x, y = between(CORNERS[start], CORNERS[end], 0.5)
        grown = max(0.0, out_back(part(progress, 0.14 + 0.11 * index, 0.22 + 0.11 * index)))
        slide.put(Disc(17 * s, "honey" if sign == "=" else "cream", shadow=5 * s), x, y, size=grown)
        slide.put(Icon(sign, 26 * s, "ink", 0.19), x, y, size=grown)


SHOTS = (
    Shot("how_to.strategy.first", 5500.0, paint_win),
    Shot("how_to.strategy.second", 5000.0, paint_swap),
    Shot("how_to.strategy.third", 5500.0, paint_combine),
)
