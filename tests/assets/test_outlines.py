from __future__ import annotations

import json
from pathlib import Path

import pytest

from assets.sprites import derive_outlines
from assets.sprites.derive_outlines import Ring, Topology, area, clip, continuous, simplified_ring
from assets.sprites.geography import silhouette, world

SQUARE: Ring = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]


@pytest.fixture
def two_squares(tmp_path: Path) -> Topology:
    """Two unit squares side by side; arc 0 is the border between them."""
    atlas = {
        "transform": {"scale": [1, 1], "translate": [0, 0]},
        "arcs": [[[1, 0], [0, 1]], [[1, 1], [-1, 0], [0, -1], [1, 0]], [[1, 0], [1, 0], [0, 1], [-1, 0]]],
        "objects": {
            "countries": {
                "geometries": [
                    {"type": "Polygon", "arcs": [[0, 1]], "properties": {"name": "West"}},
                    {"type": "MultiPolygon", "arcs": [[[2, -1]]], "properties": {"name": "East"}},
                    {"type": None},
                ]
            }
        },
    }
    path = tmp_path / "atlas.json"
    path.write_text(json.dumps(atlas), encoding="utf-8")
    return Topology(path)


def test_a_border_between_two_countries_of_a_continent_drops_out(two_squares: Topology) -> None:
    polygons = [rings for _, rings in two_squares.polygons("countries")]
    (outline,) = two_squares.merged(polygons)
    assert len(outline) == 6
    assert area(outline) == pytest.approx(2, rel=0.01)
    assert {(0.0, 0.0), (2.0, 1.0)} <= set(outline)


def test_a_country_keeps_its_name_and_its_border_when_it_is_alone(two_squares: Topology) -> None:
    countries = dict(two_squares.polygons("countries"))
    assert set(countries) == {"West", "East"}
    (outline,) = two_squares.merged([countries["East"]])
    assert len(outline) == 4


def test_a_ring_is_cut_at_a_meridian() -> None:
    assert max(x for x, _ in clip(SQUARE, 4.0, keep_west=True)) == 4
    assert min(x for x, _ in clip(SQUARE, 4.0, keep_west=False)) == 4
    assert clip(SQUARE, 20.0, keep_west=False) == []


def test_a_ring_over_the_date_line_becomes_continuous() -> None:
    ring = continuous([(179.0, 0.0), (-179.0, 0.0), (-179.0, 2.0), (179.0, 2.0)])
    assert {abs(x) for x, _ in ring} == {179.0, 181.0}
    assert max(x for x, _ in ring) - min(x for x, _ in ring) == 2


def test_simplifying_drops_what_is_nearer_than_the_tolerance() -> None:
    bumpy = [(0.0, 0.0), (5.0, 0.05), (10.0, 0.0), (10.0, 10.0), (5.0, 9.0), (0.0, 10.0)]
    assert simplified_ring(bumpy, 0.1) == [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (5.0, 9.0), (0.0, 10.0)]


def test_a_folder_without_the_package_is_named_in_the_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["derive_outlines", str(tmp_path / "nowhere")])
    with pytest.raises(SystemExit):
        derive_outlines.main()
    assert "nowhere is no unpacked world-atlas package" in capsys.readouterr().err


def test_every_silhouette_fills_its_box_and_touches_its_edges() -> None:
    for code in ("EU", "AF", "AS", "NA", "SA", "AU"):
        shape = silhouette(code)
        assert max(shape.shape) > 850
        assert 0.15 < shape.mean() < 0.75
        edges = (shape[0], shape[-1], shape[:, 0], shape[:, -1])
        assert all(edge.max() > 0.5 for edge in edges)


def test_the_map_has_land_in_africa_and_sea_in_the_atlantic() -> None:
    land, net = world(534, 300, 534)
    scale, x, y = 534 / 5.3325, 267, 162

    def at(east: float, north: float) -> float:
        return float(land[round(y - 1.3523 * north / 90 * scale), round(x + 0.8487 * (east - 10) / 57.3 * scale)])

    assert at(20, 5) > 0.9
    assert at(-30, 5) < 0.1
    assert at(-60, -8) > 0.9
    assert net.max() > 0.5
