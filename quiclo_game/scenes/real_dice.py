"""Where people throw real dice, the table asks for what fell whenever a roll is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.rules.chance import Rolled, RollRequest
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.seats import CHANCE, Dealer, Seat

if TYPE_CHECKING:
    from quiclo_game.scenes.area import Area
    from quiclo_game.scenes.clocked_scene import ClockedScene
    from quiclo_game.scenes.facing import Facing
    from quiclo_game.scenes.table import TableScene
    from quiclo_game.shell.inputs import Input


def has_dice(mode: Mode[Any]) -> bool:
    """Say whether dice are thrown in a mode at all."""
    return Rolled in mode.actions


class Throw:
    """A throw that people make: what they have told of it so far, and who is waited for to tell the rest."""

    def __init__(self, table: TableScene, seat: Seat) -> None:
        """Wait for whoever sits at a seat."""
        self._table = table
        self._seat = seat
        self.faces = table.told_faces
        """What fell, as far as it is told; it is kept while the game is paused."""

    @property
    def facing(self) -> Facing:
        """The side of whoever throws, who may sit elsewhere after a pause."""
        return self._table.side(self._seat)

    @property
    def middle(self) -> Area | None:
        """What the panels leave of the window, in px; ``None`` on a couch, where there are none."""
        table = self._table.edges.table
        return None if table is None else table.middle

    def beside(self, event: Input) -> bool:
        """Give the panels of the seats a finger that is on them, and say whether it was: they stay live meanwhile."""
        if not self._table.edges.takes(event):
            return False
        self._table.handle(event)
        return True

    @property
    def over(self) -> bool:
        """Whether nobody is waited for any more: a bot has taken the seat over."""
        return self._seat in self._table.absence.away

    def wait(self, dt: float) -> str:
        """Let ``dt`` ms pass in which nothing is told; return what whoever threw is asked, empty before that."""
        self._table.turn_on(dt)
        self._table.wait(dt)
        return self._table.question

    def heard(self) -> None:
        """Hear that somebody tells what fell."""
        self._table.heard_something()


def ask_for_dice(table: TableScene) -> bool:
    """Have people tap what they have thrown, if a throw is due; return whether one was.

    Whoever leaves the dice without an answer pauses the game; the table asks again when it goes on. Where a bot stands
    in for whoever should throw, nobody may be there to do it: the program does.
    """
    request = table.match.awaited if table.plan.real_dice else None
    if not isinstance(request, RollRequest):
        return False
    navigator = table.services.navigator

    def take(faces: tuple[int, ...]) -> None:
        if faces:
            table.told_faces.clear()
            table.match.submit(CHANCE, Rolled(faces))
        else:
            navigator.pause(table, table.plan.mode_key)

    seat = thrower(table.match)
    if seat in table.absence.away:
        rolled = SeededChance(table.plan.seed + len(table.match.moves)).answer(request)
        table.told_faces.clear()
        table.match.submit(CHANCE, rolled)
    else:
        navigator.pick_dice(request, table.plan.players[seat].name, take, table.side(seat), Throw(table, seat))
    return True


def thrower(match: Match[Any]) -> Seat:
    """Return who throws: whoever asked for the roll."""
    movers = [move.actor for move in match.moves if not isinstance(move.actor, Dealer)]
    return movers[-1] if movers else 0


def throwing(table: ClockedScene) -> Seat | None:
    """Return who has to throw real dice just now, ``None`` where no throw is due."""
    due = table.plan.real_dice and isinstance(table.match.awaited, RollRequest)
    return thrower(table.match) if due else None
