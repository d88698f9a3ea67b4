"""Hints for strategy in four grades: for the card that is calculated, and for the way to a combination.

Everything comes from the view of a seat: its own cards, the open and the dead ones.
"""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.play.hints import Grade, Hint
from quiclo_game.play.strategy_worth import seen
from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated
from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.combination import LayEquations, Terms, cards_of
from quiclo_game.rules.combination_finder import Found, completing_cards, find_combination, largest_group
from quiclo_game.rules.judging import judge
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_arithmetic import best_calculation, fewest_dice
from quiclo_game.rules.strategy_state import StrategyState


@dataclass(frozen=True, slots=True)
class CombinationHint:
    """A hint for a seat's cards: only what its grade gives away is filled in.

    The first grade says whether the hand ``holds`` a combination, and if not, how many cards would complete one
    (``count``). With a combination the grades add its ``cards``, then its first ``equation`` (three cards, if it has
    such), then how it is ``laid``. Without one they add the cards that already hang together (``cards``), then the
    ``stacks`` that may hold what is missing and the ``open`` cards of others that would do, then the ``missing`` cards.
    """

    grade: Grade
    holds: bool
    count: int
    cards: tuple[int, ...] = ()
    equation: tuple[int, ...] = ()
    laid: Found | None = None
    stacks: tuple[Continent, ...] = ()
    open: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()


def combination_hint(view: StrategyState, seat: Seat, grade: Grade) -> CombinationHint:
    """Return the hint of a grade for a seat's cards."""
    cards, terms = view.hands[seat].cards, Terms.of(view.settings)
    found = find_combination(cards, terms)
    if found is not None:
        return CombinationHint(
            grade,
            holds=True,
            count=0,
            cards=tuple(sorted(cards_of(found))) if grade >= Grade.OPERANDS else (),
            equation=found.rows[0] if grade >= Grade.FIRST_STEP and isinstance(found, LayEquations) else (),
            laid=found if grade >= Grade.SOLUTION else None,
        )
    hidden, open_ = missing_cards(view, seat)
    return CombinationHint(
        grade,
        holds=False,
        count=len(hidden) + len(open_),
        cards=largest_group(cards, terms.operators) if grade >= Grade.OPERANDS else (),
        stacks=tuple(sorted({continent_of(card) for card in hidden})) if grade >= Grade.FIRST_STEP else (),
        open=open_ if grade >= Grade.FIRST_STEP else (),
        missing=hidden if grade >= Grade.SOLUTION else (),
    )


def missing_cards(view: StrategyState, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cards that would complete a combination: those whose place is unknown, and those open with others."""
    completing = completing_cards(view.hands[seat].cards, Terms.of(view.settings))
    others = bits_of([card for other, hand in enumerate(view.hands) if other != seat for card in hand.open])
    return places_of(completing & ~seen(view, seat)), places_of(completing & others)


def calculation_hint(view: StrategyState, card: int, grade: Grade) -> Hint:
    """Return the hint of a grade for a card that is calculated with the dice on the table."""
    dice = fewest_dice(view.roll, card, view.settings) if view.roll else 0
    if not dice:
        return Hint(card, Grade.POSSIBLE, 0)
    best = Calculation.decode(best_calculation(view.roll, card, view.settings))
    verdict = judge(best, view.roll, dialect=Dialect(view.settings["dialect"]))
    steps = verdict.steps if isinstance(verdict, Evaluated) else ()
    return Hint(
        card,
        grade,
        dice,
        operands=tuple(sorted(best.operands)) if grade >= Grade.OPERANDS else (),
        step=steps[0] if grade >= Grade.FIRST_STEP and steps else None,
        calculation=best.encode() if grade >= Grade.SOLUTION else "",
    )
