"""Everything on the table that may change, as draws: from the board, the layout and the keys, back to front."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.rules.brain_scoring import continents_in_play
from quiclo_game.rules.brain_state import Step
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.board import CardView
from quiclo_game.scenes.brain.circuit import GOAL, PAWN, PAWN_LIFT, pawn_place
from quiclo_game.scenes.brain.dice_draws import card_draws, die_draws
from quiclo_game.scenes.brain.keys import open_targets
from quiclo_game.scenes.brain.pad_line import line_draws
from quiclo_game.scenes.brain.panels import (
    chooser_draws,
    label_draws,
    last_draws,
    overview_draws,
    round_draws,
    won_place,
)
from quiclo_game.scenes.brain.plates import active_draws, seat_draws
from quiclo_game.scenes.helping import values_shown
from quiclo_game.scenes.kept import Kept
from quiclo_game.scenes.panel_marks import thinking_draws
from quiclo_game.scenes.rolling import dice_looks, thrown_draws
from quiclo_game.scenes.speech import speech_draws
from quiclo_game.scenes.turn_light import lit_at, swollen
from quiclo_game.shell.dice_faces import DieState
from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Pawn

if TYPE_CHECKING:
    from quiclo_game.scenes.brain.table import BrainTable

_SPINS = (-16.0, 11.0, -7.0)
"""The three D6 lie turned a little, each its own way (degrees)."""
CHOOSER_DIE = 116.0
"""Side of a D6 in px of the design."""
_DOTS_MS = 900.0


class TablePicture:
    """Draws one table; holds nothing but a reference to it."""

    def __init__(self, table: BrainTable) -> None:
        """Draw ``table``."""
        self._table = table
        table.warmth.watch(self._suddenly)
        self._kept = Kept()
        table.light.watch(lambda: lit_at(table, table.layout.lit))

    def _suddenly(self) -> list[Look]:
        """Return what is drawn suddenly: the dice, tumbling and at rest."""
        layout = self._table.layout
        return [*dice_looks(6, CHOOSER_DIE * layout.scale), *dice_looks(12, layout.number_size)]

    def draws(self) -> Iterator[Draw]:
        """Yield all that may change, back to front."""
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        fonts = table.services.forge.fonts
        wish = table.letters
        yield from self._upper_part()
        yield from self._dice()
        yield from self._lower_part()
        yield from table.controls.draws()
        labels = tuple(
            (one.card, one.status, one.gain, one.travel, one.flip, one.flight, one.alpha) for one in board.cards
        )
        yield from self._kept.draws(
            "labels",
            (layout, words.language, board.selected, labels, wish),
            lambda: label_draws(layout, board, fonts, words, race=table.race, wish=wish),
        )
        yield from card_draws(board, layout, self._home)
        if table.race and not layout.around:
            yield from self.pawns()
        yield from self._thrown()
        yield from self._flights()
        if table.stopped:
            yield from self._notice(words("table.stopped"), layout.scale)

    def _upper_part(self) -> Iterator[Draw]:
        """Yield the panels, each made anew only when what it tells has changed."""
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        fonts, players, kept = table.services.forge.fonts, table.plan.players, self._kept
        base = layout, words.language, players
        in_play = tuple(int(continent) for continent in continents_in_play(table.state))
        yield from kept.draws(
            "chooser",
            (base, board.continents, board.left, in_play),
            lambda: chooser_draws(layout, board, in_play, fonts),
        )
        yield from kept.draws(
            "last", (base, board.last), lambda: last_draws(layout, board, players, fonts, words, race=table.race)
        )
        yield from kept.draws("round", (base, board.round), lambda: round_draws(layout, board, words, table.plan.seed))
        if layout.around:
            return
        points = tuple(round(pawn.points) for pawn in board.pawns)
        if table.race:
            shown = base, board.seat, points
            yield from kept.draws("seats", shown, lambda: seat_draws(layout, board, players, fonts))
        else:
            own = base, board.seat, points, tuple(board.won)
            yield from kept.draws("seats", own, lambda: overview_draws(layout, board, players, fonts))

    def _dice(self) -> Iterator[Draw]:
        table = self._table
        layout, board = table.layout, table.board
        for die, (x, y), spin in zip(board.chooser, layout.dice_of_chooser(), _SPINS, strict=True):
            yield from die_draws(die, 6, x, y, CHOOSER_DIE * layout.scale, "rest", spin)
        for place, (die, (x, y)) in enumerate(zip(board.numbers, layout.numbers, strict=True)):
            used = place in board.line.operands
            # A hint shows all dice that it means, also those that stand in the line already.
            state: DieState = "chosen" if place in board.hinted else "used" if used else "rest"
            yield from die_draws(die, 12, x, y, layout.number_size, state)

    def _thrown(self) -> Iterator[Draw]:
        """Yield the dice that fly, over everything: they come from the plate of whoever threw them."""
        layout, board = self._table.layout, self._table.board
        hand = layout.plate.cx, layout.plate.cy
        small, scale = CHOOSER_DIE * layout.scale, layout.scale
        yield from thrown_draws(board.chooser, 6, hand, layout.dice_of_chooser(), small, scale, _SPINS)
        yield from thrown_draws(board.numbers, 12, hand, layout.numbers, layout.number_size, scale)

    def _lower_part(self) -> Iterator[Draw]:
        table = self._table
        layout, board, words = table.layout, table.board, table.services.words
        player, fonts = table.plan.players[board.seat], table.services.forge.fonts
        doing, points = self.doing(), round(board.pawns[board.seat].points)
        bot = table.director.plays(board.seat) and not table.automatic
        active = self._kept.draws(
            "active",
            (layout, words.language, player, board.seat, points, doing, bot),
            lambda: active_draws(layout, board, player, fonts, words, race=table.race, doing=doing, bot=bot),
        )
        yield from swollen(active, layout.plate, table.light.swell)
        if table.director.thinking is not None and not table.automatic and not layout.around:
            phase = table.duration % _DOTS_MS / _DOTS_MS
            yield from thinking_draws(layout.plate.right - 52 * layout.scale, layout.plate.cy, layout.scale, phase)
        if table.automatic:
            yield from self._caption()
            return
        person = table.seat is not None and not open_none(table)
        yield from line_draws(
            board, layout.line, layout.scale, words, unfinished=person and table.queue.empty, values=values_shown(table)
        )
        text, tone = (table.message, table.message_tone) if table.message else (self._prompt(), "prompt")
        yield from speech_draws(fonts, text, tone, layout.message, layout.scale)

    def _caption(self) -> Iterator[Draw]:
        """Yield the calculation large, as it is read from afar, and beneath it what a tap does."""
        table = self._table
        layout, words, scale = table.layout, table.services.words, table.layout.scale
        pad = layout.pad.inset(18 * scale)
        line = Area(pad.x, pad.y, pad.width, pad.height * 0.5)
        yield from line_draws(table.board, line, scale * 1.5, words, unfinished=False)
        if not table.board.line.tokens and not table.board.selected:
            name = words(f"mode.{table.plan.mode_key}.name")
            title = words("table.demo_caption", mode=name) if table.demo else name
            yield Draw(Words(title, 48 * scale, "mist", max_width=line.width * 0.9), line.cx, line.cy)
        if not table.demo:
            yield from self._note(pad)

    def _note(self, pad: Area) -> Iterator[Draw]:
        table = self._table
        steps = "table.tap_steps" if table.queue.step_mode else "table.tap_stops"
        text = table.message or table.services.words(steps)
        area = Area(pad.x, pad.y + pad.height * 0.58, pad.width, pad.height * 0.42)
        yield from speech_draws(table.services.forge.fonts, text, "prompt", area, table.layout.scale)

    def _home(self, view: CardView) -> tuple[float, float]:
        """Return where a card flies that its seat has won."""
        table = self._table
        own = table.board.won[view.won_by]
        if table.around:
            panel = table.edges.panels[view.won_by]
            scale = scale_of(table.window)
            area = table.beside_keys(view.won_by, Area(0, 0, panel.width, panel.height), scale)
            place = won_place(area, scale, view.card, own)
            return table.edges.frame.inward(*panel.frame.outward(*place))
        return won_place(table.layout.seats[view.won_by], table.layout.scale, view.card, own)

    def pawns(self) -> Iterator[Draw]:
        """Yield the pawns on the circuit."""
        table = self._table
        pawns, layout = table.board.pawns, table.track
        for seat, (pawn, player) in enumerate(zip(pawns, table.plan.players, strict=True)):
            on_field = 0 < pawn.position < GOAL
            same = [other for other, one in enumerate(pawns) if one.position == pawn.position]
            x, y = pawn_place(layout, pawn.position, seat, len(pawns), same.index(seat), len(same))
            radius, lift = (PAWN, PAWN_LIFT) if on_field else (11.0, 2.0)
            yield Draw(Pawn(player.colour, radius * layout.scale), x, y - lift * layout.scale)

    def _flights(self) -> Iterator[Draw]:
        table = self._table
        layout, cards = table.layout, [view.card for view in table.board.cards]
        for flight in table.board.flights:
            if flight.card not in cards:
                continue
            x0, y0 = layout.target_place(cards.index(flight.card), len(cards))
            end = layout.seats[flight.seat]
            part = flight.progress
            goal = end.cx if layout.around else end.right - 40 * layout.scale
            x = x0 + (goal - x0) * part
            y = y0 + (end.cy - y0) * part - 90 * layout.scale * 4 * part * (1 - part)
            grown = 1 + 0.5 * part if part < 0.5 else 1.25 - 0.9 * (part - 0.5)
            look = Words(f"+{flight.points}", 54 * layout.scale, "honey", halo="felt_deep", halo_width=3 * layout.scale)
            yield Draw(look, x, y, scale=round(grown * 32) / 32)

    def _notice(self, text: str, scale: float) -> Iterator[Draw]:
        width, height = self._table.size
        fonts = self._table.services.forge.fonts
        size = 34 * scale
        look = Words(text, size, "ink", max_width=width * 0.8)
        box = Box(look.width(fonts) + 80 * scale, 84 * scale, 42 * scale, "paper", 0.97, shadow=16 * scale)
        yield Draw(box, width / 2, height * 0.5)
        yield Draw(look, width / 2, height * 0.5)

    def doing(self) -> str:
        """Return in words what the seat is doing whose turn is shown."""
        table = self._table
        words = table.services.words
        if table.automatic and not table.director.recorded:
            return words("table.plays_itself")
        left = table.seconds_left
        if left is not None and table.queue.empty:
            return words("table.think_left", seconds=left)
        if table.director.thinking is not None:
            return words("table.bot_thinks")
        return table.turn_told(table.board.seat)

    def _prompt(self) -> str:
        table = self._table
        words = table.services.words
        if table.queue.waiting:
            return words("table.tap_steps")
        if not table.interactive:
            return ""
        match table.state.step:
            case Step.ROLL_CONTINENTS:
                return words("table.roll_continents")
            case Step.ROLL_NUMBERS:
                return words("table.roll_numbers")
            case Step.CALCULATE if open_targets(table.state):
                return words("table.calculate", card=table.board.selected)
            case Step.CALCULATE:
                return words("table.none_open")
            case _:
                return ""


def open_none(table: BrainTable) -> bool:
    """Say whether nothing is left to calculate in this turn."""
    return not open_targets(table.state)
