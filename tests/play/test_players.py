import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.play.players import MAX_NAME, Player, SeatsError, Strength, bots, clean_name, free_colour, read_seats


def test_seats_are_people_by_name_and_bots_by_strength() -> None:
    assert read_seats("Mia, bot:easy,bot,bot:strong") == (
        Player("Mia", 0),
        Player("Robo 2", 1, Strength.EASY),
        Player("Robo 3", 2, Strength.MEDIUM),
        Player("Robo 4", 3, Strength.STRONG),
    )
    assert [player.is_bot for player in read_seats("Mia,bot")] == [False, True]


@pytest.mark.parametrize(
    "text", ["", "Mia,", ",", "Mia,,bot", "bot:clever", "bot:", "Mia:easy", "a,b,c,d,e,f,g", "\x07"]
)
def test_seats_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(SeatsError):
        read_seats(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Mia  ", "Mia"),
        ("Jörg-Änne Müßig", "Jörg-Änne Müßig"),
        ("Li\tLa\nLu", "Li La Lu"),
        ("x" * 100, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
        ("\x00\x1b[31m", "[31m"),
        ("   ", ""),
    ],
)
def test_a_name_is_made_fit_to_be_shown(text: str, name: str) -> None:
    assert clean_name(text) == name


@given(st.text())
def test_a_clean_name_is_printable_short_and_stays_as_it_is(text: str) -> None:
    name = clean_name(text)

    assert name.isprintable()
    assert len(name) <= MAX_NAME
    assert clean_name(name) == name


def test_bots_of_equal_strength_have_names_and_colours_of_their_own() -> None:
    table = bots(6, Strength.STRONG)

    assert {player.strength for player in table} == {Strength.STRONG}
    assert [player.colour for player in table] == [0, 1, 2, 3, 4, 5]
    assert len({player.name for player in table}) == 6


@pytest.mark.parametrize(
    ("taken", "wanted", "free"), [((), 3, 3), ((3,), 3, 4), ((5, 0), 5, 1), ((0, 1, 2, 3, 4), 2, 5)]
)
def test_a_colour_that_is_taken_gives_way_to_the_next_free_one(taken: tuple[int, ...], wanted: int, free: int) -> None:
    assert free_colour(taken, wanted) == free
