"""What happens in no remainder: cards are laid, claimed, taken and replaced, until no pair lies open.

Every function takes a state in which ``check`` has allowed what is done.

Source: rechnen_ohne_rest.txt, sections 2 to 7; who is wrong or late waits [house].
"""

from __future__ import annotations

from quiclo_game.rules.cards import continent_of
from quiclo_game.rules.contract import Transition
from quiclo_game.rules.events import Event, GameEnded, Outcome, StacksShuffled
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.hints import HintTaken
from quiclo_game.rules.remainder_advice import fair_pair, valid_pairs
from quiclo_game.rules.remainder_deal import make_clearable
from quiclo_game.rules.remainder_divisor import OPEN_PER_STACK, fewest_remaining
from quiclo_game.rules.remainder_pairs import Weighing, pair_rule
from quiclo_game.rules.remainder_state import (
    NO_CARD,
    NOBODY,
    Capture,
    CardDrawn,
    CardsLaid,
    Claim,
    Claimed,
    ClaimExpired,
    ClaimMissed,
    ClaimWon,
    Lock,
    NoPairLeft,
    PairSetAside,
    PairTaken,
    PlaceEmptied,
    Record,
    RemainderState,
    SeatUnlocked,
    Step,
)
from quiclo_game.rules.seats import Seat


def moved_on(state: RemainderState, at: int) -> RemainderState:
    """Return the state with its clock moved on; stamps that come out of order never move it back."""
    return changed(state, clock=at) if at > state.clock else state


def lay_out(state: RemainderState, groups: tuple[tuple[int, ...], ...]) -> Transition[RemainderState]:
    """Return the state with twelve cards open, two of each stack; the game may be over at once."""
    stacks = groups
    if state.settings["deal"] == "clearable":
        stacks = make_clearable(groups, pair_rule(state.settings)).stacks
    laid = _laid(state, stacks)
    return _go_on(laid, (StacksShuffled(), CardsLaid(laid.places)))


def claim(state: RemainderState, seat: Seat) -> Transition[RemainderState]:
    """Return the state in which a seat picks its cards; its claim counts from now."""
    claimed = changed(state, step=Step.CLAIM, claim=Claim(seat, state.clock))
    return Transition(_recorded(claimed, seat, claims=1), (Claimed(seat),))


def pick(state: RemainderState, first: int, second: int) -> Transition[RemainderState]:
    """Return the state with two open cards taken, or with the seat locked where they do not fit."""
    weighing = pair_rule(state.settings).weigh(first, second)
    if not weighing.fits:
        return miss(state, weighing)
    seat = state.claim.seat if state.claim is not None else 0
    places = _places_of(state, first, second)
    events: tuple[Event, ...] = () if state.alone else (ClaimWon(seat),)
    events += (PairTaken(seat, weighing, places), *_unlocking(state, seat))
    after, drawn = _replaced(state, seat, places, step=Step.SEARCH, claim=None, lock=None)
    return _go_on(after, events + drawn)


def miss(state: RemainderState, weighing: Weighing | None) -> Transition[RemainderState]:
    """Lock the seat that claimed: its cards do not fit, or without cards its time is over."""
    assert state.claim is not None, "only claims can be missed"
    seat = state.claim.seat
    until = state.clock + state.settings.number("lock_seconds") * 1000
    missed: Event = ClaimExpired(seat, until) if weighing is None else ClaimMissed(seat, weighing, until)
    after = changed(state, step=Step.SEARCH, claim=None, lock=Lock(seat, until))
    counted = _recorded(after, seat, late=1) if weighing is None else _recorded(after, seat, wrong=1)
    return Transition(counted, (missed, *_unlocking(state, seat)))


def set_aside(state: RemainderState) -> Transition[RemainderState]:
    """Return the state after the thinking time: a pair is shown and leaves the table for nobody."""
    pair = fair_pair(state)
    assert pair is not None, "the game would be over"
    places = _places_of(state, *pair)
    shown = PairSetAside(pair_rule(state.settings).weigh(*pair), places)
    after, drawn = _replaced(state, NOBODY, places)
    return _go_on(after, (shown, *drawn))


def _laid(state: RemainderState, stacks: tuple[tuple[int, ...], ...]) -> RemainderState:
    places = tuple(card for stack in stacks for card in stack[:OPEN_PER_STACK])
    return changed(state, step=Step.SEARCH, stacks=stacks, dealt=(OPEN_PER_STACK,) * len(stacks), places=places)


