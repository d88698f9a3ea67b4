"""A dead end being looked at: the look back goes on in portions, and two keys say how to go on."""

from __future__ import annotations

from quiclo_game.locale import Words
from quiclo_game.play.remainder_inquest import Finding, Inquest
from quiclo_game.rules.remainder_state import RemainderState
from quiclo_game.scenes.remainder.ending import ending_keys
from quiclo_game.scenes.remainder.layout import RemainderLayout
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.inputs import Input, KeyPress

PORTION = 250
"""Positions that are looked at in one tick: about 2 ms on a slow machine."""


class DeadEnd:
    """Looks back from the end of a game; ``finding`` tells, once there is something to tell."""

    def __init__(self) -> None:
        """Wait for ``begin``."""
        self.controls = Controls()
        self._inquest: Inquest | None = None

    @property
    def begun(self) -> bool:
        """Whether the end has come."""
        return self._inquest is not None

    @property
    def finding(self) -> Finding | None:
        """What the look back has found, or ``None`` while it goes on."""
        return self._inquest.finding if self._inquest is not None else None

    @property
    def animating(self) -> bool:
        """Whether there will be something else to see."""
        return self.controls.animating or (self.begun and self.finding is None)

    def begin(self, state: RemainderState) -> None:
        """Look back from a game that is over."""
        self._inquest = Inquest(state)

    def lay_out(self, layout: RemainderLayout, words: Words) -> None:
        """Set the keys anew."""
        self.controls.set(ending_keys(layout, self.finding, words) if self.begun else ())

    def update(self, dt: float) -> bool:
        """Go on for a portion; return whether the finding has just come."""
        self.controls.update(dt)
        return self._inquest is not None and self.finding is None and self._inquest.advance(PORTION)

    def handle(self, event: Input) -> str | None:
        """Take an event; return the key that fired, if any."""
        if isinstance(event, KeyPress) and self.controls.focused is None:
            self.controls.focus("finish")
            return None
        fired = self.controls.handle(event)
        self.controls.take_refused()
        return fired[0] if fired else None
