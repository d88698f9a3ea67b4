"""What turns at a table with people on its sides: panels along the edges, and the middle that faces who is due.

On a couch there is nothing of it: the middle is the whole window, upright.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.panel_focus import PanelFocus
from quiclo_game.scenes.turntable import Panel, Rim, Turntable, area_from, set_table
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.easing import out_cubic
from quiclo_game.shell.group import Group
from quiclo_game.shell.inputs import Input, Phase, Pointer, WheelTurned
from quiclo_game.shell.scene import Size
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.turning import Frame
from quiclo_game.shell.tween import TweenGroup

FADE, LIGHT = 200.0, 300.0
"""In so many ms the honey edge of a seat goes out, and that of the next one lights up (look.md, Motion)."""
SWELL = 0.04


@dataclass(slots=True, eq=False)
class Glow:
    """How bright the honey edge of a panel is, and how far the panel has swollen and shrunk again (0 to 1)."""

    light: float = 0.0
    beat: float = 1.0

    @property
    def scale(self) -> float:
        """How large the panel is drawn."""
        return 1.0 + SWELL * (1.0 - abs(2.0 * self.beat - 1.0))


class Edges:
    """The panels of one table, the way between window and middle, and the fingers that are down there."""

    def __init__(self, seats: int) -> None:
        """Begin as a couch."""
        self.plan = COUCH
        self.table: Turntable | None = None
        self.frame = Frame(0, 0)
        """The local coordinates of the middle, as who is due looks at it."""
        self.controls = Controls()
        """Of the panels, in window px; those of the middle are in its own coordinates."""
        self.focus = PanelFocus(self.controls)
        self.glows = [Glow() for _ in range(seats)]
        self.tweens = TweenGroup()
        self._lit: Seat | None = None
        self._down: dict[str, Pointer] = {}
        self._orphans: set[str] = set()
        self._mapped: dict[int, tuple[Draw, Draw]] = {}

    def set(self, window: Size, plan: SeatPlan, rim: Rim, turn: int) -> Size:
        """Lay the table anew and return the size of the middle; ``turn`` is the side that it faces."""
        self.plan = plan
        self.table = None if plan.couch else set_table(window, plan, rim)
        return window if self.table is None else self.turn_to(turn)

    def turn_to(self, turn: int) -> Size:
        """Let the middle face another side and return its size as seen from there; on a couch it is not called."""
        assert self.table is not None
        self.frame = self.table.frame(turn)
        self._mapped = {}
        return self.table.size(turn)

    @property
    def panels(self) -> tuple[Panel, ...]:
        """The panels in seat order, none on a couch."""
        return self.table.panels if self.table is not None else ()

    def areas(self) -> tuple[Area, ...]:
        """Return the panels as areas in the coordinates of the middle, so that cards can fly there."""
        return tuple(area_from(self.frame, panel.area) for panel in self.panels)

    # ---- input ---------------------------------------------------------------------------------------------------

    def inward(self, event: Input) -> Input | None:
        """Return an event as the middle sees it; ``None`` for a finger that lay there when it turned away."""
        if isinstance(event, WheelTurned):
            x, y = self.seen(event.x, event.y)
            return replace(event, x=x, y=y)
        if not isinstance(event, Pointer):
            return event
        ended = event.phase in (Phase.UP, Phase.CANCEL)
        if event.id in self._orphans and event.phase is not Phase.DOWN:
            if ended:
                self._orphans.discard(event.id)
            return None
        self._orphans.discard(event.id)
        x, y = self.seen(event.x, event.y)
        inner = event if self.table is None else replace(event, x=x, y=y)
        if ended:
            self._down.pop(event.id, None)
        else:
            self._down[event.id] = inner
        return inner

    def let_go(self) -> Iterator[Pointer]:
        """Yield the ends of all fingers that lie on the middle; what they do from now on means nothing."""
        down, self._down = self._down, {}
        self._orphans |= set(down)
        for event in down.values():
            yield replace(event, phase=Phase.CANCEL)

    def takes(self, event: Input) -> bool:
        """Say whether a finger is one of the panels': it goes down on a control there, or did."""
        if self.table is None or not isinstance(event, Pointer):
            return False
        if event.phase is Phase.DOWN:
            return self.controls.at(event.x, event.y) is not None
        return self.controls.owns(event.id)

    def seen(self, x: float, y: float) -> tuple[float, float]:
        """Return a place of the window as whoever is due sees it in the middle."""
        return (x, y) if self.table is None else self.frame.inward(x, y)

    # ---- pictures ------------------------------------------------------------------------------------------------

    def outward(self, draws: Iterable[Draw]) -> DrawList:
        """Return draws of the middle as draws of the window; a draw that was there last time stays the same one."""
        if self.table is None:
            return tuple(draws)
        mapped: dict[int, tuple[Draw, Draw]] = {}
        found: list[Draw] = []
        for draw in draws:
            known = self._mapped.get(id(draw))
            if known is None or known[0] is not draw:
                known = draw, self.frame.draw(draw)
            mapped[id(draw)] = known
            found.append(known[1])
        self._mapped = mapped
        return tuple(found)

    def draws(self, groups: Sequence[Group], keys: DrawList, scale: float) -> Iterator[Draw]:
        """Yield the panels, each as one turned picture, with their honey edges; then their controls, as ``keys``."""
        for panel, group, glow in zip(self.panels, groups, self.glows, strict=True):
            area = panel.area
            yield Draw(group, area.cx, area.cy, panel.frame.turn, round(glow.scale * 64) / 64)
            if glow.light > 0.01:
                radius = min(24 * scale, panel.height / 2)
                edge = Box(
                    panel.width, panel.height, radius, None, line="honey", line_width=5 * scale, glow="honey",
                    glow_size=9 * scale,
                )  # fmt: skip
                yield Draw(edge, area.cx, area.cy, panel.frame.turn, alpha=round(glow.light * 16) / 16)
        yield from keys
        yield from self.focus.draws()

    def light(self, seat: Seat | None, *, calm: bool) -> None:
        """Light up the edge of the seat that is due, and let that of the one before go out."""
        if seat == self._lit or self.table is None:
            return
        before, self._lit = self._lit, seat
        if before is not None:
            self.tweens.animate(self.glows[before], "light", 0.0, FADE, out_cubic)
        if seat is not None:
            glow = self.glows[seat]
            self.tweens.animate(glow, "light", 1.0, LIGHT, out_cubic)
            glow.beat = 1.0 if calm else 0.0
            self.tweens.animate(glow, "beat", 1.0, FADE + LIGHT)
