"""The summary of a game of the card network, computed from its moves alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiclo_game.play.match import Move
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.card_network import HAND
from quiclo_game.rules.network_state import CardDrawn, CardsPlaced, NetworkState
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.game_summary import Fact, Line, Standing, Summary, curve_of, minutes_line
from quiclo_game.scenes.network.edges import equation_tokens
from quiclo_game.scenes.plan import GameReport

STREAK = 3
"""A series is worth telling from so many placements on."""
HARD = (Operator.TIMES, Operator.OVER)


def summarize_network(report: GameReport) -> Summary:
    """Return what the results show of a finished game of the card network."""
    state: NetworkState = report.state
    outcome, seats = report.outcome, len(report.plan.players)
    placed = _placed(report.moves)
    laid = sorted(card for event in placed if event.seat in outcome.winners for card in event.line.cards[1:])
    rounds = curve_of(report.plan.mode, report.moves, seats)
    return Summary(
        variant=Line(f"setup.count_{seats}"),
        win=Line(f"network.results.wins_{outcome.ending}", (("count", min(outcome.scores)),)),
        draw=Line("network.results.draw", (("count", min(outcome.scores)),)),
        ending=Line(f"results.ending.card_network.{outcome.ending}"),
        details=(
            Line("network.results.lines", (("count", len(placed)),)),
            Line("results.rounds", (("count", state.turns.round),)),
            minutes_line(report),
        ),
        ranking=_ranked(report),
        score_word=Line("network.results.left"),
        cards=tuple(laid),
        facts=tuple(_facts(report)),
        curve=tuple((HAND, *figures[1:]) for figures in rounds),
        curve_title=Line("network.results.chart"),
    )


def _ranked(report: GameReport) -> tuple[Standing, ...]:
    """Return the seats from the fewest cards up; equal counts share a place."""
    scores, tallies = report.outcome.scores, report.state.tallies
    order = sorted(range(len(scores)), key=lambda seat: scores[seat])
    return tuple(
        Standing(
            1 + sum(other < scores[seat] for other in scores),
            seat,
            scores[seat],
            Line("network.results.detail", (("placed", tallies[seat].placed), ("drawn", tallies[seat].drawn))),
        )
        for seat in order
    )


def _placed(moves: Sequence[Move[NetworkState]]) -> list[CardsPlaced]:
    return [event for move in moves for event in move.events if isinstance(event, CardsPlaced)]


def _facts(report: GameReport) -> Iterator[Fact]:
    placed = _placed(report.own_moves)
    if not placed:
        return
    hardest = max(placed, key=_effort)
    yield Fact("bulb", Line("results.hardest"), hardest.seat, tokens=equation_tokens(hardest.line.equation))
    seat, length = _longest_series(report)
    if length >= STREAK:
        told = Line("network.results.series_value", (("count", length),))
        yield Fact("flag", Line("results.series"), seat, told)
    tallies = report.state.tallies
    helped = report.stood_in
    alone = [seat for seat in range(len(tallies)) if seat not in helped]
    largest = max(alone, key=lambda seat: tallies[seat].largest_hand, default=-1)
    if alone and tallies[largest].largest_hand > HAND:
        told = Line("network.cards", (("count", tallies[largest].largest_hand),))
        yield Fact("new", Line("network.results.largest_hand"), largest, told)
    west, north, east, south = report.state.network.bounds
    span = Line("network.results.span_value", (("columns", east - west + 1), ("rows", south - north + 1)))
    yield Fact("globe", Line("network.results.span"), placed[-1].seat, span)


def _effort(event: CardsPlaced) -> tuple[bool, int]:
    """Return how hard an equation is: times and over are harder than plus and minus, then the largest number counts."""
    equation = event.line.equation
    return equation.operator in HARD, min(equation.left, equation.right, equation.result)


def _longest_series(report: GameReport) -> tuple[Seat, int]:
    """Return who laid cards most often without having to draw in between."""
    seats = len(report.plan.players)
    running, longest = [0] * seats, [0] * seats
    for move in report.own_moves:
        for event in move.events:
            if isinstance(event, CardsPlaced):
                running[event.seat] += 1
                longest[event.seat] = max(longest[event.seat], running[event.seat])
            elif isinstance(event, CardDrawn):
                running[event.seat] = 0
    seat = max(range(seats), key=lambda seat: longest[seat])
    return seat, longest[seat]
