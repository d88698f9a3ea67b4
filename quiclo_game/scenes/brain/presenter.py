"""Events of brain training become cues: what rolls, flies, turns over, counts up, and sounds.

The board is changed by cues alone, in the order of the events; skipped cues leave it just as played ones do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.match import Move
from quiclo_game.play.narration import write_result
from quiclo_game.play.players import Player
from quiclo_game.rules.brain_arithmetic import best_calculation
from quiclo_game.rules.brain_scoring import scores
from quiclo_game.rules.brain_state import (
    BrainState,
    CardNotKept,
    CardWon,
    ContinentsRolled,
    NothingSelected,
    NumbersRolled,
    PointsScored,
    Status,
    TargetMissed,
    TargetRevealed,
    TargetScored,
    TargetsDrawn,
    TargetSolved,
    TargetUnreachable,
    TimeRanOut,
    TurnPassed,
)
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.dice import NUMBER_DICE
from quiclo_game.rules.events import Event, StacksShuffled, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.scenes.brain.board import Board, CardView, FlightView
from quiclo_game.scenes.brain.circuit import GOAL
from quiclo_game.scenes.brain.last_move import after as last_after
from quiclo_game.scenes.celebration import TRIUMPH
from quiclo_game.scenes.rolling import roll
from quiclo_game.scenes.writing_out import write_out
from quiclo_game.shell.easing import in_out_quad, in_out_sine, linear, out_cubic
from quiclo_game.shell.motion import Call, Chain, Motion, Together, Wait
from quiclo_game.shell.tween import Tween

DEAL, DEAL_STAGGER, FLIP = 420.0, 160.0, 260.0
LOOK, FLIGHT = 900.0, 550.0
HOP, MOST_HOPS = 110.0, 660.0
SHAKE = (10.0, -8.0, 5.0, -2.0, 0.0)
SHAKE_MS = 360.0
FADE, CALM = 200.0, 120.0


class BrainPresenter:
    """Makes the cues of one table; ``say`` shows a sentence to everyone, ``sound`` plays a sound by name."""

    def __init__(
        self,
        board: Board,
        players: Sequence[Player],
        *,
        race: bool,
        say: Callable[[str], None],
        sound: Callable[[str], None],
        words: Callable[[], Language],
    ) -> None:
        """Change ``board`` only through cues; words are asked for when they are needed."""
        self._board = board
        self._players = players
        self._race = race
        self._say = say
        self._sound = sound
        self._words = words
        self.calm = False
        """Reduced motion: short fades instead of travel, no shaking."""

    def cues(self, move: Move[BrainState]) -> Iterator[Motion]:
        """Yield the cues of a move, in order."""
        for event in move.events:
            yield from self._cues(event, move)

    def shake_line(self) -> Motion:
        """Return the shake of a calculation that is wrong; what was typed stays."""
        return self._shaking(self._board, "line_shake")

    def _cues(self, event: Event, move: Move[BrainState]) -> Iterator[Motion]:
        board, after = self._board, move.after
        match event:
            case StarterDrawn(seat):
                yield Call(lambda: setattr(board, "seat", seat))
            case StacksShuffled():
                yield Chain((self._play("card_deal"), Wait(200)))
            case TurnStarted(seat, number):
                yield self._turn_started(seat, number)
            case ContinentsRolled(_, faces, continents):
                yield roll(board.chooser, faces, self._sound, calm=self.calm)
                yield Chain((Call(lambda: setattr(board, "continents", tuple(map(int, continents)))), Wait(350)))
            case NothingSelected():
                yield Chain((Call(lambda: self._say(self._words()("table.nothing_selected"))), Wait(900)))
            case TargetsDrawn(cards):
                yield self._deal(cards, after)
            case NumbersRolled(_, faces):
                yield roll(board.numbers, faces, self._sound, calm=self.calm)
                yield Chain((Call(lambda: self._open_targets(after)), Wait(150)))
            case TargetUnreachable(card):
                yield self._unreachable(card)
            case TurnPassed():
                yield Chain((Call(lambda: self._say(self._words()("log.turn_passed", name=self._name()))), Wait(900)))
            case TimeRanOut(seat):
                told = self._words()("log.time_up", name=self._players[seat].name)
                yield Chain((self._play("wrong"), Call(lambda: self._say(told)), Wait(900)))
            case TurnEnded():
                yield Wait(250)
            case _:
                yield from self._result_cues(event, move)

    def _result_cues(self, event: Event, move: Move[BrainState]) -> Iterator[Motion]:
        match event:
            case TargetSolved(_, card, calculation):
                yield from self._show_calculation(card, calculation)
                yield self._verdict(event, card, Status.SOLVED, calculation, move.before.roll)
            case TargetScored(_, card):
                calculation = best_calculation(move.before, card)
                yield from self._show_calculation(card, calculation)
                yield self._verdict(event, card, Status.SOLVED, calculation, move.before.roll)
            case TargetRevealed(seat, card, calculation):
                self._board.clear_line()
                yield self._play("reveal")
                yield from self._show_calculation(card, calculation)
                late = self._players[seat].name if TimeRanOut(seat) in move.events else ""
                yield self._verdict(event, card, Status.REVEALED, calculation, move.before.roll, late)
            case TargetMissed(_, card, _, calculation):
                yield Chain((self._play("wrong"), self.shake_line()))
                yield Call(self._board.clear_line)
                yield from self._show_calculation(card, calculation)
                yield self._verdict(event, card, Status.MISSED, calculation, move.before.roll)
            case PointsScored(seat, points, total):
                yield self._points(event, seat, points, total, self._solved_card(move))
            case CardWon(seat, card, _):
                yield self._card_won(event, seat, card, move.after)
            case CardNotKept(seat, card):
                name = self._players[seat].name
                yield Chain(
                    (Call(lambda: self._say(self._words()("log.card_not_kept", name=name, card=card))), Wait(700))
                )
            case _:
                return

    # ---- turn and dice -------------------------------------------------------------------------------------------

    def _turn_started(self, seat: int, number: int) -> Motion:
        board = self._board

        def begin() -> None:
            board.cards = []
            board.continents = ()
            board.selected = 0
            board.clear_line()
            board.seat, board.round = seat, number
            for die in (*board.chooser, *board.numbers):
                die.shown = False

        fades = [Tween(view, "alpha", 0.0, FADE) for view in board.cards]
        return Chain((Together(fades), Call(begin), self._play("turn"), Wait(300)))

    def _deal(self, cards: Sequence[int], after: BrainState) -> Motion:
        board = self._board
        views = [CardView(card, alpha=0.0) if self.calm else CardView(card, travel=0.0, flip=0.0) for card in cards]

        def lay() -> None:
            board.cards = views
            board.left = tuple(24 - gone for gone in after.drawn)

        deals = [Chain((self._play("card_deal"), *self._arrival(view))) for view in views]
        return Chain((Call(lay), Together(deals, DEAL_STAGGER), Wait(150)))

    def _arrival(self, view: CardView) -> tuple[Motion, ...]:
        if self.calm:
            return (Tween(view, "alpha", 1.0, CALM),)
        travel = Tween(view, "travel", 1.0, DEAL, out_cubic)
        return (travel, self._play("card_flip"), Tween(view, "flip", 1.0, FLIP, in_out_sine))

    def _open_targets(self, after: BrainState) -> None:
        for target in after.targets:
            view = self._board.card(target.card)
            if view is not None and target.status is not Status.UNREACHABLE:
                view.status = target.status

    def _unreachable(self, card: int) -> Motion:
        view = self._board.card(card)

        def mark() -> None:
            found = self._board.card(card)
            if found is not None:
                found.status = Status.UNREACHABLE

        shake = self._shaking(view, "shake") if view is not None else Wait(0)
        return Chain((self._play("hint"), shake, Call(mark), Wait(250)))

    # ---- calculations and what they bring ------------------------------------------------------------------------

    def _show_calculation(self, card: int, calculation: str) -> Iterator[Motion]:
        """Yield the calculation growing token by token, unless it stands in the line already."""
        board = self._board
        whole = Calculation.decode(calculation)
        if board.line == whole and board.selected == card:
            return

        def choose() -> None:
            board.clear_line()
            board.selected = card

        yield from write_out(board, whole, choose, 300, self._sound)

    def _verdict(
        self, event: Event, card: int, status: Status, calculation: str, roll: tuple[int, ...], late: str = ""
    ) -> Motion:
        """Return how a target is closed; where its time was up, who was ``late`` is named again."""
        board = self._board

        def judge() -> None:
            view = board.card(card)
            if view is not None:
                view.status = status
            board.result = card
            board.verdict = "right" if status is Status.SOLVED else ""
            board.last = last_after(board.last, event)
            best = TRIUMPH if Calculation.decode(calculation).count == NUMBER_DICE else "valid"
            self._sound(best if status is Status.SOLVED else "select")

        def put_away() -> None:
            if status in (Status.REVEALED, Status.MISSED):
                # What was shown can be read at leisure, until somebody does something else.
                shown = write_result(calculation, roll)
                key = "table.late_solution" if late else "table.hint_solution"
                self._say(self._words()(key, name=late, card=card, calculation=shown))
            board.clear_line()
            board.selected = 0

        return Chain((Call(judge), Wait(LOOK), Call(put_away)))

    def _points(self, event: Event, seat: int, points: int, total: int, card: int) -> Motion:
        board, pawn = self._board, self._board.pawns[seat]
        flight = FlightView(points, card, seat)

        def launch() -> None:
            view = board.card(card)
            if view is not None:
                view.gain = points
            board.last = last_after(board.last, event)
            board.flights.append(flight)
            self._sound("score_tick")

        fields = range(max(0, min(total, GOAL) - points) + 1, min(total, GOAL) + 1)
        hop = 0.0 if self.calm else min(HOP, MOST_HOPS / max(1, len(fields)))
        walk = Chain([Chain((self._play("pawn_hop"), Tween(pawn, "position", float(at), hop))) for at in fields])
        count = Tween(pawn, "points", float(total), max(250.0, hop * len(fields)), linear)
        return Chain(
            (
                Call(launch),
                Tween(flight, "progress", 1.0, 0.0 if self.calm else FLIGHT, in_out_quad),
                Call(lambda: board.flights.remove(flight)),
                Together((walk, count)),
                Wait(150),
            )
        )

    def _card_won(self, event: Event, seat: int, card: int, after: BrainState) -> Motion:
        board = self._board

        def launch() -> None:
            view = board.card(card)
            if view is not None:
                view.won_by = seat
            board.last = last_after(board.last, event)

        def arrive() -> None:
            board.won = list(after.won)
            self._sound("card_place")

        view = board.card(card)
        flight = Tween(view, "flight", 1.0, 0.0 if self.calm else FLIGHT, in_out_quad) if view else Wait(0)
        count = Tween(board.pawns[seat], "points", float(scores(after)[seat]), 300.0, linear)
        return Chain((Call(launch), flight, Call(arrive), count, Wait(150)))

    def _solved_card(self, move: Move[BrainState]) -> int:
        return next((event.card for event in move.events if isinstance(event, TargetSolved | TargetScored)), 0)

    # ---- small things --------------------------------------------------------------------------------------------

    def _name(self) -> str:
        return self._players[self._board.seat].name

    def _play(self, sound: str) -> Motion:
        return Call(lambda: self._sound(sound))

    def _shaking(self, target: object, attribute: str) -> Motion:
        if self.calm:
            return Wait(CALM)
        part = SHAKE_MS / len(SHAKE)
        return Chain(tuple(Tween(target, attribute, x, part, in_out_sine) for x in SHAKE))
