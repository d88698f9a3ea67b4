"""The 144 card fronts and the back: paper cards, 3 : 4, that read from two sides like playing cards.

All lengths are in units of a hundredth of the card's width; a paper edge of 2.2 units lies below the card, so that it
looks thick. The shadow belongs to the game: it changes as a card is lifted.
"""

from __future__ import annotations

import math
from functools import cache

from assets.sprites.canvas import Canvas
from assets.sprites.colour import lightness
from assets.sprites.fields import Field, Point, bar, box, disc, polygon
from assets.sprites.geography import fitted
from assets.sprites.lettering import Lettering
from quiclo_game.shell.palette import CONTINENTS, Colour, Continent, mix

LINE_ON_BACK = "#3C566A"
WIDTH = 360
"""Width of the pictures in px."""
UNIT = WIDTH / 100
HEIGHT = 133.0
EDGE = 2.2

TWO_WAYS = frozenset({6, 9, 16, 18, 19, 61, 66, 68, 81, 86, 89, 91, 98, 99})
"""Numbers that read as another one upside down: a bar below says which way is up."""

NUMERAL_SIZE = {1: 66.0, 2: 63.0, 3: 46.0}
NUMERAL_BAR = {1: 22.0, 2: 34.0, 3: 40.0}
"""By count of digits."""
WATERMARK_LIGHTNESS = 81.5


