"""Each mode from the title to the result without a finger: by the arrows and return, and by two gamepads.

The gamepads are SDL's own virtual ones: what they do comes as it comes from real ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from quiclo_game.app import App
from quiclo_game.rules.mental_state import Step as MentalStep
from quiclo_game.rules.network_moves import placements
from quiclo_game.rules.remainder_advice import valid_pairs
from quiclo_game.rules.remainder_state import Step
from quiclo_game.scenes.join import HOLD
from quiclo_game.scenes.mental.table import MentalTable
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.scenes.remainder.table import RemainderTable
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.tables import TABLES
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.inputs import Button
from quiclo_game.shell.loop import STEP
from tests.end_to_end.robot import LONGEST, Pointing, Robot
from tests.end_to_end.steerer import Gamepad, Keyboard, Steerer, press_button
from tests.end_to_end.test_quick_games import play_turn
from tests.end_to_end.test_strategy_game import Guests
from tests.end_to_end.virtual_pad import SONY, XBOX, VirtualPad, missing

Start = Callable[..., Robot]
TABLE_OF = {mode: kind for mode, (_, kind) in TABLES.items()}


class Steered(Robot):
    """A guest who presses everything by steering."""

    def __init__(self, app: App, pads: tuple[VirtualPad, ...] = ()) -> None:
        """Sit down with gamepads, or without any at the keyboard."""
        super().__init__(app)
        self.pads = {pad.id: pad for pad in pads}
        device = Gamepad(self, lambda: self.pad) if pads else Keyboard(self)
        self._steerer = Steerer(self, device)

    @property
    def pad(self) -> VirtualPad:
        """The gamepad of who is due; the first one where nobody is, or who is due has none."""
        first = next(iter(self.pads.values()))
        if not isinstance(self.scene, TableScene) or self.scene.seat is None:
            return first
        return self.pads.get(self._pad_of(self.scene, self.scene.seat), first)

    def tap(self, key: str) -> None:
        """Press a control by steering."""
        self._steerer.press(key)

    def buzz(self, seat: int) -> None:
        """Press the buzzer of a seat: any button of its gamepad, or its number."""
        scene = self.scene
        assert isinstance(scene, TableScene)
        if self.pads:
            press_button(self, self.pads[self._pad_of(scene, seat)], (Button.X, Button.Y, Button.B, Button.A)[seat % 4])
        else:
            self.key(str(seat + 1))

    def _pad_of(self, scene: TableScene, seat: int) -> str:
        return self.app.services.couch.pad(scene.plan.players[seat].colour) or ""

    # ---- the way to a table --------------------------------------------------------------------------------------

    def sit_down(self, mode: str, *options: str) -> None:
        """Go from the title to the table of a mode, with two people; with gamepads a bot fills up where it may."""
        self.tap(f"mode:{mode}")
        self.wait_for("Setup")
        for option in options:
            for _ in range(8):
                if self.sees(option):
                    break
                self.tap("page")
            self.tap(option)
        if not self.pads:
            self.tap("kind:1:person")
            self.tap("start")
        else:
            self.tap("couch")
            self.wait_for("Join")
            for pad in self.pads.values():
                press_button(self, pad, Button.A)
            first = next(iter(self.pads.values()))
            first.down(Button.A)
            self.tick(round(HOLD / STEP) + 3)
            first.up(Button.A)
            self.tick()
        self.wait_for(TABLE_OF[mode])

    def settled(self) -> bool:
        """Wait until everything that plays has been seen; return whether the game goes on."""
        for _ in range(LONGEST):
            scene = self.scene
            if not isinstance(scene, TableScene) or scene.match.outcome is not None:
                return False
            if scene.queue.empty and scene.seat is not None:
                return True
            self.tick()
        raise AssertionError("the cues never end")

    def ended(self) -> None:
        """See the result and go back to the title."""
        self.wait_for("Results")
        self.app.loop.render()
        self.tap("menu")
        self.wait_for("Title")


@pytest.fixture(params=["keyboard", "gamepads"])
def guest(request: pytest.FixtureRequest, start: Start) -> Steered:
    if request.param == "keyboard":
        return Steered(start(speed=Speed.INSTANT).app)
    if missing():
        pytest.skip(missing())
    app = start(speed=Speed.INSTANT).app
    pads = VirtualPad(XBOX, "Xbox Pad"), VirtualPad(SONY, "DualShock")
    app.loop.advance(2 * STEP)
    return Steered(app, pads)


def table_of(guest: Robot, kind: type[Any]) -> Any:
    scene: Any = guest.scene
    assert isinstance(scene, kind)
    return scene


def test_brain_training(guest: Steered) -> None:
    guest.sit_down("brain_training", "option.variant:conquest")
    guest.play_by(Pointing(lambda robot, key: robot.tap(key)))
    guest.ended()


def test_no_remainder_with_buzzers(guest: Steered) -> None:
    guest.sit_down("no_remainder")
    turn = 0
    while guest.settled():
        table = table_of(guest, RemainderTable)
        if table.state.step is Step.SEARCH:
            people = [seat for seat in range(table.match.seats) if not table.director.plays(seat)]
            turn += 1
            seat = people[turn % len(people)]
            guest.buzz(seat)
            claim = table.state.claim
            assert claim is not None
            assert claim.seat == seat or table.director.plays(claim.seat)
        elif table.may_pick:
            for card in valid_pairs(table.state)[0]:
                guest.tap(f"place:{table.state.places.index(card)}")
        else:
            guest.tick()
    guest.ended()


def test_mental_arithmetic(guest: Steered) -> None:
    guest.sit_down("mental_arithmetic")
    while guest.settled():
        if table_of(guest, MentalTable).state.step is MentalStep.ROLL:
            guest.tap("main")
        elif table_of(guest, MentalTable).interactive:
            guest.tap("way:line")
            play_turn(guest)
        else:
            guest.tick()
    guest.ended()


def test_strategy(guest: Steered) -> None:
    guest.sit_down("strategy", "option.combination:two")
    Guests(guest, combine=True).play()
    guest.ended()


def test_card_network(guest: Steered) -> None:
    guest.sit_down("card_network", "option.start_cards:3")
    for _ in range(LONGEST):
        if guest.screen != "NetworkTable":
            break
        table = table_of(guest, NetworkTable)
        if table.covered:
            guest.tap("open")
        elif not table.may_play:
            guest.tick()
        else:
            play_cards(guest, table)
    guest.ended()


def play_cards(guest: Steered, table: NetworkTable) -> None:
    """Lay two cards by steering alone: hand, hand, felt, ghost; or draw."""
    found = placements(table.state, table.state.turns.seat)
    if not found:
        guest.tap("main")
        return
    low, high, target = found[len(found) // 2].fit
    before = len(table.match.moves)
    for card in (low, high):
        guest.tap(f"card:{card}")
    assert (table.controls.focused or "").startswith("cell:"), "with two cards the focus goes on to the felt"
    guest.tap(f"cell:{target}")
    assert (table.controls.focused or "").startswith("ghost:"), "and from the target to where they would lie"
    guest.tap(f"ghost:{table.turn.ghosts[-1].line.direction}")
    assert len(table.match.moves) > before


def test_everything_is_silent_for_gamepads_that_nobody_plugged_in(start: Start) -> None:
    robot = start()
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=77, button=0))
    robot.tick(3)
    assert robot.screen == "Title"
