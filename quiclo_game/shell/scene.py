"""What a scene is: it takes input, advances by ``dt``, and answers with a draw list."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from quiclo_game.shell.draws import Draw
    from quiclo_game.shell.inputs import Input, PadPress

Size = tuple[int, int]


class Scene(ABC):
    """A screen of the program; never drawn before its first update, never updated after it left.

    ``still`` is what rests: the stage keeps it as one picture until ``invalidate`` is called. ``moving`` is what may
    differ from frame to frame; it is asked for only while ``animating`` or after ``invalidate``.
    """

    covers: ClassVar[bool] = True
    """Whether nothing beneath this scene shows; an overlay such as the pause says ``False``."""

    takes_halves: ClassVar[bool] = False
    """Whether both halves of the keyboard are gamepads here, also where nobody sits with them."""

    @property
    def takes_text(self) -> bool:
        """Whether something is being typed, so that letters are no buttons."""
        return False

    def __init__(self) -> None:
        """Start with version 1, so that the first frame is always drawn."""
        self.version = 1

    def invalidate(self) -> None:
        """Say that ``still`` has changed: the next frame draws it anew."""
        self.version += 1

    def enter(self, size: Size) -> None:  # noqa: B027  a scene may have nothing to do here
        """Be told that the scene is now on top; ``size`` is the window in px."""

    def leave(self) -> None:  # noqa: B027
        """Be told that the scene is no longer on top; what was carried has already been cancelled."""

    def settings_changed(self) -> None:  # noqa: B027  not every scene shows words
        """Be told, while it shows, that a setting or the language is another one now."""

    def resized(self, size: Size) -> None:
        """Lay out anew for a window of ``size`` px."""
        self.invalidate()

    @abstractmethod
    def handle(self, event: Input) -> None:
        """Take one pointer, key, text or wheel event."""

    def steer(self, press: PadPress) -> Iterable[Input]:
        """Return what a button of a gamepad means here, as inputs that ``handle`` takes; nothing by default."""
        return ()

    @abstractmethod
    def update(self, dt: float) -> None:
        """Advance by ``dt`` ms of game time."""

    @property
    def animating(self) -> bool:
        """Whether the next frame differs from this one without any input."""
        return False

    @property
    def busy(self) -> bool:
        """Whether people wait for something that goes on by itself: nobody is missing who does not touch anything."""
        return False

    @abstractmethod
    def still(self) -> Sequence[Draw]:
        """Return what rests, back to front."""

    def moving(self, alpha: float) -> Sequence[Draw]:
        """Return what moves, in front of ``still``; ``alpha`` in 0..1 is how far into the next tick the frame lies."""
        return ()
