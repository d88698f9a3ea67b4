"""The network as it is seen through the camera: one layer that costs what is visible, however much lies elsewhere."""

from __future__ import annotations

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
REACH = 0.62
"""A card, its shadow, a badge with its rail: nothing reaches farther from its place, in cells."""
KEPT_MARKS = 60
"""Marks are kept for so many widths of cards."""
AHEAD = 4096
"""Added before a place is cut to whole px, so that it is rounded alike on both sides of the window's edge."""


@dataclass(frozen=True, slots=True)
class Placing:
    """``View.outward`` reckoned out: two factors for each axis. It is asked for everything that is visible."""

    x: float
    x_right: float
    x_down: float
    y: float
    y_right: float
    y_down: float

    @classmethod
    def of(cls, view: View) -> Placing:
        """Return the factors of a view."""
        across, down, turn = view.pitch[0] * view.zoom, view.pitch[1] * view.zoom, view.frame.turn
        x_right, y_right = turned_by(across, 0.0, turn)
        x_down, y_down = turned_by(0.0, down, turn)
        x = view.frame.x - view.x * x_right - view.y * x_down
        y = view.frame.y - view.x * y_right - view.y * y_down
        return cls(x, x_right, x_down, y, y_right, y_down)

    def px(self, column: float, row: float) -> tuple[int, int]:
        """Return the nearest px of a place of the world."""
        x = self.x + column * self.x_right + row * self.x_down
        y = self.y + column * self.y_right + row * self.y_down
        return int(x + AHEAD + 0.5) - AHEAD, int(y + AHEAD + 0.5) - AHEAD


class NetworkArt:
    """Everything from which the network is painted: the board, its cards at all sizes, and what joins them."""

    def __init__(self, board: Board, levels: CardLevels, forge: Forge) -> None:
        """Take the board as it is seen; pictures come from ``levels`` and ``forge``."""
        self.board = board
        self.levels = levels
        self._forge = forge
        self._marks: dict[int, Marks] = {}
        self._lens = forge.lens

    def marks(self, width: int) -> Marks:
        """Return the marks for a width of cards, as the lens of the forge wants them."""
        if self._forge.lens != self._lens:
            self._lens = self._forge.lens
            self._marks.clear()
        found = self._marks.get(width)
        if found is None:
            if len(self._marks) >= KEPT_MARKS:
                self._marks.clear()
            found = self._marks[width] = Marks(self._forge, width)
        return found

    def visible(self, view: View, area: pygame.Rect) -> tuple[list[Laid], list[Edge]]:
        """Return the cards and edges that may show in a part of the window, and maybe a few more."""
        west, north, east, south = view.span(area.left, area.top, area.right, area.bottom)
        west, north, east, south = west - REACH, north - REACH, east + REACH, south + REACH
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

    def paint(
        self, surface: pygame.Surface, view: View, width: int, ringed: tuple[Cell, ...] = (), *, quick: bool = False
    ) -> None:
        """Paint what shows within the surface's clip, with cards ``width`` px wide, and rings around some.

        ``quick`` leaves the shadows at the sides of the cards away, which nobody misses while all of it moves.
        """
        cards, edges = self.visible(view, surface.get_clip())
        placing, marks = Placing.of(view), self.marks(width)
        under, over = self._joints(edges, placing, marks)
        whole, cut = self._cards(cards, placing, width, quick)
        lit = {cell for index in (self.board.newest, self.board.pointed) for cell in cells_of(self.board.line(index))}
        under += [blit_of(marks.glow(), *placing.px(*cell)) for cell in lit]
        surface.fblits(under, PREMULTIPLIED)
        surface.fblits(cut)
        surface.fblits(whole, PREMULTIPLIED)
        surface.fblits([*(blit_of(marks.ring(), *placing.px(*cell)) for cell in ringed), *over], PREMULTIPLIED)

    def _cards(self, cards: list[Laid], placing: Placing, width: int, quick: bool) -> tuple[list[Blit], list[Blit]]:
        """Return the blits with transparent px, and those of the opaque middles."""
        rack, px = self.levels.rack(width), placing.px
        made = rack.cards
        whole: list[Blit] = []
        cut: list[Blit] = []
        for number, column, row in cards:
            x, y = px(column, row)
            card = made.get(number)
            if card is None:
                put_card(*self.levels.pick(number, width), x, y, whole, cut, quick)
            else:
                put_card(rack, card, x, y, whole, cut, quick)
        return whole, cut

    def _joints(self, edges: list[Edge], placing: Placing, marks: Marks) -> tuple[list[Blit], list[Blit]]:
        """Return the blits of rails, which lie beneath the cards, and of badges, which lie above them."""
        px, unit, lit = placing.px, marks.unit, (self.board.newest, self.board.pointed)
        under: list[Blit] = []
        over: list[Blit] = []
        for edge in edges:
            x, y = px(edge.x, edge.y)
            under.append(blit_of(marks.rail(edge, "newest" if edge.line in lit else "rest"), x, y))
            if edge.crossed:
                dx, dy = badge_place(edge)
                x, y = round(x + dx * unit), round(y + dy * unit)
            over.append(blit_of(marks.badge(edge), x, y))
        return under, over


def put_card(rack: Rack, card: Cut, x: int, y: int, whole: list[Blit], cut: list[Blit], quick: bool) -> None:
    """Add the blits of a card whose middle lies at (x, y) px; ``quick``: without the shadow at its sides."""
    left, top = rack.cast_at
    left += x
    whole.append((card.top, (left, y + top)))
    if card.core is None or card.bottom is None or rack.left is None or rack.right is None:
        return
    across, down = rack.core_at
    down += y
    cut.append((card.core, (x + across, down)))
    if not quick:
        whole.append((rack.left, (left, down)))
        whole.append((rack.right, (x + rack.right_at[0], down)))
    whole.append((card.bottom, (left, y + rack.bottom_at[1])))


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


def blit_of(baked: Baked, x: int, y: int) -> Blit:
    """Return a picture and the corner that brings its anchor to a place."""
    return baked.surface, (x - int(baked.anchor_x + 0.5), y - int(baked.anchor_y + 0.5))


@dataclass(frozen=True, slots=True, eq=False)
class NetworkLayer(Layer):
    """The network at one moment: equal to another one exactly if both paint the same."""

    art: NetworkArt
    view: View
    width: int
    size: tuple[int, int]
    version: int
    ringed: tuple[Cell, ...] = ()
    quick: bool = False

    @property
    def _key(self) -> tuple[object, ...]:
        return id(self.art), self.view, self.width, self.size, self.version, self.ringed, self.quick

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
        self.art.paint(surface, view, self.width, self.ringed, quick=self.quick)
