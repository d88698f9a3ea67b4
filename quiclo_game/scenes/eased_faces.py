"""Cards and dice change their state in motion: chosen ones rise, what is used up or out of reach goes pale.

Whoever draws a table says only what each card is; what lies between two states is put in here (look.md, Motion).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace

from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.dice_faces import DieFace
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.easing import clamp, out_back, out_quad

SELECT, FADE, CALM = 110.0, 180.0, 120.0
"""In so many ms a card rises or sinks, and its old look vanishes; with less motion it only vanishes."""
NEAR = 0.6
"""A card that is further away than so much of its width has been put somewhere else."""
AT_ONCE = frozenset(("valid", "wrong"))
"""A verdict is there at once."""
FADE_STEPS = 8


@dataclass(slots=True)
class _Change:
    """From which draw a face comes, and when that began."""

    old: Draw
    began: float


class EasedFaces:
    """Remembers the faces of one table from frame to frame."""

    def __init__(self) -> None:
        """Know no face yet: what is there first is there at once."""
        self._last: dict[Hashable, Draw] = {}
        self._changes: dict[Hashable, _Change] = {}

    @property
    def moving(self) -> bool:
        """Whether a face is still between two states."""
        return bool(self._changes)

    def eased(self, draws: Iterable[Draw], now: float, *, calm: bool) -> DrawList:
        """Return the draws as they are to be seen ``now`` (ms); all others stay the very same ones."""
        out: list[Draw] = []
        seen: dict[Hashable, Draw] = {}
        for draw in draws:
            face = draw.what
            if not isinstance(face, CardFace | DieFace) or (isinstance(face, CardFace) and not face.number):
                out.append(draw)
                continue
            key = _key(draw, face)
            while key in seen:
                key = (key,)
            seen[key] = draw
            self._notice(key, draw, face, now)
            change = self._changes.get(key)
            if change is None:
                out.append(draw)
            else:
                out += self._between(key, change, draw, now - change.began, calm=calm)
        self._last = seen
        self._changes = {key: change for key, change in self._changes.items() if key in seen}
        return tuple(out)

    def _notice(self, key: Hashable, draw: Draw, face: CardFace | DieFace, now: float) -> None:
        before = self._last.get(key)
        if before is None or not isinstance(before.what, CardFace | DieFace) or before.what.state == face.state:
            return
        size = face.width if isinstance(face, CardFace) else face.size
        near = abs(before.x - draw.x) <= NEAR * size and abs(before.y - draw.y) <= NEAR * size
        thrown = isinstance(face, DieFace) and isinstance(before.what, DieFace) and face.value != before.what.value
        if near and not thrown and face.state not in AT_ONCE:
            self._changes[key] = _Change(before, now)
        else:
            self._changes.pop(key, None)

    def _between(self, key: Hashable, change: _Change, draw: Draw, age: float, *, calm: bool) -> Iterable[Draw]:
        """Yield the new look on its way, and above it what is left of the old one."""
        if age >= (CALM if calm else FADE):
            del self._changes[key]
            yield draw
            return
        shift = 0.0 if calm else (_height(change.old) - _height(draw)) * (1.0 - out_back(clamp(age / SELECT)))
        yield replace(draw, y=draw.y + shift) if shift else draw
        left = 1.0 - out_quad(age / (CALM if calm else FADE))
        alpha = round(left * draw.alpha * FADE_STEPS) / FADE_STEPS
        rises = isinstance(draw.what, CardFace | DieFace) and draw.what.state in ("selected", "chosen")
        if alpha and (calm or not rises):
            # The old look lies where the new one is seen; with less motion it vanishes where it was.
            along = 0.0 if calm else shift + _height(draw) - _height(change.old)
            yield replace(change.old, y=change.old.y + along, alpha=alpha)


def _key(draw: Draw, face: CardFace | DieFace) -> Hashable:
    """Return by what a face is known again: a card by its number and size, a die by its place."""
    if isinstance(face, CardFace):
        return face.number, round(face.width)
    return face.sides, round(draw.x), round(draw.y)


def _height(draw: Draw) -> float:
    """Return where on the table the face is seen, in px from above."""
    face = draw.what
    return draw.y - (face.raised if isinstance(face, CardFace | DieFace) else 0.0)
