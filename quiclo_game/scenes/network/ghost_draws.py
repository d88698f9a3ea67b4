"""What lies over the network while somebody chooses: rings around a target, ghosts of the cards, edges coming up."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.rules.network_board import Cell
from quiclo_game.scenes.network.board import PopView
from quiclo_game.scenes.network.choice import Ghost
from quiclo_game.scenes.network.edges import Edge, edges_of
from quiclo_game.scenes.network.marks import (
    BADGE,
    CROSSED,
    RAIL,
    TONES,
    JointBadge,
    Tone,
    badge_place,
    gap_of,
    notch_of,
    turn_of,
)
from quiclo_game.shell.camera import View
from quiclo_game.shell.cards import HEIGHT, Badge, CardFace
from quiclo_game.shell.cards import Ghost as GhostOutline
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Bar, Box, Dashed
from quiclo_game.shell.text import Words

SEE_THROUGH = 0.72
"""Opacity of the cards where the main key would lay them."""
FAINT = 0.6
SMALL = 26
"""Cards narrower than so many px get no numerals in their ghosts."""


class NetworkOverlay:
    """Draws over the network for one view; ``width`` is that of the cards in px, ``unit`` px per px of the design."""

    def __init__(self, view: View, width: int, unit: float) -> None:
        """Take the camera's view."""
        self._view = view
        self._width = width
        self._unit = unit

    def hint(self, cell: Cell) -> Iterator[Draw]:
        """Yield the dashes and the bulb around a card of the network that a hint points out."""
        width, s = self._width, self._unit
        x, y = self._view.outward(*cell)
        dashes = Dashed(width + 8 * s, width * HEIGHT + 10 * s, 12 * s, "hint", max(2.0, 3.2 * s), 10 * s, 6 * s)
        yield Draw(dashes, x, y)
        yield Draw(Badge("hint", max(8.0, 13.5 * width / 100)), x + width / 2, y - width * HEIGHT / 2)

    def ghosts(self, ghosts: tuple[Ghost, ...], chosen: Ghost | None) -> Iterator[Draw]:
        """Yield outlines where cards could lie, and the cards themselves, pale, where the main key would lay them."""
        for ghost in ghosts:
            if ghost is not chosen:
                yield from self._outlines(ghost)
        if chosen is not None:
            yield from self._cards(chosen)

    def pops(self, pops: list[PopView]) -> Iterator[Draw]:
        """Yield the edges that are just coming up."""
        for pop in pops:
            yield from self._rail(pop.edge, "newest", pop.rail)
            if pop.badge > 0.0:
                yield self._badge(pop.edge, round(pop.badge * 16) / 16)

    def _outlines(self, ghost: Ghost) -> Iterator[Draw]:
        for cell, number in zip(ghost.cells, (ghost.line.near, ghost.line.far), strict=True):
            x, y = self._view.outward(*cell)
            yield Draw(GhostOutline(self._width), x, y, alpha=FAINT)
            if self._width >= SMALL:
                size = self._width * (0.42 if number < 100 else 0.34)
                yield Draw(Words(str(number), size, "hint"), x, y, alpha=FAINT)

    def _cards(self, ghost: Ghost) -> Iterator[Draw]:
        width, s = self._width, self._unit
        target = 2 * ghost.near[0] - ghost.far[0], 2 * ghost.near[1] - ghost.far[1]
        edges = edges_of(ghost.line, target, -1)
        for edge in edges:
            yield from self._rail(edge, "ghost", 1.0)
        for cell, number in zip(ghost.cells, (ghost.line.near, ghost.line.far), strict=True):
            x, y = self._view.outward(*cell)
            yield Draw(Box(width, round(width * HEIGHT), 11 * width / 100, "felt_deep", 0.35), x, y)
            yield Draw(CardFace(number, width, shadow=False), x, y, alpha=SEE_THROUGH)
            dashes = Dashed(width + 6 * s, width * HEIGHT + 8 * s, 11 * s, "hint", max(2.0, 3.2 * s), 10 * s, 6 * s)
            yield Draw(dashes, x, y + s)
        for edge in edges:
            yield self._badge(edge, 1.0)

    def _rail(self, edge: Edge, tone: Tone, grown: float) -> Iterator[Draw]:
        length = gap_of(edge) * self._width / 80 * min(1.0, grown)
        if length < 1.0:
            return
        colour, alpha = TONES[tone]
        bar = Bar(round(length), max(2.0, round(RAIL * self._width / 80)), colour)
        yield Draw(bar, *self._view.outward(edge.x, edge.y), turn=turn_of(edge), alpha=alpha)

    def _badge(self, edge: Edge, grown: float) -> Draw:
        unit = self._width / 80
        x, y = self._view.outward(edge.x, edge.y)
        dx, dy = badge_place(edge)
        radius = max(3.0, BADGE * unit * (CROSSED if edge.crossed else 1.0))
        return Draw(JointBadge(edge.sign, radius, notch_of(edge)), x + dx * unit, y + dy * unit, scale=grown)
