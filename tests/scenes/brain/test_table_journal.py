"""The table and its journal: written first, resumed as it was, told in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_replay import resume
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.rules.brain_state import EndTurn, Solve, Step
from quiclo_game.rules.contract import Action
from quiclo_game.rules.seats import Actor, Seat
from tests.scenes.brain.seated import ROLLS, TOPS, Seated, first_turn, seen


@dataclass
class Written:
    """A scribe in memory."""

    lines: list[tuple[Actor, Action]] = field(default_factory=list)

    def write(self, actor: Actor, action: Action) -> None:
        self.lines.append((actor, action))

    def write_undo(self, seat: Seat) -> None:
        self.lines.append((seat, EndTurn()))

    def write_time(self, played: int) -> None:
        self.lines.append((0, played))

    def write_attempt(self, seat: Seat, action: Action) -> None:
        self.lines.append((seat, action))

    def write_handover(self, seat: Seat, *, to_bot: bool) -> None:
        self.lines.append((seat, to_bot))


def test_every_action_is_written_before_it_is_shown() -> None:
    scribe = Written()
    game = Seated(tops=TOPS, rolls=ROLLS, scribe=scribe).roll()
    game.lay("b*f").press("main")
    assert scribe.lines[-1] == (0, Solve(12, "b*f"))
    assert game.board.pawns[0].points == 0


def test_a_disk_that_takes_nothing_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file where a folder is needed")
    game = Seated(tops=TOPS, rolls=ROLLS)
    game.match.scribe = JournalWriter(blocked / "game.journal")
    game.hurry().press("main")
    assert game.table.message_tone == "wrong"
    assert "kann nicht gesichert werden" in game.table.message
    assert any("kann nicht gesichert werden" in line for line in game.table.standing())
    game.hurry().press("main").hurry()
    assert game.state.step is Step.CALCULATE


def test_a_resumed_game_shows_what_was_on_the_table(tmp_path: Path) -> None:
    game = Seated(seed=5)
    path = tmp_path / "game.journal"
    game.match.scribe = JournalWriter.create(path, Header("brain_training", game.plan.settings, game.plan.players, 5))
    for move in game.match.moves:
        game.match.scribe.write(move.actor, move.action)
    game.roll().press("reveal", "reveal").hurry()
    match, _, _ = resume(path)
    again = Seated(seed=5, match=match, start=False)
    assert dict(seen(again.board)) == dict(seen(game.board))
    assert again.board.last is not None
    assert again.table.interactive


def test_a_resumed_turn_has_its_whole_thinking_time() -> None:
    game = Seated(seed=5, rules={"think_seconds": "20"}).roll()
    again = Seated(seed=5, rules={"think_seconds": "20"}, match=game.match, start=False)
    again.wait(1000)
    assert again.state.turns.seat == 0
    assert again.table.seconds_left == 19


def test_the_log_tells_every_move_in_the_language_that_is_set() -> None:
    game = first_turn().roll().lay("b*f").press("main").hurry()
    german = game.table.log()
    assert "Anna löst 12: 2 × 6 = 12" in german
    game.stand.store.change(language="en")
    english = game.table.log()
    assert len(english) == len(german)
    assert not set(english) & set(german)


def test_a_new_game_moves_the_start_on_by_one_seat() -> None:
    game = first_turn("Anna,Mia,Jonas")
    game.table.restart()
    plan = game.stand.navigator.plans[0]
    assert [player.name for player in plan.players] == ["Mia", "Jonas", "Anna"]
    assert plan.seed != game.plan.seed
