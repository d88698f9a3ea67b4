"""How a control looks: a face draws it for a state, the focus ring comes on top, all of it one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from quiclo_game.shell.draws import Baked, Draw, DrawList
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.group import composed
from quiclo_game.shell.shapes import Box

if TYPE_CHECKING:
    from quiclo_game.shell.fonts import Fonts
    from quiclo_game.shell.forge import Forge


@frozen
class ControlState:
    """What a face has to show: size in px, whether it may be pressed, is pressed, has the focus; a slider's value."""

    width: float
    height: float
    enabled: bool = True
    pressed: bool = False
    focused: bool = False
    value: int = 0
    steps: int = 0


class Face(Protocol):
    """Draws a control in its local coordinates, the origin in its centre; hashable, without a state of its own."""

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        ...

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the draws for a state, back to front."""
        ...


@frozen
class NoFace:
    """A face for controls that lie on something the scene draws itself, such as a card; a press lights it up."""

    radius: float = 12.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return a pale light while pressed, nothing else."""
        if not state.pressed:
            return ()
        return (Draw(Box(state.width, state.height, self.radius, "white", 0.14), 0, 0),)


@frozen
class DrawnFace:
    """A face that is drawn already, for a control in one state."""

    drawn: DrawList

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return what was drawn."""
        return self.drawn


@frozen
class ControlLook:
    """A face in a state with the focus ring where it belongs; the anchor is the control's centre."""

    face: Face
    state: ControlState

    def bake(self, forge: Forge) -> Baked:
        """Return the control as one picture."""
        draws = self.face.draws(self.state, forge.fonts)
        if self.state.focused:
            draws = (*draws, *focus_ring(self.state.width, self.state.height))
        return composed(forge, draws)


def focus_ring(width: float, height: float) -> DrawList:
    """Return the ring around what has the focus: light on a dark rim, visible on felt, paper and honey."""
    distance = max(5.0, min(width, height) * 0.07)
    line = max(3.0, distance * 0.6)
    ring_width, ring_height = round(width + 2 * distance), round(height + 2 * distance)
    radius = min(16.0, height * 0.28) + distance
    rim = Box(ring_width + 4, ring_height + 4, radius + 2, None, line="felt_deep", line_width=line + 4, line_alpha=0.85)
    ring = Box(ring_width, ring_height, radius, None, line="hint", line_width=line, glow="hint", glow_size=line * 2)
    return (Draw(rim, 0, 0), Draw(ring, 0, 0))


@frozen
class FocusRing:
    """The ring alone, around something of this size in px that the scene draws itself; the anchor is its centre."""

    width: float
    height: float

    def bake(self, forge: Forge) -> Baked:
        """Return the ring."""
        return composed(forge, focus_ring(self.width, self.height))
