"""How a command line is refused: what was written there in short, what was probably meant, what there is."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.likeness import meant

LONGEST = 40
"""Of what was written so many signs are repeated at most."""


def quoted(text: str) -> str:
    """Return a word of the command line as a sentence repeats it: cut short, and no sign that a terminal would obey."""
    return repr(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


def short(text: str) -> str:
    """Return a word of the command line, cut short where it is long, in signs that no terminal obeys."""
    return printable(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


def instead(text: str, names: Sequence[str]) -> str:
    """Return what could have been written: ``there is: brain_training, …``, behind what was probably meant."""
    near = meant(text[:LONGEST], names)
    begins = "there" if near is None else f"did you mean {near}? There"
    return f"{begins} is: {', '.join(names)}"


def printable(sentence: str) -> str:
    """Return a sentence in which no sign is left that a terminal would obey; lines stay lines."""
    return "".join(sign if sign.isprintable() or sign == "\n" else repr(sign)[1:-1] for sign in sentence)
