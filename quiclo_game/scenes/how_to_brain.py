"""How brain training is played, in three pictures: the dice choose, the dice calculate, what a solved target brings."""

from __future__ import annotations

import math

from quiclo_game.scenes.slides import WINDOW, Shot, Slide, between, part
from quiclo_game.shell.cards import CardFace, Ghost
from quiclo_game.shell.dice_faces import TUMBLE_FRAMES, DieFace, DieShadow, DieTumble
from quiclo_game.shell.easing import bounce, in_out_cubic, out_back, out_cubic
from quiclo_game.shell.faces import UPSIDE_DOWN
from quiclo_game.shell.flipped_card import FlippedCard
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import mix
from quiclo_game.shell.shapes import Bar, Box, Dashed
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

FACES, TARGETS = (2, 4, 5), (37, 88, 109)
DICE = (12, 7, 4, 4, 1, 8)
CALCULATION = ((0, ""), (1, "×"), (2, "−"), (5, "+"))
"""12 × 7 − 4 + 8 = 88: places of the dice, and the operator before each."""
TARGET = 88
STEP = 0.19
"""Share of the second picture that one die of the calculation takes."""
FIELDS = range(12, 19)
START, POINTS = 13, 4
KEPT, REPLACED = (58, 70, 76, 84, 99, 112), 76
"""The cards of a conquest before 88 takes the place of 76."""


def paint_choice(slide: Slide, progress: float) -> None:
    """Three D6 fall, an arrow points down from each, and its continent's top card turns up."""
    for index, (face, card) in enumerate(zip(FACES, TARGETS, strict=True)):
        x, late = 108 + 180 * index, 0.05 * index
        roll = part(progress, late, 0.3 + late)
        _lay_falling_die(slide, face, x, 96, 132, roll)
        shown = out_back(part(progress, 0.36 + late, 0.46 + late))
        slide.put(Icon("down", 58 * slide.scale, "honey"), x, 184, size=max(0.0, shown))
        dealt = out_cubic(part(progress, 0.42 + late, 0.58 + late))
        turned = part(progress, 0.6 + late, 0.74 + late)
        if dealt > 0:
            _lay_turning_card(slide, card, x, 236 + 74 * dealt, dealt, turned)


def paint_calculation(slide: Slide, progress: float) -> None:
    """A finger takes die by die into the line until the target comes out."""
    s = slide.scale
    step = min(int(max(0.0, progress - 0.06) / STEP), len(CALCULATION))
    solved = part(progress, 0.86, 0.93)
    slide.put(CardFace(TARGET, round(118 * s), "valid" if solved > 0 else "selected"), 92, 112)
    used = {CALCULATION[index][0] for index in range(min(step + 1, len(CALCULATION))) if _taken(progress, index) > 0}
    for index, value in enumerate(DICE):
        slide.put(DieFace(12, value, 118 * s, "used" if index in used else "rest"), *_die_place(index))
    width, _ = WINDOW
    slide.put(Box((width - 32) * s, 112 * s, 22 * s, "felt_deep", 0.95), width / 2, 316)
    x = 30.0
    for index, (die, operator) in enumerate(CALCULATION):
        taken = _taken(progress, index)
        if operator:
            popped = out_back(part(progress, _start(index) - 0.04, _start(index) + 0.02))
            slide.put(Icon(operator, 36 * s, "cream"), x + 17, 316, size=max(0.0, popped))
            x += 38
        slot = (x + 34, 316.0)
        if taken >= 1.0:
            _lay_key(slide, DICE[die], *slot)
        elif taken > 0.0:
            fx, fy = between(_die_place(die), slot, in_out_cubic(taken))
            _lay_key(slide, DICE[die], fx, fy - 24 * math.sin(math.pi * taken))
            slide.put(Icon("finger", 70 * s, "paper"), fx + 22, fy + 44)
        elif index == step and progress < 1.0:
            slide.put(Dashed(64 * s, 62 * s, 13 * s, "hint", 3 * s, 9 * s, 6 * s), *slot)
        x += 74
    slide.put(Icon("=", 36 * s, "honey"), x + 17, 316, size=max(0.0, out_back(solved)))
    slide.put(Words(str(TARGET), 42 * s, "paper"), x + 68, 316, size=max(0.0, out_back(part(progress, 0.9, 0.97))))


def paint_gain(slide: Slide, progress: float) -> None:
    """First the race: points, and the disc walks; then the conquest: the card takes a lower one's place."""
    race, conquest = 1.0 - part(progress, 0.48, 0.53), part(progress, 0.53, 0.58)
    if race > 0:
        _paint_race(slide, part(progress, 0.0, 0.45), race)
    if conquest > 0:
        _paint_conquest(slide, part(progress, 0.58, 0.95), conquest)


SHOTS = (
    Shot("how_to.brain_training.first", 4000.0, paint_choice),
    Shot("how_to.brain_training.second", 5500.0, paint_calculation),
    Shot("how_to.brain_training.third", 6500.0, paint_gain),
)


