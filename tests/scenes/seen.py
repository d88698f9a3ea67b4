"""What people see and touch of a scene, taken apart: every text with its size and place, every target with its bounds.

Lengths are px of the window; a millimetre on the glass is ``PX_PER_MM`` px at 1920 × 1080, and grows with the window.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from quiclo_game.locale import Words as Language
from quiclo_game.play.help import Help
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.own_help import signed_ways, ways_to_tell
from quiclo_game.scenes.turning_scene import TurningScene
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import ControlLook, NoFace
from quiclo_game.shell.draws import Draw, Layer
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.faces import ButtonFace
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.group import Group
from quiclo_game.shell.layout import least_letters, scale
from quiclo_game.shell.pad_signs import ButtonSign
from quiclo_game.shell.scene import Size
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.syllables import HYPHENS
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.turning import turned_by
from quiclo_game.shell.typesetting import ELLIPSIS, may_be_cut

PX_PER_MM = 2.0
TEXT_MM, TARGET_MM, APART_MM = 7.0, 15.0, 5.0
"""Text is at least so high, targets so large and so far apart (table.md, Seats)."""
OPAQUE = 128
"""What is less opaque (of 255) is a shadow or a glow."""
CODES = frozenset(("EU", "AF", "AS", "NA", "SA", "AU"))
"""Colour and silhouette say the same."""
SOLID = 0.5
"""What covers more than this of what lies beneath is a panel."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text as it is written: its size in px, and where it lies in the window; ``label`` belongs to a control."""

    text: str
    size: float
    area: Area
    label: bool = False
    key: Area | None = None
    """Of a label the control on which it is written."""
    cut: bool = False
    """Whether its end is missing."""
    torn: bool = False
    """Whether a line ends within a word, without a hyphen."""
    align: str = "centre"
    room: float | None = None
    """So wide it may be at most, in px."""
    turn: int = 0
    """In degrees clockwise."""
    wraps: bool = False
    """Whether it goes on in further lines."""

    @property
    def turned(self) -> bool:
        """Whether it is read from the side."""
        return self.turn % 180 == 90


def texts(draws: Iterable[Draw], fonts: Fonts, *, key: Area | None = None) -> Iterator[Text]:
    """Yield all texts in draws, also those within groups and controls; ``key`` is the control that they belong to."""
    label = key is not None
    for draw in draws:
        look, turn = draw.what, round(draw.turn) % 360
        if isinstance(look, Group):
            moved = (part.moved(-look.width / 2, -look.height / 2) for part in look.draws)
            yield from texts((within(draw, part) for part in moved), fonts, key=key)
        elif isinstance(look, ControlLook):
            parts = look.face.draws(look.state, fonts)
            wide, high = look.state.width, look.state.height
            own = placed(draw, Area(-wide / 2, -high / 2, wide, high))
            yield from texts((within(draw, part) for part in parts), fonts, key=own)
        elif isinstance(look, Words) and look.text.strip():
            found = look.setting(fonts)
            size, width = found.size, found.width(fonts, look.font) * draw.scale
            left = {"left": 0.0, "centre": -width / 2, "right": -width}[look.align]
            high = (found.height - 0.2 * size) * draw.scale
            cut = found.lines[-1].endswith(ELLIPSIS) and not look.text.endswith(ELLIPSIS)
            area = placed(draw, Area(left, -high / 2, width, high))
            frayed = torn(look.text, found.lines)
            yield Text(look.text, size * draw.scale, area, label, key, cut, frayed, look.align, look.max_width, turn)
        elif isinstance(look, Equation):
            shown = look.fitting(fonts)
            width, high = shown.width(fonts) * draw.scale, shown.size * 0.72 * draw.scale
            left = {"left": 0.0, "centre": -width / 2, "right": -width}[look.align]
            area = placed(draw, Area(left, -high / 2, width, high))
            text = " ".join(look.tokens)
            yield Text(
                text, shown.size * draw.scale, area, label, key, align=look.align, room=look.max_width, turn=turn
            )
        elif isinstance(look, Paragraph) and look.text.strip():
            _, height = look.measure(fonts)
            cut = look.text.endswith(ELLIPSIS)
            area = placed(draw, Area(0, 0, look.width, height))
            frayed = torn(look.text, look.lines(fonts))
            size = round(look.size)
            yield Text(look.text, size, area, label, key, cut, frayed, look.align, look.width, turn, wraps=True)


def torn(text: str, lines: Iterable[str]) -> bool:
    """Say whether one of the lines of a text ends within a word, without a hyphen."""
    rest = " ".join(text.split())
    for line in lines:
        whole = rest.startswith(line)
        rest = rest[len(line if whole else line.removesuffix("-")) :]
        if whole and rest and not rest.startswith(" ") and line[-1] not in HYPHENS:
            return True
        rest = rest.lstrip()
    return False


