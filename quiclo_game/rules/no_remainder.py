"""No remainder (Rechnen ohne Rest): two open cards whose sum or difference the divisor divides; alone or in a race.

Source: rechnen_ohne_rest.txt; the settings marked [house] are named beside their options.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import ChanceRequest, Shuffled, ShuffleRequest, answers
from quiclo_game.rules.contract import Action, IllegalActionError, Mode, Ratio, Transition
from quiclo_game.rules.events import Outcome
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.hints import HINT_PRICES, TakeHint
from quiclo_game.rules.options import COMMON_OPTIONS, Choice, Number, Option, Settings
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.remainder_advice import valid_pairs
from quiclo_game.rules.remainder_divisor import fewest_remaining
from quiclo_game.rules.remainder_length import expected_minutes
from quiclo_game.rules.remainder_pairs import pair_rule
from quiclo_game.rules.remainder_play import claim, lay_out, miss, moved_on, pick, scores, set_aside, take_hint
from quiclo_game.rules.remainder_state import (
    NO_CARD,
    NOBODY,
    Buzz,
    PairRejection,
    Pick,
    Record,
    RemainderState,
    Step,
    TimeUp,
)
from quiclo_game.rules.seats import CHANCE, Actor, Dealer, Seat

LARGEST_DIVISOR: Final = 999_999_999


class NoRemainder(Mode[RemainderState]):
    """The rules of no remainder for one person, or for a table of 2 to 6 that plays without turns."""

    key: ClassVar[str] = "no_remainder"
    seats: ClassVar[range] = range(1, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Number("divisor", "12", 1, LARGEST_DIVISOR),
        Choice("deal", ("clearable", "random"), together="random"),
        Choice("remainders", ("shown", "hidden")),
        Number("claim_seconds", "8", 2, 60, zero=True),
        Number("lock_seconds", "5", 1, 60, zero=True),
        *COMMON_OPTIONS,
        HINT_PRICES,
    )
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "text": {},
        "fair": {"divisor": "3", "claim_seconds": "5", "think_seconds": "10"},
        "first_steps": {"divisor": "5"},
    }
    automatic: ClassVar[Mapping[str, str]] = {}
    unused: ClassVar[Mapping[str, str]] = {"start": "", "operators": "*/"}
    actions: ClassVar[tuple[type, ...]] = (Shuffled, Buzz, Pick, TimeUp, TakeHint)

    def has_turns(self, seats: int) -> bool:
        """Return whether one plays alone: several race, and what one asks for all of them hear."""
        return seats == 1

    def initial(self, seats: int, settings: Settings) -> RemainderState:
        """Return the state before the stacks are shuffled."""
        if seats not in self.seats:
            raise ValueError(f"no remainder takes 1 to 6 seats, not {seats}")
        return RemainderState(settings=settings, seats=seats, records=(Record(),) * seats, debts=(0,) * seats)

    def actors(self, state: RemainderState) -> tuple[Actor, ...]:
        """Return chance before the deal, every seat while all search, the seat that picks, nobody after the end.

        A seat that is locked counts among those that search: it may buzz once its time is over.
        """
        match state.step:
            case Step.SHUFFLE:
                return (CHANCE,)
            case Step.SEARCH:
                return tuple(range(state.seats))
            case Step.CLAIM if state.claim is not None:
                return (state.claim.seat,)
            case _:
                return ()

    def request(self, state: RemainderState) -> ChanceRequest:
        """Return the shuffle of the six stacks; raises ``ValueError`` later."""
        if state.step is not Step.SHUFFLE:
            raise ValueError(f"chance has nothing to do at {state.step.value}")
        return ShuffleRequest(tuple(tuple(continent.cards) for continent in Continent))

    def legal(self, state: RemainderState, seat: Seat) -> tuple[Action, ...]:
        """Return the earliest buzz that counts, or every valid pair; at a table a wrong pair may be picked as well."""
        if seat not in self.actors(state):
            return ()
        if state.step is Step.SEARCH and not state.alone:
            return (Buzz(max(state.clock, _locked_until(state, seat))),)
        return tuple(Pick(first, second, state.clock) for first, second in valid_pairs(state))

    def check(self, state: RemainderState, actor: Actor, action: Action) -> Rejection | None:
        """Return why an action is refused: who may act, which cards, or what a clock still says."""
        if state.step is Step.OVER:
            return Rejection(Reason.GAME_OVER)
        if state.step is Step.SHUFFLE:
            fits = actor is CHANCE and answers(self.request(state), action)
            return None if fits else Rejection(Reason.NOT_FROM_CHANCE)
        if isinstance(actor, Dealer) or actor not in range(state.seats):
            return Rejection(Reason.NOT_YOUR_TURN)
        if state.claim is not None and actor != state.claim.seat:
            return Rejection(Reason.CLAIM_RUNNING)
        match action:
            case Buzz(at) if not state.alone and state.claim is None:
                wait = _locked_until(state, actor) - max(state.clock, at)
                return Rejection(Reason.LOCKED, value=_seconds(wait)) if wait > 0 else None
            case TakeHint() if state.settings.for_seat("hint_prices", actor):
                return None
            case Pick():
                return _check_pick(state, action)
            case TimeUp(at):
                return _check_time(state, at)
            case _:
                return Rejection(Reason.WRONG_PHASE)

    def apply(self, state: RemainderState, actor: Actor, action: Action) -> Transition[RemainderState]:
        """Return what an action leads to; raises ``IllegalActionError`` where ``check`` refuses it."""
        rejection = self.check(state, actor, action)
        if rejection is not None:
            raise IllegalActionError(rejection)
        match action:
            case Shuffled(groups):
                return lay_out(state, groups)
            case Buzz(at) if not isinstance(actor, Dealer):
                return claim(moved_on(state, at), actor)
            case TakeHint() if not isinstance(actor, Dealer):
                return take_hint(state, actor)
            case Pick(first, second, at):
                return pick(moved_on(state, at), first, second)
            case TimeUp(at):
                later = moved_on(state, at)
                return set_aside(later) if later.claim is None else miss(later, None)
            case _:
                raise AssertionError(f"allowed, yet unknown: {action}")

    def outcome(self, state: RemainderState) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs; alone only a full clear has a winner."""
        return state.outcome

    def view(self, state: RemainderState, seat: Seat) -> RemainderState:
        """Return the state with the cards that still lie face down in ascending order: everything else is open."""
        return changed(
            state,
            stacks=tuple(
                (*stack[:gone], *sorted(stack[gone:])) for stack, gone in zip(state.stacks, state.dealt, strict=False)
            ),
        )

    def scores(self, state: RemainderState) -> tuple[int, ...]:
        """Return how many cards every seat has collected."""
        return scores(state)

    def progress(self, state: RemainderState) -> tuple[int, int]:
        """Return the number of pairs taken, and that of rounds begun, of as many pairs as there are seats."""
        pairs = sum(pair.seat != NOBODY for pair in state.taken)
        # Behind the pair that ends a game no round begins any more.
        ended = state.outcome is not None and bool(state.taken) and state.taken[-1].seat != NOBODY
        return pairs, (pairs - ended) // state.seats + 1

    def measures(self, state: RemainderState) -> Mapping[str, Ratio]:
        """Return shares of games cleared and of games left with the fewest, cards left, failed claims, minutes."""
        claims = sum(record.claims for record in state.records)
        return {
            "full_clears": Ratio(state.remaining == 0, 1),
            "fewest_reached": Ratio(state.remaining == fewest_remaining(pair_rule(state.settings)), 1),
            "cards_left": Ratio(state.remaining, 1),
            "wrong_claims": Ratio(sum(record.wrong for record in state.records), claims),
            "late_claims": Ratio(sum(record.late for record in state.records), claims),
            "minutes": Ratio(state.clock / 60_000, 1),
        }

    def minutes(self, seats: int, settings: Settings) -> int:
        """Return about how long a game lasts: the more pairs lie open, and the more people look, the sooner."""
        return expected_minutes(seats, settings)


