"""Taking back in every mode: first what is written, then the last action; and what is said is true."""

from __future__ import annotations

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.seat_plan import COUCH
from quiclo_game.rules.registry import KEYS
from quiclo_game.rules.seats import CHANCE
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.inputs import KeyPress
from tests.scenes.around import AroundTable

WRITES = {
    "brain_training": ("die",),
    "card_network": ("card",),
    "no_remainder": ("place",),
    "mental_arithmetic": ("card",),
    "strategy": ("die", "own", "pick"),
}
"""What begins something that is not yet played, by the first part of the key."""


def pressable(table: TableScene, kinds: tuple[str, ...]) -> list[str]:
    return [one.key for one in table.controls if one.enabled and one.key.partition(":")[0] in kinds]


@pytest.mark.parametrize("way", ["key", "control"])
@pytest.mark.parametrize("mode_key", KEYS)
def test_what_is_written_goes_before_anything_that_was_played(mode_key: str, way: str) -> None:
    around = AroundTable(mode_key, 2, plan=COUCH)
    table = around.table
    tried: set[str] = set()
    for _ in around.phases(12):
        for key in pressable(table, WRITES[mode_key]):
            kind = key.partition(":")[0]
            if kind in tried or table.begun:
                continue
            before = around.match.state
            table.fired(key)
            table.refreshed()
            if around.match.state is not before or not table.begun:
                continue
            tried.add(kind)
            if way == "key":
                table.handle(KeyPress("u"))
            else:
                assert table.controls.press("undo") == ["undo"] or mode_key == "no_remainder"
                table.undo()
            assert not table.begun
            assert around.match.state is before, "what was played stays"
            assert "bleibt" not in table.message
    assert tried


@pytest.mark.parametrize("mode_key", KEYS)
def test_why_nothing_can_be_taken_back_is_told_as_it_is(mode_key: str) -> None:
    around = AroundTable(mode_key, 2, plan=COUCH)
    table, words = around.table, around.stand.services.words
    told: set[str] = set()
    for _ in around.phases(16):
        if table.may_undo() is None:
            continue
        table.undo()
        told.add(table.message)
        acted = any(move.actor is not CHANCE for move in around.match.moves)
        rolled = around.match.moves[-1].actor is CHANCE
        assert (table.message == words("table.undo_nothing")) == (not acted)
        if acted:
            assert table.message == words("table.undo_rolled" if rolled else "table.undo_revealed")
    assert told


def test_a_bots_move_is_named_as_one() -> None:
    around = AroundTable("card_network", 2, plan=COUCH)
    table = around.table
    table.director.take_over(0, Bot(around.match.mode, 0, Strength.MEDIUM, Lots(1)))
    while not around.match.moves or around.match.moves[-1].actor != 0:
        around.go()
    table.undo()
    assert table.message == around.stand.services.words("table.undo_bot")
