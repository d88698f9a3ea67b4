"""The forge keeps as much as it was told, and more once a table needs it."""

from __future__ import annotations

from quiclo_game.shell.fonts import FONT_BYTES, Fonts
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


def test_with_less_room_only_what_was_used_last_stays() -> None:
    forge = Forge(RepositoryAssets(), Fonts(), 20_000_000)
    boxes = [Box(500, 400, number, "honey") for number in range(6)]
    for box in boxes:
        forge.bake(box)
    forge.fit(2_000_000)

    assert forge.has(boxes[-1])
    assert not forge.has(boxes[0])
    assert forge.byte_limit == 2_000_000
    assert forge.held_bytes <= 2_000_000


def test_corners_of_every_size_take_no_more_than_their_share() -> None:
    forge = Forge(RepositoryAssets(), Fonts(), 2_000_000)
    for radius in range(1, 90):
        forge.stencil(radius)

    assert 0 < forge.held_bytes <= 2_000_000


def test_fonts_of_every_size_take_no_more_than_their_bytes() -> None:
    fonts = Fonts()
    for name in ("round", "plain", "bold"):
        for size in range(4, 160):
            fonts.font(name, size)

    assert FONT_BYTES / 2 < fonts.held_bytes <= FONT_BYTES


def test_what_a_window_of_another_size_needed_is_gone_with_the_second_resize() -> None:
    forge = Forge(RepositoryAssets(), Fonts(), 20_000_000)
    old, new = Box(50, 40, 4, "honey"), Box(60, 50, 4, "honey")
    forge.bake(old)
    forge.fonts.font("bold", 31)
    forge.shed()
    assert forge.has(old)
    forge.bake(new)
    forge.shed()

    assert forge.has(new)
    assert not forge.has(old)
    assert forge.fonts.held_bytes == 0
