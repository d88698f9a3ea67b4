"""Card faces: a pre-made sprite with the shadow, ring, glow and badge of its state. Knows numbers only, no rules.

All measures are in u = a hundredth of the card's width, as in the design's "Card" and "States".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from quiclo_game.shell.draws import Baked, Draw
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.group import composed
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.pictures import Picture
from quiclo_game.shell.shapes import Box, Dashed, Disc

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge

CardState = Literal["rest", "selected", "hinted", "disabled", "valid", "wrong"]
BadgeKind = Literal["valid", "wrong", "hint", "lock", "eye"]

HEIGHT = 1.33
"""Height of a card face as a multiple of its width; the edge below it comes on top."""
SHOWN = 0.92
"""So much of a card's width is seen where no other card covers its numeral."""
SELECTED_LIFT = 10.0
DASH, DASH_GAP = 13.0, 8.0
DASH_PERIOD = DASH + DASH_GAP
"""Length of a dash and of the gap after it, in u; both together are one period of their walk."""
MOST_TILT = 1.6
"""Cards that lie freely are turned by at most so many degrees."""
BADGES: dict[BadgeKind, tuple[Colour, str, Colour]] = {
    "valid": ("valid", "check", "paper"),
    "wrong": ("wrong", "cross", "paper"),
    "hint": ("hint", "bulb", "ink"),
    "lock": ("locked", "lock", "paper"),
    "eye": ("#E8DFC8", "eye", "ink"),
}


def widest_in_row(count: int, room: float) -> float:
    """Return how wide (px) so many cards may be at most that lie in ``room`` px and hide no numeral of each other."""
    return room / (1 + (max(1, count) - 1) * SHOWN)


def tilt_of(number: int) -> float:
    """Return by how many degrees a card lies turned that nobody put straight: always the same for a card."""
    return round((number * 37 % 17 - 8) / 8 * MOST_TILT * 4) / 4


@frozen
class Badge:
    """A round sign with a paper rim that says a state without colour; ``radius`` px, anchor centre."""

    kind: BadgeKind
    radius: float

    def bake(self, forge: Forge) -> Baked:
        """Return the badge on its shadow."""
        colour, icon, ink = BADGES[self.kind]
        radius = self.radius
        return composed(
            forge,
            (
                Draw(Disc(radius, "paper", shadow=radius * 0.3, shadow_alpha=0.45), 0, 0),
                Draw(Disc(radius * 0.84, colour), 0, 0),
                Draw(Icon(icon, radius * 1.35, ink, 0.2 if icon in ("check", "cross") else None), 0, 0),
            ),
        )


@frozen
class Ghost:
    """The place where a card may lie: a dashed outline the size of a card ``width`` px wide; anchor is its centre.

    ``phase`` (0..1) makes the dashes walk.
    """

    width: float
    colour: Colour = "hint"
    phase: float = 0.0

    def bake(self, forge: Forge) -> Baked:
        """Return the outline."""
        u = self.width / 100
        stroke = max(2.0, 4 * u)
        return Dashed(
            self.width - stroke,
            self.width * HEIGHT - stroke,
            11 * u,
            self.colour,
            stroke,
            DASH * u,
            DASH_GAP * u,
            self.phase,
        ).bake(forge)


@frozen
class CardFace:
    """Card 1..144, or the back for number 0, ``width`` px wide, in a state; the anchor is the card's centre at rest.

    ``lift`` raises it off the table in u; a selected card is lifted by 10 u by itself. ``phase`` (0..1) makes the
    dashes of a hinted card walk. ``shadow`` can be left away where cards lie on cards.
    """

    number: int
    width: float
    state: CardState = "rest"
    lift: float | None = None
    phase: float = 0.0
    shadow: bool = True

    def bake(self, forge: Forge) -> Baked:
        """Return the card with everything that its state adds."""
        return composed(forge, self._draws(forge))

    @property
    def raised(self) -> float:
        """Return how far the card is lifted, in px."""
        lift = self.lift if self.lift is not None else SELECTED_LIFT if self.state == "selected" else 0.0
        return lift * self.width / 100

    def _draws(self, forge: Forge) -> Iterator[Draw]:
        width = max(1, round(self.width))
        u = width / 100
        name = f"cards/{self.number:03d}.png" if self.number else "cards/back.png"
        face = Picture(name, width, grey=self.state == "disabled")
        picture = forge.image(name, width)
        # the sprite carries its edge below the face, so its middle lies a little lower than the card's
        sunk = (picture.get_height() - round(width * HEIGHT)) / 2
        height = round(width * HEIGHT)
        if self.state == "disabled":
            yield Draw(face, 0, sunk)
            return
        y = -round(self.raised)
        if self.shadow:
            yield self._cast(width, height, u)
        yield from self._glow(width, height, u, y)
        yield Draw(face, 0, y + sunk)
        yield from self._ring(width, height, u, y, 2 * sunk)

    def _cast(self, width: int, height: int, u: float) -> Draw:
        if self.raised > 0:
            blur, drop = (4.2 + 0.48 * self.raised / u) * u, 6 * u
        else:
            blur, drop = 4.2 * u, 3.5 * u
        cast = Box(width - 2 * u, height - 2 * u, 11 * u, None, shadow=blur, shadow_alpha=0.5, shadow_drop=drop)
        return Draw(cast, 0, 0)

    def _glow(self, width: int, height: int, u: float, y: float) -> Iterator[Draw]:
        shine: dict[CardState, tuple[Colour, float, float]] = {
            "selected": ("honey", 8.0, 0.6),
            "valid": ("valid", 6.0, 0.35),
            "wrong": ("wrong", 6.0, 0.35),
        }
        if self.state in shine:
            colour, size, alpha = shine[self.state]
            yield Draw(Box(width, height, 11 * u, None, glow=colour, glow_size=size * u, glow_alpha=alpha), 0, y)

    def _ring(self, width: int, height: int, u: float, y: float, edge: float) -> Iterator[Draw]:
        rings: dict[CardState, tuple[Colour, float]] = {
            "selected": ("honey", 4.6),
            "valid": ("valid", 4.8),
            "wrong": ("wrong", 4.8),
        }
        badge: BadgeKind | None = None
        if self.state in rings:
            colour, size = rings[self.state]
            ring = max(2.0, size * u)
            grown_width, grown_height = round(width + 2 * ring), round(height + edge + 2 * ring)
            outline = Box(grown_width, grown_height, 11 * u + ring, None, line=colour, line_width=ring + 0.8 * u)
            yield Draw(outline, 0, y + edge / 2)
            badge = self.state if self.state != "selected" and self.state in BADGES else None
        elif self.state == "hinted":
            stroke = max(2.0, 4 * u)
            dashes = Dashed(
                width + 7 * u, height + edge + 7 * u, 14 * u, "hint", stroke, DASH * u, DASH_GAP * u, self.phase
            )
            yield Draw(dashes, 0, y + edge / 2)
            badge = "hint"
        if badge is not None:
            yield Draw(Badge(badge, max(7.0, 13.5 * u)), width / 2 - u, y - height / 2 - u)
