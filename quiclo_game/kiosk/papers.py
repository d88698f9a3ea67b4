"""Files to install an unattended table with, as they are printed by ``quiclo kiosk --print``."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

import quiclo_game

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
PLACE = "@quiclo@"
"""Stands in them for the command that starts the program."""


def paper(name: str, program: str) -> str:
    """Return the text of a file, in which ``program`` starts Quiclo. Raises ``KeyError`` for a name that is none."""
    return files("quiclo_game.kiosk").joinpath(PAPERS[name]).read_text(encoding="utf-8").replace(PLACE, program)


def this_program() -> str:
    """Return the command by which this very program is started from anywhere, for units, desktops and shells."""
    own = Path(sys.executable)
    if getattr(sys, "frozen", False):
        return quoted(own)
    installed = own.with_name("quiclo")
    if installed.is_file():
        return quoted(installed)
    return f"{quoted(own)} {quoted(Path(quiclo_game.__file__).resolve().parents[1] / 'main.py')}"


def quoted(path: Path) -> str:
    """Return a path in the quotes that all of them understand, where it needs some."""
    return f'"{path}"' if " " in str(path) else str(path)
