"""A running game: submitting, observing, undoing, and dice that people throw themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from quiclo_game.play.chance import RealDice, ScriptedChance, SeededChance
from quiclo_game.play.match import Match, Move
from quiclo_game.rules.brain_state import BrainState, EndTurn, Reveal, Roll, Solve, Step
from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import ChanceAction, Rolled, RollRequest, Shuffled
from quiclo_game.rules.contract import Action
from quiclo_game.rules.dice import DiceSet
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE, Actor, Seat

STACKS = Shuffled(tuple(tuple(reversed(continent.cards)) for continent in Continent))


class Notebook:
    """A scribe that remembers."""

    def __init__(self) -> None:
        self.lines: list[tuple[Actor, Any]] = []

    def write(self, actor: Actor, action: Action) -> None:
        self.lines.append((actor, action))

    def write_undo(self, seat: Seat) -> None:
        self.lines.append((seat, "undo"))

    def write_time(self, played: int) -> None:
        self.lines.append((0, "time"))

    def write_attempt(self, seat: Seat, action: Action) -> None:
        self.lines.append((seat, "tried"))

    def write_handover(self, seat: Seat, *, to_bot: bool) -> None:
        self.lines.append((seat, "away" if to_bot else "back"))


def begin(
    seats: int = 2, script: tuple[ChanceAction, ...] = (), scribe: Notebook | None = None, **options: str
) -> Match[BrainState]:
    """Return a started match in which the highest cards lie on top and the script's dice fall."""
    mode = BrainTraining()
    settings = settle(mode.options, {"start": "first", **options})
    match = Match(mode, seats, settings, ScriptedChance([STACKS, *script], SeededChance(1)), scribe)
    match.start()
    return match


def at_two_targets(scribe: Notebook | None = None, **options: str) -> Match[BrainState]:
    """Return a match with the targets 24 and 120 and the dice 1 to 6 (a to f) before seat 0."""
    match = begin(2, (Rolled((1, 5, 1)), Rolled((1, 2, 3, 4, 5, 6)), Rolled((2, 2, 2))), scribe, **options)
    assert match.submit(0, Roll()) is None
    assert match.submit(0, Roll()) is None
    return match


def test_chance_has_acted_before_the_first_turn_and_after_every_roll() -> None:
    match = begin(script=(Rolled((1, 5, 1)),))
    assert [move.action for move in match.moves] == [STACKS]
    assert match.submit(0, Roll()) is None

    assert match.state.step is Step.ROLL_NUMBERS
    assert [move.action for move in match.moves] == [STACKS, Roll(), Rolled((1, 5, 1))]
    assert [move.actor for move in match.moves] == [CHANCE, 0, CHANCE]
    assert match.awaited is None


def test_every_move_keeps_the_states_around_it() -> None:
    match = at_two_targets()

    for earlier, later in zip(match.moves, match.moves[1:], strict=False):
        assert earlier.after is later.before
    assert match.moves[-1].after is match.state


@pytest.mark.parametrize(
    ("actor", "action", "reason"),
    [
        (0, Solve(120, "d*e+f"), Reason.WRONG_RESULT),
        (1, Solve(120, "d*e*f"), Reason.NOT_YOUR_TURN),
        (0, EndTurn(), Reason.TARGETS_OPEN),
        (0, Roll(), Reason.WRONG_PHASE),
        (CHANCE, Rolled((1, 2, 3)), Reason.NOT_YOUR_TURN),
    ],
)
def test_a_refused_action_changes_nothing_and_is_told_to_nobody(actor: Actor, action: Any, reason: Reason) -> None:
    notebook = Notebook()
    match = at_two_targets(notebook)
    told: list[Any] = []
    match.observe(told.append, told.append)
    state, moves, lines = match.state, list(match.moves), list(notebook.lines)

    rejection = match.submit(actor, action)
    assert rejection is not None
    assert rejection.reason is reason
    assert match.state is state
    tried = [(0, "tried")] if reason is Reason.WRONG_RESULT else []
    assert (match.moves, notebook.lines, told) == (moves, [*lines, *tried], [])
    assert [attempt.rejection.reason for attempt in match.attempts] == ([reason] if tried else [])


def test_every_action_is_written_down_before_anyone_is_told() -> None:
    notebook = Notebook()
    match = at_two_targets(notebook)
    written_when_told: list[bool] = []

    def moved(move: Move[BrainState]) -> None:
        written_when_told.append(notebook.lines[-1] == (move.actor, move.action))

    match.observe(moved, lambda move: written_when_told.append(notebook.lines[-1] == (0, "undo")))
    match.submit(0, Solve(24, "d*f"))
    match.undo(0)
    match.submit(0, Solve(24, "d*f"))

    assert written_when_told == [True, True, True]
    assert notebook.lines[-3:] == [(0, Solve(24, "d*f")), (0, "undo"), (0, Solve(24, "d*f"))]


