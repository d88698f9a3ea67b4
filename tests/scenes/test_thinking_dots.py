"""The dots of a bot that thinks: no name reaches under them, however long it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.seat_plan import COUCH
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.panel_marks import thinking_draws
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.shapes import Disc
from tests.scenes.around import AroundTable
from tests.scenes.seen import texts

NAME = "Wilhelmine W."
"""As long as a name is that just fits beside no dots."""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mode_key", [key for key in KEYS if key != "no_remainder"])
def test_no_name_reaches_under_the_dots(mode_key: str, size: tuple[int, int]) -> None:
    around = AroundTable(mode_key, 3, size, COUCH)
    table = around.table
    long = tuple(replace(player, name=NAME, strength=Strength.EASY) for player in table.plan.players)
    table.plan = replace(table.plan, players=long)
    for seat in (1, 2):
        table.director.take_over(seat, Bot(around.match.mode, seat, Strength.EASY, Lots(seat)))
    unit = scale_of(size)
    dot_looks = [draw.what for share in (1.0, 0.8, 0.55) for draw in thinking_draws(0, 0, unit * share, 0)]
    seen = 0
    for _ in range(16):
        table.refreshed()
        table.update(1000 / 60)
        draws = tuple(table.moving(0.0))
        dots = [draw for draw in draws if isinstance(draw.what, Disc) and draw.what in dot_looks]
        thinking = table.director.thinking is not None and len(dots) >= 3
        seen += thinking
        written = [text for text in texts(draws, table.services.forge.fonts) if text.text.startswith(NAME[:3])]
        for dot in dots if thinking else ():
            radius = 1.6 * dot.what.radius if isinstance(dot.what, Disc) else 0.0
            area = Area(dot.x - radius, dot.y - radius, 2 * radius, 2 * radius)
            assert not [text for text in written if text.area.overlaps(area)]
        around.go() if table.director.thinking is None else table.update(6000.0)
    assert seen
