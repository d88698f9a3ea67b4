"""Everything on the table that may change, as draws: from the board, the clock, the layout, back to front."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.play.players import Player
from quiclo_game.scenes.kept import Kept
from quiclo_game.scenes.names import seat_name
from quiclo_game.scenes.panel_marks import thinking_draws
from quiclo_game.scenes.remainder.clock import seconds
from quiclo_game.scenes.remainder.ending import ending_draws
from quiclo_game.scenes.remainder.field import empty_draws, field_draws, foot_draws
from quiclo_game.scenes.remainder.field import grounds as place_grounds
from quiclo_game.scenes.remainder.layout import RemainderLayout
from quiclo_game.scenes.remainder.panels import (
    divisor_draws,
    left_draws,
    meaning_draws,
    pairs_draws,
    reckoning_draws,
)
from quiclo_game.scenes.remainder.panels import grounds as panel_grounds
from quiclo_game.scenes.remainder.work_panel import WorkPanel
from quiclo_game.scenes.remainder.zones import buzzer_area, lock_draws, spread_draws, zone_draws, zone_ground
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import FIGURES
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.stacked_words import stacked
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

if TYPE_CHECKING:
    from quiclo_game.scenes.remainder.scene import RemainderScene

_DOTS_MS = 900.0


def resting_draws(layout: RemainderLayout) -> Iterator[Draw]:
    """Yield all that rests: places and the grounds of the panels."""
    yield from place_grounds(layout)
    yield from panel_grounds(layout)


class TablePicture:
    """Draws one table; holds nothing but a reference to it."""

    def __init__(self, table: RemainderScene) -> None:
        """Draw ``table``."""
        self._table = table
        self._kept = Kept()
        self._working = WorkPanel(table)

    def draws(self) -> Iterator[Draw]:
        """Yield all that may change, back to front."""
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        fonts, players, state = table.services.forge.fonts, table.plan.players, table.state
        yield from self._kept.draws(
            "panels",
            (
                layout.size,
                words.language,
                table.following,
                table.automatic,
                players,
                board.last,
                tuple(board.left),
                table.work_place,
            ),
            self._panels,
        )
        if not state.alone and not table.automatic and not table.work_place.hides(layout.referee):
            yield from self._referee()
        if state.alone and not layout.around:
            yield from self._lone_seat(players[0])
        elif not layout.around:
            claim = state.claim.seat if state.claim is not None else None
            winners = state.outcome.winners if state.outcome is not None else ()
            yield from zone_draws(
                layout, board, players, fonts, claiming=claim, winners=winners, renames=not table.automatic
            )
        yield from self._working.draws()
        yield from empty_draws(layout, board)
        yield from table.controls.draws()
        yield from self._locks()
        lying = tuple((view.card, view.home, view.travel < 1.0) for view in board.places)
        shown = (layout.size, words.language, lying, board.selected, tuple(board.left), table.remainders)
        yield from self._kept.draws("feet", shown, self._feet)
        yield from field_draws(layout, board)
        if table.ending_shown:
            left, fewest = state.remaining, table.fewest
            yield from ending_draws(layout, left, fewest, table.dead_end.finding, words, fonts)
            yield from table.dead_end.controls.draws()
        if table.stopped:
            yield from self._notice(words("table.stopped"))

    def _panels(self) -> Iterator[Draw]:
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        fonts, players = table.services.forge.fonts, table.plan.players
        changeable = not table.automatic
        for area, draws in (
            (layout.divisor, divisor_draws(layout, table.rule.divisor, table.following, words, changeable=changeable)),
            (layout.meaning, meaning_draws(layout, table.meaning, words, fonts)),
            (layout.reckoning, reckoning_draws(layout, table.rule, words, fonts)),
            (layout.pairs, pairs_draws(layout, board, players, table.rule, words)),
            (layout.left, left_draws(layout, board, words, fonts)),
        ):
            if not table.work_place.hides(area):
                yield from draws

    def _feet(self) -> Iterator[Draw]:
        table = self._table
        words, fonts = table.services.words, table.services.forge.fonts
        divisor = table.rule.divisor if table.remainders else None
        yield from foot_draws(table.layout, table.board, divisor, words, fonts)

    # ---- seats ---------------------------------------------------------------------------------------------------

    def _locks(self) -> Iterator[Draw]:
        table = self._table
        state, layout = table.state, table.layout
        whole = max(1.0, state.settings.number("lock_seconds") * 1000.0)
        words, fonts = table.services.words, table.services.forge.fonts
        for seat, area in enumerate(layout.seats if not state.alone else ()):
            left = table.clock.lock_left(state, seat)
            if left > 0 and state.claim is None:
                place = buzzer_area(area, layout.scale)
                yield from lock_draws(place, layout.scale, seconds(left), left / whole, words, fonts)

    def _referee(self) -> Iterator[Draw]:
        table = self._table
        area, scale, words = table.layout.referee, table.layout.scale, table.services.words
        yield Draw(Box(area.width, area.height, 22 * scale, "panel", 0.88, "line", 1.5 * scale, 0.75), area.cx, area.cy)
        room = area.width - 150 * scale
        x = area.x + 20 * scale
        title = Words(words("remainder.referee"), 22 * scale, align="left", max_width=room)
        note = Words(words("remainder.referee_note"), 18 * scale, "mist", "plain", "left", max_width=room)
        yield from stacked(table.services.forge.fonts, x, area.cy, area.height - 8 * scale, title, note)

    def _lone_seat(self, player: Player) -> Iterator[Draw]:
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        area, scale, fonts = layout.seats[0], layout.scale, table.services.forge.fonts
        yield from zone_ground(area, scale, player.colour, active=True)
        radius = 44 * scale
        yield Draw(Token(player.colour, radius), area.x + 32 * scale + radius, area.cy - 2 * scale)
        x = area.x + 148 * scale
        room = area.width * (0.36 if layout.portrait else 0.22)
        name = seat_name(fonts, player, 40 * scale, room, scale, above=30 * scale, below=32 * scale)
        yield from name.draws(x, area.cy - 18 * scale)
        if not table.automatic:
            yield Draw(Icon("pencil", 32 * scale, "mist"), x + name.width(fonts) + 28 * scale, area.cy - 18 * scale)
            told = Words(words("remainder.rename"), 20 * scale, "mist", "plain", "left", max_width=room)
            yield Draw(told, x, area.cy + 28 * scale)
        cx, py = x + room + 104 * scale, area.cy
        yield Draw(Disc(46 * scale, "felt_deep", line="honey", line_width=3 * scale), cx, py - 4 * scale)
        yield Draw(
            Words(f"{board.counts[0]:.0f}", 44 * scale, "honey", FIGURES, max_width=76 * scale), cx, py - 4 * scale
        )
        left = cx + 250 * scale
        yield from spread_draws(board.piles[0], left, py - 4 * scale, 92 * scale, area.right - 40 * scale - left)
        told = Words(words("remainder.collected"), 20 * scale, "mist", "plain", "left", max_width=170 * scale)
        yield Draw(told, cx + 62 * scale, py - 18 * scale)
        deal = words("results.deal", number=table.plan.seed)
        look = Words(deal, 20 * scale, "mist", "plain", "left", max_width=170 * scale)
        yield Draw(look, cx + 62 * scale, py + 14 * scale)
        if table.director.thinking is not None:
            phase = table.duration % _DOTS_MS / _DOTS_MS
            yield from thinking_draws(area.right - 70 * scale, area.cy, scale, phase)

    def _notice(self, text: str) -> Iterator[Draw]:
        width, height = self._table.size
        scale, fonts = self._table.layout.scale, self._table.services.forge.fonts
        ink: Colour = "ink"
        look = Words(text, 34 * scale, ink, max_width=width * 0.8)
        box = Box(look.width(fonts) + 80 * scale, 84 * scale, 42 * scale, "paper", 0.97, shadow=16 * scale)
        yield Draw(box, width / 2, height * 0.5)
        yield Draw(look, width / 2, height * 0.5)
