"""Tweens: an attribute of a target goes to a value in its own time; a group of them belongs to a scene."""

from __future__ import annotations

from typing import TypeVar

from quiclo_game.shell.easing import Easing, linear
from quiclo_game.shell.motion import Action, Motion, Owners

Value = float | tuple[float, ...]
"""What can be tweened: a number, or a tuple of numbers (a place, a colour)."""

M = TypeVar("M", bound=Motion)


def blend(start: Value, end: Value, progress: float) -> Value:
    """Return the value ``progress`` of the way from ``start`` to ``end``; progress may lie outside 0..1.

    Raises ``TypeError`` if a number is to become a tuple or the other way round, ``ValueError`` for unequal lengths.
    """
    if isinstance(start, tuple) and isinstance(end, tuple):
        return tuple(a + (b - a) * progress for a, b in zip(start, end, strict=True))
    if isinstance(start, tuple) or isinstance(end, tuple):
        raise TypeError(f"cannot tween from {start!r} to {end!r}")
    return start + (end - start) * progress


class Tween(Motion):
    """``target.attribute`` goes to ``to`` within ``duration`` ms, from whatever it is when the tween begins.

    Held within its ends in time; at the end the attribute is exactly ``to``, and only then ``on_done`` is called.
    A tween whose attribute was claimed by a later one keeps its time and its call, but writes no more.
    """

    def __init__(
        self,
        target: object,
        attribute: str,
        to: Value,
        duration: float,
        easing: Easing = linear,
        on_done: Action | None = None,
    ) -> None:
        """Prepare the tween; nothing is read or written before it begins."""
        super().__init__()
        self.target = target
        self.attribute = attribute
        self._to = to
        self._duration = max(0.0, duration)
        self._easing = easing
        self._on_done = on_done
        self._elapsed = 0.0
        self._start: Value | None = None
        self._owners = Owners()

    def bind(self, owners: Owners) -> None:
        """Ask these owners for the attribute."""
        self._owners = owners

    def begin(self) -> Value:
        """Claim the attribute and return its value at that moment; the first ``advance`` does so at the latest."""
        if self._start is None:
            self._owners.claim(self.target, self.attribute, self)
            self._start = getattr(self.target, self.attribute)
        return self._start

    def advance(self, dt: float) -> float:
        """Go on by ``dt`` ms; return the ms not used. Raises ``AttributeError`` if the target lacks the attribute."""
        if self.done:
            return dt
        start = self.begin()
        self._elapsed += dt
        if self._elapsed >= self._duration:
            left = self._elapsed - self._duration
            self._end()
            return left
        self._write(blend(start, self._to, self._easing(self._elapsed / self._duration)))
        return 0.0

    def finish(self) -> None:
        """Write the final value and call ``on_done``, unless that has happened."""
        if not self.done:
            self.begin()
            self._end()

    def abandon(self) -> None:
        """Leave the attribute as it is, for others to claim."""
        self.done = True
        self._owners.release(self.target, self.attribute, self)

    def _end(self) -> None:
        self.done = True
        self._write(self._to)
        self._owners.release(self.target, self.attribute, self)
        if self._on_done is not None:
            self._on_done()

    def _write(self, value: Value) -> None:
        if self._owners.owns(self.target, self.attribute, self):
            setattr(self.target, self.attribute, value)


class TweenGroup:
    """The motions of one scene, all driven by ``update``; gone with the scene."""

    def __init__(self, owners: Owners | None = None) -> None:
        """Start empty; a cue queue that moves the same targets is given this group's ``owners``."""
        self.owners = owners or Owners()
        self._motions: list[Motion] = []

    @property
    def active(self) -> bool:
        """Whether anything is still under way."""
        return bool(self._motions)

    def add(self, motion: M) -> M:
        """Take a motion, which begins with the next update, and return it."""
        motion.bind(self.owners)
        self._motions.append(motion)
        return motion

    def animate(
        self,
        target: object,
        attribute: str,
        to: Value,
        duration: float,
        easing: Easing = linear,
        on_done: Action | None = None,
    ) -> Tween:
        """Send ``target.attribute`` to ``to`` in ``duration`` ms, claiming it at once; return the tween."""
        tween = self.add(Tween(target, attribute, to, duration, easing, on_done))
        tween.begin()
        return tween

    def update(self, dt: float) -> None:
        """Go on by ``dt`` ms. What a callback adds begins with the next update."""
        if not self._motions:
            return
        for motion in tuple(self._motions):
            motion.advance(dt)
        self._forget()

    def finish(self) -> None:
        """Send everything that is under way to its end, in the order in which it was added."""
        for motion in tuple(self._motions):
            motion.finish()
        self._forget()

    def clear(self) -> None:
        """Abandon everything: no final values, no callbacks."""
        for motion in self._motions:
            motion.abandon()
        self._motions.clear()

    def _forget(self) -> None:
        self._motions = [motion for motion in self._motions if not motion.done]
