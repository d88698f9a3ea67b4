"""The summary of a game of mental arithmetic, computed from its moves alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiclo_game.play.match import Move
from quiclo_game.rules.calculation import Calculation, Operator
from quiclo_game.rules.mental_state import MentalState, TargetSolved
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.writing import sign
from quiclo_game.scenes.game_summary import Fact, Line, Summary, curve_of, minutes_line, ranked, spread
from quiclo_game.scenes.plan import GameReport


def summarize_mental(report: GameReport) -> Summary:
    """Return what the results show of a finished game of mental arithmetic."""
    state: MentalState = report.state
    outcome, seats = report.outcome, len(report.plan.players)
    best = max(outcome.scores)
    shown = outcome.winners or tuple(range(seats))
    solved = sum(state.tallies[seat].solved for seat in shown)
    return Summary(
        variant=Line(f"mental.results.{state.settings['dialect']}"),
        win=Line(f"mental.results.{'wins' if seats > 1 else 'solo'}", (("count", best),)),
        draw=Line("mental.results.draw", (("count", best),)),
        ending=Line(f"results.ending.mental_arithmetic.{outcome.ending}"),
        details=(
            Line("results.targets", (("count", solved),)),
            Line("results.rounds", (("count", state.turns.round),)),
            minutes_line(report),
        ),
        ranking=ranked(
            outcome.scores,
            [Line("results.solved", (("count", own.solved), ("total", own.turns))) for own in state.tallies],
        ),
        score_word=Line("mental.results.cards"),
        cards=spread(sorted(_used(report, shown))),
        facts=tuple(_facts(report, state)),
        curve=curve_of(report.plan.mode, report.moves, seats),
        curve_title=Line("mental.results.chart"),
        goal=state.settings.number("cards") or None,
    )


def _solutions(moves: Sequence[Move[MentalState]]) -> list[TargetSolved]:
    return [event for move in moves for event in move.events if isinstance(event, TargetSolved)]


def _used(report: GameReport, seats: tuple[Seat, ...]) -> Iterator[int]:
    """Yield the cards that seats have collected, each once."""
    found: set[int] = set()
    for event in _solutions(report.moves):
        if event.seat in seats:
            found.update(event.hand[place] for place in Calculation.decode(event.calculation).operands)
    yield from found


def _facts(report: GameReport, state: MentalState) -> Iterator[Fact]:
    solved = _solutions(report.own_moves)
    if not solved:
        return
    longest = max(solved, key=lambda event: (Calculation.decode(event.calculation).count, event.target))
    yield Fact("bulb", Line("mental.results.longest"), longest.seat, tokens=_tokens(longest))
    helped = report.stood_in
    alone = [seat for seat in range(len(state.tallies)) if seat not in helped]
    tried = [seat for seat in alone if state.tallies[seat].turns]
    if tried:
        seat = max(
            tried, key=lambda seat: (state.tallies[seat].solved / state.tallies[seat].turns, state.tallies[seat].solved)
        )
        own = state.tallies[seat]
        quota = Line("mental.results.quota", (("count", own.solved), ("total", own.turns)))
        yield Fact("check", Line("results.quota"), seat, quota)
    fives = [own.solved_with[-1] if seat in alone else 0 for seat, own in enumerate(state.tallies)]
    if max(fives):
        seat = fives.index(max(fives))
        yield Fact("star", Line("mental.results.five"), seat, Line("mental.results.times", (("count", max(fives)),)))


def _tokens(event: TargetSolved) -> tuple[str, ...]:
    parts = []
    for token in Calculation.decode(event.calculation).tokens:
        if isinstance(token, int):
            parts.append(str(event.hand[token]))
        else:
            parts.append(sign(token) if isinstance(token, Operator) else token.value)
    return (*parts, "=", str(event.target))
