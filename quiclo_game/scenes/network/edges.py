"""What joins the cards of a line: two edges with a sign each, where they lie, and how crossing ones give way."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from quiclo_game.rules.network_board import Cell, Line, direction_named
from quiclo_game.rules.network_triples import Equation
from quiclo_game.rules.writing import Notation, sign

EQUALS = "="


@dataclass(frozen=True, slots=True)
class Edge:
    """The joint between two neighbouring cards, its middle at (x, y) in cells.

    (dx, dy) is the step in which the line is read. ``notch``: people would read it the other way, so the badge shows
    the direction. ``crossed``: another line crosses here, so the badge makes room. ``line`` is the line's number.
    """

    x: float
    y: float
    dx: int
    dy: int
    sign: str
    line: int
    notch: bool = False
    crossed: bool = False
    way: int = field(init=False, compare=False, repr=False)
    """How the edge leads, however it is read: 0 across, 1 down right, 2 down, 3 up right."""
    mark: str = field(init=False, compare=False, repr=False)
    """The same for all edges whose badges look alike."""
    look: str = field(init=False, compare=False, repr=False)
    """The same for all edges whose badges look alike and lie alike beside their middles; asked for in every frame."""
    diagonal: bool = field(init=False, compare=False, repr=False)
    """Whether the edge leads from corner to corner, where another one may cross it."""

    def __post_init__(self) -> None:
        """Reckon out what follows from the rest."""
        way = 0 if self.dy == 0 else 2 if self.dx == 0 else 1 if self.dx == self.dy else 3
        object.__setattr__(self, "way", way)
        tip = f"{self.dx},{self.dy}" if self.notch else ""
        object.__setattr__(self, "mark", f"{self.sign}{'×' if self.crossed else ''}{tip}")
        object.__setattr__(self, "look", f"{self.mark}/{way}")
        object.__setattr__(self, "diagonal", bool(self.dx and self.dy))


def equation_tokens(equation: Equation) -> tuple[str, ...]:
    """Return an equation as it is read: number, operator, number, equals sign, number."""
    operator = sign(equation.operator, Notation.CROSS)
    return str(equation.left), operator, str(equation.right), EQUALS, str(equation.result)


def edges_of(line: Line, target: Cell, index: int) -> tuple[Edge, Edge]:
    """Return the two edges of a line from its target outwards; ``target`` is the target's cell.

    Raises ``ValueError`` for a line without a direction.
    """
    direction = direction_named(line.direction)
    if direction is None:
        raise ValueError(line.direction)
    outward = line.equation.outward
    way = 1 if outward else -1
    step = direction.dx * way, direction.dy * way
    operator = sign(line.equation.operator, Notation.CROSS)
    signs = (operator, EQUALS) if outward else (EQUALS, operator)
    found = []
    for place, text in zip((0.5, 1.5), signs, strict=True):
        x, y = target[0] + direction.dx * place, target[1] + direction.dy * place
        notch = text != EQUALS and step < (0, 0)
        found.append(Edge(x, y, *step, text, index, notch))
    return found[0], found[1]


def making_room(edge: Edge, other: Edge) -> tuple[Edge, Edge]:
    """Return two edges that cross, both marked as crossed."""
    return replace(edge, crossed=True), replace(other, crossed=True)
