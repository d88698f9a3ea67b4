"""The title: the name of the game, a tile for each mode, and the ways to everything else."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from quiclo_game.locale import load_words
from quiclo_game.rules.registry import MINUTES, SEATS
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.game_length import rounded
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.title_art import dice_draws, fan_draws, lay_wordmark, tile_art
from quiclo_game.scenes.title_drift import Drift
from quiclo_game.scenes.title_entrance import EVERY, Entrance
from quiclo_game.scenes.title_faces import CallFace, WideTileFace
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.tile_faces import TileFace

FEW = 2
"""Up to so many modes have room for wide tiles side by side."""
GAP = 22.0
DRIFT_SEED = 144
"""The same cards drift over every title."""
CALL = 660.0
"""Width of the invitation."""


class TitleScene(MenuScene):
    """The first screen; touching a tile leads to the setup of its mode."""

    backdrop: ClassVar[tuple[str, str]] = ("table/felt_title.jpg", "table/felt_title_portrait.jpg")

    def __init__(
        self,
        services: Services,
        modes: tuple[str, ...],
        saved: Callable[[], Path | None],
        chosen: str | None = None,
    ) -> None:
        """Show tiles for ``modes`` (keys of the registry, at least one).

        ``saved`` finds a game that can be gone on with. The mode ``chosen`` last stands out, and the invitation leads
        there; without one it is the first.
        """
        super().__init__(services)
        self._modes = modes
        self._chosen = chosen if chosen in modes else modes[0]
        self._find_saved = saved
        self._saved: Path | None = None
        self._ticks = 0
        self._elapsed = 0.0
        self._pictured = 0
        self._dice = self._fan = Entrance((), 1.0)
        self._drift: Drift | None = None

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out; a saved game is looked for once the first picture is there, which waits for no disk."""
        self._ticks = 0
        self.first_key = "call" if self._saved is None else "resume"
        super().enter(size)

    def update(self, dt: float) -> None:
        """Look for a saved game at the second tick, when the first picture has been shown; then fill the tiles."""
        super().update(dt)
        self._elapsed += dt
        self._ticks += 1
        changed = False
        if self._ticks == 2:
            before, self._saved = self._saved, self._find_saved()
            changed = self._saved != before
            self.first_key = "call" if self._saved is None else "resume"
        if self._ticks >= 2 and self._pictured < len(self._modes):
            self._pictured = len(self._modes) if self.services.settings.reduced_motion else self._pictured + 1
            changed = True
        if changed:
            self.refresh()

    @property
    def complete(self) -> bool:
        """Whether everything that comes in has come in."""
        return self._pictured == len(self._modes) and self._moment >= max(self._dice.length, self._fan.length)

    @property
    def _moment(self) -> float:
        """How long the title has been there (ms); for ever where nothing is to move."""
        return math.inf if self.services.settings.reduced_motion else self._elapsed

    @property
    def animating(self) -> bool:
        """Whether cards drift; with less motion the title rests."""
        return super().animating or not self.services.settings.reduced_motion

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return dice and fan, and between them the cards that drift out of the fan into the tiles."""
        moment = self._moment
        drift = () if self._drift is None or math.isinf(moment) else self._drift.draws(moment)
        return (*self._dice.draws(moment), *drift, *self._fan.draws(moment))

    def arrange(self, sheet: Sheet) -> None:
        """Put down name, hero, tiles and keys."""
        middle, spare = sheet.width / 2, sheet.height - (1920 if sheet.upright else 1080)
        self._lay_top(sheet)
        if sheet.upright:
            self._lay_name(sheet, middle, 230 + spare * 0.2, 230)
            fan = middle, 620 + spare * 0.3, 150.0
            dice = middle, 872 + spare * 0.4
            tiles = Area(60, 980 + spare * 0.5, sheet.width - 120, 640)
            row, keys = 1650 + spare * 0.8, 1792 + spare
        else:
            self._lay_name(sheet, middle, 168 + spare * 0.25, 196)
            fan = middle, 492 + spare * 0.4, 166.0
            dice = middle, 472 + spare * 0.4
            tiles = Area(middle - 900, 672 + spare * 0.6, 1800, 250)
            row, keys = 958 + spare * 0.85, 958 + spare * 0.85
        places = self._lay_tiles(sheet, tiles)
        cards = fan_draws(*fan, sheet.scale)
        self._fan = Entrance(cards, sheet.scale)
        self._dice = Entrance(dice_draws(*dice, sheet.scale, upright=sheet.upright), sheet.scale, EVERY / 2)
        self._drift = Drift(
            [(card.x, card.y) for card in cards],
            [Area(*(side * sheet.scale for side in (place.x, place.y, place.width, place.height))) for place in places],
            sheet.scale,
            DRIFT_SEED,
        )
        self._lay_call(sheet, middle, row)
        self._lay_keys(sheet, keys)

    def pressed(self, key: str) -> None:
        """Go where the key leads."""
        navigator = self.services.navigator
        kind, _, value = key.partition(":")
        match kind:
            case "language":
                self.services.store.change(language=value)
                self.refresh()
            case "mode":
                self._chosen = value
                navigator.setup(value)
            case "call":
                navigator.setup(self._chosen)
            case "resume" if self._saved is not None:
                navigator.resume(self._saved)
            case "watch":
                navigator.demo(self._modes)
            case "rules":
                navigator.rule_book(self._modes[0])
            case "recordings":
                navigator.recordings()
            case "statistics":
                navigator.statistics()
            case "settings":
                navigator.settings()
            case "about":
                navigator.about()
            case "quit":
                navigator.leave_program()

    def dismissed(self) -> None:
        """Stay: there is nothing before the title."""

    def _lay_top(self, sheet: Sheet) -> None:
        codes = self.services.languages
        width = min(118 * max(2, len(codes)), sheet.width / 2)
        left = sheet.width - 60 - width
        sheet.note(self.words("title.facts"), 60, 62, 24, room=left - 90)
        if len(codes) == 1:
            return
        items = [(code, load_words(code)("language.code")) for code in sorted(codes)]
        sheet.choice("language", left, 32, width, 60, items, self.words.language, 24)

    def _lay_name(self, sheet: Sheet, x: float, y: float, size: float) -> None:
        lay_wordmark(sheet, self.words("title.name"), x, y, size)
        sheet.words(self.words("title.tagline"), x, y + size * 0.62, 33, align="centre", room=sheet.width - 120)
        sheet.note(
            self.services.other("title.tagline"), x, y + size * 0.62 + 40, 22, align="centre", room=sheet.width - 120
        )

    def _lay_tiles(self, sheet: Sheet, area: Area) -> Sequence[Area]:
        """Put the tiles down and return their places."""
        count = len(self._modes)
        if sheet.upright:
            height = min(340.0, (area.height - GAP * (count - 1)) / count)
            top = area.y + (area.height - count * height - (count - 1) * GAP) / 2
            places = [Area(area.x, top + index * (height + GAP), area.width, height) for index in range(count)]
        else:
            width = {1: 1120.0, 2: 880.0, 3: 520.0, 4: 424.0}.get(count, (area.width - GAP * (count - 1)) / count)
            left = area.cx - (count * width + (count - 1) * GAP) / 2
            places = [Area(left + index * (width + GAP), area.y, width, area.height) for index in range(count)]
        for key, place in zip(self._modes, places, strict=True):
            wide = sheet.upright or count <= FEW
            face = self._wide_face(sheet, key, place) if wide else self._tall_face(sheet, key)
            sheet.face(f"mode:{key}", place.x, place.y, place.width, place.height, face)
        return places

    def _tall_face(self, sheet: Sheet, key: str) -> TileFace:
        return TileFace(
            self.words(f"mode.{key}.name"),
            self.services.other(f"mode.{key}.name"),
            self._players(key),
            self._art(key, sheet.scale),
            key == self._chosen,
            sheet.scale,
        )

    def _wide_face(self, sheet: Sheet, key: str, place: Area) -> WideTileFace:
        share = min(1.3, place.height / 250)
        window = min(place.width * 0.4, 400 * share)
        return WideTileFace(
            self.words(f"mode.{key}.name"),
            self.services.other(f"mode.{key}.name"),
            self.words(f"mode.{key}.pitch"),
            self._players(key),
            self.words("setup.minutes", count=rounded(MINUTES[key])),
            window * sheet.scale,
            self._art(key, sheet.scale, min(1.35 * share, window / 290)),
            key == self._chosen,
            sheet.scale,
        )

    def _art(self, key: str, scale: float, size: float = 1.0) -> DrawList:
        """Return the picture of a tile, nothing as long as it has yet to come in."""
        return tile_art(key, scale, size) if self._modes.index(key) < self._pictured else ()

    def _players(self, key: str) -> str:
        seats = SEATS[key]
        return f"{seats.start}–{seats.stop - 1}"

    def _lay_call(self, sheet: Sheet, x: float, y: float) -> None:
        """Put the invitation down about x; a game that waits comes first, the tiles still start a new one."""
        words, width = self.words, CALL
        if self._saved is None:
            face = CallFace(words("title.call"), self.services.other("title.call"), sheet.scale)
            sheet.face("call", x - width / 2, y, width, 84, face)
        else:
            label, note = words("title.resume"), words("title.resume_hint")
            sheet.key("resume", x - width / 2, y, width, 84, label, "main", "play", note, 34, radius=42)

    def _lay_keys(self, sheet: Sheet, y: float) -> None:
        words = self.words
        left, right = 60.0, sheet.width - 60
        every = (("watch", "eye"), ("recordings", "replay"), ("statistics", "trophy"))
        keys = [(key, icon) for key, icon in every if self.services.offers(key)]
        if len(self._modes) == 1:  # with several modes each setup leads to its own rules
            keys.append(("rules", "book"))
        room = sheet.width * 0.58 if sheet.upright else sheet.width / 2 - CALL / 2 - 24 - left
        named = min(190.0, (room - 14 * (len(keys) - 1)) / len(keys))
        for key, icon in keys:
            sheet.key(key, left, y, named, 84, words(f"title.{key}"), icon=icon, size=24)
            left += named + 14
        if self.services.offers("quit"):
            room = 84.0 if sheet.upright else 176.0
            right -= room
            sheet.key("quit", right, y, room, 84, "" if sheet.upright else words("title.quit"), icon="cross", size=25)
            right -= 14
        right -= 84
        sheet.key("about", right, y, 84, 84, icon="info")
        right -= 14
        room = 84.0 if sheet.upright else 200.0
        label = "" if sheet.upright else words("title.settings")
        sheet.key("settings", right - room, y, room, 84, label, icon="gear", size=24)
