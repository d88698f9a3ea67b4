from __future__ import annotations

import pytest

from quiclo_game.scenes.walking_dashes import PACE, phase_at, with_walking
from quiclo_game.shell.cards import DASH_PERIOD, MOST_TILT, CardFace, tilt_of
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import DASH_PHASES, Disc
from tests.scenes.network.seated import Seated

WIDTH = 100.0
ROUND = DASH_PERIOD / PACE * 1000.0
"""Ms in which the dashes of a card 100 px wide walk on by one."""


def test_dashes_walk_24_px_a_second_at_any_size() -> None:
    assert phase_at(ROUND / 4, WIDTH, 1.0) == pytest.approx(0.25)
    assert phase_at(ROUND, WIDTH, 1.0) == 0.0
    assert phase_at(ROUND / 2, 2 * WIDTH, 2.0) == phase_at(ROUND / 2, WIDTH, 1.0) == 0.5


def test_a_round_takes_as_many_pictures_as_dashes_have_phases() -> None:
    assert len({phase_at(ROUND * step / 200, WIDTH, 1.0) for step in range(200)}) == DASH_PHASES


def test_only_hinted_cards_change() -> None:
    resting = (Draw(CardFace(7, WIDTH), 0, 0), Draw(CardFace(8, WIDTH, "selected"), 0, 0), Draw(Disc(4, "ink"), 0, 0))
    assert with_walking(resting, 300.0, 1.0) == (resting, False)
    (walked,), hinting = with_walking((Draw(CardFace(7, WIDTH, "hinted"), 5, 6),), ROUND / 2, 1.0)
    assert hinting
    assert walked == Draw(CardFace(7, WIDTH, "hinted", phase=0.5), 5, 6)


def test_cards_lie_a_little_turned_each_its_own_way() -> None:
    turns = [tilt_of(card) for card in range(1, 145)]
    assert max(map(abs, turns)) <= MOST_TILT
    assert len(set(turns)) > 6
    assert turns == [tilt_of(card) for card in range(1, 145)]
    assert abs(sum(turns)) / 144 < 0.2


@pytest.mark.parametrize("calm", [False, True])
def test_at_a_table_a_hint_walks_as_long_as_it_is_shown(calm: bool) -> None:
    game = Seated(program={"reduced_motion": calm}).watch()
    assert game.table.interactive
    game.table.turn.hinted = tuple(game.state.hands[game.board.seat][:2])
    seen: set[float] = set()
    for _ in range(60):
        game.table.update(1000 / 60)
        for draw in game.table.moving(0.0):
            if isinstance(draw.what, CardFace) and draw.what.state == "hinted":
                seen.add(draw.what.phase)
    assert seen
    assert (len(seen) == 1) is calm
    assert game.table.animating is not calm
