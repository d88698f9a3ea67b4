"""Calibration of a touch panel: from four touched points to a correction of every touch; kept in the settings.

A fifth touch proves it: whoever touches four marks in another order turns or mirrors the panel, and no figure of the
four tells that from a panel that is built in so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quiclo_game.shell.frozen import frozen

Point = tuple[float, float]

TARGETS: tuple[Point, Point, Point, Point] = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
"""Where a person is asked to touch, in 0..1 of the window, clockwise from the top left."""
PROOF: Point = (0.3, 0.75)
"""Where the fifth touch is asked for: turned or mirrored it would be far from itself."""
NEAR = 0.05
"""A corrected touch lies so near to its mark, in 0..1 of the window."""
LEAST_AREA, LARGEST_AREA = 0.2, 5.0
"""A correction makes areas so much smaller or larger at most: no panel that people can use is further off."""


class CalibrationError(ValueError):
    """Touches from which no sensible correction follows: too close together, or far from where they should be."""


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

    @property
    def believable(self) -> bool:
        """Whether a panel can be so far off; what is not would bring all touches to one place, or to the edges."""
        return LEAST_AREA <= abs(self.a * self.e - self.b * self.d) <= LARGEST_AREA

    def proves(self, x: float, y: float) -> bool:
        """Say whether a reported touch of ``PROOF`` comes out there."""
        return _near(self.correct(x, y), PROOF)


@frozen
class PanelCalibration:
    """The correction of one touch panel; ``panel`` is what the system calls it."""

    panel: str
    calibration: Calibration


def calibration_of(panel: str, kept: Sequence[PanelCalibration], present: Iterable[str]) -> Calibration | None:
    """Return the correction of a panel; ``present`` are those that are known to be there.

    Systems may call a panel otherwise after a restart: where only one was ever calibrated, and no other one is there
    now, its correction is taken.
    """
    for one in kept:
        if one.panel == panel:
            return one.calibration
    return kept[0].calibration if len(kept) == 1 and {panel}.issuperset(present) else None


def with_calibration(
    kept: Sequence[PanelCalibration], panel: str, calibration: Calibration
) -> tuple[PanelCalibration, ...]:
    """Return the corrections with that of one panel in place of its former one."""
    return (*(one for one in kept if one.panel != panel), PanelCalibration(panel, calibration))


def calibrate(touched: Sequence[Point]) -> Calibration:
    """Return the correction that brings four touches closest to ``TARGETS``, in the sense of least squares.

    Raises ``CalibrationError`` unless there are four of them and each then lies within ``NEAR`` of its target, by a
    correction that is ``believable``.
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
    if not calibration.believable:
        raise CalibrationError("no panel is so far off")
    if not all(_near(calibration.correct(x, y), target) for (x, y), target in zip(touched, TARGETS, strict=True)):
        raise CalibrationError("a touch was far from its mark")
    return calibration


def _near(place: Point, mark: Point) -> bool:
    return max(abs(place[0] - mark[0]), abs(place[1] - mark[1])) <= NEAR


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
