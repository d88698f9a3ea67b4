"""The first picture comes without anything heavy being loaded; how fast it comes is for the benchmark."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.end_to_end.first_picture import time_start

DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@pytest.mark.parametrize(
    "arguments",
    [(), ("brain_training",), ("brain_training", "--seats", "Mia,bot")],
    ids=["title", "setup", "table"],
)
def test_the_first_picture_needs_nothing_heavy(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    picture = time_start("play", *arguments, "--window", "1280x720", "--data-dir", str(tmp_path), environment=DUMMY)
    assert picture.loaded == ()
