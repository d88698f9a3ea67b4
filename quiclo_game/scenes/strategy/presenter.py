"""Events of strategy become cues: what turns up, rolls, flies, crosses over, lights up, counts up, and sounds.

The board is changed by cues alone, in the order of the events; skipped cues leave it just as played ones do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quiclo_game.play.match import Move
from quiclo_game.play.strategy_narration import narrate_strategy
from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.events import Event, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.strategy_events import (
    CardsDealt,
    CardsReturned,
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
from quiclo_game.scenes.celebration import TRIUMPH
from quiclo_game.scenes.strategy.board import FinalView, FlightView, TargetView
from quiclo_game.scenes.strategy.staging import DEAD, FLIGHT, TARGET, Staging
from quiclo_game.shell.easing import in_out_sine, linear, out_cubic
from quiclo_game.shell.motion import Call, Chain, Motion, Together, Wait
from quiclo_game.shell.tween import Tween

DEAL, DEAL_STAGGER, DRAW, FLIP = 320.0, 55.0, 480.0, 280.0
GIVE_STAGGER = 160.0
CROSSING, FINAL_CARD, SUM = 850.0, 520.0, 500.0


class StrategyPresenter(Staging):
    """Makes the cues of one table."""

    def cues(self, move: Move[StrategyState]) -> Iterator[Motion]:
        """Yield the cues of a move, in order."""
        for event in move.events:
            yield from self._turn_cues(event, move)
            yield from self._swap_cues(event, move)
            yield from self._final_cues(event, move)
        yield Call(lambda: setattr(self._board, "step", move.after.step))

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
            case CardsReturned(seat, cards):
                yield self._give_back(seat, cards, after)
            case LimitReached() | TimeRanOut() | TimeCalled() | RelationRefused():
                yield Chain((self._play("turn"), self._tell(event), Wait(900)))
            case CombinationLaid(_, laid):
                show = Call(lambda: setattr(board, "laid", laid))
                yield Chain((self._play(TRIUMPH), show, self._tell(event), Wait(3200)))
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

    def _give_back(self, seat: int, cards: Sequence[int], after: StrategyState) -> Motion:
        """Return the way of a seat's open cards back under their stacks."""
        board = self._board
        ways = []
        for card in cards:
            stack = continent_of(card)

            def land(card: int = card, stack: Continent = stack) -> None:
                board.hands[seat] = board.hands[seat].without((card,))
                board.left[stack - 1] += 1
                self._sound("card_place")

            ways.append(Chain((self._flight(FlightView(card, ("seat", seat), ("stack", stack)), FLIGHT), Call(land))))
        given = Together(ways, 0.0 if self.calm else GIVE_STAGGER)
        return Chain((self._play("card_deal"), given, Call(lambda: board.take(after)), Wait(200)))

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
