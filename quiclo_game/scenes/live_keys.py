"""What answers at a table at any time, also while something plays."""

from __future__ import annotations

from quiclo_game.shell.controls import DIRECTIONS

ALWAYS_LIVE = frozenset(("pause", "log", "help", "call"))
"""Controls that answer also while something plays."""
LIVE_KEYS = {"escape": "pause", "l": "log", "f1": "help"}
"""Keys that stand for them."""
STEERING = frozenset(("tab", *DIRECTIONS))
"""Keys that move the focus, at any time."""
