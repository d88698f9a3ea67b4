"""Missing and broken files: something else is drawn, the log says so once, and the game goes on."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame
import pytest

from quiclo_game.shell.assets import Assets, find_assets
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.stand_in import stand_in


@pytest.fixture(params=["missing", "empty", "broken", "cut off", "of another size", "a folder"])
def spoilt(request: pytest.FixtureRequest, tmp_path: Path) -> Assets:
    """Assets of which one card is spoilt."""
    path = tmp_path / "sprites" / "cards" / "063.png"
    path.parent.mkdir(parents=True)
    if request.param == "empty":
        path.touch()
    elif request.param == "broken":
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(200))
    elif request.param == "cut off":
        whole = (find_assets().root / "sprites" / "cards" / "063.png").read_bytes()
        path.write_bytes(whole[: len(whole) // 2])
    elif request.param == "of another size":
        pygame.image.save(pygame.Surface((1, 1)), path)
    elif request.param == "a folder":
        path.mkdir()
    return Assets(tmp_path)


def test_a_picture_that_cannot_be_used_has_a_stand_in_and_one_line_in_the_log(
    screen: pygame.Surface, spoilt: Assets, caplog: pytest.LogCaptureFixture
) -> None:
    forge = Forge(spoilt, Fonts())
    with caplog.at_level(logging.WARNING):
        sizes = [forge.image("cards/063.png", width).get_size() for width in (180, 90, 45)]

    assert sizes == [(180, 244), (90, 122), (45, 61)]
    assert [("cards/063.png" in message) for message in caplog.messages] == [True]


@pytest.mark.parametrize("depth", [8, 24, 32])
def test_a_picture_that_lost_its_alpha_channel_is_shown_all_the_same(
    screen: pygame.Surface, tmp_path: Path, depth: int, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "sprites" / "cards" / "063.png"
    path.parent.mkdir(parents=True)
    whole = pygame.image.load(find_assets().root / "sprites" / "cards" / "063.png")
    plain = pygame.Surface(whole.get_size(), 0, depth)
    if depth > 8:
        plain.fill((10, 200, 30))
        plain.blit(whole, (0, 0))
    pygame.image.save(plain, path)
    forge = Forge(Assets(tmp_path), Fonts())

    assert forge.picture("cards/063.png").get_flags() & pygame.SRCALPHA
    assert forge.image("cards/063.png", 180).get_size() == (180, 244)
    assert caplog.messages == []


def test_every_stand_in_has_the_size_and_the_kind_of_its_picture(screen: pygame.Surface) -> None:
    sprites = find_assets().root / "sprites"
    names = [str(path.relative_to(sprites)) for path in sprites.rglob("*.*") if path.suffix in (".png", ".jpg")]
    checked = [name for name in names if not name.startswith("icon")]

    assert len(checked) > 200
    for name in checked:
        picture, other = pygame.image.load(sprites / name), stand_in(name)
        assert other.get_size() == picture.get_size(), name
        assert bool(other.get_flags() & pygame.SRCALPHA) == bool(picture.get_flags() & pygame.SRCALPHA), name


def test_cards_of_different_numbers_have_different_stand_ins(screen: pygame.Surface) -> None:
    seen = {pygame.image.tobytes(stand_in(f"cards/{number:03d}.png"), "RGBA") for number in range(1, 145)}

    assert len(seen) == 144


@pytest.mark.parametrize("content", [None, b"", b"no font"])
def test_a_font_that_cannot_be_used_has_a_stand_in(
    screen: pygame.Surface, tmp_path: Path, content: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "round.ttf"
    if content is not None:
        path.write_bytes(content)
    fonts = Fonts({"round": path})
    with caplog.at_level(logging.WARNING):
        assert fonts.render("144", 40, "round", (255, 255, 255)).get_width() > 20
        assert fonts.render("144", 20, "round", (255, 255, 255)).get_width() > 10

    assert len(caplog.messages) == 1


def test_open_fonts_keep_no_file_open(screen: pygame.Surface) -> None:
    folder = Path("/proc/self/fd")
    if not folder.is_dir():
        pytest.skip("this system does not list open files")
    fonts = Fonts()
    before = len(list(folder.iterdir()))
    for size in range(10, 110):
        fonts.render("144", size, "round", (255, 255, 255))

    assert len(list(folder.iterdir())) <= before
