"""The title plays: small cards of all continents slide out of the fan one after another and drift into the tiles."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from quiclo_game.play.lots import Lots
from quiclo_game.rules.cards import Continent
from quiclo_game.scenes.area import Area
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.easing import clamp, in_out_sine, out_cubic
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.shapes import Box

BEGIN = 900.0
"""Ms until the first card leaves: people see a picture that rests first."""
EVERY = 850.0
FLIGHT = 2900.0
FADE = 260.0
ECHO = 420.0
"""So many ms the edge of a tile shines after a card has come in."""
CARD = 84.0
"""Width of a card as it leaves, in px of the design."""
SHRINK, SHRINK_STEPS = 0.45, 12
DOWN = 1.35
"""Power of the share of the way: a card slides sideways out of the fan first, and then down into its tile."""
SWAY, TURN_STEP = 11.0, 2.0
"""Degrees by which a card rocks, and the steps in which it does, so that its pictures are found again."""
TILES_APART = 2
"""From one card to the next the goal moves on by so many tiles, and by one more after each round."""


@frozen
class Card:
    """One card on its way: its number, when it leaves (ms), from which continent of the fan, into which tile."""

    number: int
    leaves: float
    continent: int
    tile: int


def slot(tile: Area, card: float) -> tuple[float, float]:
    """Return where cards ``card`` px wide come in: at the upper edge of a tile, or of its picture if that is beside."""
    x = tile.cx if tile.width < 2 * tile.height else tile.x + 0.16 * tile.width
    return x, tile.y + min(0.2 * tile.height, 0.6 * card)


class Drift:
    """All cards that ever drift over one title; where they are follows from the time alone."""

    def __init__(self, starts: Sequence[tuple[float, float]], tiles: Sequence[Area], scale: float, seed: int) -> None:
        """Let cards leave ``starts``, one for each continent, for ``tiles``; both px of the window."""
        self._starts = tuple(starts)
        self._tiles = tuple(tiles)
        self._scale = scale
        self._lots = Lots(seed)
        self._cards: list[Card] = []

    def draws(self, elapsed: float) -> Iterator[Draw]:
        """Yield what is under way so many ms after the title appeared: shining edges, and over them cards."""
        flying = list(self._flying(elapsed))
        for card in flying:
            yield from self._echo(card, elapsed - card.leaves - FLIGHT)
        for card in flying:
            yield from self._card(card, elapsed - card.leaves)

    def _flying(self, elapsed: float) -> Iterator[Card]:
        first = max(0, int((elapsed - BEGIN - FLIGHT - ECHO) // EVERY))
        last = int((elapsed - BEGIN) // EVERY)
        for index in range(first, last + 1):
            yield self._at(index)

    def _at(self, index: int) -> Card:
        """Return the card that leaves as the ``index``-th; each continent and each tile has its turn."""
        while len(self._cards) <= index:
            at = len(self._cards)
            continent = (at * 5 + at // len(Continent)) % len(Continent)
            cards = Continent(continent + 1).cards
            number = cards[self._lots.below(len(cards))]
            tile = (at * TILES_APART + at // len(self._tiles)) % len(self._tiles)
            self._cards.append(Card(number, BEGIN + at * EVERY, continent, tile))
        return self._cards[index]

    def _card(self, card: Card, age: float) -> Iterator[Draw]:
        if not 0.0 <= age < FLIGHT:
            return
        share = in_out_sine(age / FLIGHT)
        (x0, y0), tile = self._starts[card.continent], self._tiles[card.tile]
        x1, y1 = slot(tile, CARD * self._scale)
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share**DOWN
        turn = round(SWAY * math.sin(2 * math.pi * (age / FLIGHT + card.continent / 6)) / TURN_STEP) * TURN_STEP
        scale = 1.0 - SHRINK * round(share * SHRINK_STEPS) / SHRINK_STEPS
        alpha = clamp(age / FADE) * clamp((FLIGHT - age) / FADE)
        look = CardFace(card.number, round(CARD * self._scale), lift=6)
        yield Draw(look, x, y, turn, scale, round(alpha * 16) / 16)

    def _echo(self, card: Card, age: float) -> Iterator[Draw]:
        if not 0.0 <= age < ECHO:
            return
        tile, s = self._tiles[card.tile], self._scale
        edge = Box(tile.width, tile.height, 24 * s, None, line="honey", line_width=3 * s)
        yield Draw(edge, tile.cx, tile.cy, alpha=round((1 - out_cubic(age / ECHO)) * 12) / 12)
