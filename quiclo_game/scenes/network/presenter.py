"""Events of the card network become cues: what is dealt, flies, turns over, lands, joins, and sounds.

Board and hand are changed by cues alone, in the order of the events; skipped cues leave them just as played ones do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from quiclo_game.locale import Words as Language
from quiclo_game.play.match import Move
from quiclo_game.play.players import Player
from quiclo_game.rules.events import Event, StacksShuffled, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.network_board import Cell, direction_named
from quiclo_game.rules.network_state import (
    CardDrawn,
    CardsDealt,
    CardsPlaced,
    HintDrawn,
    NetworkState,
    TimeRanOut,
    TurnPassed,
)
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.network.board import Anchor, Board, Entry, FlightView, PopView, Spot
from quiclo_game.scenes.network.edges import edges_of
from quiclo_game.scenes.network.hand import Hand
from quiclo_game.scenes.network.log_entries import entry_of
from quiclo_game.shell.easing import in_out_cubic, in_out_sine, linear, out_back, out_cubic
from quiclo_game.shell.motion import Call, Chain, Motion, Together, Wait
from quiclo_game.shell.tween import Tween

LIFT, FLIGHT, LAND, SECOND = 90.0, 320.0, 120.0, 110.0
POP, EQUALS_LATER, RAIL = 140.0, 70.0, 200.0
DEAL, DEAL_STAGGER, FLIP = 420.0, 160.0, 260.0
AIM = 900.0
"""So long a bot holds up what it is going to lay, that people can follow."""
LOOK, LOOK_AT_CARD, CALM = 350.0, 900.0, 120.0


class Stagehand(Protocol):
    """The table as the presenter sees it."""

    def follow(self, cells: Sequence[Cell]) -> float:
        """Bring cells into view; return the ms that this takes."""
        ...

    def show_hand(self, seat: Seat, hands: Sequence[Sequence[int]]) -> None:
        """Lay the hand that is seen while it is a seat's turn, open or closed, as the table plays."""
        ...

    def arrange_hand(self) -> None:
        """Let the cards of the hand go to their places."""
        ...

    def say(self, sentence: str, tone: str = "plain") -> None:
        """Show a sentence to everyone."""
        ...

    def sound(self, name: str) -> None:
        """Play a sound by name."""
        ...

    @property
    def words(self) -> Language:
        """The words of the language that is set."""
        ...

    @property
    def calm(self) -> bool:
        """Reduced motion: short fades instead of travel."""
        ...

    @property
    def by_bot(self) -> bool:
        """Whether a bot made the move that is being presented."""
        ...


class Lookout(Motion):
    """A wait whose length is known only when it begins: the camera may have to move, or not."""

    def __init__(self, begin: Callable[[], float]) -> None:
        """Wait for as many ms as ``begin`` returns."""
        super().__init__()
        self._begin = begin
        self._left: float | None = None

    def advance(self, dt: float) -> float:
        """Go on by ``dt`` ms; return the ms not used."""
        if self.done:
            return dt
        if self._left is None:
            self._left = self._begin()
        self._left -= dt
        if self._left > 0.0:
            return 0.0
        self.done = True
        return -self._left

    def finish(self) -> None:
        """Begin, if that has not happened, and wait no longer."""
        if not self.done:
            self.done = True
            if self._left is None:
                self._begin()


