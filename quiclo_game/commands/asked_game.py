"""The game that ``quiclo play`` was asked for by name; the title alone loads nothing of this."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from quiclo_game.commands.choices import checked_seats, chosen_mode, chosen_settings
from quiclo_game.commands.failure import CommandError
from quiclo_game.commands.refusing import quoted
from quiclo_game.play.help import offers, told_offers, too_much
from quiclo_game.play.players import MAX_NAME, Player, SeatsError, SeatsFault, read_seats
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.chance import Rolled
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.options import Settings
from quiclo_game.scenes.plan import GamePlan

FAULTS: Mapping[SeatsFault, str] = {
    SeatsFault.UNREADABLE: "takes names, bots and their help such as Mia/ahead=5,bot:easy,bot:strong, not {part}",
    SeatsFault.TOO_MANY: "takes at most six names and bots",
    SeatsFault.TWICE: "takes each name once, not {part} again",
    SeatsFault.NAMELESS: "takes a name in each place, not {part}",
    SeatsFault.TOO_LONG: f"takes names of at most {MAX_NAME} signs, not {{part}}",
    SeatsFault.UNSHOWN: "takes names of signs that can be shown, not {part}",
}
"""What is wrong with who plays."""


class AskedGame(NamedTuple):
    """A mode with its settings, and who plays it; nobody yet where that is left to the setup."""

    mode: Mode[Any]
    settings: Settings
    players: tuple[Player, ...]
    real_dice: bool

    def plan(self, seed: int, seating: SeatPlan) -> GamePlan:
        """Return the game, ready to be started with this deal at these places."""
        return GamePlan(self.mode.key, self.players, self.settings, seed, seating, self.real_dice)


def asked_game(arguments: argparse.Namespace) -> AskedGame:
    """Return the game that the arguments of ``quiclo play`` name; raises ``CommandError`` for what cannot be."""
    mode = chosen_mode(arguments.mode)
    players = _players(arguments.seats)
    if arguments.real_dice and not players:
        raise CommandError("--real-dice needs --seats; at the setup they are an option", 2)
    if arguments.real_dice and Rolled not in mode.actions:
        raise CommandError(f"no dice are thrown in {mode.key}", 2)
    settings = chosen_settings(mode, arguments, automatic=False, seats=len(players))
    if players:
        checked_seats(mode, len(players))
    for player in players:
        _check_help(player, offers(mode, len(players), settings), mode)
    return AskedGame(mode, settings, players, arguments.real_dice)


def _check_help(player: Player, known: Mapping[str, int], mode: Mode[Any]) -> None:
    """Refuse help that means nothing in a mode, or goes too far."""
    parts = too_much(player.help, known)
    if parts:
        raise CommandError(
            f"{mode.key} does not take {', '.join(parts)} ({player.name}); its seats take {told_offers(known)}", 2
        )


def _players(text: str | None) -> tuple[Player, ...]:
    if text is None:
        return ()
    try:
        players = read_seats(text)
        unshown = None if text.isascii() else _unshown(players)
        if unshown is not None:
            raise SeatsError(unshown.name, SeatsFault.UNSHOWN)
    except SeatsError as error:
        raise CommandError(f"--seats {FAULTS[error.fault].format(part=quoted(str(error)))}", 2) from error
    return players


def _unshown(players: Sequence[Player]) -> Player | None:
    """Return the first player whose name has a sign that no font can draw."""
    from quiclo_game.shell.fonts import Fonts  # most names need none

    fonts = Fonts()
    return next((player for player in players if fonts.shown(player.name) != player.name), None)
