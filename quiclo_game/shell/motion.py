"""Motions: things that take time, alone, in order or together; each ends exactly once, by time or by ``finish``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

Action = Callable[[], None]


class Owners:
    """Who may write an attribute of a target: the motion that claimed it last, and nobody else."""

    def __init__(self) -> None:
        """Start with nothing claimed."""
        self._owners: dict[tuple[int, str], tuple[object, Motion]] = {}

    def claim(self, target: object, attribute: str, motion: Motion) -> None:
        """Make ``motion`` the only one that may write; an earlier owner loses the attribute."""
        self._owners[id(target), attribute] = (target, motion)

    def owns(self, target: object, attribute: str, motion: Motion) -> bool:
        """Say whether ``motion`` is the one that may write."""
        _, owner = self._owners.get((id(target), attribute), (None, None))
        return owner is motion

    def release(self, target: object, attribute: str, motion: Motion) -> None:
        """Give the attribute back, if ``motion`` still has it; nothing is held on to after the end."""
        if self.owns(target, attribute, motion):
            del self._owners[id(target), attribute]


class Motion(ABC):
    """Something that takes time; zero length is legal, and time that is left over is handed back."""

    def __init__(self) -> None:
        """Start not done."""
        self.done = False

    def bind(self, owners: Owners) -> None:  # noqa: B027  most motions own nothing
        """Be told whom to ask for attributes; called once, when a group or a queue takes the motion."""

    @abstractmethod
    def advance(self, dt: float) -> float:
        """Go on by ``dt`` ms; return the ms not used, which is 0 until the motion is done."""

    @abstractmethod
    def finish(self) -> None:
        """Go to the end at once: what would have happened has happened, in order; nothing twice."""

    def abandon(self) -> None:
        """Stop here: no final value, no call, nothing owned any more."""
        self.done = True


class Wait(Motion):
    """Nothing, for a while."""

    def __init__(self, duration: float) -> None:
        """Last for ``duration`` ms."""
        super().__init__()
        self._left = max(0.0, duration)

    def advance(self, dt: float) -> float:
        """Go on by ``dt`` ms; return the ms not used."""
        if self.done:
            return dt
        self._left -= dt
        if self._left > 0.0:
            return 0.0
        self.done = True
        return -self._left

    def finish(self) -> None:
        """Wait no longer."""
        self.done = True


class Call(Motion):
    """One call, taking no time."""

    def __init__(self, action: Action) -> None:
        """Call ``action`` when reached."""
        super().__init__()
        self._action = action

    def advance(self, dt: float) -> float:
        """Make the call, the first time; return all of ``dt``."""
        self.finish()
        return dt

    def finish(self) -> None:
        """Make the call, unless it was made."""
        if not self.done:
            self.done = True
            self._action()


class Chain(Motion):
    """Motions one after the other; what one leaves over, the next one gets."""

    def __init__(self, motions: Iterable[Motion]) -> None:
        """Play ``motions`` in their order."""
        super().__init__()
        self._motions = list(motions)

    def bind(self, owners: Owners) -> None:
        """Pass ``owners`` on to each part."""
        for motion in self._motions:
            motion.bind(owners)

    def advance(self, dt: float) -> float:
        """Go on by ``dt`` ms; return the ms not used."""
        while self._motions:
            motion = self._motions[0]
            dt = motion.advance(dt)
            if not motion.done:
                return 0.0
            # A callback of the part may have finished or abandoned the whole chain.
            if self._motions and self._motions[0] is motion:
                self._motions.pop(0)
        self.done = True
        return dt

    def finish(self) -> None:
        """Finish each part, in order."""
        while self._motions:
            self._motions.pop(0).finish()
        self.done = True

    def abandon(self) -> None:
        """Abandon each part."""
        while self._motions:
            self._motions.pop(0).abandon()
        self.done = True


class Together(Motion):
    """Motions at the same time, each starting ``stagger`` ms after the one before; done when the last one is."""

    def __init__(self, motions: Iterable[Motion], stagger: float = 0.0) -> None:
        """Play ``motions`` side by side, the n-th one after n × ``stagger`` ms."""
        super().__init__()
        self._motions: list[Motion] = [
            Chain((Wait(index * stagger), motion)) if stagger > 0.0 else motion for index, motion in enumerate(motions)
        ]

    def bind(self, owners: Owners) -> None:
        """Pass ``owners`` on to each part."""
        for motion in self._motions:
            motion.bind(owners)

    def advance(self, dt: float) -> float:
        """Go on by ``dt`` ms; return the ms that the longest part did not use."""
        rest = dt
        for motion in tuple(self._motions):
            rest = min(rest, motion.advance(dt))
        self._motions = [motion for motion in self._motions if not motion.done]
        self.done = not self._motions
        return rest if self.done else 0.0

    def finish(self) -> None:
        """Finish each part, in order."""
        while self._motions:
            self._motions.pop(0).finish()
        self.done = True

    def abandon(self) -> None:
        """Abandon each part."""
        while self._motions:
            self._motions.pop(0).abandon()
        self.done = True
