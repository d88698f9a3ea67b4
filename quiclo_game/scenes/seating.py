"""Who sits at the table while it is being set up: a value that every change replaces.

A player without a name is called by the place, in whatever language is set; bots always are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from quiclo_game.locale import Words
from quiclo_game.play.players import Player, Strength, free_colour, with_known_help
from quiclo_game.play.seat_plan import COUCH, SeatPlan, read_plan
from quiclo_game.shell.settings import Settings

TABLE = "table"
"""The setting of people around a table whose places nobody has chosen yet."""


def chosen_plan(settings: Settings, seats: int, *, upright: bool = False) -> SeatPlan:
    """Return where so many players sit, as it was chosen last: around the table if its touch panel is known."""
    chosen = settings.seating
    if chosen is None:
        chosen = TABLE if settings.calibrations else COUCH.encode()
    try:
        plan = COUCH if chosen == TABLE else read_plan(chosen)
    except ValueError:
        plan = COUCH
    if plan.couch and chosen != TABLE:
        return COUCH
    return plan if len(plan.places) == seats else SeatPlan.usual(seats, upright=upright)


@dataclass(frozen=True, slots=True)
class Seating:
    """The players in playing order, at most ``most``; each has a colour of its own."""

    players: tuple[Player, ...]
    most: int = 6
    resting: tuple[tuple[int, str], ...] = ()
    """By colour the name that a seat had before a bot, or a person, took it over."""

    @classmethod
    def usual(cls, most: int = 6) -> Seating:
        """Return the seating that waits for guests: a person and a bot."""
        return cls((), most).joined(None).joined(Strength.MEDIUM)

    @property
    def full(self) -> bool:
        """Whether nobody else finds a seat."""
        return len(self.players) >= self.most

    def joined(self, strength: Strength | None) -> Seating:
        """Return the seating with one more player, a person or a bot; the same one if it is full."""
        if self.full:
            return self
        colour = free_colour([player.colour for player in self.players], len(self.players))
        return replace(self, players=(*self.players, Player("", colour, strength)))

    def left(self, seat: int) -> Seating:
        """Return the seating without a player; the others move up."""
        return replace(self, players=(*self.players[:seat], *self.players[seat + 1 :]))

    def raised(self, seat: int) -> Seating:
        """Return the seating with a player one place earlier; the first one stays."""
        if seat == 0:
            return self
        order = list(self.players)
        order[seat - 1], order[seat] = order[seat], order[seat - 1]
        return replace(self, players=tuple(order))

    def changed(self, seat: int, player: Player) -> Seating:
        """Return the seating with another player in a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def played_by(self, seat: int, strength: Strength | None) -> Seating:
        """Return the seating with a person (``None``) or a bot in a seat.

        A person who leaves takes the name along, and brings it back when the bot leaves again.
        """
        old = self.players[seat]
        if old.is_bot == (strength is not None):
            return self.changed(seat, replace(old, strength=strength))
        kept = {**dict(self.resting), old.colour: old.name}
        name = dict(self.resting).get(old.colour, "")
        changed = self.changed(seat, replace(old, name=name, strength=strength))
        return replace(changed, resting=tuple(kept.items()))

    def fitted(self, known: Mapping[str, int]) -> Seating:
        """Return the seating with as much of everybody's help as a mode takes that offers ``known``."""
        return replace(self, players=with_known_help(self.players, known))

    def shown_name(self, seat: int, words: Words) -> str:
        """Return the name by which a player is called: the own one, else one that nobody else has."""
        player = self.players[seat]
        if player.name:
            return player.name
        taken = {other.name.casefold() for other in self.players if other.name}
        key = "names.bot" if player.is_bot else "names.person"
        numbers = (seat + 1, *range(1, 2 * self.most + 1))
        names = (words(key, number=number) for number in numbers)
        return next(name for name in names if name.casefold() not in taken)

    def settled(self, words: Words) -> tuple[Player, ...]:
        """Return the players, each with a name."""
        return tuple(replace(player, name=self.shown_name(seat, words)) for seat, player in enumerate(self.players))

    def taken_colours(self, seat: int) -> frozenset[int]:
        """Return the colours that the others have."""
        return frozenset(player.colour for other, player in enumerate(self.players) if other != seat)