def continent_of(number: int) -> Continent:
    """Return the continent that a card (1–144) belongs to."""
    return CONTINENTS[(number - 1) // 24]


def _box(x: float, y: float, width: float, height: float, radius: float) -> Field:
    return box(x * UNIT, y * UNIT, width * UNIT, height * UNIT, radius * UNIT)


def _disc(x: float, y: float, radius: float) -> Field:
    return disc(x * UNIT, y * UNIT, radius * UNIT)


def _bar(start: Point, end: Point, thickness: float) -> Field:
    return bar((start[0] * UNIT, start[1] * UNIT), (end[0] * UNIT, end[1] * UNIT), thickness * UNIT)


def _polygon(points: list[Point]) -> Field:
    return polygon([(x * UNIT, y * UNIT) for x, y in points])


@cache
def watermark(colour: Colour) -> Colour:
    """Return a continent's colour mixed with paper until it is light enough for ink to stand on it."""
    if lightness(colour) > WATERMARK_LIGHTNESS - 3:
        return mix("paper", colour, 0.92)
    low, high = 0.0, 1.0
    for _ in range(20):
        share = (low + high) / 2
        low, high = (share, high) if lightness(mix("paper", colour, share)) > WATERMARK_LIGHTNESS else (low, share)
    return mix("paper", colour, low)


def _blank() -> Canvas:
    card = Canvas(WIDTH, (HEIGHT + EDGE) * UNIT)
    card.paint(_box(0, EDGE, 100, HEIGHT, 11).filled(), "paper_edge")
    card.paint(_box(0, 0, 100, HEIGHT, 11).filled(), "paper")
    return card


def _add_top_light(card: Canvas) -> None:
    card.paint(_box(0.6, 0.6, 98.8, HEIGHT - 1.2, 10.5).stroked(0.8 * UNIT), "white", 0.5)


@cache
def _frame(index: int) -> Canvas:
    """Return what the cards of a continent share: paper, colour field, window, watermark."""
    continent = CONTINENTS[index]
    keyline, window = mix(continent.colour, "ink", 0.45), mix("paper", continent.colour, 0.035)
    card = _blank()
    field = _box(4.5, 4.5, 91, HEIGHT - 9, 8)
    card.paint(field.filled(), continent.colour)
    if lightness(continent.colour) > 60:
        card.paint(field.stroked(0.9 * UNIT), keyline, 0.9)
    card.paint(_box(9, 26, 82, 81, 9).filled(), keyline, 0.55)
    card.paint(_box(9.4, 26.5, 81.2, 80, 8.6).filled(), window)
    shape = fitted(continent.code, 50 * UNIT, HEIGHT / 2 * UNIT, 76 * UNIT, 74 * UNIT)
    card.paint(shape, watermark(continent.colour))
    return card


def _band(number: int) -> Canvas:
    """Return the top band of a card: numeral, silhouette, code; the bottom band is the same upside down."""
    continent, text = continent_of(number), str(number)
    band = Canvas(WIDTH, 26 * UNIT)
    numeral = Lettering(text, 19 * UNIT, 10.5 * UNIT, 15.6 * UNIT, "left")
    band.paint(numeral.mask(), continent.text)
    band.paint(Lettering(continent.code, 13.5 * UNIT, 89.5 * UNIT, 15.6 * UNIT, "right").mask(), continent.text, 0.95)
    three_digits = len(text) == 3
    middle, room = (56.5, 17.5) if three_digits else (55.0, 21.0)
    band.paint(fitted(continent.code, middle * UNIT, 15.4 * UNIT, room * UNIT, 17 * UNIT), continent.text, 0.95)
    if number in TWO_WAYS:
        ends = (numeral.left + 0.8 * UNIT, 24.3 * UNIT), (numeral.right - 0.8 * UNIT, 24.3 * UNIT)
        band.paint(bar(*ends, 1.7 * UNIT).filled(), continent.text)
    return band


def front(number: int) -> Canvas:
    """Return the front of a card (1–144)."""
    continent, text = continent_of(number), str(number)
    card = Canvas.of(_frame(CONTINENTS.index(continent)).pixels)
    size, middle = NUMERAL_SIZE[len(text)], HEIGHT / 2
    numeral = Lettering(text, size * UNIT, 50 * UNIT, middle * UNIT)
    card.paint(numeral.halo(UNIT), mix("paper", continent.colour, 0.035))
    card.paint(numeral.mask(), "ink")
    if number in TWO_WAYS:
        length, below = NUMERAL_BAR[len(text)], middle + size * 0.46
        half = length / 2
        card.paint(_bar((50 - half, below), (50 + half, below), length * 0.2).filled(), "ink")
    band = _band(number)
    card.stamp(band)
    card.stamp(band.upside_down(), 0, round(HEIGHT * UNIT) - band.height)
    _add_top_light(card)
    return card


def back() -> Canvas:
    """Return the back of all cards: a sea chart with a compass rose."""
    card = _blank()
    card.paint(_box(4.5, 4.5, 91, HEIGHT - 9, 8).filled(), "back")
    chart = Canvas(WIDTH, HEIGHT * UNIT)
    middle = HEIGHT / 2
    for radius in (33, 44, 55, 66, 77):
        chart.paint(_disc(50, middle, radius).stroked(0.9 * UNIT), LINE_ON_BACK, 0.75)
    for step in range(12):
        angle = math.radians(30 * step + 15)
        start, end = _around(middle, 22, angle), _around(middle, 90, angle)
        chart.paint(_bar(start, end, 0.9).filled(), LINE_ON_BACK, 0.75)
    card.stamp(chart.clipped(_box(8, 8, 84, HEIGHT - 16, 5.5).filled()))
    card.paint(_box(8, 8, 84, HEIGHT - 16, 5.5).stroked(0.9 * UNIT), "cream", 0.55)
    card.paint(_disc(50, middle, 22).filled(), "back")
    card.paint(_disc(50, middle, 22).stroked(1.4 * UNIT), "honey")
    for long, waist, first in ((13.0, 4.6, 45), (18.5, 4.2, 0)):
        _add_rose(card, middle, long, waist, first)
    _add_top_light(card)
    return card


def _around(middle: float, radius: float, angle: float) -> Point:
    return 50 + radius * math.cos(angle), middle + radius * math.sin(angle)


def _add_rose(card: Canvas, middle: float, long: float, waist: float, first: int) -> None:
    """Paint four points of the compass, each half in the light and half in the shade."""
    dimness = 0.35 if first else 0.0
    for quarter in range(4):
        angle = math.radians(90 * quarter + first)
        for side, shade in ((1, 0.0), (-1, 0.35)):
            corner = _around(middle, waist, angle + side * math.pi / 4)
            points = [_around(middle, long, angle), corner, (50.0, middle)]
            card.paint(_polygon(points).filled(), mix("honey", "back", shade + dimness))
