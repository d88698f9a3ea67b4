from __future__ import annotations

from collections.abc import Sequence

import pygame
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quiclo_game.shell.draws import Draw
from quiclo_game.shell.lens import Lens
from quiclo_game.shell.painter import Painter, Placed
from quiclo_game.shell.palette import rgb
from quiclo_game.shell.patches import merged
from quiclo_game.shell.pictures import Backdrop, LiveSurface
from quiclo_game.shell.shapes import Bar, Box, Disc
from quiclo_game.shell.stage import Stage
from quiclo_game.shell.text import Words
from tests.shell.workbench import hidden_screen

LOOKS = (
    Box(120, 60, 12, "panel", 0.8, "line", shadow=8, glow="honey", glow_size=6),
    Disc(22, "honey", 0.5, shadow=6),
    Bar(90, 8, "cream"),
    Words("Quiclo", 40, "paper"),
)
draws = st.builds(
    Draw,
    st.sampled_from(LOOKS),
    st.integers(-60, 700).map(float),
    st.integers(-60, 420).map(float),
    st.sampled_from([0.0, 0.0, 90.0, 33.0]),
    st.sampled_from([1.0, 1.0, 0.7]),
    st.sampled_from([1.0, 1.0, 0.4]),
)
scenes = st.lists(draws, max_size=8)
frames = st.lists(st.tuples(scenes, st.booleans(), scenes), min_size=1, max_size=6)
drawn = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=80)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def painted_whole(painter: Painter, size: tuple[int, int], still: list[Draw], moving: list[Draw]) -> bytes:
    surface = pygame.Surface(size)
    surface.fill(rgb("felt"))
    painter.paint(surface, [*still, *moving])
    return pixels(surface)


@given(frames)
@drawn
def test_dirty_rectangles_give_the_same_pixels_as_a_full_redraw(
    painter: Painter, screen: pygame.Surface, frames: list[tuple[list[Draw], bool, list[Draw]]]
) -> None:
    stage = Stage(painter)
    shown: list[Draw] = []
    for index, (still, still_changed, moving) in enumerate(frames):
        if still_changed or index == 0:
            shown = still
        stage.present(screen, shown, still_changed or index == 0, moving)
        assert pixels(screen) == painted_whole(painter, screen.get_size(), shown, moving)


@given(scenes, draws, st.integers(0, 8), scenes)
@drawn
def test_one_changed_still_draw_gives_the_same_pixels_as_a_full_redraw(
    painter: Painter, screen: pygame.Surface, still: list[Draw], other: Draw, place: int, moving: list[Draw]
) -> None:
    stage = Stage(painter)
    stage.present(screen, still, True, moving)
    changed = [*still[:place], other, *still[place + 1 :]]
    stage.present(screen, changed, True, moving)
    assert pixels(screen) == painted_whole(painter, screen.get_size(), changed, moving)


@given(frames)
@drawn
def test_every_changed_pixel_lies_in_a_reported_rectangle(
    painter: Painter, screen: pygame.Surface, frames: list[tuple[list[Draw], bool, list[Draw]]]
) -> None:
    stage = Stage(painter)
    stage.present(screen, [], True, [])
    for still, still_changed, moving in frames:
        before = screen.copy()
        for rect in stage.present(screen, still, still_changed, moving):
            before.blit(screen, rect, rect)
        assert pixels(before) == pixels(screen)


def test_nothing_new_touches_nothing(painter: Painter, screen: pygame.Surface) -> None:
    stage = Stage(painter)
    moving = [Draw(LOOKS[1], 100, 100)]
    assert stage.present(screen, [Draw(LOOKS[0], 300, 200)], True, moving)
    screen.set_at((0, 0), (1, 2, 3))
    assert stage.present(screen, [], False, list(moving)) == []
    assert screen.get_at((0, 0))[:3] == (1, 2, 3)


def test_an_equal_still_list_touches_nothing_either(painter: Painter, screen: pygame.Surface) -> None:
    stage = Stage(painter)
    stage.present(screen, [Draw(LOOKS[0], 300, 200)], True, [])
    assert stage.present(screen, [Draw(LOOKS[0], 300, 200)], True, []) == []


def test_a_moving_draw_touches_only_where_it_was_and_is(painter: Painter, screen: pygame.Surface) -> None:
    stage = Stage(painter)
    stage.present(screen, [], True, [Draw(LOOKS[1], 100, 100)])
    rects = stage.present(screen, [], False, [Draw(LOOKS[1], 110, 100)])
    assert sum(rect.width * rect.height for rect in rects) < 20_000
    assert not any(rect.collidepoint(400, 300) for rect in rects)


def test_forgetting_draws_all_anew(painter: Painter, screen: pygame.Surface) -> None:
    stage = Stage(painter)
    stage.present(screen, [], True, [])
    screen.fill((0, 0, 0))
    stage.forget()
    assert stage.present(screen, [], False, []) == [screen.get_rect()]
    assert screen.get_at((5, 5))[:3] == rgb("felt")


def test_another_size_draws_all_anew(painter: Painter, screen: pygame.Surface) -> None:
    stage = Stage(painter)
    stage.present(screen, [], True, [])
    larger = hidden_screen(800, 500)
    assert stage.present(larger, [], False, []) == [larger.get_rect()]
    assert larger.get_at((790, 490))[:3] == rgb("felt")


