"""Buzzers on gamepads, on a couch and around a table: any button of a seat's own is its buzzer."""

from __future__ import annotations

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.remainder_advice import valid_pairs
from quiclo_game.scenes.remainder.table import RemainderTable
from quiclo_game.shell.inputs import Button, PadPlugged, PadPress
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.pad_make import Make
from quiclo_game.shell.pad_signs import ButtonSign
from tests.scenes.around import AroundTable


@pytest.mark.parametrize("plan", [None, COUCH], ids=["around", "couch"])
@pytest.mark.parametrize("button", [Button.A, Button.B, Button.X, Button.Y])
def test_any_button_buzzes_for_the_seat_of_its_gamepad(plan: SeatPlan | None, button: Button) -> None:
    around = AroundTable("no_remainder", 3, plan=plan)
    table = around.table
    assert isinstance(table, RemainderTable)
    couch = table.services.couch
    for number in range(3):
        couch.plug(PadPlugged(f"pad:{number}", "Pad", "guid"))
        couch.sit(f"pad:{number}", table.plan.players[number].colour)
    for event in table.steer(PadPress("pad:1", button)):
        table.handle(event)
    assert table.state.claim is not None
    assert table.state.claim.seat == 1
    for event in table.steer(PadPress("pad:2", button)):
        table.handle(event)
    assert table.state.claim.seat == 1, "whoever is first is first"


def seated(plan: SeatPlan | None) -> AroundTable:
    """Return a race of three people with a gamepad each, the third one's of another make."""
    around = AroundTable("no_remainder", 3, plan=plan)
    couch = around.stand.services.couch
    for number, name in enumerate(("Xbox", "Xbox", "DualSense")):
        couch.plug(PadPlugged(f"pad:{number}", name, "guid"))
        couch.sit(f"pad:{number}", around.plan.players[number].colour)
    couch.used("pad:0")
    return around


def press(around: AroundTable, pad: int, *buttons: Button) -> None:
    for button in buttons:
        for event in around.table.steer(PadPress(f"pad:{pad}", button)):
            around.table.handle(event)
    around.table.update(STEP)


def signs(around: AroundTable) -> set[tuple[str, Make, Button]]:
    """Return what signs stand on the keys of the table: over which key, of what make, of which button."""
    found = set()
    for control in around.table.controls:
        for draw in around.table.controls.draws_of(control.key)[1:]:
            assert isinstance(draw.what, ButtonSign)
            found.add((control.key, draw.what.make, draw.what.button))
    return found


def claimer(around: AroundTable) -> int | None:
    claim = around.match.state.claim
    return None if claim is None else claim.seat


@pytest.mark.parametrize("plan", [None, COUCH], ids=["around", "couch"])
@pytest.mark.parametrize("key", ["hint", "help", "new", "log", "referee", "divisor:more", "divisor:type"])
def test_whoever_has_moved_the_ring_presses_what_has_it(
    plan: SeatPlan | None, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    around = seated(plan)
    table = around.table
    press(around, 2, Button.UP)
    table.controls.focus(key)
    assert (key, Make.PLAYSTATION, Button.A) in signs(around)
    pressed: list[str] = []
    monkeypatch.setattr(table, "fired", pressed.append)
    press(around, 2, Button.A)
    assert pressed == [key]
    assert claimer(around) is None


@pytest.mark.parametrize(
    ("seat", "button"),
    [
        *((1, button) for button in (Button.A, Button.B, Button.X, Button.Y)),
        (0, Button.B),
        (0, Button.X),
        (0, Button.Y),
    ],
)
def test_where_the_ring_of_one_is_everything_buzzes_but_the_own_a(seat: int, button: Button) -> None:
    around = seated(COUCH)
    press(around, 0, Button.UP)
    around.table.controls.focus("hint")
    press(around, seat, button)
    assert claimer(around) == seat


def test_a_ring_on_a_buzzer_buzzes_for_the_own_seat() -> None:
    around = seated(COUCH)
    press(around, 0, Button.UP)
    around.table.controls.focus("buzz:1")
    assert not any(button is Button.A for _, _, button in signs(around))
    press(around, 0, Button.A)
    assert claimer(around) == 0


def test_no_key_bears_a_button_that_buzzes() -> None:
    around = seated(COUCH)
    assert {button for _, _, button in signs(around)} <= {Button.START, Button.SELECT}
    press(around, 0, Button.A)
    assert claimer(around) == 0
    assert not [key for key, _, button in signs(around) if button in (Button.X, Button.Y)]


@pytest.mark.parametrize("seat", range(3))
def test_once_a_claim_is_over_there_is_no_ring_and_all_buttons_buzz_again(seat: int) -> None:
    around = seated(COUCH)
    press(around, seat, Button.A)
    press(around, seat, Button.RIGHT)
    assert around.table.controls.focus_shown
    for pick in valid_pairs(around.match.state)[0]:
        around.table.controls.focus(f"place:{around.match.state.places.index(pick)}")
        press(around, seat, Button.A)
    assert claimer(around) is None
    around.settle()
    assert not around.table.controls.focus_shown
    press(around, seat, Button.A)
    assert claimer(around) == seat


def test_without_gamepads_at_the_seats_x_is_still_the_hint() -> None:
    around = AroundTable("no_remainder", 3, plan=COUCH)
    around.stand.services.couch.plug(PadPlugged("pad:0", "Xbox", "guid"))
    around.stand.services.couch.used("pad:0")
    assert ("hint", Make.XBOX, Button.X) in signs(around)
    press(around, 0, Button.X)
    assert around.table.message
    assert claimer(around) is None
