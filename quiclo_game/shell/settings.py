"""The settings: what people chose for this machine; read from anything, every wrong value replaced by its default."""

from __future__ import annotations

import locale
import math
import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, field, fields
from typing import Any

from quiclo_game.locale import languages, load_words, standard_language
from quiclo_game.shell.calibration import Calibration, PanelCalibration
from quiclo_game.shell.choices import FlipPath, Notation, Speed, TextSize
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.house_rules import HouseRules, house_rules_from

LOUDEST = 10
SOUND_GROUPS = ("table", "signals", "keys", "buzzer")


def system_language() -> str:
    """Return the language of the system if there are words in it, otherwise the standard one."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    name = next(filter(None, names), None) or locale.getlocale()[0] or ""
    spoken = re.split("[_.@-]", name)[0].lower()
    if spoken in languages():
        return spoken
    named = (code for code in languages() if load_words(code)("language.system") == spoken)
    return next(named, standard_language())


@frozen
class Settings:
    """Everything that can be set; ``dataclasses.replace`` changes it, ``SettingsStore`` keeps it."""

    language: str = field(default_factory=system_language)
    volume: int = 7
    """0 to 10."""
    muted: bool = False
    volumes: tuple[tuple[str, int], ...] = ()
    """Those of single groups of sounds (``table``, ``signals``, ``keys``, ``buzzer``), 0 to 10 within ``volume``."""
    speed: Speed = Speed.NORMAL
    """Of everything that moves."""
    thinking: Speed = Speed.NORMAL
    """Of the bots."""
    step: bool = False
    """Whether bots wait for a tap."""
    text_size: TextSize = TextSize.NORMAL
    notation: Notation = Notation.CROSS
    high_contrast: bool = False
    reduced_motion: bool = False
    fullscreen: bool = True
    flip_path: FlipPath = FlipPath.AUTO
    px_per_mm: float | None = None
    """As measured on the glass; ``None`` if nobody did."""
    seating: str | None = None
    """Where people sat last: ``couch``, ``table``, or their places around one; ``None`` if nobody chose."""
    calibrations: tuple[PanelCalibration, ...] = ()
    """Of the touch panels that need one."""
    house_rules: tuple[HouseRules, ...] = ()
    """Sets of options that people gave a name, the oldest first."""


def settings_from(values: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings that ``values`` hold, and the names of those that could not be used.

    What is missing or wrong has its default; names that are no setting are passed over.
    """
    chosen: dict[str, object] = {}
    wrong: list[str] = []
    for one in fields(Settings):
        if one.name in values:
            try:
                chosen[one.name] = READERS[one.name](values[one.name])
            except (ValueError, TypeError):
                wrong.append(one.name)
    return Settings(**chosen), tuple(wrong)  # type: ignore[arg-type]  # each reader returns its field's type


def values_of(settings: Settings) -> dict[str, object]:
    """Return settings as plain values that JSON can hold, and ``settings_from`` reads back equal."""
    return asdict(settings)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _language(value: object) -> str:
    if not isinstance(value, str) or value not in languages():
        raise ValueError(value)
    return value


def _volume(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LOUDEST:
        raise ValueError(value)
    return value


def _volumes(value: object) -> tuple[tuple[str, int], ...]:
    pairs = value.items() if isinstance(value, Mapping) else value
    if not isinstance(pairs, Iterable) or isinstance(pairs, str):
        raise ValueError(value)
    chosen = []
    for name, volume in pairs:
        if name not in SOUND_GROUPS:
            raise ValueError(name)
        _volume(volume)
        chosen.append((str(name), int(volume)))
    return tuple(sorted(chosen))


def _number(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not math.isfinite(value):
        raise ValueError(value)
    return float(value)


def _px_per_mm(value: object) -> float | None:
    if value is None:
        return None
    number = _number(value)
    if not 0.2 <= number <= 100.0:
        raise ValueError(value)
    return number


def _text_size(value: object) -> TextSize:
    """Read per cent; earlier versions kept three names."""
    names = {"normal": TextSize.NORMAL, "large": TextSize.LARGE, "huge": TextSize.LARGER}
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise ValueError(value)
    if isinstance(value, str):
        if value not in names:
            raise ValueError(value)
        return names[value]
    return TextSize(value)


def _seating(value: object) -> str | None:
    if value is not None and not (isinstance(value, str) and len(value) < 100):
        raise ValueError(value)
    return value


def _calibrations(value: object) -> tuple[PanelCalibration, ...]:
    if not isinstance(value, list | tuple):
        raise ValueError(value)
    return tuple(_calibration(one) for one in value)


def _calibration(value: object) -> PanelCalibration:
    if not isinstance(value, Mapping) or not isinstance(value.get("panel"), str):
        raise ValueError(value)
    figures = value.get("calibration")
    if not isinstance(figures, Mapping):
        raise ValueError(value)
    numbers = {str(name): _number(number) for name, number in figures.items()}
    calibration = Calibration(**numbers)
    if not calibration.believable:
        raise ValueError(value)
    return PanelCalibration(value["panel"], calibration)


READERS: Mapping[str, Callable[[Any], object]] = {
    "language": _language,
    "volume": _volume,
    "volumes": _volumes,
    "muted": _flag,
    "speed": Speed,
    "thinking": Speed,
    "step": _flag,
    "text_size": _text_size,
    "notation": Notation,
    "high_contrast": _flag,
    "reduced_motion": _flag,
    "fullscreen": _flag,
    "flip_path": FlipPath,
    "px_per_mm": _px_per_mm,
    "seating": _seating,
    "calibrations": _calibrations,
    "house_rules": house_rules_from,
}
"""How each setting is read; a reader raises ``ValueError`` or ``TypeError`` for what it cannot use."""
