"""The panel of a seat at the edge of a table: name, buzzer and pile, and the pair of whoever picks, all facing it.

Its keys lie to the right of all that.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quiclo_game.rules.remainder_state import NO_CARD
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.edge_panels import PanelText
from quiclo_game.scenes.remainder.buzzing import labels, mood_of
from quiclo_game.scenes.remainder.clock import seconds
from quiclo_game.scenes.remainder.working import lines_of
from quiclo_game.scenes.remainder.zones import BuzzerFace, Mood, lock_draws, pile_draws, spread_draws
from quiclo_game.shell.control import Control
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import FIGURES
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    from quiclo_game.scenes.remainder.scene import RemainderScene

DEPTH = 116.0
"""Depth of a panel, in sheet px."""
WIDE, HEAD = 700.0, 46.0
"""From so many sheet px on name, buzzer and pile lie side by side; else the name lies above, in a line so high."""
NAME, PILE = 0.36, 196.0
"""Name and pile have such a share, and so many sheet px."""
AIR = 20.0
"""Between the name and the buzzer there is so much room."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Where things lie on a panel, in its own coordinates; ``count`` is the middle of the disc beside the pile."""

    head: Area
    buzzer: Area
    count: tuple[float, float]
    pile: tuple[float, float]
    wide: bool


def parts_of(area: Area, scale: float) -> Parts:
    """Return how is divided what its keys leave of a panel."""
    x, y = area.right - 44 * scale, area.cy - 3 * scale
    pile = x - 92 * scale, y
    if area.width >= WIDE * scale:
        name = NAME * area.width
        width = area.width - name - PILE * scale
        buzzer = Area(area.x + name, area.y + 13 * scale, width, area.height - 34 * scale)
        return Parts(Area(area.x, area.y, name - AIR * scale, area.height), buzzer, (x, y), pile, True)
    top = area.y + HEAD * scale
    buzzer = Area(area.x + 14 * scale, top, area.width - 28 * scale, area.bottom - top - 14 * scale)
    return Parts(Area(area.x, area.y, area.width, (HEAD - 10) * scale), buzzer, (x, y), pile, False)


def panel_text(table: RemainderScene, seat: Seat, area: Area, scale: float) -> PanelText:
    """Return what the panel tells beside the name: the time that is left to pick, and on a short one the count."""
    parts, words = parts_of(area, scale), table.services.words
    note = ""
    claim = table.state.claim
    if claim is not None and claim.seat == seat and not table.referee:
        left = table.clock.claim_left(table.state)
        note = words("table.think_left", seconds=seconds(left)) if left is not None else ""
    count = f"{table.board.counts[seat]:.0f}" if table.board.counts else ""
    if table.state.alone:
        return PanelText(figure=count)
    if not parts.wide:
        return PanelText(note="", figure=count, head=HEAD)
    return PanelText(note, bright=True, head=DEPTH, room=parts.head.width / scale - DEPTH)


def panel_draws(table: RemainderScene, seat: Seat, area: Area, scale: float) -> Iterator[Draw]:
    """Yield pile and count, the lock while it lasts, and the pair of whoever picks."""
    board, parts = table.board, parts_of(area, scale)
    if table.state.alone:
        left = area.x + 430 * scale
        room = area.right - 130 * scale - left
        yield from spread_draws(board.piles[seat] if board.piles else (), left, area.cy, 66 * scale, room)
        return
    if parts.wide and board.counts:
        x, y = parts.count
        yield from pile_draws(board.piles[seat], *parts.pile, 58 * scale)
        yield Draw(Disc(31 * scale, "felt_deep", line="honey", line_width=2.4 * scale), x, y)
        yield Draw(Words(f"{board.counts[seat]:.0f}", 32 * scale, "honey", FIGURES, max_width=50 * scale), x, y)
    state = table.state
    left_ms = table.clock.lock_left(state, seat)
    if left_ms > 0 and state.claim is None:
        whole = max(1.0, state.settings.number("lock_seconds") * 1000.0)
        share = round(left_ms / whole * 60) / 60
        bed = Box(parts.buzzer.width, parts.buzzer.height, 26 * scale, "#123143")
        yield Draw(bed, parts.buzzer.cx, parts.buzzer.cy)
        services = table.services
        yield from lock_draws(parts.buzzer, scale, seconds(left_ms), share, services.words, services.forge.fonts)
    elif shows_pair(table, seat):
        yield from _pair(table, parts.buzzer, scale)


def panel_mood(table: RemainderScene, seat: Seat) -> Hashable:
    """Return what name and buzzer of a seat depend on."""
    state = table.state
    return (
        state.alone,
        table.is_person(seat),
        mood_of(state, table.clock, seat),
        shows_pair(table, seat),
        table.referee,
        table.services.words.language,
    )


def panel_controls(table: RemainderScene, seat: Seat, area: Area, scale: float) -> Iterator[Control]:
    """Yield the name, which can be changed, and the buzzer of a seat; a bot's buzzer is only to be looked at."""
    parts, state = parts_of(area, scale), table.state
    person = table.is_person(seat)
    if state.alone:
        if person:
            yield Control(f"name:{seat}", area.x + 210 * scale, area.cy, 420 * scale, area.height)
        return
    if parts.wide:
        yield Control(f"name:{seat}", parts.head.cx, parts.head.cy, parts.head.width, parts.head.height)
    mood = mood_of(state, table.clock, seat)
    if mood is Mood.LOCKED or shows_pair(table, seat):
        return
    label = next(iter(labels([mood], [person], table.services.words, referee=table.referee)))
    face = BuzzerFace(table.plan.players[seat].colour, label, mood, scale)
    place = parts.buzzer
    yield Control(f"buzz:{seat}", place.cx, place.cy, place.width, place.height, face=face, passive=not person)


def shows_pair(table: RemainderScene, seat: Seat) -> bool:
    """Say whether a seat has begun to show a pair, which then stands in place of its buzzer."""
    return bool(_cards(table)) and table.picking == seat


def _cards(table: RemainderScene) -> Sequence[int]:
    places = table.board.places
    return [places[index].card for index in table.board.selected if places[index].card != NO_CARD]


def _pair(table: RemainderScene, area: Area, scale: float) -> Iterator[Draw]:
    """Yield the cards that are chosen, and once there are two what comes of them."""
    board, fonts = table.board, table.services.forge.fonts
    ground = {"right": "#14503F", "wrong": "#4A2522"}.get(board.verdict, "felt_deep")
    yield Draw(Box(area.width, area.height, 24 * scale, ground, 0.95), area.cx, area.cy)
    if board.weighing is not None:
        line = lines_of(board.weighing, table.rule)[0]
        first = (str(line.left), line.operator, str(line.right), "=", str(line.result))
        tokens = (*first, *line.tokens(table.rule.divisor))
    else:
        tokens = (*(str(card) for card in _cards(table)), "…")[:2]
    equation = Equation(tokens, 44 * scale, max_width=area.width - 40 * scale)
    width = min(equation.width(fonts), area.width - 40 * scale)
    yield Draw(equation, area.cx - width / 2, area.cy)
