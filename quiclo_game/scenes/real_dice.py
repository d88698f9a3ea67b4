"""Where people throw real dice, the table asks for what fell whenever a roll is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quiclo_game.rules.chance import Rolled, RollRequest
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.seats import CHANCE, Dealer, Seat

if TYPE_CHECKING:
    from quiclo_game.scenes.table import TableScene


def has_dice(mode: Mode[Any]) -> bool:
    """Say whether dice are thrown in a mode at all."""
    return Rolled in mode.actions


def ask_for_dice(table: TableScene) -> bool:
    """Have people tap what they have thrown, if a throw is due; return whether they were asked.

    Whoever leaves the dice without an answer pauses the game; the table asks again when it goes on.
    """
    request = table.match.awaited if table.plan.real_dice else None
    if not isinstance(request, RollRequest):
        return False
    navigator = table.services.navigator

    def take(faces: tuple[int, ...]) -> None:
        if faces:
            table.match.submit(CHANCE, Rolled(faces))
        else:
            navigator.pause(table, table.plan.mode_key)

    seat = thrower(table)
    navigator.pick_dice(request, table.plan.players[seat].name, take, table.side(seat))
    return True


def thrower(table: TableScene) -> Seat:
    """Return who throws: whoever asked for the roll."""
    movers = [move.actor for move in table.match.moves if not isinstance(move.actor, Dealer)]
    return movers[-1] if movers else 0
