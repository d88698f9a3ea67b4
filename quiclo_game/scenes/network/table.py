"""The table of the card network: what a tap, a drag and a key mean here, and what is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.match import Match, Move
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.network_board import Cell
from quiclo_game.rules.network_state import TimeUp
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.carrying import Cards, CardsDropped, CardTapped, Carrying
from quiclo_game.scenes.common_keys import press_common
from quiclo_game.scenes.helping import hint_granted
from quiclo_game.scenes.network.autopilot import Autopilot
from quiclo_game.scenes.network.board import Board, Entry
from quiclo_game.scenes.network.camera_work import CameraWork
from quiclo_game.scenes.network.choice import PAIR
from quiclo_game.scenes.network.felt_focus import FeltFocus
from quiclo_game.scenes.network.hand import Hand
from quiclo_game.scenes.network.hand_desk import HandDesk
from quiclo_game.scenes.network.keys import is_live
from quiclo_game.scenes.network.layout import CARD, NetworkLayout, lay_out
from quiclo_game.scenes.network.log_entries import entries
from quiclo_game.scenes.network.log_leaves import LogLeaves
from quiclo_game.scenes.network.overview import Overview
from quiclo_game.scenes.network.picture import NetworkPicture, Ripple
from quiclo_game.scenes.network.pointing import Pointing
from quiclo_game.scenes.network.presenter import NetworkPresenter
from quiclo_game.scenes.network.scene import NetworkScene
from quiclo_game.scenes.network.sharpness import Sharpness
from quiclo_game.scenes.network.shortcuts import Shortcuts
from quiclo_game.scenes.network.table_keys import table_keys
from quiclo_game.scenes.network.turn import Turn
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.services import Services
from quiclo_game.shell.camera import GLIDE
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.inputs import Input, KeyPress, Phase, Pointer
from quiclo_game.shell.motion import Chain
from quiclo_game.shell.pan_pinch import PAN_STARTS_MM

RIPPLE = 240.0
"""How long (ms) the answer to a contact takes to fade."""
CALM_GLIDE = 120.0


class NetworkTable(NetworkScene):
    """One game of the card network on the screen, played by people, by bots, or by the program alone."""

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
        """Show the match as it stands; see ``TableScene``."""
        slop = PAN_STARTS_MM * services.px_per_mm
        self.board = Board(len(plan.players))
        self.hand = Hand()
        self.layout: NetworkLayout = lay_out((1920, 1080), len(plan.players))
        self.work = CameraWork(self.board, self.layout, services.px_per_mm)
        self.camera = self.work.camera
        self.overview = Overview(self.board)
        self.carrying = Carrying(slop)
        self.ripples: list[Ripple] = []
        self.sharpness = Sharpness(services, self.board)
        self.autopilot = Autopilot(match, bots, plan.seed)
        self.leaves = LogLeaves(self.board)
        self.in_motion = False
        """Whether the picture moves, so that only the felt rests."""
        self._camera_seen = -1
        super().__init__(services, plan, match, bots, on_over=on_over, demo=demo)
        self._desk = HandDesk(self, self.hand, self.autopilot.people, open_hands=plan.settings["hands"] == "open")
        self.turn = Turn(self, self._desk.shake)
        self._pointing = Pointing(self, self.work, self.carrying, slop)
        self.felt_focus = FeltFocus(self)
        self._shortcuts = Shortcuts(self, self.felt_focus)
        self._presenter = NetworkPresenter(self.board, self.hand, plan.players, self)
        self._picture = NetworkPicture(self)
        self.settle()
        self.work.start()

    # ---- what the base asks for ----------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Compute the places for the window; the camera keeps showing what it showed."""
        open_hands = self.plan.settings["hands"] == "open"
        wide = lay_out(self.size, len(self.plan.players), open_hands=open_hands, spoken=self.spoken)
        self.layout = self.laid_around() if self.around else wide
        self.work.place(self.layout)
        if self.around:
            self.work.keep_clear(self.glide_ms)
        self.sharpness.place(CARD * self.layout.scale, self.window)
        self._desk.arrange(animated=False)

    def present(self, move: Move[Any]) -> None:
        """Queue the cues of a move; what was chosen has been done."""
        self.turn.reset()
        self.queue.add(Chain(self._presenter.cues(move)), stops=self.by_bot)

    def hint_paid(self, move: Move[Any]) -> None:
        """Draw what a hint costs; what was chosen stays."""
        self.queue.add(Chain(self._presenter.cues(move)), stops=self.by_bot)

    def settle(self) -> None:
        """Show the match's state without motion."""
        self.board.settle(self.state, entries(self.match.moves))
        self.turn.reset()
        self.carrying.drop_all()
        self.ripples.clear()
        if self.state.network.size:
            self.show_hand(self.state.turns.seat, self.state.hands)

    def refreshed(self) -> None:
        """Set the keys and the panels anew."""
        if self.size == (0, 0):
            return
        self.turn.keep(self.state.hand)
        if not self.may_play and self.carrying.drop_all():
            self.say(self.words("network.too_late"), told=self.shown_seat)
        self.controls.set(table_keys(self))
        self._picture.refresh()
        self.invalidate()

    def fired(self, key: str) -> None:
        """Carry out what a control of the table means."""
        name, _, value = key.partition(":")
        playing = self.may_play
        match name:
            case "auto" if self.autopilot.people:
                self._switch_autopilot()
            case "open" if self.covered:
                self.hand.open = True
                self.sound("card_flip")
            case "sort" if self.autopilot.people:
                self.hand.sort(self.hand.order.next)
                self.arrange_hand()
            case "main" if playing:
                self.turn.draw() if self.turn.stuck else self.turn.lay()
            case "draw" | "pile" if playing:
                self.turn.draw()
            case "hint" if playing:
                self.turn.hint()
            case "card" | "cell" | "ghost" if playing:
                self.turn.press(name, value)
            case "drawer" if self.around:
                self.drawer = not self.drawer
                self.lay_out()
            case "entry":
                self._point_out(self.board.log[int(value)])
            case "log_older" | "log_newer":
                self.leaves.leaf(1 if name == "log_older" else -1, self.layout.log_rows)
            case "lock":
                self.camera.locked = not self.camera.locked
                self.say(self.words("network.locked" if self.camera.locked else "network.unlocked"))
            case _ if not press_common(self, name):
                self.work.obey(name)
        self.refreshed()

    def refused(self, key: str) -> None:
        """Say why a key can do nothing now."""
        super().refused(key)
        if not self.may_play:
            return
        if key == "main":
            self.turn.explain_missing()
        elif key in ("draw", "pile"):
            self.turn.draw()

    def typed(self, press: KeyPress) -> None:
        """Carry out what a key means that no control has used."""
        self._shortcuts.typed(press)

    def written(self, text: str) -> None:
        """Take figures: they name cards."""
        self._shortcuts.written(text)

    def reseat(self, plan: SeatPlan) -> None:
        """Let everybody sit at other places, where a hidden hand is asked for anew."""
        self._desk.turn_over()
        super().reseat(plan)

    def time_up(self) -> None:
        """End the turn: a card is drawn."""
        self.submit(TimeUp())

    @property
    def clock_runs(self) -> bool:
        """Whether a person thinks: time is counted from the moment that the hand lies open."""
        return super().clock_runs and self.hand.open

    # ---- what the presenter and the turn ask for -----------------------------------------------------------------

    def show_hand(self, seat: Seat, hands: Sequence[Sequence[int]]) -> None:
        """Lay the hand that is seen while it is a seat's turn."""
        self._desk.show(seat, hands)

    def arrange_hand(self) -> None:
        """Let the cards of the hand go to their places."""
        self._desk.arrange()

    def follow(self, cells: Sequence[Cell]) -> float:
        """Bring cells into view; return the ms that this takes."""
        factor = self.services.settings.speed.factor
        lasts = self.work.bring_in(cells, self.glide_ms * factor, watching=self.automatic or self.around)
        return lasts / factor if factor else 0.0

    def show_cells(self, cells: Sequence[Cell]) -> None:
        """Bring cells into view."""
        self.work.bring_in(cells, self.glide_ms, watching=False)

    @property
    def glide_ms(self) -> float:
        """How long the camera takes where people wait for nothing."""
        return CALM_GLIDE if self.calm else GLIDE

    def grants_hint(self, *, again: bool) -> bool:
        """Say whether the person due gets a hint; ``again`` is one that tells nothing new."""
        return hint_granted(self, self.seat, again=again)

    def sound(self, name: str) -> None:
        """Play a sound, unless cues are being skipped."""
        if not self.queue.hurrying:
            self.services.audio.play(name)

    # ---- automatic play and the log ------------------------------------------------------------------------------

    def _switch_autopilot(self) -> None:
        """Let the program play for all, or stop it at once: what flies has landed, and people go on from there."""
        if self.autopilot.active:
            self.stopped = False
            self.queue.skip()
            self.director = self.autopilot.give_back()
            self.absence.away.clear()
        else:
            self.turn.reset()
            self.director = self.autopilot.take_over()

    def _point_out(self, entry: Entry) -> None:
        """Show the line of an entry on the table; the same entry again ends that."""
        self.board.pointed = -1 if entry.line == self.board.pointed else entry.line
        self.board.touch()
        if self.board.pointed >= 0:
            self.work.show_line(entry.line)

    # ---- input ---------------------------------------------------------------------------------------------------

    def take(self, event: Input) -> None:
        """Lead input to keys, hand, felt and camera."""
        self.work.steer(event)
        super().take(event)
        self._watch_camera()

    def _point(self, event: Pointer) -> None:
        before = self.camera.view, self.turn.choice
        self._pointing.handle(event)
        if self.carrying.owns(event.id) or (self.camera.view, self.turn.choice) != before:
            self.heard_something()
        if self.carrying.owns(event.id) or event.phase is not Phase.MOVE:
            self.invalidate()

    def _press(self, event: KeyPress) -> None:
        self._shortcuts.press(event, super()._press)

    def fire(self, keys: list[str]) -> None:
        """Carry out what controls mean."""
        self.point_at(keys)

    def uses_touch(self, key: str | None) -> bool:
        """Use a fresh tap for stopping, going on or skipping, unless its control answers at any time."""
        return not (key is not None and is_live(key)) and self._use_touch()

    def takes_card(self, key: str) -> int | None:
        """Return the hand card of a control that may be taken just now."""
        name, _, number = key.partition(":")
        return int(number) if name == "card" and self.may_play else None

    def together(self, card: int) -> Cards:
        """Return the chosen pair if the card belongs to it, else the card alone."""
        pair = self.turn.choice.cards
        return pair if card in pair and len(pair) == PAIR else (card,)

    def came_of(self, happened: CardTapped | CardsDropped) -> None:
        """Choose a tapped card; lay, sort in or send home what was dropped."""
        if isinstance(happened, CardTapped):
            if self.may_play:
                self.turn.tap_card(happened.card)
        elif not happened.cancelled and self.may_play:
            self._drop(happened)
        self.arrange_hand()
        self.refreshed()

    def _drop(self, dropped: CardsDropped) -> None:
        self._desk.hold(dropped)
        if self.places.in_hand(dropped.x, dropped.y):
            self._desk.sort_in(dropped)
        else:
            self.turn.drop(dropped.cards, dropped.grip, self.camera.view.cell(dropped.x, dropped.y))

    def on_panel(self, x: float, y: float) -> bool:
        """Say whether a panel covers the felt at a place."""
        return any(area.contains(x, y) for area in self.layout.panels)

    def point_overview(self, x: float, y: float) -> None:
        """Go to the place that a finger points out in the overview."""
        seen = self.edges.frame.outward(x, y)
        place = self.overview.inward(self.overview_area, self.layout.scale, *seen)
        if not self.camera.locked:
            self.work.go_to(*place)

    def touched(self, x: float, y: float) -> None:
        """Answer a contact on the felt with a ring."""
        ripple = Ripple(x, y)
        self.ripples.append(ripple)
        self.tweens.animate(ripple, "age", 1.0, RIPPLE, on_done=lambda: self.ripples.remove(ripple))

    def tapped(self, x: float, y: float) -> None:
        """Lay the cards at a ghost, or choose a card of the network."""
        if not self.may_play:
            return
        cell = self.camera.view.cell(x, y)
        number = self.state.network.card_at(cell)
        if not self.turn.tap_cell(cell) and number is not None:
            self.turn.tap_target(number)
        self.refreshed()

    # ---- time and pictures ---------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Advance camera, cues, and what has been typed; make pictures that are missing."""
        self.work.update(dt)
        super().update(dt)
        self._shortcuts.update(dt)
        if self.sharpness.update(self.window_view, moving=self.work.moving):
            self.invalidate()
        self._watch_camera()
        if self.size != (0, 0) and self._picture.stale:
            self.refreshed()

    def _watch_camera(self) -> None:
        moving, version = self.work.moving, self.camera.version
        if moving != self.in_motion or (not moving and version != self._camera_seen):
            self.in_motion, self._camera_seen = moving, version
            self.invalidate()

    @property
    def animating(self) -> bool:
        """Whether the next frame differs: also where the camera moves, a finger carries, or a contact is answered."""
        return super().animating or self.in_motion or bool(self.carrying.carried) or self.tweens.active

    def resting(self) -> Sequence[Draw]:
        """Return what rests: all but the hand while the camera does, only the felt while it moves."""
        return () if self.in_motion else (*self._own_network(), *self._picture.front())

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return what moves."""
        resting = (*self._own_network(), *self._picture.front()) if self.in_motion else ()
        return (*resting, *self._picture.moving())

    def shared_resting(self) -> Iterable[Draw]:
        """Return the network of a table around which people sit, which does not turn."""
        return self._picture.network() if self.around and not self.in_motion else ()

    def shared_moving(self) -> Iterable[Draw]:
        """Return that network while it moves."""
        return self._picture.network() if self.around and self.in_motion else ()

    def shared_changing(self) -> Iterable[Draw]:
        """Return the badges that come up on it."""
        return (*self._picture.pops(), *(self._picture.overview() if self.around else ()))

    def _own_network(self) -> Iterable[Draw]:
        return () if self.around else self._picture.network()

    def dressed(self, draws: Iterable[Draw]) -> DrawList:
        """Return the draws: panels and keys have their size before the camera moves beneath them."""
        return self.eased(draws)

    def jumped(self) -> None:
        """Show what is worth seeing at another place of a record."""
        self.work.keep_clear(self.glide_ms)

    def doing(self) -> str:
        """Return in words what the seat is doing whose turn is shown."""
        return self._picture.doing()

    def settings_changed(self) -> None:
        """Take over the settings."""
        super().settings_changed()
        self._desk.arrange(animated=False)
