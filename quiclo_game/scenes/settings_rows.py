"""The settings as rows: an icon, a name, what it does, and its control; used by the settings and by the pause."""

from __future__ import annotations

from collections.abc import Callable

from quiclo_game.locale import Words, load_words
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.choices import Notation, Speed, TextSize
from quiclo_game.shell.plates import IconPlate
from quiclo_game.shell.settings import LOUDEST, Settings

FullscreenSwitch = Callable[[], None]
"""Fills the screen, or goes back to the window, and remembers it."""
PLATE = 64.0
CONTROL = 62.0
MUTE = 76.0


class SettingsRows:
    """Lays the settings out, keeps what is changed, and lets it hold at once."""

    def __init__(
        self, services: Services, fullscreen: FullscreenSwitch | None, changed: Callable[[], None] | None = None
    ) -> None:
        """Take the services; ``fullscreen`` is ``None`` where the window cannot change.

        ``changed`` is told after every change.
        """
        self._services = services
        self._fullscreen = fullscreen
        self._changed = changed

    def lay(self, sheet: Sheet, area: Area) -> None:
        """Put all rows down over the area."""
        settings, words = self._services.settings, self._services.words
        rows: list[tuple[str, str, Callable[[Sheet, Words, Settings, Area], None]]] = [
            ("language", "globe", self._language),
            ("sound", "mute" if settings.muted else "sound", self._sound),
            ("speed", "speed", self._speed),
            ("thinking", "bot", self._thinking),
            ("text_size", "", self._text_size),
            ("notation", "pencil", self._notation),
            ("contrast", "contrast", self._contrast),
            ("motion", "motion", self._motion),
            ("step", "step", self._step),
        ]
        if self._fullscreen is not None:
            rows.append(("fullscreen", "", self._window))
        if len(self._services.languages) == 1:
            rows = [row for row in rows if row[0] != "language"]
        height = area.height / len(rows)
        control = area.width * (0.56 if sheet.upright else 0.6)
        for index, (name, icon, lay_control) in enumerate(rows):
            row = Area(area.x, area.y + index * height, area.width, height)
            if index:
                sheet.hairline(row.x, row.y, row.width)
            self._head(sheet, words, name, icon, row, area.width - control)
            lay_control(sheet, words, settings, Area(row.right - control, row.cy - CONTROL / 2, control, CONTROL))

    def take(self, key: str) -> bool:
        """Take a control that fired; return whether it was a setting."""
        kind, _, value = key.partition(":")
        store = self._services.store
        settings = store.settings
        match kind:
            case "set.language":
                store.change(language=value)
            case "set.volume":
                store.change(volume=int(value), muted=False)
            case "set.mute":
                store.change(muted=not settings.muted)
            case "set.groups":
                self._services.navigator.volumes()
            case "set.speed":
                store.change(speed=Speed(value))
            case "set.thinking":
                store.change(thinking=Speed(value))
            case "set.notation":
                store.change(notation=Notation(value))
            case "set.text_size":
                store.change(text_size=TextSize(int(value)))
            case "set.contrast":
                store.change(high_contrast=value == "high")
            case "set.motion":
                store.change(reduced_motion=not settings.reduced_motion)
            case "set.step":
                store.change(step=not settings.step)
            case "set.fullscreen" if self._fullscreen is not None:
                self._fullscreen()
            case _:
                return False
        if self._changed is not None:
            self._changed()
        return True

    def _head(self, sheet: Sheet, words: Words, name: str, icon: str, row: Area, width: float) -> None:
        settings = self._services.settings
        x, y, s = row.x + PLATE / 2, row.cy, sheet.scale
        if icon:
            sheet.look(IconPlate(icon, PLATE * s), x, y)
        else:
            sheet.box(row.x, y - PLATE / 2, PLATE, PLATE, 19, "icon_plate", light=0.12)
            if name == "text_size":
                sheet.words("Aa", x, y, 32, "honey", align="centre")
            else:
                sheet.box(x - 20, y - 14, 40, 28, 5, None, line="honey", line_width=4)
        hint = words(f"settings.{name}_hint", count=settings.volume)
        if name == "sound" and settings.muted:
            hint = words("settings.sound_muted")
        # switches are narrow, so their words may run further
        room = width - PLATE - 40 if name not in ("motion", "step", "fullscreen") else row.width - PLATE - 260
        sheet.words(words(f"settings.{name}"), row.x + PLATE + 22, y - 15, 28, room=room)
        sheet.note(hint, row.x + PLATE + 22, y + 19, 18, room=room)

    def _language(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        items = [(code, load_words(code)("language.name")) for code in self._services.languages]
        sheet.choice("set.language", area.x, area.y, area.width, area.height, items, settings.language, 24)

    def _sound(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        icon = "sound" if settings.muted else "mute"
        sheet.key("set.mute", area.x, area.y, MUTE, area.height, icon=icon)
        sheet.key("set.groups", area.x + MUTE + 12, area.y, MUTE, area.height, icon="menu")
        left = area.x + 2 * MUTE + 12 + 22
        value = 0 if settings.muted else settings.volume
        sheet.slider("set.volume", left, area.cy - 28, area.right - left, value, LOUDEST, 56)

    def _speed(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        self._speeds(sheet, words, "speed", settings.speed, area)

    def _thinking(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        self._speeds(sheet, words, "thinking", settings.thinking, area)

    def _speeds(self, sheet: Sheet, words: Words, name: str, chosen: Speed, area: Area) -> None:
        items = [(speed.value, words(f"settings.speed_{speed.value}")) for speed in Speed]
        sheet.choice(f"set.{name}", area.x, area.y, area.width, area.height, items, chosen.value, 22)

    def _text_size(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        items = [(str(int(size)), words("settings.percent", count=int(size))) for size in TextSize]
        sheet.choice("set.text_size", area.x, area.y, area.width, area.height, items, str(int(settings.text_size)), 21)

    def _notation(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        items = [(notation.value, words(f"settings.notation_{notation.value}")) for notation in Notation]
        sheet.choice("set.notation", area.x, area.y, area.width, area.height, items, settings.notation.value, 23)

    def _contrast(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        items = [(value, words(f"settings.contrast_{value}")) for value in ("normal", "high")]
        chosen = "high" if settings.high_contrast else "normal"
        sheet.choice("set.contrast", area.x, area.y, area.width, area.height, items, chosen, 23)

    def _motion(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        self._switch(sheet, words, "motion", settings.reduced_motion, area)

    def _step(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        self._switch(sheet, words, "step", settings.step, area)

    def _window(self, sheet: Sheet, words: Words, settings: Settings, area: Area) -> None:
        self._switch(sheet, words, "fullscreen", settings.fullscreen, area)

    def _switch(self, sheet: Sheet, words: Words, name: str, on: bool, area: Area) -> None:
        sheet.toggle(f"set.{name}", area.right - 124, area.y, on, 124, area.height)
        colour = "honey" if on else "mist"
        label = words("settings.on" if on else "settings.off")
        sheet.words(label, area.right - 146, area.cy, 23, colour, "bold", "right")
