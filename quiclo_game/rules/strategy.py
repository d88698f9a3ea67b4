"""Strategy (Strategie): win number cards with six D12, swap them, and combine six of them.

Source: strategie.txt; the settings marked [house] are named beside their options.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import ClassVar, Final

from quiclo_game.rules import strategy_final, strategy_turn
from quiclo_game.rules.bits import bits_of
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import (
    ChanceRequest,
    Picked,
    PickRequest,
    Rolled,
    RollRequest,
    Shuffled,
    ShuffleRequest,
    answers,
)
from quiclo_game.rules.combination import (
    LayAloud,
    LayEquations,
    LayFormula,
    LayProgression,
    Terms,
    all_primes,
)
from quiclo_game.rules.combination_finder import find_combination
from quiclo_game.rules.contract import Action, IllegalActionError, Mode, Ratio, Transition
from quiclo_game.rules.dice import NUMBER_DICE, NUMBER_SIDES, DiceSet
from quiclo_game.rules.events import Outcome, StarterDrawn
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.hints import HINT_PRICES, TakeHint
from quiclo_game.rules.options import COMMON_OPTIONS, Choice, Number, Option, Settings
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE, Actor, Seat
from quiclo_game.rules.strategy_arithmetic import best_calculation
from quiclo_game.rules.strategy_checks import check_action, check_swap_left
from quiclo_game.rules.strategy_events import TimeCalled, TimeRanOut
from quiclo_game.rules.strategy_final import STAKE, open_stakes
from quiclo_game.rules.strategy_hint import cards_for_hint, take_hint
from quiclo_game.rules.strategy_pace import expected_minutes
from quiclo_game.rules.strategy_state import (
    ANSWERS,
    FACE_DOWN,
    AskAdvice,
    CallTime,
    ChooseSix,
    DrawTarget,
    EndTurn,
    GiveUp,
    Hand,
    Roll,
    ShowCards,
    Solve,
    Step,
    StrategyState,
    Swap,
    Tally,
    TimeUp,
    Vote,
)
from quiclo_game.rules.strategy_turn import SHOWN
from quiclo_game.rules.turns import Turns

NUMBER_SET: Final = DiceSet(NUMBER_DICE, NUMBER_SIDES)

_CHANCE_STEPS: Final = (Step.DRAW_STARTER, Step.SHUFFLE, Step.TARGET_FALLS, Step.SWAP_FALLS, Step.FINAL_FALLS)
_FALLS: Final = {
    Step.ROLL_TARGET: Step.TARGET_FALLS,
    Step.ROLL_SWAP: Step.SWAP_FALLS,
    Step.ROLL_FINAL: Step.FINAL_FALLS,
}


class Strategy(Mode[StrategyState]):
    """The rules of strategy for 2 to 6 seats."""

    key: ClassVar[str] = "strategy"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("combination", ("net", "ring", "two", "free")),
        Choice("vote", ("off", "on")),
        Number("card_limit", "15", 7, 15),
        Number("minutes", "40", 1, 240, zero=True),
        Choice("dialect", ("flat", "grouped")),
        Choice("won_cards", ("open", "hidden")),
        Choice("final", ("program", "people")),
        Choice("hands", ("hidden", "open")),
        Choice("advice", ("swap", "free", "off")),
        *COMMON_OPTIONS,
        HINT_PRICES,
    )
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "usual": {},
        "text": {"combination": "free", "vote": "on"},
        "fair": {"combination": "two", "card_limit": "8", "minutes": "4", "hands": "open", "think_seconds": "15"},
        "first_steps": {
            "combination": "two",
            "card_limit": "10",
            "hands": "open",
            "operators": "+-",
            "advice": "free",
        },
    }
    automatic: ClassVar[Mapping[str, str]] = {}
    actions: ClassVar[tuple[type, ...]] = (
        Picked,
        Shuffled,
        Rolled,
        ShowCards,
        LayEquations,
        LayFormula,
        LayProgression,
        LayAloud,
        DrawTarget,
        Roll,
        Solve,
        GiveUp,
        Swap,
        AskAdvice,
        Vote,
        EndTurn,
        ChooseSix,
        TimeUp,
        CallTime,
        TakeHint,
    )

    def initial(self, seats: int, settings: Settings) -> StrategyState:
        """Return the state before the starter is drawn and the stacks are shuffled."""
        if seats not in self.seats:
            raise ValueError(f"strategy takes 2 to 6 seats, not {seats}")
        return StrategyState(
            settings=settings,
            turns=Turns(seats),
            step=Step.DRAW_STARTER if settings["start"] == "random" else Step.SHUFFLE,
            hands=(Hand(),) * seats,
            tallies=(Tally(),) * seats,
        )

    def actors(self, state: StrategyState) -> tuple[Actor, ...]:
        """Return chance while something falls, all seats that still owe an answer, or the seat whose turn it is."""
        step = state.step
        if step is Step.OVER:
            return ()
        if step in _CHANCE_STEPS:
            return (CHANCE,)
        seats = range(state.turns.seats)
        if step is Step.SHOW_CARDS:
            return tuple(seat for seat in seats if not state.hands[seat].open)
        if step is Step.VOTE and state.ballot is not None:
            given = state.ballot.answers
            return tuple(seat for seat in seats if seat != state.turns.seat and not given[seat])
        if step is Step.CHOOSE_SIX:
            return tuple(seat for seat in seats if not state.choices[seat])
        if step is Step.CALCULATE_FINAL:
            return tuple(seat for seat in seats if open_stakes(state, seat))
        return (state.turns.seat,)

    def request(self, state: StrategyState) -> ChanceRequest:
        """Return the lot, the shuffle or the dice that are due."""
        if state.step not in _CHANCE_STEPS:
            raise ValueError(f"chance has nothing to do at {state.step.value}")
        if state.step is Step.DRAW_STARTER:
            return PickRequest(state.turns.seats)
        if state.step is Step.SHUFFLE:
            return ShuffleRequest(tuple(tuple(continent.cards) for continent in Continent))
        return RollRequest(NUMBER_SET)

    def legal(self, state: StrategyState, seat: Seat) -> tuple[Action, ...]:
        """Return what the step asks for, and a combination where the hand holds one and the turn pauses.

        Of the many ways to choose six cards those are listed that lie side by side in ascending order; of all
        calculations one for each card; of all relations to explain aloud that of the lowest six cards.
        """
        if seat not in self.actors(state):
            return ()
        match state.step:
            case Step.SHOW_CARDS:
                return tuple(ShowCards(cards) for cards in combinations(state.hands[seat].cards, SHOWN))
            case Step.CHOOSE_STACK:
                stacks = (DrawTarget(continent) for continent in Continent if state.left(continent))
                return (*_lays(state), *stacks)
            case Step.CALCULATE | Step.CALCULATE_SWAP:
                return _attempts(state, (state.calculated,))
            case Step.FINISH:
                return (*_lays(state), *(Swap(card) for card in swap_cards(state)), EndTurn())
            case Step.VOTE:
                return tuple(Vote(answer) for answer in ANSWERS)
            case Step.CHOOSE_SIX:
                cards = state.hands[seat].cards
                return tuple(ChooseSix(cards[first : first + STAKE]) for first in range(len(cards) - STAKE + 1))
            case Step.CALCULATE_FINAL:
                return _attempts(state, open_stakes(state, seat))
            case _:
                return (Roll(),)

    def forced(self, state: StrategyState, seat: Seat) -> Action | None:
        """Return the roll that is due."""
        return Roll() if state.step in _FALLS and seat == state.turns.seat else None

    def check(self, state: StrategyState, actor: Actor, action: Action) -> Rejection | None:
        """Return why an action is refused: who, when, which card, what a calculation or a combination lacks."""
        if state.step is Step.OVER:
            return Rejection(Reason.GAME_OVER)
        if state.step in _CHANCE_STEPS:
            fits = actor is CHANCE and answers(self.request(state), action)
            return None if fits else Rejection(Reason.NOT_FROM_CHANCE)
        if actor is CHANCE or actor not in self.actors(state):
            return Rejection(Reason.NOT_YOUR_TURN)
        return check_action(state, actor, action)

    def apply(self, state: StrategyState, actor: Actor, action: Action) -> Transition[StrategyState]:
        """Return what an action leads to; raises ``IllegalActionError`` where ``check`` refuses it."""
        rejection = self.check(state, actor, action)
        if rejection is not None:
            raise IllegalActionError(rejection)
        return _chance_acted(state, action) if actor is CHANCE else _seat_acted(state, actor, action)

    def outcome(self, state: StrategyState) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""
        return state.outcome

    def view(self, state: StrategyState, seat: Seat) -> StrategyState:
        """Return the state with the stacks face down, and of the others the hidden cards and what they chose."""
        hands = state.hands
        if state.settings["hands"] == "hidden":
            hands = tuple(
                hand if own == seat else Hand(hand.open, (FACE_DOWN,) * len(hand.hidden))
                for own, hand in enumerate(hands)
            )
        choices = state.choices
        if state.step is Step.CHOOSE_SIX:
            choices = tuple(six if own == seat else (FACE_DOWN,) * len(six) for own, six in enumerate(state.choices))
        stacks = tuple((FACE_DOWN,) * len(stack) for stack in state.stacks)
        return changed(state, hands=hands, stacks=stacks, choices=choices)

    def scores(self, state: StrategyState) -> tuple[int, ...]:
        """Return how many cards every seat has; who wins is not decided by them."""
        return tuple(hand.count for hand in state.hands)

    def affords_hint(self, state: StrategyState, seat: Seat, price: int) -> bool:
        """Return whether a seat has open cards to give for a hint, and keeps six cards."""
        return bool(cards_for_hint(state, seat, price))

    def progress(self, state: StrategyState) -> tuple[int, int]:
        """Return the numbers of turns and of rounds begun."""
        return state.turns.number, state.turns.round

    def measures(self, state: StrategyState) -> Mapping[str, Ratio]:
        """Return shares over all targets and swaps, the cards of a seat, and how often all six cards succeed."""
        total = sum(state.tallies, Tally())
        seats = state.turns.seats
        through = sum(strategy_final.succeeded(state, seat) for seat in range(seats)) if state.stakes else 0
        return {
            "reachable_share": Ratio(total.reachable, total.drawn),
            "won_share": Ratio(total.won, total.drawn),
            "swaps_tried_per_win": Ratio(total.tried, total.won),
            "swaps_made_share": Ratio(total.swapped, total.tried),
            "cards_each": Ratio(sum(self.scores(state)), seats),
            "most_cards": Ratio(max(self.scores(state)), 1),
            "final_all_six": Ratio(through, seats if state.stakes else 0),
        }

    def minutes(self, seats: int, settings: Settings) -> int:
        """Return about how long a game lasts."""
        return expected_minutes(seats, settings)


def swap_cards(state: StrategyState) -> tuple[int, ...]:
    """Return the cards that the seat whose turn it is may try to swap for now, ascending."""
    if state.step is not Step.FINISH or check_swap_left(state) is not None:
        return ()
    hands = (hand for seat, hand in enumerate(state.hands) if seat != state.turns.seat)
    return tuple(sorted(card for hand in hands for card in hand.open))


def _lays(state: StrategyState) -> tuple[Action, ...]:
    """Return the combination that the hand holds, and the lowest six cards where they may be explained aloud."""
    cards = state.hand.cards
    found = find_combination(cards, Terms.of(state.settings))
    laid: tuple[Action, ...] = () if found is None else (found,)
    if state.settings.is_on("vote") and not state.voted and not all_primes(bits_of(cards[:STAKE])):
        return (*laid, LayAloud(cards[:STAKE]))
    return laid


def _attempts(state: StrategyState, cards: tuple[int, ...]) -> tuple[Action, ...]:
    """Return a calculation for each card that a seat is at, and giving it up."""
    solves = (Solve(card, best_calculation(state.roll, card, state.settings)) for card in cards)
    return (*solves, *(GiveUp(card) for card in cards))


def _chance_acted(state: StrategyState, action: Action) -> Transition[StrategyState]:
    match action:
        case Picked(number):
            drawn = changed(state, step=Step.SHUFFLE, turns=state.turns.started_by(number))
            return Transition(drawn, (StarterDrawn(number),))
        case Shuffled(groups):
            return strategy_turn.deal(state, groups)
        case Rolled(faces) if state.step is Step.FINAL_FALLS:
            return strategy_final.roll_fell(state, faces)
        case Rolled(faces):
            return strategy_turn.roll_fell(state, faces)
        case _:
            raise AssertionError("checked before")


def _seat_acted(state: StrategyState, seat: Seat, action: Action) -> Transition[StrategyState]:
    final = state.step is Step.CALCULATE_FINAL
    match action:
        case ShowCards(cards):
            return strategy_turn.show(state, seat, cards)
        case DrawTarget(continent):
            return strategy_turn.draw_target(state, Continent(continent))
        case Roll():
            return Transition(changed(state, step=_FALLS[state.step]), ())
        case Solve(card, calculation):
            if final:
                return strategy_final.solve(state, seat, card, calculation)
            return strategy_turn.solve(state, calculation)
        case GiveUp(card):
            return strategy_final.give_up(state, seat, (card,)) if final else strategy_turn.give_up(state)
        case Swap(card):
            return strategy_turn.choose_swap(state, card)
        case AskAdvice():
            return strategy_turn.ask_advice(state)
        case TakeHint():
            return take_hint(state)
        case LayEquations() | LayFormula() | LayProgression() | LayAloud():
            return strategy_turn.lay(state, action)
        case Vote(answer):
            return strategy_turn.vote(state, seat, answer)
        case ChooseSix(cards):
            return strategy_final.choose(state, seat, cards, ())
        case CallTime():
            return Transition(changed(state, time_over=True), (TimeCalled(),))
        case TimeUp():
            return _time_ran_out(state, seat)
        case _:
            return strategy_turn.end(state)


def _time_ran_out(state: StrategyState, seat: Seat) -> Transition[StrategyState]:
    """Do for a seat what it did not do in time: the plainest choice, no answer, nothing more calculated."""
    events = (TimeRanOut(seat),)
    match state.step:
        case Step.SHOW_CARDS:
            return strategy_turn.show(state, seat, state.hands[seat].cards[:SHOWN], events)
        case Step.VOTE:
            return strategy_turn.vote(state, seat, ANSWERS[0], events)
        case Step.CHOOSE_SIX:
            return strategy_final.choose(state, seat, state.hands[seat].cards[:STAKE], events)
        case Step.ROLL_FINAL:
            return Transition(changed(state, step=Step.FINAL_FALLS), events)
        case Step.CALCULATE_FINAL:
            return strategy_final.give_up(state, seat, open_stakes(state, seat), events)
        case _:
            return strategy_turn.break_off(state, events)
