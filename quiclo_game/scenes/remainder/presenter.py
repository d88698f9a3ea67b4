"""Events of no remainder become cues: cards that are dealt, chosen, worked out, fly to a pile, and are counted.

The board is changed by cues alone, in the order of the events; skipped cues leave it just as played ones do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.match import Move
from quiclo_game.rules.cards import continent_of
from quiclo_game.rules.events import Event, GameEnded
from quiclo_game.rules.remainder_pairs import Weighing
from quiclo_game.rules.remainder_play import scores
from quiclo_game.rules.remainder_state import (
    NO_CARD,
    CardDrawn,
    CardsLaid,
    Claimed,
    ClaimExpired,
    ClaimMissed,
    NoPairLeft,
    PairSetAside,
    PairTaken,
    PlaceEmptied,
    RemainderState,
)
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.celebration import TRIUMPH
from quiclo_game.scenes.remainder.board import KEPT, NOWHERE, Board, PlaceView, pair_of
from quiclo_game.shell.easing import in_out_cubic, in_out_quad, in_out_sine, linear, out_cubic
from quiclo_game.shell.motion import Call, Chain, Motion, Together, Wait
from quiclo_game.shell.tween import Tween

DEAL, DEAL_STAGGER, FLIP = 240.0, 45.0, 260.0
SHOW, LOOK, LONG_LOOK = 420.0, 750.0, 1500.0
"""How long a chosen card, a calculation that one made oneself, and one that another made are shown."""
FLIGHT, FLIGHT_STAGGER = 560.0, 110.0
COUNT = 1600.0
SHAKE = (10.0, -8.0, 5.0, -2.0, 0.0)
SHAKE_MS = 360.0
CALM = 120.0


class RemainderPresenter:
    """Makes the cues of one table; ``say`` shows a sentence to everyone, ``sound`` plays a sound by name."""

    def __init__(
        self,
        board: Board,
        *,
        names: Callable[[], Sequence[str]],
        say: Callable[[str, str], None],
        sound: Callable[[str], None],
        words: Callable[[], Language],
    ) -> None:
        """Change ``board`` only through cues; words and names are asked for when they are needed."""
        self._board = board
        self._names = names
        self._say = say
        self._sound = sound
        self._words = words
        self.calm = False
        """Reduced motion: short fades instead of travel, no shaking."""

    def cues(self, move: Move[RemainderState]) -> Iterator[Motion]:
        """Yield the cues of a move, in order; all new cards of a move come at once."""
        drawn = [event for event in move.events if isinstance(event, CardDrawn | PlaceEmptied)]
        shown = False
        for event in move.events:
            if isinstance(event, CardDrawn | PlaceEmptied):
                if not shown:
                    shown = True
                    yield self._refill(drawn)
            else:
                yield from self._cues(event, move)

    def shake(self) -> Motion:
        """Return the shake of two cards that do not fit; they stay chosen."""
        if self.calm:
            return Wait(CALM)
        part = SHAKE_MS / len(SHAKE)
        return Chain(tuple(Tween(self._board, "shake", x, part, in_out_sine) for x in SHAKE))

    def _cues(self, event: Event, move: Move[RemainderState]) -> Iterator[Motion]:
        match event:
            case CardsLaid(places):
                yield self._deal(places, move.after)
            case Claimed(seat):
                yield Chain((self._play(f"buzzer_{seat}"), Call(self._board.select)))
            case PairTaken(seat, weighing, places):
                yield from self._show(weighing, places, "right", seat)
                yield self._taken(event, seat, places, move.after)
            case PairSetAside(weighing, places):
                self_made = self._words()("remainder.set_aside")
                yield Call(lambda: self._say(self_made, "plain"))
                yield from self._show(weighing, places, "right", NOWHERE)
                yield Wait(LONG_LOOK - LOOK)
                yield self._taken(event, -1, places, move.after)
            case ClaimMissed(seat, weighing):
                places = _places_of(move.before, weighing)
                yield from self._show(weighing, places, "wrong", seat)
                # What was wrong stays to be read while the seat is locked: the table takes it away.
                yield Chain((Wait(LONG_LOOK), Call(self._noter(event))))
            case ClaimExpired(seat):
                yield Chain((self._play("wrong"), Call(self._board.select), Call(self._noter(event))))
                told = self._words()("remainder.too_late", name=self._names()[seat])
                yield Chain((Call(lambda: self._say(told, "wrong")), Wait(500)))
            case NoPairLeft(left) if left:
                told = self._words()("remainder.no_pair_left", count=left)
                yield Chain((Call(lambda: self._say(told, "plain")), Wait(700)))
            case GameEnded():
                yield self._count(move.after)
            case _:
                return

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _deal(self, cards: Sequence[int], after: RemainderState) -> Motion:
        board = self._board
        views = [self._coming(card) for card in cards]

        def lay() -> None:
            board.places = views
            board.left = [22] * 6
            board.select()

        deals = [Chain((self._play("card_deal"), *self._arrival(view))) for view in views]
        return Chain((Call(lay), Together(deals, DEAL_STAGGER), Wait(150)))

    def _refill(self, drawn: Sequence[CardDrawn | PlaceEmptied]) -> Motion:
        board = self._board
        views = {event.place: self._coming(event.card) for event in drawn if isinstance(event, CardDrawn)}

        def lay() -> None:
            for event in drawn:
                board.places[event.place] = views.get(event.place, PlaceView(NO_CARD))
                if isinstance(event, CardDrawn):
                    board.left[continent_of(event.card) - 1] = event.left

        deals = [Chain((self._play("card_deal"), *self._arrival(view))) for view in views.values()]
        return Chain((Call(lay), Together(deals, DEAL_STAGGER)))

    def _coming(self, card: int) -> PlaceView:
        return PlaceView(card, alpha=0.0) if self.calm else PlaceView(card, travel=0.0, flip=0.0)

    def _arrival(self, view: PlaceView) -> tuple[Motion, ...]:
        if self.calm:
            return (Tween(view, "alpha", 1.0, CALM),)
        travel = Tween(view, "travel", 1.0, DEAL, out_cubic)
        return (travel, self._play("card_flip"), Tween(view, "flip", 1.0, FLIP, in_out_sine))

    # ---- pairs ---------------------------------------------------------------------------------------------------

    def _show(self, weighing: Weighing, places: tuple[int, int], verdict: str, seat: Seat) -> Iterator[Motion]:
        """Yield the two cards being chosen, unless they are, and their calculation with what it comes to."""
        board = self._board
        if set(board.selected) != set(places):
            yield Chain((Call(lambda: board.select(places[0])), self._play("select"), Wait(SHOW)))
            yield Chain((Call(lambda: board.select(*places)), self._play("select"), Wait(SHOW)))

        def judge() -> None:
            board.weighing = weighing
            board.verdict = "right" if verdict == "right" else "wrong"
            board.hinted, board.shower = (), seat
            self._sound("valid" if verdict == "right" else "wrong")

        yield Call(judge)
        if verdict == "wrong":
            yield self.shake()

    def _taken(self, event: Event, seat: Seat, places: tuple[int, int], after: RemainderState) -> Motion:
        board = self._board
        views = [board.places[place] for place in places]

        def launch() -> None:
            for place, view in zip(places, views, strict=True):
                if board.places[place] is not view:
                    view.card = board.places[place].card
                    board.places[place] = view
                view.home = seat
            self._note(event)

        def arrive() -> None:
            for view in views:
                view.card, view.home = NO_CARD, NOWHERE
            board.select()
            board.pairs = len(after.taken)
            board.piles = [after.pile(other) for other in range(after.seats)]
            self._sound("card_place")

        length = 0.0 if self.calm else FLIGHT
        flights = [Tween(view, "flight", 1.0, length, in_out_cubic) for view in views]
        counts: list[Motion] = []
        if seat >= 0:
            counts = [_Counting(board, seat, float(scores(after)[seat]), 250.0)]
        return Chain((Wait(LOOK), Call(launch), Together(flights, FLIGHT_STAGGER), Call(arrive), Together(counts)))

    def _note(self, event: Event) -> None:
        pair = pair_of(event)
        if pair is not None:
            self._board.last = (pair, *self._board.last)[:KEPT]

    def _noter(self, event: Event) -> Callable[[], None]:
        return lambda: self._note(event)

    # ---- the end -------------------------------------------------------------------------------------------------

    def _count(self, after: RemainderState) -> Motion:
        """Return the counting of the piles: every count runs up from nothing, all at the same pace."""
        board, figures = self._board, scores(after)
        most = max(figures) or 1

        def begin() -> None:
            board.select()
            board.counts = [0.0] * len(figures)

        def end() -> None:
            board.counted = True
            self._sound("card_place" if after.remaining else TRIUMPH)

        if after.alone:
            return Call(end)
        length = 0.0 if self.calm else COUNT
        counts = [
            _Counting(board, seat, float(figure), length * figure / most, linear) for seat, figure in enumerate(figures)
        ]
        ticks = Chain(tuple(Chain((self._play("score_tick"), Wait(length / 8))) for _ in range(8)))
        return Chain((Wait(300), Call(begin), Together((*counts, ticks)), Call(end), Wait(500)))

    def _play(self, sound: str) -> Motion:
        return Call(lambda: self._sound(sound))


class _Counting(Motion):
    """Runs one seat's count to a figure."""

    def __init__(
        self, board: Board, seat: Seat, figure: float, duration: float, ease: Callable[[float], float] = in_out_quad
    ) -> None:
        super().__init__()
        self._board, self._seat, self._figure = board, seat, figure
        self._duration, self._ease = duration, ease
        self._start: float | None = None
        self._elapsed = 0.0

    def advance(self, dt: float) -> float:
        """Go on by ``dt`` ms; return the ms not used."""
        if self.done:
            return dt
        counts = self._board.counts
        if self._start is None:
            self._start = counts[self._seat]
        self._elapsed += dt
        if self._elapsed >= self._duration:
            self.finish()
            return self._elapsed - self._duration
        share = self._ease(self._elapsed / self._duration)
        counts[self._seat] = self._start + (self._figure - self._start) * share
        return 0.0

    def finish(self) -> None:
        """Set the count to its figure."""
        if not self.done:
            self.done = True
            self._board.counts[self._seat] = self._figure


def _places_of(state: RemainderState, weighing: Weighing) -> tuple[int, int]:
    return state.places.index(weighing.first), state.places.index(weighing.second)
