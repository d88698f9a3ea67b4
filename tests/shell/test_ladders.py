from __future__ import annotations

from quiclo_game.shell.ladders import CHROMATIC, LADDERS, PENTATONIC, Ladders


def climbed(name: str, *times: float) -> list[int | None]:
    ladders = Ladders()
    return [ladders.climb(name, now) for now in times]


def test_each_point_sounds_a_semitone_higher_than_the_one_before() -> None:
    assert climbed("score_tick", *(200.0 * step for step in range(6))) == [0, 1, 2, 3, 4, 5]


def test_after_a_pause_it_starts_anew() -> None:
    pause = LADDERS["score_tick"].pause
    assert pause is not None
    assert climbed("score_tick", 0.0, 100.0, 101.0 + pause, 200.0 + pause) == [0, 1, 0, 1]


def test_nothing_climbs_beyond_an_octave() -> None:
    assert climbed("score_tick", *(100.0 * step for step in range(30)))[-1] == CHROMATIC[-1] == 12
    assert climbed("valid", *(9000.0 * step for step in range(30)))[-1] == PENTATONIC[-1] == 12


def test_one_success_after_another_climbs_however_long_they_take() -> None:
    assert climbed("valid", 0.0, 60_000.0, 180_000.0) == [0, 2, 4]


def test_a_failure_or_another_turn_ends_the_chain() -> None:
    for end in ("wrong", "turn", "win"):
        ladders = Ladders()
        assert [ladders.climb("valid", now) for now in (0.0, 1000.0)] == [0, 2]
        assert ladders.climb(end, 2000.0) is None
        assert ladders.climb("valid", 3000.0) == 0


def test_noises_do_not_climb() -> None:
    assert climbed("die_roll", 0.0, 10.0) == [None, None]
