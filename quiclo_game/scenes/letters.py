"""Texts in the size that people want: as large as their plate and what lies beside them allow, never cut.

What a text did not touch before it grew, it does not touch after.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from quiclo_game.scenes.growing import AIR, RAGGED, GrowingText, balanced, holds, meet
from quiclo_game.scenes.text_edges import Edges, Text, edges_of
from quiclo_game.shell.cards import HEIGHT, CardFace
from quiclo_game.shell.control_looks import ControlLook, ControlState, DrawnFace
from quiclo_game.shell.draws import Draw, DrawList, Layer
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.faces import ButtonFace, PieceFace
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.group import Group
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.pad_signs import ButtonSign
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.shapes import Bar, Box, Disc
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.tokens import Token
from quiclo_game.shell.turning import turned_by
from quiclo_game.shell.typesetting import INK, PITCH, may_be_cut

KEY_SHARE, SIGN_SHARE = 0.56, 0.72
"""A label takes at most so much of its key's height, a figure or a single letter more."""
FIGURE_SHARE = 0.36
"""A figure that is larger than such a share of its key is what the key shows, not what is written on it."""
ENOUGH = 3.4
"""Letters that are so many times as large as the smallest ones allowed are large enough for everybody."""
FEW = 10
"""With up to so many letters it is a figure with its unit, or a word or two: that stays in one line."""
TWO_LINES = PITCH + INK
"""Two lines are so many times as high as their letters."""
ROUND = 0.15
"""A disc holds a text that keeps so much of its diameter from its sides."""
RIM = 0.06
"""A grown text keeps so much of the height of its plate from the plate's edge."""
LINE_AIR = 0.2
"""So much of the height of a line is air, or tails."""
KEPT = 4000
"""So many sizes of texts are remembered."""
Key = tuple[Text, int, int, int]
Kin = tuple[int, float, float | None, float]
"""Of keys that look alike: their turn, the line on which they lie or their width, their letters, their height."""
Grown = tuple[float, float]
"""How many times as large a text is, and how many px further down."""
AS_IT_IS: Grown = (1.0, 0.0)


