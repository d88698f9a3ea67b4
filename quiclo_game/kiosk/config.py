"""What the operator of an unattended table has decided; every field is one key of ``kiosk.toml``."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from quiclo_game.locale import languages
from quiclo_game.rules.registry import KEYS

LOUDEST = 10


class Place(StrEnum):
    """Where the table stands: it decides how long nobody may touch it before it asks whether anyone is there."""

    FAIR = "fair"
    TABLE = "table"
    COUCH = "couch"


ASK_AFTER = {Place.FAIR: 45, Place.TABLE: 120, Place.COUCH: 0}
"""After so many s without any input the table asks; 0: never (table.md, Unattended)."""
COUNT_DOWN = {Place.FAIR: 15, Place.TABLE: 30, Place.COUCH: 30}
"""So many s it then counts down."""


@dataclass(frozen=True, slots=True)
class KioskConfig:
    """All decisions, with the values that hold where the file says nothing."""

    place: Place = Place.FAIR
    languages: tuple[str, ...] = field(default_factory=lambda: tuple(languages()))
    modes: tuple[str, ...] = KEYS
    scene_seconds: int = 12
    """A game that plays itself is shown for at least so long."""
    dim: float = 0.35
    """By how much the picture that attracts guests is darkened, 0 to 0.8."""
    attract_sound: bool = False
    ask_seconds: int | None = None
    """``None``: as the place wants it."""
    countdown_seconds: int | None = None
    session_minutes: int = 30
    """After so long a party is asked to make room for the next one; 0: never."""
    reset_hour: int = 4
    """The hour (0–23) at which what the day has left behind is forgotten."""
    volume: int = 7
    loudest: int = LOUDEST
    """No guest can set it louder."""
    fullscreen: bool = True
    cursor: bool = False
    px_per_mm: float | None = None
    corner_seconds: float = 3.0
    """So long two opposite corners are held for the operator's page."""

    @property
    def ask_after(self) -> int:
        """After how many s without any input the table asks; 0: never."""
        return ASK_AFTER[self.place] if self.ask_seconds is None else self.ask_seconds

    @property
    def count_down(self) -> int:
        """How many s the table counts down before it attracts guests again."""
        return COUNT_DOWN[self.place] if self.countdown_seconds is None else self.countdown_seconds
