"""What passers-by see: all modes in turn, a line of what happened in every language, and nothing that burns in."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.locale import load_words
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength, bots
from quiclo_game.rules.registry import KEYS, find_mode
from quiclo_game.scenes.attract import LANGUAGE_MS, PULSE, PULSE_MS, PULSE_STEPS, AttractScene
from quiclo_game.scenes.attract_caption import caption_of
from quiclo_game.scenes.title_faces import CallFace
from quiclo_game.scenes.wander import WANDER, Wander
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.control_looks import ControlLook
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.layout import scale
from quiclo_game.shell.shapes import Disc, Veil
from tests.bot_game import begin, header_of, play_on
from tests.kiosk.house import start_house
from tests.scenes.seen import texts


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    yield
    pygame.display.quit()


def test_the_picture_wanders_at_most_24_px_a_minute_and_never_far() -> None:
    wander, places = Wander(), []
    for _ in range(3600):
        wander.update(1000.0)
        places.append(wander.shift)

    assert all(abs(x) <= WANDER and abs(y) <= WANDER for x, y in places)
    assert max(math.dist(places[at], places[at + 60]) for at in range(len(places) - 60)) <= 24.0
    assert len(set(places)) > 30


def test_what_rests_stays_the_same_object_while_the_picture_does_not_wander() -> None:
    wander, draw = Wander(), Draw(Disc(5, "honey"), 10, 10)
    first = wander.moved("still", [draw])
    assert wander.moved("still", [draw])[0] is first[0]
    wander.update(60_000.0)

    assert wander.moved("still", [draw])[0].x == 10 + wander.shift[0]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_mode_has_lines_for_what_its_bots_do(key: str, language: str) -> None:
    header = header_of(key, 4, seed=2)
    match = play_on(begin(header), header, 60)
    words, players = load_words(language), bots(4, Strength.MEDIUM)
    found = [caption_of([move], players, words) for move in match.moves]
    texts = [caption.text for caption in found if caption is not None]

    assert any("=" in text for text in texts)
    assert any(words("kiosk.colour.coral") in text for text in texts)
    assert all("\n" not in text and "Robo" not in text for text in texts)


def test_a_won_target_is_told_with_calculation_colour_card_and_continent() -> None:
    mode = find_mode("brain_training")
    header = header_of(mode.key, 2, seed=1)
    match: Match[object] = play_on(begin(header), header, 80)
    captions = [caption_of([move], bots(2, Strength.MEDIUM), load_words("de")) for move in match.moves]
    won = next(caption.text for caption in captions if caption is not None and " gewinnt die " in caption.text)

    assert won.count("=") == 1
    assert any(continent in won for continent in ("Europa", "Afrika", "Asien", "amerika", "Australien"))
    assert isinstance(header.chance(), SeededChance)


def test_all_modes_play_themselves_in_turn_and_every_game_comes_to_its_end(tmp_path: Path) -> None:
    app = start_house(tmp_path, KioskConfig())
    app.services.store.override(speed=Speed.INSTANT, thinking=Speed.INSTANT)
    seen: list[str] = []
    scene = app.stack.top
    for _ in range(3000):
        app.loop.advance(500.0)
        scene = app.stack.top
        assert isinstance(scene, AttractScene)
        if not seen or seen[-1] != scene.table.plan.mode_key:
            seen.append(scene.table.plan.mode_key)
        if len(seen) > len(KEYS):
            break

    assert isinstance(scene, AttractScene)
    assert seen[: len(KEYS)] == list(KEYS)
    assert scene.finished >= len(KEYS)
    strengths = {player.strength for player in scene.table.plan.players}
    assert len(strengths) == 3


def test_table_line_and_names_speak_one_language_and_every_mode_comes_round_in_each(tmp_path: Path) -> None:
    app = start_house(tmp_path)
    app.services.store.override(speed=Speed.INSTANT, thinking=Speed.INSTANT)
    scene = app.stack.top
    assert isinstance(scene, AttractScene)
    spoken: dict[int, tuple[str, str]] = {}
    while len(spoken) <= 2 * len(KEYS):
        app.loop.advance(500.0)
        words = scene.table.services.words
        spoken[scene.number] = scene.table.plan.mode_key, words.language
        assert scene.table.plan.players[0].name == words("kiosk.colour.coral")
        assert app.services.words.language == "de", "whoever wakes it is spoken to as before"
        seen = [text.text for text in texts([*scene.still(), *scene.moving(1.0)], app.services.forge.fonts)]
        assert words(f"mode.{scene.table.plan.mode_key}.name") in " ".join(seen)

    in_turn = [language for _, (_, language) in sorted(spoken.items())]
    assert in_turn[: len(KEYS)] == ["de", "en", "de", "en", "de"]
    assert set(spoken.values()) == {(key, language) for key in KEYS for language in ("de", "en")}


def test_the_invitation_begins_with_each_language_in_turn(tmp_path: Path) -> None:
    scene = start_house(tmp_path).stack.top
    assert isinstance(scene, AttractScene)
    first: list[str] = []
    for _ in range(4):
        looks = [draw.what for draw in scene.moving(1.0) if isinstance(draw.what, ControlLook)]
        first += [look.face.call for look in looks if isinstance(look.face, CallFace)]
        scene.update(LANGUAGE_MS)

    assert first == [load_words(code)("title.call") for code in ("de", "en", "de", "en")]


def test_the_invitation_is_darkened_with_all_the_rest(tmp_path: Path) -> None:
    scene = start_house(tmp_path).stack.top
    assert isinstance(scene, AttractScene)

    assert [isinstance(draw.what, Veil) for draw in scene.moving(1.0)].index(True) == len(scene.moving(1.0)) - 1


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1080), (3840, 2160)])
def test_the_name_of_the_mode_keeps_off_the_invitation(tmp_path: Path, size: tuple[int, int]) -> None:
    app = start_house(tmp_path, size=size)
    scene = app.stack.top
    assert isinstance(scene, AttractScene)
    named: set[str] = set()
    for code in ("de", "en"):
        words = load_words(code)
        for key in KEYS:
            name = words(f"mode.{key}.name")
            draws = list(scene._call(size[0], 0.0, scale(size), name))
            pill = next(draw for draw in draws if isinstance(draw.what, ControlLook))
            assert isinstance(pill.what, ControlLook)
            edge = pill.x - pill.what.state.width * (1.0 + PULSE) / 2
            (shown,) = [one for one in texts(draws, app.services.forge.fonts) if one.text == name]
            assert edge - shown.area.right >= 40 * scale(size)
            named.add(name)

    assert len(named) > len(KEYS)


@pytest.mark.parametrize("calm", [False, True])
def test_the_invitation_breathes_and_keeps_its_size_with_less_motion(calm: bool, tmp_path: Path) -> None:
    house = start_house(tmp_path)
    house.services.store.override(reduced_motion=calm)
    scene = house.stack.top
    assert isinstance(scene, AttractScene)
    sizes: list[float] = []
    for _ in range(round(2 * PULSE_MS / 20)):
        scene.update(20.0)
        sizes += [draw.scale for draw in scene.moving(1.0) if isinstance(draw.what, ControlLook) and called(draw.what)]
    assert len(sizes) == round(2 * PULSE_MS / 20)
    assert max(sizes) == pytest.approx(1.0 if calm else 1.0 + PULSE)
    assert min(sizes) == 1.0
    assert len(set(sizes)) == (1 if calm else PULSE_STEPS + 1), "few pictures are needed"
    assert sizes[: len(sizes) // 2] == pytest.approx(sizes[len(sizes) // 2 :])


def called(look: ControlLook) -> bool:
    return isinstance(look.face, CallFace)