def _paint_race(slide: Slide, progress: float, alpha: float) -> None:
    s, words = slide.scale, slide.words
    slide.put(CardFace(TARGET, round(112 * s), "valid"), 92, 106, alpha=alpha)
    shown = max(0.0, out_back(part(progress, 0.05, 0.2)))
    slide.put(Box(150 * s, 82 * s, 41 * s, "felt_deep", 0.9, "honey", 2.5 * s), 257, 97, size=shown, alpha=alpha)
    slide.put(Words(f"+{POINTS}", 52 * s, "honey"), 257, 97, size=shown, alpha=alpha)
    slide.put(Words(words("continent.north_america"), 24 * s, align="left", max_width=214 * s), 352, 78, alpha=alpha)
    points = Words(words("how_to.brain_training.points", count=POINTS), 20 * s, "mist", "plain", "left", 214 * s)
    slide.put(points, 352, 112, alpha=alpha)
    for field in FIELDS:
        x = _field_x(field)
        edge = "honey" if field == FIELDS.start else None
        fill = "#2B6079" if edge else "#1D4B62" if field % 2 else "#19435A"
        slide.put(Box(74 * s, 112 * s, 13 * s, fill, line=edge, line_width=2 * s), x, 330, alpha=alpha)
        slide.put(Words(str(field), 26 * s, "cream" if edge else "#C9DCE4"), x, 360, alpha=alpha)
    slide.put(Token(0, 27 * s), _field_x(START), 316, alpha=0.35 * alpha)
    hops = part(progress, 0.3, 0.95) * POINTS
    height = abs(math.sin(math.pi * hops)) * 34
    x = _field_x(START) + min(hops, POINTS) * (_field_x(START + 1) - _field_x(START))
    slide.put(Token(0, 29 * s), x, 314 - height, alpha=alpha)


def _paint_conquest(slide: Slide, progress: float, alpha: float) -> None:
    s = slide.scale
    landed = in_out_cubic(part(progress, 0.15, 0.6))
    gone = part(progress, 0.4, 0.7)
    place, width = (92.0, 178.0), 112.0
    slide.put(Ghost(round(width * s), "line"), *place, alpha=alpha * landed)
    for index, card in enumerate(KEPT):
        column, row = divmod(index, 2)
        x, y = 252 + column * 116.0, 84 + row * 132.0
        if card == REPLACED:
            slide.put(CardFace(card, round(90 * s)), x, y - 30 * gone, alpha=alpha * (1 - gone))
            place = between(place, (x, y), landed)
        else:
            slide.put(CardFace(card, round(90 * s)), x, y, alpha=alpha)
    total = sum(KEPT) + (TARGET - REPLACED if landed >= 1.0 else 0)
    slide.put(Words(slide.words("how_to.brain_training.sum", sum=total), 38 * s, "honey"), 368, 352, alpha=alpha)
    face = CardFace(TARGET, round((width + (90 - width) * landed) * s), "selected" if landed < 1.0 else "valid")
    slide.put(face, *place, alpha=alpha)


def _lay_falling_die(slide: Slide, face: int, x: float, y: float, size: float, roll: float) -> None:
    if roll >= 1.0:
        slide.put(DieFace(6, face, size * slide.scale), x, y)
        return
    height = bounce(roll, (0.34, 0.64, 0.84), (1.0, 0.42, 0.14))
    frame = min(TUMBLE_FRAMES - 1, int(roll * TUMBLE_FRAMES))
    slide.put(DieShadow(size * slide.scale, round(height, 1)), x, y, alpha=min(1.0, roll * 4))
    slide.put(DieTumble(6, face, size * slide.scale, frame), x, y - 54 * height, alpha=min(1.0, roll * 4))


def _lay_turning_card(slide: Slide, card: int, x: float, y: float, dealt: float, turned: float) -> None:
    width = round(138 * slide.scale)
    if turned <= 0.0 or turned >= 1.0:
        slide.put(CardFace(card if turned >= 1.0 else 0, width), x, y, size=0.5 + 0.5 * dealt, alpha=dealt)
        return
    narrow = round(abs(math.cos(math.pi * turned)) * 12) / 12
    slide.put(FlippedCard(card if turned > 0.5 else 0, width, max(0.04, narrow)), x, y)


def _lay_key(slide: Slide, value: int, x: float, y: float) -> None:
    s = slide.scale
    slide.put(Box(66 * s, 64 * s, 13 * s, "honey_deep", shadow=6 * s), x, y + 4)
    slide.put(Box(66 * s, 64 * s, 13 * s, mix("d12", "honey", 0.2), top_light=0.4), x, y)
    slide.put(Words(str(value), 36 * s, "ink"), x, y)
    if value in UPSIDE_DOWN:
        slide.put(Bar(20 * s, 3 * s, "ink"), x, y + 20)


def _start(index: int) -> float:
    return 0.06 + index * STEP


def _taken(progress: float, index: int) -> float:
    """Return how far the die of a step is on its way into the line."""
    return part(progress, _start(index) + 0.02, _start(index) + 0.15)


def _die_place(index: int) -> tuple[float, float]:
    return 216 + 126 * (index % 3), 74 + 118 * (index // 3)


def _field_x(field: int) -> float:
    return 54 + (field - FIELDS.start) * 78.0
