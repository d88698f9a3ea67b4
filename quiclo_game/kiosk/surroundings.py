"""What an unattended program is told about its house, and the settings with which every party begins there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from quiclo_game.kiosk.config import KioskConfig, Place
from quiclo_game.kiosk.statistics import Statistics
from quiclo_game.scenes.seating import TABLE
from quiclo_game.shell.notice import Notice
from quiclo_game.shell.settings_store import SettingsStore


@dataclass
class Surroundings:
    """What the program is told about the house in which it runs."""

    config: KioskConfig
    now: Callable[[], datetime]
    statistics: Statistics
    notices: tuple[Notice, ...] = ()
    """What the operator should know about the file of decisions."""
    base: Callable[[], SettingsStore] = lambda: SettingsStore(None)
    """Makes the settings with which every party begins, before the decisions are laid over them."""
    safe: bool = False


def fresh_settings(around: Surroundings, config: KioskConfig) -> SettingsStore:
    """Return the settings with which every party begins; what guests change in them is forgotten with them."""
    store = around.base()
    values: dict[str, Any] = {
        "language": config.languages[0],
        "volume": min(config.volume, config.loudest),
        "fullscreen": config.fullscreen,
    }
    if config.place is Place.TABLE:
        values["seating"] = TABLE
    if config.px_per_mm is not None:
        values["px_per_mm"] = config.px_per_mm
    store.override(**values)
    return store
