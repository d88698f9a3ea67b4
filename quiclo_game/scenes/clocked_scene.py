"""A table as time sees it: whose turn it is, how long a person has for it, and what happens if nobody does anything."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from quiclo_game.play.bots import Bot
from quiclo_game.play.handovers import away_after
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.seats import Dealer, Seat
from quiclo_game.scenes.absence import Absence
from quiclo_game.scenes.director import Director
from quiclo_game.scenes.edge_panels import PanelText
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.real_dice import throwing
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.staged_scene import StagedScene
from quiclo_game.shell.inputs import ControlPress, Input, KeyPress, Pointer

WELCOME = 6000.0
"""Who is back at a table is welcomed for so many ms."""


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
        self._welcomed: dict[Seat, float] = {}
        """Who has just come back, and for how many ms that is still told."""
        self._remember_stand_ins()
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
        """Hear that whoever sits at the panel is there: a seat that was taken over is given back."""
        self.heard_from(int(key.rpartition(":")[2]))

    def reseat(self, plan: SeatPlan) -> None:
        """Let everybody sit at other places; who sits down anew is back."""
        before = self.seat_plan.places
        super().reseat(plan)
        for seat in tuple(self.absence.away):
            if plan.couch or plan.places[seat : seat + 1] != before[seat : seat + 1]:
                self.come_back(seat)

    def noted(self, seat: Seat, text: PanelText) -> PanelText:
        """Say on the panel of a seat that has left how it comes back, and welcome it there once it has."""
        if seat in self.absence.away:
            return text.told(self.services.words("table.away"))
        if seat in self._welcomed:
            return text.told(self._welcome(seat))
        return super().noted(seat, text)

    def surround(self, dt: float) -> None:
        """Let ``dt`` ms pass for what surrounds the game; who is back has been welcomed after a while."""
        super().surround(dt)
        left = {seat: ms - dt for seat, ms in self._welcomed.items() if ms > dt}
        if len(left) < len(self._welcomed):
            self.invalidate()
        self._welcomed = left

    @property
    def waited_for(self) -> Seat | None:
        """The seat of the person without whom nothing goes on: who is due, or has to throw real dice."""
        thrower = throwing(self)
        seat = self.seat if thrower is None else thrower
        return seat if self.waits_for_one and seat is not None and self.is_person(seat) else None

    @property
    def question(self) -> str:
        """What the person is asked who is waited for and does nothing, empty before that."""
        seat = self.waited_for
        if seat is None or not self.absence.asked:
            return ""
        name = self.plan.players[seat].name
        return self.services.words("table.still_there", name=name, seconds=self.absence.seconds_left)

    def heard_from(self, seat: Seat) -> None:
        """Hear that whoever sits at a seat is there: nobody else speaks for that person, nor answers a question."""
        if seat in self.absence.away:
            self.come_back(seat)
        elif seat == self.waited_for and self.absence.touched():
            self.say("")

    def heard_something(self) -> None:
        """Hear that something was done in the middle: it faces whoever is waited for."""
        if self.waited_for is not None:
            self.heard_from(self.waited_for)

    def hear(self, event: Input) -> None:
        """Hear from whoever presses a key; of a finger it counts what comes of it, of a gamepad whose it is."""
        pad = isinstance(event, KeyPress | ControlPress) and event.pad
        if not pad and not isinstance(event, Pointer):
            self.heard_something()

    def point_at(self, keys: Iterable[str]) -> None:
        """Carry out what a finger fired; one that only pokes at the felt says nothing of who is there."""
        fired = tuple(keys)
        if fired:
            self.heard_something()
        self.carry_out(fired, self.controls.take_refused())

    def heard_pad(self, pad: str) -> None:
        """Hear from whoever sits with a gamepad; where it stands in for a missing one, also from who is waited for."""
        seat, waited = self.seat_with(pad), self.waited_for
        if seat is not None:
            self.heard_from(seat)
        if waited is not None and (seat is None or self.pad_of(waited) is None):
            self.heard_from(waited)

    def pad_of(self, seat: Seat) -> str | None:
        """Return the gamepad or half of the keyboard of whoever sits at a seat, or ``None``."""
        return self.services.couch.pad(self.plan.players[seat].colour)

    def wait(self, dt: float) -> None:
        """Let ``dt`` ms pass in which nothing plays: ask a person who does nothing, then let a bot go on.

        The last one at the table is left in peace: the game waits, rather than play on with nobody there.
        """
        seat, words = self.waited_for, self.services.words
        people = sum(self.is_person(other) for other in range(self.match.seats))
        if seat is None or people < 2:
            return
        before = self.absence.seconds_left
        if self.absence.update(dt, seat):
            self.match.hand_over(seat, to_bot=True)
            self._stand_in(seat)
            way = "table" if self.around else "couch" if self.pad_of(seat) is None else "pad"
            told = [words(f"table.bot_for_{way}", name=self.plan.players[seat].name)]
            told += [words("table.bot_throws")] if self.plan.real_dice else []
            self.say(" ".join(told), "hint")
        elif self.absence.seconds_left != before and self.question:
            self.say(self.question, "hint")

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats for whose persons a bot stands in."""
        return tuple(sorted(self.absence.away))

    def _stand_in(self, seat: Seat) -> None:
        self.absence.away.add(seat)
        self.director.take_over(seat, Bot(self.plan.mode, seat, Strength.MEDIUM, Lots(self.plan.seed + seat)))

    def come_back(self, seat: Seat) -> None:
        """Let whoever sits at a seat play again."""
        self.absence.back(seat)
        self.match.hand_over(seat, to_bot=False)
        self.director.give_back(seat)
        if self.around:
            # The middle faces whoever is due: who is back reads the own panel.
            self._welcomed[seat] = WELCOME
        self.say("" if self.around else self._welcome(seat))

    def _welcome(self, seat: Seat) -> str:
        return self.services.words("table.back_again", name=self.plan.players[seat].name)

    def _remember_stand_ins(self) -> None:
        """Let bots go on for those who were away when the game was left; where all were, all are back."""
        away = away_after(self.match.handovers)
        nobody = all(seat in away or self.director.plays(seat) for seat in range(self.match.seats))
        for seat in sorted(away):
            if nobody:
                self.match.hand_over(seat, to_bot=False)
            else:
                self._stand_in(seat)
