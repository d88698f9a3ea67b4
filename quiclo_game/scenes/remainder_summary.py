"""The summary of a game of no remainder, computed from its moves alone."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.rules.remainder_pairs import Weighing
from quiclo_game.rules.remainder_state import PairTaken, RemainderState
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.game_summary import Fact, Line, Summary, curve_of, minutes_line, ranked, spread
from quiclo_game.scenes.plan import GameReport

STREAK = 2
"""A series is worth telling from so many pairs on."""


def summarize_remainder(report: GameReport) -> Summary:
    """Return what the results show of a finished game of no remainder."""
    state: RemainderState = report.state
    outcome, seats = report.outcome, len(report.plan.players)
    best = max(outcome.scores)
    shown = outcome.winners or tuple(range(seats))
    return Summary(
        variant=Line("remainder.results.variant", (("divisor", state.settings.number("divisor")),)),
        win=Line(f"remainder.results.{'wins' if seats > 1 else 'solo'}", (("count", best),)),
        draw=Line("remainder.results.draw", (("count", best),)),
        ending=Line(f"results.ending.no_remainder.{outcome.ending}"),
        details=(
            Line("remainder.found", (("count", len(state.taken)),)),
            Line("remainder.results.left", (("count", state.remaining),)),
            minutes_line(report),
        ),
        ranking=ranked(outcome.scores, [_detail(state, seat) for seat in range(seats)]),
        score_word=Line("remainder.results.cards"),
        cards=spread(sorted(card for seat in shown for card in state.pile(seat))),
        facts=tuple(_facts(report)),
        curve=curve_of(report.plan.mode, report.moves, seats),
        curve_title=Line("remainder.results.chart"),
    )


def _detail(state: RemainderState, seat: Seat) -> Line:
    pairs, record = len(state.pile(seat)) // 2, state.records[seat]
    if state.alone:
        return Line("remainder.found", (("count", pairs),))
    return Line("remainder.results.detail", (("count", pairs), ("wrong", record.wrong + record.late)))


def _facts(report: GameReport) -> Iterator[Fact]:
    taken = [event for move in report.moves for event in move.events if isinstance(event, PairTaken)]
    if not taken:
        return
    sums = [event for event in taken if event.weighing.sum_counts and not event.weighing.difference_counts]
    hardest = max(sums or taken, key=lambda event: event.weighing.sum)
    yield Fact("bulb", Line("remainder.results.hardest"), hardest.seat, tokens=_tokens(hardest.weighing))
    if len(report.plan.players) > 1:
        seat, length = _longest_series(taken)
        if length >= STREAK:
            told = Line("remainder.results.series_value", (("count", length),))
            yield Fact("flag", Line("results.series"), seat, told)
    both = [event for event in taken if event.weighing.sum_counts and event.weighing.difference_counts]
    if both:
        weighing = both[-1].weighing
        figures = (("first", weighing.first), ("second", weighing.second))
        yield Fact("star", Line("remainder.results.both"), both[-1].seat, Line("remainder.both", figures))


def _tokens(weighing: Weighing) -> tuple[str, ...]:
    if weighing.sum_counts:
        left, sign, right, result = weighing.first, "+", weighing.second, weighing.sum
    else:
        left, sign, right, result = weighing.second, "−", weighing.first, weighing.difference
    return (str(left), sign, str(right), "=", str(result))


def _longest_series(taken: list[PairTaken]) -> tuple[Seat, int]:
    """Return who took most pairs one after the other."""
    best, running, last = (taken[0].seat, 0), 0, -1
    for event in taken:
        running = running + 1 if event.seat == last else 1
        last = event.seat
        if running > best[1]:
            best = event.seat, running
    return best
