"""The summary of a game of strategy, computed from its moves alone."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.play.strategy_narration import write_laid
from quiclo_game.rules.combination import cards_of
from quiclo_game.rules.strategy_state import Status, StrategyState
from quiclo_game.scenes.game_summary import Fact, Line, Standing, Summary, curve_of, minutes_line
from quiclo_game.scenes.plan import GameReport


def summarize_strategy(report: GameReport) -> Summary:
    """Return what the results show of a finished game of strategy."""
    state: StrategyState = report.state
    outcome, seats = report.outcome, len(report.plan.players)
    winners = outcome.winners or tuple(range(seats))
    laid = state.combination
    if laid is not None:
        win, cards = Line("strategy_table.results.wins_combination"), tuple(sorted(cards_of(laid)))
    else:
        six = state.choices[winners[0]]
        win = Line("strategy_table.results.wins_final", (("total", sum(six)),))
        cards = tuple(sorted(card for seat in winners for card in state.choices[seat]))
    return Summary(
        variant=Line(f"option.combination.{state.settings['combination']}"),
        win=win,
        draw=Line("strategy_table.results.draw"),
        ending=Line(f"results.ending.strategy.{outcome.ending}"),
        details=(
            Line("results.targets", (("count", sum(own.won for own in state.tallies)),)),
            Line("results.rounds", (("count", state.turns.round),)),
            minutes_line(report),
        ),
        ranking=tuple(_ranking(report, state)),
        score_word=Line(f"strategy_table.{'results.cards' if laid is not None else 'final_sum'}"),
        cards=cards,
        facts=tuple(_facts(report, state)),
        curve=curve_of(report.plan.mode, report.moves, seats),
        curve_title=Line("strategy_table.results.chart"),
    )


def _ranking(report: GameReport, state: StrategyState) -> Iterator[Standing]:
    """Yield the seats: by cards behind a combination; in the final scoring by what they made, then by their sum."""
    won = report.outcome.winners
    seats = range(len(state.tallies))
    if state.stakes:
        made = [sum(staked.status is Status.SOLVED for staked in six) for six in state.stakes]
        figures = [sum(six) for six in state.choices]
        details = [Line("strategy_table.final_count", (("count", count),)) for count in made]
    else:
        made = [0 for _ in seats]
        figures = list(report.outcome.scores)
        tallies = state.tallies
        details = [Line("strategy_table.results.won", (("count", own.won), ("total", own.drawn))) for own in tallies]
    keys = [(seat not in won, -made[seat], -figures[seat]) for seat in seats]
    for seat in sorted(seats, key=lambda seat: keys[seat]):
        place = 1 + sum(key < keys[seat] for key in keys)
        yield Standing(place, seat, figures[seat], details[seat])


def _facts(report: GameReport, state: StrategyState) -> Iterator[Fact]:
    helped = report.stood_in
    seats = [seat for seat in range(len(state.tallies)) if seat not in helped]
    if not seats:
        return
    if state.combination is not None and state.outcome is not None and state.outcome.winners[0] in seats:
        told = Line("strategy_table.results.relation", (("relation", write_laid(state.combination)),))
        yield Fact("star", Line("strategy_table.results.combination"), state.outcome.winners[0], told)
    elif state.choices:
        seat = max(seats, key=lambda seat: sum(state.choices[seat]))
        told = Line("strategy_table.results.sum", (("total", sum(state.choices[seat])),))
        yield Fact("star", Line("strategy_table.results.stake"), seat, told)
    aimed = [seat for seat in seats if state.tallies[seat].drawn]
    if aimed:
        seat = max(aimed, key=lambda seat: (state.tallies[seat].won / state.tallies[seat].drawn, -seat))
        own = state.tallies[seat]
        told = Line("strategy_table.results.won", (("count", own.won), ("total", own.drawn)))
        yield Fact("check", Line("strategy_table.results.quota"), seat, told)
    seat = max(seats, key=lambda seat: (state.tallies[seat].swapped, -seat))
    own = state.tallies[seat]
    if own.swapped:
        told = Line("strategy_table.results.swaps_made", (("count", own.swapped), ("total", own.tried)))
        yield Fact("replay", Line("strategy_table.results.swaps"), seat, told)
