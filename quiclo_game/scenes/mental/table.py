"""The table of mental arithmetic: what a tap means here, and what is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from quiclo_game.locale.sentences import explain
from quiclo_game.play.bots import Bot
from quiclo_game.play.match import Match, Move
from quiclo_game.play.mental_hints import mental_hint
from quiclo_game.rules.calculation import Operator, Parenthesis
from quiclo_game.rules.mental_solving import most_cards
from quiclo_game.rules.mental_state import CallTime, MentalState, Pass, Roll, Solve, Step, TimeUp
from quiclo_game.rules.mental_tiles import terms_of
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.seats import Dealer, Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.common_keys import press_common
from quiclo_game.scenes.edge_panels import NAME_ROOM, PanelText, room_beside
from quiclo_game.scenes.helping import hint_granted, say_where_solutions_are, values_shown
from quiclo_game.scenes.hint_grades import HintGrades
from quiclo_game.scenes.mental.advice import hint_words
from quiclo_game.scenes.mental.board import Best, Board
from quiclo_game.scenes.mental.cards import panel_cards
from quiclo_game.scenes.mental.desk import Way, WorkDesk
from quiclo_game.scenes.mental.errand import Errand
from quiclo_game.scenes.mental.keys import table_keys
from quiclo_game.scenes.mental.layout import MentalLayout, lay_out
from quiclo_game.scenes.mental.picture import TablePicture, resting_draws
from quiclo_game.scenes.mental.presenter import MentalPresenter
from quiclo_game.scenes.mental.shortcuts import SHORTCUTS, SIGNS
from quiclo_game.scenes.number_typing import NumberTyping
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.playing_clock import PlayingClock
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.turntable import Rim
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.inputs import KeyPress


class MentalTable(TableScene):
    """One game of mental arithmetic on the screen, played by people, by bots, or both."""

    def __init__(
        self,
        services: Services,
        plan: GamePlan,
        match: Match[Any],
        bots: Mapping[int, Bot],
        *,
        on_over: Callable[[GameReport], None],
        demo: bool = False,
    ) -> None:
        """Show the match as it stands; see ``TableScene``."""
        seats = len(plan.players)
        self.board = Board(seats)
        self.layout: MentalLayout = lay_out((1920, 1080), seats=seats)
        self._terms = terms_of(plan.settings)
        self.desk = WorkDesk((), self._terms)
        self.best_wanted = True
        """Whether the table wants to see after each turn what would have been possible."""
        self.clock = PlayingClock(match)
        self.sure = False
        """Whether the pass waits to be confirmed."""
        self._typing = NumberTyping()
        self._grades = HintGrades()
        self._errand: Errand[tuple[int, str]] | None = None
        self._errand_for: tuple[tuple[int, ...], int] | None = None
        self._still: DrawList = ()
        super().__init__(services, plan, match, bots, on_over=on_over, demo=demo)
        self._presenter = MentalPresenter(
            self.board,
            names=lambda: [player.name for player in self.plan.players],
            say=self.say,
            sound=self._sound,
            words=lambda: services.words,
            best=self._best_of,
        )
        self._picture = TablePicture(self)
        self.settle()

    @property
    def state(self) -> MentalState:
        """The state of the match."""
        state: MentalState = self.match.state
        return state

    # ---- what the base asks for ----------------------------------------------------------------------------------

    @property
    def shown_seat(self) -> Seat:
        """The seat whose turn is being shown."""
        return self.board.seat

    def lay_out(self) -> None:
        """Compute the places for the window and the picture of all that rests."""
        self.layout = lay_out(self.size, seats=len(self.plan.players), pad=not self.automatic, around=self.around)
        self._still = tuple(resting_draws(self.layout))

    def present(self, move: Move[Any]) -> None:
        """Queue the cues of a move; once something came of the calculation, the desk is cleared."""
        for cue in self._presenter.cues(move):
            self.queue.add(cue, stops=self.by_bot)
        self.clock.moved(move)
        if not isinstance(move.action, CallTime):
            self._begin_turn()

    def settle(self) -> None:
        """Show the match's state without motion."""
        self.board.settle(self.state, self.board.best)
        self._begin_turn()

    def refreshed(self) -> None:
        """Show the person's calculation in the line, and set the keys anew."""
        if self.size == (0, 0):
            return
        self._presenter.calm = self.services.settings.reduced_motion
        if self.interactive and self.state.step is Step.CALCULATE and not self.board.verdict:
            self.board.hand, self.board.line = self.desk.hand, self.desk.shown
        self.controls.set(table_keys(self))
        self.invalidate()

    def fired(self, key: str) -> None:
        """Carry out what a key of the table means."""
        name, _, value = key.partition(":")
        keep_sure = name == "pass"
        match name:
            case "best":
                self.best_wanted = not self.best_wanted
                self.refreshed()
            case "way":
                self._change_way(value)
            case "main" | "dice":
                self._main()
            case "card":
                self._changed(self.desk.press_card(int(value)))
            case "result":
                self._changed(self.desk.press_result(int(value)))
            case "operator":
                self._changed(self.desk.press_operator(Operator(value)))
            case "parenthesis":
                self._changed(self.desk.press_parenthesis(Parenthesis(value)))
            case "back":
                self._changed(self.desk.back())
            case "clear":
                self._clear()
            case "hint":
                self._hint()
            case "solution":
                say_where_solutions_are(self, self.seat)
            case "pass":
                self._pass()
            case _:
                press_common(self, name)
        if not keep_sure and self.sure:
            self.sure = False
            self.refreshed()

    @property
    def begun(self) -> bool:
        """Whether a calculation has been begun."""
        return self.state.step is Step.CALCULATE and self.desk.begun

    def withdraw(self) -> None:
        """Take the last step or sign of the calculation away."""
        self.fired("back")

    def refused(self, key: str) -> None:
        """Say why a key can do nothing now."""
        super().refused(key)
        if key == "main" and self.interactive and self.state.step is Step.CALCULATE:
            self.say(self.services.words("mental.line_how", target=self.state.target))

    def typed(self, press: KeyPress) -> None:
        """Check by return, take back by backspace, and so on; a number that was begun is taken first."""
        shortcut = SHORTCUTS.get(press.key)
        if shortcut is None or self.automatic:
            return
        if shortcut == "back" and self._typing.pending:
            self._typing.clear()
            return
        self._take_number(self._typing.settle())
        if self.interactive:
            self.fired(shortcut)

    def written(self, text: str) -> None:
        """Take the numbers of cards, operators and parentheses; an equals sign checks the calculation."""
        for sign in text:
            if sign in "0123456789":
                free = [card for place, card in enumerate(self.desk.hand) if self.desk.takes_card(place)]
                free += [tile.value for tile in self.desk.steps.desk.results if self.desk.way is Way.STEPS]
                self._take_number(self._typing.digit(sign, free))
                continue
            if not self.interactive:
                return
            if sign in SIGNS or sign in "()=":
                self._take_number(self._typing.settle())
            if sign in SIGNS:
                self._changed(self.desk.press_operator(SIGNS[sign]))
            elif sign in "()":
                self._changed(self.desk.press_parenthesis(Parenthesis(sign)))
            elif sign == "=":
                self._check()

    def update(self, dt: float) -> None:
        """Advance; a number being typed is taken once no further digit came, an agreed time is called when it is up."""
        if not self.stopped and self.clock.run(dt):
            self.invalidate()
        super().update(dt)
        self._take_number(self._typing.update(dt))
        if self.queue.empty and not self.stopped:
            self._call_time()
            self._think_ahead()

    @property
    def clock_runs(self) -> bool:
        """Whether a person thinks: time is counted from the fall of the dice."""
        return super().clock_runs and self.state.step is Step.CALCULATE

    def time_up(self) -> None:
        """Give the turn away."""
        self.submit(TimeUp())

    # ---- what people do ------------------------------------------------------------------------------------------

    def _begin_turn(self) -> None:
        """Lay an empty desk out for whoever is due."""
        state = self.state
        hand = state.hand(state.turns.seat) if state.piles else ()
        self.desk = WorkDesk(hand, self._terms, self.desk.way)
        self._typing.clear()
        self.sure = False

    def _main(self) -> None:
        if not self.interactive:
            return
        if self.state.step is Step.ROLL:
            self.submit(Roll())
        else:
            self._check()
        self.refreshed()

    def _check(self) -> None:
        if self.state.step is not Step.CALCULATE:
            return
        tried, shown = self.desk.whole, self.desk.shown
        if tried is None:
            self.refused("main")
            return
        self.board.hand, self.board.line = self.desk.hand, tried
        rejection = self.submit(Solve(tried.encode()))
        if rejection is not None:
            self.board.line, self.board.verdict = shown, "wrong"
            self.tweens.add(self._presenter.shake_line())

    def _pass(self) -> None:
        if not self.interactive or self.state.step is not Step.CALCULATE:
            return
        if not self.sure:
            self.sure = True
        else:
            self.submit(Pass())
        self.refreshed()

    def _change_way(self, value: str) -> None:
        way = Way(value) if value else next(other for other in Way if other is not self.desk.way)
        if way is not self.desk.way:
            self.desk = WorkDesk(self.desk.hand, self._terms, way)
            self.board.clear_line()
            self.message = ""
        self.refreshed()

    def _clear(self) -> None:
        if self.interactive and self.desk.begun:
            self.desk = WorkDesk(self.desk.hand, self._terms, self.desk.way)
            self._changed(True)

    def _changed(self, taken: Rejection | bool) -> None:
        """Show what a press on the desk has led to; what is refused is said, and nothing is lost."""
        if not self.interactive or self.state.step is not Step.CALCULATE:
            return
        if isinstance(taken, Rejection):
            told = taken if values_shown(self) else replace(taken, step=None, operand=None)
            self.say(explain(told, self.services.words), "wrong")
            self.services.audio.play("wrong")
        elif taken:
            self.board.verdict = ""
            if self.message_tone == "wrong":
                self.message = ""
            self.refreshed()

    def _take_number(self, number: int | None) -> None:
        if number is None:
            return
        if number in self.desk.hand and self.desk.takes_card(self.desk.hand.index(number)):
            self._changed(self.desk.press_card(self.desk.hand.index(number)))
            return
        values = [tile.value for tile in self.desk.steps.desk.results]
        if self.desk.way is Way.STEPS and number in values:
            self._changed(self.desk.press_result(values.index(number)))

    def _hint(self) -> None:
        if not self.interactive or self.state.step is not Step.CALCULATE:
            return
        turns = self.state.turns
        seat = turns.seat
        if not hint_granted(self, seat, again=self._grades.exhausted(turns.number)):
            return
        hint = mental_hint(self.match.mode.view(self.state, seat), seat, self._grades.advance(turns.number))
        if not hint.count:
            self._grades.exhaust(turns.number)
        self.board.hinted, self.board.verdict = hint.operands, ""
        self.services.audio.play("hint")
        self.say(hint_words(hint, self.desk.hand, self.services.words), "hint")

    def hint_paid(self, move: Move[Any]) -> None:
        """Take from the cards collected what the hint has cost."""
        self.board.counts = [float(count) for count in self.state.collected]

    # ---- time, and what would have been possible -----------------------------------------------------------------

    def _call_time(self) -> None:
        """End the game with this turn once the agreed time is up."""
        state = self.state
        if not self.clock.up or state.time_called or self.match.outcome is not None:
            return
        for actor in self.match.mode.actors(state):
            if not isinstance(actor, Dealer):
                self.match.submit(actor, CallTime())

    def _think_ahead(self) -> None:
        """Begin to work out how many cards the turn could bring, while people still think."""
        state = self.state
        if state.step is not Step.CALCULATE or not self.best_wanted:
            return
        wanted = state.hand(state.turns.seat), state.target
        if self._errand_for != wanted:
            settings = state.settings
            self._errand_for = wanted
            self._errand = Errand(lambda: most_cards(*wanted, settings))

    def _best_of(self, before: MentalState, used: int) -> Best | None:
        """Return what would have been possible in a turn; usually that has long been worked out."""
        if not self.best_wanted:
            return None
        seat = before.turns.seat
        hand = before.hand(seat)
        if self._errand is not None and self._errand_for == (hand, before.target):
            most, calculation = self._errand.take()
        else:
            most, calculation = most_cards(hand, before.target, before.settings)
        return Best(seat, before.target, used, max(most, used), calculation, hand)

    # ---- the edges of a table ------------------------------------------------------------------------------------

    def rim(self, scale: float) -> Rim:
        """Return panels that have room for the open cards of a seat."""
        return Rim(92 * scale, 1100 * scale, 10 * scale, 10 * scale)

    def panel_text(self, seat: Seat, area: Area, scale: float) -> PanelText:
        """Return how many cards a seat has collected, and what it does while it is due."""
        due = seat == self.board.seat
        count = self.board.counts[seat] if self.board.counts else 0
        return PanelText(self._picture.doing() if due else "", f"{count:.0f}", bright=due, room=NAME_ROOM)

    def panel_draws(self, seat: Seat, area: Area, scale: float) -> Iterable[Draw]:
        """Return the open cards of a seat that waits; those of the one that is due lie in the middle."""
        return () if seat == self.board.seat else panel_cards(self.board, seat, room_beside(area, scale), scale)

    # ---- pictures ------------------------------------------------------------------------------------------------

    def resting(self) -> Sequence[Draw]:
        """Return the grounds of the panels."""
        return self._still

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return everything that may change."""
        return tuple(self._picture.draws())
