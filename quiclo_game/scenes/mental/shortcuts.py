"""What keys and typed signs mean at the table of mental arithmetic."""

from __future__ import annotations

from quiclo_game.rules.calculation import Operator

SIGNS = {
    **dict.fromkeys("+", Operator.PLUS),
    **dict.fromkeys("-−", Operator.MINUS),
    **dict.fromkeys("*x×·", Operator.TIMES),
    **dict.fromkeys("/:÷", Operator.OVER),
}
"""What typed signs mean."""
SHORTCUTS = {
    "return": "main",
    "space": "main",
    "backspace": "back",
    "delete": "clear",
    "h": "hint",
    "r": "solution",
    "p": "pass",
    "m": "way",
    "u": "undo",
    "z": "undo",
}
"""What keys mean that write no sign of a calculation."""
