"""How loud each group of sounds is, laid over the settings; what is set is heard at once and kept."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.dice_faces import DieFace
from quiclo_game.shell.plates import IconPlate
from quiclo_game.shell.settings import LOUDEST, SOUND_GROUPS

WIDTH, HEAD, ROW = 1240.0, 150.0, 124.0
PLATE, DIE = 68.0, 92.0
SAMPLES = {"table": "card_place", "signals": "valid", "keys": "key_press", "buzzer": "buzzer_0"}
"""A sound of each group, heard when its volume changes."""
ICONS = {"signals": "star", "keys": "finger", "buzzer": "sound"}


class VolumesScene(MenuScene):
    """A slider for each group of sounds, within the volume of everything."""

    covers: ClassVar[bool] = False
    first_key = "done"

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel down."""
        words = self.words
        width, height = min(WIDTH, sheet.width - 60), HEAD + ROW * len(SOUND_GROUPS) + 26
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        left, right = x + 44, x + width - 44
        sheet.words(words("volumes.title"), left, y + 62, 42, room=width - 88 - 250)
        sheet.note(words("volumes.scope"), left + 2, y + 106, 20, room=width - 88 - 250)
        sheet.key("done", right - 220, y + 32, 220, 72, words("settings.done"), "main", "check", size=29)
        for index, group in enumerate(SOUND_GROUPS):
            self._lay_row(sheet, group, Area(left, y + HEAD + index * ROW, width - 88, ROW))

    def _lay_row(self, sheet: Sheet, group: str, row: Area) -> None:
        words, volume = self.words, self.volume(group)
        sheet.hairline(row.x, row.y, row.width)
        look = IconPlate(ICONS[group], PLATE * sheet.scale) if group in ICONS else DieFace(6, 5, DIE * sheet.scale)
        sheet.look(look, row.x + PLATE / 2, row.cy)
        across = row.width * (0.46 if sheet.upright else 0.5)
        room = row.width - across - PLATE - 50
        sheet.words(words(f"volumes.{group}"), row.x + PLATE + 24, row.cy - 17, 29, room=room)
        hint = words(f"volumes.{group}_hint") if volume else words("settings.sound_muted")
        sheet.note(hint, row.x + PLATE + 25, row.cy + 20, 20, room=room)
        sheet.slider(f"volume.{group}", row.right - across, row.cy - 28, across, volume, LOUDEST, 56)

    def volume(self, group: str) -> int:
        """Return how loud a group is, 0 to 10."""
        return dict(self.services.settings.volumes).get(group, LOUDEST)

    def pressed(self, key: str) -> None:
        """Change a volume and let it be heard, or go back."""
        if key == "done":
            self.services.navigator.back()
            return
        name, _, value = key.partition(":")
        group = name.removeprefix("volume.")
        if group in SOUND_GROUPS and int(value) != self.volume(group):
            volumes = {**dict(self.services.settings.volumes), group: int(value)}
            self.services.store.change(volumes=tuple(sorted(volumes.items())))
            self.services.audio.play(SAMPLES[group])
            self.refresh()
