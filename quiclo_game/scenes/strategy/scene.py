"""What the table of strategy shows and knows: the board, who may see which cards, and what is going on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from quiclo_game.locale import listed
from quiclo_game.play.bots import Bot
from quiclo_game.play.match import Match, Move
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.calculation import Dialect, Operator
from quiclo_game.rules.dice import NUMBER_DICE
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy import swap_cards
from quiclo_game.rules.strategy_hint import cards_for_hint
from quiclo_game.rules.strategy_state import TURN_STEPS, AskAdvice, CallTime, Step, StrategyState
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.edge_panels import NAME_ROOM, PanelText
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.playing_clock import PlayingClock
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.strategy.board import Board
from quiclo_game.scenes.strategy.choosing import SECRET, WANTED, Choice, Picks
from quiclo_game.scenes.strategy.keys import CALCULATES
from quiclo_game.scenes.strategy.layout import StrategyLayout, lay_out
from quiclo_game.scenes.strategy.pad import GroupedPad
from quiclo_game.scenes.strategy.picture import TablePicture
from quiclo_game.scenes.strategy.presenter import StrategyPresenter
from quiclo_game.scenes.strategy.seat_draws import doing, edge_cards
from quiclo_game.scenes.strategy.tile_desk import TileDesk
from quiclo_game.scenes.strategy.workshop import Workshop
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.turntable import Rim
from quiclo_game.shell.draws import Draw


class StrategyScene(TableScene):
    """One game of strategy on the screen; what people do there is added by ``StrategyTable``."""

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
        self.layout: StrategyLayout = lay_out((1920, 1080), seats=seats)
        self.parentheses = plan.settings["dialect"] == Dialect.GROUPED.value
        self._operators = frozenset(map(Operator, plan.settings["operators"]))
        self.pad = GroupedPad(NUMBER_DICE, self._operators, parentheses=self.parentheses)
        self.workshop = Workshop(plan.settings)
        self.shop_open = False
        """Whether the workshop lies over the stage, where there is no room beside it."""
        self.market = False
        self.sure = ""
        """The key that waits to be confirmed: to give up, or to pay for a hint."""
        self.picks = Picks()
        self.lens_stays = False
        self.asks_away = False
        """Whether the others are to look away before the hidden cards stay open."""
        self.clock = PlayingClock(match)
        super().__init__(services, plan, match, bots, on_over=on_over, demo=demo)
        self.tiles = TileDesk(self)
        self._presenter = StrategyPresenter(
            self.board,
            names=lambda: [player.name for player in self.plan.players],
            say=self.say,
            sound=self._sound,
            words=lambda: services.words,
        )
        self._picture = TablePicture(self)
        self.settle()

    # ---- who sees what -------------------------------------------------------------------------------------------

    @property
    def state(self) -> StrategyState:
        """The state of the match."""
        state: StrategyState = self.match.state
        return state

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat in range(self.board.seats) if not self.director.plays(seat))

    @property
    def bottom(self) -> Seat:
        """The seat that is shown large: the only person, or whoever is due."""
        if len(self.people) == 1:
            return self.people[0]
        seat = self.seat if self.queue.empty else None
        return self.board.seat if seat is None else seat

    @property
    def shared(self) -> bool:
        """Whether hidden cards have to be kept from other people at the screen."""
        return self.plan.settings["hands"] == "hidden" and len(self.people) > 1

    def sees(self, seat: Seat) -> bool:
        """Say whether the hidden cards of a seat are shown: open for all, to the only person, or through the lens."""
        if self.plan.settings["hands"] == "open":
            return True
        if self.director.plays(seat) or seat != self.bottom:
            return False
        if not self.shared:
            return True
        return self.has_lens and (self.lens_stays or self._lens_held)

    @property
    def has_lens(self) -> bool:
        """Whether the seat that is shown large may look at its hidden cards right now."""
        return self.shared and self.interactive and self.seat == self.bottom and self.choice in (None, Choice.MARKET)

    @property
    def _lens_held(self) -> bool:
        return any(control.key == "lens" for control in self.controls) and self.controls.pressed("lens")

    # ---- what is going on ----------------------------------------------------------------------------------------

    @property
    def choice(self) -> Choice | None:
        """What is being chosen in place of the dice."""
        step = self.board.step
        if step in SECRET:
            if not self.interactive:
                return Choice.WATCH
            closed = self.shared and self.picks.opened_for != self.seat
            return Choice.CURTAIN if closed else SECRET[step]
        if step is Step.VOTE and self.board.ballot is not None:
            return Choice.VOTE
        if self.asks_away and self.interactive:
            return Choice.CURTAIN
        return Choice.MARKET if self.market and self.may_swap else None

    @property
    def wanted(self) -> int:
        """How many cards are to be picked."""
        choice = self.choice
        return WANTED.get(choice, 0) if choice is not None else 0

    @property
    def picked(self) -> tuple[int, ...]:
        """The cards that are picked."""
        return self.picks.cards

    @property
    def may_combine(self) -> bool:
        """Whether a person may lay out a combination right now."""
        return self.interactive and self.state.step in TURN_STEPS and self.seat == self.state.turns.seat

    @property
    def may_swap(self) -> bool:
        """Whether a person may try a swap right now."""
        return self.interactive and bool(swap_cards(self.state))

    @property
    def lay_ready(self) -> bool:
        """Whether what lies in the workshop may be laid out."""
        return self.workshop.complete(self.state.hand.cards)

    @property
    def workshop_over_stage(self) -> bool:
        """Whether the workshop lies over stacks, dice and pad."""
        if not self.layout.portrait or self.choice is not None:
            return False
        return self.board.laid is not None or (self.shop_open and self.may_combine)

    @property
    def workshop_shown(self) -> bool:
        """Whether the workshop is to be seen."""
        return self.workshop_over_stage or not self.layout.portrait

    @property
    def calm(self) -> bool:
        """Whether people want less motion."""
        return self.services.settings.reduced_motion

    @property
    def stakes_shown(self) -> bool:
        """Whether people calculate their six cards themselves, which then lie at the own seat."""
        return self.board.step is Step.CALCULATE_FINAL and bool(self.state.stakes)

    # ---- what the base asks for ----------------------------------------------------------------------------------

    @property
    def shown_seat(self) -> Seat:
        """The seat whose turn is being shown."""
        return self.bottom

    def lay_out(self) -> None:
        """Compute the places for the window."""
        self.layout = lay_out(self.size, seats=self.board.seats, around=self.around)

    def present(self, move: Move[Any]) -> None:
        """Queue the cues of a move; pad and choices start anew once something came of them.

        What bots choose in secret while a person chooses disturbs nobody: it is shown at once.
        """
        beside = move.before.step in SECRET and self.by_bot and self.seat is not None and self.queue.empty
        for cue in self._presenter.cues(move):
            if beside:
                cue.finish()
            else:
                self.queue.add(cue, stops=self.by_bot)
        self.clock.moved(move)
        if isinstance(move.action, CallTime | AskAdvice):
            return
        if move.before.turns != move.after.turns or move.after.outcome is not None:
            self._begin_turn()
        self._begin_step()
        if not beside:
            self.picks.close()

    def hint_paid(self, move: Move[Any]) -> None:
        """Give back what a hint costs; what is being calculated stays, and in the workshop what is still there."""
        for cue in self._presenter.cues(move):
            self.queue.add(cue, stops=self.by_bot)
        if not set(self.workshop.used) <= set(self.state.hand.cards):
            self.workshop.clear()

    def price_question(self, seat: Seat, price: int) -> str:
        """Return whether cards are to be given for a hint, and which."""
        cards = listed(map(str, cards_for_hint(self.state, seat, price)))
        return self.services.words("strategy_table.hint_price", count=price, cards=cards)

    def unpaid(self, price: int) -> str:
        """Return what a seat needs to pay for a hint."""
        return self.services.words("strategy_table.hint_unpaid", count=price)

    def settle(self) -> None:
        """Show the match's state without motion."""
        self.board.settle(self.state)
        self._begin_turn()
        self._begin_step()
        self.picks.close()

    @property
    def begun(self) -> bool:
        """Whether a calculation, a combination or a choice has been begun."""
        calculating = self.state.step in CALCULATES and bool(self.pad.line.tokens)
        return calculating or bool(self.picked) or (self.may_combine and self.workshop.begun)

    def withdraw(self) -> None:
        """Take the last sign or card of it away; a choice begins anew."""
        if self.picked:
            self.picks.cards = ()
        elif self.may_combine and self.workshop.begun:
            self.workshop.back()
        else:
            self.fired("back")
        self.refreshed()

    @abstractmethod
    def press_tile(self, card: int) -> None:
        """Take a card that was tapped into the workshop, or out again where it came last."""

    @abstractmethod
    def bring_tile(self, card: int, onto: int) -> bool:
        """Take a card into the workshop that was dropped there, on a tile (or 0); return whether it was taken."""

    @abstractmethod
    def take_tile_out(self, card: int) -> bool:
        """Take a card out of the workshop that was dragged away; return whether it was."""

    @abstractmethod
    def verdict(self) -> str:
        """Return in words how far the workshop has come."""

    # ---- a new turn, a new step ----------------------------------------------------------------------------------

    def _begin_turn(self) -> None:
        """Empty the workshop, and close what only the last seat could see."""
        self.tiles.let_go()
        self.workshop = Workshop(self.plan.settings, self.workshop.way)
        self.shop_open = False
        self.lens_stays = self.asks_away = False
        self.board.hinted_cards = ()

    def _begin_step(self) -> None:
        """Lay an empty pad out, and close the market."""
        self.pad = GroupedPad(NUMBER_DICE, self._operators, parentheses=self.parentheses)
        self.market, self.sure, self.asks_away = False, "", False

    def reseat(self, plan: SeatPlan) -> None:
        """Let everybody sit at other places, where hidden cards are asked for anew."""
        self.picks.opened_for = None
        self.lens_stays = self.asks_away = False
        super().reseat(plan)

    # ---- the edges of a table ------------------------------------------------------------------------------------

    @property
    def lit_seat(self) -> Seat:
        """The seat that is due."""
        seat = self.seat if self.queue.empty else None
        return self.board.seat if seat is None else seat

    def rim(self, scale: float) -> Rim:
        """Return panels that have room for cards."""
        return Rim(92 * scale, 1100 * scale, 10 * scale, 10 * scale)

    def panel_text(self, seat: Seat, area: Area, scale: float) -> PanelText:
        """Return how many cards a seat has, and what it does while it is due."""
        due = seat == self.lit_seat
        count = str(self.board.hands[seat].count) if self.board.hands else ""
        return PanelText(doing(self, seat, due=due) if due else "", count, bright=due, room=NAME_ROOM)

    def panel_draws(self, seat: Seat, area: Area, scale: float) -> Iterable[Draw]:
        """Return the small cards of the seats that are not shown large."""
        return edge_cards(self, seat, area, scale) if self.board.hands and seat != self.bottom else ()

    # ---- pictures ------------------------------------------------------------------------------------------------

    def resting(self) -> Sequence[Draw]:
        """Return what rests beneath everything: nothing but the felt."""
        return ()

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return everything that may change."""
        return tuple(self._picture.draws())
