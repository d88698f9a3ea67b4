"""The director lets bots act, each after its time of thought, always through ``submit``.

Where several may act at once they all think at once, and whoever is through first acts first.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from quiclo_game.play.bots import Bot
from quiclo_game.play.match import Match
from quiclo_game.play.thought import Thought
from quiclo_game.rules.contract import Action
from quiclo_game.rules.seats import Dealer, Seat


@dataclass(slots=True)
class Thinking:
    """A bot's thought, and the ms until it is through."""

    seat: Seat
    thought: Thought
    left: float


class Director:
    """Plays the seats for which there is a bot; does nothing while only people are due."""

    recorded: ClassVar[bool] = False
    """Whether it shows what people did once, rather than playing in their place."""

    def __init__(
        self, match: Match[Any], bots: Mapping[Seat, Bot], stamp: Callable[[Action], Action] | None = None
    ) -> None:
        """Act in ``match`` for the seats of ``bots``.

        ``stamp`` puts the table's own time on an action just before it is submitted, where actions carry one.
        """
        self._match = match
        self._bots = dict(bots)
        self._stamp = stamp
        self.longest = math.inf
        """In so many ms of thought somebody acts at the latest, in the order and at the distances of the thoughts."""
        self._state: Any = None
        self._thinking: list[Thinking] = []

    def plays(self, seat: Seat) -> bool:
        """Say whether the director acts for a seat."""
        return seat in self._bots

    def take_over(self, seat: Seat, bot: Bot) -> None:
        """Act for one more seat from now on."""
        self._bots[seat] = bot
        self._state = None

    def give_back(self, seat: Seat) -> None:
        """Act for a seat no longer; what was thought for it is forgotten."""
        self._bots.pop(seat, None)
        self._thinking = [entry for entry in self._thinking if entry.seat != seat]

    @property
    def thinking(self) -> Seat | None:
        """The seat whose bot acts next, or ``None`` while none thinks."""
        return self._thinking[0].seat if self._thinking else None

    def update(self, dt: float) -> bool:
        """Let the bots think for ``dt`` ms; return whether one of them acted."""
        if self._match.state is not self._state:
            self._think()
        for entry in self._thinking:
            entry.left -= dt
        return any(entry.left <= 0 and self._act(entry) for entry in tuple(self._thinking))

    def _act(self, entry: Thinking) -> bool:
        """Submit a thought; one that is refused, because a clock still says no, is tried again later."""
        action = entry.thought.action if self._stamp is None else self._stamp(entry.thought.action)
        if self._match.submit(entry.seat, action) is not None:
            return False
        self._thinking = []
        return True

    def _think(self) -> None:
        """Let every bot that may act decide anew; the shortest thought comes first, then the order of the seats."""
        self._state = self._match.state
        due = [actor for actor in self._match.mode.actors(self._state) if not isinstance(actor, Dealer)]
        thoughts = [(seat, self._bots[seat].decide(self._state)) for seat in due if seat in self._bots]
        self._thinking = sorted(
            (Thinking(seat, thought, float(thought.ms)) for seat, thought in thoughts), key=lambda entry: entry.left
        )
        late = max(0.0, self._thinking[0].left - self.longest) if self._thinking else 0.0
        for entry in self._thinking:
            entry.left -= late
