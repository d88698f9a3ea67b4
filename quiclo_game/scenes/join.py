"""The join screen: whoever presses A sits down with that gamepad or half of the keyboard; bots keep the other seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Protocol

from quiclo_game.play.players import Strength
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.couch import KEYBOARD, LEFT_HALF
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.pad_meaning import WAYS
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.inputs import Button, Input, KeyPress, PadPlugged, PadPress, PadRelease, PadUnplugged
from quiclo_game.shell.pad_make import Make
from quiclo_game.shell.pad_signs import ButtonSign
from quiclo_game.shell.palette import PLAYERS
from quiclo_game.shell.rings import Ring
from quiclo_game.shell.shapes import Dashed
from quiclo_game.shell.tokens import Token

HOLD = 900.0
"""Whoever holds A for so many ms starts the game."""
WIDTH, HEIGHT = 1300.0, 900.0
ROW = 148.0


class Seated(Protocol):
    """The setup as the join screen sees it."""

    seating: Seating

    @property
    def fewest(self) -> int:
        """How many players the game needs."""
        ...

    def refresh(self) -> None:
        """Show other players."""
        ...

    def begin(self) -> bool:
        """Start the game; return ``False`` if somebody is still missing."""
        ...


class JoinScene(MenuScene):
    """Seats gamepads at a setup that lies beneath."""

    covers: ClassVar[bool] = False
    takes_halves: ClassVar[bool] = True
    first_key = "start"

    def __init__(self, services: Services, setup: Seated) -> None:
        """Seat the players of ``setup``."""
        super().__init__(services)
        self._setup = setup
        self._held: dict[str, float] = {}
        self._told = ""
        self._marks: dict[int, tuple[float, float]] = {}
        self._scale = 1.0

    # ---- layout --------------------------------------------------------------------------------------------------

    def arrange(self, sheet: Sheet) -> None:
        """Put the seats down, what to press, and two keys."""
        words, seating = self.words, self._setup.seating
        width = min(WIDTH, sheet.width - 60)
        columns = 1 if sheet.upright else 2
        rows = -(-seating.most // columns)
        height = min(HEIGHT if columns == 2 else 1500.0, sheet.height - 60)
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        inner = Area(x + 40, y + 34, width - 80, height - 68)
        sheet.look(Icon("pad", 76 * sheet.scale, "honey"), inner.x + 38, inner.y + 40)
        sheet.words(words("couch.title"), inner.x + 96, inner.y + 26, 42, room=inner.width - 96)
        self._lay_how(sheet, inner.x + 97, inner.y + 74, inner.width - 96)
        self._marks, self._scale = {}, sheet.scale
        place = Area(inner.x, inner.y + 116, inner.width, inner.height - 116 - 176)
        pitch = min(ROW + 20, place.height / rows)
        for seat in range(seating.most):
            row, column = divmod(seat, columns)
            cell = place.columns(columns, 18)[column]
            self._lay_seat(sheet, seat, Area(cell.x, place.y + row * pitch, cell.width, pitch - 16))
        told = self.told(self._told) or words("couch.halves")
        sheet.note(told, inner.cx, inner.bottom - 132, 23, "honey" if self._told else "mist", "centre", inner.width)
        sheet.key("back", inner.x, inner.bottom - 92, 260, 88, words("couch.back"), icon="back", size=29)
        label = words("buttons.key")
        sheet.key("buttons", inner.x + 276, inner.bottom - 92, 230, 88, label, icon="help", size=27)
        sheet.key("start", inner.right - 400, inner.bottom - 92, 400, 88, words("couch.start"), "main", "play", size=36)

    def _lay_how(self, sheet: Sheet, x: float, y: float, room: float) -> None:
        """Say what to press, by the names of the gamepad that was used last."""
        make = self.services.couch.make
        make = Make.XBOX if make in (None, Make.KEYS) else make
        told = ((Button.A, "couch.how_join"), (Button.B, "couch.how_leave"), (Button.A, "couch.how_hold"))
        for index, (button, text) in enumerate(told):
            left = x + index * room / 3
            sheet.look(ButtonSign(make, button, 38 * sheet.scale), left + 20, y)
            sheet.note(self.words(text), left + 54, y, 24, "cream", room=room / 3 - 64)

    def _lay_seat(self, sheet: Sheet, seat: int, area: Area) -> None:
        words, seating, couch, s = self.words, self._setup.seating, self.services.couch, sheet.scale
        if seat >= len(seating.players):
            dashes = Dashed((area.width - 4) * s, (area.height - 4) * s, 22 * s, "hint", 2.4 * s, 14 * s, 10 * s)
            sheet.look(dashes, area.cx, area.cy, alpha=0.8)
            sheet.note(words("couch.waiting"), area.cx, area.cy, 23, align="centre", room=area.width - 40)
            return
        player = seating.players[seat]
        pad = couch.pad(player.colour)
        line = PLAYERS[player.colour].colour if pad is not None else "line"
        sheet.box(area.x, area.y, area.width, area.height, 22, "felt_deep", alpha=0.85, line=line, line_width=3)
        radius = min(44.0, area.height * 0.34)
        self._marks[player.colour] = area.x + 26 + radius, area.cy
        sheet.look(Token(player.colour, radius * s), area.x + 26 + radius, area.cy)
        left = area.x + 26 + 2 * radius + 26
        room = area.right - left - 120
        sheet.words(seating.shown_name(seat, words), left, area.cy - area.height * 0.15, 32, room=room)
        if pad is not None:
            told, icon = self._pad_name(pad), "pad"
        elif player.is_bot:
            told, icon = words("couch.bot"), "bot"
        else:
            told, icon = words("couch.by_touch"), "finger"
        sheet.note(told, left + 1, area.cy + area.height * 0.2, 21, room=room)
        if pad is None:
            sheet.look(Icon(icon, 52 * s, "mist"), area.right - 58, area.cy)
        else:
            make = couch.pads[pad].make if pad in couch.pads else Make.XBOX
            sheet.look(ButtonSign(make, Button.A, 52 * s), area.right - 58, area.cy)

    def _pad_name(self, pad: str) -> str:
        if pad in KEYBOARD:
            return self.words("couch.left_half" if pad == LEFT_HALF else "couch.right_half")
        plugged = self.services.couch.pads.get(pad)
        return plugged.name if plugged is not None else pad

    # ---- input ---------------------------------------------------------------------------------------------------

    def steer(self, press: PadPress) -> Iterable[Input]:
        """Join, leave, start, or move the focus; a held A counts up to the start."""
        couch = self.services.couch
        self._told = ""
        match press.button:
            case Button.A if press.pad not in self._held:
                self._held[press.pad] = 0.0
                if couch.colour(press.pad) is None:
                    self._join(press.pad)
                elif self.controls.focus_shown:
                    return (KeyPress("return", pad=press.pad),)
            case Button.B if couch.colour(press.pad) is not None:
                self._leave(press.pad)
            case Button.B:
                return (KeyPress("escape", pad=press.pad),)
            case Button.START:
                self._begin()
            case button if button in WAYS:
                return (KeyPress(WAYS[button], pad=press.pad),)
        self.refresh()
        return ()

    def take(self, event: Input) -> None:
        """Let go of a held button, show who came and went, and press keys."""
        if isinstance(event, PadRelease):
            if event.button is Button.A:
                self._held.pop(event.pad, None)
                self.invalidate()
        elif isinstance(event, PadPlugged | PadUnplugged):
            self._held.clear()
            self.refresh()
        else:
            super().take(event)

    def pressed(self, key: str) -> None:
        """Go back, or start."""
        if key == "start":
            self._begin()
        elif key == "buttons":
            self.services.navigator.button_help()
        else:
            self.services.navigator.back()

    def leave(self) -> None:
        """Let go of every button."""
        super().leave()
        self._held.clear()

    def _join(self, pad: str) -> None:
        """Seat a gamepad: at a person without one, else at a free seat, else in place of a bot."""
        couch, seating = self.services.couch, self._setup.seating
        alone = [player.colour for player in seating.players if not player.is_bot and couch.pad(player.colour) is None]
        bots = [seat for seat, player in enumerate(seating.players) if player.is_bot]
        if alone:
            couch.sit(pad, alone[0])
        elif not seating.full:
            self._setup.seating = seating.joined(None)
            couch.sit(pad, self._setup.seating.players[-1].colour)
        elif bots:
            self._setup.seating = seating.played_by(bots[0], None)
            couch.sit(pad, seating.players[bots[0]].colour)
        else:
            self._told = self.words("couch.full")
            self.services.audio.play("wrong")
            return
        self.services.audio.play("select")
        self._setup.refresh()

    def _leave(self, pad: str) -> None:
        """Take a gamepad's player from the table; where too few would be left, a bot takes the seat."""
        couch, seating = self.services.couch, self._setup.seating
        colour = couch.colour(pad)
        couch.leave(pad)
        self._held.pop(pad, None)
        seat = next((seat for seat, player in enumerate(seating.players) if player.colour == colour), None)
        if seat is not None:
            many = len(seating.players) > self._setup.fewest
            self._setup.seating = seating.left(seat) if many else seating.played_by(seat, Strength.MEDIUM)
        self.services.audio.play("select")
        self._setup.refresh()

    def _begin(self) -> None:
        self._held.clear()
        if not self._setup.begin():
            self._told = self.words("setup.too_few")
            self.services.audio.play("wrong")
            self.refresh()

    # ---- time ----------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let held buttons count."""
        super().update(dt)
        for pad in self._held:
            self._held[pad] += dt
        if any(held >= HOLD for held in self._held.values()):
            self._begin()

    @property
    def animating(self) -> bool:
        """Whether a button is held or a press is shown."""
        return super().animating or bool(self._held)

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return a ring around everybody who holds A: once it is closed the game starts."""
        rings = []
        for pad, held in self._held.items():
            colour = self.services.couch.colour(pad)
            if colour in self._marks and held > HOLD * 0.15:
                x, y = self._marks[colour]
                ring = Ring(54 * self._scale, 8 * self._scale, held / HOLD, "honey")
                rings.append(Draw(ring, x * self._scale, y * self._scale))
        return tuple(rings)
