from collections.abc import Callable

import pytest

from quiclo_game.shell.choices import Speed
from quiclo_game.shell.cue_queue import Cue, CueQueue
from quiclo_game.shell.motion import Chain, Together, Wait
from quiclo_game.shell.tween import Tween


class Stage:
    """Notes what is played."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.x = 0.0

    def say(self, word: str) -> Callable[[], None]:
        return lambda: self.said.append(word)

    def cue(self, name: str, duration: float = 100.0) -> Cue:
        return Cue(
            duration,
            start=self.say(f"{name} starts"),
            advance=lambda t: self.said.append(f"{name} {t:g}"),
            finish=self.say(f"{name} ends"),
        )


def test_a_cue_starts_advances_to_one_and_ends() -> None:
    stage, queue = Stage(), CueQueue()
    queue.add(stage.cue("roll"))

    for _ in range(3):
        queue.update(50.0)

    assert stage.said == ["roll starts", "roll 0.5", "roll 1", "roll ends"]
    assert queue.empty


def test_cues_play_in_order_and_time_left_over_is_handed_on() -> None:
    stage, queue = Stage(), CueQueue()
    queue.add(stage.cue("a", 10.0))
    queue.add(stage.cue("b", 0.0))
    queue.add(stage.cue("c", 20.0))

    queue.update(15.0)

    assert stage.said == ["a starts", "a 1", "a ends", "b starts", "b 1", "b ends", "c starts", "c 0.25"]


def test_a_group_staggers_its_cues_and_ends_with_the_last() -> None:
    stage, queue = Stage(), CueQueue()
    queue.add(Together((Cue(240.0, start=stage.say(card)) for card in "abc"), stagger=45.0))
    queue.add(Cue(start=stage.say("after")))

    queue.update(50.0)
    assert stage.said == ["a", "b"]
    queue.update(270.0)
    assert stage.said == ["a", "b", "c"]
    queue.update(10.0)
    assert stage.said == ["a", "b", "c", "after"]


def test_skipping_runs_everything_to_its_end_once_and_in_order() -> None:
    stage, queue = Stage(), CueQueue()
    queue.add(stage.cue("a"))
    queue.add(Chain((Wait(50.0), stage.cue("b"))))
    queue.add(Tween(stage, "x", 4.0, 100.0, on_done=stage.say("moved")))
    queue.update(25.0)

    queue.skip()
    queue.skip()
    queue.update(500.0)

    assert stage.said == ["a starts", "a 0.25", "a 1", "a ends", "b starts", "b 1", "b ends", "moved"]
    assert stage.x == 4.0
    assert queue.empty


def test_a_skip_from_inside_a_cue_ends_nothing_twice() -> None:
    stage, queue = Stage(), CueQueue()
    queue.add(Cue(10.0, start=queue.skip, finish=stage.say("first")))
    queue.add(Cue(10.0, finish=stage.say("second")))

    queue.update(1.0)
    queue.update(50.0)

    assert stage.said == ["first", "second"]
    assert queue.empty


def test_what_a_callback_adds_stays_queued_when_skipping() -> None:
    stage, queue = Stage(), CueQueue()
    queue.add(Cue(10.0, finish=lambda: queue.add(stage.cue("next"))))

    queue.skip()

    assert stage.said == []
    assert not queue.empty


@pytest.mark.parametrize(
    ("speed", "needed"), [(Speed.FAST, 50.0), (Speed.NORMAL, 100.0), (Speed.SLOW, 160.0), (Speed.INSTANT, 0.0)]
)
def test_the_speed_stretches_every_duration(speed: Speed, needed: float) -> None:
    stage, queue = Stage(), CueQueue(speed=speed)
    queue.add(Cue(100.0, finish=stage.say("done")))

    if needed:
        queue.update(needed - 1.0)
        assert stage.said == []
    queue.update(1.0 if needed else 0.0)

    assert stage.said == ["done"]


def test_an_instant_game_that_feeds_itself_plays_one_round_an_update() -> None:
    rounds, queue = list[int](), CueQueue(speed=Speed.INSTANT)

    def again() -> None:
        rounds.append(len(rounds))
        queue.add(Cue(500.0, finish=again))

    queue.add(Cue(500.0, finish=again))
    for _ in range(3):
        queue.update(16.0)

    assert rounds == [0, 1, 2]


def test_step_mode_waits_before_each_motion_and_lets_it_play_to_its_end() -> None:
    stage, queue = Stage(), CueQueue(step_mode=True)
    queue.add(Cue(100.0, finish=stage.say("a")))
    queue.add(Cue(100.0, finish=stage.say("b")))

    queue.update(1000.0)
    assert (queue.waiting, queue.playing, stage.said) == (True, False, [])
    queue.step()
    queue.update(50.0)
    assert (queue.waiting, queue.playing) == (False, True)
    queue.update(500.0)
    assert (queue.waiting, stage.said) == (True, ["a"])
    queue.step()
    queue.update(100.0)
    assert stage.said == ["a", "b"]


def test_step_mode_waits_also_at_instant_speed() -> None:
    stage, queue = Stage(), CueQueue(speed=Speed.INSTANT, step_mode=True)
    queue.add(Cue(finish=stage.say("a")))
    queue.add(Cue(finish=stage.say("b")))

    queue.update(16.0)
    queue.step()
    queue.update(16.0)

    assert stage.said == ["a"]
    assert queue.waiting


def test_what_does_not_stop_plays_on_in_step_mode() -> None:
    stage, queue = Stage(), CueQueue(step_mode=True)
    queue.add(Cue(finish=stage.say("own move")), stops=False)

    queue.update(16.0)

    assert stage.said == ["own move"]


def test_a_tap_skips_what_blocks_steps_what_waits_and_is_free_otherwise() -> None:
    stage, queue = Stage(), CueQueue()
    assert not queue.take_tap()

    queue.add(Cue(100.0), blocking=False)
    assert not queue.blocked
    assert not queue.take_tap()

    queue.add(Cue(100.0, finish=stage.say("blocking")))
    assert queue.blocked
    assert queue.take_tap()
    assert stage.said == ["blocking"]

    queue.step_mode = True
    queue.add(Cue(100.0, finish=stage.say("stepped")))
    assert queue.take_tap()
    assert stage.said == ["blocking"]
    queue.update(100.0)
    assert stage.said == ["blocking", "stepped"]


def test_a_cue_can_tell_that_it_is_being_skipped() -> None:
    seen, queue = list[bool](), CueQueue()
    queue.add(Cue(10.0, start=lambda: seen.append(queue.hurrying)))
    queue.add(Cue(10.0, start=lambda: seen.append(queue.hurrying)))

    queue.update(5.0)
    queue.skip()

    assert seen == [False, True]
    assert not queue.hurrying


def test_a_cleared_queue_calls_nothing_more() -> None:
    stage, queue = Stage(), CueQueue()
    queue.add(stage.cue("a"))
    queue.clear()

    queue.update(500.0)

    assert stage.said == []
    assert queue.empty
