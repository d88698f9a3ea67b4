import os
import signal
from collections.abc import Callable, Sequence

import pygame
import pytest

from quiclo_game.shell.clock import RealClock
from quiclo_game.shell.event_source import Exposed, QuitAsked, WindowEvent
from quiclo_game.shell.inputs import Input, KeyPress, Phase, Pointer
from quiclo_game.shell.loop import MOST_TICKS, STEP, Loop, shortcut_name
from quiclo_game.shell.scene_stack import SceneStack
from tests.shell.fakes import NotingScene, NotingScreen, NotingStage, ScriptedSource, WakingClock

DOWN = Pointer("mouse", Phase.DOWN, 1.0, 2.0)
CANCEL = Pointer("mouse", Phase.CANCEL, 1.0, 2.0)


class World:
    """A loop among stand-ins, with a scene called ``table`` on the stack."""

    def __init__(
        self,
        shortcuts: dict[str, Callable[[], None]] | None = None,
        on_quit: Callable[[], None] | None = None,
    ) -> None:
        self.said: list[str] = []
        self.clock = WakingClock()
        self.screen = NotingScreen()
        self.stage = NotingStage()
        self.source = ScriptedSource()
        self.stack = SceneStack()
        self.table = NotingScene("table", self.said)
        self.stack.push(self.table)
        self.loop = Loop(
            self.screen, self.stack, self.stage, self.source, self.clock, shortcuts=shortcuts, on_quit=on_quit
        )

    def run(self, turns: int, between: Callable[[int], None] = lambda turn: None) -> None:
        """Run in the clock's time; after each sleep call ``between``, and stop after so many turns."""

        def woke() -> None:
            between(self.clock.sleeps)
            if self.clock.sleeps >= turns:
                self.loop.stop()

        self.clock.on_wake = woke
        self.loop.run()


def test_virtual_time_ticks_sixty_times_a_second_however_it_is_cut() -> None:
    world = World()

    assert world.loop.advance(1000.0) == 60
    assert sum(world.loop.advance(7.0) for _ in range(1000)) == 420
    assert world.table.ticks == 480
    assert world.clock.now() == pytest.approx(8000.0)


def test_virtual_time_draws_nothing_until_it_is_asked_for_a_frame() -> None:
    world = World()
    world.table.moves = True

    world.loop.advance(500.0)
    assert world.stage.frames == []
    assert world.loop.render() is world.screen.surface
    assert world.stage.frames == [(["table still"], True, ["table moving"])]


def test_only_a_virtual_clock_can_be_advanced() -> None:
    world = World()

    with pytest.raises(TypeError, match="virtual"):
        Loop(world.screen, world.stack, world.stage, world.source, RealClock()).advance(1.0)


def test_real_time_ticks_as_often_as_virtual_time() -> None:
    world = World()

    world.run(turns=120)

    assert world.table.ticks == pytest.approx(120, abs=1)
    assert world.screen.closed == 1


def test_no_scene_is_drawn_before_its_first_update() -> None:
    world = World()
    frames_then: list[int] = []
    world.table.on_update = lambda: frames_then.append(len(world.stage.frames))

    world.run(turns=3)

    assert frames_then[0] == 0
    assert len(world.stage.frames) == 1


def test_a_frame_asked_for_at_once_is_preceded_by_an_update() -> None:
    world = World()

    world.loop.render()

    assert (world.table.ticks, len(world.stage.frames)) == (1, 1)


def test_an_idle_scene_is_drawn_once_and_then_left_alone() -> None:
    world = World()

    world.run(turns=100)

    assert len(world.stage.frames) == 1
    assert world.screen.updates == [None]
    assert world.table.stills == 1


def test_a_scene_that_changed_is_drawn_once_more() -> None:
    world = World()

    world.run(turns=100, between=lambda turn: world.table.invalidate() if turn == 50 else None)

    assert [changed for _, changed, _ in world.stage.frames] == [True, True]
    assert world.screen.updates == [None, 1]


def test_an_animating_scene_is_drawn_every_tick_and_once_at_rest() -> None:
    world = World()

    def between(turn: int) -> None:
        world.table.moves = 10 <= turn < 20

    world.run(turns=60, between=between)

    assert [changed for _, changed, _ in world.stage.frames] == [True, *[False] * 11]
    assert world.table.stills == 1


def test_frames_lie_between_the_ticks() -> None:
    world = World()
    world.table.moves = True
    world.loop.advance(STEP * 2.25)

    world.loop.render()

    assert world.stage.alphas == [pytest.approx(0.25)]


def test_a_slow_frame_is_caught_up_but_not_endlessly() -> None:
    world = World()

    world.run(turns=10, between=lambda turn: world.clock.advance(10_000.0) if turn == 5 else None)

    assert world.table.ticks <= 9 + MOST_TICKS


def test_input_reaches_the_top_scene_and_shows_in_the_very_next_frame() -> None:
    world = World()
    world.table.on_handle = lambda event: world.table.invalidate()
    frames_then: list[int] = []

    def between(turn: int) -> None:
        if turn == 30:
            world.source.next.append(DOWN)
            frames_then.append(len(world.stage.frames))
        if turn == 31:
            frames_then.append(len(world.stage.frames))

    world.run(turns=40, between=between)

    assert world.table.inputs == [DOWN]
    assert frames_then == [1, 2]


def test_an_exposed_window_is_drawn_whole_once_since_its_surface_may_be_empty() -> None:
    world = World()

    world.run(turns=20, between=lambda turn: world.source.next.append(Exposed()) if turn == 10 else None)

    assert len(world.stage.frames) == 2
    assert world.screen.updates == [None, None]


