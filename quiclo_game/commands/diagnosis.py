"""The diagnosis: what the facts about this machine mean for the game, each with what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from quiclo_game import __version__
from quiclo_game.locale import Words
from quiclo_game.shell.choices import FlipPath
from quiclo_game.shell.display import FAST_FLIP
from quiclo_game.shell.edid import Glass, read_glasses
from quiclo_game.shell.layout import FINGER_MM, smallest_key
from quiclo_game.shell.pointer import PX_PER_MM
from quiclo_game.shell.probes import (
    AssetsFound,
    Folder,
    Screens,
    Sound,
    probe_assets,
    probe_flips,
    probe_folder,
    probe_pads,
    probe_screens,
    probe_sound,
    probe_touch,
    probe_versions,
)
from quiclo_game.shell.settings import Settings

SOUNDS = (
    *("die_roll", "dice_roll_six", "card_deal", "card_place", "card_flip", "pawn_hop", "select", "key_press"),
    *("valid", "score_tick", "wrong", "turn", "hint", "reveal", "triumph", "win"),
    *(f"buzzer_{seat}" for seat in range(6)),
)

SPARE_MB = 50
"""Less room than this on the disk is worth a word."""


class State(StrEnum):
    """How a finding is meant: fine, worth knowing, or such that the game cannot be played."""

    FINE = "fine"
    NOTE = "note"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report; ``data`` are the figures behind the text."""

    topic: str
    state: State
    text: str
    advice: str = ""
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the probes found."""

    versions: dict[str, str]
    screens: Screens
    glasses: tuple[Glass, ...]
    touch: tuple[str, ...]
    sound: Sound
    pads: tuple[str, ...]
    folder: Folder
    assets: AssetsFound
    flips: dict[str, float]


def gather(folder: Path) -> Facts:
    """Return what all probes find; opens a window for a moment, to time the flips."""
    screens = probe_screens()
    return Facts(
        versions={**probe_versions(), "quiclo": __version__},
        screens=screens,
        glasses=read_glasses(),
        touch=probe_touch(),
        sound=probe_sound(),
        pads=probe_pads(),
        folder=probe_folder(folder),
        assets=probe_assets(SOUNDS),
        flips={} if screens.cause else probe_flips(),
    )


def examine(facts: Facts, settings: Settings, words: Words) -> Iterator[Finding]:
    """Yield what the facts mean for the game."""
    yield _versions(facts.versions, words)
    yield _assets(facts.assets, words)
    yield _folder(facts.folder, words)
    yield _screens(facts.screens, words)
    if facts.flips:
        yield _flips(facts.flips, settings, words)
    yield _millimetres(facts.glasses, settings, words)
    yield _touch(facts.touch, settings, words)
    yield _sound(facts.sound, words)
    yield _pads(facts.pads, words)


def line(finding: Finding, words: Words) -> str:
    """Return a finding as one line of text."""
    text = f"{words(f'doctor.state_{finding.state}'):8} {words(f'doctor.topic_{finding.topic}')}: {finding.text}"
    return f"{text} {finding.advice}".rstrip()


def _versions(versions: dict[str, str], words: Words) -> Finding:
    missing = [name for name, version in versions.items() if not version]
    text = ", ".join(f"{name} {version}" for name, version in versions.items() if version)
    if missing:
        advice = words("doctor.advice_packages", names=", ".join(missing))
        return Finding("versions", State.WRONG, text, advice, dict(versions))
    return Finding("versions", State.FINE, text, data=dict(versions))


def _assets(found: AssetsFound, words: Words) -> Finding:
    if found.cause:
        text = words("doctor.asset_missing", path=found.cause)
        return Finding("assets", State.WRONG, text, words("doctor.advice_assets"), asdict(found))
    text = words("doctor.assets", pictures=found.pictures, sounds=found.sounds, path=found.root)
    return Finding("assets", State.FINE, text, data=asdict(found))


def _folder(folder: Folder, words: Words) -> Finding:
    data = {**asdict(folder), "path": str(folder.path)}
    if folder.cause:
        text = words("doctor.folder_locked", path=str(folder.path), cause=folder.cause)
        return Finding("folder", State.WRONG, text, words("doctor.advice_folder"), data)
    text = words("doctor.folder", path=str(folder.path), free=folder.free_mb)
    if folder.free_mb < SPARE_MB:
        return Finding("folder", State.NOTE, text, words("doctor.advice_disk"), data)
    return Finding("folder", State.FINE, text, data=data)


def _screens(screens: Screens, words: Words) -> Finding:
    if screens.cause:
        text = words("doctor.no_screen", cause=screens.cause)
        return Finding("screens", State.WRONG, text, words("doctor.advice_screen"), asdict(screens))
    sizes = [f"{width} × {height}" for width, height in screens.sizes]
    rates = [f" ({rate} Hz)" if rate else "" for rate in screens.rates] + [""] * len(sizes)
    listed = ", ".join(size + rate for size, rate in zip(sizes, rates, strict=False))
    if screens.driver in ("dummy", "offscreen"):
        text = words("doctor.stand_in", driver=screens.driver)
        return Finding("screens", State.NOTE, text, words("doctor.advice_stand_in"), asdict(screens))
    return Finding(
        "screens", State.FINE, words("doctor.screens", driver=screens.driver, sizes=listed), "", asdict(screens)
    )


def _flips(flips: dict[str, float], settings: Settings, words: Words) -> Finding:
    listed = ", ".join(f"{words(f'doctor.flip_{path}')} {words.decimal(ms, 2)} ms" for path, ms in flips.items())
    fastest = min(flips, key=lambda path: flips[path])
    data = {"ms": flips, "fastest": fastest, "setting": settings.flip_path.value}
    chosen = settings.flip_path
    if chosen is not FlipPath.AUTO and flips.get(chosen.value, 0.0) > max(FAST_FLIP, 2 * flips[fastest]):
        return Finding("flips", State.NOTE, listed, words("doctor.advice_flip", setting=chosen.value), data)
    if flips[fastest] > 3 * FAST_FLIP:
        return Finding("flips", State.NOTE, listed, words("doctor.advice_slow_flip"), data)
    return Finding("flips", State.FINE, listed, data=data)


def _millimetres(glasses: tuple[Glass, ...], settings: Settings, words: Words) -> Finding:
    found = [round(glass.px_per_mm, 2) for glass in glasses]
    data = {"glasses": [asdict(glass) for glass in glasses], "px_per_mm": found, "setting": settings.px_per_mm}
    if settings.px_per_mm is not None:
        text = words("doctor.millimetres_set", figure=words.decimal(settings.px_per_mm, 2))
    else:
        text = ", ".join(_told(glass, words) for glass in glasses)
    small = min((_smallest(glass, settings) for glass in glasses), default=FINGER_MM)
    if small < FINGER_MM:
        advice = words("doctor.advice_small", figure=words.decimal(small, 1))
        return Finding("millimetres", State.NOTE, text, advice, data)
    if text:
        return Finding("millimetres", State.FINE, text, data=data)
    text = words("doctor.millimetres_unknown", figure=words.decimal(PX_PER_MM, 2))
    return Finding("millimetres", State.NOTE, text, words("doctor.advice_millimetres"), data)


def _smallest(glass: Glass, settings: Settings) -> float:
    return smallest_key((glass.width, glass.height), settings.px_per_mm or glass.px_per_mm)


def _told(glass: Glass, words: Words) -> str:
    figure = words.decimal(glass.px_per_mm, 2)
    return words("doctor.glass", figure=figure, width=glass.width_mm, height=glass.height_mm)


def _touch(devices: tuple[str, ...], settings: Settings, words: Words) -> Finding:
    calibrated = [one.panel for one in settings.calibrations]
    data = {"devices": list(devices), "calibrated": calibrated}
    kept = words("doctor.calibrated", count=len(calibrated)) if calibrated else ""
    if devices:
        text = words("doctor.touch", count=len(devices))
        return Finding("touch", State.FINE, f"{text}{kept}", data=data)
    return Finding("touch", State.NOTE, f"{words('doctor.no_touch')}{kept}", words("doctor.advice_touch"), data)


def _sound(sound: Sound, words: Words) -> Finding:
    if sound.cause:
        text = words("doctor.no_sound", cause=sound.cause)
        return Finding("sound", State.NOTE, text, words("doctor.advice_sound"), asdict(sound))
    text = words("doctor.sound", driver=sound.driver)
    if sound.driver in ("dummy", "disk"):
        return Finding("sound", State.NOTE, text, words("doctor.advice_silent"), asdict(sound))
    return Finding("sound", State.FINE, text, data=asdict(sound))


def _pads(names: tuple[str, ...], words: Words) -> Finding:
    text = ", ".join(names) if names else words("doctor.no_pads")
    return Finding("pads", State.FINE, text, data={"names": list(names)})
