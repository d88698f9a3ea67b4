"""Recorded games at their tables: played, stepped through, jumped about in, of every mode."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from quiclo_game.play.recording import RecordedMatch, Recording, chapters_of, read_recording
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.brain_state import Roll
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.facing import Facing
from quiclo_game.scenes.plan import GamePlan, recording_of_match
from quiclo_game.scenes.recordings import RecordingsScene
from quiclo_game.scenes.replay import ReplayScene
from quiclo_game.scenes.tables import table_of
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.inputs import Button, KeyPress, PadPlugged, PadPress, Phase, Pointer
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.pad_make import Make
from quiclo_game.shell.text import Words
from tests.bot_game import begin, header_of, play_on
from tests.scenes.around import AroundTable
from tests.scenes.seen import faults, texts
from tests.scenes.stand_ins import Stand, stand

TICK = 1000.0 / 60.0
SIZE = (1280, 720)


@cache
def recorded(mode: str) -> Path:
    """Return the journal of a game, finished where that does not take long."""
    path = Path(mkdtemp(prefix="quiclo-replay-")) / "20261130-011900-000-game.journal"
    header = header_of(mode, 2, seed=3)
    play_on(begin(header, path), header, 25 if mode == "strategy" else 1_000_000)
    return path


def watched(mode: str) -> tuple[ReplayScene, Recording, Stand]:
    services = stand("de")
    recording = read_recording(recorded(mode))
    scene = ReplayScene(services.services, recording)
    scene.enter(SIZE)
    scene.update(0.0)
    return scene, recording, services


def press(scene: ReplayScene, key: str) -> None:
    control = scene.controls.get(key)
    for phase in (Phase.DOWN, Phase.UP):
        scene.handle(Pointer("finger:1:1", phase, control.x, control.y))


@pytest.mark.parametrize("mode", KEYS)
def test_a_game_plays_itself_to_its_end_and_rests_there(mode: str) -> None:
    scene, recording, _ = watched(mode)
    press(scene, "speed:instant")
    for _ in range(60 * 200):
        scene.update(TICK)
        if not scene.playing:
            break

    assert scene.match.place == len(recording.moves)
    assert scene.match.state == recording.moves[-1].after
    assert not scene.playing


@pytest.mark.parametrize("mode", KEYS)
def test_nobody_is_said_to_be_played_by_the_game_whose_own_moves_are_shown(mode: str) -> None:
    scene, _, _ = watched(mode)
    for _ in range(30):
        scene.update(TICK)

    told = {text.text for text in texts((*scene.still(), *scene.moving(0.0)), scene.services.forge.fonts)}
    assert told.isdisjoint({"das Spiel rechnet", "spielt von selbst"})


@pytest.mark.parametrize("mode", KEYS)
def test_any_move_can_be_jumped_to_forwards_and_backwards(mode: str) -> None:
    scene, recording, _ = watched(mode)
    length = len(recording.moves)

    for place in (length, length // 2, 3, 0, length - 1, 1):
        scene._fired(f"place:{place}")
        scene.update(TICK)
        expected = recording.moves[place - 1].after if place else recording.moves[0].before
        assert scene.match.state == expected
        assert not scene.playing
        assert scene.moving(0.0)


@pytest.mark.parametrize("mode", KEYS)
def test_a_step_shows_one_move_and_stops(mode: str) -> None:
    scene, _, _ = watched(mode)
    scene._fired("place:4")
    scene.handle(KeyPress("right"))
    for _ in range(120):
        scene.update(TICK)

    assert scene.match.place == 5
    scene.handle(KeyPress("left"))
    assert scene.match.place == 4


def steered(mode: str, make: str = "Xbox") -> tuple[ReplayScene, Stand]:
    """Return a record in its middle, at rest, and a gamepad in somebody's hands."""
    scene, recording, services = watched(mode)
    scene._fired(f"place:{len(recording.moves) // 2}")
    scene.update(TICK)
    services.services.couch.plug(PadPlugged("pad:0", make, "guid"))
    services.services.couch.used("pad:0")
    return scene, services


def signs(controls: Controls) -> dict[str, Button]:
    """Return what buttons the keys bear."""
    found = {control.key: controls.draws_of(control.key)[1:] for control in controls}
    return {key: draws[0].what.button for key, draws in found.items() if draws}  # type: ignore[attr-defined]


def press_pad(scene: ReplayScene, button: Button) -> None:
    for event in scene.steer(PadPress("pad:0", button)):
        scene.handle(event)


def test_the_keys_of_the_bar_bear_the_buttons_that_press_them() -> None:
    borne = signs(steered("brain_training")[0].controls)
    assert set(borne) == {"leave", "log", "play", "before", "step"}
    for key, button in borne.items():
        scene, services = steered("brain_training")
        place, playing = scene.match.place, scene.playing
        press_pad(scene, button)
        for _ in range(3):
            scene.update(TICK)
        told = {
            "leave": services.navigator.went == ["back"],
            "log": services.navigator.went == ["move_log"],
            "play": scene.playing is not playing,
            "before": scene.match.place == place - 1,
            "step": scene.match.place == place + 1,
        }
        assert told[key], key


