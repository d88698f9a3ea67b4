"""A recorded game at the table it was played on: pause, speed, steps, and jumps to any move, in every mode."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.recording import Chapter, RecordedMatch, Recording, chapters_of
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.facing import UPRIGHT, Facing
from quiclo_game.scenes.menu import taste_of
from quiclo_game.scenes.pad_meaning import at_menu, menu_signs
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.playback import Playback
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.tables import table_of
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.inputs import Button, ControlPress, Input, KeyPress, PadPress, Phase, Pointer, WheelTurned
from quiclo_game.shell.layout import scale, upright
from quiclo_game.shell.palette import PLAYERS
from quiclo_game.shell.scene import Scene, Size
from quiclo_game.shell.settings import Settings
from quiclo_game.shell.shapes import Bar, Box, Disc
from quiclo_game.shell.tokens import Token

BAR, HIGH_BAR = 150.0, 250.0
"""Height of the bar below the table, and upright, in px of the sheet."""
OWN_KEYS = {"space": "play", "left": "before", "right": "step", "home": "first", "end": "last"}
"""What keys mean here while no ring shows; all others move the focus along the bar."""
ALWAYS_KEYS = {"escape": "leave", "backspace": "leave", "l": "log"}
"""What keys mean wherever the ring is."""
BUTTONS = {
    Button.B: "leave", Button.START: "play", Button.SELECT: "log", Button.L: "before", Button.R: "step",
}  # fmt: skip
"""What buttons of a gamepad press in the bar, wherever the ring is."""
TABLE_KEYS = frozenset(("log", "help"))
"""Keys of the table that answer as ever; its pause holds the record, the others have nothing to do."""
MOST_MARKS = 160
"""More turns than these are marked by rounds only."""


class ReplayScene(Scene):
    """Shows a recording; the table fills the window above a bar with keys and a line through all moves."""

    def __init__(
        self, services: Services, recording: Recording, *, at_end: bool = False, facing: Facing = UPRIGHT
    ) -> None:
        """Begin at the first move, playing; or rest ``at_end``, to look back from there; at any side of a table."""
        self.services = services
        self.facing = facing
        self.recording = recording
        self.match = RecordedMatch(recording)
        seating = recording.seating.turned(-facing.turn)
        plan = GamePlan(recording.mode_key, recording.players, recording.settings, recording.seed, seating)
        lots = Lots(0)
        bots = {seat: Bot(plan.mode, seat, Strength.MEDIUM, lots) for seat in range(len(plan.players))}
        self.playback = Playback(self.match)
        self.table = table_of(plan.mode_key)(services, plan, self.match, bots, on_over=lambda report: None)
        self.table.director = self.playback
        signs = menu_signs(services.couch, {key: button for button, key in BUTTONS.items()})
        self.controls = Controls(homes=("play",), signs=signs)
        self.table.controls.signs = None
        self.window: Size = (0, 0)
        self.size: Size = (0, 0)
        """The window as it is seen from the side."""
        self._chapters = chapters_of(plan.mode, recording.moves)
        self._draws: list[Draw] = []
        self._at_table: set[str] = set()
        self._shown: tuple[int, bool, Settings] | None = None
        self._seen = 0
        if at_end:
            self._jump(self.match.length)
        self._own_version = 0
        super().__init__()

    def invalidate(self) -> None:
        """Say that the bar has changed."""
        self._own_version += 1

    # ---- the scene -----------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether the record goes on by itself."""
        return self.playback.playing

    def enter(self, size: Size) -> None:
        """Lay table and bar out; a record with a torn end says so."""
        first = self.size == (0, 0)
        self.resized(size)
        if first and self.recording.torn:
            self.table.say(self.services.words("replay.torn"))

    def resized(self, size: Size) -> None:
        """Lay out for another window."""
        self.window, self.size = size, self.facing.size(size)
        table = self.size[0], round(self.size[1] - self._bar_height)
        self.table.enter(table)
        self._hold_speed()
        self._lay_bar()

    def leave(self) -> None:
        """Let go of every finger."""
        self.controls.cancel()
        self.table.leave()

    def update(self, dt: float) -> None:
        """Let the table play, and the bar follow."""
        self.playback.wait(dt)
        self.table.update(dt)
        self.controls.update(dt)
        if self.match.place == self.match.length and self.table.queue.empty:
            self.playback.playing = False
        now = (self.match.place, self.playing, self.services.settings)
        if now != self._shown:
            self.table.jumped()
            if self._shown is not None and self._shown[2] != now[2]:
                self.table.settings_changed()
            self._hold_speed()
            self._lay_bar()

    def settings_changed(self) -> None:
        """Show table and bar as is set now, also beneath another scene."""
        if self.size != (0, 0):
            self.table.settings_changed()
            self._hold_speed()
            self._lay_bar()

    @property
    def animating(self) -> bool:
        """Whether anything moves, or the next move is only waited for."""
        return self.playing or self.table.animating or self.controls.animating

    @property
    def version(self) -> int:
        """Grows with every change of what rests at the table or in the bar."""
        return self._own_version + self.table.version

    @version.setter
    def version(self, value: int) -> None:
        self._own_version = value

    def still(self) -> Sequence[Draw]:
        """Return what rests at the table, and the ground of the bar."""
        return self.facing.draws((*self.table.still(), *self._draws), self.window)

    def moving(self, alpha: float) -> Sequence[Draw]:
        """Return what moves at the table, and the keys of the bar."""
        return self.facing.draws((*self.table.moving(alpha), *self.controls.draws()), self.window)

    def handle(self, event: Input) -> None:
        """Give the table what happens on it, and the bar the rest."""
        event, before = self.facing.inward(event, self.window), self.version
        match event:
            case Pointer():
                self._point(event)
            case WheelTurned(y=y) if y < self._bar_top:
                self.table.handle(event)
            case KeyPress(key=key) if key in OWN_KEYS and self.controls.focused is None:
                self._fired(OWN_KEYS[key])
            case KeyPress(key=key) if key in ALWAYS_KEYS:
                self._fired(ALWAYS_KEYS[key])
            case KeyPress() | ControlPress():
                self._fire(self.controls.handle(event))
        if isinstance(event, KeyPress | ControlPress) and event.pad and self.version == before:
            self.controls.nod()
        if self.controls.version != self._seen:
            self._seen = self.controls.version
            self.invalidate()

    def steer(self, press: PadPress) -> Iterable[Input]:
        """Return what a button presses in the bar, else what it means on a menu; none stays without an answer."""
        if press.button in BUTTONS:
            return (ControlPress(BUTTONS[press.button], press.pad),)
        meant = tuple(at_menu(press, None))
        if not meant:
            self.controls.nod()
            self.invalidate()
        return meant

    def _point(self, event: Pointer) -> None:
        if event.phase is Phase.DOWN and event.y < self._bar_top:
            control = self.table.control_at(event.x, event.y)
            if control is not None and control.key not in TABLE_KEYS:
                if control.key == "pause":
                    self._fired("play")
                return
            self._at_table.add(event.id)
        if event.id not in self._at_table:
            self._fire(self.controls.handle(event))
            return
        if event.phase in (Phase.UP, Phase.CANCEL):
            self._at_table.discard(event.id)
        self.table.handle(event)
        # A tap on the table stops it; here stopping is the record's.
        if self.table.stopped:
            self.table.stopped = False
            self._fired("play")

    # ---- what keys mean ------------------------------------------------------------------------------------------

    def _fire(self, keys: Sequence[str]) -> None:
        for key in keys:
            self._fired(key)

    def _fired(self, key: str) -> None:
        kind, _, value = key.partition(":")
        match kind:
            case "leave":
                self.services.navigator.back()
            case "log":
                self.services.navigator.move_log(self.table)
            case "play":
                self._play()
            case "step":
                self.playback.playing = False
                self.table.queue.skip()
                self.playback.step()
            case "before":
                self._jump(self.match.place - 1)
            case "first":
                self._jump(0)
            case "last":
                self._jump(self.match.length)
            case "place":
                self._jump(int(value))
            case "speed":
                self.playback.speed = Speed(value)
                self._hold_speed()
        self._lay_bar()

    def _play(self) -> None:
        if not self.playing and self.match.place == self.match.length:
            self.match.jump(0)
        self.playback.playing = not self.playing

    def _jump(self, place: int) -> None:
        self.playback.playing = False
        self.match.jump(place)

    def _hold_speed(self) -> None:
        """Play at the record's own speed, without waiting for taps."""
        self.table.queue.speed = self.playback.speed
        self.table.queue.step_mode = False

    # ---- the bar -------------------------------------------------------------------------------------------------

    @property
    def _bar_height(self) -> float:
        return (HIGH_BAR if upright(self.size) else BAR) * scale(self.size)

    @property
    def _bar_top(self) -> float:
        return round(self.size[1] - self._bar_height)

    def _lay_bar(self) -> None:
        self._shown = (self.match.place, self.playing, self.services.settings)
        sheet = Sheet(self.size, self.services.forge.fonts, taste_of(self.services.settings))
        s, words = sheet.scale, self.services.words
        top = self._bar_top / s
        height = sheet.height - top
        sheet.look(Box(self.size[0] + 4, height * s + 4, 0, "felt_deep"), sheet.width / 2, top + height / 2)
        sheet.look(Bar(self.size[0], max(1.0, 2 * s), "line"), sheet.width / 2, top)
        margin = 40.0
        line = Area(margin, top + 12, sheet.width - 2 * margin, 46)
        self._lay_line(sheet, line)
        keys = Area(margin, line.bottom + 6, sheet.width - 2 * margin, 74)
        x = keys.x
        sheet.key("leave", x, keys.y, 74, 74, icon="back")
        x += 74 + 28
        icons = (
            ("first", "replay"),
            ("before", "left"),
            ("play", "pause" if self.playing else "play"),
            ("step", "step"),
        )
        for key, icon in icons:
            width = 112.0 if key == "play" else 74.0
            sheet.key(key, x, keys.y, width, 74, icon=icon, kind="main" if key == "play" else "quiet")
            x += width + 14
        speeds = [(speed.value, words(f"settings.speed_{speed.value}")) for speed in reversed(Speed)]
        log = keys.right - 196
        sheet.key("log", log, keys.y, 196, 74, words("pause.log"), icon="menu", size=23)
        if sheet.upright:
            below = Area(keys.x, keys.bottom + 18, keys.width, 62)
            sheet.choice("speed", below.x, below.y, 520, 62, speeds, self.playback.speed.value, 22)
            told = Area(below.x + 544, below.y, below.width - 544, 62)
        else:
            sheet.choice("speed", log - 24 - 560, keys.y + 4, 560, 66, speeds, self.playback.speed.value, 22)
            told = Area(x + 12, keys.y, log - 24 - 560 - x - 36, 74)
        self._lay_place(sheet, told)
        self._draws = sheet.draws
        self.controls.scale = sheet.scale
        self.controls.set(sheet.controls)
        self.invalidate()

    def _lay_place(self, sheet: Sheet, area: Area) -> None:
        words, chapter = self.services.words, self._chapter
        place = words("replay.place", number=self.match.place, total=self.match.length)
        if chapter is None:
            sheet.words(place, area.x, area.cy, 24, room=area.width)
            return
        player = self.recording.players[chapter.seat]
        sheet.look(Token(player.colour, 26 * sheet.scale), area.x + 28, area.cy)
        room = area.width - 70
        sheet.words(player.name, area.x + 68, area.cy - 15, 25, room=room)
        told = f"{words('replay.round', number=max(1, chapter.round))} · {place}"
        sheet.note(told, area.x + 68, area.cy + 18, 18, room=room)

    @property
    def _chapter(self) -> Chapter | None:
        """The turn in which the record stands, or ``None`` before the first one."""
        found = None
        for chapter in self._chapters:
            if chapter.place > self.match.place:
                break
            found = chapter
        return found

    def _lay_line(self, sheet: Sheet, area: Area) -> None:
        s, length = sheet.scale, max(1, self.match.length)
        knob = area.height
        left, run = area.x + knob / 2, area.width - knob
        sheet.slider("place", area.x, area.y, area.width, self.match.place, length, knob)
        marks = self._chapters
        if len(marks) > MOST_MARKS:
            marks = tuple(mark for before, mark in pairwise((None, *marks)) if mark and _new_round(before, mark))
        before: Chapter | None = None
        for mark in marks:
            x = left + run * mark.place / length
            colour = PLAYERS[self.recording.players[mark.seat].colour].colour
            radius = 6.5 if _new_round(before, mark) else 4.0
            sheet.look(Disc(radius * s, colour), x, area.y + 2)
            before = mark


def _new_round(before: Chapter | None, mark: Chapter) -> bool:
    return before is None or before.round != mark.round
