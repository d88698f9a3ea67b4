"""The panel in which two cards are worked out: sum and difference, the remainders, and what of it counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quiclo_game.locale import Words as Language
from quiclo_game.rules.remainder_pairs import PairRule, Weighing
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.card_tile import card_tile
from quiclo_game.shell.cards import Badge
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.shapes import Box, Dashed
from quiclo_game.shell.text import Words

_TILE, _SIGN = 96.0, 54.0
_SMALLEST = 18.0
_BROAD = 740.0
"""From so many sheet px on the two remainders and what they come to lie side by side."""


@dataclass(frozen=True, slots=True)
class Line:
    """One of the two calculations of a pair: its operator, its result, and what that leaves by the divisor."""

    left: int
    operator: str
    right: int
    result: int
    remainder: int
    counts: bool

    def tokens(self, divisor: int) -> tuple[str, ...]:
        """Return what follows the result: ``= 7 × 7``, or ``= 6 × 7 + 5`` with what is left over."""
        times = ("=", str(self.result // divisor), "×", str(divisor))
        return times if not self.remainder else (*times, "+", str(self.remainder))


def lines_of(weighing: Weighing, rule: PairRule) -> tuple[Line, ...]:
    """Return the calculations that the table plays with, the one that counts first."""
    found = []
    if rule.plus:
        found.append(
            Line(weighing.first, "+", weighing.second, weighing.sum, weighing.sum_remainder, weighing.sum_counts)
        )
    if rule.minus:
        found.append(
            Line(
                weighing.second,
                "−",
                weighing.first,
                weighing.difference,
                weighing.difference_remainder,
                weighing.difference_counts,
            )
        )
    return tuple(sorted(found, key=lambda line: not line.counts))


def working_draws(
    area: Area,
    scale: float,
    cards: tuple[int, ...],
    weighing: Weighing | None,
    rule: PairRule,
    language: Language,
    fonts: Fonts,
    *,
    remainders: bool,
) -> Iterator[Draw]:
    """Yield the working: empty places, one chosen card, or two of them worked out."""
    narrow = area.width < _BROAD * scale
    main, *rows = _parts(area, scale, narrow=narrow)
    yield Draw(Box(main.width, main.height, 20 * scale, "felt_deep", 0.9), main.cx, main.cy)
    if weighing is None:
        yield from _waiting(main, scale, cards, rule)
        if cards and remainders:
            yield from _pill(rows[0].x, rows[0].cy, cards[0], rule.divisor, scale, language)
        return
    lines = lines_of(weighing, rule)
    yield from _large(main, scale, lines[0], rule.divisor)
    if remainders:
        yield from _pill(rows[0].x, rows[0].cy, lines[0].left, rule.divisor, scale, language)
        yield from _pill(rows[0].x + 204 * scale, rows[0].cy, lines[0].right, rule.divisor, scale, language)
        row = rows[1] if narrow else rows[0]
        yield from _remainders(row, scale, row.x + (4 if narrow else 424) * scale, lines[0], rule, language, fonts)
    if len(lines) > 1:
        yield from _small(rows[-1] if remainders else rows[0], scale, lines[1], rule.divisor, language, fonts)


def _parts(area: Area, scale: float, *, narrow: bool) -> tuple[Area, ...]:
    """Return the large line and two rows beneath it; three where the remainders need two of them."""
    large, count = (0.37, 3) if narrow else (0.46, 2)
    main = Area(area.x, area.y, area.width, area.height * large)
    top, gap = main.bottom + 8 * scale, 4 * scale
    height = (area.bottom - top - gap * (count - 1)) / count
    left, width = area.x + 6 * scale, area.width - 12 * scale
    return (main, *(Area(left, top + index * (height + gap), width, height) for index in range(count)))


def _waiting(area: Area, scale: float, cards: tuple[int, ...], rule: PairRule) -> Iterator[Draw]:
    """Yield two places, the first filled once a card is chosen, and the operators that may stand between them."""
    height = min(66 * scale, area.height * 0.72)
    width = _TILE * scale
    x = area.cx - width - 60 * scale
    for index in range(2):
        middle = x + width / 2 + index * (width + 120 * scale)
        if index < len(cards):
            yield from card_tile(cards[index], middle, area.cy, width, height)
        else:
            dashes = Dashed(width, height, 13 * scale, "hint", max(1.5, 3 * scale), 10 * scale, 7 * scale)
            yield Draw(dashes, middle, area.cy, alpha=0.85)
    signs = [sign for sign, allowed in (("+", rule.plus), ("−", rule.minus)) if allowed]
    for index, sign in enumerate(signs):
        step = (index - (len(signs) - 1) / 2) * 44 * scale
        yield Draw(Icon(sign, 38 * scale, "mist"), area.cx + step, area.cy)


def _large(area: Area, scale: float, line: Line, divisor: int) -> Iterator[Draw]:
    height = min(66 * scale, area.height * 0.72)
    badge = 28 * scale
    tokens = ("=", str(line.result), *line.tokens(divisor))
    room = area.width - 2 * badge - 70 * scale
    x = area.x + 18 * scale
    width = _TILE * scale
    yield from card_tile(line.left, x + width / 2, area.cy, width, height)
    yield Draw(Icon(line.operator, 42 * scale, "honey"), x + width + _SIGN * scale / 2, area.cy)
    yield from card_tile(line.right, x + width * 1.5 + _SIGN * scale, area.cy, width, height)
    left = x + 2 * width + (_SIGN + 14) * scale
    equation = Equation(tokens, 46 * scale, max_width=area.x + room - left + 18 * scale)
    yield Draw(equation, left, area.cy)
    kind = "valid" if line.counts else "wrong"
    yield Draw(Badge("valid" if kind == "valid" else "wrong", badge), area.right - badge - 18 * scale, area.cy)


def _pill(x: float, y: float, card: int, divisor: int, scale: float, language: Language) -> Iterator[Draw]:
    width, height = 190 * scale, 38 * scale
    yield Draw(Box(width, height, height / 2, "#1C4A61"), x + width / 2, y)
    yield Draw(Words(str(card), 24 * scale, align="left"), x + 18 * scale, y)
    yield Draw(Icon("right", 24 * scale, "mist"), x + 82 * scale, y)
    word = Words(language("remainder.rest"), 18 * scale, "mist", "plain", "left")
    yield Draw(word, x + 100 * scale, y)
    yield Draw(Words(str(card % divisor), 24 * scale, "honey", align="right", max_width=44 * scale), x + 174 * scale, y)


def _remainders(
    row: Area, scale: float, x: float, line: Line, rule: PairRule, language: Language, fonts: Fonts
) -> Iterator[Draw]:
    divisor = rule.divisor
    left, right = line.left % divisor, line.right % divisor
    result = left + right if line.operator == "+" else left - right
    if result < 0:
        left, right, result = right, left, -result
    tokens = (str(left), line.operator, str(right), "=", str(result))
    equation = Equation(tokens, 27 * scale, max_width=260 * scale)
    yield Draw(equation, x, row.cy)
    told = language("remainder.fits" if line.counts else "remainder.fits_not")
    at = x + min(260 * scale, equation.width(fonts)) + 24 * scale
    yield from _told(told, "cream", at, row, scale, fonts)
    yield _mark(row, scale, line.counts)


def _small(row: Area, scale: float, line: Line, divisor: int, language: Language, fonts: Fonts) -> Iterator[Draw]:
    tokens = (str(line.left), line.operator, str(line.right), "=", str(line.result), *line.tokens(divisor))
    colour = "cream" if line.counts else "mist"
    equation = Equation(tokens, 27 * scale, colour, "honey" if line.counts else "mist", max_width=row.width * 0.62)
    yield Draw(equation, row.x + 4 * scale, row.cy)
    key = "remainder.fits_too" if line.counts else "remainder.leaves"
    told = language(key, remainder=line.remainder)
    x = row.x + 28 * scale + min(equation.width(fonts), row.width * 0.62)
    yield from _told(told, "mist", x, row, scale, fonts)
    yield _mark(row, scale, line.counts)


def _told(told: str, colour: Colour, x: float, row: Area, scale: float, fonts: Fonts) -> Iterator[Draw]:
    """Yield what a line comes to in words; where these would be too small to be read, its mark says it."""
    room = row.right - 60 * scale - x
    if room > 0 and fonts.fitting_size(told, 20 * scale, "plain", room) >= _SMALLEST * scale:
        yield Draw(Words(told, 20 * scale, colour, "plain", "left", max_width=room), x, row.cy)


def _mark(row: Area, scale: float, counts: bool) -> Draw:
    return Draw(Badge("valid" if counts else "wrong", 16 * scale), row.right - 34 * scale, row.cy)
