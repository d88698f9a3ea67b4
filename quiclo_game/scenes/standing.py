"""How a game stands, in words: for the pause that lies over it."""

from __future__ import annotations

from typing import Any

from quiclo_game.locale import Words
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.match import Match
from quiclo_game.rules.seats import Dealer
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.real_dice import thrower


def standing_of(match: Match[Any], plan: GamePlan, words: Words, *, attended: bool = True) -> tuple[str, ...]:
    """Return in words the round and whose turn it is, and whether everything is saved.

    Where nobody looks after the machine that is not mentioned: nobody can go on with a game that is left.
    """
    _, round_number = match.mode.progress(match.state)
    actors = [actor for actor in match.mode.actors(match.state) if not isinstance(actor, Dealer)]
    if not actors and match.awaited is not None:
        actors = [thrower(match)]  # real dice are due: it is the turn of whoever throws them
    name = plan.players[actors[0]].name if actors else "–"
    scribe = match.scribe
    fault = scribe.fault if isinstance(scribe, JournalWriter) else None
    turn = words("table.whose_turn", round=round_number, name=name)
    if not attended:
        return (turn,)
    return turn, words("table.all_saved") if fault is None else words("table.not_saved", fault=words(fault))
