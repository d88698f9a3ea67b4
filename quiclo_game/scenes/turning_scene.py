"""A scene that people look at from all sides: what it lays out and draws upright is turned to whoever is due.

Subclasses work in the coordinates of the middle, ``size`` px as the one who is due sees it; on a couch that is the
window. What is shared and stays where it is, they draw in window px.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.edge_panels import LINE, PanelText, key_places, panel_group
from quiclo_game.scenes.edges import Edges
from quiclo_game.scenes.facing import UPRIGHT, Facing
from quiclo_game.scenes.letters import Letters
from quiclo_game.scenes.own_help import ways_to_tell
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.turntable import Panel, Rim
from quiclo_game.shell.control import Control
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.group import Group
from quiclo_game.shell.inputs import ControlPress, Input, KeyPress, Phase, Pointer
from quiclo_game.shell.layout import FINGER_MM
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.pictures import Backdrop
from quiclo_game.shell.scene import Scene, Size
from quiclo_game.shell.widgets import button

BYTES_PER_PIXEL, MOST_BYTES = 110, 420_000_000
"""Pictures turned to four sides take so many bytes for each px of the window: at every turn they are needed again."""
NARROW = 230.0
"""A panel has only its last key where more of them would leave less than this to the name, in sheet px."""
LEAST = 14.5
"""No text becomes smaller than this because people want small ones, in sheet px: 7 mm on a table."""
ROOMY = 90.0
"""A line of a panel that is lower has no room for a second one, in sheet px."""


class TurningScene(Scene):
    """Base of the tables: maps input inward and draws outward, and keeps the panels along the edges."""

    turns: ClassVar[bool] = True
    """Whether the middle turns to who is due; else it faces the side on which most people sit."""
    key_line: ClassVar[float] = LINE
    """The keys of a panel lie in the middle of a line so high, in sheet px."""

    def __init__(self, services: Services, plan: GamePlan) -> None:
        """Take the services and who plays; nothing is laid out before ``resized``."""
        super().__init__()
        self.services = services
        self.plan = plan
        self.window: Size = (0, 0)
        self.size: Size = (0, 0)
        """The middle as who is due sees it: the window itself on a couch."""
        self.controls = Controls()
        self.edges = Edges(len(plan.players))
        self._facing: int | None = None
        self._asking: Seat | None = None
        """Whose panel or gamepad is being answered."""
        self._groups: dict[Seat, tuple[object, Group]] = {}
        self._edge_controls: tuple[Control, ...] = ()
        self._edges_told: tuple[object, ...] = ()
        self._seen = (0, 0)
        self._letters, self._panel_letters = (Letters(services.forge), Letters(services.forge)), Letters(services.forge)

    # ---- what a table says ---------------------------------------------------------------------------------------

    @abstractmethod
    def lay_out(self) -> None:
        """Compute all places for ``self.size`` and set the controls."""

    def laid_out(self) -> None:
        """Be told that all places are new; ``refreshed`` follows."""

    @abstractmethod
    def refreshed(self) -> None:
        """Set controls and texts anew after anything changed: a move, a message, a language."""

    @abstractmethod
    def take(self, event: Input) -> None:
        """Take an event in the coordinates of the middle."""

    @abstractmethod
    def carry_out(self, keys: Iterable[str], refused: Iterable[str]) -> None:
        """Carry out what controls mean that fired, and answer those that were refused."""

    @abstractmethod
    def resting(self) -> Iterable[Draw]:
        """Return what rests on the felt, in the coordinates of the middle."""

    @abstractmethod
    def changing(self, alpha: float) -> Iterable[Draw]:
        """Return everything that may change, in the coordinates of the middle."""

    @property
    @abstractmethod
    def shown_seat(self) -> Seat | None:
        """The seat whose turn is being shown."""

    @property
    def lit_seat(self) -> Seat | None:
        """The seat whose panel has the honey edge."""
        return self.shown_seat

    @abstractmethod
    def is_person(self, seat: Seat) -> bool:
        """Say whether a person plays a seat at this moment."""

    def rim(self, scale: float) -> Rim:
        """Return what runs along the edges; ``scale`` turns sheet px into px of the window."""
        return Rim(92 * scale, 900 * scale, 10 * scale, 10 * scale)

    def panel_text(self, seat: Seat, area: Area, scale: float) -> PanelText:
        """Return what the panel of a seat tells; ``area`` is the panel in its own coordinates."""
        return PanelText()

    def noted(self, seat: Seat, text: PanelText) -> PanelText:
        """Return what the panel of a seat tells, with the help that only this seat has where nothing else is said."""
        special = ways_to_tell(self.plan.players[seat].help, self.services.words)
        return text if text.note or text.head < ROOMY else replace(text, help=special)

    def panel_draws(self, seat: Seat, area: Area, scale: float) -> Iterable[Draw]:
        """Return what else is on the panel of a seat; ``area`` is the panel in its own coordinates."""
        return ()

    def panel_controls(self, seat: Seat, area: Area, scale: float) -> Iterable[Control]:
        """Return what can be pressed on the panel of a seat beside its keys."""
        own = self.beside_keys(seat, area, scale)
        yield Control(f"seat:{seat}", own.cx, own.cy, own.width, own.height)

    def beside_keys(self, seat: Seat, area: Area, scale: float) -> Area:
        """Return what its keys leave of the panel of a seat."""
        places = self._key_places(seat, area, scale)
        return replace(area, width=places[0].x - 10 * scale - area.x) if places else area

    def _key_places(self, seat: Seat, area: Area, scale: float) -> tuple[Area, ...]:
        return key_places(area, scale, len(self._panel_keys(seat, area, scale)), self.key_line)

    def _key_controls(self, seat: Seat, area: Area, scale: float) -> Iterator[Control]:
        keys, places = self._panel_keys(seat, area, scale), self._key_places(seat, area, scale)
        for (key, icon), place in zip(keys, places, strict=True):
            yield button(f"{key}:{seat}", place.cx, place.cy, place.width, place.height, icon=icon, scale=scale)

    def panel_mood(self, seat: Seat) -> Hashable:
        """Return all that controls and keys depend on besides the panel's place: they are asked for if it changes."""
        return self.panel_keys(seat)

    def _panel_keys(self, seat: Seat, area: Area, scale: float) -> tuple[tuple[str, str], ...]:
        return self.panel_keys(seat)[-max(1, int((area.width / scale - NARROW) / 70)) :]

    def panel_keys(self, seat: Seat) -> tuple[tuple[str, str], ...]:
        """Return the keys on the panel of a seat, with their icons, the last of which is on the narrowest panel too.

        A person can pause from everywhere.
        """
        return (("pause", "pause"),) if self.is_person(seat) else ()

    def panel_touched(self, key: str) -> None:
        """Be told that a finger has just gone down on a control of a panel."""

    def press_panel(self, key: str) -> None:
        """Press a control of a panel, wherever it lies."""
        self.panel_touched(key)
        self._answer_panel(self.edges.controls.press(key))
        self._notice()

    def _answer_panel(self, fired: Iterable[str]) -> None:
        """Carry out what was pressed on the panel of a seat, which asks for it."""
        for key in fired:
            self._asking = int(key.rpartition(":")[2])
            self.carry_out((key,), ())
        self._asking = None
        self.carry_out((), self.edges.controls.take_refused())

    def shared_resting(self) -> Iterable[Draw]:
        """Return what rests for all sides, in window px."""
        return ()

    def shared_moving(self) -> Iterable[Draw]:
        """Return what moves for all sides, in window px, beneath everything else."""
        return ()

    def shared_changing(self) -> Iterable[Draw]:
        """Return what changes for all sides, in window px, above everything else."""
        return ()

    # ---- the table -----------------------------------------------------------------------------------------------

    @property
    def around(self) -> bool:
        """Whether people sit around a table."""
        return self.edges.table is not None

    @property
    def facing(self) -> Facing:
        """The side of whoever asks for something just now, else that to which the middle is turned."""
        if not self.around:
            return UPRIGHT
        return Facing(self.edges.frame.turn) if self._asking is None else self.side(self._asking)

    def side(self, seat: Seat) -> Facing:
        """Return the side at which a seat sits; on a couch everybody sees it upright."""
        return Facing(self.edges.plan.places[seat].turn) if self.around else UPRIGHT

    def seat_with(self, pad: str) -> Seat | None:
        """Return the seat of whoever holds a gamepad, or ``None``."""
        colour = self.services.couch.colour(pad)
        return next((seat for seat, player in enumerate(self.plan.players) if player.colour == colour), None)

    @property
    def seat_plan(self) -> SeatPlan:
        """Where everybody sits."""
        return self.plan.seating.fitting(len(self.plan.players))

    def reseat(self, plan: SeatPlan) -> None:
        """Let everybody sit at other places."""
        self.plan = replace(self.plan, seating=plan)
        if self.window != (0, 0):
            self.resized(self.window)

    def enter(self, size: Size) -> None:
        """Lay out for the window."""
        self.resized(size)

    def resized(self, size: Size) -> None:
        """Lay out anew for a window of another size; whatever flies goes on in the new places."""
        self.window = size
        self.controls.fingertip = self.edges.controls.fingertip = FINGER_MM * self.services.px_per_mm
        self.controls.scale = scale_of(size)
        plan = self.seat_plan
        if not plan.couch:
            self.services.forge.make_room(min(MOST_BYTES, size[0] * size[1] * BYTES_PER_PIXEL))
        self.size = self.edges.set(size, plan, self.rim(scale_of(size)), self._due_turn(plan))
        self.lay_out()
        self.laid_out()
        self.refreshed()
        self._set_edges()
        self.invalidate()

    def turn_on(self, dt: float) -> None:
        """Let ``dt`` ms pass for the panels; turn the middle if another side is due."""
        self.edges.controls.update(dt)
        self.edges.tweens.update(dt)
        if not self.around:
            return
        turn = self._due_turn(self.edges.plan)
        if turn != self.edges.frame.turn:
            for event in self.edges.let_go():
                self.take(event)
            self.size = self.edges.turn_to(turn)
            self.lay_out()
            self.laid_out()
            self.refreshed()
        self.edges.light(self.lit_seat, calm=self.services.settings.reduced_motion)
        self._set_edges()
        self._notice()

    @property
    def edges_move(self) -> bool:
        """Whether something changes at the edges without any input."""
        return self.edges.tweens.active or self.edges.controls.animating

    def _due_turn(self, plan: SeatPlan) -> int:
        """Return the side to face: that of the person who is due; while bots play it stays with the last person."""
        if plan.couch:
            return 0
        everybody = range(len(plan.places))
        people = [seat for seat in everybody if self.is_person(seat)]
        if self._facing is None or not self.turns:
            self._facing = plan.home(people or everybody)
        seat = self.shown_seat
        if self.turns and seat is not None and (not people or seat in people):
            self._facing = plan.places[seat].turn
        return self._facing

    def edge_controls(self) -> tuple[Control, ...]:
        """Return the controls of all panels as they should be now, in px of the window."""
        scale = scale_of(self.window)
        return tuple(
            control.placed(panel.frame)
            for panel in self.edges.panels
            for controls in (self.panel_controls, self._key_controls)
            for control in controls(panel.seat, _local(panel), scale)
        )

    def control_at(self, x: float, y: float) -> Control | None:
        """Return what a finger would press at a place of the window: on a panel, else in the middle."""
        return self.edges.controls.at(x, y) or self.controls.at(*self.edges.seen(x, y))

    def _set_edges(self) -> None:
        """Set the controls of the panels if anything is different; asked at every tick, so looking must cost little."""
        told = self.edges.table, tuple(self.panel_mood(panel.seat) for panel in self.edges.panels)
        if told == self._edges_told:
            return
        self._edges_told = told
        controls = self.edge_controls()
        if controls != self._edge_controls:
            self._edge_controls = controls
            self.edges.controls.set(controls)

    # ---- the scene -----------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        """Pass an event to the panel that it meets, else to the middle, as it lies from there.

        No button of a gamepad stays without an answer, also where nothing comes of it.
        """
        before = self.version
        if self.edges.takes(event):
            if isinstance(event, Pointer) and event.phase is Phase.DOWN:
                control = self.edges.controls.at(event.x, event.y)
                if control is not None:
                    self.edges.focus.leave(range(len(self.plan.players)))
                    self.panel_touched(control.key)
            self._answer_panel(self.edges.controls.handle(event))
        else:
            inner = self.edges.inward(event)
            if inner is not None:
                self._asking = self.seat_with(inner.pad) if isinstance(inner, KeyPress | ControlPress) else None
                self.take(inner)
                self._asking = None
        self._notice()
        if isinstance(event, KeyPress | ControlPress) and event.pad and self.version == before:
            self.controls.nod()
            self._notice()

    def still(self) -> Sequence[Draw]:
        """Return the felt and what rests on it."""
        width, height = self.window
        felt = "table/felt_portrait.jpg" if height > width else "table/felt_landscape.jpg"
        backdrop = Draw(Backdrop(felt, width, height), width / 2, height / 2)
        resting = self.resting()
        if self.around:
            resting = (self.edges.frame.draw(draw) for draw in resting)
        return (backdrop, *self.shared_resting(), *resting)

    def moving(self, alpha: float) -> Sequence[Draw]:
        """Return everything that may change."""
        changing = self.dressed(self.changing(alpha))
        if not self.around:
            return changing
        scale = scale_of(self.window)
        groups = [self._group(panel, scale) for panel in self.edges.panels]
        panels = self.edges.draws(groups, self.rested_in_size(self.edges.controls.draws(), self._panel_letters), scale)
        return (*self.shared_moving(), *panels, *self.edges.outward(changing), *self.shared_changing())

    @property
    def letters(self) -> float:
        """By how much texts are larger than usual, or smaller: see ``Services.letters``."""
        return self.services.letters(self.window, around=not self.seat_plan.couch)

    def dressed(self, draws: Iterable[Draw]) -> DrawList:
        """Return what may change in the middle, with texts as large as people want them."""
        return self.in_size(draws, behind=tuple(self.resting()) if self.letters > 1.0 else ())

    def in_size(self, draws: Iterable[Draw], *, keys: bool = False, behind: DrawList = ()) -> DrawList:
        """Return draws with texts as large as people want them; keys are weighed apart, ``behind`` lies beneath."""
        want, least = self.letters, LEAST * scale_of(self.window)
        return self._letters[keys].dressed(draws, self.size, want, least, settled=self.settled, behind=behind)

    def rested_in_size(self, draws: Iterable[Draw], letters: Letters | None = None) -> DrawList:
        """Return draws that rest in the window, with texts as large as people want them."""
        found = letters or Letters(self.services.forge)
        return found.dressed(draws, self.window, self.letters, LEAST * scale_of(self.window), settled=True)

    @property
    def settled(self) -> bool:
        """Whether everything lies where it stays."""
        return True

    def _group(self, panel: Panel, scale: float) -> Group:
        seat, area = panel.seat, _local(panel)
        player, noted = self.plan.players[seat], self.noted(seat, self.panel_text(seat, area, scale))
        text = replace(noted, keys=len(self._panel_keys(seat, area, scale)))
        more = tuple(self.panel_draws(seat, area, scale))
        shown = (player, text, area, more, self.letters)
        known = self._groups.get(seat)
        if known is None or known[0] != shown:
            group = panel_group(player, text, area, scale, self.services.forge.fonts, more)
            room, letters = (group.width, group.height), Letters(self.services.forge)
            draws = letters.dressed(group.draws, room, self.letters, LEAST * scale, settled=True)
            known = self._groups[seat] = shown, Group(group.width, group.height, draws)
        return known[1]

    def _notice(self) -> None:
        seen = self.controls.version, self.edges.controls.version
        if seen != self._seen:
            self._seen = seen
            self.invalidate()


def _local(panel: Panel) -> Area:
    return Area(0, 0, panel.width, panel.height)
