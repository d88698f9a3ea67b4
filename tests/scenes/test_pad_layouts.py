"""Tables of people with gamepads and halves of the keyboard, long names and the largest texts: nothing meets."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from quiclo_game.play.help import Help
from quiclo_game.play.seat_plan import COUCH
from quiclo_game.rules.registry import KEYS, find_mode
from quiclo_game.scenes.couch import LEFT_HALF, RIGHT_HALF
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.inputs import PadPlugged
from quiclo_game.shell.loop import STEP
from tests.scenes.around import AroundTable
from tests.scenes.seen import faults, signs

NAMES = (
    "Großmutter Wilma",
    "Opa Karl-Heinz M",
    "Maximilian Alex.",
    "Annabella Maria",
    "Theodora Sophie",
    "Konstantin Bernd",
)
PADS = (LEFT_HALF, "pad:1", RIGHT_HALF, "pad:3", "pad:4", "pad:5")
MAKES = ("Xbox Wireless Controller", "DualSense Wireless Controller", "Nintendo Switch Pro Controller")


def played_by_pads(mode_key: str, seats: int, size: tuple[int, int], *, couch: bool) -> AroundTable:
    """Return a table at which everybody has a gamepad, a long name and help of the own, and reads the largest texts."""
    program = {"text_size": TextSize.LARGEST}
    around = AroundTable(mode_key, seats, size, COUCH if couch else None, program=program)
    table = around.table
    players = tuple(
        replace(player, name=name, help=Help(price=2, seconds=60))
        for player, name in zip(table.plan.players, NAMES, strict=False)
    )
    table.plan = replace(table.plan, players=players)
    sofa = table.services.couch
    for number, (player, pad) in enumerate(zip(players, PADS, strict=False)):
        if pad.startswith("pad"):
            sofa.plug(PadPlugged(pad, MAKES[number % len(MAKES)], str(number)))
        sofa.sit(pad, player.colour)
    sofa.used(PADS[1])
    table.resized(size)
    return around


@pytest.mark.parametrize("couch", [True, False], ids=["couch", "around"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mode_key", KEYS)
def test_names_buzzers_and_keys_with_their_signs_keep_clear_of_each_other(
    mode_key: str, size: tuple[int, int], *, couch: bool
) -> None:
    fonts, seen = Fonts(), 0
    for seats in (seats for seats in (1, 2, 6) if seats in find_mode(mode_key).seats):
        around = played_by_pads(mode_key, seats, size, couch=couch)
        for table in around.phases(3):
            table.controls.move_focus(0, 1)
            table.update(STEP)
            assert Counter(faults(table, fonts)) == {}, seats
            seen += sum(1 for _ in signs((*table.still(), *table.moving(0.0))))
    assert seen > 6
