"""The controls of the table for every moment of a turn: which keys there are, and which of them can do something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quiclo_game.rules.calculation import Operator, Parenthesis
from quiclo_game.rules.mental_state import Step
from quiclo_game.rules.writing import Notation, sign
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.helping import values_shown
from quiclo_game.scenes.mental.desk import Way
from quiclo_game.scenes.mental.line import number_told
from quiclo_game.scenes.mental.step_pad import RESULT
from quiclo_game.scenes.taking_back import may_take_back
from quiclo_game.scenes.title_faces import CallFace
from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import ControlState
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.faces import Kind
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from quiclo_game.shell.widgets import button

if TYPE_CHECKING:
    from quiclo_game.scenes.mental.table import MentalTable
    from quiclo_game.shell.fonts import Fonts

TOOLS = (("undo", "undo"), ("log", "menu"), ("help", "help"), ("pause", "pause"))


@dataclass(frozen=True, slots=True)
class ResultFace:
    """A number that two others came to, or its name: a pale tile, honey-edged while it is chosen."""

    told: str
    chosen: bool
    scale: float

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the tile for a state."""
        s, width, height = self.scale, state.width, state.height
        lip = round(4 * s)
        sunk = lip if state.pressed else 0
        body = Box(width, height, 16 * s, "#5E93A8", shadow=7 * s, shadow_alpha=0.42)
        face = Box(
            width, height, 16 * s, "hint", line="honey" if self.chosen else None, line_width=5 * s,
            glow="honey" if self.chosen else None, glow_size=8 * s, top_light=0.5,
        )  # fmt: skip
        number = Words(self.told, height * 0.52, "ink", max_width=width * 0.84)
        return (Draw(body, 0, lip), Draw(face, 0, sunk), Draw(number, 0, sunk))


def table_keys(table: MentalTable) -> Iterator[Control]:
    """Yield all controls of a table as it stands."""
    layout, words = table.layout, table.services.words
    for (key, icon), area in zip(TOOLS, layout.tools, strict=True):
        enabled = key != "undo" or may_take_back(table)
        yield _key(key, area, "", "quiet", layout.scale, icon=icon, enabled=enabled)
    if table.automatic:
        if table.invites:
            yield _call(table)
        return
    yield from _pad(table)
    best = layout.best
    yield Control("best", best.cx, best.cy, best.width, best.height)
    for area, way in zip(layout.ways, Way, strict=True):
        kind: Kind = "main" if table.desk.way is way else "quiet"
        label = words(f"mental.way_{way.value}")
        yield _key(f"way:{way.value}", area, label, kind, layout.scale, size=22 * layout.scale)


def _pad(table: MentalTable) -> Iterator[Control]:
    layout, words, desk = table.layout, table.services.words, table.desk
    scale = layout.scale
    calculating = table.interactive and table.state.step is Step.CALCULATE
    for place, (x, y) in enumerate(layout.cards):
        height = layout.card_width * HEIGHT
        yield Control(f"card:{place}", x, y, layout.card_width, height, enabled=calculating)
    operators, second, third = layout.keys
    for operator, area in zip(Operator, operators, strict=True):
        usable = calculating and desk.takes_operator(operator)
        icon = sign(operator, Notation.CROSS)
        yield _key(f"operator:{operator.value}", area, "", "op", scale, icon=icon, enabled=usable)
    if desk.way is Way.STEPS:
        yield from _results(table, second, calculating=calculating)
    else:
        for parenthesis, area in zip(Parenthesis, second, strict=False):
            usable = calculating and desk.takes_parenthesis(parenthesis)
            key = f"parenthesis:{parenthesis.value}"
            yield _key(key, area, parenthesis.value, "op", scale, enabled=usable, size=52 * scale)
    begun = calculating and desk.begun
    yield _key("back", second[2], words("mental.back"), "quiet", scale, icon="back", enabled=begun, size=28 * scale)
    yield _key("hint", third[0], words("table.hint"), "quiet", scale, icon="bulb", enabled=calculating, size=26 * scale)
    label = words("mental.pass_sure" if table.sure else "mental.pass")
    kind: Kind = "warn" if table.sure else "quiet"
    yield _key("pass", third[1], label, kind, scale, enabled=calculating, size=26 * scale)
    rolling = table.interactive and table.state.step is Step.ROLL
    ready = rolling or (calculating and desk.whole is not None)
    label, icon = (words("table.roll"), "play") if rolling else (words("table.check"), "check")
    yield _key("main", third[2], label, "main" if ready else "off", scale, icon=icon, enabled=ready, size=34 * scale)
    if rolling:
        first, last = layout.dice[0], layout.dice[-1]
        size = layout.die_size * 0.8
        yield Control("dice", (first[0] + last[0]) / 2, first[1], last[0] - first[0] + size, size)


def _results(table: MentalTable, areas: tuple[Area, ...], *, calculating: bool) -> Iterator[Control]:
    """Yield the results on the desk, in place of the parentheses, which nobody needs here."""
    desk, values = table.desk.steps.desk, values_shown(table)
    for index, (tile, step, area) in enumerate(zip(desk.results, desk.made, areas[:2], strict=False)):
        face = ResultFace(number_told(tile.value, step, values=values), desk.left == RESULT + index, table.layout.scale)
        yield Control(f"result:{index}", area.cx, area.cy, area.width, area.height, enabled=calculating, face=face)


def _call(table: MentalTable) -> Control:
    layout, words = table.layout, table.services.words
    scale = layout.scale
    _, second, third = layout.keys
    face = CallFace(words("table.touch_to_play"), table.services.other("table.touch_to_play"), scale)
    left, right = third[0].x, third[2].right
    return Control("call", (left + right) / 2, third[0].cy, right - left, min(110 * scale, second[0].height), face=face)


def _key(
    key: str,
    area: Area,
    label: str,
    kind: Kind,
    scale: float,
    *,
    icon: str | None = None,
    enabled: bool = True,
    size: float | None = None,
) -> Control:
    return button(
        key, area.cx, area.cy, area.width, area.height, label, kind, icon=icon, enabled=enabled, size=size, scale=scale
    )
