"""Large texts everywhere: on every menu and at every table each one has grown, unless it fills its place already."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.registry import KEYS, find_mode
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.scene import Scene
from tests.scenes.around import AroundTable
from tests.scenes.gallery import ALL_SCENES
from tests.scenes.places import left_behind
from tests.scenes.test_menu_layouts import entered, own_draws
from tests.scenes.test_sit_down import Sitting

WINDOWS = (("de", (1280, 720)), ("en", (1280, 720)), ("de", (1080, 1920)))
BOTH = TextSize.NORMAL, TextSize.LARGEST
PAGES = ("", "look", "pick", "letters", "help")


def shown(scene: Scene) -> Sequence[Draw]:
    return (*scene.still(), *scene.moving(0.0))


@pytest.mark.parametrize(("language", "size"), WINDOWS, ids=lambda value: str(value).replace(", ", "x"))
@pytest.mark.parametrize("name", ALL_SCENES)
def test_no_text_of_a_menu_is_left_behind(name: str, language: str, size: tuple[int, int]) -> None:
    plain, large = (entered(name, language, size, text) for text in BOTH)
    assert list(left_behind(own_draws(plain), own_draws(large), size, large.services.forge)) == []


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("mode_key", KEYS)
def test_no_text_around_a_table_is_left_behind(mode_key: str, seats: int) -> None:
    assert at_table(mode_key, seats, None, (1280, 720)) == []


@pytest.mark.parametrize("mode_key", KEYS)
def test_no_text_on_a_couch_is_left_behind(mode_key: str) -> None:
    seats = max(seats for seats in (2, 3) if seats in find_mode(mode_key).seats)
    assert at_table(mode_key, seats, COUCH, (1280, 720)) == []


def at_table(mode_key: str, seats: int, plan: SeatPlan | None, size: tuple[int, int]) -> list[str]:
    """Return which texts of the first turns of a table have hardly grown although there is room."""
    plain, large = (AroundTable(mode_key, seats, size, plan, program={"text_size": text}) for text in BOTH)
    found: list[str] = []
    for before, after in zip(plain.phases(3), large.phases(3), strict=True):
        found += left_behind(shown(before), shown(after), size, large.stand.services.forge)
    return found


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("people", [1, 2, 6])
def test_no_text_is_left_behind_where_people_sit_down(people: int, page: str) -> None:
    size = 1280, 720
    plain, large = (Sitting(people, size, text=text) for text in BOTH)
    for sitting in (plain, large):
        for seat in range(people) if page else ():
            sitting.tap(f"seat:{seat}")
            sitting.tap(f"tab:{page}:{seat}")
    forge = large.stand.services.forge
    assert list(left_behind(shown(plain.scene), shown(large.scene), size, forge)) == []


def test_texts_that_stay_as_they_are_although_there_is_room_are_found() -> None:
    scene = entered("settings", "de", (1280, 720))
    left = list(left_behind(own_draws(scene), own_draws(scene), (1280, 720), scene.services.forge))
    assert any("Weniger Bewegung" in one for one in left)
    assert len(left) > 5
