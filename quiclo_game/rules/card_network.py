"""Card network (Kartenverbindung): two hand cards and one card of the network make an equation, in a line, endlessly.

Source: kartenverbindung.txt; the settings marked [house] are named beside their options.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, ClassVar, Final, TypeVar

from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.chance import (
    ChanceRequest,
    Picked,
    PickRequest,
    Shuffled,
    ShuffleRequest,
    answers,
)
from quiclo_game.rules.contract import Action, IllegalActionError, Mode, Ratio, Transition
from quiclo_game.rules.events import Event, GameEnded, Outcome, StacksShuffled, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.hints import HINT_PRICES, TakeHint
from quiclo_game.rules.network_board import Network
from quiclo_game.rules.network_checks import affords_hint, check_draw, check_hint, check_pass, check_placement
from quiclo_game.rules.network_moves import line_of, placements
from quiclo_game.rules.network_pace import expected_minutes
from quiclo_game.rules.network_state import (
    FACE_DOWN,
    CardDrawn,
    CardsDealt,
    CardsPlaced,
    DrawCard,
    HintDrawn,
    NetworkState,
    PassTurn,
    PlaceCards,
    Step,
    Tally,
    TimeRanOut,
    TimeUp,
    TurnPassed,
)
from quiclo_game.rules.options import COMMON_OPTIONS, Choice, Option, Settings
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE, Actor, Seat
from quiclo_game.rules.turns import Turns

T = TypeVar("T")

HAND: Final = 12
"""So many cards every seat is dealt."""
START_CELLS: Final = ((0, 0), (4, 0), (-4, 0))
"""Where the start cards lie; more than one is a setting [house]."""


_IN_ORDER: Final = attrgetter("first", "second", "target", "direction")


class CardNetwork(Mode[NetworkState]):
    """The rules of the card network for 2 to 6 seats."""

    key: ClassVar[str] = "card_network"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Choice("start_cards", ("1", "2", "3")),
        Choice("direction", ("player", "game")),
        Choice("voluntary_draw", ("off", "on")),
        Choice("hands", ("hidden", "open")),
        *COMMON_OPTIONS,
        HINT_PRICES,
    )
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "text": {},
        "fair": {"start_cards": "3", "direction": "game", "hands": "open", "think_seconds": "15"},
        "first_steps": {"start_cards": "3", "voluntary_draw": "on", "hands": "open", "operators": "+-"},
    }
    automatic: ClassVar[Mapping[str, str]] = {}
    has_values = False
    actions: ClassVar[tuple[type, ...]] = (Picked, Shuffled, PlaceCards, DrawCard, PassTurn, TimeUp, TakeHint)

    def initial(self, seats: int, settings: Settings) -> NetworkState:
        """Return the state before the starter is drawn and the cards are shuffled."""
        if seats not in self.seats:
            raise ValueError(f"the card network takes 2 to 6 seats, not {seats}")
        return NetworkState(
            settings=settings,
            turns=Turns(seats),
            step=Step.DRAW_STARTER if settings["start"] == "random" else Step.SHUFFLE,
            hands=((),) * seats,
            tallies=(Tally(),) * seats,
        )

    def actors(self, state: NetworkState) -> tuple[Actor, ...]:
        """Return chance before the deal, nobody after the end, else the seat whose turn it is."""
        if state.step is Step.OVER:
            return ()
        return (state.turns.seat,) if state.step is Step.PLAY else (CHANCE,)

    def request(self, state: NetworkState) -> ChanceRequest:
        """Return the lot or the shuffle that is due."""
        match state.step:
            case Step.DRAW_STARTER:
                return PickRequest(state.turns.seats)
            case Step.SHUFFLE:
                return ShuffleRequest((tuple(CARDS),))
            case _:
                raise ValueError(f"chance has nothing to do at {state.step.value}")

    def legal(self, state: NetworkState, seat: Seat) -> tuple[Action, ...]:
        """Return every placement in every open direction and order that reads; else the draw; else the pass."""
        if self.actors(state) != (seat,):
            return ()
        actions = (action for placement in placements(state, seat) for action in placement.actions())
        found: list[Action] = sorted(actions, key=_IN_ORDER)
        if state.pile and (not found or state.settings.is_on("voluntary_draw")):
            found.append(DrawCard())
        return tuple(found) or (PassTurn(),)

    def check(self, state: NetworkState, actor: Actor, action: Action) -> Rejection | None:
        """Return why an action is refused: whose turn, which card, what the two come to, or what is in the way."""
        if state.step is Step.OVER:
            return Rejection(Reason.GAME_OVER)
        if state.step is not Step.PLAY:
            fits = actor is CHANCE and answers(self.request(state), action)
            return None if fits else Rejection(Reason.NOT_FROM_CHANCE)
        if actor != state.turns.seat:
            return Rejection(Reason.NOT_YOUR_TURN)
        match action:
            case PlaceCards():
                return check_placement(state, action)
            case DrawCard():
                return check_draw(state)
            case PassTurn():
                return check_pass(state)
            case TakeHint():
                return check_hint(state)
            case TimeUp() if state.settings.thinking_seconds(state.turns.seat):
                return None
            case _:
                return Rejection(Reason.WRONG_PHASE)

    def apply(self, state: NetworkState, actor: Actor, action: Action) -> Transition[NetworkState]:
        """Return what an action leads to; raises ``IllegalActionError`` where ``check`` refuses it."""
        rejection = self.check(state, actor, action)
        if rejection is not None:
            raise IllegalActionError(rejection)
        match action:
            case Picked(number):
                drawn = changed(state, step=Step.SHUFFLE, turns=state.turns.started_by(number))
                return Transition(drawn, (StarterDrawn(number),))
            case Shuffled(groups):
                return _deal(state, groups[0])
            case PlaceCards():
                return _place(state, action)
            case TakeHint():
                return _take_hint(state)
            case TimeUp():
                return _draw_or_pass(state, (TimeRanOut(state.turns.seat),))
            case _:
                return _draw_or_pass(state, ())

    def outcome(self, state: NetworkState) -> Outcome | None:
        """Return how the game ended, or ``None`` while it runs."""
        return state.outcome

    def view(self, state: NetworkState, seat: Seat) -> NetworkState:
        """Return the state with the pile and, unless the table plays open, all other hands face down."""
        hands = state.hands
        if state.settings["hands"] == "hidden":
            hands = tuple(hand if own == seat else (FACE_DOWN,) * len(hand) for own, hand in enumerate(hands))
        return changed(state, hands=hands, pile=(FACE_DOWN,) * len(state.pile))

    def scores(self, state: NetworkState) -> tuple[int, ...]:
        """Return how many cards every seat still holds: the fewest win."""
        return tuple(map(len, state.hands))

    def affords_hint(self, state: NetworkState, seat: Seat, price: int) -> bool:
        """Return whether the pile holds the cards that a hint costs."""
        return affords_hint(state, price)

    def progress(self, state: NetworkState) -> tuple[int, int]:
        """Return the numbers of turns and of rounds begun."""
        return state.turns.number, state.turns.round

    def measures(self, state: NetworkState) -> Mapping[str, Ratio]:
        """Return shares of turns, the cards that losers keep, the largest hand, and the size of the network."""
        turns = state.turns.number
        west, north, east, south = state.network.bounds
        held = self.scores(state)
        return {
            "drawing_turns": Ratio(sum(tally.drawn for tally in state.tallies), turns),
            "passing_turns": Ratio(sum(tally.passed for tally in state.tallies), turns),
            "cards_left": Ratio(sum(held) - min(held), len(held) - 1),
            "largest_hand": Ratio(max(tally.largest_hand for tally in state.tallies), 1),
            "network_cards": Ratio(state.network.size, 1),
            "network_span": Ratio(max(east - west, south - north) + 1, 1),
        }

    def minutes(self, seats: int, settings: Settings) -> int:
        """Return about how long a game lasts, from simulated numbers of turns and people's pace."""
        return expected_minutes(seats, settings)


