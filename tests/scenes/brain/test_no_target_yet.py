"""As long as nobody has dealt with a target, the panel of the last move says so, and nothing that is not so."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.brain.table import BrainTable
from tests.scenes.around import AroundTable
from tests.scenes.seen import texts


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)])
def test_after_the_first_throw_nobody_waits_for_the_first_move(size: tuple[int, int]) -> None:
    around = AroundTable("brain_training", 4, size)
    assert around.go()
    table = around.table
    assert isinstance(table, BrainTable)
    assert table.board.last is None
    written = list(texts((*table.still(), *table.moving(0.0)), table.services.forge.fonts))
    told = [text for text in written if text.text == table.services.words("table.no_target")]
    assert [text.cut for text in told] == [False]
    assert table.services.words("table.no_last") not in {text.text for text in written}
