"""The forge keeps as much as it was told, and more once a table needs it."""

from __future__ import annotations

from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.shapes import Box
from tests.shell.workbench import RepositoryAssets


def test_with_more_room_pictures_stay_that_had_to_go() -> None:
    forge = Forge(RepositoryAssets(), Fonts(), 2_000_000)
    boxes = [Box(500, 400, number, "honey") for number in range(6)]
    for box in boxes:
        forge.bake(box)
    assert not forge.has(boxes[0])
    forge.make_room(20_000_000)
    forge.make_room(1_000)
    for box in boxes:
        forge.bake(box)
    assert all(forge.has(box) for box in boxes)
    assert 2_000_000 < forge.held_bytes <= 20_000_000
