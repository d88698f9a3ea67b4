"""Brain training (Gehirntraining): dice choose continents, six D12 calculate the cards drawn; a race or a conquest.

Source: gehirntraining.txt; the settings marked [house] are named beside their options.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Final

from quiclo_game.rules.brain_arithmetic import best_calculation, judge_attempt, reachable_cards
from quiclo_game.rules.brain_length import expected_minutes
from quiclo_game.rules.brain_scoring import (
    GOAL,
    award,
    continents_in_play,
    ended,
    ending_at_once,
    ending_between_turns,
    scores,
    take_hint,
)
from quiclo_game.rules.brain_state import (
    BrainState,
    ContinentsRolled,
    EndTurn,
    NothingSelected,
    NumbersRolled,
    Reveal,
    Roll,
    Score,
    Solve,
    Status,
    Step,
    Tally,
    Target,
    TargetMissed,
    TargetRevealed,
    TargetScored,
    TargetsDrawn,
    TargetSolved,
    TargetUnreachable,
    TimeRanOut,
    TimeUp,
    TurnPassed,
)
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
from quiclo_game.rules.contract import Action, IllegalActionError, Mode, Ratio, Transition
from quiclo_game.rules.dice import CONTINENT_DICE, CONTINENT_SIDES, NUMBER_DICE, NUMBER_SIDES, DiceSet
from quiclo_game.rules.events import Event, Outcome, StacksShuffled, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.hints import HEAD_STARTS, HINT_PRICES, TakeHint
from quiclo_game.rules.options import COMMON_OPTIONS, Choice, Option, Settings, Subset
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE, Actor, Dealer, Seat
from quiclo_game.rules.turns import Turns

_CONTINENT_ROLL: Final = RollRequest(DiceSet(CONTINENT_DICE, CONTINENT_SIDES))
_NUMBER_ROLL: Final = RollRequest(DiceSet(NUMBER_DICE, NUMBER_SIDES))

# What every action asks for: until Python 3.12 a look-up in an Enum costs more than what is done with it.
_CALCULATE: Final = Step.CALCULATE
_OVER: Final = Step.OVER
_OPEN: Final = Status.OPEN
_UNREACHABLE: Final = Status.UNREACHABLE

_CHANCE_STEPS: Final = (Step.DRAW_STARTER, Step.SHUFFLE, Step.CONTINENTS_FALL, Step.NUMBERS_FALL)


class BrainTraining(Mode[BrainState]):
    """The rules of brain training for 1 to 6 seats."""

    key: ClassVar[str] = "brain_training"
    seats: ClassVar[range] = range(1, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("play", ("self", "animation")),
        Choice("variant", ("race", "conquest")),
        Choice("attempts", ("any", "one")),
        Choice("lone_die", ("on", "off")),
        Choice("hopeless_ends", ("off", "on")),
        Subset("continents", "123456"),
        *COMMON_OPTIONS,
        HINT_PRICES,
        HEAD_STARTS,
    )
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "text": {},
        "fair": {"variant": "conquest", "continents": "56", "think_seconds": "15"},
        "first_steps": {"variant": "conquest", "operators": "+-", "continents": "12"},
    }
    automatic: ClassVar[Mapping[str, str]] = {"play": "animation"}
    showcase: ClassVar[tuple[Mapping[str, str], ...]] = ({"variant": "race"}, {"variant": "conquest"})
    actions: ClassVar[tuple[type, ...]] = (
        Picked,
        Shuffled,
        Rolled,
        Roll,
        Solve,
        Score,
        Reveal,
        EndTurn,
        TimeUp,
        TakeHint,
    )

    def initial(self, seats: int, settings: Settings) -> BrainState:
        """Return the state before the starter is drawn and the stacks are shuffled."""
        if seats not in self.seats:
            raise ValueError(f"brain training takes 1 to 6 seats, not {seats}")
        by_lot = seats > 1 and settings["start"] == "random"
        return BrainState(
            settings=settings,
            turns=Turns(seats),
            step=Step.DRAW_STARTER if by_lot else Step.SHUFFLE,
            points=tuple(settings.for_seat("head_starts", seat) for seat in range(seats)),
            won=((),) * seats,
            tallies=(Tally(),) * seats,
            debts=(0,) * seats,
        )

    def actors(self, state: BrainState) -> tuple[Actor, ...]:
        """Return chance while something falls, nobody after the end, else the seat whose turn it is."""
        if state.step is _OVER:
            return ()
        return (CHANCE,) if state.step in _CHANCE_STEPS else (state.turns.seat,)

    def request(self, state: BrainState) -> ChanceRequest:
        """Return the lot, the shuffle or the dice that are due."""
        match state.step:
            case Step.CONTINENTS_FALL:
                return _CONTINENT_ROLL
            case Step.NUMBERS_FALL:
                return _NUMBER_ROLL
            case Step.DRAW_STARTER:
                return PickRequest(state.turns.seats)
            case Step.SHUFFLE:
                return ShuffleRequest(tuple(tuple(continent.cards) for continent in Continent))
            case _:
                raise ValueError(f"chance has nothing to do at {state.step.value}")

    def legal(self, state: BrainState, seat: Seat) -> tuple[Action, ...]:
        """Return the roll that is due; or a calculation and the reveal of each open target; or the end of the turn."""
        if self.actors(state) != (seat,):
            return ()
        forced = self.forced(state, seat)
        if forced is not None:
            return (forced,)
        open_cards = [target.card for target in state.targets if target.status is _OPEN]
        solves = [Solve(card, best_calculation(state, card)) for card in open_cards]
        return (*solves, *(Reveal(card) for card in open_cards))

    def forced(self, state: BrainState, seat: Seat) -> Action | None:
        """Return the roll that is due, the end of the turn, or in animation the next target to score."""
        if state.step is not _CALCULATE:
            return Roll()
        for target in state.targets:
            if target.status is _OPEN:
                return Score(target.card) if state.settings["play"] == "animation" else None
        return EndTurn()

    def check(self, state: BrainState, actor: Actor, action: Action) -> Rejection | None:
        """Return why an action is refused: whose turn, which step, which target, or what a calculation does wrong."""
        if state.step is _OVER:
            return Rejection(Reason.GAME_OVER)
        if state.step in _CHANCE_STEPS:
            fits = actor is CHANCE and answers(self.request(state), action)
            return None if fits else Rejection(Reason.NOT_FROM_CHANCE)
        if isinstance(actor, Dealer) or actor != state.turns.seat:
            return Rejection(Reason.NOT_YOUR_TURN)
        if state.step is not _CALCULATE:
            return None if isinstance(action, Roll) else Rejection(Reason.WRONG_PHASE)
        match action:
            case Solve() if state.settings["play"] == "self":
                return self._check_solve(state, action)
            case Score() if state.settings["play"] == "animation":
                return self._check_open(state, action.target)
            case Reveal() if state.settings["play"] == "self":
                return self._check_open(state, action.target)
            case EndTurn():
                left = [target.status for target in state.targets].count(_OPEN)
                return Rejection(Reason.TARGETS_OPEN, value=left) if left else None
            case TakeHint() if state.settings["play"] == "self" and state.settings.for_seat("hint_prices", actor):
                return None
            case TimeUp() if state.settings["play"] == "self" and state.settings.thinking_seconds(state.turns.seat):
                return None
            case _:
                return Rejection(Reason.WRONG_PHASE)

    def apply(self, state: BrainState, actor: Actor, action: Action) -> Transition[BrainState]:
        """Return what an action leads to; raises ``IllegalActionError`` where ``check`` refuses it."""
        rejection = self.check(state, actor, action)
        if rejection is not None:
            raise IllegalActionError(rejection)
        match action:
            case Score():
                seat = state.turns.seat
                return _won(state, seat, action.target, TargetScored(seat, action.target))
            case Solve():
                return _attempt(state, action)
            case Roll():
                due = Step.CONTINENTS_FALL if state.step is Step.ROLL_CONTINENTS else Step.NUMBERS_FALL
                return Transition(changed(state, step=due), ())
            case Rolled() if state.step is Step.CONTINENTS_FALL:
                return _draw_targets(state, action.faces)
            case Rolled():
                return _numbers_fell(state, action.faces)
            case Reveal():
                return Transition(*_reveal(state, action.target))
            case Picked(number):
                drawn = changed(state, step=Step.SHUFFLE, turns=state.turns.started_by(number))
                return Transition(drawn, (StarterDrawn(number),))
            case Shuffled(groups):
                ready = changed(state, step=Step.ROLL_CONTINENTS, stacks=groups)
                return Transition(ready, (StacksShuffled(), TurnStarted(ready.turns.seat, ready.turns.round)))
            case TakeHint():
                return take_hint(state)
            case TimeUp():
                return _time_ran_out(state)
            case _:
                return _end_turn(state, ())

    def outcome(self, state: BrainState) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""
        return state.outcome

    def view(self, state: BrainState, seat: Seat) -> BrainState:
        """Return the state with the cards that still lie face down in ascending order: everything else is open."""
        return changed(state, stacks=_without_order(state.stacks, state.drawn))

    def scores(self, state: BrainState) -> tuple[int, ...]:
        """Return race points, or the sums of the cards kept."""
        return scores(state)

    def goal(self, settings: Settings) -> int | None:
        """Return how many points have to be passed in the race."""
        return GOAL if settings["variant"] == "race" else None

    def progress(self, state: BrainState) -> tuple[int, int]:
        """Return the numbers of turns and of rounds begun."""
        return state.turns.number, state.turns.round

    def measures(self, state: BrainState) -> Mapping[str, Ratio]:
        """Return shares over all targets, and targets and score per turn."""
        dealt = sum(tally.dealt for tally in state.tallies)
        reachable = sum(tally.reachable for tally in state.tallies)
        solved = sum(tally.solved for tally in state.tallies)
        return {
            "reachable_share": Ratio(reachable, dealt),
            "solved_share": Ratio(solved, dealt),
            "targets_per_turn": Ratio(dealt, state.turns.number),
            "winning_score": Ratio(max(scores(state)), 1),
        }

    def minutes(self, seats: int, settings: Settings) -> int:
        """Return about how long a game lasts."""
        return expected_minutes(seats, settings)

    def _check_open(self, state: BrainState, card: int) -> Rejection | None:
        for target in state.targets:
            if target.card == card:
                return None if target.status is _OPEN else Rejection(Reason.TARGET_CLOSED, target=card)
        return Rejection(Reason.UNKNOWN_TARGET, target=card)

    def _check_solve(self, state: BrainState, solve: Solve) -> Rejection | None:
        wrong = self._check_open(state, solve.target) or judge_attempt(state, solve.target, solve.calculation)
        return None if wrong is not None and _costs_the_target(state, wrong) else wrong


_SOLVED: Final = Tally(solved=1)
_MISSED: Final = Tally(missed=1)
_REVEALED: Final = Tally(revealed=1)

_ATTEMPT_REASONS: Final = frozenset(
    {Reason.WRONG_RESULT, Reason.NEGATIVE, Reason.INEXACT_DIVISION, Reason.DIVISION_BY_ZERO}
)


def _costs_the_target(state: BrainState, wrong: Rejection) -> bool:
    """Say whether a wrong calculation is a lost attempt here; a slip of the fingers (a die used twice) never is."""
    return state.settings["attempts"] == "one" and wrong.reason in _ATTEMPT_REASONS


@lru_cache(maxsize=16)
def _without_order(stacks: tuple[tuple[int, ...], ...], drawn: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Put the cards that were not drawn yet in ascending order; bots and hints look several times in a turn."""
    return tuple((*stack[:gone], *sorted(stack[gone:])) for stack, gone in zip(stacks, drawn, strict=bool(stacks)))


