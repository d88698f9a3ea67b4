import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.shell.calibration import (
    PROOF,
    TARGETS,
    Calibration,
    CalibrationError,
    calibrate,
    calibration_of,
    with_calibration,
)


def test_a_panel_that_is_right_is_left_alone() -> None:
    x, y = calibrate(TARGETS).correct(0.3, 0.8)

    assert (x, y) == pytest.approx((0.3, 0.8))


def test_a_shifted_stretched_and_turned_panel_is_put_right() -> None:
    panel = Calibration(0.0, 0.9, 0.02, -1.1, 0.0, 1.0)

    calibration = calibrate([panel.correct(*target) for target in TARGETS])

    assert calibration.correct(*panel.correct(0.25, 0.6)) == pytest.approx((0.25, 0.6))


def test_a_trembling_hand_is_averaged_out() -> None:
    touched = [(x + 0.01 * (-1) ** index, y) for index, (x, y) in enumerate(TARGETS)]

    assert calibrate(touched).correct(0.5, 0.5) == pytest.approx((0.5, 0.5))


def test_touches_that_make_no_sense_are_refused() -> None:
    with pytest.raises(CalibrationError, match="one line"):
        calibrate([(0.1, 0.1), (0.2, 0.2), (0.3, 0.3), (0.4, 0.4)])
    with pytest.raises(CalibrationError, match="four"):
        calibrate(TARGETS[:3])
    with pytest.raises(CalibrationError, match="mark"):
        calibrate([TARGETS[0], TARGETS[1], (0.5, 0.6), TARGETS[3]])


def test_every_panel_has_a_calibration_of_its_own() -> None:
    first, second = calibrate(TARGETS), Calibration(-1.0, 0.0, 1.0, 0.0, 1.0, 0.0)
    kept = with_calibration(with_calibration((), "1", first), "2", second)

    found = [calibration_of(panel, kept, "123") for panel in "123"]
    assert found == [first, second, None]
    assert calibration_of("1", with_calibration(kept, "1", second), "1") == second
    assert len(with_calibration(kept, "1", second)) == 2


def test_the_only_calibration_holds_also_for_the_only_panel_if_it_has_another_name() -> None:
    kept = with_calibration((), "1", Calibration(-1.0, 0.0, 1.0, 0.0, 1.0, 0.0))

    assert calibration_of("renamed", kept, ["renamed"]) == kept[0].calibration
    assert calibration_of("renamed", kept, []) == kept[0].calibration
    assert calibration_of("1", (), ["1"]) is None


def test_a_panel_that_was_never_calibrated_is_left_alone_beside_another_one() -> None:
    kept = with_calibration((), "1", Calibration(-1.0, 0.0, 1.0, 0.0, 1.0, 0.0))

    assert calibration_of("2", kept, ["1", "2"]) is None
    assert calibration_of("2", kept, ["2", "3"]) is None


def test_marks_touched_in_another_order_are_told_from_a_panel_that_is_built_in_so() -> None:
    orders = [TARGETS[shift:] + TARGETS[:shift] for shift in range(1, 4)]
    orders += [tuple(reversed(order)) for order in (TARGETS, *orders)]
    for order in orders:
        found = calibrate(order)
        assert not found.proves(*PROOF), "the panel is right, its marks were touched in another order"
        turned = calibrate([found.correct(*target) for target in TARGETS])
        assert turned.proves(*found.correct(*PROOF)), "the panel is turned or mirrored, its marks were touched in order"


@pytest.mark.parametrize("share", [0.02, 0.1, 0.2, 3.0])
def test_four_touches_in_one_corner_or_far_beyond_the_window_are_refused(share: float) -> None:
    with pytest.raises(CalibrationError):
        calibrate([(x * share, y * share) for x, y in TARGETS])


@given(st.tuples(*[st.tuples(st.floats(-2, 3), st.floats(-2, 3))] * 4))
def test_whatever_is_touched_what_is_kept_brings_the_touches_to_their_marks(
    touched: tuple[tuple[float, float], ...],
) -> None:
    try:
        found = calibrate(touched)
    except CalibrationError:
        return
    assert found.believable
    for place, target in zip(touched, TARGETS, strict=True):
        assert found.correct(*place) == pytest.approx(target, abs=0.051)
