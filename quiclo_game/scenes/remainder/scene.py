"""What the table of no remainder shows and knows: the board, whose turn it is to pick, and the places at the edges."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from quiclo_game.play.bots import Bot
from quiclo_game.play.match import Match
from quiclo_game.rules.contract import Action
from quiclo_game.rules.remainder_divisor import Meaning, fewest_remaining, meaning_of
from quiclo_game.rules.remainder_pairs import PairRule, pair_rule
from quiclo_game.rules.remainder_state import Buzz, Pick, RemainderState, Step, TimeUp
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.director import Director
from quiclo_game.scenes.edge_panels import PanelText
from quiclo_game.scenes.number_typing import NumberTyping
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.remainder import edge
from quiclo_game.scenes.remainder.advice import Adviser
from quiclo_game.scenes.remainder.board import NOWHERE, Board
from quiclo_game.scenes.remainder.clock import MatchClock
from quiclo_game.scenes.remainder.dead_end import DeadEnd
from quiclo_game.scenes.remainder.layout import RemainderLayout, WorkPlace, lay_out
from quiclo_game.scenes.remainder.picture import TablePicture, resting_draws
from quiclo_game.scenes.remainder.presenter import RemainderPresenter
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.turntable import Panel, Rim
from quiclo_game.shell.control import Control
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.layout import scale as scale_of


class RemainderScene(TableScene):
    """One game of no remainder on the screen; what people do there is added by ``RemainderTable``."""

    turns: ClassVar[bool] = False
    key_line: ClassVar[float] = edge.DEPTH
    waits_for_one: ClassVar[bool] = False

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
        self.layout: RemainderLayout = lay_out((1920, 1080), seats=seats)
        self.rule: PairRule = pair_rule(plan.settings)
        self.fewest = fewest_remaining(self.rule)
        self.following = self.rule.divisor
        """The divisor of the next game."""
        self.referee = False
        """Whether people speak and one of them taps who it was: then no clock presses whoever shows the cards."""
        self.clock = MatchClock(match.state.clock)
        self.adviser = Adviser()
        self.dead_end = DeadEnd()
        self._typing = NumberTyping()
        self._pointing = False
        self._told: tuple[object, ...] = ()
        self._work_shown: WorkPlace | None = None
        """Where the working lay when the keys were set."""
        self._still: DrawList = ()
        super().__init__(services, plan, match, bots, on_over=on_over, demo=demo)
        self.director = Director(match, bots, self._stamped)
        self._presenter = RemainderPresenter(
            self.board,
            names=lambda: [player.name for player in self.plan.players],
            say=self.say,
            sound=self._sound,
            words=lambda: services.words,
        )
        self._picture = TablePicture(self)
        self.settle()

    @property
    def state(self) -> RemainderState:
        """The state of the match."""
        state: RemainderState = self.match.state
        return state

    @property
    def remainders(self) -> bool:
        """Whether remainders show: where the table plays so, and one of the people who look has values.

        All search on one field at once, so they are hidden there where all people want that; of whoever picks only
        the own help counts.
        """
        players, claim = self.plan.players, self.state.claim
        picking = players[claim.seat : claim.seat + 1] if claim is not None else players
        looking = [player for player in picking if not player.is_bot] or [one for one in players if not one.is_bot]
        own = not looking or any(player.help.values for player in looking)
        return own and self.plan.settings["remainders"] == "shown"

    @property
    def meaning(self) -> Meaning:
        """What the divisor that is shown means: the one of the next game once that is another one."""
        return meaning_of(replace(self.rule, divisor=self.following))

    @property
    def ending_shown(self) -> bool:
        """Whether a dead end is being looked at: only alone, and only by people."""
        outcome = self.state.outcome
        return outcome is not None and outcome.ending == "dead_end" and not self.automatic and self.queue.empty

    @property
    def may_pick(self) -> bool:
        """Whether a person may choose cards right now."""
        if self.automatic or self.state.step not in (Step.SEARCH, Step.CLAIM):
            return False
        if self.state.alone:
            return self.state.step is Step.SEARCH
        claim = self.state.claim
        return claim is not None and not self.director.plays(claim.seat)

    # ---- what the base asks for ----------------------------------------------------------------------------------

    @property
    def shown_seat(self) -> Seat | None:
        """The seat that picks, if one has claimed."""
        return self.state.claim.seat if self.state.claim is not None else None

    def lay_out(self) -> None:
        """Compute the places for the window and the picture of all that rests."""
        self.layout = lay_out(
            self.size,
            seats=len(self.plan.players),
            referee=not self.automatic,
            piles=self.piles(),
            opposite=any(place.turn == self._opposite for place in self.edges.plan.places),
        )
        self._still = tuple(resting_draws(self.layout))

    # ---- the edges of a table ------------------------------------------------------------------------------------

    def rim(self, scale: float) -> Rim:
        """Return panels that have room for a buzzer."""
        return Rim(edge.DEPTH * scale, 940 * scale, 10 * scale, 12 * scale)

    def panel_text(self, seat: Seat, area: Area, scale: float) -> PanelText:
        """Return what the panel of a seat tells beside the name."""
        return edge.panel_text(self, seat, self.beside_keys(seat, area, scale), scale)

    def panel_draws(self, seat: Seat, area: Area, scale: float) -> Iterable[Draw]:
        """Return pile and count, the lock, and the pair of whoever picks."""
        return edge.panel_draws(self, seat, self.beside_keys(seat, area, scale), scale)

    def panel_controls(self, seat: Seat, area: Area, scale: float) -> Iterable[Control]:
        """Return name and buzzer."""
        return edge.panel_controls(self, seat, self.beside_keys(seat, area, scale), scale)

    def panel_mood(self, seat: Seat) -> Hashable:
        """Return what the buzzer shows, and whose it is."""
        return edge.panel_mood(self, seat)

    @property
    def picking(self) -> Seat | None:
        """The seat whose pair is being worked out: it has claimed, or has just shown what it had claimed."""
        if self.state.claim is not None:
            return self.state.claim.seat
        return None if self.board.shower == NOWHERE or self.state.alone else self.board.shower

    @property
    def work_place(self) -> WorkPlace:
        """Where the working lies: it faces the person who picks; what a bot does all read like the rest."""
        seat = self.picking
        if not self.around or seat is None or not self.is_person(seat):
            return self.layout.work_place(0)
        return self.layout.work_place((self.edges.plan.places[seat].turn - self.edges.frame.turn) % 360)

    @property
    def _opposite(self) -> int:
        return (self.edges.frame.turn + 180) % 360

    def piles(self) -> tuple[tuple[float, float], ...]:
        """Return where the piles of the seats lie on their panels, as the middle sees them."""
        return tuple(self._pile(panel) for panel in self.edges.panels)

    def _pile(self, panel: Panel) -> tuple[float, float]:
        scale = scale_of(self.window)
        own = self.beside_keys(panel.seat, Area(0, 0, panel.width, panel.height), scale)
        return self.edges.frame.inward(*panel.frame.outward(*edge.parts_of(own, scale).pile))

    # ---- pictures ------------------------------------------------------------------------------------------------

    def resting(self) -> Sequence[Draw]:
        """Return places and the grounds of the panels."""
        return self._still

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return everything that may change."""
        return tuple(self._picture.draws())

    def _stamped(self, action: Action) -> Action:
        """Put the match's clock on what a bot does."""
        return replace(action, at=self.clock.now) if isinstance(action, Buzz | Pick | TimeUp) else action
