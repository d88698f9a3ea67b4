"""What a game is set up with, and what is told about it when it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from quiclo_game.play.handovers import Handover, StoodIn, by_stand_in, stood_in
from quiclo_game.play.help import offers, with_helps, within
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.match import Attempt, Match, Move
from quiclo_game.play.players import Player, with_known_help
from quiclo_game.play.recording import Recording
from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.events import Outcome
from quiclo_game.rules.options import Settings
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.seats import Dealer, Seat


@dataclass(frozen=True, slots=True)
class GamePlan:
    """A game that can be started: the mode, who plays and sits where, the table's settings, and the deal number."""

    mode_key: str
    players: tuple[Player, ...]
    settings: Settings
    seed: int
    seating: SeatPlan = COUCH
    real_dice: bool = False
    """Whether people throw real dice and tap what fell."""

    def settled(self) -> GamePlan:
        """Return the plan with the help that the mode knows, and what that means for the rules among its settings."""
        known = offers(self.mode, len(self.players), self.settings)
        players = with_known_help(self.players, known)
        settings = with_helps(self.mode.options, self.settings, [player.help for player in players])
        return replace(self, players=players, settings=within(self.mode.options, settings, known))

    @property
    def mode(self) -> Mode[Any]:
        """The rules of the game."""
        return find_mode(self.mode_key)


@dataclass(frozen=True, slots=True)
class GameReport:
    """A finished game: its plan, all its moves, the last state, how it ended, and how long it took (ms).

    ``times`` says when each move was made (ms), below 0 for moves from before the game was gone on with; ``attempts``
    are the wrong calculations; ``journal`` is the file that the game was written to, if it was;
    ``handovers`` say when a bot stood in for a person.
    """

    plan: GamePlan
    moves: tuple[Move[Any], ...]
    state: Any
    outcome: Outcome
    duration: float
    times: tuple[float, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    journal: Path | None = None
    handovers: tuple[Handover, ...] = ()

    @property
    def stood_in(self) -> Mapping[Seat, StoodIn]:
        """The seats that a bot has played for their persons, in part or all the time."""
        return stood_in(self.plan.mode, self.moves, self.handovers, len(self.plan.players))

    @property
    def own_moves(self) -> tuple[Move[Any], ...]:
        """The moves without those of stand-ins: only what people did themselves is worth telling of them."""
        return tuple(
            move
            for index, move in enumerate(self.moves)
            if isinstance(move.actor, Dealer) or not by_stand_in(self.handovers, move.actor, index)
        )


def report_of(
    plan: GamePlan, match: Match[Any], outcome: Outcome, duration: float, times: Sequence[float]
) -> GameReport:
    """Return what is told of a match that has ended."""
    journal = match.scribe.path if isinstance(match.scribe, JournalWriter) else None
    moves, attempts = tuple(match.moves), tuple(match.attempts)
    return GameReport(
        plan, moves, match.state, outcome, duration, tuple(times), attempts, journal, tuple(match.handovers)
    )


def recording_of_match(plan: GamePlan, match: Match[Any]) -> Recording:
    """Return a game as far as it has been played, upright: whoever looks back in the course of it does so alone."""
    moves, attempts, over = tuple(match.moves), tuple(match.attempts), match.outcome is not None
    return Recording(
        plan.mode_key,
        plan.players,
        plan.settings,
        plan.seed,
        moves,
        attempts,
        finished=over,
        handovers=tuple(match.handovers),
    )


def recording_of(report: GameReport) -> Recording:
    """Return a finished game as it can be looked at again."""
    plan = report.plan
    return Recording(
        plan.mode_key,
        plan.players,
        plan.settings,
        plan.seed,
        report.moves,
        report.attempts,
        finished=True,
        seating=plan.seating,
        handovers=report.handovers,
    )


def rematch(plan: GamePlan, starter: Seat, seed: int) -> GamePlan:
    """Return the plan of the next game of the same people: another deal, and the start moved on by one seat [house]."""
    first = (starter + 1) % len(plan.players)
    players = (*plan.players[first:], *plan.players[:first])
    settings, seating = plan.settings.changed("start", "first"), plan.seating.begun_by(first)
    return replace(plan, players=players, settings=settings, seed=seed, seating=seating)
