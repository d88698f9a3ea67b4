from __future__ import annotations

from pathlib import Path

import pygame
import pytest

import assets.sprites
from assets.sprites import cards, dice
from assets.sprites.workshop import Job, jobs, make_back, make_continents, make_icon

SPRITES = Path(assets.sprites.__file__).parent

CARD = (360, 487)
EXPECTED: dict[str, tuple[int, int]] = {
    **{f"cards/{number:03d}.png": CARD for number in range(1, 145)},
    "cards/back.png": CARD,
    **{f"dice/d{sides}_rest_{n}.png": (320, 320) for sides in (6, 12) for n in range(1, sides + 1)},
    **{f"dice/d{sides}_used_{n}.png": (320, 320) for sides in (6, 12) for n in range(1, sides + 1)},
    **{f"dice/d{sides}_tumble_{n}.png": (12 * 192, 192) for sides in (6, 12) for n in range(1, sides + 1)},
    **{f"table/{name}.jpg": (1920, 1080) for name in ("felt_landscape", "felt_title")},
    **{f"table/{name}.jpg": (1080, 1920) for name in ("felt_portrait", "felt_title_portrait")},
    **{f"continents/{code}.png": (256, 256) for code in ("eu", "af", "as", "na", "sa", "au")},
    **{f"pawns/pawn_{player}.png": (256, 256) for player in range(6)},
    "icon.png": (256, 256),
    "icon_128.png": (128, 128),
    "icon_64.png": (64, 64),
}


def picture(name: str) -> pygame.Surface:
    return pygame.image.load(SPRITES / name)


def difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """Mean difference of all channels of all pixels, 0..255."""
    a, b = rgba(first), rgba(second)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def rgba(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("name", EXPECTED)
def test_every_picture_is_there_in_its_size(name: str) -> None:
    assert picture(name).get_size() == EXPECTED[name]


def test_no_picture_lies_about_that_nothing_names() -> None:
    made = {str(path.relative_to(SPRITES)) for kind in ("png", "jpg") for path in SPRITES.rglob(f"*.{kind}")}
    assert made == set(EXPECTED)


def test_all_144_cards_differ_from_each_other() -> None:
    assert len({rgba(picture(f"cards/{number:03d}.png")) for number in range(1, 145)}) == 144


def test_the_corners_of_a_card_are_clear_and_its_middle_is_not() -> None:
    card = picture("cards/088.png")
    assert card.get_at((0, 0)).a == 0
    assert card.get_at((359, 486)).a == 0
    assert card.get_at((180, 240)).a == 255


def test_a_card_shows_the_same_band_from_both_sides() -> None:
    card = picture("cards/108.png")
    top = card.subsurface((40, 25, 280, 60))
    bottom = card.subsurface((40, 479 - 25 - 60, 280, 60))
    differing = pygame.mask.from_threshold(top, (0, 0, 0), (8, 8, 8, 255), pygame.transform.rotate(bottom, 180))
    assert differing.count() == 280 * 60


def has_bar(number: int) -> bool:
    """Whether a long line of ink lies below the numeral of a card."""
    card = picture(f"cards/{number:03d}.png")
    middle = card.get_width() // 2
    below = range(round(66.5 * 3.6 + 27 * 3.6), round(66.5 * 3.6 + 33 * 3.6))
    return any(all(sum(card.get_at((middle + dx, y))[:3]) < 140 for dx in range(-34, 35)) for y in below)


def test_a_bar_tells_numbers_apart_that_read_as_others_upside_down() -> None:
    barred = {number for number in range(1, 145) if has_bar(number)}
    assert barred == {6, 9, 16, 18, 19, 61, 66, 68, 81, 86, 89, 91, 98, 99}
    assert barred == cards.TWO_WAYS


@pytest.mark.parametrize(("sides", "number"), [(6, 1), (6, 6), (12, 6), (12, 12)])
def test_a_tumbling_die_comes_to_rest_as_the_resting_die_lies(sides: int, number: int) -> None:
    last = picture(f"dice/d{sides}_tumble_{number}.png").subsurface((11 * 192, 0, 192, 192))
    rest = picture(f"dice/d{sides}_rest_{number}.png")
    small = pygame.transform.smoothscale(rest.premul_alpha(), (192, 192))
    assert difference(last.premul_alpha(), small) < 3


def test_used_dice_step_back() -> None:
    fresh, used = picture("dice/d12_rest_8.png"), picture("dice/d12_used_8.png")
    assert used.get_at((160, 90)).a == round(0.62 * fresh.get_at((160, 90)).a)
    assert sum(used.get_at((160, 90))[:3]) < sum(fresh.get_at((160, 90))[:3])


def test_silhouettes_are_white_so_that_a_colour_multiplies_into_them() -> None:
    for code in ("eu", "af", "as", "na", "sa", "au"):
        silhouette = picture(f"continents/{code}.png")
        opaque = pygame.mask.from_surface(silhouette, 254)
        white = pygame.mask.from_threshold(silhouette, (255, 255, 255), (1, 1, 1, 255))
        assert opaque.count() > 3000
        assert opaque.overlap_area(white, (0, 0)) == opaque.count()


@pytest.mark.parametrize("make", [make_back, make_continents])
def test_the_same_bytes_are_made_each_time(make: object, tmp_path: Path) -> None:
    assert callable(make)
    first, second = make(tmp_path / "first"), make(tmp_path / "second")
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_the_scripts_make_the_pictures_that_lie_beside_them(tmp_path: Path) -> None:
    for path in make_icon(tmp_path):
        assert difference(pygame.image.load(path), picture(path.name)) < 1
    cards.front(57).save_png(tmp_path / "057.png")
    assert difference(pygame.image.load(tmp_path / "057.png"), picture("cards/057.png")) < 1


def test_each_job_belongs_to_a_group_that_can_be_asked_for() -> None:
    work = jobs()
    assert all(isinstance(job, Job) for job in work)
    assert {job.group for job in work} == {"cards", "dice", "tumbles", "felt", "continents", "pawns", "icon"}


def test_all_pictures_together_stay_small() -> None:
    assert sum((SPRITES / name).stat().st_size for name in EXPECTED) < 8_000_000


def test_a_die_bounces_at_the_named_times_and_ends_on_the_table() -> None:
    assert dice.height_at(0) == 1
    for end, _ in dice.BOUNCES:
        assert dice.height_at(end - 1e-6) == pytest.approx(0, abs=1e-4)
    assert dice.height_at(0.49) == pytest.approx(0.42)
    assert dice.height_at(1) == 0
