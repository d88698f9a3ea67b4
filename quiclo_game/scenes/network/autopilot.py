""" "Automatisch ablegen": the program plays for every seat from where the game stands, until people take over again.

Source: kartenverbindung.txt, "Automatisch ablegen" and "Automatik stoppen".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.director import Director


class Autopilot:
    """Knows who plays each seat, and who plays for people while they watch."""

    def __init__(self, match: Match[Any], bots: Mapping[Seat, Bot], seed: int) -> None:
        """Take the match with its own bots; ``seed`` draws what substitutes leave to luck."""
        self._match = match
        self._bots = dict(bots)
        self._seed = seed
        self.people = [seat for seat in range(match.seats) if seat not in self._bots]
        """The seats that no bot plays."""
        self.active = False
        """Whether the program plays for them just now."""

    def take_over(self) -> Director:
        """Return who acts from now on: a bot for every seat."""
        self.active = True
        lots = Lots(self._seed + len(self._match.moves))
        minds = {
            seat: self._bots.get(seat) or Bot(self._match.mode, seat, Strength.MEDIUM, lots)
            for seat in range(self._match.seats)
        }
        self._hand_over()
        return Director(self._match, minds)

    def give_back(self) -> Director:
        """Return who acts from now on: bots only where bots sit."""
        self.active = False
        self._hand_over()
        return Director(self._match, self._bots)

    def _hand_over(self) -> None:
        """Have it kept with the game who plays for people: what the program lays is not theirs."""
        for seat in self.people:
            self._match.hand_over(seat, to_bot=self.active)
