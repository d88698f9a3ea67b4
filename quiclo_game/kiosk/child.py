"""The game as the supervisor's child: opens screen and sound, and beats for every frame that it draws."""

from __future__ import annotations

import logging
import os
import random
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame

from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.config_file import ConfigRead, load_config
from quiclo_game.kiosk.heartbeat import Heartbeat, note_stage, send_to_stdout
from quiclo_game.kiosk.program import KioskApp
from quiclo_game.kiosk.statistics import EndedBy, Statistics
from quiclo_game.kiosk.surroundings import Surroundings
from quiclo_game.locale import load_words
from quiclo_game.shell.assets import AssetError, Assets, find_assets
from quiclo_game.shell.audio import Audio
from quiclo_game.shell.clock import RealClock
from quiclo_game.shell.display import environment, open_display, open_offscreen
from quiclo_game.shell.scene import Size
from quiclo_game.shell.settings_store import SettingsStore

OWN_FOLDER = "kiosk"
"""All that an unattended table keeps lies in this part of the data folder; people's own games are left alone."""

GRAB = {"SDL_GRAB_KEYBOARD": "1", "SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0"}
"""What SDL must find before it starts, so that a grabbed window gets all keys; by itself it lets Alt-Tab out."""


def run_child(
    folder: Path, config_file: Path | None, *, safe: bool = False, headless: bool = False, size: Size | None = None
) -> int:
    """Run until the supervisor or the operator says stop; return the exit code. Raises where there is no screen."""
    # Where Python leaves that signal alone, SDL makes of it what guests may not do: the closing of the window.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
    note_stage()
    os.environ.update({**environment(), **GRAB})
    logging.basicConfig(stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    own = folder / OWN_FOLDER
    read = ConfigRead(KioskConfig(fullscreen=False)) if safe else load_config(config_file, folder, own)
    config = read.config
    words = load_words(config.languages[0])
    for notice in read.notices:
        print(notice.text(words), file=sys.stderr)
    base = measured_settings(folder)
    clock, assets = RealClock(), assets_or_none()
    if headless:
        display = open_offscreen(size or (1920, 1080))
    else:
        flip_path = base().settings.flip_path
        display = open_display(size, fullscreen=config.fullscreen, flip_path=flip_path, icon=assets.icon)
        display.on_open = partial(keep_to_the_game, cursor=config.cursor, alone=config.fullscreen)
        display.on_open()
    note_stage()
    audio = Audio(assets, clock, random.Random(), cap=0)
    around = Surroundings(
        config, datetime.now, Statistics(own, datetime.now), read.notices, base, safe=safe or headless
    )
    app = KioskApp(display, clock, audio, assets, own, around)
    app.loop.on_frame.append(Heartbeat(send_to_stdout, app.loop.stop))
    note_stage()
    app.begin()
    note_stage()
    app.loop.run()
    app.close_session(EndedBy.STOPPED)
    return app.exit_code


def keep_to_the_game(*, cursor: bool, alone: bool) -> None:
    """Show the mouse pointer or not; ``alone`` keeps the system's own keys, such as Alt-Tab, where that is possible.

    The pointer is hidden by an empty picture: a hidden pointer in a grabbed window tells only how far it moved, and
    neither a mouse nor a panel that passes for one would press what it points at.
    """
    if not cursor:
        pygame.mouse.set_cursor((8, 8), (0, 0), (0,) * 8, (0,) * 8)
    with suppress(pygame.error):
        pygame.event.set_grab(alone)


def assets_or_none() -> Assets:
    """Return the assets of the program, or an empty folder's, for all of which something plain stands in."""
    try:
        return find_assets()
    except AssetError as error:
        logging.getLogger(__name__).error("%s", error.notice.text(load_words("en")))
        return Assets(Path(os.devnull))


def measured_settings(folder: Path) -> Callable[[], SettingsStore]:
    """Return what makes settings that keep only what was measured on this machine, not what people like."""
    home = SettingsStore(folder)
    home.load()
    found = home.settings

    def make() -> SettingsStore:
        store = SettingsStore(None)
        store.override(flip_path=found.flip_path, px_per_mm=found.px_per_mm, calibrations=found.calibrations)
        return store

    return make
