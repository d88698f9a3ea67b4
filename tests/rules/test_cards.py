import pytest

from quiclo_game.rules.cards import CARDS, Continent, continent_of


def test_there_are_144_cards_each_once_in_six_continents_of_24() -> None:
    dealt = [card for continent in Continent for card in continent.cards]

    assert dealt == list(range(1, 145)) == list(CARDS)
    assert [len(continent.cards) for continent in Continent] == [24] * 6


@pytest.mark.parametrize(
    ("continent", "face", "first", "last", "points"),
    [
        (Continent.EUROPE, 1, 1, 24, 1),
        (Continent.AFRICA, 2, 25, 48, 2),
        (Continent.ASIA, 3, 49, 72, 3),
        (Continent.NORTH_AMERICA, 4, 73, 96, 4),
        (Continent.SOUTH_AMERICA, 5, 97, 120, 5),
        (Continent.AUSTRALIA, 6, 121, 144, 6),
    ],
)
def test_a_continent_has_its_cards_its_face_and_its_points(
    continent: Continent, face: int, first: int, last: int, points: int
) -> None:
    assert (continent.cards[0], continent.cards[-1]) == (first, last)
    assert Continent(face) is continent
    assert continent.points == points
    assert continent_of(first) is continent is continent_of(last)


@pytest.mark.parametrize("number", [0, 145, -1])
def test_a_number_that_is_no_card_has_no_continent(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        continent_of(number)
