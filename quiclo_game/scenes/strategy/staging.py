"""What the cues of strategy are made of: rolls, calculations that grow, flights, shakes, sentences, sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.strategy_narration import narrate_strategy
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.events import Event
from quiclo_game.rules.strategy_state import StrategyState
from quiclo_game.rules.writing import Notation
from quiclo_game.scenes.celebration import TRIUMPH
from quiclo_game.scenes.rolling import roll
from quiclo_game.scenes.strategy.board import Board, FinalView, FlightView, Spot
from quiclo_game.scenes.writing_out import write_out
from quiclo_game.shell.easing import in_out_cubic, in_out_quad, in_out_sine
from quiclo_game.shell.motion import Call, Chain, Motion, Wait
from quiclo_game.shell.tween import Tween

LOOK, FLIGHT = 900.0, 520.0
SHAKE = (10.0, -8.0, 5.0, -2.0, 0.0)
SHAKE_MS = 360.0
CALM = 120.0
RED = 700.0
"""So many ms more the workshop's sentence is red once it was pointed to."""
TARGET: Spot = ("target", 0)
DEAD: Spot = ("dead", 0)


class Staging:
    """The parts of cues at one table; ``say`` shows a sentence to everyone, ``sound`` plays a sound by name."""

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

    def shake_line(self) -> Motion:
        """Return the shake of a calculation that is wrong; what was typed stays."""
        return self._shaking(self._board, "line_shake")

    def shake_workshop(self) -> Motion:
        """Return the shake of what the workshop says is missing; for a moment it is red, also with less motion."""
        board = self._board

        def redden(wrong: bool) -> Motion:
            return Call(lambda: setattr(board, "workshop_wrong", wrong))

        return Chain((redden(True), self._shaking(board, "workshop_shake"), Wait(RED), redden(False)))

    # ---- stage and dice ------------------------------------------------------------------------------------------

    def _clear_stage(self) -> None:
        board = self._board
        board.target, board.selected = None, 0
        board.hinted_cards = ()
        board.clear_line()
        for die in board.numbers:
            die.shown = False

    def _roll(self, faces: Sequence[int]) -> Motion:
        return Chain((roll(self._board.numbers, faces, self._sound, calm=self.calm), Wait(150)))

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

        yield from write_out(board, whole, begin, 250, self._sound)

    def _solved(self) -> Motion:
        board = self._board

        def judge() -> None:
            board.verdict, board.result, board.hinted = "right", board.selected, ()
            if board.target is not None:
                board.target.fate = "won"
            self._sound(TRIUMPH if board.line.count == len(board.numbers) else "valid")

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
