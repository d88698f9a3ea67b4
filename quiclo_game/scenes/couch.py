"""The couch: which gamepads there are, who of the players sits with which, and who lost theirs.

A half of the keyboard is a gamepad like any other. A player is known by the colour, which stays through every rematch.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from quiclo_game.shell.inputs import Button, PadPlugged
from quiclo_game.shell.pad_make import Make, make_of

LEFT_HALF, RIGHT_HALF = "keys:left", "keys:right"

HALVES: Final[dict[str, tuple[str, Button]]] = {
    "w": (LEFT_HALF, Button.UP),
    "s": (LEFT_HALF, Button.DOWN),
    "a": (LEFT_HALF, Button.LEFT),
    "d": (LEFT_HALF, Button.RIGHT),
    "space": (LEFT_HALF, Button.A),
    "q": (LEFT_HALF, Button.B),
    "e": (LEFT_HALF, Button.X),
    "r": (LEFT_HALF, Button.Y),
    "up": (RIGHT_HALF, Button.UP),
    "down": (RIGHT_HALF, Button.DOWN),
    "left": (RIGHT_HALF, Button.LEFT),
    "right": (RIGHT_HALF, Button.RIGHT),
    "return": (RIGHT_HALF, Button.A),
    "backspace": (RIGHT_HALF, Button.B),
    ".": (RIGHT_HALF, Button.X),
    ",": (RIGHT_HALF, Button.Y),
}
"""What the keys of the two halves of a keyboard are."""


class Plugged(NamedTuple):
    """A gamepad that is there: what it calls itself, what tells it from others, by whose names its buttons go."""

    name: str
    guid: str
    make: Make


KEYBOARD: Final = {
    LEFT_HALF: Plugged("", LEFT_HALF, Make.LEFT_HALF),
    RIGHT_HALF: Plugged("", RIGHT_HALF, Make.RIGHT_HALF),
}

KEYBOARDS = frozenset((Make.KEYS, Make.LEFT_HALF, Make.RIGHT_HALF))


class Couch:
    """Remembers who sits with which gamepad, as long as the program runs."""

    def __init__(self, *, escape: bool = True) -> None:
        """Start with the keyboard alone, and nobody seated; without ``escape`` that key does nothing here."""
        self._escape = escape
        self.pads: dict[str, Plugged] = dict(KEYBOARD)
        """All gamepads that are there, and both halves of the keyboard, by name."""
        self.make: Make | None = None
        """By whose names buttons are shown: of what was steered with last; ``None`` after a touch."""
        self._colours: dict[str, int] = {}
        self._lost: dict[int, str] = {}
        self._game: frozenset[int] = frozenset()

    # ---- who sits with what --------------------------------------------------------------------------------------

    def colour(self, pad: str) -> int | None:
        """Return the colour of who sits with a gamepad, ``None`` if nobody does."""
        return self._colours.get(pad)

    def pad(self, colour: int) -> str | None:
        """Return the gamepad of a player, ``None`` if there is none."""
        return next((pad for pad, owner in self._colours.items() if owner == colour), None)

    def sit(self, pad: str, colour: int) -> None:
        """Give a player a gamepad; whoever had it, and what the player had, is without."""
        other = self.pad(colour)
        if other is not None:
            del self._colours[other]
        self._colours[pad] = colour
        self._lost.pop(colour, None)

    def leave(self, pad: str) -> None:
        """Take a gamepad from its player."""
        self._colours.pop(pad, None)

    def recolour(self, before: int, after: int) -> None:
        """Be told that a player has another colour."""
        pad = self.pad(before)
        if pad is not None and before != after:
            self.sit(pad, after)

    def keep(self, colours: Iterable[int]) -> None:
        """Forget everybody who is not one of these players any more."""
        wanted = frozenset(colours)
        self._colours = {pad: colour for pad, colour in self._colours.items() if colour in wanted}
        self._lost = {colour: guid for colour, guid in self._lost.items() if colour in wanted}

    # ---- plugging in and out -------------------------------------------------------------------------------------

    def plug(self, event: PadPlugged) -> int | None:
        """Take a gamepad in; return the colour of the player who gets it back, if it was lost by one."""
        self.pads[event.pad] = Plugged(event.name, event.guid, make_of(event.name, event.guid))
        owner = next((colour for colour, guid in self._lost.items() if guid == event.guid), None)
        if owner is not None:
            self.sit(event.pad, owner)
        return owner

    def unplug(self, pad: str) -> int | None:
        """Be told that a gamepad is gone; return the colour of the player who lost it, if there is one."""
        gone = self.pads.pop(pad, None)
        owner = self._colours.pop(pad, None)
        if gone is not None and owner is not None:
            self._lost[owner] = gone.guid
        return owner

    def take_over(self, pad: str) -> int | None:
        """Give a gamepad that nobody sits with to the first player who lost one; return whose it is now."""
        if pad in self._colours or not self.missing:
            return None
        colour = self.missing[0]
        self.sit(pad, colour)
        return colour

    def give_up(self) -> None:
        """Let everybody who lost a gamepad play on without."""
        self._lost.clear()

    # ---- the game ------------------------------------------------------------------------------------------------

    def begin_game(self, colours: Iterable[int]) -> None:
        """Be told who plays; only they are missed."""
        self._game = frozenset(colours)

    def end_game(self) -> None:
        """Be told that nobody plays."""
        self._game = frozenset()

    @property
    def missing(self) -> tuple[int, ...]:
        """The colours of those in the game whose gamepad is gone, in the order in which it went."""
        return tuple(colour for colour in self._lost if colour in self._game)

    def may_steer(self, pad: str, due: Iterable[int], present: Iterable[int]) -> bool:
        """Say whether a gamepad acts for one of the ``due`` players, given by colour like all who are ``present``.

        Whoever sits with it acts for nobody else, except for those who have no gamepad; so does a gamepad without an
        owner.
        """
        listed = tuple(due)
        own = self._colours.get(pad)
        if not listed or own in listed or not any(self.pad(colour) is not None for colour in present):
            return True
        return any(self.pad(colour) is None for colour in listed)

    # ---- signs ---------------------------------------------------------------------------------------------------

    def signed(self, make: Make, button: Button) -> bool:
        """Say whether a sign may tell of a button by the names of a make: it has one, and it does something here."""
        from quiclo_game.shell.pad_signs import has_sign  # needed once somebody steers, not for the start

        barred = not self._escape and button is Button.START and make in KEYBOARDS
        return not barred and has_sign(make, button)

    def used(self, pad: str) -> bool:
        """Be told that somebody steers with a gamepad; return whether buttons have other names now."""
        plugged = self.pads.get(pad)
        return self.shows(plugged.make if plugged is not None else Make.XBOX)

    def shows(self, make: Make | None) -> bool:
        """Show the buttons by these names from now on; return whether that changes anything."""
        before, self.make = self.make, make
        return before is not make
