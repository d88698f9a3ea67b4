"""Which of some names was probably meant by one that is none of them."""

from __future__ import annotations

from collections.abc import Sequence

ALIKE = 0.55
"""From this share of equal signs on one name is taken for a slip of another."""


def meant(name: str, names: Sequence[str]) -> str | None:
    """Return the name that comes closest, ``None`` where none is alike; hyphens are as good as underscores."""
    from difflib import get_close_matches  # only where something is wrong

    found = get_close_matches(name.lower().replace("-", "_"), names, 1, ALIKE)
    return found[0] if found else None
