"""What is drawn of the table: dots of a bot that thinks, labels of one size, a clock that holds its words."""

from __future__ import annotations

import math

import pytest

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.writing import sign
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.strategy.net_draws import net_draws
from quiclo_game.scenes.strategy.stage_draws import target_draws
from quiclo_game.shell.cards import HEIGHT, Badge, CardFace, Ghost
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.rings import Ring
from quiclo_game.shell.shapes import Bar, Disc
from tests.scenes.seen import OPAQUE, texts
from tests.scenes.strategy.phases import dealt, rolled
from tests.scenes.strategy.seated import Seated


def test_in_a_demo_a_bot_that_thinks_shows_it_at_its_plate_and_nobody_waits_long() -> None:
    seated = Seated("bot:easy,bot:easy", demo=True).watch()
    table = seated.table
    longest = dots = 0
    waited = 0.0
    for _ in range(60 * 120):
        before = len(seated.match.moves)
        table.update(1000 / 60)
        still = table.director.thinking is not None and len(seated.match.moves) == before
        waited = waited + 1000 / 60 if still else 0.0
        longest = max(longest, round(waited))
        if table.director.thinking == table.bottom and table.queue.empty and round(waited) % 500 < 17:
            plate = table.layout.plate
            discs = [draw for draw in table.moving(0.0) if isinstance(draw.what, Disc)]
            shown = [draw for draw in discs if draw.what.fill == "honey"]  # type: ignore[attr-defined]
            assert sum(plate.contains(draw.x, draw.y) for draw in shown) == 3
            dots += 1
    assert 3000 < longest <= 4100
    assert dots > 10


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1080, 1900), (1080, 1920), (1920, 1080), (1280, 720)])
def test_the_labels_in_a_row_of_keys_are_of_one_size(size: tuple[int, int], language: str) -> None:
    seated = dealt(size=size, language=language).on_top(113).falls(12, 9, 5, 7, 3, 2).press("stack:5", "main")
    keys = {seated.table.controls.get(key) for key in ("clear", "hint", "give_up")}
    written = [
        text.size
        for text in texts(seated.table.controls.draws(), seated.stand.services.forge.fonts)
        if any(abs(text.area.cx - key.x) < 2 and abs(text.area.cy - key.y) < key.height / 2 for key in keys)
    ]
    assert len(written) == 3
    assert len(set(written)) == 1


@pytest.mark.parametrize("operators", ["+-*/", "+-"])
def test_an_empty_workshop_shows_how_three_equations_hang_together(operators: str) -> None:
    table = dealt(operators=operators).table
    graph = Area(0, 0, 620, 420)
    draws = list(net_draws(table, (), graph, done=False))
    cards = [draw for draw in draws if isinstance(draw.what, Ghost)]
    bars = [draw for draw in draws if isinstance(draw.what, Bar)]
    shown = [draw.what.name for draw in draws if isinstance(draw.what, Icon)]
    assert len(cards) == len(bars) == len(shown) == 6
    assert shown.count("=") == 3
    assert set(shown) - {"="} <= {sign(Operator(one)) for one in operators}
    for bar in bars:
        half, turn = bar.what.length / 2, math.radians(bar.turn)  # type: ignore[attr-defined]  # a bar
        for side in (-1, 1):
            x, y = bar.x + side * half * math.cos(turn), bar.y + side * half * math.sin(turn)
            for card in cards:
                width = card.what.width  # type: ignore[attr-defined]  # a ghost
                assert abs(card.x - x) >= width / 2 - 0.5 or abs(card.y - y) >= width * HEIGHT / 2 - 0.5
    assert not [draw for draw in net_draws(table, ((27, 54, 81),), graph, done=False) if isinstance(draw.what, Bar)][2:]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1080, 1900), (1080, 1920), (1920, 1080), (1280, 720)])
def test_what_stands_in_the_clock_lies_within_its_ring(size: tuple[int, int], language: str) -> None:
    seated = dealt(size=size, language=language, minutes="40")
    draws = (*seated.table.still(), *seated.table.moving(0.0))
    (ring,) = [draw for draw in draws if isinstance(draw.what, Ring)]
    inner = ring.what.radius - ring.what.thickness / 2  # type: ignore[attr-defined]
    near = [
        text.area
        for text in texts(draws, seated.stand.services.forge.fonts)
        if math.dist((text.area.cx, text.area.cy), (ring.x, ring.y)) < inner
    ]
    assert near
    for area in near:
        corners = [(x, y) for x in (area.x, area.right) for y in (area.y, area.bottom)]
        assert max(math.dist(corner, (ring.x, ring.y)) for corner in corners) <= inner


@pytest.mark.parametrize("fate", ["", "won", "lost", "unreachable"])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1536, 864), (1920, 1080), (3840, 2160), (1080, 1920)])
def test_ring_and_badge_of_the_target_cover_no_words(size: tuple[int, int], language: str, fate: str) -> None:
    seated = rolled(size=size, language=language)
    table, forge = seated.table, seated.stand.services.forge
    assert table.board.target is not None
    table.board.target.fate = fate
    draws = tuple(target_draws(table))
    written = list(texts(draws, forge.fonts))
    assert written or table.layout.portrait
    for draw in draws:
        if isinstance(draw.what, CardFace | Badge):
            baked = forge.bake(draw.what)
            solid = baked.surface.get_bounding_rect(OPAQUE)
            left, top = draw.x - baked.anchor_x + solid.x, draw.y - baked.anchor_y + solid.y
            assert not [text for text in written if text.area.overlaps(Area(left, top, *solid.size))]
