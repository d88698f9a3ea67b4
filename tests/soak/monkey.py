"""A monkey at the table: ``python -m tests.soak.monkey [--events 1000000] [--seed 1] [--kiosk]``.

Posts events by lot through the real loop in virtual time, in every mode with people and bots, and in every menu that it
finds from there; with ``--kiosk`` at an unattended table. After each round: a legal state that the journal leads to as
well, all 144 cards in their places, no finger left down. In the end, or early after Ctrl-C: which scenes were seen,
memory and open files at rest. Exit code 1 if a mode was not seen, or if memory or open files grew.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from quiclo_game.app import App
from quiclo_game.kiosk.program import KioskApp
from quiclo_game.kiosk.statistics import EndedBy
from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_replay import replay
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.match import Match
from quiclo_game.play.players import Player, Strength
from quiclo_game.rules.registry import MODES
from quiclo_game.rules.seats import CHANCE
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.turning_scene import TurningScene
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.scene import Scene, Size
from tests.end_to_end.robot import start_program
from tests.kiosk.house import start_house
from tests.random_play import mixtures
from tests.soak.cards import cards_are_wrong
from tests.soak.paws import Paws, ToyPort
from tests.soak.vitals import Vitals, empty_caches, load_everything, take_vitals, told_to_end

ROUND = 2000
"""Events from one look at everything to the next."""
DRAWN = 100
"""One tick in so many is drawn."""
BORED = 50
"""After so many ticks it leaves what lies over a table, where most that it could find has been found."""
GROWTH = 0.05
"""What is in use at rest is in the end at most so much above what it was after a tenth of the events."""
GAPS = 0.2
"""Resident memory may have grown by so much: what was freed in pieces leaves gaps that depend on the order."""
RESTING: Size = (1280, 720)
SETUPS = tuple(mixtures(12))


class Monkey:
    """Plays with one program after the other."""

    def __init__(self, folder: Path, seed: int, *, kiosk: bool) -> None:
        """Sit down at a program whose data lie in a folder."""
        self._folder = folder
        self._kiosk = kiosk
        self._lots = random.Random(seed)
        self.rounds = 0
        self.ticks = 0
        self.programs = 0
        self.scenes: Counter[str] = Counter()
        self.modes: Counter[str] = Counter()
        self.app = self._started()
        self.paws = Paws(self._lots, self._look)

    def _started(self) -> App:
        self.programs += 1
        if self._kiosk:
            app: App = start_house(self._folder, deal=self.programs)
        else:
            app = start_program(self._folder, deal=self.programs)
        app.loop._source._pads._port = ToyPort()  # type: ignore[attr-defined]  # toys instead of what is plugged in
        return app

    def _look(self) -> tuple[Size, Controls | None]:
        return self.app.display.size, getattr(self.app.stack.top, "controls", None)

    def play_a_round(self, events: int) -> None:
        """Begin somewhere, post so many events, and look at everything."""
        self.rounds += 1
        if not self._kiosk and self._lots.random() < 0.75:
            self._deal()
        goal = self.paws.posted + events
        while self.paws.posted < goal:
            for _ in range(min(self._lots.randrange(1, 17), goal - self.paws.posted)):
                self.paws.act()
            self._tick()
        self.paws.let_go()
        self._tick()
        self._tick()
        self._check()

    def _deal(self) -> None:
        """Start a game of people and bots with settings thrown together."""
        setup = self._lots.choice(SETUPS)
        strengths = [self._lots.choice((None, None, *Strength)) for _ in range(setup.seats)]
        players = tuple(Player(f"Affe {seat}", seat, strength) for seat, strength in enumerate(strengths))
        self.app.services.store.override(
            speed=self._lots.choice(list(Speed)),
            thinking=self._lots.choice(list(Speed)),
            step=self._lots.random() < 0.1,
        )
        self.app.play(GamePlan(setup.mode.key, players, setup.settings, self.rounds))

    def _tick(self) -> None:
        self.app.loop.advance(STEP * 1.001)
        self.ticks += 1
        if self.app.loop.over:
            self.app = self._started()
        top = self.app.stack.top
        name = type(top).__name__
        self.scenes[name] += 1
        if isinstance(top, TableScene):
            self.modes[top.plan.mode_key] += 1
        elif self.ticks % BORED == 0 and not self._kiosk:
            self.app.back()
        if self.ticks % DRAWN == 0:
            self.app.loop.render()

    def rest(self) -> Vitals:
        """Leave everything for where the program begins, forget what is only remembered, and tell what is left."""
        pygame.event.clear()
        pygame.display.set_mode(RESTING)
        if isinstance(self.app, KioskApp):
            self.app.attract(EndedBy.LIMIT)
        else:
            self.app.title()
        for _ in range(3):
            self.app.loop.advance(STEP * 1.001)
        if self.app.loop.over:
            self.app = self._started()
        self.app.loop.render()
        empty_caches(self.app.services.forge)
        return take_vitals()

    def _check(self) -> None:
        pointers = self.app.loop._source._pointers  # type: ignore[attr-defined]  # the source of the real program
        assert pointers._table.live() == (), "a finger is left down"
        for scene in self.app.stack._scenes:
            check_scene(scene)
        top = self.app.stack.top
        if isinstance(top, TurningScene):
            assert top._edge_controls == top.edge_controls(), "a panel has keys that it should not have"


def check_scene(scene: Scene) -> None:
    """Raise ``AssertionError`` where something about a scene cannot be."""
    controls = getattr(scene, "controls", None)
    if isinstance(controls, Controls):
        assert not controls._grabs, f"{type(scene).__name__} still holds {controls._grabs}"
    if isinstance(scene, TableScene):
        check_match(scene.match)


def check_match(match: Match[Any]) -> None:
    """Raise ``AssertionError`` where a match stands where it cannot stand."""
    mode, state = match.mode, match.state
    actors = mode.actors(state)
    assert (match.outcome is None) == bool(actors)
    for actor in actors:
        if actor is not CHANCE:
            assert mode.legal(mode.view(state, actor), actor), f"{actor} can do nothing"
    wrong = cards_are_wrong(state)
    assert not wrong, wrong
    if isinstance(match.scribe, JournalWriter):
        assert match.scribe.fault is None
        again = replay(read_journal(match.scribe.path))
        assert again.state == state, "the journal leads somewhere else"


def main() -> int:
    """Let the monkey play, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kiosk", action="store_true")
    chosen = parser.parse_args()
    began, worked = time.perf_counter(), time.process_time()
    early: Vitals | None = None
    most = 0.0
    # No power is cut here, and disks that others use too would be most of the time.
    os.fsync = lambda descriptor: None  # type: ignore[assignment]
    with tempfile.TemporaryDirectory() as name, told_to_end() as ended:
        folder = Path(name)
        load_everything()
        monkey = Monkey(folder, chosen.seed, kiosk=chosen.kiosk)
        while monkey.paws.posted < chosen.events and not ended():
            posted = monkey.paws.posted
            try:
                monkey.play_a_round(min(ROUND, chosen.events - posted))
            except Exception:
                print(f"seed {chosen.seed}, round {monkey.rounds}, after {monkey.paws.posted} events", file=sys.stderr)
                raise
            for path in sorted(folder.rglob("*.journal"))[:-3]:
                path.unlink()
            if early is None and monkey.paws.posted >= chosen.events * 0.1:
                monkey.rest()  # what is made once for all, when it rests first, is no leak
                early = monkey.rest()
            if monkey.rounds % 10 == 0:
                vitals, held = take_vitals(), monkey.app.services.forge.held_bytes / 1e6
                most = max(most, vitals.megabytes)
                print(f"{monkey.paws.posted} events, {vitals}, {held:.0f} MB of pictures", flush=True)
        pygame.event.clear()
        late = monkey.rest()
    early = early or late
    print(
        f"{monkey.paws.posted} events, {monkey.ticks} ticks, {monkey.rounds} rounds, {monkey.programs} programs in "
        f"{time.perf_counter() - began:.0f} s ({time.process_time() - worked:.0f} s of processor time): no exception, "
        "legal states, 144 cards each, no pointer left"
    )
    print(f"scenes: {dict(monkey.scenes.most_common())}")
    print(f"ticks by mode: {dict(monkey.modes.most_common())}")
    print(f"at rest after a tenth: {early}")
    print(f"at rest at the end: {late}; resident with pictures at most {most:.0f} MB")
    missed = [mode.key for mode in MODES if not monkey.modes[mode.key]]
    grown = late.grown_since(early, GROWTH) or late.megabytes > early.megabytes * (1 + GAPS)
    if missed:
        print(f"not seen: {', '.join(missed)}")
    if grown:
        print("memory or open files grew")
    return 1 if missed or grown else 0


if __name__ == "__main__":
    sys.exit(main())