def beyond(draws: Iterable[Draw], fonts: Fonts) -> Iterator[Text]:
    """Yield the texts that reach over the edge of what they stand on: the last panel beneath their middle."""
    plates: list[Area] = []
    for draw in flat(draws, fonts):
        look = draw.what
        if isinstance(look, Box) and look.fill is not None and look.fill_alpha * draw.alpha > SOLID:
            wide, high = look.width * draw.scale, look.height * draw.scale
            plates.append(placed(draw, Area(-wide / 2, -high / 2, wide, high)))
        for text in texts((draw,), fonts):
            beneath = (plate for plate in reversed(plates) if plate.contains(text.area.cx, text.area.cy))
            plate = next(beneath, text.area)
            if not _holds(plate, text.area):
                yield text


def flat(draws: Iterable[Draw], fonts: Fonts) -> Iterator[Draw]:
    """Yield draws one by one, also those within groups and controls, back to front."""
    for draw in draws:
        look = draw.what
        if isinstance(look, Group):
            moved = (part.moved(-look.width / 2, -look.height / 2) for part in look.draws)
            yield from flat((within(draw, part) for part in moved), fonts)
        elif isinstance(look, ControlLook):
            yield from flat((within(draw, part) for part in look.face.draws(look.state, fonts)), fonts)
        else:
            yield draw


def signs(draws: Iterable[Draw]) -> Iterator[Area]:
    """Yield where the signs of buttons lie on controls."""
    for draw in draws:
        if isinstance(draw.what, ButtonSign):
            wide, high = draw.what.width, draw.what.size
            yield placed(draw, Area(-wide / 2, -high / 2, wide, high))


def within(outer: Draw, part: Draw) -> Draw:
    """Return a part of a draw, which counts from its anchor, as a draw of the window."""
    x, y = turned_by(part.x * outer.scale, part.y * outer.scale, round(outer.turn))
    return Draw(part.what, outer.x + x, outer.y + y, part.turn + outer.turn, part.scale * outer.scale)


def placed(draw: Draw, area: Area) -> Area:
    """Return an area that counts from the anchor of a draw as one of the window."""
    turn = round(draw.turn) % 360
    if turn % 90:
        turn = 0
    (x0, y0), (x1, y1) = turned_by(area.x, area.y, turn), turned_by(area.right, area.bottom, turn)
    left, top = min(x0, x1), min(y0, y1)
    return Area(draw.x + left, draw.y + top, abs(x1 - x0), abs(y1 - y0))


Target = tuple[Control, Area]
"""What can be pressed, with its place in the window."""


def targets(table: TurningScene) -> list[Target]:
    """Return what can be pressed at a table."""
    own = [control.placed(table.edges.frame) if table.around else control for control in table.controls]
    return targets_of((*own, *table.edges.controls))


def targets_of(controls: Iterable[Control]) -> list[Target]:
    """Return which of the controls of a window can be pressed."""
    found = []
    for control in controls:
        if not control.passive and not control.steered:
            left, top, right, bottom = control.bounds()
            found.append((control, Area(left, top, right - left, bottom - top)))
    return found


def faults(table: TurningScene, fonts: Fonts) -> Iterator[str]:
    """Yield what is wrong with a table as it stands, in words."""
    yield from strays(table)
    names = {player.name for player in table.plan.players}
    yield from faults_in(table.window, (*table.still(), *table.moving(0.0)), targets(table), fonts, names)


def faults_in(
    size: Size, draws: Sequence[Draw], pressed: Sequence[Target], fonts: Fonts, names: Container[str] = ()
) -> Iterator[str]:
    """Yield what is wrong in a window of a table, in words; ``names`` may be cut."""
    unit = scale(size) * PX_PER_MM
    window = Area(0, 0, *size)
    fonts.least = least_letters(size)
    yield from misread(draws, size, fonts, names)
    written = list(texts(draws, fonts))
    for sign in signs(draws):
        if not _holds(window, sign):
            yield f"sign outside the window: {sign}"
        for text in written:
            if _meet(text.area, sign, 2.0 * unit / PX_PER_MM):
                yield f"sign on a text: {text.text!r}"
    for control, area in pressed:
        if min(area.width, area.height) < TARGET_MM * unit - 0.5 and not is_card(control):
            yield f"target too small: {control.key} {area.width:.0f}x{area.height:.0f}"
        if not _holds(window, area):
            yield f"target outside the window: {control.key}"
    yield from on_keys(written, pressed)
    for (first, a), (second, b) in combinations(pressed, 2):
        if is_card(first) and is_card(second):
            continue
        if _meet(a, b, 0.5):
            yield f"targets over each other: {first.key} {second.key}"
        elif _meet(a.inset(-APART_MM * unit / 2), b.inset(-APART_MM * unit / 2), 0.6) and not _joined(first, second):
            yield f"targets too near: {first.key} {second.key}"


