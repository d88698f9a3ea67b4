"""Tables of every mode, around which people sit: they are played by what bots would do, and can be drawn at any moment.

``python -m tests.scenes.around DIR MODE [--seats 4] [--size 1920x1080] [--moves 12] [--lang de] [--rules a=b]``;
``--places "0:18 90:50"`` instead of ``--seats`` says where they sit.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import RealDice, SeededChance
from quiclo_game.play.help import USUAL, Help, fitted, offers, with_helps
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Player, Strength
from quiclo_game.play.seat_plan import COUCH, SeatPlan, read_plan
from quiclo_game.rules.contract import Action
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.seats import Dealer, Seat
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.tables import table_of
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.stage import Stage
from tests.scenes.stand_ins import stand

NAMES = ("Anna", "Opa Karl", "Mia", "Jonas", "Theodora", "Max")
LONG_NAMES = ("Großmutter Wilhelmine", "Opa Karl", "Maximiliane", "Herr Wunderlich", "Theodora-Sophie", "Max")
ALL_HELPS = Help(price=2, values=False, seconds=120, ahead=20)
"""Everything that a seat may have of its own."""


class AroundTable:
    """One table of any mode with people in all seats; ``go`` lets whoever is due do what a bot would do."""

    def __init__(
        self,
        mode_key: str,
        seats: int,
        size: tuple[int, int] = (1920, 1080),
        plan: SeatPlan | None = None,
        *,
        language: str = "de",
        seed: int = 7,
        rules: Mapping[str, str] | None = None,
        program: Mapping[str, Any] | None = None,
        real_dice: bool = False,
        opens: bool = True,
        own: Help = USUAL,
    ) -> None:
        """Sit down around the table, or as ``plan`` says; ``program`` is what people have set.

        Whoever is asked to look at hidden cards does so where it ``opens``. With an ``own`` help everybody plays with
        as much of it as the mode takes, and has a long name.
        """
        self._opens = opens
        self.stand = stand(language, **(program or {}))
        mode = find_mode(mode_key)
        settings = settle(mode.options, {**(rules or {})}, seats)
        own = fitted(own, offers(mode, seats, settings))
        names = NAMES if own.usual else LONG_NAMES
        players = tuple(Player(name, colour, help=own) for colour, name in enumerate(names[:seats]))
        settings = with_helps(mode.options, settings, [own] * seats)
        if plan is None:
            plan = SeatPlan.usual(seats, upright=size[1] > size[0])
        self.plan = GamePlan(mode_key, players, settings, seed, plan, real_dice=real_dice)
        self.match: Match[Any] = Match(
            mode, seats, settings, RealDice(SeededChance(seed)) if real_dice else SeededChance(seed)
        )
        lots = Lots(seed + 1)
        self._minds = {seat: Bot(mode, seat, Strength.STRONG, lots) for seat in range(seats)}
        self.reports: list[GameReport] = []
        self.table: TableScene = table_of(mode_key)(
            self.stand.services, self.plan, self.match, {}, on_over=self.reports.append
        )
        self.stand.services.forge.fonts.least = least_letters(size)
        self.match.start()
        self.table.enter(size)
        self.settle()

    def settle(self) -> None:
        """Let everything that plays be over."""
        for _ in range(50):
            self.table.update(STEP)
            self.table.queue.skip()
            self.table.tweens.finish()
        if self._opens and any(control.key == "open" for control in self.table.controls):
            self.table.fired("open")
        self.table.refreshed()
        for _ in range(40):
            self.table.update(STEP)

    def due(self) -> tuple[Seat, ...]:
        """Return the seats that may act."""
        return tuple(actor for actor in self.match.mode.actors(self.match.state) if not isinstance(actor, Dealer))

    def action(self, seat: Seat) -> Action:
        """Return what a bot would do in the place of a seat that may act."""
        return self._minds[seat].decide(self.match.state).action

    def go(self) -> bool:
        """Let one seat act; return whether there was anything to do."""
        for seat in self.due():
            if self.match.submit(seat, self.action(seat)) is None:
                self.settle()
                return True
        return False

    def phases(self, most: int) -> Iterator[TableScene]:
        """Yield the table before the first action and after each of up to ``most``."""
        yield self.table
        for _ in range(most):
            if not self.go():
                return
            yield self.table


def photographed(table: TableScene, path: Path) -> None:
    """Save the table as the stage shows it."""
    screen = pygame.display.set_mode(table.window)
    Stage(Painter(table.services.forge)).present(screen, table.still(), True, table.moving(0.0))
    pygame.image.save(screen, path)


def main() -> None:
    """Read the command line and save the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("mode")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--moves", type=int, default=8)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--lang", default="de")
    parser.add_argument("--couch", action="store_true")
    parser.add_argument("--places", help="where people sit, as in ``0:18 0:50 90:50``")
    parser.add_argument("--rules", action="append", default=[])
    parser.add_argument("--text", type=int, default=100, help="size of the texts in per cent")
    parser.add_argument("--helps", action="store_true", help="everybody has all helps of their own")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, options.size.split("x"))
    pygame.display.set_mode((width, height))
    rules = dict(pair.split("=") for pair in options.rules)
    plan = COUCH if options.couch else read_plan(options.places) if options.places else None
    seats = len(plan.places) if plan is not None and not plan.couch else options.seats
    around = AroundTable(
        options.mode,
        seats,
        (width, height),
        plan,
        language=options.lang,
        rules=rules,
        program={"text_size": TextSize(options.text)},
        own=ALL_HELPS if options.helps else USUAL,
    )
    for number, table in enumerate(around.phases(options.moves)):
        if number % options.every == 0:
            path = options.folder / f"{options.mode}_{seats}_{options.size}_{number:03d}.png"
            photographed(table, path)
            print(path)


if __name__ == "__main__":
    main()
