"""A gamepad is gone: the game says whose it was, and waits until it is back, another takes over, or people go on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from quiclo_game.locale.sentences import all_named
from quiclo_game.play.players import Player
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.pad_meaning import at_menu
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.inputs import Button, Input, PadPlugged, PadPress, PadUnplugged
from quiclo_game.shell.scene import Size
from quiclo_game.shell.tokens import Token

HEIGHT, SMALL = 520.0, 24.0
"""Height of the panel, and size of what explains, in px of the sheet."""


class PadLostScene(MenuScene):
    """Lies over a game while somebody in it has lost a gamepad."""

    covers: ClassVar[bool] = False
    first_key = "without"

    def __init__(self, services: Services, players: Sequence[Player]) -> None:
        """Wait for the gamepads of ``players``."""
        super().__init__(services)
        self._players = tuple(players)

    def enter(self, size: Size) -> None:
        """Lay out; what was plugged in again beneath another scene is noticed now."""
        super().enter(size)
        self._look()

    @property
    def waiting_for(self) -> tuple[Player, ...]:
        """The players whose gamepad is gone, in the order in which it went."""
        missing = self.services.couch.missing
        return tuple(player for colour in missing for player in self._players if player.colour == colour)

    def arrange(self, sheet: Sheet) -> None:
        """Put down whose gamepad is gone and what to do."""
        words, players, s = self.words, self.waiting_for, sheet.scale
        width, how, small = min(1000.0, sheet.width - 80), words("couch.lost_how"), SMALL * sheet.taste.full
        room = width - 120
        height = HEIGHT + max(0.0, sheet.height_of(how, room, small) - sheet.height_of(how, room, SMALL))
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        middle = sheet.width / 2
        sheet.look(Icon("pad", 104 * s, "honey"), middle - (86 if players else 0), y + 92)
        for index, player in enumerate(players):
            sheet.look(Token(player.colour, 40 * s), middle + 34 + index * 90, y + 92)
        names = [player.name for player in players]
        one = len(names) < 2
        told = (
            words("couch.lost_single", name="".join(names))
            if one
            else words("couch.lost_several", names=all_named(names, words))
        )
        top = y + 168
        top += sheet.paragraph(told, x + 60, top, room, 36, "cream", "round", "centre", 1.25, most=2)
        sheet.paragraph(how, x + 60, top + 10, room, small, "mist", align="centre", most=4)
        sheet.key(
            "without", middle - 230, y + height - 124, 460, 88, words("couch.lost_without"), "main", "play", size=29
        )

    def steer(self, press: PadPress) -> Iterable[Input]:
        """Let a gamepad that nobody sits with take over by A; the others steer."""
        if press.button is Button.A and self.services.couch.take_over(press.pad) is not None:
            self.services.audio.play("select")
            self._look()
            return ()
        return at_menu(press, self.first_key)

    def take(self, event: Input) -> None:
        """Go on once every gamepad is back."""
        if isinstance(event, PadPlugged | PadUnplugged):
            self._look()
        else:
            super().take(event)

    def pressed(self, key: str) -> None:
        """Go on without."""
        self._give_up()

    def dismissed(self) -> None:
        """Go on without."""
        self._give_up()

    def _give_up(self) -> None:
        self.services.couch.give_up()
        self.services.navigator.back()

    def _look(self) -> None:
        if self.services.couch.missing:
            self.refresh()
        else:
            self.services.navigator.back()