def test_with_the_keyboard_they_bear_the_keys_that_do_so() -> None:
    scene, services = steered("brain_training")
    services.services.couch.shows(Make.KEYS)
    assert signs(scene.controls) == {"leave": Button.B, "log": Button.SELECT}
    for key in ("backspace", "escape", "l"):
        scene.handle(KeyPress(key))
    assert services.navigator.went == ["back", "back", "move_log"]


@pytest.mark.parametrize("mode", KEYS)
def test_the_table_of_a_record_bears_no_button_and_offers_nothing_new(mode: str) -> None:
    scene, _ = steered(mode)
    assert signs(scene.table.controls) == {}
    assert not [control.key for control in scene.table.controls if control.key == "new" and control.enabled]


def test_nobody_is_asked_to_change_a_name_in_a_record() -> None:
    header = header_of("no_remainder", 1, seed=3)
    plan = GamePlan("no_remainder", header.players, header.settings, 3)
    recording = recording_of_match(plan, play_on(begin(header), header, 5))
    scene = ReplayScene(stand("de").services, recording, at_end=True)
    scene.enter(SIZE)
    told = {text.text for text in texts((*scene.still(), *scene.moving(0.0)), scene.services.forge.fonts)}
    assert header.players[0].name in told
    assert scene.services.words("remainder.rename") not in told


@pytest.mark.parametrize("button", Button)
def test_every_button_is_answered_in_the_next_picture(button: Button) -> None:
    scene, services = steered("mental_arithmetic")
    before = scene.version
    press_pad(scene, button)
    assert scene.version != before or services.navigator.went


def test_nothing_can_be_changed() -> None:
    match = RecordedMatch(read_recording(recorded("brain_training")))
    match.jump(2)

    assert match.submit(0, Roll()) is not None
    assert match.undo(0) is not None
    assert match.place == 2


def test_a_tap_on_the_table_holds_the_game_and_another_one_lets_it_go_on() -> None:
    scene, _, _ = watched("no_remainder")
    for expected in (False, True):
        for _ in range(200):
            scene.update(TICK)
        for phase in (Phase.DOWN, Phase.UP):
            scene.handle(Pointer("mouse", phase, 5.0, 5.0))
        assert scene.playing is expected


def test_the_bar_marks_every_turn_and_says_whose_it_is() -> None:
    scene, recording, services = watched("brain_training")
    chapters = chapters_of(scene.match.mode, recording.moves)
    scene._fired(f"place:{chapters[5].place}")
    texts = [draw.what.text for draw in scene.still() if isinstance(draw.what, Words)]

    assert recording.players[chapters[5].seat].name in texts
    assert any(f"Zug {chapters[5].place} von {len(recording.moves)}" in text for text in texts)
    press(scene, "log")
    press(scene, "leave")
    assert services.navigator.went == ["move_log", "back"]


def test_speed_is_the_records_own() -> None:
    scene, _, services = watched("mental_arithmetic")
    press(scene, "speed:slow")
    services.store.change(speed=Speed.INSTANT, step=True)
    scene.update(TICK)

    assert scene.table.queue.speed is Speed.SLOW
    assert not scene.table.queue.step_mode


def test_a_torn_end_is_said(tmp_path: Path) -> None:
    path = tmp_path / "torn.journal"
    path.write_bytes(recorded("mental_arithmetic").read_bytes() + b"0 sol")
    scene = ReplayScene(stand("de").services, read_recording(path))
    scene.enter(SIZE)

    assert "unvollständig" in scene.table.message


def listed(folder: Path) -> tuple[RecordingsScene, Stand]:
    services = stand("de")
    scene = RecordingsScene(services.services, folder)
    scene.enter((1920, 1080))
    for _ in range(8):
        scene.update(TICK)
    return scene, services


def test_finished_and_unfinished_games_are_listed_and_a_damaged_one_is_answered(tmp_path: Path) -> None:
    whole = recorded("mental_arithmetic").read_text(encoding="utf-8").splitlines(keepends=True)
    for name, lines in (
        ("20261130-011903-000-a.journal", whole),
        ("20261130-011902-000-b.journal", whole[:9]),
        ("20261130-011901-000-c.journal", [*whole[:9], "0 nonsense\n"]),
        ("20261130-011900-000-d.journal", ["no journal\n"]),
    ):
        (tmp_path / name).write_text("".join(lines), encoding="utf-8")
    scene, services = listed(tmp_path)
    texts = [draw.what.text for draw in scene.still() if isinstance(draw.what, Words)]
    assert any("zu Ende gespielt" in text for text in texts)
    assert any("nicht zu Ende · 8 Züge" in text for text in texts)
    assert sum("beschädigt ab Zeile" in text for text in texts) == 2

    for number in range(4):
        scene.pressed(f"game:{number}")
    scene.pressed("resume:1")

    assert services.navigator.went == [
        f"watch mental_arithmetic {len(whole) - 1}",
        "watch mental_arithmetic 8",
        "resume 20261130-011902-000-b.journal",
    ]
    texts = [draw.what.text for draw in scene.still() if isinstance(draw.what, Words)]
    assert any("Ab Zeile 1 passt sie nicht" in text for text in texts)


