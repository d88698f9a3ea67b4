"""Cards at many sizes for a camera that zooms: every size is made before it is needed, none within a frame.

Sizes lie an eighth of an octave apart: a card is at most 4.5 % larger or smaller than its distance from the others.
Each card is cut into pieces: its middle has no transparent px and is blitted without blending, only its round ends and
its shadow are blended. That halves the time of a 4K frame.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field

import pygame

from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.forge import Forge, weight
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.palette import rgb
from quiclo_game.shell.raster import PREMULTIPLIED, blank, opaque
from quiclo_game.shell.shapes import Box

STEPS = 8
"""So many sizes to an octave."""
SMALLEST = 10
"""No card is narrower than so many px."""
USUAL = 1.2
"""Sizes up to so many times that of zoom 1 are made together when a card is first needed; they are small."""
FINEST = 24
"""Narrower cards are left in one piece."""


@frozen
class Cut:
    """One card in pieces: round ends with their shadow, and the middle between them; small cards are all ``top``.

    ``face`` is the whole of its face without transparent px, its corners painted as felt: for cards that move.
    """

    top: pygame.Surface
    core: pygame.Surface | None = None
    bottom: pygame.Surface | None = None
    face: pygame.Surface | None = None


@dataclass(slots=True)
class Rack:
    """All cards of one ``width`` in px, and where the pieces of each lie about the middle of its face."""

    width: int
    cast: pygame.Surface
    """The shadow as it falls around every card of this width."""
    cast_at: tuple[int, int]
    face_at: tuple[int, int]
    face_size: tuple[int, int]
    core_at: tuple[int, int] = (0, 0)
    bottom_at: tuple[int, int] = (0, 0)
    right_at: tuple[int, int] = (0, 0)
    left: pygame.Surface | None = None
    right: pygame.Surface | None = None
    foot: pygame.Surface | None = None
    """The shadow below the face, of whose px none lies beside it; for cards that move."""
    foot_at: tuple[int, int] = (0, 0)
    cards: dict[int, Cut] = field(default_factory=dict)
    held: int = 0
    """Bytes of the cards."""


class CardLevels:
    """Card pictures by number and width, up to ``byte_limit`` bytes; beyond that widths leave."""

    def __init__(self, forge: Forge, base: float, byte_limit: int) -> None:
        """Take the width of a card at zoom 1 in px; nothing is made yet."""
        self.base = base
        self._forge = forge
        self.limit = byte_limit
        """So many bytes are not exceeded."""
        self._racks: OrderedDict[int, Rack] = OrderedDict()
        self._fetched = -1, blank(1, 1)
        """The last card of which the file was looked at, and its picture."""

    @property
    def held_bytes(self) -> int:
        """How many bytes the pictures take."""
        return sum(rack.held for rack in self._racks.values())

    def width_near(self, zoom: float) -> int:
        """Return the width of the size nearest to a zoom."""
        return self._level_width(round(math.log2(zoom) * STEPS))

    def rack(self, width: int) -> Rack:
        """Return the cards of a width, however many are made."""
        rack = self._racks.get(width)
        if rack is None:
            rack = self._racks[width] = self._empty_rack(width)
        self._racks.move_to_end(width)
        return rack

    def pick(self, number: int, width: int) -> tuple[Rack, Cut]:
        """Return a card of the wanted width, else of the nearest that is made; only if there is none it is made now."""
        rack = self.rack(width)
        cut = rack.cards.get(number)
        if cut is not None:
            return rack, cut
        near = next((other for other in self.nearest(width) if number in other.cards), None)
        if near is not None:
            return near, near.cards[number]
        self.make(number, (width,))
        return rack, rack.cards[number]

    def nearest(self, width: int) -> list[Rack]:
        """Return the cards of all widths, the nearest width first."""
        return sorted(self._racks.values(), key=lambda rack: abs(math.log(rack.width / width)))

    def missing(self, numbers: Iterable[int], width: int) -> int | None:
        """Return the first of these cards that is not made in a width."""
        cards = self.rack(width).cards
        return next((number for number in numbers if number not in cards), None)

    def make(self, number: int, widths: Iterable[int] = (), *, usual: bool = True) -> None:
        """Make a card in these widths, as far as it is missing, and in all ``usual`` ones: one look at its file."""
        wanted = {*widths, *(self._usual_widths() if usual else ())}
        todo = sorted((width for width in wanted if number not in self.rack(width).cards), reverse=True)
        if not todo:
            return
        self.fetch(number)
        source = self._fetched[1]
        made: list[pygame.Surface] = [source]
        for width in todo:
            rack = self.rack(width)
            # halving, and halving again, is as good as one step from the large picture, and several times faster
            larger = next(
                picture for picture in reversed(made) if picture.get_width() >= 2 * width or picture is source
            )
            face = pygame.transform.smoothscale(larger, rack.face_size)
            made.append(face)
            rack.cards[number] = self._cut(rack, face)
        self._shrink(max(widths, default=0))

    def fetch(self, number: int) -> bool:
        """Look at the file of a card, which is half the work of making it; return whether it was not at hand yet."""
        if self._fetched[0] == number:
            return False
        source = self._forge.picture(f"cards/{number:03d}.png" if number else "cards/back.png")
        source.premul_alpha_ip()
        self._fetched = number, source
        return True

    # inner working

    def _level_width(self, level: int) -> int:
        return max(SMALLEST, round(self.base * math.pow(2.0, level / STEPS)))

    def _usual_widths(self) -> set[int]:
        level = int(math.log2(USUAL) * STEPS)
        widths = {self._level_width(level)}
        while self._level_width(level) > SMALLEST:
            level -= 1
            widths.add(self._level_width(level))
        return widths

    def _empty_rack(self, width: int) -> Rack:
        u = width / 100
        picture = self._forge.image("cards/back.png", width)
        size = picture.get_size()
        height = round(width * HEIGHT)
        shadow = Box(width - 2 * u, height - 2 * u, 11 * u, None, shadow=4.2 * u, shadow_alpha=0.5, shadow_drop=3.5 * u)
        baked = self._forge.bake(shadow)
        seen = baked.surface.get_bounding_rect(min_alpha=3)
        face_at = -(width // 2), -(height // 2)
        area = seen.move(round(-baked.anchor_x), round(-baked.anchor_y)).union(pygame.Rect(face_at, size))
        cast = blank(*area.size)
        cast.blit(baked.surface, (round(-baked.anchor_x) - area.x, round(-baked.anchor_y) - area.y))
        rack = Rack(width, cast, area.topleft, face_at, size)
        if width >= FINEST:
            self._divide(rack, area)
        return rack

    def _divide(self, rack: Rack, area: pygame.Rect) -> None:
        u = rack.width / 100
        x, y = rack.face_at
        top, bottom = y + math.ceil(11 * u) + 1, y + rack.face_size[1] - math.ceil(13 * u) - 1
        rack.core_at, rack.bottom_at = (x, top), (area.x, bottom)
        rack.right_at = (x + rack.width, top)
        rows = top - area.y, bottom - top
        rack.left = rack.cast.subsurface((0, rows[0], x - area.x, rows[1])).copy()
        rack.right = rack.cast.subsurface(
            (x - area.x + rack.width, rows[0], area.right - x - rack.width, rows[1])
        ).copy()
        rack.foot_at = (area.x, y + rack.face_size[1])
        below = pygame.Rect(0, rack.foot_at[1] - area.y, area.width, area.bottom - rack.foot_at[1])
        if below.height > 0:
            rack.foot = rack.cast.subsurface(below).copy()

    def _cut(self, rack: Rack, face: pygame.Surface) -> Cut:
        x, y = rack.cast_at
        at = rack.face_at[0] - x, rack.face_at[1] - y
        whole = rack.cast.copy()
        whole.blit(face, at, special_flags=PREMULTIPLIED)
        if rack.left is None:
            rack.held += weight(whole)
            return Cut(whole)
        width, height = whole.get_size()
        begin, end = rack.core_at[1] - y, rack.bottom_at[1] - y
        full = opaque(*rack.face_size)
        full.fill(rgb("felt"))
        full.blit(whole, (-at[0], -at[1]), special_flags=PREMULTIPLIED)
        core = full.subsurface((0, begin - at[1], rack.width, end - begin))
        top = whole.subsurface((0, 0, width, begin)).copy()
        bottom = whole.subsurface((0, end, width, height - end)).copy()
        rack.held += weight(full) + weight(top) + weight(bottom)
        return Cut(top, core, bottom, full)

    def _shrink(self, kept: int) -> None:
        """Give up sizes until all fit, first those that were not looked at for longest."""
        for width in tuple(self._racks):
            if self.held_bytes <= self.limit:
                return
            if width != kept:
                del self._racks[width]
