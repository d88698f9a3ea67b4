"""Sitting down around the table: touch an edge to sit there, drag a seat along the edges, tap it to change it.

Several people do so at once: every finger is one of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Player, Strength
from quiclo_game.play.seat_plan import COUCH, TURNS, Place, SeatPlan
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.edge_panels import PanelText, panel_group
from quiclo_game.scenes.facing import Facing
from quiclo_game.scenes.pad_meaning import at_menu, menu_signs
from quiclo_game.scenes.seat_editor import SeatEditor
from quiclo_game.scenes.seat_help import told_help
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.setup_seats import BOT, PERSON
from quiclo_game.scenes.sit_grip import Grip
from quiclo_game.scenes.sit_menu import HEIGHT, WIDTH, free_draws, menu_controls, menu_draws, pages
from quiclo_game.scenes.speech import fitted
from quiclo_game.scenes.turntable import Panel, Rim, Turntable, area_in, corner_frame, set_table
from quiclo_game.shell.controls import Control, Controls
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.inputs import Input, KeyPress, PadPress, Phase, Pointer
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.layout import upright
from quiclo_game.shell.pictures import Backdrop
from quiclo_game.shell.plates import panel as plate
from quiclo_game.shell.scene import Scene, Size
from quiclo_game.shell.text import Words
from quiclo_game.shell.turning import Frame
from quiclo_game.shell.widgets import button

DEPTH, LONG = 92.0, 420.0
"""Size of a seat's panel in sheet px; a free place to sit is as large."""
FREE = 300.0
"""Where so many sheet px of an edge are free, it says that one can sit there."""
ELBOWS = 270.0
"""Everybody has so many sheet px of an edge, at least."""
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
        offers: Mapping[str, bool] | None = None,
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
        self.menu: Seat | None = None
        """The seat whose menu is open."""
        self._done = done
        self._fewest = fewest
        self._fixed = fixed
        self._offers = offers
        self._back = back or services.navigator.back
        self._page = 0
        self._turn = 0
        self._grips: dict[str, Grip] = {}
        self._table: Turntable | None = None
        self._draws: tuple[Draw, ...] = ()
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

    def leave(self) -> None:
        """Let go of every finger."""
        self._grips.clear()
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
        if isinstance(event, KeyPress) and event.key == "escape":
            self._back()
            return
        if isinstance(event, KeyPress) and self.controls.focused is None:
            self.controls.focus("start")
        for key in self.controls.handle(event):
            self.services.audio.play("key_press")
            self._pressed(key)
        for _ in self.controls.take_refused():
            self.services.audio.play("select")
        self._notice()

    def steer(self, press: PadPress) -> Iterable[Input]:
        """Return what a button means on a menu."""
        return at_menu(press, "start")

    def still(self) -> Sequence[Draw]:
        """Return the whole screen."""
        return (*self._draws, *self.controls.draws())

    # ---- fingers on seats and edges ------------------------------------------------------------------------------

    def _point(self, event: Pointer) -> bool:
        """Follow a finger on a seat; say whether it is one."""
        grip = self._grips.get(event.id)
        if event.phase is Phase.DOWN:
            control = self.controls.at(event.x, event.y)
            if control is None or not control.key.startswith("seat:"):
                return False
            seat = int(control.key.partition(":")[2])
            self._grips[event.id] = Grip(seat, event.x, event.y, self.plan.places[seat])
            self._face(self.plan.places[seat].turn)
            self.services.audio.play("select")
            return False
        if grip is None:
            return False
        if event.phase is Phase.MOVE and grip.drags(event.x, event.y, scale_of(self.size)):
            self.menu = None
            self.plan = self.plan.moved(grip.seat, self._place_at(event.x, event.y, grip.seat))
            self._arrange()
        if event.phase in (Phase.UP, Phase.CANCEL):
            del self._grips[event.id]
            if grip.dragging:
                if event.phase is Phase.CANCEL:
                    self.plan = self.plan.moved(grip.seat, grip.home)
                    self._arrange()
                self.services.audio.play("card_place")
                self.controls.handle(replace(event, phase=Phase.CANCEL))
                self._notice()
                return True
        return grip.dragging

    def _place_at(self, x: float, y: float, seat: Seat) -> Place:
        """Return the place of a seat at the edge that is nearest to a point of the window and has room for it."""
        width, height = self.size
        gaps = {0: height - y, 90: x, 180: y, 270: width - x}
        others = [place.turn for other, place in enumerate(self.plan.places) if other != seat]
        scale = scale_of(self.size)
        most = {turn: int(((height if turn % 180 else width) - 2 * DEPTH * scale) / (ELBOWS * scale)) for turn in TURNS}
        turn = min((turn for turn in TURNS if others.count(turn) < most[turn]), key=lambda side: gaps[side])
        across, _ = corner_frame(Area(0, 0, width, height), turn).inward(x, y)
        return Place(turn, round(max(0.0, min(1.0, across / (height if turn % 180 else width))), 2))

    # ---- answers -------------------------------------------------------------------------------------------------

    def _pressed(self, key: str) -> None:
        kind, _, value = key.partition(":")
        match kind:
            case "start":
                self._finish()
            case "couch":
                self._done(self.seating, COUCH)
            case "back":
                self._back()
            case "sit":
                turn, _, along = value.partition(":")
                self._sit_down(Place(int(turn), int(along) / 100))
            case "seat" if not self._fixed:
                seat = int(value)
                self.menu, self._page = None if self.menu == seat else seat, 0
            case _:
                what, _, seat_text = value.rpartition(":")
                self._change(kind, what, int(seat_text or value))
        self._arrange()

    def _sit_down(self, place: Place) -> None:
        self.seating = self.seating.joined(None)
        self.plan = SeatPlan((*self.plan.places, place))
        self._face(place.turn)
        self.menu, self._page = len(self.seating.players) - 1, 0

    def _change(self, kind: str, what: str, seat: Seat) -> None:
        player = self.seating.players[seat]
        match kind:
            case "colour":
                self.seating = self.seating.changed(seat, replace(player, colour=int(what)))
            case "name":
                self.seating = self.seating.changed(seat, replace(player, name=what))
            case "page":
                self._page = (self._page + 1) % pages(self.words)
            case "who":
                strength = None if what == PERSON else Strength.MEDIUM if what == BOT else Strength(what)
                self.seating = self.seating.played_by(seat, strength)
            case "leave":
                self._grips.clear()  # seats have other numbers from now on
                self.seating = self.seating.left(seat)
                self.plan = SeatPlan((*self.plan.places[:seat], *self.plan.places[seat + 1 :]))
                self.menu = None
            case "more":
                self._edit(seat)
            case "shut":
                self.menu = None

    def _edit(self, seat: Seat) -> None:
        """Let whoever sits there type a name and choose the own help, facing the seat."""
        others = [other for other in range(len(self.seating.players)) if other != seat]
        names = [self.seating.shown_name(other, self.words) for other in others]
        player = self.seating.players[seat]
        offers = None if player.is_bot else self._offers
        editor = SeatEditor(seat, player, self.seating.taken_colours(seat), names, offers)

        def take(changed: Player) -> None:
            self.seating = self.seating.changed(seat, changed)
            if self.size != (0, 0):
                self._arrange()

        called = self.seating.shown_name(seat, self.words)
        self.services.navigator.edit_seat(editor, called, take, Facing(self.plan.places[seat].turn))

    def _finish(self) -> None:
        """Tell who sits where; a new game is played clockwise."""
        order = range(len(self.plan.places)) if self._fixed else self.plan.clockwise()
        players = tuple(self.seating.players[seat] for seat in order)
        plan = SeatPlan(tuple(self.plan.places[seat] for seat in order))
        self._done(replace(self.seating, players=players), plan)

    def _face(self, turn: int) -> None:
        """Let the middle face whoever has touched the table last, as far as it has room."""
        self._turn = turn if turn in (0, 180) else self._turn

    # ---- pictures ------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Put everything down anew."""
        scale = scale_of(self.size)
        self._table = set_table(self.size, self.plan, self._rim(scale))
        draws: list[Draw] = [self._backdrop()]
        controls: list[Control] = []
        if not self._fixed and not self.seating.full:
            for frame, area, place in self._free(scale):
                draws += frame.draws(free_draws(area, scale, self.words))
                key = f"sit:{place.turn}:{place.along * 100:.0f}"
                controls.append(Control(key, area.cx, area.cy, area.width, area.height).placed(frame))
        middle = self._middle(scale)
        draws += middle[0]
        controls += middle[1]
        for seat_panel in self._table.panels:
            draws.append(self._panel(seat_panel, scale))
            area = Area(0, 0, seat_panel.width, seat_panel.height)
            control = Control(f"seat:{seat_panel.seat}", area.cx, area.cy, area.width, area.height)
            controls.append(control.placed(seat_panel.frame))
        if self.menu is not None:
            self._lay_menu(self._table.panels[self.menu], scale, draws, controls)
        self._draws = tuple(draws)
        self.controls.set(controls)
        self.invalidate()

    def _rim(self, scale: float) -> Rim:
        return Rim(DEPTH * scale, LONG * scale, 10 * scale, 10 * scale, frozenset(TURNS))

    def _backdrop(self) -> Draw:
        width, height = self.size
        felt = "table/felt_portrait.jpg" if height > width else "table/felt_landscape.jpg"
        return Draw(Backdrop(felt, width, height), width / 2, height / 2)

    def _panel(self, seat_panel: Panel, scale: float) -> Draw:
        seat, words = seat_panel.seat, self.words
        player = self.seating.players[seat]
        note = words("setup.bot_place" if player.is_bot else "setup.place", number=seat + 1)
        if player.strength is not None:
            note = f"{words('sit.bot')} · {words(f'setup.{player.strength.value}')}"
        else:
            note = told_help(player.help, words) or note
        named = replace(player, name=self.seating.shown_name(seat, words))
        area = Area(0, 0, seat_panel.width, seat_panel.height)
        text = PanelText(note, bright=self.menu == seat)
        group = panel_group(named, text, area, scale, self.services.forge.fonts)
        place = seat_panel.area
        return Draw(group, place.cx, place.cy, seat_panel.frame.turn)

    def _free(self, scale: float) -> Iterator[tuple[Frame, Area, Place]]:
        """Yield where one can sit down: the free stretches of all edges, in the coordinates of their sides."""
        assert self._table is not None
        width, height = self.size
        depth, gap = DEPTH * scale, 10 * scale
        for turn in TURNS:
            length, across = (height, width) if turn % 180 else (width, height)
            frame = corner_frame(Area(0, 0, width, height), turn)
            corner = depth + 2 * gap
            ends = [corner]
            for seat_panel in self._table.panels:
                if seat_panel.frame.turn == turn:
                    start, _ = frame.inward(seat_panel.frame.x, seat_panel.frame.y)
                    ends += [start - gap, start + seat_panel.width + gap]
            ends.append(length - corner)
            ends = [corner, *sorted(ends[1:-1]), length - corner]
            for left, right in zip(ends[::2], ends[1::2], strict=True):
                if right - left < FREE * scale:
                    continue
                wide = min(LONG * scale, right - left)
                area = Area((left + right - wide) / 2, across - gap - depth, wide, depth)
                yield frame, area, Place(turn, round(area.cx / length, 2))

    def _middle(self, scale: float) -> tuple[list[Draw], list[Control]]:
        """Return the panel in the middle: what to do here, and the keys that lead on."""
        words, fonts = self.words, self.services.forge.fonts
        width, height = self.size
        frame = corner_frame(Area(0, 0, width, height), self._turn)
        wide, high = 600 * scale, 186 * scale
        area = Area(width / 2 - wide / 2, height / 2 - high / 2, wide, high)
        draws = [Draw(plate(area.width, area.height, scale, alpha=0.94), area.cx, area.cy)]
        inner = area.inset(18 * scale)
        title = Words(words("sit.title"), 30 * scale, align="left", max_width=inner.width)
        draws.append(Draw(title, inner.x, inner.y + 16 * scale))
        text = words("sit.move" if self._fixed else "sit.how")
        told = fitted(fonts, text, inner.width, 48 * scale, 19 * scale, "mist", "left")
        draws.append(Draw(told, inner.x, inner.y + 38 * scale))
        key, y = 62 * scale, inner.bottom - 31 * scale
        controls = [
            button("back", inner.x + 35 * scale, y, 70 * scale, key, "", icon="back", scale=scale),
            button(
                "couch", inner.x + 188 * scale, y, 212 * scale, key, words("sit.couch"), size=22 * scale, scale=scale
            ),
            button(
                "start", inner.right - 126 * scale, y, 252 * scale, key,
                words("sit.done" if self._fixed else "setup.start"), "main", icon="play", size=26 * scale,
                enabled=len(self.seating.players) >= self._fewest, scale=scale,
            ),
        ]  # fmt: skip
        return [frame.draw(draw) for draw in draws], [control.placed(frame) for control in controls]

    def _lay_menu(self, seat_panel: Panel, scale: float, draws: list[Draw], controls: list[Control]) -> None:
        """Put the menu of a seat down, inward of its panel; what it covers cannot be pressed."""
        frame, width, height = seat_panel.frame, WIDTH * scale, HEIGHT * scale
        room = self.size[1] if frame.turn % 180 else self.size[0]
        edge = corner_frame(Area(0, 0, *self.size), frame.turn)
        left, _ = edge.inward(frame.x, frame.y)
        gap = 12 * scale
        x = max(gap, min(room - width - gap, left + seat_panel.width / 2 - width / 2)) - left
        area = Area(x, -height - gap, width, height)
        covered = area_in(frame, area)
        kept = [control for control in controls if not _meets(control, covered)]
        controls[:] = kept
        draws += frame.draws(menu_draws(area, scale))
        may_leave = len(self.seating.players) > 1
        keys = menu_controls(area, scale, self.seating, seat_panel.seat, self._page, self.words, may_leave=may_leave)
        controls += [control.placed(frame) for control in keys]

    def _notice(self) -> None:
        if self.controls.version != self._seen:
            self._seen = self.controls.version
            self.invalidate()


def _meets(control: Control, area: Area) -> bool:
    left, top, right, bottom = control.bounds()
    return area.overlaps(Area(left, top, right - left, bottom - top))