def _check_pick(state: RemainderState, pick: Pick) -> Rejection | None:
    if state.claim is None and not state.alone:
        return Rejection(Reason.CLAIM_FIRST)
    ends = state.claim_ends
    if ends is not None and max(state.clock, pick.at) > ends:
        return Rejection(Reason.TOO_LATE)
    for card in (pick.first, pick.second):
        if card == NO_CARD or card not in state.places:
            return Rejection(Reason.UNKNOWN_OPERAND, operand=card)
    if pick.first == pick.second:
        return Rejection(Reason.OPERAND_REUSED, operand=pick.first)
    weighing = pair_rule(state.settings).weigh(pick.first, pick.second)
    if weighing.fits or not state.alone:
        return None
    return PairRejection(Reason.NO_MULTIPLE, weighing=weighing)


def _check_time(state: RemainderState, at: int) -> Rejection | None:
    ends = state.search_ends if state.claim is None else state.claim_ends
    if ends is None:
        return Rejection(Reason.WRONG_PHASE)
    wait = ends - max(state.clock, at)
    return Rejection(Reason.TOO_EARLY, value=_seconds(wait)) if wait > 0 else None


def _locked_until(state: RemainderState, seat: Actor) -> int:
    return state.lock.until if state.lock is not None and state.lock.seat == seat else 0


def _seconds(ms: int) -> int:
    """Return whole seconds, rounded up, as a clock that counts down shows them."""
    return -(-ms // 1000)