class Letters:
    """Remembers for the texts of one scene how large they are drawn."""

    def __init__(self, forge: Forge) -> None:
        """Measure with the fonts and pictures of ``forge``."""
        self._forge = forge
        self._painter = Painter(forge)
        self._grown: dict[Key, Grown] = {}
        self._by_look: dict[Text, Grown] = {}
        self._looks: dict[tuple[Text, float], tuple[Text, float]] = {}
        self._groups: dict[Group, Group] = {}
        self._controls: dict[tuple[ControlLook, bool, float | None], ControlLook] = {}
        self._fits: dict[ControlLook, float] = {}
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
        if (want, least) != self._wish or max(len(self._grown), len(self._controls)) > KEPT:
            self._grown, self._by_look, self._groups, self._controls, self._fits = {}, {}, {}, {}, {}
            self._measured = None
            self._wish = want, least
        if want > 1.0:
            self._weigh(listed, behind, size, settled)
        signs = [draw for draw in listed if isinstance(draw.what, ButtonSign)]
        alike = self._alike(listed) if want > 1.0 else {}
        return tuple(self._in_size(draw, signs, alike) for draw in listed)

    # ---- one draw ------------------------------------------------------------------------------------------------

    def _in_size(self, draw: Draw, signs: Sequence[Draw], alike: Mapping[Kin, float]) -> Draw:
        look, (want, least) = draw.what, self._wish
        if isinstance(look, Text):
            if want < 1.0:
                return replace(draw, what=replace(look, size=max(min(look.size, least), look.size * want)))
            grown = self._grown.get(_key(draw)) or self._by_look.get(look, AS_IT_IS)
            return self._larger(draw, *grown)
        if isinstance(look, Group):
            return replace(draw, what=self._group(look))
        if isinstance(look, ControlLook):
            signed = any(_bears(draw, look, sign) for sign in signs)
            return replace(draw, what=self._control(look, signed, alike.get(_kin(draw, look))))
        return draw

    def _control(self, look: ControlLook, signed: bool, alike: float | None) -> ControlLook:
        """Return a control with larger writing; a key that bears the sign of a button keeps its air."""
        known = self._controls.get((look, signed, alike))
        if known is None:
            known, face, large = look, look.face, self._wish[0] > 1.0
            if isinstance(face, PieceFace):
                size = self._key_size(face, look.state.height)
                known = replace(look, face=replace(face, size=size if alike is None else max(face.size, alike)))
            elif isinstance(face, ButtonFace) and not face.note:
                size = self._key_size(face, look.state.height)
                if alike is not None:
                    size = min(size, max(face.size or 0.0, RAGGED * alike))
                known = replace(look, face=replace(face, size=size, large=large and not signed))
            elif large:
                known = replace(look, face=DrawnFace(self._face(look)))
            self._controls[look, signed, alike] = known
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
        larger = {
            old.what: (new.what, new.y - down - old.y)
            for old, new in zip(resting, inner, strict=True)
            if _is_writing(old, look.state)
        }
        found = ((draw, *larger.get(draw.what, (draw.what, 0.0))) for draw in shown)
        return tuple(replace(draw, what=what, y=draw.y + aside) for draw, what, aside in found)

    def _group(self, group: Group) -> Group:
        known = self._groups.get(group)
        if known is None:
            inner = Letters(self._forge).dressed(group.draws, (group.width, group.height), *self._wish, settled=True)
            known = self._groups[group] = Group(group.width, group.height, inner)
        return known

    def _alike(self, draws: DrawList) -> Mapping[Kin, float]:
        """Return how large the letters may be on keys of one kind: nearly alike, and alike on those of one choice."""
        found: dict[Kin, float] = {}
        for draw in draws:
            look = draw.what
            if not isinstance(look, ControlLook) or not isinstance(look.face, PieceFace | ButtonFace):
                continue
            kin = _kin(draw, look)
            if look.face.label:
                found[kin] = min(self._fit(look), found.get(kin, self._fit(look)))
        return found

    def _fit(self, look: ControlLook) -> float:
        """Return how large the label of a key would be if nothing but the key mattered."""
        found = self._fits.get(look)
        if found is None:
            state, fonts = look.state, self._forge.fonts
            if isinstance(look.face, PieceFace):
                size, room = self._key_size(look.face, state.height), look.face.room(state.width)
                found = fonts.fitting_size(look.face.label, size, look.face.font, room)
            else:
                assert isinstance(look.face, ButtonFace)
                large = replace(look.face, size=self._key_size(look.face, state.height), large=True)
                words = (draw.what for draw in large.draws(state, fonts) if isinstance(draw.what, Words))
                found = min(words.setting(fonts).size for words in words)
            self._fits[look] = found
        return found

    def _key_size(self, face: ButtonFace | PieceFace, height: float) -> float:
        """Return how large a label should be on a key so high."""
        want, least = self._wish
        plain = face.size if face.size is not None else height * 0.36
        share = KEY_SHARE if may_be_cut(face.label) else SIGN_SHARE
        enough = min(height * share, ENOUGH * self._forge.fonts.least)
        return max(min(plain, least), min(plain * want, max(plain, enough)))

    def _larger(self, draw: Draw, factor: float, aside: float) -> Draw:
        look = draw.what
        if factor == 1.0 or not isinstance(look, Text):
            return draw
        known = self._looks.get((look, factor))
        if known is None:
            if len(self._looks) > KEPT:
                self._looks.clear()
            known = self._looks[look, factor] = self._enlarged(look, factor)
        larger, rise = known
        right, down = turned_by(0.0, -rise, round(draw.turn))
        return replace(draw, what=larger, x=draw.x + right, y=draw.y + down + aside)

    def _enlarged(self, look: Text, factor: float) -> tuple[Text, float]:
        """Return a text so many times as large, and how many px further up it begins."""
        if isinstance(look, Words):
            return in_lines(look, factor), 0.0
        if isinstance(look, Equation):
            return replace(look, size=look.size * factor), 0.0
        larger = replace(look, size=look.size * factor)
        # it grows to both sides: what was in the middle of its plate stays there
        fonts = self._forge.fonts
        return larger, (larger.measure(fonts)[1] - look.measure(fonts)[1]) / 2

    # ---- weighing ------------------------------------------------------------------------------------------------

    def _weigh(self, draws: DrawList, behind: DrawList, size: tuple[float, float], settled: bool) -> None:
        texts = [(index, draw) for index, draw in enumerate(draws, len(behind)) if _grows(draw)]
        signs = tuple(draw for draw in draws if isinstance(draw.what, ButtonSign))
        shown = len(draws), tuple(draw for _, draw in texts), signs
        if settled and shown != self._measured:
            self._measured = shown
            fresh = texts
        else:
            fresh = [(index, draw) for index, draw in texts if _key(draw) not in self._grown]
        if fresh:
            found = list(self._texts((*behind, *draws), texts, fresh, size))
            for text in balanced(found, self._measured_at):
                assert isinstance(text.draw.what, Text)
                self._grown[_key(text.draw)] = self._by_look[text.draw.what] = text.factor, text.aside

    def _texts(
        self,
        draws: DrawList,
        texts: Sequence[tuple[int, Draw]],
        fresh: Sequence[tuple[int, Draw]],
        size: tuple[float, float],
    ) -> Iterator[GrowingText]:
        want = self._wish[0]
        solid = [(index, found) for index, draw in enumerate(draws) if (found := self.bounds(draw)) is not None]
        known = {
            index: found for index, draw in enumerate(draws) if (found := edges_of(draw, self._forge.fonts)) is not None
        }
        place = {index: number for number, (index, _) in enumerate(pair for pair in fresh if pair[0] in known)}
        resting = [
            found
            for index in known.keys() - place.keys()
            if (found := self._edges_grown(draws[index], *self._grown.get(_key(draws[index]), AS_IT_IS))) is not None
        ]
        signs = {index for index, draw in enumerate(draws) if isinstance(draw.what, ButtonSign)}
        whole = (0.0, 0.0, float(size[0]), float(size[1]))
        for index in place:
            edges, reach = known[index], _reach(known[index], want)
            grounds = [found for other, found in solid if other < index and holds(found, edges)]
            inside = min(grounds, key=lambda found: (found[2] - found[0]) * (found[3] - found[1]), default=whole)
            if any(_overlap(found, edges) for other, found in known.items() if other != index):
                inside = edges  # figures that are set close, such as seconds with their unit, stay as they are
            near = [
                found for other, found in solid if meet(found, reach) and (other in signs or not meet(found, edges))
            ]
            rivals = [place[other] for other in place if other != index and meet(_reach(known[other], want), reach)]
            near += [found for found in resting if meet(found, reach) and not meet(found, edges)]
            draw = draws[index]
            yield GrowingText(draw, edges, _room(inside, edges), near, rivals, self._wanted(draw), self._size(draw))

    def _wanted(self, draw: Draw) -> float:
        """Return how many times as large a text should be: what is large already reads well as it is."""
        assert isinstance(draw.what, Text)
        return min(self._wish[0], max(1.0, ENOUGH * self._forge.fonts.least / draw.what.size))

    def bounds(self, draw: Draw) -> Edges | None:
        """Return what anything but a text takes up, without its shadow; ``None`` for texts and whole layers."""
        look = draw.what
        if isinstance(look, Text | Layer) or draw.alpha <= 0.0:
            return None
        if isinstance(look, Box | Group):
            wide, high = look.width, look.height
        elif isinstance(look, ControlLook):
            wide, high = look.state.width, look.state.height
        elif isinstance(look, CardFace):
            wide, high = look.width, look.width * HEIGHT + 2 * look.raised
        elif isinstance(look, Bar):
            wide, high = look.length, look.thickness
        elif isinstance(look, Disc):
            wide = high = 2 * look.radius * (1.0 - ROUND)
        elif isinstance(look, Token):
            wide = high = 2 * look.radius
        elif isinstance(look, Icon):
            wide = high = look.size
        else:
            rect = self._painter.extent(draw)
            return float(rect.left), float(rect.top), float(rect.right), float(rect.bottom)
        angle = math.radians(draw.turn)
        along, across = abs(math.cos(angle)), abs(math.sin(angle))
        wide, high = along * wide + across * high, across * wide + along * high
        right, down = wide * draw.scale / 2, high * draw.scale / 2
        return draw.x - right, draw.y - down, draw.x + right, draw.y + down

    def _measured_at(self, draw: Draw, factor: float) -> tuple[Edges, float]:
        """Return what a text takes up once it has grown, and how large its letters are then."""
        larger = self._larger(draw, factor, 0.0)
        edges = edges_of(larger, self._forge.fonts)
        assert edges is not None, "only what takes up something grows"
        return edges, self._size(larger)

    def _size(self, draw: Draw) -> float:
        look, fonts = draw.what, self._forge.fonts
        assert isinstance(look, Text)
        if isinstance(look, Paragraph):
            return look.size
        return float(look.setting(fonts).size if isinstance(look, Words) else look.fitting(fonts).size)

    def _edges_grown(self, draw: Draw, factor: float, aside: float) -> Edges | None:
        return edges_of(self._larger(draw, factor, aside), self._forge.fonts)


