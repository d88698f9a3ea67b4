"""Chance as actions: the rules ask with a request, and whoever drives the match answers with what fell.

So dice can be seeded, scripted, read from a journal, or real ones whose faces people tap in.
"""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.rules.dice import DiceSet


@dataclass(frozen=True, slots=True)
class RollRequest:
    """These dice are to be rolled."""

    dice: DiceSet


@dataclass(frozen=True, slots=True)
class ShuffleRequest:
    """Each of these groups of cards is to be shuffled by itself."""

    groups: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class PickRequest:
    """One number from 0 to ``count`` − 1 is to be drawn by lot."""

    count: int


ChanceRequest = RollRequest | ShuffleRequest | PickRequest


@dataclass(frozen=True, slots=True)
class Rolled:
    """The faces that fell, in the order of the dice."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The groups in their new order; the first card of a group is its top."""

    groups: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Picked:
    """The number that was drawn."""

    number: int


ChanceAction = Rolled | Shuffled | Picked


def answers(request: ChanceRequest, action: object) -> bool:
    """Say whether an action is a possible answer to a request of chance."""
    match request:
        case RollRequest():
            return isinstance(action, Rolled) and request.dice.could_show(action.faces)
        case ShuffleRequest():
            return isinstance(action, Shuffled) and _reordered(request.groups, action.groups)
        case PickRequest():
            return isinstance(action, Picked) and 0 <= action.number < request.count


def _reordered(groups: tuple[tuple[int, ...], ...], shuffled: tuple[tuple[int, ...], ...]) -> bool:
    return len(groups) == len(shuffled) and all(
        sorted(group) == sorted(order) for group, order in zip(groups, shuffled, strict=True)
    )
