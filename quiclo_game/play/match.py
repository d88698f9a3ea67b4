"""A match: one game being played, with everything that acts on it going through ``submit``.

It owns the state, asks chance, writes the journal before anyone is told, tells the observers, and undoes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar

from quiclo_game.play.chance import Chance
from quiclo_game.play.handovers import Handover, away_after
from quiclo_game.rules.chance import ChanceRequest
from quiclo_game.rules.contract import Action, IllegalActionError, Mode, Transition
from quiclo_game.rules.events import Event, Outcome
from quiclo_game.rules.options import Settings
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE, Actor, Seat

State = TypeVar("State")

MISCALCULATED = frozenset(
    {
        Reason.WRONG_RESULT,
        Reason.NEGATIVE,
        Reason.INEXACT_DIVISION,
        Reason.DIVISION_BY_ZERO,
        Reason.NO_MULTIPLE,
        Reason.NO_EQUATION,
        Reason.FITS_NOWHERE,
        Reason.OTHER_TARGET,
    }
)
"""Refusals that are wrong calculations, not slips of the fingers: these are remembered."""


@dataclass(frozen=True, slots=True)
class Move(Generic[State]):
    """One action that was applied: who, what, what happened, and the states around it."""

    actor: Actor
    action: Action
    before: State
    after: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A calculation that was refused: by whom, after how many moves, and what is wrong with it."""

    moves: int
    seat: Seat
    action: Action
    rejection: Rejection


class Scribe(Protocol):
    """Whoever writes actions down before they are shown."""

    def write(self, actor: Actor, action: Action) -> None:
        """Put an action on disk."""
        ...

    def write_undo(self, seat: Seat) -> None:
        """Put on disk that a seat took back the last action."""
        ...

    def write_time(self, played: int) -> None:
        """Put on disk how long has been played so far, in ms."""
        ...

    def write_attempt(self, seat: Seat, action: Action) -> None:
        """Put on disk what a seat calculated wrongly."""
        ...

    def write_handover(self, seat: Seat, *, to_bot: bool) -> None:
        """Put on disk that a bot stands in for a seat from now on, or no longer."""
        ...


class Match(Generic[State]):
    """One running game; ``start`` it once, then ``submit`` actions until ``outcome`` says how it ended."""

    def __init__(
        self, mode: Mode[State], seats: int, settings: Settings, chance: Chance, scribe: Scribe | None = None
    ) -> None:
        """Lay out the first state; nothing has been drawn yet."""
        self.mode = mode
        self.seats = seats
        self.settings = settings
        self.state = mode.initial(seats, settings)
        self.moves: list[Move[State]] = []
        self.attempts: list[Attempt] = []
        """Wrong calculations that cost nothing, for the move log and for whoever learns from them."""
        self.handovers: list[Handover] = []
        """When a bot stood in for a person, and when the seat was given back."""
        self.played = 0.0
        """How long has been played so far (ms), as far as a table keeps the time."""
        self.times: list[tuple[int, int]] = []
        """The times that were kept (ms), each with the number of moves made by then."""
        self.scribe = scribe
        self._chance = chance
        self._observers: list[Callable[[Move[State]], None]] = []
        self._undo_observers: list[Callable[[Move[State]], None]] = []

    def observe(self, moved: Callable[[Move[State]], None], undone: Callable[[Move[State]], None]) -> None:
        """Have ``moved`` called after every action, and ``undone`` after one was taken back."""
        self._observers.append(moved)
        self._undo_observers.append(undone)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it runs."""
        return self.mode.outcome(self.state)

    @property
    def awaited(self) -> ChanceRequest | None:
        """What the people have to throw themselves (real dice), or ``None``."""
        return self.mode.request(self.state) if CHANCE in self.mode.actors(self.state) else None

    def start(self) -> None:
        """Let chance do what comes before the first turn."""
        self._let_chance_act()

    def submit(self, actor: Actor, action: Action) -> Rejection | None:
        """Apply an action of a seat, or what people threw with real dice; return why it is refused, if it is.

        Refused actions change nothing. Chance that follows has already acted when this returns.
        """
        try:
            transition = self.mode.apply(self.state, actor, action)
        except IllegalActionError as refusal:
            if actor is not CHANCE and refusal.rejection.reason in MISCALCULATED:
                self._remember(Attempt(len(self.moves), actor, action, refusal.rejection))
            return refusal.rejection
        self._follow(actor, action, transition)
        self._let_chance_act()
        return None

    def hand_over(self, seat: Seat, *, to_bot: bool) -> None:
        """Keep that a bot stands in for a seat from now on, or no longer; once, however often it is said."""
        if to_bot == (seat in away_after(self.handovers)):
            return
        if self.scribe is not None:
            self.scribe.write_handover(seat, to_bot=to_bot)
        self.handovers.append(Handover(len(self.moves), seat, to_bot))

    def run_clock(self, dt: float) -> None:
        """Count ``dt`` ms as played."""
        self.played += dt

    def keep_time(self, played: int) -> None:
        """Keep that ``played`` ms have been played: whoever resumes the game goes on from there."""
        if self.scribe is not None:
            self.scribe.write_time(played)
        self.played = float(played)
        self.times.append((len(self.moves), played))

    def may_undo(self) -> Rejection | None:
        """Return why the last action cannot be taken back, or ``None`` if it can.

        What chance or a reveal has shown stays shown: undo never lets anyone fish for a better roll.
        """
        if not self.moves or self.outcome is not None:
            return Rejection(Reason.NOTHING_TO_UNDO)
        last = self.moves[-1]
        if last.actor is CHANCE or any(event.reveals for event in last.events):
            return Rejection(Reason.UNDO_WOULD_REVEAL)
        return None

    def undo(self, seat: Seat) -> Rejection | None:
        """Take back the last action, scores included; return why it cannot be taken back, if so."""
        rejection = self.may_undo()
        if rejection is not None:
            return rejection
        if self.scribe is not None:
            self.scribe.write_undo(seat)
        move = self.moves.pop()
        self.state = move.before
        self.handovers = [replace(one, moves=min(one.moves, len(self.moves))) for one in self.handovers]
        for observer in self._undo_observers:
            observer(move)
        return None

    def _let_chance_act(self) -> None:
        while CHANCE in self.mode.actors(self.state):
            answer = self._chance.answer(self.mode.request(self.state))
            if answer is None:
                return
            self._follow(CHANCE, answer, self.mode.apply(self.state, CHANCE, answer))

    def _remember(self, attempt: Attempt) -> None:
        """Keep an attempt, once however often it is repeated."""
        if self.attempts and self.attempts[-1] == attempt:
            return
        if self.scribe is not None:
            self.scribe.write_attempt(attempt.seat, attempt.action)
        self.attempts.append(attempt)

    def _follow(self, actor: Actor, action: Action, transition: Transition[State]) -> None:
        """Take over what an action has led to: on disk first, then here, then everyone is told."""
        if self.scribe is not None:
            self.scribe.write(actor, action)
        move = Move(actor, action, self.state, transition.state, transition.events)
        self.state = transition.state
        self.moves.append(move)
        for observer in self._observers:
            observer(move)
