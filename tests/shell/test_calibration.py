import pytest

from quiclo_game.shell.calibration import (
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

    assert (calibration_of("1", kept), calibration_of("2", kept), calibration_of("3", kept)) == (first, second, None)
    assert calibration_of("1", with_calibration(kept, "1", second)) == second
    assert len(with_calibration(kept, "1", second)) == 2


def test_the_only_calibration_holds_also_for_a_panel_with_another_name() -> None:
    only = Calibration(-1.0, 0.0, 1.0, 0.0, 1.0, 0.0)

    assert calibration_of("renamed", with_calibration((), "1", only)) == only
    assert calibration_of("1", ()) is None
