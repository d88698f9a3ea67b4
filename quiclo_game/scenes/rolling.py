"""Dice that roll, at every table alike: the cue that throws them, and how they are drawn while they fly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quiclo_game.scenes.brain.board import DieView
from quiclo_game.shell.dice_faces import TUMBLE_FRAMES, DieFace, DieShadow, DieTumble, tumble_sheets
from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.easing import in_out_sine, linear
from quiclo_game.shell.motion import Call, Chain, Motion, Together, Wait
from quiclo_game.shell.throw import FALL, ROLL, STAGGER, Point, Throw, frame, height
from quiclo_game.shell.tween import Tween

PULSE, CALM = 120.0, 120.0
SHADOW_STEPS = 10
"""The shadow of a flying die has so many sizes, so that its pictures are found again."""
ASIDE = 0.2
"""How far the shadow slips aside under a die at full height, as a share of its side: light is from the left."""
ALL_AT_ONCE = 4
"""From so many dice on one sound tells the whole throw; fewer are heard one by one."""


def roll(dice: Sequence[DieView], faces: Sequence[int], sound: Callable[[str], None], *, calm: bool) -> Motion:
    """Return the cue that throws dice: the farthest first, each off the place of the one that lies there already.

    ``calm`` lays them down at once. The values are set when a die leaves the hand; nothing can change them then.
    """
    rolls = []
    for die, face in zip(reversed(dice), reversed(faces), strict=True):
        swell = (Tween(die, "pulse", 1.0, PULSE / 2, in_out_sine), Tween(die, "pulse", 0.0, PULSE / 2, in_out_sine))
        motion = (Wait(CALM),) if calm else (Tween(die, "roll", 1.0, ROLL, linear), *swell)
        heard = () if len(dice) >= ALL_AT_ONCE else (Call(lambda: sound("die_roll")),)
        rolls.append(Chain((*heard, Call(_thrower(die, face, calm=calm)), *motion)))
    together = Together(rolls, 0.0 if calm else STAGGER)
    return together if len(dice) < ALL_AT_ONCE else Chain((Call(lambda: sound("dice_roll_six")), together))


def _thrower(die: DieView, face: int, *, calm: bool) -> Callable[[], None]:
    def throw() -> None:
        die.face, die.shown, die.roll, die.pulse = face, True, 1.0 if calm else 0.0, 0.0

    return throw


def dice_looks(sides: int, size: float) -> list[Look]:
    """Return the pictures that a throw needs, whatever falls: how dice of ``size`` px tumble, and how they lie."""
    return [*tumble_sheets(sides, size), *(DieFace(sides, value, size) for value in range(1, sides + 1))]


def thrown_draws(
    dice: Sequence[DieView],
    sides: int,
    hand: Point,
    places: Sequence[Point],
    size: float,
    scale: float,
    spins: Sequence[float] = (),
) -> Iterator[Draw]:
    """Yield the dice that are on their way from the hand to their places, with their shadows on the felt.

    ``spins`` is how they will lie turned, in degrees; places and ``size`` in px, ``scale`` px per px of the design.
    """
    for index, (die, end) in enumerate(zip(dice, places, strict=True)):
        if not die.shown or die.roll >= 1.0:
            continue
        x, y = Throw(hand, end, size, 1 if index < len(dice) - 1 else 0).place(die.roll)
        above = height(die.roll)
        aside = above * ASIDE * size
        yield Draw(DieShadow(size, round(above * SHADOW_STEPS) / SHADOW_STEPS), x + aside, y + aside * 0.5)
        look = DieTumble(sides, die.face, size, frame(die.roll, TUMBLE_FRAMES))
        yield Draw(look, x, y - above * FALL * scale, turn=spins[index] if spins else 0.0)
