"""Events of mental arithmetic become cues: what rolls, is multiplied, slides out, covers, counts up, and sounds.

The board is changed by cues alone, in the order of the events; skipped cues leave it just as played ones do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.match import Move
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.events import Event, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.mental_state import (
    USE,
    CardCovered,
    CardsCollected,
    CardsDealt,
    CardStays,
    MentalState,
    Pass,
    TargetRolled,
    TargetSolved,
    TimeCalled,
    TimeRanOut,
    TimeUp,
    TurnPassed,
)
from quiclo_game.scenes.celebration import TRIUMPH
from quiclo_game.scenes.mental.board import WHOLE_PRODUCT, Best, Board, CoverView
from quiclo_game.scenes.rolling import roll
from quiclo_game.scenes.writing_out import write_out
from quiclo_game.shell.easing import in_out_quad, in_out_sine, out_cubic
from quiclo_game.shell.motion import Call, Chain, Motion, Together, Wait
from quiclo_game.shell.tween import Tween

PRODUCT_STEP, SLIDE = 650.0, 550.0
LOOK = 1000.0
COVER, COVER_STAGGER = 420.0, 140.0
SHAKE = (10.0, -8.0, 5.0, -2.0, 0.0)
SHAKE_MS = 360.0
CALM = 120.0


class MentalPresenter:
    """Makes the cues of one table; ``say`` shows a sentence to everyone, ``sound`` plays a sound by name.

    ``best`` is asked for what would have been possible in a turn that is over, with the state before and the cards
    that were used.
    """

    def __init__(
        self,
        board: Board,
        *,
        names: Callable[[], Sequence[str]],
        say: Callable[[str], None],
        sound: Callable[[str], None],
        words: Callable[[], Language],
        best: Callable[[MentalState, int], Best | None],
    ) -> None:
        """Change ``board`` only through cues; words and names are asked for when they are needed."""
        self._board = board
        self._names = names
        self._say = say
        self._sound = sound
        self._words = words
        self._best = best
        self.calm = False
        """Reduced motion: short fades instead of travel, no shaking."""

    def cues(self, move: Move[MentalState]) -> Iterator[Motion]:
        """Yield the cues of a move, in order; used cards are covered one shortly after the other."""
        covered = [event for event in move.events if isinstance(event, CardCovered)]
        for event in move.events:
            if isinstance(event, CardCovered):
                if event is covered[0]:
                    yield self._cover(covered)
            else:
                yield from self._cues(event, move)

    def shake_line(self) -> Motion:
        """Return the shake of a calculation that is wrong; what was typed stays."""
        if self.calm:
            return Wait(CALM)
        part = SHAKE_MS / len(SHAKE)
        return Chain(tuple(Tween(self._board, "line_shake", x, part, in_out_sine) for x in SHAKE))

    def _cues(self, event: Event, move: Move[MentalState]) -> Iterator[Motion]:
        board, words = self._board, self._words
        match event:
            case StarterDrawn(seat):
                yield Call(lambda: setattr(board, "seat", seat))
            case CardsDealt():
                yield self._deal(move.after)
            case TurnStarted(seat, number):
                yield self._turn_started(seat, number)
            case TargetRolled(_, faces):
                yield roll(board.dice, faces, self._sound, calm=self.calm)
                yield from self._multiply()
            case TargetSolved(_, _, calculation, hand):
                yield from self._show(calculation, hand)
                yield Chain((Call(self._judge), Wait(LOOK)))
            case CardStays(_, _, used):
                told = words()("mental.stays", card=used)
                yield Chain((Call(lambda: self._say(told)), Wait(700)))
            case CardsCollected(seat, count, total):
                yield self._collect(seat, count, total)
            case TurnPassed(seat):
                told = words()("mental.passed", name=self._names()[seat])
                yield Chain((self._play("select"), Call(lambda: self._say(told)), Wait(700)))
            case TimeRanOut(seat):
                told = words()("mental.time_up", name=self._names()[seat])
                yield Chain((self._play("wrong"), Call(lambda: self._say(told)), Wait(900)))
            case TimeCalled():
                told = words()("mental.last_turn")
                yield Chain((self._play("turn"), Call(lambda: self._say(told)), Wait(700)))
            case TurnEnded():
                yield self._look_back(move)
            case _:
                return

    # ---- turn and dice -------------------------------------------------------------------------------------------

    def _deal(self, after: MentalState) -> Motion:
        board = self._board

        def lay() -> None:
            board.piles = [list(piles) for piles in after.piles]
            board.left = [after.left(continent) for continent in Continent]
            board.counts = [float(count) for count in after.collected]
            board.clear_line()

        return Chain((self._play("card_deal"), Call(lay), Wait(300)))

    def _turn_started(self, seat: int, number: int) -> Motion:
        board = self._board

        def begin() -> None:
            board.seat, board.round = seat, number
            board.stage, board.slide = 0, 0.0
            for die in board.dice:
                die.shown = False
            board.clear_line()

        return Chain((Call(begin), self._play("turn"), Wait(300)))

    def _multiply(self) -> Iterator[Motion]:
        """Yield the product growing die by die, then as a whole; its last two digits slide into the target."""
        board = self._board
        for stage in range(1, WHOLE_PRODUCT + 1):
            yield Chain((Call(self._stage(stage)), self._play("select"), Wait(PRODUCT_STEP)))
        slide = Tween(board, "slide", 1.0, CALM if self.calm else SLIDE, out_cubic)
        yield Chain((slide, self._play("reveal"), Wait(200)))

    def _stage(self, stage: int) -> Callable[[], None]:
        return lambda: setattr(self._board, "stage", stage)

    # ---- calculations and what they bring ------------------------------------------------------------------------

    def _show(self, calculation: str, hand: tuple[int, ...]) -> Iterator[Motion]:
        """Yield the calculation growing token by token, unless it stands in the line already."""
        board = self._board
        whole = Calculation.decode(calculation)
        if board.line == whole:
            return

        def begin() -> None:
            board.clear_line()
            board.hand = hand

        yield from write_out(board, whole, begin, 200, self._sound)

    def _judge(self) -> None:
        self._board.verdict = "right"
        self._board.hinted = ()
        self._sound(TRIUMPH if self._board.line.count == USE.stop - 1 else "valid")

    def _cover(self, covered: Sequence[CardCovered]) -> Motion:
        board = self._board
        flights = []
        for event in covered:
            view = CoverView(event.place, event.card)

            def launch(view: CoverView = view, event: CardCovered = event) -> None:
                board.covers.append(view)
                board.left[continent_of(event.card) - 1] = event.left

            def land(view: CoverView = view, event: CardCovered = event) -> None:
                board.covers.remove(view)
                piles = board.piles[event.seat]
                piles[event.place] = (*piles[event.place], event.card)
                self._sound("card_place")

            flight = Tween(view, "progress", 1.0, 0.0 if self.calm else COVER, in_out_quad)
            flights.append(Chain((Call(launch), flight, Call(land))))
        return Chain((self._play("card_deal"), Together(flights, 0.0 if self.calm else COVER_STAGGER)))

    def _collect(self, seat: int, count: int, total: int) -> Motion:
        board = self._board

        def step(figure: int) -> Callable[[], None]:
            def show() -> None:
                board.gain = count
                board.counts[seat] = float(figure)
                self._sound("score_tick")

            return show

        steps = [Chain((Call(step(figure)), Wait(160))) for figure in range(total - count + 1, total + 1)]
        return Chain((*steps, Wait(350)))

    def _look_back(self, move: Move[MentalState]) -> Motion:
        solved = next((event for event in move.events if isinstance(event, TargetSolved)), None)
        used = Calculation.decode(solved.calculation).count if solved is not None else 0
        told = solved is not None or isinstance(move.action, Pass | TimeUp)

        def look_back() -> None:
            if told:
                self._board.best = self._best(move.before, used)

        return Chain((Call(look_back), Wait(350)))

    def _play(self, sound: str) -> Motion:
        return Call(lambda: self._sound(sound))
