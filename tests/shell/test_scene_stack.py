from quiclo_game.shell.inputs import Input, KeyPress, Phase, Pointer
from quiclo_game.shell.scene_stack import SceneStack
from tests.shell.fakes import NotingScene

SIZE = (800, 600)
DOWN = Pointer("mouse", Phase.DOWN, 1.0, 2.0)
UP = Pointer("mouse", Phase.UP, 1.0, 2.0)
CANCEL = Pointer("mouse", Phase.CANCEL, 1.0, 2.0)


def nothing() -> tuple[Input, ...]:
    return ()


def stack_of(*scenes: NotingScene) -> SceneStack:
    stack = SceneStack()
    for scene in scenes:
        stack.push(scene)
    stack.settle(SIZE, nothing)
    for scene in scenes:
        scene.said.clear()
    return stack


def test_a_pushed_scene_is_on_top_only_after_the_stack_has_settled() -> None:
    said: list[str] = []
    stack, scene = SceneStack(), NotingScene("title", said)

    stack.push(scene)
    assert stack.top is None
    assert not stack.empty
    assert stack.settle(SIZE, nothing)
    assert stack.top is scene
    assert scene.size == SIZE
    assert said == ["title.enter"]


def test_a_swap_cancels_the_pointers_of_the_old_scene_before_it_leaves() -> None:
    said: list[str] = []
    stack = stack_of(NotingScene("title", said))

    stack.push(NotingScene("table", said))
    stack.settle(SIZE, lambda: (CANCEL,))

    assert said == ["title.cancel", "title.leave", "table.enter"]


def test_a_popped_scene_uncovers_the_one_beneath() -> None:
    said: list[str] = []
    title, table = NotingScene("title", said), NotingScene("table", said)
    stack = stack_of(title, table)

    stack.pop()
    stack.settle(SIZE, nothing)

    assert stack.top is title
    assert said == ["table.leave", "title.enter"]


def test_replace_leaves_the_scenes_beneath_alone() -> None:
    said: list[str] = []
    title, table, results = (NotingScene(name, said) for name in ("title", "table", "results"))
    stack = stack_of(title, table)

    stack.replace(results)
    stack.settle(SIZE, nothing)
    assert stack.top is results
    assert said == ["table.leave", "results.enter"]

    stack.pop()
    stack.settle(SIZE, nothing)
    assert stack.top is title


def test_scenes_that_never_came_to_the_top_are_told_nothing() -> None:
    said: list[str] = []
    stack = stack_of(NotingScene("title", said), NotingScene("table", said))

    stack.push(NotingScene("pause", said))
    stack.clear()
    stack.push(NotingScene("attract", said))
    stack.settle(SIZE, nothing)

    assert said == ["table.leave", "attract.enter"]


def test_popping_the_last_scene_empties_the_stack_and_one_more_does_no_harm() -> None:
    stack = stack_of(NotingScene("title", []))

    stack.pop()
    stack.pop()
    assert stack.settle(SIZE, lambda: (CANCEL,))

    assert stack.empty
    assert stack.top is None
    stack.handle(DOWN)
    stack.update(16.0)
    assert stack.visible() == ()


def test_a_swap_asked_for_while_entering_waits_for_the_next_tick() -> None:
    class Gate(NotingScene):
        def enter(self, size: tuple[int, int]) -> None:
            super().enter(size)
            stack.push(inner)

    said: list[str] = []
    stack = SceneStack()
    inner = NotingScene("inner", said)
    stack.push(Gate("gate", said))

    stack.settle(SIZE, nothing)
    assert said == ["gate.enter"]
    stack.settle(SIZE, nothing)
    assert said == ["gate.enter", "gate.leave", "inner.enter"]


def test_a_scene_may_be_drawn_only_after_its_first_update() -> None:
    stack = stack_of(NotingScene("title", []))

    assert not stack.ready
    stack.update(16.0)
    assert stack.ready
    stack.push(NotingScene("table", []))
    stack.settle(SIZE, nothing)
    assert not stack.ready


def test_only_the_top_scene_takes_input_and_time() -> None:
    title, pause = NotingScene("title", []), NotingScene("pause", [], covers=False)
    stack = stack_of(title, pause)

    stack.handle(DOWN)
    stack.update(16.0)

    assert (title.inputs, title.ticks) == ([], 0)
    assert (pause.inputs, pause.ticks) == ([DOWN], 1)


def test_overlays_show_what_lies_beneath_down_to_a_scene_that_covers() -> None:
    title, table = NotingScene("title", []), NotingScene("table", [])
    pause, question = NotingScene("pause", [], covers=False), NotingScene("question", [], covers=False)

    assert stack_of(title, table, pause, question).visible() == (table, pause, question)
    assert stack_of(title, table).visible() == (table,)
    assert stack_of(pause).visible() == (pause,)


def test_once_a_swap_is_asked_for_the_old_scene_only_learns_how_its_pointers_end() -> None:
    title = NotingScene("title", [])
    stack = stack_of(title)
    stack.handle(DOWN)
    stack.push(NotingScene("table", []))

    for event in (DOWN, KeyPress("return"), UP):
        stack.handle(event)

    assert title.inputs == [DOWN, CANCEL]


def test_every_scene_learns_the_new_size() -> None:
    title, table = NotingScene("title", []), NotingScene("table", [])
    stack = stack_of(title, table)

    stack.resized((1080, 1920))

    assert title.size == table.size == (1080, 1920)