def on_keys(written: Sequence[Text], pressed: Iterable[tuple[Control, Area]]) -> Iterator[str]:
    """Yield in words which texts lie on keys that are not theirs; what has no face lies beneath its text."""
    for control, area in pressed:
        if not isinstance(control.face, NoFace):
            for text in written:
                if not text.label and _meet(text.area, area, 2.0):
                    yield f"text on a key: {text.text!r} on {control.key}"


def misread(draws: Sequence[Draw], size: Size, fonts: Fonts, names: Container[str] = ()) -> Iterator[str]:
    """Yield in words which texts of a picture cannot be read as they should; ``names`` may lack their ends."""
    unit, window = scale(size) * PX_PER_MM, Area(0, 0, *size)
    fonts.least = least_letters(size)
    written = list(texts(draws, fonts))
    for text in written:
        least = fonts.least if may_be_cut(text.text) else round(TEXT_MM * unit)
        if text.text not in CODES and text.size < least:
            yield f"text {text.size:.1f} < {least} px: {text.text!r}"
        if text.cut and text.text not in names:
            yield f"text without its end: {text.text!r}"
        if text.torn:
            yield f"word torn without a hyphen: {text.text!r}"
        if not _holds(window, text.area):
            yield f"text outside the window: {text.text!r} {text.area}"
        if text.key is not None and not _holds(text.key, text.area):
            yield f"label beyond its key: {text.text!r} {text.area} {text.key}"
    for text in beyond(draws, fonts):
        yield f"text over the edge of its panel: {text.text!r} {text.area}"
    for one, other in combinations([text for text in written if not text.label], 2):
        if _meet(one.area, other.area, 1.5 * unit / PX_PER_MM) and not _shadows(one, other):
            yield f"texts over each other: {one.text!r} {other.text!r}"


def tells_help(text: Text, own: Help, words: Language) -> bool:
    """Say whether a text tells an own help to its end, in any of the ways it may be told."""
    return not text.cut and any(text.text.endswith(way) for way in ways_to_tell(own, words))


def cut_helps(written: Iterable[Text], own: Help) -> list[str]:
    """Return the texts in which an own help begins and does not end."""
    parts = [part for way in signed_ways(own) for part in way.split(" ") if len(part) > 1 and part != "s"]
    return [one.text for one in written if (one.cut or one.text.endswith(ELLIPSIS)) and _has_one(one.text, parts)]


def _has_one(text: str, parts: Iterable[str]) -> bool:
    return any(part in text for part in parts)


def strays(table: TurningScene) -> Iterator[str]:
    """Yield what of the middle lies on a panel at the edge of a table, in words: cards, badges, rings, keys.

    Shadows, glows and the ring of focus do not count; what is shared lies beneath the panels.
    """
    forge, frame = table.services.forge, table.edges.frame
    for draw in (*table.resting(), *table.dressed(table.changing(0.0))):
        if isinstance(draw.what, Layer | Words | Paragraph | Equation):
            continue
        if isinstance(draw.what, ControlLook):
            draw = replace(draw, what=replace(draw.what, state=replace(draw.what.state, focused=False)))
        placed = frame.draw(draw)
        baked = forge.bake_turned(placed.what, placed.turn, placed.scale)
        left, top = placed.x - baked.anchor_x, placed.y - baked.anchor_y
        whole = Area(left, top, *baked.surface.get_size())
        for panel in (panel for panel in table.edges.panels if _meet(whole, panel.area, 0.5)):
            solid = baked.surface.get_bounding_rect(OPAQUE)
            if _meet(Area(left + solid.x, top + solid.y, *solid.size), panel.area, 0.5):
                yield f"on the panel of seat {panel.seat}: {draw.what}"


def is_card(control: Control) -> bool:
    """Say whether a control is a card, of which hands hold many."""
    return control.key.partition(":")[0] in ("card", "own", "take", "pick", "place")


def _joined(first: Control, second: Control) -> bool:
    """Say whether two are pieces of one choice, or cards or rows that lie side by side."""
    same = first.key.partition(":")[0] == second.key.partition(":")[0]
    bare = isinstance(first.face, NoFace) or isinstance(second.face, NoFace)
    return (same and ":" in first.key and not isinstance(first.face, ButtonFace)) or bare


def _shadows(one: Text, other: Text) -> bool:
    """Say whether one of two texts is the shadow of the other: the same, hardly moved."""
    near = max(abs(one.area.cx - other.area.cx), abs(one.area.cy - other.area.cy)) < 0.2 * one.size
    return one.text == other.text and near


def _holds(outer: Area, inner: Area) -> bool:
    slack = 1.0
    across = outer.x - slack <= inner.x and inner.right <= outer.right + slack
    return across and outer.y - slack <= inner.y and inner.bottom <= outer.bottom + slack


def _meet(first: Area, second: Area, least: float) -> bool:
    """Say whether two areas share at least so many px in both directions."""
    across = min(first.right, second.right) - max(first.x, second.x)
    down = min(first.bottom, second.bottom) - max(first.y, second.y)
    return across > least and down > least
