"""The overview: the whole network in small, with a frame around what the camera sees."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from quiclo_game.rules.cards import continent_of
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.network.board import Board, Laid
from quiclo_game.scenes.network.layout import PITCH
from quiclo_game.scenes.network.network_layer import cells_of
from quiclo_game.shell.camera import View
from quiclo_game.shell.draws import Layer
from quiclo_game.shell.palette import CONTINENTS, Colour, rgb

LARGEST = 13.2
"""Distance of two cards at most, in px of the art direction."""
MARGIN = 12.0
CARD_SHARE = 0.65
"""A small card takes so much of its cell."""
RIMMED = 7
"""Cards at least so many px wide have a paper rim."""


class Overview:
    """Knows where a cell lies in the small picture, and keeps that picture; new cards are only added to it."""

    def __init__(self, board: Board) -> None:
        """Show a board."""
        self._board = board
        self._picture = pygame.Surface((1, 1))
        self._order: list[Laid] = []
        self._kept: tuple[object, ...] = ()
        self._drawn = 0

    def pitch(self, area: Area, scale: float) -> tuple[float, float]:
        """Return the distance of two cells, in px."""
        west, north, east, south = self._board.bounds
        columns, rows = east - west + 1, south - north + 1
        ratio = PITCH[1] / PITCH[0]
        room = area.inset(MARGIN * scale)
        across = min(LARGEST * scale, room.width / (columns + 1), room.height / (rows + 1) / ratio)
        return across, across * ratio

    def outward(self, area: Area, scale: float, x: float, y: float) -> tuple[float, float]:
        """Return where a cell is in the window."""
        west, north, east, south = self._board.bounds
        across, down = self.pitch(area, scale)
        return area.cx + (x - (west + east) / 2) * across, area.cy + (y - (north + south) / 2) * down

    def inward(self, area: Area, scale: float, x: float, y: float) -> tuple[float, float]:
        """Return the cell at a place of the window: the inverse of ``outward``."""
        west, north, east, south = self._board.bounds
        across, down = self.pitch(area, scale)
        return (west + east) / 2 + (x - area.cx) / across, (north + south) / 2 + (y - area.cy) / down

    def picture(self, area: Area, scale: float) -> pygame.Surface:
        """Return the small cards on transparent ground, as large as the area."""
        order = self._board.order
        kept = self._board.bounds, area
        if order is not self._order or kept != self._kept:
            size = max(1, round(area.width)), max(1, round(area.height))
            self._picture = pygame.Surface(size, pygame.SRCALPHA, 32)
            self._order, self._kept, self._drawn = order, kept, 0
        for card in order[self._drawn :]:
            self.draw_card(self._picture, area, scale, card, (-area.x, -area.y))
        self._drawn = len(order)
        return self._picture

    def newest(self) -> list[Laid]:
        """Return the cards of the newest line."""
        cells = cells_of(self._board.line(self._board.newest))
        return [card for card in self._board.order[-2:] if (card.x, card.y) in cells]

    def draw_card(
        self,
        surface: pygame.Surface,
        area: Area,
        scale: float,
        card: Laid,
        shift: tuple[float, float],
        rim_colour: Colour = "paper",
    ) -> None:
        """Draw a small card; places are shifted by so many px."""
        across, down = self.pitch(area, scale)
        width, height = max(2, round(across * CARD_SHARE)), max(3, round(down * CARD_SHARE))
        x, y = self.outward(area, scale, card.x, card.y)
        place = pygame.Rect(round(x + shift[0] - width / 2), round(y + shift[1] - height / 2), width, height)
        if width >= RIMMED:
            pygame.draw.rect(surface, rgb(rim_colour), place, border_radius=max(1, width // 4))
            rim = max(1, round(width * 0.14))
            place.inflate_ip(-2 * rim, -2 * rim)
        colour = rgb(CONTINENTS[continent_of(card.number) - 1].colour)
        pygame.draw.rect(surface, colour, place, border_radius=max(0, width // 5))


@dataclass(frozen=True, slots=True, eq=False)
class OverviewLayer(Layer):
    """The overview at one moment; equal to another one exactly if both paint the same."""

    overview: Overview
    area: Area
    scale: float
    view: View
    felt: Area
    version: int

    @property
    def _key(self) -> tuple[int, Area, View, Area, int]:
        return id(self.overview), self.area, self.view, self.felt, self.version

    def __eq__(self, other: object) -> bool:
        """Compare by what is seen."""
        return isinstance(other, OverviewLayer) and self._key == other._key

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        return hash(self._key)

    def extent(self) -> pygame.Rect:
        """Return the area."""
        area = self.area
        return pygame.Rect(round(area.x), round(area.y), round(area.width), round(area.height))

    def paint_on(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Paint the small cards and the frame, which ends where the panel does."""
        place = self.extent().move(x, y)
        surface.blit(self.overview.picture(self.area, self.scale), place)
        for card in self.overview.newest():
            self.overview.draw_card(surface, self.area, self.scale, card, (x, y), "honey")
        felt, inner = self.felt, place.inflate(-8 * self.scale, -8 * self.scale)
        west, north, east, south = self.view.span(felt.x, felt.y, felt.right, felt.bottom)
        left, top = self.overview.outward(self.area, self.scale, west, north)
        right, bottom = self.overview.outward(self.area, self.scale, east, south)
        frame = pygame.Rect(round(left) + x, round(top) + y, round(right - left), round(bottom - top)).clip(inner)
        if frame.width > 4 and frame.height > 4:
            line = max(2, round(2.4 * self.scale))
            pygame.draw.rect(surface, rgb("honey"), frame, line, border_radius=round(8 * self.scale))
