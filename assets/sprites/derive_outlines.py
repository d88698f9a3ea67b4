"""Derives outlines.json from an unpacked world-atlas package: ``python -m assets.sprites.derive_outlines FOLDER``.

Run by hand only when the map shall change; the sprite scripts read the small committed result. The countries of a
continent are merged before they are simplified: an arc that two of them share is a border inside and drops out.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Ring = list[Point]
ArcRing = list[int]
"""A ring as numbers of arcs; ``~n`` means arc n walked backwards."""

RESULT = Path(__file__).with_name("outlines.json")
COUNTRIES = Path(__file__).with_name("countries.json")
"""Names of countries by the code of their continent; under the empty code, what is not drawn; the rest is Asia."""
HUNDREDTHS = 100
"""Coordinates are stored as whole hundredths of a degree: about a kilometre, far below a pixel."""

CONTINENT_TOLERANCE = 0.12
LAND_TOLERANCE = 0.10
"""Largest deviation of a simplified line, in degrees."""

LAND_SMALLEST = 0.3
"""Smallest islands on the map, in square degrees of the equator."""
SOUTH_END = -60.0
"""Degrees north below which the map shows nothing: Antarctica would only be a band along its rim."""

URAL = 60.0
"""Degrees east where Russia is cut into its European and its Asian part."""


class Topology:
    """The arcs of a world-atlas file as lists of (longitude, latitude) in degrees."""

    def __init__(self, path: Path) -> None:
        """Read and decode the file; raises ``OSError`` where it is missing and ``KeyError`` where it is none."""
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        (sx, sy), (tx, ty) = data["transform"]["scale"], data["transform"]["translate"]
        self.objects: dict[str, Any] = data["objects"]
        self.arcs: list[Ring] = []
        for deltas in data["arcs"]:
            x = y = 0
            arc: Ring = []
            for dx, dy in deltas:
                x, y = x + dx, y + dy
                arc.append((x * sx + tx, y * sy + ty))
            self.arcs.append(arc)

    def polygons(self, name: str) -> Iterator[tuple[str, list[ArcRing]]]:
        """Yield every polygon of an object as (name of its country, its rings)."""
        for geometry in self.objects[name]["geometries"]:
            name_of_country: str = geometry.get("properties", {}).get("name", "")
            if geometry["type"] == "Polygon":
                yield name_of_country, geometry["arcs"]
            elif geometry["type"] == "MultiPolygon":
                for rings in geometry["arcs"]:
                    yield name_of_country, rings

    def points(self, ring: ArcRing) -> Ring:
        """Return the points of a closed ring of arcs, the first not repeated at the end."""
        points: Ring = []
        for number in ring:
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            points.extend(arc[:-1])
        return points

    def merged(self, polygons: list[list[ArcRing]]) -> list[Ring]:
        """Return the outlines of the union of polygons that touch along shared arcs."""
        directed = {number for rings in polygons for ring in rings for number in ring}
        border = {number for number in directed if ~number not in directed}
        starting: dict[Point, list[int]] = {}
        for number in sorted(border):
            starting.setdefault(self._end(number, 0), []).append(number)
        outlines: list[Ring] = []
        while border:
            number = min(border)
            first, chain = self._end(number, 0), [number]
            border.discard(number)
            starting[first].remove(number)
            while self._end(chain[-1], -1) != first:
                number = starting[self._end(chain[-1], -1)].pop()
                border.discard(number)
                chain.append(number)
            outlines.append(self.points(chain))
        return outlines

    def _end(self, number: int, which: int) -> Point:
        arc = self.arcs[number if number >= 0 else ~number]
        return arc[which if number >= 0 else -1 - which]


def centre(ring: Ring) -> Point:
    """Return the mean of a ring's points."""
    return sum(p[0] for p in ring) / len(ring), sum(p[1] for p in ring) / len(ring)


def area(ring: Ring) -> float:
    """Return the size of a ring in square degrees, shrunk towards the poles as the globe is."""
    twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    return abs(twice) / 2 * math.cos(math.radians(centre(ring)[1]))


def clip(ring: Ring, east: float, keep_west: bool) -> Ring:
    """Return the part of a ring on one side of the meridian ``east``."""
    kept: Ring = []
    for a, b in zip(ring[-1:] + ring[:-1], ring, strict=True):
        inside_a, inside_b = (a[0] <= east) == keep_west, (b[0] <= east) == keep_west
        if inside_a != inside_b:
            t = (east - a[0]) / (b[0] - a[0])
            kept.append((east, a[1] + t * (b[1] - a[1])))
        if inside_b:
            kept.append(b)
    return kept


def simplified(line: Ring, tolerance: float) -> Ring:
    """Return a line that leaves out points nearer than ``tolerance`` degrees to what remains (Douglas and Peucker)."""
    keep = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        (ax, ay), (bx, by) = line[first], line[last]
        length = math.hypot(bx - ax, by - ay)
        farthest, at = tolerance, -1
        for i in range(first + 1, last):
            x, y = line[i]
            away = abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length if length else math.hypot(x - ax, y - ay)
            if away > farthest:
                farthest, at = away, i
        if at > 0:
            keep.add(at)
            todo += [(first, at), (at, last)]
    return [line[i] for i in sorted(keep)]


