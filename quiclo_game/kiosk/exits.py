"""How the program tells its supervisor why it ended: by its exit code."""

from __future__ import annotations

LEAVE = 40
"""The operator's word: end for good."""
RESTART = 41
"""The operator's word: begin anew, at once; also after the daily reset."""
