"""Rejections as sentences: what is wrong, with the numbers, in words that a child of eight understands; and names."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.locale.words import Figure, Words
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.writing import Notation, rewrite

_NEEDED: dict[Reason, tuple[str, ...]] = {
    Reason.UNREADABLE: ("position",),
    Reason.UNKNOWN_OPERAND: ("operand",),
    Reason.OPERAND_REUSED: ("operand",),
    Reason.INEXACT_DIVISION: ("step", "remainder"),
    Reason.DIVISION_BY_ZERO: ("step",),
    Reason.NEGATIVE: ("step",),
    Reason.WRONG_RESULT: ("value", "target"),
    Reason.TOO_FEW_OPERANDS: ("limit",),
    Reason.TOO_MANY_OPERANDS: ("limit",),
    Reason.TOO_DEEP: ("limit",),
    Reason.UNKNOWN_TARGET: ("target",),
    Reason.TARGET_CLOSED: ("target",),
    Reason.TARGETS_OPEN: ("value",),
    Reason.CARD_NOT_IN_HAND: ("operand",),
    Reason.OTHER_TARGET: ("first", "second", "results", "target"),
    Reason.FITS_NOWHERE: ("first", "second", "results"),
    Reason.CELLS_TAKEN: ("operand",),
    Reason.NOT_YOUR_CARD: ("operand",),
    Reason.CARD_COUNT: ("value", "limit"),
    Reason.NO_EQUATION: ("first", "second", "results", "target"),
    Reason.NOT_CONNECTED: ("operand",),
    Reason.RING_COUNT: ("value",),
    Reason.RING_SHARE: ("first", "second", "value"),
    Reason.CARD_UNUSED: ("operand",),
    Reason.SIDES_DIFFER: ("value", "target"),
    Reason.NO_PROGRESSION: ("first", "second", "operand"),
    Reason.NO_SWAP_CARD: ("operand",),
    Reason.LIMIT_REACHED: ("limit",),
    Reason.NO_MULTIPLE: ("first", "second", "sum", "sum_remainder", "difference", "difference_remainder"),
    Reason.LOCKED: ("value",),
    Reason.TOO_EARLY: ("value",),
    Reason.HINT_UNPAID: ("limit",),
}


def explain(rejection: Rejection, words: Words, notation: Notation = Notation.CROSS) -> str:
    """Return one or two sentences that say why something is refused; every reason has them, with or without figures.

    Places are counted from 1, as people do, and steps are written in the given notation.
    """
    key = f"rejection.{rejection.reason.value}"
    figures: dict[str, Figure] = dict(rejection.figures())
    needed = _NEEDED.get(rejection.reason, ())
    if not all(name in figures for name in needed):
        return words(f"{key}_plain")
    if rejection.position is not None:
        figures["position"] = rejection.position + 1
    if rejection.step is not None:
        figures["step"] = rewrite(rejection.step, notation)
    if rejection.reason is Reason.TARGETS_OPEN:
        figures["count"] = figures["value"]
    return words(key, **figures)


def all_named(names: Sequence[str], words: Words) -> str:
    """Return names as they are listed in a sentence: "Anna, Ben und Mia"."""
    if len(names) < 2:
        return "".join(names)
    return words("list.and", first=", ".join(names[:-1]), last=names[-1])
