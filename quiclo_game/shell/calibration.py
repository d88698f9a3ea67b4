"""Calibration of a touch panel: from four touched points to a correction of every touch; kept in the settings."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.shell.frozen import frozen

Point = tuple[float, float]

TARGETS: tuple[Point, Point, Point, Point] = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
"""Where a person is asked to touch, in 0..1 of the window, clockwise from the top left."""


class CalibrationError(ValueError):
    """Four touches from which no sensible correction follows: too close together, or far from where they should be."""


@frozen
class Calibration:
    """An affine correction: corrected x = a·x + b·y + c, corrected y = d·x + e·y + f, all in 0..1 of the window."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def correct(self, x: float, y: float) -> Point:
        """Return where a reported touch really is."""
        return self.a * x + self.b * y + self.c, self.d * x + self.e * y + self.f


@frozen
class PanelCalibration:
    """The correction of one touch panel; ``panel`` is what the system calls it."""

    panel: str
    calibration: Calibration


def calibration_of(panel: str, kept: Sequence[PanelCalibration]) -> Calibration | None:
    """Return the correction of a panel.

    Systems may call a panel otherwise after a restart: where only one was ever calibrated, its correction is taken.
    """
    for one in kept:
        if one.panel == panel:
            return one.calibration
    return kept[0].calibration if len(kept) == 1 else None


def with_calibration(
    kept: Sequence[PanelCalibration], panel: str, calibration: Calibration
) -> tuple[PanelCalibration, ...]:
    """Return the corrections with that of one panel in place of its former one."""
    return (*(one for one in kept if one.panel != panel), PanelCalibration(panel, calibration))


def calibrate(touched: Sequence[Point]) -> Calibration:
    """Return the correction that brings four touches closest to ``TARGETS``, in the sense of least squares.

    Raises ``CalibrationError`` unless there are four of them and each then lies within 0.05 of its target.
    """
    if len(touched) != len(TARGETS):
        raise CalibrationError("four touches are needed")
    middle_x, middle_y = _mean([x for x, _ in touched]), _mean([y for _, y in touched])
    shifted = [(x - middle_x, y - middle_y) for x, y in touched]
    xx = sum(x * x for x, _ in shifted)
    yy = sum(y * y for _, y in shifted)
    xy = sum(x * y for x, y in shifted)
    determinant = xx * yy - xy * xy
    if determinant < 1e-6:
        raise CalibrationError("the touches lie on one line")
    rows = []
    for axis in (0, 1):
        middle = _mean([target[axis] for target in TARGETS])
        xt = sum(x * (target[axis] - middle) for (x, _), target in zip(shifted, TARGETS, strict=True))
        yt = sum(y * (target[axis] - middle) for (_, y), target in zip(shifted, TARGETS, strict=True))
        along_x, along_y = (xt * yy - yt * xy) / determinant, (yt * xx - xt * xy) / determinant
        rows.append((along_x, along_y, middle - along_x * middle_x - along_y * middle_y))
    calibration = Calibration(*rows[0], *rows[1])
    for (x, y), target in zip(touched, TARGETS, strict=True):
        at_x, at_y = calibration.correct(x, y)
        if abs(at_x - target[0]) > 0.05 or abs(at_y - target[1]) > 0.05:
            raise CalibrationError("a touch was far from its mark")
    return calibration


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