def simplified_ring(ring: Ring, tolerance: float) -> Ring:
    """Return a simplified ring: halved at its most distant point, so that both ends of each half are fixed."""
    far = max(range(len(ring)), key=lambda i: math.dist(ring[0], ring[i]))
    there, back = simplified(ring[: far + 1], tolerance), simplified([*ring[far:], ring[0]], tolerance)
    return there[:-1] + back[:-1]


def continuous(ring: Ring) -> Ring:
    """Return a ring without jumps at the date line; longitudes may then pass 180, their mean does not."""
    points = ring[:1]
    for x, y in ring[1:]:
        turns = round((points[-1][0] - x) / 360)
        points.append((x + 360 * turns, y))
    turns = round(centre(points)[0] / 360)
    return [(x - 360 * turns, y) for x, y in points]


def continent_of(home: str, country: str, ring: Ring) -> str:
    """Return the code of the continent a polygon is drawn in, given that of its country; empty for none.

    Russia has a code of its own. Islands far from their mainland are left out: they would only make the silhouette
    small; what lies on another continent than its country goes there.
    """
    x, y = centre(continuous(ring))
    if country == "France" and x < -45:
        return "sa" if y < 8 else ""
    if country == "Russia":
        return "ru" if y < 70.5 else ""
    if country == "Indonesia" and x > 129.5:
        return "au"
    near = {
        "eu": 34 < y < 72.5 and -26 < x < 45,
        "as": x > 25 and y > -12,
        "na": y > 24 or not country.startswith("United"),
        "sa": x > -85,
        "au": y > -48,
    }
    return home if near.get(home, True) else ""


SMALLEST = {"eu": 0.35, "af": 2.0, "as": 0.9, "na": 1.0, "sa": 0.3, "au": 0.45}
"""Smallest islands kept, in square degrees of the equator."""


def continents(atlas: Topology) -> dict[str, list[Ring]]:
    """Return the simplified outlines of the six continents."""
    homes: dict[str, list[list[ArcRing]]] = {code: [] for code in (*SMALLEST, "ru")}
    names: dict[str, list[str]] = json.loads(COUNTRIES.read_text(encoding="utf-8"))
    home_of = {country: code for code, countries in names.items() for country in countries}
    for country, rings in atlas.polygons("countries"):
        if code := continent_of(home_of.get(country, "as"), country, atlas.points(rings[0])):
            homes[code].append(rings)
    result: dict[str, list[Ring]] = {}
    for code, smallest in SMALLEST.items():
        outlines = [continuous(ring) for ring in atlas.merged(homes[code])]
        if code in ("eu", "as"):
            russia = [continuous(ring) for ring in atlas.merged(homes["ru"])]
            outlines += [clip(ring, URAL, keep_west=code == "eu") for ring in russia]
        kept = [ring for ring in outlines if len(ring) > 3 and area(ring) >= smallest]
        result[code] = [simplified_ring(ring, CONTINENT_TOLERANCE) for ring in kept]
    return result


def land(atlas: Topology) -> list[Ring]:
    """Return the simplified coasts of the world without Antarctica and without specks."""
    rings = [continuous(atlas.points(rings[0])) for _, rings in atlas.polygons("land")]
    kept = [ring for ring in rings if area(ring) >= LAND_SMALLEST and centre(ring)[1] > SOUTH_END]
    return [simplified_ring(ring, LAND_TOLERANCE) for ring in kept]


def as_numbers(ring: Ring) -> list[int]:
    """Return a ring as longitude, latitude, longitude, … in hundredths of a degree."""
    return [round(value * HUNDREDTHS) for point in ring for value in point]


def derive(folder: Path) -> dict[str, Any]:
    """Return what outlines.json holds, from the unpacked package in ``folder``; raises ``OSError`` without one."""
    countries, coasts = Topology(folder / "countries-50m.json"), Topology(folder / "land-50m.json")
    return {
        "source": "Natural Earth 1:50m (public domain) by way of world-atlas 2.0.2 (ISC)",
        "unit": "hundredths of a degree: longitude, latitude, longitude, …",
        "continents": {code: [as_numbers(r) for r in rings] for code, rings in continents(countries).items()},
        "land": [as_numbers(ring) for ring in land(coasts)],
    }


def main() -> None:
    """Write outlines.json from the package folder named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="unpacked world-atlas 2.0.2: `npm pack world-atlas@2.0.2`, then tar")
    folder: Path = parser.parse_args().folder
    try:
        outlines = derive(folder)
    except (OSError, KeyError, ValueError) as error:
        parser.error(f"{folder} is no unpacked world-atlas package: {error}")
    RESULT.write_text(json.dumps(outlines, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
