"""Texts in the size that people want: as large as their plate and what lies beside them allow, never cut.

What a text did not touch before it grew, it does not touch after.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter

from quiclo_game.scenes.text_edges import Edges, edges_of
from quiclo_game.shell.control_looks import ControlLook, DrawnFace
from quiclo_game.shell.draws import Draw, DrawList, Layer
from quiclo_game.shell.faces import ButtonFace, PieceFace
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.group import Group
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.tokens import Token
from quiclo_game.shell.typesetting import INK, PITCH, may_be_cut

STEP = 1.07
AIR = 2.0
"""Px that a grown text keeps from everything."""
APART = 0.24
"""Beside a text there is free so much of its height."""
KEY_SHARE = 0.5
"""A label takes at most so much of its key's height."""
TWO_LINES = PITCH + INK
"""Two lines are so many times as high as their letters."""
ROUND = 0.15
"""A disc holds a text that keeps so much of its diameter from its sides."""
KEPT = 4000
"""So many sizes of texts are remembered."""
Key = tuple[Words | Paragraph, int, int]


@dataclass(slots=True, eq=False)
class _Text:
    """A text that grows: its draw and edges, what holds it, and what lies so near that it could be met."""

    draw: Draw
    now: Edges
    inside: Edges
    solid: list[Edges]
    rivals: list[int]
    factor: float = 1.0

    @property
    def look(self) -> Words | Paragraph:
        """Return what is written."""
        assert isinstance(self.draw.what, Words | Paragraph)
        return self.draw.what


