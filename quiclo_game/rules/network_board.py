"""The network of cards on the table: which card lies on which cell, in which directions two more fit, which lines lie.

The table has no bounds. Every card knows its open directions, so that no search for a move ever looks at cells.
Source: kartenverbindung.txt, "Ablage".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from quiclo_game.rules.network_triples import Equation
from quiclo_game.rules.trie import Trie

Cell = tuple[int, int]
"""Column and row; columns grow eastwards, rows southwards."""


class Direction(NamedTuple):
    """One of the eight directions in which a line can leave a card; ``bit`` is its place in a set of directions."""

    name: str
    dx: int
    dy: int
    bit: int

    @property
    def outward(self) -> bool:
        """Whether someone who reads from the west (or else from the north) begins at the card that the line leaves."""
        return (self.dx, self.dy) > (0, 0)

    def steps(self, start: Cell) -> tuple[Cell, Cell]:
        """Return the two cells next to a cell in this direction."""
        x, y = start
        return (x + self.dx, y + self.dy), (x + 2 * self.dx, y + 2 * self.dy)


def _compass() -> Iterator[Direction]:
    ways = (
        ("e", 1, 0),
        ("se", 1, 1),
        ("s", 0, 1),
        ("sw", -1, 1),
        ("w", -1, 0),
        ("nw", -1, -1),
        ("n", 0, -1),
        ("ne", 1, -1),
    )
    for place, (name, dx, dy) in enumerate(ways):
        yield Direction(name, dx, dy, 1 << place)


DIRECTIONS: Final = tuple(_compass())
"""All eight, clockwise from the east."""
_ALL_OPEN: Final = 255
_BY_NAME: Final = {direction.name: direction for direction in DIRECTIONS}
_AROUND: Final = tuple(
    (step * there.dx, step * there.dy, ~there.bit, ~back.bit)
    for there, back in zip(DIRECTIONS, DIRECTIONS[4:] + DIRECTIONS[:4], strict=True)
    for step in (1, 2)
)
"""Where a card can stand in the way: offset; what stays open to the card in the middle, and to the other one."""


def direction_named(name: str) -> Direction | None:
    """Return the direction of a name (``e``, ``se``, … clockwise), or ``None`` where there is no such direction."""
    return _BY_NAME.get(name)


def directions_in(bits: int) -> tuple[Direction, ...]:
    """Return the directions of a set, clockwise from the east."""
    return tuple([direction for direction in DIRECTIONS if bits & direction.bit])


class Spot(NamedTuple):
    """A card and its cell."""

    number: int
    x: int
    y: int

    @property
    def cell(self) -> Cell:
        """The card's cell."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Line:
    """Two cards that were laid next to a target, in a direction, and how the three read."""

    target: int
    near: int
    far: int
    direction: str
    equation: Equation

    @property
    def cards(self) -> tuple[int, int, int]:
        """The three cards from the target outwards."""
        return self.target, self.near, self.far


