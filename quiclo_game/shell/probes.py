"""Probes: what this machine has, as plain data; each probe finds out one thing, and none of them ever raises."""

from __future__ import annotations

import platform
import shutil
import sys
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

import pygame

from quiclo_game.shell.assets import AssetError, find_assets
from quiclo_game.shell.choices import FlipPath
from quiclo_game.shell.display import NoScreenError, open_display, start_video
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.safe_file import fault_in
from quiclo_game.shell.scene import Size
from quiclo_game.shell.stderr import muffled_stderr
from quiclo_game.shell.touch_panels import connected_panels

PACKAGES = ("pygame-ce", "pygame-gui", "numpy", "platformdirs")


@frozen
class Screens:
    """The screens that SDL sees; ``cause`` says why it sees none."""

    driver: str
    sizes: tuple[Size, ...]
    rates: tuple[int, ...]
    cause: str = ""


@frozen
class Sound:
    """The way to the loudspeakers; ``cause`` says why there is none."""

    driver: str
    cause: str = ""


@frozen
class Folder:
    """A folder that the program writes to; ``cause`` says why it cannot."""

    path: Path
    free_mb: int
    cause: str = ""


@frozen
class AssetsFound:
    """Where the pictures and sounds are; ``cause`` names what is missing."""

    root: str
    pictures: int
    sounds: int
    cause: str = ""


def probe_versions() -> dict[str, str]:
    """Return the versions of system, Python, SDL and the packages by name; an absent package has an empty one.

    A built program carries all that it needs: what it lacks was left out on purpose, and is not named.
    """
    versions = {"system": f"{platform.system()} {platform.release()}", "python": platform.python_version()}
    for package in PACKAGES:
        try:
            versions[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            if not getattr(sys, "frozen", False):
                versions[package] = ""
    versions["sdl"] = ".".join(map(str, pygame.get_sdl_version()))
    return versions


def probe_screens() -> Screens:
    """Return the screens with their sizes in px and rates in Hz."""
    try:
        start_video()
    except NoScreenError as error:
        return Screens("", (), (), str(dict(error.notice.figures)["cause"]))
    try:
        sizes, rates = pygame.display.get_desktop_sizes(), pygame.display.get_desktop_refresh_rates()
        return Screens(pygame.display.get_driver(), tuple(sizes), tuple(rates))
    finally:
        pygame.display.quit()


def probe_touch() -> tuple[str, ...]:
    """Return what the touch devices are called; some systems show one only after its first touch."""
    try:
        start_video()
    except NoScreenError:
        return ()
    try:
        return connected_panels()
    finally:
        pygame.display.quit()


def probe_sound() -> Sound:
    """Return the sound driver in use."""
    was_open = pygame.mixer.get_init() is not None
    try:
        with muffled_stderr():
            pygame.mixer.init()
    except pygame.error as error:
        return Sound("", str(error))
    try:
        return Sound(pygame.mixer.get_driver())
    finally:
        if not was_open:
            pygame.mixer.quit()


def probe_pads() -> tuple[str, ...]:
    """Return the names of the gamepads that are plugged in."""
    pygame.joystick.init()
    try:
        return tuple(pygame.joystick.Joystick(index).get_name() for index in range(pygame.joystick.get_count()))
    finally:
        pygame.joystick.quit()


def probe_folder(path: Path) -> Folder:
    """Return whether a folder, or the nearest one above it that exists, can be written to; nothing is created."""
    nearest = path.absolute()
    while not nearest.exists() and nearest != nearest.parent:
        nearest = nearest.parent
    try:
        free = shutil.disk_usage(nearest).free // 1_000_000
    except OSError as error:
        return Folder(path, 0, error.strerror or str(error))
    fault = fault_in(nearest)
    return Folder(path, free) if fault is None else Folder(path, 0, fault.strerror or str(fault))


def probe_assets(sounds: Sequence[str]) -> AssetsFound:
    """Return where the assets are, and the first of ``sounds`` that is missing."""
    try:
        assets = find_assets()
        for name in sounds:
            assets.path(f"sounds/{name}.wav")
    except AssetError as error:
        return AssetsFound("", 0, 0, str(dict(error.notice.figures)["path"]))
    pictures = sum(1 for path in (assets.root / "sprites").rglob("*") if path.suffix in (".png", ".jpg"))
    return AssetsFound(str(assets.root), pictures, sum(1 for _ in (assets.root / "sounds").glob("*.wav")))


def probe_flips(size: Size | None = None) -> dict[str, float]:
    """Return the ms that a flip takes on each way to the glass, in a window of ``size`` px; empty without a screen."""
    times: dict[str, float] = {}
    for path in (FlipPath.SOFTWARE, FlipPath.ACCELERATED):
        try:
            with open_display(size, flip_path=path) as display:
                # Where the system has only one way, that one was measured twice.
                times[display.flip_path.value] = round(display.flip_ms, 2)
        except NoScreenError:
            continue
    return times