class Letters:
    """Remembers for the texts of one scene how large they are drawn."""

    def __init__(self, forge: Forge) -> None:
        """Measure with the fonts and pictures of ``forge``."""
        self._forge = forge
        self._painter = Painter(forge)
        self._factors: dict[Key, float] = {}
        self._by_look: dict[Words | Paragraph, float] = {}
        self._groups: dict[Group, Group] = {}
        self._controls: dict[ControlLook, ControlLook] = {}
        self._measured: object = None
        self._wish: tuple[float, float] = (1.0, 0.0)

    def dressed(
        self,
        draws: Iterable[Draw],
        size: tuple[float, float],
        want: float,
        least: float,
        *,
        settled: bool,
        behind: DrawList = (),
    ) -> DrawList:
        """Return draws with their texts up to ``want`` times as large, or smaller, but not below ``least`` px.

        ``size`` is the room in which they lie, in px, ``behind`` what lies there beneath them. All texts are weighed
        against each other where things are ``settled``; while they move, only a text that is new.
        """
        listed = tuple(draws)
        if want == 1.0:
            return listed
        if (want, least) != self._wish or max(len(self._factors), len(self._controls)) > KEPT:
            self._factors, self._by_look, self._groups, self._controls, self._measured = {}, {}, {}, {}, None
            self._wish = want, least
        if want > 1.0:
            self._weigh(listed, behind, size, settled)
        return tuple(self._in_size(draw) for draw in listed)

    # ---- one draw ------------------------------------------------------------------------------------------------

    def _in_size(self, draw: Draw) -> Draw:
        look, (want, least) = draw.what, self._wish
        if isinstance(look, Words | Paragraph):
            if want < 1.0:
                return replace(draw, what=replace(look, size=max(min(look.size, least), look.size * want)))
            factor = self._factors.get(_key(draw)) or self._by_look.get(look, 1.0)
            return self._grown(draw, factor)
        if isinstance(look, Group):
            return replace(draw, what=self._group(look))
        if isinstance(look, ControlLook):
            return replace(draw, what=self._control(look))
        return draw

    def _control(self, look: ControlLook) -> ControlLook:
        known = self._controls.get(look)
        if known is None:
            known = look
            if isinstance(look.face, ButtonFace) and not look.face.note:
                known = replace(look, face=self._key_face(look.face, look.state.height))
            elif self._wish[0] > 1.0 and not isinstance(look.face, PieceFace):  # a choice shares out its width itself
                known = replace(look, face=DrawnFace(self._face(look)))
            self._controls[look] = known
        return known

    def _face(self, look: ControlLook) -> DrawList:
        """Return a face with larger words, the same ones whether it is pressed or not."""
        fonts, size = self._forge.fonts, (look.state.width, look.state.height)
        right, down = size[0] / 2, size[1] / 2
        shown = look.face.draws(look.state, fonts)
        resting = look.face.draws(replace(look.state, pressed=False, focused=False), fonts)
        inner = Letters(self._forge).dressed(
            tuple(draw.moved(right, down) for draw in resting), size, *self._wish, settled=True
        )
        larger = {old.what: new.what for old, new in zip(resting, inner, strict=True) if _is_word(old)}
        return tuple(replace(draw, what=larger.get(draw.what, draw.what)) for draw in shown)

    def _group(self, group: Group) -> Group:
        known = self._groups.get(group)
        if known is None:
            inner = Letters(self._forge).dressed(group.draws, (group.width, group.height), *self._wish, settled=True)
            known = self._groups[group] = Group(group.width, group.height, inner)
        return known

    def _key_face(self, face: ButtonFace, height: float) -> ButtonFace:
        want, least = self._wish
        plain = face.size if face.size is not None else height * 0.36
        size = max(min(plain, least), min(plain * want, max(plain, height * KEY_SHARE)))
        return replace(face, size=size)

    def _grown(self, draw: Draw, factor: float) -> Draw:
        look = draw.what
        if factor == 1.0 or not isinstance(look, Words | Paragraph):
            return draw
        if isinstance(look, Words):
            return replace(draw, what=in_lines(look, factor))
        larger = replace(look, size=look.size * factor)
        fonts = self._forge.fonts
        # it grows to both sides: what was in the middle of its plate stays there
        rise = (larger.measure(fonts)[1] - look.measure(fonts)[1]) / 2
        return replace(draw, what=larger, y=draw.y - rise)

    # ---- weighing ------------------------------------------------------------------------------------------------

    def _weigh(self, draws: DrawList, behind: DrawList, size: tuple[float, float], settled: bool) -> None:
        texts = [(index, draw) for index, draw in enumerate(draws, len(behind)) if _grows(draw)]
        shown = len(draws), tuple(draw for _, draw in texts)
        if settled and shown != self._measured:
            self._measured = shown
            fresh = texts
        else:
            fresh = [(index, draw) for index, draw in texts if _key(draw) not in self._factors]
        if fresh:
            for text in _balanced(list(self._texts((*behind, *draws), texts, fresh, size)), self._wish[0], self):
                self._factors[_key(text.draw)] = text.factor
                self._by_look[text.look] = text.factor

    def _texts(
        self,
        draws: DrawList,
        texts: Sequence[tuple[int, Draw]],
        fresh: Sequence[tuple[int, Draw]],
        size: tuple[float, float],
    ) -> Iterator[_Text]:
        want = self._wish[0]
        solid = [(index, found) for index, draw in enumerate(draws) if (found := self.bounds(draw)) is not None]
        known = {
            index: found for index, draw in enumerate(draws) if (found := edges_of(draw, self._forge.fonts)) is not None
        }
        place = {index: number for number, (index, _) in enumerate(pair for pair in fresh if pair[0] in known)}
        resting = [
            found
            for index in known.keys() - place.keys()
            if (found := self.edges_at(draws[index], self._factors.get(_key(draws[index]), 1.0))) is not None
        ]
        whole = (0.0, 0.0, float(size[0]), float(size[1]))
        for index in place:
            edges, reach = known[index], _reach(known[index], want)
            grounds = [found for other, found in solid if other < index and _holds(found, edges)]
            inside = min(grounds, key=lambda found: (found[2] - found[0]) * (found[3] - found[1]), default=whole)
            if any(_meet(found, edges) for other, found in known.items() if other != index):
                inside = edges  # figures that are set close, such as seconds with their unit, stay as they are
            near = [found for _, found in solid if _meet(found, reach) and not _meet(found, edges)]
            rivals = [place[other] for other in place if other != index and _meet(_reach(known[other], want), reach)]
            near += [found for found in resting if _meet(found, reach) and not _meet(found, edges)]
            yield _Text(draws[index], edges, _room(inside, edges), near, rivals)

    def bounds(self, draw: Draw) -> Edges | None:
        """Return what anything but a text takes up, without its shadow; ``None`` for texts and whole layers."""
        look = draw.what
        if isinstance(look, Words | Paragraph | Layer) or draw.alpha <= 0.0:
            return None
        if isinstance(look, Box | Group):
            wide, high = look.width, look.height
        elif isinstance(look, ControlLook):
            wide, high = look.state.width, look.state.height
        elif isinstance(look, Disc):
            wide = high = 2 * look.radius * (1.0 - ROUND)
        elif isinstance(look, Token):
            wide = high = 2 * look.radius
        elif isinstance(look, Icon):
            wide = high = look.size
        else:
            rect = self._painter.extent(draw)
            return float(rect.left), float(rect.top), float(rect.right), float(rect.bottom)
        if round(draw.turn) % 180 == 90:
            wide, high = high, wide
        right, down = wide * draw.scale / 2, high * draw.scale / 2
        return draw.x - right, draw.y - down, draw.x + right, draw.y + down

    def edges_at(self, draw: Draw, factor: float) -> Edges | None:
        """Return what a text takes up once it has grown."""
        return edges_of(self._grown(draw, factor), self._forge.fonts)


