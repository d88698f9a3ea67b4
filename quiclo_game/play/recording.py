"""A recorded game: everything that happened, to be looked at again from any place, never to be changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quiclo_game.play.handovers import Handover
from quiclo_game.play.help import offers
from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_replay import replay
from quiclo_game.play.match import Attempt, Match, Move
from quiclo_game.play.players import Player, with_known_help
from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.chance import ChanceAction, ChanceRequest
from quiclo_game.rules.contract import Action, Mode
from quiclo_game.rules.events import TurnStarted
from quiclo_game.rules.options import Settings
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import Actor, Dealer, Seat


@dataclass(frozen=True, slots=True)
class Recording:
    """A game as it was played, finished or not; ``torn`` says that the journal's last line had to be left out."""

    mode_key: str
    players: tuple[Player, ...]
    settings: Settings
    seed: int
    moves: tuple[Move[Any], ...]
    attempts: tuple[Attempt, ...] = ()
    finished: bool = False
    torn: bool = False
    times: tuple[tuple[int, int], ...] = ()
    """The playing times that were kept (ms), each with the number of moves made by then."""
    seating: SeatPlan = COUCH
    """Where everybody sat in the end."""
    handovers: tuple[Handover, ...] = ()
    """When a bot stood in for a person, and when the seat was given back."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn in a recording: after how many moves it begins, whose it is, and in which round."""

    place: int
    seat: Seat
    round: int


def read_recording(path: Path) -> Recording:
    """Return the game of a journal; raises ``JournalError`` or ``OSError`` as ``read_journal`` and ``replay`` do."""
    journal = read_journal(path)
    match = replay(journal)
    header = journal.header
    return Recording(
        header.mode,
        with_known_help(header.players, offers(match.mode, match.seats)),
        header.settings,
        header.seed,
        tuple(match.moves),
        tuple(match.attempts),
        match.outcome is not None,
        journal.torn,
        tuple(match.times),
        header.seating,
        tuple(match.handovers),
    )


def chapters_of(mode: Mode[Any], moves: Sequence[Move[Any]]) -> tuple[Chapter, ...]:
    """Return the turns of a game; where no turns are taken, the moves of the seats with the rounds that they count."""
    turns = [
        Chapter(index + 1, event.seat, event.round)
        for index, move in enumerate(moves)
        for event in move.events
        if isinstance(event, TurnStarted)
    ]
    if turns:
        return tuple(turns)
    return tuple(
        Chapter(index, move.actor, mode.progress(move.before)[1])
        for index, move in enumerate(moves)
        if not isinstance(move.actor, Dealer)
    )


class _NoChance:
    """Chance that has nothing left to say."""

    def answer(self, request: ChanceRequest) -> ChanceAction | None:
        return None


class RecordedMatch(Match[Any]):
    """A match that only ever does what was recorded; it begins before the first move."""

    def __init__(self, recording: Recording) -> None:
        """Lay the game out as it was in the beginning."""
        mode = find_mode(recording.mode_key)
        super().__init__(mode, len(recording.players), recording.settings, _NoChance())
        self._recorded = recording.moves
        self._tried = recording.attempts
        self._kept = recording.times
        self._handed = recording.handovers

    @property
    def place(self) -> int:
        """How many moves have been made."""
        return len(self.moves)

    @property
    def length(self) -> int:
        """How many moves there are."""
        return len(self._recorded)

    def forward(self) -> bool:
        """Make the next recorded move and tell everyone; return ``False`` at the end."""
        if self.place == self.length:
            return False
        move = self._recorded[self.place]
        self.state = move.after
        self.moves.append(move)
        self._set_beside()
        for observer in self._observers:
            observer(move)
        return True

    def jump(self, place: int) -> None:
        """Go to where so many moves have been made, at once; those who watch are told as after an undo."""
        place = max(0, min(self.length, place))
        if place == self.place:
            return
        self.moves[:] = self._recorded[:place]
        near = self._recorded[max(0, place - 1)]
        self.state = near.after if place else near.before
        self._set_beside()
        for observer in self._undo_observers:
            observer(near)

    def run_clock(self, dt: float) -> None:
        """Show the time as it was kept, not how long somebody watches."""

    def keep_time(self, played: int) -> None:
        """Keep nothing: the times are those of the record."""

    def _set_beside(self) -> None:
        """Set what is no move to what it was at this place."""
        self.attempts = [attempt for attempt in self._tried if attempt.moves <= self.place]
        self.handovers = [one for one in self._handed if one.moves <= self.place]
        self.played = float(next((ms for moves, ms in reversed(self._kept) if moves <= self.place), 0))

    def submit(self, actor: Actor, action: Action) -> Rejection | None:
        """Refuse: what happened, happened."""
        return Rejection(Reason.GAME_OVER)

    def may_undo(self) -> Rejection | None:
        """Refuse likewise."""
        return Rejection(Reason.NOTHING_TO_UNDO)
