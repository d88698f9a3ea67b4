"""Where hands lie open to everyone, each card of the others is seen; where they do not, none is."""

from __future__ import annotations

import pytest

from quiclo_game.rules.network_state import DrawCard
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.open_hands import TRAY, open_hand_draws
from quiclo_game.shell.group import Group
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from tests.scenes.network.seated import Positioned, Seated

POSITION = Positioned(((36, 106, 9, 61), (5, 6, 7), (90, 91)), {42: (0, 0)}, pile=(100, 101, 102))


def chips(seated: Seated) -> set[str]:
    """Return the numbers that stand on the panels in small."""
    shown = set()
    table = seated.table
    for draw in (*table.still(), *table.resting(), *table.moving(0.0)):
        if isinstance(draw.what, Group):
            shown |= {inner.what.text for inner in draw.what.draws if isinstance(inner.what, Words)}
    return {text for text in shown if text.isdigit()}


def test_the_others_cards_lie_below_their_names_and_change_with_the_turn() -> None:
    seated = Seated("Anna,Mia,Ben", POSITION, hands="open").watch()
    assert chips(seated) == {"5", "6", "7", "90", "91"}
    seated.table.submit(DrawCard())
    seated.watch()
    assert chips(seated) >= {"36", "106", "9", "61", "90", "91"}
    assert "5" not in chips(seated)


def test_hidden_hands_are_nowhere() -> None:
    seated = Seated("Anna,Mia,Ben", POSITION).watch()
    assert not seated.table.board.open_hands
    assert chips(seated) == set()
    assert seated.table.layout.trays == ()


@pytest.mark.parametrize("count", [1, 12, 20, 32])
@pytest.mark.parametrize("width", [250.0, 340.0])
def test_chips_stay_within_their_tray_and_apart_and_what_has_no_room_is_counted(count: int, width: float) -> None:
    tray = Area(10, 20, width, TRAY)
    draws = list(open_hand_draws(range(1, count + 1), tray, 1.0))
    boxes = [
        Area(draw.x - draw.what.width / 2, draw.y - draw.what.height / 2, draw.what.width, draw.what.height)
        for draw in draws
        if isinstance(draw.what, Box)
    ]
    for box in boxes:
        assert tray.x - 1e-6 <= box.x
        assert box.right <= tray.right + 1e-6
        assert tray.y - 1e-6 <= box.y
        assert box.bottom <= tray.bottom + 1e-6
    assert not any(one.overlaps(other) for index, one in enumerate(boxes) for other in boxes[index + 1 :])
    told = [draw.what.text for draw in draws if isinstance(draw.what, Words)]
    more = [int(text[1:]) for text in told if text.startswith("+")]
    assert len(boxes) + sum(more) == count
