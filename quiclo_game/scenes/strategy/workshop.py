"""The workshop: a combination as it grows out of own cards, in the forms that the table takes.

Nothing is ever refused that could still become right; what does not fit is said in a rejection and not taken.
"""

from __future__ import annotations

from enum import Enum

from quiclo_game.rules.calculation import Calculation, Operator
from quiclo_game.rules.combination import (
    ROW,
    SIZE,
    Laid,
    LayAloud,
    LayEquations,
    LayFormula,
    LayProgression,
    Relation,
    Terms,
    read_row,
)
from quiclo_game.rules.combination_judging import Survey, judge_laid, survey
from quiclo_game.rules.network_triples import results_of
from quiclo_game.rules.options import Settings
from quiclo_game.rules.rejections import Reason, Rejection

MOST_ROWS = 4
"""Six cards never need more equations than these to hang together."""
EQUALS = "="
Sign = Operator | str


class Way(Enum):
    """How a combination is laid out."""

    ROWS = "rows"
    FORMULA = "formula"
    PROGRESSION = "progression"
    ALOUD = "aloud"


def ways_of(settings: Settings) -> tuple[Way, ...]:
    """Return the ways that a table takes, the usual one first."""
    free = Relation(settings["combination"]) is Relation.FREE
    first = Way.FORMULA if free else Way.ROWS
    return (first, Way.PROGRESSION, *((Way.ALOUD,) if settings.is_on("vote") else ()))


