"""The first line of a journal: what a game was set up with, written as JSON and read with care.

What is wrong with it is told as ``JournalError``; a seating that cannot be read is no reason to lose a game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from quiclo_game.play.chance import Chance, RealDice, SeededChance
from quiclo_game.play.help import help_from
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.players import Player, Strength, clean_name
from quiclo_game.play.seat_plan import COUCH, SeatPlan, read_plan
from quiclo_game.rules.options import OptionError, Settings, settle
from quiclo_game.rules.registry import UnknownModeError, find_mode

VERSION = 1


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was set up with; with ``real_dice`` the people throw and only shuffles come from the seed."""

    mode: str
    settings: Settings
    players: tuple[Player, ...]
    seed: int
    real_dice: bool = False
    seating: SeatPlan = COUCH

    def chance(self) -> Chance:
        """Return the source of chance of the game, at its beginning."""
        seeded = SeededChance(self.seed)
        return RealDice(seeded) if self.real_dice else seeded

    def to_json(self) -> str:
        """Return the first line of a journal, without its line end."""
        players = [_written(player) for player in self.players]
        content = {
            "quiclo": VERSION,
            "mode": self.mode,
            "settings": self.settings.as_dict(),
            "players": players,
            "seed": self.seed,
            "real_dice": self.real_dice,
        }
        if not self.seating.couch:
            content["seating"] = self.seating.encode()
        return json.dumps(content, ensure_ascii=False)


def read_header(path: Path, line: str) -> Header:
    """Return what a first line says; ``path`` is told in ``JournalError``, raised for one that is no header."""
    try:
        content = json.loads(line)
        if content["quiclo"] != VERSION:
            raise JournalError(path, 1, f"written by another version ({content['quiclo']!r})")
        players = tuple(_read_player(player) for player in content["players"])
        settings = settle(find_mode(content["mode"]).options, content["settings"])
        return Header(
            content["mode"],
            settings,
            players,
            int(content["seed"]),
            real_dice=content.get("real_dice", False) is True,
            seating=read_seating(content.get("seating", ""), len(players)),
        )
    except UnknownModeError as error:
        raise JournalError(path, 1, f"no mode is called {str(error)[:40]!r}") from error
    except OptionError as error:
        raise JournalError(path, 1, f"no such option or value: {str(error)[:60]!r}") from error
    except JournalError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise JournalError(path, 1, "not the header of a Quiclo journal") from error


def read_seating(text: Any, seats: int) -> SeatPlan:
    """Return where everybody sits; a plan that cannot be read is no reason to lose a game."""
    try:
        return read_plan(text).fitting(seats)
    except (ValueError, AttributeError):
        return COUCH


def renamed(header: Header, text: str) -> Header:
    """Return the header with another name; one that cannot be read is no reason to lose a game either."""
    seat, _, name = text.partition(" ")
    players = tuple(
        replace(player, name=clean_name(name)) if seat == str(index) and clean_name(name) else player
        for index, player in enumerate(header.players)
    )
    return replace(header, players=players)


def _read_player(content: Any) -> Player:
    colour = int(content["colour"])
    if colour not in range(6):
        raise ValueError(colour)
    strength = None if content["strength"] is None else Strength(content["strength"])
    return Player(clean_name(content["name"]), colour, strength, help_from(content.get("help")))


def _written(player: Player) -> dict[str, Any]:
    strength = player.strength and player.strength.value
    written: dict[str, Any] = {"name": player.name, "colour": player.colour, "strength": strength}
    return written if player.help.usual else {**written, "help": player.help.encode()}
