import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from quiclo_game.shell.assets import Assets
from quiclo_game.shell.audio import DUCK_DB, RETRY_AFTER, Audio, group_of, semitones
from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.voices import MOST_VOICES, decibels
from tests.shell.fakes import tone


@pytest.fixture
def sounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Assets]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    folder = tmp_path / "sounds"
    folder.mkdir()
    for name in ("valid", "die_roll", "score_tick", "win", "buzzer_3"):
        (folder / f"{name}.wav").write_bytes(tone(frames=44_100))
    (folder / "broken.wav").write_bytes(b"no sound")
    yield Assets(tmp_path)
    pygame.mixer.quit()


def audio_of(sounds: Assets, volume: int = 10) -> tuple[Audio, VirtualClock]:
    clock = VirtualClock()
    return Audio(sounds, clock, random.Random(1), volume=volume), clock


def busy() -> list[float]:
    """Return how loud each channel is that plays."""
    channels = [pygame.mixer.Channel(index) for index in range(MOST_VOICES)]
    return [channel.get_volume() for channel in channels if channel.get_busy()]


def test_a_sound_is_heard_by_its_name_as_loud_as_recorded_give_or_take(sounds: Assets) -> None:
    audio, _ = audio_of(sounds)

    audio.play("valid", gain=0.5)

    assert busy() == [pytest.approx(0.5, rel=0.2)]
    assert not audio.silent


def test_nothing_is_opened_before_it_is_needed(sounds: Assets) -> None:
    audio, _ = audio_of(sounds, volume=0)
    audio.play("valid")

    assert audio.silent
    assert pygame.mixer.get_init() is None


def test_volume_cap_trim_and_mute_all_count(sounds: Assets) -> None:
    audio, clock = audio_of(sounds, volume=5)
    loud: list[float] = []

    for change in ({}, {"cap": 2}, {"trim_db": -9.0}, {"muted": True}):
        for name, value in change.items():
            setattr(audio, name, value)
        audio.hush()
        clock.advance(1000.0)
        audio.play("valid")
        loud.extend(busy())

    # SDL keeps a volume in 128 steps.
    assert loud == [
        pytest.approx(0.25, rel=0.25),
        pytest.approx(0.04, abs=0.015),
        pytest.approx(0.04 * decibels(-9.0), abs=0.015),
    ]


