"""The layout of the card network: nothing overlaps, everything is large enough to touch, in any window."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.network.layout import NetworkLayout, lay_out
from tests.scenes.network.seated import Positioned, Seated

SIZES = [
    (1280, 720),
    (1536, 864),
    (1920, 1080),
    (3840, 2160),
    (1080, 1920),
    (2160, 3840),
    (1280, 1024),
    (2560, 1080),
    (1920, 1200),
]
SMALLEST_KEY = 42.0
"""In px of the art direction: 21 mm on the glass."""


def areas(layout: NetworkLayout) -> dict[str, Area]:
    """Return everything that lies on the felt, by name."""
    named = {f"seat {index}": area for index, area in enumerate(layout.seats)}
    named |= {f"tray {index}": area for index, area in enumerate(layout.trays)}
    named |= {f"tool {index}": area for index, area in enumerate(layout.tools)}
    named |= {f"camera {index}": area for index, area in enumerate(layout.camera)}
    for name in ("overview", "log", "plate", "readout", "message", "hand"):
        named[name] = getattr(layout, name)
    for name in ("main", "hint", "draw", "sort", "auto", "new"):
        named[name] = getattr(layout, f"{name}_key")
    x, y = layout.pile
    width = layout.pile_card
    named["pile"] = Area(x - width / 2, y - width * 0.75, width, width * 1.5)
    return named


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("open_hands", [False, True])
def test_nothing_overlaps_and_nothing_leaves_the_window(size: tuple[int, int], seats: int, open_hands: bool) -> None:
    layout = lay_out(size, seats, open_hands=open_hands)
    named = areas(layout)
    assert len(layout.trays) == (seats if open_hands else 0)

    clashes = [(one, other) for one, other in combinations(named, 2) if named[one].overlaps(named[other])]
    assert clashes == []
    for name, area in named.items():
        assert area.x >= 0, name
        assert area.y >= 0, name
        assert area.right <= size[0] + 1e-6, name
        assert area.bottom <= size[1] + 1e-6, name


@pytest.mark.parametrize("size", SIZES)
def test_keys_are_large_enough_and_apart(size: tuple[int, int]) -> None:
    layout = lay_out(size, 6)
    keys = [area for name, area in areas(layout).items() if name.split()[0] in KEYS]

    for area in keys:
        assert min(area.width, area.height) >= SMALLEST_KEY * layout.scale - 1e-6
    for one, other in combinations(keys, 2):
        gap = max(one.x - other.right, other.x - one.right, one.y - other.bottom, other.y - one.bottom)
        assert gap >= 10 * layout.scale - 1e-6


KEYS = {"tool", "camera", "main", "hint", "draw", "sort", "auto", "new"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("spoken", [1.0, 1.5, 2.0])
def test_the_network_has_most_of_the_felt(size: tuple[int, int], spoken: float) -> None:
    layout = lay_out(size, 4, spoken=spoken)

    assert layout.felt.width * layout.felt.height > 0.3 * size[0] * size[1]
    assert layout.eye == (layout.felt.cx, layout.felt.cy)
    for name, area in areas(layout).items():
        assert not area.overlaps(layout.felt), name


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] < size[1]])
def test_upright_a_large_hand_grows_where_nothing_else_lies(size: tuple[int, int]) -> None:
    layout = lay_out(size, 4)

    for name, area in areas(layout).items():
        assert name == "hand" or not area.overlaps(layout.hand_room), name


@pytest.mark.parametrize("size", [(1920, 1080), (1080, 1920), (1280, 720)])
def test_all_controls_can_be_touched_whatever_the_moment(size: tuple[int, int]) -> None:
    position = Positioned(((36, 106, 9, 61, 100), (5, 6, 7)), {70: (0, 0)}, pile=(140, 141))
    game = Seated("Anna,Mia", position, size=size)
    game.choose(36, 106, 70)
    controls = game.table.controls
    scale = game.table.layout.scale

    assert [pair for pair in controls.overlaps() if not all(key.startswith("card:") for key in pair)] == []
    assert controls.too_small(30 * scale) == []
