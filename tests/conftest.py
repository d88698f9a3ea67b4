"""What every test may ask for; nothing here needs a screen, a sound card or a folder of the user's own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

from quiclo_game.locale import Words, load_words


def pytest_configure() -> None:
    """Keep pygame, wherever a test uses it, away from screens and speakers; and time nothing on a busy machine."""
    settings.register_profile("quiclo", deadline=None)
    settings.load_profile("quiclo")
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture(autouse=True, scope="session")
def _nobodys_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let no test meet the settings and saved games of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data_home")))
        yield


@pytest.fixture(autouse=True)
def _no_sound_for_the_next_test() -> Iterator[None]:
    """Let no test find the sound device open that another one has opened."""
    yield
    mixer = sys.modules.get("pygame.mixer")
    if mixer is not None and mixer.get_init():
        mixer.quit()


@pytest.fixture
def german() -> Words:
    return load_words("de")


@pytest.fixture
def english() -> Words:
    return load_words("en")


@pytest.fixture(params=["de", "en"])
def words(request: pytest.FixtureRequest) -> Words:
    """Both languages, one after the other."""
    language: str = request.param
    return load_words(language)
