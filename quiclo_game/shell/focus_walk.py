"""The way of the focus through controls: where it is, whether its ring shows, and where it goes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from quiclo_game.shell.focus import nearest

if TYPE_CHECKING:
    from quiclo_game.shell.control import Control


class Trail(NamedTuple):
    """A step of the focus: from where to where, and ``down`` (1) or up (−1)."""

    start: str
    end: str
    down: int


class FocusWalk:
    """Goes only to what can be pressed; what becomes of no use keeps the focus until it is moved."""

    def __init__(self, homes: Sequence[str]) -> None:
        """Stand nowhere; ``homes`` are beginnings of keys: there it begins if it is moved."""
        self.homes = tuple(homes)
        self.key: str | None = None
        self.trail: Trail | None = None
        """The last step up or down; the opposite one leads back."""
        self._shown = False

    @property
    def shown(self) -> bool:
        """Whether the ring shows: somebody steers by keys, and has touched nothing since."""
        return self._shown and self.key is not None

    def put(self, key: str | None, *, shown: bool = True) -> None:
        """Stand somewhere else, or nowhere."""
        self.key, self._shown, self.trail = key, shown, None

    def hide(self) -> bool:
        """Take the ring away; return whether there was one."""
        before, self._shown = self._shown, False
        return before

    def keep_to(self, controls: Mapping[str, Control]) -> None:
        """Stand nowhere if what had the focus is no longer there."""
        if self.key is not None and (self.key not in controls or controls[self.key].passive):
            self.key = None

    def begin(self, controls: Mapping[str, Control]) -> bool:
        """Show where the focus is, or begin at home, else at the first control; return whether that was due."""
        if self.shown:
            return False
        usable = [key for key, control in controls.items() if can_focus(control)]
        home = next((key for home in self.homes for key in usable if key.startswith(home)), None)
        found = self.key if self.key in usable else home or next(iter(usable), None)
        if found is not None:
            self.put(found)
        return True

    def next(self, controls: Mapping[str, Control], step: int) -> None:
        """Go on in reading order, round at the ends; ``step`` is 1 or −1."""
        keys = [key for key, control in controls.items() if key == self.key or can_focus(control)]
        here = keys.index(self.key) if self.key in keys else -1
        self.put(keys[(here + step) % len(keys)])

    def move(self, controls: Mapping[str, Control], across: int, down: int) -> None:
        """Go to what lies ahead in a direction; stay if there is nothing."""
        here, found = self.key, self.ahead(controls, across, down)
        if here is not None and found is not None:
            self.put(found)
            self.trail = Trail(here, found, down) if down else None

    def ahead(self, controls: Mapping[str, Control], across: int, down: int) -> str | None:
        """Return where a direction leads, ``None`` if nowhere.

        Up and down lead back to where one came from: a wide control lies beneath many.
        """
        if self.key is None:
            return None
        back = self.trail.start if self.trail is not None and self.trail[1:] == (self.key, -down) else ""
        if back in controls and can_focus(controls[back]):
            return back
        others = {key: one.bounds() for key, one in controls.items() if key != self.key and can_focus(one)}
        return nearest(controls[self.key].bounds(), others, across, down)


def can_focus(control: Control) -> bool:
    """Say whether the focus may go to a control."""
    return control.enabled and not control.passive
