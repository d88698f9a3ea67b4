"""Taking back at a table: first what is written and not yet played, then the last action, else a true word why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiclo_game.rules.chance import Rolled
from quiclo_game.rules.rejections import Reason
from quiclo_game.rules.seats import CHANCE

if TYPE_CHECKING:
    from quiclo_game.scenes.table import TableScene


def may_take_back(table: TableScene) -> bool:
    """Say whether the person due can take something back."""
    return table.interactive and (table.begun or table.may_undo() is None)


def take_back(table: TableScene) -> None:
    """Take the last thing back, or say why that cannot be."""
    if table.interactive and table.begun:
        table.withdraw()
        return
    seat = table.seat
    rejection = table.may_undo() or table.match.undo(seat if seat is not None else 0)
    told = "undone" if rejection is None else _refusal(table, rejection.reason)
    table.say(table.services.words(f"table.{told}"))


def _refusal(table: TableScene, reason: Reason) -> str:
    """Return what stands in the way, as a key of the words."""
    moves = table.match.moves
    if table.by_bot:
        return "undo_bot"
    if reason is Reason.NOTHING_TO_UNDO or all(move.actor is CHANCE for move in moves):
        return "undo_nothing"
    return "undo_rolled" if isinstance(moves[-1].action, Rolled) else "undo_revealed"
