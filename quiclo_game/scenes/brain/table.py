"""The table of brain training: what a tap means here, and what is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.hints import hint_for
from quiclo_game.play.match import Match, Move
from quiclo_game.rules.brain_arithmetic import allowed_operators
from quiclo_game.rules.brain_state import BrainState, EndTurn, Reveal, Roll, Solve, Step, TimeUp
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.dice import NUMBER_DICE
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.advice import hint_words
from quiclo_game.scenes.brain.board import Board
from quiclo_game.scenes.brain.circuit import GOAL_LENGTH, START_LENGTH, Ground, field_draws, track_around
from quiclo_game.scenes.brain.keys import call_key, open_targets, pad_keys, target_keys, tool_keys
from quiclo_game.scenes.brain.last_move import last_move
from quiclo_game.scenes.brain.layout import DEPTH, MARGIN, BrainLayout, lay_out
from quiclo_game.scenes.brain.pad import Pad
from quiclo_game.scenes.brain.panels import won_draws
from quiclo_game.scenes.brain.picture import TablePicture
from quiclo_game.scenes.brain.presenter import BrainPresenter
from quiclo_game.scenes.common_keys import press_common
from quiclo_game.scenes.edge_panels import PanelText
from quiclo_game.scenes.helping import hint_granted
from quiclo_game.scenes.hint_grades import HintGrades
from quiclo_game.scenes.kept import Kept
from quiclo_game.scenes.number_typing import NumberTyping
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.taking_back import may_take_back
from quiclo_game.scenes.turntable import Rim
from quiclo_game.shell.control import Control
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.inputs import KeyPress

SIGNS = {
    **dict.fromkeys("+", Operator.PLUS),
    **dict.fromkeys("-−", Operator.MINUS),
    **dict.fromkeys("*x×·", Operator.TIMES),
    **dict.fromkeys("/:÷", Operator.OVER),
}
"""What typed signs mean."""
SHORTCUTS = {
    "return": "main",
    "space": "main",
    "backspace": "back",
    "delete": "clear",
    "h": "hint",
    "u": "undo",
    "z": "undo",
    "r": "reveal",
    "n": "next",
}
"""What keys mean that write no sign of a calculation."""


class BrainTable(TableScene):
    """One game of brain training on the screen, played by people, by bots, or by the program alone."""

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
        self.race = plan.settings["variant"] == "race"
        self.board = Board(len(plan.players))
        self.layout: BrainLayout = lay_out((1920, 1080), race=self.race, seats=len(plan.players))
        self._operators = allowed_operators(plan.settings)
        self._pad = Pad(NUMBER_DICE, self._operators)
        self._typing = NumberTyping()
        self._grades = HintGrades()
        self._sure = False
        self._still: DrawList = ()
        self._kept = Kept()
        self.track: Ground = self.layout
        """Where the circuit lies."""
        super().__init__(services, plan, match, bots, on_over=on_over, demo=demo)
        self._presenter = BrainPresenter(
            self.board,
            plan.players,
            race=self.race,
            say=self.say,
            sound=self._sound,
            words=lambda: services.words,
        )
        self._picture = TablePicture(self)
        self.settle()

    @property
    def state(self) -> BrainState:
        """The state of the match."""
        state: BrainState = self.match.state
        return state

    # ---- what the base asks for ----------------------------------------------------------------------------------

    @property
    def shown_seat(self) -> Seat:
        """The seat whose turn is being shown."""
        return self.board.seat

    def lay_out(self) -> None:
        """Compute the places for the window and the picture of all that rests."""
        panels = self.edges.areas() if self.around else None
        self.layout = lay_out(self.size, race=self.race, seats=len(self.plan.players), panels=panels)
        self.track = track_around(self.window) if self.around else self.layout
        self._still = tuple(self._resting())

    def present(self, move: Move[Any]) -> None:
        """Queue the cues of a move; the pad starts anew once something came of the calculation."""
        for cue in self._presenter.cues(move):
            self.queue.add(cue, stops=self.by_bot)
        self._pad = Pad(NUMBER_DICE, self._operators)
        self._typing.clear()
        self._sure = False

    def settle(self) -> None:
        """Show the match's state without motion."""
        self.board.settle(self.state, last_move(self.match.moves), race=self.race)
        self._pad = Pad(NUMBER_DICE, self._operators)

    def taken_back(self, move: Move[Any]) -> None:
        """Go back to the target whose calculation was taken back."""
        if isinstance(move.action, Solve | Reveal):
            self.board.selected = move.action.target

    def refreshed(self) -> None:
        """Choose a target where none is chosen, show the pad's line, and set the keys anew."""
        if self.size == (0, 0):
            return
        self._presenter.calm = self.services.settings.reduced_motion
        if self.interactive and self.state.step is Step.CALCULATE:
            left = open_targets(self.state)
            if self.board.selected not in left:
                self.board.selected = left[0] if left else 0
            self.board.line = self._pad.line
        self.controls.set(self._keys())
        self.invalidate()

    def _keys(self) -> Iterator[Control]:
        words, interactive = self.services.words, self.interactive
        yield from tool_keys(self.layout, may_undo=may_take_back(self))
        if self.automatic:
            if self.invites:
                yield call_key(self.layout, words("table.touch_to_play"), self.services.other("table.touch_to_play"))
            return
        yield from target_keys(self.layout, self.state, interactive=interactive)
        yield from pad_keys(
            self.layout, self.state, self.board, self._pad, words, interactive=interactive, sure=self._sure
        )

    def fired(self, key: str) -> None:
        """Carry out what a key of the table means."""
        name, _, value = key.partition(":")
        keep_sure = name == "reveal"
        match name:
            case "main" | "dice":
                self._main()
            case "target":
                self._choose(int(value))
            case "die":
                self._changed(self._pad.press_die(int(value)))
            case "operator":
                self._changed(self._pad.press_operator(Operator(value)))
            case "back":
                self._changed(self._pad.back())
            case "clear":
                self._changed(self._pad.clear())
            case "hint":
                self._hint()
            case "reveal":
                self._reveal()
            case _:
                press_common(self, name)
        if not keep_sure and self._sure:
            self._sure = False
            self.refreshed()

    @property
    def begun(self) -> bool:
        """Whether a calculation has been begun."""
        return self.state.step is Step.CALCULATE and bool(self._pad.line.tokens)

    def withdraw(self) -> None:
        """Take the last sign of the calculation away."""
        self.fired("back")

    def refused(self, key: str) -> None:
        """Say why a key can do nothing now."""
        super().refused(key)
        if key == "main" and self.interactive and self.state.step is Step.CALCULATE:
            self.say(self.services.words("table.calculate", card=self.board.selected))

    def typed(self, press: KeyPress) -> None:
        """Check by return, take back by backspace, and so on; a number that was begun is taken first."""
        shortcut = SHORTCUTS.get(press.key)
        if shortcut is None:
            return
        if shortcut == "back" and self._typing.pending:
            self._typing.clear()
            return
        self._take_number(self._typing.settle())
        if shortcut == "main":
            self._main()
        elif shortcut == "next":
            self._next_target()
        elif self.interactive:
            self.fired(shortcut)

    def written(self, text: str) -> None:
        """Take the numbers of dice and the signs of a calculation; an equals sign checks it."""
        for sign in text:
            if sign in "0123456789":
                free = [face for place, face in enumerate(self.state.roll) if self._pad.takes_die(place)]
                self._take_number(self._typing.digit(sign, free))
            elif sign in SIGNS and self.interactive:
                self._take_number(self._typing.settle())
                self._changed(self._pad.press_operator(SIGNS[sign]))
            elif sign == "=" and self.interactive:
                self._take_number(self._typing.settle())
                self._check()

    def update(self, dt: float) -> None:
        """Advance; a number being typed is taken once no further digit came."""
        super().update(dt)
        number = self._typing.update(dt)
        if number is not None:
            self._take_number(number)

    @property
    def clock_runs(self) -> bool:
        """Whether a person thinks: time is counted from the fall of the six dice."""
        return super().clock_runs and self.state.step is Step.CALCULATE

    def time_up(self) -> None:
        """End the turn: what is open counts as revealed."""
        self.submit(TimeUp())

    # ---- what people do ------------------------------------------------------------------------------------------

    def _main(self) -> None:
        if not self.interactive:
            return
        if self.state.step is not Step.CALCULATE:
            self.submit(Roll())
        elif not open_targets(self.state):
            self.submit(EndTurn())
        else:
            self._check()
        self.refreshed()

    def _check(self) -> None:
        if not self._pad.complete:
            self.refused("main")
            return
        tried = self._pad.line
        rejection = self.submit(Solve(self.board.selected, tried.encode()))
        if rejection is not None:
            self.board.line, self.board.verdict = tried, "wrong"
            self.tweens.add(self._presenter.shake_line())

    def _choose(self, card: int) -> None:
        if self.interactive and card in open_targets(self.state) and card != self.board.selected:
            self.board.selected = card
            self.board.hinted, self.board.verdict = (), ""
            self._sure = False
            self.message = ""
            self.refreshed()

    def _next_target(self) -> None:
        left = open_targets(self.state)
        if self.interactive and left:
            index = left.index(self.board.selected) + 1 if self.board.selected in left else 0
            self._choose(left[index % len(left)])

    def _changed(self, taken: bool) -> None:
        if taken and self.interactive:
            self.board.verdict, self._sure = "", False
            if self.message_tone == "wrong":
                self.message = ""
            self.refreshed()

    def _take_number(self, number: int | None) -> None:
        if number is not None and self.interactive:
            self._changed(self._pad.press_digits(number, self.state.roll))

    def _reveal(self) -> None:
        if not self.interactive or not self.board.selected:
            return
        if not self._sure:
            self._sure = True
            self.refreshed()
            return
        self._sure = False
        self.submit(Reveal(self.board.selected))
        self.refreshed()

    def _hint(self) -> None:
        if not self.interactive or not self.board.selected:
            return
        target = self.board.selected
        if not hint_granted(self, self.seat, again=self._grades.exhausted(target)):
            return
        view = self.match.mode.view(self.state, self.state.turns.seat)
        hint = hint_for(view, target, self._grades.advance(target))
        self.board.hinted, self.board.verdict = hint.operands, ""
        self.services.audio.play("hint")
        self.say(hint_words(hint, self.state.roll, self.services.words), "hint")

    def hint_paid(self, move: Move[Any]) -> None:
        """Move the pawn back, or take from the sum, what the hint has cost."""
        self.board.count(self.state, race=self.race)

    # ---- the edges of a table ------------------------------------------------------------------------------------

    def rim(self, scale: float) -> Rim:
        """Return slim panels within the circuit, or high ones with what each seat has won."""
        if not self.race:
            return Rim(148 * scale, 640 * scale, 10 * scale, 12 * scale)
        kept = {0: ((START_LENGTH + 14) * scale, 0.0), 90: (0.0, (GOAL_LENGTH + 28) * scale)}
        margin = (MARGIN + DEPTH + 6) * scale
        return Rim(56 * scale, 400 * scale, margin, 6 * scale, frozenset((0, 90)), kept)

    def panel_text(self, seat: Seat, area: Area, scale: float) -> PanelText:
        """Return points or sum of a seat, and what it does while it is due."""
        due = seat == self.board.seat
        note = self._picture.doing() if due else ""
        return PanelText(note, f"{self.board.pawns[seat].points:.0f}", bright=due, head=58.0 if not self.race else 96.0)

    def panel_draws(self, seat: Seat, area: Area, scale: float) -> Iterator[Draw]:
        """Yield the cards that a seat has won, where cards are what counts."""
        if not self.race:
            yield from won_draws(self.beside_keys(seat, area, scale), self.board.won[seat], scale)

    def shared_resting(self) -> DrawList:
        """Return the circuit, which never turns."""
        if not self.race or not self.around:
            return ()
        shown = self.window, self.services.words.language, self.letters
        return self._kept.draws("circuit", shown, lambda: self._circuit(self.track))

    def _circuit(self, ground: Ground) -> DrawList:
        words = self.services.words
        return self.rested_in_size(field_draws(ground, words("table.goal"), words("table.start")))

    def shared_changing(self) -> Iterator[Draw]:
        """Yield the pawns."""
        if self.race:
            yield from self._picture.pawns()

    # ---- pictures ------------------------------------------------------------------------------------------------

    def resting(self) -> Sequence[Draw]:
        """Return circuit and the grounds of the panels."""
        return self._still

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return everything that may change."""
        return tuple(self._picture.draws())

    def _resting(self) -> Iterator[Draw]:
        if self.race and not self.around:
            yield from self._circuit(self.layout)
        yield ground(self.layout.pad, self.layout.scale, 0.94)

    def settings_changed(self) -> None:
        """Take over the settings; the words on what rests may have changed too."""
        super().settings_changed()
        if self.size != (0, 0):
            self._still = tuple(self._resting())
