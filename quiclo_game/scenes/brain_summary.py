"""The summary of a game of brain training, computed from its moves alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quiclo_game.play.match import Move
from quiclo_game.rules.brain_arithmetic import best_calculation
from quiclo_game.rules.brain_scoring import GOAL
from quiclo_game.rules.brain_state import BrainState, TargetMissed, TargetRevealed, TargetScored, TargetSolved
from quiclo_game.rules.calculation import Calculation, Operator
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.writing import sign
from quiclo_game.scenes.game_summary import Fact, Line, Summary, curve_of, minutes_line, ranked
from quiclo_game.scenes.plan import GameReport

STREAK = 2
"""A series is worth telling from so many targets on."""


@dataclass(frozen=True, slots=True)
class Solved:
    """A solved target: by whom, which card, how, and with which dice."""

    seat: Seat
    card: int
    calculation: Calculation
    dice: tuple[int, ...]

    @property
    def tokens(self) -> tuple[str, ...]:
        """The calculation as it is read, with its result."""
        parts = (
            sign(token) if isinstance(token, Operator) else str(self.dice[token])
            for token in self.calculation.tokens
            if isinstance(token, int | Operator)
        )
        return (*parts, "=", str(self.card))


def summarize_brain(report: GameReport) -> Summary:
    """Return what the results show of a finished game of brain training."""
    state: BrainState = report.state
    outcome, seats = report.outcome, len(report.plan.players)
    race = state.settings["variant"] == "race"
    kind = "points" if race else "sum"
    best = max(outcome.scores)
    winners = outcome.winners
    solved = sum(state.tallies[seat].solved for seat in winners)
    win = f"results.{'wins' if seats > 1 else 'solo'}_{kind}"
    return Summary(
        variant=Line(f"option.variant.{state.settings['variant']}"),
        win=Line(win, (("count", best),)),
        draw=Line(f"results.draw_{kind}", (("count", best),)),
        ending=Line(f"results.ending.brain_training.{outcome.ending}"),
        details=(
            Line("results.targets", (("count", solved),)),
            Line("results.rounds", (("count", state.turns.round),)),
            minutes_line(report),
        ),
        ranking=ranked(
            outcome.scores,
            [Line("results.solved", (("count", own.solved), ("total", own.reachable))) for own in state.tallies],
        ),
        score_word=Line(f"mode.brain_training.unit_{kind}"),
        cards=tuple(sorted(card for seat in winners for card in state.won[seat])),
        facts=tuple(_facts(report, state, kind)),
        curve=curve_of(report.plan.mode, report.moves, seats),
        curve_title=Line(f"results.chart_{kind}"),
        goal=GOAL if race else None,
    )


def _facts(report: GameReport, state: BrainState, kind: str) -> Iterator[Fact]:
    solved = list(_all_solved(report))
    if not solved:
        return
    hardest = max(solved, key=lambda one: (one.calculation.count, one.card))
    yield Fact("bulb", Line("results.hardest"), hardest.seat, tokens=hardest.tokens)
    helped = report.stood_in
    tried = [seat for seat, own in enumerate(state.tallies) if own.reachable and seat not in helped]
    if tried:
        seat = max(
            tried,
            key=lambda seat: (state.tallies[seat].solved / state.tallies[seat].reachable, state.tallies[seat].solved),
        )
        own = state.tallies[seat]
        quota = Line("results.quota_value", (("count", own.solved), ("total", own.reachable)))
        yield Fact("check", Line("results.quota"), seat, quota)
    seat, length = _longest_series(report)
    if length >= STREAK:
        yield Fact("flag", Line("results.series"), seat, Line("results.series_value", (("count", length),)))
    seat, gain, round_ = _best_turn(report)
    if gain > 0:
        told = Line(f"results.best_turn_{kind}", (("count", gain), ("round", round_)))
        yield Fact("star", Line("results.best_turn"), seat, told)


def _all_solved(report: GameReport) -> Iterator[Solved]:
    for move in report.own_moves:
        for event in move.events:
            if isinstance(event, TargetSolved):
                yield Solved(event.seat, event.card, Calculation.decode(event.calculation), move.before.roll)
            elif isinstance(event, TargetScored):
                shown = best_calculation(move.before, event.card)
                yield Solved(event.seat, event.card, Calculation.decode(shown), move.before.roll)


def _longest_series(report: GameReport) -> tuple[Seat, int]:
    """Return who solved most targets one after the other; what nobody can reach breaks no series."""
    seats = len(report.plan.players)
    running, longest = [0] * seats, [0] * seats
    for move in report.own_moves:
        for event in move.events:
            if isinstance(event, TargetSolved | TargetScored):
                running[event.seat] += 1
                longest[event.seat] = max(longest[event.seat], running[event.seat])
            elif isinstance(event, TargetRevealed | TargetMissed):
                running[event.seat] = 0
    seat = max(range(seats), key=lambda seat: longest[seat])
    return seat, longest[seat]


def _best_turn(report: GameReport) -> tuple[Seat, int, int]:
    """Return whose figure rose most within one turn, by how much, and in which round."""
    mode = report.plan.mode
    gains: dict[tuple[Seat, int], int] = {}
    move: Move[BrainState]
    for move in report.own_moves:
        turns = move.before.turns
        gain = mode.scores(move.after)[turns.seat] - mode.scores(move.before)[turns.seat]
        key = turns.seat, turns.round
        gains[key] = gains.get(key, 0) + gain
    (seat, round_), gain = max(gains.items(), key=lambda item: item[1])
    return seat, gain, round_