def test_a_running_game_is_looked_back_on_from_its_end_and_never_changed() -> None:
    scene, recording, services = watched("no_remainder")
    behind = ReplayScene(services.services, recording, at_end=True)
    behind.enter(SIZE)

    assert behind.match.place == len(recording.moves)
    assert not behind.playing
    behind.handle(KeyPress("left"))
    assert behind.match.state == recording.moves[-2].after
    assert scene.match.place == 0


@pytest.mark.parametrize(("mode", "hides"), [("card_network", True), ("strategy", True), ("mental_arithmetic", False)])
def test_a_running_game_is_looked_back_on_without_what_lies_face_down(mode: str, hides: bool) -> None:
    header = header_of(mode, 2, seed=3)
    match = play_on(begin(header), header, 9)
    plan = GamePlan(mode, header.players, header.settings, 3)
    services = stand("de").services
    recording = table_of(mode)(services, plan, match, {}, on_over=print).recording()
    assert recording is not None
    assert len(recording.moves) == len(match.moves)
    assert (recording.moves[-1].after != match.state) is hides

    scene = ReplayScene(services, recording, at_end=True)
    scene.enter(SIZE)
    for place in (0, len(recording.moves) // 2, len(recording.moves)):
        scene._fired(f"place:{place}")
        scene.update(TICK)
        assert scene.still()
        assert scene.moving(0.0)


def seated_around(mode: str, path: Path, size: tuple[int, int] = SIZE) -> ReplayScene:
    """Return the recording of a game of four bots on the sides of a table, at its end."""
    header = replace(header_of(mode, 4, seed=3), seating=SeatPlan.usual(4))
    play_on(begin(header, path), header, 12)
    scene = ReplayScene(stand("de").services, read_recording(path))
    scene.enter(size)
    scene._fired("last")
    for _ in range(60):
        scene.update(TICK)
    return scene


@pytest.mark.parametrize("size", [SIZE, (1920, 1080), (1080, 1920)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mode", KEYS)
def test_a_game_that_was_played_around_a_table_is_shown_where_everybody_sat(
    mode: str, size: tuple[int, int], tmp_path: Path
) -> None:
    scene = seated_around(mode, tmp_path / "game.journal", size)

    assert [panel.frame.turn for panel in scene.table.edges.panels] == [0, 90, 180, 270]
    assert all(panel.area.bottom <= scene._bar_top for panel in scene.table.edges.panels)
    assert Counter(faults(scene.table, scene.services.forge.fonts)) == {}


@pytest.mark.parametrize("mode", KEYS)
def test_around_a_table_the_keys_of_a_record_lie_where_they_are_seen(mode: str, tmp_path: Path) -> None:
    scene = seated_around(mode, tmp_path / "game.journal")
    pause = scene.table.controls.get("pause").placed(scene.table.edges.frame)
    scene.handle(Pointer("finger:1:1", Phase.DOWN, pause.x, pause.y))
    assert scene.playing

    name = next(control for control in scene.table.edges.controls if not control.passive)
    for phase in (Phase.DOWN, Phase.UP):
        scene.handle(Pointer("finger:1:2", phase, name.x, name.y))
    assert scene.playing, "a name is only to be looked at"


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [SIZE, (1920, 1080), (1080, 1920)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mode", KEYS)
def test_no_word_of_a_record_lacks_its_end(mode: str, size: tuple[int, int], language: str) -> None:
    services = stand(language).services
    services.forge.fonts.least = least_letters(size)
    recording = read_recording(recorded(mode))
    scene = ReplayScene(services, recording, at_end=True)
    scene.enter(size)
    scene._fired(f"place:{len(recording.moves) // 2}")
    scene.update(TICK)
    written = list(texts((*scene.still(), *scene.moving(0.0)), services.forge.fonts))
    assert written
    assert [text.text for text in written if text.cut] == []


def test_in_the_course_of_a_game_whoever_looks_back_sees_it_upright() -> None:
    around = AroundTable("mental_arithmetic", 4)
    around.go()
    recording = around.table.recording()
    assert recording is not None
    assert recording.seating.couch


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_seen_from_a_side_everybody_still_sits_where_they_sat(turn: int, tmp_path: Path) -> None:
    header = replace(header_of("mental_arithmetic", 4, seed=3), seating=SeatPlan.usual(4))
    play_on(begin(header, tmp_path / "game.journal"), header, 12)
    recording = read_recording(tmp_path / "game.journal")
    scene = ReplayScene(stand("de").services, recording, at_end=True, facing=Facing(turn))
    scene.enter(SIZE)
    assert [(panel.frame.turn + turn) % 360 for panel in scene.table.edges.panels] == [0, 90, 180, 270]
