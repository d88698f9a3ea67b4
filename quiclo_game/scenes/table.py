"""A table at which a match is played: what every mode's table has in common.

Input goes to the match as actions; what happened comes back as cues; bots act once everything has been shown. Taps
and keys skip cues; where the program plays by itself a tap stops it, and another one lets it go on.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from quiclo_game.locale import told_in
from quiclo_game.locale.sentences import explain
from quiclo_game.play.bots import Bot
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.match import Match, Move
from quiclo_game.play.narration import tell
from quiclo_game.play.public_record import public_record
from quiclo_game.play.recording import Recording
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.contract import Action
from quiclo_game.rules.hints import TakeHint
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE, Dealer, Seat
from quiclo_game.scenes.clocked_scene import ClockedScene
from quiclo_game.scenes.director import Director
from quiclo_game.scenes.live_keys import ALWAYS_LIVE, LIVE_KEYS, STEERING
from quiclo_game.scenes.pad_meaning import HOMES, at_table, table_signs
from quiclo_game.scenes.plan import GamePlan, GameReport, recording_of_match, rematch, report_of
from quiclo_game.scenes.real_dice import ask_for_dice
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.standing import standing_of
from quiclo_game.scenes.table_ring import TableRing
from quiclo_game.scenes.taking_back import take_back
from quiclo_game.shell.controls import PRESS_KEYS, Controls
from quiclo_game.shell.cue_queue import CueQueue
from quiclo_game.shell.inputs import ControlPress, Input, KeyPress, PadPress, Phase, Pointer, TextTyped
from quiclo_game.shell.scene import Size
from quiclo_game.shell.tween import TweenGroup

LAST_LOOK = 1600.0
"""So many ms the finished table stays before the results come."""
MESSAGE_MS = 9000.0
"""A message stays at least so long, unless another one takes its place."""
DEMO_THOUGHT = 4000.0
"""So many ms a bot thinks at most where passers-by look on."""


class TableScene(ClockedScene):
    """Base of the tables; a mode adds its layout, its draws, what a tap means, and its cues."""

    def __init__(
        self,
        services: Services,
        plan: GamePlan,
        match: Match[Any],
        bots: Mapping[Seat, Bot],
        *,
        on_over: Callable[[GameReport], None],
        demo: bool = False,
    ) -> None:
        """Show ``match``; ``bots`` play their seats, and ``on_over`` is called once the end has been seen."""
        super().__init__(services, plan, match, Director(match, bots))
        self.demo = demo
        self.invites = demo
        """Whether a key on the table invites to play."""
        self.controls = Controls(homes=HOMES, signs=table_signs(self))
        self.tweens = TweenGroup()
        self.queue = CueQueue(self.tweens.owners)
        self.told_faces: list[int] = []
        """What people have told so far of real dice that they threw."""
        self.message = ""
        self.message_tone = "plain"
        self.stopped = False
        self.duration = 0.0
        self._times = [-1.0] * len(match.moves)
        self._message_left = 0.0
        self._told_seat: Seat | None = None
        self.price_told = 0
        """The number of the turn in which a seat was last asked whether it pays for hints."""
        self.ring = TableRing()
        self._on_over = on_over
        self._ending: float | None = None
        self._swallowed: set[str] = set()
        self._text_swallowed = False
        match.observe(self._moved, self._undone)

    # ---- what a mode adds ----------------------------------------------------------------------------------------

    @abstractmethod
    def present(self, move: Move[Any]) -> None:
        """Put the cues of a move into the queue."""

    @abstractmethod
    def settle(self) -> None:
        """Show the match's state as it is, without motion."""

    def jumped(self) -> None:
        """Be told that a recorded game stands elsewhere now, so that clocks of the table follow its state."""

    @abstractmethod
    def fired(self, key: str) -> None:
        """Carry out what a control means."""

    @abstractmethod
    def typed(self, press: KeyPress) -> None:
        """Carry out what a key means that no control has used; its text, if it has any, comes to ``written``."""

    @abstractmethod
    def written(self, text: str) -> None:
        """Carry out what typed signs mean, on whatever keys they lie in this country."""

    # ---- the match -----------------------------------------------------------------------------------------------

    @property
    def automatic(self) -> bool:
        """Whether no person plays here."""
        return all(self.director.plays(seat) for seat in range(self.match.seats))

    @property
    def by_bot(self) -> bool:
        """Whether a bot made the last move, or asked for what chance made of it."""
        movers = (move.actor for move in reversed(self.match.moves) if not isinstance(move.actor, Dealer))
        seat = next(movers, None)
        return seat is not None and self.director.plays(seat)

    @property
    def busy(self) -> bool:
        """Whether people wait for something that they have started: cues play, or a bot thinks."""
        return not self.automatic and not self.stopped and (self.queue.playing or self.director.thinking is not None)

    @property
    def interactive(self) -> bool:
        """Whether a person may act right now: it is a person's turn, and everything so far has been shown."""
        return self.seat is not None and self.queue.empty

    @property
    def settled(self) -> bool:
        """Whether nothing plays just now."""
        return self.queue.empty and not self.tweens.active

    def submit(self, action: Action) -> Rejection | None:
        """Hand an action of the person whose turn it is to the match; a refusal is said in a sentence."""
        seat = self.seat
        if seat is None:
            return Rejection(Reason.NOT_YOUR_TURN)
        rejection = self.match.submit(seat, action)
        if rejection is not None:
            self.say(explain(rejection, self.services.words), "wrong")
            self.services.audio.play("wrong")
        return rejection

    def may_undo(self) -> Rejection | None:
        """Return why the last action cannot be taken back; a bot would only do the same again."""
        if self.by_bot:
            return Rejection(Reason.NOTHING_TO_UNDO)
        return self.match.may_undo()

    def hint_paid(self, move: Move[Any]) -> None:
        """Show what is left to a seat that has paid for a hint."""

    def price_question(self, seat: Seat, price: int) -> str:
        """Return what is asked before a seat pays for a hint, empty where the price at its name says enough."""
        return ""

    def unpaid(self, price: int) -> str:
        """Return why a seat cannot pay for a hint."""
        return self.services.words("help.unpaid", count=price)

    @property
    def begun(self) -> bool:
        """Whether something is written or chosen that has not been played yet."""
        return False

    def withdraw(self) -> None:
        """Take back the last of what is ``begun``."""

    def undo(self) -> None:
        """Take back the last thing, or say why that cannot be."""
        take_back(self)

    def say(self, sentence: str, tone: str = "plain", *, told: Seat | None = None) -> None:
        """Show a sentence to everyone; ``tone`` is ``plain``, ``wrong`` or ``hint``.

        One that concerns only the seat that is ``told`` so leaves with its turn.
        """
        self.message, self.message_tone, self._message_left, self._told_seat = sentence, tone, MESSAGE_MS, told
        self.refreshed()

    def _sound(self, name: str) -> None:
        if not self.queue.hurrying:
            self.heard(name)

    def _moved(self, move: Move[Any]) -> None:
        self._times.append(self.duration)
        if move.actor is not CHANCE:
            self.message = ""
        show = self.hint_paid if isinstance(move.action, TakeHint) else self.present
        show(move)
        if self.match.mode.actors(move.before) != self.match.mode.actors(move.after):
            self._thinking_left = self._thinking_time
            self.ring.led_by = ""
        fault = self.match.scribe.fault if isinstance(self.match.scribe, JournalWriter) else None
        if fault is not None and self.services.attended:
            words = self.services.words
            self.say(words("table.not_saved", fault=words(fault)), "wrong")

    def _undone(self, move: Move[Any]) -> None:
        del self._times[len(self.match.moves) :]
        self.queue.clear()
        self.tweens.clear()
        self.settle()
        self.taken_back(move)
        self.refreshed()

    def taken_back(self, move: Move[Any]) -> None:
        """Be told that a move was undone, once everything shows the state before it."""

    # ---- the scene -----------------------------------------------------------------------------------------------

    def enter(self, size: Size) -> None:
        """Lay out; cues go on where they stood."""
        self.settings_changed()
        self.resized(size)

    def settings_changed(self) -> None:
        """Take over speed, step mode, motion and language."""
        settings = self.services.settings
        self.queue.speed = settings.speed
        self.queue.step_mode = settings.step and not self.demo
        self.message = told_in(self.message, self.services.words)
        if self.size != (0, 0):
            self.refreshed()
            self.invalidate()

    def update(self, dt: float) -> None:
        """Let cues play; once they have, let bots think, the clock run, and the end be seen."""
        self._advance(dt)
        self.ring.bring(self)
        self.turn_on(dt)

    def _advance(self, dt: float) -> None:
        self.director.longest = DEMO_THOUGHT if self.demo else math.inf
        self.duration += dt
        self.controls.update(dt)
        self.tweens.update(dt)
        if self.stopped:
            return
        before = self.queue.empty
        self.queue.update(dt)
        self.surround(dt)
        if self.queue.empty and not before:
            self.refreshed()
        if self._told_seat is not None and self._told_seat != self.shown_seat:
            self.say("")
        if self._message_left > 0:
            self._message_left -= dt
            if self._message_left <= 0 and self.message:
                self.message = ""
                self.refreshed()
        if not self.queue.empty:
            return
        self.warmth.step(self.services.forge)
        if self.match.outcome is not None:
            self._see_the_end(dt)
        elif ask_for_dice(self):
            return
        elif self.director.update(self._bot_time(dt)):
            self.refreshed()
        else:
            self._run_clock(dt)
            self.wait(dt)

    @property
    def animating(self) -> bool:
        """Whether the next frame differs: cues play, a press is shown, a bot's dots move, or a clock runs."""
        if self.stopped:
            return self.controls.animating or self.edges_move
        moving = self.queue.playing or self.tweens.active or self.controls.animating or self.edges_move
        return moving or self.surroundings_move or self.director.thinking is not None

    def take(self, event: Input) -> None:
        """Pass a tap to the controls, or use it to skip what plays; keys likewise."""
        self.hear(event)
        if isinstance(event, Pointer):
            self._point(event)
        elif isinstance(event, KeyPress):
            self._press(event)
        elif isinstance(event, ControlPress) and (event.control in ALWAYS_LIVE or not self._use_touch()):
            self._fire(self.controls.handle(event))
        elif isinstance(event, TextTyped) and not self._text_swallowed:
            self.written(event.text)

    def steer(self, press: PadPress) -> Iterable[Input]:
        """Return what a button of a gamepad means to whoever sits with it."""
        return at_table(self, press)

    def _point(self, event: Pointer) -> None:
        if event.phase is Phase.DOWN and self._uses_tap(event.x, event.y):
            self._swallowed.add(event.id)
            return
        if event.id in self._swallowed:
            if event.phase in (Phase.UP, Phase.CANCEL):
                self._swallowed.discard(event.id)
            return
        self.point_at(self.controls.handle(event))

    def _uses_tap(self, x: float, y: float) -> bool:
        """Use a fresh tap for stopping, going on or skipping; return whether it was used."""
        control = self.controls.at(x, y)
        return not (control is not None and control.key in ALWAYS_LIVE) and self._use_touch()

    def _use_touch(self) -> bool:
        """Stop, go on, show the next step, or skip what plays; return whether there was anything to do."""
        if self.automatic and (self.stopped or not self.queue.waiting):
            self.stopped = not self.stopped
        elif not self.queue.take_tap():
            return False
        self.refreshed()
        return True

    def _press(self, event: KeyPress) -> None:
        self._text_swallowed = False
        if event.key in LIVE_KEYS:
            self.fired(LIVE_KEYS[event.key])
            return
        if event.key in STEERING:
            self.ring.led_by = event.pad
        if event.key in STEERING or self.controls.focused in ALWAYS_LIVE:
            fired = self.controls.handle(event)
            self._fire(fired)
            if fired or event.key in STEERING:
                return
        if (not self.automatic or event.key in PRESS_KEYS) and self._use_touch():
            self._text_swallowed = True
            return
        fired, refused = self.controls.handle(event), self.controls.take_refused()
        self.carry_out(fired, refused)
        if not fired and not refused:
            self.typed(event)

    def carry_out(self, keys: Iterable[str], refused: Iterable[str]) -> None:
        """Carry out what controls mean that fired, with their sound, and answer those that were refused."""
        for key in keys:
            self.services.audio.play("key_press")
            self.fired(key)
        for key in refused:
            self.refused(key)

    def _fire(self, keys: list[str]) -> None:
        self.carry_out(keys, self.controls.take_refused())

    def refused(self, key: str) -> None:
        """Answer a press on a control that can do nothing now; a mode may say why."""
        self.services.audio.play("select")
        if key == "undo":
            self.undo()

    # ---- pause ---------------------------------------------------------------------------------------------------

    def standing(self) -> tuple[str, ...]:
        """Return in words the round, whose turn it is, and whether everything is saved."""
        return standing_of(self.match, self.plan, self.services.words, attended=self.services.attended)

    def log(self) -> tuple[str, ...]:
        """Return the move log in the language that is set, oldest first."""
        names = [player.name for player in self.plan.players]
        return tell(self.match.moves, self.match.attempts, names, self.services.words, handovers=self.match.handovers)

    def recording(self) -> Recording | None:
        """Return the game so far; while hands are hidden, only what everybody has seen of it."""
        if not self.match.moves:
            return None
        recording = recording_of_match(self.plan, self.match)
        hidden = self.plan.settings.as_dict().get("hands") == "hidden" and self.match.outcome is None
        return public_record(recording) if hidden else recording

    def reseat(self, plan: SeatPlan) -> None:
        """Let everybody sit at other places, also when the game is gone on with later."""
        super().reseat(plan)
        if isinstance(self.match.scribe, JournalWriter):
            self.match.scribe.write_seating(plan)

    def restart(self) -> None:
        """Start the same game anew, with a new deal and the start moved on by one seat."""
        self.services.navigator.play(rematch(self.plan, self.match.state.turns.starter, self.plan.seed + 1))

    def _see_the_end(self, dt: float) -> None:
        self._ending = LAST_LOOK if self._ending is None else self._ending - dt
        outcome = self.match.outcome
        if self._ending <= 0 and outcome is not None:
            self._ending = float("inf")
            self._on_over(report_of(self.plan, self.match, outcome, self.duration, self._times))
