"""The director: bots think at the same time, the shortest thought acts first, what a clock refuses is tried again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.play.thought import Thought
from quiclo_game.rules.contract import Action
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.remainder_state import Buzz, Claim
from quiclo_game.scenes.director import Director


class Thinker:
    """A bot that buzzes after so many ms."""

    def __init__(self, ms: int) -> None:
        self.ms = ms
        self.asked = 0

    def decide(self, state: Any) -> Thought:
        self.asked += 1
        return Thought(Buzz(state.clock + self.ms), self.ms)


def seated(*ms: int, **rules: str) -> tuple[Match[Any], list[Thinker]]:
    mode = find_mode("no_remainder")
    match: Match[Any] = Match(mode, max(2, len(ms)), settle(mode.options, rules), SeededChance(3))
    match.start()
    return match, [Thinker(each) for each in ms]


def directing(match: Match[Any], bots: list[Thinker], now: int | None = None) -> Director:
    def stamp(action: Action) -> Action:
        return action if now is None else replace(cast(Buzz, action), at=now)

    return Director(match, {seat: cast(Bot, bot) for seat, bot in enumerate(bots)}, stamp)


def test_several_bots_think_at_once_and_the_shortest_thought_acts() -> None:
    match, bots = seated(3000, 1000, 2000)
    director = directing(match, bots)
    assert not director.update(900)
    assert director.thinking == 1
    assert director.update(200)
    assert match.state.claim == Claim(1, 1000)
    assert [bot.asked for bot in bots] == [1, 1, 1]


def test_among_equal_thoughts_the_order_of_the_seats_counts() -> None:
    match, bots = seated(1000, 1000, 1000)
    directing(match, bots).update(5000)
    assert match.state.claim.seat == 0
    assert len(match.moves) == 2


def test_a_long_thought_is_cut_short_where_nobody_should_wait_and_the_order_stays() -> None:
    match, bots = seated(24_000, 9000, 9500)
    director = directing(match, bots)
    director.longest = 4000
    assert not director.update(3900)
    assert director.thinking == 1
    assert director.update(200)
    assert match.state.claim.seat == 1


def test_nobody_thinks_once_somebody_has_acted() -> None:
    match, bots = seated(10, 20)
    director = directing(match, bots)
    director.update(50)
    assert director.thinking is None


def test_actions_get_the_time_of_the_table() -> None:
    match, bots = seated(1000, 2000)
    directing(match, bots, now=777).update(1000)
    assert match.state.claim == Claim(0, 777)


def test_what_is_refused_is_tried_again_until_it_is_accepted() -> None:
    match, bots = seated(10)
    match.submit(1, Buzz(0))
    waiting = Director(match, {0: cast(Bot, bots[0])})
    assert not waiting.update(1e9), "another seat picks"
    assert match.state.claim.seat == 1
