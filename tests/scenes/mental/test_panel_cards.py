"""Between its turns a seat sees its cards on its panel, whether that is a long one or a short one."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.area import Area
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.layout import scale
from quiclo_game.shell.text import Words
from tests.scenes.around import AroundTable
from tests.scenes.seen import faults


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_seat_that_waits_reads_its_cards(seats: int, size: tuple[int, int]) -> None:
    table = AroundTable("mental_arithmetic", seats, size).table
    for panel in table.edges.panels:
        seat, own = panel.seat, Area(0, 0, panel.width, panel.height)
        if seat == table.match.state.turns.seat:
            continue
        draws = tuple(table.panel_draws(seat, own, scale(size)))
        shown = {str(draw.what.number) for draw in draws if isinstance(draw.what, CardFace)}
        shown |= {draw.what.text for draw in draws if isinstance(draw.what, Words)}
        assert {str(pile[-1]) for pile in table.match.state.piles[seat]} <= shown, seat
    assert not [fault for fault in faults(table, table.services.forge.fonts) if "texts over" in fault]
