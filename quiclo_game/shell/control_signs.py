"""Signs on controls: small pictures of the buttons that press them, each over the upper right corner of its control."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Protocol

from quiclo_game.shell.draws import Draw, Look

if TYPE_CHECKING:
    from quiclo_game.shell.control import Control

SMALLEST, LARGEST = 22.0, 40.0
SHARE = 0.37
"""A sign is as high as this share of its control's shorter side, within the limits above (sheet px)."""
BESIDE, BENEATH = 0.2, 0.1
"""It stands so much of its height beyond the right side, its middle so much beneath the upper one: no label is met."""


class Sign(Look, Protocol):
    """A look that knows how wide it is."""

    @property
    def width(self) -> float:
        """Its width in px."""
        ...


Signs = Callable[["Control", bool, float], Sign | None]
"""Names the button that presses a control: the control, whether it has the focus, the height of the sign in px."""


def signed(controls: Iterable[Control], signs: Signs, focus: str | None, scale: float) -> Iterator[Draw]:
    """Yield the signs of controls; ``focus`` is the key of the one whose focus shows, ``scale`` px per sheet px."""
    for control in controls:
        size = max(SMALLEST * scale, min(LARGEST * scale, min(control.width, control.height) * SHARE))
        look = signs(control, control.key == focus, size)
        if look is not None:
            right, top = control.width / 2 + size * BESIDE, -control.height / 2
            x, y = control.frame.outward(right - look.width / 2, top + size * BENEATH)
            yield Draw(look, x, y, control.turn)
