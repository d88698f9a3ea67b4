"""Games as the program begins them: new with a journal, gone on with from one, or shown by bots.

Only loaded when there is a game; the title alone does without.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.help import offers
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_replay import resume
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Player, Strength, with_known_help
from quiclo_game.rules.contract import Action
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.plan import GamePlan

DEMO_NAMES = ("Mia", "Opa Karl", "Jonas", "Anna")
EQUAL = (Strength.MEDIUM,) * len(DEMO_NAMES)
MIXED = (Strength.STRONG, Strength.EASY, Strength.MEDIUM, Strength.STRONG)
"""Strengths that make a game worth watching: somebody is ahead, and somebody else may catch up."""


def new_game(plan: GamePlan, folder: Path, actions: Sequence[tuple[Seat, Action]] = ()) -> Match[Any]:
    """Return a match that writes a journal of its own in ``folder``.

    It stands behind ``actions`` of the seats, or has yet to be started where there are none.
    """
    header = Header(
        plan.mode_key, plan.settings, plan.players, plan.seed, real_dice=plan.real_dice, seating=plan.seating
    )
    match = Match(plan.mode, len(plan.players), plan.settings, header.chance())
    match.scribe = JournalWriter.create(free_journal(folder, plan.mode_key), header)
    if actions:
        match.start()
    for seat, action in actions:
        match.submit(seat, action)
    return match


def saved_game(path: Path) -> tuple[GamePlan, Match[Any]] | None:
    """Return a saved game ready to go on, or ``None`` where its journal is gone or spoilt."""
    try:
        match, header, _ = resume(path)
    except (JournalError, OSError):
        return None
    players = with_known_help(header.players, offers(match.mode, match.seats))
    plan = GamePlan(header.mode, players, header.settings, header.seed, header.seating, header.real_dice)
    return plan, match


def shown_game(
    mode_keys: tuple[str, ...],
    seed: int,
    names: Sequence[str] = DEMO_NAMES,
    strengths: Sequence[Strength] = EQUAL,
) -> tuple[GamePlan, Match[Any]]:
    """Return the game that a demo of these modes shows for a seed, all of them in turn; it has yet to be started."""
    key = mode_keys[seed % len(mode_keys)]
    mode = find_mode(key)
    shown = mode.showcase[seed // len(mode_keys) % len(mode.showcase)]
    settings = settle(mode.options, {**mode.automatic, **shown}, len(names))
    players = tuple(Player(name, index, strengths[index]) for index, name in enumerate(names))
    plan = GamePlan(key, players, settings, seed)
    return plan, Match(mode, len(players), settings, SeededChance(seed))


def minds(plan: GamePlan) -> dict[Seat, Bot]:
    """Return the bots that play; where nobody calculates, they act for every seat."""
    lots = Lots(plan.seed + 1)
    alone = plan.settings.as_dict().get("play") == "animation"
    return {
        seat: Bot(plan.mode, seat, player.strength or Strength.MEDIUM, lots)
        for seat, player in enumerate(plan.players)
        if player.strength is not None or alone
    }


def free_journal(folder: Path, mode_key: str) -> Path:
    """Return a path that sorts behind those of all earlier games, also of those begun in the same second."""
    stamp, number = time.strftime("%Y%m%d-%H%M%S"), 0
    while any(folder.glob(f"{stamp}-{number:03d}-*.journal")):
        number += 1
    return folder / f"{stamp}-{number:03d}-{mode_key}.journal"
