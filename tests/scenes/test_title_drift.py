from __future__ import annotations

import math

import pytest

from quiclo_game.rules.cards import continent_of
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.title_art import HERO_CARDS, WIDE_DICE
from quiclo_game.scenes.title_drift import BEGIN, EVERY, FLIGHT, Drift
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Box
from tests.scenes.gallery import title
from tests.scenes.stand_ins import stand

STARTS = tuple((500.0 + 170 * place, 500.0) for place in range(6))
TILES = tuple(Area(60.0 + 366 * place, 672.0, 344.0, 250.0) for place in range(5))


def drift() -> Drift:
    return Drift(STARTS, TILES, 1.0, seed=3)


def cards(draws: list[Draw]) -> list[tuple[int, Draw]]:
    return [(draw.what.number, draw) for draw in draws if isinstance(draw.what, CardFace)]


def test_at_first_the_title_rests() -> None:
    assert [list(drift().draws(ms)) for ms in (0.0, BEGIN - 1)] == [[], []]


def test_a_card_leaves_its_continent_of_the_fan_and_goes_into_a_tile() -> None:
    shown = drift()
    ((number, first),) = cards(list(shown.draws(BEGIN + 300)))
    start = STARTS[continent_of(number) - 1]
    assert math.dist((first.x, first.y), start) < 60
    last = next(draw for card, draw in cards(list(shown.draws(BEGIN + FLIGHT - 1))) if card == number)
    assert any(tile.contains(last.x, last.y) for tile in TILES)
    assert last.scale < first.scale
    assert last.alpha < 0.2


def test_within_a_minute_cards_of_all_continents_come_into_all_tiles() -> None:
    shown = drift()
    continents: set[int] = set()
    tiles: set[int] = set()
    for step in range(60):
        arriving = BEGIN + step * EVERY + FLIGHT
        for number, draw in cards(list(shown.draws(arriving - 1))):
            if draw.alpha < 0.2:
                continents.add(continent_of(number))
                tiles.update(index for index, tile in enumerate(TILES) if tile.contains(draw.x, draw.y))
    assert (len(continents), tiles) == (6, set(range(5)))


def test_the_edge_of_a_tile_shines_when_a_card_has_come_in() -> None:
    edges = [draw for draw in drift().draws(BEGIN + FLIGHT + 100) if isinstance(draw.what, Box)]
    assert len(edges) == 1
    assert 0.0 < edges[0].alpha < 1.0


def test_only_a_few_cards_are_under_way_at_once() -> None:
    assert max(len(list(drift().draws(1000.0 * second))) for second in range(60)) <= 6


@pytest.mark.parametrize("calm", [False, True])
def test_with_less_motion_the_title_rests(calm: bool) -> None:
    scene = title(stand(reduced_motion=calm))
    scene.enter((1920, 1080))
    for _ in range(180):
        scene.update(1000 / 60)
    assert scene.animating is not calm
    assert (len(scene.moving(0.0)) == len(HERO_CARDS) + len(WIDE_DICE)) is calm
