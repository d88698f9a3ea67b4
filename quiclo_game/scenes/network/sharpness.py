"""How sharp the cards of the network are: drawn in the made size that is nearest to the zoom, never scaled.

That is so while the camera moves and while it rests: putting down or lifting a finger changes no card.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain

import pygame

from quiclo_game.scenes.network.board import Board
from quiclo_game.scenes.network.edges import Edge
from quiclo_game.scenes.network.layout import CARD
from quiclo_game.scenes.network.network_layer import NetworkArt
from quiclo_game.scenes.services import Services
from quiclo_game.shell.camera import View
from quiclo_game.shell.card_levels import STEPS, CardLevels

BYTES_PER_PIXEL_OF_WINDOW = 46
"""The cards of the network take at most so many bytes for each px of the window: 96 MB at 1920 × 1080 …"""
FULL = 0.9
"""Nothing is made ahead once so much of that is taken."""
LOWEST, HIGHEST = -24, 14
"""Levels of the zoom that people can reach: an eighth to three and a third."""
FEWEST_BYTES, MOST_BYTES = 64_000_000, 256_000_000
"""… and never more than this: all sizes of all cards that show between the smallest and the largest zoom need 240 MB
at 3840 × 2160, and 80 MB at 1920 × 1080."""


class Sharpness:
    """Chooses the width of the cards, and makes one missing picture in every tick, never within a frame."""

    def __init__(self, services: Services, board: Board) -> None:
        """Start with cards as wide as in the art direction; ``place`` says how wide they are in the window."""
        self._services = services
        self._board = board
        self._size = (0, 0)
        self._made = False
        self._settled: tuple[View, int] | None = None
        self._unprepared: Iterator[object] = iter(())
        self._waiting: Iterator[object] = self._unprepared
        self.levels = CardLevels(services.forge, CARD, FEWEST_BYTES)
        self.art = NetworkArt(board, self.levels, services.forge)

    def place(self, base: float, size: tuple[int, int]) -> None:
        """Be told how wide a card is at zoom 1, and how large the window is, in px."""
        if (base, size) != (self.levels.base, self._size):
            limit = min(MOST_BYTES, max(FEWEST_BYTES, size[0] * size[1] * BYTES_PER_PIXEL_OF_WINDOW))
            self.levels = CardLevels(self._services.forge, base, limit)
            self.art = NetworkArt(self._board, self.levels, self._services.forge)
            self._size = size
            self._waiting = self._unprepared = self._preparations()
        self._settled = None

    def width(self, zoom: float) -> int:
        """Return how wide cards are drawn at a zoom, in px."""
        return self.levels.width_near(zoom)

    def update(self, view: View, *, moving: bool) -> bool:
        """Make a picture that is missing; return whether the network looks different now."""
        if moving:
            self._settled = None
            if self.art.missed and not self.levels.fetch(self.art.missed[-1]):
                self.levels.make(self.art.missed.pop(), (self.levels.width_near(view.zoom),), usual=False)
            return False
        key = view, self._board.version
        if key == self._settled:
            next(self._waiting, None)
            return False
        self._waiting = chain(self._unprepared, self._ahead(view))
        if self._make(self.levels.width_near(view.zoom), view):
            self._made = True
            return False
        changed = self._made
        self._settled, self._made = key, False
        return changed

    def _preparations(self) -> Iterator[object]:
        """Make shadows, badges and rails for one size after the other, so that no frame has to: one thing a step."""
        edges = [Edge(0, 0, dx, dy, sign, 0) for sign in "+−×÷=" for dx, dy in ((1, 0), (1, 1), (0, 1), (1, -1))]
        art = self.art
        for level in sorted(range(LOWEST, HIGHEST + 1), key=abs):
            width = self.levels.width_near(2.0 ** (level / STEPS))
            yield self.levels.rack(width)
            for edge in edges:
                marks = art.marks(width)
                if edge.mark not in marks.badges:
                    yield marks.badge(edge)
                if edge.way not in marks.rails["rest"]:
                    yield marks.rail(edge, "rest")

    def _ahead(self, view: View) -> Iterator[object]:
        """Make the cards that a zoom from here will show, in the sizes that come first: one step at a time."""
        window, here = pygame.Rect((0, 0), self._size), round(math.log2(view.zoom) * STEPS)
        for level in sorted(range(LOWEST, HIGHEST + 1), key=lambda level: abs(level - here)):
            zoom = 2.0 ** (level / STEPS)
            width = self.levels.width_near(zoom)
            cards, _ = self.art.visible(view.zoomed(zoom, view.frame.x, view.frame.y), window)
            for card in cards:
                if self.levels.held_bytes > FULL * self.levels.limit:
                    return
                if self.levels.missing((card.number,), width) is not None:
                    if self.levels.fetch(card.number):
                        yield card
                    self.levels.make(card.number, (width,), usual=False)
                    yield card

    def _make(self, width: int, view: View) -> bool:
        """Make the first card that shows and is missing in a width; return whether there was one."""
        cards, _ = self.art.visible(view, pygame.Rect((0, 0), self._size))
        missing = self.levels.missing((card.number for card in cards), width)
        if missing is not None:
            self.levels.make(missing, (width,))
        return missing is not None
