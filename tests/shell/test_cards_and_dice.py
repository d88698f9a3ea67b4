from __future__ import annotations

import pygame
import pytest

from quiclo_game.shell.cards import Badge, CardFace, CardState, Ghost
from quiclo_game.shell.dice_faces import TUMBLE_FRAMES, DieFace, DieShadow, DieState, DieTumble
from quiclo_game.shell.forge import Forge

CARD_STATES: tuple[CardState, ...] = ("rest", "selected", "hinted", "disabled", "valid", "wrong")
DIE_STATES: tuple[DieState, ...] = ("rest", "used", "chosen")


def opaque(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=250)


@pytest.mark.parametrize("width", [64, 80, 150, 276])
def test_a_card_is_as_wide_as_asked_about_its_anchor(forge: Forge, width: int) -> None:
    baked = forge.bake(CardFace(88, width))
    face = opaque(baked.surface)
    assert abs(face.width - width) <= 1
    assert abs(face.centerx - baked.anchor_x) <= 1
    assert abs(face.y - (baked.anchor_y - round(width * 1.33) / 2)) <= 1.5


@pytest.mark.parametrize("state", CARD_STATES)
def test_every_state_of_a_card_looks_different(forge: Forge, state: CardState) -> None:
    picture = forge.bake(CardFace(42, 120, state)).surface
    for other in CARD_STATES:
        if other != state:
            assert forge.bake(CardFace(42, 120, other)).surface.get_buffer().raw != picture.get_buffer().raw


def test_a_selected_card_is_lifted_by_ten_hundredths(forge: Forge) -> None:
    assert CardFace(42, 200, "selected").raised == 20
    assert CardFace(42, 200, "selected", lift=0).raised == 0
    rest, lifted = forge.bake(CardFace(42, 200)), forge.bake(CardFace(42, 200, lift=10))
    assert opaque(rest.surface).y - rest.anchor_y - (opaque(lifted.surface).y - lifted.anchor_y) == 20


def test_number_zero_is_the_back(forge: Forge) -> None:
    back, one = forge.bake(CardFace(0, 100)).surface, forge.bake(CardFace(1, 100)).surface
    assert back.get_size() == one.get_size()
    assert back.get_buffer().raw != one.get_buffer().raw


def test_a_disabled_card_has_lost_its_colour_and_shadow(forge: Forge) -> None:
    def vividness(surface: pygame.Surface) -> int:
        return max(
            max(pixel[:3]) - min(pixel[:3])
            for pixel in (surface.get_at((x, surface.get_height() // 2)) for x in range(surface.get_width()))
        )

    disabled, rest = forge.bake(CardFace(60, 120, "disabled")).surface, forge.bake(CardFace(60, 120)).surface
    assert vividness(disabled) < vividness(rest) / 2
    assert disabled.get_width() < rest.get_width()


def test_the_dashes_of_a_hint_walk_without_moving_the_card(forge: Forge) -> None:
    first, second = forge.bake(CardFace(60, 120, "hinted")), forge.bake(CardFace(60, 120, "hinted", phase=0.5))
    assert first.surface.get_buffer().raw != second.surface.get_buffer().raw
    assert (first.anchor_x, first.anchor_y) == (second.anchor_x, second.anchor_y)


def test_a_ghost_has_the_size_of_a_card(forge: Forge) -> None:
    ghost, card = forge.bake(Ghost(150)), forge.bake(CardFace(1, 150))
    assert abs(ghost.surface.get_bounding_rect(min_alpha=40).width - opaque(card.surface).width) <= 2


def test_badges_say_their_state_without_colour(forge: Forge) -> None:
    grey = {
        pygame.transform.grayscale(forge.bake(Badge(kind, 20)).surface).get_buffer().raw
        for kind in ("valid", "wrong", "hint", "lock", "eye")
    }
    assert len(grey) == 5


@pytest.mark.parametrize("sides", [6, 12])
@pytest.mark.parametrize("state", DIE_STATES)
def test_every_value_of_a_die_has_its_picture(forge: Forge, sides: int, state: DieState) -> None:
    pictures = {forge.bake(DieFace(sides, value, 96, state)).surface.get_buffer().raw for value in range(1, sides + 1)}
    assert len(pictures) == sides


def test_a_chosen_die_is_lifted(forge: Forge) -> None:
    rest, chosen = forge.bake(DieFace(12, 5, 150)), forge.bake(DieFace(12, 5, 150, "chosen"))
    assert opaque(chosen.surface).y - chosen.anchor_y < opaque(rest.surface).y - rest.anchor_y


def test_a_tumbling_die_ends_at_rest(forge: Forge) -> None:
    last = forge.bake(DieTumble(12, 7, 192, TUMBLE_FRAMES - 1)).surface
    rest = forge.bake(DieFace(12, 7, 192)).surface
    rested = rest.subsurface(opaque(rest))
    landed = last.subsurface(opaque(last))
    assert abs(rested.get_width() - landed.get_width()) <= 2
    small = [pygame.transform.smoothscale(face, (12, 12)) for face in (rested, landed)]
    distance = sum(
        abs(small[0].get_at((x, y))[c] - small[1].get_at((x, y))[c])
        for x in range(12)
        for y in range(12)
        for c in range(3)
    )
    assert distance / (12 * 12 * 3) < 12


def test_a_tumbling_die_has_twelve_different_frames_of_one_size(forge: Forge) -> None:
    frames = [forge.bake(DieTumble(6, 3, 100, frame)) for frame in range(TUMBLE_FRAMES)]
    assert {frame.surface.get_size() for frame in frames} == {(100, 100)}
    assert len({pygame.image.tobytes(frame.surface, "RGBA") for frame in frames}) == TUMBLE_FRAMES


@pytest.mark.parametrize("frame", [-1, 12])
def test_there_is_no_frame_beyond_the_sheet(forge: Forge, frame: int) -> None:
    with pytest.raises(ValueError, match="frames 0 to 11"):
        DieTumble(6, 3, 100, frame).bake(forge)


def test_the_shadow_of_a_high_die_is_wider_and_paler(forge: Forge) -> None:
    low, high = forge.bake(DieShadow(150)).surface, forge.bake(DieShadow(150, 1.0)).surface
    assert high.get_width() > low.get_width()
    assert strongest(high) < strongest(low)


def strongest(surface: pygame.Surface) -> int:
    return max(surface.get_at((x, y))[3] for x in range(surface.get_width()) for y in range(surface.get_height()))
