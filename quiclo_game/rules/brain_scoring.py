"""What a solved target brings, and when a game of brain training is over.

Source: gehirntraining.txt, the scoring texts of race ("Rundkurs") and conquest ("Kontinente erobern").
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeVar

from quiclo_game.rules.brain_state import BrainState, CardNotKept, CardWon, PointsScored, Step
from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.contract import Transition
from quiclo_game.rules.events import Event, GameEnded, Outcome
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.hints import HintTaken, earned, paid
from quiclo_game.rules.seats import Seat

T = TypeVar("T")

GOAL: Final = 48
"""Race: more points than this win."""
CARDS_EACH: Final = 2
"""Conquest: so many cards of one continent may be kept."""


def continents_in_play(state: BrainState) -> tuple[Continent, ...]:
    """Return the continents whose faces select something at this table."""
    return _continents(state.settings["continents"])


def award(state: BrainState, seat: Seat, card: int) -> tuple[dict[str, object], tuple[Event, ...]]:
    """Return what changes and what happens when a seat has solved a card: points, or the card in the conquest."""
    if state.settings["variant"] == "race":
        points, debt = state.points[seat], state.debts[seat]
        total, debt_left = earned(points, debt, continent_of(card).points)
        changes: dict[str, object] = {
            "points": _with_item(state.points, seat, total),
            "won": _with_item(state.won, seat, tuple(sorted((*state.won[seat], card)))),
        }
        if debt_left != debt:
            changes["debts"] = _with_item(state.debts, seat, debt_left)
        return changes, (PointsScored(seat, total - points, total),)
    replaced = replaced_by(state.won[seat], card)
    if replaced is None:
        return {}, (CardNotKept(seat, card),)
    kept = tuple(sorted((*(own for own in state.won[seat] if own != replaced), card)))
    return {"won": _with_item(state.won, seat, kept)}, (CardWon(seat, card, replaced),)


def replaced_by(own: tuple[int, ...], card: int) -> int | None:
    """Return the own card that a newly won one replaces: 0 where there is room, ``None`` where it is not kept."""
    same = [other for other in own if continent_of(other) is continent_of(card)]
    if len(same) < CARDS_EACH:
        return 0
    lowest = min(same)
    return lowest if card > lowest else None


def scores(state: BrainState) -> tuple[int, ...]:
    """Return every seat's figure: race points, or the sum of the cards kept with head start and without hints."""
    if state.settings["variant"] == "race":
        return state.points
    return tuple(
        max(0, sum(cards) + state.settings.for_seat("head_starts", seat) - debt)
        for seat, (cards, debt) in enumerate(zip(state.won, state.debts, strict=True))
    )


def take_hint(state: BrainState) -> Transition[BrainState]:
    """Return the state in which the seat whose turn it is has paid for a hint."""
    seat = state.turns.seat
    price = state.settings.for_seat("hint_prices", seat)
    points, debt = state.points[seat], state.debts[seat] + price
    if state.settings["variant"] == "race":
        points, debt = paid(points, state.debts[seat], price)
    debts = _with_item(state.debts, seat, debt)
    after = changed(state, points=_with_item(state.points, seat, points), debts=debts)
    return Transition(after, (HintTaken(seat, price, scores(after)[seat]),))


def ending_at_once(state: BrainState, seat: Seat) -> str | None:
    """Return the ending that a seat has just brought about by solving a card, if any."""
    if state.settings["variant"] == "race":
        return "points" if state.points[seat] > GOAL else None
    full = CARDS_EACH * len(continents_in_play(state))
    return "twelve_cards" if len(state.won[seat]) == full else None


def ending_between_turns(state: BrainState) -> str | None:
    """Return the ending that holds once a turn is over, if any."""
    in_play = continents_in_play(state)
    if not any(map(state.left, in_play)):
        return "stacks_empty"
    if state.settings["variant"] == "conquest" and state.settings.is_on("hopeless_ends"):
        return None if any(_can_complete(state, own) for own in state.won) else "hopeless"
    return None


def ended(state: BrainState, ending: str) -> tuple[BrainState, GameEnded]:
    """Return the finished state: the highest figure wins, equal figures share the win."""
    figures = scores(state)
    winners = tuple(seat for seat, figure in enumerate(figures) if figure == max(figures))
    outcome = Outcome(ending, winners, figures)
    return changed(state, step=Step.OVER, outcome=outcome), GameEnded(outcome)


@lru_cache(maxsize=64)
def _continents(faces: str) -> tuple[Continent, ...]:
    return tuple(Continent(int(face)) for face in faces)


def _can_complete(state: BrainState, own: tuple[int, ...]) -> bool:
    return all(
        CARDS_EACH - sum(continent_of(card) is continent for card in own) <= state.left(continent)
        for continent in continents_in_play(state)
    )


def _with_item(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