class NetworkPresenter:
    """Makes the cues of one table."""

    def __init__(self, board: Board, hand: Hand, players: Sequence[Player], stage: Stagehand) -> None:
        """Change ``board`` and ``hand`` only through cues."""
        self._board = board
        self._hand = hand
        self._players = players
        self._stage = stage

    def cues(self, move: Move[NetworkState]) -> Iterator[Motion]:
        """Yield the cues of a move, in order."""
        for event in move.events:
            yield from self._cues(event, move)

    def _cues(self, event: Event, move: Move[NetworkState]) -> Iterator[Motion]:
        board = self._board
        match event:
            case StarterDrawn(seat):
                yield Call(lambda: setattr(board, "seat", seat))
            case StacksShuffled():
                yield Chain((self._play("card_deal"), Wait(200)))
            case CardsDealt(each, start_cards):
                yield self._dealt(each, start_cards, move.after)
            case TurnStarted(seat, number):
                yield self._turn_started(seat, number, move.after)
            case CardsPlaced():
                yield from self._placed(event, move)
            case CardDrawn(seat, card, left):
                yield self._drawn(event, seat, (card,), left)
            case HintDrawn(seat, cards, left):
                yield self._drawn(event, seat, cards, left)
            case TurnPassed(seat):
                yield self._told(entry_of(event), self._words("log.network.passed", name=self._name(seat)))
            case TimeRanOut(seat):
                yield self._told(None, self._words("log.network.time_up", name=self._name(seat)))
            case TurnEnded():
                yield Wait(200)
            case _:
                return

    # ---- turns and the pile --------------------------------------------------------------------------------------

    def _turn_started(self, seat: Seat, number: int, after: NetworkState) -> Motion:
        board = self._board

        def begin() -> None:
            board.seat, board.round = seat, number
            board.preview, board.aimed, board.raised = (), 0, ()
            self._stage.show_hand(seat, after.hands)

        return Chain((Call(begin), self._play("turn"), Wait(300)))

    def _dealt(self, each: int, start_cards: Sequence[int], after: NetworkState) -> Motion:
        board = self._board

        def deal() -> None:
            board.counts = [each] * board.seats
            board.deal(after)
            board.pile = len(after.pile)

        spots = [after.network.spot(card) for card in start_cards]
        flights = [
            self._fly(spot.number, Spot(Anchor.PILE), spot.cell, closed=True, slow=True)
            for spot in spots
            if spot is not None
        ]
        return Chain((Call(deal), Together(flights, DEAL_STAGGER), Wait(150)))

    def _drawn(self, event: Event, seat: Seat, cards: Sequence[int], left: int) -> Motion:
        board, hand, stage = self._board, self._hand, self._stage
        flights = [self._from_pile(seat, card, left + len(cards) - place) for place, card in enumerate(cards, 1)]

        def tell() -> None:
            row = entry_of(event)
            board.log += [row] if row is not None else []

        look = Lookout(lambda: LOOK_AT_CARD if hand.seat == seat and hand.open and not stage.by_bot else LOOK)
        return Chain((Together(flights, 0.0 if stage.calm else DEAL_STAGGER), Call(tell), look))

    def _from_pile(self, seat: Seat, card: int, left: int) -> Motion:
        """Return the way of a card from the pile, which then holds ``left``, to the hand of a seat, or to its plate."""
        board, hand, stage = self._board, self._hand, self._stage
        flight = FlightView(card, Spot(Anchor.PILE), Spot(Anchor.PLATE, seat), flip=0.0)
        seen = False

        def launch() -> None:
            nonlocal seen
            seen = hand.seat == seat
            board.pile = left
            flight.shut = not (seen and hand.open)
            if seen:
                flight.goal = Spot(Anchor.HAND, card)
                hand.put(card)
                stage.arrange_hand()
            board.flights.append(flight)
            stage.sound("card_deal")

        def arrive() -> None:
            board.flights.remove(flight)
            board.counts[seat] += 1
            if board.open_hands:
                board.open_hands[seat].append(card)
            if seen and hand.open:
                stage.sound("card_flip")

        duration, turning = (0.0, 0.0) if stage.calm else (DEAL, FLIP)
        travel = Tween(flight, "travel", 1.0, duration, in_out_cubic)
        turn = Tween(flight, "flip", 1.0, turning, in_out_sine)
        return Chain((Call(launch), Together((travel, turn)), Call(arrive)))

    def _told(self, row: Entry | None, sentence: Callable[[], str]) -> Motion:
        def tell() -> None:
            if row is not None:
                self._board.log.append(row)
            self._stage.say(sentence())

        return Chain((Call(tell), Wait(900)))

    # ---- laying cards --------------------------------------------------------------------------------------------

    def _placed(self, event: CardsPlaced, move: Move[NetworkState]) -> Iterator[Motion]:
        board, line, seat = self._board, event.line, event.seat
        target, direction = move.before.network.spot(line.target), direction_named(line.direction)
        if target is None or direction is None:
            raise ValueError(f"a line without a place: {line}")
        cells = direction.steps(target.cell)
        row = entry_of(event)
        tokens = row.tokens if row is not None else ()

        def aim() -> None:
            board.newest = board.pointed = -1
            board.preview, board.aimed, board.raised = tokens, line.target, (line.near, line.far)
            board.touch()

        yield Call(aim)
        yield Lookout(lambda: self._stage.follow((target.cell, *cells)))
        yield Lookout(lambda: AIM if self._stage.by_bot else 0.0)
        closed = not (self._hand.open and self._hand.seat == seat)
        flights = [
            self._fly(card, self._start(seat, card), cell, closed=closed, seat=seat)
            for card, cell in zip((line.near, line.far), cells, strict=True)
        ]
        yield Together(flights, 0.0 if self._stage.calm else SECOND)
        yield self._joined(event, row, target.cell)

    def _start(self, seat: Seat, card: int) -> Callable[[], Spot]:
        """Return what says, once the flight begins, where the card comes from: the hand if it is seen, or the plate."""

        def find() -> Spot:
            held = self._hand.take(card) if self._hand.seat == seat else None
            return Spot(Anchor.PLATE, seat) if held is None else Spot(Anchor.WINDOW, held.x, held.y)

        return find

    def _fly(
        self,
        card: int,
        start: Spot | Callable[[], Spot],
        cell: Cell,
        *,
        closed: bool,
        seat: Seat | None = None,
        slow: bool = False,
    ) -> Motion:
        board, stage = self._board, self._stage
        flight = FlightView(card, Spot(Anchor.PILE), Spot(Anchor.CELL, *cell), flip=0.0 if closed else 1.0)
        calm = stage.calm

        def launch() -> None:
            flight.start = start() if callable(start) else start
            if calm:
                flight.travel, flight.flip, flight.alpha = 1.0, 1.0, 0.0
            if seat is not None:
                board.counts[seat] -= 1
                if board.open_hands:
                    board.open_hands[seat].remove(card)
                board.raised = tuple(other for other in board.raised if other != card)
                stage.arrange_hand()
            board.flights.append(flight)
            if not calm:
                stage.sound("card_deal")

        def land() -> None:
            board.flights.remove(flight)
            board.lay(card, cell)
            stage.sound("card_place")

        if calm:
            return Chain((Call(launch), Tween(flight, "alpha", 1.0, CALM), Call(land)))
        travel = Tween(flight, "travel", 1.0, DEAL if slow else FLIGHT, in_out_cubic)
        turn = Chain((Wait(40), Tween(flight, "flip", 1.0, FLIP, in_out_sine)))
        return Chain(
            (
                Call(launch),
                Tween(flight, "lift", 1.0, LIFT, out_cubic),
                Together((travel, turn)) if closed else travel,
                Tween(flight, "lift", 0.0, LAND, out_back),
                Call(land),
            )
        )

    def _joined(self, event: CardsPlaced, row: Entry | None, target: Cell) -> Motion:
        board, stage = self._board, self._stage
        edges = edges_of(event.line, target, event.index)
        # the operator comes first, whichever end the line is read from
        pops = [PopView(edge) for edge in (edges if event.line.equation.outward else edges[::-1])]

        def begin() -> None:
            board.pops += pops
            stage.sound("valid")

        def end() -> None:
            for pop in pops:
                board.pops.remove(pop)
                board.join(pop.edge)
            board.newest, board.aimed = event.index, 0
            board.log += [row] if row is not None else []
            board.touch()

        if stage.calm:
            return Chain((Call(begin), Call(end), Wait(LOOK)))
        wipes = [Tween(pop, "rail", 1.0, RAIL, linear) for pop in pops]
        bounces = Together([Tween(pop, "badge", 1.0, POP, out_back) for pop in pops], EQUALS_LATER)
        return Chain((Call(begin), Together((*wipes, bounces)), Call(end), Wait(LOOK)))

    # ---- small things --------------------------------------------------------------------------------------------

    def _name(self, seat: Seat) -> str:
        return self._players[seat].name

    def _words(self, key: str, **figures: str | int) -> Callable[[], str]:
        return lambda: self._stage.words(key, **figures)

    def _play(self, sound: str) -> Motion:
        return Call(lambda: self._stage.sound(sound))
