from __future__ import annotations

import pytest

from quiclo_game.shell.palette import CONTINENTS, NAMES, PLAYERS, mix, rgb


def test_a_name_and_its_hex_text_are_the_same_colour() -> None:
    assert rgb("felt") == rgb("#11364B") == (17, 54, 75)


def test_a_triple_stays_what_it_is() -> None:
    assert rgb((1, 2, 3)) == (1, 2, 3)


@pytest.mark.parametrize("wrong", ["flet", "#12345", "123456", ""])
def test_an_unknown_colour_is_named_in_the_error(wrong: str) -> None:
    with pytest.raises(ValueError, match="no colour of the palette"):
        rgb(wrong)


def test_mixing_goes_from_the_first_to_the_second() -> None:
    assert mix("felt", "paper", 0) == rgb("felt")
    assert mix("felt", "paper", 1) == rgb("paper")
    assert mix("#000000", "#FFFFFF", 0.5) == (128, 128, 128)


def test_every_name_is_a_colour() -> None:
    for name in NAMES:
        assert all(0 <= channel <= 255 for channel in rgb(name))


def luminance(colour: str) -> float:
    linear = [(c / 255 / 12.92) if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_code_on_a_continent_is_readable() -> None:
    assert [continent.code for continent in CONTINENTS] == ["EU", "AF", "AS", "NA", "SA", "AU"]
    for continent in CONTINENTS:
        assert contrast(continent.colour, continent.text) >= 4.6


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("cream", "felt"),
        ("mist", "panel"),
        ("ink", "honey"),
        ("cream", "quiet"),
        ("ink", "operator"),
        ("warn_text", "warn"),
    ],
)
def test_text_has_contrast(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


def test_players_differ_in_symbol_and_colour() -> None:
    assert len({player.symbol for player in PLAYERS}) == len({player.colour for player in PLAYERS}) == 6
