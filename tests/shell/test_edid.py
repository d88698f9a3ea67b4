from pathlib import Path

import pytest

from quiclo_game.shell.edid import DESCRIPTOR, HEADER, Glass, px_per_mm_of, read_edid, read_glasses


def edid(width: int, height: int, width_mm: int, height_mm: int, clock: int = 14850) -> bytes:
    """Return an EDID block with one detailed timing."""
    block = bytearray(128)
    block[:8] = HEADER
    timing = bytearray(18)
    timing[0:2] = clock.to_bytes(2, "little")
    timing[2], timing[4] = width & 0xFF, width >> 8 << 4
    timing[5], timing[7] = height & 0xFF, height >> 8 << 4
    timing[12], timing[13], timing[14] = width_mm & 0xFF, height_mm & 0xFF, (width_mm >> 8 << 4) | height_mm >> 8
    block[DESCRIPTOR : DESCRIPTOR + 18] = timing
    return bytes(block)


def test_a_screen_says_how_large_its_glass_is() -> None:
    glass = read_edid(edid(3840, 2160, 1210, 680))

    assert glass == Glass(3840, 2160, 1210, 680)
    assert glass is not None
    assert glass.px_per_mm == pytest.approx(3.17, abs=0.01)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        edid(1920, 1080, 520, 290)[:100],
        b"x" * 128,
        edid(1920, 1080, 0, 0),
        edid(1920, 1080, 160, 90),
        edid(0, 1080, 520, 290),
        edid(1920, 1080, 520, 290, clock=0),
    ],
)
def test_a_size_that_cannot_be_believed_is_none(data: bytes) -> None:
    assert read_edid(data) is None


def test_screens_that_tell_their_size_are_believed_and_others_passed_over(tmp_path: Path) -> None:
    for name, content in (("card0-A", edid(1920, 1080, 960, 540)), ("card0-B", b""), ("card0-C", b"rubbish")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "edid").write_bytes(content)

    assert [glass.px_per_mm for glass in read_glasses(tmp_path)] == [2.0]
    assert read_glasses(tmp_path / "not there") == ()


def test_the_desktop_has_the_scale_of_its_only_screen_in_its_own_resolution() -> None:
    glass = Glass(1920, 1080, 960, 540)

    assert px_per_mm_of([glass], [(1920, 1080)]) == 2.0
    assert px_per_mm_of([glass], [(1280, 720)]) is None
    assert px_per_mm_of([glass, glass], [(1920, 1080)]) is None
    assert px_per_mm_of([], [(1920, 1080)]) is None
