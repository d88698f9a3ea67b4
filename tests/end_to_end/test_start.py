"""The first picture comes without anything heavy being loaded; how fast it comes is for the benchmark."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.opening import LATER, MEANWHILE
from tests.end_to_end.first_picture import time_start

PACKAGES = ("rules", "play")
"""Empty by themselves."""
DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@pytest.mark.parametrize(
    "arguments",
    [(), ("brain_training",), ("brain_training", "--seats", "Mia,bot")],
    ids=["title", "setup", "table"],
)
def test_the_first_picture_needs_nothing_heavy(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    picture = time_start("play", *arguments, "--window", "1280x720", "--data-dir", str(tmp_path), environment=DUMMY)
    assert picture.loaded == ()


@pytest.mark.parametrize("size", ["1920x1080", "1080x1920"])
def test_the_first_picture_of_the_title_waits_for_no_rules_and_no_other_scene(tmp_path: Path, size: str) -> None:
    picture = time_start("play", "--window", size, "--data-dir", str(tmp_path), environment=DUMMY)
    parts = [name.removeprefix("quiclo_game.") for name in picture.modules if name.startswith("quiclo_game.")]
    assert "scenes.title" in parts
    assert [part for part in parts if named_by(LATER, part) and part not in (*MEANWHILE, *PACKAGES)] == []


def named_by(names: tuple[str, ...], part: str) -> bool:
    """Say whether a module is one of the named ones or lies in one of them."""
    return any(part == name or part.startswith(f"{name}.") for name in names)