def _places_of(state: RemainderState, first: int, second: int) -> tuple[int, int]:
    """Return the places of two open cards, that of the smaller card first."""
    return state.places.index(min(first, second)), state.places.index(max(first, second))


def _unlocking(state: RemainderState, settled: Seat) -> tuple[Event, ...]:
    lock = state.lock
    if lock is None or lock.seat == settled or lock.until <= state.clock:
        return ()
    return (SeatUnlocked(lock.seat),)


def _replaced(
    state: RemainderState, seat: Seat, gone: tuple[int, int], **changes: object
) -> tuple[RemainderState, tuple[Event, ...]]:
    """Return the state with the cards of two places gone to a seat, each replaced from its own stack, and changes."""
    places, dealt = list(state.places), list(state.dealt)
    events: list[Event] = []
    capture = Capture(seat, places[gone[0]], places[gone[1]])
    for place in gone:
        continent = continent_of(places[place])
        stack, next_card = state.stacks[continent - 1], dealt[continent - 1]
        if next_card < len(stack):
            places[place] = stack[next_card]
            dealt[continent - 1] += 1
            events.append(CardDrawn(place, places[place], len(stack) - next_card - 1))
        else:
            places[place] = NO_CARD
            events.append(PlaceEmptied(place))
    after = changed(
        state,
        places=tuple(places),
        dealt=tuple(dealt),
        taken=(*state.taken, capture),
        laid_at=state.clock,
        **changes,
    )
    return after, tuple(events)


def _go_on(state: RemainderState, events: tuple[Event, ...]) -> Transition[RemainderState]:
    """Return the state as it is while a pair lies open, else the end of the game."""
    if valid_pairs(state):
        return Transition(state, events)
    stuck = NoPairLeft(state.remaining, fewest_remaining(pair_rule(state.settings)))
    outcome = _outcome(state, stuck)
    return Transition(changed(state, step=Step.OVER, outcome=outcome), (*events, stuck, GameEnded(outcome)))


def _outcome(state: RemainderState, stuck: NoPairLeft) -> Outcome:
    figures = scores(state)
    if not state.alone:
        winners = tuple(seat for seat, figure in enumerate(figures) if figure == max(figures))
        return Outcome("no_pair", winners, figures)
    if stuck.left == 0:
        return Outcome("cleared", (0,), figures)
    return Outcome("best_possible" if stuck.left == stuck.fewest else "dead_end", (), figures)


def rewound(state: RemainderState, pairs: int) -> RemainderState:
    """Return the state as the cards lay after so many pairs had left; clock, claims and locks are those of a new game.

    Raises ``ValueError`` where so many have not left.
    """
    if not 0 <= pairs <= len(state.taken):
        raise ValueError(f"{len(state.taken)} pairs have left, not {pairs}")
    before = _laid(RemainderState(state.settings, state.seats, records=(Record(),) * state.seats), state.stacks)
    for pair in state.taken[:pairs]:
        before, _ = _replaced(before, pair.seat, _places_of(before, pair.first, pair.second))
    return before


def scores(state: RemainderState) -> tuple[int, ...]:
    """Return how many cards every seat has collected, without those that its hints have cost."""
    counts = [0] * state.seats
    for pair in state.taken:
        if pair.seat != NOBODY:
            counts[pair.seat] += 2
    return tuple(max(0, count - debt) for count, debt in zip(counts, state.debts, strict=True))


def take_hint(state: RemainderState, seat: Seat) -> Transition[RemainderState]:
    """Return the state in which a seat has paid for a hint with cards that it has collected."""
    price = state.settings.for_seat("hint_prices", seat)
    debts = (*state.debts[:seat], state.debts[seat] + price, *state.debts[seat + 1 :])
    after = changed(state, debts=debts)
    return Transition(after, (HintTaken(seat, price, scores(after)[seat]),))


def _recorded(state: RemainderState, seat: Seat, **gains: int) -> RemainderState:
    old = state.records[seat]
    new = changed(old, **{name: getattr(old, name) + gain for name, gain in gains.items()})
    return changed(state, records=(*state.records[:seat], new, *state.records[seat + 1 :]))
