"""The network as it is seen through the camera: one layer that costs what is visible, however much lies elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import pygame

from quiclo_game.rules.network_board import Cell
from quiclo_game.scenes.network.board import Board, Laid
from quiclo_game.scenes.network.edges import Edge
from quiclo_game.scenes.network.marks import Marks
from quiclo_game.shell.camera import View
from quiclo_game.shell.card_levels import CardLevels, Cut, Rack
from quiclo_game.shell.draws import Baked, Layer
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.painter import Blit
from quiclo_game.shell.raster import PREMULTIPLIED
from quiclo_game.shell.turning import turned_by

Thing = TypeVar("Thing")
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

    def all(self, things: Sequence[tuple[Thing, float, float]]) -> list[tuple[Thing, int, int]]:
        """Return things with the nearest px of their places; each column and row is reckoned out only once."""
        if self.x_right == self.y_down == 0.0:
            columns = {row: self.px(0.0, row)[0] for row in {row for _, _, row in things}}
            rows = {column: self.px(column, 0.0)[1] for column in {column for _, column, _ in things}}
            return [(thing, columns[row], rows[column]) for thing, column, row in things]
        columns = {column: self.px(column, 0.0)[0] for column in {column for _, column, _ in things}}
        rows = {row: self.px(0.0, row)[1] for row in {row for _, _, row in things}}
        return [(thing, columns[column], rows[row]) for thing, column, row in things]


class NetworkArt:
    """Everything from which the network is painted: the board, its cards at all sizes, and what joins them."""

    def __init__(self, board: Board, levels: CardLevels, forge: Forge) -> None:
        """Take the board as it is seen; pictures come from ``levels`` and ``forge``."""
        self.board = board
        self.levels = levels
        self._forge = forge
        self.missed: list[int] = []
        """The cards that were last painted in another width than the wanted one, because they are not made in it."""
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

        ``quick`` leaves away all of the cards' shadows but what falls below them, which nobody misses while it moves.
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
        rack = self.levels.rack(width)
        made = rack.cards
        places = placing.all(cards)
        self.missed = sorted(number for number, _, _ in places if number not in made)
        if not self.missed:
            return blits_of_rack(rack, [(made[number], x, y) for number, x, y in places], quick)
        whole: list[Blit] = []
        cut: list[Blit] = []
        racks = self.levels.nearest(width)
        for number, x, y in places:
            found = next((other for other in racks if number in other.cards), rack)
            card = found.cards.get(number) or self.levels.pick(number, width)[1]
            blended, copied = blits_of_rack(found, [(card, x, y)], quick)
            whole += blended
            cut += copied
        return whole, cut

    def _joints(self, edges: list[Edge], placing: Placing, marks: Marks) -> tuple[list[Blit], list[Blit]]:
        """Return the blits of rails, which lie beneath the cards, and of badges, which lie above them.

        Where an edge leads straight its badge fills the gap between the cards, and nobody sees the rail under it.
        """
        lit = (self.board.newest, self.board.pointed)
        for edge in edges:
            if edge.look not in marks.signs:
                marks.add_sign(edge)
        signs = marks.signs
        under = [
            blit_of(marks.rail(edge, "newest" if edge.line in lit else "rest"), *placing.px(edge.x, edge.y))
            for edge in edges
            if edge.diagonal or edge.line in lit
        ]
        over = [
            (sign, (x + right, y + down))
            for (sign, right, down), x, y in placing.all([(signs[edge.look], edge.x, edge.y) for edge in edges])
        ]
        return under, over


def blits_of_rack(rack: Rack, cards: list[tuple[Cut, int, int]], quick: bool) -> tuple[list[Blit], list[Blit]]:
    """Return the blits of cards of one width whose middles lie at (x, y) px: blended ones, and copied ones.

    ``quick``: with nothing of their shadows but what falls below them.
    """
    left, top = rack.cast_at
    whole: list[Blit]
    cut: list[Blit]
    if rack.left is None or rack.right is None:
        return [(card.top, (x + left, y + top)) for card, x, y in cards], []
    if quick:
        across, down = rack.face_at
        cut = [(card.face, (x + across, y + down)) for card, x, y in cards if card.face]
        left, down = rack.foot_at
        foot = rack.foot
        return [(foot, (x + left, y + down)) for _, x, y in cards] if foot else [], cut
    across, down = rack.core_at
    bottom, right = rack.bottom_at[1], rack.right_at[0]
    cut = [(card.core, (x + across, y + down)) for card, x, y in cards if card.core]
    whole = [(card.top, (x + left, y + top)) for card, x, y in cards]
    whole += [(card.bottom, (x + left, y + bottom)) for card, x, y in cards if card.bottom]
    whole += [(rack.left, (x + left, y + down)) for _, x, y in cards]
    whole += [(rack.right, (x + right, y + down)) for _, x, y in cards]
    return whole, cut


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
