"""What keys of the keyboard mean on the table of strategy."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from quiclo_game.rules.calculation import Operator

SIGNS: Final = MappingProxyType(
    {
        **dict.fromkeys("+", Operator.PLUS),
        **dict.fromkeys("-−", Operator.MINUS),
        **dict.fromkeys("*x×·", Operator.TIMES),
        **dict.fromkeys("/:÷", Operator.OVER),
    }
)
"""What typed signs mean."""
SHORTCUTS: Final = MappingProxyType(
    {
        "return": "main",
        "enter": "main",
        "space": "main",
        "backspace": "back",
        "delete": "clear",
        "h": "hint",
        "k": "advice",
        "r": "solution",
        "g": "give_up",
        "s": "market",
        "v": "lens",
        "w": "shop",
        "a": "lay",
        "u": "undo",
        "z": "undo",
    }
)
"""What keys mean that write no sign of a calculation."""
