import pytest

from quiclo_game.rules.turns import Turns


def after(turns: Turns, times: int) -> list[tuple[int, int]]:
    """Return seat and round of so many turns in a row."""
    seen = []
    for _ in range(times):
        seen.append((turns.seat, turns.round))
        turns = turns.passed_on()
    return seen


def test_seats_follow_one_another_and_a_round_is_each_seat_once() -> None:
    assert after(Turns(3), 7) == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3)]


def test_a_round_is_counted_from_whoever_started() -> None:
    assert after(Turns(4, starter=2), 6) == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2), (3, 2)]


def test_a_single_seat_is_always_its_own_next() -> None:
    assert after(Turns(1), 3) == [(0, 1), (0, 2), (0, 3)]


@pytest.mark.parametrize("seats", range(1, 7))
def test_after_a_whole_round_every_seat_has_acted_equally_often(seats: int) -> None:
    acted = [seat for seat, _ in after(Turns(seats, starter=seats - 1), seats * 5)]

    assert {seat: acted.count(seat) for seat in range(seats)} == dict.fromkeys(range(seats), 5)