def test_a_resized_window_ends_pointers_lays_out_anew_and_is_drawn_whole() -> None:
    world = World()

    def between(turn: int) -> None:
        if turn == 10:
            world.source.live = [CANCEL]
            world.screen.surface = pygame.Surface((300, 200))

    world.run(turns=20, between=between)

    assert world.table.inputs == [CANCEL]
    assert world.table.size == (300, 200)
    assert world.source.sizes == [(100, 100), (300, 200)]
    assert world.screen.updates == [None, None]
    assert world.stage.frames[-1] == (["table still"], True, ["table moving"])


def test_a_swap_happens_between_ticks_and_the_old_scene_learns_of_its_pointers() -> None:
    world = World()
    results = NotingScene("results", world.said)

    def swap(event: Input) -> None:
        world.source.live = [CANCEL]
        world.stack.replace(results)

    world.loop.advance(STEP)
    world.table.on_handle = swap
    world.source.next = [DOWN, KeyPress("a")]
    world.table.on_update = lambda: world.said.append("table.update")
    world.loop.advance(STEP)

    assert world.said == ["table.enter", "table.down", "table.cancel", "table.leave", "results.enter"]
    assert (results.ticks, results.size) == (1, (100, 100))


def test_an_overlay_shows_the_scene_beneath_as_a_still_picture() -> None:
    world = World()
    pause = NotingScene("pause", world.said, covers=False)
    world.table.moves = True
    world.loop.advance(STEP)
    world.stack.push(pause)
    world.loop.advance(STEP * 10)
    ticks = world.table.ticks

    world.loop.render()
    pause.invalidate()
    world.loop.advance(STEP * 10)
    world.loop.render()

    beneath = ["table still", "table moving", "pause still"]
    assert world.stage.frames == [(beneath, True, ["pause moving"]), (beneath, True, ["pause moving"])]
    assert (world.table.ticks, world.table.stills) == (ticks, 1)


def test_nothing_of_an_overlay_stays_when_it_is_gone() -> None:
    world = World()
    world.loop.advance(STEP)
    world.stack.push(NotingScene("pause", world.said, covers=False))
    world.loop.advance(STEP)
    world.loop.render()
    world.stack.pop()
    world.loop.advance(STEP)

    world.loop.render()

    assert world.stage.frames[-1] == (["table still"], True, ["table moving"])


def test_a_closed_window_ends_the_loop_unless_somebody_says_otherwise() -> None:
    plain, asked = World(), list[str]()
    kiosk = World(on_quit=lambda: asked.append("quit"))

    for world in (plain, kiosk):
        world.source.next = [QuitAsked()]
        world.loop.advance(100.0)

    assert plain.loop.over
    assert plain.table.ticks <= 1
    assert not kiosk.loop.over
    assert asked == ["quit"]


def test_the_loop_ends_with_its_last_scene() -> None:
    world = World()
    world.table.on_update = world.stack.pop

    world.loop.run()

    assert world.loop.over
    assert world.screen.closed == 1


def test_a_shortcut_is_called_and_never_reaches_a_scene() -> None:
    pressed: list[str] = []
    world = World(shortcuts={"f11": lambda: pressed.append("f11"), "alt+return": lambda: pressed.append("both")})
    world.loop.advance(STEP)

    world.source.next = [KeyPress("f11"), KeyPress("return", alt=True), KeyPress("return"), KeyPress("f11", shift=True)]
    world.loop.advance(STEP)

    assert pressed == ["f11", "both"]
    assert world.table.inputs == [KeyPress("return"), KeyPress("f11", shift=True)]


def test_a_shortcut_names_its_modifiers_in_one_order() -> None:
    assert shortcut_name(KeyPress("q", shift=True, control=True, alt=True)) == "control+alt+shift+q"


def test_every_frame_is_shown_to_the_hooks() -> None:
    world = World()
    seen: list[tuple[pygame.Surface, float]] = []
    world.loop.on_frame.append(lambda surface, now: seen.append((surface, round(now))))
    world.loop.advance(100.0)

    world.loop.render()

    assert seen == [(world.screen.surface, 100)]


def test_an_exception_closes_the_display_and_goes_on() -> None:
    world = World()

    def fail() -> None:
        raise RuntimeError("broken scene")

    world.table.on_update = fail

    with pytest.raises(RuntimeError, match="broken scene"):
        world.loop.run()
    assert world.screen.closed == 1


def test_sigterm_stops_the_loop_cleanly_and_only_while_it_runs() -> None:
    world = World(on_quit=lambda: None)
    before = signal.getsignal(signal.SIGTERM)

    def between(turn: int) -> None:
        if turn == 5:
            os.kill(os.getpid(), signal.SIGTERM)
        assert turn < 50

    world.run(turns=100, between=between)

    assert world.loop.over
    assert world.screen.closed == 1
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_finger_that_comes_down_as_the_window_changes_its_size_does_not_stay_down() -> None:
    world = World()
    world.loop.advance(STEP)
    world.said.clear()
    poll = world.source.poll

    def resized_meanwhile() -> Sequence[Input | WindowEvent]:
        world.screen.surface = pygame.Surface((60, 40))
        world.source.live = [CANCEL]
        world.source.poll = poll  # type: ignore[method-assign]
        return [DOWN]

    world.source.poll = resized_meanwhile  # type: ignore[method-assign]
    world.loop.advance(STEP)

    assert [word for word in world.said if word in ("table.down", "table.cancel")] == ["table.down", "table.cancel"]


def test_where_pictures_look_different_now_the_stage_looks_them_up_anew() -> None:
    world = World()
    world.run(2, lambda turn: world.loop.draw_anew() if turn == 1 else None)

    assert world.stage.renewed == 1
    assert [changed for _, changed, _ in world.stage.frames] == [True, True]
