"""How the card network is played, in three pictures: what fits together, where it may lie, how a game ends."""

from __future__ import annotations

import math

from quiclo_game.scenes.network.edges import Edge
from quiclo_game.scenes.network.marks import BADGE, RAIL, JointBadge, gap_of, turn_of
from quiclo_game.scenes.slides import Shot, Slide, between, part
from quiclo_game.shell.cards import CardFace, Ghost
from quiclo_game.shell.easing import in_out_cubic, out_back, out_cubic
from quiclo_game.shell.flipped_card import FlippedCard
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Bar, Disc
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

CARD, PITCH = 84.0, (112.0, 136.0)
"""Width of a card of the network, and the distance from card to card, in px of the slide."""
HAND, CHOSEN, TARGET = (9, 36, 58, 106), (36, 106), 70
HAND_Y, HAND_CARD = 346.0, 96.0
ROUND = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""The eight directions, clockwise from the east."""
SMALL = 62.0
LAST = (12, 5)
"""The last two cards of a hand, which go to 60."""


def paint_fit(slide: Slide, progress: float) -> None:
    """Two cards of the hand rise, a finger points at 70, and the three lie as 106 − 70 = 36."""
    target = (288.0, 118.0)
    landed = [in_out_cubic(part(progress, 0.5 + 0.06 * late, 0.68 + 0.06 * late)) for late in (0, 1)]
    joined = out_back(part(progress, 0.78, 0.86)), out_back(part(progress, 0.82, 0.9))
    _lay_joint(slide, target, (1, 0), "=", joined[1])
    _lay_joint(slide, target, (-1, 0), "−", joined[0])
    _lay_card(slide, TARGET, *target, CARD, lit=0.34 < progress < 0.78)
    for index, number in enumerate(HAND):
        x = 108 + 120.0 * index
        if number not in CHOSEN:
            _lay_card(slide, number, x, HAND_Y, HAND_CARD)
            continue
        place = CHOSEN.index(number)
        up = out_back(part(progress, 0.08 + 0.12 * place, 0.16 + 0.12 * place))
        side = 1 if number == 36 else -1
        goal = target[0] + side * PITCH[0], target[1]
        fx, fy = between((x, HAND_Y - 26 * up), goal, landed[place])
        width = HAND_CARD + (CARD - HAND_CARD) * landed[place]
        _lay_card(
            slide, number, fx, fy - 26 * math.sin(math.pi * landed[place]), width, lit=up > 0 and landed[place] < 1
        )
    for start, (x, y) in ((0.02, (228.0, HAND_Y)), (0.16, (468.0, HAND_Y)), (0.3, target)):
        shown = part(progress, start, start + 0.04) - part(progress, start + 0.1, start + 0.14)
        slide.put(Icon("finger", 74 * slide.scale, "paper"), x + 24, y + 52, alpha=max(0.0, shown))
    _sign(slide, (target[0] - PITCH[0] / 2, target[1]), "−", joined[0])
    _sign(slide, (target[0] + PITCH[0] / 2, target[1]), "=", joined[1])


def paint_directions(slide: Slide, progress: float) -> None:
    """Ghosts light up in all eight directions, one after the other; in the end the cards lie in one of them."""
    middle = (288.0, 214.0)
    step = (76.0, 84.0)
    turn = min(len(ROUND) - 1, int(progress * 1.45 * len(ROUND)))
    for index, (dx, dy) in enumerate(ROUND):
        seen = out_cubic(part(progress, 0.02 * index, 0.02 * index + 0.1))
        for far in (1, 2):
            x, y = middle[0] + dx * far * step[0], middle[1] + dy * far * step[1]
            slide.put(Ghost(round(SMALL * slide.scale)), x, y, alpha=seen * (0.9 if index == turn else 0.4))
    dx, dy = ROUND[turn]
    done = part(progress, 0.76, 0.82)
    for out, number in ((1, 30), (2, 100)):
        x, y = middle[0] + dx * out * step[0], middle[1] + dy * out * step[1]
        slide.put(CardFace(number, round(SMALL * slide.scale)), x, y, alpha=0.6 + 0.4 * done)
    _lay_card(slide, TARGET, *middle, SMALL, lit=done < 1)
    signs = ("+", "=") if (dx, dy) > (0, 0) else ("=", "−")
    for share, sign in zip((0.5, 1.5), signs, strict=True):
        _sign(slide, (middle[0] + dx * share * step[0], middle[1] + dy * share * step[1]), sign, 0.8)


def paint_end(slide: Slide, progress: float) -> None:
    """First a card is drawn because nothing fits; then the last two cards go out, and that wins."""
    s = slide.scale
    early, late = 1.0 - part(progress, 0.44, 0.49), part(progress, 0.49, 0.54)
    if early > 0:
        for card in range(4):
            slide.put(CardFace(0, round(96 * s), shadow=card == 0), 140 + card * 2, 140 - card * 4, alpha=early)
        gone = in_out_cubic(part(progress, 0.12, 0.3))
        x, y = between((146.0, 128.0), (396.0, HAND_Y), gone)
        turned = part(progress, 0.26, 0.36)
        narrow = max(0.05, round(abs(math.cos(math.pi * turned)) * 12) / 12)
        face = FlippedCard(41 if turned > 0.5 else 0, round(HAND_CARD * s), narrow)
        slide.put(face if 0 < turned < 1 else CardFace(41 if turned else 0, round(HAND_CARD * s)), x, y, alpha=early)
        slide.put(Disc(24 * s, "paper"), 190, 82, alpha=early)
        slide.put(Words("83", 25 * s, "ink"), 190, 82, alpha=early)
        for index, number in enumerate((17, 63)):
            slide.put(CardFace(number, round(HAND_CARD * s)), 156 + 120.0 * index, HAND_Y, alpha=early)
        slide.put(Icon("down", 70 * s, "honey"), 300, 210, alpha=early * part(progress, 0.08, 0.14))
    if late > 0:
        _paint_last(slide, part(progress, 0.56, 0.96), late)


SHOTS = (
    Shot("how_to.card_network.first", 6000.0, paint_fit),
    Shot("how_to.card_network.second", 5500.0, paint_directions),
    Shot("how_to.card_network.third", 6000.0, paint_end),
)


def _paint_last(slide: Slide, progress: float, alpha: float) -> None:
    s, target = slide.scale, (160.0, 130.0)
    slide.put(CardFace(60, round(CARD * s)), *target, alpha=alpha)
    for index, number in enumerate(LAST):
        flown = in_out_cubic(part(progress, 0.1 + 0.1 * index, 0.4 + 0.1 * index))
        goal = target[0] + (index + 1) * PITCH[0], target[1]
        x, y = between((228.0 + 120 * index, HAND_Y), goal, flown)
        width = round((HAND_CARD + (CARD - HAND_CARD) * flown) * s)
        slide.put(CardFace(number, width), x, y, alpha=alpha)
    shown = part(progress, 0.5, 0.62)
    for index, sign in enumerate("÷="):
        _sign(slide, (target[0] + (index + 0.5) * PITCH[0], target[1]), sign, out_back(shown))
    won = out_back(part(progress, 0.66, 0.8))
    slide.put(Disc(74 * s, "honey", glow="honey", glow_size=16 * s), 288, 330, size=max(0.0, won))
    slide.put(Token(0, 58 * s), 288, 328, size=max(0.0, won))
    slide.put(Icon("trophy", 66 * s, "honey"), 404, 330, size=max(0.0, out_back(part(progress, 0.74, 0.88))))


def _lay_card(slide: Slide, number: int, x: float, y: float, width: float, *, lit: bool = False) -> None:
    look = CardFace(number, round(width * slide.scale), "selected" if lit else "rest", lift=3 if lit else None)
    slide.put(look, x, y)


def _lay_joint(slide: Slide, place: tuple[float, float], step: tuple[int, int], sign: str, shown: float) -> None:
    """Put the piece of rail down that joins a card to its neighbour."""
    edge = Edge(0, 0, *step, sign, 0)
    unit = CARD / 80 * slide.scale
    rail = Bar(round((gap_of(edge) + 16) * unit), round(RAIL * unit), "honey")
    x, y = place[0] + step[0] * PITCH[0] / 2, place[1] + step[1] * PITCH[1] / 2
    slide.put(rail, x, y, turn_of(edge), alpha=0.85 * min(1.0, max(0.0, shown)))


def _sign(slide: Slide, place: tuple[float, float], sign: str, shown: float) -> None:
    if shown > 0.0:
        slide.put(JointBadge(sign, BADGE * 1.15 * slide.scale), *place, size=round(shown * 16) / 16)