@dataclass(frozen=True)
class Network:
    """All cards that lie, immutable: laying cards gives a new network that shares nearly everything with the old one.

    ``numbers`` holds the cards that lie as bits, ``playable`` those of them with an open direction; ``bounds`` are the
    outermost columns and rows (west, north, east, south), inclusive.
    """

    size: int = 0
    """How many cards lie."""
    line_count: int = 0
    """How many lines were laid."""
    numbers: int = 0
    playable: int = 0
    bounds: tuple[int, int, int, int] = (0, 0, 0, 0)
    _open: bytes = b""
    """The open directions of every card as bits, at the place of its number."""
    _spots: Trie[Spot] = field(default_factory=Trie)
    _cells: Trie[int] = field(default_factory=Trie)
    _lines: Trie[Line] = field(default_factory=Trie)

    def __contains__(self, number: int) -> bool:
        """Say whether a card lies in the network."""
        return number > 0 and bool(self.numbers & 1 << number)

    def spot(self, number: int) -> Spot | None:
        """Return where a card lies, or ``None`` where it does not."""
        return self._spots.get(number)

    def card_at(self, cell: Cell) -> int | None:
        """Return the card on a cell, or ``None`` where it is free."""
        x, y = cell
        return self._cells.get(_lane(x) | _lane(y) << 1)

    def open_bits(self, number: int) -> int:
        """Return the set of directions in which two cards fit next to a card; 0 also for one that does not lie."""
        return self._open[number] if 0 <= number < len(self._open) else 0

    def open_directions(self, number: int) -> tuple[Direction, ...]:
        """Return in which directions two cards fit next to a card, clockwise from the east."""
        return directions_in(self.open_bits(number))

    def spots(self) -> Iterator[Spot]:
        """Yield all cards that lie, in no particular order."""
        return self._spots.values()

    def within(self, west: int, north: int, east: int, south: int) -> Iterator[Spot]:
        """Yield the cards between these columns and rows, inclusive, in no particular order.

        Costs what the smaller of the two costs: looking at every cell there, or at every card that lies.
        """
        if (east - west + 1) * (south - north + 1) > self.size:
            yield from (spot for spot in self.spots() if west <= spot.x <= east and north <= spot.y <= south)
            return
        columns = [(x, _lane(x)) for x in range(west, east + 1)]
        for y in range(north, south + 1):
            row = _lane(y) << 1
            for x, column in columns:
                number = self._cells.get(column | row)
                if number is not None:
                    yield Spot(number, x, y)

    def line(self, index: int) -> Line:
        """Return a line by its number in the order of laying, from 0; raises ``IndexError``."""
        line = self._lines.get(index) if index >= 0 else None
        if line is None:
            raise IndexError(index)
        return line

    def lines(self) -> Iterator[Line]:
        """Yield all lines in the order in which they were laid."""
        return map(self.line, range(self.line_count))

    def with_card(self, number: int, cell: Cell) -> Network:
        """Return the network with one more card, in no line.

        Raises ``ValueError`` if the number is no whole number from 1 on, the card lies already, or the cell is taken.
        """
        return self._with_cards(((number, *cell),), None)

    def with_line(self, line: Line) -> Network:
        """Return the network with two more cards; raises ``ValueError`` if they do not fit there."""
        spot, direction = self.spot(line.target), direction_named(line.direction)
        if spot is None or direction is None:
            raise ValueError(f"no such place: {line}")
        near, far = direction.steps(spot.cell)
        return self._with_cards(((line.near, *near), (line.far, *far)), line)

    def _with_cards(self, cards: Sequence[tuple[int, int, int]], line: Line | None) -> Network:
        spots, cells, numbers, playable = self._spots, self._cells, self.numbers, self.playable
        is_open = bytearray(self._open)
        west, north, east, south = self.bounds if self.size else (*cards[0][1:], *cards[0][1:])
        for number, x, y in cards:
            # Places −2 and −1 of these lists are the last but one and the last: offsets are places.
            columns = [_lane(x), _lane(x + 1), _lane(x + 2), _lane(x - 2), _lane(x - 1)]
            rows = [_lane(y) << 1, _lane(y + 1) << 1, _lane(y + 2) << 1, _lane(y - 2) << 1, _lane(y - 1) << 1]
            here = columns[0] | rows[0]
            if number < 1 or numbers & 1 << number or here in cells:
                raise ValueError(f"{number} cannot lie on {x}, {y}")
            left, card_at = _ALL_OPEN, cells.get
            for dx, dy, there, back in _AROUND:
                other = card_at(columns[dx] | rows[dy])
                if other is not None:
                    left &= there
                    is_open[other] &= back
                    if not is_open[other]:
                        playable &= ~(1 << other)
            if number >= len(is_open):
                is_open.extend(bytes(number + 1 - len(is_open)))
            is_open[number] = left
            if left:
                playable |= 1 << number
            numbers |= 1 << number
            spots, cells = spots.put(number, Spot(number, x, y)), cells.put(here, number)
            west, north, east, south = min(west, x), min(north, y), max(east, x), max(south, y)
        return Network(
            self.size + len(cards),
            self.line_count + (line is not None),
            numbers,
            playable,
            (west, north, east, south),
            bytes(is_open),
            spots,
            cells,
            self._lines if line is None else self._lines.put(self.line_count, line),
        )


def _spread(byte: int) -> int:
    """Return the bits of a byte with a gap after each."""
    return sum((byte >> place & 1) << 2 * place for place in range(8))


_SPREAD: Final = tuple(map(_spread, range(256)))


def _lane(number: int) -> int:
    """Return a whole number ≥ 0 for every column or row, different for every two, with a gap after each bit.

    A column's and, moved by one bit, a row's make the key of a cell. Its low bits differ among near cells, which keeps
    the tree of all cells flat.
    """
    number = number << 1 if number >= 0 else ~(number << 1)
    if number < 256:
        return _SPREAD[number]
    lane = place = 0
    while number:
        lane |= _SPREAD[number & 255] << place
        number >>= 8
        place += 16
    return lane
