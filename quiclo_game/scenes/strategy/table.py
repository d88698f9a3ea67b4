"""The table of strategy: what a tap means here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from quiclo_game.locale.sentences import explain
from quiclo_game.play.bots import Bot
from quiclo_game.play.match import Match, Move
from quiclo_game.play.strategy_odds import odds_of
from quiclo_game.rules.calculation import Operator, Parenthesis
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.seats import Dealer
from quiclo_game.rules.strategy_events import RelationRefused
from quiclo_game.rules.strategy_final import open_stakes
from quiclo_game.rules.strategy_state import (
    CallTime,
    ChooseSix,
    DrawTarget,
    EndTurn,
    GiveUp,
    Roll,
    ShowCards,
    Solve,
    Step,
    Swap,
    TimeUp,
    Vote,
)
from quiclo_game.scenes.common_keys import press_common
from quiclo_game.scenes.helping import say_where_solutions_are
from quiclo_game.scenes.number_typing import NumberTyping
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.strategy.advice import Adviser
from quiclo_game.scenes.strategy.choosing import Choice
from quiclo_game.scenes.strategy.keys import CALCULATES, ROLLS, table_keys
from quiclo_game.scenes.strategy.scene import StrategyScene
from quiclo_game.scenes.strategy.shortcuts import SHORTCUTS, SIGNS
from quiclo_game.scenes.strategy.workshop import EQUALS, Way
from quiclo_game.shell.inputs import ControlPress, Input, KeyPress, Phase, Pointer

HOLD = 350.0
"""The lens that was held longer than so many ms closes with the finger; a shorter tap leaves it open."""


class StrategyTable(StrategyScene):
    """One game of strategy on the screen, played by people, by bots, or both."""

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
        self._lens_down = 0.0
        self._typing = NumberTyping()
        self._adviser = Adviser(self)
        odds_of(plan.settings)  # worked out once, now that nothing moves, and kept for bots and hints
        super().__init__(services, plan, match, bots, on_over=on_over, demo=demo)

    def verdict(self) -> str:
        """Return in words how far the workshop has come."""
        return self._adviser.verdict()

    def present(self, move: Move[Any]) -> None:
        """Queue the cues of a move."""
        super().present(move)
        if any(isinstance(event, RelationRefused) for event in move.events):
            # What the others did not take is over: the six lie in the hand again.
            self.workshop.clear()
        self._typing.clear()

    def refreshed(self) -> None:
        """Choose a card to calculate where none is chosen, show the pad's line, and set the keys anew."""
        if self.size == (0, 0):
            return
        self._presenter.calm = self.calm
        if not self.may_combine:
            self.tiles.let_go()
        if self.interactive and self.state.step in CALCULATES:
            self._aim()
            if not self.board.verdict:
                self.board.line = self.pad.line
        self.controls.set(table_keys(self))
        self.invalidate()

    def fired(self, key: str) -> None:
        """Carry out what a key of the table means."""
        name, _, value = key.partition(":")
        if not press_common(self, name) and self.interactive:
            self._act(name, value)
        if self.sure and self.sure != name:
            self.sure = ""
            self.refreshed()

    def _act(self, name: str, value: str) -> None:
        """Carry out what a key means for the person who may act."""
        match name:
            case "main" | "dice":
                self._main()
            case "give_up":
                self._give_up()
            case "market":
                self.market = not self.market
            case "lay":
                self._lay()
            case "open":
                if self.asks_away:
                    self.lens_stays, self.asks_away = True, False
                else:
                    self.picks.opened_for = self.seat
                self.services.audio.play("card_flip")
            case "lens":
                stays = not self.lens_stays and self.duration - self._lens_down < HOLD
                # Around a table only the own side sees the lens; on a couch all look at the same picture.
                self.lens_stays, self.asks_away = stays and self.around, stays and not self.around
            case "hint":
                self._adviser.hint()
            case "advice":
                self._adviser.advise()
            case "solution" if self.state.step in CALCULATES:
                say_where_solutions_are(self, self.seat)
            case "solution":
                self.say(self.services.words("strategy_table.solution_later"))
            case _:
                self._use(name, value)
        self.refreshed()

    def _use(self, name: str, value: str) -> None:
        """Carry out what a key means that stands for one thing of several."""
        match name:
            case "stack":
                self.submit(DrawTarget(int(value)))
            case "die":
                self._changed(self.pad.press_die(int(value)))
            case "operator":
                self._changed(self.pad.press_operator(Operator(value)))
            case "parenthesis":
                self._changed(self.pad.press_parenthesis(Parenthesis(value)))
            case "back":
                self._changed(self.pad.back())
            case "clear":
                self._changed(self.pad.clear())
            case "pick":
                self._pick(int(value))
            case "take":
                self.submit(Swap(int(value)))
            case "vote":
                self.submit(Vote(value))
            case "own":
                self._own(int(value))
            case "shop":
                self.shop_open = not self.shop_open
            case "way":
                self.workshop.change_way(Way(value))
            case "sign":
                self.workshop.press_sign(value if value == EQUALS else Operator(value))
            case "shop_back":
                self.workshop.back()
            case "shop_clear":
                self.workshop.clear()

    def refused(self, key: str) -> None:
        """Say why a key can do nothing now."""
        super().refused(key)
        words, name = self.services.words, key.partition(":")[0]
        if not self.interactive:
            return
        if name == "main" and self.state.step in CALCULATES:
            self.say(words("table.calculate", card=self.board.selected))
        elif name == "main" and self.wanted:
            self.say(words("strategy_table.pick_more", count=self.wanted - len(self.picked)))
        elif name == "main":
            self.say(words("strategy_table.choose_stack"))
        elif name == "lay":
            # The workshop already says what is missing: that sentence moves, rather than being said twice.
            self.services.audio.play("wrong")
            self.tweens.add(self._presenter.shake_workshop())
        elif name == "stack" and self.state.step is Step.CHOOSE_STACK:
            self.submit(DrawTarget(int(key.partition(":")[2])))

    def typed(self, press: KeyPress) -> None:
        """Check by return, take back by backspace, and so on; a number that was begun is taken first."""
        shortcut = SHORTCUTS.get(press.key)
        if shortcut is None or self.automatic:
            return
        if shortcut == "back" and self._typing.pending:
            self._typing.clear()
            return
        self._take_number(self._typing.settle())
        if self.choice is Choice.CURTAIN and shortcut == "main":
            shortcut = "open"
        if self.interactive:
            self.fired(shortcut)

    def written(self, text: str) -> None:
        """Take the numbers of dice, stacks or cards, and the signs of a calculation; an equals sign checks it."""
        if not self.interactive:
            return
        for sign in text:
            if sign in "0123456789":
                self._take_number(self._typing.digit(sign, self._numbers()))
            elif self.state.step in CALCULATES:
                self._take_number(self._typing.settle())
                if sign in SIGNS:
                    self._changed(self.pad.press_operator(SIGNS[sign]))
                elif sign in "()" and self.parentheses:
                    self._changed(self.pad.press_parenthesis(Parenthesis(sign)))
                elif sign == "=":
                    self._check()

    def update(self, dt: float) -> None:
        """Advance; a number being typed is taken once no digit followed, the playing time is called when it is up."""
        if not self.stopped and self.clock.run(dt):
            self.invalidate()
        super().update(dt)
        self._take_number(self._typing.update(dt))
        if self.queue.empty and not self.stopped:
            self._call_time()

    def take(self, event: Input) -> None:
        """Take an event; how long a finger rests on the lens is remembered, a key never does."""
        if isinstance(event, KeyPress | ControlPress):
            self._lens_down = self.duration
        elif isinstance(event, Pointer) and event.phase is Phase.DOWN:
            control = self.controls.at(event.x, event.y)
            if control is not None and control.key == "lens":
                self._lens_down = self.duration
        if not (isinstance(event, Pointer) and self.tiles.take(event)):
            super().take(event)

    @property
    def animating(self) -> bool:
        """Whether the next frame differs: also while a finger carries a card."""
        return super().animating or self.tiles.moving

    @property
    def clock_runs(self) -> bool:
        """Whether a person thinks: not while dice are due, nor while others are still to look away."""
        return (
            super().clock_runs
            and self.state.step not in ROLLS
            and (self.asks_away or self.choice is not Choice.CURTAIN)
        )

    def time_up(self) -> None:
        """Give up what is being done, and end the turn."""
        self.submit(TimeUp())

    # ---- what people do ------------------------------------------------------------------------------------------

    def _main(self) -> None:
        step = self.state.step
        if step in ROLLS:
            self.submit(Roll())
        elif step is Step.FINISH:
            self.submit(EndTurn())
        elif step is Step.SHOW_CARDS and len(self.picked) == self.wanted:
            self.submit(ShowCards(self.picked))
        elif step is Step.CHOOSE_SIX and len(self.picked) == self.wanted:
            self.submit(ChooseSix(self.picked))
        elif step in CALCULATES:
            self._check()
        else:
            self.refused("main")

    def _check(self) -> None:
        if not self.pad.complete:
            self.refused("main")
            return
        tried = self.pad.whole
        self.board.line = tried
        rejection = self.submit(Solve(self.board.selected, tried.encode()))
        if rejection is not None:
            self.board.line, self.board.verdict = tried, "wrong"
            self.tweens.add(self._presenter.shake_line())

    def _give_up(self) -> None:
        if self.state.step not in CALCULATES:
            return
        if self.sure != "give_up":
            self.sure = "give_up"
        else:
            self.submit(GiveUp(self.board.selected))

    def _pick(self, card: int) -> None:
        if self.picks.press(card, self.wanted):
            self.message = ""
        else:
            self.say(self.services.words("strategy_table.pick_enough", count=self.wanted))

    def _own(self, card: int) -> None:
        """Take an own card: into the workshop, or as the next one to calculate in the final scoring."""
        if self.stakes_shown:
            if card in open_stakes(self.state, self.bottom) and card != self.board.selected:
                self.board.selected = card
                self.pad.clear()
                self.board.clear_line()
            return
        if self.may_combine:
            self.shop_open = True
            self._built(self.workshop.press_card(card))

    def press_tile(self, card: int) -> None:
        """Take a card that was tapped into the workshop, or out again where it came last."""
        self.carry_out([f"own:{card}"], ())

    def bring_tile(self, card: int, onto: int) -> bool:
        """Take a card into the workshop that was dropped there, on a tile (or 0); return whether it was taken."""
        return self._built(self.workshop.bring(card, onto))

    def take_tile_out(self, card: int) -> bool:
        """Take a card out of the workshop that was dragged away; return whether it was."""
        return self._built(self.workshop.take_out(card))

    def _built(self, taken: Rejection | bool) -> bool:
        """Show what has become of the workshop, or say why it has not; return whether it changed."""
        if isinstance(taken, Rejection):
            self.say(explain(taken, self.services.words), "wrong")
            self.services.audio.play("wrong")
            return False
        if taken:
            self.message = ""
            self.services.audio.play("valid" if self.lay_ready else "select")
            self.refreshed()
        return taken

    def _lay(self) -> None:
        laid = self.workshop.laid()
        if laid is not None and self.may_combine:
            self.submit(laid)

    def _changed(self, taken: bool) -> None:
        """Show what a press on the pad has led to."""
        if taken and self.state.step in CALCULATES:
            self.board.verdict, self.sure = "", ""
            if self.message_tone == "wrong":
                self.message = ""
            self.refreshed()

    def _aim(self) -> None:
        """Choose the card to calculate: in the final scoring the first of the own six that is open."""
        seat = self.seat
        if self.state.step is not Step.CALCULATE_FINAL or seat is None:
            self.board.selected = self.state.calculated
            return
        left = open_stakes(self.state, seat)
        if self.board.selected not in left and left:
            self.board.selected = left[0]

    def _numbers(self) -> list[int]:
        """Return the numbers that may be typed right now."""
        if self.state.step is Step.CHOOSE_STACK:
            return [int(continent) for continent in Continent if self.state.left(continent)]
        if self.state.step in CALCULATES:
            return [face for place, face in enumerate(self.state.roll) if self.pad.takes_die(place)]
        return list(self.state.hands[self.bottom].cards) if self.wanted else []

    def _take_number(self, number: int | None) -> None:
        if number is None or not self.interactive:
            return
        if self.state.step is Step.CHOOSE_STACK:
            self.submit(DrawTarget(number))
        elif self.wanted:
            self._pick(number)
            self.refreshed()
        else:
            self._changed(self.pad.press_digits(number, self.state.roll))
        self.refreshed()

    def _call_time(self) -> None:
        """Let the turn in progress be the last one once the agreed playing time is up."""
        state = self.state
        if not self.clock.up or state.time_over or self.match.outcome is not None:
            return
        for actor in self.match.mode.actors(state):
            if not isinstance(actor, Dealer):
                self.match.submit(actor, CallTime())
                return
