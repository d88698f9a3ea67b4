"""Why an action or a calculation is refused: a reason with its numbers, never a bare ``False``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Reason(Enum):
    """Every reason for which the rules refuse something; the value is the name used on the command line."""

    UNREADABLE = "unreadable"
    UNKNOWN_OPERAND = "unknown_operand"
    OPERAND_REUSED = "operand_reused"
    INEXACT_DIVISION = "inexact_division"
    DIVISION_BY_ZERO = "division_by_zero"
    NEGATIVE = "negative"
    WRONG_RESULT = "wrong_result"
    TOO_FEW_OPERANDS = "too_few_operands"
    TOO_MANY_OPERANDS = "too_many_operands"
    PARENTHESES_NOT_ALLOWED = "parentheses_not_allowed"
    OPERATOR_NOT_ALLOWED = "operator_not_allowed"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    UNKNOWN_TARGET = "unknown_target"
    TARGET_CLOSED = "target_closed"
    TARGETS_OPEN = "targets_open"
    NOT_FROM_CHANCE = "not_from_chance"
    GAME_OVER = "game_over"
    NOTHING_TO_UNDO = "nothing_to_undo"
    UNDO_WOULD_REVEAL = "undo_would_reveal"


@dataclass(frozen=True, slots=True)
class Rejection:
    """A refusal that names its reason, the step where it happened and the numbers; absent figures are ``None``.

    ``step`` is the offending step as text with typographic signs (``"3 − 5"``); ``value`` what came out instead;
    ``remainder`` what a division leaves; ``operand`` the number used twice or not there; ``position`` the 0-based
    character where reading failed; ``target`` the number that was wanted; ``limit`` the allowed number of operands.
    """

    reason: Reason
    step: str | None = None
    value: int | None = None
    remainder: int | None = None
    operand: int | None = None
    position: int | None = None
    target: int | None = None
    limit: int | None = None

    def figures(self) -> dict[str, int | str]:
        """Return the figures that are present, by name, in the order of the fields."""
        names = ("step", "value", "remainder", "operand", "position", "target", "limit")
        pairs = ((name, getattr(self, name)) for name in names)
        return {name: figure for name, figure in pairs if figure is not None}
