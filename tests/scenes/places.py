"""Whether texts fill their places: what else lies around them, and whether there is room for them to be larger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.letters import Letters
from quiclo_game.shell.control_looks import ControlLook
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.group import Group
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.scene import Size
from tests.scenes.seen import CODES, Text, placed, texts, within

GROWTH = 1.18
"""From 100 % to 200 % a text that has room becomes at least so many times as large."""
LARGE = 3.0
"""Letters that are so many times as large as the smallest ones need not grow."""
MORE = 1.22
"""A text fills its place if it would meet something, were it so many times as large as it is."""
KEY_AIR, KEY_SHARE = 0.86, 0.5
"""A label fills its key from such a share of a side on, or if its letters have such a share of the shorter one."""
RIM = 4.0
"""It keeps so many px from the edge of what holds it."""
TAILS = 0.14
"""So much of its size a line reaches above and below its letters."""
BESIDE, AIR = 0.24, 2.0
"""A text keeps so much of its size beside it, and so many px above and below."""


def things(draws: Iterable[Draw], letters: Letters, fonts: Fonts) -> Iterator[Area]:
    """Yield where everything but texts lies, also within groups."""
    for draw in draws:
        look = draw.what
        if isinstance(look, Group):
            yield placed(draw, Area(-look.width / 2, -look.height / 2, look.width, look.height))
            moved = (part.moved(-look.width / 2, -look.height / 2) for part in look.draws)
            yield from things((within(draw, part) for part in moved), letters, fonts)
            continue
        edges = letters.bounds(draw)
        if edges is not None:
            yield Area(edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1])
        if isinstance(look, ControlLook):
            parts = look.face.draws(look.state, fonts)
            yield from things((within(draw, part) for part in parts), letters, fonts)


def left_behind(plain: Sequence[Draw], large: Sequence[Draw], size: Size, forge: Forge) -> Iterator[str]:
    """Yield which texts of a picture in large letters have hardly grown although there is room around them."""
    least = forge.fonts.least = round(least_letters(size))
    before, after = _numbered(texts(plain, forge.fonts)), _numbered(texts(large, forge.fonts))
    around = list(things(large, Letters(forge), forge.fonts))
    window = Area(0, 0, *size)
    shown = list(after.values())
    slow = {
        key: text
        for key, text in after.items()
        if key in before and text.size < min(GROWTH * before[key].size, LARGE * least) and text.text not in CODES
    }
    stuck = {key for key, text in slow.items() if fills(text, shown, around, window)}
    for key, text in slow.items():
        alike = any(_alike(before[key], before[other]) for other in stuck)
        if key not in stuck and not alike:
            yield f"{text.text!r} {before[key].size:.0f} -> {text.size:.0f} px"


def fills(text: Text, others: Sequence[Text], around: Sequence[Area], window: Area) -> bool:
    """Say whether a text would meet something, or leave what holds it, if it were ``MORE`` times as large."""
    wide = text.area.height if text.turned else text.area.width
    if text.room is not None and not text.wraps and wide * MORE > text.room:
        return True
    if text.key is not None:
        across, down = text.key.width, text.key.height
        if text.area.width > KEY_AIR * across or text.area.height > KEY_AIR * down:
            return True
        if text.size >= KEY_SHARE * min(across, down):
            return True
    grown = _tailed(_larger(text), text)
    grounds = [area for area in (*around, window) if _holds(area, text.area)]
    ground = min(grounds, key=lambda area: area.width * area.height, default=window)
    if not _holds(ground.inset(RIM), grown):
        return True
    blocks = [area for area in around if not _holds(area, text.area) and not _holds(text.area, area)]
    blocks += [_tailed(other.area, other) for other in others if other is not text]
    return any(area.overlaps(grown) for area in blocks)


def _larger(text: Text) -> Area:
    """Return where a text would lie, with its air, if it were ``MORE`` times as large: what it begins at stays."""
    area, beside = text.area, BESIDE * text.size
    wide, high = area.width * (MORE - 1.0), area.height * (MORE - 1.0)
    if text.wraps:
        wide, high = (0.0, area.height * (MORE**2 - 1.0)) if not text.turned else (area.width * (MORE**2 - 1.0), 0.0)
    share = {"left": 0.0, "centre": 0.5, "right": 1.0}[text.align]
    if text.turn in (180, 270):
        share = 1.0 - share
    if text.turned:
        return Area(
            area.x - wide / 2 - AIR, area.y - high * share - beside,
            area.width + wide + 2 * AIR, area.height + high + 2 * beside,
        )  # fmt: skip
    return Area(
        area.x - wide * share - beside, area.y - high / 2 - AIR,
        area.width + wide + 2 * beside, area.height + high + 2 * AIR,
    )  # fmt: skip


def _tailed(area: Area, text: Text) -> Area:
    """Return where a text lies together with the air within its lines, in which tails hang; figures have none."""
    air = TAILS * text.size if any(sign.isalpha() for sign in text.text) else 0.0
    if text.turned:
        return Area(area.x - air, area.y, area.width + 2 * air, area.height)
    return Area(area.x, area.y - air, area.width, area.height + 2 * air)


def _numbered(found: Iterable[Text]) -> dict[tuple[str, int], Text]:
    times: Counter[str] = Counter()
    numbered = {}
    for text in found:
        times[text.text] += 1
        numbered[text.text, times[text.text]] = text
    return numbered


def _alike(one: Text, other: Text) -> bool:
    same = abs(one.size - other.size) <= 0.04 * one.size and one.label == other.label
    near = (
        abs(one.area.x - other.area.x) < 2
        or abs(one.area.cx - other.area.cx) < 2
        or abs(one.area.cy - other.area.cy) < 2
    )
    return same and near


def _holds(outer: Area, inner: Area) -> bool:
    slack = 1.0
    across = outer.x - slack <= inner.x and inner.right <= outer.right + slack
    return across and outer.y - slack <= inner.y and inner.bottom <= outer.bottom + slack
