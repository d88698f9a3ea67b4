"""Cues of the card network: skipped, played or hurried, they leave the very table that the rules have."""

from __future__ import annotations

from typing import Any

import pytest

from quiclo_game.shell.choices import Speed
from quiclo_game.shell.loop import STEP
from tests.scenes.network.seated import Positioned, Seated, seen

HOME = {70: (0, 0)}
FOUR = "bot:easy,bot:medium,bot:strong,bot:easy"


def settled(game: Seated) -> dict[str, object]:
    """Return what the table of a game shows once it is settled anew."""
    game.table.settle()
    return seen(game.table)


def play(game: Seated, moves: int, skip_every: int | None) -> None:
    """Let bots make so many moves; skip what plays now and then, or at once."""
    while len(game.match.moves) < moves and game.match.outcome is None:
        game.table.update(STEP)
        if skip_every is not None and not game.table.queue.empty and len(game.match.moves) % skip_every == 0:
            game.table.queue.skip()


def until_flight(game: Seated) -> Seated:
    """Wait until a card flies."""
    for _ in range(2000):
        if game.board.flights:
            return game
        game.table.update(STEP)
    raise AssertionError("nothing ever flies")


@pytest.mark.parametrize("skip_every", [None, 1, 2, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_played_and_skipped_cues_lead_to_the_same_table(seed: int, skip_every: int | None) -> None:
    game = Seated(FOUR, seed=seed, program={"thinking": Speed.INSTANT})
    play(game, 24, skip_every)
    game.table.queue.skip()

    shown = seen(game.table)

    assert shown == settled(game)


@pytest.mark.parametrize("program", [{"speed": Speed.INSTANT}, {"reduced_motion": True}, {"speed": Speed.SLOW}])
def test_every_speed_and_calm_motion_too(program: dict[str, Any]) -> None:
    game = Seated(FOUR, seed=5, program={"thinking": Speed.INSTANT, **program})
    play(game, 14, None)
    game.watch() if game.table.queue.playing else None
    game.table.queue.skip()

    shown = seen(game.table)

    assert shown == settled(game)


def test_a_placement_lifts_flies_lands_one_after_the_other_and_joins() -> None:
    game = Seated(position=Positioned(((36, 106, 9), (5, 6, 7)), HOME, pile=(140, 141)))
    game.stand.audio.played.clear()
    game.choose(36, 106, 70).press("main")

    flights, landed, joints, seats = [], [], [], []
    for _ in range(120):
        game.table.update(STEP)
        flights.append(len(game.board.flights))
        landed.append(len(game.board.laid))
        joints.append((len(game.board.pops), len(game.board.edges)))
        seats.append(game.board.seat)

    assert max(flights) == 2
    assert flights[0] == 1, "the second card follows a little later"
    assert sorted(set(landed)) == [1, 2, 3]
    assert (2, 0) in joints
    assert joints[-1] == (0, 2)
    assert game.stand.audio.played.count("card_place") == 2
    assert "valid" in game.stand.audio.played
    assert seats[-1] == 1


def test_cards_of_a_hidden_hand_turn_over_on_their_way() -> None:
    position = Positioned(((5, 6, 7), (36, 106, 9)), HOME, pile=(140, 141), seat=1)
    game = until_flight(Seated("Anna,bot:easy", position))
    flips = set()
    for _ in range(60):
        game.table.update(STEP)
        flips |= {round(flight.flip, 1) for flight in game.board.flights}

    assert 0.0 in flips
    assert 1.0 in flips
    assert any(0.2 < flip < 0.8 for flip in flips)


def test_a_bot_holds_up_its_cards_and_aims_before_it_lays_them() -> None:
    position = Positioned(((36, 106, 9), (5, 6, 7)), HOME, pile=(140, 141))
    game = Seated("bot:easy,bot:easy", position)
    aimed = 0.0
    while not game.board.flights:
        game.table.update(STEP)
        aimed += STEP if game.board.aimed == 70 and len(game.board.raised) == 2 else 0.0

    assert aimed > 700
    assert game.board.preview


def test_a_card_that_is_drawn_flies_to_the_hand_and_shows_itself_only_there() -> None:
    game = Seated(position=Positioned(((5, 9), (6, 7)), HOME, pile=(140, 141)))
    game.press("main")
    shut = [flight.shut for flight in game.board.flights]
    assert shut == [False]
    game.watch()
    assert game.board.counts == [3, 2]

    position = Positioned(((5, 9), (6, 7)), HOME, pile=(140, 141), seat=1)
    other = until_flight(Seated("Anna,bot:easy", position))
    assert [flight.shut for flight in other.board.flights] == [True], "what a bot draws stays hidden"


def test_the_newest_line_glows_until_the_next_move() -> None:
    game = Seated(position=Positioned(((36, 106, 9, 79), (5, 6, 64, 70 + 64)), HOME, pile=(140, 141)))
    game.choose(36, 106, 70).press("main").watch()
    assert game.board.newest == 0
    game.press("open").choose(64, 134, 70).press("main")
    game.wait(40)
    assert game.board.newest == -1
    game.watch()
    assert game.board.newest == 1


def test_what_happened_is_written_down_newest_first_and_can_be_pointed_out() -> None:
    game = Seated(position=Positioned(((36, 106, 9), (5, 6, 64, 134)), HOME, pile=(140, 141)))
    game.choose(36, 106, 70).press("main").watch()
    game.press("open").choose(64, 134, 70).press("main").watch()

    assert [entry.kind for entry in game.board.log] == ["placed", "placed"]
    game.press("entry:0")
    assert game.board.pointed == 0
    game.press("entry:0")
    assert game.board.pointed == -1


def test_in_step_mode_every_move_of_a_bot_waits_for_one_tap() -> None:
    game = Seated("Anna,bot:easy,bot:easy", seed=3, program={"step": True, "thinking": Speed.INSTANT}, opened=False)
    while not game.table.may_play:
        game.tap(700, 300).watch_step()
    moves = len(game.match.moves)
    game.press("main" if game.table.turn.stuck else "hint")
    for _ in range(3):
        if len(game.match.moves) == moves:
            game.press("hint")
    if len(game.match.moves) == moves:
        game.press("main")
    game.wait(4000)

    assert game.table.queue.waiting
    assert len(game.match.moves) == moves + 2, "the own move, and the first bot's, which waits"
    game.tap(700, 300)
    game.wait(4000)
    assert len(game.match.moves) == moves + 3
    assert game.table.queue.waiting


def test_the_deal_lays_the_start_cards_face_up() -> None:
    game = Seated("Anna,Mia", seed=4, start_cards="3")

    assert len(game.board.laid) == 3
    assert game.board.counts == [12, 12]
    assert game.board.pile == 144 - 24 - 3