def in_lines(look: Words, factor: float) -> Words:
    """Return a text so many times as large; one that fills its width may break into two lines."""
    size = look.size * factor
    most = None if look.max_width is None else max(look.max_height or 0.0, size * TWO_LINES)
    return replace(look, size=size, max_height=most)


def _balanced(texts: list[_Text], want: float, letters: Letters) -> list[_Text]:
    """Let all texts grow in turns, the smallest ones first, until they meet something or have what they want.

    What stands in one column or row and looks alike stays alike, but for what has no room at all.
    """
    growing = [(group, _smallest(group)) for group in _alike(texts)]
    growing.sort(key=itemgetter(1))
    while growing:
        group, _ = growing.pop(0)
        factor = min(want, group[0].factor * STEP)
        blocked = _grow(group, factor, texts, letters)
        if blocked and group[0].factor == 1.0:
            group = [text for text in group if text not in blocked]
            blocked = _grow(group, factor, texts, letters)
        if not blocked and group and factor < want:
            insort(growing, (group, _smallest(group)), key=itemgetter(1))
    return texts


def _grow(group: list[_Text], factor: float, texts: list[_Text], letters: Letters) -> list[_Text]:
    """Let texts grow together; where one cannot, none does, and those that cannot are returned."""
    before = [text.now for text in group]
    for text in group:
        text.now = letters.edges_at(text.draw, factor) or text.now
    blocked = [
        text
        for text, old in zip(group, before, strict=True)
        if text.now != old and not _fits(text.now, text, (texts[index].now for index in text.rivals))
    ]
    for text, old in zip(group, before, strict=True):
        if blocked:
            text.now = old
        else:
            text.factor = factor
    return blocked


def _smallest(group: list[_Text]) -> float:
    return min((text.look.size * text.factor for text in group), default=0.0)


def _alike(texts: list[_Text]) -> list[list[_Text]]:
    """Return texts in groups that look alike and stand below or beside each other."""
    groups: list[list[_Text]] = []
    by_line: dict[object, list[_Text]] = {}
    for text in texts:
        look = text.look
        style = type(look), look.size, look.font, look.colour, look.align
        lines = (*style, "x", round(text.draw.x)), (*style, "y", round(text.draw.y))
        found = next((by_line[line] for line in lines if line in by_line), None)
        if found is None:
            found = []
            groups.append(found)
        found.append(text)
        for line in lines:
            by_line.setdefault(line, found)
    return groups


def _fits(edges: Edges, text: _Text, others: Iterable[Edges]) -> bool:
    if not _holds(text.inside, edges):
        return False
    beside = max(AIR, (edges[3] - edges[1]) * APART)
    aired = edges[0] - beside, edges[1] - AIR, edges[2] + beside, edges[3] + AIR
    return not any(_meet(other, aired) for other in (*text.solid, *others))


def _grows(draw: Draw) -> bool:
    """Say whether a text may have another size: it lies still, and is no figure that flies."""
    look = draw.what
    still = draw.scale == 1.0 and draw.turn == 0.0 and draw.alpha > 0.0
    return still and isinstance(look, Paragraph | Words) and (isinstance(look, Paragraph) or look.halo is None)


def _is_word(draw: Draw) -> bool:
    """Say whether a draw is a text that says something, not a figure or a sign on a key."""
    look = draw.what
    return isinstance(look, Paragraph) or (isinstance(look, Words) and may_be_cut(look.text))


def _key(draw: Draw) -> Key:
    assert isinstance(draw.what, Words | Paragraph)
    return draw.what, round(draw.x), round(draw.y)


def _reach(edges: Edges, want: float) -> Edges:
    # it may break into two lines
    wide, high = (edges[2] - edges[0]) * (want - 1.0) + AIR, (edges[3] - edges[1]) * (TWO_LINES * want - 1.0) + AIR
    return edges[0] - wide, edges[1] - high, edges[2] + wide, edges[3] + high


def _room(inside: Edges, edges: Edges) -> Edges:
    """Return the plate of a text less some air, but for where the text has less already."""
    return (
        min(edges[0], inside[0] + 3 * AIR),
        min(edges[1], inside[1] + AIR),
        max(edges[2], inside[2] - 3 * AIR),
        max(edges[3], inside[3] - AIR),
    )


def _holds(outer: Edges, inner: Edges) -> bool:
    return (
        outer[0] <= inner[0] + 1 and outer[1] <= inner[1] + 1 and inner[2] <= outer[2] + 1 and inner[3] <= outer[3] + 1
    )


def _meet(first: Edges, second: Edges) -> bool:
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]
