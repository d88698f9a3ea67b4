"""The panel of a dead end: how far it was, whether it could have been avoided and where, and a way to play on."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.locale import Words as Language
from quiclo_game.play.remainder_inquest import Finding
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.remainder.keys import key_at
from quiclo_game.scenes.remainder.layout import RemainderLayout
from quiclo_game.scenes.speech import fitted
from quiclo_game.shell.control import Control
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words


def panel_area(layout: RemainderLayout) -> Area:
    """Return where the panel lies: over the middle of the field."""
    scale, field = layout.scale, layout.field
    width, height = min(960 * scale, field.width - 40 * scale), 400 * scale
    return Area(field.cx - width / 2, field.cy - height / 2, width, height)


def ending_keys(layout: RemainderLayout, finding: Finding | None, language: Language) -> Iterator[Control]:
    """Yield the key that leads to the results and, where there was a better way, the one that plays on from there."""
    scale, area = layout.scale, panel_area(layout).inset(28 * layout.scale)
    height = 84 * scale
    first, second = Area(area.x, area.bottom - height, area.width, height).columns(2, 18 * scale)
    usable = finding is not None and finding.last_chance is not None
    label = language("remainder.play_on")
    size = 26 * scale
    yield key_at("play_on", first, label, "quiet", scale, icon="replay", enabled=usable, size=size)
    yield key_at("finish", second, language("remainder.finish"), "main", scale, icon="right", size=size)


def ending_draws(
    layout: RemainderLayout, left: int, fewest: int, finding: Finding | None, language: Language, fonts: Fonts
) -> Iterator[Draw]:
    """Yield the panel with what there is to say."""
    scale, area = layout.scale, panel_area(layout)
    panel = Box(
        area.width, area.height, 30 * scale, "panel", 0.985, "honey", 3 * scale, shadow=20 * scale, shadow_alpha=0.6
    )
    yield Draw(panel, area.cx, area.cy)
    inner = area.inset(30 * scale)
    yield Draw(Words(language("remainder.dead_end"), 46 * scale, "honey", align="left"), inner.x, inner.y + 26 * scale)
    texts = (language("remainder.far", count=left, fewest=fewest), told(finding, language))
    top = inner.y + 66 * scale
    for text, height, colour in zip(texts, (72 * scale, 88 * scale), ("cream", "mist"), strict=True):
        paragraph = fitted(fonts, text, inner.width, height, 27 * scale, colour, "left")
        yield Draw(paragraph, inner.x, top)
        top += height + 8 * scale


def told(finding: Finding | None, language: Language) -> str:
    """Return what the look back has found, as a sentence."""
    if finding is None:
        return language("remainder.looking_back")
    if finding.last_chance is None:
        return language("remainder.unavoidable" if finding.sure else "remainder.undecided")
    figures = {"pair": finding.last_chance + 1, "total": finding.pairs}
    if finding.better is None:
        return language("remainder.avoidable", **figures)
    return language("remainder.better", first=finding.better[0], second=finding.better[1], **figures)
