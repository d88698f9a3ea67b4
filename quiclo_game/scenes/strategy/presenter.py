"""Events of strategy become cues: what turns up, rolls, flies, crosses over, lights up, counts up, and sounds.

The board is changed by cues alone, in the order of the events; skipped cues leave it just as played ones do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.match import Move
from quiclo_game.play.strategy_narration import narrate_strategy
from quiclo_game.rules.calculation import Calculation, Token
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.events import Event, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.strategy_events import (
    CardsDealt,
    CardsShown,
    CardsSwapped,
    CombinationLaid,
    FinalDecided,
    FinalLost,
    FinalRolled,
    FinalScored,
    FinalScoringBegun,
    FinalSolved,
    LimitReached,
    NumbersRolled,
    RelationExplained,
    RelationRefused,
    SixChosen,
    SwapChosen,
    SwapFailed,
    SwapUnreachable,
    TargetDrawn,
    TargetLost,
    TargetUnreachable,
    TargetWon,
    TimeCalled,
    TimeRanOut,
    VoteCast,
)
from quiclo_game.rules.strategy_state import Status, StrategyState
from quiclo_game.rules.writing import Notation
from quiclo_game.scenes.brain.board import DieView
from quiclo_game.scenes.strategy.board import Board, FinalView, FlightView, Spot, TargetView
from quiclo_game.shell.easing import in_out_cubic, in_out_quad, in_out_sine, linear, out_cubic
from quiclo_game.shell.motion import Call, Chain, Motion, Together, Wait
from quiclo_game.shell.tween import Tween

DEAL, DEAL_STAGGER, DRAW, FLIP = 320.0, 55.0, 480.0, 280.0
ROLL, ROLL_STAGGER, PULSE = 1200.0, 60.0, 120.0
TOKEN, LOOK, FLIGHT, CROSSING = 430.0, 900.0, 520.0, 850.0
FINAL_CARD, SUM = 520.0, 500.0
SHAKE = (10.0, -8.0, 5.0, -2.0, 0.0)
SHAKE_MS = 360.0
CALM = 120.0
TARGET: Spot = ("target", 0)
DEAD: Spot = ("dead", 0)


class StrategyPresenter:
    """Makes the cues of one table; ``say`` shows a sentence to everyone, ``sound`` plays a sound by name."""

    def __init__(
        self,
        board: Board,
        *,
        names: Callable[[], Sequence[str]],
        say: Callable[[str], None],
        sound: Callable[[str], None],
        words: Callable[[], Language],
    ) -> None:
        """Change ``board`` only through cues; words and names are asked for when they are needed."""
        self._board = board
        self._names = names
        self._say = say
        self._sound = sound
        self._words = words
        self._finals: list[FinalView] = []
        self.calm = False
        """Reduced motion: short fades instead of travel, no shaking."""

    def cues(self, move: Move[StrategyState]) -> Iterator[Motion]:
        """Yield the cues of a move, in order."""
        for event in move.events:
            yield from self._turn_cues(event, move)
            yield from self._swap_cues(event, move)
            yield from self._final_cues(event, move)
        yield Call(lambda: setattr(self._board, "step", move.after.step))

    def shake_line(self) -> Motion:
        """Return the shake of a calculation that is wrong; what was typed stays."""
        return self._shaking(self._board, "line_shake")

    # ---- a turn --------------------------------------------------------------------------------------------------

    def _turn_cues(self, event: Event, move: Move[StrategyState]) -> Iterator[Motion]:
        board, after = self._board, move.after
        match event:
            case StarterDrawn(seat):
                yield Call(lambda: setattr(board, "seat", seat))
            case CardsDealt(each):
                yield self._deal(each, after)
            case CardsShown(seat):
                yield Chain((self._play("card_flip"), Call(lambda: self._open(seat, after)), Wait(450)))
            case TurnStarted(seat, number):
                yield self._turn_started(seat, number, after)
            case TargetDrawn(_, continent, card, left):
                yield self._draw(continent, card, left)
            case NumbersRolled(_, _, faces):
                yield self._roll(faces)
            case TargetUnreachable(_, card):
                yield self._failed(event, "unreachable")
                yield self._leave(card, DEAD, after)
            case TargetWon(seat, card, calculation, _, _, hidden):
                yield from self._show(card, calculation)
                yield self._solved()
                yield self._leave(card, ("seat", seat), after, back=hidden)
            case TargetLost(_, card, calculation):
                yield from self._lost(event, card, calculation)
                yield self._leave(card, DEAD, after)
            case LimitReached() | TimeRanOut() | TimeCalled() | RelationRefused():
                yield Chain((self._play("turn"), self._tell(event), Wait(900)))
            case CombinationLaid(_, laid):
                show = Call(lambda: setattr(board, "laid", laid))
                yield Chain((self._play("win"), show, self._tell(event), Wait(3200)))
            case RelationExplained() | VoteCast():
                yield Chain((self._play("select"), Call(lambda: board.take(after)), self._tell(event), Wait(700)))
            case TurnEnded():
                yield Wait(250)
            case _:
                return

    def _deal(self, each: int, after: StrategyState) -> Motion:
        board = self._board
        seats = range(len(after.hands))
        flights = [
            self._flight(FlightView(0, ("stack", stack), ("seat", seat)), DEAL) for stack in range(1, each + 1)
            for seat in seats
        ]  # fmt: skip
        dealt = Together(flights, 0.0 if self.calm else DEAL_STAGGER)
        return Chain((self._play("card_deal"), dealt, Call(lambda: board.take(after)), Wait(200)))

    def _open(self, seat: int, after: StrategyState) -> None:
        self._board.hands[seat] = after.hands[seat]

    def _turn_started(self, seat: int, number: int, after: StrategyState) -> Motion:
        board = self._board

        def begin() -> None:
            board.take(after)
            board.seat, board.round = seat, number
            self._clear_stage()

        return Chain((Call(begin), self._play("turn"), Wait(300)))

    def _clear_stage(self) -> None:
        board = self._board
        board.target, board.selected = None, 0
        board.hinted_cards = ()
        board.clear_line()
        for die in board.numbers:
            die.shown = False

    def _draw(self, continent: Continent, card: int, left: int) -> Motion:
        board = self._board
        view = TargetView(card) if self.calm else TargetView(card, travel=0.0, flip=0.0)

        def turn_up() -> None:
            self._clear_stage()
            board.target = view
            board.left[continent - 1] = left

        def choose() -> None:
            board.selected = card

        travel = () if self.calm else (Tween(view, "travel", 1.0, DRAW, out_cubic),)
        flip = () if self.calm else (Tween(view, "flip", 1.0, FLIP, in_out_sine),)
        return Chain(
            (Call(turn_up), self._play("card_deal"), *travel, self._play("card_flip"), *flip, Call(choose), Wait(250))
        )

    def _roll(self, faces: Sequence[int]) -> Motion:
        rolls = []
        for die, face in zip(self._board.numbers, faces, strict=True):
            swell = (Tween(die, "pulse", 1.0, PULSE / 2, in_out_sine), Tween(die, "pulse", 0.0, PULSE / 2, in_out_sine))
            roll = (Wait(CALM),) if self.calm else (Tween(die, "roll", 1.0, ROLL, linear), *swell)
            rolls.append(Chain((Call(self._thrower(die, face)), *roll)))
        return Chain((self._play("dice_roll_six"), Together(rolls, 0.0 if self.calm else ROLL_STAGGER), Wait(150)))

    def _thrower(self, die: DieView, face: int) -> Callable[[], None]:
        def throw() -> None:
            die.face, die.shown, die.roll, die.pulse = face, True, 1.0 if self.calm else 0.0, 0.0

        return throw

    # ---- calculations --------------------------------------------------------------------------------------------

    def _show(self, card: int, calculation: str) -> Iterator[Motion]:
        """Yield the calculation growing token by token, unless it stands in the line already."""
        board = self._board
        whole = Calculation.decode(calculation)
        if board.line == whole and board.selected == card:
            return

        def begin() -> None:
            board.clear_line()
            board.selected = card

        yield Chain((Call(begin), Wait(250)))
        for token in whole.tokens:
            yield Chain((Call(self._writer(token)), Wait(TOKEN)))

    def _writer(self, token: Token) -> Callable[[], None]:
        def write() -> None:
            self._board.line = self._board.line.with_token(token)
            self._sound("select")

        return write

    def _solved(self) -> Motion:
        board = self._board

        def judge() -> None:
            board.verdict, board.result, board.hinted = "right", board.selected, ()
            if board.target is not None:
                board.target.fate = "won"
            self._sound("valid")

        return Chain((Call(judge), Wait(LOOK)))

    def _lost(self, event: Event, card: int, calculation: str) -> Iterator[Motion]:
        yield self._failed(event, "lost")
        if calculation:
            yield Call(self._board.clear_line)
            yield from self._show(card, calculation)
            yield Chain((Call(lambda: setattr(self._board, "result", card)), Wait(LOOK)))

    def _failed(self, event: Event, fate: str) -> Motion:
        board = self._board

        def mark() -> None:
            if board.target is not None:
                board.target.fate = fate

        shake = self._shaking(board.target, "shake") if board.target is not None else Wait(0)
        return Chain((self._play("wrong"), Call(mark), self._tell(event), shake, Wait(500)))

    def _leave(self, card: int, end: Spot, after: StrategyState, *, back: bool = False) -> Motion:
        """Return the target's way to a seat or to the dead row."""
        board = self._board
        flight = FlightView(0 if back else card, TARGET, end)

        def launch() -> None:
            board.target, board.selected = None, 0

        def land() -> None:
            board.take(after)
            board.clear_line()
            self._sound("card_place")

        return Chain((Call(launch), self._flight(flight, FLIGHT), Call(land), Wait(200)))

    # ---- a swap --------------------------------------------------------------------------------------------------

    def _swap_cues(self, event: Event, move: Move[StrategyState]) -> Iterator[Motion]:
        board, after = self._board, move.after
        match event:
            case SwapChosen(_, other, _, taken):
                view = TargetView(taken, owner=other)

                def come() -> None:
                    board.target, board.selected = view, taken

                flight = self._flight(FlightView(taken, ("seat", other), TARGET), FLIGHT)
                yield Chain((Call(self._clear_stage), self._play("reveal"), self._tell(event), flight, Call(come)))
                yield Wait(250)
            case CardsSwapped(seat, other, given, taken, calculation):
                yield from self._show(taken, calculation)
                yield self._solved()
                yield self._cross(seat, other, given, taken, after)
            case SwapUnreachable(_, other, card):
                yield self._failed(event, "unreachable")
                yield self._leave(card, ("seat", other), after)
            case SwapFailed(_, other, card, calculation):
                yield from self._lost(event, card, calculation)
                yield self._leave(card, ("seat", other), after)
            case _:
                return

    def _cross(self, seat: int, other: int, given: int, taken: int, after: StrategyState) -> Motion:
        board = self._board

        def launch() -> None:
            board.target, board.selected = None, 0
            board.take(after)

        def land() -> None:
            board.clear_line()
            self._sound("card_place")

        flights = (
            self._flight(FlightView(taken, TARGET, ("seat", seat)), CROSSING),
            self._flight(FlightView(given, ("seat", seat), ("seat", other)), CROSSING),
        )
        return Chain((self._play("card_flip"), Call(launch), Together(flights), Call(land), Wait(300)))

    # ---- the end -------------------------------------------------------------------------------------------------

    def _final_cues(self, event: Event, move: Move[StrategyState]) -> Iterator[Motion]:
        board, after = self._board, move.after
        match event:
            case FinalScoringBegun():
                yield Chain((Call(self._clear_stage), Call(lambda: board.take(after)), self._tell(event), Wait(1500)))
            case SixChosen(seat):
                said = self._words()("strategy_table.has_chosen", name=self._names()[seat])
                yield Chain((self._play("card_place"), Call(lambda: self._say(said)), Wait(450)))
            case FinalRolled(_, faces, choices):
                yield from self._final_roll(faces, choices, after)
            case FinalSolved(_, card, calculation):
                yield from self._show(card, calculation)
                yield self._solved()
                yield Call(self._board.clear_line)
            case FinalLost(_, card, calculation):
                yield from self._lost(event, card, calculation)
                yield Call(self._board.clear_line)
            case FinalScored(seat, _, _, total):
                yield from self._score(seat, total, after)
            case FinalDecided(_, winners):
                told = narrate_strategy(event, self._names(), self._words(), Notation.CROSS) or ""

                def decide() -> None:
                    board.decision, board.winners = told, winners

                yield Chain((Call(decide), self._play("win"), Wait(2600)))
            case _:
                return

    def _final_roll(
        self, faces: Sequence[int], choices: Sequence[tuple[int, ...]], after: StrategyState
    ) -> Iterator[Motion]:
        board = self._board
        people = after.settings["final"] == "people"

        self._finals = [FinalView(six) for six in choices]
        views = self._finals

        def open_all() -> None:
            board.final = list(views)
            board.final_open = not people

        yield Chain((Call(open_all), Wait(500)))
        yield self._roll(faces)

    def _score(self, seat: int, total: int, after: StrategyState) -> Iterator[Motion]:
        """Yield the six cards of a seat lighting up one after the other, then their sum counting up."""
        board = self._board
        view = (self._finals or board.final)[seat]

        def begin() -> None:
            board.final_open = True
            board.final[seat] = view
            board.judge_final(after, seat)
            view.shown, view.total, view.scored = 0, 0.0, False

        yield Chain((Call(begin), Wait(250)))
        for place in range(len(after.choices[seat])):
            yield Chain((Call(self._revealer(view, place)), Wait(FINAL_CARD)))
        count = Tween(view, "total", float(total), SUM, linear)
        scored = Call(lambda: setattr(view, "scored", True))
        yield Chain((self._play("score_tick"), count, scored, Wait(200)))

    def _revealer(self, view: FinalView, place: int) -> Callable[[], None]:
        def reveal() -> None:
            view.shown = place + 1
            self._sound("valid" if view.fates[place] is Status.SOLVED else "wrong")

        return reveal

    # ---- small things --------------------------------------------------------------------------------------------

    def _flight(self, view: FlightView, ms: float) -> Motion:
        flights = self._board.flights
        easing = in_out_cubic if ms > FLIGHT else in_out_quad
        travel = Tween(view, "progress", 1.0, 0.0 if self.calm else ms, easing)
        return Chain((Call(lambda: flights.append(view)), travel, Call(lambda: flights.remove(view))))

    def _tell(self, event: Event) -> Motion:
        told = narrate_strategy(event, self._names(), self._words(), Notation.CROSS)
        return Call(lambda: self._say(told or ""))

    def _play(self, sound: str) -> Motion:
        return Call(lambda: self._sound(sound))

    def _shaking(self, target: object, attribute: str) -> Motion:
        if self.calm:
            return Wait(CALM)
        part = SHAKE_MS / len(SHAKE)
        return Chain(tuple(Tween(target, attribute, x, part, in_out_sine) for x in SHAKE))
