import pytest

from quiclo_game.shell.layout import fit, least_letters, letters_for, scale, smallest_key, spread, upright


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


def test_keys_are_as_large_in_mm_as_the_screen_makes_them() -> None:
    assert smallest_key((1920, 1080), 2.0) == 21.0
    assert smallest_key((3840, 2160), 4.0) == 21.0
    assert smallest_key((1280, 720), 2.0) == pytest.approx(14.0)


def test_letters_are_7_mm_on_a_table_and_10_px_at_the_least_where_the_window_is_one_that_is_promised() -> None:
    assert least_letters((1920, 1080)) == 14.0
    assert least_letters((3840, 2160)) == 28.0
    assert least_letters((1280, 720)) == 10.0
    assert 14.0 * scale((800, 600)) <= least_letters((800, 600)) < 10.0


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (3840, 2160), (1080, 1920)])
def test_letters_grow_until_the_smallest_are_7_mm_on_the_glass_and_to_twice_their_size_at_most(
    size: tuple[int, int],
) -> None:
    usual = least_letters(size)
    assert letters_for(size, usual / 7.0) == 1.0
    assert letters_for(size, 0.5 * usual / 7.0) == 1.0, "on a larger glass they stay as they are"
    assert usual * letters_for(size, 1.5 * usual / 7.0) == pytest.approx(7.0 * 1.5 * usual / 7.0)
    assert letters_for(size, 9.0 * usual / 7.0) == 2.0


def test_a_thing_fills_its_room_without_leaving_it() -> None:
    assert fit(300.0, 400.0, 600.0, 600.0) == 1.5
    assert fit(300.0, 400.0, 0.0, 600.0) == 0.0