def test_the_background_lies_under_everything_and_can_be_exchanged(painter: Painter, screen: pygame.Surface) -> None:
    stage = Stage(painter, Backdrop("table/felt_landscape.jpg", 640, 360))
    stage.present(screen, [Draw(Disc(20, "#FF0000"), 320, 180)], True, [])
    felt = pixels(screen)
    assert screen.get_at((320, 180))[:3] == (255, 0, 0)
    stage.background = None
    stage.present(screen, [Draw(Disc(20, "#FF0000"), 320, 180)], False, [])
    assert pixels(screen) != felt
    assert screen.get_at((3, 3))[:3] == rgb("felt")


def ground(colour: str) -> Draw:
    """Return an opaque draw as large as the screen."""
    surface = pygame.Surface((640, 360), 0, 32)
    surface.fill(colour)
    return Draw(LiveSurface(colour, 1, surface), 0, 0)


GROUNDS = tuple(ground(colour) for colour in ("#204060", "#603010", "#0A0A0A"))
shows = st.lists(
    st.tuples(
        st.sampled_from(["as it is", "as it is", "forgotten", "renewed"]),
        st.sampled_from([None, *GROUNDS]),
        scenes,
        st.sampled_from([True, True, False]),
        scenes,
    ),
    min_size=2,
    max_size=9,
)


@given(shows)
@drawn
def test_whatever_was_kept_or_left_out_before_the_pixels_are_those_of_drawing_anew(
    painter: Painter,
    screen: pygame.Surface,
    shows: list[tuple[str, Draw | None, list[Draw], bool, list[Draw]]],
) -> None:
    """Grounds that change in every frame, as under a camera, and now and then a screen that was lost."""
    stage = Stage(painter)
    shown: list[Draw] = []
    for index, (lost, below, still, still_changed, moving) in enumerate(shows):
        if still_changed or index == 0:
            shown = still if below is None else [below, *still]
        if lost != "as it is":
            screen.fill((255, 0, 255))
            stage.forget() if lost == "forgotten" else stage.renew()
        stage.present(screen, shown, still_changed or index == 0, moving)
        assert pixels(screen) == painted_whole(painter, screen.get_size(), shown, moving)


class Counting(Painter):
    """Counts what it lays."""

    laid = 0

    def lay(self, surface: pygame.Surface, placed: Sequence[Placed]) -> None:
        self.laid += len(placed)
        super().lay(surface, placed)


def test_on_a_screen_that_was_lost_what_rests_is_copied_and_not_painted_again(
    painter: Painter, screen: pygame.Surface
) -> None:
    counting = Counting(painter.forge)
    stage = Stage(counting)
    still = [Draw(look, 100, 100) for look in LOOKS]
    stage.present(screen, still, True, [])
    counting.laid = 0

    stage.forget()
    stage.present(screen, still, True, [Draw(LOOKS[1], 300, 100)])
    assert counting.laid == 1
    stage.renew()
    stage.present(screen, still, True, [Draw(LOOKS[1], 300, 100)])
    assert counting.laid == 1 + len(still) + 1


def test_draws_that_look_different_now_are_looked_up_anew(painter: Painter, screen: pygame.Surface) -> None:
    stage, draw = Stage(painter), Draw(Words("2 × 3", 40, "paper"), 200, 100)
    stage.present(screen, [draw], True, [draw.moved(0, 100)])
    painter.forge.wear(Lens(dots=True))
    stage.renew()
    stage.present(screen, [draw], False, [draw.moved(0, 100)])
    assert pixels(screen) == painted_whole(painter, screen.get_size(), [draw], [draw.moved(0, 100)])
    painter.forge.wear(Lens())


def test_what_changes_as_a_whole_again_and_again_is_painted_without_a_picture_of_it(
    painter: Painter, screen: pygame.Surface
) -> None:
    counting = Counting(painter.forge)
    stage = Stage(counting)
    still = [Draw(look, 100, 100) for look in LOOKS]
    for frame in range(4):
        counting.laid = 0
        stage.present(screen, [GROUNDS[frame % 2], *still], True, [])
        assert counting.laid == 1 + len(still)
    for step in range(12):
        counting.laid = 0
        stage.present(screen, [], False, [Draw(LOOKS[1], 300 + step, 100)])
    assert counting.laid == 1, "the picture was made once all rested, and is only copied now"


rects = st.builds(pygame.Rect, st.integers(0, 50), st.integers(0, 50), st.integers(1, 30), st.integers(1, 30))


@given(st.lists(rects, max_size=8))
def test_merged_rectangles_cover_all_and_do_not_overlap(areas: list[pygame.Rect]) -> None:
    apart = merged(areas)
    for area in areas:
        assert any(whole.contains(area) for whole in apart)
    for index, first in enumerate(apart):
        assert first.collidelist(apart[index + 1 :]) == -1


def test_what_comes_and_goes_between_others_leaves_the_rest_alone(painter: Painter, screen: pygame.Surface) -> None:
    row = [Draw(Disc(10, "honey"), 30.0 + 40 * place, 40.0) for place in range(12)]
    below = Draw(Disc(10, "cream"), 300.0, 300.0)
    stage = Stage(painter)
    stage.present(screen, [], True, [*row[:3], *row[4:], below])
    changed = stage.present(screen, [], False, [*row[:10], *row[11:]])
    assert sorted(rect.center for rect in changed) == [
        (round(draw.x), round(draw.y)) for draw in (row[3], below, row[10])
    ]