def in_lines(look: Words, factor: float) -> Words:
    """Return a text so many times as large; one that fills its width may break into two lines."""
    size = look.size * factor
    most = look.max_height
    if look.max_width is not None and sum(sign.isalpha() for sign in look.text) > FEW:
        most = max(most or 0.0, size * TWO_LINES)
    return replace(look, size=size, max_height=most)


def _grows(draw: Draw) -> bool:
    """Say whether a text may have another size: it lies still, and is no figure that flies."""
    look = draw.what
    still = draw.scale == 1.0 and round(draw.turn) % 90 == 0 and draw.alpha > 0.0
    flies = isinstance(look, Words) and look.halo is not None and not may_be_cut(look.text)
    return still and isinstance(look, Text) and not flies


def _kin(draw: Draw, look: ControlLook) -> Kin:
    """Return what keys have in common that should look alike: the pieces of one choice, or keys of one kind."""
    turn, face = round(draw.turn) % 360, look.face
    size = face.size if isinstance(face, PieceFace | ButtonFace) else None
    if isinstance(face, PieceFace):
        return turn, round(draw.x if turn % 180 else draw.y), size, look.state.height
    return turn, look.state.width, size, look.state.height


def _bears(key: Draw, look: ControlLook, sign: Draw) -> bool:
    """Say whether a sign of a button lies on a key."""
    return abs(sign.x - key.x) < look.state.width / 2 and abs(sign.y - key.y) < look.state.height / 2


