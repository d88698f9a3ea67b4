"""The table while it is being set up."""

from __future__ import annotations

from quiclo_game.locale import Words
from quiclo_game.play.players import Player, Strength
from quiclo_game.scenes.seating import Seating


def test_a_person_and_a_bot_wait_for_guests() -> None:
    assert [player.is_bot for player in Seating.usual().players] == [False, True]


def test_everybody_who_joins_gets_a_colour_of_their_own() -> None:
    seating = Seating.usual()
    for _ in range(4):
        seating = seating.joined(None)
    assert sorted(player.colour for player in seating.players) == [0, 1, 2, 3, 4, 5]


def test_nobody_joins_a_full_table() -> None:
    seating = Seating((), 1).joined(None)
    assert seating.full
    assert seating.joined(Strength.EASY) == seating


def test_who_leaves_frees_the_colour() -> None:
    seating = Seating.usual().left(0).joined(None)
    assert [player.colour for player in seating.players] == [1, 2]


def test_raising_swaps_with_the_seat_before_and_leaves_the_first_where_it_is() -> None:
    seating = Seating((Player("Anna", 0), Player("Ben", 1)))
    assert [player.name for player in seating.raised(1).players] == ["Ben", "Anna"]
    assert seating.raised(0) == seating


def test_nameless_players_are_called_by_their_place_in_the_language_that_is_set(german: Words, english: Words) -> None:
    seating = Seating.usual()
    assert [player.name for player in seating.settled(german)] == ["Spieler 1", "Robo 2"]
    assert [player.name for player in seating.settled(english)] == ["Player 1", "Robo 2"]


def test_a_name_goes_with_its_person_and_stays_with_a_change_of_strength() -> None:
    seating = Seating((Player("Anna", 0), Player("Blechkopf", 1, Strength.EASY)))
    assert seating.played_by(0, Strength.STRONG).players[0] == Player("", 0, Strength.STRONG)
    assert seating.played_by(1, Strength.STRONG).players[1] == Player("Blechkopf", 1, Strength.STRONG)


def test_the_colours_of_the_others_are_taken() -> None:
    assert Seating.usual().taken_colours(0) == {1}
