"""Everyone at their own level at a table: who gets hints and for what, and who is shown intermediate values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiclo_game.play.help import USUAL
from quiclo_game.rules.hints import TakeHint
from quiclo_game.rules.seats import Seat

if TYPE_CHECKING:
    from quiclo_game.scenes.table import TableScene


def hint_granted(table: TableScene, seat: Seat | None, *, again: bool = False) -> bool:
    """Say whether a seat gets a hint, once it has been paid for; ``again`` shows a hint that was seen, for nothing.

    Who cannot pay gets none, and is told so; where cards go for it, that is asked once a turn. ``None`` is whoever asks
    at a table without turns: that is free for all.
    """
    own, match = table.plan.players[seat].help if seat is not None else USUAL, table.match
    if not own.hints:
        table.say(table.services.words("help.off"))
    if again or not own.hints or not own.price or seat is None or TakeHint not in match.mode.actions:
        return own.hints
    if not match.mode.affords_hint(match.state, seat, own.price):
        table.say(table.unpaid(own.price))
        return False
    question, (turn, _) = table.price_question(seat, own.price), match.mode.progress(match.state)
    if question and table.price_told != turn:
        table.price_told = turn
        table.say(question, "hint", told=seat)
        return False
    return match.submit(seat, TakeHint()) is None


def say_where_solutions_are(table: TableScene, seat: Seat | None) -> None:
    """Say to a seat that asks for the solution where no key has it that the last of the hints tells it."""
    own = table.plan.players[seat].help if seat is not None else USUAL
    table.say(table.services.words("table.reveal_by_hint" if own.hints else "help.off"))


def values_shown(table: TableScene) -> bool:
    """Say whether the person due is shown what a calculation comes to so far; where nobody is due, it is shown."""
    seat = table.seat
    return seat is None or table.plan.players[seat].help.values
