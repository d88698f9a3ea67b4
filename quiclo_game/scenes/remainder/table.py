"""The table of no remainder: what a tap, a buzz and a key mean here, and how time becomes actions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import explain
from quiclo_game.play.hints import Grade
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.match import Move
from quiclo_game.play.remainder_inquest import actions_up_to
from quiclo_game.rules.no_remainder import LARGEST_DIVISOR
from quiclo_game.rules.rejections import Reason
from quiclo_game.rules.remainder_state import NO_CARD, Buzz, Pick, Step, TimeUp
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.common_keys import press_common
from quiclo_game.scenes.helping import hint_granted, say_where_solutions_are
from quiclo_game.scenes.number_pad import MOST_TYPED, Wanted
from quiclo_game.scenes.remainder.advice import hint_words
from quiclo_game.scenes.remainder.board import last_pairs
from quiclo_game.scenes.remainder.clock import MatchClock, thinking_time
from quiclo_game.scenes.remainder.keys import table_keys
from quiclo_game.scenes.remainder.meaning import divisor_note
from quiclo_game.scenes.remainder.scene import RemainderScene
from quiclo_game.shell.inputs import ControlPress, Input, KeyPress, Phase, Pointer

SHORTCUTS = {
    "h": "hint",
    "r": "solution",
    "v": "ahead",
    "backspace": "reset",
    "delete": "reset",
    "n": "new",
    "d": "divisor:type",
    "u": "undo",
    "z": "undo",
}
"""What keys mean that write no number."""


class RemainderTable(RemainderScene):
    """One game of no remainder on the screen: alone, or a table at which whoever sees a pair first buzzes."""

    # ---- what the base asks for ----------------------------------------------------------------------------------

    def present(self, move: Move[Any]) -> None:
        """Queue the cues of a move: alone a tap skips them, at a table everything stays live."""
        if move.after.places != move.before.places or move.after.step is not move.before.step:
            self.adviser.forget()
            self.board.hinted = ()
        for cue in self._presenter.cues(move):
            self.queue.add(cue, blocking=self.state.alone or self.automatic, stops=self.by_bot)
        self._typing.clear()

    def settle(self) -> None:
        """Show the match's state without motion."""
        self.board.settle(self.state, last_pairs(self.match.moves))
        self.adviser.forget()

    def refreshed(self) -> None:
        """Set the keys anew."""
        if self.size == (0, 0):
            return
        self._presenter.calm = self.services.settings.reduced_motion
        self.layout = replace(self.layout, piles=self.piles())  # the keys of a panel come and go with its person
        self._work_shown = self.work_place
        self.controls.set(table_keys(self))
        self.dead_end.lay_out(self.layout, self.services.words)
        self.invalidate()

    # ---- input ---------------------------------------------------------------------------------------------------

    def take(self, event: Input) -> None:
        """Take a buzz as soon as a finger is down; everything else goes its usual way."""
        if self.ending_shown:
            self._handle_ending(event)
            return
        if isinstance(event, ControlPress) and event.control.startswith("buzz:") and self.around:
            self._buzz(int(event.control.partition(":")[2]))
            return
        self._pointing = isinstance(event, Pointer)
        if isinstance(event, Pointer) and event.phase is Phase.DOWN and not self.automatic:
            control = self.controls.at(event.x, event.y)
            if control is not None and control.key.startswith("buzz:"):
                self._buzz(int(control.key.partition(":")[2]))
        super().take(event)
        self._pointing = False

    def panel_touched(self, key: str) -> None:
        """Take a buzz at the edge of a table as soon as a finger is down."""
        super().panel_touched(key)
        if key.startswith("buzz:") and not self.automatic:
            self._buzz(int(key.partition(":")[2]))

    def fired(self, key: str) -> None:
        """Carry out what a key of the table means."""
        name, _, value = key.partition(":")
        match name:
            case "name":
                self._rename(int(value))
            case "buzz":
                if not self._pointing and not self.around:
                    self._buzz(int(value))
            case "place":
                self._choose(int(value))
            case "reset":
                self._reset()
            case "divisor" if value == "type":
                self._type_divisor()
            case "divisor":
                wanted = self.following + (1 if value == "more" else -1)
                self.following = min(max(1, wanted), LARGEST_DIVISOR)
                self.refreshed()
            case "referee":
                self.referee = not self.referee
                self.refreshed()
            case "solution":
                say_where_solutions_are(self, 0 if self.state.alone else None)
            case "hint" | "ahead":
                self._hint(looking_ahead=name == "ahead")
            case _:
                press_common(self, name)

    @property
    def begun(self) -> bool:
        """Whether a card is chosen."""
        return self.may_pick and bool(self.board.selected)

    def withdraw(self) -> None:
        """Put the chosen card back."""
        self._reset()

    def refused(self, key: str) -> None:
        """Say why a card cannot be chosen now."""
        super().refused(key)
        if key.startswith("place:") and self.state.step is Step.SEARCH and not self.automatic:
            self.say(self.services.words("remainder.who_spoke" if self.referee else "remainder.buzz_first"))

    def typed(self, press: KeyPress) -> None:
        """Buzz by the number of a seat, choose by the number of a card, and so on."""
        if self.automatic:
            return
        if press.key in SHORTCUTS:
            self.fired(SHORTCUTS[press.key])
        elif press.key.isdigit() and not self.state.alone and self.state.claim is None:
            seat = int(press.key) - 1
            if 0 <= seat < self.match.seats and not self.director.plays(seat):
                self._buzz(seat)
                self._text_swallowed = True

    def written(self, text: str) -> None:
        """Take the digits of a card's number."""
        for sign in text:
            if sign in "0123456789" and self.may_pick:
                free = [card for index, card in enumerate(self.state.places) if self._free(index)]
                self._take_number(self._typing.digit(sign, free))

    def _free(self, place: int) -> bool:
        return self.state.places[place] != NO_CARD and place not in self.board.selected

    def _take_number(self, number: int | None) -> None:
        if number is not None and number in self.state.places:
            self._choose(self.state.places.index(number))

    # ---- what people do ------------------------------------------------------------------------------------------

    def _buzz(self, seat: Seat) -> None:
        """Claim for a seat; whoever is first is first, and the others hear nothing of it."""
        if self.state.alone or self.director.plays(seat):
            return
        rejection = self.match.submit(seat, Buzz(self.clock.now))
        if rejection is None:
            self.queue.skip()
        elif rejection.reason is Reason.LOCKED:
            self.say(explain(rejection, self.services.words), "plain")
        self.refreshed()

    def _choose(self, place: int) -> None:
        if not self.may_pick:
            return
        self.queue.skip()
        board = self.board
        kept = () if len(board.selected) > 1 or self._takes_advice(place) else board.selected
        if place in kept:
            board.select(*(other for other in kept if other != place))
        else:
            board.select(*kept, place)
        if self.state.places[place] not in board.hinted:
            board.hinted = ()
        self.message = ""
        self._sound("select")
        if len(board.selected) == 2:
            self._pick()
        self.refreshed()

    def _takes_advice(self, place: int) -> bool:
        """Whether somebody turns from a chosen card to a pair that a hint shows: the two are no pair of their own."""
        chosen, board = [self.state.places[place] for place in self.board.selected], self.board
        card = self.state.places[place]
        if len(chosen) != 1 or len(board.hinted) < 2 or card not in board.hinted or chosen[0] in board.hinted:
            return False
        return not self.rule.weigh(chosen[0], card).fits

    def _pick(self) -> None:
        seat = self.state.claim.seat if self.state.claim is not None else 0
        first, second = (self.state.places[place] for place in self.board.selected)
        rejection = self.match.submit(seat, Pick(first, second, self.clock.now))
        if rejection is None:
            return
        if rejection.reason is Reason.NO_MULTIPLE:
            self.board.weighing, self.board.verdict = self.rule.weigh(first, second), "wrong"
            self.tweens.add(self._presenter.shake())
        self.say(explain(rejection, self.services.words), "wrong")
        self.services.audio.play("wrong")

    def _reset(self) -> None:
        if self.board.selected and self.may_pick:
            self.board.select()
            self.message = ""
            self.refreshed()

    def _hint(self, *, looking_ahead: bool) -> None:
        if self.automatic or self.state.step is not Step.SEARCH or (looking_ahead and not self.state.alone):
            return
        again = self.adviser.repeats(self.state, looking_ahead=looking_ahead)
        if not hint_granted(self, 0 if self.state.alone else None, again=again):
            return
        self.services.audio.play("hint")
        if self.board.missed is not None:
            self.board.select()
        if self.adviser.ask(self.state, looking_ahead=looking_ahead):
            self._tell_hint()
        else:
            self.say(self.services.words("remainder.looking_ahead"), "hint")

    def hint_paid(self, move: Move[Any]) -> None:
        """Take from the cards collected what the hint has cost."""
        self.board.counts = [float(count) for count in self.match.mode.scores(self.state)]

    def _tell_hint(self) -> None:
        hint = self.adviser.hint
        if hint is not None:
            self.board.hinted = hint.cards
            if hint.grade is not Grade.POSSIBLE and self.state.alone and len(self.board.selected) > 1:
                self.board.select()
            self.say(hint_words(hint, self.services.words), "hint")

    def _rename(self, seat: Seat) -> None:
        """Let a seat be called otherwise, unless somebody is picking: that would stop until the name is written."""
        players = self.plan.players
        if self.state.claim is not None:
            self.services.audio.play("select")
            return

        def take(name: str) -> None:
            renamed = replace(players[seat], name=name)
            self.plan = replace(self.plan, players=(*players[:seat], renamed, *players[seat + 1 :]))
            if isinstance(self.match.scribe, JournalWriter):
                self.match.scribe.write_name(seat, name)
            self.refreshed()

        others = [player.name for other, player in enumerate(players) if other != seat]
        self.services.navigator.rename(players[seat], others, take)

    def _type_divisor(self) -> None:
        """Let the divisor of the next game be typed, with what each would mean."""
        settings = self.plan.settings

        def take(number: int) -> None:
            self.following = number
            self.refreshed()

        def meaning(words: Words, number: int) -> str:
            return divisor_note(words, settings.changed("divisor", str(number)))

        title = self.services.words("remainder.which_divisor")
        self.services.navigator.type_number(Wanted(title, self.following, 1, MOST_TYPED, meaning), take)

    def restart(self) -> None:
        """Shuffle anew and start over, with the divisor that was chosen meanwhile."""
        settings = self.plan.settings.changed("divisor", str(self.following))
        self.services.navigator.play(replace(self.plan, settings=settings, seed=self.plan.seed + 1))

    # ---- a dead end ----------------------------------------------------------------------------------------------

    def _handle_ending(self, event: Input) -> None:
        if isinstance(event, KeyPress) and event.key == "escape":
            self.fired("pause")
        key, finding = self.dead_end.handle(event), self.dead_end.finding
        if key == "finish":
            super()._see_the_end(float("inf"))
        elif key is not None and finding is not None and finding.last_chance is not None:
            self.services.navigator.play(self.plan, actions_up_to(self.match.moves, finding.last_chance))
        self.invalidate()

    def _see_the_end(self, dt: float) -> None:
        if not self.ending_shown:
            super()._see_the_end(dt)
        elif not self.dead_end.begun:
            super()._see_the_end(0.0)
            self.dead_end.begin(self.state)
            self.refreshed()

    # ---- time ----------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Advance: the clock runs while people can look, a hint is worked out in portions, what is late is late."""
        if not self.stopped and self.queue.empty and not (self.referee and self.state.claim is not None):
            self.clock.update(dt)
        super().update(dt)
        self._take_number(self._typing.update(dt))
        if self.adviser.work():
            self._tell_hint()
        if self.dead_end.update(dt) or self.work_place != self._work_shown:
            self.refreshed()
        if not self.stopped and self.queue.empty:
            self._mind_the_clock()

    def jumped(self) -> None:
        """Put the clock where the recorded game stands."""
        self.clock = MatchClock(self.state.clock)

    def _mind_the_clock(self) -> None:
        state, clock = self.state, self.clock
        if state.step is Step.CLAIM:
            late = not self.referee and clock.claim_left(state) == 0
        else:
            late = clock.search_left(state) == 0
        if late:
            seat = state.claim.seat if state.claim is not None else 0
            self.match.submit(seat, TimeUp(clock.now))
        locked = tuple(clock.lock_left(self.state, seat) > 0 for seat in range(self.match.seats))
        missed = self.board.missed
        if missed is not None and not locked[missed]:
            self.board.select()
        told = (self.state.step, self.state.claim, locked, self.may_pick)
        if told != self._told or missed != self.board.missed:
            self._told = told
            self.refreshed()

    @property
    def clock_runs(self) -> bool:
        """Never: the clocks of this mode are its own."""
        return False

    @property
    def animating(self) -> bool:
        """Whether the next frame differs: also while a clock or a lock runs down."""
        if super().animating or self.adviser.working:
            return True
        if self.stopped or self.state.outcome is not None:
            return self.dead_end.animating
        return (
            self.state.claim is not None
            or any(self.clock.lock_left(self.state, seat) > 0 for seat in range(self.match.seats))
            or self.clock.search_left(self.state) is not None
        )

    def _bot_time(self, dt: float) -> float:
        race = not (self.state.alone or self.automatic)
        return thinking_time(dt, self.services.settings.thinking.factor, race, self.state.claim is not None)

    # ---- pause --------------------------------------------------------------------------------------------------

    def standing(self) -> tuple[str, ...]:
        """Return in words how many pairs were found, and what else there is to tell."""
        _, *rest = super().standing()
        found = self.services.words("remainder.standing", pairs=len(self.state.taken), left=self.state.remaining)
        return (found, *rest)
