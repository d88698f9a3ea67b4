"""The overview: the whole network in small, with a frame around what the camera sees."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from quiclo_game.rules.cards import continent_of
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.network.board import Board
from quiclo_game.scenes.network.layout import PITCH
from quiclo_game.shell.camera import View
from quiclo_game.shell.draws import Layer
from quiclo_game.shell.palette import CONTINENTS, rgb

LARGEST = 13.2
"""Distance of two cards at most, in px of the art direction."""
MARGIN = 12.0
CARD_SHARE = 0.65
"""A small card takes so much of its cell."""
RIMMED = 7
"""Cards at least so many px wide have a paper rim."""


class Overview:
    """Knows where a cell lies in the small picture, and keeps that picture until the network changes."""

    def __init__(self, board: Board) -> None:
        """Show a board."""
        self._board = board
        self._picture: pygame.Surface | None = None
        self._key: tuple[int, Area] | None = None

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
        key = self._board.version, area
        if self._picture is None or self._key != key:
            self._key = key
            self._picture = self._drawn(area, scale)
        return self._picture

    def _drawn(self, area: Area, scale: float) -> pygame.Surface:
        surface = pygame.Surface((max(1, round(area.width)), max(1, round(area.height))), pygame.SRCALPHA, 32)
        across, down = self.pitch(area, scale)
        width, height = max(2, round(across * CARD_SHARE)), max(3, round(down * CARD_SHARE))
        rim = max(1, round(width * 0.14)) if width >= RIMMED else 0
        lit = {number for number in self._board.spots if self._is_newest(number)}
        for number, column, row in self._board.laid:
            x, y = self.outward(area, scale, column, row)
            place = pygame.Rect(round(x - area.x - width / 2), round(y - area.y - height / 2), width, height)
            colour = rgb(CONTINENTS[continent_of(number) - 1].colour)
            if rim:
                edge = rgb("honey" if number in lit else "paper")
                pygame.draw.rect(surface, edge, place, border_radius=max(1, width // 4))
                place.inflate_ip(-2 * rim, -2 * rim)
            pygame.draw.rect(surface, colour, place, border_radius=max(0, width // 5))
        return surface

    def _is_newest(self, number: int) -> bool:
        cell = self._board.spots[number]
        edges = self._board.line(self._board.newest)
        return any(abs(edge.x - cell[0]) <= 0.5 and abs(edge.y - cell[1]) <= 0.5 for edge in edges)


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
    def _key(self) -> tuple[int, Area, View, int]:
        return id(self.overview), self.area, self.view, self.version

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
        felt, inner = self.felt, place.inflate(-8 * self.scale, -8 * self.scale)
        west, north, east, south = self.view.span(felt.x, felt.y, felt.right, felt.bottom)
        left, top = self.overview.outward(self.area, self.scale, west, north)
        right, bottom = self.overview.outward(self.area, self.scale, east, south)
        frame = pygame.Rect(round(left) + x, round(top) + y, round(right - left), round(bottom - top)).clip(inner)
        if frame.width > 4 and frame.height > 4:
            line = max(2, round(2.4 * self.scale))
            pygame.draw.rect(surface, rgb("honey"), frame, line, border_radius=round(8 * self.scale))