def _deal(state: NetworkState, cards: tuple[int, ...]) -> Transition[NetworkState]:
    seats = state.turns.seats
    hands = tuple(tuple(sorted(cards[seat * HAND : (seat + 1) * HAND])) for seat in range(seats))
    start_cards = cards[seats * HAND :][: state.settings.number("start_cards")]
    network = Network()
    for card, cell in zip(start_cards, START_CELLS, strict=False):
        network = network.with_card(card, cell)
    dealt = changed(
        state,
        step=Step.PLAY,
        hands=hands,
        tallies=(Tally(largest_hand=HAND),) * seats,
        pile=cards[seats * HAND + len(start_cards) :],
        network=network,
    )
    turns = state.turns
    return Transition(dealt, (StacksShuffled(), CardsDealt(HAND, start_cards), TurnStarted(turns.seat, turns.round)))


def _place(state: NetworkState, action: PlaceCards) -> Transition[NetworkState]:
    seat, line = state.turns.seat, line_of(state, action)
    assert line is not None, "checked before"
    hand = tuple([card for card in state.hand if card not in (line.near, line.far)])
    placed = CardsPlaced(seat, line, state.network.line_count)
    after = _with_hand(
        state, hand, state.tallies[seat].with_placement(), network=state.network.with_line(line), passes=0
    )
    return _handed_on(after, (placed,)) if hand else _ended(after, "hand_empty", (placed,))


