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
    TOO_DEEP = "too_deep"
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
    CARD_NOT_IN_HAND = "card_not_in_hand"
    OTHER_TARGET = "other_target"
    FITS_NOWHERE = "fits_nowhere"
    CELLS_TAKEN = "cells_taken"
    DIRECTION_FIXED = "direction_fixed"
    MOVE_EXISTS = "move_exists"
    PILE_EMPTY = "pile_empty"
    PILE_LEFT = "pile_left"
    NOT_YOUR_CARD = "not_your_card"
    CARD_COUNT = "card_count"
    NO_EQUATION = "no_equation"
    NOT_CONNECTED = "not_connected"
    RING_COUNT = "ring_count"
    RING_SHARE = "ring_share"
    OTHER_COMBINATION = "other_combination"
    ONLY_PRIMES = "only_primes"
    CARD_UNUSED = "card_unused"
    SIDES_DIFFER = "sides_differ"
    NO_PROGRESSION = "no_progression"
    STACK_EMPTY = "stack_empty"
    NO_SWAP_CARD = "no_swap_card"
    SWAP_OVER = "swap_over"
    SWAP_GIVEN = "swap_given"
    NO_SWAP_LEFT = "no_swap_left"
    LIMIT_REACHED = "limit_reached"
    VOTE_OVER = "vote_over"
    NO_MULTIPLE = "no_multiple"
    CLAIM_FIRST = "claim_first"
    CLAIM_RUNNING = "claim_running"
    LOCKED = "locked"
    TOO_EARLY = "too_early"
    TOO_LATE = "too_late"
    HINT_UNPAID = "hint_unpaid"


@dataclass(frozen=True, slots=True)
class Rejection:
    """A refusal that names its reason, the step where it happened and the numbers; absent figures are ``None``.

    ``step`` is the offending step as text with typographic signs (``"3 − 5"``); ``value`` what came out instead;
    ``remainder`` what a division leaves; ``operand`` the number used twice or not there; ``position`` the 0-based
    character where reading failed; ``target`` the number that was wanted; ``limit`` the allowed number of operands;
    ``pair`` two cards that were chosen, and ``results`` what they come to.
    """

    reason: Reason
    step: str | None = None
    value: int | None = None
    remainder: int | None = None
    operand: int | None = None
    position: int | None = None
    target: int | None = None
    limit: int | None = None
    pair: tuple[int, int] | None = None
    results: tuple[int, ...] | None = None

    def figures(self) -> dict[str, int | str]:
        """Return the figures that are present, by name, in the order of the fields; a pair as ``first``, ``second``."""
        names = ("step", "value", "remainder", "operand", "position", "target", "limit")
        pairs = ((name, getattr(self, name)) for name in names)
        figures = {name: figure for name, figure in pairs if figure is not None}
        if self.pair is not None:
            figures["first"], figures["second"] = self.pair
        if self.results is not None:
            figures["results"] = ", ".join(map(str, self.results))
        return figures