def _is_writing(draw: Draw, state: ControlState) -> bool:
    """Say whether a draw is something that is written on a key, not the figure or sign that the key shows."""
    look = draw.what
    if isinstance(look, Words) and not may_be_cut(look.text):
        return look.size < FIGURE_SHARE * state.height
    return isinstance(look, Text)


def _key(draw: Draw) -> Key:
    assert isinstance(draw.what, Text)
    return draw.what, round(draw.x), round(draw.y), round(draw.turn)


def _reach(edges: Edges, want: float) -> Edges:
    # it may break into two lines
    wide, high = (edges[2] - edges[0]) * (want - 1.0) + AIR, (edges[3] - edges[1]) * (TWO_LINES * want - 1.0) + AIR
    return edges[0] - wide, edges[1] - high, edges[2] + wide, edges[3] + high


def _room(inside: Edges, edges: Edges) -> Edges:
    """Return the plate of a text less some air, but for where the text has less already."""
    across, down = (max(AIR, min(3 * AIR, RIM * (inside[end] - inside[end - 2]))) for end in (2, 3))
    return (
        min(edges[0], inside[0] + across),
        min(edges[1], inside[1] + down),
        max(edges[2], inside[2] - across),
        max(edges[3], inside[3] - down),
    )


def _overlap(first: Edges, second: Edges) -> bool:
    """Say whether two texts lie over each other by more than the air within their lines."""
    air = LINE_AIR * min(first[3] - first[1], second[3] - second[1])
    return meet((first[0], first[1] + air, first[2], first[3] - air), second)
