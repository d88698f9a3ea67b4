"""The controls of the table for every moment: which keys there are, and which of them can do something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Player
from quiclo_game.rules.no_remainder import LARGEST_DIVISOR
from quiclo_game.rules.remainder_state import NO_CARD, RemainderState, Step
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.remainder.buzzing import labels, mood_of
from quiclo_game.scenes.remainder.layout import RemainderLayout
from quiclo_game.scenes.remainder.panels import divisor_keys
from quiclo_game.scenes.remainder.zones import BuzzerFace, Mood, buzzer_area, head_area
from quiclo_game.scenes.title_faces import CallFace
from quiclo_game.shell.control import Control
from quiclo_game.shell.faces import Kind
from quiclo_game.shell.widgets import button, toggle

if TYPE_CHECKING:
    from quiclo_game.scenes.remainder.scene import RemainderScene

TOOLS = (("new", "new"), ("log", "menu"), ("help", "help"), ("pause", "pause"))


def table_keys(table: RemainderScene) -> Iterator[Control]:
    """Yield all controls of a table as it stands; what the working hides meanwhile has none."""
    for control in _keys(table):
        left, top, right, bottom = control.bounds()
        if control.key == "reset" or not table.work_place.hides(Area(left, top, right - left, bottom - top)):
            yield control


def _keys(table: RemainderScene) -> Iterator[Control]:
    words, layout, state = table.services.words, table.layout, table.state
    yield from tool_keys(layout, renews=not (table.demo or table.director.recorded))
    yield from place_keys(layout, state, enabled=table.may_pick)
    if not state.alone and not layout.around:
        people = [not table.director.plays(seat) for seat in range(state.seats)]
        moods = [mood_of(state, table.clock, seat) for seat in range(state.seats)]
        told = tuple(labels(moods, people, words, referee=table.referee))
        yield from buzzers(layout, table.plan.players, moods, told, people)
    elif not table.automatic and not layout.around:
        yield name_key(layout)
    if table.automatic:
        if table.invites:
            yield call_key(layout, words("table.touch_to_play"), table.services.other("table.touch_to_play"))
        return
    yield from divisor_steps(layout, table.following)
    yield from hint_keys(layout, words, enabled=state.step is Step.SEARCH, alone=state.alone)
    if not state.alone:
        yield referee_switch(layout, table.referee)
    place = table.work_place
    reset = reset_key(place.area, layout.scale, words, enabled=bool(table.board.selected) and table.may_pick)
    yield reset.placed(place.frame)


def name_key(layout: RemainderLayout) -> Control:
    """Return an invisible key over the name of whoever plays alone."""
    area = layout.seats[0]
    width = area.width * (0.5 if layout.portrait else 0.3)
    return Control("name:0", area.x + width / 2, area.cy, width, area.height)


def tool_keys(layout: RemainderLayout, *, renews: bool) -> Iterator[Control]:
    """Yield new deal, log, help and pause."""
    for (key, icon), area in zip(TOOLS, layout.tools, strict=True):
        yield key_at(key, area, "", "quiet", layout.scale, icon=icon, enabled=renews or key != "new")


def place_keys(layout: RemainderLayout, state: RemainderState, *, enabled: bool) -> Iterator[Control]:
    """Yield an invisible key over each open card."""
    for place, area in enumerate(layout.places):
        if state.places[place] != NO_CARD:
            yield Control(f"place:{place}", area.cx, area.cy, area.width, area.height, enabled=enabled)


def divisor_steps(layout: RemainderLayout, following: int) -> Iterator[Control]:
    """Yield the keys that lower and raise the divisor of the next game, and between them one to type it."""
    less, more = divisor_keys(layout)
    gap = 8 * layout.scale
    yield Control("divisor:type", layout.divisor.cx, less.cy, more.x - less.right - 2 * gap, less.height)
    for key, icon, area in zip(("less", "more"), ("−", "+"), divisor_keys(layout), strict=True):
        enabled = following < LARGEST_DIVISOR if key == "more" else following > 1
        yield key_at(f"divisor:{key}", area, "", "op", layout.scale, icon=icon, enabled=enabled)


def hint_keys(layout: RemainderLayout, language: Language, *, enabled: bool, alone: bool) -> Iterator[Control]:
    """Yield the fair hint and, alone, the one that looks ahead."""
    scale = layout.scale
    size = 29 * scale
    yield key_at(
        "hint", layout.hints[0], language("table.hint"), "quiet", scale, icon="bulb", enabled=enabled, size=size
    )
    if alone:
        label = language("remainder.look_ahead")
        yield key_at("ahead", layout.hints[1], label, "quiet", scale, icon="eye", enabled=enabled, size=26 * scale)


def referee_switch(layout: RemainderLayout, on: bool) -> Control:
    """Return the switch of the referee."""
    area, scale = layout.referee, layout.scale
    width, height = 108 * scale, 56 * scale
    return toggle("referee", area.right - 14 * scale - width / 2, area.cy, on, width=width, height=height, scale=scale)


def buzzers(
    layout: RemainderLayout,
    players: Sequence[Player],
    moods: Sequence[Mood],
    told: Sequence[str],
    people: Sequence[bool],
) -> Iterator[Control]:
    """Yield each seat's name and its buzzer; a bot's buzzer is only to be looked at."""
    scale = layout.scale
    for seat, (area, player) in enumerate(zip(layout.seats, players, strict=True)):
        head, place = head_area(area, scale), buzzer_area(area, scale)
        yield Control(f"name:{seat}", head.cx, head.cy, head.width, head.height)
        face = BuzzerFace(player.colour, told[seat], moods[seat], scale)
        yield Control(
            f"buzz:{seat}", place.cx, place.cy, place.width, place.height, face=face, passive=not people[seat]
        )


def reset_area(area: Area, scale: float) -> Area:
    """Return the place of the key that takes the selection back, in the panel of the working."""
    width, height = 224 * scale, 58 * scale
    return Area(area.right - 18 * scale - width, area.bottom - 14 * scale - height, width, height)


def reset_key(area: Area, scale: float, language: Language, *, enabled: bool) -> Control:
    """Return the key that takes the selection back, in the panel of the working."""
    label = language("remainder.reset")
    return key_at("reset", reset_area(area, scale), label, "quiet", scale, enabled=enabled, size=21 * scale)


def call_key(layout: RemainderLayout, call: str, other: str) -> Control:
    """Return the invitation of the demo, in two languages or one: it leads to the title."""
    scale, area = layout.scale, layout.work
    face = CallFace(call, other, scale)
    height = 50 * scale  # beneath three lines that are worked out
    return Control("call", area.cx, area.bottom - 8 * scale - height / 2, 640 * scale, height, face=face)


def key_at(
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
    """Return a key over an area."""
    return button(
        key, area.cx, area.cy, area.width, area.height, label, kind, icon=icon, enabled=enabled, size=size, scale=scale
    )
