"""Time and weigh the card network: ``python -m tests.benchmarks.network [--quick] [--games N]``.

Three tables: figures of random play beside independent simulations, for 2 to 6 seats; games a second on one core
(time of this process only) for each strength; the search for legal moves, the check of a move, and laying cards, in
networks of 144, 10,000 and 100,000 cards, as medians in µs and as ratios to 144.
"""

from __future__ import annotations

import argparse
import gc
import statistics
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter, process_time
from typing import Any

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.play.simulate import Plan, report, simulate
from quiclo_game.rules.card_network import CardNetwork
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.network_board import Network
from quiclo_game.rules.network_moves import fits
from quiclo_game.rules.network_state import NetworkState
from quiclo_game.rules.options import settle

MODE = CardNetwork()
WANTED = {2: (39.5, 0.49), 3: (35.1, 0.38), 4: (33.9, 0.28), 5: (35.2, 0.20), 6: (37.5, 0.14)}
"""Mean turns and drawing turns of random play, from independent simulations."""
GAMES_A_SECOND = 150
RATIO = 1.2


def main() -> None:
    """Print the three tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer games, no network of 100,000 cards")
    parser.add_argument("--games", type=int, default=2000, help="games for each line")
    arguments = parser.parse_args()
    games = 200 if arguments.quick else arguments.games
    print_figures(games)
    print_speed(games)
    print_sizes((144, 10_000) if arguments.quick else (144, 10_000, 100_000))


def print_figures(games: int) -> None:
    """Print turns and drawing turns beside what they should be, in standard errors of the mean."""
    print(f"random play, {games} games a line")
    for seats, (turns, share) in WANTED.items():
        plan = Plan(MODE.key, games, seats, Strength.EASY, settle(MODE.options, {}), 1)
        figures: Any = report(plan, simulate(plan))
        mean, error = figures["turns"]["mean"], figures["turns"]["sd"] / games**0.5
        drawn, wins = figures["measures"]["drawing_turns"], figures["wins_by_seat"]
        print(
            f"  {seats} seats: {mean:5.1f} turns (wanted {turns}, {(mean - turns) / error:+.1f} errors), "
            f"{drawn:5.1%} draw (wanted {share:.0%}), starter wins {wins[0]:.0%}, last {wins[-1]:.0%}, "
            f"{figures['endings']}"
        )


def print_speed(games: int) -> None:
    """Print games a second for four seats of each strength."""
    for strength in Strength:
        plan = Plan(MODE.key, games, 4, strength, settle(MODE.options, {}), 1)
        started = process_time()
        simulate(plan)
        speed = games / (process_time() - started)
        verdict = "ok" if speed >= GAMES_A_SECOND else "TOO SLOW"
        print(f"4 seats, {strength.value}: {speed:.0f} games a second (limit {GAMES_A_SECOND}) {verdict}")


def played(seats: int = 6) -> NetworkState:
    """Return a position with many cards on the table, in which every seat holds the same twelve."""
    match: Match[NetworkState] = Match(MODE, seats, settle(MODE.options, {"start": "first"}), SeededChance(4))
    match.start()
    while match.state.network.size < 54:
        seat = match.state.turns.seat
        legal = MODE.legal(match.state, seat)
        assert match.submit(seat, legal[len(legal) // 2]) is None
        assert match.outcome is None
    hand = tuple(card for card in range(1, 145) if card not in match.state.network)[::6][:12]
    return changed(match.state, hands=(hand,) * seats)


def filled(network: Network, size: int) -> Network:
    """Return the network with cards beyond 144 far away from all others, until so many lie."""
    side = int(size**0.5) + 1
    for place in range(size - network.size):
        network = network.with_card(1000 + place, (100 + place % side * 2, 100 + place // side * 2))
    return network


def medians_us(works: Sequence[Callable[[], object]], rounds: int = 300) -> list[float]:
    """Return the median times of some pieces of work in µs; they take turns, so that all see the same machine."""
    times: list[list[float]] = [[] for _ in works]
    gc.collect()
    for _ in range(rounds):
        for work, own in zip(works, times, strict=True):
            started = perf_counter()
            for _ in range(5):
                work()
            own.append(perf_counter() - started)
    return [statistics.median(own) * 2e5 for own in times]


def print_sizes(sizes: tuple[int, ...]) -> None:
    """Print what a search, a check and a placement cost in networks of several sizes."""
    state = played()
    states = [changed(state, network=filled(state.network, size)) for size in sizes]
    seat, hand = state.turns.seat, state.hand
    action = MODE.legal(state, seat)[0]
    works: Mapping[str, Callable[[NetworkState], object]] = {
        "search": lambda state: fits(hand, state.network, "+-*/"),
        "legal": lambda state: MODE.legal(state, seat),
        "check": lambda state: MODE.check(state, seat, action),
        "lay": lambda state: MODE.apply(state, seat, action),
    }
    print(f"{'cards':>8}" + "".join(f"{size:>20,}" for size in sizes))
    for name, work in works.items():
        times = medians_us([partial(work, state) for state in states])
        told = "".join(f"{time:11.1f} µs × {time / times[0]:.2f}" for time in times)
        verdict = ("ok" if max(times) <= RATIO * times[0] else "TOO SLOW") if name in ("search", "legal") else ""
        print(f"{name:>8}{told}  {verdict}")


if __name__ == "__main__":
    main()
