"""EDID: what a screen says about itself; its size in mm is wanted (VESA E-EDID, detailed timing descriptor)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from quiclo_game.shell.frozen import frozen

HEADER = bytes.fromhex("00ffffffffffff00")
SCREENS = Path("/sys/class/drm")
"""Where Linux shows what its screens say; other systems do not without further libraries."""
DESCRIPTOR = 54
"""Where the first detailed timing descriptor begins: the screen's own resolution."""

SMALLEST_MM = 60
ONLY_A_RATIO = frozenset(((16, 9), (16, 10), (160, 90), (160, 100)))
"""What televisions and projectors report instead of a size."""


@frozen
class Glass:
    """The visible part of a screen, in px of its own resolution and in mm."""

    width: int
    height: int
    width_mm: int
    height_mm: int

    @property
    def px_per_mm(self) -> float:
        """How many px are one mm."""
        return self.width / self.width_mm


def read_edid(data: bytes) -> Glass | None:
    """Return the glass that an EDID block describes; ``None`` if it holds no size that can be believed."""
    if len(data) < 128 or data[:8] != HEADER:
        return None
    block = data[DESCRIPTOR : DESCRIPTOR + 18]
    if block[0] == 0 and block[1] == 0:
        return None
    width, height = block[2] | (block[4] & 0xF0) << 4, block[5] | (block[7] & 0xF0) << 4
    width_mm, height_mm = block[12] | (block[14] & 0xF0) << 4, block[13] | (block[14] & 0x0F) << 8
    if min(width_mm, height_mm) < SMALLEST_MM or (width_mm, height_mm) in ONLY_A_RATIO or not width or not height:
        return None
    return Glass(width, height, width_mm, height_mm)


def read_glasses(folder: Path = SCREENS) -> tuple[Glass, ...]:
    """Return the screens that are plugged in and tell their size; never raises."""
    glasses = []
    for path in sorted(folder.glob("*/edid")):
        try:
            glass = read_edid(path.read_bytes())
        except OSError:
            continue
        if glass is not None:
            glasses.append(glass)
    return tuple(glasses)


def px_per_mm_of(glasses: Sequence[Glass], sizes: Sequence[tuple[int, int]]) -> float | None:
    """Return how many px of the desktop are one mm; ``None`` unless there is one screen, shown in its own resolution.

    ``sizes`` are those of the desktop's screens in px.
    """
    if len(glasses) != 1 or len(sizes) != 1 or (glasses[0].width, glasses[0].height) != tuple(sizes[0]):
        return None
    return glasses[0].px_per_mm
