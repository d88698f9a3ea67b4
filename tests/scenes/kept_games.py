"""A data folder with the statistics of several people, as menus show it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from quiclo_game.play.accounts import record_of
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Player, Strength
from quiclo_game.play.records import Records
from quiclo_game.rules.registry import KEYS
from tests.bot_game import begin, header_of, play_on

NAMES = ("Anna", "Großmutter Wilhelmine", "Jonas")
GAMES = 3
"""So many games of every mode; of brain training four times as many."""


@cache
def folder_of_statistics() -> Path:
    """Return a folder in which three people have played every mode, made once."""
    folder = Path(mkdtemp(prefix="quiclo-statistics-"))
    records, lots = Records(folder), Lots(1)
    day = 1
    for mode in KEYS:
        for number in range(GAMES * (4 if mode == "brain_training" else 1)):
            options = {"divisor": "25"} if mode == "no_remainder" else {}
            strength = Strength.EASY if number < GAMES else Strength.MEDIUM
            header = header_of(mode, 3, seed=number + 1, strength=strength, **options)
            match = play_on(begin(header), header)
            assert match.outcome is not None
            players = tuple(Player(name, colour) for colour, name in enumerate(NAMES))
            clock, times = 0.0, []
            for _ in match.moves:
                clock += 2000 + lots.below(30_000)
                times.append(clock)
            day = day % 28 + 1
            record = record_of(
                match.mode, header.settings, players, match.moves, match.outcome, deal=number, seconds=900 + number,
                ended=f"2026-03-{day:02}T18:{number:02}:00", mark=f"{mode}{number}", times=times,
            )  # fmt: skip
            assert record is not None
            records.keep(record)
    return folder


@cache
def folder_of_journals() -> Path:
    """Return a folder with begun games of every mode and one that cannot be read, made once."""
    folder = Path(mkdtemp(prefix="quiclo-journals-"))
    for index, mode in enumerate(KEYS * 2):
        path = folder / f"202611{index + 10}-0119{index:02}-000-{mode}.journal"
        header = header_of(mode, 3, seed=index + 1)
        named = tuple(replace(player, name=name) for player, name in zip(header.players, NAMES, strict=True))
        header = replace(header, players=named)
        play_on(begin(header, path), header, 8)
    (folder / "20261101-011900-000-damaged.journal").write_text("no journal\n", encoding="utf-8")
    return folder
