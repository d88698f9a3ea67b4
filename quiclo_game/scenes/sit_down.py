"""Sitting down around the table: touch an edge to sit there, drag a seat along the edges, tap it to change it.

Several people do so at once: every finger is one of its own, and everybody has a menu; the keyboard writes where
letters were touched last. Who cannot drag, as with keys, a gamepad, or a panel that tells no motion, chooses a seat and
then where it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from quiclo_game.locale import Words as Language
from quiclo_game.play.help import Offers, fitted
from quiclo_game.play.seat_plan import COUCH, Place, SeatPlan
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.edge_panels import PanelText, panel_group
from quiclo_game.scenes.letters import Letters
from quiclo_game.scenes.own_help import ways_to_tell
from quiclo_game.scenes.pad_meaning import at_menu, menu_signs
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sit_fingers import SeatFingers
from quiclo_game.scenes.sit_menu import Setting, free_draws, menu_controls, menu_draws
from quiclo_game.scenes.sit_menu_places import MenuPlace, places_of
from quiclo_game.scenes.sit_menus import SeatMenus
from quiclo_game.scenes.sit_middle import middle_controls, middle_draws, middle_place, room_of_middle
from quiclo_game.scenes.sit_places import free_places, nearest_place, place_of, rim
from quiclo_game.scenes.turning_scene import LEAST
from quiclo_game.scenes.turntable import Panel, Turntable, area_in, set_table
from quiclo_game.shell.control import Control
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.inputs import Input, KeyPress, PadPress, Phase, Pointer
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.layout import upright
from quiclo_game.shell.palette import PLAYERS
from quiclo_game.shell.pictures import Backdrop
from quiclo_game.shell.scene import Scene, Size
from quiclo_game.shell.shapes import Box

APART = 10.0
"""Keys of a menu are so many sheet px apart: 5 mm (table.md, Seats)."""
DRAGGED = 18.0
"""A finger that moves so many sheet px drags a seat rather than tapping it."""
Done = Callable[[Seating, SeatPlan], None]


class SitDownScene(Scene):
    """Who sits where; ``done`` is told at the end, with an upright plan for those who rather sit on a couch."""

    def __init__(
        self,
        services: Services,
        seating: Seating,
        plan: SeatPlan,
        done: Done,
        *,
        fewest: int = 1,
        fixed: bool = False,
        back: Callable[[], None] | None = None,
        offers: Offers | None = None,
    ) -> None:
        """Begin with a plan, or with the usual one; ``fixed``: a game goes on, so people can only move.

        ``offers`` says which help the mode knows.
        """
        super().__init__()
        self.services = services
        self.seating = seating
        self.plan = plan
        self.controls = Controls(homes=("start",), signs=menu_signs(services.couch))
        self.size: Size = (0, 0)
        self.menus = SeatMenus(offers)
        self.going: Seat | None = None
        """The seat that goes wherever is tapped next."""
        self._done = done
        self._fewest = fewest
        self._fixed = fixed
        self._offers = offers
        self._back = back or services.navigator.back
        self._turn = 0
        """The side of whoever has touched the table last."""
        self._fingers = SeatFingers()
        self._table: Turntable | None = None
        self._laid: tuple[object, Mapping[Seat, MenuPlace]] = (None, {})
        """Where the menus lie, and what that was found for."""
        self._draws: tuple[Draw, ...] = ()
        self._key_letters = Letters(services.forge)
        self._seen = 0

    @property
    def words(self) -> Language:
        """The words of the language that is set."""
        return self.services.words

    # ---- the scene -----------------------------------------------------------------------------------------------

    def enter(self, size: Size) -> None:
        """Lay out for the window."""
        self.resized(size)

    def resized(self, size: Size) -> None:
        """Lay out for a window of another size."""
        self.size = size
        if len(self.plan.places) != len(self.seating.players):
            self.plan = SeatPlan.usual(len(self.seating.players), upright=upright(size))
        self._arrange()

    def settings_changed(self) -> None:
        """Show what is set now, in the language that is set."""
        if self.size != (0, 0):
            self._arrange()

    def leave(self) -> None:
        """Let go of every finger."""
        self._fingers.clear()
        self.controls.cancel()

    def update(self, dt: float) -> None:
        """Let short presses end."""
        self.controls.update(dt)
        self._notice()

    @property
    def animating(self) -> bool:
        """Whether a press has still to be shown."""
        return self.controls.animating

    def handle(self, event: Input) -> None:
        """Sit down, move or change seats; every finger by itself."""
        if isinstance(event, Pointer) and self._point(event):
            return
        typed = self.menus.typed(event, self.seating, self.words, steered=self.controls.focus_shown)
        if typed is not None:
            self.seating = typed
            self._arrange()
            return
        if isinstance(event, KeyPress) and event.key == "escape":
            self._step_back()
            return
        if isinstance(event, KeyPress) and self.controls.focused is None:
            self.controls.focus("start")
        for key in self.controls.handle(event):
            self.services.audio.play("key_press")
            self._pressed(key)
        for _ in self.controls.take_refused():
            self.services.audio.play("select")
        self._notice()

    @property
    def takes_text(self) -> bool:
        """Whether a name is being typed, so that letters are no buttons."""
        return self.menus.typing is not None

    def steer(self, press: PadPress) -> Iterable[Input]:
        """Return what a button means on a menu."""
        return at_menu(press, "start")

    def still(self) -> Sequence[Draw]:
        """Return the whole screen."""
        return (*self._draws, *self._in_size(self.controls.draws(), letters=self._key_letters))

    # ---- fingers on seats and edges ------------------------------------------------------------------------------

    def _point(self, event: Pointer) -> bool:
        """Follow a finger on a seat; say whether it drags one."""
        if event.phase is Phase.DOWN:
            control = self.controls.at(event.x, event.y)
            if control is not None and control.key.startswith("seat:"):
                seat = int(control.key.partition(":")[2])
                self._fingers.down(event, seat, self.plan.places[seat])
                self._turn = self.plan.places[seat].turn
                self.services.audio.play("select")
            return False
        grip = self._fingers.drag(event, DRAGGED * scale_of(self.size))
        if grip is None:
            return False
        cancelled = event.phase is Phase.CANCEL
        place = grip.home if cancelled else nearest_place(self.size, self.plan, grip.seat, event.x, event.y)
        self.going = None
        self.menus.shut(grip.seat)
        self._put(grip.seat, place)
        self._arrange()
        if cancelled or event.phase is Phase.UP:
            self.services.audio.play("card_place")
            self.controls.handle(replace(event, phase=Phase.CANCEL))
            self._notice()
        return True

    def _put(self, seat: Seat, place: Place) -> None:
        self.plan = self.plan.moved(seat, place)
        self._turn = place.turn

    # ---- answers -------------------------------------------------------------------------------------------------

    def _pressed(self, key: str) -> None:
        kind, _, value = key.partition(":")
        match kind:
            case "start":
                self._finish()
            case "couch":
                self._done(self.seating, COUCH)
            case "back":
                self._step_back()
            case "sit":
                self._sit_down(place_of(value))
            case "to" if self.going is not None:
                self._put(self.going, place_of(value))
                self.going = None
            case "move":
                self.going = int(value)
                self.menus.shut(self.going)
            case "seat":
                self._choose(int(value))
            case _:
                what, _, seat_text = value.rpartition(":")
                seat = int(seat_text or value)
                if kind == "leave":
                    self._leave(seat)
                else:
                    self.seating = self.menus.pressed(kind, what, seat, self.seating, self.words)
        self._arrange()

    def _step_back(self) -> None:
        if self.going is None:
            self._back()
            return
        self.going = None
        self._arrange()

    def _choose(self, seat: Seat) -> None:
        """Open or shut the menu of a seat; one that moves, or may only move, changes places with it."""
        if self.going is not None:
            first, second = self.plan.places[self.going], self.plan.places[seat]
            self.plan = self.plan.moved(self.going, second).moved(seat, first)
            self.going = None
        elif self._fixed:
            self.going = seat
        else:
            self.menus.toggle(seat, self.seating)

    def _sit_down(self, place: Place) -> None:
        self.seating = self.seating.joined(None)
        self.plan = SeatPlan((*self.plan.places, place))
        self._turn = place.turn
        self.menus.toggle(len(self.seating.players) - 1, self.seating)

    def _leave(self, seat: Seat) -> None:
        """Let somebody get up: the others move up, with their menus."""
        self.seating = self.seating.left(seat)
        self.plan = SeatPlan((*self.plan.places[:seat], *self.plan.places[seat + 1 :]))
        self.menus.left(seat)
        self._fingers.forget(seat)

    def _finish(self) -> None:
        """Tell who sits where; a new game is played clockwise, and everybody keeps the name that was shown."""
        order = range(len(self.plan.places)) if self._fixed else self.plan.clockwise()
        named = self.seating.settled(self.words)
        plan = SeatPlan(tuple(self.plan.places[seat] for seat in order))
        self._done(replace(self.seating, players=tuple(named[seat] for seat in order)), plan)

    # ---- pictures ------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Put everything down anew."""
        scale = scale_of(self.size)
        self._table = set_table(self.size, self.plan, rim(scale))
        panels = self._table.panels
        places = self._menu_places(panels, scale)
        menus = [area_in(panels[seat].frame, place.area) for seat, place in places.items()]
        draws: list[Draw] = [self._backdrop()]
        controls: list[Control] = []
        goes = self.going is not None
        if goes or not (self._fixed or self.seating.full):
            key, label = ("to", self.words("sit.to")) if goes else ("sit", self.words("sit.here"))
            others = [seat_panel for seat_panel in self._table.panels if seat_panel.seat != self.going]
            taken = [*menus, *(seat_panel.area for seat_panel in self._table.panels)]
            for free in free_places(self.size, others, scale):
                area = free.area
                control = Control(f"{key}:{free.key}", area.cx, area.cy, area.width, area.height).placed(free.frame)
                if not any(area_in(free.frame, area).overlaps(other) for other in taken):
                    draws += free.frame.draws(self._in_size(free_draws(area, scale, label)))
                    controls.append(control)
        self._lay_middle(scale, menus, draws, controls)
        for seat_panel in self._table.panels:
            draws.append(self._panel(seat_panel, scale))
            area = Area(0, 0, seat_panel.width, seat_panel.height)
            control = Control(f"seat:{seat_panel.seat}", area.cx, area.cy, area.width, area.height)
            controls.append(control.placed(seat_panel.frame))
        for seat, place in places.items():
            self._lay_menu(panels[seat], place, draws, controls)
        self._draws = tuple(draws)
        self.controls.set(controls)
        self.invalidate()

    def _menu_places(self, panels: Sequence[Panel], scale: float) -> Mapping[Seat, MenuPlace]:
        """Return where the open menus lie; that is only looked for where a panel or a menu came, went or moved."""
        told = tuple(self.menus.open), panels, self.size, self._wish
        if told != self._laid[0]:
            middles = tuple(area_in(*middle_place(self.size, turn, (), scale)) for turn in (0, 90))
            largest = max(1.0, self._wish)
            self._laid = told, places_of(told[0], panels, middles, self.size, scale, largest)
        return self._laid[1]

    def _backdrop(self) -> Draw:
        width, height = self.size
        felt = "table/felt_portrait.jpg" if height > width else "table/felt_landscape.jpg"
        return Draw(Backdrop(felt, width, height), width / 2, height / 2)

    @property
    def _known(self) -> Mapping[str, int] | None:
        return self._offers(len(self.seating.players)) if self._offers is not None else None

    def _panel(self, seat_panel: Panel, scale: float) -> Draw:
        seat, words = seat_panel.seat, self.words
        player = self.seating.players[seat]
        note = words("setup.bot_place" if player.is_bot else "setup.place", number=seat + 1)
        special: tuple[str, ...] = ()
        if player.strength is not None:
            note = f"{words('sit.bot')} · {words(f'setup.{player.strength.value}')}"
        else:
            own = player.help if self._known is None else fitted(player.help, self._known)
            special = ways_to_tell(own, words)
        if seat == self.going:
            note, special = words("sit.where"), ()
        named = replace(player, name=self.seating.shown_name(seat, words))
        area = Area(0, 0, seat_panel.width, seat_panel.height)
        text = PanelText(note, bright=seat in self.menus.open or seat == self.going, help=special)
        group = panel_group(named, text, area, scale, self.services.forge.fonts)
        place = seat_panel.area
        return self._in_size((Draw(group, place.cx, place.cy, seat_panel.frame.turn),))[0]

    @property
    def _wish(self) -> float:
        """How many times as large as usual people want texts."""
        return self.services.letters(self.size, around=True)

    def _in_size(
        self, draws: Iterable[Draw], *, share: float = 1.0, keys: Iterable[Control] = (), letters: Letters | None = None
    ) -> DrawList:
        """Return draws with texts as large as people want them, off the ``keys`` that lie over them.

        What was laid out ``share`` times as large as usual has grown already.
        """
        want = self._wish if share <= 1.0 else max(1.0, self._wish / share)
        behind = tuple(Draw(Box(key.width, key.height, 0, None), key.x, key.y) for key in keys)
        found = letters or Letters(self.services.forge)
        least = LEAST * scale_of(self.size)
        return found.dressed(draws, self.size, want, least, settled=True, behind=behind)

    def _lay_middle(self, scale: float, menus: Sequence[Area], draws: list[Draw], controls: list[Control]) -> None:
        """Put the middle down, facing whoever has touched the table last, if somebody sits there."""
        turns = [place.turn for place in self.plan.places]
        wanted = self._turn if self._turn in turns else turns[0]
        # with all menus shut there is free felt around it
        share = 1.0 if menus else min(max(1.0, self._wish), room_of_middle(self.size, scale))
        scale *= share
        frame, area = middle_place(self.size, wanted, menus, scale)
        text = self.words("sit.choose" if self.going is not None else "sit.move" if self._fixed else "sit.how")
        enough = len(self.seating.players) >= self._fewest
        keys = tuple(middle_controls(area, scale, self.words, goes_on=self._fixed, enough=enough))
        told = middle_draws(area, scale, self.services.forge.fonts, self.words, text)
        draws += frame.draws(self._in_size(told, share=share, keys=keys))
        controls += [control.placed(frame) for control in keys]

    def _lay_menu(self, seat_panel: Panel, place: MenuPlace, draws: list[Draw], controls: list[Control]) -> None:
        """Put the menu of a seat down; what it covers cannot be pressed."""
        seat, frame = seat_panel.seat, seat_panel.frame
        covered = area_in(frame, place.area)
        controls[:] = [control for control in controls if not _meets(control, covered)]
        scale, may_leave = scale_of(self.size), len(self.seating.players) > 1
        typing, gap = self.menus.typing == seat, APART * scale
        setting = Setting(self.seating, seat, self.words, scale * place.share, gap, may_leave, typing, self._known)
        menu = self.menus.open[seat]
        area, colour = place.area, PLAYERS[self.seating.players[seat].colour].colour
        edge = Box(area.width, area.height, 24 * scale, None, line=colour, line_width=2.4 * scale)
        keys = tuple(menu_controls(menu, setting, area))
        written = self._in_size(menu_draws(menu, setting, area), share=place.share, keys=keys)
        draws += frame.draws((*written, Draw(edge, area.cx, area.cy)))
        controls += [control.placed(frame) for control in keys]

    def _notice(self) -> None:
        if self.controls.version != self._seen:
            self._seen = self.controls.version
            self.invalidate()


def _meets(control: Control, area: Area) -> bool:
    left, top, right, bottom = control.bounds()
    return area.overlaps(Area(left, top, right - left, bottom - top))
