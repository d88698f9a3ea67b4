"""Wherever up to six people sit, all their menus lie open side by side, and the middle stays free."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from quiclo_game.play.seat_plan import TURNS, SeatPlan
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.sit_menu_places import GAP, SIZES, places_of
from quiclo_game.scenes.sit_middle import middle_place
from quiclo_game.scenes.sit_places import nearest_place, rim
from quiclo_game.scenes.turntable import area_in, set_table
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.scene import Size
from tests.scenes.seen import texts
from tests.scenes.test_sit_down import SIZES as WINDOWS
from tests.scenes.test_sit_down import Sitting

CROWDED = ("90:20 90:80", "90:20 90:50 90:80 0:50 180:50 270:50", "0:5 0:20 0:40 0:60 0:80 0:95")
"""Two on one short edge, three on it with others all around, and all six on the same edge."""


def dragged(size: Size, sides: tuple[int, ...], random: Random) -> SeatPlan:
    """Return the plan of people who drag their seats to these sides, each as far along as it happens."""
    width, height = size
    plan = SeatPlan.usual(len(sides), upright=height > width)
    for seat, side in enumerate(sides):
        along = random.random()
        x, y = {0: (along * width, height), 90: (0, along * height), 180: (along * width, 0)}.get(
            side, (width, along * height)
        )
        plan = plan.moved(seat, nearest_place(size, plan, seat, x, y))
    return plan


def middles_of(size: Size) -> tuple[Area, ...]:
    """Return where the middle lies, as it faces the long sides and the short ones."""
    return tuple(area_in(*middle_place(size, turn, (), scale_of(size))) for turn in (0, 90))


def plans(size: Size) -> Iterator[SeatPlan]:
    """Yield plans with every share of six people on the four sides, as far as they find room."""
    random = Random(6)
    for counts in product(range(7), repeat=4):
        if sum(counts) == 6:
            sides = [side for side, count in zip(TURNS, counts, strict=True) for _ in range(count)]
            random.shuffle(sides)
            yield dragged(size, tuple(sides), random)


@pytest.mark.parametrize("size", [(1920, 1080), (1080, 1920)])
def test_all_menus_find_a_place_of_their_own_wherever_people_sit(size: Size) -> None:
    scale, random, middles = scale_of(size), Random(1), middles_of(size)
    window = Area(0, 0, *size)
    for plan in plans(size):
        panels = set_table(size, plan, rim(scale)).panels
        menus: list[Seat] = list(range(len(panels)))
        random.shuffle(menus)
        places = places_of(menus, panels, middles, size, scale)
        assert sorted(places) == sorted(menus), plan.encode()
        lying = [area_in(panels[seat].frame, place.area) for seat, place in places.items()]
        for one, other in combinations([*lying, *(panel.area for panel in panels)], 2):
            assert not one.overlaps(other), plan.encode()
        assert any(not any(area.overlaps(middle) for area in lying) for middle in middles), plan.encode()
        for area in lying:
            assert window.x < area.x < area.right < window.right, plan.encode()
            assert window.y < area.y < area.bottom < window.bottom, plan.encode()


def test_alone_a_menu_is_as_large_as_can_be_and_lies_at_its_panel() -> None:
    size = (1920, 1080)
    panels = set_table(size, SeatPlan.usual(6), rim(1.0)).panels
    for panel in panels:
        place = places_of([panel.seat], panels, middles_of(size), size, 1.0)[panel.seat]
        assert place.share == SIZES[0]
        assert place.area.bottom == -GAP


@pytest.mark.parametrize("page", ["look", "pick", "letters", "help"])
@pytest.mark.parametrize("written", CROWDED)
@pytest.mark.parametrize("size", WINDOWS)
def test_in_a_crowd_no_menu_loses_a_key(size: Size, written: str, page: str) -> None:
    people = len(written.split())
    sides = tuple(int(place.partition(":")[0]) for place in written.split())
    sitting = Sitting(people, size, dragged(size, sides, Random(3)))
    alone = []
    for seat in range(people):
        sitting.tap(f"seat:{seat}")
        sitting.tap(f"tab:{page}:{seat}")
        alone += [control.key for control in sitting.scene.controls if control.key.endswith(f":{seat}")]
        sitting.tap(f"seat:{seat}")
    for seat in range(people):
        sitting.tap(f"seat:{seat}")
        sitting.tap(f"tab:{page}:{seat}")
    assert {"start", "back", "couch", *alone} <= {control.key for control in sitting.scene.controls}
    assert sitting.scene.controls.overlaps(-0.5) == []
    assert sitting.scene.controls.too_small(30 * scale_of(size)) == [], "15 mm"
    fonts = Fonts()
    fonts.least = least_letters(size)
    assert [text.text for text in texts(sitting.scene.still(), fonts) if text.cut] == []
