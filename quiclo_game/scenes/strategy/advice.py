"""What the table says to the person who may act: hints in four grades, and how far the workshop has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiclo_game.locale import listed
from quiclo_game.locale.sentences import explain
from quiclo_game.play.hints import Grade
from quiclo_game.play.strategy_hints import CombinationHint, calculation_hint, combination_hint
from quiclo_game.play.strategy_narration import write_laid
from quiclo_game.play.strategy_odds import odds_of
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.combination import ROW, LayEquations
from quiclo_game.rules.strategy_final import STAKE
from quiclo_game.rules.strategy_state import AskAdvice, Step
from quiclo_game.rules.writing import write, write_step
from quiclo_game.scenes.helping import hint_granted
from quiclo_game.scenes.hint_grades import HintGrades
from quiclo_game.scenes.strategy.choosing import Choice
from quiclo_game.scenes.strategy.workshop import EQUALS, Way

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.table import StrategyTable

_CALCULATES = (Step.CALCULATE, Step.CALCULATE_SWAP, Step.CALCULATE_FINAL)
MOST_NAMED = 8
"""A hint names so many cards at most."""


class Adviser:
    """Gives the hints of one table; everything comes from the view of the seat that asks."""

    def __init__(self, table: StrategyTable) -> None:
        """Advise at ``table``."""
        self._table = table
        self._grades = HintGrades()

    def hint(self) -> None:
        """Give the next hint for what is being calculated or chosen."""
        table = self._table
        about = (table.board.selected, table.state.roll)
        if table.choice in (Choice.SHOW, Choice.SIX):
            if hint_granted(table, table.seat):
                self._say(self._choice_words())
        elif table.state.step in _CALCULATES and hint_granted(table, table.seat, again=self._grades.exhausted(about)):
            self._say(self._calculation_words(self._grades.advance(about)))

    def advise(self) -> None:
        """Give the next hint for the way to a combination; the cards that it is about are marked."""
        table = self._table
        if not table.may_combine:
            return
        turns = table.state.turns
        seat, own = turns.seat, table.state.tallies[turns.seat]
        # What is known of the own cards holds until more of them were won.
        about = ("combination", turns.number, own.won, own.swapped)
        # Where it costs the swap, that is all it costs.
        free = table.plan.settings["advice"] == "swap" or self._grades.exhausted(about)
        if not hint_granted(table, seat, again=free) or not self._paid():
            return
        hint = combination_hint(table.match.mode.view(table.state, seat), seat, self._grades.advance(about))
        seen = set(table.state.hands[seat].cards if table.sees(seat) else table.state.hands[seat].open)
        table.board.hinted_cards = tuple(card for card in hint.cards if card in seen)
        self._say(self._combination_words(hint, seen))

    def _paid(self) -> bool:
        """Return whether a hint for a combination may be given; its price is told before it is taken."""
        table, state = self._table, self._table.state
        if table.plan.settings["advice"] != "swap" or state.advised:
            return True
        if table.sure != "advice" and table.match.mode.check(state, state.turns.seat, AskAdvice()) is None:
            table.sure = "advice"
            self._say(table.services.words("strategy_table.advice_price"))
            return False
        return table.submit(AskAdvice()) is None

    def verdict(self) -> str:
        """Return in words how far the workshop has come, and what is missing."""
        table, words = self._table, self._table.services.words
        shop, own = table.workshop, table.state.hand.cards
        if not shop.begun:
            return words(f"strategy_table.how_{shop.way.value}")
        if shop.complete(own):
            ready = "complete_aloud" if shop.way is Way.ALOUD else "complete"
            return words(f"strategy_table.{ready}")
        if shop.way is Way.ROWS and len(shop.rows[-1]) < ROW:
            return words("strategy_table.row_missing", count=ROW - len(shop.rows[-1]))
        if shop.way in (Way.PROGRESSION, Way.ALOUD) and len(shop.cards) < STAKE:
            return words("strategy_table.cards_missing", count=STAKE - len(shop.cards))
        if shop.way is Way.FORMULA and shop.laid() is None:
            return words(
                "strategy_table.equals_missing" if EQUALS not in shop.tokens else "strategy_table.card_missing"
            )
        rejection = shop.rejection(own)
        if rejection is not None and shop.way is Way.ROWS and len(shop.used) < STAKE:
            return words("strategy_table.net_missing", count=STAKE - len(shop.used))
        return explain(rejection, words) if rejection is not None else ""

    # ---- words ---------------------------------------------------------------------------------------------------

    def _say(self, sentence: str) -> None:
        self._table.services.audio.play("hint")
        self._table.say(sentence, "hint")

    def _choice_words(self) -> str:
        table, words = self._table, self._table.services.words
        if table.choice is Choice.SHOW:
            return words("strategy_table.show_hint")
        if len(table.picked) < STAKE:
            return words("strategy_table.six_hint")
        chance = round(100 * odds_of(table.plan.settings).chance(*table.picked))
        return words("strategy_table.six_chance", count=chance, total=sum(table.picked))

    def _calculation_words(self, grade: Grade) -> str:
        table, words = self._table, self._table.services.words
        seat, card = table.bottom, table.board.selected
        hint = calculation_hint(table.match.mode.view(table.state, seat), card, grade)
        table.board.hinted, table.board.verdict = hint.operands, ""
        match hint.grade:
            case Grade.POSSIBLE:
                return words("table.hint_possible", card=card, count=hint.count)
            case Grade.FIRST_STEP if hint.step is not None:
                return words("table.hint_first", step=write_step(hint.step.left, hint.step.operator, hint.step.right))
            case Grade.SOLUTION:
                shown = f"{write(Calculation.decode(hint.calculation), table.state.roll)} = {card}"
                return words("table.hint_solution", calculation=shown)
            case _:
                return words("table.hint_dice")

    def _combination_words(self, hint: CombinationHint, seen: set[int]) -> str:
        """Return a hint in words; hidden cards that lie face down are not named to everyone."""
        words, own = self._table.services.words, self._table.state.hand.cards
        if hint.holds:
            if hint.laid is not None and set(own) & set(hint.cards) <= seen:
                return words("strategy_table.advice_laid", relation=write_laid(hint.laid))
            if hint.equation and set(hint.equation) <= seen:
                return words("strategy_table.advice_first", equation=write_laid(LayEquations((hint.equation,))))
            return words("strategy_table.advice_cards" if hint.cards else "strategy_table.advice_holds")
        if not hint.count:
            return words("strategy_table.advice_far")
        if hint.missing and set(own) <= seen:
            return words("strategy_table.advice_missing", cards=_named(hint.missing))
        if hint.open:
            return words("strategy_table.advice_open", cards=_named(hint.open))
        if hint.stacks:
            names = listed(words(f"continent.{continent.name.lower()}") for continent in hint.stacks)
            return words("strategy_table.advice_stacks", names=names)
        return words("strategy_table.advice_count", count=hint.count)


def _named(cards: tuple[int, ...]) -> str:
    more = "" if len(cards) <= MOST_NAMED else " …"
    return ", ".join(map(str, cards[:MOST_NAMED])) + more
