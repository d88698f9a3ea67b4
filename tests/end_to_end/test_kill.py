"""A game that is killed in the middle of things loses nothing that was shown; ``tests.benchmarks.kill`` kills more."""

import signal
from pathlib import Path

import pytest

from quiclo_game.rules.registry import MODES
from tests.end_to_end.killing import Victim, kill_again_and_again

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill without a warning")


def test_a_game_killed_at_random_moments_goes_on_with_nothing_lost_and_ends_as_if_never_killed(tmp_path: Path) -> None:
    tally = kill_again_and_again(tmp_path, kills=5, seed=20, modes=MODES[:1])

    assert tally.lost == []
    assert tally.kills == 5


def test_a_game_killed_before_it_could_say_anything_can_be_begun_anew(tmp_path: Path) -> None:
    victim = Victim(tmp_path, "brain_training", seats=2, seed=5)
    began, announced, ended = victim.run(lines=0)

    assert not ended
    assert announced == [] or began is not None
    lines, _ = victim.written()
    assert len(lines) >= len(announced)
