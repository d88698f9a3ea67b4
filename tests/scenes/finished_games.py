"""Whole games of brain training, played out in an instant: what the results show."""

from __future__ import annotations

from functools import cache

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Player
from quiclo_game.rules.brain_state import Reveal
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.seats import CHANCE
from quiclo_game.scenes.plan import GamePlan, GameReport

NAMES = ("Anna", "Opa Karl", "Jonas", "Mia", "Großmutter Wilhelmine", "Robo 6")
SKILL = (0.72, 0.55, 0.68, 0.9, 0.8, 0.6)
"""How likely each seat finds a calculation, in per cent."""


@cache
def played(seats: int = 4, variant: str = "race", seed: int = 4127, play: str = "self") -> GameReport:
    """Return a finished game; equal arguments give an equal game."""
    mode = find_mode("brain_training")
    settings = settle(mode.options, {"variant": variant, "play": play})
    players = tuple(Player(NAMES[seat], (3, 0, 2, 1, 4, 5)[seat]) for seat in range(seats))
    lots = Lots(seed)
    match = Match(mode, seats, settings, SeededChance(seed))
    match.start()
    while match.outcome is None:
        actor = mode.actors(match.state)[0]
        assert actor is not CHANCE
        choices = mode.legal(match.state, actor)
        reveals = [choice for choice in choices if isinstance(choice, Reveal)]
        choice = choices[0]
        if reveals and not lots.happens(SKILL[actor]):
            choice = reveals[0]
        assert match.submit(actor, choice) is None
    plan = GamePlan(mode.key, players, settings, seed)
    return GameReport(plan, tuple(match.moves), match.state, match.outcome, 18 * 60_000.0)
