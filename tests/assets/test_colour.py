from __future__ import annotations

import numpy as np
import pytest

from assets.sprites.cards import watermark
from assets.sprites.colour import VISION, contrast, distance, lightness, seen, smallest_distance
from quiclo_game.shell.palette import CONTINENTS, PLAYERS, rgb

CONTINENT_DISTANCES = {
    "normal": 15.5,
    "deutan_machado": 16.1,
    "protan_machado": 15.2,
    "tritan_machado": 13.1,
    "deutan_vienot": 16.8,
    "protan_vienot": 15.0,
    "grey": 9.3,
}
PLAYER_DISTANCES = {
    "normal": 24.0,
    "deutan_machado": 13.0,
    "protan_machado": 10.6,
    "tritan_machado": 10.2,
    "deutan_vienot": 12.8,
    "protan_vienot": 9.9,
    "grey": 6.5,
}
CONTRASTS = {
    ("ink", "paper"): 14.84,
    ("cream", "felt"): 10.52,
    ("mist", "panel"): 7.94,
    ("ink", "honey"): 8.67,
    ("ink", "d12"): 8.24,
    ("ink", "d6"): 14.19,
    ("honey", "felt"): 6.83,
    ("valid", "felt"): 4.1,
    ("wrong", "felt"): 3.39,
    ("hint", "felt"): 8.19,
    ("cream", "back"): 10.04,
    ("paper", "felt"): 11.69,
}
ROUNDED = 0.06


@pytest.mark.parametrize("vision", VISION)
def test_all_eyes_tell_the_six_continents_apart(vision: str) -> None:
    colours = [continent.colour for continent in CONTINENTS]
    assert smallest_distance(colours, vision) >= CONTINENT_DISTANCES[vision] - ROUNDED


@pytest.mark.parametrize("vision", VISION)
def test_all_eyes_tell_the_six_players_apart(vision: str) -> None:
    colours = [player.colour for player in PLAYERS]
    assert smallest_distance(colours, vision) >= PLAYER_DISTANCES[vision] - ROUNDED


@pytest.mark.parametrize(("front", "ground"), CONTRASTS)
def test_what_is_written_stands_out_from_what_it_is_written_on(front: str, ground: str) -> None:
    assert contrast(front, ground) >= CONTRASTS[front, ground] - ROUNDED


def test_bands_and_watermarks_of_the_cards_keep_their_text_readable() -> None:
    for continent in CONTINENTS:
        assert contrast(continent.text, continent.colour) >= 4.6
        assert contrast("ink", watermark(continent.colour)) >= 9.8


def test_players_stand_out_from_the_felt() -> None:
    assert all(contrast(player.colour, "felt") >= 3 for player in PLAYERS)


def test_lightness_and_contrast_have_the_known_ends() -> None:
    assert lightness("#FFFFFF") == pytest.approx(100, abs=0.01)
    assert lightness("#000000") == 0
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_agree_with_the_published_examples(
    first: tuple[float, float, float], second: tuple[float, float, float], expected: float
) -> None:
    assert distance(np.array(first), np.array(second)) == pytest.approx(expected, abs=1e-4)


def test_grey_stays_grey_for_all_eyes() -> None:
    for vision in VISION:
        assert seen(rgb("#808080"), vision) == pytest.approx([128, 128, 128], abs=1)