class Workshop:
    """What one seat is building in this turn."""

    def __init__(self, settings: Settings, way: Way | None = None) -> None:
        """Start empty; ``way`` is kept from the turn before."""
        self.terms = Terms.of(settings)
        self.ways = ways_of(settings)
        self.way = way if way in self.ways else self.ways[0]
        self.rows: list[tuple[int, ...]] = []
        self.tokens: list[int | Sign] = []
        self.cards: list[int] = []

    @property
    def begun(self) -> bool:
        """Whether anything lies in it."""
        return bool(self.rows or self.tokens or self.cards)

    @property
    def used(self) -> tuple[int, ...]:
        """The different cards in it, in the order in which they came."""
        match self.way:
            case Way.ROWS:
                return tuple(dict.fromkeys(card for row in self.rows for card in row))
            case Way.FORMULA:
                return tuple(token for token in self.tokens if isinstance(token, int))
            case _:
                return tuple(self.cards)

    @property
    def whole_rows(self) -> tuple[tuple[int, ...], ...]:
        """The equations that are finished."""
        return tuple(row for row in self.rows if len(row) == ROW)

    def survey(self, own: tuple[int, ...]) -> Survey:
        """Return how far the finished equations have come."""
        return survey(self.whole_rows, own, self.terms)

    def change_way(self, way: Way) -> None:
        """Begin anew in another way."""
        if way in self.ways and way is not self.way:
            self.way = way
            self.clear()

    def press_card(self, card: int) -> Rejection | bool:
        """Take a card in, or out again where it came last; return whether anything changed, or why not."""
        match self.way:
            case Way.ROWS:
                return self._press_row(card)
            case Way.FORMULA:
                return self._press_token(card)
            case _:
                if card in self.cards:
                    self.cards.remove(card)
                elif len(self.cards) < SIZE:
                    self.cards.append(card)
                else:
                    return Rejection(Reason.CARD_COUNT, value=SIZE + 1, limit=SIZE)
                if self.way is Way.PROGRESSION:
                    self.cards.sort()
                return True

    def bring(self, card: int, onto: int = 0) -> Rejection | bool:
        """Take a card in as ``press_card`` does, but never out; on another one, where no equation is begun, both."""
        begun = self.rows[-1] if self.rows and len(self.rows[-1]) < ROW else ()
        if card in (begun if self.way is Way.ROWS else self.used):
            return False
        if self.way is not Way.ROWS or not onto or begun:
            return self.press_card(card)
        before = list(self.rows)
        taken = self._press_row(onto)
        if taken is True:
            taken = self._press_row(card)
        if taken is not True:
            self.rows = before
        return taken

    def take_out(self, card: int) -> bool:
        """Take a card out: of the equation that is begun, or with the last finished one that holds it."""
        if self.way is Way.FORMULA or card not in self.used:
            return False
        if self.way is not Way.ROWS:
            self.cards.remove(card)
            return True
        place = max(place for place, row in enumerate(self.rows) if card in row)
        row = self.rows.pop(place)
        kept = tuple(other for other in row if other != card)
        if kept and len(row) < ROW:
            self.rows.append(kept)
        return True

    def press_sign(self, sign: Sign) -> bool:
        """Put an operator or the equals sign behind a card, or in the place of the last sign; say whether it fitted."""
        if self.way is not Way.FORMULA or not self.tokens:
            return False
        before = self.tokens if isinstance(self.tokens[-1], int) else self.tokens[:-1]
        if sign == EQUALS and EQUALS in before:
            return False
        if isinstance(sign, Operator) and sign not in self.terms.operator_set:
            return False
        self.tokens = [*before, sign]
        return True

    def back(self) -> bool:
        """Take away what came last; return whether there was anything."""
        had = self.begun
        match self.way:
            case Way.ROWS if self.rows:
                last = self.rows.pop()[:-1]
                self.rows += [last] if last else []
            case Way.FORMULA:
                self.tokens = self.tokens[:-1]
            case _:
                self.cards = self.cards[:-1]
        return had

    def clear(self) -> bool:
        """Empty it; return whether there was anything."""
        had = self.begun
        self.rows, self.tokens, self.cards = [], [], []
        return had

    def laid(self) -> Laid | None:
        """Return what can be put to the judge, or ``None`` while it is not even a whole."""
        match self.way:
            case Way.ROWS:
                return LayEquations(self.whole_rows) if self.rows and len(self.rows[-1]) == ROW else None
            case Way.FORMULA:
                return self._formula()
            case Way.PROGRESSION:
                return LayProgression(tuple(self.cards)) if self.cards else None
            case _:
                return LayAloud(tuple(self.cards)) if self.cards else None

    def rejection(self, own: tuple[int, ...]) -> Rejection | None:
        """Return what still stands in the way of what ``laid`` returns."""
        laid = self.laid()
        return None if laid is None else judge_laid(laid, own, self.terms)

    def complete(self, own: tuple[int, ...]) -> bool:
        """Say whether it may be laid out."""
        return self.laid() is not None and self.rejection(own) is None

    # ---- parts ---------------------------------------------------------------------------------------------------

    def _press_row(self, card: int) -> Rejection | bool:
        if card not in self.used and len(self.used) == SIZE:
            return Rejection(Reason.CARD_COUNT, value=SIZE + 1, limit=SIZE)
        if not self.rows or len(self.rows[-1]) == ROW:
            if len(self.rows) == MOST_ROWS:
                return False
            self.rows.append((card,))
            return True
        last = self.rows[-1]
        if card in last:
            kept = tuple(other for other in last if other != card)
            self.rows[-1:] = [kept] if kept else []
            return True
        row = (*last, card)
        if len(row) == ROW:
            if read_row(row, self.terms.operators) is None:
                results = results_of(row[0], row[1], self.terms.operators)
                return Rejection(Reason.NO_EQUATION, target=card, pair=(row[0], row[1]), results=results)
            if any(set(row) == set(other) for other in self.rows[:-1]):
                return Rejection(Reason.OPERAND_REUSED, operand=card)
        self.rows[-1] = row
        return True

    def _press_token(self, card: int) -> Rejection | bool:
        if card in self.used:
            if self.tokens[-1] == card:
                self.tokens.pop()
                return True
            return Rejection(Reason.OPERAND_REUSED, operand=card)
        if self.tokens and isinstance(self.tokens[-1], int):
            self.tokens[-1] = card
        else:
            self.tokens.append(card)
        return True

    def _formula(self) -> LayFormula | None:
        if EQUALS not in self.tokens or not isinstance(self.tokens[-1], int):
            return None
        cards = self.used
        middle = self.tokens.index(EQUALS)
        sides = (self.tokens[:middle], self.tokens[middle + 1 :])
        left, right = (_encoded(side, cards) for side in sides)
        return LayFormula(cards, left, right)


def _encoded(side: list[int | Sign], cards: tuple[int, ...]) -> str:
    tokens = tuple(
        cards.index(token) if isinstance(token, int) else token for token in side if isinstance(token, int | Operator)
    )
    return Calculation(tokens).encode()
