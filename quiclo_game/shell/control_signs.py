"""Signs on controls: small pictures of the buttons that press them, each over the upper right corner of its control."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from quiclo_game.shell.draws import Draw, Look

if TYPE_CHECKING:
    from quiclo_game.shell.controls import Control

SMALLEST, LARGEST = 20.0, 40.0
SHARE = 0.5
"""A sign is as high as this share of its control's shorter side, within the limits above (px)."""
INSET = 0.22
"""It lies so much of its height within the corner."""

Signs = Callable[["Control", bool, float], Look | None]
"""Names the button that presses a control: the control, whether it has the focus, the height of the sign in px."""


def signed(controls: Iterable[Control], signs: Signs, focus: str | None) -> Iterator[Draw]:
    """Yield the signs of controls; ``focus`` is the key of the one whose focus shows."""
    for control in controls:
        size = max(SMALLEST, min(LARGEST, min(control.width, control.height) * SHARE))
        look = signs(control, control.key == focus, size)
        if look is not None:
            inset = size * INSET
            x, y = control.frame.outward(control.width / 2 - inset, -control.height / 2 + inset)
            yield Draw(look, x, y, control.turn)
