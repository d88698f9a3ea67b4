"""How texts share out the room that they have: all of them grow in turns, each until it meets something.

One that meets its neighbour above or below gives way, as long as there is air on its other side.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter

from quiclo_game.scenes.text_edges import Edges, Text
from quiclo_game.shell.draws import Draw

STEP = 1.07
AIR = 2.0
"""Px that a grown text keeps from everything."""
APART = 0.24
"""Beside a text there is free so much of its size."""
RAGGED = 1.2
"""What looks alike grows on where some of it cannot, up to so many times the size of that."""
ASIDE = 0.9
"""A text gives way by so much of its size at most."""
WAYS = 4
"""So many ways aside are tried, the shortest ones first."""
Measure = Callable[[Draw, float], tuple[Edges, float]]
"""Says what a draw takes up at a factor, and how large its letters are then, in px."""


@dataclass(slots=True, eq=False)
class GrowingText:
    """A text that grows: its draw and edges, what holds it, and what lies so near that it could be met."""

    draw: Draw
    now: Edges
    inside: Edges
    solid: list[Edges]
    rivals: list[int]
    want: float
    """It becomes at most so many times as large."""
    size: float
    """Its letters are so many px large now."""
    factor: float = 1.0
    aside: float = 0.0
    """So many px it has gone down."""
    first: Edges = field(init=False)
    """What it took up before it grew."""

    def __post_init__(self) -> None:
        """Remember where it begins."""
        self.first = self.now


def balanced(texts: list[GrowingText], measure: Measure) -> list[GrowingText]:
    """Let all texts grow in turns, the smallest ones first, until they meet something or are as large as they want.

    What stands in one column or row and looks alike stays nearly alike.
    """
    growing = [(group, _smallest(group), group[0].want) for group in _alike(texts)]
    growing.sort(key=itemgetter(1))
    while growing:
        group, _, want = growing.pop(0)
        factor = min(want, group[0].factor * STEP)
        blocked = _grow(group, factor, texts, measure)
        if blocked:
            if group[0].factor > 1.0:
                want = min(want, group[0].factor * RAGGED)
            group = [text for text in group if text not in blocked]
            blocked = _grow(group, factor, texts, measure)
        if not blocked and group and factor < want:
            insort(growing, (group, _smallest(group), want), key=itemgetter(1))
    return texts


def _grow(group: list[GrowingText], factor: float, texts: list[GrowingText], measure: Measure) -> list[GrowingText]:
    """Let texts grow together, and give way together; where one cannot, none does, and those that cannot are told."""
    before = [(text.now, text.aside) for text in group]
    grown = [measure(text.draw, factor) for text in group]

    def blocked_at(aside: float) -> list[GrowingText]:
        for text, (edges, _) in zip(group, grown, strict=True):
            text.now = edges[0], edges[1] + aside, edges[2], edges[3] + aside
        return [
            text
            for text, (old, _) in zip(group, before, strict=True)
            if text.now != old and not _fits(text.now, text, (texts[index].now for index in text.rivals))
        ]

    start = group[0].aside if group else 0.0
    blocked = blocked_at(start)
    found = start
    if blocked:
        most = ASIDE * min(size for _, size in grown)
        for way in _ways(blocked, texts):
            if abs(start + way) <= most and not blocked_at(start + way):
                blocked, found = [], start + way
                break
    for text, (old, aside), (_, size) in zip(group, before, grown, strict=True):
        if blocked:
            text.now, text.aside = old, aside
        else:
            text.factor, text.aside, text.size = factor, found, size
    return blocked


def _ways(blocked: list[GrowingText], texts: list[GrowingText]) -> list[float]:
    """Return how far down (or up) texts would have to go to be off what they meet, the shortest ways first."""
    found: set[float] = set()
    for text in blocked:
        if text.draw.turn:
            return []
        _, top, _, bottom = text.now
        found |= {round(way) for way in (text.inside[1] - top, text.inside[3] - bottom) if abs(way) > 0.5}
        aired = _aired(text.now, text)
        for other in (*text.solid, *(texts[index].now for index in text.rivals if texts[index] not in blocked)):
            if meet(other, aired):
                found |= {round(other[3] + AIR - top + 0.5), round(other[1] - AIR - bottom - 0.5)}
    return sorted(found - {0}, key=abs)[:WAYS]


def _smallest(group: list[GrowingText]) -> float:
    return min((text.size for text in group), default=0.0)


def _alike(texts: list[GrowingText]) -> Iterator[list[GrowingText]]:
    """Yield texts in groups that look alike and stand below or beside each other."""
    groups: list[list[GrowingText]] = []
    by_line: dict[object, list[GrowingText]] = {}
    for text in texts:
        look = text.draw.what
        assert isinstance(look, Text)
        style = type(look), look.size, look.font, look.colour, look.align, round(text.draw.turn)
        lines = (*style, "x", round(text.draw.x)), (*style, "y", round(text.draw.y))
        found = next((by_line[line] for line in lines if line in by_line), None)
        if found is None:
            found = []
            groups.append(found)
        found.append(text)
        for line in lines:
            by_line.setdefault(line, found)
    return iter(groups)


def _aired(edges: Edges, text: GrowingText) -> Edges:
    """Return what a text takes up with its air; beside an end that has not moved it has the air that it had."""
    beside = max(AIR, min(edges[3] - edges[1], text.size * STEP) * APART)
    left = beside if edges[0] < text.first[0] - 0.5 else 0.0
    right = beside if edges[2] > text.first[2] + 0.5 else 0.0
    return edges[0] - left, edges[1] - AIR, edges[2] + right, edges[3] + AIR


def _fits(edges: Edges, text: GrowingText, others: Iterable[Edges]) -> bool:
    if not holds(text.inside, edges):
        return False
    aired = _aired(edges, text)
    return not any(meet(other, aired) for other in (*text.solid, *others))


def holds(outer: Edges, inner: Edges) -> bool:
    """Say whether one lies within another, but for a px."""
    return (
        outer[0] <= inner[0] + 1 and outer[1] <= inner[1] + 1 and inner[2] <= outer[2] + 1 and inner[3] <= outer[3] + 1
    )


def meet(first: Edges, second: Edges) -> bool:
    """Say whether two share anything."""
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]
