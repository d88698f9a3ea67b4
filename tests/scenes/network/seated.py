"""A table of the card network in virtual time, without window or sound: tests say what lies, and touch it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength, read_seats
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.network_board import Cell
from quiclo_game.rules.network_state import NetworkState, Step
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.network.board import Board
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer, TextTyped, WheelTurned
from quiclo_game.shell.loop import STEP
from tests.network_table import network_of
from tests.scenes.stand_ins import stand

NETWORK = "card_network"
AGES = 240_000.0
"""In so many ms of game time everything that plays has been shown."""


@dataclass
class Positioned:
    """A position that a test lays out: hands in seat order, cards that lie, the pile."""

    hands: Iterable[Iterable[int]]
    cards: Mapping[int, Cell]
    pile: Iterable[int] = ()
    seat: int = 0


class Seated:
    """One table: every action of people goes through its pointers and keys.

    Without a ``position`` the cards are dealt by the seed. Settings of the program are given as ``program``, options of
    the table by name.
    """

    def __init__(
        self,
        seats: str = "Anna,Mia",
        position: Positioned | None = None,
        *,
        size: tuple[int, int] = (1920, 1080),
        language: str = "de",
        seed: int = 7,
        demo: bool = False,
        program: Mapping[str, Any] | None = None,
        opened: bool = True,
        **options: str,
    ) -> None:
        """Sit down; what comes before the first turn is over, and the first hand lies open if ``opened``."""
        self.stand = stand(language, **(program or {}))
        mode, players = find_mode(NETWORK), read_seats(seats)
        settings = settle(mode.options, {"start": "first", **options})
        self.plan = GamePlan(NETWORK, players, settings, seed)
        self.match: Match[Any] = Match(mode, len(players), settings, SeededChance(seed))
        lots = Lots(seed + 1)
        minds = {
            seat: Bot(mode, seat, player.strength or Strength.MEDIUM, lots)
            for seat, player in enumerate(players)
            if player.strength is not None
        }
        if position is not None:
            self.match.state = laid_out(self.match.state, position)
        self.reports: list[GameReport] = []
        services = self.stand.services
        self.table = NetworkTable(services, self.plan, self.match, minds, on_over=self.reports.append, demo=demo)
        if position is None:
            self.match.start()
        self.table.enter(size)
        self.time = 0.0
        self.watch()
        self.table.refreshed()
        if opened and self.table.covered:
            self.press("open")

    @property
    def state(self) -> NetworkState:
        """The state of the match."""
        state: NetworkState = self.match.state
        return state

    @property
    def board(self) -> Board:
        """What is to be seen."""
        return self.table.board

    @property
    def went(self) -> list[str]:
        """Where the table wanted to go."""
        return self.stand.navigator.went

    @property
    def chosen(self) -> tuple[tuple[int, ...], int]:
        """The hand cards and the target that are chosen."""
        choice = self.table.turn.choice
        return choice.cards, choice.target

    # ---- time ----------------------------------------------------------------------------------------------------

    def wait(self, ms: float) -> Seated:
        """Let so much time pass, tick by tick."""
        for _ in range(max(1, round(ms / STEP))):
            self.table.update(STEP)
        return self

    def watch(self) -> Seated:
        """Let everything that plays play to its end, and the camera come to rest; raises if it never does."""
        waited = 0.0
        while not self.table.queue.empty or self.table.tweens.active or self.table.work.moving:
            self.table.update(STEP)
            waited += STEP
            assert waited < AGES, "the cues never end"
        return self

    def watch_step(self) -> Seated:
        """Let what plays play to its end, or to where it waits for a tap."""
        waited = 0.0
        while self.table.queue.playing or self.table.tweens.active or self.table.work.moving:
            self.table.update(STEP)
            waited += STEP
            assert waited < AGES, "the cues never end"
        return self

    # ---- hands ---------------------------------------------------------------------------------------------------

    def down(self, x: float, y: float, finger: str = "finger:1:1", *, after: float = 1000.0) -> None:
        """Put a finger down, ``after`` ms since the last contact."""
        self._send(finger, Phase.DOWN, x, y, after)

    def move(self, x: float, y: float, finger: str = "finger:1:1", *, after: float = 16.0) -> None:
        """Move a finger."""
        self._send(finger, Phase.MOVE, x, y, after)

    def up(self, x: float, y: float, finger: str = "finger:1:1", *, after: float = 50.0) -> None:
        """Lift a finger."""
        self._send(finger, Phase.UP, x, y, after)

    def tap(self, x: float, y: float, finger: str = "finger:1:1", *, after: float = 1000.0) -> Seated:
        """Tap at a place."""
        self.down(x, y, finger, after=after)
        self.up(x, y, finger)
        return self

    def drag(self, start: tuple[float, float], end: tuple[float, float], finger: str = "finger:1:1") -> Seated:
        """Drag from one place to another and lift the finger there."""
        self.carry(start, end, finger)
        self.up(*end, finger)
        return self

    def carry(self, start: tuple[float, float], end: tuple[float, float], finger: str = "finger:1:1") -> Seated:
        """Drag from one place to another and keep the finger down."""
        self.down(*start, finger)
        for step in range(1, 9):
            share = step / 8
            self.move(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share, finger)
        return self

    def press(self, *keys: str) -> Seated:
        """Tap the middle of each of these controls."""
        for key in keys:
            control = self.table.controls.get(key)
            self.tap(control.x, control.y)
            self.table.update(STEP)
        return self

    def card(self, number: int) -> tuple[float, float]:
        """Return where a hand card is seen, however many lie over it: near its upper left corner."""
        control = self.table.controls.get(f"card:{number}")
        return control.x - control.width * 0.4, control.y - control.height * 0.42

    def cell(self, x: int, y: int) -> tuple[float, float]:
        """Return where a cell is seen."""
        return self.table.camera.view.outward(x, y)

    def lying(self, number: int) -> tuple[float, float]:
        """Return where a card of the network is seen."""
        return self.cell(*self.board.spots[number])

    def choose(self, *numbers: int) -> Seated:
        """Tap cards: of the hand, or else of the network."""
        for number in numbers:
            place = self.card(number) if number in self.state.hand else self.lying(number)
            self.tap(*place).watch()
        return self

    def wheel(self, x: float, y: float, steps: float) -> Seated:
        """Turn the wheel at a place."""
        self.table.handle(WheelTurned(x, y, steps))
        return self

    def key(self, *names: str, shift: bool = False) -> Seated:
        """Press keys that write nothing."""
        for name in names:
            self.table.handle(KeyPress(name, shift=shift))
        return self

    def write(self, text: str) -> Seated:
        """Type signs as a keyboard does: each is a key and its text."""
        for sign in text:
            self.table.handle(KeyPress(sign))
            self.table.handle(TextTyped(sign))
        return self

    def _send(self, finger: str, phase: Phase, x: float, y: float, after: float) -> None:
        self.time += after
        self.table.handle(Pointer(finger, phase, x, y, self.time))


def laid_out(state: NetworkState, position: Positioned) -> NetworkState:
    """Return a state in which a position lies and its seat is to play."""
    hands = tuple(tuple(sorted(hand)) for hand in position.hands)
    return changed(
        state,
        step=Step.PLAY,
        hands=hands,
        pile=tuple(position.pile),
        network=network_of(position.cards),
        turns=replace(state.turns, number=position.seat + 1),
    )


def seen(table: NetworkTable) -> dict[str, object]:
    """Return what a table shows of a game, to be compared; the order of equal things does not count."""
    board, hand = table.board, table.hand
    return {
        "cards": sorted(board.laid),
        "edges": sorted(
            (edge.x, edge.y, edge.dx, edge.dy, edge.sign, edge.notch, edge.crossed) for edge in board.edges
        ),
        "figures": (board.counts, board.pile, board.seat, board.round, board.newest, board.bounds),
        "log": board.log,
        "hand": (hand.seat, hand.numbers, hand.open),
        "leftovers": (board.flights, board.pops, board.aimed, board.raised),
    }
