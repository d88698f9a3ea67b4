"""What a mode is: options, first state, who may act, what is legal, how an action changes the state, how it ends.

Everything outside a mode's own files (matches, bots, demo, menus, tests) uses this contract and nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from quiclo_game.rules.chance import ChanceRequest
from quiclo_game.rules.events import Event, Outcome
from quiclo_game.rules.options import Option, Settings
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.seats import Actor, Seat

State = TypeVar("State")

Action = object
"""A frozen dataclass with a text form in ``notation``; each mode lists its own in ``actions``."""


class Transition(NamedTuple, Generic[State]):
    """What an action led to: the new state, and what happened on the way, in order."""

    state: State
    events: tuple[Event, ...]


class IllegalActionError(ValueError):
    """An action was applied that the rules refuse; whoever applies must ``check`` first."""

    def __init__(self, rejection: Rejection) -> None:
        """Keep the rejection with its numbers."""
        super().__init__(f"{rejection.reason.value} {rejection.figures()}")
        self.rejection = rejection


@dataclass(frozen=True, slots=True)
class Ratio:
    """A pooled measure: ``total`` over ``count`` cases; ratios of several games add up."""

    total: float
    count: float

    def __add__(self, other: Ratio) -> Ratio:
        """Pool two measures."""
        return Ratio(self.total + other.total, self.count + other.count)


class Mode(ABC, Generic[State]):
    """One of the games. States are immutable; every method is a pure function of its arguments."""

    key: ClassVar[str]
    """The name on the command line and in journals; words on screen are found under ``mode.<key>``."""
    seats: ClassVar[range]
    """How many seats can play."""
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, str]]]
    """Named sets of option values; ``text`` is the seed's own rules."""
    automatic: ClassVar[Mapping[str, str]]
    """Option values that hold where no person plays (``simulate`` and ``demo``), unless they are given."""
    unused: ClassVar[Mapping[str, str]] = {}
    """Options that mean nothing in this mode (empty), or signs of one: people need not be asked about them."""
    showcase: ClassVar[tuple[Mapping[str, str], ...]] = ({},)
    """Option values of the games that a demo shows, one after the other."""
    actions: ClassVar[tuple[type, ...]]
    """Every kind of action that the mode knows, chance included."""

    has_values: ClassVar[bool] = True
    """Whether something is calculated step by step, so that what it comes to so far can be shown or not."""

    def has_turns(self, seats: int) -> bool:
        """Return whether so many seats take turns, so that whoever asks for a hint is known."""
        return True

    @abstractmethod
    def initial(self, seats: int, settings: Settings) -> State:
        """Return the state before anything was drawn; raises ``ValueError`` for a number of seats it cannot take."""

    @abstractmethod
    def actors(self, state: State) -> tuple[Actor, ...]:
        """Return who may act now; empty when the game is over."""

    @abstractmethod
    def request(self, state: State) -> ChanceRequest:
        """Return what chance is asked for; raises ``ValueError`` where chance is not to act."""

    @abstractmethod
    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Return actions that ``check`` accepts, sorted; never empty for a seat that may act.

        Where the space is a whole language (calculations), one good calculation for each reachable target.
        """

    def forced(self, state: State, seat: Seat) -> Action | None:
        """Return the one thing that a seat can do where there is nothing to decide, else ``None``.

        It is ``legal``'s only entry, found without working out the others; bots then need not think.
        """
        return None

    @abstractmethod
    def check(self, state: State, actor: Actor, action: Action) -> Rejection | None:
        """Return why an action is refused, or ``None`` where it is legal."""

    @abstractmethod
    def apply(self, state: State, actor: Actor, action: Action) -> Transition[State]:
        """Return the new state and the events; raises ``IllegalActionError`` where ``check`` refuses."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""

    @abstractmethod
    def view(self, state: State, seat: Seat) -> State:
        """Return the state as a seat may see it: what is hidden from it is put in an order that tells nothing."""

    @abstractmethod
    def scores(self, state: State) -> tuple[int, ...]:
        """Return every seat's running figure (points, cards, sums)."""

    def affords_hint(self, state: State, seat: Seat, price: int) -> bool:
        """Return whether a seat has what a hint costs: as a rule so much of its running figure."""
        return self.scores(state)[seat] >= price

    def goal(self, settings: Settings) -> int | None:
        """Return the figure that wins at once, or ``None`` where there is none."""
        return None

    @abstractmethod
    def progress(self, state: State) -> tuple[int, int]:
        """Return the numbers of turns and of rounds begun so far."""

    @abstractmethod
    def measures(self, state: State) -> Mapping[str, Ratio]:
        """Return the figures that simulations pool over many games."""

    @abstractmethod
    def minutes(self, seats: int, settings: Settings) -> int:
        """Return about how long people take for a game, in minutes (measured by simulation, at people's pace)."""