def test_where_writing_down_fails_the_game_stays_as_it_was() -> None:
    class Torn(Notebook):
        def write(self, actor: Actor, action: Action) -> None:
            raise RuntimeError("torn")

    match = at_two_targets()
    match.scribe = Torn()
    state = match.state
    with pytest.raises(RuntimeError, match="torn"):
        match.submit(0, Solve(24, "d*f"))

    assert match.state is state


def test_observers_hear_of_chance_too_in_order() -> None:
    match = begin(script=(Rolled((1, 5, 1)),))
    heard: list[Any] = []
    match.observe(lambda move: heard.append(move.action), lambda move: None)
    match.submit(0, Roll())

    assert heard == [Roll(), Rolled((1, 5, 1))]


def test_undo_gives_back_the_very_state_scores_included() -> None:
    match = at_two_targets()
    before = match.state
    match.submit(0, Solve(24, "d*f"))
    middle = match.state
    match.submit(0, Solve(120, "d*e*f"))
    assert match.state.points == (6, 0)

    assert match.undo(0) is None
    assert match.state is middle
    assert match.state.points == (1, 0)
    assert match.undo(1) is None
    assert match.state is before


def test_handing_on_can_be_taken_back() -> None:
    match = at_two_targets()
    match.submit(0, Solve(24, "d*f"))
    match.submit(0, Solve(120, "d*e*f"))
    before = match.state
    match.submit(0, EndTurn())

    assert match.undo(0) is None
    assert match.state is before


def test_undo_never_crosses_what_chance_has_shown() -> None:
    match = at_two_targets()
    assert match.undo(0) == Rejection(Reason.UNDO_WOULD_REVEAL)
    match.submit(0, Solve(24, "d*f"))
    match.undo(0)

    assert match.undo(0) == Rejection(Reason.UNDO_WOULD_REVEAL)
    assert begin().undo(0) == Rejection(Reason.UNDO_WOULD_REVEAL)


def test_undo_never_hides_a_solution_again() -> None:
    match = at_two_targets()
    match.submit(0, Reveal(24))
    assert match.undo(0) == Rejection(Reason.UNDO_WOULD_REVEAL)

    match = at_two_targets(attempts="one")
    match.submit(0, Solve(24, "a+b"))
    assert match.undo(0) == Rejection(Reason.UNDO_WOULD_REVEAL)


def test_without_moves_and_after_the_end_there_is_nothing_to_undo() -> None:
    mode = BrainTraining()
    unstarted = Match(mode, 2, settle(mode.options, {}), SeededChance(1))
    assert unstarted.undo(0) == Rejection(Reason.NOTHING_TO_UNDO)

    over = at_two_targets()
    over.state = replace(over.state, points=(48, 0))
    over.submit(0, Solve(24, "d*f"))
    assert over.outcome is not None
    assert over.undo(0) == Rejection(Reason.NOTHING_TO_UNDO)


def test_a_refused_undo_is_neither_written_nor_told() -> None:
    notebook = Notebook()
    match = at_two_targets(notebook)
    told: list[Any] = []
    match.observe(told.append, told.append)
    lines = list(notebook.lines)
    match.undo(0)

    assert notebook.lines == lines
    assert told == []


def test_an_undone_move_is_told_with_its_states() -> None:
    match = at_two_targets()
    undone: list[Move[BrainState]] = []
    match.observe(lambda move: None, undone.append)
    match.submit(0, Solve(24, "d*f"))
    match.undo(0)

    (move,) = undone
    assert (move.actor, move.action, move.before) == (0, Solve(24, "d*f"), match.state)


def real_dice_match() -> Match[BrainState]:
    mode = BrainTraining()
    settings = settle(mode.options, {"start": "first"})
    match = Match(mode, 2, settings, RealDice(ScriptedChance([STACKS], SeededChance(1))))
    match.start()
    return match


def test_with_real_dice_the_match_waits_for_the_faces() -> None:
    match = real_dice_match()
    match.submit(0, Roll())

    assert match.awaited == RollRequest(DiceSet(3, 6))
    assert match.submit(0, Roll()) == Rejection(Reason.NOT_FROM_CHANCE)
    assert match.submit(CHANCE, Rolled((1, 2, 7))) == Rejection(Reason.NOT_FROM_CHANCE)
    assert match.submit(CHANCE, Rolled((1, 1, 5))) is None
    assert match.awaited is None
    match.submit(0, Roll())
    assert match.awaited == RollRequest(DiceSet(6, 12))


def test_with_real_dice_a_roll_asked_for_by_mistake_can_be_taken_back_but_not_its_faces() -> None:
    match = real_dice_match()
    before = match.state
    match.submit(0, Roll())
    assert match.undo(0) is None
    assert match.state is before
    match.submit(0, Roll())
    match.submit(CHANCE, Rolled((1, 1, 5)))

    assert match.undo(0) == Rejection(Reason.UNDO_WOULD_REVEAL)
