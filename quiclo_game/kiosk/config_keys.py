"""The keys of ``kiosk.toml``: for each one its section, the field that it sets, and how its value is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from quiclo_game.kiosk.config import LOUDEST, Place
from quiclo_game.likeness import meant
from quiclo_game.locale import languages
from quiclo_game.locale.words import Figure
from quiclo_game.rules.registry import KEYS


class WrongValueError(ValueError):
    """A value that a key cannot have: ``key`` in the locale files under ``kiosk.config``, with its figures."""

    def __init__(self, key: str, **figures: Figure) -> None:
        """Keep what is to be said."""
        super().__init__(key)
        self.key = key
        self.figures = figures


Reader = Callable[[object], object]
"""Returns the value of a field; raises ``WrongValueError``."""


@dataclass(frozen=True, slots=True)
class ConfigKey:
    """One key: the field of ``KioskConfig`` that it sets, and its reader."""

    field: str
    read: Reader


def whole(low: int, high: int) -> Reader:
    """Return a reader of whole numbers between two bounds."""

    def read(value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise WrongValueError("whole", low=low, high=high, value=shown(value))
        return value

    return read


def number(low: float, high: float) -> Reader:
    """Return a reader of numbers between two bounds."""

    def read(value: object) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool) or not low <= value <= high:
            raise WrongValueError("number", low=low, high=high, value=shown(value))
        return float(value)

    return read


def flag(value: object) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise WrongValueError("flag", value=shown(value))
    return value


def one_of(allowed: Sequence[str]) -> Reader:
    """Return a reader of one of several names."""

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise WrongValueError("name", value=shown(value), allowed=", ".join(allowed), **nearest(value, allowed))
        return value

    return read


def some_of(allowed: Sequence[str]) -> Callable[[object], tuple[str, ...]]:
    """Return a reader of a list of one or more different names, in the order in which they stand."""
    read_one = one_of(allowed)

    def read(value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or not value:
            raise WrongValueError("list", value=shown(value), allowed=", ".join(allowed))
        names = tuple(str(read_one(entry)) for entry in value)
        if len(set(names)) != len(names):
            raise WrongValueError("twice", value=next(name for name in names if names.count(name) > 1))
        return names

    return read


def read_languages(value: object) -> tuple[str, ...]:
    """Return the codes of one or more languages for which there are words."""
    return some_of(languages())(value)


def read_place(value: object) -> Place:
    """Return a place."""
    return Place(str(one_of([place.value for place in Place])(value)))


def shown(value: object) -> str:
    """Return a value as it may stand in a message, cut where it is long."""
    try:
        text = str(value).lower() if isinstance(value, bool) else repr(value) if isinstance(value, str) else str(value)
    except ValueError:  # Python writes out no number of more than some thousand digits
        text = "…"
    return text if len(text) <= 40 else f"{text[:39]}…"


def nearest(name: object, allowed: Sequence[str]) -> dict[str, str]:
    """Return ``{"near": …}`` with the allowed name that was probably meant, or nothing where none is alike."""
    near = meant(str(name), allowed)
    return {"near": near} if near is not None else {}


CONFIG_KEYS: Mapping[str, Mapping[str, ConfigKey]] = MappingProxyType(
    {
        "show": {
            "place": ConfigKey("place", read_place),
            "languages": ConfigKey("languages", read_languages),
            "modes": ConfigKey("modes", some_of(KEYS)),
            "scene_seconds": ConfigKey("scene_seconds", whole(12, 3600)),
            "dim": ConfigKey("dim", number(0.0, 0.8)),
        },
        "guests": {
            "ask_seconds": ConfigKey("ask_seconds", whole(0, 3600)),
            "countdown_seconds": ConfigKey("countdown_seconds", whole(5, 300)),
            "session_minutes": ConfigKey("session_minutes", whole(0, 480)),
            "reset_hour": ConfigKey("reset_hour", whole(0, 23)),
        },
        "sound": {
            "volume": ConfigKey("volume", whole(0, LOUDEST)),
            "loudest": ConfigKey("loudest", whole(0, LOUDEST)),
            "attract": ConfigKey("attract_sound", flag),
        },
        "screen": {
            "fullscreen": ConfigKey("fullscreen", flag),
            "cursor": ConfigKey("cursor", flag),
            "px_per_mm": ConfigKey("px_per_mm", number(0.2, 100.0)),
        },
        "operator": {
            "corner_seconds": ConfigKey("corner_seconds", number(1.0, 10.0)),
        },
    }
)
"""The sections of the file, and the keys of each."""
FIELDS: Mapping[str, Reader] = MappingProxyType(
    {key.field: key.read for section in CONFIG_KEYS.values() for key in section.values()}
)
"""How the value of each field is read, wherever it was kept."""
