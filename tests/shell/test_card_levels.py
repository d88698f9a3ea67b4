"""Cards at many sizes: made before a frame needs them, cut without a seam, and never more bytes than allowed."""

from __future__ import annotations

import pygame
import pytest

from quiclo_game.shell.card_levels import CardLevels, Cut, Rack
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.palette import rgb
from quiclo_game.shell.raster import PREMULTIPLIED
from tests.shell.workbench import ASSETS

MOST_DIFFERENT = 40
"""Scaling in two steps instead of one changes a px by at most so much of 255."""


class Folder:
    """Finds the program's pictures and counts how often it is asked for a front."""

    def __init__(self) -> None:
        self.asked = 0

    def path(self, name: str) -> object:
        self.asked += "back" not in name
        return ASSETS / name


@pytest.fixture
def folder() -> Folder:
    return Folder()


@pytest.fixture
def levels(screen: pygame.Surface, folder: Folder) -> CardLevels:
    return CardLevels(Forge(folder, Fonts()), 80, 10**9)  # type: ignore[arg-type]  # a folder that counts


def put_together(rack: Rack, cut: Cut, surface: pygame.Surface, x: int, y: int) -> None:
    """Paint a card from its pieces."""
    surface.blit(cut.top, (x + rack.cast_at[0], y + rack.cast_at[1]), special_flags=PREMULTIPLIED)
    if cut.core is None or cut.bottom is None or rack.left is None or rack.right is None:
        return
    surface.blit(cut.core, (x + rack.core_at[0], y + rack.core_at[1]))
    for piece, place in (
        (rack.left, (rack.cast_at[0], rack.core_at[1])),
        (rack.right, rack.right_at),
        (cut.bottom, rack.bottom_at),
    ):
        surface.blit(piece, (x + place[0], y + place[1]), special_flags=PREMULTIPLIED)


@pytest.mark.parametrize("width", [14, 23, 24, 57, 80, 113, 226])
def test_the_pieces_make_the_same_card_as_one_picture(levels: CardLevels, forge: Forge, width: int) -> None:
    cut_screen, whole_screen = pygame.Surface((400, 400)), pygame.Surface((400, 400))
    for screen in (cut_screen, whole_screen):
        screen.fill((17, 54, 75))
    levels.make(88, (width,))
    put_together(*levels.pick(88, width), cut_screen, 200, 200)
    baked = forge.bake(CardFace(88, width))
    place = round(200 - baked.anchor_x), round(200 - baked.anchor_y)
    whole_screen.blit(baked.surface, place, special_flags=PREMULTIPLIED)

    one_picture, other_picture = (pygame.image.tobytes(screen, "RGB") for screen in (cut_screen, whole_screen))
    pairs = zip(one_picture, other_picture, strict=True)
    assert max(abs(one - other) for one, other in pairs) <= MOST_DIFFERENT


def test_sizes_lie_an_eighth_of_an_octave_apart_and_meet_the_zoom_at_its_levels(levels: CardLevels) -> None:
    assert [levels.width_near(2 ** (step / 8)) for step in range(-4, 5)] == [57, 62, 67, 73, 80, 87, 95, 104, 113]
    for step in range(-16, 16):
        assert levels.width_near(2 ** (step / 8)) == round(80 * 2 ** (step / 8))
    assert levels.width_near(1.37) == 113


def test_a_card_is_never_a_twentieth_larger_or_smaller_than_the_zoom_says(levels: CardLevels) -> None:
    for hundredths in range(40, 320):
        zoom = hundredths / 100
        assert abs(levels.width_near(zoom) / (80 * zoom) - 1) < 0.05 + 0.5 / (80 * zoom)


def test_a_card_is_looked_up_once_for_all_usual_sizes(levels: CardLevels, folder: Folder) -> None:
    levels.make(5, (80,))
    asked = folder.asked
    for zoom in (0.25, 0.5, 0.84, 1.0):
        rack, _ = levels.pick(5, levels.width_near(zoom))
        assert rack.width == levels.width_near(zoom)
    levels.make(5, (80,))
    assert folder.asked == asked


def test_a_size_that_is_missing_is_replaced_by_the_nearest_one_and_not_made_in_the_frame(
    levels: CardLevels, folder: Folder
) -> None:
    levels.make(5, (80,))
    asked = folder.asked

    rack, _ = levels.pick(5, 226)

    assert rack.width == 95
    assert folder.asked == asked
    assert levels.missing((5,), 226) == 5
    levels.make(5, (226,))
    assert levels.pick(5, 226)[0].width == 226
    assert levels.missing((5,), 226) is None


def test_a_card_of_which_nothing_is_made_is_made_at_once(levels: CardLevels) -> None:
    rack, cut = levels.pick(7, 113)

    assert rack.width == 113
    assert cut.core is not None


@pytest.mark.parametrize("width", [24, 57, 80, 113, 226])
def test_the_face_of_a_moving_card_is_that_of_the_resting_one_without_transparent_px(
    levels: CardLevels, width: int
) -> None:
    resting, moving = pygame.Surface((400, 400)), pygame.Surface((400, 400))
    for screen in (resting, moving):
        screen.fill(rgb("felt"))
    levels.make(88, (width,))
    rack, cut = levels.pick(88, width)
    put_together(rack, cut, resting, 200, 200)
    assert cut.face is not None
    assert not cut.face.get_flags() & pygame.SRCALPHA
    moving.blit(cut.face, (200 + rack.face_at[0], 200 + rack.face_at[1]))

    area = pygame.Rect((200 + rack.face_at[0], 200 + rack.face_at[1]), rack.face_size)
    assert pixels(resting.subsurface(area)) == pixels(moving.subsurface(area))
    if rack.foot is not None:
        moving.blit(rack.foot, (200 + rack.foot_at[0], 200 + rack.foot_at[1]), special_flags=PREMULTIPLIED)
        below = pygame.Rect(area.x, area.bottom, area.width, rack.foot.get_height())
        assert pixels(resting.subsurface(below)) == pixels(moving.subsurface(below))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_file_that_was_fetched_is_not_looked_at_again(levels: CardLevels, folder: Folder) -> None:
    assert levels.fetch(9)
    assert not levels.fetch(9)
    asked = folder.asked
    levels.make(9, (80,), usual=False)
    assert folder.asked == asked


def test_sizes_that_were_not_looked_at_for_longest_leave_first(forge: Forge) -> None:
    levels = CardLevels(forge, 80, 3_000_000)
    for number in range(1, 9):
        levels.make(number, (123,), usual=False)
        levels.make(number, (104,), usual=False)
    number = 1
    while levels.held_bytes + 200_000 < levels.limit:
        levels.make(number, (113,), usual=False)
        number += 1
    levels.rack(123)
    levels.make(number, (113,), usual=False)
    levels.make(number + 1, (113,), usual=False)
    assert levels.missing((1,), 104) == 1
    assert levels.missing((1,), 123) is None


def test_never_more_bytes_than_allowed_but_what_is_needed_now_stays(forge: Forge) -> None:
    small = CardLevels(forge, 80, 3_000_000)
    for number in range(1, 12):
        small.make(number, (135,))
        assert small.held_bytes <= 3_000_000
    small.make(3, (226,))
    assert small.missing((3,), 226) is None


def test_the_back_of_the_cards_is_a_card_too(levels: CardLevels) -> None:
    levels.make(0, (80,))

    assert levels.missing((0,), 80) is None
