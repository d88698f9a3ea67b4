import pytest

from quiclo_game.shell import easing

EASINGS = (
    easing.linear,
    easing.in_quad,
    easing.out_quad,
    easing.in_out_quad,
    easing.in_cubic,
    easing.out_cubic,
    easing.in_out_cubic,
    easing.in_out_sine,
    easing.out_back,
    easing.out_power(2.1),
)


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_starts_at_zero_ends_at_one_and_holds_outside(ease: easing.Easing) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == 1.0
    assert ease(-3.0) == pytest.approx(0.0)
    assert ease(7.0) == 1.0


@pytest.mark.parametrize("ease", [one for one in EASINGS if one is not easing.out_back])
def test_an_easing_never_turns_back(ease: easing.Easing) -> None:
    values = [ease(step / 100) for step in range(101)]

    assert values == sorted(values)


def test_out_back_swings_past_its_end_by_a_little() -> None:
    top = max(easing.out_back(step / 1000) for step in range(1001))

    assert 1.03 < top < 1.08


@pytest.mark.parametrize("ease", [easing.in_out_quad, easing.in_out_cubic, easing.in_out_sine])
def test_an_easing_in_and_out_is_its_own_mirror(ease: easing.Easing) -> None:
    for step in range(51):
        assert ease(step / 50) == pytest.approx(1.0 - ease(1.0 - step / 50))


def test_a_curve_passes_through_its_values() -> None:
    shake = easing.through((0.0, 10.0, -8.0, 5.0, -2.0, 0.0))

    assert [round(shake(step / 5), 6) for step in range(6)] == [0.0, 10.0, -8.0, 5.0, -2.0, 0.0]


def test_a_curve_of_one_value_is_refused() -> None:
    with pytest.raises(ValueError, match="two values"):
        easing.through((1.0,))


def test_a_bouncing_die_falls_from_the_top_touches_at_its_impacts_and_rests() -> None:
    impacts, heights = (0.34, 0.64, 0.84), (1.0, 0.42, 0.14)

    def height(progress: float) -> float:
        return easing.bounce(progress, impacts, heights)

    assert height(0.0) == 1.0
    assert [height(impact) for impact in impacts] == pytest.approx([0.0, 0.0, 0.0])
    assert height(0.49) == pytest.approx(0.42)
    assert height(0.74) == pytest.approx(0.14)
    assert height(1.0) == 0.0