def _take_hint(state: NetworkState) -> Transition[NetworkState]:
    """Return the state in which the seat whose turn it is has drawn what its hint costs; its turn goes on [house]."""
    seat = state.turns.seat
    price = state.settings.for_seat("hint_prices", seat)
    cards, pile = state.pile[:price], state.pile[price:]
    hand = tuple(sorted((*state.hand, *cards)))
    after = _with_hand(state, hand, state.tallies[seat].with_hand(len(hand)), pile=pile)
    return Transition(after, (HintDrawn(seat, cards, len(pile)),))


def _draw_or_pass(state: NetworkState, events: tuple[Event, ...]) -> Transition[NetworkState]:
    seat, tally = state.turns.seat, state.tallies[state.turns.seat]
    if state.pile:
        card, pile = state.pile[0], state.pile[1:]
        hand = tuple(sorted((*state.hand, card)))
        after = _with_hand(state, hand, tally.with_draw(len(hand)), pile=pile)
        return _handed_on(after, (*events, CardDrawn(seat, card, len(pile))))
    after = _with_hand(state, state.hand, tally.with_pass(), passes=state.passes + 1)
    events = (*events, TurnPassed(seat, after.passes))
    return _ended(after, "blocked", events) if after.passes == state.turns.seats else _handed_on(after, events)


def _with_hand(state: NetworkState, hand: tuple[int, ...], tally: Tally, **changes: Any) -> NetworkState:
    """Return the state after an action of the seat whose turn it is, with its hand, its tally and the rest."""
    seat = state.turns.seat
    return changed(state, hands=_with(state.hands, seat, hand), tallies=_with(state.tallies, seat, tally), **changes)


def _handed_on(state: NetworkState, events: tuple[Event, ...]) -> Transition[NetworkState]:
    turns = state.turns.passed_on()
    ended, started = TurnEnded(state.turns.seat), TurnStarted(turns.seat, turns.round)
    return Transition(changed(state, turns=turns), (*events, ended, started))


def _ended(state: NetworkState, ending: str, events: tuple[Event, ...]) -> Transition[NetworkState]:
    """Return the finished game: the fewest cards win, equal counts share the win [house]."""
    held = tuple(map(len, state.hands))
    winners = tuple(seat for seat, count in enumerate(held) if count == min(held))
    outcome = Outcome(ending, winners, held)
    over = changed(state, step=Step.OVER, outcome=outcome)
    return Transition(over, (*events, TurnEnded(state.turns.seat), GameEnded(outcome)))


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
