"""Everything on the table of strategy as draws, back to front: from the board, the layout and the keys."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_state import Step
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.pad_line import line_draws
from quiclo_game.scenes.helping import values_shown
from quiclo_game.scenes.kept import Kept
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.scenes.rolling import dice_looks, thrown_draws
from quiclo_game.scenes.speech import speech_draws
from quiclo_game.scenes.strategy.board import FlightView, Spot
from quiclo_game.scenes.strategy.choosing_draws import choice_card_draws, choice_draws
from quiclo_game.scenes.strategy.final_draws import final_draws
from quiclo_game.scenes.strategy.own_places import Place, other_places, panel_of, spot_of
from quiclo_game.scenes.strategy.seat_draws import DOTS_MS, away, other_seats, own_card_draws, own_panel
from quiclo_game.scenes.strategy.stage_draws import (
    dead_draws,
    dead_spot,
    dice_draws,
    round_draws,
    stack_draws,
    target_draws,
    target_place,
)
from quiclo_game.scenes.strategy.workshop_draws import workshop_draws
from quiclo_game.scenes.turn_light import Lit, lit_at
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

_ARC = 60.0
"""How far a flight bows upwards in the middle of its way, in sheet px."""


def lit(table: StrategyScene, seat: Seat) -> Lit:
    """Return where the turn is shown: on the plate of the seat that is shown large, or on the panel of another one."""
    layout = table.layout
    origin = layout.others[0] if layout.others else layout.plate
    return Lit(seat, origin, layout.plate if seat == table.bottom else panel_of(table, seat))


class TablePicture:
    """Draws one table; holds nothing but a reference to it."""

    def __init__(self, table: StrategyScene) -> None:
        """Draw ``table``."""
        self._table = table
        table.warmth.watch(lambda: dice_looks(12, table.layout.die_size))
        table.light.watch(lambda: lit_at(table, lambda seat: lit(table, seat)))
        self._kept = Kept()

    def draws(self) -> Iterator[Draw]:
        """Yield all that may change, back to front."""
        table = self._table
        if not table.board.hands:
            return
        yield from round_draws(table)
        if table.board.final_open:
            yield from final_draws(table)
            yield from table.controls.draws()
            yield from self._stopped()
            return
        yield from self._kept.draws("dead", self._shown(table.board.dead, table.clock.left), lambda: dead_draws(table))
        if not table.around:
            yield from self._others()
        yield from own_panel(table)
        if not table.layout.portrait:
            yield from self._workshop()
        yield from self._stage()
        layout = table.layout
        hand = layout.plate.cx, layout.plate.cy
        yield from thrown_draws(table.board.numbers, 12, hand, layout.dice, layout.die_size, layout.scale)
        yield from self._flights()
        yield from table.tiles.draws()
        yield from self._stopped()

    def _stage(self) -> Iterator[Draw]:
        """Yield the middle, the keys, and what lies on them."""
        table = self._table
        layout = table.layout
        if table.choice is not None:
            yield from choice_draws(table)
            yield from choice_card_draws(table)
            yield from table.controls.draws()
        elif table.workshop_over_stage:
            yield from self._workshop()
            yield from table.controls.draws()
        else:
            choosing = table.interactive and table.state.step is Step.CHOOSE_STACK
            shown = self._shown(tuple(table.board.left), choosing)
            yield from self._kept.draws("stacks", shown, lambda: stack_draws(table))
            yield ground(layout.pad, layout.scale, 0.9)
            yield from self._pad()
            yield from table.controls.draws()
            yield from dice_draws(table)
            yield from target_draws(table)
        yield from own_card_draws(table)

    def _shown(self, *figures: Hashable) -> Hashable:
        """Return what a part shows, with what all parts depend on."""
        table = self._table
        return table.layout.size, table.services.words.language, table.plan.players, figures

    def _others(self) -> Iterable[Draw]:
        table = self._table
        board = table.board
        seats = [seat for seat in range(board.seats) if seat != table.bottom]
        lying = tuple(other_places(table, seat, panel_of(table, seat)) for seat in seats)
        thinking = table.director.thinking if table.queue.empty else None
        moment = None if thinking is None else int(table.duration % DOTS_MS / DOTS_MS * 3)
        shown = self._shown(table.bottom, board.seat, lying, frozenset(away(table)), thinking, moment)
        return self._kept.draws("seats", shown, lambda: other_seats(table))

    def _workshop(self) -> Iterable[Draw]:
        table, shop = self._table, self._table.workshop
        open_cards = tuple(hand.open for hand in table.board.hands) if table.automatic else ()
        built = shop.way, tuple(shop.rows), tuple(shop.tokens), tuple(shop.cards)
        said = (table.message, table.message_tone) if table.demo or table.workshop_over_stage else ()
        pressed = table.board.workshop_shake, table.board.workshop_wrong
        shown = self._shown(built, table.board.laid, table.may_combine, open_cards, table.board.seat, said, pressed)
        return self._kept.draws("workshop", shown, lambda: workshop_draws(table))

    def _pad(self) -> Iterator[Draw]:
        table = self._table
        layout, words = table.layout, table.services.words
        unfinished = table.interactive and table.board.step in (Step.CALCULATE, Step.CALCULATE_SWAP)
        if table.automatic:
            pad, scale = layout.pad.inset(20 * layout.scale), layout.scale * 1.35
            share = 0.5 if table.demo or table.message else 0.6
            lost = table.board.target is not None and table.board.target.fate == "lost"
            labelled = lost and bool(table.board.line.tokens)
            top = pad.y + (22 * layout.scale if labelled else 0.0)
            yield from line_draws(
                table.board, Area(pad.x, top, pad.width, pad.height * share), scale, words, unfinished=False
            )
            if labelled:
                # Nobody found this calculation: the program shows how it would have gone.
                label = Words(words("strategy_table.shown_solution"), 22 * layout.scale, "hint", align="left")
                yield Draw(label, pad.x + 16 * layout.scale, pad.y + 6 * layout.scale)
            below = Area(pad.x, pad.y + pad.height * 0.58, pad.width, pad.height * 0.42)
            text = table.message or words("table.tap_steps" if table.queue.step_mode else "table.tap_stops")
            if not table.demo:
                yield from speech_draws(table.services.forge.fonts, text, "prompt", below, layout.scale)
            elif not table.board.line.tokens and not table.board.selected:
                title = words("table.demo_caption", mode=words(f"mode.{table.plan.mode_key}.name"))
                yield Draw(
                    Words(title, 44 * layout.scale, "mist", max_width=pad.width * 0.9),
                    pad.cx,
                    pad.y + pad.height * 0.25,
                )
            return
        values = values_shown(table)
        yield from line_draws(table.board, layout.line, layout.scale, words, unfinished=unfinished, values=values)
        text, tone = (table.message, table.message_tone) if table.message else (self._prompt(), "prompt")
        yield from speech_draws(table.services.forge.fonts, text, tone, layout.message, layout.scale)

    def _prompt(self) -> str:
        table = self._table
        words, step = table.services.words, table.state.step
        if table.queue.waiting:
            return words("table.tap_steps")
        if not table.interactive:
            return ""
        match step:
            case Step.CHOOSE_STACK:
                return words("strategy_table.choose_stack")
            case Step.ROLL_TARGET | Step.ROLL_SWAP:
                return words("strategy_table.roll_for", card=table.state.calculated)
            case Step.ROLL_FINAL:
                return words("strategy_table.roll_final")
            case Step.CALCULATE | Step.CALCULATE_SWAP | Step.CALCULATE_FINAL:
                return words("table.calculate", card=table.board.selected)
            case Step.FINISH:
                return words("strategy_table.finish_swap" if table.may_swap else "strategy_table.finish")
            case _:
                return ""

    def _flights(self) -> Iterator[Draw]:
        for flight in self._table.board.flights:
            yield self._flying(flight)

    def _flying(self, flight: FlightView) -> Draw:
        scale, part = self._table.layout.scale, flight.progress
        _, x0, y0, from_width = self._spot(flight.start, flight.card)
        _, x1, y1, to_width = self._spot(flight.end, flight.card)
        widest = max(from_width, to_width)
        x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - _ARC * scale * math.sin(math.pi * part)
        grown = (from_width + (to_width - from_width) * part) / widest
        return Draw(CardFace(flight.card, round(widest), lift=8), x, y, scale=round(grown * 32) / 32)

    def _spot(self, spot: Spot, card: int) -> Place:
        table = self._table
        kind, index = spot
        match kind:
            case "stack":
                area = table.layout.stacks[index - 1]
                return 0, area.x + area.width * 0.36, area.cy, 80 * table.layout.scale
            case "dead":
                return dead_spot(table)
            case "seat":
                return spot_of(table, index, card)
            case _:
                return (card, *target_place(table.layout))

    def _stopped(self) -> Iterator[Draw]:
        table = self._table
        if not table.stopped:
            return
        width, height = table.size
        scale, fonts = table.layout.scale, table.services.forge.fonts
        look = Words(table.services.words("table.stopped"), 34 * scale, "ink", max_width=width * 0.8)
        box = Box(look.width(fonts) + 80 * scale, 84 * scale, 42 * scale, "paper", 0.97, shadow=16 * scale)
        yield Draw(box, width / 2, height * 0.5)
        yield Draw(look, width / 2, height * 0.5)
