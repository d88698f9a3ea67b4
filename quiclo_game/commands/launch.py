"""What ``play`` and ``demo`` have in common: the services of the running program, with or without a screen."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from quiclo_game.app import App
from quiclo_game.commands.failure import CommandError
from quiclo_game.locale import load_words
from quiclo_game.shell.assets import find_assets
from quiclo_game.shell.audio import Audio
from quiclo_game.shell.clock import Clock, RealClock, VirtualClock
from quiclo_game.shell.display import environment, open_display, open_offscreen
from quiclo_game.shell.notice import ShellError
from quiclo_game.shell.scene import Size
from quiclo_game.shell.settings_store import SettingsStore, data_folder


def launch(
    *,
    data_dir: Path | None,
    language: str | None,
    size: Size | None = None,
    fullscreen: bool | None = None,
    headless: bool = False,
    deal: Callable[[], int] | None = None,
) -> App:
    """Return the program, ready to be shown a first scene.

    ``headless``: no screen, no sound, virtual time, nothing read from or written to the settings on disk. Raises
    ``CommandError`` where the machine lacks something, with what to do about it.
    """
    os.environ.update(environment())
    folder = data_folder(data_dir)
    store = SettingsStore(None if headless else folder)
    notices = store.load()
    if language is not None:
        store.override(language=language)
    words = load_words(store.settings.language)
    for notice in notices:
        print(f"quiclo: {notice.text(words)}", file=sys.stderr)
    try:
        assets = find_assets()
        if headless:
            clock: Clock = VirtualClock()
            display = open_offscreen(size or (1920, 1080))
            audio = Audio(assets, clock, random.Random(), cap=0)
            return App(display, clock, store, audio, assets, folder, deal=deal)
        full = store.settings.fullscreen if fullscreen is None else fullscreen
        store.override(fullscreen=full)
        display = open_display(size, fullscreen=full, flip_path=store.settings.flip_path, icon=assets.icon)
        clock = RealClock()
        audio = Audio(assets, clock, random.Random())
        return App(display, clock, store, audio, assets, folder, deal=deal)
    except ShellError as error:
        raise CommandError(error.notice.text(words)) from error
