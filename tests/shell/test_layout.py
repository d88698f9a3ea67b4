import pytest

from quiclo_game.shell.layout import at_least, fit, scale, spread, upright


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((1920, 1080), 1.0),
        ((1080, 1920), 1.0),
        ((3840, 2160), 2.0),
        ((1280, 720), 2 / 3),
        ((1920, 1200), 1.0),
        ((2560, 1080), 1.0),
        ((1024, 768), 1024 / 1920),
    ],
)
def test_the_look_shrinks_and_grows_with_the_tighter_side(size: tuple[int, int], expected: float) -> None:
    assert scale(size) == pytest.approx(expected)


def test_only_a_window_higher_than_wide_is_upright() -> None:
    assert upright((1080, 1920))
    assert not upright((1920, 1080))
    assert not upright((800, 800))


def test_things_in_a_row_lie_around_their_centre() -> None:
    assert spread(3, 100.0, 10.0, 500.0) == (390.0, 500.0, 610.0)
    assert spread(2, 100.0, 10.0) == (-55.0, 55.0)
    assert spread(1, 100.0, 10.0, 7.0) == (7.0,)
    assert spread(0, 100.0, 10.0) == ()


def test_nothing_is_smaller_on_the_glass_than_fingers_are() -> None:
    assert at_least(20.0, 15.0, px_per_mm=2.0) == 30.0
    assert at_least(40.0, 15.0, px_per_mm=2.0) == 40.0


def test_a_thing_fills_its_room_without_leaving_it() -> None:
    assert fit(300.0, 400.0, 600.0, 600.0) == 1.5
    assert fit(300.0, 400.0, 0.0, 600.0) == 0.0
