"""What is to be seen on the table of the card network right now: it follows the rules, a little later.

Cues and tweens change these figures; ``settle`` sets them all at once from a state (resume, undo, skip of everything).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from quiclo_game.rules.network_board import Cell, Line
from quiclo_game.rules.network_state import NetworkState
from quiclo_game.scenes.network.edges import Edge, edges_of, making_room
from quiclo_game.shell.cell_grid import CellGrid


class Laid(NamedTuple):
    """A card of the network and its cell."""

    number: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the move log: who did what; ``tokens`` and ``line`` only where cards were laid."""

    seat: int
    kind: str
    """``placed``, ``drawn``, ``hint`` or ``passed``."""
    tokens: tuple[str, ...] = ()
    line: int = -1


class Anchor(Enum):
    """What a spot counts from."""

    CELL = "cell"
    HAND = "hand"
    PLATE = "plate"
    PILE = "pile"
    WINDOW = "window"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something flies from or to: a cell, a card of the hand (x), a seat's plate (x), the pile, px of the window.

    It becomes a place only when it is drawn, so that flights follow the camera and a new size of the window.
    """

    anchor: Anchor
    x: float = 0
    y: float = 0


@dataclass(slots=True, eq=False)
class FlightView:
    """A card on its way: how far it has come (0 to 1), how far it is turned (0 back, 1 face), how high it is."""

    number: int
    start: Spot
    goal: Spot
    travel: float = 0.0
    flip: float = 1.0
    lift: float = 0.0
    """0 on the table, 1 as high as it gets."""
    alpha: float = 1.0
    shut: bool = False
    """Whether only its back shows, however it is turned."""


@dataclass(slots=True, eq=False)
class PopView:
    """An edge that is just coming up: its rail grows, its badge pops."""

    edge: Edge
    rail: float = 0.0
    badge: float = 0.0


@dataclass(slots=True)
class Board:
    """Everything that moves or changes on the table of the card network, but for the hand and the camera."""

    seats: int
    counts: list[int] = field(default_factory=list)
    """How many cards every seat holds, as far as has been shown."""
    open_hands: list[list[int]] = field(default_factory=list)
    """The cards of every seat, as far as has been shown, where hands lie open to everyone; else empty."""
    pile: int = 144
    seat: int = 0
    round: int = 1
    laid: CellGrid[Laid] = field(default_factory=CellGrid)
    order: list[Laid] = field(default_factory=list)
    """The same cards in the order in which they were laid."""
    edges: CellGrid[Edge] = field(default_factory=CellGrid)
    lines: list[tuple[Edge, ...]] = field(default_factory=list)
    """The edges of every line by its number, as far as they lie."""
    spots: dict[int, Cell] = field(default_factory=dict)
    """Where each card lies."""
    bounds: tuple[int, int, int, int] = (0, 0, 0, 0)
    """West, north, east, south of all cards that lie."""
    newest: int = -1
    """The line that glows, or −1."""
    pointed: int = -1
    """The line that somebody looks at in the log, or −1."""
    log: list[Entry] = field(default_factory=list)
    flights: list[FlightView] = field(default_factory=list)
    pops: list[PopView] = field(default_factory=list)
    preview: tuple[str, ...] = ()
    """The equation that is being laid, for the read-out."""
    aimed: int = 0
    """The card of the network that a bot aims at, or 0."""
    raised: tuple[int, ...] = ()
    """Hand cards that a bot holds up before it lays them."""
    version: int = 0
    """Grows whenever the network looks different."""

    def touch(self) -> None:
        """Say that the network looks different."""
        self.version += 1

    def lay(self, number: int, cell: Cell) -> None:
        """Put a card into the network."""
        x, y = cell
        if not self.spots:
            self.bounds = (x, y, x, y)
        west, north, east, south = self.bounds
        self.bounds = (min(west, x), min(north, y), max(east, x), max(south, y))
        self.spots[number] = cell
        card = Laid(number, x, y)
        self.laid.add(x, y, card)
        self.order.append(card)
        self.touch()

    def join(self, edge: Edge) -> None:
        """Put an edge between two cards; where it crosses another one, both make room."""
        across = next((other for other in self._at(edge) if edge.diagonal), None)
        if across is not None:
            edge, moved = making_room(edge, across)
            self.edges.remove(across.x, across.y, across)
            self._add_edge(moved)
        self._add_edge(edge)
        self.touch()

    def line(self, index: int) -> tuple[Edge, ...]:
        """Return the edges of a line, none for a line that does not lie."""
        return self.lines[index] if 0 <= index < len(self.lines) else ()

    def settle(self, state: NetworkState, log: Iterable[Entry]) -> None:
        """Show a state as it is, without any motion; ``log`` is what was done before."""
        self.counts = list(map(len, state.hands))
        self.deal(state)
        self.pile = len(state.pile) if state.network.size else 144
        self.seat, self.round = state.turns.seat, state.turns.round
        self.laid, self.order, self.edges, self.lines, self.spots = CellGrid(), [], CellGrid(), [], {}
        self.bounds = (0, 0, 0, 0)
        for spot in state.network.spots():
            self.lay(spot.number, spot.cell)
        for index, line in enumerate(state.network.lines()):
            self.add_line(line, index)
        self.log = list(log)
        self.newest = len(self.lines) - 1
        self.pointed = -1
        self.flights, self.pops = [], []
        self.preview, self.aimed, self.raised = (), 0, ()
        self.touch()

    def deal(self, state: NetworkState) -> None:
        """Take over the hands of a state, where they lie open."""
        self.open_hands = [list(hand) for hand in state.hands] if state.settings["hands"] == "open" else []

    def add_line(self, line: Line, index: int) -> None:
        """Put both edges of a line in; its cards lie already."""
        for edge in edges_of(line, self.spots[line.target], index):
            self.join(edge)

    def _at(self, edge: Edge) -> list[Edge]:
        near = self.edges.near(edge.x, edge.y, edge.x, edge.y)
        return [other for other in near if (other.x, other.y) == (edge.x, edge.y) and other.dx * other.dy]

    def _add_edge(self, edge: Edge) -> None:
        self.edges.add(edge.x, edge.y, edge)
        while len(self.lines) <= edge.line:
            self.lines.append(())
        known = tuple(other for other in self.lines[edge.line] if (other.x, other.y) != (edge.x, edge.y))
        self.lines[edge.line] = (*known, edge)
