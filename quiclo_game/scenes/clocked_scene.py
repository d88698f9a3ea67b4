"""A table as time sees it: whose turn it is, how long a person has for it, and what happens if nobody does anything."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Any, ClassVar

from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.seats import Dealer, Seat
from quiclo_game.scenes.absence import Absence
from quiclo_game.scenes.director import Director
from quiclo_game.scenes.edge_panels import PanelText
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.staged_scene import StagedScene


class ClockedScene(StagedScene):
    """Knows who is due in a match; counts thinking time, and notices who has left the table."""

    waits_for_one: ClassVar[bool] = True
    """Whether it is one seat's turn; where all play at once nobody has to be waited for."""

    def __init__(self, services: Services, plan: GamePlan, match: Match[Any], director: Director) -> None:
        """Follow a match, in which the director plays some seats."""
        super().__init__(services, plan)
        self.match = match
        self.director = director
        self.absence = Absence()
        self._thinking_left = self._thinking_time

    @abstractmethod
    def say(self, sentence: str, tone: str = "plain") -> None:
        """Show a sentence to everyone; ``tone`` is ``plain``, ``wrong`` or ``hint``."""

    @property
    def seat(self) -> Seat | None:
        """The seat of the person whose turn it is, or ``None`` while nobody or a bot is due."""
        for actor in self.match.mode.actors(self.match.state):
            if not isinstance(actor, Dealer) and not self.director.plays(actor):
                return actor
        return None

    def turn_told(self, seat: Seat) -> str:
        """Return in words that it is the turn of a seat, whoever plays it."""
        return self.services.words("table.turn_now" if self.is_person(seat) else "table.bot_turn")

    def is_person(self, seat: Seat) -> bool:
        """Say whether a person plays a seat at this moment."""
        return not self.director.plays(seat)

    # ---- time ----------------------------------------------------------------------------------------------------

    def _bot_time(self, dt: float) -> float:
        """Return how many ms of thought pass in ``dt`` ms: with bots of instant thought, all that are needed."""
        factor = self.services.settings.thinking.factor
        return dt / factor if factor else 1e9

    @property
    def clock_runs(self) -> bool:
        """Whether a person is thinking right now; a mode may leave out steps at which there is nothing to think."""
        return self.seat is not None

    @property
    def seconds_left(self) -> int | None:
        """Seconds of thinking time left to the person whose turn it is; ``None`` where no clock runs."""
        limited = self._thinking_time and self.clock_runs
        return max(0, math.ceil(self._thinking_left / 1000.0)) if limited else None

    @property
    def _thinking_time(self) -> float:
        """What a person has for a turn, in ms; 0 without a limit."""
        return self.plan.settings.thinking_seconds(self.seat or 0) * 1000.0

    def time_up(self) -> None:
        """Be told that the thinking time is over; a mode submits what follows from it."""

    def _run_clock(self, dt: float) -> None:
        before = self.seconds_left
        if before is None:
            return
        self._thinking_left -= dt
        if self._thinking_left <= 0:
            self.time_up()
        elif self.seconds_left != before:
            self.refreshed()

    # ---- who has left --------------------------------------------------------------------------------------------

    def panel_touched(self, key: str) -> None:
        """Give a seat back that is touched at the edge of the table, and hear that whoever is due is there."""
        seat = int(key.rpartition(":")[2])
        if seat in self.absence.away:
            self._come_back(seat)
        elif seat == self.seat:
            self._here()

    def reseat(self, plan: SeatPlan) -> None:
        """Let everybody sit at other places; who sits down anew is back."""
        before = self.seat_plan.places
        super().reseat(plan)
        for seat in tuple(self.absence.away):
            if plan.couch or plan.places[seat : seat + 1] != before[seat : seat + 1]:
                self._come_back(seat)

    def noted(self, seat: Seat, text: PanelText) -> PanelText:
        """Say on the panel of a seat that has left how it comes back."""
        if seat not in self.absence.away:
            return super().noted(seat, text)
        return text.told(self.services.words("table.away"))

    def _here(self) -> None:
        """Hear that somebody is there; on a couch, where all touch the same screen, everybody is back."""
        asked = self.absence.touched()
        if not self.around and self.absence.away:
            for seat in tuple(self.absence.away):
                self._come_back(seat)
        elif asked:
            self.say("")

    def _wait(self, dt: float) -> None:
        """Let ``dt`` ms pass in which nothing plays: ask a person who does nothing, then let a bot go on."""
        seat, words = self.seat, self.services.words
        people = sum(self.is_person(other) for other in range(self.match.seats))
        if not self.waits_for_one or seat is None or people < 2:
            return
        before = self.absence.seconds_left
        name = self.plan.players[seat].name
        if self.absence.update(dt, seat):
            self.director.take_over(seat, Bot(self.plan.mode, seat, Strength.MEDIUM, Lots(self.plan.seed + seat)))
            self.say(words("table.bot_for", name=name), "hint")
        elif self.absence.asked and self.absence.seconds_left != before:
            self.say(words("table.still_there", name=name, seconds=self.absence.seconds_left), "hint")

    def _come_back(self, seat: Seat) -> None:
        self.absence.back(seat)
        self.director.give_back(seat)
        self.say(self.services.words("table.back_again", name=self.plan.players[seat].name))