def test_a_machine_without_sound_is_silent_and_is_asked_again_more_and_more_rarely(
    sounds: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    audio, clock = audio_of(sounds)
    tries: list[float] = []

    def fail(*arguments: int) -> None:
        tries.append(clock.now())
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    for _ in range(1000):
        audio.play("valid")
        clock.advance(100.0)

    assert audio.silent
    assert tries == [0.0, RETRY_AFTER, 3 * RETRY_AFTER, 7 * RETRY_AFTER]


def test_sound_comes_back_with_the_device(sounds: Assets, monkeypatch: pytest.MonkeyPatch) -> None:
    audio, clock = audio_of(sounds)
    with monkeypatch.context() as patched:
        patched.setenv("SDL_AUDIODRIVER", "no such driver")
        assert not audio.open()

    clock.advance(RETRY_AFTER - 1.0)
    assert not audio.open()
    clock.advance(1.0)
    audio.play("valid")

    assert not audio.silent
    assert len(busy()) == 1


@pytest.mark.parametrize("name", ["missing", "broken"])
def test_a_sound_that_cannot_be_played_is_logged_once_and_costs_nothing(
    sounds: Assets, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    audio, clock = audio_of(sounds)

    for _ in range(10):
        audio.play(name, pitch=1.1)
        clock.advance(1000.0)

    assert len(caplog.records) == 1
    assert busy() == []


def test_the_limits_of_loudness_are_kept(sounds: Assets) -> None:
    audio, clock = audio_of(sounds)

    audio.play("die_roll")
    audio.play("die_roll")
    clock.advance(39.0)
    audio.play("die_roll")
    assert len(busy()) == 1

    for _ in range(40):
        clock.advance(40.0)
        audio.play("die_roll")
    assert len(busy()) <= MOST_VOICES


def test_a_melody_keeps_its_pitch_and_a_struck_thing_varies(sounds: Assets, monkeypatch: pytest.MonkeyPatch) -> None:
    audio, clock = audio_of(sounds)
    lengths: dict[str, set[float]] = {"win": set(), "die_roll": set()}
    for name, found in lengths.items():
        for _ in range(30):
            audio.hush()
            clock.advance(5000.0)
            audio.play(name)
            sound = pygame.mixer.Channel(0).get_sound()
            assert sound is not None
            found.add(round(sound.get_length(), 2))

    assert lengths["win"] == {1.0}
    assert len(lengths["die_roll"]) == 5
    assert min(lengths["die_roll"]) == pytest.approx(1 / 1.03, abs=0.01)


def test_an_octave_up_is_half_as_long(sounds: Assets) -> None:
    audio, _ = audio_of(sounds)

    audio.play("valid", pitch=semitones(12))

    sound = pygame.mixer.Channel(0).get_sound()
    assert sound is not None
    assert sound.get_length() == pytest.approx(0.5, abs=0.01)


def test_a_closed_device_is_opened_again_by_the_next_sound(sounds: Assets) -> None:
    audio, clock = audio_of(sounds)
    audio.play("valid")

    audio.close()
    audio.close()
    audio.hush()
    assert pygame.mixer.get_init() is None
    clock.advance(1000.0)
    audio.play("valid")

    assert len(busy()) == 1


def test_points_in_a_row_climb_by_semitones(sounds: Assets) -> None:
    audio, clock = audio_of(sounds)
    lengths: list[float] = []
    for _ in range(4):
        clock.advance(250.0)
        audio.play("score_tick")
        sound = pygame.mixer.Channel(len(lengths)).get_sound()
        assert sound is not None
        lengths.append(sound.get_length())

    assert lengths == pytest.approx([1 / semitones(step) for step in range(4)], abs=0.01)


def test_every_group_has_a_volume_of_its_own(sounds: Assets) -> None:
    audio, clock = audio_of(sounds)
    assert [group_of(name) for name in ("die_roll", "valid", "key_press", "buzzer_3")] == [
        "table",
        "signals",
        "keys",
        "buzzer",
    ]

    audio.groups = {"table": 0, "signals": 5}
    assert audio.open()
    audio.play("die_roll")
    assert busy() == []
    clock.advance(1000.0)
    audio.play("valid")
    assert busy() == [pytest.approx(0.25, rel=0.25)]


def test_a_win_makes_everything_else_softer(sounds: Assets) -> None:
    audio, clock = audio_of(sounds)
    audio.play("die_roll")
    before = busy()[0]
    clock.advance(50.0)
    audio.play("win")
    clock.advance(50.0)
    audio.play("valid")

    assert busy()[0] == pytest.approx(before * decibels(DUCK_DB), abs=0.02)
    assert busy()[1] > 0.8
    assert busy()[2] == pytest.approx(decibels(DUCK_DB), rel=0.25)


@pytest.mark.parametrize(("pan", "sides"), [(-1.0, (1.0, 0.4)), (1.0, (0.4, 1.0))])
def test_a_seat_is_heard_from_where_it_sits(
    sounds: Assets, monkeypatch: pytest.MonkeyPatch, pan: float, sides: tuple[float, float]
) -> None:
    audio, _ = audio_of(sounds)
    assert audio.open()
    told: list[tuple[float, ...]] = []

    class Channel:
        def __init__(self, number: int) -> None:
            pass

        def play(self, sound: pygame.mixer.Sound) -> None:
            pass

        def set_volume(self, *gains: float) -> None:
            told.append(gains)

    monkeypatch.setattr(pygame.mixer, "Channel", Channel)
    audio.pan = pan
    audio.play("valid")

    ((left, right),) = told
    assert left / right == pytest.approx(sides[0] / sides[1])


def test_a_device_that_is_lost_in_mid_sound_costs_nothing_and_is_found_again(
    sounds: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    audio, clock = audio_of(sounds)
    audio.play("valid")
    assert not audio.silent

    def gone(*_: object) -> None:
        raise pygame.error("device disconnected")

    clock.advance(1000.0)
    with monkeypatch.context() as lost:
        lost.setattr(pygame.mixer, "Channel", gone)
        audio.play("valid")
    assert audio.silent
    audio.play("valid")
    assert audio.silent, "it is not looked for at every sound"
    clock.advance(RETRY_AFTER)
    audio.play("valid")

    assert not audio.silent
    assert busy()


def test_a_device_that_is_plugged_in_is_used_at_once_and_another_one_is_no_reason_to_begin_anew(
    sounds: Assets,
) -> None:
    audio, clock = audio_of(sounds)
    audio.play("valid")
    audio.device_found()
    assert busy(), "what is heard goes on"
    audio.device_lost()
    assert audio.silent
    audio.device_found()
    clock.advance(1.0)
    audio.play("place")

    assert not audio.silent