def _draw_targets(state: BrainState, faces: tuple[int, ...]) -> Transition[BrainState]:
    seat = state.turns.seat
    thrown = set(faces)
    continents = tuple([continent for continent in continents_in_play(state) if continent in thrown])
    rolled = ContinentsRolled(seat, faces, continents)
    if not continents:
        return Transition(changed(state, step=Step.ROLL_CONTINENTS), (rolled, NothingSelected(seat)))
    filled = [continent for continent in continents if state.left(continent)]
    cards = tuple([state.stacks[continent - 1][state.drawn[continent - 1]] for continent in filled])
    drawn = tuple([gone + (face in filled) for face, gone in enumerate(state.drawn, start=1)])
    after = changed(
        state,
        step=Step.ROLL_NUMBERS,
        faces=faces,
        continents=continents,
        drawn=drawn,
        targets=tuple([Target(card) for card in cards]),
    )
    if not cards:
        return _end_turn(after, (rolled, TurnPassed(seat)))
    return Transition(after, (rolled, TargetsDrawn(cards)))


def _numbers_fell(state: BrainState, roll: tuple[int, ...]) -> Transition[BrainState]:
    cards = tuple([target.card for target in state.targets])
    reached = reachable_cards(roll, state.settings, cards)
    targets = tuple([Target(card, _OPEN if card in reached else _UNREACHABLE) for card in cards])
    seat = state.turns.seat
    tallies = _tallied(state, seat, Tally(dealt=len(cards), reachable=len(reached)))
    after = changed(state, step=Step.CALCULATE, roll=roll, targets=targets, tallies=tallies)
    unreachable = [TargetUnreachable(card) for card in cards if card not in reached]
    return Transition(after, (NumbersRolled(seat, roll), *unreachable))


