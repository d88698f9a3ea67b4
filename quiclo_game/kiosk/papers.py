"""Files to install an unattended table with, as they are printed by ``quiclo kiosk --print``."""

from __future__ import annotations

from importlib.resources import files
from types import MappingProxyType

PAPERS = MappingProxyType(
    {
        "config": "kiosk.toml",
        "unit": "quiclo.service",
        "autostart": "quiclo.desktop",
        "x11": "x11.txt",
        "windows": "windows.txt",
    }
)
"""Their files in this package."""


def paper(name: str) -> str:
    """Return the text of a file. Raises ``KeyError`` for a name that is none."""
    return files("quiclo_game.kiosk").joinpath(PAPERS[name]).read_text(encoding="utf-8")
