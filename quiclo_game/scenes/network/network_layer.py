"""The network as it is seen through the camera: one layer that costs what is visible, however much lies elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from quiclo_game.rules.network_board import Cell
from quiclo_game.scenes.network.board import Board, Laid
from quiclo_game.scenes.network.edges import Edge
from quiclo_game.scenes.network.marks import Marks, badge_place
from quiclo_game.shell.camera import View
from quiclo_game.shell.card_levels import CardLevels, Cut, Rack
from quiclo_game.shell.draws import Baked, Layer
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.raster import PREMULTIPLIED
from quiclo_game.shell.turning import turned_by

Blit = tuple[pygame.Surface, tuple[int, int]]
Place = Callable[[float, float], tuple[float, float]]
KEPT_MARKS = 40
"""Marks are kept for so many widths of cards."""


def placing(view: View) -> Place:
    """Return ``view.outward``, reckoned out as far as it can be: it is called for everything that is visible."""
    across, down = view.pitch[0] * view.zoom, view.pitch[1] * view.zoom
    x_right, x_down = turned_by(across, 0.0, view.frame.turn)
    y_right, y_down = turned_by(0.0, down, view.frame.turn)
    left, top, west, north = view.frame.x, view.frame.y, view.x, view.y
    if view.frame.turn % 180 == 0:
        return lambda x, y: (left + (x - west) * x_right, top + (y - north) * y_down)
    return lambda x, y: (left + (y - north) * y_right, top + (x - west) * x_down)


class NetworkArt:
    """Everything from which the network is painted: the board, its cards at all sizes, and what joins them."""

    def __init__(self, board: Board, levels: CardLevels, forge: Forge) -> None:
        """Take the board as it is seen; pictures come from ``levels`` and ``forge``."""
        self.board = board
        self.levels = levels
        self._forge = forge
        self._marks: dict[int, Marks] = {}

    def marks(self, width: int) -> Marks:
        """Return the marks for a width of cards."""
        found = self._marks.get(width)
        if found is None:
            if len(self._marks) >= KEPT_MARKS:
                self._marks.clear()
            found = self._marks[width] = Marks(self._forge, width)
        return found

    def visible(self, view: View, area: pygame.Rect) -> tuple[list[Laid], list[Edge]]:
        """Return the cards and edges that may show in a part of the window, and maybe a few more."""
        west, north, east, south = view.span(area.left, area.top, area.right, area.bottom)
        west, north, east, south = west - 1, north - 1, east + 1, south + 1
        cards = [
            card
            for card in self.board.laid.near(west, north, east, south)
            if west <= card[1] <= east and north <= card[2] <= south
        ]
        edges = [
            edge
            for edge in self.board.edges.near(west, north, east, south)
            if west <= edge.x <= east and north <= edge.y <= south
        ]
        return cards, edges

    def paint(self, surface: pygame.Surface, view: View, width: int, ringed: tuple[Cell, ...] = ()) -> None:
        """Paint what shows within the surface's clip, with cards ``width`` px wide, and rings around some."""
        cards, edges = self.visible(view, surface.get_clip())
        place = placing(view)
        under, over = self._joints(edges, place, width)
        whole, cut = self._cards(cards, place, width)
        surface.fblits([*under, *self._glows(place, width)], PREMULTIPLIED)
        surface.fblits(cut)
        surface.fblits(whole, PREMULTIPLIED)
        rings = [blit_of(self.marks(width).ring(), *place(*cell)) for cell in ringed]
        surface.fblits([*rings, *over], PREMULTIPLIED)

    def _cards(self, cards: list[Laid], place: Place, width: int) -> tuple[list[Blit], list[Blit]]:
        """Return the blits with transparent px, and those of the opaque middles."""
        rack = self.levels.rack(width)
        whole: list[Blit] = []
        cut: list[Blit] = []
        for number, column, row in cards:
            x, y = place(column, row)
            own = rack.cards.get(number)
            if own is None:
                self._put(*self.levels.pick(number, width), round(x), round(y), whole, cut)
            else:
                self._put(rack, own, round(x), round(y), whole, cut)
        return whole, cut

    @staticmethod
    def _put(rack: Rack, card: Cut, x: int, y: int, whole: list[Blit], cut: list[Blit]) -> None:
        left, top = x + rack.cast_at[0], y + rack.cast_at[1]
        whole.append((card.top, (left, top)))
        if card.core is None or card.bottom is None or rack.left is None or rack.right is None:
            return
        across, down = rack.core_at
        cut.append((card.core, (x + across, y + down)))
        whole += (
            (rack.left, (left, y + down)),
            (rack.right, (x + rack.right_at[0], y + down)),
            (card.bottom, (left, y + rack.bottom_at[1])),
        )

    def _joints(self, edges: list[Edge], place: Place, width: int) -> tuple[list[Blit], list[Blit]]:
        marks, board = self.marks(width), self.board
        lit = board.newest, board.pointed
        under: list[Blit] = []
        over: list[Blit] = []
        for edge in edges:
            x, y = place(edge.x, edge.y)
            under.append(blit_of(marks.rail(edge, "newest" if edge.line in lit else "rest"), x, y))
            if edge.crossed:
                dx, dy = badge_place(edge)
                x, y = x + dx * marks.unit, y + dy * marks.unit
            over.append(blit_of(marks.badge(edge), x, y))
        return under, over

    def _glows(self, place: Place, width: int) -> Iterator[Blit]:
        for index in {self.board.newest, self.board.pointed}:
            for cell in cells_of(self.board.line(index)):
                yield blit_of(self.marks(width).glow(), *place(*cell))


def cells_of(edges: tuple[Edge, ...]) -> tuple[tuple[int, int], ...]:
    """Return the three cells that the two edges of a line join, in the order of reading; none for less than a line."""
    if len(edges) < 2:
        return ()
    first, second = sorted(edges, key=lambda edge: edge.x * edge.dx + edge.y * edge.dy)
    return (
        (round(first.x - first.dx / 2), round(first.y - first.dy / 2)),
        (round(first.x + first.dx / 2), round(first.y + first.dy / 2)),
        (round(second.x + second.dx / 2), round(second.y + second.dy / 2)),
    )


def blit_of(baked: Baked, x: float, y: float) -> Blit:
    """Return a picture and the corner that brings its anchor to a place."""
    return baked.surface, (round(x - baked.anchor_x), round(y - baked.anchor_y))


@dataclass(frozen=True, slots=True, eq=False)
class NetworkLayer(Layer):
    """The network at one moment: equal to another one exactly if both paint the same."""

    art: NetworkArt
    view: View
    width: int
    size: tuple[int, int]
    version: int
    ringed: tuple[Cell, ...] = ()

    @property
    def _key(self) -> tuple[object, ...]:
        return id(self.art), self.view, self.width, self.size, self.version, self.ringed

    def __eq__(self, other: object) -> bool:
        """Compare by what is seen, not by how it is held."""
        return isinstance(other, NetworkLayer) and self._key == other._key

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        return hash(self._key)

    def extent(self) -> pygame.Rect:
        """Return the whole window."""
        return pygame.Rect((0, 0), self.size)

    def paint_on(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Paint it; a layer as large as the window is never shifted but for the picture of it as one."""
        view = self.view if (x, y) == (0, 0) else self.view.shifted(x, y)
        self.art.paint(surface, view, self.width, self.ringed)