def _attempt(state: BrainState, attempt: Solve) -> Transition[BrainState]:
    seat, card, calculation = state.turns.seat, attempt.target, attempt.calculation
    if judge_attempt(state, card, calculation) is not None:
        lost = _closed(state, seat, card, Status.MISSED, _MISSED)
        return Transition(lost, (TargetMissed(seat, card, calculation, best_calculation(state, card)),))
    return _won(state, seat, card, TargetSolved(seat, card, calculation))


def _won(state: BrainState, seat: Seat, card: int, solved: Event) -> Transition[BrainState]:
    gained, gains = award(state, seat, card)
    after = _closed(state, seat, card, Status.SOLVED, _SOLVED, **gained)
    ending = ending_at_once(after, seat)
    if ending is None:
        return Transition(after, (solved, *gains))
    over, game_ended = ended(after, ending)
    return Transition(over, (solved, *gains, game_ended))


def _reveal(state: BrainState, card: int) -> tuple[BrainState, tuple[Event, ...]]:
    seat = state.turns.seat
    shown = TargetRevealed(seat, card, best_calculation(state, card))
    return _closed(state, seat, card, Status.REVEALED, _REVEALED), (shown,)


def _time_ran_out(state: BrainState) -> Transition[BrainState]:
    events: tuple[Event, ...] = (TimeRanOut(state.turns.seat),)
    for target in state.targets:
        if target.status is _OPEN:
            state, shown = _reveal(state, target.card)
            events += shown
    return _end_turn(state, events)


def _end_turn(state: BrainState, events: tuple[Event, ...]) -> Transition[BrainState]:
    events = (*events, TurnEnded(state.turns.seat))
    ending = ending_between_turns(state)
    if ending is not None:
        over, game_ended = ended(state, ending)
        return Transition(over, (*events, game_ended))
    turns = state.turns.passed_on()
    after = changed(state, turns=turns, step=Step.ROLL_CONTINENTS, targets=(), continents=(), faces=(), roll=())
    return Transition(after, (*events, TurnStarted(turns.seat, turns.round)))


def _closed(state: BrainState, seat: Seat, card: int, status: Status, gain: Tally, **changes: object) -> BrainState:
    """Return the state in which a seat is done with a target, with whatever else that changes."""
    targets = tuple([Target(card, status) if target.card == card else target for target in state.targets])
    return changed(state, targets=targets, tallies=_tallied(state, seat, gain), **changes)


def _tallied(state: BrainState, seat: Seat, gain: Tally) -> tuple[Tally, ...]:
    return (*state.tallies[:seat], state.tallies[seat] + gain, *state.tallies[seat + 1 :])
